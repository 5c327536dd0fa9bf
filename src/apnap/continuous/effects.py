"""Continuous effects of resolved spells and abilities: how they begin, and when they end
(2006:418.3, 418.3a)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.interpret.amounts import amount, modifier
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx, bindings, of_floating
from apnap.interpret.fixed import costs as fixed_costs
from apnap.interpret.refs import informed, objects, players
from apnap.turn import order, several

from . import choices, copying, patching
from .control import update_control
from .layers import plan_of

# Durations that end when something about the state changes, not at a moment of the turn.
WHILE = (
    "while-source",
    "while-control",
    "while-tapped",
    "while-control-tapped",
    "while-yours",
    "while-paired",
    "until-left",
)

NEXT_END = "your-next-end"
"""Until the end of the next turn of the effect's controller."""

YOUR_UNTAP = "your-next-untap"
"""Until the next untap step of the effect's controller is over."""

# What ends at which moment. The others end when the condition for them no longer holds, or never.
MOMENTS = {
    "cleanup": ("turn", NEXT_END),
    "end-of-combat": ("combat",),
    "turn-begins": ("your-next-turn",),
    "upkeep": ("your-next-upkeep",),
    "after-untap": ("next-untap", YOUR_UNTAP),
}


def begin(
    ctx: Ctx,
    parts: tuple[ir.Part, ...],
    *,
    affected: tuple[int, ...] | None = None,
    filter_: ir.Filter | None = None,
    until: str = "turn",
    condition: ir.Condition | None = None,
) -> Floating | None:
    """A continuous effect begins (continuous-effect-begins): its numbers and choices are fixed
    (variable-fixed), and `affected` is its set of objects (affected-set-fixed); None where
    `filter_` or the parts themselves say whom it affects. None is returned if its duration is over
    already (effect-ended-before-begin)."""
    g = ctx.g
    if any(isinstance(part, ir.AddAbilitiesOf) for part in parts):
        parts = tuple([one for part in parts for one in _given(ctx, part)])
    fixed, bound = _fix(ctx, parts)
    effect = Floating(
        g.clock,
        fixed,
        affected=affected,
        filter_=filter_,
        controller=ctx.controller,
        source=ctx.source,
        timestamp=g.stamp(),
        until=until,
        turn=g.turn,
        condition=condition,
        bound=bindings(ctx) + bound,
        x=ctx.x,
        event=ctx.event,
    )
    if not _lasts(g, effect):
        g.trace("effect-ended-before-begin", source=ctx.source)
        return None
    before = g.effects
    kept = _without_superseded(before, effect)
    g.set("effects", (*kept, effect))
    if len(kept) < len(before) or not patching.begin(g, effect):
        g.new_epoch()
    g.trace("continuous-effect-begins", source=ctx.source, other=until)
    _tell(g, parts, effect)
    if affected is not None and len(affected) > 1:
        g.trace("affected-set-fixed", source=ctx.source, list=affected)
    if any(isinstance(part, ir.SetController) for part in parts):
        update_control(g)
    return effect


def _without_superseded(effects: tuple[Floating, ...], effect: Floating) -> tuple[Floating, ...]:
    """The effects without those that the new one replaces for good: they gave the same player
    control of the same objects forever, and nothing else. (One that gave it to another player still
    counts when the new controller leaves the game.)"""
    given = _given_for_good(effect)
    if given is None:
        return effects
    return tuple([old for old in effects if _given_for_good(old) != given])


def _given_for_good(effect: Floating) -> tuple[tuple[int, ...], int] | None:
    """To whom it gives control of which objects, forever; None if it does anything else."""
    plain = (
        effect.until == "forever"
        and effect.condition is None
        and len(effect.parts) == 1
        and isinstance(effect.parts[0], ir.SetController)
    )
    if not plain or effect.affected is None:
        return None
    return effect.affected, int(dict(effect.bound)["controller:0"])


def _tell(g: Game, parts: tuple[ir.Part, ...], effect: Floating) -> None:
    """What was fixed as the effect began: numbers (variable-fixed), and of what it makes copies
    (object-copied)."""
    for before, after in zip(parts, effect.parts, strict=True):
        if isinstance(before, ir.ModifyPT | ir.SetPT) and isinstance(after, ir.ModifyPT | ir.SetPT):
            for name in ("power", "toughness"):
                number = getattr(after, name)
                if isinstance(getattr(before, name), ir.Amount) and isinstance(number, int):
                    g.trace("variable-fixed", source=effect.source, n=number)
                    break
    for key, value in effect.bound:
        if key.startswith("model:"):
            for id_ in effect.affected or ():
                g.trace("object-copied", object=id_, target=value)


