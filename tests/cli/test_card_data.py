"""`apnap cards`, `apnap compile`, `apnap card --text`, and decks with cards of the user's data."""

from __future__ import annotations

import gzip
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from made_cards import BOG, JOKE, META, all_printings, atomic, one_set, scryfall, write

from .conftest import Apnap

NAMES = ["Ember // Quench", "Murmuring Sump", "Tidewright Conjurer", "Vexing Riddler"]
FORMS: dict[str, Any] = {
    "AtomicCards.json": atomic(),
    "AtomicCards.json.gz": atomic(),
    "AtomicCards.json.xz": atomic(),
    "AtomicCards.json.bz2": atomic(),
    "AtomicCards.json.zip": atomic(),
    "AllPrintings.json": all_printings(),
    "AllPrintings.json.gz": all_printings(),
    "default-cards.json": scryfall(),
    "oracle-cards.json.gz": scryfall(),
    "search.json": {"object": "list", "has_more": False, "data": scryfall()},
}


def database(home: Path) -> Path:
    return home / "data" / "apnap" / "cards.sqlite"


@pytest.fixture
def stocked(apnap: Apnap, home: Path) -> Apnap:
    """With the invented cards in the database."""
    for name, data in (("a.json", atomic()), ("b.json.gz", all_printings())):
        assert apnap("cards", "import", str(write(home / name, data))).exit_code == 0
    return apnap


# ------------------------------------------------------------------ import


@pytest.mark.parametrize("name", FORMS)
def test_each_form_is_read(apnap: Apnap, home: Path, name: str) -> None:
    path = write(home / name, FORMS[name])
    first = apnap("cards", "import", str(path), "--json")
    assert first.exit_code == 0, first.stderr
    told = json.loads(first.stdout)
    assert (told["cards"], told["new"]) == (4, 4)
    assert "joke" in told["skipped"]
    again = json.loads(apnap("cards", "import", str(path), "--json").stdout)
    assert (again["cards"], again["new"]) == (4, 0)
    found = json.loads(apnap("cards", "search", "is:chinese or c<=wubrg", "--json").stdout)
    assert [one["name"] for one in found] == NAMES
    assert next(one for one in found if one["name"] == NAMES[2])["chinese"] == "唤潮术士"


def test_a_set_file_is_read(apnap: Apnap, home: Path) -> None:
    path = write(home / "ZZA.json", {"meta": META, "data": one_set()})
    told = json.loads(apnap("cards", "import", str(path), "--json").stdout)
    assert (told["cards"], told["sets"], told["skipped"]) == (3, 1, {"joke": 1, "token": 2})


def test_a_byte_order_mark_does_no_harm(apnap: Apnap, home: Path) -> None:
    path = home / "a.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(atomic()).encode())
    assert apnap("cards", "import", str(path)).exit_code == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "joke cards"), ("zh", "玩笑牌")])
def test_what_was_read_is_told(apnap: Apnap, home: Path, lang: str, word: str) -> None:
    path = write(home / "default-cards.json", scryfall())
    told = apnap("cards", "import", str(path), lang=lang).output
    assert word in told and "4" in told and "cards.sqlite" in told


def raw(data: Any) -> bytes:
    return json.dumps(data).encode()


