"""Shields: replacement and prevention effects that resolved spells and abilities leave behind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import Shield
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PICK_ONE, Option, Question
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx, bindings
from apnap.interpret.filters import fits
from apnap.interpret.refs import objects, recipients, shares
from apnap.turn import several

INSTEAD = "redirect-to"

# Which durations end at which moment of the game (ir.Apply); `seat` counts where it is "your".
ENDS: dict[str, tuple[str, ...]] = {
    "cleanup": ("turn",),
    "end-of-combat": ("combat",),
    "turn-begins": ("your-next-turn",),
    "upkeep": ("your-next-upkeep",),
    "after-untap": ("next-untap", "your-next-untap"),
}


def _add(g: Game, shield: Shield) -> None:
    g.set("shields", (*g.shields, shield))


def _new(
    ctx: Ctx,
    kind: str,
    node: ir.Node | None,
    until: str,
    *,
    to: tuple[int, ...] | None = None,
    number: int | None = None,
    uses: int = -1,
    source: int = 0,
    more: tuple[tuple[str, Any], ...] = (),
) -> int:
    g = ctx.g
    shield_id = g.next_id
    g.set_flow("next_id", shield_id + 1)
    _add(
        g,
        Shield(
            shield_id,
            kind,
            node,
            controller=ctx.controller,
            source=ctx.source,
            timestamp=g.stamp(),
            until=until,
            turn=g.turn,
            to=to,
            amount=number,
            uses=uses,
            chosen_source=source,
            bound=(*bindings(ctx), *more),
        ),
    )
    return shield_id


# ------------------------------------------------------------------ creating


def prevent(ctx: Ctx, node: ir.PreventDamage) -> bool:
    """prevention-shield-created: an amount shields each recipient by itself (2006:419.7c)."""
    g = ctx.g
    number = None if node.amount is None else amount(ctx, node.amount)
    if number is not None and number <= 0:
        return False
    if node.divided:
        return _divided(ctx, node)
    if number is None and any(isinstance(part, ir.All) for part in node.to):
        return _of_groups(ctx, node)
    sources = _sources(ctx, node.chosen_source, node.source, node.source_ref)
    to = recipients(ctx, node.to) if node.to else None
    if not sources or (to is not None and not to):
        return False
    uses = 1 if node.next_only else -1
    groups = [to] if to is None or number is None else [(one,) for one in to]
    for group in groups:
        for source in sources:
            _new(
                ctx,
                "prevent",
                node,
                node.duration,
                to=group,
                number=number,
                uses=uses,
                source=source,
            )
        for target in group or ():
            told = {} if number is None else {"n": number}
            g.trace("prevention-shield-created", source=ctx.source, target=target, **told)
    return True


def _of_groups(ctx: Ctx, node: ir.PreventDamage) -> bool:
    """All damage is prevented to whatever is of a group as it would be dealt (2006:418.3b)."""
    rest = tuple(part for part in node.to if not isinstance(part, ir.All))
    groups: list[Any] = [part.filter for part in node.to if isinstance(part, ir.All)]
    made = [prevent(ctx, replace(node, to=rest))] if rest else []
    made += [prevent(ctx, replace(node, to=(), to_filter=what)) for what in groups]
    return any(made)


def _divided(ctx: Ctx, node: ir.PreventDamage) -> bool:
    """division-announced: a shield for each target that is still legal."""
    found = [share for ref in node.to for share in shares(ctx, ref)]
    for id_, n in found:
        _new(ctx, "prevent", node, node.duration, to=(id_,), number=n)
        ctx.g.trace("prevention-shield-created", source=ctx.source, n=n, target=id_)
    return bool(found)


def redirect(ctx: Ctx, node: ir.RedirectDamage) -> bool:
    """A shield that sends damage elsewhere; where to is fixed now."""
    number = None if node.amount is None else amount(ctx, node.amount)
    new = recipients(ctx, (node.instead,))
    to = recipients(ctx, node.to) if node.to else None
    sources = _sources(ctx, node.chosen_source, node.source, None)
    if not new or not sources or (number is not None and number <= 0):
        return False
    if to is not None and not to:
        return False
    uses = 1 if node.next_only else -1
    groups = [to] if to is None or node.next_only else [(one,) for one in to]
    for group in groups:
        _new(
            ctx,
            "redirect",
            node,
            node.duration,
            to=group,
            number=number,
            uses=uses,
            source=sources[0],
            more=((INSTEAD, new[0]),),
        )
    return True


def redirected_to(shield: Shield) -> int:
    """Where a redirection shield sends the damage."""
    for key, value in shield.bound:
        if key == INSTEAD:
            return int(value)
    return 0


def instead(ctx: Ctx, node: ir.Instead) -> None:
    """A Replacement that begins now; its references are those of the ability that creates it."""
    sources = (0,) if node.chosen is None else _sources(ctx, True, node.chosen, None)
    for source in sources:
        uses = 1 if node.once else -1
        _new(ctx, "", node.replacement, node.duration, uses=uses, source=source)


SHIELDS = "regeneration"
"""The choice under which an effect knows the regeneration shields that it made."""


def regenerate(g: Game, id_: int, controller: int, source: int = 0) -> int:
    """regeneration-shield-created: the next time it would be destroyed this turn (2006:419.6b).
    The shield's id; 0 if the object is not there."""
    obj = g.objects.get(id_)
    if obj is None or obj.zone != c.BATTLEFIELD:
        return 0
    ctx = Ctx(g, source, controller)
    made = _new(ctx, "regeneration", None, "turn", to=(id_,), uses=1)
    g.trace("regeneration-shield-created", object=id_)
    return made


