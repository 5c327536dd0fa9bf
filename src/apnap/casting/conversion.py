"""Mana abilities that cost mana: how the automatic payer makes use of them (2006:411.2).

Only such as lose nothing else: they cost mana and {T}, and do nothing but add mana.
"""

from __future__ import annotations

from collections.abc import Iterator

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject
from apnap.ir.mana import ManaCost

from . import mana, plans, prices, produce, redo, sources
from .purposes import Purpose

MOST = 3  # so many of them for one cost
Seen = set[tuple[object, ...]]
Tapped = tuple[int, tuple[str, ...]]  # a source, and the mana that it gives


def convert(
    g: Game,
    seat: int,
    cost: ManaCost,
    purpose: Purpose,
    without: tuple[int, ...],
    most: int = MOST,
    seen: Seen | None = None,
) -> bool:
    """Activate mana abilities that cost mana, so that what there is then can pay the cost; False,
    and nothing is done, if no way is found. `seen`: states from which none leads on."""
    seen = set() if seen is None else seen
    state = _state(g, seat)
    if state in seen:
        return False
    seen.add(state)
    found = sources.survey(g, seat, purpose, without)
    if not sources.could_convert(g, seat, found, cost):
        return False
    for obj, ability in _converters(g, seat, found, without):
        for letters in produce.possible(g, obj, ability):
            for first in _first(g, found, ability, without):
                mark, lines = len(g.journal), len(g.lines)
                noted = len(g.cache.get(redo.NOTES, ()))
                if _activate(g, seat, obj, ability, letters, first):
                    supply = sources.supply(g, seat, purpose, without)
                    if supply.can_pay(cost, 0):
                        return True
                    if most > 1 and convert(g, seat, cost, purpose, without, most - 1, seen):
                        return True
                g.roll_back(mark)
                del g.lines[lines:]
                del g.cache.get(redo.NOTES, [])[noted:]
    return False


def _state(g: Game, seat: int) -> tuple[object, ...]:
    """What tells apart the states that a search comes to."""
    player = g.players[seat]
    tapped = tuple([id_ for id_ in player.battlefield if g.objects[id_].tapped])
    return (tapped, tuple(player.pool), player.units)


def _converters(
    g: Game, seat: int, found: sources.Sources, without: tuple[int, ...]
) -> Iterator[tuple[GameObject, plans.AbilityPlan]]:
    """The mana abilities that cost mana and {T}, and nothing else: one of each kind."""
    seen = set()
    for obj, ability in found.lossy:
        plain = (
            ability.zone == c.BATTLEFIELD
            and ability.mana is not None
            and all(isinstance(cost, ir.TapThis) for cost in ability.others)
            and isinstance(ability.ability.body.effect, ir.AddMana)
            and obj.id not in without
        )
        if not plain or id(ability.ability) in seen or ability.restricted is not None:
            continue
        if mana.usable(g, seat, obj, ability):
            seen.add(id(ability.ability))
            yield obj, ability


def _first(
    g: Game, found: sources.Sources, ability: plans.AbilityPlan, without: tuple[int, ...]
) -> Iterator[Tapped | None]:
    """What may be tapped for the ability's own cost: whatever is cheapest; of a cost of one mana
    also each kind of source, since it matters which mana is left."""
    yield None
    if ability.mana is None or ability.extra or prices.need_of(ability.mana).size != 1:
        return
    seen = set()
    for source in found.sources(g):
        for letters in source.yields:
            if len(letters) == 1 and (letters, source.yields) not in seen:
                seen.add((letters, source.yields))
                yield source.id, letters


def _activate(
    g: Game,
    seat: int,
    obj: GameObject,
    ability: plans.AbilityPlan,
    letters: tuple[str, ...],
    first: Tapped | None,
) -> bool:
    """Tap the first source, if one is named, and activate the ability; False if that can't be."""
    try:
        if first is not None:
            mana.tap_for(g, seat, first[0], first[1])
            if not mana.usable(g, seat, obj, ability):
                return False
        mana.activate(g, seat, obj.id, ability.number, letters)
    except IllegalAction:
        return False
    return True
