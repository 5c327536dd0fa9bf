"""The parser: memoised descent over the phrase table, all readings, first words looked up.

A reading is `(value, end, penalty)`. Categories with code of their own are in `CODE`; they and the
table's entries are tried alike. `reached` is the farthest token at which a word failed to fit; a
decline shows it. What is remembered of a place keeps how far it got, so that it makes no difference
whether something is read or remembered: one parser may read its text as several things.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from ..ir import Choose, Do, Ref, Who, You, walk
from ..render.english.eras import CURRENT, entries_in
from ..render.english.grammar import (
    NOMI,
    POSS,
    POSSESSIVE,
    SELF,
    SELF_SIGN,
    Binds,
    Subject,
    fitting_forms,
    make,
)
from ..render.english.numbers import number_of
from ..render.english.words import CLOSE, lowered, tokenize
from .branches import Branch, End, tree_of
from .eras import modes_apart, one_word
from .firsts import Code, Coded, First, first_sets, marks
from .holes import REST, DoneTo, Places, Pron, WhoPron, rebuild

Reading = tuple[Any, int, int]
Key = tuple[str, str, int]

T = TypeVar("T")

CODE: dict[str, list[Coded]] = {}
Trees = dict[str, Branch]


@dataclass(frozen=True, slots=True)
class Table:
    """The table of an edition, ready to read with: trees, first words, code with its own."""

    trees: Trees
    first: dict[str, First]
    code: dict[str, list[tuple[Code, First]]]


_TABLES: dict[str, Table] = {}


def coded(
    *names: str, first: Iterable[str] | None = None, like: Iterable[str] = ()
) -> Callable[[Code], Code]:
    """Make a function the code of categories. `first`: the words that it may begin with; `like`:
    the categories; neither: it may begin with any word. See `firsts`."""
    like = tuple(like)
    words = frozenset(first or ()) if first is not None or like else None

    def enter(function: Code) -> Code:
        for name in names:
            CODE.setdefault(name, []).append(Coded(function, words, like))
        return function

    return enter


def prepare(era: str = CURRENT) -> Table:
    """The table of an edition as trees; once, before the first parse."""
    known = _TABLES.get(era)
    if known is None:
        table = entries_in(era)
        sets = first_sets(CODE, table)
        known = _TABLES[era] = Table(
            {name: tree_of(entries) for name, entries in table.items()},
            sets,
            {name: [(one.code, one.first(sets)) for one in found] for name, found in CODE.items()},
        )
    return known


PAST = [""] * 12
"""What stands behind a text: code looks at words ahead without asking whether there are any."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is being read of the table: from where, in which form, and the entries that fit."""

    start: int
    form: str
    ended: list[tuple[int, Reading]]


