"""The declaration of blockers (2006:309, 2009:509)."""

from __future__ import annotations

from collections.abc import Callable

from apnap.casting import costs
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_BLOCK, E_BLOCKED, E_UNBLOCKED, Event
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject
from apnap.core.questions import ASSIGN, ORDER, Answer, Option, Question
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.ir import (
    BlockAlso,
    BlockAsThough,
    BlockCost,
    BlockersAtLeast,
    BlockersAtMost,
    CantAttackOrBlockAlone,
    CombatLimit,
    Cost,
    MustBeBlocked,
    MustBlock,
)
from apnap.multiplayer import formats
from apnap.triggers import matching
from apnap.turn.order import apnap, is_active

from . import bands, company, obeying, state
from .evasion import Pairs
from .legality import BlockedFacts, BlockerFacts, BlockProblem, Joint, block_fault, required_block

Restricted = (
    MustBlock,
    MustBeBlocked,
    BlockersAtLeast,
    BlockersAtMost,
    CantAttackOrBlockAlone,
    CombatLimit,
)
MENACE = c.KEYWORD_BITS["menace"]


def declare(g: Game) -> None:
    """Each defending player chooses blockers; attackers become blocked; then abilities trigger
    (blockers-declared).
    """
    attacking = state.attackers(g)
    blocks: list[tuple[GameObject, int]] = []
    for side in sides(g):
        mine = [obj for obj in attacking if state.defending_player(g, obj.id) in side]
        if mine:
            blocks += _declare_for(g, side, mine)
    _perform(g, attacking, blocks)


def _as_though_untapped(g: Game, obj: GameObject) -> bool:
    return bool(rules.parts(g, BlockAsThough)) and any(
        part.what == "untapped" for part in rules.applies(g, BlockAsThough, obj)
    )


def sides(g: Game) -> list[list[int]]:
    """Those who declare blockers one after another: each player, or each team where teams take
    turns together (805.10d).
    """
    others = [seat for seat in apnap(g) if not is_active(g, seat)]
    if not formats.shares_turns(g):
        return [[seat] for seat in others]
    teams = dict.fromkeys(g.players[seat].team for seat in others)
    return [[seat for seat in others if g.players[seat].team == team] for team in teams]


def candidates(g: Game, seat: int) -> list[GameObject]:
    """The untapped creatures of a player (2006:309.2a)."""
    found = []
    for id_ in g.players[seat].battlefield:
        obj = g.objects[id_]
        if obj.tapped and not _as_though_untapped(g, obj):
            continue
        if not obj.phased_out and g.chars(obj).types & c.CREATURE:
            found.append(obj)
    return found


def options_for(
    g: Game, seats: list[int], attacking: list[GameObject]
) -> tuple[list[GameObject], list[tuple[int, ...]]]:
    """The creatures that can block and the attackers that each of them can block; like creatures
    share one tuple.
    """
    pairs = Pairs(g)
    able: list[GameObject] = []
    places: list[tuple[int, ...]] = []
    shared: dict[int, tuple[int, ...]] = {}
    plain = not pairs.parts
    for obj in [obj for seat in seats for obj in candidates(g, seat)]:
        key = id(g.chars(obj))
        if plain and key in shared:
            where = shared[key]
        else:
            where = tuple(a.id for a in attacking if pairs.can_block(obj, a))
            shared[key] = where
        if where:
            able.append(obj)
            places.append(where)
    return able, places


def _declare_for(
    g: Game, seats: list[int], attacking: list[GameObject]
) -> list[tuple[GameObject, int]]:
    seat = seats[0]
    able, places = options_for(g, seats, attacking)
    if not able:
        return []
    problem = problem_of(g, able, places, attacking)
    options = tuple(Option("object", obj.id) for obj in able)
    must = required_block(problem) if problem is not None else {}
    plain = tuple((i, place) for i, obj in enumerate(able) for place in must.get(obj.id, ()))
    for _ in range(3):
        mark = len(g.journal)
        asked = Question(
            ASSIGN,
            "blockers",
            seat,
            options,
            places=tuple(places),
            args=(plain,),  # a declaration that is legal, for whoever finds no other
            check=_check(able, problem),
        )
        chosen = [(able[index], place) for index, place in g.choose(asked)]
        try:
            _pay(g, chosen)
        except IllegalAction as error:
            g.roll_back(mark)
            g.trace("illegal-action-rewound", player=seat, why=str(error))
            continue
        return state.still_there(g, chosen, seats)
    return [(obj, place) for obj in able for place in must.get(obj.id, ())]


