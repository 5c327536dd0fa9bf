"""The Role tokens that the rules describe (111.10): Auras of which a permanent bears one of each
player's."""

from __future__ import annotations

from typing import Any

from .abilities import Body, Keyword, Static, Triggered
from .cards import Face
from .conditions import Fits
from .costs import PayMana
from .effects_damage import LoseLife
from .effects_permanents import PutCounters
from .effects_zones import Scry
from .events import AttacksPattern, Moves
from .filters import AllOf, Controlled, HasType, Is, Number
from .parts import AddAbility, ModifyPT, SetPT
from .refs import AttachedTo, EachOpponent, This
from .values import Count

LARGER = ModifyPT(1, 1)
ATTACKS = AttacksPattern(Is(This()))
GROWS = PutCounters("+1/+1", 1, This())
SMALL = Fits(This(), Number("toughness", "<=", 3))
MINE = Count(AllOf((HasType("Enchantment"), Controlled())))
DIES = Moves(Is(This()), "battlefield", "graveyard")


def _role(name: str, *parts: Any, besides: tuple[Any, ...] = ()) -> Face:
    given = Static(parts, AttachedTo())
    enchant = Keyword("enchant", filter=HasType("Creature"))
    return Face(
        f"{name} Role",
        types=("Enchantment",),
        subtypes=("Aura", "Role"),
        abilities=(enchant, given, *besides),
    )


ROLES = (
    _role("Cursed", SetPT(1, 1)),
    _role("Monster", LARGER, AddAbility(Keyword("trample"))),
    _role("Royal", LARGER, AddAbility(Keyword("ward", (PayMana(("1",)),)))),
    _role("Sorcerer", LARGER, AddAbility(Triggered(ATTACKS, Body(Scry())))),
    _role("Virtuous", ModifyPT(MINE, MINE)),
    _role("Wicked", LARGER, besides=(Triggered(DIES, Body(LoseLife(1, EachOpponent()))),)),
    _role("Young Hero", AddAbility(Triggered(ATTACKS, Body(GROWS), SMALL))),
)
