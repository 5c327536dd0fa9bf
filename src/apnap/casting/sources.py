"""What a player could pay mana with: the permanents whose mana abilities the automatic payer may
use, and those about which it asks first (2006:411.2).

Counting decides most costs; the payer is asked about the others.
"""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_PAYING
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret import filters, refs
from apnap.interpret.awaited import Awaited
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost

from . import bonus, identity, mana, payer, permits, plans, prices, produce, purposes, timing
from .purposes import NOTHING, Purpose
from .targets import plan_of_rules

NO, UNSURE, YES = range(3)


class Sources:
    """What a player could pay with now. `plain`: objects whose mana never varies; `others`: further
    sources for the automatic payer; `lossy`: the mana abilities that it does not use by itself;
    `riders`: some mana may not be spent on this purpose.

    `total`, `hits`: at most so much mana in all and of each letter; `single`: these numbers are
    exact, since each source gives one certain mana. `supply`, `hopeful`: made when asked for;
    `gain`: by how much the lossy ones could add to the total."""

    __slots__ = (
        "gain",
        "hits",
        "hopeful",
        "lossy",
        "others",
        "plain",
        "riders",
        "single",
        "supply",
        "total",
    )

    def __init__(self) -> None:
        self.plain: list[tuple[GameObject, plans.CastPlan]] = []
        self.others: list[payer.Source] = []
        self.lossy: list[tuple[GameObject, plans.AbilityPlan]] = []
        self.riders = False
        self.total = 0
        self.hits = [0, 0, 0, 0, 0, 0]
        self.single = True
        self.supply: payer.Supply | None = None
        self.hopeful: payer.Supply | None = None
        self.gain = 0

    def add(self, source: payer.Source) -> None:
        """One more source."""
        self.others.append(source)
        gives = plans.Gives(source.yields)
        self.total += gives.most
        for i, n in gives.letters:
            self.hits[i] += n
        self.single = self.single and gives.single

    def sources(self, g: Game) -> list[payer.Source]:
        """All sources for the automatic payer."""
        found = [_source(obj, g.chars(obj), plan, plan.yields) for obj, plan in self.plain]
        return found + self.others

    def verdict(self, cost: ManaCost) -> int:
        """What counting alone tells: NO, YES, or UNSURE."""
        need = prices.need_of(cost)
        if need.size > self.total:
            return NO
        hits = self.hits
        for i, n in need.letters:
            if hits[i] < n:
                return NO
        return YES if self.single and need.plain else UNSURE


def survey(
    g: Game, seat: int, purpose: Purpose = NOTHING, without: tuple[int, ...] = ()
) -> Sources:
    """All that could pay for `purpose`, apart from the objects `without`."""
    found = Sources()
    if permits.silenced(g, seat, mana=True):
        _count_pool(g, seat, found)
        return found
    shutting = bool(plan_of_rules(g).get(ir.CantActivate))
    epoch = g.epoch
    objects = g.objects
    define = g.edition.behavior
    total, hits = 0, found.hits
    limit = identity.limit(g, seat)
    for id_ in g.players[seat].battlefield:
        obj = objects[id_]
        chars = obj.chars if obj.chars_epoch == epoch else g.chars(obj)
        behavior = chars.derived if chars.derived is not None else define(chars)
        if not behavior.mana or obj.phased_out or id_ in without:
            continue
        plan = behavior.plan if behavior.plan is not None else plans.plan_of(behavior)
        if obj.tapped and plan.plain_mana:
            continue
        sick = chars.types & c.CREATURE and is_sick(g, obj)
        if shutting or behavior.statics:
            if shut(g, obj):
                continue
            sick = sick or shut(g, obj, tapping=True)
        if not plan.yields:
            _note_source(g, obj, plan, found, purpose, bool(sick), limit)
        elif limit is not None:
            if not sick:
                found.add(_source(obj, chars, plan, _within(plan.yields, limit)))
        elif not sick:
            found.plain.append((obj, plan))
            gives = plan.gives
            total += gives.most
            for i, n in gives.letters:
                hits[i] += n
            if not gives.single:
                found.single = False
    found.total += total
    if limit is None and bonus.expected(g):
        _count_bonus(g, found)
    _count_pool(g, seat, found)
    _look_in_hand(g, seat, found)
    for id_ in g.watch.get(E_PAYING, ()):
        if objects[id_].controller != seat and id_ not in without:
            _look_at_others(g, objects[id_], found)
    return found


