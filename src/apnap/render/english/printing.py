"""The printer: the phrase table read the other way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...ir import Let, Node, TargetPlayer, TargetSpec, You, bare
from .eras import CURRENT, entries_in, said_in, tokens_in
from .grammar import (
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
    Var,
    fitting_forms,
    inflect,
    out_of_role,
    role,
)
from .nouns import Unprintable
from .numbers import number_of
from .words import CLOSE, tokenize

Say = Callable[["Printer", Any, str], list[str]]
SAY: dict[str, Say] = {}
Index = dict[tuple[str, str], list[Entry]]
_INDEX: dict[str, Index] = {}


def says(*names: str) -> Callable[[Say], Say]:
    """Make a function the printer of categories."""

    def enter(function: Say) -> Say:
        for name in names:
            SAY[name] = function
        return function

    return enter


def key_of(value: Any) -> str:
    """What entries are found by."""
    if isinstance(value, tuple) and value:
        return "(" + key_of(value[0])
    return type(value).__name__


def prepare(era: str) -> Index:
    """The table of an edition, by category and kind of pattern."""
    known = _INDEX.get(era)
    if known is not None:
        return known
    index: Index = {}
    for category, entries in entries_in(era).items():
        for entry in entries:
            index.setdefault((category, key_of(entry.pattern)), []).append(entry)
    for found in index.values():
        found.sort(key=lambda entry: -entry.weight)
    _INDEX[era] = index
    return index


class Printer:
    """One ability (or card) being printed."""

    def __init__(self, self_word: str, era: str = CURRENT) -> None:
        self.index = prepare(era)
        self.era = era
        self.named = era != CURRENT
        self.self_word = self_word
        self.targets: tuple[TargetSpec, ...] = ()
        self.seen: set[int] = set()
        self.where: Any = None

    def split(self, text: str) -> list[str]:
        """Words of a phrase as tokens, in the words of the edition."""
        if self.era == CURRENT:
            return tokenize(text)
        words = tokenize(said_in(text, self.era))
        return tokens_in(words) if self.named else words

    def listing(self, phrases: list[list[str]], joiner: str) -> list[str]:
        """`a, b, or c` of phrases."""
        words = self.split(joiner)
        out: list[str] = []
        for i, phrase in enumerate(phrases):
            if i and len(phrases) > 2:
                out.append(",")
            if i and i == len(phrases) - 1:
                out += words
            out += phrase
        return out

    def candidates(self, category: str, value: Any) -> Iterable[Entry]:
        """Entries that may fit, the most particular first."""
        yield from self.index.get((category, key_of(value)), ())
        if isinstance(value, tuple) and value:
            yield from self.index.get((category, "(Var"), ())
        yield from self.index.get((category, "Var"), ())

    def say(self, category: str, value: Any, form: str = "") -> list[str]:
        """The tokens of a value in a category; raises Unprintable."""
        while isinstance(value, Let):
            value = value.effect
        if category == "each" and role(value) == "where":
            raise Unprintable("an amount that is called X")
        if category in ("amt", "each"):
            value = out_of_role(value)
        mark = (set(self.seen), self.where)
        for entry in self.candidates(category, value):
            binds: Binds = {}
            if not entry.match(value, binds):
                continue
            try:
                return self.fill(entry, binds, form)
            except Unprintable:
                self.seen, self.where = set(mark[0]), mark[1]
        code = SAY.get(category)
        if code is None:
            raise Unprintable(f"there is no {category} for {name_of(value)}")
        return code(self, value, form)

    def fill(self, entry: Entry, binds: Binds, form: str) -> list[str]:
        """An entry's template with its slots filled."""
        if entry.only and form[:1] not in fitting_forms(entry.only):
            raise Unprintable("another number")
        for hole, number in entry.agree:
            if self.number(binds[hole]) != number:
                raise Unprintable("the numbers do not agree")
        out: list[str] = []
        for kind, word, category, slot_form in entry.items:
            if kind == WORD:
                if word != "." or out[-2:] != [".", CLOSE]:
                    out.append(word)
            elif kind == VERB:
                out.append(inflect(word, form[:1] or "b"))
            elif kind == SLOT:
                wanted = form if slot_form == "^" else slot_form
                if slot_form in ("b", "p") and category in ("vp", "vps"):
                    wanted = slot_form + form[1:]
                out += self.say(category, binds[word], wanted)
            elif kind == SELF:
                out += [SELF_SIGN] if self.named else tokenize(word)
            elif kind == POSS:
                out.append(POSSESSIVE.get(form[2:], "your"))
            elif kind == NOMI:
                out.append(form[2:] or "you")
            else:
                out.append({"they": "them", "": "you"}.get(form[2:], form[2:]))
        return out

    def number(self, what: Any) -> str:
        """Number, with target words looked up."""
        if isinstance(what, TargetPlayer) and what.said == "each":
            return "p"
        slot = getattr(what, "slot", None)
        if slot is not None and not what.said and slot < len(self.targets):
            return "s" if self.targets[slot].most == 1 else "p"
        return number_of(what)


def name_of(value: Any) -> str:
    """How an error names a value."""
    if isinstance(value, Node):
        return type(value).__name__
    if isinstance(value, tuple):
        return "a list of " + (name_of(value[0]) if value else "nothing")
    return f"the value {value!r}"


def subject_of(printer: Printer, effect: Any) -> Iterable[tuple[Entry, Binds, Any]]:
    """The verb phrases that may say an effect, with its subject."""
    for entry in printer.candidates("vp", effect):
        binds: Binds = {}
        if entry.match(effect, binds):
            if isinstance(entry.pattern, Var):
                yield entry, binds, getattr(effect, "who", None)
            else:
                yield entry, binds, binds.get("subj")


def same_subject(a: Any, b: Any) -> bool:
    """Whether a subject may be left out after another."""
    if isinstance(a, You) and isinstance(b, You):
        return True
    return bool(bare(a) == bare(b)) or (
        type(a) is type(b) and getattr(a, "slot", None) == getattr(b, "slot", 0)
    )
