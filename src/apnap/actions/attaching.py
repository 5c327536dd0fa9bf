"""Attaching Auras, Equipment and Fortifications to what they can be attached to."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_DEED, Event
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.interpret.refs import objects
from apnap.multiplayer import reach

HOSTS = {"Equipment": c.CREATURE, "Fortification": c.LAND}


def can_attach(g: Game, id_: int, to: int) -> bool:
    """Can the object be attached to that (an id, or -1 - seat)? By what it is, its enchant ability,
    and protection (attach-failed, keyword-enchant, keyword-protection)."""
    obj = g.objects.get(id_)
    if obj is None or to == id_ or not to:
        return False
    if g.reach and not reach.covers(g, obj.controller, to):  # out-of-range
        return False
    chars = g.chars(obj)
    if chars.types & c.CREATURE and not _reconfigured(chars):
        return False
    if to < 0:
        return "Aura" in chars.subtypes and _may_enchant(g, obj, to)
    host = g.objects.get(to)
    if host is None or host.phased_out or protected(g, host, obj) or _forbidden(g, host, obj):
        return False
    if "Aura" in chars.subtypes:
        return _may_enchant(g, obj, to)
    if host.zone != c.BATTLEFIELD:
        return False
    return any(
        subtype in chars.subtypes and bool(g.chars(host).types & types)
        for subtype, types in HOSTS.items()
    )


can_stay_attached = can_attach


def _forbidden(g: Game, host: GameObject, obj: GameObject) -> bool:
    """cannot-beats-can: does an effect say that this can't be attached to that?"""
    if rules.parts(g, ir.CantBeAttached):
        for part, ctx in rules.applies_with(g, ir.CantBeAttached, host):
            if fits(ctx, part.by, obj.id):
                return True
    if rules.parts(g, ir.AttachesOnly):
        for only, ctx in rules.applies_with(g, ir.AttachesOnly, obj):
            if not fits(ctx, only.to, host.id):
                return True
    return False


def _reconfigured(chars: Characteristics) -> bool:
    return any(isinstance(a, ir.Keyword) and a.name == "reconfigure" for a in chars.abilities)


def _may_enchant(g: Game, aura: GameObject, to: int) -> bool:
    """keyword-enchant: the host fits every enchant ability; one without any enchants nothing."""
    enchants = g.behavior(aura).params.get("enchant", ())
    if to >= 0 and g.objects[to].zone != c.BATTLEFIELD:
        zone = c.ZONE_NAMES[g.objects[to].zone]
        return any(zone in k.words and fits_all(g, aura, (k,), to) for k in enchants)
    return bool(enchants) and fits_all(g, aura, enchants, to)


def fits_all(g: Game, aura: GameObject, enchants: tuple[ir.Keyword, ...], to: int) -> bool:
    """Does the host fit all of these enchant abilities?"""
    ctx = Ctx(g, aura.id, aura.controller)
    return all(k.filter is None or fits(ctx, k.filter, to) for k in enchants)


def protected(g: Game, host: GameObject, source: GameObject) -> bool:
    """keyword-protection: has the host protection from a quality of the source? What says that it
    does not remove the Aura that gives it leaves that one on."""
    protections = g.behavior(host).params.get("protection")
    if not protections:
        return False
    ctx = Ctx(g, host.id, host.controller)
    return any(
        k.filter is None or fits(ctx, k.filter, source.id)
        for k in protections
        if k.keeps is None or objects(ctx, k.keeps) != (source.id,)
    )


def possible_hosts(g: Game, id_: int) -> list[int]:
    """What an Aura that enters without a target can be attached to: ids of permanents, players, and
    cards where its enchant ability reaches them."""
    found = [to for to in g.battlefield() if can_attach(g, id_, to)]
    enchants = g.behavior(g.objects[id_]).params.get("enchant", ())
    for zone in (c.GRAVEYARD, c.EXILE):
        if any(c.ZONE_NAMES[zone] in keyword.words for keyword in enchants):
            found += [to for to in g.in_zone(zone) if can_attach(g, id_, to)]
    players = [-1 - player.seat for player in g.players if not player.left]
    return found + [to for to in players if can_attach(g, id_, to)]


def attach(g: Game, id_: int, to: int) -> bool:
    """attached: to an object or player; attach-failed if it can't be, or is already, or one of them
    is not there. It receives a new timestamp."""
    obj = g.objects.get(id_)
    if obj is None or obj.zone != c.BATTLEFIELD or obj.attached_to == to:
        return False
    if not can_attach(g, id_, to):
        g.trace("attach-failed", object=id_, target=to)
        return False
    if obj.attached_to:
        _let_go(g, obj)
    g.put(obj, "attached_to", to)
    g.put(obj, "timestamp", g.stamp())
    if to > 0:
        host = g.objects[to]
        g.put(host, "attachments", (*host.attachments, id_))
        g.stale(host)
    _changed(g, obj)
    g.trace("attached", object=id_, target=to)
    tell_attached(g, obj)
    return True


def tell_attached(g: Game, obj: GameObject) -> None:
    """Abilities that trigger as something becomes attached to an object see it."""
    if g.listens(E_DEED) and obj.attached_to > 0:
        event = Event(E_DEED, obj.id, obj.controller, recipient=obj.attached_to, word="attach")
        g.edition.procedures.match(g, [event])


def unattach(g: Game, id_: int) -> None:
    """unattached: it stays on the battlefield, attached to nothing."""
    obj = g.objects.get(id_)
    if obj is None or not obj.attached_to:
        return
    host = obj.attached_to
    _let_go(g, obj)
    g.put(obj, "attached_to", 0)
    _changed(g, obj)
    g.trace("unattached", object=id_, target=host)


def _let_go(g: Game, obj: GameObject) -> None:
    host = g.objects.get(obj.attached_to) if obj.attached_to > 0 else None
    if host is not None:
        g.put(host, "attachments", tuple(a for a in host.attachments if a != obj.id))
        g.stale(host)


def _changed(g: Game, obj: GameObject) -> None:
    g.stale(obj)
    g.touch(c.A_ATTACH)
    g.new_epoch()