def _look_at_others(g: Game, obj: GameObject, found: Sources) -> None:
    """The mana abilities of another player's permanent that any player may activate."""
    for ability in plans.plan_of(g.behavior(obj)).mana:
        if ability.ability.who is not None:
            found.lossy.append((obj, ability))


def _count_bonus(g: Game, found: Sources) -> None:
    """Tapping a permanent for mana gives what triggered mana abilities add, too."""
    taken = found.sources(g)
    found.plain, found.others = [], []
    found.total, found.single = 0, True
    found.hits[:] = [0] * len(found.hits)
    for source in taken:
        obj = g.objects[source.id]
        more = [one for letters in source.yields for one in bonus.with_bonus(g, obj, letters)]
        found.add(source._replace(yields=tuple(dict.fromkeys(more))))


def _look_in_hand(g: Game, seat: int, found: Sources) -> None:
    """Mana abilities that work in the hand."""
    for id_ in g.players[seat].hand:
        behavior = g.objects[id_].defn.behavior
        if behavior.mana:
            plan = behavior.plan if behavior.plan is not None else plans.plan_of(behavior)
            if not plan.plain_mana:
                for ability in plan.mana:
                    if ability.zone == c.HAND:
                        found.lossy.append((g.objects[id_], ability))


def _count_pool(g: Game, seat: int, found: Sources) -> None:
    player = g.players[seat]
    for i, n in enumerate(player.pool):
        if n:
            found.hits[i] += n
            found.total += n
    for letter, *_ in player.units:
        found.hits[mana.INDEX[letter]] += 1
        found.total += 1
        found.single = False


def is_sick(g: Game, obj: GameObject) -> bool:
    chars = g.chars(obj)
    return timing.is_sick(g, obj, chars) and not rules.applies(g, ir.ActivateAsThoughHaste, obj)


def _source(
    obj: GameObject, chars: Characteristics, plan: plans.CastPlan, yields: plans.Yields
) -> payer.Source:
    """The object for the payer: lands are tapped first, creatures and what has other uses last."""
    rank = 0
    if chars.types != c.LAND:
        rank = 0 if chars.types & c.LAND else 1
        if chars.types & c.CREATURE:
            rank += 2
    if plan.activated:
        rank += 1
    return payer.Source(obj.id, yields, bool(chars.supertypes & c.SNOW), rank)


def _note_source(
    g: Game,
    obj: GameObject,
    plan: plans.CastPlan,
    found: Sources,
    purpose: Purpose,
    sick: bool,
    limit: str | None,
) -> None:
    """An object whose mana abilities vary, or are not all for the payer."""
    alternatives: plans.Yields = ()
    for ability in plan.mana:
        if ability.zone != c.BATTLEFIELD or (sick and ability.taps):
            continue
        if not ability.yields:
            found.lossy.append((obj, ability))
        elif not obj.tapped:
            if ability.restricted is not None and not _may_spend(g, obj, ability, purpose):
                found.riders = True
                continue
            alternatives += plans.yields_of(g, obj, ability)
    alternatives = tuple(dict.fromkeys(mana for mana in alternatives if mana))
    if limit is not None:
        alternatives = _within(alternatives, limit)
    if alternatives:
        found.add(_source(obj, g.chars(obj), plan, alternatives))


