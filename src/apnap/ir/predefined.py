"""Tokens that the rules describe, so that cards need only name them (111.10): Treasure, Food, Clue
and their like.

Where a card says "create a Food token", the token is one of these; its abilities are not printed.
"""

from __future__ import annotations

from .abilities import Activated, Body, TargetSpec
from .cards import Card, Face
from .costs import Cost, DiscardCost, PayMana, SacrificeThis, TapThis
from .effects import Do, Effect, Let
from .effects_damage import GainLife
from .effects_permanents import Apply, PutCounters, Transform
from .effects_stack import AddMana
from .effects_zones import Draw, Move, Scry, Search
from .filters import AllOf, AnyOf, Anything, FromSource, HasSupertype, HasType, IsSpell
from .parts_casting import MayPlay
from .refs import Result, Target, Top, You
from .roles import ROLES

LAND = AllOf((HasSupertype("Basic"), HasType("Land")))
CREATURE = TargetSpec(HasType("Creature"))
TOP = Let("a", Move(Top(You()), "exile", verb="exile"))
PLAYED = Apply((MayPlay(zone="exile", what=Result("a")),))
NO_OTHER_SPELL = AnyOf((AllOf((IsSpell(), HasType("Artifact"))), FromSource(Anything())))


def _generic(number: int) -> PayMana:
    return PayMana((str(number),))


def _given_up(
    *cost: Cost, effect: Effect, timing: str = "", targets: tuple[TargetSpec, ...] = ()
) -> Activated:
    """An ability of which the sacrifice of the token is part of the cost."""
    return Activated((*cost, SacrificeThis()), Body(effect, targets), timing)


def _token(subtype: str, ability: Activated, kind: str = "Artifact") -> Face:
    return Face(subtype, types=(kind,), subtypes=(subtype,), abilities=(ability,))


ONE_MANA = AddMana(any_color=True)
FETCHED = Search(LAND, to="battlefield", reveal=False, tapped=True)

PREDEFINED: dict[str, Face] = {
    face.name: face
    for face in (
        _token(
            "Blood",
            _given_up(_generic(1), TapThis(), DiscardCost(), effect=Draw()),
        ),
        _token("Clue", _given_up(_generic(2), effect=Draw())),
        _token("Food", _given_up(_generic(2), TapThis(), effect=GainLife(3))),
        _token("Gold", _given_up(effect=ONE_MANA)),
        _token("Junk", _given_up(TapThis(), effect=Do((TOP, PLAYED)), timing="sorcery")),
        _token("Lander", _given_up(_generic(2), TapThis(), effect=FETCHED)),
        _token(
            "Mutagen",
            _given_up(
                _generic(1),
                TapThis(),
                effect=PutCounters("+1/+1", 1, Target(0)),
                timing="sorcery",
                targets=(CREATURE,),
            ),
        ),
        _token(
            "Powerstone",
            Activated((TapThis(),), Body(AddMana((("C",),), only=NO_OTHER_SPELL))),
        ),
        _token(
            "Shard",
            _given_up(_generic(2), effect=Do((Scry(), Draw()))),
            "Enchantment",
        ),
        _token("Treasure", _given_up(TapThis(), effect=ONE_MANA)),
        *ROLES,
    )
}
"""Name -> the token: its subtype, or what Role it is."""

INCUBATOR = Card(
    (
        Face(
            "Incubator Token",
            types=("Artifact",),
            subtypes=("Incubator",),
            abilities=(Activated((_generic(2),), Body(Transform())),),
        ),
        Face(
            "Phyrexian Token",
            types=("Artifact", "Creature"),
            subtypes=("Phyrexian",),
            power=0,
            toughness=0,
        ),
    ),
    "transform",
)
"""The double-faced token of incubating (701.53)."""
