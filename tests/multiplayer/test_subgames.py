"""A game within a game: its start, its end, taking back, copies, saving."""

from __future__ import annotations

import json
import random

import pytest

from apnap import editions, fuzz, ir, setup
from apnap.actions import zones
from apnap.agents import RandomAgent
from apnap.cards import pool
from apnap.core import constants as c
from apnap.core import saving
from apnap.core.game import Game
from apnap.core.questions import Option

WITHIN = ir.Card(
    (
        ir.Face(
            "Test Tale",
            (),
            types=("Sorcery",),
            abilities=(
                ir.Spell(
                    ir.Body(
                        ir.Do(
                            (
                                ir.PlaySubgame(),
                                ir.LoseLife(
                                    ir.Half(ir.LifeOf(ir.SubgameLosers()), True),
                                    ir.SubgameLosers(),
                                ),
                            )
                        )
                    )
                ),
            ),
        ),
    )
)
DECK = ("Mountain",) * 5 + ("Goblin Raider",) * 4 + ("Shock",) * 3


def lookup(name: str) -> ir.Card | None:
    return WITHIN if name == "Test Tale" else pool.load_card(name)


def table(key: str = "current", players: int = 2, **given: object) -> Game:
    g = setup.empty_game(editions.get(key), "ABCD"[:players], seed=3, **given)  # type: ignore[arg-type]
    for seat in range(players):
        for name in (*DECK, *DECK):
            card = lookup(name)
            assert card is not None
            setup.add(g, card, seat, "library")
        setup.add(g, WITHIN, seat, "hand")
        bears = lookup("Grizzly Bears")
        assert bears is not None
        setup.add(g, bears, seat, "battlefield")
        g.players[seat].cards_in_start = 26
    g.players[1].life = 13
    setup.begin_at(g)
    return g


def tell(g: Game) -> None:
    """The player with priority casts the Tale, and it begins to resolve."""
    question = g.question
    assert question is not None
    tale = next(o for o in question.options if o.kind == "cast")
    g.push(tale)
    depth = len(g.frames)
    while len(g.frames) == depth:
        assert g.question is not None and g.question.key == "priority"
        g.push(0)


@pytest.mark.parametrize("key", editions.names())
def test_libraries_are_the_decks_of_a_fresh_game(key: str) -> None:
    g = table(key)
    tell(g)
    assert g.turn == 0 and [player.life for player in g.players] == [20, 20]
    assert g.battlefield() == [] and g.stack == [] and g.question is not None
    assert all(len(player.library) + len(player.hand) == 24 for player in g.players)
    while g.turn == 0:
        g.push(g.question.plainest())
    assert all(len(player.hand) >= 7 for player in g.players)
    fuzz.check_state(g)


@pytest.mark.parametrize("key", editions.names())
def test_the_loser_loses_half_their_life_rounded_up(key: str) -> None:
    g = table(key)
    tell(g)
    g.concede(1)
    assert g.frames == () and g.turn == 1 and g.outcome is None
    assert [player.life for player in g.players] == [20, 6]
    assert all(len(player.library) == 24 for player in g.players)
    assert len(g.battlefield()) == 2
    assert [g.objects[id_].zone for id_ in g.players[0].graveyard] == [c.GRAVEYARD]
    fuzz.check_state(g)


@pytest.mark.rule("x2009:712.5")
@pytest.mark.parametrize("key", editions.names())
def test_libraries_are_shuffled_when_it_is_over(key: str) -> None:
    g = table(key)
    before = [[g.objects[id_].phys for id_ in player.library] for player in g.players]
    tell(g)
    g.concede(1)
    after = [[g.objects[id_].phys for id_ in player.library] for player in g.players]
    assert [sorted(ids) for ids in after] == [sorted(ids) for ids in before]
    assert all(a != b for a, b in zip(after, before, strict=True))


def test_what_came_in_from_outside_goes_into_the_library() -> None:
    """What was left outside stays there."""
    g = table()
    for name in ("Forest", "Island"):
        card = lookup(name)
        assert card is not None
        setup.add(g, card, 0, "outside")
    tell(g)
    wished = next(id_ for id_ in g.outside if g.objects[id_].defn.base.name == "Island")
    zones.move(g, [wished], c.HAND)
    g.unit_mark = len(g.journal)
    g.concede(1)
    names = [g.objects[id_].defn.base.name for id_ in g.players[0].library]
    assert (names.count("Island"), len(names)) == (1, 25)
    assert [g.objects[id_].defn.base.name for id_ in g.outside] == ["Forest"]


def test_a_drawn_subgame_is_won_by_nobody() -> None:
    g = table()
    tell(g)
    while g.turn == 0:
        assert g.question is not None
        g.push(g.question.plainest())
    for player in g.players:
        player.life = 0
    g.touch(c.A_LIFE)
    g.sba_needed = True
    while g.frames:
        assert g.question is not None
        g.push(g.question.plainest())
    assert [player.life for player in g.players] == [10, 6]


