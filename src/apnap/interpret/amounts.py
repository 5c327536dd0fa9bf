"""What number an amount is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.actions import facts
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject, StackInfo
from apnap.ir.mana import BASIC_LAND_TYPES

from . import filters, history, refs
from .context import Ctx
from .history import times_paid as times_paid


def amount(ctx: Ctx, value: Any) -> int:
    """The number that an Amount node, or a plain integer, stands for now. It may be negative."""
    if type(value) is int:
        return value
    known = AMOUNTS.get(type(value))
    if known is None:
        raise NotImplementedError(f"no behaviour for the amount {type(value).__name__}")
    return known(ctx, value) if ctx.legal_targets is None else refs.asked(ctx, known, value)


def modifier(ctx: Ctx, value: Any) -> int:
    """What power or toughness changes by: a calculation that ends below 0 gives 0, its sign set
    aside, so that +X/+X never makes less of a creature (107.1b; 2006:104.2)."""
    if isinstance(value, ir.Times):
        return value.factor * modifier(ctx, value.amount)
    if isinstance(value, ir.Minus) and value.left == 0:
        return -modifier(ctx, value.right)
    found = amount(ctx, value)
    return max(0, found) if isinstance(value, ir.Amount) else found


def compare(left: int, op: str, right: int) -> bool:
    """Two numbers compared by one of < <= = >= > !=."""
    if op == "=":
        return left == right
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    if op == "!=":
        return left != right
    raise NotImplementedError(f"no behaviour for the comparison {op!r}")


# ------------------------------------------------------------------ numbers of one object


def mana_value(g: Game, obj: GameObject, chars: Characteristics) -> int:
    """The mana value (converted mana cost): X is 0 except on the stack; the back of a
    double-faced card has that of its front."""
    x = obj.info.x if obj.zone == c.STACK and obj.info is not None else 0
    card = obj.card
    if card is not None and not obj.face_down:
        if card.layout == "transform" and obj.face == 1 and chars.cost is None:
            return ir.mana_value(card.faces[0].cost)
    return ir.mana_value(chars.cost, x)


def number_of(g: Game, obj: GameObject, chars: Characteristics, of: str) -> int | None:
    """A number of an object by name: `power`, `toughness`, `mana-value`, `counters:KIND`,
    `damage`, `loyalty`; None if it has none."""
    if of in ("power", "toughness"):
        number = chars.power if of == "power" else chars.toughness
        if number is not None and number < 0 and g.edition.facts.negative_reads_zero:
            return 0  # 2006:104.2
        return number
    if of == "mana-value":
        return mana_value(g, obj, chars)
    if of.startswith("counters:"):
        return obj.count(of[9:])
    if of == "damage":
        return obj.damage
    if of == "loyalty":
        if obj.zone == c.BATTLEFIELD and chars.types & c.PLANESWALKER:
            return obj.count("loyalty")
        return chars.loyalty if type(chars.loyalty) is int else None
    raise NotImplementedError(f"no behaviour for the number {of!r}")


def either(chars: Characteristics, op: str, than: int) -> bool:
    """Does the mana value of a split card that is asked in halves compare so? That of one half is
    enough, but what is said not to be so must hold for both."""
    each = [compare(ir.mana_value(half.cost), op, than) for half in chars.halves]
    return all(each) if op == "!=" else any(each)


def compared_with(ctx: Ctx, value: Any) -> list[int]:
    """The numbers that a mana value may be compared with, of which one is enough: for that of a
    split card that is asked in halves, those of its halves (2006:505.5)."""
    if isinstance(value, ir.ManaValueOf):
        ids = refs.objects(ctx, value.what)
        if len(ids) == 1 and ids[0] > 0 and (chars := ctx.g.chars(ctx.g.get(ids[0]))).halves:
            return [ir.mana_value(half.cost) for half in chars.halves]
    return [amount(ctx, value)]


NUMBERS = ("power", "toughness", "mana-value", "damage", "loyalty")


def _numbers(ctx: Ctx, what: ir.Node, of: str) -> list[int]:
    """That number of each of the objects that has one, as it is or last was."""
    g = ctx.g
    found = []
    for id_ in refs.objects(ctx, what):
        if id_ > 0:
            obj = g.get(id_)
            number = number_of(g, obj, g.chars(obj), of)
            if number is not None:
                found.append(number)
    return found


def _total(of: str) -> Callable[[Ctx, Any], int]:
    def total(ctx: Ctx, value: Any) -> int:
        return sum(_numbers(ctx, value.what, of))

    return total


def _counters(ctx: Ctx, value: Any) -> int:
    """A static ability counts what is there; what resolves, also what last was there."""
    total = 0
    gone = isinstance(value.what, ir.Giver) and ctx.info is None
    for id_ in refs.objects(ctx, value.what):
        if id_ > 0 and gone and id_ not in ctx.g.objects:
            continue
        if id_ > 0:
            total += ctx.g.get(id_).count(value.kind)
        else:
            total += player_counters(ctx.g, -1 - id_, value.kind)
    return total


def player_counters(g: Game, seat: int, kind: str) -> int:
    """How many counters of the kind ("" all) a player has; poison counters are among them."""
    player = g.players[seat]
    total = player.poison if kind in ("", "poison") else 0
    for name, number in player.counters:
        if name == kind or not kind:
            total += number
    return total


# ------------------------------------------------------------------ counting


def _x(ctx: Ctx, value: Any) -> int:
    """The X of the spell or ability; an ability of a permanent that itself has no X speaks of
    the spell that the permanent was."""
    if ctx.x:
        return ctx.x
    info = ctx.info
    if info is not None and (info.ability is None or isinstance(info.ability, ir.Activated)):
        return 0
    if ctx.source > 0:
        spell = ctx.g.get(ctx.source).info
        if spell is not None:
            return spell.x
    return 0


def cast_info(ctx: Ctx) -> StackInfo | None:
    """How the object that the ability is on was cast: the spell's own record, or the one that
    the permanent brought along."""
    info = ctx.info
    if info is not None and info.ability is None:
        return info
    return ctx.g.get(ctx.source).info if ctx.source > 0 else None


def _times_kicked(ctx: Ctx, value: Any) -> int:
    if isinstance(value.what, ir.This):
        return times_paid(cast_info(ctx), "kicker")
    found = [id_ for id_ in refs.objects(ctx, value.what) if id_ > 0]
    return times_paid(ctx.g.get(found[0]).info, "kicker") if found else 0


def _times_paid(ctx: Ctx, value: Any) -> int:
    return times_paid(cast_info(ctx), value.key)


def _colors_spent(ctx: Ctx, value: Any) -> int:
    info = cast_info(ctx)
    return sum(1 for letter in c.COLOR_BITS if letter in info.mana) if info is not None else 0


CLASS_LEVEL = "class-level"  # kept with the permanent like a choice; it can't be copied


def _class_level(ctx: Ctx, value: Any) -> int:
    level = ctx.g.choice(ctx.g.get(ctx.source), CLASS_LEVEL) if ctx.source > 0 else None
    return level if isinstance(level, int) else 1


def _mana_spent_on(ctx: Ctx, value: Any) -> int:
    if isinstance(value.what, ir.This):
        info = cast_info(ctx)
    else:
        found = [id_ for id_ in refs.objects(ctx, value.what) if id_ > 0]
        info = ctx.g.get(found[0]).info if found else None
    return len(info.mana) if info is not None else 0


def _spells_before(ctx: Ctx, value: Any) -> int:
    """What is no spell that was cast (a copy) has none before it."""
    g = ctx.g
    total = 0
    for id_ in refs.objects(ctx, value.what):
        for player in g.players:
            total += max(0, g.history.get((f"cast:{id_}", player.seat), 0) - 1)
    return total


def _spells_cast(ctx: Ctx, value: Any) -> int:
    """The history keeps under `cast:ID` who cast which spell."""
    g = ctx.g
    seats = range(len(g.players)) if value.who is None else refs.players(ctx, value.who)
    total = 0
    another = any(isinstance(part, ir.Other) for part in ir.walk(value.filter))
    own = cast_info(ctx) if another else None
    for key, seat in g.history:
        if isinstance(key, str) and key.startswith("cast:") and seat in seats:
            if own is not None and g.get(int(key[5:])).info is own:
                continue  # "another" spell than the one that the permanent was
            if filters.fits(ctx, value.filter, int(key[5:])):
                total += 1
    return total


def _entered_count(ctx: Ctx, value: Any) -> int:
    names = [f"entered:{seat}" for seat in refs.players(ctx, value.who)]
    found = [(id_, n) for (key, id_), n in ctx.g.history.items() if key in names]
    return sum(1 for id_, n in found if _fitted(ctx, value.filter, id_, *facts.looked(n)))


def _done_by(word: str) -> Callable[[Ctx, Any], int]:
    """What was destroyed or countered by something of these players: the history keeps under the
    word and the id what did it."""

    def counted(ctx: Ctx, value: Any) -> int:
        g, seats = ctx.g, refs.players(ctx, value.by)
        count = 0
        for (key, id_), cause in g.history.items():
            if key == word and cause > 0 and g.get(cause).controller in seats:
                count += filters.fits(ctx, value.filter, id_)
        return count

    return counted


def _unspent_mana(ctx: Ctx, value: Any) -> int:
    players = [ctx.g.players[seat] for seat in refs.players(ctx, value.who)]
    return sum(sum(player.pool) + len(player.units) for player in players)


def _died_count(ctx: Ctx, value: Any) -> int:
    """The history keeps under `died` the ids that they had on the battlefield."""
    ids = [id_ for key, id_ in ctx.g.history if key == "died"]
    return sum(1 for id_ in ids if filters.fits(ctx, value.filter, id_))


def _damage_taken(ctx: Ctx, value: Any) -> int:
    """By the ids that both had when it was dealt."""
    total = 0
    for id_ in refs.objects(ctx, value.what):
        for source, types, amount in facts.damage_to(ctx.g, id_):
            if value.source is None or _fitted(ctx, value.source, source, types):
                total += amount
    return total


def _fitted(ctx: Ctx, what: ir.Node, id_: int, types: int, colors: int | None = None) -> bool:
    """Did the object fit when it had these card types, and these colors (None: as it has them)?"""
    g = ctx.g
    obj = g.get(id_)
    chars = g.chars(obj).copy()
    chars.types = types
    if colors is not None:
        chars.colors = colors
    return filters.fits_as(ctx, what, obj, chars)


def _counted_times(word: str) -> Callable[[Ctx, Any], int]:
    def count(ctx: Ctx, value: Any) -> int:
        ability = ctx.info.ability if ctx.info is not None else None
        return history.times(ctx.g, word, ctx.source, ability)

    return count


def _symbols_in(ctx: Ctx, value: Any) -> int:
    """Hybrid symbols count for each of their colours."""
    total = 0
    for id_ in refs.objects(ctx, value.what):
        if id_ > 0:
            cost = ctx.g.chars(ctx.g.get(id_)).cost or ()
            total += sum(1 for symbol in cost if value.color in symbol)
    return total


def _cost_count(ctx: Ctx, value: Any) -> int:
    """Removed counters stand in the role `removed:KIND`: the object they were on, once for each."""
    if value.role == "removed":
        return refs.removed_counters(ctx, value.kind)
    return len(refs.cost_objects(ctx, value.role))


def _count(ctx: Ctx, value: Any) -> int:
    return len(filters.matching(ctx, value.filter, value.zones))


def _count_of(ctx: Ctx, value: Any) -> int:
    return len(refs.objects(ctx, value.what))


def _cards_in(ctx: Ctx, value: Any) -> int:
    g = ctx.g
    zone = c.ZONES[value.zone]
    total = 0
    for seat in refs.players(ctx, value.who):
        own = zone in (c.HAND, c.LIBRARY, c.GRAVEYARD)
        for id_ in g.zone_list(zone, seat) if own else g.in_zone(zone):
            obj = g.objects[id_]
            total += obj.kind == c.CARD and obj.owner == seat  # a token is no card (108.2b)
    return total


def _life(ctx: Ctx, value: Any) -> int:
    return sum(ctx.g.players[seat].life for seat in refs.players(ctx, value.who))


def _player_count(ctx: Ctx, value: Any) -> int:
    return len(refs.players(ctx, value.who))


def _event_amount(ctx: Ctx, value: Any) -> int:
    event = refs.event_of(ctx)
    if event is None:
        return 0
    return event.meant if value.whole else event.amount


def _result_amount(ctx: Ctx, value: Any) -> int:
    done = ctx.results.get(value.name)
    return done.amount if done is not None else 0


def _chosen_number(ctx: Ctx, value: Any) -> int:
    chosen = ctx.value(value.key)
    return chosen if isinstance(chosen, int) else 0


def amount_of_fact(ctx: Ctx, fact: str, who: ir.Node | None) -> int:
    """How often something happened this turn for the players (None: all of them)."""
    happened = ctx.g.history
    if fact == history.OTHER_SPELLS:
        return amount_of_fact(ctx, "spells-cast", who) - _own_casting(ctx)
    if who is None:
        return sum(happened.get((fact, player.seat), 0) for player in ctx.g.players)
    return sum(happened.get((fact, seat), 0) for seat in refs.players(ctx, who))


def _own_casting(ctx: Ctx) -> int:
    """1 where the source itself is a spell, or a permanent that was cast this turn."""
    info, obj = cast_info(ctx), ctx.g.find(ctx.source)
    if info is None or info.origin < 0 or obj is None:
        return 0
    return int(obj.zone == c.STACK or filters.fits(ctx, _ENTERED, obj.id))


_ENTERED = ir.EnteredThisTurn()


def _turn_fact(ctx: Ctx, value: Any) -> int:
    fact = history.LAST + value.fact if value.last else value.fact
    return amount_of_fact(ctx, fact, value.who)


def _devotion(ctx: Ctx, value: Any) -> int:
    """Hybrid symbols count once, whatever their colours (700.5)."""
    g = ctx.g
    total = 0
    for seat in refs.players(ctx, value.who):
        for id_ in g.players[seat].battlefield:
            obj = g.objects[id_]
            if not obj.phased_out:
                cost = g.chars(obj).cost or ()
                total += sum(any(letter in symbol for letter in value.colors) for symbol in cost)
    return total


def _card_types_among(ctx: Ctx, value: Any) -> int:
    """Card types, not supertypes or subtypes; permanents of one kind count once."""
    mask = 0
    for id_ in refs.objects(ctx, value.what):
        if id_ > 0:
            mask |= ctx.g.chars(ctx.g.get(id_)).types
    return mask.bit_count()


def _colors_among(ctx: Ctx, value: Any) -> int:
    mask = 0
    for id_ in refs.objects(ctx, value.what):
        if id_ > 0:
            mask |= ctx.g.chars(ctx.g.get(id_)).colors
    return mask.bit_count()


def _different_among(ctx: Ctx, value: Any) -> int:
    ids = [id_ for id_ in refs.objects(ctx, value.what) if id_ > 0]
    if value.of == "name":
        every = (ctx.g.chars(ctx.g.get(id_)).name for id_ in ids)
        return len({name for name in every if name})
    return len(set(_numbers(ctx, value.what, value.of)))


def _counters_of_players(ctx: Ctx, value: Any) -> int:
    return sum(player_counters(ctx.g, seat, value.kind) for seat in refs.players(ctx, value.who))


def _basic_types_among(ctx: Ctx, value: Any) -> int:
    found: dict[str, None] = {}
    for id_ in refs.objects(ctx, value.what):
        if id_ > 0:
            for subtype in BASIC_LAND_TYPES:
                if subtype in ctx.g.chars(ctx.g.get(id_)).subtypes:
                    found[subtype] = None
    return len(found)


# ------------------------------------------------------------------ sums


def _highest(ctx: Ctx, value: Any) -> int:
    all_ = ctx
    if ctx.group is not None:  # over all of them, though each does something for themselves
        all_ = ctx.child()
        all_.group = None
    found = [amount(ctx.for_player(s), value.amount) for s in refs.players(all_, value.who)]
    return (min if value.least else max)(found, default=0)


def _plus(ctx: Ctx, value: Any) -> int:
    return amount(ctx, value.left) + amount(ctx, value.right)


def _minus(ctx: Ctx, value: Any) -> int:
    found = amount(ctx, value.left) - amount(ctx, value.right)
    return found if value.least is None else max(found, value.least)


def _times(ctx: Ctx, value: Any) -> int:
    return amount(ctx, value.factor) * amount(ctx, value.amount)


def _half(ctx: Ctx, value: Any) -> int:
    number = amount(ctx, value.amount)
    return -(-number // 2) if value.up else number // 2


def _max(ctx: Ctx, value: Any) -> int:
    return max(_numbers(ctx, value.what, value.of), default=0)


def _sum(ctx: Ctx, value: Any) -> int:
    return sum(_numbers(ctx, value.what, value.of))


def _if_so(ctx: Ctx, value: Any) -> int:
    from .conditions import holds  # which reads amounts

    return amount(ctx, value.then if holds(ctx, value.condition) else value.otherwise)


ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")


def _party(ctx: Ctx, value: Any) -> int:
    """The most roles that can be filled, each by a creature of its own (700.8)."""
    total = 0
    for seat in refs.players(ctx, value.who):
        able: list[list[str]] = []
        for id_ in ctx.g.players[seat].battlefield:
            chars = ctx.g.chars(ctx.g.objects[id_])
            if chars.types & c.CREATURE and not ctx.g.objects[id_].phased_out:
                able.append([r for r in ROLES if chars.all_types or r in chars.subtypes])
        total += _filled(able)
    return total


def _filled(able: list[list[str]]) -> int:
    by: dict[str, int] = {}

    def place(one: int, tried: set[str]) -> bool:
        for role in able[one]:
            if role in tried:
                continue
            tried.add(role)
            if role not in by or place(by[role], tried):
                by[role] = one
                return True
        return False

    return sum(place(one, set()) for one in range(len(able)))


AMOUNTS: dict[type[Any], Callable[[Ctx, Any], int]] = {
    ir.X: _x,
    ir.TimesKicked: _times_kicked,
    ir.TimesPaid: _times_paid,
    ir.ColorsSpent: _colors_spent,
    ir.ManaSpentOn: _mana_spent_on,
    ir.ClassLevel: _class_level,
    ir.SpellsBefore: _spells_before,
    ir.SpellsCast: _spells_cast,
    ir.DiedCount: _died_count,
    ir.DamageTaken: _damage_taken,
    ir.TimesResolved: _counted_times(history.RESOLVED),
    ir.TimesActivated: _counted_times(history.ACTIVATED),
    ir.SymbolsIn: _symbols_in,
    ir.CostCount: _cost_count,
    ir.Count: _count,
    ir.CountOf: _count_of,
    ir.CardsIn: _cards_in,
    ir.LifeOf: _life,
    ir.PlayerCount: _player_count,
    ir.UnspentMana: _unspent_mana,
    ir.EnteredCount: _entered_count,
    ir.CounteredCount: _done_by("countered"),
    ir.DestroyedCount: _done_by("destroyed"),
    ir.PowerOf: _total("power"),
    ir.ToughnessOf: _total("toughness"),
    ir.ManaValueOf: _total("mana-value"),
    ir.IfSo: _if_so,
    ir.PartySize: _party,
    ir.CountersOn: _counters,
    ir.DamageOn: _total("damage"),
    ir.EventAmount: _event_amount,
    ir.ResultAmount: _result_amount,
    ir.RemovedCount: _result_amount,
    ir.ChosenNumber: _chosen_number,
    ir.TurnFact: _turn_fact,
    ir.Devotion: _devotion,
    ir.CardTypesAmong: _card_types_among,
    ir.ColorsAmong: _colors_among,
    ir.DifferentAmong: _different_among,
    ir.PlayerCounters: _counters_of_players,
    ir.BasicTypesAmong: _basic_types_among,
    ir.Highest: _highest,
    ir.Plus: _plus,
    ir.Times: _times,
    ir.Minus: _minus,
    ir.Half: _half,
    ir.Max: _max,
    ir.Sum: _sum,
}