def _within(yields: plans.Yields, limit: str | None) -> plans.Yields:
    """Mana as it is added where the commander's colour identity counts."""
    return tuple(dict.fromkeys(identity.allowed(letters, limit) for letters in yields))


def ability_for(g: Game, id_: int, wanted: tuple[str, ...]) -> tuple[int, tuple[str, ...], Awaited]:
    """The number of the plain mana ability of the object that gives this mana, the mana that it
    gives itself, and what is to be chosen on the way."""
    obj = g.objects[id_]
    limit = identity.limit(g, obj.controller)
    for ability in plans.plan_of(g.behavior(obj)).mana:
        if not ability.yields:
            continue
        own = _within(plans.yields_of(g, obj, ability), limit)
        if limit is not None or not bonus.expected(g):
            if wanted in own:
                return ability.number, wanted, ()
            continue
        for letters in own:
            awaited = bonus.choices_for(g, obj, letters, wanted)
            if awaited is not None:
                return ability.number, letters, awaited
    raise IllegalAction("mana-ability")


def shut(g: Game, obj: GameObject, *, tapping: bool = False) -> bool:
    """Do effects say that not even its mana abilities (`tapping`: those with the tap symbol) can
    be activated?"""
    parts = rules.applies(g, ir.CantActivate, obj)
    return any(part.mana_too and (tapping or not part.tapping) for part in parts)


def _may_spend(g: Game, obj: GameObject, ability: plans.AbilityPlan, purpose: Purpose) -> bool:
    if purpose.id == 0 or ability.restricted is None:
        return False
    return purposes.fits(Ctx(g, obj.id, obj.controller), ability.restricted, purpose)


def special(g: Game, seat: int, purpose: Purpose) -> list[payer.PoolMana]:
    """Mana in the pool that is snow or has a rider, as far as it may be spent on the purpose."""
    found = []
    for i, (letter, snow, only, *_) in enumerate(g.players[seat].units):
        if only is None or (purpose.id and purposes.fits(Ctx(g, purpose.id, seat), only, purpose)):
            found.append(payer.PoolMana(i, letter, snow, only is not None))
    return found


def supply_of(g: Game, seat: int, found: Sources, purpose: Purpose = NOTHING) -> payer.Supply:
    """The payer's view of what was found."""
    if found.supply is None:
        units = special(g, seat, purpose) if g.players[seat].units else ()
        found.supply = payer.make_supply(g.players[seat].pool, found.sources(g), units)
    return found.supply


def supply(
    g: Game, seat: int, purpose: Purpose = NOTHING, without: tuple[int, ...] = ()
) -> payer.Supply:
    """Everything that the automatic payer may use."""
    return supply_of(g, seat, survey(g, seat, purpose, without), purpose)


def could_pay(
    g: Game, seat: int, cost: ManaCost, purpose: Purpose = NOTHING, without: tuple[int, ...] = ()
) -> bool:
    """Could the player pay, with the automatic sources or with all there are?"""
    found = survey(g, seat, purpose, without)
    return payable(g, seat, found, cost, purpose)


def payable(g: Game, seat: int, found: Sources, cost: ManaCost, purpose: Purpose = NOTHING) -> bool:
    """Could what was found pay the cost?"""
    cost = as_payable(g, seat, cost, purpose)
    verdict = found.verdict(cost)
    if verdict == YES:
        return True
    life = g.players[seat].life
    if verdict == UNSURE and supply_of(g, seat, found, purpose).can_pay(cost, life):
        return True
    return bool(found.lossy) and could_convert(g, seat, found, cost, life)


def could_convert(g: Game, seat: int, found: Sources, cost: ManaCost, life: int = 0) -> bool:
    """Might the cost be paid with the help of the lossy sources?"""
    hopeful = _hopeful(g, seat, found)
    if prices.need_of(cost).size > found.total + found.gain:
        # what pays for them may be mana that can't be spent on the cost; more may be added
        if not found.riders and not bonus.expected(g):
            return False
    return hopeful.can_pay(cost, life)


