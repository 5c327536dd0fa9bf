"""JSON from elsewhere is read strictly: what is read can be kept, shown and sent on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from apnap.game import SaveError, load_game
from apnap.jsontext import read_json
from apnap.lab import ScenarioError
from apnap.lab.loading import load_text
from apnap.match import load_match

WRONG = {
    "nothing": "",
    "cut short": "{",
    "no number": '{"a": NaN}',
    "endless": '{"a": [-Infinity]}',
    "too large a number": "1e999",
    "too deep": "[" * 100_000,
    "half of a character": '{"a": ["\\ud83d"]}',
    "half of a character in a key": '{"\\udc00": 1}',
    "both halves, the wrong way round": '"\\ude00\\ud83d"',
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG.keys())
def test_what_could_not_be_sent_on_is_refused(text: str) -> None:
    for form in (text, text.encode()):
        with pytest.raises(ValueError):
            read_json(form)


def test_half_of_a_character_as_bytes_is_refused() -> None:
    with pytest.raises(ValueError):
        read_json(b'"\xed\xa0\x80"')


@pytest.mark.parametrize(
    "data", [{"a": [1, 2.5, None, True]}, "\U0001f600 \u00e9 \x00", {"\u4e2d": -1}]
)
def test_everything_else_is_read(data: object) -> None:
    for ascii_only in (True, False):
        text = json.dumps(data, ensure_ascii=ascii_only)
        assert read_json(text) == data
        assert read_json(text.encode()) == data
        assert read_json(b"\xef\xbb\xbf" + text.encode()) == data


@pytest.mark.parametrize("name", ["x.yaml", "x.json"])
def test_a_scenario_file_has_whole_characters(name: str) -> None:
    with pytest.raises(ScenarioError, match="not readable"):
        load_text('{"note": "\\ud800", "players": {"A": {}, "B": {}}}', name)


def test_saved_games_and_matches_too(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"format": "\\ud800"}')
    with pytest.raises(SaveError, match="no saved game"):
        load_game(path)
    with pytest.raises(SaveError):
        load_match(path)
