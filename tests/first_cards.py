"""The cards that the engine was built with, of every kind: those that must have words in both
languages and all vocabularies (`first_cards.txt`, a name a line)."""

from __future__ import annotations

from pathlib import Path

from apnap import ir
from apnap.cards import pool

NAMES = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines()


def first_cards() -> list[ir.Card]:
    """The cards, as the pool has them."""
    found = [pool.load_card(name) for name in NAMES]
    return [card for card in found if card is not None]
