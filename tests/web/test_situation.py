"""A position of a game taken into the lab: the same cards in the same places."""

from __future__ import annotations

from collections import Counter

import pytest

from apnap import editions
from apnap.agents import make
from apnap.core.views import Sight, View
from apnap.game import Game, new_game
from apnap.lab.placing import Builder
from apnap.playing.shelf import library
from apnap.web.decks.reading import shipped_deck
from apnap.web.lab.document import checked, packed, unpacked
from apnap.web.replays.situation import situation
from apnap.web.tables.board import open_view


def mid_game(edition: str, seed: int, turn: int) -> Game:
    """A duel of agents, stopped in a main phase of that turn with an empty stack."""
    decks = [shipped_deck("white-weenie"), shipped_deck("red-goblins")]
    game = new_game(decks, edition=edition, seed=seed)
    agents = [make("heuristic", seat) for seat in range(2)]
    while (question := game.question) is not None:
        step = game.edition.steps[game.step].name if game.step >= 0 else ""
        if game.turn >= turn and step == "main2" and not game.stack and question.key == "priority":
            return game
        game.push(agents[question.chooser](question, Sight(game, question)))
    raise AssertionError("the game was over before")


def facts(game: Game) -> object:
    """What a situation keeps."""
    view = open_view(game)
    return [
        (
            player.life,
            Counter(one.name for one in player.hand),
            [one.name for one in player.graveyard],
            Counter(
                (one.name, one.tapped, one.damage, one.counters, one.owner, one.token)
                for one in player.battlefield
            ),
            [game.get(id_).card.faces[0].name for id_ in game.players[player.seat].library],
        )
        for player in view.players
    ]


@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
@pytest.mark.parametrize("seed", [3, 8, 21])
def test_the_situation_is_the_position(edition: str, seed: int) -> None:
    game = mid_game(edition, seed, 6)
    document = unpacked(packed(situation(game, "mid-game")))
    built = Builder(checked(document), game.edition, library().lookup).build()
    assert facts(built) == facts(game)
    assert (built.turn, built.active) == (game.turn, game.active)


def test_cards_face_down_in_exile_are_counted_and_kept() -> None:
    document = {
        "title": "a card set aside",
        "players": {
            "A": {"exile": [{"card": "Grizzly Bears", "face_down": True}, {"card": "Shock"}]},
            "B": {},
        },
        "do": [],
    }
    game = Builder(checked(document), editions.get("current"), library().lookup).build()
    for seat in (0, 1):  # nobody may look at it (406.3)
        seen = View(game, seat, game.question)
        assert [player.exile_size for player in seen.players] == [2, 0]
        assert [one.name for one in seen.exile] == ["Shock"]
    kept = situation(game, "again")["players"]["A"]["exile"]
    assert kept == [{"card": "Grizzly Bears", "face_down": True}, {"card": "Shock"}]
