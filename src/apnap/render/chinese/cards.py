"""Faces of cards: type line and lines of text."""

from __future__ import annotations

from typing import Any, Final

from apnap import ir
from apnap.render.vocabulary import SUPERTYPE_NAMES, TYPE_NAMES

from . import (
    amounts,
    conditions,
    costs,
    effects,
    effects_apply,
    effects_damage,
    effects_simple,
    effects_zones,
    events,
    filters,
    keywords,
    lines,
    parts,
    parts_casting,
    parts_players,
    refs,
    refs_players,
)
from .keywords import host_words
from .printer import Printer
from .terms import subtype_name

TABLES: Final = (
    amounts,
    conditions,
    costs,
    effects,
    effects_apply,
    effects_damage,
    effects_simple,
    effects_zones,
    events,
    filters,
    keywords,
    lines,
    parts,
    parts_casting,
    parts_players,
    refs,
    refs_players,
)
"""The modules that hold the words of nodes; importing them enters the words."""

LINES_OF_THEIR_OWN: Final = frozenset({"enchant", "equip", "morph", "echo", "suspend", "fading"})


def print_ability(
    ability: ir.Ability, *, name: str, types: tuple[str, ...], vocabulary: str, host: str = ""
) -> str:
    """One ability as card text; lines of a modal ability are separated by line feeds.

    `types` are the words of the type line, subtypes included; `host` is what the object enchants or
    equips, in Chinese. Raises CannotPrint, which names the node, if there are no words for it, and
    KeyError for a vocabulary that does not exist.
    """
    printer = Printer(name, vocabulary, host=host)
    printer.types = types
    printer.subtypes = types
    return lines.line(printer, ability)


def print_card(face: ir.Face, *, vocabulary: str) -> list[str]:
    """The rules text of a face, line by line."""
    return _lines(face, face.abilities, vocabulary)


def _lines(face: ir.Face, abilities: tuple[ir.Ability, ...], vocabulary: str) -> list[str]:
    host = host_of(face, vocabulary)
    types = (*face.types, *face.subtypes)
    told: list[str] = []
    joinable = False
    for ability in abilities:
        if isinstance(ability, ir.Static) and ability.said == "level":
            told += _level(face, ability, vocabulary)
            joinable = False
            continue
        if isinstance(ability, ir.Static) and ability.said == "class":
            given: Any = tuple(part.ability for part in ability.parts if hasattr(part, "ability"))
            told += _lines(face, given, vocabulary)
            joinable = False
            continue
        text = print_ability(ability, name=face.name, types=types, vocabulary=vocabulary, host=host)
        plain = is_plain(ability)
        if plain and joinable:
            told[-1] = f"{told[-1]}，{text}"
        else:
            told.extend(text.split("\n"))
        joinable = plain
    return told


def _level(face: ir.Face, ability: ir.Static, vocabulary: str) -> list[str]:
    """等级4-7, the size, and what it has at that level."""
    bounds = [part.right for part in ir.walk(ability.condition) if isinstance(part, ir.Compare)]
    span = f"{bounds[0]}-{bounds[1]}" if len(bounds) == 2 else f"{bounds[0]}+"
    size: Any = ability.parts[0]
    given: Any = tuple(
        part.ability for part in ability.parts[1:] if isinstance(part, ir.AddAbility)
    )
    head = [f"等级{span}", f"{size.power}/{size.toughness}"]
    return [*head, *_lines(face, given, vocabulary)]


def is_plain(ability: Any) -> bool:
    """Is it a keyword that shares its line with others?"""
    if not isinstance(ability, ir.Keyword) or ability.cost:
        return False
    return ability.name not in LINES_OF_THEIR_OWN


def host_of(face: ir.Face, vocabulary: str) -> str:
    """What the face enchants or equips, as a noun."""
    for ability in face.abilities:
        if isinstance(ability, ir.Keyword) and ability.name == "enchant":
            if ability.filter is not None:
                return host_words(Printer(face.name, vocabulary), ability.filter)
    return "地" if "Fortification" in face.subtypes else "生物"


def type_line(face: ir.Face, vocabulary: str) -> str:
    """传奇生物～人类／士兵, today with a blank before the dash."""
    before = [SUPERTYPE_NAMES[one.lower()][vocabulary, "zh"] for one in face.supertypes]
    types = [TYPE_NAMES[one.lower()][vocabulary, "zh"] for one in face.types]
    told = "".join(before + types)
    if not face.subtypes:
        return told
    dash = " ～" if vocabulary == "current" else "～"
    return told + dash + "／".join(subtype_name(one, vocabulary) for one in face.subtypes)