BAD_FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "empty"),
    "blank": (b"  \n ", "empty"),
    "packed-empty": (gzip.compress(b""), "empty"),
    "cut": (raw(atomic())[:-90], "cut short"),
    "cut-in-a-word": (raw(atomic())[:700], "cut short"),
    "cut-list": (raw(scryfall())[:-40], "cut short"),
    "cut-after-a-card": (raw(scryfall())[:-1], "cut short"),
    "cut-gzip": (gzip.compress(raw(atomic()))[:-30], "cut short"),
    "damaged-gzip": (
        gzip.compress(raw(atomic()))[:60] + b"\x00" * 40 + gzip.compress(raw(atomic()))[100:],
        "damaged",
    ),
    "gzip-head-only": (b"\x1f\x8b", "cut short"),
    "xz-head-only": (b"\xfd7zXZ\x00abc", "cut short"),
    "damaged-xz": (b"\xfd7zXZ\x00" + b"abc" * 40, "damaged"),
    "bzip2-head-only": (b"BZh9 nothing", "damaged"),
    "zip-head-only": (b"PK\x03\x04 nothing", "damaged"),
    "zstd": (b"\x28\xb5\x2f\xfd1234", "zstd"),
    "seven-zip": (b"7z\xbc\xaf\x27\x1c", "7z"),
    "rar": (b"Rar!\x1a\x07", "rar"),
    "sqlite": (b"SQLite format 3\x00" + b"\x00" * 100, "sqlite"),
    "pdf": (b"%PDF-1.7", "pdf"),
    "prose": (b"Dear diary, today I drew a card.", "no JSON"),
    "html": (b"<!doctype html><html></html>", "no JSON"),
    "csv": (b"name,cost\nSump,0\n", "no JSON"),
    "binary": (b"{\x00\x01\x02\x03", "binary"),
    "utf-16": ("{}".encode("utf-16"), "UTF-8"),
    "latin-1": (raw(atomic()).replace(b"Sump", b"S\xfcmp"), "UTF-8"),
    "malformed": (raw(atomic()).replace(b'"types"', b'types"', 1), "JSON"),
    "comma": (b'[{"object": "card"},]', "JSON"),
    "two-values": (raw(atomic()) + b"{}", "JSON"),
    "object": (b"{}", "no cards"),
    "no-data": (raw({"meta": META}), "no cards"),
    "list": (b"[]", "no cards"),
    "numbers": (b"[1, 2, 3]", "no cards"),
    "words": (b'["Shock"]', "no cards"),
    "empty-data": (raw({"meta": META, "data": {}}), "no cards"),
    "data-list": (raw({"meta": META, "data": [1, 2]}), "no cards"),
    "package": (raw({"name": "x", "version": "1", "data": {"a": 1}}), "no cards"),
    "prices": (raw({"meta": META, "data": {"uuid": {"paper": {}}}}), "no cards"),
    "set-list": (raw({"meta": META, "data": [{"code": "ZZA", "name": "Zigzag"}]}), "no cards"),
    "empty-set": (raw({"data": {"code": "ZZA", "cards": []}}), "no cards"),
    "only-jokes": (raw({"data": {"Cushion": [JOKE]}}), "left out"),
    "only-tokens": (raw({"data": {"code": "Z", "cards": [], "tokens": [BOG]}}), "left out"),
    "incomplete": (raw({"data": {"X": [{**BOG, "types": 3}]}}), "left out"),
    "error-object": (raw({"object": "error", "status": 404}), "no cards"),
    "deep": (b'{"data": {"X": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}", "no cards"),
}


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_one_sentence_and_changes_nothing(
    stocked: Apnap, home: Path, name: str, lang: str
) -> None:
    content, part = BAD_FILES[name]
    path = home / f"bad-{name}.json"
    path.write_bytes(content)
    before = database(home).read_bytes()
    result = stocked("cards", "import", str(path), lang=lang)
    assert result.exit_code == 2, result.output
    assert result.stdout == "" and "Traceback" not in result.stderr
    told = result.stderr.strip().splitlines()
    assert len(told) == 1, told
    assert path.name in told[0]
    if lang == "en":
        assert part in told[0] and told[0].endswith("nothing was changed.")
    else:
        assert told[0].endswith("未作任何改动。")
    assert database(home).read_bytes() == before


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_what_is_no_file(apnap: Apnap, home: Path, name: str) -> None:
    result = apnap("cards", "import", str(home / name))
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1
    assert not database(home).exists()


def test_a_failed_first_import_leaves_no_database(apnap: Apnap, home: Path) -> None:
    path = home / "cut.json"
    path.write_bytes(raw(scryfall())[:-40])
    assert apnap("cards", "import", str(path)).exit_code == 2
    assert not database(home).exists()


@pytest.mark.skipif(os.name != "posix", reason="pipes are files here")
def test_a_pipe_is_no_file(apnap: Apnap, home: Path) -> None:
    os.mkfifo(home / "pipe")
    result = apnap("cards", "import", str(home / "pipe"))
    assert result.exit_code == 2 and "regular file" in result.stderr


def test_a_damaged_database_is_named(apnap: Apnap, home: Path) -> None:
    database(home).parent.mkdir(parents=True)
    database(home).write_bytes(b"rubbish")
    for words in (["cards", "search", "elf"], ["cards", "stats"], ["card", "Shock"]):
        result = apnap(*words)
        assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1
        assert "cards.sqlite" in result.stderr
    assert database(home).read_bytes() == b"rubbish"


# ------------------------------------------------------------------ search, stats


def test_a_table_with_cost_type_and_size(stocked: Apnap) -> None:
    line = stocked("cards", "search", "conjurer").output.splitlines()[1]
    for part in ("Tidewright Conjurer", "{2}{U}", "Creature — Human Wizard", "2/3"):
        assert part in line


def test_chinese_names_in_the_table(stocked: Apnap) -> None:
    assert "唤潮术士" in stocked("cards", "search", "conjurer", lang="zh").output


