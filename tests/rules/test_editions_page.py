"""docs/editions.md is what the editions and the examples say."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.editions import get, names
from apnap.editions.citations import CITATIONS
from apnap.lab import load_data
from apnap.rules.editions_page import PAGE, SHOWN, check_in_words, differences, outcome, page


def test_the_page_is_up_to_date(root: Path) -> None:
    assert (root / PAGE).read_text(encoding="utf-8") == page(root), "run `make docs`"


def test_the_table_names_rules_and_differences_that_exist() -> None:
    keys = {key for key, _, _ in differences([get(name) for name in names()])}
    assert SHOWN.keys() <= keys
    assert {rule for rules, _ in SHOWN.values() for rule in rules} <= CITATIONS.keys()


def test_a_check_in_words() -> None:
    assert check_in_words({"object": "bear", "zone": "graveyard"}) == "bear: zone graveyard"
    assert check_in_words({"life": {"A": 1, "B": 2}, "only": ["2006"]}) == "life A 1, B 2"
    assert check_in_words({"mana": {"A": ""}, "over": False}) == "mana A none, over no"


def test_an_example_that_fails_is_no_example() -> None:
    wrong = load_data({"players": {"A": {}, "B": {}}, "expect": [{"life": {"A": 3}}]})
    with pytest.raises(ValueError, match="life"):
        outcome(wrong, "current")