def test_a_game_within_a_game_within_a_game() -> None:
    g = table()
    for player in g.players:
        setup.add(g, WITHIN, player.seat, "library")
        player.cards_in_start += 1
    tell(g)
    while g.turn == 0:
        assert g.question is not None
        g.push(g.question.plainest())
    seat = g.active
    found = next(i for i in g.players[seat].library + g.players[seat].hand if _is_tale(g, i))
    if g.objects[found].zone == c.LIBRARY:
        setup.add(g, WITHIN, seat, "hand")
        g.players[seat].cards_in_start += 1
    while not _can_tell(g, seat):
        assert g.question is not None
        g.push(g.question.plainest())
    tell(g)
    assert len(g.frames) == 2
    g.concede(1 - seat)
    assert len(g.frames) == 1 and g.players[1 - seat].life == 10
    g.concede(1 - seat)
    assert g.frames == () and g.outcome is None


def _is_tale(g: Game, id_: int) -> bool:
    return g.objects[id_].defn.base.name == "Test Tale"


def _can_tell(g: Game, seat: int) -> bool:
    question = g.question
    assert question is not None
    return (
        question.chooser == seat
        and any(o.kind == "cast" for o in question.options)
        and any(o.kind == "cast" and _is_tale(g, int(o.id)) for o in question.options)
    )


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_subgames_are_taken_back_saved_and_forked(key: str, players: int) -> None:
    g = table(key, players)
    first = saving.state_hash(g)
    agents = [RandomAgent(seat + players) for seat in range(players)]
    chance = random.Random(players)
    tell(g)
    notes: dict[int, str] = {}
    for _ in range(6_000):
        question = g.question
        if question is None or (not g.frames and len(notes) > 4):
            break
        if chance.random() < 0.01:
            notes[len(g.past_moves)] = saving.state_hash(g)
            loaded = saving.load(json.loads(json.dumps(saving.save(g))), g.edition)
            assert saving.state_hash(loaded) == notes[len(g.past_moves)]
            copied = g.copy()
            for one in (loaded, copied):
                one.concede(question.chooser)
            assert saving.state_hash(loaded) == saving.state_hash(copied)
        g.push(fuzz.answer_of(agents[question.chooser], g, question))
        if len(g.journal) == g.unit_mark:
            fuzz.check_state(g)
    assert g.frames == () or g.question is not None
    while g.past_moves:
        g.pop()
        wanted = notes.get(len(g.past_moves))
        assert wanted is None or saving.state_hash(g) == wanted
    assert saving.state_hash(g) == first
    fuzz.check_state(g)


def test_the_cards_of_a_player_who_left_the_subgame_come_back() -> None:
    g = table(players=3)
    tell(g)
    g.concede(1)
    assert len(g.frames) == 1 and g.players[1].left
    g.concede(2)
    assert g.frames == () and not any(player.left for player in g.players)
    assert [player.life for player in g.players] == [20, 6, 10]
    assert all(len(player.library) == 24 for player in g.players)
    fuzz.check_state(g)


def test_commanders_go_along() -> None:
    g = table(format="commander")
    isamaru = lookup("Isamaru, Hound of Konda")
    assert isamaru is not None
    for seat in (0, 1):
        setup.name_commander(g, setup.add(g, isamaru, seat, "command"))
        g.players[seat].cards_in_start += 1
    tell(g)
    assert [g.objects[id_].owner for id_ in g.command] == [0, 1]
    assert [player.life for player in g.players] == [40, 40]
    g.concede(0)
    assert [g.objects[id_].owner for id_ in g.command] == [0, 1]
    assert [player.life for player in g.players] == [20, 13]


def test_planes_and_avatars_go_along() -> None:
    deck = {"Mountain": 30, "Goblin Raider": 10, "Test Tale": 20}
    for form, key in (("planechase", "2009"), ("vanguard", "2006")):
        g = setup.new_game(
            editions.get(key),
            [deck] * 2,
            seed=2,
            starter=0,
            format=form,
            lookup=lookup,
            anachronistic=True,
        )
        before = len(g.command)
        while not _can_tell(g, 0):
            assert g.question is not None
            g.push(g.question.plainest())
        tell(g)
        if form == "vanguard":
            assert [p.hand_size for p in g.players] == [p.hand_size for p in g.frames[0].players]
        while g.turn == 0:
            assert g.question is not None
            g.push(g.question.plainest())
        g.concede(1)
        assert len(g.command) == before and g.frames == ()


def test_nothing_of_it_is_seen_from_within() -> None:
    g = table()
    tell(g)
    assert g.question is not None
    view = g.view(0)
    assert view.depth == 1 and not view.stack
    assert all(not player.battlefield for player in view.players)
    assert Option("pass") not in g.question.options


def test_the_game_that_waits_is_saved_with_the_one_within() -> None:
    g = table()
    tell(g)
    loaded = saving.load(json.loads(json.dumps(saving.save(g))), g.edition)
    for one in (g, loaded):
        one.concede(1)
    assert [player.life for player in loaded.players] == [20, 6]
    assert len(loaded.battlefield()) == 2 and len(loaded.players[0].library) == 24
    assert saving.state_hash(loaded) == saving.state_hash(g)
