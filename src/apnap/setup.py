"""Setting up games: from decks, or any position by hand (scenario files, tests, the lab)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from apnap import ir
from apnap.cards import membership, pool
from apnap.core import constants as c
from apnap.core.definitions import Definition
from apnap.core.edition import Edition
from apnap.core.game import Game
from apnap.core.objects import GameObject, Player
from apnap.turn import flow

Lookup = Callable[[str], ir.Card | None]


class SetupError(ValueError):
    """A game or position that cannot be set up; one sentence with the place and the remedy."""


def empty_game(
    edition: Edition,
    names: Sequence[str],
    *,
    seed: int = 0,
    life: int | None = None,
    teams: Sequence[int] | None = None,
) -> Game:
    """A game without cards, before its first turn."""
    if len(names) < 2:
        raise SetupError("a game needs at least two players")
    g = Game(edition, seed)
    total = edition.facts.starting_life if life is None else life
    for seat, name in enumerate(names):
        player = Player(seat, name, total)
        if teams is not None:
            player.team = teams[seat]
        g.players.append(player)
    return g


def new_game(
    edition: Edition,
    decks: Sequence[Mapping[str, int]],
    *,
    seed: int = 0,
    names: Sequence[str] = (),
    sideboards: Sequence[Mapping[str, int]] = (),
    starter: int = -1,
    lookup: Lookup = pool.load_card,
    anachronistic: bool = False,
) -> Game:
    """A game of these decks (card name -> copies), at its very start: who starts, shuffling, hands
    and mulligans follow as questions.

    `starter`: the seat that starts, or -1: a player picked by chance chooses. `anachronistic`:
    cards that are younger than the edition are let in. SetupError names cards that do not exist or
    do not belong to the edition's pool.
    """
    if not anachronistic:
        _check_pool(edition, [*decks, *sideboards])
    g = empty_game(edition, names or [chr(65 + i) for i in range(len(decks))], seed=seed)
    for seat, deck in enumerate(decks):
        for card in _cards(deck, lookup):
            _put_card(g, edition.define(card), seat, c.LIBRARY)
        g.players[seat].cards_in_start = len(g.players[seat].library)
        if seat < len(sideboards):
            for card in _cards(sideboards[seat], lookup):
                _put_card(g, edition.define(card), seat, c.OUTSIDE)
    if starter >= 0:
        g.setup_data = (*g.setup_data, ("starter", starter))
    _ready(g)
    return g


def _check_pool(edition: Edition, decks: Sequence[Mapping[str, int]]) -> None:
    """Cards outside an edition's pool are refused in it."""
    strangers = membership.outside(dict.fromkeys(n for deck in decks for n in deck), edition.facts.pool)
    if strangers:
        raise SetupError(
            f"{', '.join(strangers[:5])}: not in the pool {edition.facts.pool} of the edition "
            f"{edition.key}; set the game up as anachronistic to play with younger cards"
        )


def _cards(deck: Mapping[str, int], lookup: Lookup) -> list[ir.Card]:
    found = []
    for name, copies in deck.items():
        card = lookup(name)
        if card is None:
            raise SetupError(f"there is no card called {name!r} in the pool")
        found += [card] * copies
    return found


def _put_card(g: Game, defn: Definition, owner: int, zone: int) -> GameObject:
    obj = g.new_object(defn, owner, zone)
    g.place(obj)
    return obj


def _ready(g: Game) -> None:
    """The position stands: it is the first stable point, with nothing to take back."""
    g.journal.clear()
    g.unit_mark = 0
    g.rebuild_indexes()


# ------------------------------------------------------------------ positions by hand

# Fields of an object that may be set by hand, as they are.
FIELDS = ("tapped", "damage", "flipped", "phased_out", "controller", "chosen", "linked")


def add(
    g: Game,
    card: ir.Card,
    owner: int,
    zone: str,
    *,
    face: int = 0,
    token: bool = False,
    controller: int | None = None,
    counters: Mapping[str, int] | None = None,
    sick: bool = False,
    face_down: bool = False,
    index: int | None = None,
    **fields: Any,
) -> GameObject:
    """Put an object into a zone by hand: nothing triggers, nothing is replaced. Cards go to the
    top of a library or graveyard unless `index` says where.
    """
    number = c.ZONES[zone]
    if fields.get("phased_out") and number == c.BATTLEFIELD:
        number = c.PHASED_OUT
    obj = g.new_object(g.edition.define(card, face), owner, number, c.TOKEN if token else c.CARD)
    for name, value in fields.items():
        if name not in FIELDS:
            raise SetupError(f"{name!r} cannot be set on a card; choose from {', '.join(FIELDS)}")
        setattr(obj, name, value)
    if controller is not None:
        obj.controller = controller
    obj.face_down = face_down
    if counters is not None:
        obj.counters = tuple(sorted((kind, n) for kind, n in counters.items() if n))
    elif (
        number == c.BATTLEFIELD
        and obj.defn.base.types & c.PLANESWALKER
        and isinstance(obj.defn.base.loyalty, int)
    ):
        obj.counters = (("loyalty", obj.defn.base.loyalty),)
    obj.timestamp = g.stamp()
    obj.since = 1 << 30 if sick else -1
    obj.entered = g.turn if sick else -1
    g.place(obj, index)
    return obj


def attach(g: Game, obj: GameObject, to: int) -> None:
    """Attach by hand: to an object's id, or to a player (-1 - seat)."""
    obj.attached_to = to
    if to > 0:
        host = g.objects[to]
        host.attachments = (*host.attachments, obj.id)


def begin_at(g: Game, *, turn: int = 1, active: int = 0, step: str = "main1") -> None:
    """Let the game begin in that step of that turn, with its turn-based actions and triggers;
    nothing before it happens.
    """
    names = [one.name for one in g.edition.steps]
    if step not in names:
        raise SetupError(f"there is no step {step!r}; the steps are {', '.join(names)}")
    g.turn = turn
    g.active = active
    g.starting = 0
    g.game_data = (*g.game_data, ("natural", active))
    g.plan = tuple(range(names.index(step), len(names)))
    g.stage = flow.STEP
    for player in g.players:
        behind = (active - player.seat) % len(g.players)
        player.turn_began = max(0, turn - behind)
    for obj in g.objects.values():
        if obj.zone == c.BATTLEFIELD and obj.since == 1 << 30:
            obj.since = turn
            obj.entered = turn
    _ready(g)
