"""Properties of the whole engine, over random games: reversible, repeatable, savable, honest."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

from apnap import editions, fuzz, game, ir, setup
from apnap.cards import pool
from apnap.cards.deckfiles import read_deck
from apnap.cards.decks import deck_paths
from apnap.core import saving
from apnap.core.game import Game
from apnap.core.views import View
from first_cards import first_cards

DECKS = [dict(read_deck(path).main) for path in deck_paths()]
EDITIONS = editions.names()


def pair(seed: int) -> list[dict[str, int]]:
    chance = random.Random(seed)
    return [chance.choice(DECKS), chance.choice(DECKS)]


@pytest.mark.parametrize("key", EDITIONS)
def test_random_games_end_and_keep_their_cards(key: str) -> None:
    report = fuzz.run(editions.get(key), DECKS, 40, seed=1)
    assert report.games == 40


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_everything_can_be_taken_back(key: str, seed: int) -> None:
    fuzz.undo_all(editions.get(key), pair(seed), seed)


@pytest.mark.parametrize("key", EDITIONS)
def test_saving_and_loading_at_every_question_changes_nothing(key: str) -> None:
    fuzz.save_everywhere(editions.get(key), pair(7), 7)


def outcome_of(key: str, seed: int) -> str:
    return saving.state_hash(fuzz.play_inside(editions.get(key), pair(seed), seed))


SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
from test_engine import outcome_of
print(*[outcome_of(key, seed) for key in ("2006", "2009", "current") for seed in (3, 4)])
"""


def test_same_seed_same_game_under_any_hash_seed() -> None:
    found = []
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, os.path.dirname(__file__)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(done.stdout.split())
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == 6


def test_inside_and_outside_play_the_same_game() -> None:
    for key in EDITIONS:
        inside = fuzz.play_inside(editions.get(key), pair(11), 11)
        outside = fuzz.play_outside(editions.get(key), pair(11), 11)
        assert saving.state_hash(inside) == saving.state_hash(outside)


def test_a_recorded_game_replays_from_its_answers() -> None:
    played = fuzz.play_outside(editions.get("current"), pair(5), 5)
    again = fuzz.start(editions.get("current"), pair(5), 5)
    again.feed = list(played.record)
    again.run()
    assert saving.state_hash(again) == saving.state_hash(played)
    assert again.question is None and not again.feed


# ------------------------------------------------------------------ forks


def forward(g: Game, answers: int, seed: int) -> None:
    agents = [fuzz.RandomAgent(seed), fuzz.RandomAgent(seed + 1)]
    for _ in range(answers):
        question = g.question
        if question is None:
            return
        g.push(fuzz.answer_of(agents[question.chooser], g, question))


@pytest.mark.parametrize("key", EDITIONS)
def test_a_copy_goes_its_own_way_and_agrees_when_it_goes_the_same(key: str) -> None:
    g = fuzz.start(editions.get(key), pair(21), 21)
    for stop in range(12):
        forward(g, 17, stop)
        if g.question is None:
            return
        before = saving.state_hash(g)
        copy = g.copy()
        assert saving.state_hash(copy) == before
        forward(copy, 25, 900 + stop)
        _ = g.question
        assert saving.state_hash(g) == before
        same = g.copy()
        forward(same, 9, 55)
        forward(g, 9, 55)
        assert saving.state_hash(same) == saving.state_hash(g)


def test_a_fork_has_other_luck_and_a_copy_the_same() -> None:
    def draws(g: Game) -> list[int]:
        return [g.chance(1000) for _ in range(5)]

    g = fuzz.start(editions.get("current"), pair(2), 2)
    forward(g, 30, 2)
    copy, fork, other = g.copy(), g.fork(), g.fork(99)
    assert draws(copy) == draws(g.copy())
    assert len({tuple(draws(one)) for one in (copy.copy(), fork, other)}) == 3


# ------------------------------------------------------------------ hidden information


