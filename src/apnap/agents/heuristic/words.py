"""Colours, words, names and opening hands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from apnap.core.questions import Question

from .board import Board
from .facts import COLORS, facts_of
from .legal import allowed


def mulligan(board: Board, question: Question) -> bool:
    """0 or 1 land of seven cards, or 6 and more; hands of five are kept."""
    size = len(board.me.hand)
    lands = sum(1 for card in board.me.hand if facts_of(card).land)
    if size <= 5 or board.me.mulligans >= 2:
        return False
    return lands <= 1 or lands >= size - 1


def color(board: Board, question: Question) -> int:
    """The colour of what threatens, else the one that the opponent has most of."""
    counts: Counter[int] = Counter()
    for seen in board.foe.battlefield:
        facts = facts_of(seen)
        if not facts.land:
            weight = 5 if seen.attacking or seen.blocking else 1
            for i in range(5):
                counts[i] += weight * (facts.colors >> i & 1)
    top = board.view.stack[-2] if len(board.view.stack) > 1 else None
    if top is not None and board.is_foe(top.controller):
        for i in range(5):
            counts[i] += 50 * (top.chars.colors >> i & 1)
    best = max(range(5), key=lambda i: (counts[i], -i))
    for index, option in enumerate(question.options):
        if option.id == COLORS[best]:
            return index
    return 0


def word(board: Board, question: Question) -> int:
    """The creature type (or other word) that the seat's own cards have most of."""
    counts: Counter[str] = Counter()
    for seen in (*board.me.hand, *board.me.battlefield):
        counts.update(sorted(seen.chars.subtypes))
    ids = [str(option.id) for option in question.options]
    return max(range(len(ids)), key=lambda i: (counts[ids[i]], -i))


def name(board: Board, question: Question) -> Any:
    """The name of the card that the opponent most likely has: seen in the hand, else elsewhere."""
    counts: Counter[str] = Counter()
    for weight, group in (
        (20, board.foe.hand),
        (3, board.foe.graveyard),
        (3, board.foe.battlefield),
    ):
        for seen in group:
            if not facts_of(seen).land and seen.name:
                counts[seen.name] += weight
    for card in board.me.hand:
        if not facts_of(card).land:
            counts[card.name] += 1
    names = sorted(counts, key=lambda name: (-counts[name], name))
    for name in names:
        if question.domain and allowed(question, name):
            return name
    ids = [str(option.id) for option in question.options]
    return next((ids.index(name) for name in names if name in ids), 0)
