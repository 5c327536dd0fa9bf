"""Decks drawn by chance from the embedded pool, two colours each: what random games are played with
to try every card."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from ..ir.mana import BASIC_LAND_TYPES, COLORS
from . import membership, pool

BASICS = dict(zip(COLORS, BASIC_LAND_TYPES, strict=True))
CARDS, LANDS = 36, 24


@cache
def _by_colors(pool_name: str) -> dict[str, list[str]]:
    """The names of a pool by the colours of their first face, without basic lands."""
    found: dict[str, list[str]] = {}
    for name in pool.names():
        face = pool.written(name)["faces"][0]
        if "Basic" in face.get("supertypes", ()) or not membership.in_pool(name, pool_name):
            continue
        found.setdefault(face.get("colors", ""), []).append(name)
    return found


def chance_deck(rnd: random.Random, pool_name: str = "all") -> dict[str, int]:
    """A deck of two colours: 36 cards of the pool, colourless ones among them, and 24 basic lands.

    `pool_name`: `era-2006`, `era-2010` or `all`; of the embedded cards those that it holds.
    """
    pair = "".join(sorted(rnd.sample(COLORS, 2), key=COLORS.index))
    by_colors = _by_colors(pool_name)
    names = [
        name for colors, some in by_colors.items() if set(colors) <= set(pair) for name in some
    ]
    deck = Counter(rnd.sample(names, CARDS))
    first = rnd.randint(LANDS // 3, LANDS - LANDS // 3)
    deck[BASICS[pair[0]]] = first
    deck[BASICS[pair[1]]] = LANDS - first
    return dict(deck)
