"""Small categories: kinds of counters, names of keywords, sizes, articles before filters."""

from __future__ import annotations

import re
from typing import Any

from ..ir import (
    AddAbility,
    AddTypes,
    All,
    AllCreatureTypes,
    AllOf,
    AnyOf,
    Anything,
    AttachedTo,
    BecomeAs,
    CardsIn,
    Choose,
    ChooseMode,
    Count,
    EachOpponent,
    EachPlayer,
    Filter,
    HasType,
    Linked,
    OpponentsOf,
    Other,
    OthersThan,
    Owned,
    Ref,
    SetColors,
    SetPT,
    SetTypes,
    X,
)
from ..ir.mana import BASIC_LAND_TYPES
from ..render.english.grammar import SELF_SIGN, alter, make
from ..render.english.keywords import EVERYTHING, WALKS, WITH_COST
from ..render.english.nouns import COLOR_WORDS, PLURAL_TO_SINGULAR, TYPE_WORDS, flat
from ..render.english.refs import SELF_WORDS
from ..render.english.subtypes import LAND_TYPES, SUBTYPES
from .firsts import CAPITAL, SIZE, SYMBOL, firsts
from .holes import Pron
from .keywords import phrase
from .nouns import ADJECTIVE_STARTS, TYPE_PLURALS, adjective, without_spell
from .parse import Parser, Reading, coded
from .refs import OBJECT_STARTS, _objects, _with_other
from .tokens import _colors

_SIZE = re.compile(r"(\d+|X)/(\d+|X)")


@coded("keyword_name", first=[*firsts(EVERYTHING), *WALKS])
def keyword_name(p: Parser, pos: int, form: str) -> list[Reading]:
    """The name of a keyword ability."""
    found = phrase(p, pos, EVERYTHING)
    out: list[Reading] = [] if found is None else [(found[0], found[1], 0)]
    if p.lower[pos] in WALKS:
        out.append((p.lower[pos], pos + 1, 0))
    return out


@coded("color", first=COLOR_WORDS)
def color(p: Parser, pos: int, form: str) -> list[Reading]:
    """Colours as letters."""
    letters, end = _colors(p, pos)
    return [(letters, end, 0)] if letters else []


