"""A deck that somebody pasted, uploaded or picked: read and judged, with its faults as sentences in
the reader's language."""

from __future__ import annotations

import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from apnap.cards.deckfiles import parse_deck, read_deck
from apnap.cards.decklists import DeckError, DeckList, card_count
from apnap.cards.decks import deck_paths, find_deck
from apnap.cards.judging import Way, judge
from apnap.cards.library import Library, Why
from apnap.game import FORMATS, Edition, find_edition
from apnap.playing.sentences import translated
from apnap.web.texts import Words

CLAUSE = 70


@dataclass(frozen=True, slots=True)
class Reading:
    """`deck`: what may be played, None where there are `faults` (sentences)."""

    deck: DeckList | None
    faults: tuple[str, ...]
    cards: int = 0


@dataclass
class Terms:
    """What decks are judged by. `edition`: a key, the path of an edition file, or what was
    read of one. `blanks`: cards that cannot be run become blank ones. `anachronistic`: cards that
    the edition did not have are no fault. `limited`: forty cards, any number of each."""

    edition: str | dict[str, Any] = "current"
    format: str = ""
    limited: bool = False
    blanks: bool = False
    anachronistic: bool = False

    @property
    def rules(self) -> Edition:
        """The edition as a value; EditionError where there is none."""
        return find_edition(self.edition)

    @property
    def way(self) -> Way:
        """The way of playing that the deck rules depend on."""
        if self.format in FORMATS and FORMATS[self.format].commander:
            return "commander"
        return "limited" if self.limited else "constructed"


def shipped() -> list[str]:
    """The names of the decks that come along."""
    return [path.stem for path in deck_paths()]


def shipped_deck(name: str) -> DeckList:
    """A deck that comes along; KeyError where there is none of that name."""
    path = find_deck(name)
    if path is None:
        raise KeyError(name)
    return read_deck(path)


def called(name: str, t: Words) -> str:
    """What a deck is called in the reader's language: those that come along have names in both."""
    return t(f"deck-of-{name}") if name in shipped() else name or t("deck-unnamed")


def some_shipped(number: int, seed: int | None) -> list[DeckList]:
    """Different decks of those that come along, by chance."""
    chance = random.Random(seed) if seed is not None else random.SystemRandom()
    names = shipped()
    picked = (
        chance.sample(names, number) if number <= len(names) else chance.choices(names, k=number)
    )
    return [shipped_deck(name) for name in picked]


def from_text(text: str, name: str = "") -> DeckList:
    """A pasted list in any of the formats; DeckError says what is wrong with it."""
    return parse_deck(text, source=name)


def from_file(name: str, data: bytes) -> DeckList:
    """An uploaded file in any of the formats; DeckError says what is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / (Path(name).name or "deck.txt")
        path.write_bytes(data)
        try:
            return read_deck(path)
        except DeckError as error:
            raise DeckError(str(error).replace(f"{folder}/", "")) from None


def read(text: str, library: Library, terms: Terms, t: Words) -> Reading:
    """A pasted list, read and judged."""
    try:
        deck = from_text(text, "")
    except DeckError as error:
        return Reading(None, tuple(sentence(line, t) for line in str(error).splitlines()))
    return judged(deck, library, terms, t)


def judged(deck: DeckList, library: Library, terms: Terms, t: Words) -> Reading:
    """A deck judged."""
    facts = terms.rules.facts
    card_pool = "all" if terms.anachronistic else facts.pool
    found = judge(deck, library, card_pool=card_pool, way=terms.way, sideboard=facts.sideboard)
    if found.faults:
        return Reading(None, tuple(sentence(fault, t) for fault in found.faults))
    if found.unsupported and not terms.blanks:
        return Reading(
            None,
            tuple(
                t("home-lacking", name=name, why=because(why, t))
                for name, why in found.unsupported.items()
            ),
        )
    played = found.with_blanks() if found.unsupported else found.deck
    return Reading(played, (), card_count(played.main) + card_count(played.commanders))


def sentence(fault: str, t: Words) -> str:
    """A sentence of the library in the reader's language."""
    return translated(fault, t.lang)


def because(why: Why | None, t: Words) -> str:
    """Why a card cannot be run, in a few words."""
    if why is None:
        return t("why-page-unknown")
    if why.kind == "engine":
        return t("why-page-engine", what=why.reason)
    clause = " ".join(why.clause.split())
    return t("why-page-text", what=clause if len(clause) <= CLAUSE else clause[: CLAUSE - 1] + "…")
