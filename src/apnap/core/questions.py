"""The one stream of questions: six shapes, options as values, answers as small tuples.

Internal answers (what the tape holds) by shape:

* PICK_ONE: the index of the option, or a string where the question names an open domain
* PICK_SOME: a tuple of different indices, ascending unless `ordered`
* NUMBER: an integer between `least` and `most`
* ORDER: a permutation of the indices, first in the order comes first
* SPLIT: a tuple of integers, one for each option, that add up to `total`
* ASSIGN: a tuple of (index of the option, place) pairs, ascending; `places[i]` are the places that
  option i may go to

An illegal answer raises IllegalAnswer and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

PICK_ONE, PICK_SOME, NUMBER, ORDER, SPLIT, ASSIGN = range(6)
SHAPE_NAMES = ("pick one", "pick some", "number", "order", "split", "assign")

Answer = Any  # int | str | tuple[int, ...] | tuple[tuple[int, int], ...]


class Option(NamedTuple):
    """One thing that can be picked, as a value: `("cast", object id, way)`, `("object", id)`,
    `("player", seat)`, `("yes",)`, `("color", "R")`, `("mode", 2)`, `("word", "Goblin")`,
    `("stop",)` ...
    """

    kind: str
    id: int | str = 0
    extra: int | str = 0


PASS = Option("pass")

PAUSE = "pause-in-cleanup"
"""In the setup data of a game, and the key of a question: who looks on wants to see the end of each
clean-up, where nobody is asked anything else."""
YES = Option("yes")
NO = Option("no")
STOP = Option("stop")
YES_NO = (YES, NO)


class IllegalAnswer(ValueError):
    """The answer does not fit the question; the sentence says why. Nothing has changed."""


class Suspended(BaseException):
    """Raised by `choose` when an answer must come from outside. Never caught by rules code."""

    def __init__(self, question: Question) -> None:
        self.question = question


class Question:
    """What the rules ask of a player now.

    `key` says what is asked ("priority", "target", "discard", ...). `chooser`: the seat that
    answers; `behalf`: for whom (usually the same). `source`: id of the object that asks (0 for the
    rules). `args`: further values for the prompt. `secret`: the answer is hidden from the others
    until all are given. `check`: refuses a whole answer that the rules forbid (its sentence or
    None).
    """

    __slots__ = (
        "args",
        "behalf",
        "check",
        "chooser",
        "domain",
        "key",
        "least",
        "most",
        "options",
        "ordered",
        "places",
        "secret",
        "shape",
        "source",
        "total",
    )

    def __init__(
        self,
        shape: int,
        key: str,
        chooser: int,
        options: tuple[Option, ...] = (),
        *,
        least: int = 1,
        most: int = 1,
        total: int = 0,
        source: int = 0,
        behalf: int = -1,
        args: tuple[Any, ...] = (),
        places: tuple[tuple[int, ...], ...] = (),
        ordered: bool = False,
        domain: str = "",
        secret: bool = False,
        check: Callable[[Answer], str | None] | None = None,
    ) -> None:
        self.shape = shape
        self.key = key
        self.chooser = chooser
        self.options = options
        self.least = least
        self.most = most
        self.total = total
        self.source = source
        self.behalf = chooser if behalf < 0 else behalf
        self.args = args
        self.places = places
        self.ordered = ordered
        self.domain = domain
        self.secret = secret
        self.check = check

    def __repr__(self) -> str:
        size = len(self.options)
        shape = SHAPE_NAMES[self.shape]
        return f"<Question {self.key!r} ({shape}) to seat {self.chooser}, {size} options>"

    def asked_of(self, seat: int) -> Question:
        """The same question, answered by another player on this one's behalf."""
        other = Question.__new__(Question)
        for name in Question.__slots__:
            setattr(other, name, getattr(self, name))
        other.chooser = seat
        return other

    def plainest(self) -> Answer:
        """The plainest legal answer, for a player who is not there to give one: to pass, no, to
        stop, else the first option; as few as may be; the least number; the order as it stands;
        no assignment.
        """
        for answer in _plain(self):
            if self.check is None or self.check(answer) is None:
                return answer
        raise IllegalAnswer(f"no plain answer to {self.key!r} is legal")

    def index_of(self, option: Option) -> int:
        """The index of an option; IllegalAnswer if it is not offered."""
        try:
            return self.options.index(option)
        except ValueError:
            raise IllegalAnswer(
                f"{tuple(option)} is not among the options of the question {self.key!r}"
            ) from None

    def normal(self, answer: Any) -> Answer:
        """The internal form of an answer given as indices or as options; raises IllegalAnswer if
        it is not legal.
        """
        result = _NORMAL[self.shape](self, answer)
        if self.check is not None:
            fault = self.check(result)
            if fault:
                raise IllegalAnswer(fault)
        return result


