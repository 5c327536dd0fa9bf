"""The phrase table's form: entries that read in both directions.

An entry is `e(category, template, pattern)`. The pattern is a piece of IR with holes, `V("what")`;
the template says how it reads: words, verbs (`draw*`, bent by the subject), `{your}` (the subject's
possessive), and slots `{hole:category.form}`. Parsing fills the holes and builds the pattern;
printing matches the pattern and fills the template. Fields that a pattern does not name must have
their default, so an entry says all that its node says. `penalty` orders readings (smaller first).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar, dataclass_transform

from ...ir.base import NODES, Node, node
from .words import tokenize

T = TypeVar("T")
Binds = dict[str, Any]
Build = Callable[[Binds], Any]
Match = Callable[[Any, Binds], bool]


@dataclass(frozen=True)
class Var:
    """A hole in a pattern."""

    name: str


def V(name: str) -> Any:  # noqa: N802 - reads as a noun in the tables
    """A hole; typed Any, because it stands where nodes and numbers do."""
    return Var(name)


alter: Any = replace
"""`dataclasses.replace`, for fields that the type checker does not see (`said`)."""


ROLES = frozenset(["where", "each", "each^", "equal"])


def role(amount: Any) -> str:
    """How an amount stands in its phrase: after "where X is", "for each" or "equal to"."""
    said = str(getattr(amount, "said", "")).partition(":")[0]
    return said if said in ROLES else ""


def in_role(amount: Any, word: str) -> Any:
    """The amount in such a place; its own form of words is kept."""
    return alter(amount, said=f"{word}:{amount.said}" if amount.said else word)


def out_of_role(amount: Any) -> Any:
    """The amount as it reads by itself."""
    return alter(amount, said=amount.said.partition(":")[2]) if role(amount) else amount


def make(kind: type[T], *parts: Any, **more: Any) -> T:
    """A node, with the fields that the type checker does not see."""
    return kind(*parts, **more)


@dataclass_transform(frozen_default=True)
def hole(cls: type[T]) -> type[T]:
    """A node that stands in the IR only while a text is read or printed; it is not of the IR."""
    made = node(cls)
    del NODES[made.__name__]
    return made


@hole
class Subject(Node):
    """What a verb phrase is said of, until the subject is known."""


SUBJ: Any = Subject()

IRREGULAR = {
    "have": "has",
    "do": "does",
    "be": "is",
    "are": "is",
    "don't": "doesn't",
    "were": "was",
    "aren't": "isn't",
    "haven't": "hasn't",
    "search": "searches",
    "pass": "passes",
    "discard": "discards",
    "untap": "untaps",
}


def third(verb: str) -> str:
    """`draw` to `draws`."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("s", "x", "ch", "sh")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeo":
        return verb[:-1] + "ies"
    return verb + "s"


def inflect(verb: str, form: str) -> str:
    """A verb in a form: `s` third person, `p` plural, `y` after "you", `b` base, `i` imperative."""
    if verb == "be":
        return {"s": "is", "p": "are", "y": "are"}.get(form, "be")
    return third(verb) if form == "s" else verb


def fitting_forms(only: str) -> str:
    """The forms of a verb that an entry for one number takes: the base form is singular."""
    return "sb" if only == "s" else only


POSSESSIVE = {"you": "your", "they": "their", "it": "its"}

WORD, VERB, SLOT, POSS, NOMI, OBJ, SELF = range(7)
SELF_SIGN = "~"
"""The card's own name, in the editions that use it; see eras."""
Item = tuple[int, str, str, str]
_ITEM = re.compile(r"\{[a-z_0-9]+(?::[a-z_0-9]+(?:\.[^{}]*)?)?\}|\S+")


def items_of(template: str) -> tuple[Item, ...]:
    """A template taken apart."""
    found: list[Item] = []
    spaced = re.sub(r"(\{[a-z_0-9]+:?[^{}]*\})", r" \1 ", template)
    for piece in _ITEM.findall(spaced.replace("\n", " \\n ")):
        inner = re.fullmatch(r"\{([a-z_0-9]+)(?::([a-z_0-9]+)(?:\.([^{}]*))?)?\}", piece)
        if inner and inner.group(2):
            found.append((SLOT, inner.group(1), inner.group(2), inner.group(3) or ""))
        elif inner and inner.group(1) == "your":
            found.append((POSS, "", "", ""))
        elif inner and inner.group(1) == "you":
            found.append((NOMI, "", "", ""))
        elif inner and inner.group(1) == "them":
            found.append((OBJ, "", "", ""))
        elif piece == "\\n":
            found.append((WORD, "\n", "", ""))
        elif piece == "=—":
            found.append((WORD, piece, "", ""))
        elif piece.endswith("*") and piece[:-1].replace("'", "").isalpha():
            found.append((VERB, piece[:-1], "", ""))
        elif piece == "—":
            found.append((WORD, piece, "", ""))
        else:
            found.extend((WORD, token, "", "") for token in tokenize(piece))
    return tuple(found)


def builder(pattern: Any) -> Build:
    """A function that builds the pattern from what fills its holes."""
    if isinstance(pattern, Var):
        name = pattern.name
        return lambda binds: binds[name]
    if isinstance(pattern, Node) and not isinstance(pattern, Subject):
        kind: Callable[..., Any] = type(pattern)
        parts = []
        for f in fields(pattern):
            value = getattr(pattern, f.name)
            parts.append((f.name, builder(value)))
        return lambda binds: kind(**{name: make(binds) for name, make in parts})
    if isinstance(pattern, tuple):
        makers = [builder(part) for part in pattern]
        return lambda binds: tuple(make(binds) for make in makers)
    return lambda binds: pattern


