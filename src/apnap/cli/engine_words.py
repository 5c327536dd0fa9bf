"""Sentences of the library in Chinese: deck faults, editions, saved games, refused answers,
budgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

ENDINGS: Final[dict[str, tuple[str, str]]] = {
    "draw": ("draw", "平局"),
    "player-wins-last-standing": ("one player was left", "仅剩一位玩家"),
}

PATTERNS: Final[tuple[tuple[str, str], ...]] = ()


def translated(sentence: str, lang: str, name: Callable[[int], str] | None = None) -> str:
    """The sentence in the language; an English one where there are no other words."""
    return sentence
