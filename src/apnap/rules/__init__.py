"""The rule index: every rule of the two old books in the project's own words, the code that carries
it out, the tests that show it.

A *row* is one rule or worked example (`2006:310.4a`, `2006:310.4a/e1`, `2009:704.5e`, `qa:5`); rows
of the project's own, for what the sources leave out, begin with `x2006:` or `x2009:`. A *rule key*
(`combat-damage-on-stack`) is the meaning that the engine's trace names; the citation table gives
its number in each edition.
"""

from __future__ import annotations

from .index import Found, NoSuchRuleError, code, find, nearest_rows, numbers, search, tests
from .places import Place
from .rows import Row, Words, edition_of, rows

__all__ = [
    "Found",
    "NoSuchRuleError",
    "Place",
    "Row",
    "Words",
    "code",
    "edition_of",
    "find",
    "nearest_rows",
    "numbers",
    "rows",
    "search",
    "tests",
]
