"""Scenario files that say what cannot be: each is refused with a sentence, in both languages."""

from __future__ import annotations

import re

import pytest

from apnap.lab import ScenarioError, run_scenario
from apnap.lab.loading import load_text
from apnap.playing.sentences import translated

FAULTS = {
    "an edition in only that there is not": (
        "players: {A: {}, B: {}}\ndo: [{by: A, pass: 1, only: [2007]}]",
        "do[1]: only: there is no edition '2007'",
    ),
    "an edition in expect that there is not": (
        "players: {A: {}, B: {}}\nexpect: {2001: [{over: false}], default: []}",
        "expect: there is no edition '2001'",
    ),
    "one name for two cards": (
        "players: {A: {battlefield: [Forest as x, Island as x]}, B: {}}",
        "the name 'x' is given twice",
    ),
    "one name for cards of two players": (
        "players: {A: {hand: [Forest as x]}, B: {graveyard: [{card: Shock, as: x}]}}",
        "the name 'x' is given twice",
    ),
    "a player's name for a card": (
        "players: {A: {battlefield: [Forest as B]}, B: {}}",
        "the name 'B' is that of a player",
    ),
    "a card attached to itself": (
        "players: {A: {battlefield: [{card: Holy Strength, as: x, attached_to: x}]}, B: {}}",
        "a card cannot be attached to itself",
    ),
    "cards attached in a circle": (
        "players: {A: {battlefield: [{card: Holy Strength, as: x, attached_to: y},"
        " {card: Holy Strength, as: y, attached_to: x}]}, B: {}}",
        "a card cannot be attached to itself",
    ),
    "damage below 0": (
        "players: {A: {battlefield: [{card: Grizzly Bears, damage: -1}]}, B: {}}",
        "damage must be a whole number, not -1",
    ),
    "damage that is no number": (
        "players: {A: {battlefield: [{card: Grizzly Bears, damage: much}]}, B: {}}",
        "damage must be a whole number, not 'much'",
    ),
    "a choice that is no word": (
        "players: {A: {battlefield: [{card: The Rack, chosen: {player: B}}]}, B: {}}",
        "chosen is a colour, a word or a player",
    ),
    "turn 0": (
        "players: {A: {}, B: {}}\nstart: {turn: 0}",
        "turns are counted from 1",
    ),
    "chance that is no state": (
        "players: {A: {}, B: {}}\nstart: {chance: 12}",
        "16 hexadecimal digits",
    ),
    "a zone in a check that there is not": (
        "players: {A: {battlefield: [Forest]}, B: {}}\nexpect: [{object: Forest, zone: grave}]",
        "zone is one of",
    ),
    "a zone in a count that there is not": (
        "players: {A: {}, B: {}}\nexpect: [{count: {card: Forest, zone: yard}, is: 0}]",
        "zone is one of",
    ),
    "no copies": (
        "players: {A: {battlefield: [Mountain * 0]}, B: {}}",
        "should end in a number of copies, at least 1",
    ),
    "a format that there is not": (
        "format: solitaire\nplayers: {A: {}, B: {}}",
        "there is no format 'solitaire'",
    ),
    "a card that there is not": (
        "players: {A: {battlefield: [Blac Lotos]}, B: {}}",
        "the card 'Blac Lotos' is not in the pool; did you mean Black Lotus",
    ),
    "an unknown key": (
        "players: {A: {lfe: 3}, B: {}}",
        "unknown key 'lfe'",
    ),
    "an action that is not possible": (
        "players: {A: {hand: [Shock]}, B: {}}\ndo: [{by: A, cast: Shock, targets: [B]}]",
        "A can't cast Shock now",
    ),
    "a cost that is not offered": (
        "players: {A: {hand: [Shock], mana: '{R}'}, B: {}}\n"
        "do: [{by: A, cast: Shock, targets: [B], with: [life]}]",
        "there is no life to be chosen for it, as `with` says",
    ),
    "a way of paying that is not offered": (
        "players: {A: {hand: [Shock], mana: '{R}', battlefield: [Mountain]}, B: {}}\n"
        "do: [{by: A, cast: Shock, targets: [B], with: [{life: [Mountain]}]}]",
        "there is no life to be chosen for it, as `with` says",
    ),
    "a target of a mana ability": (
        "players: {A: {battlefield: [Mountain]}, B: {}}\n"
        "do: [{by: A, activate: Mountain, targets: [B]}]",
        "it is a mana ability, which has no targets",
    ),
    "a target that cannot be chosen": (
        "players: {A: {hand: [Terror], mana: '{B}{C}'}, B: {battlefield: [Grizzly Bears]}}\n"
        "do: [{by: A, cast: Terror, targets: [B]}]",
        "these answers were not used: B",
    ),
}
# What a Chinese sentence may have of Latin letters: words of the file, of the format, names.
WORDS = re.compile(
    r"\b(?:scenario|players?|battlefield|hand|graveyard|library|exile|command|stack|ante|only|expect"
    r"|choices|chosen|start|damage|zone|outside|nowhere|phased|out|current|default|duel|free|for|all"
    r"|grand|melee|team|vs|two|headed|giant|emperor|commander|planechase|vanguard|card|solitaire"
    r"|with|life"
    r"|[ABxy]|much|yard|grave|Mountain|Blac Lotos|Black Lotus|Black Vise|lfe|Shock|Terror)\b",
    re.ASCII,
)


def fault_of(text: str) -> str:
    """What is said of the file: as it is read, or as it is run."""
    try:
        scenario = load_text(text, "scenario")
    except ScenarioError as error:
        return str(error)
    result = run_scenario(scenario, "current")
    assert result.status == "error"
    return result.message


@pytest.mark.parametrize("name", list(FAULTS))
def test_refused_with_a_sentence(name: str) -> None:
    text, said = FAULTS[name]
    assert said in fault_of(text)


@pytest.mark.parametrize("name", list(FAULTS))
def test_the_sentence_is_chinese_in_chinese(name: str) -> None:
    told = translated(fault_of(FAULTS[name][0]), "zh")
    assert re.search("[\u4e00-\u9fff]", told)
    assert not re.findall("[A-Za-z]{2,}", WORDS.sub("", told.replace("_", " "))), told


def test_several_copies_may_share_one_name() -> None:
    scenario = load_text("players: {A: {battlefield: [Forest * 3 as x]}, B: {}}", "scenario")
    assert [one["as"] for one in scenario.players["A"]["battlefield"]] == ["x", "x", "x"]
