"""A match at the terminal: duels one after another, the score, sideboards in between."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from apnap.core.questions import IllegalAnswer, Question
from apnap.game import Game, SaveError
from apnap.match import FORMAT, Match, load_match, save_match

from . import inputs, shelf
from .duel.answers import NONE
from .duel.loop import Duel, Leave
from .frame import Fault
from .messages import Texts

_CHANGE = re.compile(r"(\d+)(?::(\d+))?")
Line = tuple[str, str, list[int]]  # what it is called, where it is, which options


def saved_match(name: str, t: Texts) -> tuple[Match, Path] | None:
    """The saved match of that file or name; None if it is a saved game (or nothing)."""
    path = inputs.saved_path(name)
    try:
        if json.loads(path.read_text(encoding="utf-8")).get("format") != FORMAT:
            return None
    except (OSError, ValueError, AttributeError):
        return None
    try:
        return load_match(path, shelf.library(t).lookup), path
    except SaveError as error:
        raise Fault(t.engine(str(error))) from None


def play_match(
    match: Match, sit: Callable[[Game, Callable[[Path], None]], tuple[Duel, bool]], t: Texts
) -> None:
    """Play it to its end, or until somebody leaves. `sit` plays one game, saving by the function
    given, and says whether it came to its end."""
    while match.question is not None and match.game is not None:
        duel, ended = sit(match.game, lambda path: save_match(match, path))
        if not ended:
            return
        _ = match.question
        _tell_score(match, duel, t)
        if not _sideboards(match, duel, t):
            return


def _tell_score(match: Match, duel: Duel, t: Texts) -> None:
    names = [player.name for player in duel.game.players]
    score = "  ".join(f"{name} {won}" for name, won in zip(names, match.wins, strict=True))
    duel.say(Text(t("match-score", score=score), style="bold"))
    if match.over:
        winners = t("and").join(names[seat] for seat in match.winners)
        told = t("match-won", player=winners) if winners else t("match-drawn")
        duel.say(Text(told, style="bold"))
    duel.store(duel.path)


def _sideboards(match: Match, duel: Duel, t: Texts) -> bool:
    """Everybody says what changes; False if somebody leaves here."""
    while match.asking:
        question = match.question
        assert question is not None
        if question.chooser in duel.people:
            try:
                _ask(match, question, duel, t)
            except Leave:
                duel.say(t("left", path=duel.path))
                return False
        else:
            match.answer(question.plainest())
        duel.store(duel.path)
    return True


def _ask(match: Match, question: Question, duel: Duel, t: Texts) -> None:
    duel.hand_over(question.chooser)
    lines = _lines(question, t)
    duel.say(Text(duel.stories[question.chooser].wording.prompt(question), style="bold"))
    duel.numbered(
        [(i, f"{len(ids)} {name} ({place})") for i, (name, place, ids) in enumerate(lines, 1)]
    )
    duel.say(Text(t("how-sideboard"), style="dim"))
    while True:
        typed = duel.typed(question.chooser, question)
        try:
            match.answer(_read(typed, lines, t))
            return
        except (Fault, IllegalAnswer) as error:
            duel.say(Text(t.engine(str(error)), style="red"))


def _lines(question: Question, t: Texts) -> list[Line]:
    """Cards of one name in one place are one line."""
    places = {"main-card": t("deck-name"), "side-card": t("sideboard")}
    library = shelf.library(t)
    found: dict[tuple[str, str], list[int]] = {}
    for i, option in enumerate(question.options):
        found.setdefault((str(option.id), option.kind), []).append(i)
    return [
        (inputs.cards_name(name, library, t), places[kind], ids)
        for (name, kind), ids in found.items()
    ]


def _read(typed: str, lines: list[Line], t: Texts) -> list[int]:
    """`3` (all of line 3), `3:2` (two of them), nothing for no change."""
    words = typed.replace("，", " ").replace(",", " ").split()
    if not words or (len(words) == 1 and words[0].lower() in NONE):
        return []
    moved: list[int] = []
    for word in words:
        match = _CHANGE.fullmatch(word)
        number = int(match[1]) if match else 0
        if match is None or not 1 <= number <= len(lines):
            raise Fault(t("no-such-number", number=word, last=len(lines)))
        ids = lines[number - 1][2]
        moved += ids[: int(match[2])] if match[2] else ids
    return list(dict.fromkeys(moved))
