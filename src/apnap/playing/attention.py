"""What a player at a table is asked, and what passes by itself: stops, rushing, full control,
yields."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from apnap import ir
from apnap.core.questions import Question
from apnap.game import Game

from .stops import Moment, Stops, own_turn

TURN, OWN_TURN, EVENT = "turn", "own-turn", "event"
RUSHES: Final = (TURN, OWN_TURN, EVENT)


class Attention:
    """The wishes of one seat. `rush`: "" or until when it passes: the end of this turn, its own
    next turn, or something that happens (an opponent acts, attacks, or its turn comes).
    `full_control`: it is asked at every priority. `by_hand`: it pays mana itself. `yields`:
    triggered and activated abilities (`ability_key`) that it lets resolve, with their words."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stops = Stops()
        self.full_control = False
        self.rush = ""
        self.since = 0  # the turn in which the rush began
        self.asked = -1  # the turn in which it was last asked
        self.acted = False  # whether it has acted since it was last asked at a priority
        self.by_hand = False
        self.yields: dict[str, str] = {}

    def begin_rush(self, until: str, game: Game) -> None:
        """Pass from now on until then."""
        self.rush = until
        self.since = game.turn

    def note_asked(self, game: Game, question: Question) -> None:
        """The seat is asked now."""
        self.asked = game.turn
        if question.key == "priority":
            self.acted = False
        if self.rush == EVENT and question.key != "priority":
            self.rush = ""

    def passes(self, game: Game, question: Question) -> bool:
        """Is this a priority that passes without being asked? A rush that has come to its end
        ends."""
        if question.key != "priority" or question.options[0].kind != "pass":
            return False  # whoever has cut a loop short may have to act (turn.repeating)
        now = Moment.of(game, self.seat)
        if self.rush and self._rushes(game, now):
            return True
        if self.full_control:
            return False
        if self.yields and ability_key(game, game.stack[-1] if game.stack else 0) in self.yields:
            return True
        acted = self.asked == game.turn and not self.acted
        possible = can_act(question)
        if not possible and (acted or not now.own):
            return True
        return not self.stops.wants(now, possible, acted)

    def _rushes(self, game: Game, now: Moment) -> bool:
        """Does the rush go on?"""
        over = game.turn > self.since and (self.rush == TURN or own_turn(game, self.seat))
        happened = now.others or (now.fighting and not now.own)
        if over or (self.rush == EVENT and happened):
            self.rush = ""
        return bool(self.rush)

    def to_json(self) -> dict[str, Any]:
        """For keeping."""
        return {
            "stops": self.stops.to_json(),
            "full_control": self.full_control,
            "by_hand": self.by_hand,
            "yields": self.yields,
        }

    def from_json(self, data: dict[str, Any]) -> None:
        """Take over what was kept."""
        self.stops.from_json(data.get("stops", self.stops.to_json()))
        self.full_control = bool(data.get("full_control", False))
        self.by_hand = bool(data.get("by_hand", False))
        self.yields = {str(key): str(words) for key, words in data.get("yields", {}).items()}


def can_act(question: Question) -> bool:
    """Is anything offered at a priority but to pass and to make mana?"""
    return any(option.kind not in ("pass", "mana") for option in question.options)


def ability_key(game: Game, id_: int) -> str:
    """A key for the ability on the stack, the same for each time that it comes from a source of
    this name; "" for what is no ability."""
    obj = game.objects.get(id_)
    if obj is None or obj.info is None or obj.info.ability is None:
        return ""
    source = obj.info.source
    known = source in game.objects or source in game.past
    name = game.chars(game.get(source)).name if known else ""
    text = json.dumps([name, ir.to_json(obj.info.ability)], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
