"""What each characteristic part does to an object's characteristics, once it is known that it
applies.

A part is prepared as an `Op`: what it does, the part, and two numbers where these are known
beforehand. `apply` changes a working copy."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from apnap import ir
from apnap.core import constants as c
from apnap.core.called import answers_to
from apnap.core.definitions import BASIC_MANA, is_mana_ability, keyword_mask
from apnap.core.objects import Characteristics
from apnap.core.subtypes import LAND_TYPES, NOT_CREATURE_TYPES, OTHER_TYPES
from apnap.ir.mana import BASIC_LAND_TYPES

(
    MODIFY,
    SET_PT,
    SWITCH,
    ADD_ABILITY,
    REMOVE_KEYWORD,
    LOSE,
    SET_COLORS,
    ADD_COLORS,
    SET_TYPES,
    ADD_TYPES,
    REMOVE_TYPES,
    LAND_TYPES_SET,
    ALL_TYPES,
    LOSE_ONE,
) = range(14)

CODES: dict[type[ir.Node], int] = {
    ir.ModifyPT: MODIFY,
    ir.SetPT: SET_PT,
    ir.SwitchPT: SWITCH,
    ir.AddAbility: ADD_ABILITY,
    ir.RemoveKeyword: REMOVE_KEYWORD,
    ir.LoseAbilities: LOSE,
    ir.SetColors: SET_COLORS,
    ir.AddColors: ADD_COLORS,
    ir.SetTypes: SET_TYPES,
    ir.AddTypes: ADD_TYPES,
    ir.RemoveTypes: REMOVE_TYPES,
    ir.SetLandTypes: LAND_TYPES_SET,
    ir.AllCreatureTypes: ALL_TYPES,
    ir.LoseAbility: LOSE_ONE,
}


class Op(NamedTuple):
    """One part, ready to be applied. `x`, `y`: numbers (None: that one is left alone)."""

    code: int
    part: Any
    x: int | None = None
    y: int | None = None


def apply(ch: Characteristics, op: Op) -> None:
    """Change the working copy as the part says."""
    code = op.code
    if code == MODIFY:
        if ch.power is not None or ch.types & c.CREATURE:
            ch.power = (ch.power or 0) + (op.x or 0)
            ch.toughness = (ch.toughness or 0) + (op.y or 0)
    elif code == SET_PT:
        if op.x is not None:
            ch.power = op.x
        if op.y is not None:
            ch.toughness = op.y
    elif code == SWITCH:
        ch.power, ch.toughness = ch.toughness, ch.power
    elif code == ADD_ABILITY:
        add_ability(ch, op.part.ability)
    elif code == SET_TYPES:
        _set_types(ch, op.part, whole=op.x is not None)
    else:
        _OTHERS[code](ch, op.part)


def add_ability(ch: Characteristics, ability: ir.Node) -> None:
    """One ability more, behind the others."""
    ch.abilities = (*ch.abilities, ability)
    ch.derived = None
    if isinstance(ability, ir.Keyword):
        ch.keywords |= c.KEYWORD_BITS.get(ability.name, 0)


def set_abilities(ch: Characteristics, abilities: tuple[ir.Node, ...]) -> None:
    """These abilities instead of the present ones."""
    if abilities is not ch.abilities:
        ch.abilities = abilities
        ch.keywords = keyword_mask(abilities)
        ch.derived = None


def color_mask(letters: str) -> int:
    """The bits of colours given as letters."""
    mask = 0
    for letter in letters:
        mask |= c.COLOR_BITS[letter]
    return mask


GO_ALONG = {"banding": ("bands with other",)}
"""Keywords that are lost together with another (2009:702.19b)."""


def _remove_keyword(ch: Characteristics, part: ir.RemoveKeyword) -> None:
    names = (part.keyword, *GO_ALONG.get(part.keyword, ()))
    kept: list[ir.Node] = []
    for ability in ch.abilities:
        if not any(answers_to(ability, name) for name in names):
            kept.append(ability)
        elif part.quality is not None and getattr(ability, "filter", None) != part.quality:
            kept.append(_without(ability, part.quality))
    if tuple(kept) != ch.abilities:
        set_abilities(ch, tuple(kept))


def _without(ability: ir.Node, quality: ir.Node) -> ir.Node:
    """ "Protection from each color" is five abilities; what is left where one of them is lost
    (2009:702.14h)."""
    if not isinstance(ability, ir.Keyword) or not isinstance(ability.filter, ir.AnyOf):
        return ability
    rest = tuple(part for part in ability.filter.parts if part != quality)
    if len(rest) == len(ability.filter.parts):
        return ability
    return replace(ability, filter=ir.AnyOf(rest))


def _lose_one(ch: Characteristics, part: ir.LoseAbility) -> None:
    kept = tuple([a for a in ch.abilities if a != part.ability])
    if len(kept) != len(ch.abilities):
        set_abilities(ch, kept)


def _lose(ch: Characteristics, part: ir.LoseAbilities) -> None:
    kept: tuple[ir.Node, ...] = ()
    if part.keep_mana:
        kept = tuple(
            [a for a in ch.abilities if isinstance(a, ir.Activated) and is_mana_ability(a)]
        )
    set_abilities(ch, kept)


def _set_colors(ch: Characteristics, part: ir.SetColors) -> None:
    ch.colors = color_mask(part.colors)


def _add_colors(ch: Characteristics, part: ir.AddColors) -> None:
    ch.colors |= color_mask(part.colors)


# ------------------------------------------------------------------ types


def mask_of(words: tuple[str, ...], table: dict[str, int]) -> int:
    """The bits of words in a table."""
    mask = 0
    for word in words:
        mask |= table[word]
    return mask


ARTIFACT_TYPES = frozenset(
    [
        "Attraction",
        "Blood",
        "Bobblehead",
        "Book",
        "Clue",
        "Contraption",
        "Equipment",
        "Food",
        "Fortification",
        "Gold",
        "Incubator",
        "Infinity",
        "Junk",
        "Map",
        "Powerstone",
        "Spacecraft",
        "Stone",
        "Treasure",
        "Vehicle",
    ]
)
ENCHANTMENT_TYPES = frozenset(
    [
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Plan",
        "Role",
        "Room",
        "Rune",
        "Saga",
        "Shard",
        "Shrine",
    ]
)
LANDS = frozenset(LAND_TYPES)
SPELL_TYPES = frozenset(OTHER_TYPES) - ARTIFACT_TYPES - ENCHANTMENT_TYPES


def family(subtype: str, types: int) -> int:
    """The card types to which a subtype belongs, on an object of these card types."""
    if subtype in LANDS:
        return c.LAND
    if subtype in ARTIFACT_TYPES:
        return c.ARTIFACT
    if subtype in ENCHANTMENT_TYPES:
        return c.ENCHANTMENT
    if subtype in SPELL_TYPES:
        return c.INSTANT | c.SORCERY | c.BATTLE
    if types & c.PLANESWALKER and not types & (c.CREATURE | c.KINDRED):
        return c.PLANESWALKER
    return c.CREATURE | c.KINDRED | c.PLANESWALKER


def _settle(ch: Characteristics, subtypes: frozenset[str], before: int) -> None:
    """New subtypes: those that belong to no card type that it has go, or are not gained (205.3d); a
    land has the mana ability of each basic land type (basic-land-type-set)."""
    new = subtypes - ch.subtypes
    if new:
        subtypes -= {one for one in new if not family(one, ch.types) & ch.types}
    lost = before & ~ch.types
    if lost:
        subtypes = frozenset([s for s in subtypes if family(s, before) & ch.types])
        if ch.all_types and not ch.types & (c.CREATURE | c.KINDRED):
            ch.all_types = False
    if ch.types & c.CREATURE and ch.power is None:
        ch.power = ch.toughness = 0
    ch.subtypes = subtypes
    intrinsic(ch)


def intrinsic(ch: Characteristics) -> None:
    """The mana abilities that a land has for its basic land types (2006:212.6d)."""
    abilities = ch.abilities
    land = ch.types & c.LAND
    for subtype in BASIC_LAND_TYPES:
        mana = BASIC_MANA[subtype]
        wanted = bool(land) and subtype in ch.subtypes
        there = any(a is mana for a in abilities)
        if wanted and not there:
            abilities = (*abilities, mana)
        elif there and not wanted:
            abilities = tuple([a for a in abilities if a is not mana])
    set_abilities(ch, abilities)


def _set_types(ch: Characteristics, part: ir.SetTypes, whole: bool = False) -> None:
    """`whole`: all subtypes of an artifact creature are creature types (2006:205.3e)."""
    before = ch.types
    new = frozenset(part.subtypes)
    subtypes = new
    if "subtypes" in part.keep:
        subtypes = ch.subtypes | new
    elif "types" in part.keep:
        replaced = 0
        for word in part.subtypes:
            replaced |= family(word, before)
        if whole and replaced & before & c.CREATURE and before & c.ARTIFACT:
            subtypes = new
        elif replaced:
            subtypes = new | frozenset([s for s in ch.subtypes if not family(s, before) & replaced])
    if "subtypes" not in part.keep:
        ch.all_types = False
    types = mask_of(part.types, c.TYPES)
    ch.types = types | before if "types" in part.keep else types
    if "supertypes" not in part.keep:
        ch.supertypes = 0
    _settle(ch, subtypes, before)


def _add_types(ch: Characteristics, part: ir.AddTypes) -> None:
    before = ch.types
    ch.types |= mask_of(part.types, c.TYPES)
    ch.supertypes |= mask_of(part.supertypes, c.SUPERTYPES)
    _settle(ch, ch.subtypes | frozenset(part.subtypes), before)


def _remove_types(ch: Characteristics, part: ir.RemoveTypes) -> None:
    before = ch.types
    ch.types &= ~mask_of(part.types, c.TYPES)
    ch.supertypes &= ~mask_of(part.supertypes, c.SUPERTYPES)
    _settle(ch, ch.subtypes - frozenset(part.subtypes), before)


def _set_land_types(ch: Characteristics, part: ir.SetLandTypes) -> None:
    """basic-land-type-set: its other land types go, and what its rules text gave it; an added type
    takes nothing away."""
    if not ch.types & c.LAND:
        return
    subtypes = ch.subtypes
    if not part.add:
        subtypes = frozenset([s for s in subtypes if s not in LANDS])
        set_abilities(ch, ())
    _settle(ch, subtypes | frozenset(part.subtypes), ch.types)


def _all_types(ch: Characteristics, part: ir.AllCreatureTypes) -> None:
    ch.all_types = not part.lost
    if part.lost:
        ch.subtypes = frozenset([s for s in ch.subtypes if s in NOT_CREATURE_TYPES])


_OTHERS: dict[int, Any] = {
    REMOVE_KEYWORD: _remove_keyword,
    LOSE: _lose,
    LOSE_ONE: _lose_one,
    SET_COLORS: _set_colors,
    ADD_COLORS: _add_colors,
    ADD_TYPES: _add_types,
    REMOVE_TYPES: _remove_types,
    LAND_TYPES_SET: _set_land_types,
    ALL_TYPES: _all_types,
}

COUNTER_PT: dict[str, tuple[int, int] | None] = {}


def counter_change(kind: str) -> tuple[int, int] | None:
    """What a counter of the kind adds to power and toughness: "+1/+1" (1, 1); None for other
    kinds."""
    if kind in COUNTER_PT:
        return COUNTER_PT[kind]
    change: tuple[int, int] | None = None
    power, slash, toughness = kind.partition("/")
    if slash and power[:1] in "+-" and toughness[:1] in "+-":
        try:
            change = (int(power), int(toughness))
        except ValueError:
            change = None
    COUNTER_PT[kind] = change
    return change


def counters_matter(counters: tuple[tuple[str, int], ...]) -> bool:
    """Do any of the counters change characteristics?"""
    return any(kind in c.KEYWORD_BITS or counter_change(kind) is not None for kind, _ in counters)


def apply_counters(ch: Characteristics, counters: tuple[tuple[str, int], ...]) -> None:
    """The counters' changes of power and toughness (layer-pt-counters)."""
    for kind, number in counters:
        change = counter_change(kind)
        if change is not None and (ch.power is not None or ch.types & c.CREATURE):
            ch.power = (ch.power or 0) + change[0] * number
            ch.toughness = (ch.toughness or 0) + change[1] * number


def apply_keyword_counters(ch: Characteristics, counters: tuple[tuple[str, int], ...]) -> None:
    """Counters named like a keyword give it."""
    for kind, _ in counters:
        if kind in c.KEYWORD_BITS:
            add_ability(ch, _keyword(kind))


_KEYWORDS: dict[str, ir.Keyword] = {}


def _keyword(name: str) -> ir.Keyword:
    known = _KEYWORDS.get(name)
    if known is None:
        known = _KEYWORDS[name] = ir.Keyword(name)
    return known
