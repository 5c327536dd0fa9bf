"""Who may begin to cast or play what: effects that forbid, limit and allow (2006:409.4, 103.2)."""

from __future__ import annotations

from apnap import ir
from apnap.actions import facts
from apnap.continuous import effects, layers, rules
from apnap.core import constants as c
from apnap.core.definitions import Behavior, Definition
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import Characteristics, GameObject, StackInfo
from apnap.core.questions import PICK_ONE, Option, Question
from apnap.interpret import conditions, filters, refs
from apnap.interpret.context import Ctx, of_floating

from . import prices, timing
from .targets import plan_of_rules


def cast_forbidden(
    g: Game, seat: int, id_: int, origin: int, chars: Characteristics | None = None
) -> bool:
    """cast-forbidden: an effect says that the player can't cast it, or no more spells (of this
    kind) this turn."""
    for part, ctx, _ in rules.parts(g, ir.CantCast):
        if part.who is None or seat in refs.players(ctx, part.who):
            if prices.spell_fits(ctx, part.filter, id_, origin, chars):
                return True
    for limit, ctx, _ in rules.parts(g, ir.CastLimit):
        if limit.who is None or seat in refs.players(ctx, limit.who):
            if prices.spell_fits(ctx, limit.filter, id_, origin, chars):
                if cast_this_turn(g, ctx, seat, limit.filter, id_) >= limit.count:
                    return True
    for late, ctx, _ in rules.parts(g, ir.CastAsSorcery):
        if late.who is None or seat in refs.players(ctx, late.who):
            if prices.spell_fits(ctx, late.filter, id_, origin, chars):
                if not timing.sorcery_time(g, seat, (id_,)):
                    return True
    return False


FORBIDDING = (ir.CantCast, ir.CastLimit, ir.CastAsSorcery)
"""The parts of effects that forbid casting."""


def silenced(g: Game, seat: int, mana: bool = False) -> bool:
    """activation-forbidden: do effects say that the player can't activate abilities (`mana`: not
    even mana abilities)?"""
    if not plan_of_rules(g).get(ir.CantActivateAny):
        return False
    return any(
        part.mana_too or not mana for part in rules.player_parts(g, ir.CantActivateAny, seat)
    )


def at_once(g: Game, seat: int, keyword: str) -> bool:
    """May the player activate abilities of the keyword whenever they could cast an instant?"""
    if not keyword or not plan_of_rules(g).get(ir.ActivateAsInstant):
        return False
    return any(
        part.keyword == keyword for part in rules.player_parts(g, ir.ActivateAsInstant, seat)
    )


OFFERED = "offered:"
"""Before the source of an effect and the number of its part: the ways of casting for a cost that
the effect offers."""


class Offer:
    """A cost that an effect lets the player pay rather than the mana cost of what fits it."""

    __slots__ = ("cost", "ctx", "filter", "way")

    def __init__(self, part: ir.AlternativeFor, ctx: Ctx, number: int) -> None:
        self.cost = part.cost
        self.filter = part.filter
        self.ctx = ctx
        self.way = f"{OFFERED}{ctx.source}:{number}"

    def fits(self, obj: GameObject, chars: Characteristics) -> bool:
        """May it be paid for this card?"""
        return prices.spell_fits(self.ctx, self.filter, obj.id, obj.zone, chars)


def offers(g: Game, seat: int) -> list[Offer]:
    """alternative-cost-chosen: what effects let the player pay rather than a mana cost."""
    if not plan_of_rules(g).get(ir.AlternativeFor):
        return []
    return [
        Offer(part, ctx, number)
        for number, (part, ctx) in enumerate(rules.for_player(g, ir.AlternativeFor, seat))
    ]


def offered_cost(g: Game, seat: int, way: str) -> tuple[ir.Cost, ...]:
    """The cost under such a way of casting."""
    for offer in offers(g, seat):
        if offer.way == way:
            return offer.cost
    raise IllegalAction("alternative-cost-chosen")


def cast_this_turn(g: Game, ctx: Ctx, seat: int, what: ir.Filter, but: int) -> int:
    """How many spells that fit the player has cast this turn, not counting the one in question."""
    if isinstance(what, ir.Anything):
        return g.history.get(("spells-cast", seat), 0)
    count = 0
    for name, caster in g.history:
        if caster == seat and isinstance(name, str) and name.startswith("cast:"):
            id_ = int(name[5:])
            if id_ != but and prices.spell_fits(ctx, what, id_, c.STACK):
                count += 1
    return count