def matcher(pattern: Any) -> Match:
    """A function that matches a value against the pattern, filling its holes."""
    if isinstance(pattern, Var):
        return _hole(pattern.name)
    if isinstance(pattern, Subject):
        as_hole = _hole("subj")
        return lambda value, binds: isinstance(value, Node) and as_hole(value, binds)
    if isinstance(pattern, Node):
        return _of_node(pattern)
    if isinstance(pattern, tuple):
        return _of_list(pattern)
    if is_name(pattern):
        return _name(pattern)
    return lambda value, _binds: type(pattern) is type(value) and bool(pattern == value)


def _hole(name: str) -> Match:
    def match(value: Any, binds: Binds) -> bool:
        if name in binds:
            return bool(binds[name] == value)
        binds[name] = value
        return True

    return match


def _of_node(pattern: Node) -> Match:
    """Fields that hold plain values are compared first: most patterns fail there."""
    kind = type(pattern)
    fixed: list[tuple[str, type[Any], Any]] = []
    parts: list[tuple[str, Match]] = []
    for name in pattern.__dataclass_fields__:
        part = getattr(pattern, name)
        if name == "link":  # what other abilities refer to is not said here
            continue
        if isinstance(part, (Var, Node, tuple)) or is_name(part):
            parts.append((name, matcher(part)))
        else:
            fixed.append((name, type(part), part))

    def match(value: Any, binds: Binds) -> bool:
        if type(value) is not kind:
            return False
        for name, of, part in fixed:
            found = getattr(value, name)
            if type(found) is not of or found != part:
                return False
        return all(fits(getattr(value, name), binds) for name, fits in parts)

    return match


def _of_list(pattern: tuple[Any, ...]) -> Match:
    parts = [matcher(part) for part in pattern]

    def match(value: Any, binds: Binds) -> bool:
        if not isinstance(value, tuple) or len(value) != len(parts):
            return False
        return all(fits(part, binds) for fits, part in zip(parts, value, strict=True))

    return match


ANY_NAME = "*"
"""In a pattern: the name of a result, whatever it is; `*1`, `*2` where there are several."""


def is_name(pattern: Any) -> bool:
    """Whether a part of a pattern stands for the name of a result."""
    return isinstance(pattern, str) and pattern in (ANY_NAME, "*1", "*2", "*3")


def _name(pattern: str) -> Match:
    def match(value: Any, binds: Binds) -> bool:
        if not isinstance(value, str):
            return False
        return pattern == ANY_NAME or bool(binds.setdefault(pattern, value) == value)

    return match


def weight(pattern: Any) -> int:
    """How much a pattern fixes: the more, the earlier it is tried by the printer."""
    if isinstance(pattern, Var):
        return 0
    if isinstance(pattern, Node):
        return 1 + sum(weight(getattr(pattern, f.name)) for f in fields(pattern))
    if isinstance(pattern, tuple):
        return 1 + sum(weight(part) for part in pattern)
    return 1


def names_in(pattern: Any) -> set[str]:
    """The holes of a pattern."""
    if isinstance(pattern, Var):
        return {pattern.name}
    if isinstance(pattern, Subject):
        return {"subj"}
    if isinstance(pattern, Node):
        return set().union(*(names_in(getattr(pattern, f.name)) for f in fields(pattern)))
    if isinstance(pattern, tuple):
        return set().union(*(names_in(part) for part in pattern))
    return set()


@dataclass(frozen=True, eq=False)
class Entry:
    """One line of the table."""

    category: str
    template: str
    pattern: Any
    penalty: int
    agree: tuple[tuple[str, str], ...]
    items: tuple[Item, ...]
    build: Build
    match: Match
    weight: int
    subject: bool
    explicit: bool
    only: str


ENTRIES: dict[str, list[Entry]] = {}


def e(
    category: str,
    template: str,
    pattern: Any,
    penalty: int = 0,
    agree: dict[str, str] | None = None,
    explicit: bool = False,
    only: str = "",
) -> None:
    """Enter a line. `agree`: holes that must be singular ("s") or plural ("p"); `explicit`: the
    subject "you" is always written out; `only`: the one form that it takes, s or p."""
    made = made_entry(category, template, pattern, penalty, agree, explicit, only)
    ENTRIES.setdefault(category, []).append(made)


def made_entry(
    category: str,
    template: str,
    pattern: Any,
    penalty: int = 0,
    agree: dict[str, str] | None = None,
    explicit: bool = False,
    only: str = "",
) -> Entry:
    """A line of the table; see `e`."""
    items = items_of(template)
    holes = {item[1] for item in items if item[0] == SLOT}
    wanted = names_in(pattern) - {"subj"}
    if holes != wanted:
        raise ValueError(f"{category}: {template!r}: slots {holes} but holes {wanted}")
    return Entry(
        category,
        template,
        pattern,
        penalty,
        tuple(sorted((agree or {}).items())),
        items,
        builder(pattern),
        matcher(pattern),
        weight(pattern),
        "subj" in names_in(pattern) or isinstance(pattern, Var),
        explicit,
        only,
    )
