"""Which actions a player with priority may take: lands, spells, abilities (2006:408.1d).

Cheap tests come first: timing, then mana, then whether a target exists. Nothing that is hidden from
the player is looked at.
"""

from __future__ import annotations

from apnap import ir
from apnap.actions import zones
from apnap.continuous import facedown, rules
from apnap.continuous.layers import plan_of
from apnap.core import constants as c
from apnap.core import halves
from apnap.core.definitions import Behavior
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject, StackInfo
from apnap.core.questions import Option
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx
from apnap.interpret.fixed import mentions
from apnap.multiplayer import formats, planar
from apnap.turn import order

from . import (
    bestowing,
    costs,
    ending,
    fusing,
    ignoring,
    lands,
    laying_aside,
    mana,
    offering,
    once,
    overloading,
    payable,
    permits,
    plans,
    prices,
    sources,
    suspending,
    targets,
    timing,
)
from .purposes import ABILITY, Purpose
from .scan import Scan
from .ways import BESIDES, DISTURB, FLASHBACK, exiled, in_form, joined

SECOND_FACES = ("modal", "adventure")


ROLL = Option("roll")


def options(g: Game, seat: int, with_mana: bool = False) -> list[Option]:
    """Everything that the player, who has priority, may do now besides passing. `with_mana`: mana
    abilities too."""
    scan = Scan(g, seat)
    if with_mana or mana.is_manual(g, seat):
        scan.out += mana.abilities(g, seat)
    if g.stack and timing.split_second(g):
        _face_down(scan)
        _effects(scan)
        return scan.out
    player = g.players[seat]
    objects = g.objects
    land_time = scan.sorcery and permits.lands_left(g, seat) > 0
    for id_ in player.hand:
        _card(scan, objects[id_], land_time)
    gained = {id_ for effect in g.effects for id_ in effect.affected or ()}
    changed = bool(player.graveyard) and plan_of(g).reaches(c.GRAVEYARD)
    for id_ in player.graveyard:
        obj = objects[id_]
        behavior = g.behavior(obj) if changed or id_ in gained else obj.defn.behavior
        plan = behavior.plan if behavior.plan is not None else plans.plan_of(behavior)
        if plan.from_graveyard:
            _graveyard_card(scan, obj)
        if obj.card.layout == "aftermath":
            _aftermath(scan, obj)
    for id_ in g.exile:
        obj = objects[id_]
        if obj.chosen:
            _laid_aside(scan, obj)
        if obj.defn.behavior.activated and not obj.face_down:
            _abilities(scan, obj, plans.plan_of(obj.defn.behavior))
    if g.command:
        _commanders(scan)
        _in_command_zone(scan)
    if targets.plan_of_rules(g).get(ir.MayPlay):
        _elsewhere(scan, land_time)
    _permanents(scan)
    _effects(scan)
    return scan.out


def _effects(scan: Scan) -> None:
    """Effects that the player may end or ignore: special actions (2006:408.2i, 408.2j)."""
    known = targets.plan_of_rules(scan.g)
    if known.get(ir.EndsFor):
        scan.out += ending.options(scan.g, scan.seat)
    if known.get(ir.MayIgnore):
        scan.out += ignoring.options(scan.g, scan.seat)


# ------------------------------------------------------------------ cards


def _card(scan: Scan, obj: GameObject, land_time: bool) -> None:
    """A card of the hand: played as a land, cast in each way, or its abilities used."""
    g = scan.g
    chars = obj.chars if obj.chars_epoch == g.epoch else g.chars(obj)
    behavior = chars.derived if chars.derived is not None else g.edition.behavior(chars)
    plan = behavior.plan if behavior.plan is not None else plans.plan_of(behavior)
    if chars.types & c.LAND:
        if land_time and not permits.land_forbidden(g, scan.seat, obj.id):
            scan.out.append(Option("play", obj.id))
        if plan.morph:
            _face_down_way(scan, obj, plan.morph)
    elif obj.card.layout in halves.LAYOUTS:
        for half, own, face in _forms(scan, obj):
            _ways(scan, obj, half, own, face)
        fused = fusing.definition(g, obj.card)
        if fused is not None:
            _ways(scan, obj, fused.base, fused.behavior, fusing.WAY)
    else:
        if chars.types & c.INSTANT or scan.sorcery or _any_time(scan, obj, chars, behavior):
            _ways(scan, obj, chars, behavior, "")
        if obj.card.layout in SECOND_FACES and len(obj.card.faces) > 1:
            _second_face(scan, obj, land_time)
    if plan.here:
        _abilities(scan, obj, plan)
    if plan.suspend is not None:
        _suspend(scan, obj, chars, behavior, plan.suspend)
    if plan.laid_aside:
        scan.out += laying_aside.options(g, scan.seat, obj, behavior)


