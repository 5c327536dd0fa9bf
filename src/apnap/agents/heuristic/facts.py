"""What an object is, in the terms that decisions need: worked out once for each set of
characteristics, which like objects share.
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.views import SeenObject

from .acts import Act, acts_of

TYPES = ("Creature", "Land", "Artifact", "Enchantment", "Instant", "Sorcery", "Planeswalker")
COLORS = "WUBRG"
MOST_KEPT = 20_000


class Skills:
    """What a list of abilities comes to. `flags`: its keywords; `mana`, `mana_count`: the letters
    that one tap can make, and how many it makes; `regenerates`: the mana that regenerating it costs
    (-1: it cannot); `entering`: the acts of abilities that trigger as it enters; `attack_cost`: the
    mana that each attacker against its controller costs.
    """

    __slots__ = (
        "abilities",
        "attack_cost",
        "enchant",
        "entering",
        "evades",
        "flags",
        "landwalks",
        "mana",
        "mana_count",
        "protections",
        "regenerates",
        "spell",
        "statics",
        "triggers",
        "words",
    )

    def __init__(self, abilities: tuple[Any, ...]) -> None:
        self.abilities = abilities
        self.flags = frozenset(a.name for a in abilities if isinstance(a, ir.Keyword))
        self.words = sorted(self.flags)
        self.landwalks: list[str] = []
        self.protections: list[ir.Filter] = []
        self.enchant: ir.Filter | None = None
        self.mana = ""
        self.mana_count = 0
        self.statics: list[ir.Static] = []
        self.triggers: list[ir.Triggered] = []
        self.spell: ir.Body | None = None
        self.entering: tuple[Act, ...] = ()
        self.regenerates: int = -1
        self.evades = False
        self.attack_cost = 0
        for ability in abilities:
            self._note(ability)

    def _note(self, ability: Any) -> None:
        if isinstance(ability, ir.Keyword):
            self._keyword(ability)
        elif isinstance(ability, ir.Activated):
            self._activated(ability)
        elif isinstance(ability, ir.Static):
            self.statics.append(ability)
            self._static(ability)
        elif isinstance(ability, ir.Triggered):
            self.triggers.append(ability)
            if enters_itself(ability.when):
                self.entering += acts_of(ability.body)
        elif isinstance(ability, ir.Spell):
            self.spell = ability.body

    def _keyword(self, keyword: ir.Keyword) -> None:
        if keyword.name == "landwalk" and isinstance(keyword.filter, ir.HasSubtype):
            self.landwalks.append(keyword.filter.subtype)
        elif keyword.name == "protection" and keyword.filter is not None:
            self.protections.append(keyword.filter)
        elif keyword.name == "enchant":
            self.enchant = keyword.filter

    def _activated(self, ability: ir.Activated) -> None:
        made = [part for part in ir.walk(ability.body) if isinstance(part, ir.AddMana)]
        if made and not ability.body.targets:
            if len(ability.cost) == 1 and isinstance(ability.cost[0], ir.TapThis):
                self._mana(made[0])
        elif isinstance(ability.body.effect, ir.Regenerate):
            self.regenerates = mana_of(ability.cost)

    def _mana(self, made: ir.AddMana) -> None:
        letters = "".join(symbol for cost in made.mana for symbol in cost)
        if made.any_color or made.combination or made.produced_by is not None:
            letters += made.combination or COLORS
        self.mana += letters
        size = len(made.mana[0]) if made.mana else 1
        times = made.count if isinstance(made.count, int) else 1
        self.mana_count = max(self.mana_count, size * times)

    def _static(self, ability: ir.Static) -> None:
        for part in ability.parts:
            if isinstance(part, ir.CantBeBlocked) and isinstance(ability.affects, ir.This):
                self.evades = True
            elif isinstance(part, ir.AttackCost):
                self.attack_cost += mana_of(part.cost)


def enters_itself(when: ir.Pattern) -> bool:
    """Does this wait for the object itself to enter?"""
    return (
        isinstance(when, ir.Moves)
        and when.to == "battlefield"
        and isinstance(when.what, ir.Is)
        and isinstance(when.what.what, ir.This)
    )


def mana_of(cost: tuple[Any, ...]) -> int:
    """How much mana is in a cost (X counts nothing)."""
    return sum(ir.mana_value(part.mana) for part in cost if isinstance(part, ir.PayMana))


class Facts:
    """An object's characteristics as plain attributes, with its skills."""

    __slots__ = (
        "artifact",
        "aura",
        "chars",
        "colors",
        "creature",
        "enchantment",
        "equipment",
        "instant",
        "land",
        "legendary",
        "mv",
        "permanent",
        "planeswalker",
        "power",
        "skills",
        "sorcery",
        "toughness",
        "worth",
    )

    def __init__(self, seen: SeenObject, skills: Skills) -> None:
        chars = seen.chars
        self.chars = chars
        self.creature, self.land, self.artifact, self.enchantment = map(seen.has_type, TYPES[:4])
        self.instant, self.sorcery, self.planeswalker = map(seen.has_type, TYPES[4:])
        self.permanent = not (self.instant or self.sorcery)
        self.aura = "Aura" in chars.subtypes
        self.equipment = "Equipment" in chars.subtypes
        self.legendary = bool(chars.supertypes & LEGENDARY)
        self.colors = chars.colors
        self.power = max(0, chars.power or 0)
        self.toughness = chars.toughness or 0
        self.mv = ir.mana_value(chars.cost)
        self.skills = skills
        self.worth: float | None = None

    def has(self, keyword: str) -> bool:
        """Has it the keyword ability?"""
        return keyword in self.skills.flags


BASIC, LEGENDARY = 1 << 0, 1 << 1  # bits of Characteristics.supertypes
COLOR_BITS = {letter: 1 << i for i, letter in enumerate(COLORS)}

_facts: dict[Any, Facts] = {}
_skills: dict[tuple[int, ...], Skills] = {}


def facts_of(seen: SeenObject) -> Facts:
    """The facts of an object; kept, since characteristics are values that never change."""
    chars = seen.chars
    found = _facts.get(chars)
    if found is None:
        if len(_facts) > MOST_KEPT:
            _facts.clear()
        found = _facts[chars] = Facts(seen, skills_of(chars.abilities))
    return found


def skills_of(abilities: tuple[Any, ...]) -> Skills:
    """The skills that abilities come to; kept by the identity of the abilities."""
    key = tuple(map(id, abilities))
    found = _skills.get(key)
    if found is None:
        if len(_skills) > MOST_KEPT:
            _skills.clear()
        found = _skills[key] = Skills(abilities)
    return found


def ability_of(seen: SeenObject, number: int) -> ir.Activated | None:
    """The activated ability that an option names by its number among all that the object has,
    those that keywords stand for included.
    """
    behavior = seen.chars.derived
    if behavior is not None and 0 <= number < len(behavior.all):
        ability = behavior.all[number]
        return ability if isinstance(ability, ir.Activated) else None
    return None
