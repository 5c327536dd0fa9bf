"""Drawing, discarding, milling, life, and how a game ends."""

from __future__ import annotations

import pytest

from actions.table import Table, card, creature
from apnap import ir
from apnap.actions import cards, ending, life
from apnap.core.game import IllegalAction
from apnap.sba import check

BODY = ir.Body(ir.GainLife(1))


@pytest.mark.rule("2006:420.5g")
def test_drawing_one_by_one_and_from_an_empty_library() -> None:
    t = Table()
    t.put(card("W", ir.Triggered(ir.DrawsCard(nth=2), BODY)))
    ids = [t.put(creature(str(i)), 0, "library") for i in range(3)]
    drawn = cards.draw(t.g, 0, 2)
    assert [t.obj(i).phys for i in drawn] == [
        t.obj(t.g.players[0].hand[0]).phys,
        t.obj(drawn[1]).phys,
    ]
    assert len(t.g.waiting) == 1 and t.g.history["cards-drawn", 0] == 2
    assert t.g.players[0].library == ids[:1]
    cards.draw(t.g, 0, 3)
    assert t.g.players[0].drew_from_empty and len(t.g.players[0].hand) == 3
    assert not t.g.players[0].lost
    check.perform(t.g)
    assert t.g.players[0].lost and not t.g.players[1].lost


@pytest.mark.rule("2006:217.4a", "2006:416.3/e1")
def test_discarding_and_milling() -> None:
    t = Table()
    t.put(card("W", ir.Triggered(ir.DiscardsCard(filter=ir.HasType("Creature")), BODY)))
    hand = [t.put(creature(), 0, "hand"), t.put(card("Stone", types="Artifact"), 0, "hand")]
    new = cards.discard(t.g, 0, hand)
    assert t.g.players[0].graveyard == new and len(t.g.waiting) == 1
    library = [t.put(creature(str(i)), 1, "library") for i in range(2)]
    milled = cards.mill(t.g, 1, 5)
    assert [t.obj(i).defn.base.name for i in milled] == ["1", "0"] and library
    assert not t.g.players[1].drew_from_empty


def test_life() -> None:
    t = Table()
    t.put(card("G", ir.Triggered(ir.GainsLife(), BODY)))
    t.put(card("L", ir.Triggered(ir.LosesLife(), BODY)))
    assert life.gain(t.g, 0, 3) == 3 and life.gain(t.g, 0, 0) == 0
    assert life.lose(t.g, 0, 5) == 5
    life.pay(t.g, 0, 8)
    life.set_total(t.g, 0, 15)
    assert t.g.players[0].life == 15
    assert t.g.history["life-gained", 0] == 8 and t.g.history["life-lost", 0] == 13
    assert len(t.g.waiting) == 4
    with pytest.raises(IllegalAction):
        life.pay(t.g, 0, 16)
    life.pay(t.g, 0, 0)


def test_who_cannot_gain_life() -> None:
    t = Table()
    t.put(card("No", ir.Static((ir.CantGainLife(),))))
    assert life.gain(t.g, 0, 3) == 0 and t.g.players[0].life == 20


def test_the_last_one_standing_wins() -> None:
    t = Table()
    ending.lose_game(t.g, 0, "sba-life-zero")
    assert t.g.outcome is not None and t.g.outcome.winners == (1,)
    assert t.g.players[0].lost and t.g.players[1].won


@pytest.mark.rule("2006:102.4a")
def test_all_lose_together() -> None:
    t = Table()
    ending.lose_together(t.g, [(0, "sba-life-zero"), (1, "sba-life-zero"), (0, "sba-poison")])
    assert t.g.outcome is not None and t.g.outcome.draw


def test_a_game_of_three_goes_on() -> None:
    t = Table(players=3)
    ending.lose_game(t.g, 0, "sba-life-zero")
    assert t.g.outcome is None and t.g.departing == (0,)
    ending.lose_game(t.g, 2, "player-concedes")
    assert t.g.outcome is not None and t.g.outcome.winners == (1,)


def test_effects_that_forbid_losing_and_winning() -> None:
    t = Table()
    t.put(card("Angel", ir.Static((ir.CantLose(nor_win=True),))))
    ending.lose_game(t.g, 0, "sba-life-zero")
    ending.win_game(t.g, 1)
    assert t.g.outcome is None
    ending.lose_game(t.g, 0, "player-concedes")
    assert t.g.outcome is not None and t.g.outcome.winners == (1,)


def test_winning_and_drawing_by_effect() -> None:
    t = Table(players=3)
    ending.win_game(t.g, 2)
    assert t.g.outcome is not None and t.g.outcome.winners == (2,)
    t = Table()
    ending.draw_game(t.g)
    assert t.g.outcome is not None and t.g.outcome.draw


def test_a_loss_may_be_replaced() -> None:
    saved = ir.Replacement(ir.WouldLose(), instead=ir.SetLife(1))
    t = Table()
    t.put(card("Saviour", saved))
    t.g.put(t.g.players[0], "life", -3)
    ending.lose_game(t.g, 0, "sba-life-zero")
    assert t.g.outcome is None and t.g.players[0].life == 1


def test_a_loss_for_drawing_too_much_that_is_replaced_does_not_come_back() -> None:
    """The next check looks only at what was drawn since the one before."""
    t = Table()
    t.put(card("Saviour", ir.Replacement(ir.WouldLose(), instead=ir.GainLife(4))))
    cards.draw(t.g, 0, 1)
    check.perform(t.g)
    assert t.g.outcome is None and t.g.players[0].life == 24
    check.perform(t.g)
    assert t.g.players[0].life == 24
