"""What may be wrong with a text of one's own that is not understood: a full stop or a capital is
missing, or the words are those of another edition.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from apnap import ir
from apnap.cards.library import Why
from apnap.oracle import Decline, compile_text, print_card
from apnap.oracle.compiling import declines
from apnap.oracle.text import self_word

NO_STOP: Final = "the full stop at the end is missing: write"
WRITTEN_SO: Final = "this is understood in another spelling: write"
OLD_WORDS: Final = "these are words of the edition {}: write"
TODAY: Final = "current"
EDITIONS: Final = ("2006", "2009", TODAY)
ENDS: Final = (".", "!", "?", '"', "”", ")", "—", ":", ",", ";")


@dataclass(frozen=True, slots=True)
class Sort:
    """What a text stands on: the card's name and types."""

    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...]

    def read(self, text: str, words: str = TODAY) -> tuple[ir.Ability, ...] | Decline:
        """The abilities of a text in the words of an edition. Where a card calls itself by its name
        "this creature" will do too."""
        own = self_word(self.types, self.subtypes)
        by_name = re.sub(rf"\b{own}\b", self.name, text, flags=re.IGNORECASE)
        texts = dict.fromkeys((text,) if words == TODAY else (text, by_name))
        found: tuple[ir.Ability, ...] | Decline = ()
        for one in texts:
            found = compile_text(
                one, name=self.name, types=self.types, subtypes=self.subtypes, vocabulary=words
            )
            if not isinstance(found, Decline):
                break
        return found

    def reasons(self, text: str, words: str) -> list[Why]:
        """All that is not understood of a text that is read in the words of an edition, and what
        may be wrong with each part."""
        found = declines(
            text, name=self.name, types=self.types, subtypes=self.subtypes, vocabulary=words
        )
        whole = self.read(text, words)
        if not found and isinstance(whole, Decline):  # only line by line it is understood
            found = [whole]
        return [self.mended(Why.of(one), words) for one in found]

    def mended(self, why: Why, words: str) -> Why:
        """What is wrong with what is not understood, if that can be told; else as it was."""
        clause = why.clause
        for reason, text in ((NO_STOP, with_stops(clause)), (WRITTEN_SO, tidied(clause))):
            if text != clause and not isinstance(self.read(text, words), Decline):
                return Why("text", reason, clause, text)
        for other in EDITIONS:
            for text in () if other == words else dict.fromkeys((clause, with_stops(clause))):
                read = self.read(text, other)
                if not isinstance(read, Decline):
                    return Why("text", OLD_WORDS.format(other), clause, self.written(read, words))
        return why

    def written(self, abilities: tuple[ir.Ability, ...], words: str) -> str:
        """Abilities in the words of an edition."""
        face = ir.Face(self.name, types=self.types, subtypes=self.subtypes, abilities=abilities)
        return print_card(face, words)


def with_stops(text: str) -> str:
    """Each line with a full stop at its end."""
    lines = text.split("\n")
    return "\n".join(line if line.endswith(ENDS) else f"{line}." for line in lines)


def tidied(text: str) -> str:
    """Each line with a capital at its beginning; with a full stop where it is more than a word or
    two, without one where it is a keyword."""
    lines = []
    for line in text.split("\n"):
        bare = line.strip().rstrip(".")
        long = len(bare.split()) > 2
        lines.append(bare[:1].upper() + bare[1:] + "." * (long and not bare.endswith(ENDS)))
    return "\n".join(lines)


def reasons(sort: Sort, text: str, words: str) -> list[Why]:
    """Why a text is understood neither in the words of an edition nor in today's: in those in which
    less is not understood, and cannot be mended."""
    found = [sort.reasons(text, one) for one in dict.fromkeys((words, TODAY))]
    return min(found, key=lambda whys: sum(not is_mended(why) for why in whys))


def is_mended(why: Why) -> bool:
    """Can it be told what is wrong?"""
    return why.reason in (NO_STOP, WRITTEN_SO) or bool(edition_of(why))


def edition_of(why: Why) -> str:
    """The edition whose words it is said in, where that is what is wrong; else ""."""
    return next((key for key in EDITIONS if why.reason == OLD_WORDS.format(key)), "")
