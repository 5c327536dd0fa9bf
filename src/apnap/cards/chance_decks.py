"""Decks drawn by chance from the embedded pool, two colours each, or the colours of the commander
that leads it: what random games are played with to try every card."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from ..ir.mana import BASIC_LAND_TYPES, COLORS
from . import membership, pool

BASICS = dict(zip(COLORS, BASIC_LAND_TYPES, strict=True))
CARDS, LANDS = 36, 24
LED_CARDS, LED_LANDS = 61, 38


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
    deck = Counter(rnd.sample(_within(by_colors, pair), CARDS))
    first = rnd.randint(LANDS // 3, LANDS - LANDS // 3)
    deck[BASICS[pair[0]]] = first
    deck[BASICS[pair[1]]] = LANDS - first
    return dict(deck)


def chance_led_deck(rnd: random.Random, pool_name: str = "all") -> tuple[dict[str, int], str]:
    """A deck of the colours of a legendary creature of the pool, single cards but for the basic
    lands, and that creature, which leads it."""
    by_colors = _by_colors(pool_name)
    leader = rnd.choice(_leaders(pool_name))
    colors = pool.written(leader)["faces"][0].get("colors", "") or rnd.choice(COLORS)
    deck = Counter(rnd.sample(_within(by_colors, colors), LED_CARDS + 1))
    del deck[leader]
    for i in range(LED_LANDS):
        deck[BASICS[colors[i % len(colors)]]] += 1
    return dict(deck), leader


@cache
def _leaders(pool_name: str) -> list[str]:
    """The legendary creatures of a pool."""
    found = []
    for names in _by_colors(pool_name).values():
        for name in names:
            face = pool.written(name)["faces"][0]
            if "Legendary" in face.get("supertypes", ()) and "Creature" in face["types"]:
                found.append(name)
    return found


def _within(by_colors: dict[str, list[str]], colors: str) -> list[str]:
    """The names of what has no other colours."""
    return [name for some, names in by_colors.items() if set(some) <= set(colors) for name in names]
