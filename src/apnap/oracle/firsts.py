"""What a category may begin with.

Most categories cannot stand in most places: no noun phrase begins with "draw". So each says with
which words it may begin, or with which other categories, and the parser asks for it nowhere else.
For the entries of the table that follows from their templates; code declares it (`coded`). What
begins with no certain word but with a kind of token, a number or a symbol, names the kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..render.english.grammar import (
    POSS,
    POSSESSIVE,
    SELF,
    SELF_SIGN,
    SLOT,
    VERB,
    WORD,
    Entry,
    Item,
    third,
)
from ..render.english.words import lowered

if TYPE_CHECKING:
    from .parse import Parser

Code = Callable[["Parser", int, str], list[tuple[Any, int, int]]]
First = frozenset[str] | None
"""The words, and kinds of tokens, that something may begin with; None: any."""

DIGITS, SIZE, CHANGE, SYMBOL, LOYALTY, NON, CAPITAL = (
    "<digits>",
    "<size>",
    "<change>",
    "<symbol>",
    "<loyalty>",
    "<non->",
    "<capital>",
)
"""Kinds of tokens: 3, 3/3, +3/+3, {3}, [+3], "nonland", "Wall"."""
_KINDS = (
    (DIGITS, re.compile(r"\d+")),
    (SIZE, re.compile(r"(?:\d+|X)/(?:\d+|X)")),
    (CHANGE, re.compile(r"[+\-−](?:\d+|X)/[+\-−](?:\d+|X)")),
    (SYMBOL, re.compile(r"\{.*")),
    (LOYALTY, re.compile(r"\[.*")),
    (NON, re.compile(r"[Nn]on.*")),
)


@lru_cache(maxsize=8192)
def marks(token: str) -> frozenset[str]:
    """What a token is in the sets of first words: itself, its small form, its kinds."""
    kinds = [kind for kind, pattern in _KINDS if pattern.fullmatch(token)]
    small = lowered(token)
    return frozenset([token, *kinds] if small is None else [token, small, CAPITAL, *kinds])


def firsts(phrases: Iterable[str | Sequence[str]]) -> frozenset[str]:
    """The first words of phrases."""
    parts = [phrase.split(" ") if isinstance(phrase, str) else phrase for phrase in phrases]
    return frozenset(words[0] for words in parts)


@dataclass(frozen=True, slots=True)
class Coded:
    """A function that reads a category: the words it may begin with, and the categories."""

    code: Code
    words: First
    like: tuple[str, ...]

    def first(self, sets: Mapping[str, First]) -> First:
        """All the words, by the sets of the categories."""
        found = self.words
        for category in self.like:
            more = sets[category]
            found = None if found is None or more is None else found | more
        return found


def first_sets(
    coded: Mapping[str, Sequence[Coded]], table: Mapping[str, Sequence[Entry]]
) -> dict[str, First]:
    """The words that each category may begin with: its own, then those of the categories that it
    is like, as long as that adds any."""
    words: dict[str, set[str]] = {name: set() for name in (*table, *coded)}
    like: dict[str, set[str]] = {name: set() for name in words}
    any_word: set[str] = set()
    for name, entries in table.items():
        for item in {entry.items[0] for entry in entries}:
            if item[0] == SLOT:
                like[name].add(item[2])
            else:
                words[name] |= item_first(item)
    for name, functions in coded.items():
        for one in functions:
            like[name].update(one.like)
            words[name].update(one.words or ())
            if one.words is None:
                any_word.add(name)
    changed = True
    while changed:
        changed = False
        for name, others in like.items():
            if name not in any_word and not others.isdisjoint(any_word):
                any_word.add(name)
                changed = True
            for other in others:
                if not words[other] <= words[name]:
                    words[name] |= words[other]
                    changed = True
    return {name: None if name in any_word else frozenset(found) for name, found in words.items()}


def item_first(item: Item) -> frozenset[str]:
    """The words that an item of a template, which is no slot, may begin with."""
    kind, word, _, _ = item
    if kind == WORD:
        return frozenset([word])
    if kind == VERB:
        return frozenset([word, third(word), "are"] if word == "be" else [word, third(word)])
    if kind == POSS:
        return frozenset(POSSESSIVE.values())
    if kind == SELF:
        return frozenset([SELF_SIGN, "this"])
    return frozenset(["you", "they", "it", "them"])