@coded("size", first=[SIZE])
def size(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "4/4": the part that sets power and toughness."""
    found = _SIZE.fullmatch(p.tokens[pos])
    if not found:
        return []
    numbers: list[Any] = [X() if part == "X" else int(part) for part in found.groups()]
    return [((SetPT(*numbers),), pos + 1, 0)]


@coded("animated")
def animated(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "a 4/2 blue Golem artifact creature with flying": the parts that make it so."""
    plural = form[:1] == "p"
    if not plural and not (p.at(pos, "a") or p.at(pos, "an")):
        return []
    at = pos if plural else pos + 1
    parts: list[Any] = []
    if p.at(at, "legendary"):
        parts.append(AddTypes(supertypes=("Legendary",)))
        at += 1
    sizes = p.parse("size", at)
    if sizes:
        at += 1
    colors: str | None = None
    if p.at(at, "colorless"):
        colors, at = "", at + 1
    else:
        letters, at = _colors(p, at)
        colors = letters or None
    subtypes: list[str] = []
    types: list[str] = []
    while p.tokens[at] in SUBTYPES:
        subtypes.append(p.tokens[at])
        at += 1
    while p.lower[at] in TYPE_WORDS:
        types.append(TYPE_WORDS[p.lower[at]])
        at += 1
    if plural and not types and p.tokens[at] in PLURAL_TO_SINGULAR:
        subtypes.append(PLURAL_TO_SINGULAR[p.tokens[at]])
        at += 1
    elif plural and p.lower[at] in TYPE_PLURALS:
        types.append(TYPE_PLURALS[p.lower[at]])
        at += 1
    elif plural:
        return []
    if "Permanent" in types or not (types or subtypes):
        return []
    if not types and any(name in LAND_TYPES for name in subtypes):
        return []
    if colors is not None:
        parts.append(SetColors(colors))
    if sizes:
        parts += sizes[0][0]
    if p.at(at, "with", "base", "power", "and", "toughness") and not sizes:
        for based, end, _ in size(p, at + 5, ""):
            parts.append(alter(based[0], said="base"))
            at = end
    if p.at(at, "with", "all", "creature", "types"):
        parts.append(AllCreatureTypes())
        at += 4
    kind: Any = SetTypes(tuple(types), tuple(subtypes))
    if not types:
        kind = SetTypes((), tuple(subtypes), ("types", "supertypes"))
    if {"Artifact", "Creature"} <= set(types):
        kind = AddTypes(tuple(types), tuple(subtypes))
    out: list[Reading] = []
    based = bool(parts) and parts[-1].said == "base"
    for with_abilities, end in _with_abilities(p, at) + (_and_abilities(p, at) if based else []):
        out.append(((kind, *parts, *with_abilities), end, 0))
        if plural and p.at(end, "that", "are", "still", "lands"):
            added = make(AddTypes, tuple(types), tuple(subtypes), said="that's")
            out.append(((added, *parts, *with_abilities), end + 4, 0))
        if plural and p.at(end, "in", "addition", "to", "their", "other", "types"):
            said = "in addition with" if with_abilities else "in addition"
            added = make(AddTypes, tuple(types), tuple(subtypes), said=said)
            out.append(((added, *parts, *with_abilities), end + 6, 0))
        if p.at(end, "that's", "still", "a", "land"):
            added = make(AddTypes, tuple(types), tuple(subtypes), said="that's")
            out.append(((added, *parts, *with_abilities), end + 4, 0))
        if p.at(end, "in", "addition", "to", "its", "other", "types"):
            said = "in addition with" if with_abilities else "in addition"
            added = make(AddTypes, tuple(types), tuple(subtypes), said=said)
            out.append(((added, *parts, *with_abilities), end + 6, 0))
        for owner in ("its", "their"):
            if p.at(end, "in", "addition", "to", owner, "other", "creature", "types") and not types:
                said = "creature types with" if with_abilities else "creature types"
                added = make(AddTypes, (), tuple(subtypes), said=said)
                out.append(((added, *parts, *with_abilities), end + 7, 0))
    return out


def _with_abilities(p: Parser, at: int) -> list[tuple[tuple[AddAbility, ...], int]]:
    out: list[tuple[tuple[AddAbility, ...], int]] = [((), at)]
    if p.at(at, "with"):
        out += [(parts, end) for parts, end, _ in p.parse("abilities", at + 1)]
    return out


def _and_abilities(p: Parser, at: int) -> list[tuple[tuple[AddAbility, ...], int]]:
    """ "With base power and toughness 8/8, flying, and first strike"."""
    found: list[AddAbility] = []
    while p.tokens[at] == ",":
        last = p.at(at + 1, "and")
        keyword = [r for r in p.parse("keyword", at + 1 + last) if not r[0].cost]
        if not keyword:
            return []
        found.append(AddAbility(keyword[0][0]))
        at = keyword[0][1]
        if last:
            return [(tuple(found), at)] if len(found) > 1 else []
    return []


@coded("land_subtype", first=BASIC_LAND_TYPES)
def land_subtype(p: Parser, pos: int, form: str) -> list[Reading]:
    """A basic land type, as a tuple."""
    token = p.tokens[pos]
    if token in BASIC_LAND_TYPES:
        return [((token,), pos + 1, 0)]
    return []


@coded("each_of", first=OBJECT_STARTS, like=["who"])
def each_of(p: Parser, pos: int, form: str) -> list[Reading]:
    """All of a set, or of the players."""
    out = [r for r in _objects(p, pos, "in") if isinstance(r[0], All)]
    return out + [r for r in p.parse("who", pos) if isinstance(r[0], EachPlayer)]


@coded("one_who", like=["who"])
def one_player(p: Parser, pos: int, form: str) -> list[Reading]:
    """One player, not several."""
    several = (EachPlayer, EachOpponent, OthersThan, OpponentsOf)
    return [r for r in p.parse("who", pos, "s") if not isinstance(r[0], several)]


@coded("subtype", first=SUBTYPES)
def subtype(p: Parser, pos: int, form: str) -> list[Reading]:
    """A subtype, as a word."""
    return [(p.tokens[pos], pos + 1, 0)] if p.tokens[pos] in SUBTYPES else []


@coded("land_plural")
def land_plural(p: Parser, pos: int, form: str) -> list[Reading]:
    """Basic lands of a type, as a tuple."""
    for name in BASIC_LAND_TYPES:
        if p.tokens[pos] == (name if name == "Plains" else name + "s"):
            return [((name,), pos + 1, 0)]
    return []


ARTICLES = frozenset(["a", "an", "another"])


def with_article(p: Parser, pos: int, kinds: tuple[str, ...], zoned: bool) -> list[Reading]:
    """A filter after "a", "an" or "another"."""
    low = p.lower[pos]
    if low not in ARTICLES:
        return []
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos + 1, "s"):
        if np.kind not in kinds or (np.kind == "card" and bool(np.zones) != zoned):
            continue
        what: Filter = np.filter
        parts = what.parts if isinstance(what, AllOf) else (what,)
        if any(isinstance(part, Other) and not part.said for part in parts):
            continue
        if kinds == ("spell",):
            what = without_spell(what)
        if low == "another" and any(part.said == "same" for part in flat(what)):
            continue  # other than what was named before: see cardwords
        if low == "another":
            what = Other() if isinstance(what, Anything) else _with_other(what)
        out.append((what, end, penalty))
        if p.at(end, "or", "a") or p.at(end, "or", "an"):
            for more, stop, extra in with_article(p, end + 1, kinds, zoned):
                out.append((make(AnyOf, (what, more), said="or a"), stop, penalty + extra))
    return out


