"""Decks drawn by chance: two colours, cards of the edition's pool, the same seed the same deck."""

import random

import pytest

from apnap.cards import membership, pool
from apnap.cards.chance_decks import BASICS, CARDS, LANDS, chance_deck, chance_led_deck
from apnap.ir.mana import COLORS


@pytest.mark.parametrize("pool_name", ["era-2006", "era-2010", "all"])
def test_a_deck_drawn_by_chance(pool_name: str) -> None:
    for seed in range(20):
        deck = chance_deck(random.Random(seed), pool_name)
        basics = {name for name in deck if name in BASICS.values()}
        assert len(basics) == 2
        assert sum(deck[name] for name in basics) == LANDS
        assert sum(deck.values()) == CARDS + LANDS
        pair = {color for color, name in BASICS.items() if name in basics}
        for name in deck:
            assert membership.in_pool(name, pool_name)
            assert set(pool.written(name)["faces"][0].get("colors", "")) <= pair
        assert deck == chance_deck(random.Random(seed), pool_name)


def test_the_decks_reach_all_of_the_pool() -> None:
    rnd = random.Random(1)
    drawn = {name for _ in range(300) for name in chance_deck(rnd)}
    assert len(drawn) > 0.5 * len(pool.names())


@pytest.mark.parametrize("pool_name", ["era-2010", "all"])
def test_a_deck_that_a_commander_leads(pool_name: str) -> None:
    for seed in range(20):
        deck, leader = chance_led_deck(random.Random(seed), pool_name)
        face = pool.written(leader)["faces"][0]
        assert "Legendary" in face["supertypes"] and leader not in deck
        assert all(n == 1 or name in BASICS.values() for name, n in deck.items())
        colors = set(face.get("colors", "")) or set(COLORS)
        for name in deck:
            assert membership.in_pool(name, pool_name)
            assert set(pool.written(name)["faces"][0].get("colors", "")) <= colors
