"""The cards of variants at the start of a game: planar decks, vanguard cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from apnap import ir
from apnap.cards import variants as known
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.multiplayer import planar

Lookup = Callable[[str], ir.Card | None]

MOST_PHENOMENA = 2  # in a planar deck, for each player
LEAST_OWN, LEAST_SHARED = 10, 40  # cards of a planar deck: one for each player, or one for all


class VariantError(ValueError):
    """Planes or avatars that a game can't begin with; one sentence."""


def add_planes(g: Game, decks: Sequence[Sequence[str]], lookup: Lookup) -> None:
    """A planar deck for each player, or one for all (901.3, 901.15a)."""
    number = len(g.players)
    given = [list(deck) for deck in decks] or [list(known.PLANES) for _ in g.players]
    shared = bool(decks) and len(given) == 1 and number > 1
    if not shared and len(given) != number:
        raise VariantError(f"{len(given)} planar decks are given for {number} players")
    least = min(LEAST_SHARED, LEAST_OWN * number) if shared else LEAST_OWN
    for seat, names in enumerate(given):
        if decks and len(names) < least:
            raise VariantError(f"a planar deck has {len(names)} cards; it needs at least {least}")
        if len(set(names)) < len(names):
            raise VariantError("a planar deck has each of its cards only once")
        cards = [_plane(g, name, lookup) for name in names]
        phenomena = sum(1 for card in cards if "Phenomenon" in card.faces[0].types)
        if phenomena > MOST_PHENOMENA * (number if shared else 1):
            raise VariantError(f"a planar deck has {phenomena} phenomena; it may have 2 a player")
        for card in cards:
            planar.add_to_deck(g, seat, card)
    if shared:
        g.setup_data = (*g.setup_data, (planar.COMMUNAL, True))


def _plane(g: Game, name: str, lookup: Lookup) -> ir.Card:
    card = known.plane(name) or lookup(name)
    if card is None or not planar.is_planar(card):
        raise VariantError(f"there is no plane called {name!r}")
    if "Phenomenon" in card.faces[0].types and not g.edition.facts.phenomena_exist:
        raise VariantError(f"the edition {g.edition.key} knows no phenomena such as {name}")
    return card


def add_avatars(g: Game, names: Sequence[str]) -> None:
    """vanguard-card-set-aside: face up in the command zone; it changes life and hand (902)."""
    chosen = list(names)
    if not chosen:
        chosen = random.Random(g.seed).sample(sorted(known.AVATARS), len(g.players))
    if len(chosen) != len(g.players):
        raise VariantError(f"{len(chosen)} avatars are given for {len(g.players)} players")
    for seat, name in enumerate(chosen):
        avatar = known.avatar(name)
        if avatar is None:
            raise VariantError(f"there is no avatar called {name!r}")
        place_avatar(g, seat, avatar)


def place_avatar(g: Game, seat: int, avatar: known.Avatar) -> None:
    """Put the vanguard card beside the player's library."""
    obj = g.new_object(planar.defined(g, avatar.card), seat, c.COMMAND, c.EMBLEM)
    obj.chosen = (("vanguard", (avatar.hand, avatar.life)),)
    obj.card = avatar.card
    obj.timestamp = g.stamp()
    g.place(obj)
    player = g.players[seat]
    player.life += avatar.life
    player.hand_size += avatar.hand
    g.trace("vanguard-card-set-aside", player=seat, object=obj.id, n=player.life)
