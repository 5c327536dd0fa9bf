"""A table on which effects are carried out by hand: made-up cards, answers written down
beforehand.
"""

from __future__ import annotations

from typing import Any

from apnap import ir, setup
from apnap.core import constants as c
from apnap.core.events import Event
from apnap.core.game import Game
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import PICK_ONE, PICK_SOME, Question
from apnap.editions import get
from apnap.interpret import effects
from apnap.interpret.context import Ctx, Done

EDITIONS = ("2006", "2009", "current")
CREATURE = ir.HasType("Creature")
LAND = ir.HasType("Land")


def creature(
    name: str = "Bear", power: int = 2, toughness: int = 2, *abilities: ir.Ability, **more: Any
) -> ir.Face:
    """A creature's face; green unless it says otherwise."""
    more.setdefault("types", ("Creature",))
    more.setdefault("colors", "G")
    more.setdefault("cost", ("1", "G"))
    return ir.Face(name, abilities=abilities, power=power, toughness=toughness, **more)


def land(name: str = "Forest", *subtypes: str) -> ir.Face:
    """A land's face."""
    return ir.Face(name, types=("Land",), subtypes=subtypes or (name,))


def sorcery(name: str = "Sorcery", *abilities: ir.Ability, **more: Any) -> ir.Face:
    """A sorcery's face."""
    more.setdefault("cost", ("R",))
    return ir.Face(name, types=("Sorcery",), colors="R", abilities=abilities, **more)


class Bench:
    """A game in an edition in its first main phase, and the answers still to be given.

    An answer is a pair of the question's key and what is picked: ids, seats written -1 - seat,
    words, or the number of an option. `asked` lists the questions that came, with their
    choosers."""

    def __init__(self, edition: str = "current", players: int = 2) -> None:
        self.g: Game = setup.empty_game(get(edition), [chr(65 + i) for i in range(players)])
        setup.begin_at(self.g)
        self.g.step = 3
        self.answers: list[tuple[str, Any]] = []
        self.asked: list[tuple[str, int]] = []
        self.questions: list[Question] = []
        self.g.agents = [self._answer] * players
        self.source = self.put(ir.Face("Source", types=("Artifact",)))

    def put(
        self, face: ir.Face | None = None, seat: int = 0, zone: str = "battlefield", **more: Any
    ) -> int:
        """An object in a zone, by its id."""
        card = ir.Card((face if face is not None else creature(),))
        return setup.add(self.g, card, seat, zone, **more).id

    def put_many(self, *faces: ir.Face, seat: int = 0, zone: str = "battlefield") -> list[int]:
        """Several objects; in a library the last lies on top."""
        return [self.put(face, seat, zone) for face in faces]

    def ctx(
        self,
        source: int = 0,
        seat: int = 0,
        targets: tuple[tuple[int, ...], ...] = (),
        event: Event | None = None,
        **info: Any,
    ) -> Ctx:
        """The context of an ability of the source that has these targets."""
        source = source or self.source
        record = StackInfo(source)
        record.targets = targets
        record.event = event
        for name, value in info.items():
            setattr(record, name, value)
        return Ctx(self.g, source, seat, record)

    def do(
        self, effect: ir.Node, *answers: tuple[str, Any], ctx: Ctx | None = None, **more: Any
    ) -> Done:
        """Carry out an effect; all answers must be used up."""
        self.answers = list(answers)
        done = effects.perform(ctx if ctx is not None else self.ctx(**more), effect)
        assert not self.answers, f"never asked for {self.answers}"
        return done

    def _answer(self, question: Question, game: Game) -> Any:
        self.asked.append((question.key, question.chooser))
        self.questions.append(question)
        assert self.answers, f"unexpected question {question!r}: {question.options}"
        key, answer = self.answers.pop(0)
        assert key == question.key, f"asked {question!r}, not {key!r}"
        if question.shape == PICK_ONE:
            return self._index(question, answer)
        if question.shape == PICK_SOME or isinstance(answer, (list, tuple)):
            return tuple(self._index(question, one) for one in answer)
        return answer

    def _index(self, question: Question, answer: Any) -> Any:
        """The option that an answer means."""
        for i, option in enumerate(question.options):
            if option.kind == "player" and answer == -1 - int(option.id):
                return i
            if answer in (option.id, option.extra or option.id):
                return i
            if answer == option.kind and not option.id:
                return i
        if isinstance(answer, str) and question.domain:
            return answer
        raise AssertionError(f"{answer!r} is not among {question.options}")

    # ---------------------------------------------------------------- looking

    def now(self, id_: int) -> GameObject | None:
        """The object that it is now, wherever it went."""
        g = self.g
        while id_ not in g.objects and g.became.get(id_):
            id_ = g.became[id_]
        return g.find(id_)

    def zone(self, id_: int) -> str:
        """Where it is now; "" if it is no more."""
        obj = self.now(id_)
        return c.ZONE_NAMES[obj.zone] if obj is not None else ""

    def life(self, seat: int) -> int:
        """A life total."""
        return self.g.players[seat].life

    def traced(self) -> list[str]:
        """The rule keys of the trace."""
        return [line[0] for line in self.g.lines]
