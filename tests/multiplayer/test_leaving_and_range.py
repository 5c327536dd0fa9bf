"""Small rules of leaving the game and of limited ranges, with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from actions.table import Table
from actions.table import creature as made
from apnap import ir, setup
from apnap.actions import ending
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.questions import Question
from apnap.game import find_edition
from apnap.lab import load_data, run_scenario
from apnap.multiplayer import leaving
from rules.play import ALL, Data, creature, thing

FREE = "{0}"
each = pytest.mark.parametrize("edition", ALL)


def many(edition: str, players: dict[str, Data], do: list[Any], expect: Any, **more: Any) -> Game:
    """Play a scenario of several players, free for all unless it says otherwise; it must pass."""
    data = {"format": "free-for-all", "players": players, "do": do, "expect": expect, **more}
    result = run_scenario(load_data(data), edition)
    assert result.status == "passed", result.message
    assert result.game is not None
    return result.game


def question(game: Game) -> Question:
    """What is asked."""
    assert game.question is not None
    return game.question


def act(game: Game, name: str) -> None:
    """Whoever has priority plays the card of that name."""
    options = question(game).options
    names = [game.chars(game.get(int(o.id))).name if o.kind != "pass" else "" for o in options]
    game.push(names.index(name))


def instant(name: str, text: str, **more: Any) -> Data:
    return thing(name, "Instant", text, FREE, **more)


@each
def test_leaving_with_the_player_is_leaving_the_battlefield(edition: str) -> None:
    watch = thing("Watch", "Enchantment", "Whenever a creature leaves the battlefield, you gain 1 "
                  "life.")  # fmt: skip
    many(
        edition,
        {"A": {"battlefield": [watch]}, "B": {"battlefield": [creature("Ox"), "Forest"]}, "C": {}},
        [{"by": "B", "concede": True}, {"resolve": "all"}],
        [{"life": {"A": 21, "C": 20}}],
    )


@each
def test_delayed_triggers_of_who_left_never_come(edition: str) -> None:
    doom = instant("Doom", "Destroy target creature at the beginning of the next end step.")
    players: dict[str, Data] = {
        "A": {"hand": [doom]},
        "B": {"battlefield": [creature("Ox")]},
        "C": {},
    }
    cast: list[Any] = [{"by": "A", "cast": "Doom", "targets": ["ox"]}, {"resolve": "all"}]
    leaves: list[Any] = [{"by": "A", "concede": True}]
    for more, zone in (([], "graveyard"), (leaves, "battlefield")):
        many(edition, players, [*cast, *more, {"to": "2.main1"}], [{"object": "ox", "zone": zone}])


@each
def test_a_team_goes_on_without_one_who_gives_up_in_the_middle_of_a_spell(edition: str) -> None:
    """What was half done is taken back, and whoever was casting has priority."""
    ray = instant("Ray", "Ray deals 2 damage to target player.")
    players: dict[str, Data] = {
        "A": {"team": "one", "hand": [ray]},
        "B": {"team": "one"},
        "C": {"team": "two"},
        "D": {"team": "two"},
    }
    game = many(edition, players, [], [{"over": False}], format="team-vs-team")
    act(game, "Ray")
    assert question(game).key == "target" and len(game.stack) == 1
    game.concede(1)
    assert (question(game).key, question(game).chooser, game.stack) == ("priority", 0, [])
    act(game, "Ray")
    assert question(game).key == "target" and len(game.stack) == 1


@each
def test_what_nobody_in_range_does_sets_nothing_off(edition: str) -> None:
    """Also where the event is about an object alone."""
    bell = thing("Bell", "Artifact", "Whenever a creature becomes tapped, you gain 1 life.")
    ox = creature("Ox", text="{T}: You gain 10 life.")
    for who, life in (("B", 21), ("C", 20)):
        others: dict[str, Data] = {name: {} for name in "BCD"}
        others[who] = {"battlefield": [ox]}
        seats = "ABCD"
        before = [{"by": name, "pass": 1} for name in seats[: seats.index(who)]]
        many(
            edition,
            {"A": {"battlefield": [bell]}, **others},
            [*before, {"by": who, "activate": "ox"}, {"resolve": "all"}],
            [{"life": {"A": life, who: 30}}],
            range=1,
        )


@each
def test_an_event_that_is_partly_out_of_range_sets_nothing_off(edition: str) -> None:
    """The source is in range, and what it deals damage to is not."""
    sore = thing("Sore", "Enchantment", "Whenever a creature is dealt damage, you gain 1 life.")
    gun = thing("Gun", "Artifact", "{T}: Gun deals 1 damage to target creature.")
    for target, life in (("near", 21), ("far", 20)):
        many(
            edition,
            {
                "A": {"battlefield": [sore]},
                "B": {"battlefield": [gun, creature("Near", "2/2")]},
                "C": {"battlefield": [creature("Far", "2/2")]},
                "D": {},
            },
            [
                {"by": "A", "pass": 1},
                {"by": "B", "activate": "gun", "targets": [target]},
                {"resolve": "all"},
            ],
            [{"life": {"A": life}}, {"object": target, "damage": 1}],
            range=1,
        )


@each
def test_the_trace_says_who_was_out_of_range(edition: str) -> None:
    """A player is written as a player, an object as an object."""
    glad = thing("Glad", "Enchantment", "Whenever a player gains life, you draw a card.")
    heal = instant("Heal", "You gain 1 life.")
    game = many(
        edition,
        {"A": {"battlefield": [glad]}, "B": {}, "C": {"hand": [heal]}, "D": {}},
        [
            {"by": "A", "pass": 1},
            {"by": "B", "pass": 1},
            {"by": "C", "cast": "Heal"},
            {"resolve": "all"},
        ],
        [{"hand": {"A": 0}}, {"life": {"C": 21}}],
        range=1,
    )
    told = [dict(args)["target"] for key, args, _ in game.lines if key == "out-of-range"]
    assert told == [-1 - 2]


def test_anted_cards_stay_when_their_owner_leaves() -> None:
    g = setup.empty_game(find_edition("2006"), ["A", "B", "C"])
    deck = setup.add
    forest = deck(g, _card("Forest"), 1, "ante")
    other = deck(g, _card("Forest"), 1, "exile")
    setup.begin_at(g)
    g.concede(1)
    assert forest.id in g.objects and g.objects[forest.id].zone == c.ANTE
    assert other.id not in g.objects


def _card(name: str) -> Any:
    from apnap.cards import pool

    card = pool.load_card(name)
    assert card is not None
    return card


def test_the_exile_of_what_is_left_may_be_replaced() -> None:
    """Nothing in the rules keeps an effect from applying to it."""
    table = Table("current", 3)
    clings = ir.Replacement(ir.WouldMove(ir.Is(ir.This()), "battlefield", "exile"), to="hand")
    table.put(made("Clinger", 2, 2, clings), 1, controller=0)
    table.put(made("Other"), 1, controller=0)
    ending.lose_game(table.g, 0, "sba-life-zero")
    leaving.depart(table.g)
    hand, exile = table.g.players[1].hand, table.g.exile
    assert [table.obj(id_).defn.base.name for id_ in (*hand, *exile)] == ["Clinger", "Other"]
    assert (len(hand), len(exile)) == (1, 1)
