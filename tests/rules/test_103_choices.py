"""Who starts, whole numbers, and in which order players choose: 101 to 104, 409.2b."""

from __future__ import annotations

import pytest

import apnap
from apnap import ir
from apnap.cards import pool
from apnap.cards.decks import find_deck
from apnap.core.questions import IllegalAnswer, Question
from apnap.game import Game, next_chooser
from apnap.lab import load_data, run_scenario

from .play import Data, all_editions, creature, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE, **more: object) -> Data:
    return thing(name, "Instant", text, cost, **more)


def question(game: Game) -> Question:
    """What is asked; there must be something."""
    found = game.question
    assert found is not None
    return found


def until_priority(game: Game) -> list[tuple[str, int]]:
    """Answer what is asked in the plainest way: (key of the question, seat) one after another."""
    found = []
    while question(game).key != "priority":
        found.append((question(game).key, question(game).chooser))
        game.push(question(game).plainest())
    return found


def act(game: Game, name: str) -> None:
    """The player who has priority plays the card of that name."""
    for i, option in enumerate(question(game).options):
        if option.kind != "pass" and game.chars(game.get(int(option.id))).name == name:
            game.push(i)
            return
    raise AssertionError(f"{name} cannot be played")


@all_editions
@rule("2006:409.2b", "2006:103.4", "x2009:608.2e")
def test_whoever_plays_it_chooses_first_the_active_player_on_resolution(edition: str) -> None:
    toll = instant("Toll", "As an additional cost to cast this spell, each player discards a card."
                   "\nEach player discards a card.")  # fmt: skip
    three = ["Forest", "Island", "Swamp"]
    game = play(edition, {"hand": three}, {"hand": [toll, *three]}, [{"by": "A", "pass": 1}])
    act(game, "Toll")
    assert until_priority(game) == [("discard", 1), ("discard", 0)]
    game.push(0)
    game.push(0)
    assert until_priority(game) == [("discard", 0), ("discard", 1)]


@all_editions
@rule("2006:103.4b")
def test_several_choices_are_made_in_the_order_written_or_in_ones_own(edition: str) -> None:
    """The spell says which comes first; of two like payments the player says what goes first."""
    rite = instant("Rite", "Choose a color. Choose a creature type. Sacrifice a creature. Discard "
                   "a card. You gain 1 life.")  # fmt: skip
    a = {"hand": [rite, "Forest", "Island"], "battlefield": [creature("Ox"), creature("Elf")]}
    game = play(edition, a, {}, [{"by": "A", "cast": "Rite"}])
    game.push(0)
    game.push(0)
    asked = [key for key, _ in until_priority(game)]
    assert asked == ["color", "creature-type", "sacrifice", "discard"]
    whenever = "Whenever a creature dies, you "
    watch = [
        thing("First Watch", "Enchantment", whenever + "gain 1 life."),
        thing("Second Watch", "Enchantment", whenever + "lose 1 life."),
    ]
    kill = instant("Kill", "Destroy target creature.")
    a = {"hand": [kill], "battlefield": [creature("Ox"), *watch]}
    for first, second in (("First", "Second"), ("Second", "First")):
        do: list[Data] = [
            {"by": "A", "cast": "Kill", "targets": ["ox"]},
            {"resolve": "top", "choose": [first.lower()]},
            {"expect": [{"stack": [f"ability of {second} Watch", f"ability of {first} Watch"]}]},
        ]
        play(edition, a, do=do)


@all_editions
@rule("2006:104.1", "x2009:107.1", "x2009:107.1a")
def test_numbers_are_whole_and_halves_say_how_they_are_rounded(edition: str) -> None:
    half = instant("Half", "Target player loses half their life, rounded up.")
    burn = instant("Burn", "Burn deals X damage to target player.", "{X}")
    a = {"hand": [half, burn], "mana": "{R}{R}{R}"}
    do: list[Data] = [{"by": "A", "cast": "Half", "targets": ["B"]}, {"resolve": "all"}]
    play(edition, a, {"life": 7}, do, [{"life": {"B": 3}}])
    game = play(edition, a, {"life": 7})
    act(game, "Burn")
    while question(game).key != "x":
        game.push(question(game).plainest())
    for broken in (1.5, "1.5", "1/2"):
        with pytest.raises(IllegalAnswer):
            game.push(broken)
    assert question(game).key == "x"