Form = tuple[Characteristics, Behavior, str]


def _forms(scan: Scan, obj: GameObject) -> list[Form]:
    """As what a card may be cast where it is, with the ways that name it: as itself, or as one of
    the halves of a split card, which is turned face up for it where it lies face down in exile
    (406.3a); the half with aftermath only from a graveyard."""
    g, card = scan.g, obj.card
    hidden = obj.face_down and obj.zone != c.EXILE
    if card.layout not in halves.LAYOUTS or hidden:
        return [(g.chars(obj), g.behavior(obj), "")]
    found = []
    for face in range(len(card.faces)):
        if face == 0 or card.layout != "aftermath" or obj.zone == c.GRAVEYARD:
            defn = g.edition.define(card, face)
            found.append((defn.base, defn.behavior, f"face:{face}"))
    return found


def _suspend(
    scan: Scan, obj: GameObject, chars: Characteristics, behavior: Behavior, keyword: ir.Keyword
) -> None:
    """keyword-suspend: whenever the player could begin to cast the card from the hand."""
    g, seat = scan.g, scan.seat
    if not scan.sorcery and not permits.has_flash(g, seat, obj, chars, behavior):
        return
    if scan.forbids and permits.cast_forbidden(g, seat, obj.id, obj.zone, chars):
        return
    if suspending.affordable(g, seat, obj, keyword):
        scan.out.append(Option("suspend", obj.id))


def _any_time(scan: Scan, obj: GameObject, chars: Characteristics, behavior: Behavior) -> bool:
    """Is there a chance that it may be cast although it is no instant and no sorcery time?"""
    if chars.keywords & c.FLASH or behavior.cast_rules or "offering" in behavior.params:
        return True
    return scan.flashes or any(ability.timing for ability in behavior.alternative)


def _second_face(scan: Scan, obj: GameObject, land_time: bool) -> None:
    defn = scan.g.edition.define(obj.card, 1)
    if defn.base.types & c.LAND:
        if land_time and not permits.land_forbidden(scan.g, scan.seat, obj.id):
            scan.out.append(Option("play", obj.id, "face:1"))
    else:
        _ways(scan, obj, defn.base, defn.behavior, "face:1")


def _ways(
    scan: Scan, obj: GameObject, chars: Characteristics, behavior: Behavior, prefix: str
) -> None:
    """The ways in which a card of the hand can be cast."""
    g, seat = scan.g, scan.seat
    plan = behavior.plan if behavior.plan is not None else plans.plan_of(behavior)
    if plan.offering:
        _offer(scan, obj, chars, plan, prefix)
    if plan.morph:
        _face_down_way(scan, obj, plan.morph)
    timely = scan.sorcery or permits.has_flash(g, seat, obj, chars, behavior)
    if not timely and not plan.timed:
        return
    if scan.forbids and permits.cast_forbidden(g, seat, obj.id, obj.zone, chars):
        return
    if behavior.cast_rules and not permits.own_rules_allow(g, seat, obj, behavior):
        return
    if plan.plain and not scan.offers:
        if chars.cost is None or not payable.can_pay_mana(scan, obj, chars.cost, chars, plan.specs):
            return
        if payable.has_targets(scan, obj, chars, plan):
            scan.out.append(Option("cast", obj.id, prefix))
        return
    _ways_in_full(scan, obj, chars, plan, prefix, timely)


