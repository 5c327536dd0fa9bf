"""What an effect could cast, or play, now: the ways of each card."""

from __future__ import annotations

from apnap import ir
from apnap.casting import bestowing, payable, permits, plans, timing
from apnap.casting.ways import joined
from apnap.core import constants as c
from apnap.core.objects import Characteristics, GameObject, StackInfo
from apnap.core.questions import Option
from apnap.turn import order

from . import filters, picking, refs
from .context import Ctx


def ways(ctx: Ctx, seat: int, id_: int, node: ir.CastCard) -> list[Option]:
    """The ways in which the player could cast the card now, or play it if it is a land and the
    effect says "play". What is face down is looked at as what it is."""
    found = []
    for face in _faces(ctx, id_):
        way = f"face:{face}" if face >= 0 else ""
        if node.spell and not _fits_as_spell(ctx, id_, face, node.what):
            continue
        if _is_land(ctx, id_, face):
            if node.play and _land_now(ctx, seat, id_):
                found.append(Option("play", id_, way))
        else:
            manners = _manners(ctx, seat, id_, face, node)
            found.extend([Option("cast", id_, joined(way, manner)) for manner in manners])
    return found


def can_start(ctx: Ctx, node: ir.CastCard) -> bool:
    """Is there a card that could be cast or played, as far as everybody knows?"""
    seat = refs.one_player(ctx, node.who)
    if seat < 0 or isinstance(node.what, ir.Choose):
        return seat >= 0
    everyone = (1 << len(ctx.g.players)) - 1
    for id_ in refs.here(ctx, node.what):
        obj = ctx.g.objects[id_]
        hidden = obj.face_down or (obj.zone in c.HIDDEN_ZONES and obj.seen != everyone)
        if hidden or ways(ctx, seat, id_, node):
            return True
    return False


def choose_spells(ctx: Ctx, seat: int, node: ir.CastCard) -> tuple[int, ...]:
    """The spells chosen for an effect that says "a spell" rather than "a card": what of the card
    would be cast has to fit (709.3a)."""
    choice = node.what
    assert isinstance(choice, ir.Choose)
    if choice.among is not None:
        cards = list(refs.here(ctx, choice.among))
    else:
        cards = filters.matching(ctx, ir.Anything(), choice.zones)
    found = [id_ for id_ in cards if ways(ctx, seat, id_, node)]
    if not found:
        return ()
    least, most = refs.limits(ctx, choice.least, choice.most, len(found))
    return picking.ask_some(ctx, "choose", seat, found, least, most)


def _fits_as_spell(ctx: Ctx, id_: int, face: int, choice: ir.Node) -> bool:
    g, obj = ctx.g, ctx.g.objects[id_]
    if not isinstance(choice, ir.Choose):
        return True
    chars = g.edition.define(obj.card, face).base if face >= 0 else g.chars(obj)
    return filters.fits_as(ctx, choice.filter, obj, chars)


def _faces(ctx: Ctx, id_: int) -> list[int]:
    """The faces that could be cast; -1: the object as it is."""
    obj = ctx.g.objects[id_]
    card = obj.card
    if card is None:
        return [-1]
    if card.layout == "aftermath" and obj.zone != c.GRAVEYARD:
        return [0]
    if card.layout in ("split", "aftermath", "modal", "adventure"):
        return list(range(len(card.faces)))
    return [0] if obj.face_down else [-1]


def _is_land(ctx: Ctx, id_: int, face: int) -> bool:
    g, obj = ctx.g, ctx.g.objects[id_]
    chars = g.edition.define(obj.card, face).base if face >= 0 else g.chars(obj)
    return bool(chars.types & c.LAND)


def _land_now(ctx: Ctx, seat: int, id_: int) -> bool:
    """land-limit-reached: only in the player's own turn, as one of the lands of that turn."""
    g = ctx.g
    if not order.is_active(g, seat) or permits.lands_left(g, seat) <= 0:
        return False
    return not permits.land_forbidden(g, seat, id_)


def _manners(ctx: Ctx, seat: int, id_: int, number: int, node: ir.CastCard) -> list[str]:
    """The ways in which this face could be cast now: "" for nothing, for what the effect says or
    for the mana cost, and if the effect names no cost the alternative ones of the card (118.9a).
    None where it is forbidden, without targets, or can't be paid for."""
    g = ctx.g
    obj = g.objects[id_]
    face = g.edition.define(obj.card, number) if number >= 0 else None
    chars = face.base if face is not None else g.chars(obj)
    if permits.cast_forbidden(g, seat, id_, obj.zone, chars):
        return []
    if permits.costless(g, chars, node.way) or timing.split_second(g):
        return []
    behavior = face.behavior if face is not None else g.behavior(obj)
    if behavior.cast_rules and not permits.own_rules_allow(g, seat, obj, behavior):
        return []
    plan = plans.plan_of(behavior)
    trial = Ctx(g, id_, seat, StackInfo(id_))
    aura = plan.enchant is not None and "Aura" in chars.subtypes
    specs = (plan.enchant,) if aura and plan.enchant is not None else plan.specs
    if not payable.body_possible(trial, specs, plan.body):
        return []
    if node.free:
        return [""]
    named = [("", keyword.cost) for keyword in behavior.params.get(node.way, ())[:1]]
    costs = named
    if not costs and chars.cost is not None:
        costs = [("", (ir.PayMana(chars.cost),))]
    if not node.way:
        costs = [*costs, *_alternatives(ctx, seat, obj, chars, plan)]
    return [way for way, cost in costs if payable.can_pay_for(g, seat, obj, chars, plan, cost)]


def _alternatives(
    ctx: Ctx, seat: int, obj: GameObject, chars: Characteristics, plan: plans.CastPlan
) -> list[tuple[str, tuple[ir.Cost, ...]]]:
    """alternative-cost-chosen: those of the card, and what effects offer, that could be chosen
    now."""
    found = [
        (name, ability.cost)
        for name, ability in plan.alternatives
        if not ability.zone
        and not ability.timing
        and name != bestowing.WAY
        and plans.condition_holds(ctx.g, obj, seat, ability.condition)
    ]
    offers = [one for one in permits.offers(ctx.g, seat) if one.fits(obj, chars)]
    return found + [(one.way, one.cost) for one in offers]
