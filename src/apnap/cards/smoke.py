"""A smoke run: a card is put into a prepared game on each side, cast, activated and attacked with
by random agents for some turns, with the engine's properties checked.

It shows that nothing breaks, not that the card does the right thing.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from apnap import fuzz, ir, setup
from apnap.agents.chance import RandomAgent
from apnap.core.edition import Edition
from apnap.core.game import Game
from apnap.core.questions import PICK_ONE, Question
from apnap.core.views import Sight
from apnap.ir.mana import BASIC_LAND_TYPES

from . import pool

TURNS = 4
ANSWERS = 160
COMPANY = ("Grizzly Bears", "Ornithopter", "Serra Angel", "Pacifism", "Llanowar Elves")
"""What stands around: creatures of several colours, an artifact, an enchantment."""
PERMANENT = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker"})


class TooLong(Exception):
    """A run took more time than a card may."""


class Eager(RandomAgent):
    """Plays the card whenever it can, with its abilities; else at random."""

    def __init__(self, g: Game, card: ir.Card, seed: int) -> None:
        super().__init__(seed)
        self.g = g
        self.card = card
        self.left = 12

    def __call__(self, question: Question, sight: Sight) -> Any:
        if question.key == "priority" and question.shape == PICK_ONE and self.left > 0:
            wanted = [i for i, o in enumerate(question.options) if self._of_card(o.id)]
            if wanted and self.random.random() < 0.7:
                self.left -= 1
                return self.random.choice(wanted)
        return super().__call__(question, sight)

    def _of_card(self, id_: Any) -> bool:
        obj = self.g.objects.get(id_) if isinstance(id_, int) else None
        return obj is not None and obj.card is self.card


def smoke(card: ir.Card, edition: Edition, seconds: float = 8.0) -> str:
    """Play the card on each side; what broke, in a line, or ""."""
    for seat in (0, 1):
        try:
            with _limit(seconds):
                _play(prepared(card, edition, seat), card, seat)
        except TooLong:
            return "the run took too long"
        except fuzz.Broken as error:
            return f"broken: {' '.join(str(error).split())[:200]}"
        except Exception as error:
            return f"{type(error).__name__}: {' '.join(str(error).split())[:160]}{_place(error)}"
    return ""


def _place(error: BaseException) -> str:
    """The function of the engine where an exception came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" (in {trace.tb_frame.f_code.co_name})"


def prepared(card: ir.Card, edition: Edition, seat: int) -> Game:
    """A game in the first main phase: the card in the hand and the graveyard of `seat`, who is
    active, and on the battlefield (or in the hand) of the other."""
    g = setup.empty_game(edition, ["A", "B"], seed=seat)
    g.tracing = False
    g.keep_history = False
    for owner in (0, 1):
        for name in BASIC_LAND_TYPES:
            for _ in range(3):
                setup.add(g, _known(name), owner, "battlefield")
            setup.add(g, _known(name), owner, "library")
        for name in COMPANY:
            for zone in ("library", "library", "hand", "graveyard"):
                setup.add(g, _known(name), owner, zone)
        for name in ("Grizzly Bears", "Serra Angel", "Ornithopter"):
            setup.add(g, _known(name), owner, "battlefield")
    setup.add(g, card, seat, "hand")
    setup.add(g, card, seat, "hand")
    setup.add(g, card, seat, "graveyard")
    first = card.faces[0]
    alone = PERMANENT & set(first.types) and "Aura" not in first.subtypes
    setup.add(g, card, 1 - seat, "battlefield" if alone else "hand")
    for player in g.players:
        player.cards_in_start = sum(1 for o in g.objects.values() if o.owner == player.seat)
    setup.begin_at(g, turn=3 + seat, active=seat)
    return g


def _known(name: str) -> ir.Card:
    card = pool.load_card(name)
    if card is None:
        raise LookupError(f"{name} is missing from the pool")
    return card


def _play(g: Game, card: ir.Card, seat: int) -> None:
    agents = [Eager(g, card, 2 * seat + one) for one in (0, 1)]
    last, turn = g.turn + TURNS, g.turn
    for _ in range(ANSWERS):
        question = g.question
        if question is None or g.turn >= last:
            break
        if g.turn != turn and question.key == "priority":
            turn = g.turn
            fuzz.check_state(g)
            for agent in agents:
                agent.left = 6
        fuzz.check_question(g)
        g.push(agents[question.chooser](question, Sight(g, question)))
    fuzz.check_state(g)


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """TooLong after so many seconds of this process's main thread."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TooLong

    old = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