def _face_down_way(scan: Scan, obj: GameObject, way: str) -> None:
    """keyword-morph, keyword-disguise: cast face down as a 2/2 creature spell, without text or with
    ward {2} (face-down-cast). Whether and when it may be cast is judged on that (2009:702.34b)."""
    defn = scan.g.edition.define(facedown.WARDED if way == "disguise" else facedown.CREATURE)
    chars = defn.base
    if not scan.sorcery:
        if not permits.has_flash_face_down(scan.g, scan.seat, obj, defn):
            return
    if scan.forbids and permits.cast_forbidden(scan.g, scan.seat, obj.id, obj.zone, chars):
        return
    if payable.can_pay_mana(scan, obj, ("3",), chars):
        scan.out.append(Option("cast", obj.id, way))


def _ways_in_full(
    scan: Scan,
    obj: GameObject,
    chars: Characteristics,
    plan: plans.CastPlan,
    prefix: str,
    timely: bool,
) -> None:
    """The mana cost and alternative costs of a card with words of its own about casting. `timely`:
    it is a time for the card; if not, only what says itself when is possible."""
    possible: list[tuple[str, tuple[ir.Cost, ...]]] = []
    if timely and chars.cost is not None:
        possible.append(("", (ir.PayMana(chars.cost),)))
    for name, ability in plan.alternatives:
        now = ability.timing or timely
        if name == bestowing.WAY and not now:
            aura = bestowing.as_aura(chars)
            now = permits.has_flash(scan.g, scan.seat, obj, aura, scan.g.behavior(obj))
        if now and _offered(scan, obj, ability):
            possible.append((name, ability.cost))
    for offer in scan.offers:
        if timely and offer.fits(obj, chars):
            possible.append((offer.way, offer.cost))
    if timely and plan.prowl is not None and permits.prowls(scan.g, scan.seat, chars):
        possible.append(("prowl", plan.prowl))
    if permits.costless(scan.g, chars, ""):
        return
    if timely and plan.emerge is not None:
        _emerge(scan, obj, chars, plan, plan.emerge, prefix)
    if not possible:
        return
    aimed = payable.has_targets(scan, obj, chars, plan)
    for name, cost in possible:
        form = bestowing.as_aura(chars) if name == bestowing.WAY else chars
        if (aimed or name == overloading.WAY) and payable.can_pay(scan, obj, form, plan, cost):
            scan.out.append(Option("cast", obj.id, joined(prefix, name)))


def _emerge(
    scan: Scan,
    obj: GameObject,
    chars: Characteristics,
    plan: plans.CastPlan,
    keyword: ir.Keyword,
    prefix: str,
) -> None:
    """keyword-emerge: if there is a permanent to sacrifice that makes the cost one that can be
    paid."""
    g, seat = scan.g, scan.seat
    if not payable.has_targets(scan, obj, chars, plan):
        return
    for id_ in offering.candidates(g, seat, obj.id, (offering.emerging(keyword),)):
        if payable.can_pay(scan, obj, chars, plan, keyword.cost, offering.generic_of(g, id_)):
            scan.out.append(Option("cast", obj.id, joined(prefix, offering.EMERGE)))
            return


def _offered(scan: Scan, obj: GameObject, ability: ir.AlternativeCost) -> bool:
    """May the alternative cost be chosen for the card where it is, and now?"""
    if ability.zone and c.ZONES[ability.zone] != obj.zone:
        return False
    if ability.timing and not timing.fits_timing(scan.g, scan.seat, ability.timing):
        return False
    return plans.condition_holds(scan.g, obj, scan.seat, ability.condition)


def _offer(
    scan: Scan, obj: GameObject, chars: Characteristics, plan: plans.CastPlan, prefix: str
) -> None:
    """keyword-offering: at any time an instant could be cast, if a permanent can be offered that
    makes the cost one that can be paid."""
    g, seat = scan.g, scan.seat
    if chars.cost is None or not payable.has_targets(scan, obj, chars, plan):
        return
    if scan.forbids and permits.cast_forbidden(g, seat, obj.id, obj.zone, chars):
        return
    base = (ir.PayMana(chars.cost),)
    for id_ in offering.candidates(g, seat, obj.id, plan.offering):
        if payable.can_pay(scan, obj, chars, plan, base, offering.cost_of(g, id_)):
            scan.out.append(Option("cast", obj.id, joined(prefix, offering.WAY)))
            return


# ------------------------------------------------------------------ other zones


