"""The declaration of attackers (2006:308, 2009:508)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.actions import permanents
from apnap.casting import costs
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_ATTACK, Event
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject
from apnap.core.questions import ASSIGN, Answer, Option, Question
from apnap.interpret import history
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.interpret.refs import players
from apnap.interpret.table import perform
from apnap.ir import (
    AttackAsThough,
    AttackCost,
    AttacksOnlyAlone,
    CantAttack,
    CantAttackOrBlockAlone,
    CombatLimit,
    Cost,
    DefendingPlayer,
    MustAttack,
)
from apnap.triggers import matching
from apnap.turn.order import actives

from . import bands, company, obeying, state
from .legality import AttackerFacts, AttackProblem, attack_fault, required_attack

Restricted = (MustAttack, CantAttackOrBlockAlone, AttacksOnlyAlone, CombatLimit)


DEFENDING = DefendingPlayer()


def declare(g: Game) -> None:
    """The active player chooses attackers and what they attack, taps them, pays costs; then
    abilities trigger (attackers-declared).
    """
    seat = g.active
    able = [obj for one in actives(g) for obj in candidates(g, one)]
    if not able:
        g.trace("no-attackers", player=seat)
        return
    there = state.defenders(g, seat)
    places = [may_attack(g, obj, there) for obj in able]
    chosen = _choose(g, seat, able, places)
    g.set("attacked", True)
    if not chosen:
        g.trace("no-attackers", player=seat)
        return
    _begin(g, seat, chosen)


def candidates(g: Game, seat: int) -> list[GameObject]:
    """The creatures that could attack: untapped, under continuous control since the turn began or
    with haste, without defender (2006:308.2a).
    """
    found = []
    freed = rules.parts(g, AttackAsThough)
    for id_ in g.players[seat].battlefield:
        obj = g.objects[id_]
        if obj.tapped:
            continue
        chars = g.chars(obj)
        if not chars.types & c.CREATURE or obj.phased_out:
            continue
        allowed = {part.what for part in rules.applies(g, AttackAsThough, obj)} if freed else ()
        if obj.since >= g.turn and not chars.keywords & c.HASTE and "haste" not in allowed:
            continue
        if chars.keywords & c.DEFENDER and "defender" not in allowed:
            continue
        found.append(obj)
    return found


def may_attack(g: Game, obj: GameObject, places: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the places that no effect forbids the creature to attack
    (attack-restriction-broken).
    """
    if not rules.parts(g, CantAttack):
        return places
    for part, ctx in rules.applies_with(g, CantAttack, obj):
        places = tuple(p for p in places if not _forbidden(ctx, part, p))
    return places


def _forbidden(ctx: Ctx, part: CantAttack, place: int) -> bool:
    """Does the statement forbid an attack there?"""
    owner = owner_of_place(ctx.g, place)
    if part.whom is not None and (place > 0 and not part.walkers):
        return False
    if part.whom is not None and owner not in players(ctx, part.whom):
        return False
    return part.unless is None or not holds(ctx.for_player(owner, DEFENDING), part.unless)


def owner_of_place(g: Game, place: int) -> int:
    """The player who is attacked at a place, or who controls the planeswalker that is."""
    return -1 - place if place < 0 else g.get(place).controller


def problem_of(
    g: Game, seat: int, able: list[GameObject], places: list[tuple[int, ...]]
) -> AttackProblem | None:
    """The declaration as a problem of restrictions and requirements; None when there are none."""
    if not any(rules.parts(g, kind) for kind in Restricted):
        return None
    facts = []
    for obj, where in zip(able, places, strict=True):
        wanted, beside = _requirements(g, obj, where, able)
        together = [p for p in rules.applies_with(g, CantAttackOrBlockAlone, obj) if p[0].attack]
        costly = frozenset(p for p in where if _cost(g, obj, p))
        facts.append(
            AttackerFacts(
                obj.id,
                frozenset(where),
                costly,
                wanted,
                others=company.others_needed(together),
                partners=company.partners(obj, together, able),
                only_alone=bool(rules.applies(g, AttacksOnlyAlone, obj)),
                beside=beside,
            )
        )
    most, defender_limits = _limits(g)
    helpers = g.edition.facts.requirements_count_helpers
    return AttackProblem(tuple(facts), most, defender_limits, helpers=helpers)


def _requirements(
    g: Game, obj: GameObject, where: tuple[int, ...], able: list[GameObject]
) -> tuple[tuple[frozenset[int], ...], tuple[tuple[frozenset[int], frozenset[int]], ...]]:
    """What the creature must attack, always and if certain others attack."""
    wanted: list[frozenset[int]] = []
    beside: list[tuple[frozenset[int], frozenset[int]]] = []
    for part, ctx in obeying.due(g, MustAttack, obj):
        these = frozenset(p for p in where if obeying.meant(ctx, part.whom, p))
        if not these:
            continue
        if part.beside is None:
            wanted.append(these)
        else:
            beside.append((company.of_kind(obj, ctx, part.beside, able), these))
    return tuple(wanted), tuple(beside)


