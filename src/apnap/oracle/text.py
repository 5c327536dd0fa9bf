"""Printed rules text, made ready for the compiler.

`normalise` removes reminder text, ability words (with flavor words, which are no more) and spacing,
and writes a card's own name as the printer does ("this creature"). It changes nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

ABILITY_WORDS = frozenset(
    [
        "adamant",
        "addendum",
        "alliance",
        "battalion",
        "bloodrush",
        "celebration",
        "channel",
        "chroma",
        "cohort",
        "constellation",
        "converge",
        "corrupted",
        "coven",
        "council's-dilemma",
        "delirium",
        "descend",
        "disappear",
        "domain",
        "eerie",
        "eminence",
        "enrage",
        "fateful-hour",
        "fathomless-descent",
        "ferocious",
        "flurry",
        "formidable",
        "grandeur",
        "hellbent",
        "heroic",
        "imprint",
        "inspired",
        "infusion",
        "join-forces",
        "kinfall",
        "kinship",
        "landfall",
        "lieutenant",
        "magecraft",
        "opus",
        "metalcraft",
        "morbid",
        "pack-tactics",
        "paradox",
        "parley",
        "radiance",
        "raid",
        "rally",
        "renew",
        "repartee",
        "revolt",
        "secret-council",
        "spell-mastery",
        "start-your-engines",
        "strive",
        "survival",
        "sweep",
        "tempting-offer",
        "threshold",
        "undergrowth",
        "valiant",
        "vivid",
        "void",
        "will-of-the-council",
    ]
)
SAID = frozenset(["boast", "companion", "exhaust", "forecast", "power-up", "solved"])
"""What stands before a dash like a flavor word, and says something."""
SMALL = frozenset("a an and as at by for from in into of on or the to with".split())
_CHAPTERS = re.compile(r"[IVX]+(?:, [IVX]+)*")
_FLAVOR_WORD = re.compile(r'^((?:[IVX]+(?:, [IVX]+)* — )?)([A-Z][^—\n"{}:•]*?) — (?=\S)', re.M)
_REMINDER = re.compile(r" ?\([^()]*\)")
_ABILITY_WORD = re.compile(r"^([A-Z][a-z']+(?: [a-z]+)*)(?: \d+)? — ", re.M)
_SUBTYPE_SELF = ("Aura", "Equipment", "Fortification", "Vehicle", "Saga", "Class", "Case", "Room")
_TYPE_SELF = ("Creature", "Planeswalker", "Land", "Artifact", "Enchantment", "Battle")


VERBS = frozenset(
    "regenerate exile destroy counter sacrifice draw discard tap untap fear return".split()
)
_SAID_OF = re.compile(r" (deals|gets|gains|costs|is|can't|enters|has)\b|'s\b")


_ANOTHER = re.compile(r"(?:\b(?:target|other|another|attacking)|[A-Z]\w+ of) $")
"""What stands before a word that is part of another name, or a kind of object."""
_LONGER = re.compile(r" [A-Z][a-z]+,")


def self_word(types: Sequence[str], subtypes: Sequence[str] = ()) -> str:
    """How an object of these types is called in its own text."""
    if "Creature" in types:
        return "this creature"
    for subtype in _SUBTYPE_SELF:
        if subtype in subtypes:
            return f"this {subtype}"
    for kind in _TYPE_SELF:
        if kind in types:
            return f"this {kind.lower()}"
    return "this spell"


def short_names(name: str, legendary: bool) -> list[str]:
    """The names by which a card calls itself, longest first."""
    names = [name]
    if legendary:
        for mark in (", ", " of ", " the ", " from ", " to ", " in "):
            if mark in name:
                names.append(name.split(mark)[0])
        first = name.split(" ")[0].rstrip(",")
        if first.lower() not in {"the", "a", "an"} and len(first) > 2:
            names.append(first)
        words = name.split(" ")
        if len(words) > 2:
            names.append(" ".join(words[:2]).rstrip(","))
    return sorted(set(names), key=len, reverse=True)


def _without_flavor(found: re.Match[str]) -> str:
    """A flavor word, which like an ability word has no rules meaning (207.2d): a title before a
    dash, and neither a chapter's number nor a keyword."""
    words = found.group(2)
    title = all(
        word[0].isupper() or word in SMALL for word in re.findall(r"[A-Za-z][\w'-]*", words)
    )
    if not title or words.lower() in SAID or _CHAPTERS.fullmatch(words):
        return found.group()
    return found.group(1)


def normalise(
    text: str,
    name: str = "",
    types: Sequence[str] = (),
    subtypes: Sequence[str] = (),
    supertypes: Sequence[str] = (),
    own_word: str = "",
) -> str:
    """The text as the printer would write it, as far as reminders and names go."""
    text = _REMINDER.sub("", text)
    lines = [line.strip() for line in text.split("\n")]
    text = "\n".join(line for line in lines if line)

    def drop(found: re.Match[str]) -> str:
        word = found.group(1).lower().replace(" ", "-")
        return "" if word in ABILITY_WORDS else found.group()

    text = _ABILITY_WORD.sub(drop, text)
    text = _FLAVOR_WORD.sub(_without_flavor, text)
    if name:
        word = own_word or self_word(types, subtypes)
        legendary = "Legendary" in supertypes or "Planeswalker" in types
        for own in short_names(name, legendary):
            if own not in text:
                continue
            pattern = rf"(?<!named )(?<![\w'-]){re.escape(own)}(?![\w-]| creatures?\b| cards?\b)"

            def put(found: re.Match[str]) -> str:
                start = found.start()
                if _ANOTHER.search(found.string[:start]) or _LONGER.match(
                    found.string[found.end() :]
                ):
                    return found.group()
                if found.group().lower() in VERBS and not _SAID_OF.match(found.string, found.end()):
                    return found.group()
                begins = start == 0 or bool(re.search(r'(?:[.:\n"] ?|• )$', found.string[:start]))
                return word[0].upper() + word[1:] if begins else word

            text = re.sub(pattern, put, text)
    return re.sub(r"[ \t]+", " ", text).strip()
