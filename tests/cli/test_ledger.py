"""`apnap rule` and `apnap ledger`, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from apnap.cli import ledger, rule
from apnap.rules.outcomes import Outcome, Outcomes

from .conftest import Apnap

BAD = [
    (("rule",), "--search"),
    (("rule", "2006:310.1", "--search", "mana"), "--search"),
    (("rule", "2006:310.4z"), "2006:310.4"),
    (("rule", "combat-damage-on-stak"), "combat-damage-on-stack"),
    (("rule", "502.2"), "x2009:502.2"),
    (("rule", "704.5k", "--edition", "2005"), "2006"),
    (("rule", "--search", "zebra crossing"), "zebra"),
    (("ledger", "--edition", "current"), "2006, 2009"),
    (("ledger", "--section", "999"), "999"),
]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Outcomes:
    """Outcomes that count: one test of 2006:310.4a that passed."""
    made = Outcomes("abcdef0123456789", False, "", "fresh")
    made.found["examples/mogg-fanatic.yaml[2006]"] = Outcome(("2006:310.4a",), True)

    def read(_: Path | None) -> Outcomes:
        return made

    for module in (ledger, rule):
        monkeypatch.setattr(module, "read", read)
    return made


@pytest.mark.parametrize(("words", "named"), BAD)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_what_is_wrong_is_said_in_one_sentence(
    apnap: Apnap, words: tuple[str, ...], named: str, lang: str
) -> None:
    result = apnap(*words, lang=lang)
    assert result.exit_code == 2 and result.stdout == ""
    assert named in result.stderr and len(result.stderr.splitlines()) == 1


def test_a_rule_with_all_that_is_known_of_it(apnap: Apnap, shown: Outcomes) -> None:
    text = " ".join(apnap("rule", "2006:310.4a").output.split())
    for part in ("dealt as first assigned", "2006 310.4a", "combat-damage-as-assigned"):
        assert part in text
    assert "apnap/combat/damage.py" in text
    assert "passed: examples/mogg-fanatic.yaml" in text
    shown.state = "stale"
    assert "passed: examples" not in apnap("rule", "2006:310.4a").output


def test_a_rule_as_data(apnap: Apnap, shown: Outcomes) -> None:
    data = json.loads(apnap("rule", "704.5k", "--edition", "2009", "--json").output)
    assert data["keys"] == ["sba-legend-rule"]
    assert data["numbers"]["2006"] == ["420.5e"]
    assert [row["id"] for row in data["rows"]] == ["2009:704.5k"]


def test_rows_are_said_in_the_language(apnap: Apnap) -> None:
    result = apnap("rule", "x2006:502.7b", lang="zh").output
    assert "不能成为具有该特质的咒语的目标" in result and "编号" in result
    found = apnap("rule", "--search", "保护 阻挡", lang="zh").output
    assert "x2006:502.7f" in found and "保护：阻挡" in found
    assert "x2006:502.7f" in apnap("rule", "--search", "Protection: blocking", lang="zh").output
    data = json.loads(apnap("rule", "x2006:502.7b", "--json", lang="zh").output)
    assert data["rows"][0]["title"] == "保护：不能成为目标"
    assert "2006:300.3" in apnap("rule", "--search", "mana burn").output


def test_the_ledger_counts(apnap: Apnap, shown: Outcomes) -> None:
    data = json.loads(apnap("ledger", "--json").output)
    assert (data["testable"], data["shown"], len(data["missing"])) == (961, 1, 960)
    assert data["by_topic"]["damage-on-stack"]["shown"] == 1
    text = apnap("ledger", "--section", "310", "--missing").output
    assert "1 of 13" in text and "2006:310.4b" in text and "2006:310.4a" not in text
    assert "abcdef0123" in text


def test_stale_outcomes_are_called_so(apnap: Apnap, shown: Outcomes) -> None:
    shown.state = "stale"
    text = apnap("ledger").output
    assert "0 of 961" in text and "stale" in text
    assert "过期" in apnap("ledger", lang="zh").output
    shown.state = "absent"
    assert "make test" in apnap("ledger").output
