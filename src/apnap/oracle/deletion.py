"""No word of a text is dropped on the way: each word in turn is taken out of a line that compiles,
and what is left must decline or be other IR.

`python -m apnap.oracle.deletion FILE [--report OUT] [--progress ROWS] [--minutes M]` goes through
the lines of the cards of a file in MTGJSON AtomicCards shape, each once; with the report of an
`apnap compile`, only through those of its exact cards. Every word that makes no difference is
printed, apart from those that say nothing by themselves where they stand (`same_meaning.SAME`),
which are counted. Work of more than M minutes stops and goes on when called again with the same
file of rows.

IR is compared without what only the printer needs (`said`): that alone tells any two texts apart,
since what is understood is printed back.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from ..ir import bare
from .compiling import SPELLS, compile_text
from .lines import Decline
from .report import read_cards
from .same_meaning import kind_of
from .text import normalise, self_word

_START = re.compile(r'(?:^|[.:\n"—] ?|• )$')
"""What stands before the first word of a sentence."""


@dataclass(frozen=True)
class Line:
    """A line of rules text, with the types of what it is on. Of an instant or sorcery it is the
    whole text; so it is where the line is not understood without the others."""

    text: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...]

    @property
    def key(self) -> str:
        """The same for lines that the compiler cannot tell apart."""
        spell = any(one in SPELLS for one in self.types)
        return f"{self_word(self.types, self.subtypes)}{'*' * spell}|{self.text}"

    def compiled(self, text: str) -> Any:
        """The abilities of a text in the line's place, or a Decline."""
        return compile_text(text, types=self.types, subtypes=self.subtypes)


@dataclass(frozen=True)
class Row:
    """What was found of a line: whether it is understood by itself, how many words it has, how
    many texts were compiled without one of them, and the words whose loss changes nothing."""

    key: str
    alone: bool
    words: int
    texts: int
    unheard: tuple[str, ...]


def lines_of(face: Mapping[str, Any]) -> list[Line]:
    """The lines of one face in MTGJSON shape, as the compiler reads them; at last the whole."""
    types, subtypes = tuple(face.get("types", ())), tuple(face.get("subtypes", ()))
    name = face.get("faceName") or face.get("name", "")
    supertypes = tuple(face.get("supertypes", ()))
    text = normalise(face.get("text") or "", name, types, subtypes, supertypes)
    spell = any(one in SPELLS for one in types)
    parts = [] if spell else re.split(r"\n(?!•)", text)
    return [Line(part, types, subtypes) for part in (*parts, text) if part]


def without(text: str) -> dict[str, str]:
    """The text without one of its words, each way to do so: with what marks the word has, without
    them, and with a capital at what then begins the sentence. The values are the text with the
    word in brackets."""
    found: dict[str, str] = {}
    for word in re.finditer(r"\S+", text):
        core = re.search(r"[^\s\"'(“].*[^\s.,;:)\"'”]|\w", word.group())
        spans = [word.span()]
        if core is not None and core.group() != word.group():
            spans.append((word.start() + core.start(), word.start() + core.end()))
        for start, end in spans:
            before, after = text[:start], text[end:]
            shown = f"{before}[{text[start:end]}]{after}"
            less = before + after[1:] if after.startswith(" ") else before.rstrip(" ") + after
            found.setdefault(less, shown)
            if _START.search(before):
                begun = after.lstrip(" ")
                found.setdefault(before + begun[:1].upper() + begun[1:], shown)
    found.pop(text, None)
    return found


def tried(line: Line) -> Row:
    """What becomes of a line without each of its words."""
    whole = line.compiled(line.text)
    if isinstance(whole, Decline):
        return Row(line.key, False, 0, 0, ())
    plain = bare(whole)
    unheard: dict[str, None] = {}
    texts = without(line.text)
    for less, shown in texts.items():
        made = line.compiled(less)
        if not isinstance(made, Decline) and bare(made) == plain:
            unheard[shown] = None
    return Row(line.key, True, len(line.text.split()), len(texts), tuple(unheard))


def untried(
    cards: Mapping[str, list[dict[str, Any]]], names: Iterable[str], known: Mapping[str, Row]
) -> Iterator[Line]:
    """The lines of the named cards that are not known; who takes one makes it known. The whole
    text comes after its lines, where one of them is not understood by itself."""
    for name in names:
        for face in cards.get(name, ()):
            found = lines_of(face)
            for line in found[:-1]:
                if line.key not in known:
                    yield line
            parts = found[:-1]
            if found and not (parts and all(known[one.key].alone for one in parts)):
                if found[-1].key not in known:
                    yield found[-1]


def rows(
    cards: Mapping[str, list[dict[str, Any]]],
    names: Iterable[str],
    known: dict[str, Row],
    seconds: float = float("inf"),
) -> Iterator[Row]:
    """The lines that are not known yet, tried as long as there is time; `known` gets them."""
    start = monotonic()
    for line in untried(cards, names, known):
        if monotonic() - start > seconds:
            return
        known[line.key] = tried(line)
        yield known[line.key]


def dropped(found: Iterable[Row]) -> list[str]:
    """The words that are lost on the way, each shown in its line."""
    return [one for row in found for one in row.unheard if kind_of(one) is None]


def summary(found: Iterable[Row]) -> str:
    """How much was tried, and what says nothing by itself, by its kind."""
    lines = [row for row in found if row.alone]
    kinds = Counter(kind_of(one) for row in lines for one in row.unheard)
    told = [
        f"{len(lines)} lines, {sum(row.words for row in lines)} words,"
        f" {sum(row.texts for row in lines)} texts without one of them;"
        f" lost: {kinds.pop(None, 0)}; saying nothing by themselves: {sum(kinds.values())}"
    ]
    return "\n".join([*told, *(f"{number:6} {kind}" for kind, number in kinds.most_common())])


def read_rows(path: Path) -> dict[str, Row]:
    """The rows of a file by their lines; none where there is no file."""
    if not path.exists():
        return {}
    made = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    return {one["key"]: Row(**{**one, "unheard": tuple(one["unheard"])}) for one in made}


def main() -> int:
    """Print the words that are lost; 1 if there are any, 2 if the work is not done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--report", type=Path, help="a report: only its exact cards")
    parser.add_argument("--progress", type=Path, help="where rows are kept")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    asked = parser.parse_args()
    cards = read_cards(asked.file)
    names = sorted(cards)
    if asked.report:
        names = json.loads(asked.report.read_text(encoding="utf-8"))["exact_names"]
    known = read_rows(asked.progress) if asked.progress else {}
    done = dict(known)
    with open(asked.progress or "/dev/null", "a", 1, encoding="utf-8") as kept:
        for row in rows(cards, names, done, 60 * asked.minutes):
            kept.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")
    lost = dropped(done.values())
    for one in lost:
        print(one.replace("\n", " / "))
    print(summary(done.values()))
    if next(untried(cards, names, done), None) is not None:
        print("more to do")
        return 2
    return min(len(lost), 1)


if __name__ == "__main__":
    raise SystemExit(main())