def test_negation_is_no_option(stocked: Apnap) -> None:
    assert "Riddler" in stocked("cards", "search", "t:creature", "-t:wizard").output


def test_the_limit(stocked: Apnap) -> None:
    found = stocked("cards", "search", "mv>=0", "--limit", "2")
    assert len(found.output.splitlines()) == 5 and "2 of 4" in found.output
    data = stocked("cards", "search", "mv>=0", "--limit", "3", "--json")
    assert len(json.loads(data.stdout)) == 3


def test_nothing_found(stocked: Apnap) -> None:
    result = stocked("cards", "search", "qqqq")
    assert result.exit_code == 0 and "No card" in result.output
    assert json.loads(stocked("cards", "search", "qqqq", "--json").stdout) == []


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_place_in_a_query_is_shown(stocked: Apnap, lang: str) -> None:
    result = stocked("cards", "search", "elf or tpye:goblin", lang=lang)
    told = result.stderr.splitlines()
    assert result.exit_code == 2 and "type" in told[0] and "8" in told[0]
    assert told[1].index("tpye") == told[2].index("^")


def test_without_a_database_the_pool_is_searched(apnap: Apnap) -> None:
    found = json.loads(apnap("cards", "search", "mogg o:sacrifice", "--json").stdout)
    assert "Mogg Fanatic" in [one["name"] for one in found]
    assert apnap("cards", "search", "t:goblin", "mv<=1", "is:supported").exit_code == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "supported"), ("zh", "可用")])
def test_stats(stocked: Apnap, lang: str, word: str) -> None:
    stocked("cards", "search", "is:supported")
    assert word in stocked("cards", "stats", lang=lang).output
    told = json.loads(stocked("cards", "stats", "--json").stdout)
    assert (told["cards"], told["sets"], told["chinese"]) == (4, 2, 2)
    assert (told["supported"], told["declined"]) == (3, 1)
    assert "frobs" in told["reasons"][0]["reason"]


def test_stats_without_a_database(apnap: Apnap) -> None:
    assert "cards import" in apnap("cards", "stats").output


# ------------------------------------------------------------------ a card


def test_a_card_of_the_database(stocked: Apnap) -> None:
    told = stocked("card", "tidewright", "conjurer").output
    for part in ("Tidewright Conjurer {2}{U}", "draw a card", "2/3", "Zigzag, Zigzag Returns"):
        assert part in told


def test_a_chinese_name_is_shown_and_found(stocked: Apnap) -> None:
    told = stocked("card", "唤潮术士", lang="zh").output
    assert "唤潮术士 {2}{U}" in told and "飞行" in told and "Tidewright" not in told


def test_an_unsupported_card_says_where(stocked: Apnap) -> None:
    told = stocked("card", "vexing riddler").output
    lines = told.splitlines()
    caret = next(n for n, line in enumerate(lines) if line.strip() == "^")
    assert lines[caret - 1][lines[caret].index("^") :].startswith("frobs")
    data = json.loads(stocked("card", "vexing riddler", "--json").stdout)
    assert data["supported"] is False and "frobs" in data["reasons"][0]["clause"]


OWN = ("card", "--type", "Creature - Elf", "--pt", "2/1", "--cost", "1G", "--name", "Mossling")


def test_a_card_of_ones_own(apnap: Apnap) -> None:
    told = apnap(*OWN, "--text", "When this creature dies, draw a card.").output
    assert "Mossling {1}{G}" in told and "draw a card" in told and "2/1" in told
    named = apnap(*OWN, "--text", "When Mossling dies, draw a card.", "--lang", "zh").output
    assert "抓一张牌" in named


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_text_that_is_not_understood(apnap: Apnap, lang: str) -> None:
    result = apnap(*OWN, "--text", "When this creature dies, draw a cart.", lang=lang)
    lines = result.output.splitlines()
    caret = next(n for n, line in enumerate(lines) if line.strip() == "^")
    assert result.exit_code == 1
    assert lines[caret - 1][lines[caret].index("^") :].split()[0] in ("a", "cart.")
    assert "draw a card" in lines[caret + 1]


MENDED = [
    ("Draw a card", "the full stop at the end is missing", "Draw a card."),
    ("draw a card.", "another spelling", "Draw a card."),
    ("Remove target creature from the game.", "edition 2006", "Exile target creature."),
    ("Remove target creature from the game", "edition 2006", "Exile target creature."),
    ("Add {R} to your mana pool.", "edition 2006", "Add {R}."),
]