def costless(g: Game, chars: Characteristics, way: str) -> bool:
    """mana-cost-missing: in some editions a card without a mana cost can't be cast at all, not even
    in another way (2006:213.1a); only suspend, which says so itself, has it played."""
    return chars.cost is None and g.edition.facts.costless_uncastable and way != "suspend"


def prowls(g: Game, seat: int, chars: Characteristics) -> bool:
    """keyword-prowl: did a source that was the player's then, and of a creature type of the spell,
    deal combat damage to a player this turn?"""
    opponents = g.edition.facts.prowl_opponents_only
    for dealer, hurt, subtypes in facts.combat_dealers(g):
        if dealer == seat and not (opponents and hurt == seat):
            if subtypes is None or chars.all_types or subtypes & chars.subtypes:
                return True
    return False


def has_flash(
    g: Game, seat: int, obj: GameObject, chars: Characteristics, behavior: Behavior
) -> bool:
    """May the card be cast whenever an instant could be? (keyword-flash, and effects as though it
    had it)"""
    if chars.types & c.INSTANT or chars.keywords & c.FLASH:
        return True
    for rule in behavior.cast_rules:
        if rule.flash and _holds(g, seat, obj, rule.condition):
            return True
    return prices.flash_by_effects(g, seat, obj.id, obj.zone, chars)


def has_flash_face_down(g: Game, seat: int, card: GameObject, defn: Definition) -> bool:
    """May the card be cast face down, as `defn` shows it, whenever an instant could be? The effects
    that give flash to cards are asked of what it would be, not of what it is (2009:702.34b)."""
    if has_flash(g, seat, card, defn.base, defn.behavior):
        return True
    if not g.chars(card).keywords & c.FLASH:
        return False
    shown = GameObject(card.id, card.phys, card.owner, card.zone, defn, card.kind)
    shown.controller = card.controller
    return bool(layers.preview(g, shown).keywords & c.FLASH)


def use_next(g: Game, seat: int, spell: int) -> None:
    """What was said of the next spell of a kind is true of this one, and of no other."""
    if not plan_of_rules(g).get(ir.NextSpell):
        return
    used = []
    for effect in g.effects:
        ctx = of_floating(g, effect)
        for part in effect.parts:
            if isinstance(part, ir.NextSpell) and filters.fits(ctx, part.filter, spell):
                if part.who is None or seat in refs.players(ctx, part.who):
                    used.append(effect)
                    if part.gives:
                        effects.begin(ctx, part.gives, affected=(spell,), until="forever")
    effects.end(g, used)


def own_rules_allow(g: Game, seat: int, obj: GameObject, behavior: Behavior) -> bool:
    """Do the card's own words ("cast only during combat", "only if ...") allow it now?"""
    for rule in behavior.cast_rules:
        if rule.flash or rule.less is not None or rule.more is not None:
            continue
        if not timing.fits_timing(g, seat, rule.timing):
            return False
        if not _holds(g, seat, obj, rule.condition):
            return False
    return True


def _holds(g: Game, seat: int, obj: GameObject, condition: ir.Condition | None) -> bool:
    if condition is None:
        return True
    return conditions.holds(Ctx(g, obj.id, seat, StackInfo(obj.id)), condition)


def land_forbidden(g: Game, seat: int, id_: int) -> bool:
    """An effect says that the player can't play the land."""
    if not plan_of_rules(g).get(ir.CantPlayLands):
        return False
    for part, ctx, _ in rules.parts(g, ir.CantPlayLands):
        if part.who is None or seat in refs.players(ctx, part.who):
            if filters.fits(ctx, part.filter, id_):
                return True
    return False


ANY_NUMBER = 1 << 20


def _more_lands(part: ir.ExtraLands) -> int:
    return ANY_NUMBER if part.count < 0 else part.count


def lands_left(g: Game, seat: int) -> int:
    """land-limit-reached: how many lands the player may still play this turn (2006:212.6b)."""
    if g.edition.facts.land_plays_announced:
        return sum(left for _, left in land_plays(g, seat))
    allowed = 1
    if plan_of_rules(g).get(ir.ExtraLands):
        for part in rules.player_parts(g, ir.ExtraLands, seat):
            allowed += _more_lands(part)
    return allowed - g.players[seat].lands_played


