"""What is kept in caches is what a fresh look would find, throughout random games of the whole
pool."""

from __future__ import annotations

import random
from typing import Any

import pytest

from apnap import setup
from apnap.agents import RandomAgent
from apnap.cards import pool
from apnap.cards.membership import in_pool
from apnap.continuous import layers
from apnap.continuous.templates import K_SELF
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import Characteristics
from apnap.core.questions import Question
from apnap.editions import get

ZONES = (c.BATTLEFIELD, c.STACK, c.GRAVEYARD, c.HAND, c.EXILE)


def values(chars: Characteristics) -> tuple[Any, ...]:
    """All of it, to be compared."""
    return tuple(getattr(chars, name) for name in Characteristics.__slots__ if name != "derived")


def _difference(before: tuple[Any, ...], after: tuple[Any, ...]) -> str:
    names = [name for name in Characteristics.__slots__ if name != "derived"]
    found = [
        f"{name} {old!r}, not {new!r}"
        for name, old, new in zip(names, before, after, strict=True)
        if old != new
    ]
    return "; ".join(found)


def differences(g: Game) -> list[str]:
    """Objects whose characteristics in use are not those that a new plan gives to each alone."""
    used = {}
    for zone in ZONES:
        for id_ in g.in_zone(zone):
            used[id_] = values(g.chars(g.objects[id_]))
    kept = (g.effect_plan, g.epoch, g.read_mask, g.granted_watch, g.granted_replace)
    caches = [(obj, obj.chars, obj.chars_epoch) for obj in g.objects.values()]
    g.effect_plan = None
    g.epoch += 1
    plan = layers.plan_of(g)
    plan.key |= K_SELF  # each object by itself: nothing is shared
    plan.quick = []
    found = []
    for id_, before in used.items():
        after = values(g.chars(g.objects[id_]))
        if after != before:
            found.append(f"{g.objects[id_]!r}: {_difference(before, after)}")
    if g.granted_watch & ~kept[3] or g.granted_replace & ~kept[4]:
        found.append("an event is not listened for")
    if g.read_mask & ~kept[2]:
        found.append(f"aspects {g.read_mask:b} are read, watched {kept[2]:b}")
    for obj, chars, epoch in caches:
        obj.chars, obj.chars_epoch = chars, epoch
    g.effect_plan, g.epoch, g.read_mask, g.granted_watch, g.granted_replace = kept
    return found


class Checker(RandomAgent):
    """A random player that looks at the caches before each answer."""

    def __init__(self, g: Game, seed: int) -> None:
        super().__init__(seed)
        self.g = g

    def __call__(self, question: Question, sight: Any) -> Any:
        layers.plan_of(self.g)
        found = differences(self.g)
        assert not found, found[:3]
        return super().__call__(question, sight)


@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
@pytest.mark.parametrize("seed", range(2))
def test_no_stale_characteristics_in_random_games(edition: str, seed: int) -> None:
    rnd = random.Random(f"{edition} {seed}")
    names = [name for name in pool.names() if in_pool(name, get(edition).facts.pool)]
    decks = []
    for _ in range(2):
        deck = dict.fromkeys(rnd.sample(names, 35), 1)
        deck |= dict.fromkeys(("Plains", "Island", "Swamp", "Mountain", "Forest"), 5)
        decks.append(deck)
    g = setup.new_game(get(edition), decks, seed=seed, starter=0)
    g.agents = [Checker(g, seed), Checker(g, seed + 100)]
    assert g.question is None