def problem_of(
    g: Game, able: list[GameObject], places: list[tuple[int, ...]], attacking: list[GameObject]
) -> BlockProblem | None:
    """The declaration as a problem of restrictions and requirements; None when each creature
    simply blocks one attacker or none.
    """
    menace = any(g.chars(obj).keywords & MENACE for obj in attacking)
    if (
        not menace
        and not rules.parts(g, BlockAlso)
        and not any(rules.parts(g, kind) for kind in Restricted)
    ):
        return None
    by_all = {
        obj.id: [p for p in rules.applies_with(g, MustBeBlocked, obj) if p[0].by_all]
        for obj in attacking
    }
    blockers = tuple(
        _blocker(g, obj, where, by_all, able) for obj, where in zip(able, places, strict=True)
    )
    joint = tuple(
        Joint(frozenset((obj.id,)))
        for obj in attacking
        if any(not part.by_all for part in rules.applies(g, MustBeBlocked, obj))
    )
    limits = [part.block for part, _, _ in rules.parts(g, CombatLimit) if part.block is not None]
    return BlockProblem(
        blockers,
        tuple(_attacker(g, obj) for obj in attacking),
        min(limits) if limits else None,
        joint,
        helpers=g.edition.facts.requirements_count_helpers,
    )


def _blocker(
    g: Game,
    obj: GameObject,
    where: tuple[int, ...],
    by_all: dict[int, list[tuple[MustBeBlocked, Ctx]]],
    able: list[GameObject],
) -> BlockerFacts:
    most: int | None = 1
    for also in rules.applies(g, BlockAlso, obj):
        most = None if also.count < 0 or most is None else most + also.count
    wanted: list[frozenset[int]] = []
    for must, ctx in obeying.due(g, MustBlock, obj):
        wanted.append(frozenset(id_ for id_ in where if fits(ctx, must.what, id_)))
    for id_ in where:
        if any(fits(ctx, part.by, obj.id) for part, ctx in by_all[id_]):
            wanted.append(frozenset((id_,)))
    together = [p for p in rules.applies_with(g, CantAttackOrBlockAlone, obj) if p[0].block]
    priced = rules.applies_with(g, BlockCost, obj)
    costly = frozenset(
        id_ for id_ in where if any(fits(ctx, part.what, id_) for part, ctx in priced)
    )
    return BlockerFacts(
        obj.id,
        frozenset(where),
        costly,
        most,
        tuple(w for w in wanted if w),
        others=company.others_needed(together),
        partners=company.partners(obj, together, able),
    )


def _attacker(g: Game, obj: GameObject) -> BlockedFacts:
    least = 2 if g.chars(obj).keywords & MENACE else 1
    for more in rules.applies(g, BlockersAtLeast, obj):
        least = max(least, more.count)
    most = [part.count for part in rules.applies(g, BlockersAtMost, obj)]
    return BlockedFacts(obj.id, least, min(most) if most else None)


def _check(able: list[GameObject], problem: BlockProblem | None) -> Callable[[Answer], str | None]:
    def check(answer: Answer) -> str | None:
        if problem is None:
            if len({index for index, _ in answer}) != len(answer):
                return "a creature blocks one attacker only"
            return None
        declaration: dict[int, list[int]] = {}
        for index, place in answer:
            declaration.setdefault(able[index].id, []).append(place)
        fault = block_fault(problem, declaration)
        return (
            None
            if fault is None
            else f"this block is not legal ({fault.reason}, creature {fault.creature})"
        )

    return check


