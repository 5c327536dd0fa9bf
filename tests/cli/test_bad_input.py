"""What a user gets wrong: one sentence on stderr with the place and the remedy, status 2, no
traceback, nothing on stdout."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from apnap.game import save_game

from .conftest import Apnap
from .typist import game_of

DUEL = ("--deck", "red-goblins", "--deck", "white-weenie")
SIMULATE = ("simulate", *DUEL, "--games", "2")

# Command line -> what the English sentence must name. {dir} is a folder with the files made below.
BAD: list[tuple[tuple[str, ...], str]] = [
    (("frobnicate",), "frobnicate"),
    (("plai",), "play"),
    (("--frob",), "--frob"),
    (("--lang", "fr", "decks"), "en, zh"),
    (("decks", "--lang", "latin"), "en, zh"),
    (("play", "--dekc", "x"), "--deck"),
    (("play", "--deck"), "--deck"),
    (("play", "extra"), "extra"),
    (("play", "--edition", "2006", "--format", "planechase"), "2006"),
    (("play", "--edition", "2006", "--format", "planechase", "--match", "3"), "2006"),
    (("play", "--match", "3", "--ante"), "ante"),
    (("play", "--format", "emperor", "--players", "4"), "6"),
    (("play", "--hotseat=yes"), "--hotseat"),
    (("play", "--terminal", "--port", "0"), "--terminal"),
    (("play", "--terminal"), "need a terminal"),
    (("play", "--hotseat"), "need a terminal"),
    (("play", "--stops", "upkeep"), "need a terminal"),
    (("play", "--save", "{dir}/new.json"), "need a terminal"),
    (("play", "--explain", "--host", "127.0.0.1"), "--explain"),
    (("play", "--edition", "2005"), "2006"),
    (("play", "--edition", "{dir}/none.toml"), "none.toml"),
    (("play", "--edition", "{dir}"), "edition"),
    (("play", "--edition", "{dir}/broken.toml"), "broken.toml"),
    (("play", "--edition", "{dir}/fact.toml"), "mana_burnt"),
    (("play", "--edition", "{dir}/kind.toml"), "mana_burn"),
    (("play", "--edition", "{dir}/parent.toml"), "parent"),
    (("play", "--edition", "{dir}/key.toml"), "rules"),
    (("play", "--seed", "-1"), "--seed"),
    (("play", "--seed", "many"), "--seed"),
    (("play", "--opponent", "garry"), "garry"),
    (("play", "--opponent", "randm"), "random"),
    (("play", "--opponent", "random", "--hotseat"), "--hotseat"),
    (("play", "--deck", "red-goblin"), "red-goblins"),
    (("play", "--deck", "zzzz"), "apnap decks"),
    (("play", "--deck", "{dir}/none.txt"), "none.txt"),
    (("play", "--deck", "{dir}"), "directory"),
    (("play", "--deck", "{dir}/empty.txt"), "empty.txt"),
    (("play", "--deck", "{dir}/binary.txt"), "binary.txt"),
    (("play", "--deck", "{dir}/short.txt"), "60"),
    (("play", "--deck", "{dir}/prose.txt"), "prose.txt"),
    (("play", "--deck", "a", "--deck", "b", "--deck", "c"), "two decks"),
    (("play", "--load", "{dir}/none.json"), "none.json"),
    (("play", "--load", "{dir}"), "folder"),
    (("play", "--load", "{dir}/good.json", "--seed", "3"), "--load"),
    (("play", "--load", "{dir}/good.json"), "terminal"),
    (("play", "--load", "{dir}/cut.json"), "cut.json"),
    (("play", "--load", "{dir}/edited.json"), "checksum"),
    (("play", "--load", "{dir}/version.json"), "version"),
    (("play", "--load", "{dir}/other.json"), "saved game"),
    (("play", "--load", "{dir}/binary.txt"), "binary.txt"),
    (("replay",), "FILE"),
    (("replay", "{dir}/none.json"), "none.json"),
    (("replay", "{dir}/cut.json"), "cut short"),
    (("replay", "{dir}"), "folder"),
    ((*SIMULATE[:3], "--games", "2"), "1 times"),
    (("simulate", "--games", "2"), "two decks"),
    ((*SIMULATE, "--games", "0"), "--games"),
    ((*SIMULATE, "--games", "-5"), "--games"),
    ((*SIMULATE, "--games", "1.5"), "--games"),
    ((*SIMULATE, "--jobs", "0"), "--jobs"),
    ((*SIMULATE, "--jobs", "-2"), "--jobs"),
    ((*SIMULATE, "--jobs", "two"), "--jobs"),
    ((*SIMULATE, "--agents", "random"), "comma"),
    ((*SIMULATE, "--agents", "random,deepblue"), "deepblue"),
    ((*SIMULATE, "--starter", "me"), "alternate"),
    ((*SIMULATE, "--edition", "1994"), "1994"),
    (("card",), "name a card"),
    (("card", "Mog", "Fanatc"), "Mogg Fanatic"),
    (("card", "qqqqqqqq"), "spelling"),
    (("card", "Shock", "--edition", "nope"), "nope"),
    (("rule", "--search", ""), "--search"),
    (("rule", "--search", "  "), "--search"),
    (("editions", "nope"), "nope"),
    (("decks", "nope"), "nope"),
    (("decks", "{dir}/short.txt"), "60"),
    (("decks", "{dir}/many.txt"), "Shock"),
    (("bench", "--edition", "nope"), "nope"),
    (("bench", "--games", "0"), "--games"),
    (("fuzz", "--games", "-1"), "--games"),
    (("fuzz", "--edition", "nope"), "nope"),
    (("run",), "PATH"),
    (("run", "x.yaml", "--edition", "nope"), "nope"),
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files with something wrong in them."""
    made: Path = tmp_path_factory.mktemp("bad")
    texts = {
        "broken.toml": "parent = = 3",
        "fact.toml": 'parent = "current"\n[facts]\nmana_burnt = true',
        "kind.toml": 'parent = "current"\n[facts]\nmana_burn = 7',
        "parent.toml": 'name = "x"',
        "key.toml": 'parent = "current"\nrules = "none"',
        "empty.txt": "",
        "short.txt": "4 Shock\n20 Mountain\n",
        "many.txt": "9 Shock\n51 Mountain\n",
        "prose.txt": "Dear friend, this is a letter. It has sentences. It is no deck at all.\n" * 3,
        "other.json": '{"some": "thing"}',
    }
    for name, text in texts.items():
        (made / name).write_text(text, encoding="utf-8")
    (made / "binary.txt").write_bytes(bytes(range(256)) * 4)
    save_game(game_of("red-goblins", "white-weenie"), made / "good.json")
    text = (made / "good.json").read_text(encoding="utf-8")
    (made / "cut.json").write_text(text[: len(text) // 2], encoding="utf-8")
    data = json.loads(text)
    (made / "edited.json").write_text(json.dumps({**data, "units": 99}), encoding="utf-8")
    (made / "version.json").write_text(json.dumps({**data, "version": 99}), encoding="utf-8")
    return made


def sentences(stderr: str) -> list[str]:
    """The complaints, one a line."""
    return stderr.strip().splitlines()


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(("words", "part"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_one_sentence(
    apnap: Apnap, folder: Path, words: tuple[str, ...], part: str, lang: str
) -> None:
    result = apnap(*(word.replace("{dir}", str(folder)) for word in words), lang=lang)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    told = sentences(result.stderr)
    assert len(told) == 1, told
    assert told[0].startswith("apnap: " if lang == "en" else "apnap：")
    assert "Traceback" not in result.stderr
    if lang == "en":
        assert part in told[0]
        assert re.search(r"[.?)]$", told[0]) or "checksum" in told[0] or "apnap" in told[0]
    else:
        assert re.search(r"[\u4e00-\u9fff]", told[0].replace("apnap：", ""))
        assert "程序报告" not in told[0]


def test_each_fault_of_a_deck_has_a_sentence(apnap: Apnap, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("9 Shock\n2 Grizly Bears\n20 Mountain\n", encoding="utf-8")
    told = sentences(apnap("decks", str(deck)).stderr)
    assert len(told) == 3
    assert any("did you mean Grizzly Bears" in sentence for sentence in told)
    assert apnap("decks", str(deck)).exit_code == 2


def test_a_limited_deck_is_no_fault_where_it_is_wanted(apnap: Apnap, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("9 Shock\n31 Mountain\n", encoding="utf-8")
    assert apnap("decks", str(deck)).exit_code == 2
    assert apnap("decks", str(deck), "--limited").exit_code == 0


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(
    "words",
    [("decks",), ("run",), ("replay",), ("play", "--load"), ("play", "--deck")],
    ids=" ".join,
)
def test_a_name_that_is_too_long(apnap: Apnap, words: tuple[str, ...], lang: str) -> None:
    result = apnap(*words, "x" * 5000, lang=lang)
    (told,) = sentences(result.stderr)
    assert (result.exit_code, result.stdout) == (2, "")
    assert {"en": "the name is too long", "zh": "名称过长"}[lang] in told and len(told) < 300


def test_a_home_that_cannot_be_written(home: Path) -> None:
    (home / "file").write_text("no folder", encoding="utf-8")
    pytest.importorskip("nicegui")
    env = {**os.environ, "XDG_DATA_HOME": str(home / "file" / "data"), "LC_ALL": "en_GB.UTF-8"}
    words = [sys.executable, "-m", "apnap", "play", "--port", "0", "--no-browser"]
    told = subprocess.run(words, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert (told.returncode, len(sentences(told.stderr))) == (2, 1), told
    assert str(home / "file") in told.stderr and "Traceback" not in told.stderr
