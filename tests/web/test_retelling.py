"""A position of a replay is taken into the lab with what happened in its turn: the stack, effects
that last, lands that were played; what cannot be taken along is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from apnap import referee
from apnap.game import find_edition
from apnap.web.lab.document import checked, packed, unpacked
from apnap.web.lab.running import DONE, Player
from apnap.web.replays import retelling
from apnap.web.replays.archive import Archive
from apnap.web.replays.replay import Replay
from apnap.web.replays.retelling import picture, taken
from apnap.web.replays.situation import left_out
from apnap.web.tables.hall import Hall

from .clicking import table_at
from .conftest import Server
from .labbing import Judge
from .tabling import CARDS, opened, settled, wishes

SEARCH = """
title: a library is searched and shuffled
players:
  Ann:
    hand: [Goblin Matron, Mountain]
    library: [Mountain, Shock, Goblin King, Forest, Mogg Fanatic, Island, Swamp, Plains, Bog Imp]
    battlefield: [Mountain * 3]
  Ben:
    life: 3
    library: [Forest, Forest, Forest]
start: {turn: 9, active: Ann, step: main1}
"""
KINDS = {"stack", "land", "combat", "effect"}


def replay(folder: Path, edition: str, seed: int) -> Replay:
    """A duel of two programs."""
    table = opened(folder, first="heuristic", second="heuristic", edition=edition, seed=seed)
    settled(table)
    return Replay(table.start, list(table.store.answers(table.game_id)), CARDS, table.facts())


@pytest.mark.parametrize("edition", ["2006", "current"])
def test_the_turn_is_told_again(tmp_path: Path, edition: str) -> None:
    game = replay(tmp_path, edition, 3)
    kept: set[str] = set()
    for at in game.stops[6::9]:
        game.to(at)
        _ = game.game.question
        wanted, there = left_out(game.game), picture(game.game)
        document = unpacked(packed(taken(game, at, "turn")))
        played = Player(checked(document), find_edition(edition), CARDS.lookup).play()
        assert {step.status for step in played.steps} <= {DONE}
        if "note" not in document:
            assert picture(played.game) == there
            assert [kind for kind, _ in left_out(played.game)] == [kind for kind, _ in wanted]
            kept |= {kind for kind, _ in wanted}
        else:
            assert wanted
    assert kept >= KINDS


def test_a_library_that_was_shuffled_lies_in_the_same_order(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    table = table_at(hall, SEARCH, "current", ("heuristic", "heuristic"))
    with table.lock:
        settled(table)
    game = Archive(hall).open(table.game_id)
    hall.close()
    at = next(n for n in game.stops if _shuffled(game, n))
    assert game.game.turn == 9
    document = unpacked(packed(taken(game, at, "turn")))
    assert "note" not in document
    played = Player(checked(document), find_edition("current"), CARDS.lookup).play()
    orders = [
        [referee.printed_name(one.get(id_)) for id_ in one.players[0].library]
        for one in (played.game, game.game)
    ]
    assert orders[0] == orders[1]
    assert len(set(orders[0])) > 5


def _shuffled(game: Replay, at: int) -> bool:
    game.to(at)
    _ = game.game.question
    return any(line[0] == "library-shuffled" for line in game.game.lines)


def test_what_cannot_be_told_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> None:
        raise retelling.Lost

    game = replay(tmp_path, "current", 3)
    monkeypatch.setattr(retelling, "_retold", lost)
    notes = {}
    for at in game.stops:
        game.to(at)
        _ = game.game.question
        document = taken(game, at, "turn")
        assert document["do"] == []
        assert ("note" in document) == bool(left_out(game.game))
        for kind, name in left_out(game.game):
            assert name in document["note"] and name in document["note_zh"]
            notes[kind] = document["note"], document["note_zh"]
    assert notes.keys() >= KINDS
    assert "on the stack" in notes["stack"][0] and "堆叠" in notes["stack"][1]
    assert "a land was played" in notes["land"][0] and "使用过地" in notes["land"][1]


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_page_has_the_stack_and_says_what_is_missing(
    server: Server, page: Page, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    hall = Hall(server.folder)
    table = hall.open(wishes(first="heuristic", second="heuristic", edition="2006", seed=3))
    with table.lock:
        settled(table)
    game = Archive(hall).open(table.game_id)
    at = next(n for n in game.stops if n > 5 and _stacked(game, n))
    hall.close()
    judge = Judge(server, page, f"/replay/{table.game_id}/lab?at={at}")
    expect(page.locator(".stacked")).to_have_count(len(game.game.stack))
    expect(page.locator('[data-edition="2006"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lab-note")).to_have_count(0)
    link = packed(
        {"players": {"A": {}, "B": {}}, "note": "Not here.", "note_zh": "没有。", "do": []}
    )
    judge = Judge(server, page, f"/lab?lang={lang}#s={link}")
    expect(page.locator(".lab-note")).to_have_text("Not here." if lang == "en" else "没有。")
    judge.click("[data-mode=act]")
    expect(page.locator(".lab-note")).to_be_visible()


def _stacked(game: Replay, at: int) -> bool:
    game.to(at)
    _ = game.game.question
    return bool(game.game.stack)
