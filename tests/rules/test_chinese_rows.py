"""The words of the rows in Chinese (`data/zh/`): for every one, nothing left in English, in the
vocabulary of the row's edition."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from apnap.cards import pool
from apnap.render.chinese.subtypes import SUBTYPES
from apnap.rules.rows import TOPICS, Words, chinese, lines, table, topic

NAME = re.compile(r"[A-Za-z]['’]?[A-Za-z][A-Za-z'’-]*(?:(?:, | )(?=[A-Za-z])[A-Za-z'’-]+)*")
ID = re.compile(r"\b(?:x?20\d\d|qa):[\w./]+|(?<=\d)(?:st|[a-z])\b|/e\d+|\{[^{}]*\}")
NUMBER = re.compile(r"\d+")
UGLY = re.compile(
    r"[\u4e00-\u9fff][,;:?!()].?|.?[,;?!()][\u4e00-\u9fff]"
    r"|[\u4e00-\u9fff，。；：、] \S|\S [\u4e00-\u9fff，。；：、]|[ \t]$",
    re.MULTILINE,
)
SOME = {one for name in SUBTYPES for one in (name, f"{name}s")}
NO_NAMES = SOME | frozenset(
    "Land Creature Artifact Enchantment Instant Sorcery Planeswalker Token Card Spell Ability "
    "Permanent Basic Legendary Snow World English Chinese July October Nov The This Any Rule "
    "Outside Game Tournament Rules Commander Emperor Two-Headed Grand Melee Planechase Vanguard "
    "Multicolored".split()
)
"""Capitalised words of the English that are no card's name."""
LATIN = frozenset({"Oracle", "APNAP", "EDH", "Magic", "Unglued"})
"""What Chinese writes in Latin letters."""
BASICS = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
CARDS = frozenset(pool.names()) - BASICS
CARDS_TOO = {"2006:205.4b/e1": BASICS}
"""Rows that name cards which are called as a word of the game is."""

OTHER = {
    "2006": re.compile("法术力|战场|放逐|牌手"),
    "2009": re.compile("魔法力|(?<!战)场上|移出游戏|玩家"),
}
"""The words of the other edition, by edition."""


def rows() -> Iterator[tuple[str, Words, Words]]:
    """Every row: id, English words, Chinese words."""
    for id_, words in chinese().items():
        yield id_, table()[id_].words("en"), words


def whole(words: Words) -> str:
    """Everything that the words say."""
    return "\n".join((words.title, words.says, words.now, words.note, words.corrected))


def test_every_row_has_chinese_words_in_the_order_of_the_books() -> None:
    assert list(chinese()) == list(table())


@pytest.mark.parametrize("part", ["title", "says", "now", "note", "corrected"])
def test_nothing_is_left_out_or_added(part: str) -> None:
    parts = {id_: (getattr(en, part), getattr(zh, part)) for id_, en, zh in rows()}
    assert {id_: both for id_, both in parts.items() if bool(both[0]) != bool(both[1])} == {}


def test_every_topic_has_a_chinese_name() -> None:
    topics = {one for row in table().values() for one in row.topics}
    assert {data["topic"] for data in lines(TOPICS)} == topics
    names = {name for one in topics for name in NAME.findall(topic(one, "zh"))}
    assert names <= LATIN


def test_every_number_of_the_english_is_there() -> None:
    left = {
        id_: numbers
        for id_, en, zh in rows()
        if (numbers := set(NUMBER.findall(whole(en))) - set(NUMBER.findall(whole(zh))))
    }
    assert left == {}


def test_only_card_names_are_in_latin_letters() -> None:
    left: dict[str, set[str]] = {}
    for id_, en, zh in rows():
        names = set(NAME.findall(ID.sub("", whole(zh)))) - LATIN - CARDS_TOO.get(id_, LATIN)
        if kept := {one for one in names if not named(one, whole(en))}:
            left[id_] = kept
    assert left == {}


def named(name: str, text: str) -> bool:
    """Does the English call a card so? A card of the pool; or a capital and more than words of the
    game; or the end of a longer name."""
    words = name.replace(",", "").split()
    ends = re.search(r"[A-Z][\w'’-]+ " + re.escape(name), text) is not None
    other = ends or not NO_NAMES.issuperset(words) or name in CARDS
    return name in text and name[0].isupper() and other


def test_a_row_keeps_to_the_words_of_its_edition() -> None:
    other = {
        id_: found
        for id_, _, zh in rows()
        if (found := OTHER[table()[id_].edition].findall(zh.title + zh.says))
    }
    assert other == {}


def test_chinese_punctuation_and_no_blanks() -> None:
    left = {id_: found for id_, _, zh in rows() if (found := UGLY.findall(whole(zh)))}
    assert left == {}
