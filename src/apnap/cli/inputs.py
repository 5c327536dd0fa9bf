"""What commands are given: decks, editions, agents, files; each mistake is a sentence."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import click

from apnap.agents import AGENTS
from apnap.cards import pool
from apnap.cards.deckfiles import DeckError, DeckList
from apnap.cards.deckrules import (
    DeckRules,
    NameIndex,
    check_deck,
    commanders_from_sideboard,
    resolve_names,
)
from apnap.cards.decks import deck_paths, find_deck
from apnap.cards.library import Library, blank_name
from apnap.cards.membership import in_pool
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
    found = read_deck(name, t)
    if led:
        found = commanders_from_sideboard(found)
    library = shelf.library(t)
    index = names_for(found, library)
    facts = rules_of.facts
    era = {"in_pool": partial(in_pool, pool=facts.pool), "pool": f"the pool {facts.pool}"}
    if led:
        rules = DeckRules.commander(**era)  # type: ignore[arg-type]
    elif limited:
        rules = DeckRules.limited(**era)  # type: ignore[arg-type]
    else:
        rules = DeckRules.constructed(sideboard=_sideboard(facts.sideboard), **era)  # type: ignore[arg-type]
    faults = check_deck(found, known=library.info, names=index, rules=rules)
    if faults:
        raise Fault(*(t.engine(fault) for fault in faults))
    resolved, _ = resolve_names(found, index)
    return _supported(resolved, library, allow_unsupported, t)


def names_for(found: DeckList, library: Library) -> NameIndex:
    """The names to look the deck's in: those of the pool if it has them all, else all there are."""
    small = pool_index()
    every = [name for name, _ in (*found.main, *found.sideboard, *found.commanders)]
    return small if all(small.find(name) for name in every) else library.index


@cache
def pool_index() -> NameIndex:
    """The names of the embedded pool."""
    return NameIndex(pool.names())


def _supported(found: DeckList, library: Library, allow: bool, t: Texts) -> DeckList:
    """The deck if all its cards can be played; those that cannot are replaced by blank ones if that
    is allowed, else a fault lists them."""
    zones = {"main": found.main, "sideboard": found.sideboard, "commanders": found.commanders}
    names = dict.fromkeys(name for entries in zones.values() for name, _ in entries)
    blank = [name for name in names if library.lookup(name) is None]
    if not blank:
        return found
    if not allow:
        from . import whys

        head = t("deck-not-supported", place=found.place, n=len(blank))
        raise Fault(
            head,
            *(
                t("deck-not-supported-card", name=name, why=whys.short(why, t))
                for name in blank
                for why in library.why_not(name)[:1]
            ),
        )
    told = t("comma").join(cards_name(name, library, t) for name in blank)
    click.echo(t("played-blank", names=told), err=True)
    changed = {
        zone: tuple((blank_name(n) if n in blank else n, count) for n, count in entries)
        for zone, entries in zones.items()
    }
    return replace(found, **changed)  # type: ignore[arg-type]


def cards_name(name: str, library: Library, t: Texts) -> str:
    """A card's name as people of the language read it."""
    return (library.chinese(name) if t.lang == "zh" else "") or name


def _sideboard(rule: str) -> Any:
    return rule


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
