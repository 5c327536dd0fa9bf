"""Formats: who can play them, and what the game begins with."""

from __future__ import annotations

import pytest

from apnap import editions, ir, setup
from apnap.actions import life
from apnap.cards import pool
from apnap.continuous import effects
from apnap.core.game import Game
from apnap.core.questions import NUMBER, ORDER, PICK_ONE, PICK_SOME, SPLIT, Option, Question
from apnap.fuzz import with_concessions
from apnap.interpret import refs
from apnap.interpret.context import Ctx
from apnap.multiplayer import formats
from apnap.turn import order

FOREST = {"Forest": 60}


def lives(g: Game) -> list[int]:
    return [player.life for player in g.players]


@pytest.mark.parametrize(("key", "life"), [("2006", 40), ("2009", 30), ("current", 30)])
def test_two_headed_giant_starts_with_the_life_of_its_book(key: str, life: int) -> None:
    g = setup.empty_game(editions.get(key), "ABCD", format="two-headed-giant")
    assert lives(g) == [life] * 4
    assert [player.team for player in g.players] == [0, 0, 2, 2]


@pytest.mark.parametrize("key", editions.names())
def test_a_creature_can_be_deployed_by_one_ability_whoever_else_deploys(key: str) -> None:
    g = setup.empty_game(editions.get(key), "ABCDEF", format="emperor")
    bears = pool.load_card("Grizzly Bears")
    assert bears is not None
    for seat in (0, 1):
        setup.add(g, bears, seat, "battlefield")
    setup.begin_at(g)
    assert g.question is not None and g.question.chooser == 0
    able = [option.id for option in g.question.options if option.kind == "activate"]
    assert able == g.players[0].battlefield


def test_the_usual_format_for_so_many() -> None:
    current = editions.get("current")
    assert setup.empty_game(current, "AB").format == "duel"
    assert setup.empty_game(current, "ABC").format == "free-for-all"
    assert setup.empty_game(current, "ABCD", teams=[0, 0, 2, 2]).format == "team-vs-team"


@pytest.mark.parametrize(
    ("given", "names", "why"),
    [
        ({"format": "chess"}, "AB", "there is no format 'chess'"),
        ({"format": "two-headed-giant"}, "ABC", "^two-headed giant is for 4 players, not 3$"),
        ({"format": "emperor"}, "ABCDEFG", "teams of 3"),
        ({"format": "grand-melee"}, "AB", "for at least 3 players"),
        ({"format": "grand-melee", "range_": 2}, "ABCDEFGH", "the range of influence is 1"),
        ({"attack": "up"}, "ABC", "attack is one of"),
    ],
)
def test_what_cannot_be_played(given: dict[str, str], names: str, why: str) -> None:
    with pytest.raises(setup.SetupError, match=why):
        setup.empty_game(editions.get("current"), names, **given)  # type: ignore[arg-type]


def test_the_oldest_book_has_no_commanders() -> None:
    with pytest.raises(setup.SetupError, match="2006 knows no Commander"):
        setup.empty_game(editions.get("2006"), "AB", format="commander")


def test_commander_decks() -> None:
    deck = {"Forest": 98, "Grizzly Bears": 1}
    g = setup.new_game(
        editions.get("current"),
        [deck] * 4,
        format="commander",
        commanders=[["Isamaru, Hound of Konda"]] * 4,
        starter=0,
    )
    assert lives(g) == [40] * 4 and len(g.command) == 4
    assert all(player.cards_in_start == 100 for player in g.players)
    with pytest.raises(setup.SetupError, match="names no commander"):
        setup.new_game(editions.get("current"), [deck, deck], format="commander")


@pytest.mark.parametrize("key", ["2009", "current"])
def test_commander_games_end(key: str) -> None:
    deck = {"Plains": 60, "Suntail Hawk": 20, "Wrath of God": 19}
    given = {"format": "commander", "commanders": [["Isamaru, Hound of Konda"]] * 3}
    assert with_concessions(editions.get(key), [deck] * 3, 3, **given) < 3


def test_ranges_of_an_emperor_game() -> None:
    g = setup.empty_game(editions.get("current"), "ABCDEF", format="emperor")
    seen = [[other for other in range(6) if g.reach[seat] >> other & 1] for seat in range(6)]
    assert seen[0] == [0, 1, 5] and seen[1] == [0, 1, 2, 3, 5] and seen[2] == [1, 2, 3]


