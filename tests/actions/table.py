"""A table by hand for tests of actions and replacement effects: made-up cards, scripted answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir, setup
from apnap.core import constants as c
from apnap.core.events import Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import Question
from apnap.editions import get

EDITIONS = ("2006", "2009", "current")
CREATURES = ir.HasType("Creature")
ANY = ir.Anything()
THIS = ir.Is(ir.This())


def creature(
    name: str = "Bear", power: int = 2, toughness: int = 2, *abilities: ir.Ability, **more: Any
) -> ir.Card:
    """A creature card."""
    more.setdefault("types", ("Creature",))
    return ir.Card((ir.Face(name, abilities=abilities, power=power, toughness=toughness, **more),))


def card(name: str, *abilities: ir.Ability, types: str = "Enchantment", **more: Any) -> ir.Card:
    """A card of other types."""
    return ir.Card((ir.Face(name, types=tuple(types.split()), abilities=abilities, **more),))


class Table:
    """A game in an edition, without turns. `answers`: what the players answer, in order; what was
    asked is in `asked`. Events that are matched are in `events`."""

    def __init__(self, edition: str = "current", players: int = 2) -> None:
        self.g: Game = setup.empty_game(get(edition), [chr(65 + i) for i in range(players)])
        self.g.turn = 3
        self.answers: list[Any] = []
        self.asked: list[Question] = []
        self.g.agents = [self._answer] * players
        self.events: list[Event] = []

    def _answer(self, question: Question, g: Game) -> Any:
        self.asked.append(question)
        assert self.answers, f"nothing to answer to {question!r}"
        answer = self.answers.pop(0)
        return answer(question) if callable(answer) else answer

    def put(self, what: ir.Card, seat: int = 0, zone: str = "battlefield", **more: Any) -> int:
        """Put a card there by hand; its id."""
        return setup.add(self.g, what, seat, zone, **more).id

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

    def rules(self) -> list[str]:
        """The keys of the trace."""
        return [line[0] for line in self.g.lines]

    def undone(self, act: Callable[[], Any]) -> None:
        """Do it, take it back, and see that everything is as before."""
        before = self.snapshot()
        mark = len(self.g.journal)
        act()
        self.g.roll_back(mark)
        assert self.snapshot() == before

    def snapshot(self) -> Any:
        """All that the state holds, to be compared."""
        g = self.g
        fields = [n for n in GameObject.__slots__ if n not in ("chars", "chars_epoch", "defn")]
        lists = [
            (p.library[:], p.hand[:], p.battlefield[:], p.graveyard[:], p.life, p.poison)
            for p in g.players
        ]
        objects = {
            i: [getattr(o, n) for n in fields] + [o.defn.base.name] for i, o in g.objects.items()
        }
        indexes = [{k: v for k, v in index.items() if v} for index in (g.watch, g.replacers)]
        shared = (g.exile[:], g.stack[:], g.phased[:], g.attackers, dict(g.history))
        return lists, objects, sorted(g.past), sorted(g.became.items()), shared, indexes, g.shields
