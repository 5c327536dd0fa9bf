"""Day and night, and the permanents whose faces follow them (702.145, 730)."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.cards import pool
from apnap.lab.loading import load_data
from apnap.lab.running import run_scenario

WOLF = ir.Card(
    (
        ir.Face(
            "Villager",
            (),
            types=("Creature",),
            abilities=(ir.Keyword("daybound"),),
            power=2,
            toughness=2,
        ),
        ir.Face(
            "Wolf", types=("Creature",), abilities=(ir.Keyword("nightbound"),), power=6, toughness=5
        ),
    ),
    "transform",
)
WORD = {"name": "Word", "cost": "{0}", "type": "Instant", "text": "You gain 1 life."}
FALL = {"name": "Fall", "cost": "{0}", "type": "Instant", "text": "It becomes night."}
TURN = {"name": "Turn", "cost": "{0}", "type": "Instant", "text": "Transform target creature."}
WATCHER = {
    "name": "Watcher",
    "type": "Artifact",
    "text": "Whenever day becomes night or night becomes day, you gain 10 life.",
}


def play(a: dict[str, Any], b: dict[str, Any], do: list[Any], expect: list[Any]) -> None:
    """The scenario with the two-faced card in it passes."""
    library = {"library": ["Plains"] * 6}
    data = {
        "title": "day and night",
        "players": {"A": {**library, **a}, "B": {**library, **b}},
        "do": do,
        "expect": expect,
    }
    result = run_scenario(
        load_data(data),
        "current",
        lookup=lambda name: WOLF if name == WOLF.name else pool.load_card(name),
    )
    assert result.status == "passed", result.message


def test_day_and_night_follow_each_other() -> None:
    cast = [{"by": "B", "cast": "Word"}, {"resolve": "all"}]
    play(
        {"hand": ["Villager"], "battlefield": [WATCHER]},
        {"hand": [WORD, WORD]},
        [
            {"by": "A", "cast": "Villager"},
            {"resolve": "all"},  # it becomes day, which was not night before
            {"expect": [{"object": "Villager", "power": 2}, {"life": {"A": 20}}]},
            {"to": "2.upkeep"},  # its player cast a spell in turn 1
            {"expect": [{"object": "Villager", "power": 2}]},
            {"to": "3.upkeep"},
            {"resolve": "all"},
            {"expect": [{"object": "Villager", "name": "Wolf", "power": 6}, {"life": {"A": 30}}]},
            {"to": "4.main1"},
            *cast,
            *cast,
            {"expect": [{"object": "Villager", "name": "Wolf"}]},
            {"to": "5.upkeep"},
            {"resolve": "all"},
        ],
        [{"object": "Villager", "name": "Villager"}, {"life": {"A": 40}}],
    )


def test_by_night_it_enters_with_its_other_face_up_and_stays_so() -> None:
    play(
        {"hand": ["Villager", FALL, TURN]},
        {},
        [
            {"by": "A", "cast": "Fall"},
            {"resolve": "all"},
            {"by": "A", "cast": "Villager"},
            {"resolve": "all"},
            {"expect": [{"object": "Villager", "name": "Wolf", "power": 6, "toughness": 5}]},
            {"by": "A", "cast": "Turn", "targets": ["Villager"]},
            {"resolve": "all"},
        ],
        [{"object": "Villager", "name": "Wolf"}],
    )


def test_it_becomes_day_only_while_it_is_neither() -> None:
    dawn = "If it's neither day nor night, it becomes day as this creature enters."
    bird = {"name": "Bird", "cost": "{0}", "type": "Creature", "pt": "1/1", "text": dawn}
    ask = {"name": "Ask", "cost": "{0}", "type": "Instant", "text": "If it's day, you gain 5 life."}
    play(
        {"hand": [bird, FALL, ask, ask]},
        {},
        [
            {"by": "A", "cast": "Bird"},
            {"resolve": "all"},
            {"by": "A", "cast": "Ask"},
            {"resolve": "all"},
            {"expect": [{"life": {"A": 25}}]},
            {"by": "A", "cast": "Fall"},
            {"resolve": "all"},
            {"by": "A", "cast": "Ask"},
            {"resolve": "all"},
        ],
        [{"life": {"A": 25}}],
    )


def test_what_has_no_other_face_stays_as_it_is() -> None:
    fake = {"name": "Fake", "cost": "{0}", "type": "Creature", "pt": "1/1", "text": "Daybound"}
    play(
        {"hand": [fake, FALL]},
        {},
        [
            {"by": "A", "cast": "Fake"},
            {"resolve": "all"},
            {"by": "A", "cast": "Fall"},
            {"resolve": "all"},
        ],
        [{"object": "Fake", "power": 1}, {"trace": ["day-came", "night-came"]}],
    )
