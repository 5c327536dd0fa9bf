"""Nothing hidden is in any message: all that a seat is sent, against the cards it cannot know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from apnap.agents import RandomAgent
from apnap.core.views import Sight, View
from apnap.web.tables.table import Table
from apnap.web.tables.telling import Told, state
from apnap.web.tables.wishes import LINK

from .tabling import opened, settled

DISJOINT = ("red-goblins", "blue-control")


def known_names(table: Table, seat: int) -> set[str]:
    """The names of all cards that the seat sees now."""
    view = View(table.game, seat, table.game.question)
    seen = [*view.stack, *view.exile, *view.command, *view.ante, *view.phased]
    for player in view.players:
        seen += [*player.hand, *player.graveyard, *player.battlefield]
        seen += player.known_library.values()
    names = {one.name for one in seen} | {one.under for one in seen}
    for one in seen:
        if one.ability is not None and (one.source in table.game.past):
            names.add(table.game.chars(table.game.get(one.source)).name)
    return names


@pytest.mark.parametrize("edition", ["2006", "current"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_nothing_hidden_is_sent(tmp_path: Path, edition: str, lang: str) -> None:
    table = opened(tmp_path, second=LINK, decks=DISJOINT, edition=edition, seed=len(lang + edition))
    decks = [{name for name, _ in chair.deck.main} for chair in table.wishes.chairs]
    assert not decks[0] & decks[1]
    known: list[set[str]] = [set(), set()]
    told = [Told(), Told()]
    player = RandomAgent(7)
    checked = 0
    for _ in range(400):
        for attention in table.attention.values():
            attention.full_control = True  # no moment is left out
        settled(table)
        for seat in (0, 1):
            known[seat] |= known_names(table, seat)
            fresh = told[seat] if checked % 20 else Told()
            text = json.dumps(state(table, seat, lang, fresh), ensure_ascii=False)
            hidden = decks[1 - seat] - known[seat]
            assert hidden or checked > 100
            found = [name for name in hidden if f'"{name}' in text or f" {name}" in text]
            assert not found, (seat, found)
            checked += 1
        question = table.question
        if question is None:
            break
        answer = player(question, Sight(table.game, question))
        table.answer(question.chooser, answer, table.version)
    assert checked > 60


def test_a_seat_is_told_no_question_of_another(tmp_path: Path) -> None:
    table = settled(opened(tmp_path, second=LINK, decks=DISJOINT))
    question = table.question
    assert question is not None
    other = state(table, 1 - question.chooser, "en", Told())
    assert other["question"] is None
    assert other["waiting"] == f"Waiting for Player {question.chooser + 1}."
    assert other["players"][question.chooser]["hand"] == []
    assert other["players"][question.chooser]["hand_size"] == 7