class Parser:
    """One text, and all that has been found in it. `end` is the place behind the last word."""

    def __init__(self, text: str, self_word: str, offset: int = 0, era: str = CURRENT) -> None:
        table = prepare(era)
        self.trees, self.first, self.code = table.trees, table.first, table.code
        self.era = era
        self.tokens = tokenize(text)
        if era != CURRENT:
            self.tokens = modes_apart(one_word(self.tokens))
        self.end = len(self.tokens)
        self.tokens += PAST
        self.lower = [lowered(token) or token for token in self.tokens]
        self.marks = [marks(token) for token in self.tokens]
        self.self_word = self_word
        self.offset = offset
        self.memo: dict[Key, tuple[list[Any], int]] = {}
        self.reached = 0
        self.where = Places()

    def at(self, pos: int, *words: str) -> bool:
        """Whether the words stand here."""
        end = pos + len(words)
        if end > len(self.tokens):
            return False
        for i, word in enumerate(words, pos):
            if self.tokens[i] != word and self.lower[i] != word:
                return False
        if end > self.reached:
            self.reached = end
        return True

    def parse(self, category: str, pos: int, form: str = "") -> list[Reading]:
        """All readings of a category from here."""
        first = self.first[category]
        if first is not None and first.isdisjoint(self.marks[pos]):
            return []
        return self.once((category, form, pos), self._read, category, pos, form)

    def whole(self, category: str, form: str = "") -> list[tuple[Any, int]]:
        """The readings of a category that take all of the text, with their penalties; `reached` is
        then how far this category got."""
        self.reached = 0
        found = self.parse(category, 0, form)
        return [(value, penalty) for value, end, penalty in found if end == self.end]

    def once(self, key: Key, read: Callable[..., list[T]], *about: Any) -> list[T]:
        """What `read` finds, worked out only the first time that the key is asked for."""
        known = self.memo.get(key)
        if known is not None:
            found, reached = known
            if reached > self.reached:
                self.reached = reached
            return found
        before, self.reached = self.reached, 0
        self.memo[key] = [], 0  # what is asked for while it is being read is not there yet
        found = read(*about)
        self.memo[key] = found, self.reached
        if before > self.reached:
            self.reached = before
        return found

    def _read(self, category: str, pos: int, form: str) -> list[Reading]:
        """The readings of the table's entries, then those of code."""
        out: list[Reading] = []
        root = self.trees.get(category)
        if root is not None:
            goal = Goal(pos, form, [])
            self._follow(goal, root, pos, (), 0)
            if len(goal.ended) > 1:
                goal.ended.sort(key=_place)
            out += [reading for _, reading in goal.ended]
        for code, first in self.code.get(category, ()):
            if first is None or not first.isdisjoint(self.marks[pos]):
                out += code(self, pos, form)
        return _different(out)

    def _follow(
        self, goal: Goal, branch: Branch, pos: int, fills: tuple[Any, ...], penalty: int
    ) -> None:
        """Read on from a branch; `fills` are the values of the slots passed so far."""
        tokens, lower = self.tokens, self.lower
        while True:
            for end in branch.ends:
                self._end(goal, end, pos, fills, penalty)
            token, low = tokens[pos], lower[pos]
            if not branch.plain:
                self._bend(goal, branch, pos, fills, penalty)
            dot = branch.words.get(".")
            after_quote = dot is not None and tokens[pos - 2 : pos] == [".", CLOSE]
            if dot is not None and after_quote:  # the stop within the quotation ends both
                for end in dot.ends:
                    self._end(goal, end, pos, fills, penalty)
            other = branch.words.get(low) if low != token else None
            next_ = branch.words.get(token)
            if next_ is None:
                next_, other = other, None
            if next_ is None:
                return
            if other is not None:
                self.reached = max(self.reached, pos + 1)
                self._follow(goal, other, pos + 1, fills, penalty)
            branch = next_
            pos += 1
            if pos > self.reached:
                self.reached = pos

    def _bend(
        self, goal: Goal, branch: Branch, pos: int, fills: tuple[Any, ...], penalty: int
    ) -> None:
        """Read on through a verb, a slot or a sign."""
        form = goal.form
        if branch.verbs:
            for after in branch.bent(form[:1] or "b").get(self.lower[pos], ()):
                self.reached = max(self.reached, pos + 1)
                self._follow(goal, after, pos + 1, fills, penalty)
        for (category, slot_form), after in branch.slots.items():
            wanted = form if slot_form == "^" else slot_form
            if slot_form in ("b", "p") and category in ("vp", "vps"):
                wanted = slot_form + form[1:]
            for value, end, extra in self.parse(category, pos, wanted):
                self._follow(goal, after, end, (*fills, value), penalty + extra)
        for (kind, word), after in branch.signs.items():
            length = self._sign(kind, word, pos, form)
            if length:
                self.reached = max(self.reached, pos + length)
                self._follow(goal, after, pos + length, fills, penalty)

    def _sign(self, kind: int, word: str, pos: int, form: str) -> int:
        """How many tokens a sign takes here; 0 if it does not stand here."""
        if kind == SELF:
            if self.tokens[pos] == SELF_SIGN:
                return 1
            words = word.split(" ")
            return len(words) if self.at(pos, *words) else 0
        if kind == POSS:
            return int(self.lower[pos] == POSSESSIVE.get(form[2:], "your"))
        return int(self.lower[pos] == _pronoun(kind, form[2:]))

    def _end(self, goal: Goal, end: End, pos: int, fills: tuple[Any, ...], penalty: int) -> None:
        """An entry read to its end: its value, if the forms agree."""
        form = goal.form
        place, entry, slots = end
        if entry.only and form[:1] not in fitting_forms(entry.only):
            return
        binds = dict(zip(slots, fills, strict=True))
        if len(binds) < len(slots) and any(
            binds[slot] != fill for slot, fill in zip(slots, fills, strict=True)
        ):
            return  # a hole that is filled twice is filled with the same
        for hole, number in entry.agree:
            if number_of(binds[hole]) != number:
                return
        value = entry.build(binds)
        if entry.category == "vp":
            person = form[2:]
            if not entry.subject and person != "you" and not _chooses(binds):
                return
            if form[:1] == "i":
                if entry.explicit:
                    return
                value = self.with_subject(value, You())
            elif form[:1] == "y":
                value = self.with_subject(value, You() if entry.explicit else make(You, said="you"))
            if form[:1] in "iy" and misplaced(value):
                return
        self.where[value] = goal.start
        if isinstance(value, Do):
            for i, step in enumerate(value.steps):
                self.where.setdefault(step, goal.start + i / 100)
        goal.ended.append((place, (value, pos, penalty + entry.penalty)))

    def with_subject(self, value: Any, subject: Any) -> Any:
        """The value with its subject put in."""

        def change(node: Any) -> Any:
            return subject if isinstance(node, Subject) else None

        made = rebuild(value, change)
        self._keep_places(value, made)
        return made

    def kept(self, old: Any, new: Any) -> Any:
        """The new value, with the places of the old one."""
        self._keep_places(old, new)
        return new

    def _keep_places(self, old: Any, new: Any) -> None:
        if old is new or type(old) is not type(new):
            return
        place = self.where.get(old)
        if place is not None:
            self.where[new] = place
        if isinstance(old, tuple):
            for a, b in zip(old, new, strict=False):
                self._keep_places(a, b)
        elif hasattr(old, "__dataclass_fields__"):
            for name in old.__dataclass_fields__:
                self._keep_places(getattr(old, name), getattr(new, name))


