"""Playing for ante: a card of each player at the start, all of them to the winner at the end."""

from __future__ import annotations

import pytest

from apnap import editions, fuzz, ir, setup
from apnap.actions import ownership
from apnap.cards import pool
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.game import owners_changed

DECK = {"Forest": 20, "Grizzly Bears": 20}
CONTRACT = ir.Card(
    (
        ir.Face(
            "Test Contract",
            (),
            types=("Sorcery",),
            abilities=(
                ir.Granted("for-ante"),
                ir.Spell(ir.Body(ir.Move(ir.Top(ir.You()), "ante", verb="ante"))),
            ),
        ),
    )
)


ROBBER = ir.Card(
    (
        ir.Face(
            "Test Robber",
            ("R",),
            types=("Sorcery",),
            abilities=(
                ir.Granted("for-ante"),
                ir.Spell(
                    ir.Body(
                        ir.Do(
                            (
                                ir.Own(
                                    ir.Choose(ir.Anything(), zones=("hand",), random=True),
                                    ir.AnOpponent(),
                                ),
                                ir.Own(ir.All(ir.Anything(), ("ante",))),
                                ir.Own(ir.Top(ir.EachPlayer())),
                            )
                        )
                    )
                ),
            ),
        ),
    )
)


def lookup(name: str) -> ir.Card | None:
    if name == "Test Robber":
        return ROBBER
    return CONTRACT if name == "Test Contract" else pool.load_card(name)


def begun(key: str, players: int = 2, ante: bool = True) -> Game:
    decks = [{**DECK, "Test Contract": 4}] * players
    g = setup.new_game(
        editions.get(key), decks, starter=0, ante=ante, lookup=lookup, anachronistic=True
    )
    assert g.question is not None
    return g


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:217.9b")
@pytest.mark.rule("x2009:407.2")
def test_each_player_antes_a_card_before_hands_are_drawn(key: str) -> None:
    g = begun(key, 3)
    assert [g.objects[id_].owner for id_ in g.ante] == [0, 1, 2]
    keys = [line[0] for line in g.lines]
    assert keys.index("anted") < keys.index("opening-hand-drawn")
    assert [len(player.library) for player in g.players] == [36] * 3
    for seat in range(3):  # everybody may look at them
        assert len(g.view(seat).ante) == 3


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:217.9b")
def test_the_winner_owns_what_was_anted(key: str) -> None:
    g = begun(key)
    g.concede(0)
    assert g.outcome is not None and g.outcome.winners == (1,)
    assert [g.objects[id_].owner for id_ in g.ante] == [1, 1]
    g.pop()
    assert [g.objects[id_].owner for id_ in g.ante] == [0, 1]


def test_the_card_is_a_random_one() -> None:
    found = set()
    for seed in range(12):
        g = setup.new_game(editions.get("2006"), [DECK, DECK], starter=0, ante=True, seed=seed)
        _ = g.question
        found.add(g.objects[g.ante[0]].defn.base.name)
    assert found == set(DECK)


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:217.9c")
def test_cards_for_ante_games_are_taken_out_of_other_decks(key: str) -> None:
    names = [o.defn.base.name for o in begun(key, ante=False).objects.values()]
    assert "Test Contract" not in names and len(names) == 80
    names = [o.defn.base.name for o in begun(key).objects.values()]
    assert names.count("Test Contract") == 8


def test_nothing_is_anted_unless_it_is_said() -> None:
    g = setup.new_game(editions.get("2006"), [DECK, DECK], starter=0)
    _ = g.question
    assert not g.ante


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_for_ante(key: str, players: int) -> None:
    deck = {"Mountain": 20, "Goblin Raider": 12, "Shock": 8}
    report = fuzz.run(editions.get(key), [deck], 3, seed=7, players=players, ante=True)
    assert report.games == 3


def test_anted_cards_stay_when_their_owner_leaves() -> None:
    g = begun("current", 3)
    g.concede(1)
    assert g.question is not None
    assert sorted(g.objects[id_].owner for id_ in g.ante) == [0, 1, 2]
    g.concede(0)
    assert {g.objects[id_].owner for id_ in g.ante} == {2}
    assert all(g.objects[id_].zone == c.ANTE for id_ in g.ante)


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:217.9c")
def test_who_owns_what_after_the_game(key: str) -> None:
    g = begun(key)
    first, second = g.ante
    assert owners_changed(g) == []
    assert ownership.give(g, second, 0)
    assert not ownership.give(g, second, 0)
    name = g.objects[second].defn.base.name
    assert owners_changed(g) == [(name, 1, 0)]
    g.concede(0)  # all of it goes to the winner: what was the winner's own is so again
    assert owners_changed(g) == [(g.objects[first].defn.base.name, 0, 1)]


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.parametrize("zone", ["hand", "library", "graveyard"])
def test_a_card_lies_with_its_new_owner(key: str, zone: str) -> None:
    g = setup.empty_game(editions.get(key), ("A", "B"))
    obj = setup.add(g, CONTRACT, 1, zone)
    assert ownership.give(g, obj.id, 0)
    assert getattr(g.players[0], zone) == [obj.id]
    assert getattr(g.players[1], zone) == []
    assert g.objects[obj.id].owner == g.objects[obj.id].controller == 0


@pytest.mark.parametrize("key", editions.names())
def test_random_games_in_which_owners_change(key: str) -> None:
    deck = {"Mountain": 20, "Goblin Raider": 8, "Test Robber": 8, "Shock": 4}
    report = fuzz.run(
        editions.get(key), [deck], 4, seed=3, ante=True, lookup=lookup, anachronistic=True
    )
    assert report.games == 4
