"""Planeswalkers, legends, worlds, Auras, Equipment, tokens and copies out of place."""

from __future__ import annotations

from apnap import ir
from apnap.actions import permanents as actions
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PICK_ONE, Option, Question
from apnap.multiplayer import reach
from apnap.turn.order import apnap

from .batch import Batch


def loyalty_zero(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-loyalty-zero"""
    for obj in objects:
        if (
            obj.zone == c.BATTLEFIELD
            and g.chars(obj).types & c.PLANESWALKER
            and obj.count("loyalty") <= 0
            and not obj.phased_out
        ):
            batch.buried.append(obj.id)
            g.trace("sba-loyalty-zero", object=obj.id)


def _legends(g: Game, seats: list[int]) -> dict[str, list[int]]:
    """Legendary permanents of these players by name, ids ascending; without those that an effect
    keeps from the rule."""
    found: dict[str, list[int]] = {}
    spared = bool(rules.parts(g, ir.NoLegendRule))
    for seat in seats:
        for id_ in g.players[seat].battlefield:
            chars = g.chars(g.objects[id_])
            if spared and rules.applies(g, ir.NoLegendRule, g.objects[id_]):
                continue
            if chars.supertypes & c.LEGENDARY and not g.objects[id_].phased_out and chars.name:
                found.setdefault(chars.name, []).append(id_)
    return found


def _any_legend(g: Game, objects: list[GameObject]) -> bool:
    return any(
        obj.zone == c.BATTLEFIELD and g.chars(obj).supertypes & c.LEGENDARY for obj in objects
    )


def legend_rule(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-legend-rule: all of a name go, or each player keeps one of theirs, as the edition
    says.
    """
    if not _any_legend(g, objects):
        return
    if g.edition.facts.legend_rule == "all":
        for ids in _legends(g, apnap(g)).values():
            if len(ids) > 1:
                batch.buried += ids
                g.trace("sba-legend-rule", object=ids[0], n=len(ids))
        return
    for seat in apnap(g):
        for ids in _legends(g, [seat]).values():
            if len(ids) > 1:
                keep = g.pick(
                    Question(
                        PICK_ONE, "legend-rule", seat, tuple(Option("object", id_) for id_ in ids)
                    )
                )
                batch.buried += [id_ for id_ in ids if id_ != keep.id]
                g.trace("sba-legend-rule", player=seat, object=int(keep.id), n=len(ids) - 1)


def planeswalker_uniqueness(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-planeswalker-uniqueness: all that share a planeswalker type go, whoever controls them
    (2009:704.5j).
    """
    if not g.edition.facts.planeswalkers_unique_by_type or not any(
        g.chars(o).types & c.PLANESWALKER for o in objects
    ):
        return
    by_type: dict[str, list[int]] = {}
    for id_ in g.battlefield():
        chars = g.chars(g.objects[id_])
        if chars.types & c.PLANESWALKER and not g.objects[id_].phased_out:
            for subtype in sorted(chars.subtypes):
                by_type.setdefault(subtype, []).append(id_)
    for ids in by_type.values():
        if len(ids) > 1:
            batch.buried += ids
            g.trace("sba-planeswalker-uniqueness", object=ids[0], n=len(ids))


def role_rule(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-role-rule: of a player's Roles on one permanent only the newest stays (704.5y)."""
    if not any(obj.zone == c.BATTLEFIELD and "Role" in g.chars(obj).subtypes for obj in objects):
        return
    roles: dict[tuple[int, int], list[GameObject]] = {}
    for id_ in g.battlefield():
        obj = g.objects[id_]
        if obj.attached_to and not obj.phased_out and "Role" in g.chars(obj).subtypes:
            roles.setdefault((obj.controller, obj.attached_to), []).append(obj)
    for (seat, _), found in roles.items():
        older = sorted(found, key=lambda obj: obj.timestamp)[:-1]
        batch.buried += [obj.id for obj in older]
        for obj in older:
            g.trace("sba-role-rule", player=seat, object=obj.id)


def world_rule(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-world-rule: only the newest world permanent stays; none of several that are equally
    new.
    """
    if not any(obj.zone == c.BATTLEFIELD and g.chars(obj).supertypes & c.WORLD for obj in objects):
        return
    worlds = [
        g.objects[id_] for id_ in g.battlefield() if g.chars(g.objects[id_]).supertypes & c.WORLD
    ]
    if g.reach:
        _worlds_in_range(g, batch, worlds)
    elif len(worlds) > 1:
        newest = max(obj.moment for obj in worlds)
        keep = [obj for obj in worlds if obj.moment == newest]
        batch.buried += [obj.id for obj in worlds if obj.moment != newest or len(keep) > 1]
        g.trace("sba-world-rule", n=len(worlds) - 1)


def _worlds_in_range(g: Game, batch: Batch, worlds: list[GameObject]) -> None:
    """The world rule sees only world permanents in the range of each one's controller (801.12)."""
    going = [
        obj.id
        for obj in worlds
        if any(
            other is not obj and other.moment >= obj.moment and reach.has(g, obj.controller, other)
            for other in worlds
        )
    ]
    batch.buried += going
    if going:
        g.trace("sba-world-rule", n=len(going))


def attachments(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-aura-illegal, sba-equipment-unattached, sba-attached-object-unattached."""
    for obj in objects:
        if obj.zone != c.BATTLEFIELD or obj.phased_out:
            continue
        for id_ in obj.attachments:
            _attachment(g, batch, g.objects.get(id_))
        _attachment(g, batch, obj)


def _attachment(g: Game, batch: Batch, obj: GameObject | None) -> None:
    if obj is None or obj.zone != c.BATTLEFIELD or obj.phased_out:
        return
    chars = g.chars(obj)
    if "Aura" in chars.subtypes:
        if obj.attached_to and actions.can_stay_attached(g, obj.id, obj.attached_to):
            return
        if obj.attached_to and obj.info is not None and obj.info.way == "bestow":
            if obj.id not in batch.unattach:  # then it is no Aura any more (702.103f)
                batch.unattach.append(obj.id)
                g.trace("keyword-bestow", object=obj.id)
        elif obj.id not in batch.buried:
            batch.buried.append(obj.id)
            g.trace("sba-aura-illegal", object=obj.id)
    elif obj.attached_to and obj.id not in batch.unattach:
        equipment = "Equipment" in chars.subtypes or "Fortification" in chars.subtypes
        if (
            not equipment
            or chars.types & c.CREATURE
            or not actions.can_stay_attached(g, obj.id, obj.attached_to)
        ):
            batch.unattach.append(obj.id)
            g.trace(
                "sba-equipment-unattached" if equipment else "sba-attached-object-unattached",
                object=obj.id,
            )


def out_of_place(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-token-ceases, sba-copy-ceases"""
    for obj in objects:
        if (
            obj.kind == c.TOKEN
            and obj.zone != c.BATTLEFIELD
            and not (obj.zone == c.PHASED_OUT and not g.edition.facts.phased_tokens_cease)
        ):
            batch.cease.append(obj.id)
            g.trace("sba-token-ceases", object=obj.id)
        elif obj.kind == c.SPELL_COPY and obj.zone not in (c.STACK, c.BATTLEFIELD):
            batch.cease.append(obj.id)
            g.trace("sba-copy-ceases", object=obj.id)


def saga_finished(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-saga-finished: its controller sacrifices a Saga with as many lore counters as its last
    chapter, once no chapter ability of it is waiting or on the stack."""
    for obj in objects:
        if obj.zone != c.BATTLEFIELD or obj.phased_out or not obj.counters:
            continue
        last = g.behavior(obj).last_chapter
        if not last or dict(obj.counters).get("lore", 0) < last:
            continue
        if "Saga" not in g.chars(obj).subtypes:
            continue
        if _chapter_pending(g, obj.id):
            batch.pending.append(obj.id)
        else:
            batch.sacrificed.append(obj.id)
            g.trace("sba-saga-finished", object=obj.id, player=obj.controller)


def _chapter_pending(g: Game, saga: int) -> bool:
    """Has a chapter ability of the Saga triggered that has not left the stack yet?"""
    waiting = [(one.source, one.ability) for one in g.waiting]
    for id_ in g.stack:
        info = g.objects[id_].info
        if info is not None and isinstance(info.ability, ir.Triggered):
            waiting.append((info.source, info.ability))
    return any(
        source == saga and isinstance(ability.when, ir.ChapterReached)
        for source, ability in waiting
    )


def counter_limit(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-counter-limit: of a kind of which a permanent can't have more than so many
    (2009:704.5s).
    """
    for obj in objects:
        if not obj.counters or obj.zone != c.BATTLEFIELD:
            continue
        for part in rules.applies(g, ir.CounterLimit, obj):
            over = obj.count(part.kind) - part.most
            if over > 0:
                batch.limits.append((obj.id, part.kind, over))
                g.trace("sba-counter-limit", object=obj.id, n=part.most, other=part.kind)
                break