@pytest.mark.parametrize(("text", "what", "write"), MENDED, ids=[text for text, _, _ in MENDED])
def test_what_is_wrong_with_a_text_is_told(apnap: Apnap, text: str, what: str, write: str) -> None:
    result = apnap("card", "--type", "Instant", "--text", text)
    assert result.exit_code == 1
    assert what in result.output and f"write: {write}" in result.output
    assert "nearest" not in result.output
    told = apnap("card", "--type", "Instant", "--text", text, lang="zh").output
    assert f"请写作：{write}" in told and not re.search("stop|spelling|words", told)


def test_keywords_have_no_full_stop(apnap: Apnap) -> None:
    assert "write: Flying" in apnap("card", "--pt", "1/1", "--text", "flying.").output


OLD = "When this creature comes into play, draw a card."


@pytest.mark.parametrize("text", [OLD, OLD.replace("this creature", "Own card")])
def test_a_text_in_the_words_of_an_edition(apnap: Apnap, text: str) -> None:
    told = apnap("card", "--pt", "1/1", "--text", text, "--edition", "2006")
    assert told.exit_code == 0 and "comes into play" in told.output
    told = apnap("card", "--pt", "1/1", "--text", text, "--edition", "2009")
    assert told.exit_code == 1
    assert "write: When Own card enters the battlefield, draw a card." in told.output
    today = "When this creature enters, draw a card."
    assert apnap("card", "--pt", "1/1", "--text", today, "--edition", "2006").exit_code == 0


@pytest.mark.parametrize("words", [("--pt", "2/2"), ("--type", "Land - Forest")])
def test_creatures_and_basic_lands_need_no_text(apnap: Apnap, words: tuple[str, ...]) -> None:
    assert apnap("card", "--text", "", *words).exit_code == 0


INCOMPLETE = [
    (("Flying", "--type", "Creature - Elf"), "power and toughness"),
    (("Draw a card.", "--type", "Instant", "--pt", "2/2"), "leave out --pt"),
    (("", "--type", "Instant"), "the text is empty"),
    ((" ", "--type", "Artifact"), "the text is empty"),
    (("Flying",), "the type is missing"),
    (("Flying", "--type", ""), "the type is missing"),
    (("Flying", "--type", "Creatur", "--pt", "1/1"), "did you mean Creature"),
    (("Flying", "--type", "Creature", "--pt", "2"), "2/3"),
    (("[+1]: Draw a card.", "--type", "Planeswalker - Jace"), "--loyalty 3"),
    (("Draw a card.", "--type", "Instant", "--loyalty", "3"), "leave out --loyalty"),
    (("Enchanted creature gets +1/+1.", "--type", "Enchantment - Aura"), "what it enchants"),
]


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(("words", "part"), INCOMPLETE, ids=[" ".join(w) for w, _ in INCOMPLETE])
def test_a_card_that_is_not_complete(
    apnap: Apnap, words: tuple[str, ...], part: str, lang: str
) -> None:
    result = apnap("card", "--text", *words, lang=lang)
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert part in result.stderr if lang == "en" else re.search("[\u4e00-\u9fff]", result.stderr)


def test_a_planeswalker_of_ones_own(apnap: Apnap) -> None:
    words = ("--type", "Planeswalker - Jace", "--loyalty", "3")
    assert "[3]" in apnap("card", "--text", "[+1]: Draw a card.", *words).output


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("card",), "--text"),
        (("card", "Shock", "--text", "Flying"), "exclude"),
        (("card", "Shock", "--cost", "1G"), "--cost"),
        (("card", "--text", "Flying", "--pt", "big"), "pt"),
        (("card", "--text", "Flying", "--cost", "{Q"), "mana cost"),
        (("cards", "imprt", "x"), "import"),
        (("cards", "search"), "QUERY"),
        (("cards", "search", "elf", "--limit", "0"), "--limit"),
        (("cards", "stats", "more"), "more"),
        (("compile",), "FILE"),
        (("compile", "missing.json"), "missing.json"),
    ],
)
def test_what_a_user_gets_wrong(apnap: Apnap, words: tuple[str, ...], part: str) -> None:
    result = apnap(*words)
    assert result.exit_code == 2 and part in result.stderr
    assert len(result.stderr.splitlines()) == 1 and result.stdout == ""


# ------------------------------------------------------------------ decks


@pytest.fixture
def deck(home: Path) -> str:
    path = home / "tide.txt"
    lines = ["24 Island", "4 Tidewright Conjurer", "4 Ember // Quench", "4 Vexing Riddler"]
    path.write_text("\n".join([*lines, "24 Mountain"]), encoding="utf-8")
    return str(path)


