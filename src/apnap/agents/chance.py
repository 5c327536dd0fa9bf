"""The random agent: any legal answer, each question on its own."""

from __future__ import annotations

import random
from typing import Any

from apnap.core.questions import ASSIGN, NUMBER, ORDER, PICK_ONE, PICK_SOME, SPLIT, Question
from apnap.core.views import Sight

WORDS = {"card-name": "Grizzly Bears", "creature-type": "Goblin", "word": "Goblin"}


# How often it just passes while something is on the stack: with free abilities at hand, answering
# each resolution with more than one new activation on average would never come to an end.
PATIENCE = 0.75


class RandomAgent:
    """Answers at random from a seed of its own; never gives an answer that the question refuses."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def __call__(self, question: Question, sight: Sight) -> Any:
        if question.shape == PICK_ONE:
            if not question.options:
                return WORDS.get(question.domain, "Grizzly Bears")
            size = len(question.options)
            if question.domain:  # an open domain is answered in words
                return str(self.random.choice(question.options).id)
            if size == 1:
                return 0
            if question.key == "priority" and sight.stack_size and self.random.random() < PATIENCE:
                return 0
            return self.random.randrange(size)
        if question.check is None:
            return self.propose(question)
        for _ in range(20):
            answer = self.propose(question)
            if question.check(question_normal(question, answer)) is None:
                return answer
        return self.plainest(question)

    def propose(self, q: Question) -> Any:
        """A random answer of the right shape."""
        rnd = self.random
        if q.shape == PICK_SOME:
            number = rnd.randint(q.least, min(q.most, len(q.options)))
            return rnd.sample(range(len(q.options)), number)
        if q.shape == NUMBER:
            return rnd.randint(q.least, min(q.most, q.least + 20))
        if q.shape == ORDER:
            return rnd.sample(range(len(q.options)), len(q.options))
        if q.shape == SPLIT:
            parts = [q.least] * len(q.options)
            for _ in range(q.total - sum(parts)):
                parts[rnd.randrange(len(parts))] += 1
            return parts
        assert q.shape == ASSIGN
        return [
            (i, rnd.choice(places))
            for i, places in enumerate(q.places)
            if places and rnd.random() < 0.5
        ]

    def plainest(self, q: Question) -> Any:
        """An answer that is legal wherever one is easy to find: nothing, everything, or all of it
        in order.
        """
        candidates: list[Any] = []
        if q.shape == ASSIGN:
            candidates = [list(part) for part in q.args if isinstance(part, tuple)]
            candidates += [[], [(i, places[0]) for i, places in enumerate(q.places) if places]]
            candidates += [[(i, place)] for i, places in enumerate(q.places) for place in places]
        elif q.shape == SPLIT:
            candidates = _in_order(q)
        elif q.shape == PICK_SOME:
            candidates = [list(range(n)) for n in range(q.least, min(q.most, len(q.options)) + 1)]
        for answer in candidates:
            if q.check is None or q.check(question_normal(q, answer)) is None:
                return answer
        return self.propose(q)


def _in_order(q: Question) -> list[Any]:
    """Splits that give each what it needs in order (`args`), the rest to the first or to the
    last.
    """
    parts = []
    left = q.total
    for i in range(len(q.options)):
        need = int(q.args[i]) if i < len(q.args) else 0
        share = min(left, need)
        parts.append(share)
        left -= share
    first = parts[:]
    first[0] += left
    last = parts[:]
    last[-1] += left
    return [last, first]


def question_normal(q: Question, answer: Any) -> Any:
    """The internal form of an answer that has the right shape already."""
    if q.shape == PICK_SOME:
        return tuple(answer) if q.ordered else tuple(sorted(answer))
    if q.shape == ASSIGN:
        return tuple(sorted(tuple(pair) for pair in answer))
    return tuple(answer) if isinstance(answer, list) else answer
