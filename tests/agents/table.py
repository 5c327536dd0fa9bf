"""A position by hand with the heuristic player at one seat or both."""

from __future__ import annotations

from typing import Any

from apnap import editions, ir, setup
from apnap.agents.heuristic import HeuristicAgent
from apnap.cards import pool
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PASS, Option, Question
from apnap.core.views import Sight


def creature(name: str, power: int, toughness: int, *keywords: str) -> ir.Card:
    """A creature with nothing but these keywords."""
    abilities = tuple(ir.Keyword(word) for word in keywords)
    face = ir.Face(
        name,
        ("1",),
        types=("Creature",),
        power=power,
        toughness=toughness,
        abilities=abilities,
    )
    return ir.Card((face,))


class Table:
    """Two players; seat 0 is the heuristic player. What is asked is noted with its answer."""

    def __init__(self, edition: str = "current", life: tuple[int, int] = (20, 20)) -> None:
        self.game: Game = setup.empty_game(editions.get(edition), ("A", "B"))
        for player, total in zip(self.game.players, life, strict=True):
            player.life = total
            for _ in range(10):
                self.put("Plains", player.seat, "library")
        self.agent = HeuristicAgent(1)

    def put(self, what: str | ir.Card, seat: int = 0, zone: str = "battlefield", **how: Any) -> int:
        """Put a card somewhere; its id."""
        card = pool.load_card(what) if isinstance(what, str) else what
        assert card is not None, what
        made: GameObject = setup.add(self.game, card, seat, zone, **how)
        return made.id

    def lands(self, name: str, count: int, seat: int = 0) -> None:
        """So many lands of a kind."""
        for _ in range(count):
            self.put(name, seat)

    def begin(self, step: str = "main1", active: int = 0, turn: int = 5) -> None:
        """Begin there."""
        setup.begin_at(self.game, turn=turn, active=active, step=step)

    def answer(self) -> Any:
        """What the heuristic player answers to the open question."""
        question = self.game.question
        assert question is not None
        return self.agent(question, Sight(self.game, question))

    def choice(self) -> Option:
        """The option that it picks in the open pick-one question."""
        question = self.game.question
        assert question is not None
        return question.options[self.answer()]

    def until(self, key: str, seat: int = 0, most: int = 200) -> Question:
        """Play on, seat 0 by the agent and seat 1 passing, until that question; then it is open."""
        for _ in range(most):
            question = self.game.question
            assert question is not None, f"the game ended before {key!r}"
            if question.key == key and question.chooser == seat:
                return question
            self.game.push(self.answer() if question.chooser == 0 else self.idle(question))
        raise AssertionError(f"{key!r} was not asked")

    def idle(self, question: Question) -> Any:
        """The answer of somebody who does nothing."""
        if question.options and question.options[0] == PASS:
            return 0
        if question.shape == 5:
            return []
        return HeuristicAgent(0)(question, Sight(self.game, question))

    def acts(self, option: Option) -> None:
        """Seat 1 takes this option of its open question."""
        self.game.push(option)
