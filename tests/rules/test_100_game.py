"""Sections 100 to 104 of the 2006 book: decks, starting a game, ending it, golden rules, numbers;
what the 2009 book says alike.
"""

from __future__ import annotations

from typing import Any

import pytest

import apnap
from apnap.cards.decks import find_deck
from apnap.game import Game

from .play import Data, all_editions, creature, keys, old_editions, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE) -> Data:
    return thing(name, "Instant", text, cost)


def begun(edition: str, seed: int = 1) -> Game:
    decks = [apnap.load_deck(find_deck(name)) for name in ("red-goblins", "green-stompy")]
    return apnap.new_game(decks, edition=edition, seed=seed, starter=0)


def said(game: Game, word: str) -> None:
    """Answer the question with the option of that kind."""
    assert game.question is not None
    game.push(next(one for one in game.question.options if one.kind == word))


# 100, 101: players and the start


@old_editions
@rule("2006:100.1", "2006:100.1a")
def test_one_player_is_no_game(edition: str) -> None:
    deck = apnap.load_deck(find_deck("red-goblins"))
    with pytest.raises(ValueError):
        apnap.new_game([deck], edition=edition)


@old_editions
@rule("2006:101.1", "2006:217.2a", "2006:101.3", "2006:217.3a", "x2009:103.3", "x2009:103.1")
def test_libraries_are_shuffled_decks_and_hands_hold_seven(edition: str) -> None:
    orders = set()
    for seed in range(3):
        game = begun(edition, seed)
        assert game.question is not None and game.question.key == "mulligan"
        for seat in (0, 1):
            assert game.players[seat].life == 20
            assert len(game.players[seat].hand) == 7
            assert len(game.players[seat].library) == 53
        orders.add(tuple(card.name for card in game.view(0).players[0].hand))
    assert len(orders) == 3  # each seed another order


@rule("2006:101.4")
def test_mulligans_of_2006_are_finished_one_player_after_the_other() -> None:
    game = begun("2006")
    said(game, "yes")
    assert game.question is not None and game.question.chooser == 0  # the same player again
    assert len(game.players[0].hand) == 6
    said(game, "yes")
    assert len(game.players[0].hand) == 5 and len(game.players[1].hand) == 7
    said(game, "no")
    assert game.question.chooser == 1
    said(game, "yes")
    said(game, "no")
    assert (len(game.players[0].hand), len(game.players[1].hand)) == (5, 6)
    assert game.turn == 1  # keeping is final


@rule("x2009:103.4")
def test_mulligans_of_2009_go_round_by_round() -> None:
    game = begun("2009")
    said(game, "yes")
    assert game.question is not None and game.question.chooser == 1
    assert len(game.players[0].hand) == 7  # nothing happens before both have said
    said(game, "yes")
    assert (len(game.players[0].hand), len(game.players[1].hand)) == (6, 6)
    said(game, "no")
    said(game, "yes")
    said(game, "no")
    assert (len(game.players[0].hand), len(game.players[1].hand)) == (6, 5)


@all_editions
@rule("2006:101.5", "2006:101.5a", "x2009:103.7a", "2006:200.3")
def test_the_first_turn_skips_its_draw_step(edition: str) -> None:
    game = begun(edition)
    said(game, "no")
    said(game, "no")
    assert (game.turn, game.active, game.view(0).step) == (1, 0, "upkeep")
    while game.turn == 1 or game.view(0).step != "main1":
        said(game, "pass")
    drawn = [dict(args)["player"] for key, args, _ in game.lines if key == "turn-draw"]
    assert drawn == [1]


# 102: ending


@all_editions
@rule("2006:102.4b", "2006:421.4", "x2009:104.4b")
def test_a_loop_that_nobody_can_stop_is_a_draw(edition: str) -> None:
    """What untaps and what taps answer each other for ever."""
    ring = thing("Ring", "Enchantment", "Whenever a creature becomes tapped, untap it.")
    gnir = thing("Gnir", "Enchantment", "Whenever a creature becomes untapped, tap it.")
    tap = instant("Tap", "Tap target creature.")
    play(
        edition,
        {"battlefield": [creature("Ox"), ring, gnir], "hand": [tap]},
        do=[{"by": "A", "cast": "Tap", "targets": ["ox"]}, {"resolve": "all"}],
        expect=[{"over": True}, {"draw": True}],
    )


# 103: golden rules


@old_editions
@rule("2006:103.1", "x2009:101.1")
def test_a_card_overrides_the_rule(edition: str) -> None:
    more = thing("More", "Enchantment", "You may play an additional land on each of your turns.")
    play(
        edition,
        {"battlefield": [more], "hand": ["Forest * 3"]},
        do=[
            {"by": "A", "play": "Forest", "choose": ["More"]},
            {"by": "A", "play": "Forest"},
            {"expect": [{"not_legal": {"by": "A", "play": "Forest"}}]},
        ],
    )


