"""Saved games (files of `apnap play --save`, or of the replays) as what tables keep: a start and
answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.core.questions import IllegalAnswer
from apnap.game import Game, answers_of, restart, state_hash
from apnap.playing.undoing import AGENT, PERSON, Given

from .starting import StartError, begin, check_number

Json = dict[str, Any]
NO_FIT = (
    "the answers of this game do not fit it: it was played by another version of the program, or"
    " with other cards"
)


class ReplayError(ValueError):
    """A game that cannot be played again from its start; one sentence."""


def of_saved(game: Game, lookup: Callable[[str], Any]) -> tuple[Json, list[tuple[Any, Given]]]:
    """What a saved game (a file of `apnap play --save`, or of the replays) is begun from, and its
    answers; ReplayError if it cannot be played again from its start."""
    origin = game.origin
    if origin is None:
        raise ReplayError("the file does not say how the game was set up: it cannot be watched")
    if "position" in origin:
        start = {"position": origin["position"]}
        try:
            fresh = begin(start, lookup)
        except StartError as error:
            raise ReplayError(str(error)) from None
    else:
        start = start_of_origin(game)
        again = restart(game, lookup)
        if again is None:
            raise ReplayError(NO_FIT)
        fresh = again
    try:
        check_number(len(fresh.players))
    except StartError as error:
        raise ReplayError(str(error)) from None
    entries: list[tuple[Any, Given]] = []
    try:
        for entry in answers_of(game):
            question = fresh.question
            if question is None:
                raise ReplayError(NO_FIT)
            special = isinstance(entry, tuple) and bool(entry) and isinstance(entry[0], str)
            seat = entry[1] if special and isinstance(entry[1], int) else question.chooser
            passed = question.key == "priority" and entry == 0
            entries.append((entry, Given(seat, AGENT if passed else PERSON, passed)))
            fresh.enter(entry)
    except IllegalAnswer as error:
        raise ReplayError(f"{NO_FIT} ({error})") from None
    if state_hash(fresh) != state_hash(game):
        raise ReplayError(NO_FIT)
    return start, entries


def start_of_origin(game: Game) -> Json:
    """A start, as tables keep it, from what a saved game says of its set-up."""
    origin = game.origin or {}
    play = dict(origin.get("play", {}))
    options = {
        name: play[name] for name in ("teams", "range_", "attack") if play.get(name) is not None
    }
    if origin.get("ante"):
        options["ante"] = True
    return {
        "edition": game.edition.source or game.edition.key,
        "decks": origin["decks"],
        "names": origin["names"],
        "seed": origin["seed"],
        "starter": origin["starter"],
        "chooser": origin.get("chooser", -1),
        "format": play.get("format", ""),
        "life": play.get("life"),
        "by_hand": play.get("by_hand", []),
        "anachronistic": play.get("anachronistic", False),
        "options": options,
    }