def test_unsupported_cards_are_refused_with_reasons(stocked: Apnap, deck: str) -> None:
    for command in (("decks", deck), ("simulate", "--deck", deck, "--deck", deck)):
        result = stocked(*command)
        told = result.stderr.splitlines()
        assert result.exit_code == 2 and result.stdout == ""
        assert "--allow-unsupported" in told[0]
        assert "Vexing Riddler" in told[1] and "frobs" in told[1]


def test_unsupported_cards_are_played_blank_and_marked(stocked: Apnap, deck: str) -> None:
    shown = stocked("decks", deck, "--allow-unsupported")
    assert "4 Vexing Riddler ∅" in shown.output
    told = stocked(
        "play", "--deck", deck, "--deck", deck, "--allow-unsupported", "--opponent", "random"
    )
    assert told.exit_code == 0
    assert "Vexing Riddler ∅" in told.stdout
    assert "Vexing Riddler " not in told.stdout.replace("Vexing Riddler ∅", "")


def test_simulating_with_cards_of_the_database(stocked: Apnap, deck: str) -> None:
    words = ("--deck", deck, "--deck", "red-goblins", "--games", "2", "--allow-unsupported")
    report = json.loads(stocked("simulate", *words, "--json").stdout)
    assert report["games"] == 2


def test_chinese_names_in_play(stocked: Apnap, deck: str) -> None:
    words = ("play", "--deck", deck, "--deck", deck, "--allow-unsupported", "--seed", "2")
    told = stocked(*words, lang="zh").output
    assert "唤潮术士" in told and "Tidewright" not in told


def test_an_unknown_card_brings_near_names(stocked: Apnap, home: Path) -> None:
    path = home / "near.txt"
    path.write_text("56 Island\n4 Tidewright Conjuror", encoding="utf-8")
    assert "did you mean Tidewright Conjurer" in stocked("decks", str(path)).stderr


SCENARIO = """
title: A conjurer draws
editions: [current]
players:
  A: {hand: [Tidewright Conjurer], library: [Island], mana: "{U}{U}{U}"}
  B: {life: 20}
do:
  - {by: A, cast: Tidewright Conjurer}
  - {resolve: all}
expect: [{hand: {A: {Island: 1}}}]
"""


def test_a_scenario_with_a_card_that_is_not_there(stocked: Apnap, home: Path) -> None:
    path = home / "near.yaml"
    for name, hint in (
        ("Tidewright Conjuror", "did you mean Tidewright Conjurer?"),
        ("Vexing Riddler", "`apnap card Vexing Riddler` says why"),
    ):
        path.write_text(SCENARIO.replace("Tidewright Conjurer", name), encoding="utf-8")
        result = stocked("run", str(path))
        assert result.exit_code == 2 and hint in result.output
        told = stocked("run", str(path), lang="zh").output
        assert "牌池中没有" in told and "did you mean" not in told and "says why" not in told


def test_scenarios_take_cards_from_the_database(stocked: Apnap, home: Path) -> None:
    path = home / "draw.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    result = stocked("run", str(path), "--json")
    assert json.loads(result.stdout)["errors"] == 0, result.stdout


# ------------------------------------------------------------------ a corpus


def test_a_corpus_is_counted(apnap: Apnap, home: Path) -> None:
    path = write(home / "AtomicCards.json.gz", atomic())
    out = home / "out.json"
    told = apnap("compile", str(path), "--report", str(out))
    assert told.exit_code == 0 and "3 of 4" in told.output
    report = json.loads(out.read_text(encoding="utf-8"))
    assert (report["cards"], report["exact"], report["declined"]) == (4, 3, 1)
    assert report["exact_names"] == NAMES[:3]
    assert report["reasons"][0]["frees"] == 1
    several = json.loads(apnap("compile", str(path), "--jobs", "2", "--json").stdout)
    assert several["reasons"] == report["reasons"]


def test_lists_beside_the_file_say_what_a_pool_is(apnap: Apnap, home: Path) -> None:
    path = write(home / "AtomicCards.json", atomic())
    write(home / "pools.json.gz", {"era-2006": [NAMES[1]], "mine": NAMES[:2]})
    for pool, number in (("era-2006", 1), ("mine", 2), ("all", 4)):
        report = json.loads(apnap("compile", str(path), "--pool", pool, "--json").stdout)
        assert report["cards"] == number
    wrong = apnap("compile", str(path), "--pool", "era-2005")
    assert wrong.exit_code == 2 and "era-2006" in wrong.stderr
    none = apnap("compile", str(path), "--pool", "era-2010")
    assert none.exit_code == 2 and "no card of the pool" in none.stderr
    unwritable = apnap("compile", str(path), "--report", str(home / "no" / "out.json"))
    assert unwritable.exit_code == 2 and "cannot be written" in unwritable.stderr