@old_editions
@rule("2006:103.2", "x2009:101.2")
def test_cannot_beats_can(edition: str) -> None:
    more = thing("More", "Enchantment", "You may play an additional land on each of your turns.")
    none = thing("None", "Enchantment", "Players can't play lands.")
    for order in ([more, none], [none, more]):
        play(
            edition,
            {"battlefield": order, "hand": ["Forest"]},
            do=[{"expect": [{"not_legal": {"by": "A", "play": "Forest"}}]}],
        )


@old_editions
@rule("2006:103.4", "2006:103.4/e1", "2006:103.4a", "x2009:101.4")
def test_the_active_player_chooses_first_and_all_happens_together(edition: str) -> None:
    edict = instant("Edict", "Each player sacrifices a creature.")
    game = play(
        edition,
        {"battlefield": [creature("Ox"), creature("Elf")]},
        {"battlefield": [creature("Cat"), creature("Bat")], "hand": [edict]},
        [
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Edict"},
            {"until": "question"},
            {"expect": [{"asked": "A"}, {"battlefield": {"A": {"Ox": 1}, "B": {"Bat": 1}}}]},
            {"by": "A", "answer": ["ox"]},
            {"expect": [{"asked": "B"}, {"object": "ox", "zone": "battlefield"}]},
            {"by": "B", "answer": ["bat"]},
            {"resolve": "all"},
        ],
        [
            {"object": "ox", "zone": "graveyard"},
            {"object": "bat", "zone": "graveyard"},
        ],
    )
    assert keys(game, "permanent-sacrificed") == ["permanent-sacrificed"] * 2


# 104: numbers and symbols


@old_editions
@rule("2006:104.3d", "x2009:107.4b")
def test_a_numeral_in_an_effect_is_colourless_mana(edition: str) -> None:
    rock = thing("Rock", "Artifact", "{T}: Add {C}{C}.")
    green = instant("Green", "You gain 1 life.", "{G}")
    grey = instant("Grey", "You gain 1 life.", "{2}")
    play(
        edition,
        {"battlefield": [rock], "hand": [green, grey]},
        do=[
            {"by": "A", "activate": "rock"},
            {"expect": [
                {"mana": {"A": "{C}{C}"}},
                {"not_legal": {"by": "A", "cast": "Green"}},
                {"legal": {"by": "A", "cast": "Grey"}},
            ]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:104.3f", "2006:203.2e", "x2009:107.4e")
def test_a_hybrid_symbol_is_paid_either_way_and_is_both_colours(edition: str) -> None:
    both = creature("Both", cost="{G/W}{G/W}")
    for lands, legal in (
        (["Forest", "Plains"], True),
        (["Plains", "Plains"], True),
        (["Forest", "Island"], False),
    ):
        check: dict[str, Any] = {("legal" if legal else "not_legal"): {"by": "A", "cast": "Both"}}
        play(edition, {"battlefield": lands, "hand": [both]}, do=[{"expect": [check]}])
    play(
        edition,
        {"battlefield": ["Forest", "Forest"], "hand": [both]},
        do=[{"by": "A", "cast": "Both"}, {"resolve": "all"}],
        expect=[{"object": "both", "colors": ["green", "white"]}],
    )


@old_editions
@rule("2006:104.4", "x2009:302.6", "2006:212.3d", "x2009:107.5")
def test_the_tap_symbol_wants_an_untapped_permanent_and_no_new_creature(edition: str) -> None:
    gun = creature("Gun", text="{T}: Gun deals 1 damage to any target.")
    play(
        edition,
        {"battlefield": [
            {**gun, "as": "new", "sick": True}, {**gun, "as": "used", "tapped": True},
            {**gun, "as": "good"}, thing("Rod", "Artifact", "{T}: You gain 1 life.", sick=True),
        ]},
        do=[{"expect": [
            {"not_legal": {"by": "A", "activate": "new"}},
            {"not_legal": {"by": "A", "activate": "used"}},
            {"legal": {"by": "A", "activate": "good"}},
            {"legal": {"by": "A", "activate": "rod"}},
            {"cannot_attack": ["new", "used"]},
        ]}],
    )  # fmt: skip


@old_editions
@rule("2006:104.2/e2", "x2009:107.2")
def test_the_greatest_of_nothing_is_zero(edition: str) -> None:
    most = instant("Most", "You gain life equal to the greatest power among creatures you control.")
    for board, life in (([], 20), ([creature("Ox", "3/3"), creature("Elf", "1/1")], 23)):
        play(
            edition,
            {"battlefield": board, "hand": [most]},
            do=[{"by": "A", "cast": "Most"}, {"resolve": "all"}],
            expect=[{"life": {"A": life}}],
        )
