"""No word of a text is dropped on the way: each word in turn is taken out of a line that compiles,
and what is left must decline or be other IR.

`python -m apnap.oracle.deletion FILE [NUMBER OF PARTS]` goes through all the exact cards of a file
in MTGJSON AtomicCards shape, each line once, and prints every word that made no difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing import Pool
from typing import Any

from ..ir import bare
from .compiling import Decline, compile_text
from .text import normalise

SPELLS = ("Instant", "Sorcery")
SAME = frozenset(
    ["then", "also", "and", "or", "each", "all", "the", "that", "this", "you", "it", "may", "of"]
)


@dataclass(frozen=True, order=True)
class Line:
    """A line of rules text (of an instant or sorcery: the whole text), with the types of what it
    is on."""

    text: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...]

    def compiled(self, text: str) -> Any:
        """The abilities of a text in the line's place, or a Decline."""
        return compile_text(text, types=self.types, subtypes=self.subtypes)


def lines_of_cards(cards: Mapping[str, list[dict[str, Any]]]) -> list[Line]:
    """The lines of all the faces, each once, sorted."""
    found = {line for faces in cards.values() for face in faces for line in lines_of_face(face)}
    return sorted(found)


def lines_of_face(face: Mapping[str, Any]) -> Iterator[Line]:
    """The lines of one face, without the subtypes that say nothing about how it is called."""
    types, subtypes = tuple(face.get("types", ())), tuple(face.get("subtypes", ()))
    name = face.get("faceName") or face.get("name", "")
    text = normalise(
        face.get("text") or "", name, types, subtypes, tuple(face.get("supertypes", ()))
    )
    spell = any(one in SPELLS for one in types)
    for part in [text] if spell else re.split(r"\n(?!•)", text):
        if part:
            yield Line(part, types, subtypes)


def unheard(line: Line) -> list[str]:
    """The words of the line whose loss changes nothing: the line with the word in brackets."""
    whole = line.compiled(line.text)
    if isinstance(whole, Decline):
        return []
    found = []
    for word in re.finditer(r"\S+", line.text):
        start, end = word.span()
        before, after = line.text[:start], line.text[end:]
        less = before + after[1:] if after.startswith(" ") else before.rstrip(" ") + after
        made = line.compiled(less)
        if not isinstance(made, Decline) and bare(made) == bare(whole):
            found.append(f"{before}[{word.group()}]{after}")
    return found


def unheard_in(lines: Iterable[Line], jobs: int = 1) -> Iterator[str]:
    """The words without effect of many lines."""
    if jobs == 1:
        for line in lines:
            yield from unheard(line)
        return
    with Pool(jobs) as pool:
        for found in pool.imap(unheard, lines, chunksize=64):
            yield from found