def _limits(g: Game) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """How many creatures may attack at most, in all and each player."""
    all_: list[int] = []
    each: dict[int, int] = {}
    for part, ctx, _ in rules.parts(g, CombatLimit):
        if part.attack is None:
            continue
        if part.whom is None:
            all_.append(part.attack)
            continue
        for seat in players(ctx, part.whom):
            each[-1 - seat] = min(part.attack, each.get(-1 - seat, part.attack))
    return min(all_) if all_ else None, tuple(sorted(each.items()))


def _check(
    g: Game, able: list[GameObject], problem: AttackProblem | None
) -> Callable[[Answer], str | None]:
    def check(answer: Answer) -> str | None:
        if len({index for index, _ in answer}) != len(answer):
            return "a creature attacks one player or planeswalker only"
        if problem is None:
            return None
        fault = attack_fault(problem, {able[index].id: place for index, place in answer})
        return (
            None
            if fault is None
            else f"this attack is not legal ({fault.reason}, creature {fault.creature})"
        )

    return check


def _choose(
    g: Game, seat: int, able: list[GameObject], places: list[tuple[int, ...]]
) -> list[tuple[GameObject, int]]:
    """Ask for the declaration and pay what it costs; a declaration that cannot be paid for is
    taken back and asked anew.
    """
    problem = problem_of(g, seat, able, places)
    options = tuple(Option("object", obj.id) for obj in able)
    must = required_attack(problem) if problem is not None else {}
    plain = tuple((i, must[obj.id]) for i, obj in enumerate(able) if obj.id in must)
    for _ in range(3):
        mark = len(g.journal)
        asked = Question(
            ASSIGN,
            "attackers",
            seat,
            options,
            places=tuple(places),
            args=(plain,),  # a declaration that is legal, for whoever finds no other
            check=_check(g, able, problem),
        )
        chosen = [(able[index], place) for index, place in g.choose(asked)]
        bands.form(g, seat, chosen)
        try:
            _pay(g, chosen)
        except IllegalAction as error:
            g.roll_back(mark)
            g.trace("illegal-action-rewound", player=seat, why=str(error))
            continue
        return state.still_there(g, chosen, actives(g))
    return [(obj, must[obj.id]) for obj in able if obj.id in must]


def _cost(g: Game, obj: GameObject, place: int) -> tuple[tuple[Any, Ctx], ...]:
    """The costs of the creature for attacking at the place (attack-cost-determined)."""
    found = []
    for part, ctx in rules.applies_with(g, AttackCost, obj):
        if obeying.meant(ctx, part.whom, place):
            found.append((part, ctx))
    return tuple(found)


def _pay(g: Game, chosen: list[tuple[GameObject, int]]) -> None:
    """attackers-tapped, attack-cost-paid: they are tapped before their costs are paid
    (2006:308.2c-f, 508.1f-j); each of a team pays for what they control."""
    tapping = [obj.id for obj, _ in chosen if not g.chars(obj).keywords & c.VIGILANCE]
    if tapping:
        permanents.tap(g, tapping)
        g.trace("attackers-tapped", player=g.active, n=len(tapping))
    if not rules.parts(g, AttackCost):
        return
    total: dict[int, list[Cost]] = {}
    for obj, place in chosen:
        for part, ctx in _cost(g, obj, place):
            total.setdefault(obj.controller, []).extend(costs.fixed(ctx, part.cost))
    for seat, cost in total.items():
        if cost:
            costs.pay(Ctx(g, 0, seat), tuple(cost))
            g.trace("attack-cost-paid", player=seat)


def _begin(g: Game, seat: int, chosen: list[tuple[GameObject, int]]) -> None:
    by_place: dict[int, list[GameObject]] = {}
    for obj, place in chosen:
        by_place.setdefault(place, []).append(obj)
    for place, group in by_place.items():
        g.put_many(group, "attacking", place)
        g.put_many(group, "was_attacking", place)
    g.set("attackers", tuple(obj.id for obj, _ in chosen))
    g.set("combat_stage", 1)
    g.touch(c.A_COMBAT)
    first = [obj for obj, _ in chosen if not history.attacked(g, obj.id)]
    for one in actives(g):
        mine = [obj for obj in first if obj.controller == one]
        if mine or one == seat:
            g.fact("attackers-declared", one, len(mine))
    history.note_attackers(g, [obj.id for obj, _ in chosen])
    if chosen:
        state.note(g, "attacked", tuple([obj.id for obj, _ in chosen]))
        state.note(g, "players", tuple([-1 - place for place in by_place if place < 0]))
    g.trace("attackers-declared", player=seat, n=len(chosen))
    if g.tracing:
        for obj, place in chosen[:50]:
            g.trace("attack-target-chosen", object=obj.id, target=place)
    for obj, place in chosen:
        obeying.note_attack(g, obj, place)
    _as_they_attack(g, [obj for obj, _ in chosen])
    if matching.listens(g, E_ATTACK):
        matching.match(
            g, [Event(E_ATTACK, obj.id, obj.controller, recipient=place) for obj, place in chosen]
        )


def _as_they_attack(g: Game, attackers: list[GameObject]) -> None:
    """optional-attack-cost: what their controllers may do as creatures attack (508.1g)."""
    for obj in attackers:
        for ability in g.behavior(obj).as_attacks:
            body = ability.body
            if body.effect is not None:
                perform(Ctx(g, obj.id, obj.controller), body.effect)
