"""The words of the pages, English and Chinese side by side: each room has a module with `TEXTS`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Final

from apnap.render.vocabulary import LANGUAGES

LANGS: Final = LANGUAGES


class Words:
    """The words in one language: `t("home-play")`, `t("home-turn", n=3)`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGS else LANGS[0]
        self._words = words(self.lang)

    def __call__(self, key: str, /, **slots: object) -> str:
        text = self._words[key]
        return text.format(**slots) if slots else text


@cache
def words(lang: str) -> dict[str, str]:
    """All words in a language, by key; KeyError where two rooms have the same key."""
    column = LANGS.index(lang)
    found: dict[str, str] = {}
    for key, both in everything().items():
        found[key] = both[column]
    return found


@cache
def everything() -> dict[str, tuple[str, str]]:
    """Both languages of every key."""
    found: dict[str, tuple[str, str]] = {}
    for module in pkgutil.iter_modules(__path__):
        texts: dict[str, tuple[str, str]] = importlib.import_module(
            f"{__name__}.{module.name}"
        ).TEXTS
        twice = found.keys() & texts.keys()
        if twice:
            raise KeyError(f"words that stand twice: {', '.join(sorted(twice))}")
        found.update(texts)
    return found
