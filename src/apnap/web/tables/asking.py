"""A question as JSON, in words."""

from __future__ import annotations

from typing import Any

from apnap.core.questions import ASSIGN, PICK_ONE, SHAPE_NAMES, SPLIT, Option, Question
from apnap.game import Game
from apnap.playing.names import Names
from apnap.render import questions

from .faces import Faces

PAID = ("cast", "activate", "play", "turn_up", "suspend", "plot", "foretell")
ON_TABLE = (*PAID, "object", "mana", "trigger", "trigger-for", "effect")


class Teller:
    """Tells what one seat is asked, in its language."""

    def __init__(self, game: Game, names: Names, faces: Faces) -> None:
        self.game = game
        self.names = names
        self.faces = faces
        self.lang = names.lang
        self.vocabulary = game.edition.facts.vocabulary

    def question(self, asked: Question) -> dict[str, Any]:
        """The whole question."""
        return {
            "key": asked.key,
            "shape": SHAPE_NAMES[asked.shape],
            "prompt": self.prompt(asked),
            "how": questions.instruction(asked, lang=self.lang),
            "source": asked.source,
            "least": asked.least,
            "most": asked.most,
            "total": asked.total,
            "ordered": asked.ordered,
            "domain": asked.domain,
            "behalf": asked.behalf,
            "options": [self.option(asked, i) for i in range(len(asked.options))],
            **self._places(asked),
        }

    def prompt(self, asked: Question) -> str:
        """What is asked, in a sentence."""
        return questions.prompt(
            asked, lang=self.lang, edition_vocabulary=self.vocabulary, namer=self.names
        )

    def option(self, asked: Question, i: int) -> dict[str, Any]:
        """One option; `object`: what to mark on the table; `says`: the ability's words."""
        option = asked.options[i]
        data: dict[str, Any] = {
            "i": i,
            "kind": option.kind,
            "id": option.id,
            "extra": option.extra,
            "text": self.words(option),
            "object": object_of(option),
            "pay": asked.shape == PICK_ONE and option.kind in PAID,
        }
        if option.kind in ("activate", "mana") and isinstance(option.extra, int):
            if isinstance(option.id, int):
                data["says"] = self.faces.ability_number(self.game, option.id, option.extra)
        if asked.shape == ASSIGN:
            data["places"] = list(asked.places[i])
        if asked.shape == SPLIT:
            need = asked.args[i] if i < len(asked.args) else 0
            data["needs"] = need if isinstance(need, int) else 0
        return data

    def deed(self, option: Option) -> dict[str, str]:
        """Something that was chosen before: its words, and those of an ability."""
        told = {"text": self.words(option)}
        if option.kind == "activate" and isinstance(option.id, int):
            assert isinstance(option.extra, int)
            told["says"] = self.faces.ability_number(self.game, option.id, option.extra)
        return told

    def words(self, option: Option) -> str:
        """The words of an option."""
        return questions.option_text(
            option, lang=self.lang, edition_vocabulary=self.vocabulary, namer=self.names
        )

    def _places(self, asked: Question) -> dict[str, Any]:
        """The names of the places of an assignment, by place."""
        if asked.shape != ASSIGN:
            return {}
        every = dict.fromkeys(place for places in asked.places for place in places)
        return {"place_names": {str(place): self.names.object_name(place) for place in every}}


def object_of(option: Option) -> int:
    """The object or (-1 - seat) player that an option is about; 0 for none."""
    if not isinstance(option.id, int):
        return 0
    if option.kind == "player":
        return option.id if option.id < 0 else -1 - option.id
    return option.id if option.kind in ON_TABLE else 0
