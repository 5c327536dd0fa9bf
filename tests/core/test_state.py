"""Hashes of states, dice, and what the trace keeps."""

from __future__ import annotations

from apnap import ir, setup
from apnap.core.game import LARGEST_DIE, Game
from apnap.editions import get
from apnap.game import state_hash


def game(*hand: str, zone: str = "hand", seat: int = 0) -> Game:
    """Two players; one has cards of these names."""
    g = setup.empty_game(get("current"), ["A", "B"])
    for name in hand:
        setup.add(g, ir.Card((ir.Face(name, types=("Artifact",)),)), seat, zone)
    setup.begin_at(g)
    return g


def test_the_hash_tells_states_apart() -> None:
    """By the cards, their order, their zone, and whose they are; not by who made the game."""
    made = [
        game("One", "Two", zone=zone, seat=seat)
        for zone in ("hand", "library", "graveyard", "battlefield")
        for seat in (0, 1)
    ]
    made += [game(), game("One"), game("Two"), game("Two", "One", zone="library")]
    assert len({state_hash(g) for g in made}) == len(made)
    assert state_hash(game("One", "Two")) == state_hash(game("One", "Two"))


def test_a_fork_goes_its_own_way() -> None:
    g = game("One")
    fork = g.fork(None)
    before = state_hash(g)
    assert state_hash(fork) == before
    fork.push(0)
    assert state_hash(g) == before != state_hash(fork)


def test_outcomes_laid_out_before_are_those_of_coins_and_dice() -> None:
    """Not of a library that is shuffled, for which the numbers are larger."""
    g = game()
    g.outcomes = [1, 3, LARGEST_DIE - 1, 7]
    assert [g.chance(size) for size in (2, 6, LARGEST_DIE)] == [1, 3, LARGEST_DIE - 1]
    g.chance(LARGEST_DIE + 1)
    assert g.outcomes == [7]


def test_what_is_taken_back_is_not_counted() -> None:
    """However often: no cap is reached, and nothing is taken for a loop."""
    g = game("One")
    g.push(0)
    before = (g.units, g.quiet, g.quiet_mark, state_hash(g))
    for _ in range(300):
        for _ in range(4):
            g.push(0)
        for _ in range(4):
            g.pop()
    assert (g.units, g.quiet, g.quiet_mark, state_hash(g)) == before
    for _ in range(4):
        g.push(0)
    assert g.outcome is None
