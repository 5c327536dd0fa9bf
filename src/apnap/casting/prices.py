"""What a spell or ability costs in mana: symbols added up, increases, then reductions, locked in
(2006:409.1f)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import product
from typing import Any

from apnap import ir
from apnap.continuous import facedown, rules
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret import amounts, conditions, filters, refs
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost, generic_in

from .targets import legal_targets, plan_of_rules

_GENERIC: tuple[str, ...] = tuple(str(n) for n in range(64))


Aim = Callable[[Ctx, ir.Targets], bool]


def spell_fits(
    ctx: Ctx,
    what: ir.Filter,
    id_: int,
    origin: int,
    chars: Characteristics | None = None,
    aim: Aim | None = None,
) -> bool:
    """Does the filter fit the object as a spell? `id_` may be a card that is about to be cast from
    the zone `origin`, with the characteristics `chars` (a face of it, or face down). `aim`: could
    the spell, whose targets are not chosen yet, have such a target?"""
    if isinstance(what, (ir.Anything, ir.IsSpell)):
        return True
    if isinstance(what, ir.AllOf):
        return all(spell_fits(ctx, part, id_, origin, chars, aim) for part in what.parts)
    if isinstance(what, ir.AnyOf):
        return any(spell_fits(ctx, part, id_, origin, chars, aim) for part in what.parts)
    if isinstance(what, ir.Not):
        return not spell_fits(ctx, what.part, id_, origin, chars)
    if aim is not None and isinstance(what, ir.Targets):
        return aim(ctx, what)
    if isinstance(what, ir.CastFrom):
        return not what.zone or c.ZONES[what.zone] == origin
    if isinstance(what, ir.IsFaceDown) and chars is not None:
        define = ctx.g.edition.define
        return any(chars is define(card).base for card in (facedown.CREATURE, facedown.WARDED))
    if chars is not None:
        return filters.fits_as(ctx, what, ctx.g.get(id_), chars)
    return filters.fits(ctx, what, id_)


def generic(amount: int) -> ManaCost:
    """An amount of generic mana as symbols."""
    if amount <= 0:
        return ()
    return (_GENERIC[amount] if amount < 64 else str(amount),)


def with_x(cost: ManaCost, x: int) -> ManaCost:
    """The cost with the number chosen for X in the place of each X."""
    if "X" not in cost and "Y" not in cost and "Z" not in cost:
        return cost
    return tuple(_GENERIC[0] if s in "XYZ" and not x else str(x) if s in "XYZ" else s for s in cost)


def add_generic(cost: ManaCost, amount: int) -> ManaCost:
    """The cost with generic mana added (or, below zero, taken off, but never below none)."""
    if not amount:
        return cost
    rest: list[str] = []
    total = amount
    for symbol in cost:
        if symbol.isdigit():
            total += int(symbol)
        else:
            rest.append(symbol)
    return (*generic(total), *rest)


def take_off(cost: ManaCost, symbols: ManaCost) -> ManaCost:
    """The cost without these symbols; what of them it does not hold reduces its generic mana only
    if it is generic itself (118.7)."""
    rest = list(cost)
    less = 0
    for symbol in symbols:
        if symbol.isdigit():
            less += int(symbol)
        elif symbol in rest:
            rest.remove(symbol)
        else:
            _take_hybrid(rest, symbol)
    return add_generic(tuple(rest), -less)


def _take_hybrid(rest: list[str], color: str) -> None:
    for i, symbol in enumerate(rest):
        if "/" in symbol and color in symbol.split("/"):
            del rest[i]
            return


def less_offering(cost: ManaCost, symbols: ManaCost) -> tuple[ManaCost, ...]:
    """keyword-offering: the cost less the mana cost of what was offered: symbols of the same kind,
    generic by generic mana, and what has no counterpart by generic mana too (2009:702.45c). Of a
    hybrid symbol the payer chooses a half (118.7e): each total that this can leave, without those
    that another one betters."""
    if not symbols:
        return (cost,)
    rest = list(cost)
    fixed: list[str] = []
    halves: list[list[str]] = []
    for symbol in symbols:
        parts = [part for part in symbol.split("/") if part != "P"]
        if symbol in rest and not symbol.isdigit():
            rest.remove(symbol)
        elif len(parts) > 1:
            halves.append(parts)
        else:  # a Phyrexian symbol is one of its color (118.7f)
            fixed += parts
    if not halves:
        return (_less(rest, fixed),)
    found = dict.fromkeys(_less(rest, (*fixed, *chosen)) for chosen in product(*halves))
    return tuple(one for one in found if not any(_betters(other, one) for other in found))


def _less(cost: list[str], symbols: Iterable[str]) -> ManaCost:
    rest = list(cost)
    less = 0
    for symbol in symbols:
        if symbol.isdigit():
            less += int(symbol)
        elif symbol in rest:
            rest.remove(symbol)
        elif symbol not in "XYZ":
            less += 1
    return add_generic(tuple(rest), -less)


def _betters(cost: ManaCost, other: ManaCost) -> bool:
    """Is whatever pays the other cost enough for this one, and not the other way round?"""
    if cost == other or size(cost) > size(other):
        return False
    left = list(other)
    for symbol in cost:
        if symbol.isdigit():
            continue
        if symbol not in left:
            return False
        left.remove(symbol)
    return True


class Change:
    """What effects do to a cost: generic mana and symbols (`added`) more, generic mana and symbols
    less, the least total that a reduction leaves, and the least total whatever else there is
    (`floor`)."""

    __slots__ = ("added", "floor", "least", "less", "more", "symbols")

    def __init__(self) -> None:
        self.more = 0
        self.added: ManaCost = ()
        self.less = 0
        self.symbols: ManaCost = ()
        self.least = 0
        self.floor = 0

    @property
    def increase(self) -> int:
        """How much mana more it costs, reductions aside."""
        return self.more + size(self.added)

    def apply(self, cost: ManaCost) -> ManaCost:
        """total-cost-determined: increases first, then reductions (2006:409.1f), and after them
        what it costs at the least."""
        cost = self._changed(cost)
        short = self.floor - size(cost) if self.floor else 0
        return add_generic(cost, short) if short > 0 else cost

    def _changed(self, cost: ManaCost) -> ManaCost:
        cost = (*add_generic(cost, self.more), *self.added)
        if not self.less and not self.symbols:
            return cost
        before = size(cost)
        if self.symbols:
            cost = take_off(cost, self.symbols)
        if self.less:
            cost = add_generic(cost, -self.less)
        if self.least and size(cost) < min(self.least, before):
            cost = add_generic(cost, min(self.least, before) - size(cost))
        return cost


def only_for_x(total: ManaCost, before: ManaCost, x: int, letter: str) -> ManaCost:
    """The total cost where only mana of one kind may be spent on X. What effects took off (of the
    cost as it was `before`) is taken off X first."""
    had, left = generic_in(before), generic_in(total)
    bound = max(0, x - max(0, had - left))
    if not letter or not bound:
        return total
    rest = tuple(symbol for symbol in total if not symbol.isdigit())
    return (*generic(left - bound), *rest, *(letter,) * bound)


class Need:
    """What a cost needs at the least: `size` mana in all, and for each (place in WUBRGC, number) so
    many of a letter. `plain`: it is nothing but coloured and generic symbols."""

    __slots__ = ("letters", "plain", "size")

    def __init__(self, cost: ManaCost) -> None:
        letters = [0] * 6
        self.size = 0
        self.plain = True
        for symbol in cost:
            place = "WUBRGC".find(symbol) if len(symbol) == 1 else -1
            if place >= 0:
                letters[place] += 1
                self.size += 1
            elif symbol.isdigit():
                self.size += int(symbol)
            else:
                self.plain = False
                self.size += 0 if symbol.endswith("/P") else 1
        self.letters = tuple((i, n) for i, n in enumerate(letters) if n)


_needs: dict[ManaCost, Need] = {}


def need_of(cost: ManaCost) -> Need:
    """What a cost needs at the least, found once."""
    need = _needs.get(cost)
    if need is None:
        if len(_needs) > 10_000:
            _needs.clear()
        need = _needs[cost] = Need(cost)
    return need


def size(cost: ManaCost) -> int:
    """How much mana a cost is."""
    total = 0
    for symbol in cost:
        total += int(symbol) if symbol.isdigit() else 2 if symbol.startswith("2/") else 1
    return total


def changes(
    g: Game,
    seat: int,
    id_: int,
    origin: int,
    own: tuple[ir.CastRule, ...],
    ctx: Ctx | None,
    chars: Characteristics | None = None,
    specs: tuple[ir.TargetSpec, ...] = (),
) -> Change | None:
    """What changes the cost of the spell (or card about to be cast): effects in play, then its own
    words; None if nothing does. `specs`: target words whose targets are not chosen yet."""
    change: Change | None = None
    aim = partial(_could_have, ctx, specs) if specs and ctx is not None else None
    if origin == c.COMMAND:
        tax = 2 * commander_casts(g, g.get(id_).phys)
        if tax:
            change = Change()
            change.more = tax
    for part, source, _ in _active(g):
        if part.abilities:
            continue
        if part.who is not None and seat not in refs.players(source, part.who):
            continue
        hoped = None if part.more else aim
        if spell_fits(source, part.filter, id_, origin, chars, hoped):
            change = change or Change()
            _note(change, part, source, seat, id_)
    change = _with_floor(g, seat, id_, origin, chars, change)
    if own and ctx is not None:
        for rule in own:
            if rule.less is None and rule.more is None:
                continue
            if rule.flash and (
                g.stage == c.RESOLVING or flash_by_effects(g, seat, id_, origin, chars)
            ):
                continue  # "if you pay more" is its own permission, which is not needed then
            if conditions.holds(ctx, rule.condition) or could_aim(ctx, rule, specs):
                change = change or Change()
                _note_own(change, rule, ctx)
    return change


def _with_floor(
    g: Game, seat: int, id_: int, origin: int, chars: Characteristics | None, change: Change | None
) -> Change | None:
    """What the spell costs at the least, whatever makes it cheaper."""
    if not plan_of_rules(g).get(ir.LeastCost):
        return change
    for part, source, _ in rules.parts(g, ir.LeastCost):
        if part.who is not None and seat not in refs.players(source, part.who):
            continue
        if spell_fits(source, part.filter, id_, origin, chars):
            change = change or Change()
            change.floor = max(change.floor, part.least)
    return change


def of_keyword(g: Game, seat: int, keyword: str, cost: tuple[ir.Cost, ...]) -> tuple[ir.Cost, ...]:
    """The cost of a keyword as effects about costs of that keyword make it."""
    if not keyword or not plan_of_rules(g).get(ir.KeywordCost):
        return cost
    more = less = 0
    for part in rules.player_parts(g, ir.KeywordCost, seat):
        if part.keyword == keyword:
            more, less = (more + part.generic, less) if part.more else (more, less + part.generic)
    if not more and not less:
        return cost
    mana = tuple(symbol for one in cost if isinstance(one, ir.PayMana) for symbol in one.mana)
    rest = tuple(
        ir.PayMana((), one.extra) if isinstance(one, ir.PayMana) else one
        for one in cost
        if not isinstance(one, ir.PayMana) or one.extra != 0
    )
    total = add_generic(add_generic(mana, more), -less)
    return (ir.PayMana(total), *rest) if total or mana else rest


def flash_by_effects(
    g: Game, seat: int, id_: int, origin: int, chars: Characteristics | None = None
) -> bool:
    """Do effects of others let the player cast the spell (or card) as though it had flash?"""
    for kind in (ir.NextSpell, ir.FlashFor):
        if not plan_of_rules(g).get(kind):
            continue
        for found, ctx, _ in rules.parts(g, kind):
            part: Any = found
            if isinstance(part, ir.NextSpell) and not part.flash:
                continue
            if part.who is None or seat in refs.players(ctx, part.who):
                if spell_fits(ctx, part.filter, id_, origin, chars):
                    return True
    return False


def could_aim(ctx: Ctx, rule: ir.CastRule, specs: tuple[ir.TargetSpec, ...]) -> bool:
    """ "If it targets a tapped creature", before the targets of these words are chosen: could one
    of them be such?"""
    condition = rule.condition
    if not specs or not isinstance(condition, ir.Fits):
        return False
    aimed = condition.filter
    if not isinstance(aimed, ir.Targets) or not isinstance(condition.what, ir.This):
        return False
    return _could_have(ctx, specs, ctx, aimed)


def _could_have(ctx: Ctx, specs: tuple[ir.TargetSpec, ...], source: Ctx, aimed: ir.Targets) -> bool:
    """Could one of the targets that are still to be chosen be one that the source means?"""
    return any(
        filters.fits(source, aimed.filter, target)
        for spec in specs
        for target in legal_targets(ctx, spec)
    )


def commander_casts(g: Game, phys: int) -> int:
    """commander-tax: how often the commander has been cast from the command zone; {2} more for each
    time (903.8)."""
    for key, value in g.game_data:
        if key == f"commander-casts:{phys}":
            return int(value)
    return 0


def with_own(change: Change | None, ctx: Ctx, ability: ir.Activated) -> Change | None:
    """What changes the cost of activating the ability, its own words among it."""
    if ability.less is None:
        return change
    change = change or Change()
    change.less += max(0, amounts.amount(ctx, ability.less))
    return change


def ability_changes(g: Game, seat: int, source_id: int, mana: bool = False) -> Change | None:
    """What changes the cost of activating an ability (`mana`: a mana ability) of the object, but
    for its own words."""
    change: Change | None = None
    here = g.get(source_id).zone
    for part, source, _ in _active(g):
        if not part.abilities or (mana and part.but_mana):
            continue
        if here != c.BATTLEFIELD and not isinstance(part.filter, ir.Anything):
            continue  # "of creatures": of permanents, not of cards elsewhere (109.2)
        if part.who is not None and seat not in refs.players(source, part.who):
            continue
        if filters.fits(source, part.filter, source_id):
            change = change or Change()
            _note(change, part, source, seat, source_id)
    return change


def _active(g: Game) -> list[tuple[ir.CostChange, Ctx, rules.Affects]]:
    if not plan_of_rules(g).get(ir.CostChange):
        return []
    return rules.parts(g, ir.CostChange)


def _note(change: Change, part: ir.CostChange, source: Ctx, seat: int, id_: int) -> None:
    count = part.generic
    if not isinstance(count, int):
        source = source.for_player(seat)
        source.current = id_
        count = amounts.amount(source, count)
    if part.more:
        change.more += count
        change.added += part.mana
        return
    change.less += count
    change.symbols += part.mana
    change.least = max(change.least, part.least)


def _note_own(change: Change, rule: ir.CastRule, ctx: Ctx) -> None:
    """A spell's own "costs {1} less for each ..." counts only where its condition is true."""
    if rule.less is not None:
        change.less += max(0, amounts.amount(ctx, rule.less))
    if rule.more is not None:
        change.more += max(0, amounts.amount(ctx, rule.more))


def counted(ctx: Ctx, mana: ManaCost, extra: tuple[ir.Amount | int, ...], x: int) -> ManaCost:
    """Mana of a cost with its X and its counted amounts put in."""
    cost = with_x(mana, x)
    for amount in extra:
        cost = add_generic(cost, amounts.amount(ctx, amount))
    return cost


# ------------------------------------------------------------------ helpers that pay in kind


def convoke_letters(chars: Characteristics) -> tuple[str, ...]:
    """keyword-convoke: what a creature tapped for convoke may pay for: generic ("C") or a colour of
    its own."""
    return ("C", *(letter for letter, bit in c.COLOR_BITS.items() if chars.colors & bit))


def convoke_helpers(g: Game, seat: int, types: int) -> list[GameObject]:
    """Untapped permanents of these types that may be tapped to help (summoning sickness does not
    matter)."""
    found = []
    for id_ in g.players[seat].battlefield:
        obj = g.objects[id_]
        if not obj.tapped and not obj.phased_out and g.chars(obj).types & types:
            found.append(obj)
    return found