def _graveyard_card(scan: Scan, obj: GameObject) -> None:
    """keyword-flashback, keyword-retrace, jump-start, escape, and abilities that work in the
    graveyard."""
    chars, behavior = scan.g.chars(obj), scan.g.behavior(obj)
    plan = plans.plan_of(behavior)
    for form in _forms(scan, obj):
        _again(scan, obj, plan, form)
    if plan.disturb is not None and len(obj.card.faces) > 1:
        back = scan.g.edition.define(obj.card, 1)
        _from_elsewhere(scan, obj, back.base, back.behavior, DISTURB, plan.disturb)
    for name, ability in plan.alternatives:
        if ability.zone == "graveyard" and _offered(scan, obj, ability):
            _from_elsewhere(scan, obj, chars, behavior, name, ability.cost)
    if plan.here:
        _abilities(scan, obj, plan)


def _again(scan: Scan, obj: GameObject, plan: plans.CastPlan, form: Form) -> None:
    """Ways of casting from the graveyard that the card has, for one form of it."""
    chars, behavior, face = form
    for way, cost in plan.flashback:
        cost = prices.of_keyword(scan.g, scan.seat, FLASHBACK, in_form(cost, chars.cost))
        _from_elsewhere(scan, obj, chars, behavior, joined(face, way), cost)
    for way, has in (("retrace", plan.retrace), ("jump-start", plan.jump_start)):
        if has and chars.cost is not None:
            cost = (ir.PayMana(chars.cost), *BESIDES[way])
            _from_elsewhere(scan, obj, chars, behavior, joined(face, way), cost)
    if plan.escape is not None:
        _from_elsewhere(scan, obj, chars, behavior, joined(face, "escape"), plan.escape)


def _laid_aside(scan: Scan, obj: GameObject) -> None:
    """keyword-plot, keyword-foretell: cards in exile that may be cast on a later turn."""
    defn = obj.defn
    split = defn.face_index == halves.WHOLE
    forms = _forms(scan, obj) if split else [(defn.base, defn.behavior, "")]
    for way, cost in laying_aside.ways(scan.g, scan.seat, obj):
        for chars, behavior, face in forms:
            _from_elsewhere(scan, obj, chars, behavior, joined(face, way), cost)


def _aftermath(scan: Scan, obj: GameObject) -> None:
    """The half with aftermath is cast from the graveyard, and only from there."""
    defn = scan.g.edition.define(obj.card, 1)
    if defn.base.cost is not None:
        cost = (ir.PayMana(defn.base.cost),)
        _from_elsewhere(scan, obj, defn.base, defn.behavior, "face:1+aftermath", cost)


def _from_elsewhere(
    scan: Scan,
    obj: GameObject,
    chars: Characteristics,
    behavior: Behavior,
    way: str,
    cost: tuple[ir.Cost, ...],
) -> None:
    """Casting the card, as these characteristics and abilities have it, for this cost."""
    g, seat, plan = scan.g, scan.seat, plans.plan_of(behavior)
    if scan.forbids and permits.cast_forbidden(g, seat, obj.id, obj.zone, chars):
        return
    if not scan.sorcery and not permits.has_flash(g, seat, obj, chars, behavior):
        return
    if not permits.own_rules_allow(g, seat, obj, behavior) or permits.costless(g, chars, way):
        return
    if payable.can_pay(scan, obj, chars, plan, cost) and payable.has_targets(
        scan, obj, chars, plan
    ):
        scan.out.append(Option("cast", obj.id, way))


def _in_command_zone(scan: Scan) -> None:
    """Abilities of what functions there (planes, avatars, emblems), and rolling the planar die."""
    g = scan.g
    for id_ in g.command:
        obj = g.objects[id_]
        if obj.kind == c.EMBLEM and obj.defn.behavior.activated:
            _abilities(scan, obj, plans.plan_of(obj.defn.behavior))
    if scan.sorcery and formats.of(g).planar:
        cost = planar.cost_to_roll(g, scan.seat)
        if not cost or costs.can_pay(scan.context(0), (ir.PayMana(cost),)):
            scan.out.append(ROLL)


