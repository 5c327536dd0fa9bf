"""A whole card as text: name and mana cost, type line, rules text, power and toughness.

Both languages are printed in the words of the vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap import ir
from apnap.ir.mana import print_mana

from . import chinese
from .chinese.terms import VOCABULARIES
from .english import table as _phrases  # noqa: F401 - fills the phrase table
from .english.abilities import lines_of
from .english.nouns import Unprintable
from .english.words import join

NOT_YET: Final[dict[str, str]] = {
    "en": "[no English words yet: {}]",
    "zh": "〔尚无中文叙述：{}〕",
}
"""The mark in place of an ability that cannot be printed."""

OWN_SUBTYPES: Final = ("Aura", "Equipment", "Vehicle", "Saga", "Class", "Fortification")
OWN_TYPES: Final = ("Artifact", "Enchantment", "Land", "Planeswalker", "Battle")


def card_text(card: ir.Card, *, lang: str, vocabulary: str) -> str:
    """The card in English ("en") or Chinese ("zh"); faces are separated by a line of `//`.

    An ability that has no words yet is a marked line; nothing is left out. KeyError for an unknown
    language or vocabulary.
    """
    writer = _WRITERS[lang]
    if vocabulary not in VOCABULARIES:
        raise KeyError(vocabulary)
    return "\n//\n".join("\n".join(writer(face, vocabulary)) for face in card.faces)


def _framed(face: ir.Face, types: str, rules: list[str]) -> list[str]:
    cost = "" if face.cost is None else print_mana(face.cost)
    size = size_of(face)
    return [" ".join(filter(None, (face.name, cost))), types, *rules, *([size] if size else [])]


def size_of(face: ir.Face) -> str:
    """Power and toughness, or loyalty in brackets; "" for what has neither."""
    if face.star:
        return face.star
    if face.power is not None:
        return f"{face.power}/{face.toughness}"
    return "" if face.loyalty is None else f"[{face.loyalty}]"


# ------------------------------------------------ Chinese


def _chinese(face: ir.Face, vocabulary: str) -> list[str]:
    types = chinese.type_line(face, vocabulary)
    try:
        rules = chinese.print_card(face, vocabulary=vocabulary)
    except chinese.CannotPrint:
        rules = _one_by_one(face, "zh", lambda one: chinese.print_card(one, vocabulary=vocabulary))
    return _framed(face, types, rules)


# ------------------------------------------------ English


def _english(face: ir.Face, vocabulary: str) -> list[str]:
    types = " ".join([*face.supertypes, *face.types])
    if face.subtypes:
        types += " — " + " ".join(face.subtypes)
    try:
        rules = _english_lines(face, vocabulary)
    except Unprintable:
        rules = _one_by_one(face, "en", lambda one: _english_lines(one, vocabulary))
    return _framed(face, types, rules)


def _english_lines(face: ir.Face, vocabulary: str) -> list[str]:
    own = self_word(face)
    lines = [join(words) for words in lines_of(own, face.abilities, vocabulary, face.name)]
    return [line for text in lines for line in text.split("\n")]


def self_word(face: ir.Face) -> str:
    """How the object is called in its own English text."""
    if "Creature" in face.types:
        return "this creature"
    own = next((one for one in OWN_SUBTYPES if one in face.subtypes), "")
    if own:
        return f"this {own}"
    kind = next((one for one in OWN_TYPES if one in face.types), "spell")
    return f"this {kind.lower()}"


# ------------------------------------------------ what has no words


def _one_by_one(face: ir.Face, lang: str, lines: Callable[[ir.Face], list[str]]) -> list[str]:
    """Each ability on its own, a mark for those that have no words."""
    told: list[str] = []
    host = tuple(one for one in face.abilities if _is_enchant(one))
    for ability in face.abilities:
        try:
            told += _alone(face, ability, host, lines)
        except (Unprintable, chinese.CannotPrint) as error:
            told.append(NOT_YET[lang].format(error))
    return told


def _is_enchant(ability: Any) -> bool:
    return isinstance(ability, ir.Keyword) and ability.name == "enchant"


def _alone(
    face: ir.Face,
    ability: ir.Ability,
    host: tuple[ir.Ability, ...],
    lines: Callable[[ir.Face], list[str]],
) -> list[str]:
    """The lines of one ability, with what the face enchants still known."""
    if _is_enchant(ability) or not host:
        return lines(_with(face, (ability,)))
    before = len(lines(_with(face, host)))
    return lines(_with(face, (*host, ability)))[before:]


def _with(face: ir.Face, abilities: tuple[ir.Ability, ...]) -> ir.Face:
    return ir.Face(
        face.name,
        cost=face.cost,
        types=face.types,
        subtypes=face.subtypes,
        supertypes=face.supertypes,
        abilities=abilities,
    )


_WRITERS: Final[dict[str, Callable[[ir.Face, str], list[str]]]] = {
    "en": _english,
    "zh": _chinese,
}
