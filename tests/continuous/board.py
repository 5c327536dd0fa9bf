"""A battlefield by hand, for tests of continuous effects: made-up faces, effects that begin at
will."""

from __future__ import annotations

from typing import Any

from apnap import ir, setup
from apnap.continuous import effects, explain
from apnap.core import constants as c
from apnap.core.objects import Characteristics, GameObject
from apnap.editions import get
from apnap.interpret.context import Ctx

EDITIONS = ("2006", "2009", "current")

CREATURES = ir.HasType("Creature")
YOURS = ir.AllOf((CREATURES, ir.Controlled()))
HOST = ir.AttachedTo()


def creature(
    name: str = "Bear", power: int = 2, toughness: int = 2, *abilities: ir.Ability, **more: Any
) -> ir.Face:
    """A creature's face; subtypes, colors, types and supertypes may be named."""
    more.setdefault("types", ("Creature",))
    return ir.Face(name, abilities=abilities, power=power, toughness=toughness, **more)


def enchantment(*abilities: ir.Ability, name: str = "Ench", **more: Any) -> ir.Face:
    """An enchantment's face."""
    return ir.Face(name, types=("Enchantment",), abilities=abilities, **more)


def aura(*abilities: ir.Ability, name: str = "Aura") -> ir.Face:
    """An Aura's face."""
    return ir.Face(name, types=("Enchantment",), subtypes=("Aura",), abilities=abilities)


def land(
    *subtypes: str, name: str = "", abilities: tuple[ir.Ability, ...] = (), basic: bool = False
) -> ir.Face:
    """A land's face."""
    return ir.Face(
        name or "-".join(subtypes) or "Land",
        types=("Land",),
        subtypes=subtypes,
        supertypes=("Basic",) if basic else (),
        abilities=abilities,
    )


def static(affects: ir.Node | None, *parts: ir.Part, **more: Any) -> ir.Static:
    """A static ability."""
    return ir.Static(parts, affects, **more)


class Board:
    """A game of two in an edition, without turns."""

    def __init__(self, edition: str = "current") -> None:
        self.g = setup.empty_game(get(edition), ("A", "B"))
        self.g.turn = 1
        self.g.read_mask = 0
        self.cards: dict[int, tuple[ir.Face, ir.Card]] = {}

    def put(
        self,
        face: ir.Face | ir.Card,
        /,
        seat: int = 0,
        zone: str = "battlefield",
        on: GameObject | None = None,
        **more: Any,
    ) -> GameObject:
        """Put an object there by hand; like faces are like cards."""
        if isinstance(face, ir.Face):
            face = self.cards.setdefault(id(face), (face, ir.Card((face,))))[1]
        obj = setup.add(self.g, face, seat, zone, **more)
        if on is not None:
            setup.attach(self.g, obj, on.id)
            self.g.new_epoch()
        return obj

    def apply(
        self,
        *parts: ir.Part,
        to: GameObject | list[GameObject] | None = None,
        until: str = "turn",
        source: GameObject | None = None,
        seat: int = 0,
        **more: Any,
    ) -> Any:
        """An effect of a resolved spell begins."""
        objs = [to] if isinstance(to, GameObject) else to
        ids = None if objs is None else tuple(obj.id for obj in objs)
        ctx = Ctx(self.g, source.id if source is not None else 0, seat)
        return effects.begin(ctx, parts, affected=ids, until=until, **more)

    def end(self, effect: Any) -> None:
        """One effect wears off."""
        self.g.set("effects", tuple(e for e in self.g.effects if e is not effect))
        self.g.new_epoch()

    def chars(self, obj: GameObject) -> Characteristics:
        return self.g.chars(obj)

    def pt(self, obj: GameObject) -> tuple[int | None, int | None]:
        chars = self.g.chars(obj)
        return chars.power, chars.toughness

    def has(self, obj: GameObject, keyword: str) -> bool:
        return self.g.chars(obj).keywords & c.KEYWORD_BITS[keyword] != 0

    def types(self, obj: GameObject) -> set[str]:
        chars = self.g.chars(obj)
        return {name for name in c.TYPE_NAMES if chars.types & c.TYPES[name]} | set(chars.subtypes)

    def mana(self, obj: GameObject) -> str:
        """The letters of the mana abilities of basic land types that it has."""
        letters = []
        for _, ability in self.g.behavior(obj).mana:
            assert isinstance(ability.body.effect, ir.AddMana)
            letters += ability.body.effect.mana[0]
        return "".join(letters)

    def put_counters(self, obj: GameObject, **kinds: int) -> None:
        names = {"plus": "+1/+1", "minus": "-1/-1"}
        counters = dict(obj.counters)
        for kind, n in kinds.items():
            counters[names.get(kind, kind)] = n
        self.g.put(obj, "counters", tuple(sorted(counters.items())))
        self.g.stale(obj)
        self.g.touch(c.A_COUNTERS)

    def keys(self, obj: GameObject) -> list[str]:
        return [key for key, _, _ in explain.explain(self.g, obj)]