BY_EFFECT = "land-by:"
"""Before the source of an effect (0: none): the facts of this turn of how lands were played."""


def land_plays(g: Game, seat: int) -> list[tuple[int, int]]:
    """Where each land play is announced: the sources of the effects by which the player may still
    play lands this turn (0: none, the normal play), and how many."""
    allowed = {0: 1}
    if plan_of_rules(g).get(ir.ExtraLands):
        for part, ctx in rules.for_player(g, ir.ExtraLands, seat):
            allowed[ctx.source] = allowed.get(ctx.source, 0) + _more_lands(part)
    found = []
    for source, number in sorted(allowed.items()):
        left = number - g.history.get((f"{BY_EFFECT}{source}", seat), 0)
        if left > 0:
            found.append((source, left))
    return found


class Permission:
    """Cards that the player may play from elsewhere: by an effect (`part`, read in `ctx`)."""

    __slots__ = ("exile", "flash", "free", "ids", "lands", "spells")

    def __init__(self, ids: list[int], part: ir.MayPlay) -> None:
        self.ids = ids
        self.lands = part.lands
        self.spells = part.spells
        self.free = part.free
        self.flash = part.flash
        self.exile = part.exile


def elsewhere(g: Game, seat: int) -> list[Permission]:
    """What effects let the player play from outside the hand."""
    return [Permission(ids, part) for ids, part, _ in _permitted(g, seat)]


def _permitted(g: Game, seat: int) -> list[tuple[list[int], ir.MayPlay, int]]:
    """The cards, by which part, and of which source."""
    found = []
    for part, ctx, _ in rules.parts(g, ir.MayPlay):
        if part.who is not None and seat not in refs.players(ctx, part.who):
            continue
        if part.once and (f"{ONCE}{ctx.source}", seat) in g.history:
            continue
        ids = _cards_of(g, seat, part, ctx)
        if not isinstance(part.filter, ir.Anything):
            ids = [id_ for id_ in ids if _may_be_played(ctx, part, g.objects[id_])]
        if ids:
            found.append((ids, part, ctx.source))
    return found


ONCE = "played-by:"
"""Before the source of an effect that lets a player play one card each turn: the fact that it was
done."""


def use_once(g: Game, seat: int, id_: int) -> None:
    """A card is about to be played from outside the hand: an effect that allows one each turn has
    done so, unless another allows it anyway. Of several the player says which."""
    allowed = [(part, source) for ids, part, source in _permitted(g, seat) if id_ in ids]
    if not allowed or not all(part.once for part, _ in allowed):
        return
    sources = list(dict.fromkeys(source for _, source in allowed))
    picked = 0
    if len(sources) > 1:
        options = tuple([Option("object", source) for source in sources])
        picked = int(g.choose(Question(PICK_ONE, "played-by", seat, options, source=id_)))
    g.fact(f"{ONCE}{sources[picked]}", seat)


def _may_be_played(ctx: Ctx, part: ir.MayPlay, card: GameObject) -> bool:
    """Does the card, as it is when it is not face down, fit what may be played?"""
    chars = card.defn.base if card.face_down else None
    return prices.spell_fits(ctx, part.filter, card.id, card.zone, chars)


SET_ASIDE = (c.EXILE, c.GRAVEYARD, c.COMMAND)
"""Where the cards lie that an effect names to be played from outside the hand."""


def _cards_of(g: Game, seat: int, part: ir.MayPlay, ctx: Ctx) -> list[int]:
    if part.what is not None:
        named = refs.here(ctx, part.what)
        if part.zone == "exile":  # nothing that did not get there: revealed and kept in a hand
            return [id_ for id_ in named if g.objects[id_].zone in SET_ASIDE]
        return list(named)
    if part.zone == "library-top":
        return g.players[seat].library[-1:]
    if part.zone == "graveyard-top":
        return g.players[seat].graveyard[-1:]
    if part.zone == "exile":
        return [id_ for id_ in g.exile if g.objects[id_].owner == seat]
    return list(g.zone_list(c.ZONES[part.zone], seat))