@coded("aperm", first=ARTICLES)
def a_permanent(p: Parser, pos: int, form: str) -> list[Reading]:
    """A permanent with its article."""
    return with_article(p, pos, ("perm",), False)


@coded("acards", first=ARTICLES)
def a_card(p: Parser, pos: int, form: str) -> list[Reading]:
    """A card with its article."""
    return with_article(p, pos, ("card",), False)


@coded("aspell", first=ARTICLES)
def a_spell(p: Parser, pos: int, form: str) -> list[Reading]:
    """A spell with its article."""
    return with_article(p, pos, ("spell",), False)


@coded("asource", first=ARTICLES)
def a_source(p: Parser, pos: int, form: str) -> list[Reading]:
    """A source with its article."""
    return with_article(p, pos, ("source",), False)


@coded("np_spells", like=["np"])
def spells_plural(p: Parser, pos: int, form: str) -> list[Reading]:
    """Spells, or abilities, as what does something."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos, "p"):
        if np.kind in ("spell", "ability"):
            out.append((np.filter, end, penalty))
    return out


def _counted(p: Parser, pos: int, number: str) -> list[Reading]:
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos, number):
        if isinstance(np.filter, Owned) and np.zones[:1] and np.zones[0] in ZONE_WORDS:
            out.append((CardsIn(np.filter.by, np.zones[0]), end, penalty))
        elif np.zones and np.kind != "player":
            out.append((Count(np.filter, np.zones), end, penalty))
    return out


@coded("countp", like=["np"])
def count_plural(p: Parser, pos: int, form: str) -> list[Reading]:
    """What is counted, plural."""
    return _counted(p, pos, "p")


@coded("counts", like=["np"])
def count_singular(p: Parser, pos: int, form: str) -> list[Reading]:
    """What is counted, singular."""
    return _counted(p, pos, "s")


@coded("adjective", "quality", first=ADJECTIVE_STARTS)
def one_adjective(p: Parser, pos: int, form: str) -> list[Reading]:
    """An adjective that stands alone."""
    found = adjective(p, pos)
    return [] if found is None else [(found, pos + 1, 0)]


@coded("this", first=["this", SELF_SIGN])
def this(p: Parser, pos: int, form: str) -> list[Reading]:
    """The object itself: how it is called where that is not the usual word."""
    if p.lower[pos] == "this" and p.lower[pos + 1] in SELF_WORDS:
        words = f"this {p.tokens[pos + 1]}"
        return [("" if words == p.self_word else words, pos + 2, 0)]
    if p.tokens[pos] == SELF_SIGN:
        return [("", pos + 1, 0)]
    return []


@coded("sacrificed", first=OBJECT_STARTS)
def sacrificed(p: Parser, pos: int, form: str) -> list[Reading]:
    """What is sacrificed without a choice."""
    return [
        reading
        for reading in _objects(p, pos, "in")
        if type(reading[0]).__name__ in ("This", "Pron", "All", "AttachedTo")
    ]


@coded("ref", first=OBJECT_STARTS)
def named_before(p: Parser, pos: int, form: str) -> list[Reading]:
    """An object that is not chosen here."""
    return [r for r in _objects(p, pos, "in") if not isinstance(r[0], Choose | All)]


@coded("enchanted", first=OBJECT_STARTS)
def enchanted(p: Parser, pos: int, form: str) -> list[Reading]:
    """What the object is attached to."""
    return [r for r in _objects(p, pos, "in") if isinstance(r[0], AttachedTo)]


@coded("name", first=[CAPITAL])
def name(p: Parser, pos: int, form: str) -> list[Reading]:
    """A card's name."""
    out: list[Reading] = []
    end = pos
    small = ("of", "the", "from", "and", "to", "in", "for", "with", "'s", ",", "-")
    while p.tokens[end][:1].isupper() or (end > pos and p.tokens[end] in small):
        end += 1
        if p.tokens[end - 1][:1].isupper() or p.tokens[end - 1] == "'s":
            text = ""
            for token in p.tokens[pos:end]:
                text += token if token in ("'s", ",") or not text else " " + token
            out.append((text, end, 0))
    return out