def _pay(g: Game, chosen: list[tuple[GameObject, int]]) -> None:
    """block-cost-paid: each of a team pays for what they control."""
    if not rules.parts(g, BlockCost):
        return
    total: dict[int, list[Cost]] = {}
    for obj in dict.fromkeys(obj for obj, _ in chosen):
        for part, ctx in rules.applies_with(g, BlockCost, obj):
            if any(one is obj and fits(ctx, part.what, id_) for one, id_ in chosen):
                total.setdefault(obj.controller, []).extend(costs.fixed(ctx, part.cost))
    for seat, cost in total.items():
        if cost:
            costs.pay(Ctx(g, 0, seat), tuple(cost))
            g.trace("block-cost-paid", player=seat)


def _perform(g: Game, attacking: list[GameObject], blocks: list[tuple[GameObject, int]]) -> None:
    """attacker-blocked, attacker-unblocked; an attacker once blocked stays blocked
    (2006:309.2f).
    """
    by_attacker: dict[int, list[int]] = {}
    by_blocker: dict[int, list[int]] = {}
    for obj, place in bands.spread_blocks(g, blocks):
        by_attacker.setdefault(place, []).append(obj.id)
        by_blocker.setdefault(obj.id, []).append(place)
    for id_, places in by_blocker.items():
        g.put(g.objects[id_], "blocking", tuple(places))
    for id_, ids in by_attacker.items():
        g.put(g.objects[id_], "blockers", tuple(ids))
    if by_attacker:
        g.put_many([g.objects[id_] for id_ in by_attacker], "blocked", True)
    g.set("combat_stage", 2)
    g.touch(c.A_COMBAT)
    state.note_blocks(g, by_blocker)
    for id_, places in by_blocker.items():
        obeying.note_block(g, g.objects[id_], places)
    if by_blocker:
        state.note(g, "blocked", tuple(by_blocker))
    g.trace("blockers-declared", n=len(by_blocker))
    if g.tracing:
        for obj in attacking[:50]:
            blockers = by_attacker.get(obj.id, [])
            if not blockers:
                g.trace("attacker-unblocked", object=obj.id)
            elif len(blockers) > 10:
                g.trace("attacker-blocked", object=obj.id, n=len(blockers))
            else:
                g.trace("attacker-blocked", object=obj.id, n=len(blockers), list=tuple(blockers))
    if g.edition.facts.damage_assignment_order:
        _orders(g, by_attacker, by_blocker)
    _announce(g, attacking, by_attacker, by_blocker)


def _orders(g: Game, by_attacker: dict[int, list[int]], by_blocker: dict[int, list[int]]) -> None:
    """attacker-damage-order, blocker-damage-order (2009:509.2, 509.3)."""
    for table, key in (
        (by_attacker, "attacker-damage-order"),
        (by_blocker, "blocker-damage-order"),
    ):
        for id_, others in table.items():
            if len(others) > 1:
                obj = g.objects[id_]
                options = tuple(Option("object", other) for other in others)
                order = g.choose(
                    Question(ORDER, "damage-order", obj.controller, options, source=id_)
                )
                g.put(obj, "order", tuple(others[i] for i in order))
                g.trace(key, player=obj.controller, object=id_)


def _announce(
    g: Game,
    attacking: list[GameObject],
    by_attacker: dict[int, list[int]],
    by_blocker: dict[int, list[int]],
) -> None:
    """block-triggers: one batch of all that happened."""
    events: list[Event] = []
    if matching.listens(g, E_BLOCK):
        for id_, places in by_blocker.items():
            events.append(Event(E_BLOCK, id_, g.objects[id_].controller))
            events += [
                Event(E_BLOCK, id_, g.objects[id_].controller, other=place) for place in places
            ]
    if matching.listens(g, E_BLOCKED):
        for id_, ids in by_attacker.items():
            seat = g.get(id_).controller
            events.append(Event(E_BLOCKED, id_, seat))
            events += [Event(E_BLOCKED, id_, seat, other=other) for other in ids]
    if matching.listens(g, E_UNBLOCKED):
        events += [
            Event(E_UNBLOCKED, obj.id, obj.controller, recipient=obj.attacking)
            for obj in attacking
            if obj.id not in by_attacker and not obj.blocked  # an effect may have blocked it
        ]
    if events:
        matching.match(g, events)
