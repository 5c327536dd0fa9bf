"""Tokens: rules text taken apart into words, symbols and punctuation, and put together again."""

from __future__ import annotations

import re

CONTRACTIONS = frozenset(
    ["it's", "that's", "there's", "who's", "what's", "he's", "she's", "here's", "let's"]
)
OPEN, CLOSE = "“", "”"
GLUED_DASH = "=—"
_TOKEN = re.compile(
    r"and/or|\{[^{}]+\}"
    r"|\[[^\[\]]+\]"
    r"|[+\-−]?(?:\d+|[XY*])/[+\-−]?(?:\d+|[XY*])(?![\w])"
    r"|\+\d+|[−-]\d+"
    r"|~|(?<=~)'s"
    r"|[^\W_]+(?:[-'’][^\W_]+)*"
    r"|\n|."
)
_NO_SPACE_BEFORE = frozenset([",", ".", ":", ";", "'s", "'", CLOSE, "\n", "?", "!", GLUED_DASH])
_NO_SPACE_AFTER = frozenset([OPEN, "\n", GLUED_DASH, ""])


def tokenize(text: str) -> list[str]:
    """The tokens of a text; spaces go, opening and closing quotes are told apart."""
    tokens: list[str] = []
    quoted = False
    for found in _TOKEN.finditer(text):
        token = found.group()
        if token == " ":
            continue
        if token == '"':
            tokens.append(CLOSE if quoted else OPEN)
            quoted = not quoted
        elif token == "—":
            before = text[found.start() - 1 : found.start()]
            tokens.append(token if before == " " else GLUED_DASH)
        elif token.endswith("'s") and token.lower() not in CONTRACTIONS and len(token) > 2:
            tokens += [token[:-2], "'s"]
        else:
            tokens.append(token)
    return tokens


def lowered(token: str) -> str | None:
    """A capitalised word without its capital; None for what has none."""
    first = token[:1]
    return first.lower() + token[1:] if first.isupper() else None


NAMES_IN_QUOTES = frozenset([("legend", "rule"), ("bands", "with")])
"""What stands in quotes as a name, and not as an ability."""


def join(tokens: list[str]) -> str:
    """The text of tokens, with capitals where sentences begin."""
    out: list[str] = []
    before = ""
    capital = True
    for i, token in enumerate(tokens):
        if token == ".":
            if before == CLOSE or before == ".":
                capital = True
                continue
        if before and token not in _NO_SPACE_BEFORE and before not in _NO_SPACE_AFTER:
            if not (before.startswith("{") and token.startswith("{")):
                out.append(" ")
        if capital and token not in (OPEN, "•"):
            token = token[:1].upper() + token[1:]
            capital = False
        if token in (".", "\n", "•", ":", OPEN):
            capital = tuple(tokens[i + 1 : i + 3]) not in NAMES_IN_QUOTES
        before = token
        if token in (OPEN, CLOSE):
            token = '"'
        out.append("—" if token == GLUED_DASH else token)
    return "".join(out)


ONES = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
NUMBER_WORDS = {word: n for n, word in enumerate(ONES)}
NUMBER_WORDS.update({"thirty": 30, "forty": 40, "fifty": 50, "hundred": 100})
WORDS_OF = {n: word for word, n in NUMBER_WORDS.items()}


def a_or_an(word: str) -> str:
    """The article before a word."""
    low = word.lower()
    if low == "x" or low.startswith("x/") or word.startswith(("8/", "11/", "18/")):
        return "an"
    if low.startswith(("uni", "use", "eu", "one", "once", "ur-")):
        return "a"
    return "an" if low[:1] in "aeiou" or low.startswith("hour") else "a"
