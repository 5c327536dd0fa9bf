"""What commands are given: decks, editions, agents, files; each mistake is a sentence."""

from __future__ import annotations

from pathlib import Path

import click

from apnap.agents import AGENTS
from apnap.cards.decklists import DeckError, DeckList
from apnap.cards.decks import deck_paths, find_deck
from apnap.cards.judging import Judged, Way, judge
from apnap.cards.library import Library
from apnap.editions import EditionError
from apnap.game import (
    FORMATS,
    Edition,
    FormatError,
    Game,
    SaveError,
    find_edition,
    find_format,
    load_deck,
    load_game,
)

from . import shelf
from .frame import Fault, near
from .messages import Texts


def edition(key: str, t: Texts) -> Edition:
    """The edition of that key, or of that file."""
    try:
        return find_edition(key)
    except EditionError as error:
        raise Fault(t.engine(str(error))) from None


def format_key(name: str | None, players: int, t: Texts) -> str:
    """The format of that name for so many players; without a name the usual one for them."""
    key = name or ("duel" if players == 2 else "free-for-all")
    try:
        return find_format(key, players)
    except FormatError as error:
        raise Fault(t.engine(str(error))) from None


def is_led(format_: str) -> bool:
    """Are the decks of the format led by commanders?"""
    return FORMATS[format_].commander


def agent_name(name: str, t: Texts) -> str:
    """The name of an agent there is."""
    if name not in AGENTS:
        hint = near(name, list(AGENTS), t) or t("choose-from", names=", ".join(AGENTS))
        raise Fault(t("no-agent", name=name, hint=hint))
    return name


def best_agent() -> str:
    """The agent that plays when none is named."""
    return "heuristic" if "heuristic" in AGENTS else next(iter(AGENTS))


# ------------------------------------------------------------------ decks


def deck(
    name: str,
    rules_of: Edition,
    t: Texts,
    limited: bool = False,
    allow_unsupported: bool = False,
    led: bool = False,
) -> DeckList:
    """A deck file, or a deck that comes along, with all its faults as sentences. Cards that are not
    supported are a fault, or stand in the deck under the names of blank cards. `led`: by a
    commander."""
    library = shelf.library(t)
    facts = rules_of.facts
    way: Way = "commander" if led else "limited" if limited else "constructed"
    judged = judge(
        read_deck(name, t), library, card_pool=facts.pool, way=way, sideboard=facts.sideboard
    )
    if judged.faults:
        raise Fault(*(t.engine(fault) for fault in judged.faults))
    if not judged.unsupported:
        return judged.deck
    if not allow_unsupported:
        raise Fault(*_unsupported(judged, t))
    told = t("comma").join(cards_name(name, library, t) for name in judged.unsupported)
    click.echo(t("played-blank", names=told), err=True)
    return judged.with_blanks()


def _unsupported(judged: Judged, t: Texts) -> list[str]:
    """The cards that cannot be played, with the reasons."""
    from . import whys

    lacking = judged.unsupported
    return [
        t("deck-not-supported", place=judged.deck.place, n=len(lacking)),
        *(
            t("deck-not-supported-card", name=name, why=whys.short(why, t))
            for name, why in lacking.items()
            if why is not None
        ),
    ]


def cards_name(name: str, library: Library, t: Texts) -> str:
    """A card's name as people of the language read it."""
    return (library.chinese(name) if t.lang == "zh" else "") or name


def read_deck(name: str, t: Texts) -> DeckList:
    """A deck by file or by name, unchecked."""
    known = find_deck(name)
    path = known if known is not None else Path(name).expanduser()
    if known is None and not path.exists() and not _looks_like_a_path(name):
        names = [one.stem for one in deck_paths()]
        hint = near(name, names, t) or t("see-decks")
        raise Fault(t("no-deck", name=name, hint=hint))
    try:
        return load_deck(path)
    except DeckError as error:
        raise Fault(t.engine(str(error))) from None


def _looks_like_a_path(name: str) -> bool:
    return "/" in name or "\\" in name or "." in name


# ------------------------------------------------------------------ saved games


def saved_game(name: str, t: Texts) -> tuple[Game, Path]:
    """A saved game by its file, or by its name in the folder of saved games."""
    path = saved_path(name)
    if path.is_dir():
        raise Fault(t("is-a-folder", path=path))
    if not path.exists():
        raise Fault(t("no-save", path=name))
    try:
        return load_game(path), path
    except SaveError as error:
        raise Fault(t.engine(str(error))) from None


def saved_path(name: str) -> Path:
    """The file that is meant."""
    path = Path(name).expanduser()
    for candidate in (path, games_folder() / name, games_folder() / f"{name}.json"):
        if candidate.exists():
            return candidate
    return path


def games_folder() -> Path:
    """Where duels are saved unless told otherwise: in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("apnap", appauthor=False) / "games"
