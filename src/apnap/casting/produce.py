"""What a mana ability puts into the pool: choices among kinds of mana, effects that change it
(2006:406.6, 411.3a)."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import R_MANA, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PICK_ONE, Option, Question
from apnap.interpret import amounts, awaited, effects, refs
from apnap.interpret import produce as kinds
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.replacement import apply as replacement

from . import identity, mana, plans


def perform(ctx: Ctx, body: ir.Body, tapped: bool, letters: tuple[str, ...] | None = None) -> str:
    """Carry out the body of a mana ability; the letters of the mana that it made, whoever got it.
    `tapped`: its object was tapped for mana."""
    return _carry_out(ctx, body.effect, tapped, letters)


def _carry_out(
    ctx: Ctx, effect: ir.Effect | None, tapped: bool, letters: tuple[str, ...] | None
) -> str:
    """The same for one part of the body, also where a condition stands before it."""
    if isinstance(effect, ir.AddMana):
        return add_mana(ctx, effect, tapped, letters)
    if isinstance(effect, ir.Do):
        return "".join([_carry_out(ctx, step, tapped, letters) for step in effect.steps])
    if isinstance(effect, ir.If):
        part = effect.then if holds(ctx, effect.condition) else effect.otherwise
        return _carry_out(ctx, part, tapped, letters)
    effects.perform(ctx, effect)
    return ""


def add_mana(
    ctx: Ctx, effect: ir.AddMana, tapped: bool = False, letters: tuple[str, ...] | None = None
) -> str:
    """mana-added: find which mana the effect makes (asking where there is a choice) and add it; the
    letters."""
    g = ctx.g
    made = ""
    for seat in refs.players(ctx, effect.who):
        found = letters if letters is not None else chosen_mana(ctx, effect, seat)
        if tapped and replacement.would(g, R_MANA):
            found = _replaced(ctx, found)
        if not found:
            if amounts.amount(ctx, effect.count) > 0:
                g.trace("mana-undefined", player=seat, source=ctx.source)
            continue
        kept = identity.allowed(found, identity.limit(g, seat))
        if kept != found:
            g.trace("mana-outside-identity", player=seat, source=ctx.source)
            found = kept
        source = g.find(ctx.source) or g.past.get(ctx.source)
        snow = source is not None and bool(g.chars(source).supertypes & c.SNOW)
        mana.add(
            g,
            seat,
            found,
            snow=snow,
            only=effect.only,
            source=ctx.source,
            until=effect.until,
            node=effect if effect.gives else None,
        )
        made += "".join(found)
    return made


def _replaced(ctx: Ctx, letters: tuple[str, ...]) -> tuple[str, ...]:
    """Effects that change what a permanent tapped for mana produces."""
    event = Event(R_MANA, ctx.source, ctx.controller, word="".join(letters), amount=len(letters))
    found: tuple[str, ...] = ()
    for result in replacement.replace(ctx.g, event):
        if result.kind != R_MANA or not result.word:
            continue
        word = tuple(result.word)
        if result.amount > len(word):
            word = word * (result.amount // len(word))
        found += word
    return found


def chosen_mana(ctx: Ctx, effect: ir.AddMana, seat: int) -> tuple[str, ...]:
    """The mana of an effect; the player chooses among several kinds."""
    count = amounts.amount(ctx, effect.count)
    if count <= 0:
        return ()
    if effect.event:
        made = ctx.event.word if ctx.event is not None else ""
        return _same_kind(ctx, seat, "".join(dict.fromkeys(made)), count)
    if effect.combination:
        return tuple(_pick_letter(ctx, seat, tuple(effect.combination)) for _ in range(count))
    if effect.each:
        return tuple(kinds.kinds(ctx, effect))
    if effect.produced_by is not None or effect.chosen or effect.colors_of is not None:
        return _same_kind(ctx, seat, kinds.kinds(ctx, effect), count)
    return _pick(ctx, seat, plans.added(effect, count, ""))


def _same_kind(ctx: Ctx, seat: int, letters: str, count: int) -> tuple[str, ...]:
    """So much mana of one of these kinds, which the player chooses (2006:411.3a)."""
    if not letters:
        return ()
    return (_pick_letter(ctx, seat, tuple(dict.fromkeys(letters))),) * count


def _pick_letter(ctx: Ctx, seat: int, letters: tuple[str, ...]) -> str:
    return _pick(ctx, seat, tuple((letter,) for letter in letters))[0]


def _pick(ctx: Ctx, seat: int, alternatives: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    if not alternatives:
        return ()
    if len(alternatives) == 1:
        return alternatives[0]
    expected = awaited.take(ctx.g, ctx.source, alternatives)
    if expected is not None:
        return expected
    options = tuple(Option("mana", "".join(letters)) for letters in alternatives)
    question = Question(PICK_ONE, "mana", seat, options, source=ctx.source)
    return alternatives[ctx.g.choose(question)]


def possible(g: Game, obj: GameObject, plan: plans.AbilityPlan) -> tuple[tuple[str, ...], ...]:
    """All the mana that an ability could make, as alternatives: an upper bound for what can be
    paid."""
    ctx = Ctx(g, obj.id, obj.controller)
    found: list[tuple[str, ...]] = []
    for part in _adding(plan.ability.body):
        count = amounts.amount(ctx, part.count) if _fixed(part) else _at_most(g, obj)
        if part.each:
            found.append(tuple(kinds.kinds(ctx, part)))
        elif part.produced_by is not None or part.chosen or part.colors_of is not None:
            found += [(letter,) * count for letter in kinds.kinds(ctx, part)]
        else:
            found += plans.added(part, min(count, MIXED) if part.combination else count, "")
    return tuple(dict.fromkeys(mana for mana in found if mana))


_ADDING: dict[int, tuple[ir.Node, tuple[ir.AddMana, ...]]] = {}  # with the node kept alive


def _adding(body: ir.Node) -> tuple[ir.AddMana, ...]:
    """The parts of a body that add mana."""
    known = _ADDING.get(id(body))
    if known is None:
        parts = tuple(part for part in ir.walk_own(body) if isinstance(part, ir.AddMana))
        known = _ADDING[id(body)] = (body, parts)
    return known[1]


MIXED = 8
"""So much mana in any combination is looked at, and no more: there are too many ways to mix it."""
SOME = 8
"""Of an ability that would make more than there are things to count, so much is hoped for."""


def _at_most(g: Game, obj: GameObject) -> int:
    """No less than what an ability could make whose amount is found as it is carried out: it counts
    counters, cards, creatures or what they cost."""
    seat = obj.controller
    player = g.players[seat]
    counters = sum(number for _, number in obj.counters)
    cards = len(player.hand) + len(player.graveyard) + len(player.battlefield)
    values = [amounts.mana_value(g, o, g.chars(o)) for o in map(g.get, player.battlefield)]
    return max(SOME, counters, 2 * cards, 2 + max(values, default=0))


def _fixed(effect: ir.AddMana) -> bool:
    """Can the number be told before the costs are paid?"""
    if isinstance(effect.count, int):
        return True
    unknown = (ir.X, ir.ResultAmount, ir.Result, ir.CostObject, ir.CostCount, ir.EventAmount)
    return not any(isinstance(part, unknown) for part in ir.walk(effect.count))
