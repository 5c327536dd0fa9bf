"""The parser: memoised descent over the phrase table, all readings, first words looked up.

A reading is `(value, end, penalty)`. Categories with code of their own are in `CODE`; they and the
table's entries are tried alike. `reached` is the farthest token at which a word failed to fit; a
decline shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..ir import Choose, Do, Ref, Who, You, walk
from ..render.english.eras import CURRENT, entries_in
from ..render.english.grammar import (
    NOMI,
    POSS,
    POSSESSIVE,
    SELF,
    SELF_SIGN,
    Binds,
    First,
    Subject,
    first_sets,
    fitting_forms,
    make,
)
from ..render.english.numbers import number_of
from ..render.english.words import CLOSE, lowered, tokenize
from .branches import Branch, End, tree_of
from .eras import modes_apart, one_word
from .holes import REST, DoneTo, Places, Pron, WhoPron, rebuild

Reading = tuple[Any, int, int]
Code = Callable[["Parser", int, str], list[Reading]]

CODE: dict[str, list[Code]] = {}
CODE_FIRST: dict[str, First] = {}
Trees = dict[str, Branch]
_TABLES: dict[str, tuple[Trees, dict[str, First]]] = {}


def coded(*names: str, first: First = None) -> Callable[[Code], Code]:
    """Make a function the code of categories."""

    def enter(function: Code) -> Code:
        for name in names:
            CODE.setdefault(name, []).append(function)
            CODE_FIRST[name] = first
        return function

    return enter


def prepare(era: str = CURRENT) -> tuple[Trees, dict[str, First]]:
    """The table of an edition as trees; once, before the first parse."""
    known = _TABLES.get(era)
    if known is None:
        table = entries_in(era)
        sets = first_sets(CODE_FIRST, table)
        known = {name: tree_of(entries) for name, entries in table.items()}, sets
        _TABLES[era] = known
    return known


PAST = [""] * 12
"""What stands behind a text: code looks at words ahead without asking whether there are any."""


class Parser:
    """One text, and all that has been found in it. `end` is the place behind the last word."""

    def __init__(self, text: str, self_word: str, offset: int = 0, era: str = CURRENT) -> None:
        self.trees, self.first = prepare(era)
        self.era = era
        self.tokens = tokenize(text)
        if era != CURRENT:
            self.tokens = modes_apart(one_word(self.tokens))
        self.lower = [lowered(token) or token for token in self.tokens]
        self.end = len(self.tokens)
        self.tokens += PAST
        self.lower += PAST
        self.self_word = self_word
        self.offset = offset
        self.memo: dict[tuple[str, str, int], list[Reading]] = {}
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
        key = (category, form, pos)
        found = self.memo.get(key)
        if found is not None:
            return found
        self.memo[key] = results = []
        out: list[Reading] = []
        root = self.trees.get(category)
        if root is not None:
            ended: list[tuple[int, Reading]] = []
            self._follow(root, pos, pos, form, (), 0, ended)
            if len(ended) > 1:
                ended.sort(key=_place)
            out += [reading for _, reading in ended]
        for code in CODE.get(category, ()):
            out += code(self, pos, form)
        results.extend(_different(out))
        return results

    def _follow(
        self,
        branch: Branch,
        start: int,
        pos: int,
        form: str,
        fills: tuple[Any, ...],
        penalty: int,
        ended: list[tuple[int, Reading]],
    ) -> None:
        """Read on from a branch; `fills` are the values of the slots passed so far."""
        tokens, lower = self.tokens, self.lower
        while True:
            for end in branch.ends:
                self._end(end, start, pos, form, fills, penalty, ended)
            token, low = tokens[pos], lower[pos]
            if not branch.plain:
                self._bend(branch, start, pos, form, fills, penalty, ended)
            dot = branch.words.get(".")
            after_quote = dot is not None and tokens[pos - 2 : pos] == [".", CLOSE]
            if dot is not None and after_quote:  # the stop within the quotation ends both
                for end in dot.ends:
                    self._end(end, start, pos, form, fills, penalty, ended)
            other = branch.words.get(low) if low != token else None
            next_ = branch.words.get(token)
            if next_ is None:
                next_, other = other, None
            if next_ is None:
                return
            if other is not None:
                self.reached = max(self.reached, pos + 1)
                self._follow(other, start, pos + 1, form, fills, penalty, ended)
            branch = next_
            pos += 1
            if pos > self.reached:
                self.reached = pos

    def _bend(
        self,
        branch: Branch,
        start: int,
        pos: int,
        form: str,
        fills: tuple[Any, ...],
        penalty: int,
        ended: list[tuple[int, Reading]],
    ) -> None:
        """Read on through a verb, a slot or a sign."""
        token, low = self.tokens[pos], self.lower[pos]
        if branch.verbs:
            for after in branch.bent(form[:1] or "b").get(low, ()):
                self.reached = max(self.reached, pos + 1)
                self._follow(after, start, pos + 1, form, fills, penalty, ended)
        for (category, slot_form), after in branch.slots.items():
            first = self.first.get(category)
            if first is not None and token not in first and low not in first:
                continue
            wanted = form if slot_form == "^" else slot_form
            if slot_form in ("b", "p") and category in ("vp", "vps"):
                wanted = slot_form + form[1:]
            for value, end, extra in self.parse(category, pos, wanted):
                more = (*fills, value)
                self._follow(after, start, end, form, more, penalty + extra, ended)
        for (kind, word), after in branch.signs.items():
            length = self._sign(kind, word, pos, form)
            if length:
                self.reached = max(self.reached, pos + length)
                self._follow(after, start, pos + length, form, fills, penalty, ended)

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

    def _end(
        self,
        end: End,
        start: int,
        pos: int,
        form: str,
        fills: tuple[Any, ...],
        penalty: int,
        ended: list[tuple[int, Reading]],
    ) -> None:
        """An entry read to its end: its value, if the forms agree."""
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
        self.where[value] = start
        if isinstance(value, Do):
            for i, step in enumerate(value.steps):
                self.where.setdefault(step, start + i / 100)
        ended.append((place, (value, pos, penalty + entry.penalty)))

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
