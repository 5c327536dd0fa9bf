"""The catalogue of rule keys: numbers that exist, phrases that fit, words of the right edition."""

import ast
import json
import os
import re
from pathlib import Path

import pytest

from apnap.editions.citations import CITATIONS, EDITION_COLUMNS
from apnap.render.log_phrases import PHRASES
from apnap.render.vocabulary import (
    COLOR_NAMES,
    COUNTER_NAMES,
    EDITION_KEYS,
    LANGUAGES,
    PHASE_NAMES,
    SLOTS,
    STEP_NAMES,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    VOCABULARY,
    ZONE_NAMES,
    counter_name,
    fill,
    name_of,
    slots_of,
    tokens_of,
)

TABLES = {
    "vocabulary": VOCABULARY,
    "zones": ZONE_NAMES,
    "phases": PHASE_NAMES,
    "steps": STEP_NAMES,
    "colors": COLOR_NAMES,
    "types": TYPE_NAMES,
    "supertypes": SUPERTYPE_NAMES,
    "counters": COUNTER_NAMES,
}
LEDGERS = {
    "2006": ("ledger-2006-a.jsonl", "ledger-2006-b.jsonl"),
    "2009": ("ledger-2009.jsonl",),
}
COVERED = {"2006": ((100, 0), (502, 5)), "2009": ((700, 1), (706, 8))}
"""Which rules the ledgers hold, as (section, rule), first and last."""

ONLY_IN_SOME_BOOKS = {"step-cap-reached"}
"""Keys that stand for no rule of any book."""

NUMBER = re.compile(r"(\d{3})(?:\.(\d+)([a-km-np-z]?))?")
MARKUP = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]")
FOREIGN_WORDS = {
    ("2006", "zh"): r"法术力|牌手|战场|放逐|起动|施放|物件",
    ("2009", "zh"): r"魔法力|玩家|移出游戏|巫术|对象",
    ("current", "zh"): r"魔法力|玩家|移出游戏|巫术|对象",
    ("2006", "en"): r"\b(battlefield|exile[ds]?|cast(s|ing)?|activat\w+|dies|mana value)\b",
    ("2009", "en"): r"\b(in play|into play|removed from the game|dies|mana value)\b",
    ("current", "en"): r"\b(in play|into play|removed from the game|converted)\b",
}


@pytest.fixture(scope="module")
def ledger_folder(root: Path) -> Path:
    """The folder with the ledgers: `$APNAP_RULES`, or `../shared/rules` beside the project."""
    named = os.environ.get("APNAP_RULES")
    folder = Path(named) if named else root.parent / "shared" / "rules"
    if not (folder / LEDGERS["2006"][0]).is_file():
        pytest.skip("no rules ledger here; set APNAP_RULES to the folder that holds it")
    return folder


def read_ids(folder: Path, edition: str) -> set[str]:
    """The rule numbers of an edition's ledger, without the edition."""
    lines = [
        line
        for name in LEDGERS[edition]
        for line in (folder / name).read_text(encoding="utf-8").splitlines()
    ]
    return {json.loads(line)["id"].removeprefix(f"{edition}:") for line in lines}


def is_covered(number: str, edition: str) -> bool:
    """Whether the rule lies in the part of the book that the ledger holds."""
    match = NUMBER.fullmatch(number)
    assert match
    first, last = COVERED[edition]
    return first <= (int(match[1]), int(match[2] or 0)) <= last


def sentences(edition: str, lang: str) -> dict[str, str]:
    """Every phrase with its tokens filled and its slots left as `~`."""
    column = LANGUAGES.index(lang)
    blank = dict.fromkeys(SLOTS, "~")
    return {key: fill(both[column], edition, lang, **blank) for key, both in PHRASES.items()}


def test_every_key_has_phrases_and_every_phrase_a_key() -> None:
    assert PHRASES.keys() == CITATIONS.keys()
    assert all(english and chinese for english, chinese in PHRASES.values())


def test_keys_are_kebab_case() -> None:
    assert [k for k in CITATIONS if not re.fullmatch(r"[a-z]+(-[a-z]+)*", k)] == []


def test_numbers_have_the_form_of_rule_numbers() -> None:
    found = {k: row for k, row in CITATIONS.items() if not all(map(is_number_or_blank, row))}
    assert found == {}


def is_number_or_blank(number: str) -> bool:
    return number == "" or NUMBER.fullmatch(number) is not None


def test_every_key_is_a_rule_of_some_book() -> None:
    assert {k for k, row in CITATIONS.items() if not any(row)} == ONLY_IN_SOME_BOOKS


@pytest.mark.parametrize("edition", LEDGERS)
def test_numbers_exist_in_the_ledger(edition: str, ledger_folder: Path) -> None:
    known = read_ids(ledger_folder, edition)
    column = EDITION_COLUMNS.index(edition)
    missing = {
        key: row[column]
        for key, row in CITATIONS.items()
        if row[column] and is_covered(row[column], edition) and row[column] not in known
    }
    assert missing == {}


def test_current_numbers_exist_in_the_current_book(ledger_folder: Path) -> None:
    book = next(ledger_folder.glob("current-*.txt"), None)
    if book is None:
        pytest.skip("the current rule book is not beside the ledgers")
    known = set(re.findall(r"(?m)^\s*(\d{3}\.\d+[a-z]?)\b", book.read_text(encoding="utf-8")))
    assert {k: row[2] for k, row in CITATIONS.items() if row[2] and row[2] not in known} == {}