def _fix(
    ctx: Ctx, parts: tuple[ir.Part, ...]
) -> tuple[tuple[ir.Part, ...], tuple[tuple[str, Any], ...]]:
    """The parts with their numbers, choices and players as they are now; what no node can hold goes
    into the bound values."""
    fixed: list[Any] = []
    bound: list[tuple[str, Any]] = []
    for i, part in enumerate(parts):
        if isinstance(part, ir.ModifyPT | ir.SetPT):
            read = modifier if isinstance(part, ir.ModifyPT) else amount
            power, toughness = (_number(ctx, n, read) for n in (part.power, part.toughness))
            part = replace(part, power=power, toughness=toughness)
        elif isinstance(part, ir.SetController):
            bound.append((f"controller:{i}", _seat(ctx, part)))
        elif isinstance(part, ir.BecomeCopy):
            bound += _model(ctx, i, part)
        elif isinstance(part, ir.AddAbility):
            part = choices.ability(ctx, part)
        elif isinstance(part, ir.LoseAbility) and part.ability is None:
            part = replace(part, ability=ctx.info.ability if ctx.info is not None else None)
        elif isinstance(part, ir.ChangeWord):
            part = choices.words(ctx, part)
        elif isinstance(part, ir.CostChange):
            part = replace(part, generic=_number(ctx, part.generic))
        elif isinstance(part, ir.AttackCost | ir.BlockCost):
            part = replace(part, cost=fixed_costs(ctx, part.cost))
        elif isinstance(part, ir.HandSize):
            part = replace(part, change=_number(ctx, part.change))
        elif getattr(part, "chosen", ""):
            part = choices.value(ctx, part)
        fixed.append(part)
    return tuple(fixed), tuple(bound)


def _given(ctx: Ctx, part: ir.Part) -> list[ir.Part]:
    """A part, or the activated abilities that an object has now, one by one."""
    if not isinstance(part, ir.AddAbilitiesOf):
        return [part]
    g = ctx.g
    found: list[ir.Part] = []
    for id_ in objects(ctx, part.of):
        for ability in g.chars(g.get(id_)).abilities if id_ > 0 else ():
            stands = g.edition.expand_keyword(ability) if isinstance(ability, ir.Keyword) else ()
            if any(isinstance(one, ir.Activated) for one in (ability, *stands)):
                found.append(ir.AddAbility(ability))
    return found


def _number(ctx: Ctx, value: Any, read: Callable[[Ctx, Any], int] = amount) -> Any:
    """variable-fixed: the number now; what speaks of the single object affected is found for each
    (418.3c)."""
    if not isinstance(value, ir.Amount):
        return value
    if any(isinstance(node, ir.Current) for node in ir.walk(value)):
        return value
    return read(ctx, value)


def _seat(ctx: Ctx, part: ir.SetController) -> int:
    found = players(ctx, part.who)
    return found[0] if found else ctx.controller


def _model(ctx: Ctx, i: int, part: ir.BecomeCopy) -> list[tuple[str, Any]]:
    """What is copied, and its values now."""
    found = [id_ for id_ in informed(ctx, objects, part.of) if id_ > 0]
    if not found:
        return []
    exceptions = part.exceptions
    if exceptions and ctx.source > 0:
        ability = ctx.info.ability if ctx.info is not None else None
        exceptions = copying.own(exceptions, copying.copiable(ctx.g, ctx.source), ability)
    model = copying.definition(
        ctx.g, found[0], exceptions, source=ctx.source, controller=ctx.controller
    )
    return [(f"copy:{i}", model), (f"model:{i}", found[0])]


# ------------------------------------------------------------------ ending


def expire(g: Game, moment: str, seat: int = -1) -> None:
    """End what ends at a moment: `cleanup`, `end-of-combat`, `turn-begins`, `upkeep` and
    `after-untap` of the seat whose turn it is (continuous-effect-ends)."""
    if not g.effects:
        return
    ending = MOMENTS.get(moment, ())
    kept: list[Floating] = []
    for effect in g.effects:
        if effect.until in ending:
            rest = _rest(g, effect, seat)
            if rest is not None:
                kept.append(rest)
        elif moment != "cleanup" or not _gone(g, effect):
            kept.append(effect)
    _keep(g, kept)


def _rest(g: Game, effect: Floating, seat: int) -> Floating | None:
    """What remains of an effect at the moment that ends effects of its duration: itself, nothing,
    or, for some of its objects, a smaller one."""
    until = effect.until
    if until in ("turn", "combat"):
        return effect if g.turns and several.other_turn(g, effect.turn) else None
    if until == NEXT_END:
        over = effect.turn < g.turn and order.is_active(g, effect.controller)
        return None if over else effect
    if until in ("your-next-turn", "your-next-upkeep"):
        return None if effect.controller == seat and effect.turn < g.turn else effect
    if effect.affected is None or until == YOUR_UNTAP:
        whose = effect.controller if until == YOUR_UNTAP else _whose(effect)
        return None if whose == seat else effect
    left = tuple([id_ for id_ in effect.affected if not _untaps(g, id_, seat)])
    if len(left) == len(effect.affected):
        return effect
    if not left:
        return None
    rest = effect.copy()
    rest.affected = left
    return rest


