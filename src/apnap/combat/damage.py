"""Combat damage: assigning and dealing, in the three models of the editions (2006:310, 2009:510).

* on the stack: what is assigned goes onto the stack as one object and is dealt later as assigned
* in order: lethal damage to each blocker in the order declared with blocks, dealt at once
* free: any division among the blockers, dealt at once
"""

from __future__ import annotations

from collections.abc import Callable

from apnap import ir
from apnap.actions import damage as actions
from apnap.actions.damage import Hit
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import PICK_ONE, SPLIT, YES, YES_NO, Answer, Option, Question
from apnap.turn.order import apnap

from . import bands, state

STRIKES_FIRST = c.FIRST_STRIKE | c.DOUBLE_STRIKE
ON_STACK = "combat-damage-on-stack"
DAMAGE_CARD = ir.Card((ir.Face("combat damage"),), layout="ability")


def first_strike_exists(g: Game) -> bool:
    """first-strike-damage-first: a step of its own if an attacker or blocker has first or double
    strike (2006:310.4).
    """
    return g.combat_stage > 0 and any(g.chars(obj).keywords & STRIKES_FIRST for obj in fighting(g))


def fighting(g: Game) -> list[GameObject]:
    """All attackers, then all blockers."""
    attacking = state.attackers(g)
    found = dict.fromkeys(obj.id for obj in attacking)
    for attacker in attacking:
        if attacker.blockers:
            found.update(dict.fromkeys(obj.id for obj in state.blockers_of(g, attacker)))
    return [g.objects[id_] for id_ in found]


def first_strike(g: Game) -> None:
    """The first combat damage step: only creatures with first or double strike."""
    who = [obj for obj in fighting(g) if g.chars(obj).keywords & STRIKES_FIRST]
    state.note(g, "struck", tuple(obj.id for obj in who))
    _step(g, who)


def regular(g: Game) -> None:
    """The (second) combat damage step: those that have not dealt damage, and those with double
    strike.
    """
    struck = state.noted(g, "struck")
    who = fighting(g)
    if isinstance(struck, tuple):
        before = set(struck)
        who = [
            obj for obj in who if obj.id not in before or g.chars(obj).keywords & c.DOUBLE_STRIKE
        ]
    _step(g, who)


def _step(g: Game, who: list[GameObject]) -> None:
    hits = assign(g, who)
    if not hits:
        return
    if g.edition.facts.damage_uses_stack:
        _put_on_stack(g, hits)
    else:
        g.trace("combat-damage-dealt", n=len(hits))
        actions.deal(g, hits)


# ------------------------------------------------------------------ assigning


def assign(g: Game, who: list[GameObject]) -> list[Hit]:
    """combat-damage-assigned: the active player for attackers, then each defending player for
    blockers (2006:310.1).
    """
    hits: list[Hit] = []
    pending: dict[int, int] = {}  # recipient -> damage assigned so far in this step
    free = bool(rules.parts(g, ir.DealsNoCombatDamage) or rules.parts(g, ir.DamageByToughness))
    for seat in apnap(g):
        for obj in who:
            if obj.controller != seat:
                continue
            number = amount_of(g, obj) if free else g.chars(obj).power or 0
            if number > 0:
                hits += _assign_one(g, obj, number, pending)
    if hits:
        g.trace("combat-damage-assigned", n=len(hits))
    return hits


def amount_of(g: Game, obj: GameObject) -> int:
    """The combat damage that the creature assigns: its power, or what an effect says
    (2006:310.2a).
    """
    if rules.applies(g, ir.DealsNoCombatDamage, obj):
        return 0
    chars = g.chars(obj)
    if rules.applies(g, ir.DamageByToughness, obj):
        return chars.toughness or 0
    return chars.power or 0


def _assign_one(g: Game, obj: GameObject, number: int, pending: dict[int, int]) -> list[Hit]:
    if obj.attacking:
        recipients, trample = _for_attacker(g, obj)
    else:
        recipients, trample = (
            _in_order(obj, [other.id for other in state.blocked_by(g, obj)]),
            False,
        )
    if not recipients:
        g.trace("combat-damage-no-recipient", object=obj.id)
        return []
    if len(recipients) == 1:
        parts: Answer = (number,)
    else:
        parts = _split(g, obj, number, recipients, trample, pending)
    hits = []
    for recipient, share in zip(recipients, parts, strict=True):
        if share:
            hits.append(Hit(obj.id, recipient, share, True))
            if recipient > 0:
                pending[recipient] = pending.get(recipient, 0) + share
    return hits


