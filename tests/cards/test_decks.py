"""The decks that come along: whole, legal, and made of the pool's cards."""

from collections import Counter
from pathlib import Path

import pytest

from apnap.cards.pool import load_card
from apnap.ir import Card

DECKS = sorted((Path(__file__).resolve().parents[2] / "decks").glob("*.txt"))


def read(path: Path) -> Counter[str]:
    """Counts by name; comment lines are left out."""
    deck: Counter[str] = Counter()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("//"):
            count, name = line.split(" ", 1)
            deck[name] += int(count)
    return deck


def cards_of(path: Path) -> dict[str, Card]:
    """The deck's cards by name, all of which the pool must know."""
    cards = {name: load_card(name) for name in read(path)}
    unknown = [name for name, card in cards.items() if card is None]
    assert not unknown
    return {name: card for name, card in cards.items() if card is not None}


def test_there_are_ten() -> None:
    assert len(DECKS) == 10


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_deck_is_named_and_has_sixty_cards(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("// ")
    assert read(path).total() == 60


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_deck_has_at_most_four_of_a_card(path: Path) -> None:
    cards = cards_of(path)
    for name, count in read(path).items():
        assert count <= 4 or "Basic" in cards[name].faces[0].supertypes, name


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_deck_has_lands_enough_and_two_colours_at_most(path: Path) -> None:
    deck, cards = read(path), cards_of(path)
    lands = sum(count for name, count in deck.items() if "Land" in cards[name].faces[0].types)
    assert 22 <= lands <= 25
    assert len({color for card in cards.values() for color in card.identity}) <= 2