def _commanders(scan: Scan) -> None:
    """cast-from-command-zone: the player's own commanders (903.8)."""
    g = scan.g
    known = zones.commanders(g)
    for id_ in g.command if known else ():
        obj = g.objects[id_]
        if obj.owner == scan.seat and obj.phys in known:
            scan.changes = True
            _ways(scan, obj, g.chars(obj), g.behavior(obj), "")


def _elsewhere(scan: Scan, land_time: bool) -> None:
    """Cards that effects let the player play from outside the hand."""
    g = scan.g
    for permission in permits.elsewhere(g, scan.seat):
        for id_ in permission.ids:
            obj = g.objects[id_]
            if obj.zone == c.HAND and obj.owner == scan.seat and not permission.free:
                continue
            chars, behavior = g.chars(obj), g.behavior(obj)
            if obj.face_down:
                if not obj.seen >> scan.seat & 1:
                    continue
                chars, behavior = obj.defn.base, obj.defn.behavior
            forms = [(chars, behavior, "")]
            if obj.defn.face_index == halves.WHOLE:
                forms = _forms(scan, obj)
            if chars.types & c.LAND:
                if permission.lands and land_time:
                    if not permits.land_forbidden(g, scan.seat, id_):
                        scan.out.append(Option("play", id_))
            elif permission.spells:
                for form in forms:
                    _by_permission(scan, obj, form, permission)


def _by_permission(
    scan: Scan,
    obj: GameObject,
    form: Form,
    permission: permits.Permission,
) -> None:
    """The ways in which an effect lets the card be cast; the spell may have to be exiled."""
    chars, behavior, face = form
    before = len(scan.out)
    if permission.free:
        _free(scan, obj, form, permission.flash)
    else:
        _ways(scan, obj, chars, behavior, face)
    if permission.exile:
        found = scan.out[before:]
        scan.out[before:] = [Option(o.kind, o.id, exiled(str(o.extra or ""))) for o in found]


def _free(scan: Scan, obj: GameObject, form: Form, flash: bool) -> None:
    """cast-free: a card that may be cast without paying its mana cost (`flash`: at any time)."""
    g, seat = scan.g, scan.seat
    chars, behavior, face = form
    plan = plans.plan_of(behavior)
    option = Option("cast", obj.id, joined(face, "free"))
    if option in scan.out:
        return
    if not (scan.sorcery or flash or permits.has_flash(g, seat, obj, chars, behavior)):
        return
    if scan.forbids and permits.cast_forbidden(g, seat, obj.id, obj.zone, chars):
        return
    if not permits.own_rules_allow(g, seat, obj, behavior) or permits.costless(g, chars, "free"):
        return
    if payable.can_pay(scan, obj, chars, plan, ()) and payable.has_targets(scan, obj, chars, plan):
        scan.out.append(option)


# ------------------------------------------------------------------ abilities


def _face_down(scan: Scan) -> None:
    """Permanents that can be turned face up, also with split second on the stack."""
    for id_ in scan.g.players[scan.seat].battlefield:
        _turn_up(scan, scan.g.objects[id_])


def _turn_up(scan: Scan, obj: GameObject) -> None:
    if obj.face_down and not obj.phased_out:
        for way in lands.ways_up(scan.g, scan.seat, obj):
            scan.out.append(Option("turn_up", obj.id, way or 0))


def _permanents(scan: Scan) -> None:
    """Activated abilities of permanents: the player's own, and those of others that anybody may
    use."""
    g = scan.g
    epoch = g.epoch
    objects = g.objects
    define = g.edition.behavior
    for player in g.players:
        own = player.seat == scan.seat
        for id_ in player.battlefield:
            obj = objects[id_]
            if obj.face_down and own:
                _turn_up(scan, obj)
            chars = obj.chars if obj.chars_epoch == epoch else g.chars(obj)
            behavior = chars.derived if chars.derived is not None else define(chars)
            if not behavior.activated or obj.phased_out:
                continue
            plan = behavior.plan if behavior.plan is not None else plans.plan_of(behavior)
            if own or plan.anyone:
                _abilities(scan, obj, plan)


def _abilities(scan: Scan, obj: GameObject, plan: plans.CastPlan) -> None:
    for ability in plan.activated:
        if ability.zone == obj.zone and can_activate(scan, obj, ability):
            scan.out.append(Option("activate", obj.id, ability.number))


