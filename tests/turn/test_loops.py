"""Loops: a mandatory one is a draw, a free action is none; a cap ends what has no end."""

from __future__ import annotations

import json
import random

import pytest

from apnap import editions, fuzz, ir, setup
from apnap.cards.deckfiles import read_deck
from apnap.cards.decks import deck_paths
from apnap.core import saving
from apnap.core.game import Game
from apnap.core.questions import PASS, IllegalAnswer, Option
from apnap.core.saving import state_hash
from apnap.playing.attention import TURN, Attention

DECKS = [dict(read_deck(path).main) for path in deck_paths()]
SELF = ir.Is(ir.This())
BODY = ir.Body


def permanent(name: str, *abilities: ir.Ability) -> ir.Card:
    return ir.Card((ir.Face(name, (), types=("Artifact",), abilities=abilities),))


def table(key: str, *cards: ir.Card) -> Game:
    g = setup.empty_game(editions.get(key), ["A", "B"])
    for card in cards:
        setup.add(g, card, 0, "battlefield")
    for seat in (0, 1):
        for _ in range(10):
            setup.add(g, permanent("Stone"), seat, "library")
    setup.begin_at(g)
    return g


def always_pass(question: object, sight: object) -> int:
    return 0


FLICKER = permanent(
    "Restless Lever",
    ir.Triggered(ir.BecomesTapped(SELF), BODY(ir.Untap(ir.This()))),
    ir.Triggered(ir.BecomesUntapped(SELF), BODY(ir.Tap(ir.This()))),
)
SWITCH = permanent("Hand", ir.Activated((), BODY(ir.Tap(ir.All(ir.Named("Restless Lever"))))))


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:421.4")
def test_a_loop_of_mandatory_triggers_is_a_draw(key: str) -> None:
    g = table(key, FLICKER, SWITCH)
    g.push(next(o for o in g.question.options if o.kind == "activate"))  # type: ignore[union-attr]
    g.agents = [always_pass, always_pass]
    g.run()
    assert g.outcome is not None and g.outcome.draw
    assert g.turn == 1
    assert any(line[0] == "game-drawn-repetition" for line in g.lines)


GROWING = permanent("Garden", ir.Triggered(ir.GainsLife(ir.You()), BODY(ir.GainLife(1))))
SEED = permanent("Seed", ir.Activated((), BODY(ir.GainLife(1)), limit=1))


def test_a_loop_that_changes_something_is_ended_by_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.core.game.STEP_CAP", 3_000)
    g = table("current", GROWING, SEED)
    g.push(next(o for o in g.question.options if o.kind == "activate"))  # type: ignore[union-attr]
    g.agents = [always_pass, always_pass]
    g.run()
    assert g.outcome is not None and g.outcome.undetermined and not g.outcome.draw
    assert g.outcome.reason == "step-cap"
    assert g.players[0].life > 500


TOGGLE = permanent(
    "Toggle", ir.Activated((), BODY(ir.Tap(ir.This()))), ir.Activated((), BODY(ir.Untap(ir.This())))
)


def test_a_player_who_repeats_free_actions_draws_nothing() -> None:
    """Choices lie between the repetitions, so the state may come again as often as they like."""
    g = table("current", TOGGLE)
    for _ in range(300):
        for number in (0, 1):
            action = [o for o in g.question.options if o.kind == "activate"][number]  # type: ignore[union-attr]
            g.push(action)
            g.push(PASS)
            g.push(PASS)
    assert g.outcome is None
    assert isinstance(g.question.options[0], Option)  # type: ignore[union-attr]


SPRING = permanent("Spring", ir.Activated((), BODY(ir.GainLife(1))))


def shown_once(key: str) -> Game:
    """A game in which A has gained a life with the free ability, and has priority again."""
    g = table(key, SPRING)
    g.push(next(o for o in g.question.options if o.kind == "activate"))  # type: ignore[union-attr]
    g.push(PASS)
    g.push(PASS)
    return g


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:421.2")
def test_the_latest_answers_are_repeated(key: str) -> None:
    g = shown_once(key)
    before = state_hash(g)
    g.repeat(3, 500)
    assert g.question is not None and (g.question.key, g.question.chooser) == ("loop-shorten", 1)
    g.push(500)
    assert g.players[0].life == 521 and g.question.key == "priority"
    after = state_hash(g)
    again = table(key, SPRING)
    again.feed = list(g.record)
    again.run()
    assert state_hash(again) == after
    g.pop()
    g.pop()
    assert state_hash(g) == before and g.players[0].life == 21