def test_plain_answers() -> None:
    options = (Option("object", 1), Option("object", 2), Option("no"))
    assert Question(PICK_ONE, "x", 0, options).plainest() == 2
    assert Question(PICK_ONE, "x", 0, options[:2]).plainest() == 0
    assert Question(PICK_SOME, "x", 0, options, least=1, most=2).plainest() == (0,)
    assert Question(NUMBER, "x", 0, least=2, most=5).plainest() == 2
    assert Question(ORDER, "x", 0, options).plainest() == (0, 1, 2)
    assert Question(SPLIT, "x", 0, options, least=0, total=4).plainest() == (4, 0, 0)


def test_formats_have_both_languages() -> None:
    for key, form in formats.FORMATS.items():
        assert form.key == key and all(form.title)


@pytest.mark.parametrize("starter", range(4))
def test_the_first_head_of_the_starting_team_is_active(starter: int) -> None:
    current = editions.get("current")
    g = setup.new_game(current, [FOREST] * 4, format="two-headed-giant", starter=starter)
    while g.turn == 0:
        question = g.question
        assert question is not None
        g.push(1 if question.key == "mulligan" else 0)
    assert g.active == g.starting == starter - starter % 2


def test_the_first_mulligan_is_free_among_many() -> None:
    g = setup.new_game(editions.get("current"), [FOREST] * 3, starter=0)
    assert g.question is not None and g.question.key == "mulligan"
    g.push(0)
    g.push(1)
    g.push(1)
    assert g.question is not None and g.question.key == "mulligan" and g.question.chooser == 0
    g.push(1)
    assert g.question.key == "priority" and [len(p.hand) for p in g.players] == [7, 7, 7]


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("x2009:810.9g")
def test_nobody_of_a_team_gains_life_if_one_of_them_cannot(key: str) -> None:
    g = setup.empty_game(editions.get(key), "ABCD", format="two-headed-giant")
    curse = ir.Static((ir.CantGainLife(ir.You()),))
    card = ir.Card((ir.Face("Curse", (), types=("Enchantment",), abilities=(curse,)),))
    setup.add(g, card, 0, "battlefield")
    setup.begin_at(g)
    start = g.players[0].life
    assert life.gain(g, 1, 3) == life.gain(g, 0, 3) == 0 and life.gain(g, 2, 3) == 3
    assert lives(g) == [start, start, start + 3, start + 3]


def test_creatures_are_deployed_in_emperor_games_only() -> None:
    current = editions.get("current")
    assert len(setup.empty_game(current, "ABCDEF", format="emperor").command) == 6
    assert not setup.empty_game(current, "ABCDEF", format="team-vs-team").command


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("x2009:801.5c")
def test_where_nobody_in_range_can_choose_the_nearest_opponent_does(key: str) -> None:
    g = setup.empty_game(editions.get(key), "ABCDEF", range_=1, teams=[0, 0, 0, 3, 3, 3])
    assert order.opponents(g, 1) == []
    assert refs.players(Ctx(g, 0, 1), ir.AnOpponent()) == (3,)
    assert order.nearest_opponent(g, 1) == [3]


def test_control_given_back_and_forth_leaves_one_effect_for_each_player() -> None:
    g = setup.empty_game(editions.get("current"), "ABCDEF", format="emperor")
    bears = pool.load_card("Grizzly Bears")
    assert bears is not None
    bear = setup.add(g, bears, 1, "battlefield")
    setup.begin_at(g)
    give = (ir.SetController(ir.You()),)
    for seat in (0, 2, 0, 2, 0):
        effects.begin(Ctx(g, bear.id, seat), give, affected=(bear.id,), until="forever")
        assert bear.controller == seat
    assert [effect.controller for effect in g.effects] == [2, 0]
    effects.begin(Ctx(g, bear.id, 1), give, affected=(bear.id,), until="turn")
    assert len(g.effects) == 3
    g.concede(0)
    _ = g.question
    assert g.objects[bear.id].controller == 1
    effects.expire(g, "cleanup")
    assert g.objects[bear.id].controller == 2