def can_activate(scan: Scan, obj: GameObject, plan: plans.AbilityPlan) -> bool:
    """Could the player activate this ability now? (activation-forbidden, activation-restricted,
    summoning-sick)"""
    g, seat = scan.g, scan.seat
    ability = plan.ability
    if scan.silent or (plan.taps and not timing.can_tap(g, obj, plan.taps)):
        return False
    if ability.timing and not timing.fits_timing(g, seat, ability.timing):
        if ability.timing != "sorcery" or not permits.at_once(g, seat, ability.keyword):
            return False
    if not timing.is_theirs(g, seat, obj, ability):
        return False
    if ability.limit and mana.uses(g, obj, plan.number) >= ability.limit:
        return False
    if once.spent(obj, plan.number) and once.but_once(ability):
        return False
    if plan.loyalty and not _loyalty_allowed(scan, obj):
        return False
    if scan.shutting or g.behavior(obj).statics:
        shut = rules.applies(g, ir.CantActivate, obj)
        if any(plan.taps == 1 or not part.tapping for part in shut):
            return False
    if ability.keyword == "cycling" and rules.player_parts(g, ir.CantCycle, seat):
        return False
    if not plans.condition_holds(g, obj, seat, ability.condition, ability):
        return False
    return _can_pay_ability(scan, obj, plan) and _ability_has_targets(scan, obj, ability)


def _loyalty_allowed(scan: Scan, obj: GameObject) -> bool:
    """loyalty-ability-limited: as a sorcery, and one loyalty ability of a permanent each turn
    (2009:606.3)."""
    return scan.sorcery and not dict(obj.used).get(plans.LOYALTY, 0)


def _can_pay_ability(scan: Scan, obj: GameObject, plan: plans.AbilityPlan) -> bool:
    g, seat = scan.g, scan.seat
    change = prices.ability_changes(g, seat, obj.id) if scan.changes else None
    more = change is not None and change.increase > 0
    if plan.mana is None and plan.taps and len(plan.others) == 1 and not more:
        return True
    ctx = Ctx(g, obj.id, seat, StackInfo(obj.id, plan.ability))
    pays = costs.others_payable
    if plan.uses_x:
        ctx.x = payable.x_for(scan, obj, plan.ability.body.targets)
        pays = payable.others_payable_with_x
    mana_, extra, others = costs.of_ability(ctx, plan)
    if others and not pays(ctx, others, seat):
        return False
    if plan.ability.keyword:
        mana_, extra, _ = plans.split_costs(
            prices.of_keyword(g, seat, plan.ability.keyword, plan.ability.cost)
        )
    change = prices.with_own(change, ctx, plan.ability)
    if mana_ is None and not more:
        return True
    x = ctx.x if plan.ability.x is None else _given_x(ctx, plan.ability.x)
    cost = prices.counted(ctx, mana_ or (), extra, x)
    if change is not None:
        cost = change.apply(cost)
    totals = prices.less_offering(cost, once.discount(g, obj, plan.ability))
    if plan.taps and g.behavior(obj).mana:
        purpose = Purpose(obj.id, ABILITY)
        return any(sources.could_pay(g, seat, one, purpose, (obj.id,)) for one in totals)
    return any(scan.payable(one, obj.id, None, ABILITY) for one in totals)


def _given_x(ctx: Ctx, value: ir.Amount) -> int:
    """What X is where the ability says so; the least where it is up to which opponent is chosen."""
    if not mentions(value, ir.AnOpponent):
        return amount(ctx, value)
    found = []
    for seat in order.opponents(ctx.g, ctx.controller):
        one = ctx.child()
        one.opponent = seat
        found.append(amount(one, value))
    return min(found, default=0)


def _ability_has_targets(scan: Scan, obj: GameObject, ability: ir.Activated) -> bool:
    body = ability.body
    if not body.targets and not body.modes:
        return True
    ctx = scan.context(obj.id)
    if obj.zone != c.BATTLEFIELD:  # an ability, though its source is no permanent
        ctx = Ctx(scan.g, obj.id, scan.seat, StackInfo(obj.id, ability))
    return payable.body_possible(ctx, body.targets, body)
