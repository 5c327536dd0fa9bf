"""Planechase and Vanguard: planar decks, who sees what, avatars, random games."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from apnap import editions, fuzz, ir, setup
from apnap.cards import pool
from apnap.cards import variants as known
from apnap.cards.deckfiles import read_deck
from apnap.cards.decks import deck_paths
from apnap.core import saving
from apnap.core.game import Game
from apnap.multiplayer import planar

DECKS = [dict(read_deck(path).main) for path in deck_paths()]
WITH_PLANES = [key for key in editions.names() if editions.get(key).facts.planes_exist]


def begun(players: int = 2, edition: str = "current", **given: object) -> Game:
    chance = random.Random(players)
    decks = [chance.choice(DECKS) for _ in range(players)]
    g = setup.new_game(
        editions.get(edition), decks, starter=0, format="planechase", anachronistic=True, **given
    )  # type: ignore[arg-type]
    while g.turn == 0:
        assert g.question is not None
        g.push(g.question.plainest())
    return g


def test_every_card_that_comes_along_is_there() -> None:
    assert all(known.plane(name) is not None for name in known.PLANES)
    assert all(known.avatar(name) is not None for name in known.AVATARS)
    assert known.plane("Forest") is None and known.avatar("Forest") is None


@pytest.mark.rule("x2009:901.5")
def test_each_player_has_a_planar_deck_and_one_plane_is_up() -> None:
    g = begun(3)
    assert [len(planar.deck(g, seat)) for seat in range(3)] == [20, 21, 21]
    (plane,) = planar.faces_up(g)
    assert g.objects[plane].owner == g.objects[plane].controller == 0


STORM = ir.Card(
    (ir.Face("Test Storm", types=("Phenomenon",)),), "normal"
)  # encountering it does nothing


def storms(name: str) -> ir.Card | None:
    """A phenomenon under any name."""
    return replace(STORM, faces=(replace(STORM.faces[0], name=name),))


def test_the_game_starts_on_a_plane_and_not_with_a_phenomenon() -> None:
    planes = [*known.PLANES[:8], "Storm 1", "Storm 2"]
    up = set()
    for seed in range(12):
        g = begun(planes=[planes] * 2, lookup=lookup, seed=seed)
        (plane,) = planar.faces_up(g)
        assert not g.objects[plane].defn.base.types & planar.PHENOMENON
        assert len(planar.deck(g, 0)) == 9 and len(planar.deck(g, 1)) == 10
        bottom = g.objects[planar.deck(g, 0)[0]].card
        up.add(bottom is not None and bottom.name.startswith("Storm"))
    assert up == {False, True}


def lookup(name: str) -> ir.Card | None:
    return storms(name) if name.startswith("Storm") else pool.load_card(name)


def test_phenomena_are_few_and_belong_to_the_current_book() -> None:
    with pytest.raises(setup.SetupError, match="3 phenomena"):
        begun(planes=[[*known.PLANES[:9], "Storm 1", "Storm 2", "Storm 3"]] * 2, lookup=lookup)
    with pytest.raises(setup.SetupError, match="2009 knows no phenomena"):
        begun(planes=[[*known.PLANES[:9], "Storm 1"]] * 2, lookup=lookup, edition="2009")


def test_nobody_sees_a_planar_deck() -> None:
    g = begun()
    for seat in (0, 1):
        assert [obj.id for obj in g.view(seat).command] == planar.faces_up(g)


def test_one_deck_for_all() -> None:
    g = begun(2, planes=[list(known.PLANES[:20])])
    assert len(planar.deck(g, 0)) == len(planar.deck(g, 1)) == 19
    g = begun(3, planes=[[*known.PLANES]] * 3)
    assert len(planar.deck(g, 1)) == 21


def test_the_shared_deck_stays_when_a_player_leaves() -> None:
    names = list(known.PLANES)
    g = begun(2, planes=[names])
    before = len(planar.deck(g, 1))
    h = begun(2, planes=[names])
    assert saving.state_hash(g) == saving.state_hash(h)
    g.concede(0)
    assert g.outcome is not None and before == 20


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"planes": [["Krosa"] * 10] * 2}, "only once"),
        ({"planes": [["Krosa"]] * 2}, "at least 10"),
        ({"planes": [[*known.PLANES[:9], "Forest"]] * 2}, "no plane called 'Forest'"),
        ({"planes": [[*known.PLANES]] * 3}, "3 planar decks are given for 2 players"),
    ],
)
def test_what_is_no_planar_deck(given: dict[str, object], why: str) -> None:
    with pytest.raises(setup.SetupError, match=why):
        begun(**given)  # type: ignore[arg-type]


def test_the_oldest_book_knows_no_planes() -> None:
    with pytest.raises(setup.SetupError, match="knows no Planechase"):
        setup.empty_game(editions.get("2006"), "AB", format="planechase")


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("x2009:902.4", "x2009:902.5")
def test_avatars_change_life_and_hand(key: str) -> None:
    deck = {"Forest": 40}
    names = ["Gerrard", "Squee"]
    g = setup.new_game(editions.get(key), [deck, deck], starter=0, format="vanguard", avatars=names)
    assert [player.life for player in g.players] == [20, 16]
    assert g.question is not None
    assert [len(player.hand) for player in g.players] == [3, 10]
    with pytest.raises(setup.SetupError, match="no avatar called 'Forest'"):
        setup.new_game(
            editions.get(key), [deck, deck], format="vanguard", avatars=["Serra", "Forest"]
        )


@pytest.mark.parametrize("key", WITH_PLANES)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_with_planes(key: str, players: int) -> None:
    report = fuzz.run(editions.get(key), DECKS, 2, seed=3, players=players, format="planechase")
    assert report.games == 2


@pytest.mark.parametrize("key", editions.names())
def test_random_games_with_avatars(key: str) -> None:
    report = fuzz.run(editions.get(key), DECKS, 3, seed=8, players=3, format="vanguard")
    assert report.games == 3


@pytest.mark.parametrize("form", ["planechase", "vanguard"])
def test_players_give_up_and_all_is_taken_back(form: str) -> None:
    decks = [random.Random(seat).choice(DECKS) for seat in range(4)]
    assert fuzz.with_concessions(editions.get("current"), decks, 21, format=form) < 4


def test_a_game_with_planes_is_saved_and_loaded() -> None:
    g = begun(3)
    for _ in range(200):
        if g.question is None:
            break
        g.push(fuzz.answer_of(fuzz.RandomAgent(len(g.record)), g, g.question))
        loaded = saving.load(json.loads(json.dumps(saving.save(g))), g.edition)
        assert saving.state_hash(loaded) == saving.state_hash(g)
