"""The words of noun phrases, and how a "
"filter reads: "another untapped white creature you control"."""

from __future__ import annotations

from typing import Any

from ...ir import (
    AllOf,
    AnyOf,
    Anything,
    Colorless,
    Filter,
    HasColor,
    HasSubtype,
    HasSupertype,
    HasType,
    IsAbility,
    IsAttacking,
    IsBlocked,
    IsBlocking,
    IsCommander,
    IsEnchanted,
    IsEquipped,
    IsFaceDown,
    IsModified,
    IsPermanent,
    IsPlayer,
    IsSpell,
    IsSuspected,
    IsTapped,
    IsToken,
    IsUnblocked,
    Monocolored,
    Multicolored,
    Not,
    Other,
    Owned,
)
from .grammar import V, make
from .subtypes import PLURALS, SUBTYPES

COLOR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COLOR_NAMES = {letter: word for word, letter in COLOR_WORDS.items()}
TYPE_WORDS = {
    "creature": "Creature",
    "land": "Land",
    "artifact": "Artifact",
    "enchantment": "Enchantment",
    "planeswalker": "Planeswalker",
    "instant": "Instant",
    "sorcery": "Sorcery",
    "kindred": "Kindred",
    "permanent": "Permanent",
    "battle": "Battle",
}
SUPERTYPE_WORDS = {"basic": "Basic", "legendary": "Legendary", "snow": "Snow", "world": "World"}
HISTORIC: Any = make(
    AnyOf, (HasType("Artifact"), HasSupertype("Legendary"), HasSubtype("Saga")), said="historic"
)
OUTLAW: Any = make(
    AnyOf,
    tuple(HasSubtype(one) for one in ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")),
    said="outlaw",
)
CARD = Not(IsToken())
DEALERS = AllOf((V("f"), IsPermanent()))
"""What deals damage where a kind is named: permanents (2006:200.9)."""
"""What "a card" says of an object that goes to a graveyard, from the battlefield too: no token."""
ADJECTIVES: dict[str, Filter] = {
    **{word: HasColor(letter) for word, letter in COLOR_WORDS.items()},
    **{word: HasSupertype(name) for word, name in SUPERTYPE_WORDS.items()},
    "tapped": IsTapped(),
    "untapped": Not(IsTapped()),
    "attacking": IsAttacking(),
    "blocking": IsBlocking(),
    "blocked": IsBlocked(),
    "unblocked": IsUnblocked(),
    "colorless": Colorless(),
    "multicolored": Multicolored(),
    "monocolored": Monocolored(),
    "enchanted": IsEnchanted(),
    "equipped": IsEquipped(),
    "face-down": IsFaceDown(),
    "commander": IsCommander(),
    "historic": HISTORIC,
    "outlaw": OUTLAW,
    "modified": IsModified(),
    "suspected": IsSuspected(),
    "other": Other(),
}
WORD_OF_ADJECTIVE = {value: word for word, value in ADJECTIVES.items()}
WORD_OF_TYPE = {value: word for word, value in TYPE_WORDS.items()}
PLURAL_TO_SINGULAR = {PLURALS.get(name, name + "s"): name for name in SUBTYPES}
KIND_NOUNS = {
    "card": ("card", "cards"),
    "spell": ("spell", "spells"),
    "source": ("source", "sources"),
    "ability": ("ability", "abilities"),
    "player": ("player", "players"),
}


class Unprintable(Exception):
    """A node, or a combination, that the table has no words for."""


def plural_of(word: str) -> str:
    """A noun's plural."""
    if word in PLURALS:
        return PLURALS[word]
    if word == "sorcery":
        return "sorceries"
    if word.endswith(("ability", "copy")):
        return word[:-1] + "ies"
    return word + "s"


def flat(filter_: Any) -> list[Filter]:
    """The parts that must all fit."""
    if isinstance(filter_, AllOf) and filter_.said in ("size", "both", "but"):
        return [filter_]
    if isinstance(filter_, AllOf):
        return [part for inner in filter_.parts for part in flat(inner)]
    return [] if isinstance(filter_, Anything) and not filter_.said else [filter_]


def is_other(part: Any) -> bool:
    """Whether a part reads as "other" before the noun."""
    if isinstance(part, Other):
        return not part.said
    return isinstance(part, Not) and part.said == "other"


def together(parts: list[Filter]) -> Filter:
    """All of the parts as one filter."""
    if not parts:
        return Anything()
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def noun_word(part: Filter) -> str | None:
    """The noun of a simple filter, singular."""
    if part == OUTLAW:
        return "outlaw"
    if isinstance(part, HasType):
        return WORD_OF_TYPE.get(part.type)
    if isinstance(part, HasSubtype):
        return part.subtype
    if isinstance(part, IsToken):
        return "token"
    if isinstance(part, IsSpell):
        return "spell"
    if isinstance(part, IsAbility):
        return f"{part.said or part.kind} ability".strip()
    if isinstance(part, IsPlayer):
        if part.who is None:
            return "player"
        words = {"EachOpponent": "opponent", "Teammates": "teammate"}
        return words.get(type(part.who).__name__)
    return None


def adjective_word(part: Filter) -> str | None:
    """The adjective of a filter that stands before the noun."""
    word = WORD_OF_ADJECTIVE.get(part)
    if word is not None:
        return word
    if isinstance(part, AllOf) and part.said == "size":
        power, toughness = part.parts
        return f"{getattr(power, 'amount', '')}/{getattr(toughness, 'amount', '')}"
    if is_other(part):
        return "other"
    if isinstance(part, Not):
        inner = part.part
        if inner == OUTLAW:
            return "non-outlaw"
        if isinstance(inner, HasType) and inner.type in WORD_OF_TYPE:
            return "non" + WORD_OF_TYPE[inner.type]
        if isinstance(inner, HasSubtype):
            return "non-" + inner.subtype
        if isinstance(inner, HasColor):
            return "non" + COLOR_NAMES[inner.color]
        if isinstance(inner, HasSupertype):
            return "non" + inner.supertype.lower()
        if isinstance(inner, IsToken):
            return "nontoken"
        if isinstance(inner, IsAttacking):
            return "nonattacking"
        if isinstance(inner, IsBlocking):
            return "nonblocking"
    if isinstance(part, AnyOf):
        words = [adjective_word(inner) or noun_word(inner) for inner in part.parts]
        if all(words) and not all(noun_word(inner) for inner in part.parts):
            return listed([str(w) for w in words], part.said or "or")
    return None


def listed(words: list[str], joiner: str) -> str:
    """`a, b, or c`."""
    if len(words) < 3:
        return f" {joiner} ".join(words)
    return ", ".join(words[:-1]) + f", {joiner} " + words[-1]


def nouns_of(part: Filter) -> tuple[list[str], str] | None:
    """The nouns of a filter that is a noun or a choice of nouns, and the joining word."""
    word = noun_word(part)
    if word is not None:
        return [word], ""
    if isinstance(part, AnyOf):
        words = [noun_word(inner) for inner in part.parts]
        if all(words):
            return [str(w) for w in words], part.said or "or"
    return None


def is_choice(part: Any) -> bool:
    """Whether a part is one of several phrases that each have a noun and more."""
    if not isinstance(part, AnyOf) or part.said.startswith(("that's", "spells", "both")):
        return False
    if nouns_of(part) is not None or adjective_word(part) is not None:
        return False
    return all(isinstance(one, (AllOf, HasType, HasSubtype)) for one in part.parts)


def _is_list(filter_: Any) -> bool:
    """Whether the whole phrase is a list of phrases."""
    if not isinstance(filter_, AnyOf) or filter_.said.startswith("that's"):
        return False
    return nouns_of(filter_) is None and adjective_word(filter_) is None


def say_np(printer: Any, filter_: Any, kind: str, number: str, prep: str = "in") -> list[str]:
    """A noun phrase without its article. Kind: perm, card, spell, source; number: s or p."""
    zone = ""
    if "@" in kind:
        kind, zone = kind.split("@")
    if isinstance(filter_, AnyOf) and filter_.said.startswith("spells "):
        phrases = [say_np(printer, part, kind, number, prep) for part in filter_.parts]
        return list(printer.listing(phrases, filter_.said[7:]))
    if _is_list(filter_):
        phrases = [say_np(printer, part, kind, number, prep) for part in filter_.parts]
        return list(printer.listing(phrases, filter_.said or "or"))
    several = flat(filter_)
    if len(several) > 1 and is_choice(several[0]):
        first: Any = several[0]
        phrases = [say_np(printer, part, kind, number, prep) for part in first.parts]
        out = list(printer.listing(phrases, first.said or "or"))
        for part in several[1:]:
            out += printer.say("post", part, number)
        return out
    if kind == "spell|perm":
        if isinstance(filter_, AnyOf):
            phrases = [say_np(printer, part, "any", number, prep) for part in filter_.parts]
            return list(printer.listing(phrases, filter_.said or "or"))
        kind = "any"
    before: list[str] = []
    nouns: list[tuple[list[str], str]] = []
    after: list[Filter] = []
    negatives = 0
    for part in flat(filter_):
        if isinstance(part, AnyOf) and part.said.startswith("that's"):
            after.append(part)
            continue
        word = adjective_word(part)
        found = nouns_of(part)
        if found is not None:
            if found[0] == ["spell"] and kind == "spell":
                continue
            if found[0] == ["spell"] and kind == "perm":
                raise Unprintable("a spell is no permanent")
            nouns.append(found)
        elif word is not None:
            negative = word.startswith("non")
            if negative and negatives and before:
                before.append(",")
            negatives = int(negative)
            before.append(word)
        else:
            after.append(part)
    out = list(before)
    if kind in KIND_NOUNS:
        for words, joiner in nouns:
            if words == ["permanent"] and kind == "spell":
                continue
            out += printer.split(listed(words, joiner))
        out.append(KIND_NOUNS[kind][number == "p"])
    else:
        if not nouns:
            if after and kind == "any" and not before:
                raise Unprintable("a noun is missing")
            nouns.append((["permanent"], ""))
        for i, (words, joiner) in enumerate(nouns):
            if i == len(nouns) - 1 and number == "p":
                words = [plural_of(word) for word in words]
            out += printer.split(listed(words, joiner))
    placed = not zone
    last = [part for part in after if part.said == "other than"]
    after = [part for part in after if part.said != "other than"]
    if [part.said for part in after[-2:]] == ["both", "and"]:
        one, two = (COLOR_NAMES[part.color] for part in after[-2:] if isinstance(part, HasColor))
        after = after[:-2]
        tail = ["that's", "both", one, "and", two]
    else:
        tail = []
    for part in after:
        own = isinstance(part, Owned) and zone not in ("ante", "exile")
        if zone and (own or part.said == "graveyards"):
            out += printer.say("zonepost", (zone, part), prep + number)
            placed = True
        else:
            out += printer.say("post", part, number)
    if not placed:
        out += printer.say("zonepost", (zone, None), prep + number)
    for part in last:
        out += printer.say("post", part, number)
    return out + tail
