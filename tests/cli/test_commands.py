"""Every command, in both languages: what it prints, its status, its JSON."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from apnap.cli.edition_words import STATE_BASED
from apnap.cli.frame import COMMANDS, Root
from apnap.cli.help_texts import HELP
from apnap.cli.messages import MESSAGES, language_of
from apnap.cli.simulate import wilson
from apnap.editions import get, names

from .conftest import Apnap

CHINESE = re.compile(r"[\u4e00-\u9fff]")
LANGS = ("en", "zh")
SCENARIO = """
title: One damage is one damage
editions: [2006, current]
players:
  A: {hand: [Shock], mana: "{R}"}
  B: {life: 20}
do:
  - {by: A, cast: Shock, targets: [B]}
  - {resolve: all}
expect: [{life: {B: LIFE}}]
"""


@pytest.fixture
def scenario(home: Path) -> Path:
    """A scenario file that passes."""
    path = home / "shock.yaml"
    path.write_text(SCENARIO.replace("LIFE", "18"), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(apnap: Apnap, name: str, lang: str) -> None:
    result = apnap(name, "--help", lang=lang)
    assert result.exit_code == 0
    assert f"apnap {name}" in result.output.split({"en": "Examples:", "zh": "示例："}[lang])[1]
    assert bool(CHINESE.search(result.output)) == (lang == "zh")
    assert all(cell_len(line) <= 80 for line in result.output.splitlines()[:-8])


def test_without_a_command_the_help_lists_all(apnap: Apnap) -> None:
    result = apnap()
    assert result.exit_code == 0
    assert all(f"  {name} " in result.output for name in COMMANDS)


def test_the_language_stands_before_or_after_the_command(apnap: Apnap) -> None:
    for words in (("--lang", "zh", "decks"), ("decks", "--lang", "zh"), ("decks", "--lang=zh")):
        assert "套牌" in apnap(*words).output
    assert "套牌" not in apnap("decks", "--lang", "en", lang="zh").output


def test_the_language_comes_from_the_locale() -> None:
    assert language_of([], {"LC_ALL": "zh_CN.UTF-8", "LANG": "en_GB"}) == "zh"
    assert language_of([], {"LANG": "zh_TW"}) == "zh"
    assert language_of([], {"LC_ALL": "C", "LANG": "zh_CN"}) == "en"
    assert language_of([], {}) == "en"
    assert language_of(["--", "--lang", "zh"], {}) == "en"


@pytest.mark.parametrize("columns", ["60", "80", "100"])
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_of_editions_is_whole_at_any_width(home: Path, lang: str, columns: str) -> None:
    locale = {"en": "en_GB.UTF-8", "zh": "zh_CN.UTF-8"}[lang]
    runner = CliRunner(env={"LC_ALL": locale, "COLUMNS": columns, "NO_COLOR": "1"})
    for words in (["editions"], ["editions", "--facts"]):
        told = runner.invoke(Root(), words).output.splitlines()[:-1]
        assert "…" not in "".join(told)
        assert all(cell_len(line) <= int(columns) for line in told)


def test_every_difference_between_editions_has_words() -> None:
    for edition in map(get, names()):
        assert {key for key, _ in edition.sba} <= set(STATE_BASED)


@pytest.mark.parametrize("table", [MESSAGES, HELP], ids=["messages", "help"])
def test_both_languages_say_everything_with_the_same_slots(
    table: dict[str, tuple[str, str]],
) -> None:
    for key, (english, chinese) in table.items():
        if key == "help-duel":
            continue
        slots = [set(re.findall(r"\{(\w+)(?:![r])?\}", text)) for text in (english, chinese)]
        assert slots[0] == slots[1], key
        assert not CHINESE.search(english), key


@pytest.mark.parametrize("lang", LANGS)
def test_a_card(apnap: Apnap, lang: str) -> None:
    result = apnap("card", "mogg", "fanatic", lang=lang)
    assert result.exit_code == 0
    assert "Mogg Fanatic" in result.output and "{R}" in result.output and "1/1" in result.output
    assert ("生物" if lang == "zh" else "Creature — Goblin") in result.output
    assert "red-goblins" in result.output


def test_a_card_speaks_the_words_of_the_edition(apnap: Apnap) -> None:
    assert "converted mana cost" in apnap("card", "Shock", "--edition", "2006").output
    assert "mana value" in apnap("card", "Shock").output


def test_a_card_that_read_otherwise_says_so(apnap: Apnap) -> None:
    def told(*more: str, lang: str = "en") -> str:
        return " ".join(apnap("card", "Flash", *more, lang=lang).output.split())

    assert "You may pay its mana cost" in told("--edition", "2006")
    assert "until May 2007" in told("--edition", "2006")
    assert "至2007年5月止" in told("--edition", "2006", lang="zh").replace(" ", "")
    for key in ("2009", "current"):
        assert "sacrifice it unless you pay" in told("--edition", key)
        assert "until May" not in told("--edition", key)
    data = json.loads(apnap("card", "Flash", "--edition", "2006", "--json").output)
    assert data["formerly"].startswith("The card reads so in this edition")
    assert json.loads(apnap("card", "Flash", "--json").output)["formerly"] == ""


def test_a_card_as_json(apnap: Apnap) -> None:
    data = json.loads(apnap("card", "Ice", "--json").output)
    assert data["name"] == "Fire // Ice"
    assert [face["cost"] for face in data["faces"]] == ["{1}{R}", "{1}{U}"]


@pytest.mark.parametrize("lang", LANGS)
def test_editions(apnap: Apnap, lang: str) -> None:
    result = apnap("editions", lang=lang)
    assert result.exit_code == 0
    assert ("战斗伤害" if lang == "zh" else "combat damage") in result.output
    assert all(key in result.output for key in ("2006", "2009", "current"))
    everything = apnap("editions", "--facts", lang=lang)
    assert len(everything.output) > len(result.output)
    assert "mana_burn" in everything.output


def test_editions_as_json(apnap: Apnap) -> None:
    data = json.loads(apnap("editions", "--json").output)
    assert data["2006"]["facts"]["mana_burn"] is True
    assert data["current"]["facts"]["mana_burn"] is False
    assert data["2006"]["layers"] != data["2009"]["layers"]


def test_an_edition_of_the_users_own_stands_beside_the_others(apnap: Apnap, home: Path) -> None:
    file = home / "club.toml"
    file.write_text(
        'name = "Club"\nparent = "current"\n[facts]\nmana_burn = true\n', encoding="utf-8"
    )
    data = json.loads(apnap("editions", str(file), "--json").output)
    assert data["club"]["facts"]["mana_burn"] is True
    assert "Club" in apnap("editions", str(file)).output


@pytest.mark.parametrize("lang", LANGS)
def test_decks(apnap: Apnap, lang: str) -> None:
    result = apnap("decks", lang=lang)
    assert result.exit_code == 0
    assert "red-goblins" in result.output and "white-weenie" in result.output
    one = apnap("decks", "red-goblins", lang=lang)
    assert one.exit_code == 0 and "4 Mogg Fanatic" in one.output
    assert len(json.loads(apnap("decks", "--json").output)) == 10


@pytest.mark.parametrize("lang", LANGS)
def test_scenarios(apnap: Apnap, scenario: Path, lang: str) -> None:
    result = apnap("run", str(scenario), lang=lang)
    assert result.exit_code == 0, result.output
    assert result.output.count("通过" if lang == "zh" else "passed") == 3
    explained = apnap("run", str(scenario), "--explain", "--edition", "2006", lang=lang)
    assert "409.1" in explained.output


def test_scenarios_that_fail_or_cannot_be_run(apnap: Apnap, scenario: Path, home: Path) -> None:
    wrong = home / "wrong.yaml"
    wrong.write_text(SCENARIO.replace("LIFE", "17"), encoding="utf-8")
    failed = apnap("run", str(scenario), str(wrong))
    assert failed.exit_code == 1 and "FAILED" in failed.output and "18" in failed.output
    data = json.loads(apnap("run", str(wrong), str(home / "none.yaml"), "--json").output)
    assert (data["passed"], data["failed"], data["errors"]) == (0, 2, 1)
    assert set(data["results"][0]) == {"file", "title", "edition", "status", "message"}
    assert apnap("run", str(wrong), str(home / "none.yaml")).exit_code == 2


def simulated(apnap: Apnap, *more: str) -> dict[str, object]:
    words = ("--deck", "red-goblins", "--deck", "white-weenie", "--games", "6", "--seed", "9")
    result = apnap("simulate", *words, "--json", *more)
    assert result.exit_code == 0, result.output
    data: dict[str, object] = json.loads(result.output)
    del data["seconds"]
    return data


def test_a_simulation_is_the_same_whatever_the_number_of_processes(apnap: Apnap) -> None:
    once = simulated(apnap)
    assert once == simulated(apnap, "--jobs", "2")
    assert once != simulated(apnap, "--seed", "10")
    players = once["players"]
    assert isinstance(players, list)
    assert sum(p["wins"] for p in players) + int(str(once["draws"])) == 6


@pytest.mark.parametrize("lang", LANGS)
def test_a_simulation_as_a_table(apnap: Apnap, lang: str) -> None:
    words = ("--deck", "green-stompy", "--deck", "blue-control", "--games", "2")
    result = apnap("simulate", *words, "--edition", "2006", lang=lang)
    assert result.exit_code == 0
    assert "green-stompy" in result.output and "95%" in result.output


def test_intervals_are_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize("lang", LANGS)
def test_fuzz(apnap: Apnap, lang: str) -> None:
    result = apnap(
        "fuzz", "--games", "3", "--undo", "1", "--save", "1", "--edition", "2009", lang=lang
    )
    assert result.exit_code == 0, result.output
    assert result.output.startswith("2009")


@pytest.mark.parametrize("lang", LANGS)
def test_bench_names_each_budget(apnap: Apnap, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    def run(self: object) -> dict[str, object]:
        row = {"target": 60.0, "measured": 50.0, "unit": "games/s", "met": False}
        rows = [{"name": "random games a second", **row}]
        return {"reference": 0.08, "factor": 1.0, "budgets": rows}

    monkeypatch.setattr("apnap.cli.bench.Bench.run", run)
    result = apnap("bench", lang=lang)
    assert result.exit_code == 0
    assert ("未达到" if lang == "zh" else "MISSED") in result.output
    data = json.loads(apnap("bench", "--json", lang=lang).output)
    assert set(data["budgets"][0]) == {"name", "target", "measured", "unit", "met"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
def test_without_a_terminal_a_demonstration_is_played(
    apnap: Apnap, lang: str, edition: str
) -> None:
    result = apnap("play", "--edition", edition, "--opponent", "random", lang=lang)
    assert result.exit_code == 0
    last = result.output.strip().splitlines()[-1]
    assert re.search(r"wins in turn \d+\.|第\d+回合", last)
    heading = "第1回合" if lang == "zh" else "Turn 1: "
    assert heading in result.output
    assert all(cell_len(line) <= 80 for line in result.output.splitlines())
    assert "\x1b" not in result.output


def test_the_demonstration_is_the_same_each_time(apnap: Apnap) -> None:
    words = ("play", "--seed", "3", "--opponent", "random", "--explain")
    assert apnap(*words).output == apnap(*words).output


def test_fuzz_in_another_format(apnap: Apnap) -> None:
    words = ("fuzz", "--games", "1", "--undo", "0", "--save", "0", "--edition", "2009")
    assert apnap(*words, "--format", "vanguard").exit_code == 0
    assert apnap(*words, "--format", "commander").exit_code == 0
    refused = apnap(*words, "--format", "two-headed-giant")
    assert refused.exit_code == 2
    other = apnap(*words[:-1], "2006", "--format", "planechase")
    assert other.exit_code == 2 and "knows no Planechase" in other.stderr


def test_the_module_runs_as_the_command_does(apnap: Apnap) -> None:
    run = [sys.executable, "-m", "apnap", "editions", "--lang", "en"]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == apnap("editions").output
    wrong = subprocess.run([*run[:3], "nothing"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "apnap" in wrong.stderr and "__main__" not in wrong.stderr