FIRST = ["{W}", "{X}", "{Y}", "{Z}", "{0}", "{7}", "{W/U}", "{B/R}", "{G/U}", "{S}"]
LATER = {"{2/W}": ("2009", "current"), "{C}": ("current",), "{G/P}": ("current",)}


@all_editions
@rule("2006:104.3")
def test_costs_are_made_of_the_symbols_that_the_edition_has(edition: str) -> None:
    for symbol in FIRST:
        play(edition, {"hand": [creature("Ox", cost=symbol)]})
    for symbol in ("{Q}", "{W/W/U}", "{1/2}", "{-1}", "{½}", "W"):
        assert "mana" in refused(edition, creature("Ox", cost=symbol))
    for symbol, there in LATER.items():
        for card in (creature("Ox", cost=symbol), creature("Ox", text=f"{symbol}: Draw a card.")):
            if edition in there:
                play(edition, {"battlefield": [card]})
            else:
                assert f"{symbol} is no mana symbol" in refused(edition, card)


def refused(edition: str, card: Data) -> str:
    """Why a position with the card cannot be set up."""
    data = {"players": {"A": {"hand": [card]}, "B": {}}}
    result = run_scenario(load_data(data), edition)
    assert result.status == "error"
    return result.message


WIN, LOSE = ir.WinGame(), ir.LoseGame()


def fate(effect: ir.Effect) -> ir.Card:
    """An instant with that effect."""
    body = ir.Spell(ir.Body(effect))
    return ir.Card((ir.Face("Fate", ("0",), "", (), ("Instant",), (), (body,)),))


@all_editions
@rule("2006:102.3e", "x2009:104.3f")
def test_whoever_wins_and_loses_at_the_same_moment_loses(edition: str) -> None:
    """One after the other, what comes first decides; at once, in whatever order it is told, the
    loss does. The other player is left, or with others the game goes on."""
    cases: list[tuple[ir.Effect, str]] = [
        (ir.AtOnce((WIN, LOSE)), "B"),
        (ir.AtOnce((LOSE, WIN)), "B"),
        (ir.Do((WIN, LOSE)), "A"),
        (ir.Do((LOSE, WIN)), "B"),
    ]
    for effect, winner in cases:
        card = fate(effect)

        def known(name: str, card: ir.Card = card) -> ir.Card | None:
            return card if name == "Fate" else pool.load_card(name)

        players: Data = {"A": {"hand": ["Fate"]}, "B": {}}
        do = [{"by": "A", "cast": "Fate"}, {"resolve": "all"}]
        for more in ({}, {"C": {}}):
            expect: list[Data] = [{"winner": winner}] if not more or winner == "A" else [
                {"loser": "A"}, {"over": False}]  # fmt: skip
            data = {"players": {**players, **more}, "do": do, "expect": expect}
            result = run_scenario(load_data(data), edition, lookup=known)
            assert result.status == "passed", result.message


DECKS = [apnap.load_deck(find_deck("red-goblins")) for _ in range(2)]


@all_editions
@rule("2006:101.2", "x2009:103.2")
def test_the_loser_of_the_game_before_says_who_starts(edition: str) -> None:
    """A player picked by chance says so in the first game; afterwards the one whom the match
    names: the loser, or after a draw whoever said it before."""
    chosen = {question(apnap.new_game(DECKS, edition=edition, seed=n)).chooser for n in range(20)}
    assert chosen == {0, 1}
    for loser in (0, 1):
        for seed in range(5):
            game = apnap.new_game(DECKS, edition=edition, seed=seed, chooser=loser)
            asked = question(game)
            assert (asked.key, asked.chooser) == ("starting-player", loser)
            assert [option.id for option in asked.options] == [0, 1]
            game.push(1 - loser)
            assert game.starting == 1 - loser
            game.concede(seed % 2)
            assert next_chooser(game) == seed % 2
    peace = instant("Peace", "The game is a draw.")
    game = play(edition, {"hand": [peace]}, do=[{"by": "A", "cast": "Peace"}, {"resolve": "all"}])
    for before in (0, 1):
        game.setup_data = (("chooser", before),)
        assert next_chooser(game) == before