def permuted(g: Game, seat: int, seed: int) -> Game:
    """A copy in which the cards that the seat cannot see have changed places."""
    other = g.copy()
    chance = random.Random(seed)
    for player in other.players:
        hidden = [i for i in player.library if not other.objects[i].seen >> seat & 1]
        if player.seat != seat:
            hidden += [i for i in player.hand if not other.objects[i].seen >> seat & 1]
        cards = [(other.objects[i].defn, other.objects[i].phys) for i in hidden]
        chance.shuffle(cards)
        for id_, (defn, phys) in zip(hidden, cards, strict=True):
            old = other.objects[id_]
            new = old.clone()
            new.defn, new.phys, new.card, new.face = defn, phys, defn.card, defn.face_index
            new.chars, new.chars_epoch = defn.base, -1
            other.objects[id_] = new
    other.rebuild_indexes()
    other.version += 1
    other.journal.clear()
    other.first = other.pending = None
    return other


def sight(g: Game, seat: int) -> str:
    question = g.question
    own = question if question is not None and question.chooser == seat else None
    asked = (question.chooser, question.key) if question is not None else None
    return json.dumps([View(g, seat, own).to_json(), asked], sort_keys=True)


@pytest.mark.parametrize("key", EDITIONS)
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(key: str) -> None:
    for seed in range(4):
        g = fuzz.start(editions.get(key), pair(seed + 40), seed)
        for stop in range(15):
            forward(g, 11, stop)
            if g.question is None:
                break
            for seat in (0, 1):
                other = permuted(g, seat, stop)
                assert sight(other, seat) == sight(g, seat)


def test_views_never_hold_physical_cards_or_hidden_names() -> None:
    g = fuzz.start(editions.get("current"), pair(1), 1)
    forward(g, 60, 1)
    data = g.view(0).to_json()
    assert data["players"][1]["hand"] == []
    assert data["players"][1]["hand_size"] == len(g.players[1].hand)
    assert '"phys"' not in json.dumps(data)


# ------------------------------------------------------------------ names


def renamed(card: ir.Card, names: dict[str, str]) -> ir.Card:
    """The card with every name in it replaced."""

    def walk(data: object) -> object:
        if isinstance(data, list):
            return [walk(part) for part in data]
        if isinstance(data, dict):
            return {
                k: (
                    names.get(v, v)
                    if k == "name" and data.get("$") in ("Face", "Named")
                    else walk(v)
                )
                for k, v in data.items()
            }
        return data

    made = ir.from_json(walk(ir.to_json(card)))
    assert isinstance(made, ir.Card)
    return made


@pytest.mark.parametrize("key", EDITIONS)
def test_no_card_name_matters_to_the_rules(key: str) -> None:
    faces = {face.name for card in first_cards() for face in card.faces}
    shuffled = sorted(faces)
    random.Random(6).shuffle(shuffled)
    names = {old: f"Card {i:04}" for i, old in enumerate(shuffled)}
    cards: dict[str, ir.Card] = {}

    def lookup(name: str) -> ir.Card | None:
        card = pool.load_card(name)
        if card is None:
            return None
        return cards.setdefault(name, renamed(card, names))

    def shape(g: Game) -> list[object]:
        return [
            g.turn,
            [
                (p.life, len(p.library), len(p.hand), len(p.graveyard), len(p.battlefield))
                for p in g.players
            ],
        ]

    for seed in range(6):
        plain = fuzz.play_outside(editions.get(key), pair(seed), seed)
        g = setup.new_game(editions.get(key), pair(seed), seed=seed, lookup=lookup)
        g.feed = [names.get(e, e) if isinstance(e, str) else e for e in plain.record]
        g.run()
        assert shape(g) == shape(plain)


# ------------------------------------------------------------------ saved games


def test_saved_games_that_were_changed_or_cut_short_are_refused(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    g = fuzz.start(editions.get("2006"), pair(3), 3)
    forward(g, 40, 3)
    path = tmp_path / "game.json"
    game.save_game(g, path)
    _ = g.question
    assert saving.state_hash(game.load_game(path)) == saving.state_hash(g)
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    data["values"]["turn"] += 1
    for broken in (
        text[: len(text) // 2],
        "",
        "[]",
        "{}",
        json.dumps(data),
        text.replace('"version":1', '"version":9'),
    ):
        path.write_text(broken, encoding="utf-8")
        with pytest.raises(game.SaveError) as caught:
            game.load_game(path)
        assert "\n" not in str(caught.value) and str(path) in str(caught.value)
    with pytest.raises(game.SaveError):
        game.load_game(tmp_path / "absent.json")
    with pytest.raises(game.SaveError):
        game.load_game(tmp_path)
