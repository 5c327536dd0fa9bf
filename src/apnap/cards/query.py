"""The language of card searches, a common part of Scryfall's: text to a tree.

```
either := both ("or" both)*     term := "-" term | "(" either ")" | word | operator
both   := term (["and"] term)*  operator := key ":" value, with = != < <= > >= for ":" as well
```

Words and quoted phrases are parts of names, `!"..."` is a whole name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

OPERATORS = {
    "name": ("name", "n"),
    "oracle": ("oracle", "o"),
    "type": ("type", "t"),
    "color": ("color", "colour", "c", "colors", "colours"),
    "identity": ("identity", "id", "ci", "commander"),
    "mv": ("mv", "cmc", "manavalue"),
    "power": ("power", "pow"),
    "toughness": ("toughness", "tou"),
    "loyalty": ("loyalty", "loy"),
    "set": ("set", "s", "e", "edition"),
    "rarity": ("rarity", "r"),
    "legal": ("legal", "f", "format"),
    "banned": ("banned",),
    "is": ("is",),
    "not": ("not",),
    "keyword": ("keyword", "kw"),
    "layout": ("layout",),
    "year": ("year",),
}
BY_NAME = {word: key for key, words in OPERATORS.items() for word in words}
TOKEN = re.compile(
    r"""(?P<space>\s+)|(?P<open>\()|(?P<close>\))|(?P<minus>-(?=\S))
    |(?P<key>[^\s()"':=<>!]+)(?P<op>:|!=|<=|>=|=|<|>)(?P<value>"[^"]*"?|'[^']*'?|[^\s()"]*)
    |(?P<exact>!)(?P<whole>"[^"]*"?|[^\s()]+)
    |(?P<quoted>"[^"]*"?)
    |(?P<word>[^\s()"]+)""",
    re.X,
)


DEEPEST = 50  # conditions within one another


class QueryError(ValueError):
    """A query that is not understood: the key of a message, what goes into it, and where from
    `start` to `end` in the query the trouble is."""

    def __init__(
        self, key: str, start: int, end: int, slots: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(key)
        self.key = key
        self.start = start
        self.end = max(end, start + 1)
        self.slots = dict(slots or {})


@dataclass(frozen=True, slots=True)
class Term:
    """One condition: an operator's chief name ("word" for part of a name, "exact" for a whole one),
    how it compares, the value, and where it stands."""

    key: str
    compare: str
    value: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Not:
    """What is not so."""

    part: Tree


@dataclass(frozen=True, slots=True)
class Both:
    """All of these."""

    parts: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """At least one of these."""

    parts: tuple[Tree, ...]


Tree = Term | Not | Both | Either


def parse(text: str) -> Tree:
    """The tree of a query; QueryError says where it is not understood."""
    parser = _Parser(text)
    tree = parser.either()
    if parser.at("close"):
        raise parser.error("query-closed", parser.spot())
    return tree


def terms(text: str) -> Iterator[Term]:
    """All conditions of a query, in its order."""
    todo: list[Tree] = [parse(text)]
    while todo:
        part = todo.pop(0)
        if isinstance(part, Term):
            yield part
        elif isinstance(part, Not):
            todo.insert(0, part.part)
        else:
            todo[:0] = part.parts


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = [m for m in self.scan() if m.lastgroup != "space"]
        self.place = 0
        self.depth = 0

    def scan(self) -> Iterator[re.Match[str]]:
        place = 0
        while place < len(self.text):
            found = TOKEN.match(self.text, place)
            if found is None:
                raise QueryError("query-odd", place, place + 1, {"what": self.text[place]})
            yield found
            place = found.end()

    def at(self, kind: str) -> bool:
        return self.place < len(self.tokens) and self.tokens[self.place][kind] is not None

    def at_word(self, word: str) -> bool:
        return self.at("word") and self.tokens[self.place]["word"].lower() == word

    def spot(self) -> tuple[int, int]:
        if self.place < len(self.tokens):
            return self.tokens[self.place].span()
        return len(self.text), len(self.text) + 1

    def error(self, key: str, spot: tuple[int, int], **slots: object) -> QueryError:
        return QueryError(key, spot[0], spot[1], slots)

    def either(self) -> Tree:
        parts = [self.both()]
        while self.at_word("or"):
            self.place += 1
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def both(self) -> Tree:
        parts: list[Tree] = []
        while self.place < len(self.tokens) and not self.at("close") and not self.at_word("or"):
            if self.at_word("and") and parts:
                self.place += 1
                continue
            parts.append(self.term())
        if not parts:
            raise self.error("query-nothing", self.spot())
        return parts[0] if len(parts) == 1 else Both(tuple(parts))

    def term(self) -> Tree:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("query-deep", self.spot(), deepest=DEEPEST)
        try:
            return self.term_within()
        finally:
            self.depth -= 1

    def term_within(self) -> Tree:
        if self.at("minus"):
            spot = self.spot()
            self.place += 1
            if self.place >= len(self.tokens) or self.at("close"):
                raise self.error("query-nothing", spot)
            return Not(self.term())
        if self.at("open"):
            spot = self.spot()
            self.place += 1
            inner = self.either()
            if not self.at("close"):
                raise self.error("query-open", spot)
            self.place += 1
            return inner
        token = self.tokens[self.place]
        self.place += 1
        start, end = token.span()
        if token["key"] is not None:
            return self.operator(token)
        if token["exact"] is not None:
            return Term(
                "exact", "=", self.unquoted(token["whole"], token.start("whole")), start, end
            )
        if token["quoted"] is not None:
            return Term("word", ":", self.unquoted(token["quoted"], start), start, end)
        return Term("word", ":", token["word"], start, end)

    def operator(self, token: re.Match[str]) -> Term:
        name = token["key"].lower()
        key = BY_NAME.get(name)
        if key is None:
            close = get_close_matches(name, list(BY_NAME), 1, 0.65) or [""]
            raise self.error("query-operator", token.span("key"), name=name, near=close[0])
        value = self.unquoted(token["value"], token.start("value"))
        if not value:
            raise self.error("query-value", token.span(), name=name)
        return Term(key, token["op"], value, *token.span())

    def unquoted(self, text: str, start: int) -> str:
        quote = text[:1]
        if quote not in ('"', "'") or not quote:
            return text
        if len(text) < 2 or text[-1] != quote:
            raise self.error("query-quote", (start, start + len(text)))
        return text[1:-1].strip()
