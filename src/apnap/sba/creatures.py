"""Creatures: toughness 0, lethal damage, damage from deathtouch (2006:420.5b, c)."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject

from .batch import Batch


def toughness_zero(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-toughness-zero: put into the graveyard; regeneration does not help."""
    for obj in objects:
        if obj.zone != c.BATTLEFIELD or obj.phased_out:
            continue
        chars = g.chars(obj)
        if chars.types & c.CREATURE and (chars.toughness or 0) <= 0:
            batch.buried.append(obj.id)
            g.trace("sba-toughness-zero", object=obj.id)


def lethal_damage(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-lethal-damage, sba-deathtouch-damage: destroyed."""
    deathtouch = g.edition.facts.lethal_deathtouch_sba
    for obj in objects:
        deadly = obj.deathtouched
        if deadly:  # what counts is the damage since the last look
            g.put(obj, "deathtouched", False)
            batch.more = True  # so that this look stands
        if not (obj.damage or deadly) or obj.zone != c.BATTLEFIELD or obj.phased_out:
            continue
        chars = g.chars(obj)
        toughness = chars.toughness or 0
        if not chars.types & c.CREATURE or toughness <= 0:
            continue
        lethal = obj.damage >= toughness
        if not lethal and not (deathtouch and deadly):
            continue
        if chars.keywords & c.INDESTRUCTIBLE:
            continue
        batch.destroyed.append(obj.id)
        g.trace("sba-lethal-damage" if lethal else "sba-deathtouch-damage", object=obj.id)


def opposite_counters(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-counters-removed-in-pairs (editions in which +1/+1 and -1/-1 counters remove each
    other).
    """
    if not g.edition.facts.counters_annihilate:
        return
    for obj in objects:
        if obj.counters and obj.zone == c.BATTLEFIELD:
            pairs = min(obj.count("+1/+1"), obj.count("-1/-1"))
            if pairs:
                batch.pairs.append((obj.id, pairs))
                g.trace("sba-counters-removed-in-pairs", object=obj.id, n=pairs)
