"""Questions and their options as sentences, in English or Chinese, in the words of an edition.

The question is anything with the attributes of `core.questions.Question`; nothing of a game is seen
but names, through the same namer as the log's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from .chinese.subtypes import SUBTYPES
from .chinese.terms import keyword_name, subtype_name
from .log import RULES, Namer
from .log_words import COLORS, WORDS
from .question_phrases import NEUTRAL, OPTIONS, PROMPTS, SHAPES, UP_TO, WAYS
from .vocabulary import COLOR_NAMES, LANGUAGES, TYPE_NAMES, VOCABULARY, fill, name_of

PICK_SOME: Final = 1
NUMBER: Final = 2
ENGLISH: Final = 0


class Asked(Protocol):
    """What a question has."""

    @property
    def shape(self) -> int: ...
    @property
    def key(self) -> str: ...
    @property
    def source(self) -> int: ...
    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def total(self) -> int: ...
    @property
    def args(self) -> tuple[Any, ...]: ...
    @property
    def options(self) -> Sequence[Choice]: ...


class Choice(Protocol):
    """What an option has."""

    @property
    def kind(self) -> str: ...
    @property
    def id(self) -> int | str: ...
    @property
    def extra(self) -> int | str: ...


def prompt(question: Asked, *, lang: str, edition_vocabulary: str, namer: Namer) -> str:
    """What the question asks, one sentence; neutral words of its shape for an unknown key."""
    language = LANGUAGES.index(lang)
    both = PROMPTS.get(_wording(question), NEUTRAL[question.shape])
    slots = {
        "source": namer.object_name(question.source) if question.source > 0 else RULES[language],
        "n": _number(question),
        "total": question.total,
        "least": question.least,
        "most": question.most,
        "object": _asked_object(question, namer),
        "other": _asked_words(question, language, edition_vocabulary),
    }
    return _fill(both[language], edition_vocabulary, lang, slots)


def instruction(question: Asked, *, lang: str) -> str:
    """What to do, by the shape of the question: pick one, pick some, give a number ..."""
    least, most = question.least, question.most
    dash = ("-", "至")[LANGUAGES.index(lang)]
    limits = str(least) if least == most else f"{least}{dash}{most}"
    template = SHAPES[question.shape][LANGUAGES.index(lang)]
    if question.shape == PICK_SOME and least == 0 < most:
        template, limits = UP_TO[LANGUAGES.index(lang)], str(most)
    return template.replace("{limits}", limits).replace("{total}", str(question.total))


def has_wording(key: str) -> bool:
    """Is there a prompt for this key, or would neutral words do?"""
    return key in PROMPTS


def option_text(option: Choice, *, lang: str, edition_vocabulary: str, namer: Namer) -> str:
    """The words of one option; unknown kinds stand as kind and value."""
    language = LANGUAGES.index(lang)
    kind = option.kind
    if kind == "player" and isinstance(option.id, int):
        return namer.player_name(option.id if option.id >= 0 else -1 - option.id)
    if kind == "mana" and isinstance(option.id, str):
        return "".join("{" + letter + "}" for letter in option.id)
    if kind in ("name", "number"):
        return str(option.id)
    if kind in ("color", "word"):
        return _word(option.id, language, edition_vocabulary)
    if kind not in OPTIONS:
        return _thing(option, namer)
    slots = {"object": _object(option.id, namer), "n": _ordinal(option), "other": ""}
    if kind == "trigger-for":
        slots["other"] = _object(option.extra, namer)
    told = _fill(OPTIONS[kind][language], edition_vocabulary, lang, slots)
    way = _way(option, lang, edition_vocabulary)
    return told + ((f" ({way})", f"（{way}）")[language] if way else "")


# ------------------------------------------------ parts


def _fill(template: str, vocabulary: str, lang: str, slots: dict[str, Any]) -> str:
    upper = VOCABULARY["cast"][vocabulary, lang].capitalize()
    return fill(template.replace("[cast-upper]", upper), vocabulary, lang, **slots)


def _wording(question: Asked) -> str:
    """The entry of PROMPTS: some keys have another one for yes or no, or for several objects."""
    kinds = {option.kind for option in question.options}
    if kinds == {"yes", "no"} and f"{question.key}:yes" in PROMPTS:
        return f"{question.key}:yes"
    if question.shape == PICK_SOME and f"{question.key}:some" in PROMPTS:
        return f"{question.key}:some"
    return question.key


def _number(question: Asked) -> str:
    if question.shape == PICK_SOME:
        if question.least == question.most:
            return str(question.least)
        return f"{question.least}-{question.most}"
    first = question.args[0] if question.args else None
    return str(first) if isinstance(first, int) else "1"


def _asked_object(question: Asked, namer: Namer) -> str:
    first = question.args[0] if question.args else None
    return namer.object_name(first) if isinstance(first, int) and first > 0 else ""


def _asked_words(question: Asked, language: int, vocabulary: str) -> str:
    first = question.args[0] if question.args else None
    return _word(first, language, vocabulary) if isinstance(first, str) else ""


def _thing(option: Choice, namer: Namer) -> str:
    if option.kind == "object":
        return _object(option.id, namer)
    shown = [option.kind, *(str(part) for part in (option.id, option.extra) if part not in (0, ""))]
    return " ".join(shown)


def _object(id_: int | str, namer: Namer) -> str:
    if not isinstance(id_, int):
        return id_
    return namer.player_name(-1 - id_) if id_ < 0 else namer.object_name(id_)


def _ordinal(option: Choice) -> int:
    """The number of a mode, cost or ability, counted from 1."""
    number = option.id if option.kind in ("mode", "cost") else option.extra
    return number + 1 if isinstance(number, int) else 1


def _parts(way: str) -> list[str]:
    """What a way of casting is put together from: "face:1", "flashback", "exiling"."""
    parts = way.removesuffix("exiling").rstrip(" +").split("+")
    return [part for part in (*parts, "exiling" if way.endswith("exiling") else "") if part]


def _way(option: Choice, lang: str, vocabulary: str) -> str:
    """The way of casting that `extra` names, in words: "flashback", "face:1+evoke"."""
    if option.kind not in ("cast", "play") or not isinstance(option.extra, str):
        return ""
    language = LANGUAGES.index(lang)
    told = []
    for name in _parts(option.extra):
        kind, _, number = name.partition(":")
        both = WAYS.get(name if kind == "face" else kind)
        word = _fill(both[language], vocabulary, lang, {}) if both else ""
        word = word or _word(kind, language, vocabulary)
        if number and kind not in ("face", "offered"):
            word += (f" ({number})", f"（{number}）")[language]
        told.append(word)
    return ("; ", "；")[language].join(told)


def _word(value: Any, language: int, vocabulary: str) -> str:
    """A word of the rules: colour, type, subtype, keyword, cost; as it is where there is none."""
    text = str(value)
    lang = LANGUAGES[language]
    if text in COLORS:
        return name_of(COLOR_NAMES, COLORS[text], vocabulary, lang)
    if text in WORDS:
        return WORDS[text][language]
    if text.lower() in TYPE_NAMES:
        return name_of(TYPE_NAMES, text.lower(), vocabulary, lang)
    if language == ENGLISH:
        return text
    if text in SUBTYPES:
        return subtype_name(text, vocabulary)
    return keyword_name(text, vocabulary) or text