def _for_attacker(g: Game, obj: GameObject) -> tuple[list[int], bool]:
    """Where an attacker's damage may go: what it attacks if unblocked, its blockers if blocked,
    both with trample (2006:310.2b-c).
    """
    place = obj.attacking
    there = place < 0 or place in g.objects
    if not obj.blocked:
        return ([place] if there else []), False
    blockers = _in_order(obj, [blocker.id for blocker in state.blockers_of(g, obj)])
    if (
        there
        and rules.parts(g, ir.AssignsAsUnblocked)
        and rules.applies(g, ir.AssignsAsUnblocked, obj)
    ):
        must = any(part.must for part in rules.applies(g, ir.AssignsAsUnblocked, obj))
        asked = Question(PICK_ONE, "as-unblocked", obj.controller, YES_NO, source=obj.id)
        if must or g.pick(asked) == YES:
            return [place], False
    if g.chars(obj).keywords & c.TRAMPLE and there:
        return [*blockers, place], True
    return blockers, False


def _in_order(obj: GameObject, others: list[int]) -> list[int]:
    """The creatures that it fights, in the order declared with blocks; those without a place in it
    come last.
    """
    if not obj.order:
        return others
    first = [id_ for id_ in obj.order if id_ in others]
    return first + [id_ for id_ in others if id_ not in obj.order]


def lethal(g: Game, source: GameObject, id_: int, pending: dict[int, int]) -> int:
    """How much more damage is lethal to the creature, counting what is marked and what is assigned
    in this step (keyword-trample).
    """
    obj = g.objects[id_]
    already = obj.damage + pending.get(id_, 0)
    missing = max(0, (g.chars(obj).toughness or 0) - already)
    if (
        missing
        and g.edition.facts.deathtouch_lowers_lethal
        and g.chars(source).keywords & c.DEATHTOUCH
    ):
        return 0 if pending.get(id_, 0) else 1
    return missing


def _split(
    g: Game,
    obj: GameObject,
    number: int,
    recipients: list[int],
    trample: bool,
    pending: dict[int, int],
) -> Answer:
    facts = g.edition.facts
    other = bands.assigner(g, obj)
    ordered = (
        other < 0
        and facts.damage_assignment_order
        and not (g.chars(obj).keywords & c.DEATHTOUCH and not facts.deathtouch_lowers_lethal)
    )
    needed = [
        lethal(g, obj, id_, pending) if id_ > 0 and id_ != obj.attacking else 0
        for id_ in recipients
    ]
    options = tuple(Option("player", -1 - r) if r < 0 else Option("object", r) for r in recipients)
    check = _split_check(needed, trample, ordered)
    asked = Question(
        SPLIT,
        "assign-damage",
        obj.controller if other < 0 else other,
        options,
        least=0,
        total=number,
        source=obj.id,
        args=tuple(needed),
        check=check,
    )
    return g.choose(asked)


def _split_check(needed: list[int], trample: bool, ordered: bool) -> Callable[[Answer], str | None]:
    """combat-damage-assignment-illegal: lethal to all blockers before trampling over; in order
    where the edition declares one.
    """

    def check(answer: Answer) -> str | None:
        last = len(needed) - 1
        if trample and answer[last] > 0 and any(answer[i] < needed[i] for i in range(last)):
            return (
                "with trample every blocker must be assigned lethal damage before the rest goes on"
            )
        if ordered:
            short = False
            for i in range(last + 1):
                if short and answer[i] > 0:
                    return (
                        "a creature later in the order gets damage only after lethal for the others"
                    )
                short = short or answer[i] < needed[i]
        return None

    return check


# ------------------------------------------------------------------ on the stack


def _put_on_stack(g: Game, hits: list[Hit]) -> None:
    """combat-damage-on-stack: all of the assignments are one object, which nobody controls or can
    counter (2006:310.3).
    """
    obj = g.new_object(g.edition.define(DAMAGE_CARD), g.active, c.STACK, c.ABILITY)
    info = StackInfo()
    info.way = ON_STACK
    info.bound = tuple(("hit", (hit.source, hit.recipient, hit.amount)) for hit in hits)
    obj.info = info
    g.place(obj)
    g.trace("combat-damage-on-stack", object=obj.id, n=len(hits))


def resolve_from_stack(g: Game, obj: GameObject) -> None:
    """combat-damage-as-assigned: dealt even by sources that left, but not to what left or is no
    creature any more (2006:310.4a-c).
    """
    assert obj.info is not None
    hits = []
    for _, (source, recipient, number) in obj.info.bound:
        if recipient > 0:
            there = g.objects.get(recipient)
            if there is None or not g.chars(there).types & (c.CREATURE | c.PLANESWALKER):
                g.trace("combat-damage-recipient-gone", object=recipient)
                continue
        if source not in g.objects:
            g.trace("combat-damage-source-gone", object=source)
        hits.append(Hit(source, recipient, number, True))
    g.remove(obj)
    if hits:
        g.trace("combat-damage-dealt", n=len(hits))
        actions.deal(g, hits)
