"""Noun phrases read: filters, and where the objects are."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from ..ir import (
    AllOf,
    AnyOf,
    EachOpponent,
    Filter,
    FromSource,
    HasColor,
    HasSubtype,
    HasSupertype,
    HasType,
    IsAbility,
    IsAttacking,
    IsBlocking,
    IsPlayer,
    IsSpell,
    IsToken,
    Not,
    Number,
    Other,
    Teammates,
    walk,
)
from ..render.english.grammar import make
from ..render.english.nouns import (
    ADJECTIVES,
    COLOR_WORDS,
    OUTLAW,
    PLURAL_TO_SINGULAR,
    SUPERTYPE_WORDS,
    TYPE_WORDS,
    plural_of,
    together,
)
from ..render.english.subtypes import CREATURE_TYPES, SUBTYPES
from .firsts import NON, SIZE
from .holes import NP, Pron
from .parse import Parser, Reading, coded

_SIZE = re.compile(r"(\d+)/(\d+)")
Found = tuple[Filter, int]
TYPE_PLURALS = {plural_of(word): name for word, name in TYPE_WORDS.items()}


def adjective(p: Parser, pos: int) -> Filter | None:
    """One word before a noun."""
    token, low = p.tokens[pos], p.lower[pos]
    found = ADJECTIVES.get(low)
    if found is not None:
        return found
    if low in TYPE_WORDS:
        return HasType(TYPE_WORDS[low])
    if token in SUBTYPES:
        return HasSubtype(token)
    if low == "token":
        return IsToken()
    size = _SIZE.fullmatch(token)
    if size:
        power, toughness = (
            Number(of, "=", int(size[i])) for i, of in ((1, "power"), (2, "toughness"))
        )
        return make(AllOf, (power, toughness), said="size")
    if low.startswith("non"):
        rest = token[3:].lstrip("-")
        if rest in TYPE_WORDS:
            return Not(HasType(TYPE_WORDS[rest]))
        if rest in COLOR_WORDS:
            return Not(HasColor(COLOR_WORDS[rest]))
        if rest in SUPERTYPE_WORDS:
            return Not(HasSupertype(SUPERTYPE_WORDS[rest]))
        if rest in SUBTYPES:
            return Not(HasSubtype(rest))
        if rest == "outlaw":
            return Not(OUTLAW)
        if rest == "token":
            return Not(IsToken())
        if rest == "attacking":
            return Not(IsAttacking())
        if rest == "blocking":
            return Not(IsBlocking())
    return None


def noun(p: Parser, pos: int, number: str) -> list[tuple[Filter | None, str, int]]:
    """A noun: its filter, its kind and where it ends."""
    token, low = p.tokens[pos], p.lower[pos]
    out: list[tuple[Filter | None, str, int]] = []
    if number == "s":
        if low in TYPE_WORDS:
            out.append((HasType(TYPE_WORDS[low]), "perm", pos + 1))
        if token in SUBTYPES:
            out.append((HasSubtype(token), "perm", pos + 1))
        kinds = {"card": "card", "source": "source"}
        special = {"spell": "spell", "token": "token", "player": "player", "opponent": "opponent"}
        special["teammate"] = "teammate"
    else:
        if low in TYPE_PLURALS:
            out.append((HasType(TYPE_PLURALS[low]), "perm", pos + 1))
        if token in PLURAL_TO_SINGULAR:
            out.append((HasSubtype(PLURAL_TO_SINGULAR[token]), "perm", pos + 1))
        kinds = {"cards": "card", "sources": "source"}
        special = {
            "spells": "spell",
            "tokens": "token",
            "players": "player",
            "opponents": "opponent",
        }
    if low == ("outlaw" if number == "s" else "outlaws"):
        out.append((OUTLAW, "perm", pos + 1))
    if low in kinds:
        out.append((None, kinds[low], pos + 1))
    if (
        token == "Urza"
        and p.at(pos, "Urza", "'s")
        and p.tokens[pos + 2] in SUBTYPES
        and number == "s"
    ):
        named = AllOf((HasSubtype("Urza's"), HasSubtype(p.tokens[pos + 2])))
        out.append((named, "perm", pos + 3))
    word = special.get(low)
    if word == "spell":
        out.append((IsSpell(), "spell", pos + 1))
    elif word == "token":
        out.append((IsToken(), "perm", pos + 1))
    elif word == "player":
        out.append((IsPlayer(), "player", pos + 1))
    elif word == "teammate":
        out.append((IsPlayer(Teammates()), "player", pos + 1))
    elif word == "opponent":
        out.append((IsPlayer(EachOpponent()), "player", pos + 1))
    if low == ("ability" if number == "s" else "abilities"):
        out.append((IsAbility(), "ability", pos + 1))
    if low == "activated" and p.at(pos, "activated", "or", "triggered"):
        if p.lower[pos + 3] == ("ability" if number == "s" else "abilities"):
            out.append((make(IsAbility, said="activated or triggered"), "ability", pos + 4))
    if low in ("activated", "triggered"):
        after = "ability" if number == "s" else "abilities"
        if p.lower[pos + 1] == after:
            out.append((IsAbility(low), "ability", pos + 2))
    return out


def adjectives(p: Parser, pos: int) -> list[Found]:
    """One adjective, or several of which one must fit."""
    first = adjective(p, pos)
    if first is None:
        return []
    out: list[Found] = [(first, pos + 1)]
    for joiner in ("or", "and", "and/or"):
        parts = [first]
        at = pos + 1
        while p.tokens[at] == ",":
            more = adjective(p, at + 1)
            if more is None:
                break
            parts.append(more)
            at += 2
        if len(parts) > 1 and p.tokens[at] == ",":
            at += 1
        elif len(parts) > 1:
            continue
        if p.tokens[at] != joiner and not (joiner == "and/or" and p.at(at, "and", "/", "or")):
            continue
        at += 3 if p.tokens[at + 1] == "/" else 1
        last = adjective(p, at)
        sorts = {_sort(part) for part in (*parts, last)} if last is not None else set()
        mixed = len(parts) == 1 and joiner == "or" and sorts == {"quality", "kind"}
        mixed = mixed and _sort(first) == "quality"  # "land or blue creature": a land is meant
        if last is not None and (len(sorts) == 1 or mixed):
            said = "" if joiner == "or" else joiner
            out.append((make(AnyOf, (*parts, last), said=said), at + 1))
    return out


def _sort(part: Filter) -> str:
    """Which adjectives may stand beside each other in a choice."""
    inner = part.part if isinstance(part, Not) else part
    if isinstance(inner, (HasType, HasSubtype)):
        return "kind" + type(part).__name__[:1] if isinstance(part, Not) else "kind"
    return "quality"


Core = tuple[list[Filter], str, int]


def cores(p: Parser, pos: int, number: str) -> list[Core]:
    """Adjectives and a noun."""
    out: list[Core] = []

    def go(at: int, parts: list[Filter]) -> None:
        for filter_, kind, end in noun(p, at, number):
            out.append((parts if filter_ is None else [*parts, filter_], kind, end))
        if len(parts) > 5:
            return
        for part, end in adjectives(p, at):
            go(end, [*parts, part])
            # a comma stands between two negatives
            if isinstance(part, Not) and p.tokens[end] == "," and p.lower[end + 1][:3] == "non":
                go(end + 1, [*parts, part])

    go(pos, [])
    return out


ZONES = {
    "perm": ("battlefield",),
    "spell": ("stack",),
    "ability": ("stack",),
    "card": (),
    "source": (),
    "player": ("battlefield",),
}


@coded("np", like=["core"])
def noun_phrase(p: Parser, pos: int, form: str) -> list[Reading]:
    """A noun phrase without article; form: s or p, and the preposition of its zone."""
    number, prep = form[:1], form[1:] or "in"
    singles = p.parse("core", pos, number)
    out: list[Reading] = []
    for (parts, kind), end, penalty in singles:
        _with_posts(p, together(parts), kind, end, number, prep, penalty, out)
    for filter_, kind, end, doubt in disjunctions(p, singles, number):
        if _last_is_narrower(filter_):
            out += _with_posts_of_last(p, filter_, kind, end, number, prep, doubt)
            continue
        _with_posts(p, filter_, kind, end, number, prep, doubt + int("|" in kind), out)
    return out


def _last_is_narrower(either: Any) -> bool:
    """ "Walls and/or creatures with flying": were the Walls to fly, they would be among the
    creatures."""
    *first, last = either.parts
    return last == HasType("Creature") and all(
        isinstance(part, HasSubtype) and part.subtype in CREATURE_TYPES for part in first
    )


def _with_posts_of_last(
    p: Parser, either: Any, kind: str, pos: int, number: str, prep: str, penalty: int
) -> list[Reading]:
    """What follows is said of the last of the nouns only."""
    *first, last = either.parts
    found: list[Reading] = []
    _with_posts(p, last, kind, pos, number, prep, penalty, found)
    return [
        (replace(np, filter=make(AnyOf, (*first, np.filter), said=either.said)), end, doubt)
        for np, end, doubt in found
    ]


ADJECTIVE_STARTS = frozenset([*ADJECTIVES, *TYPE_WORDS, *SUBTYPES, "token", SIZE, NON])
NOUN_STARTS = frozenset(
    [
        *ADJECTIVE_STARTS,
        *TYPE_PLURALS,
        *PLURAL_TO_SINGULAR,
        *"card source spell token player opponent teammate outlaw ability".split(),
        *"cards sources spells tokens players opponents outlaws abilities".split(),
        *"activated triggered Urza".split(),
    ]
)


@coded("core", first=NOUN_STARTS)
def core(p: Parser, pos: int, form: str) -> list[Reading]:
    """Adjectives and a noun, remembered."""
    return [((parts, kind), end, 0) for parts, kind, end in cores(p, pos, form)]


def disjunctions(
    p: Parser, singles: list[Reading], number: str
) -> list[tuple[Filter, str, int, int]]:
    """ "artifact, creature, or land"."""
    out: list[tuple[Filter, str, int, int]] = []

    def go(found: list[Filter], kinds: set[str], at: int) -> None:
        for joiner in ("or", "and", "and/or"):
            here = at
            if len(found) > 1:
                if p.tokens[here] != ",":
                    continue
                here += 1
            if p.tokens[here] == joiner:
                here += 1
            elif joiner == "and/or" and p.at(here, "and", "/", "or"):
                here += 3
            else:
                continue
            for (parts, kind), end, _ in p.parse("core", here, number):
                said = "" if joiner == "or" else joiner
                all_kinds = kinds | {kind}
                if len(all_kinds) == 1:
                    merged = kind
                elif all_kinds == {"perm", "spell"}:
                    merged = "spell|perm"
                elif all_kinds <= {"perm", "player"}:
                    merged = "perm"
                elif all_kinds <= {"spell", "ability"}:
                    merged = "ability"
                else:
                    continue
                tails = [f.parts[-1] if isinstance(f, AllOf) else f for f in found]
                doubtful = (
                    len(parts) > 1
                    and all(isinstance(f, (HasType, HasSubtype)) for f in (*tails, *parts[-2:]))
                    and type(tails[0]) is type(parts[-2])
                )
                either = make(AnyOf, (*found, together(parts)), said=said)
                several = len(found) > 1 or _alike(found[0], parts)
                shared = for_all(found, parts, said) if several else None
                if shared is not None:
                    out.append((shared, merged, end, 0))
                first = found[0]
                other = isinstance(first, AllOf) and isinstance(first.parts[0], Other)
                doubt = int(doubtful or other) + 2 * (shared is not None)
                out.append((either, merged, end, doubt))
        if p.tokens[at] == "," and len(found) < 5:
            for (parts, kind), end, _ in p.parse("core", at + 1, number):
                go([*found, together(parts)], kinds | {kind}, end)

    for (parts, kind), end, _ in singles:
        go([together(parts)], {kind}, end)
    return out


def _alike(first: Filter, last: list[Filter]) -> bool:
    """ "An attacking Kithkin or Elf": what it takes for a subtype is said of both."""
    if not isinstance(first, AllOf) or isinstance(first.parts[0], Other):
        return False
    return isinstance(first.parts[-1], HasSubtype) and isinstance(last[-1], HasSubtype)


def for_all(found: list[Filter], last: list[Filter], said: str) -> Filter | None:
    """ "Untapped artifacts, creatures, and lands": the adjectives of the first are those of all."""
    first = found[0]
    if not isinstance(first, AllOf) or len(last) != 1:
        return None
    nouns = (first.parts[-1], *found[1:], last[0])
    kinds = (HasType, HasSubtype)
    if not all(isinstance(one, kinds) for one in nouns) or isinstance(first.parts[-2], kinds):
        return None
    return together([*first.parts[:-1], make(AnyOf, nouns, said=said)])


FAR = ("AttachedToFilter", "Targets", "Extreme", "SharesWithAny")
"""Filters that end in a noun phrase, to which what follows belongs rather."""


def _with_posts(
    p: Parser,
    filter_: Filter,
    kind: str,
    pos: int,
    number: str,
    prep: str,
    penalty: int,
    out: list[Reading],
    zone: str = "",
    same_owner: bool = False,
) -> None:
    if zone:
        zones: tuple[str, ...] = (zone,)
    elif kind == "spell|perm":
        zones = ("battlefield", "stack")
    else:
        zones = ZONES[kind]
    out.append((NP(filter_, kind, zones, same_owner), pos, penalty))
    last = filter_.parts[-1] if isinstance(filter_, AllOf) else filter_
    counted = isinstance(last, Number) and not isinstance(last.amount, int)
    inner = last.part if isinstance(last, Not) else last
    if counted or type(inner).__name__ in FAR:
        penalty += 1
    for part, end, extra in p.parse("post", pos, number):
        if isinstance(part, Number) and _of_itself(part.amount):
            continue
        if isinstance(part, FromSource) and (kind != "ability" or isinstance(filter_, AnyOf)):
            continue
        more = _and(filter_, part)
        _with_posts(p, more, kind, end, number, prep, penalty + extra, out, zone, same_owner)
    if p.at(pos, "that's", "both") and p.at(pos + 3, "and"):
        one, two = p.lower[pos + 2], p.lower[pos + 4]
        if one in COLOR_WORDS and two in COLOR_WORDS:
            first = make(HasColor, COLOR_WORDS[one], said="both")
            both = _and(_and(filter_, first), make(HasColor, COLOR_WORDS[two], said="and"))
            out.append((NP(both, kind, zones, same_owner), pos + 5, penalty))
    if kind == "card" and not zone:
        for (place, owner), end, extra in p.parse("zonepost", pos, prep + number):
            more = filter_ if owner is None else _and(filter_, owner)
            single = place.endswith("1")
            place = place.removesuffix("1")
            _with_posts(p, more, kind, end, number, prep, penalty + extra, out, place, single)


def _of_itself(amount: object) -> bool:
    """Whether an amount within a noun phrase speaks of "it", which may be the thing itself."""
    return any(isinstance(node, Pron) and node.word == "it" for node in walk(amount))


def _and(filter_: Filter, part: Filter) -> Filter:
    parts: tuple[Filter, ...] = filter_.parts if isinstance(filter_, AllOf) else (filter_,)
    if type(filter_).__name__ == "Anything" and not filter_.said:
        parts = ()
    return together([*parts, part])


def without_spell(found: Filter) -> Filter:
    """The filter without IsSpell, where spells are meant anyhow."""
    if isinstance(found, AnyOf):
        parts = tuple(without_spell(part) for part in found.parts)
        each = all(a is not b for a, b in zip(parts, found.parts, strict=True))
        return make(AnyOf, parts, said=f"spells {found.said or 'or'}" if each else found.said)
    whole = found.parts if isinstance(found, AllOf) else (found,)
    kept = [part for part in whole if not isinstance(part, IsSpell)]
    return found if len(kept) == len(whole) else together(kept)


def _only(p: Parser, pos: int, form: str, kinds: tuple[str, ...], strip: bool) -> list[Reading]:
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos, form):
        if np.kind not in kinds:
            continue
        found: Filter = np.filter
        if strip:
            found = without_spell(found)
        out.append((found, end, penalty))
    return out


@coded("perms", like=["np"])
def permanents(p: Parser, pos: int, form: str) -> list[Reading]:
    """Permanents: the filter alone."""
    return _only(p, pos, form or "s", ("perm",), False)


@coded("cards", like=["np"])
def cards(p: Parser, pos: int, form: str) -> list[Reading]:
    """Cards in a zone that the context names: the filter alone."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos, form or "s"):
        if np.kind == "card" and not np.zones:
            out.append((np.filter, end, penalty))
    return out


@coded("spells", like=["np"])
def spells(p: Parser, pos: int, form: str) -> list[Reading]:
    """Spells: the filter without IsSpell."""
    return _only(p, pos, form or "s", ("spell",), True)


@coded("sources", like=["np"])
def sources(p: Parser, pos: int, form: str) -> list[Reading]:
    """Sources of damage."""
    return _only(p, pos, form or "s", ("source",), False)