def _whose(effect: Floating) -> int:
    """The player whose permanents an effect on a set that is not fixed keeps from untapping."""
    for key, value in effect.bound:
        if key == "player":
            return int(value)
    return effect.controller


def _untaps(g: Game, id_: int, seat: int) -> bool:
    """Is this untap step the object's (or player's) own?"""
    if id_ < 0:
        return -1 - id_ == seat
    obj = g.find(id_)
    return obj is None or obj.controller == seat


def _gone(g: Game, effect: Floating) -> bool:
    """Has the effect nothing left to affect?"""
    if effect.affected is None or not effect.affected:
        return False
    return all(id_ > 0 and id_ not in g.objects for id_ in effect.affected)


def _keep(g: Game, kept: list[Floating]) -> None:
    """Let the effects go on that are in the list, and end the others."""
    if len(kept) == len(g.effects) and all(
        new is old for new, old in zip(kept, g.effects, strict=True)
    ):
        return
    ended = [effect for effect in g.effects if effect not in kept]
    smaller = [effect.id for effect in kept if effect not in g.effects]
    g.set("effects", tuple(kept))
    if smaller or not patching.end(g, ended):
        g.new_epoch()
    for effect in ended:
        if effect.id in smaller:
            continue
        g.trace("continuous-effect-ends", source=effect.source, other=effect.until)
    if g.homes or any(isinstance(p, ir.SetController) for e in ended for p in e.parts):
        update_control(g)


def end(g: Game, ended: list[Floating]) -> None:
    """End these effects (continuous-effect-ends)."""
    _keep(g, [effect for effect in g.effects if effect not in ended])


def may_be_over(g: Game) -> bool:
    """Is there an effect whose duration depends on the state?"""
    return any(effect.until in WHILE or effect.condition is not None for effect in g.effects)


def check_durations(g: Game) -> bool:
    """End the effects whose duration depends on the state and is over; let control follow where an
    effect that changes it came or went without its source's room saying so. True if there was
    anything to do: what is asked next is then asked in a unit of its own."""
    ended = False
    for effect in g.effects:
        if (effect.until in WHILE or effect.condition is not None) and not _lasts(g, effect):
            _keep(g, [effect for effect in g.effects if _lasts(g, effect)])
            ended = True
            break
    plan = plan_of(g)
    before = g.homes
    gone = any(id_ not in g.objects for id_, _ in g.homes)
    if gone or (plan.control_epoch != g.epoch and (g.homes or plan.controls)):
        update_control(g)
    return ended or g.homes != before


def _is_theirs(g: Game, effect: Floating, id_: int) -> bool:
    """Is the object there, under the control of the player whose effect it is?"""
    obj = g.find(id_)
    return obj is not None and obj.controller == effect.controller


def _lasts(g: Game, effect: Floating) -> bool:
    """Is the duration of the effect still going on, as far as the state tells?"""
    until = effect.until
    if until == "while-yours":
        if not any(_is_theirs(g, effect, id_) for id_ in effect.affected or ()):
            return False
    elif until == "while-paired":
        if not all(_is_theirs(g, effect, id_) for id_ in effect.affected or ()):
            return False
        both = [g.objects[id_] for id_ in effect.affected or ()]
        if not all(g.chars(obj).types & c.CREATURE and not obj.phased_out for obj in both):
            return False
    elif until in WHILE:
        source = g.find(effect.source)
        if source is None:
            return False
        stays = until == "until-left" and not g.edition.facts.phasing_zone  # (2009:702.23d)
        if source.phased_out:
            return stays
        if source.zone != c.BATTLEFIELD:
            return False
        if until.startswith("while-control") and source.controller != effect.controller:
            return False
        if until.endswith("tapped") and not source.tapped:
            return False
    if effect.condition is None:
        return True
    return _is_seen(g, effect) and holds(of_floating(g, effect), effect.condition)


def _is_seen(g: Game, effect: Floating) -> bool:
    """What lasts for as long as something is so of what it affects ends as that phases out
    (2009:702.23e); where it goes to a zone of its own, it keeps its state there."""
    if g.edition.facts.phasing_zone or not isinstance(effect.condition, ir.Fits):
        return True
    found = [g.find(id_) for id_ in effect.affected or ()]
    return not any(obj is not None and obj.phased_out for obj in found)
