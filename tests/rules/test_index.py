"""The rule index: rows, numbers, code, tests, outcomes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from apnap.editions.citations import CITATIONS
from apnap.rules import NoSuchRuleError, code, find, index, numbers, rows, search
from apnap.rules.counting import count
from apnap.rules.outcomes import Outcome, Outcomes, read, write
from apnap.rules.places import citing_tests, places
from apnap.rules.rows import CORRECTIONS, lines, table


def test_the_books_are_whole() -> None:
    books = rows(own=False)
    assert (len(books), sum(row.testable for row in books)) == (1212, 961)
    assert {row.edition for row in books} == {"2006", "2009"}


def test_rows_of_our_own_begin_with_x_and_are_in_no_book() -> None:
    own = rows(own=True)
    assert len(own) >= 60
    assert all(row.id.startswith("x") for row in own)
    assert [row.id for row in own if row.id[1:] in table()] == []
    assert all(row.says and row.topics and row.testable for row in own)


def test_corrections_say_why() -> None:
    for data in lines(CORRECTIONS):
        row = table()[data["id"]]
        assert row.corrected and all(getattr(row, key) for key in data["set"])


def test_a_rule_is_found_by_row_key_and_number() -> None:
    by_row = find("2006:310.4a")
    assert by_row.keys == ("combat-damage-as-assigned",)
    assert by_row.numbers == {"2006": ("310.4a",), "2009": (), "current": ()}
    assert [row.id for row in find("combat-damage-as-assigned").rows] == ["2006:310.4a"]
    assert find("310.4a", "2006").rows == find("310.4a").rows == by_row.rows
    assert numbers("704.5k", "2009")["current"] == ("704.5j",)
    assert {row.id for row in find("sba-legend-rule").rows} == {"2006:420.5e", "2009:704.5k"}
    assert "sba-legend-rule" in find("704.5j", "current").keys


def test_an_example_belongs_to_its_rule() -> None:
    assert find("2006:500.5/e1").numbers == find("2006:500.5").numbers


def test_what_is_not_there_brings_near_ones() -> None:
    with pytest.raises(NoSuchRuleError) as error:
        find("2006:310.4z")
    assert "2006:310.4" in error.value.near
    with pytest.raises(NoSuchRuleError) as error:
        find("502.2")
    assert {"2006:502.2", "x2009:502.2"} <= set(error.value.several)


def test_search_wants_every_word() -> None:
    found = search("Legend rule name")
    assert "2006:420.5e" in {row.id for row in found}
    assert all(row.edition == "2009" for row in search("legend", "2009"))
    assert search("") == () and search("zebra crossing") == ()


def test_every_key_of_the_trace_can_be_looked_up() -> None:
    for key in CITATIONS:
        assert find(key).keys == (key,)


def test_code_is_found_by_docstring_and_by_trace() -> None:
    assert ("apnap/sba/permanents.py", "legend_rule") in {
        (place.file, place.name) for place in code("sba-legend-rule")
    }
    assert any(place.file.startswith("apnap/combat/") for place in code("2006:310.4a"))


def test_places_name_the_innermost_function(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(
        'class A:\n    def f(self):\n        """2006:310.4a"""\n'
        '    def g(self):\n        self.trace("some-key")  # 2009:702.2b\n'
    )
    found = list(places(tmp_path, [file], frozenset({"2006:310.4a", "some-key"})))
    assert [(place.line, place.name) for place in found] == [(3, "A.f"), (5, "A.g")]
    assert list(places(tmp_path, [file], frozenset({"2006:310.4"}))) == []


def test_tests_cite_by_marks_and_by_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(
        '@pytest.mark.rule("2006:310.4a")\ndef test_a() -> None:\n    """2006:310.1"""\n'
        'def test_b() -> None:\n    load_data({"rules": ["2006:310.1"]})\n'
    )
    found = [
        [place.name for place in citing_tests(tmp_path, [file], frozenset({row}))]
        for row in ("2006:310.4a", "2006:310.1")
    ]
    assert found == [["test_a"], ["test_b"]]


def test_tests_are_found() -> None:
    assert "examples/mogg-fanatic.yaml" in {place.file for place in index.tests("2006:310.4a")}


# What the tests showed


@pytest.fixture
def some() -> Outcomes:
    """Outcomes of two rows, one of which a test fails."""
    made = Outcomes(state="fresh")
    made.found["a"] = Outcome(("2006:310.4a", "2006:310.1"), True)
    made.found["b"] = Outcome(("2006:310.1", "x2009:500.1"), False)
    return made


def test_a_row_is_shown_while_all_its_tests_pass(some: Outcomes) -> None:
    counted = count(some)
    assert (counted["testable"], counted["shown"]) == (961, 1)
    assert "2006:310.4a" not in counted["missing"] and "2006:310.1" in counted["missing"]
    assert counted["by_section"]["2006:310"] == {"testable": 13, "shown": 1}
    assert counted["own"]["testable"] >= 60 and counted["own"]["shown"] == 0
    assert count(some, "2009")["testable"] == 399
    assert count(some, section="310")["testable"] == 13


def test_stale_outcomes_count_as_missing(some: Outcomes) -> None:
    some.state = "stale"
    counted = count(some)
    assert counted["shown"] == 0 and counted["outcomes"]["rows"] == 1


def test_outcomes_add_up_only_on_the_same_files(tmp_path: Path) -> None:
    now = Outcomes("abc", False, "same")
    write(tmp_path, now, {"a": Outcome(("2006:310.1",), True)})
    write(tmp_path, now, {"b": Outcome(("2006:310.2",), True)})
    assert _names(tmp_path) == ["a", "b"]
    write(tmp_path, Outcomes("abd", False, "other"), {"c": Outcome((), True)})
    assert _names(tmp_path) == ["c"]
    assert read(tmp_path).state == "stale"  # it is no checkout of these files
    assert read(tmp_path / "nowhere").state == "absent"


def _names(root: Path) -> list[str]:
    data: dict[str, Any] = json.loads((root / ".ledger/outcomes.json").read_text())
    return list(data["outcomes"])
