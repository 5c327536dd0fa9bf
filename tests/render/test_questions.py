"""Prompts and options: each key and kind of the engine has words, unknown ones neutral ones."""

import ast
import re
from pathlib import Path

import pytest

from apnap.core.questions import (
    NO,
    PICK_ONE,
    PICK_SOME,
    SHAPE_NAMES,
    STOP,
    YES_NO,
    Option,
    Question,
)
from apnap.render.question_phrases import NEUTRAL, OPTIONS, PROMPTS, SHAPES, WAYS
from apnap.render.questions import has_wording, instruction, option_text, prompt
from apnap.render.vocabulary import EDITION_KEYS, LANGUAGES, slots_of

from .test_log import Names

SLOTS = {"source", "object", "n", "total", "least", "most", "other"}
ASKERS = {
    "Question": 1,
    "ask_some": 1,
    "ask_yes": 1,
    "choose_number": 1,
    "in_order": 3,
    "_choose": 1,
}


def asked(root: Path) -> set[str]:
    """The keys written in the engine where a question is asked."""
    keys = set()
    for path in sorted((root / "src" / "apnap").rglob("*.py")):
        if path.name == "bench.py" or path.parent.name in ("oracle", "render", "english"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = ASKERS.get(name)
                if place is not None and len(node.args) > place:
                    key = node.args[place]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        keys.add(key.value)
    return keys


def kinds(root: Path) -> set[str]:
    """The kinds of options written in the engine."""
    found = set()
    for path in sorted((root / "src" / "apnap").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "Option" and node.args:
                    if isinstance(node.args[0], ast.Constant):
                        found.add(str(node.args[0].value))
    return found


def ask(question: Question, lang: str = "en", vocabulary: str = "current") -> str:
    return prompt(question, lang=lang, edition_vocabulary=vocabulary, namer=Names())


def test_nearly_every_key_of_the_engine_has_a_prompt(root: Path) -> None:
    keys = asked(root)
    assert len(keys) > 40
    waiting = sorted(key for key in keys if not has_wording(key))
    assert len(waiting) <= 5, waiting  # new ones have neutral words until they get their own


def test_every_kind_of_option_has_words(root: Path) -> None:
    plain = {"object", "player", "color", "word", "name", "number"}  # each says itself
    assert sorted(kinds(root) - plain - OPTIONS.keys()) == []


@pytest.mark.parametrize("vocabulary", EDITION_KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_are_whole(lang: str, vocabulary: str) -> None:
    for key in PROMPTS:
        question = Question(PICK_ONE, key.split(":")[0], 0, YES_NO, source=5, args=(2,))
        told = ask(question, lang, vocabulary)
        assert told and not re.search(r"[\[\]{}]", told), told
        if lang == "zh":
            assert not re.search(r"[A-WYZa-z]", told), told


def test_slots() -> None:
    for both in [*PROMPTS.values(), *NEUTRAL, *OPTIONS.values(), *WAYS.values()]:
        assert slots_of(both[0]) == slots_of(both[1]) <= SLOTS, both
    assert len(SHAPES) == len(NEUTRAL) == len(SHAPE_NAMES)


def test_unknown_keys_have_neutral_words() -> None:
    for shape in range(len(SHAPE_NAMES)):
        question = Question(shape, "never-heard-of", 0, (), source=3)
        assert "#3" in ask(question) and "#3" in ask(question, "zh")
        assert instruction(question, lang="en") and instruction(question, lang="zh")


def test_numbers_and_limits() -> None:
    hand = tuple(Option("object", i) for i in range(1, 8))
    assert "2" in ask(Question(PICK_SOME, "discard", 0, hand, least=2, most=2))
    some = Question(PICK_SOME, "search", 0, hand, least=0, most=2)
    assert instruction(some, lang="en") == "Pick up to 2."
    assert instruction(some, lang="zh") == "最多选择2项。"


def test_options_in_the_words_of_the_year() -> None:
    def text(option: Option, lang: str, vocabulary: str = "current") -> str:
        return option_text(option, lang=lang, edition_vocabulary=vocabulary, namer=Names())

    assert text(Option("cast", 4, ""), "en", "2006") == "Play #4"
    assert text(Option("cast", 4, "flashback"), "en") == "Cast #4 (flashback)"
    assert text(Option("cast", 4, "flashback:2"), "en") == "Cast #4 (flashback (2))"
    assert text(Option("cast", 4, "flashback:2"), "zh") == "施放#4（返照（2））"
    assert text(Option("trigger-for", 5, 4), "en") == "Ability of #4: #5"
    assert text(Option("trigger-for", 5, 4), "zh") == "#4的异能：#5"
    assert text(Option("cast", 4, "face:1+evoke"), "zh") == "施放#4（后半部；呼魂）"
    assert text(Option("cast", 4), "zh", "2006") == "使用#4"
    assert text(Option("activate", 4, 1), "zh") == "#4：第2个异能"
    assert text(Option("color", "R"), "zh") == "红色"
    assert text(Option("word", "Goblin"), "zh") == "鬼怪"
    assert text(Option("word", "Sorcery"), "zh", "2006") == "巫术"
    assert text(Option("mana", "GG"), "zh") == "{G}{G}"
    assert text(Option("player", 1), "zh") == "Ben"
    assert text(NO, "zh") == "否" and text(STOP, "en") == "No more"
    assert text(Option("unheard", 3), "en") == "unheard 3"