def _plain(q: Question) -> list[Answer]:
    """Plain answers in internal form, the plainest first."""
    size = len(q.options)
    if q.shape == PICK_ONE:
        declined = [i for i, option in enumerate(q.options) if option in (PASS, NO, STOP)]
        return [*declined, *range(size)] or [q.domain]
    if q.shape == PICK_SOME:
        return [tuple(range(n)) for n in range(q.least, min(q.most, size) + 1)]
    if q.shape == NUMBER:
        return [q.least, q.most]
    if q.shape == ORDER:
        return [tuple(range(size))]
    if q.shape == SPLIT:
        return _splits(q, size)
    everywhere = tuple((i, places[0]) for i, places in enumerate(q.places) if places)
    single = [((i, place),) for i, places in enumerate(q.places) for place in places]
    known = [part for part in q.args if isinstance(part, tuple)]  # a declaration known as legal
    return [(), *known, everywhere, *single]


def _splits(q: Question, size: int) -> list[Answer]:
    """All to the first option, to the last, or to each what it needs (`args`) in order."""
    rest = q.total - q.least * size
    found: list[Answer] = [
        tuple(q.least + (rest if i == at else 0) for i in range(size)) for at in (0, size - 1)
    ]
    parts, left = [], q.total
    for i in range(size):
        need = q.args[i] if i < len(q.args) and isinstance(q.args[i], int) else 0
        parts.append(min(left, need))
        left -= parts[-1]
    for at in (-1, 0):
        found.append(tuple(n + (left if i == at % size else 0) for i, n in enumerate(parts)))
    return found


def _index(q: Question, part: Any) -> int:
    if isinstance(part, Option):
        return q.index_of(part)
    if isinstance(part, bool) or not isinstance(part, int):
        if isinstance(part, (list, tuple)) and part and isinstance(part[0], str) and len(part) <= 3:
            return q.index_of(Option(*part))
        raise IllegalAnswer(
            f"{part!r} is no answer to {q.key!r}: give an option or its number, 0 to "
            f"{len(q.options) - 1}"
        )
    if not 0 <= part < len(q.options):
        raise IllegalAnswer(
            f"option {part} does not exist: {q.key!r} has options 0 to {len(q.options) - 1}"
        )
    return part


def _sequence(q: Question, answer: Any) -> Sequence[Any]:
    if isinstance(answer, (list, tuple)) and not isinstance(answer, Option):
        return answer
    raise IllegalAnswer(f"{q.key!r} asks for a list ({SHAPE_NAMES[q.shape]}), not {answer!r}")


def _pick_one(q: Question, answer: Any) -> Answer:
    if isinstance(answer, str) and q.domain:
        return answer
    return _index(q, answer)


def _pick_some(q: Question, answer: Any) -> Answer:
    picked = tuple(_index(q, part) for part in _sequence(q, answer))
    if len(set(picked)) != len(picked):
        raise IllegalAnswer(f"{q.key!r}: an option was picked twice")
    if not q.least <= len(picked) <= q.most:
        wanted = str(q.least) if q.least == q.most else f"{q.least} to {q.most}"
        raise IllegalAnswer(f"{q.key!r} asks for {wanted} of the options, not {len(picked)}")
    return picked if q.ordered else tuple(sorted(picked))


def _number(q: Question, answer: Any) -> Answer:
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise IllegalAnswer(f"{q.key!r} asks for a number, not {answer!r}")
    if not q.least <= answer <= q.most:
        raise IllegalAnswer(f"{q.key!r} asks for a number from {q.least} to {q.most}, not {answer}")
    return answer


def _order(q: Question, answer: Any) -> Answer:
    order = tuple(_index(q, part) for part in _sequence(q, answer))
    if sorted(order) != list(range(len(q.options))):
        raise IllegalAnswer(f"{q.key!r} asks for an order of all {len(q.options)} options")
    return order


def _split(q: Question, answer: Any) -> Answer:
    parts = tuple(_sequence(q, answer))
    if len(parts) != len(q.options) or any(
        isinstance(n, bool) or not isinstance(n, int) or n < q.least for n in parts
    ):
        raise IllegalAnswer(f"{q.key!r} asks for {len(q.options)} numbers of at least {q.least}")
    if sum(parts) != q.total:
        raise IllegalAnswer(f"{q.key!r}: the parts must add up to {q.total}, not {sum(parts)}")
    return parts


def _assign(q: Question, answer: Any) -> Answer:
    pairs = answer.items() if isinstance(answer, dict) else _sequence(q, answer)
    result = []
    for pair in pairs:
        try:
            part, place = pair
        except (TypeError, ValueError):
            raise IllegalAnswer(
                f"{q.key!r} asks for pairs of an option and a place, not {pair!r}"
            ) from None
        index = _index(q, part)
        if place not in q.places[index]:
            raise IllegalAnswer(
                f"{q.key!r}: {tuple(q.options[index])} can't be assigned to {place!r}"
            )
        result.append((index, place))
    if len(set(result)) != len(result):
        raise IllegalAnswer(f"{q.key!r}: the same assignment is given twice")
    return tuple(sorted(result))


_NORMAL: tuple[Callable[[Question, Any], Answer], ...] = (
    _pick_one,
    _pick_some,
    _number,
    _order,
    _split,
    _assign,
)
