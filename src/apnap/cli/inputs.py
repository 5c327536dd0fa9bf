"""What commands are given: decks, editions, agents, files; each mistake is a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from apnap import ir
from apnap.agents import AGENTS
from apnap.cards import pool
from apnap.cards.deckfiles import DeckError, DeckList
from apnap.cards.deckrules import CardInfo, DeckRules, NameIndex, check_deck, resolve_names
from apnap.cards.decks import deck_paths, find_deck
from apnap.cards.membership import in_pool
from apnap.editions import EditionError
from apnap.game import Edition, Game, SaveError, find_edition, load_deck, load_game

from .frame import Fault, near
from .messages import Texts


def edition(key: str, t: Texts) -> Edition:
    """The edition of that key, or of that file."""
    try:
        return find_edition(key)
    except EditionError as error:
        raise Fault(t.engine(str(error))) from None


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


def deck(name: str, rules_of: Edition, t: Texts, limited: bool = False) -> DeckList:
    """A deck file, or a deck that comes along, with all its faults as sentences."""
    found = read_deck(name, t)
    index = NameIndex(pool.names())
    facts = rules_of.facts
    era = {"in_pool": partial(in_pool, pool=facts.pool), "pool": f"the pool {facts.pool}"}
    rules = (
        DeckRules.limited(**era)  # type: ignore[arg-type]
        if limited
        else DeckRules.constructed(sideboard=_sideboard(facts.sideboard), **era)  # type: ignore[arg-type]
    )
    faults = check_deck(found, known=card_info, names=index, rules=rules)
    if faults:
        raise Fault(*(t.engine(fault) for fault in faults))
    resolved, _ = resolve_names(found, index)
    return resolved


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


def card_info(name: str) -> CardInfo | None:
    """What deck rules ask of a card of the pool."""
    card = pool.load_card(name)
    if card is None:
        return None
    face = card.faces[0]
    return CardInfo(
        name,
        _joined(one.types for one in card.faces),
        frozenset(face.supertypes),
        frozenset(face.subtypes),
        frozenset(card.identity),
        companion=any(
            isinstance(ability, ir.Keyword) and ability.name == "companion"
            for ability in face.abilities
        ),
    )


def _joined(words: Iterable[tuple[str, ...]]) -> frozenset[str]:
    return frozenset(word for some in words for word in some)


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
