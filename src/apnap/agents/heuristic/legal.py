"""Making sure of a legal answer: what is refused gives way to something plainer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from apnap.core.questions import NUMBER, ORDER, PICK_ONE, PICK_SOME, SPLIT, Question


def allowed(question: Question, answer: Any) -> bool:
    """Would the question take the answer?"""
    try:
        question.normal(answer)
    except ValueError:
        return False
    return True


def plainer(question: Question, answer: Any) -> Iterable[Any]:
    """Simpler answers to try when one is refused: parts of it, then nothing, then everything."""
    size = len(question.options)
    if question.shape == PICK_ONE:
        return list(range(size))
    if question.shape == NUMBER:
        return [question.most, question.least]
    if question.shape == ORDER:
        return [list(range(size))]
    if question.shape == PICK_SOME:
        return [list(range(n)) for n in range(question.least, min(question.most, size) + 1)]
    if question.shape == SPLIT:
        return splits(question)
    return _assignments(question, answer)


def _assignments(question: Question, answer: list[Any]) -> Iterator[Any]:
    """Less and less of it, down to nothing; one more; everything."""
    for size in range(len(answer) - 1, -1, -1):
        yield answer[:size]
    every = [(i, places[0]) for i, places in enumerate(question.places) if places]
    for pair in every:
        yield [pair]
        yield [*answer, pair]
    yield every


def splits(question: Question) -> list[Any]:
    """What each needs in the order listed, the rest to the last or to the first."""
    parts: list[int] = []
    rest = question.total
    for i in range(len(question.options)):
        need = int(question.args[i]) if i < len(question.args) else question.least
        parts.append(min(rest, need))
        rest -= parts[-1]
    last, first = parts[:], parts[:]
    last[-1] += rest
    first[0] += rest
    return [last, first]