def _hopeful(g: Game, seat: int, found: Sources) -> payer.Supply:
    """A supply that holds the lossy sources too, as if they cost nothing: what it can't pay can't
    be paid."""
    if found.hopeful is None:
        found.gain = 0  # counted anew, as what is kept may have been looked at before
        more = found.sources(g)
        units = special(g, seat, NOTHING)
        waiting = [(obj, plan) for obj, plan in found.lossy if mana.ready(g, seat, obj, plan)]
        while True:
            hopeful = payer.make_supply(g.players[seat].pool, more, units)
            usable, waiting = _parted(g, seat, waiting, hopeful)
            for obj, plan in usable:
                yields = _within(produce.possible(g, obj, plan), identity.limit(g, seat))
                if plan.taps == 1 and bonus.expected(g):
                    more_ = [one for made in yields for one in bonus.with_bonus(g, obj, made)]
                    yields = tuple(dict.fromkeys(more_))
                price = prices.need_of(mana.own_cost(g, seat, obj, plan)).size if plan.mana else 0
                times = 1 if plan.taps else _times(g, seat, found, price)
                more += [payer.Source(obj.id, yields)] * (times if yields else 0)
                most = max([len(letters) for letters in yields], default=0)
                found.gain += times * max(0, most - price)
            if not usable:
                break
        found.hopeful = hopeful
    return found.hopeful


def _times(g: Game, seat: int, found: Sources, price: int) -> int:
    """How often a mana ability that does not tap its object could be activated: as often as its
    cost in mana can be paid, or as there are things to pay with."""
    if price:
        return max(1, found.total // price)
    player = g.players[seat]
    return max(8, len(player.battlefield) + len(player.hand) + len(player.graveyard))


Ability = tuple[GameObject, plans.AbilityPlan]


def _parted(
    g: Game, seat: int, abilities: list[Ability], supply: payer.Supply
) -> tuple[list[Ability], list[Ability]]:
    """The mana abilities whose own cost in mana the supply can pay, and the others."""
    parts: tuple[list[Ability], list[Ability]] = ([], [])
    for obj, plan in abilities:
        paid = plan.mana is None or supply.can_pay(mana.own_cost(g, seat, obj, plan))
        parts[0 if paid else 1].append((obj, plan))
    return parts


def as_though(g: Game) -> bool:
    """May somebody spend mana as though it were of another colour?"""
    active = plan_of_rules(g)
    return bool(active.get(ir.PayersMay) or active.get(ir.SpendAs))


def as_payable(g: Game, seat: int, cost: ManaCost, purpose: Purpose) -> ManaCost:
    """The cost as the player may pay it: where effects let mana be spent as though it were of any
    colour, each coloured symbol takes any mana; where one kind counts as another, the symbols of
    that other take both."""
    if not as_though(g):
        return cost
    for swap in rules.player_parts(g, ir.SpendAs, seat):
        cost = tuple(_also(symbol, swap.other, swap.mana) for symbol in cost)
    for part, ctx, _ in rules.parts(g, ir.PayersMay):
        if part.who is not None and seat not in refs.players(ctx, part.who):
            continue
        if isinstance(part.filter, ir.Anything) or (
            purpose.id and filters.fits(ctx, part.filter, purpose.id)
        ):
            plain = sum(1 for symbol in cost if not symbol.isdigit() and symbol != "S")
            rest = tuple(symbol for symbol in cost if symbol.isdigit() or symbol == "S")
            return prices.add_generic(rest, plain)
    return cost


def _also(symbol: str, other: str, mana: str) -> str:
    """The symbol, where mana of the kind `mana` pays for `other` too."""
    kinds = symbol.split("/")
    if other not in kinds or mana in kinds:
        return symbol
    place = kinds.index(other)
    return "/".join([*kinds[: place + 1], mana, *kinds[place + 1 :]])
