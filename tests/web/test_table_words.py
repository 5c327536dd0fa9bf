"""The words of the table: each that its parts ask for is there, and none is there that nobody asks
for."""

from __future__ import annotations

import re
from pathlib import Path

import apnap.web
from apnap.web.texts import everything
from apnap.web.texts.table import TEXTS

STATIC = Path(apnap.web.__file__).parent / "static"
PARTS = (
    *(
        "away",
        "board",
        "card",
        "log",
        "loops",
        "panel",
        "player",
        "sheets",
        "stack",
        "steps",
        "table",
        "widgets",
    ),
)
CODE = "".join((STATIC / f"{part}.js").read_text() for part in PARTS)
# Keys that are put together: their beginnings.
MADE = ("a-", "agent-", "counter-", "key-", "mana-", "rushing-", "step-", "zone-", "title")


def test_no_word_is_missing() -> None:
    asked = set(re.findall(r'\bt(?:\.value)?\(\s*"([^"]+)"', CODE))
    asked |= set(re.findall(r'\bt\([^()"`]*\? "([^"]+)" : "[^"]+"', CODE))
    asked |= set(re.findall(r'\bt\([^()"`]*\? "[^"]+" : "([^"]+)"', CODE))
    assert len(asked) > 90
    known = everything()
    assert [key for key in sorted(asked) if f"table-{key}" not in known and key not in known] == []


def test_no_word_is_idle() -> None:
    told = {key.removeprefix("table-") for key in TEXTS}
    idle = [key for key in told if f'"{key}"' not in CODE and not key.startswith(MADE)]
    assert sorted(idle) == []


def test_both_languages_fill_the_same_slots() -> None:
    for key, (english, chinese) in TEXTS.items():
        slots = [set(re.findall(r"\{(\w+)\}", text)) for text in (english, chinese)]
        assert slots[0] == slots[1], key
        assert (
            not re.search(r"[A-Za-z]{2,}", re.sub(r"\{\w+\}", "", chinese)) or chinese == "English"
        )
