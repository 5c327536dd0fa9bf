"""No word of a text is dropped on the way: each word in turn is taken out of a line that compiles,
and what is left must decline or be other IR.

`python -m apnap.oracle.deletion FILE [PROCESSES]` goes through all the lines of the cards of a file
in MTGJSON AtomicCards shape, each once, and prints every word that makes no difference, apart from
those that say nothing by themselves where they stand (`SAME`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing import Pool
from typing import Any

from ..ir import bare
from .compiling import Decline, compile_text
from .report import read_cards
from .text import normalise

SPELLS = ("Instant", "Sorcery")
SAME = re.compile(
    r"\[you\] (?:may )?[a-z]+"  # "and [you] lose 1 life"
    r"|\[all\] "  # "[All] Slivers have", "creature and [all] other creatures"
    r"|\beach \[player's\]"
    r"|\[each\] [a-z]+"  # "two target creatures [each] get"
    r"|\bthe \[(?:sacrificed|discarded|exiled|revealed|returned|tapped)\]"
    r"|\b(?:or|and) \[an?\]"  # "a Forest or [a] Plains"
    r"|\btheir \[(?:owner|controller)'s\]"
    r"|\bany \[one\] color"
    r"|\[then\] "
    r"|\[card\] (?:with .*)?(?:is|was|were) [a-z]+ this way"
    r"|\[spells\] and "
    r"|\[additional\] cards?"
    r"|\[additional\] \S+ counters?"
    r"|\[that's\] attached"
    r"|, (?:and )?\[has\] [a-z ]+ as long as"
    r"|\[back\] on "
    r"|damage \[already\] dealt"
    r"|any number of cards named \[\S+\]",  # a deck's own card
    re.IGNORECASE,
)
"""Words, in brackets, that say nothing by themselves where they stand."""


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
    return sorted({line for faces in cards.values() for face in faces for line in lines_of(face)})


def lines_of(face: Mapping[str, Any]) -> Iterator[Line]:
    """The lines of one face in MTGJSON shape, as the compiler reads them."""
    types, subtypes = tuple(face.get("types", ())), tuple(face.get("subtypes", ()))
    name = face.get("faceName") or face.get("name", "")
    supertypes = tuple(face.get("supertypes", ()))
    text = normalise(face.get("text") or "", name, types, subtypes, supertypes)
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


def dropped(lines: Iterable[Line], processes: int = 1) -> Iterator[str]:
    """The words of many lines that are lost on the way, each shown in its line."""
    if processes == 1:
        every: Iterable[list[str]] = map(unheard, lines)
        yield from (one for found in every for one in found if not SAME.search(one))
        return
    with Pool(processes) as pool:
        for found in pool.imap(unheard, lines, chunksize=64):
            yield from (one for one in found if not SAME.search(one))


def main(arguments: list[str]) -> int:
    """Print the words that are lost; 1 if there are any."""
    processes = int(arguments[1]) if len(arguments) > 1 else 1
    lost = 0
    for one in dropped(lines_of_cards(read_cards(arguments[0])), processes):
        print(one.replace("\n", " / "))
        lost += 1
    return min(lost, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