ACTORS = {"Apply": "what", "Damage": "source", "Fight": "a", "Phase": "what"}


def misplaced(value: Any) -> bool:
    """Whether a player stands where an object acts, or an object where a player does."""
    for node in walk(value):
        field = ACTORS.get(type(node).__name__)
        if field is not None and isinstance(getattr(node, field), Who):
            return True
        if isinstance(getattr(node, "who", None), Ref):
            return True
    return False


def _chooses(binds: Binds) -> bool:
    return any(
        isinstance(node, Choose)
        or (isinstance(node, WhoPron) and node.word == "they")
        or (isinstance(node, Pron) and node.word in REST)
        or (isinstance(node, DoneTo) and " they " in node.words)
        for value in binds.values()
        for node in walk(value)
    )


def _pronoun(kind: int, person: str) -> str:
    if kind == NOMI:
        return person or "you"
    return {"they": "them", "": "you"}.get(person, person)


def _place(found: tuple[int, Reading]) -> int:
    return found[0]


def _different(found: list[Reading]) -> list[Reading]:
    if len(found) < 2:
        return found
    kept: list[Reading] = []
    for reading in found:
        for i, other in enumerate(kept):
            if other[1] == reading[1] and other[0] == reading[0]:
                if reading[2] < other[2]:
                    kept[i] = reading
                break
        else:
            kept.append(reading)
    return kept