def test_a_game_is_saved_and_forked_while_the_others_think_about_a_loop() -> None:
    g = shown_once("current")
    g.repeat(3, 40)
    loaded = saving.load(json.loads(json.dumps(saving.save(g))), g.edition)
    forked = g.fork()
    for one in (g, loaded, forked):
        one.push(7)
        assert one.players[0].life == 28
        assert one.question is not None and one.question.chooser == 1
        assert PASS in one.question.options  # the player has nothing else to do


def test_who_gives_up_is_not_waited_for() -> None:
    g = shown_once("current")
    g.repeat(3, 40)
    g.concede(0)
    assert g.outcome is not None and g.outcome.winners == (1,)


@pytest.mark.parametrize("times", [0, 100_000])
def test_a_loop_has_a_number_that_can_be_carried_out(times: int) -> None:
    g = shown_once("current")
    with pytest.raises(IllegalAnswer, match="is repeated 1 to"):
        g.repeat(3, times)
    g.push(PASS)
    with pytest.raises(IllegalAnswer, match="nobody does anything"):
        g.repeat(1, 5)


def test_how_far_back_an_action_lies() -> None:
    g = shown_once("current")
    assert [g.loop_since(actions) for actions in (1, 2)] == [3, 0]
    g.repeat(g.loop_since(1), 10)
    g.push(10)
    assert g.players[0].life == 31


def test_nothing_is_repeated_from_before_somebody_gave_up() -> None:
    g = setup.empty_game(editions.get("current"), ["A", "B", "C"])
    setup.add(g, SPRING, 0, "battlefield")
    setup.begin_at(g)
    g.push(next(o for o in g.question.options if o.kind == "activate"))  # type: ignore[union-attr]
    g.concede(2)
    g.push(PASS)
    g.push(PASS)
    assert g.players[0].life == 21 and g.loop_since(1) == 0


def test_an_exile_that_has_ended_leaves_nothing_behind() -> None:
    """Else a loop through it would never come back to the same situation."""
    away = ir.Move(ir.All(ir.Named("Hand")), "exile", until="source-leaves")
    light = permanent(
        "Light",
        ir.Activated((), BODY(away)),
        ir.Activated((ir.SacrificeThis(),), BODY(ir.GainLife(1))),
    )
    g = table("current", light, SWITCH)
    for number in (0, 1):
        assert g.question is not None
        own = [o for o in g.question.options if o.kind == "activate" and o.extra == number]
        g.push(next(o for o in own if g.chars(g.get(int(o.id))).name == "Light"))
        g.push(PASS)
        g.push(PASS)
        there = [g.chars(g.objects[id_]).name for id_ in g.battlefield()]
        assert there == ([["Light"], ["Hand"]][number])
        assert len(g.delayed) == 1 - number


def with_proposals(key: str, seed: int, players: int) -> tuple[Game, int]:
    """A random game in which players propose, now and then, to repeat what was just done."""
    chance = random.Random(seed)
    decks = [chance.choice(DECKS) for _ in range(players)]
    g = fuzz.start(editions.get(key), decks, seed)
    agents = [fuzz.RandomAgent(seed + seat) for seat in range(players)]
    taken = 0
    for _ in range(4_000):
        question = g.question
        if question is None:
            break
        if question.key == "priority" and chance.random() < 0.05:
            try:
                g.repeat(chance.randint(1, 9), chance.randint(1, 3))
                taken += 1
                continue
            except IllegalAnswer:
                pass
        g.push(fuzz.answer_of(agents[question.chooser], g, question))
    fuzz.check_state(g)
    return g, taken


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.parametrize("players", [2, 3])
def test_proposals_at_random(key: str, players: int) -> None:
    g, taken = with_proposals(key, players, players)
    assert taken > 3
    ended = state_hash(g)
    chance = random.Random(players)
    decks = [chance.choice(DECKS) for _ in range(players)]
    first = state_hash(fuzz.start(editions.get(key), decks, players))
    again = fuzz.start(editions.get(key), decks, players)
    again.feed = [*g.record, *g.tape]
    again.run()
    assert state_hash(again) == ended
    while g.past_moves:
        g.pop()
    assert state_hash(g) == first


WELL = permanent("Well", ir.Activated((), BODY(ir.GainLife(2))))


def test_nobody_passes_by_accident_where_a_pass_is_not_offered() -> None:
    g = table("current", SPRING)
    setup.add(g, WELL, 1, "battlefield")
    g.push(next(o for o in g.question.options if o.kind == "activate"))  # type: ignore[union-attr]
    g.push(PASS)
    g.push(PASS)
    g.repeat(3, 10)
    g.push(4)
    question = g.question
    assert question is not None and question.chooser == 1
    assert [option.kind for option in question.options] == ["activate"]
    attention = Attention(1)
    attention.begin_rush(TURN, g)
    assert not attention.passes(g, question)