def _sources(ctx: Ctx, chosen: bool, filter_: ir.Filter, ref: ir.Ref | None) -> tuple[int, ...]:
    """The sources that shields watch: (0,) none in particular; () there is none.

    damage-source-chosen: among permanents, spells, and what abilities on the stack belong to or
    refer to (2006:419.8a)."""
    if ref is not None:
        return tuple(objects(ctx, ref))
    if not chosen:
        return (0,)
    ids = [id_ for id_ in possible_sources(ctx.g) if fits(ctx, filter_, id_)]
    if not ids:
        return ()
    options = tuple(Option("object", id_) for id_ in ids)
    asked = Question(PICK_ONE, "damage-source", ctx.controller, options, source=ctx.source)
    picked = int(ctx.g.pick(asked).id)
    ctx.g.trace("damage-source-chosen", player=ctx.controller, source=picked)
    return (picked,)


def possible_sources(g: Game) -> list[int]:
    """damage-source-chosen: all objects that may be chosen as a source of damage, by ids."""
    found = dict.fromkeys(g.battlefield())
    for id_ in g.stack:
        obj = g.objects[id_]
        if obj.kind != c.ABILITY:
            found[id_] = None
        elif obj.info is not None:
            near = [obj.info.source]
            near += [t for slot in obj.info.targets for t in slot if t > 0]
            near += _referred_to(g, obj)
            found.update(dict.fromkeys(i for i in near if i in g.objects or i in g.past))
    found.update(dict.fromkeys(g.command))
    return sorted(found)


def _referred_to(g: Game, on_stack: GameObject) -> list[int]:
    """The objects that an ability on the stack refers to as those of its event, of its cost or of
    what went before, though they may be gone."""
    info = on_stack.info
    assert info is not None
    ctx = Ctx(g, info.source, on_stack.controller, info, on_stack.id)
    found: list[int] = []
    for ref in ir.walk(info.ability):
        known = isinstance(ref, ir.Result) and ref.name in ctx.results
        if known or isinstance(ref, ir.EventObject | ir.CostObject | ir.AttachedTo):
            found += [id_ for id_ in objects(ctx, ref) if id_ > 0]
    return found


# ------------------------------------------------------------------ using up, ending


def use(g: Game, shield: Shield, number: int = 0) -> None:
    """prevention-shield-reduced: the shield was applied; a use, or so many points, are gone."""
    if shield.amount is None and shield.uses < 0:
        return
    rest = []
    for one in g.shields:
        if one.id != shield.id:
            rest.append(one)
            continue
        other = one.copy()
        if other.uses > 0:
            other.uses -= 1
        if other.amount is not None:
            other.amount -= number
            g.trace("prevention-shield-reduced", source=other.source, n=other.amount)
        if other.uses != 0 and (other.amount is None or other.amount > 0):
            rest.append(other)
    g.set("shields", tuple(rest))


def expire(g: Game, moment: str, seat: int = -1) -> None:
    """until-end-of-turn-ends and the like: shields whose duration ends at the moment (ENDS); those
    of permanents that left protect nothing any more and go as well."""
    ending = ENDS.get(moment, ())
    kept = []
    for shield in g.shields:
        if shield.until in ending and _ends(g, shield, seat):
            continue
        if shield.to is not None and not any(_there(g, id_) for id_ in shield.to):
            continue
        kept.append(shield)
    if len(kept) != len(g.shields):
        g.set("shields", tuple(kept))


def _ends(g: Game, shield: Shield, seat: int) -> bool:
    if shield.until in ("turn", "combat"):
        return not g.turns or not several.other_turn(g, shield.turn)
    return shield.turn < g.turn and (seat < 0 or shield.controller == seat)


def _there(g: Game, id_: int) -> bool:
    return id_ < 0 or id_ in g.objects


def check_durations(g: Game) -> None:
    """duration: shields that last as long as their source is there or controlled end when not."""
    kept = []
    for shield in g.shields:
        source = g.objects.get(shield.source)
        gone = source is None or source.zone != c.BATTLEFIELD
        if shield.until == "while-source" and gone:
            continue
        if shield.until == "while-control":
            if source is None or gone or source.controller != shield.controller:
                continue
        kept.append(shield)
    if len(kept) != len(g.shields):
        g.set("shields", tuple(kept))