ZONE_WORDS = {"graveyard": "graveyard", "hand": "hand", "library": "library"}


@coded("zonepost")
def zone_post(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "in your graveyard"; form: the preposition and the number. The value is (zone, owner)."""
    prep, number = form[:-1], form[-1:]
    if not p.at(pos, prep):
        return []
    out: list[Reading] = []
    if p.at(pos + 1, "a", "graveyard") or p.at(pos + 1, "all", "graveyards"):
        plural = p.tokens[pos + 1] == "all"
        if plural == (number == "p"):
            out.append((("graveyard", None), pos + 3, 0))
    if p.at(pos + 1, "graveyards") and number == "p":
        out.append((("graveyard", make(Anything, said="graveyards")), pos + 2, 0))
    if p.at(pos + 1, "a", "single", "graveyard"):
        out.append((("graveyard1", None), pos + 4, 0))
    if p.at(pos + 1, "exile") or p.at(pos + 1, "the", "removed-from-the-game", "zone"):
        out.append((("exile", None), pos + (2 if p.at(pos + 1, "exile") else 4), 0))
    if p.at(pos + 1, "the", "ante"):
        out.append((("ante", None), pos + 3, 0))
    if p.at(pos + 1, "an", "opponent", "'s", "graveyard"):
        place = "graveyard1" if number == "p" else "graveyard"
        out.append(((place, Owned(EachOpponent())), pos + 5, 0))
        return out
    if p.at(pos + 1, "a", "player", "'s", "graveyard") and number == "p":
        out.append((("graveyard1", make(Owned, EachPlayer(), said="a player's")), pos + 5, 0))
    for who, end, penalty in p.parse("poss", pos + 1, "who"):
        if isinstance(who, EachPlayer):
            continue
        word = p.lower[end]
        if word in ZONE_WORDS:
            out.append(((ZONE_WORDS[word], Owned(who)), end + 1, penalty))
        if word == "graveyards" and type(who).__name__ == "EachOpponent":
            out.append((("graveyard", Owned(who)), end + 1, penalty))
    return out


@coded("rparts", like=["rpart"])
def rules_parts(p: Parser, pos: int, form: str) -> list[Reading]:
    """Rules parts joined with "and"."""
    out: list[Reading] = []
    for value, end, penalty in p.parse("rpart", pos, form):
        out.append((value, end, penalty))
        if p.at(end, "and"):
            for more, stop, extra in p.parse("rpart", end + 1, form):
                out.append(((*value, *more), stop, penalty + extra))
    return out


@coded("one_kind", like=["animated"])
def one_kind(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "An Illusion creature": the part that makes it so."""
    return [(v[0], end, pen) for v, end, pen in p.parse("animated", pos, "s/it") if len(v) == 1]


@coded("one_mana", first=[SYMBOL])
def one_mana(p: Parser, pos: int, form: str) -> list[Reading]:
    """One mana symbol, as its letter."""
    token = p.tokens[pos]
    return [(token[1], pos + 1, 0)] if len(token) == 3 and token[1] in "WUBRGC" else []


@coded("cost_key", first=firsts(WITH_COST))
def cost_key(p: Parser, pos: int, form: str) -> list[Reading]:
    """The name of a keyword that offers a cost."""
    found = phrase(p, pos, WITH_COST)
    return [] if found is None else [(found[0], found[1], 0)]


@coded("generic", first=[SYMBOL])
def generic(p: Parser, pos: int, form: str) -> list[Reading]:
    """Generic mana as a number."""
    token = p.tokens[pos].strip("{}")
    return [(int(token), pos + 1, 0)] if p.tokens[pos].startswith("{") and token.isdigit() else []


@coded("its", first=["it's"])
def its(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "it's": the object, with the verb."""
    if p.at(pos, "it's"):
        return [(Pron("it", p.offset + pos), pos + 1, 0)]
    return []


@coded("plural_subject", like=["subj"])
def plural_subject(p: Parser, pos: int, form: str) -> list[Reading]:
    """A plural subject that is objects."""
    return [(v, end, pen) for (v, who), end, pen in p.parse("subj", pos, "p") if _is_ref(v)]


@coded("singular_subject", like=["subj"])
def singular_subject(p: Parser, pos: int, form: str) -> list[Reading]:
    """A singular subject that is an object."""
    return [(v, end, pen) for (v, who), end, pen in p.parse("subj", pos, "s") if _is_ref(v)]


def _is_ref(value: Any) -> bool:
    return isinstance(value, Ref)


@coded("subtype_plural", first=PLURAL_TO_SINGULAR)
def subtype_plural(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Zombies": the subtype."""
    found = PLURAL_TO_SINGULAR.get(p.tokens[pos])
    return [] if found is None else [(found, pos + 1, 0)]


@coded("being", first=["is", "are"])
def being(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Is black and is a Nightmare in addition to its other creature types"."""
    if not (p.at(pos, "is") or p.at(pos, "are")):
        return []
    kinds = (SetColors, AddTypes, SetTypes)
    return [r for r in p.parse("sparts", pos, form) if all(isinstance(x, kinds) for x in r[0])]


@coded("copied_card", first=OBJECT_STARTS)
def copied_card(p: Parser, pos: int, form: str) -> list[Reading]:
    """A card that is no spell, to be copied where it is."""
    return [
        r
        for r in _objects(p, pos, "in")
        if isinstance(r[0], Linked) or (isinstance(r[0], Choose) and r[0].zones == ("exile",))
    ]


@coded("type_list", first=TYPE_WORDS)
def type_list(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Artifact, creature, or land": the card types of which one is chosen."""
    found: list[HasType] = []
    at = pos
    while p.lower[at] in TYPE_WORDS:
        found.append(HasType(TYPE_WORDS[p.lower[at]]))
        at += 1
        if p.at(at, ",", "or") and p.lower[at + 2] in TYPE_WORDS:
            found.append(HasType(TYPE_WORDS[p.lower[at + 2]]))
            p.at(at + 2, p.tokens[at + 2])
            return [(AnyOf(tuple(found)), at + 3, 0)]
        if not p.at(at, ","):
            break
        at += 1
    return []


@coded("land_list", first=BASIC_LAND_TYPES)
def land_list(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Mountain, Forest, and Plains"."""
    found: list[str] = []
    at = pos
    while p.tokens[at] in BASIC_LAND_TYPES:
        found.append(p.tokens[at])
        at += 1
        if len(found) > 1 and p.at(at, ",", "and") and p.tokens[at + 2] in BASIC_LAND_TYPES:
            return [((*found, p.tokens[at + 2]), at + 3, 0)]
        if not p.at(at, ","):
            break
        at += 1
    return []


@coded("shapes", like=["animated"])
def shapes(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "A 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender"."""
    found: list[tuple[tuple[Any, ...], int]] = [((), pos)]
    out: list[Reading] = []
    while found:
        longer: list[tuple[tuple[Any, ...], int]] = []
        for before, at in found:
            last = bool(before) and p.at(at, ",", "or")
            if before and not p.at(at, ","):
                continue
            start = at + (0 if not before else 2 if last else 1)
            for parts, end, _ in p.parse("animated", start, "s/it"):
                kind = parts[0]
                added = make(AddTypes, kind.types, kind.subtypes, said=f"shape:{kind.said}")
                modes = (*before, BecomeAs((added, *parts[1:])))
                if last:
                    out.append((make(ChooseMode, modes, said="shapes"), end, 0))
                else:
                    longer.append((modes, end))
        found = longer
    return out
