"""A duel from a main phase on, for tests of casting and resolving: made-up cards, the real course
of the game, answers pushed one by one."""

from __future__ import annotations

from typing import Any

from apnap import ir, setup
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import Option, Question
from apnap.editions import get
from apnap.ir.mana import cost_colors, parse_mana

EDITIONS = ("2006", "2009", "current")
CREATURE = ir.HasType("Creature")
LAND = ir.HasType("Land")
YOURS = ir.Controlled(ir.You())
ANY_CREATURE = ir.TargetSpec(CREATURE)
ANY_TARGET = ir.TargetSpec(ir.AnyTarget())
IT = ir.Target(0)


def card(
    name: str,
    cost: str | None,
    types: str,
    *abilities: ir.Ability,
    power: int | None = None,
    toughness: int | None = None,
    subtypes: str = "",
    supertypes: str = "",
    loyalty: int | None = None,
) -> ir.Card:
    """A card; its colours are those of its cost."""
    mana = None if cost is None else parse_mana(cost)
    face = ir.Face(
        name,
        mana,
        cost_colors(mana),
        tuple(supertypes.split()),
        tuple(types.split()),
        tuple(subtypes.split()),
        abilities,
        power,
        toughness,
        loyalty,
    )
    return ir.Card((face,))


def creature(cost: str | None, *abilities: ir.Ability, name: str = "Bear", **more: Any) -> ir.Card:
    """A 2/2 creature card."""
    return card(name, cost, "Creature", *abilities, power=2, toughness=2, **more)


def spell(body: ir.Body) -> ir.Spell:
    """What an instant or sorcery does."""
    return ir.Spell(body)


def instant(
    cost: str | None,
    effect: ir.Effect | ir.Body,
    *targets: ir.TargetSpec,
    name: str = "Zap",
    types: str = "Instant",
    more: tuple[ir.Ability, ...] = (),
) -> ir.Card:
    """An instant card (or another, by `types`)."""
    body = effect if isinstance(effect, ir.Body) else ir.Body(effect, targets)
    return card(name, cost, types, ir.Spell(body), *more)


def pay(*parts: str | ir.Cost) -> tuple[ir.Cost, ...]:
    """Costs: strings are mana, or "T" for the tap symbol."""
    made: list[ir.Cost] = []
    for part in parts:
        if part == "T":
            made.append(ir.TapThis())
        else:
            made.append(ir.PayMana(parse_mana(part)) if isinstance(part, str) else part)
    return tuple(made)


def ability(
    cost: tuple[ir.Cost, ...], effect: ir.Effect, *targets: ir.TargetSpec, **more: Any
) -> ir.Activated:
    """An activated ability."""
    return ir.Activated(cost, ir.Body(effect, targets), **more)


def land(*mana: str, name: str = "Land") -> ir.Card:
    """A land that taps for one of these."""
    alternatives = tuple(parse_mana(text) for text in mana)
    return card(name, None, "Land", ability(pay("T"), ir.AddMana(alternatives)))


FOREST = card("Forest", None, "Land", subtypes="Forest", supertypes="Basic")
MOUNTAIN = card("Mountain", None, "Land", subtypes="Mountain", supertypes="Basic")
BEAR = creature("{1}{G}")
ZAP = instant("{R}", ir.Damage(2, (IT,)), ANY_TARGET)


class Duel:
    """Two players; seat 0 is active, from the given step of turn 3 on. Cards are put down, then
    `start`."""

    def __init__(self, edition: str = "current", seed: int = 0) -> None:
        self.g: Game = setup.empty_game(get(edition), ["A", "B"], seed=seed)
        self.g.tracing = True
        for seat in (0, 1):
            for _ in range(20):
                self.put(FOREST, seat, "library")

    def put(self, what: ir.Card, seat: int = 0, zone: str = "battlefield", **more: Any) -> int:
        """Put a card there by hand; its id."""
        return setup.add(self.g, what, seat, zone, **more).id

    def lands(self, text: str, seat: int = 0) -> list[int]:
        """Lands that tap for one mana each, one for each letter."""
        return [self.put(land("{" + letter + "}"), seat) for letter in text]

    def hand(self, *cards: ir.Card, seat: int = 0) -> list[int]:
        """Cards in a hand."""
        return [self.put(one, seat, "hand") for one in cards]

    def start(self, step: str = "main1") -> Duel:
        """Let the game begin in that step."""
        setup.begin_at(self.g, turn=3, step=step)
        return self

    # ------------------------------------------------------------ what is asked

    @property
    def asked(self) -> Question:
        """The present question."""
        question = self.g.question
        assert question is not None
        return question

    def offered(self, kind: str, id_: int = 0) -> list[Option]:
        """The options of a kind (for an object) in the present question."""
        return [o for o in self.asked.options if o.kind == kind and (not id_ or o.id == id_)]

    def ids(self) -> list[int]:
        """The objects among the options of the present question."""
        return [int(o.id) for o in self.asked.options if o.kind == "object"]

    # ------------------------------------------------------------ what is done

    def answer(self, *answers: Any) -> Duel:
        """Answer the questions that follow: an id means that object, anything else is taken as it
        is."""
        for answer in answers:
            if isinstance(answer, int) and not isinstance(answer, bool):
                option = Option("object", answer)
                if option in self.asked.options:
                    answer = option
            self.g.push(answer)
        return self

    def cast(self, id_: int, *answers: Any, way: str = "") -> int:
        """Cast a card; the answers follow. The id of the spell."""
        self.g.push(Option("cast", id_, way))
        self.answer(*answers)
        return self.g.became.get(id_, 0)

    def activate(self, id_: int, *answers: Any, number: int | None = None) -> int:
        """Activate an ability of an object (the only one that is offered, or by number)."""
        options = self.offered("activate", id_)
        if number is not None:
            options = [o for o in options if o.extra == number]
        assert len(options) == 1, options
        self.g.push(options[0])
        self.answer(*answers)
        return self.g.stack[-1] if self.g.stack else 0

    def pass_(self, times: int = 1) -> Duel:
        """Pass priority so many times."""
        for _ in range(times):
            assert self.asked.key == "priority", self.asked
            self.g.push(Option("pass"))
        return self

    def resolve(self) -> Duel:
        """Both pass: the top of the stack resolves."""
        return self.pass_(2)

    # ------------------------------------------------------------ what is so

    def obj(self, id_: int) -> GameObject:
        """The object, as it is or last was."""
        return self.g.get(id_)

    def now(self, id_: int) -> GameObject:
        """The object that it has become since."""
        while id_ not in self.g.objects:
            id_ = self.g.became[id_]
        return self.g.objects[id_]

    def zone(self, id_: int) -> str:
        """The name of the zone in which it is now."""
        return c.ZONE_NAMES[self.now(id_).zone]

    def life(self, seat: int) -> int:
        """A player's life total."""
        return self.g.players[seat].life

    def pool(self, seat: int = 0) -> str:
        """The mana in a player's pool, as letters."""
        player = self.g.players[seat]
        plain = "".join(x * n for x, n in zip("WUBRGC", player.pool, strict=True))
        return plain + "".join(unit[0] for unit in player.units)

    def rules(self) -> list[str]:
        """The keys of the trace."""
        return [line[0] for line in self.g.lines]
