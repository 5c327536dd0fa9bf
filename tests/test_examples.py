"""The examples: each passes, straight and with saving and loading at every question; and what is
wrong with a scenario file is said in one clear sentence.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from apnap.cards.deckfiles import parse_deck
from apnap.cards.deckrules import CardInfo, DeckRules, check_deck
from apnap.core import saving
from apnap.game import Game, find_edition, state_hash
from apnap.lab import load, run_scenario
from apnap.lab.loading import load_data
from apnap.lab.running import Run, run_file
from apnap.rules.rows import table

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
FILES = [
    path
    for path in sorted(EXAMPLES.rglob("*.yaml"))
    if "pending" not in path.relative_to(EXAMPLES).parts
]
SCENARIOS = {path: load(path) for path in FILES}
CASES = [(path, edition) for path in FILES for edition in SCENARIOS[path].editions]


def name_of(value: object) -> str:
    return str(value.relative_to(EXAMPLES)) if isinstance(value, Path) else str(value)


# ------------------------------------------------------------------ the examples


def saved_and_loaded(g: Game) -> Game:
    """The same game by way of JSON text. A save holds no log, and no coins laid out beforehand:
    these are carried over.
    """
    text = json.dumps(saving.save(g))
    again = saving.load(json.loads(text), g.edition)
    again.lines = list(g.lines)
    again.unit_trace = len(again.lines)
    again.outcomes = list(g.outcomes)
    return again


@pytest.mark.parametrize(("path", "edition"), CASES, ids=name_of)
def test_example_passes_straight_and_with_saving_at_every_question(
    path: Path, edition: str
) -> None:
    scenario = SCENARIOS[path]
    straight = run_scenario(scenario, edition)
    assert straight.status == "passed", straight.message
    run = Run(scenario, find_edition(edition), at_question=saved_and_loaded)
    run.play()
    assert state_hash(run.game) == straight.hash


def test_there_are_enough_examples() -> None:
    assert len(FILES) >= 90
    folders = {path.parent.name for path in FILES}
    assert {
        "questions",
        "editions",
        "combat",
        "stack",
        "layers",
        "replacement",
        "triggers",
        "costs",
    } <= folders


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_example_is_described_in_both_languages(path: Path) -> None:
    scenario = SCENARIOS[path]
    assert scenario.note, "an example says what it shows"
    assert re.search(r"[\u4e00-\u9fff]", scenario.title_zh), "an example has a Chinese title"
    if path.parent.name == "questions":
        assert re.search(r"[\u4e00-\u9fff]", scenario.note_zh), "a question has a Chinese note"
    assert [row for row in scenario.rules if row not in table()] == []
    checked = [key for action in scenario.do for key in action if key in ("expect", "illegal")]
    assert scenario.expect or checked, "an example checks something"


def test_every_question_of_the_ledger_has_an_example() -> None:
    cited = {row for path in FILES for row in SCENARIOS[path].rules if row.startswith("qa:")}
    cited.add("qa:11")  # about deck lists only: the tests below
    assert cited == {row for row in table() if row.startswith("qa:")}


# ------------------------------------------------------------------ the questions about decks


def land(name: str, basic: bool, *subtypes: str) -> CardInfo:
    return CardInfo(
        name,
        types=frozenset({"Land"}),
        supertypes=frozenset({"Basic"} if basic else ()),
        subtypes=frozenset(subtypes),
    )


LANDS = {
    card.name: card
    for card in (
        land("Forest", True, "Forest"),
        land("Dryad Grove", False, "Forest"),
        land("Misty Delta", False),
        land("Arid Delta", False),
    )
}


def faults(text: str) -> list[str]:
    return check_deck(parse_deck(text), known=LANDS.get, names=LANDS, rules=DeckRules.constructed())


@pytest.mark.rule("qa:10")
def test_only_the_word_basic_makes_a_land_unlimited() -> None:
    assert faults("60 Forest") == []
    found = faults("55 Forest\n5 Dryad Grove")
    assert len(found) == 1
    assert "Dryad Grove" in found[0]


@pytest.mark.rule("qa:11")
def test_four_copies_are_counted_by_name() -> None:
    assert faults("52 Forest\n4 Misty Delta\n4 Arid Delta") == []
    found = faults("55 Forest\n5 Misty Delta")
    assert len(found) == 1
    assert "Misty Delta" in found[0]


# ------------------------------------------------------------------ what is wrong with a scenario


def scenario(**more: Any) -> dict[str, Any]:
    """A small scenario that is right, with some keys changed."""
    data: dict[str, Any] = {
        "players": {
            "A": {"battlefield": ["Grizzly Bears as bear", "Mountain"], "hand": ["Shock"]},
            "B": {"battlefield": ["Hill Giant as giant"]},
        },
        "do": [],
        "expect": [{"life": {"A": 20}}],
    }
    data.update(more)
    return data


def told(tmp_path: Path, data: Any) -> str:
    """What a run of the file says; it must not be a success."""
    path = tmp_path / "wrong.yaml"
    text = data if isinstance(data, str) else yaml.safe_dump(data, sort_keys=False)
    path.write_text(text, encoding="utf-8")
    (result,) = run_file(path)
    assert result.status in ("error", "failed")
    return result.message


def one_sentence(message: str) -> bool:
    """One line that begins with the file and has no traces of a program in it."""
    return (
        "\n" not in message
        and "wrong.yaml" in message
        and not re.search(r"Traceback|object at 0x|Error\(|NoneType|KeyError", message)
        and len(message) < 420
    )


def test_the_small_scenario_is_right() -> None:
    assert run_scenario(load_data(scenario()), "current").status == "passed"


UNKNOWN_KEYS: dict[str, tuple[dict[str, Any], str]] = {
    "top level": (scenario(expects=[]), "expects"),
    "player": (scenario(players={"A": {"lives": 20}, "B": {}}), "lives"),
    "start": (scenario(start={"phase": "main1"}), "phase"),
    "card of the pool": (
        scenario(players={"A": {"hand": [{"card": "Shock", "tap": True}]}, "B": {}}),
        "tap",
    ),
    "made-up card": (
        scenario(players={"A": {"hand": [{"name": "X", "power": 2}]}, "B": {}}),
        "power",
    ),
    "action": (scenario(do=[{"by": "A", "casts": "Shock"}]), "casts"),
    "action inside illegal": (
        scenario(do=[{"illegal": {"by": "A", "cast": "Shock", "target": ["B"]}}]),
        "target",
    ),
    "check": (scenario(expect=[{"lifes": {"A": 20}}]), "lifes"),
    "check on the way": (scenario(do=[{"expect": [{"grave": {"A": 1}}]}]), "grave"),
    "check of an edition": (scenario(expect={"current": [{"lifes": {"A": 1}}]}), "lifes"),
    "object check": (scenario(expect=[{"object": "bear", "strength": 2}]), "strength"),
    "count": (scenario(expect=[{"count": {"kind": "Forest"}, "is": 1}]), "kind"),
    "view": (scenario(expect=[{"view": {"by": "A", "sees": ["Shock"]}}]), "sees"),
}


@pytest.mark.parametrize("place", UNKNOWN_KEYS)
def test_an_unknown_key_anywhere_is_refused_by_name(place: str, tmp_path: Path) -> None:
    data, key = UNKNOWN_KEYS[place]
    message = told(tmp_path, data)
    assert f"unknown key {key!r}" in message
    assert one_sentence(message)


def doing(*actions: Any, **more: Any) -> dict[str, Any]:
    return scenario(do=list(actions), **more)


BAD: dict[str, tuple[Any, tuple[str, ...]]] = {
    "no YAML": ("players: [", ("not readable as YAML", "line")),
    "a list": (["players"], ("mapping",)),
    "a key twice": ("players: {A: {}, B: {}}\ndo: []\ndo: []\n", ("not readable", "line 3")),
    "an alias": ("players: &x {A: {}, B: {}}\ndo: *x\n", ("not readable",)),
    "nobody": ({"do": []}, ("players", "two")),
    "one player": (scenario(players={"A": {}}), ("two players",)),
    "players in a list": (scenario(players=["A", "B"]), ("players",)),
    "a player who is no mapping": (scenario(players={"A": ["Shock"], "B": {}}), ("A", "mapping")),
    "life in words": (scenario(players={"A": {"life": "many"}, "B": {}}), ("life", "'many'")),
    "an unknown card": (
        scenario(players={"A": {"hand": ["Lightning Blot"]}, "B": {}}),
        ("hand", "Lightning Blot", "did you mean Lightning Bolt"),
    ),
    "an unknown card like no other": (
        scenario(players={"A": {"hand": ["Qqqqqq"]}, "B": {}}),
        ("hand", "Qqqqqq", "check the spelling"),
    ),
    "an unknown plane": (scenario(players={"A": {"planes": ["Shivv"]}, "B": {}}), ("mean Shiv",)),
    "nothing checked": (scenario(expect=None), ("checks nothing", "expect")),
    "nothing checked on the way": (
        scenario(expect=None, do=[{"expect": []}, {"by": "A", "cast": "Shock", "targets": ["B"]}]),
        ("checks nothing",),
    ),
    "cut off before its checks": (
        "players: {A: {hand: [Shock]}, B: {}}\ndo:\n  - {to: main2}\nexpect:\n",
        ("checks nothing",),
    ),
    "copies that are no number": (
        scenario(players={"A": {"hand": ["Shock * x"]}, "B": {}}),
        ("hand", "number of copies"),
    ),
    "a card that is a number": (scenario(players={"A": {"hand": [7]}, "B": {}}), ("hand", "7")),
    "a card without a name": (
        scenario(players={"A": {"hand": [{"cost": "{R}"}]}, "B": {}}),
        ("hand", "name"),
    ),
    "a cost that is none": (
        scenario(players={"A": {"hand": [{"name": "X", "cost": "R"}]}, "B": {}}),
        ("hand", "'R'"),
    ),
    "a size that is none": (
        scenario(
            players={"A": {"hand": [{"name": "X", "type": "Creature", "pt": "big"}]}, "B": {}}
        ),
        ("pt", "'big'"),
    ),
    "a text that is not understood": (
        scenario(
            players={
                "A": {"hand": [{"name": "X", "type": "Instant", "text": "Win somehow."}]},
                "B": {},
            }
        ),
        ("text of X", "Win somehow"),
    ),
    "generic mana in a pool": (
        scenario(players={"A": {"mana": "{3}"}, "B": {}}),
        ("mana", "{3}"),
    ),
    "attached to nothing": (
        scenario(players={"A": {"battlefield": [{"card": "Flight", "attached_to": "x"}]}, "B": {}}),
        ("battlefield", "x"),
    ),
    "an owner who does not play": (
        scenario(players={"A": {"hand": [{"card": "Shock", "owner": "C"}]}, "B": {}}),
        ("C", "no player"),
    ),
    "an unknown edition": (scenario(editions=["1999"]), ("editions", "1999")),
    "an edition without checks": (
        scenario(editions=["current"], expect={"2006": [{"life": {"A": 20}}]}),
        ("expect", "current"),
    ),
    "choices of nobody": (scenario(choices={"C": ["yes"]}), ("choices", "'C'")),
    "a word for unanswered": (scenario(unanswered="sometimes"), ("unanswered", "sometimes")),
    "a word for leftovers": (scenario(leftovers="keep"), ("leftovers", "keep")),
    "a coin that stands": (scenario(random=["edge"]), ("random", "'edge'")),
    "a start on no turn": (scenario(start={"step": "brunch"}), ("start", "brunch")),
    "a start with nobody": (scenario(start={"active": "C"}), ("start", "C")),
    "an action with nothing to do": (doing({"by": "A"}), ("do[1]", "nothing to do")),
    "an action of nobody": (doing({"by": "C", "cast": "Shock"}), ("do[1]", "'C' is no player")),
    "an action that is a word": (doing("wait"), ("do[1]", "mapping")),
    "a cast without by": (doing({"cast": "Shock", "targets": ["B"]}), ("do[1]", "`by`")),
    "a card not in hand": (doing({"by": "B", "cast": "Shock"}), ("do[1]", "can't cast Shock")),
    "no target": (doing({"by": "A", "cast": "Shock"}), ("do[1]", "'target'", "A")),
    "a target that is not there": (
        doing({"by": "A", "cast": "Shock", "targets": ["wolf"]}),
        ("do[1]", "wolf"),
    ),
    "an attacker that is not there": (
        doing({"by": "A", "attack": {"wolf": "B"}}),
        ("do[1]", "wolf"),
    ),
    "a defender that is not there": (
        doing({"by": "A", "attack": {"bear": "C"}}),
        ("do[1]", "C"),
    ),
    "an unknown step": (doing({"to": "lunch"}), ("do[1]", "lunch", "upkeep")),
    "a step that is over": (
        doing({"to": "2.upkeep"}, {"by": "A", "at": "1.main1", "cast": "Shock"}),
        ("do[2]", "1.main1 is over"),
    ),
    "until what": (doing({"until": "bored"}), ("do[1]", "until")),
    "resolve what": (doing({"resolve": "some"}), ("do[1]", "resolve", "'some'")),
    "something legal called illegal": (
        doing({"illegal": {"by": "A", "cast": "Shock", "targets": ["B"]}}),
        ("do[1]", "should be refused"),
    ),
    "another reason": (
        doing({"illegal": {"by": "B", "cast": "Shock"}, "because": "the moon is full"}),
        ("do[1]", "the moon is full"),
    ),
    "answers left over": (scenario(choices={"A": ["yes"]}), ("not used", "'yes'")),
    "setting what cannot be set": (
        doing({"set": {"object": "bear", "name": "Wolf"}}),
        ("do[1]", "'name'"),
    ),
    "a check that is a word": (scenario(expect=["life"]), ("expect[1]", "'life'")),
    "a check of nobody": (scenario(expect=[{"life": {"C": 20}}]), ("expect[1]", "'C'")),
    "a check that does not hold": (
        scenario(expect=[{"life": {"A": 20}}, {"life": {"B": 3}}]),
        ("expect[2]", "life of B", "3", "20"),
    ),
    "an object that is not there": (scenario(expect=[{"object": "wolf"}]), ("expect[1]", "wolf")),
    "an object elsewhere": (
        scenario(expect=[{"object": "bear", "zone": "hand"}]),
        ("expect[1]", "hand", "battlefield"),
    ),
    "a zone that is none": (
        scenario(expect=[{"object": "bear", "zone": "attic"}]),
        ("expect[1]", "attic"),
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_scenario_gives_one_clear_sentence(fault: str, tmp_path: Path) -> None:
    data, words = BAD[fault]
    message = told(tmp_path, data)
    for word in words:
        assert word in message
    assert one_sentence(message)


def refused() -> dict[str, Any]:
    """An action that must be refused."""
    return {"illegal": {"by": "B", "cast": "Shock"}}


@pytest.mark.parametrize(
    "more",
    [
        {"expect": []},
        {"expect": {"2006": [], "default": []}},
        {"expect": None, "do": [refused()]},
        {"expect": None, "do": [{"expect": [{"life": {"A": 20}}]}]},
    ],
    ids=["said to be none", "none in each edition", "a refusal", "on the way"],
)
def test_what_is_meant_so_or_checked_elsewhere_passes(more: dict[str, Any]) -> None:
    assert run_scenario(load_data(scenario(**more)), "current").status == "passed"


def test_a_scenario_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_bytes("title: Café\nplayers: {A: {}, B: {}}\nexpect: []\n".encode("latin-1"))
    (result,) = run_file(path)
    assert result.status == "error"
    assert result.message.endswith("wrong.yaml: the text is not in UTF-8; save the file as UTF-8")


def test_a_json_scenario_that_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(scenario())[:-5], encoding="utf-8")
    (result,) = run_file(path)
    assert result.status == "error"
    assert "wrong.json: not readable as JSON" in result.message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (result,) = run_file(tmp_path / "wrong.yaml")
    assert result.status == "error"
    assert "cannot be read" in result.message
