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
    SLOT,
    VERB,
    WORD,
    Binds,
    Entry,
    First,
    Subject,
    by_first,
    first_sets,
    fitting_forms,
    inflect,
    make,
)
from ..render.english.numbers import number_of
from ..render.english.words import CLOSE, lowered, tokenize
from .eras import modes_apart, one_word
from .holes import Places, WhoPron, rebuild

Reading = tuple[Any, int, int]
Code = Callable[["Parser", int, str], list[Reading]]

CODE: dict[str, list[Code]] = {}
CODE_FIRST: dict[str, First] = {}
Index = dict[str, tuple[dict[str, list[Entry]], list[Entry]]]
_TABLES: dict[str, tuple[Index, dict[str, First]]] = {}


def coded(*names: str, first: First = None) -> Callable[[Code], Code]:
    """Make a function the code of categories."""

    def enter(function: Code) -> Code:
        for name in names:
            CODE.setdefault(name, []).append(function)
            CODE_FIRST[name] = first
        return function

    return enter


def prepare(era: str = CURRENT) -> tuple[Index, dict[str, First]]:
    """The table of an edition, indexed; once, before the first parse."""
    known = _TABLES.get(era)
    if known is None:
        table = entries_in(era)
        sets = first_sets(CODE_FIRST, table)
        known = {name: by_first(entries, sets) for name, entries in table.items()}, sets
        _TABLES[era] = known
    return known


class Parser:
    """One text, and all that has been found in it."""

    def __init__(self, text: str, self_word: str, offset: int = 0, era: str = CURRENT) -> None:
        self.index, self.first = prepare(era)
        self.era = era
        self.tokens = tokenize(text)
        if era != CURRENT:
            self.tokens = modes_apart(one_word(self.tokens))
        self.lower = [lowered(token) or token for token in self.tokens]
        self.tokens.append("")
        self.lower.append("")
        self.self_word = self_word
        self.offset = offset
        self.memo: dict[tuple[str, str, int], list[Reading]] = {}
        self.reached = 0
        self.where = Places()

    def at(self, pos: int, *words: str) -> bool:
        """Whether the words stand here."""
        for i, word in enumerate(words):
            if pos + i >= len(self.tokens):
                return False
            if self.tokens[pos + i] != word and self.lower[pos + i] != word:
                return False
        end = pos + len(words)
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
        index = self.index.get(category)
        token, low = self.tokens[pos], self.lower[pos]
        if index is not None:
            named, free = index
            entries = named.get(token, ())
            for entry in entries:
                self._match(entry, 0, pos, form, {}, 0, pos, out)
            if low != token:
                for entry in named.get(low, ()):
                    if entry not in entries:
                        self._match(entry, 0, pos, form, {}, 0, pos, out)
            for entry in free:
                self._match(entry, 0, pos, form, {}, 0, pos, out)
        for code in CODE.get(category, ()):
            out += code(self, pos, form)
        results.extend(_different(out))
        return results

    def _match(
        self,
        entry: Entry,
        i: int,
        pos: int,
        form: str,
        binds: Binds,
        penalty: int,
        start: int,
        out: list[Reading],
    ) -> None:
        if entry.only and form[:1] not in fitting_forms(entry.only):
            return
        items = entry.items
        count = len(items)
        tokens, lower = self.tokens, self.lower
        while i < count:
            kind, word, category, slot_form = items[i]
            if kind == WORD:
                if word == "." and i == count - 1 and tokens[pos - 2 : pos] == [".", CLOSE]:
                    pos -= 1
                elif tokens[pos] != word and lower[pos] != word:
                    return
            elif kind == VERB:
                if lower[pos] != inflect(word, form[:1] or "b"):
                    return
            elif kind == SLOT:
                wanted = form if slot_form == "^" else slot_form
                if slot_form in ("b", "p") and category in ("vp", "vps"):
                    wanted = slot_form + form[1:]
                first = self.first.get(category)
                if first is not None and tokens[pos] not in first and lower[pos] not in first:
                    return
                for value, end, extra in self.parse(category, pos, wanted):
                    if word in binds and binds[word] != value:
                        continue  # a hole that is filled twice is filled with the same
                    more = {**binds, word: value}
                    self._match(entry, i + 1, end, form, more, penalty + extra, start, out)
                return
            elif kind == SELF:
                if tokens[pos] != SELF_SIGN:
                    if not self.at(pos, *word.split(" ")):
                        return
                    pos += 1
            elif kind == POSS:
                if lower[pos] != POSSESSIVE.get(form[2:], "your"):
                    return
            else:
                if lower[pos] != _pronoun(kind, form[2:]):
                    return
            pos += 1
            if pos > self.reached:
                self.reached = pos
            i += 1
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
        out.append((value, pos, penalty + entry.penalty))

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
        isinstance(node, Choose) or (isinstance(node, WhoPron) and node.word == "they")
        for value in binds.values()
        for node in walk(value)
    )


def _pronoun(kind: int, person: str) -> str:
    if kind == NOMI:
        return person or "you"
    return {"they": "them", "": "you"}.get(person, person)


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