def test_each_keyword_of_the_ledger_has_one_key(ledger_folder: Path) -> None:
    cited = {number for k, row in CITATIONS.items() if k.startswith("keyword-") for number in row}
    headings = {i for i in read_ids(ledger_folder, "2009") if re.fullmatch(r"702\.\d+", i)}
    bare = {h for h in headings if not any(re.fullmatch(h + "[a-z]?", n) for n in cited)}
    assert bare == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_templates_use_known_slots_and_tokens(lang: str) -> None:
    for key, both in PHRASES.items():
        template = both[LANGUAGES.index(lang)]
        assert slots_of(template) <= SLOTS, key
        assert tokens_of(template) <= VOCABULARY.keys(), key
        markup = set(MARKUP.findall(template))
        understood = len(slots_of(template)) + len(tokens_of(template))
        assert len(markup) == understood, f"{key}: a slot or token that is misspelt"
        assert not set(MARKUP.sub("", template)) & set("{}[]"), f"{key}: a bracket is not closed"
        if "(s)" in template:
            assert "n" in slots_of(template), f"{key}: (s) needs {{n}}"


def test_both_languages_use_the_same_slots() -> None:
    differ = {
        k for k, (english, chinese) in PHRASES.items() if slots_of(english) ^ slots_of(chinese)
    }
    assert differ == set()


def test_chinese_templates_have_no_latin_letters_and_chinese_punctuation() -> None:
    for key, (_, chinese) in PHRASES.items():
        bare = MARKUP.sub("", chinese)
        assert not re.search(r"[A-Za-z]", bare), key
        assert not re.search(r"[,.:;()?!]", bare), key
        assert " " not in chinese, key
        assert chinese.endswith("。"), key


def test_english_templates_are_sentences() -> None:
    for key, (english, _) in PHRASES.items():
        assert english.endswith("."), key
        assert not re.search(r"[^\x00-\x7f]", english), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_each_edition_keeps_to_its_own_words(edition: str, lang: str) -> None:
    foreign = re.compile(FOREIGN_WORDS[edition, lang])
    of_newer_books = {k for k, row in CITATIONS.items() if not row[EDITION_KEYS.index(edition)]}
    english = lang == "en"
    found = {
        key: sentence
        for key, sentence in sentences(edition, lang).items()
        if foreign.search(sentence) and not (english and key in of_newer_books)
    }
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_each_name_keeps_to_its_editions_words(edition: str, lang: str) -> None:
    foreign = re.compile(FOREIGN_WORDS[edition, lang])
    found = [
        (table, key)
        for table, names in TABLES.items()
        for key in names
        if foreign.search(name_of(names, key, edition, lang))
    ]
    assert found == []


@pytest.mark.parametrize("table", TABLES)
def test_every_word_exists_in_every_vocabulary(table: str) -> None:
    wanted = {(key, lang) for key in EDITION_KEYS for lang in LANGUAGES}
    assert {k for k, words in TABLES[table].items() if words.keys() != wanted} == set()


def test_the_same_rule_is_told_in_each_editions_words() -> None:
    english, chinese = PHRASES["permanent-enters"]
    told = {
        (key, lang): fill(template, key, lang, player="Ann", object="Forest")
        for key in EDITION_KEYS
        for lang, template in zip(LANGUAGES, (english, chinese), strict=True)
    }
    assert told == {
        ("2006", "en"): "Forest comes into play under Ann's control.",
        ("2006", "zh"): "Forest在Ann的操控下进场。",
        ("2009", "en"): "Forest enters the battlefield under Ann's control.",
        ("2009", "zh"): "Forest在Ann的操控下进入战场。",
        ("current", "en"): "Forest enters under Ann's control.",
        ("current", "zh"): "Forest在Ann的操控下进战场。",
    }


def test_fill_counts_and_begins_with_a_capital() -> None:
    assert fill("{n} card(s)", "2006", "en", n=1) == "1 card"
    assert fill("{n} card(s)", "2006", "en", n=2) == "2 cards"
    assert fill("[state-based-action]s", "2006", "en") == "State-based effects"


def test_what_fills_a_slot_is_taken_as_it_is() -> None:
    assert fill("{object}.", "2009", "en", object="{n} [cast] a(s)") == "{n} [cast] a(s)."


@pytest.mark.parametrize(
    ("template", "edition"), [("{player}", "2006"), ("[nonsense]", "2006"), ("[cast]", "1993")]
)
def test_what_cannot_be_filled_is_an_error(template: str, edition: str) -> None:
    with pytest.raises(KeyError):
        fill(template, edition, "en")


def test_counters_without_an_entry_keep_their_kind() -> None:
    assert counter_name("+1/+1", "2006", "en") == "+1/+1 counter"
    assert counter_name("+1/+1", "2006", "zh") == "+1/+1指示物"
    assert counter_name("loyalty", "2009", "zh") == "忠诚指示物"


def test_the_engine_writes_only_keys_of_the_catalogue(root: Path) -> None:
    unknown = [
        f"{file.relative_to(root)}:{call.lineno} {key}"
        for file in sorted((root / "src").rglob("*.py"))
        for call, key in traced_keys(file)
        if key not in CITATIONS
    ]
    assert unknown == [], "name the rule in citations.py and in log_phrases first"


def traced_keys(file: Path) -> list[tuple[ast.Call, str]]:
    """The calls of `trace` in a file whose first argument is a literal key."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Name(id="trace") | ast.Attribute(attr="trace"),
                args=[ast.Constant(value=str(key)), *_],
            ):
                found.append((node, key))
    return found
