"""A game within a game (2006:506; 728).

The spell that begins it pauses; the whole state is put aside as a frame (core.frames), and a fresh
state with the same players, the cards of their libraries as decks, takes its place: its priorities
are stable points like any other. When it ends the frame comes back, the cards go back into their
owners' libraries, which are shuffled, and the spell goes on.

Every field is changed by the journal's primitive, so that taking back leads through both ends of a
game within a game; ids and random numbers go on through it.
"""

from __future__ import annotations

from typing import Any

from apnap.actions import zones
from apnap.casting import identity
from apnap.core import constants as c
from apnap.core import saving
from apnap.core.frames import WINNERS, Frame
from apnap.core.game import DICT_FIELDS, LIST_FIELDS, VALUE_FIELDS, Game
from apnap.core.objects import GameObject, Player
from apnap.core.state import State
from apnap.multiplayer import formats, planar, reach

# What goes on through a game within a game instead of beginning anew.
THROUGH = (
    "seed",
    "rng",
    "next_id",
    "next_phys",
    "clock",
    "format",
    "frames",
    "outcome",
    "quiet",
    "quiet_mark",
    "script",
    "barred",
)
INDEXES = ("watch", "replacers", "static_ids", "dirty")
# Of the set-up: what holds for the game within, too.
SAME_SETUP = ("attack", "ranges", "mana-at-priority", "manual-seats", planar.COMMUNAL)
VANGUARD = c.TYPES["Vanguard"]


def begin(g: Game) -> None:
    """subgame-begins: a unit of its own, after the instruction that said so."""
    g.trace("subgame-begins")
    travelling = [obj for obj in _in_order(g) if _travels(g, obj)]
    frame = Frame()
    frame.cards = tuple((obj.owner, obj.card, obj.phys, obj.zone) for obj in travelling)
    before = {obj.phys: obj for obj in travelling}
    g.remove_many(travelling)
    for name in (*VALUE_FIELDS, *LIST_FIELDS, *DICT_FIELDS, "players"):
        setattr(frame, name, getattr(g, name))
    frame.digest = saving.digest(g)
    old = g.players
    blank = State(g.edition)
    for name in (*VALUE_FIELDS, *LIST_FIELDS, *DICT_FIELDS, *INDEXES, "players"):
        if name not in THROUGH:
            g.set(name, getattr(blank, name))
    g.set("frames", (*frame.frames, frame))
    g.set("setup_data", tuple(pair for pair in frame.setup_data if pair[0] in SAME_SETUP))
    g.set("players", [_player(g, player) for player in old])
    g.set("gone", tuple(player.seat for player in old if player.left))
    for owner, card, phys, zone in frame.cards:
        _enter(g, before[phys], owner, card, zone)
    for player in g.players:
        player.cards_in_start = sum(1 for o in g.objects.values() if _counts(o, player.seat))
    starters = [player.seat for player in g.players if not player.left]
    starter = starters[g.chance(len(starters))]
    g.set("setup_data", (*g.setup_data, ("starter", starter)))
    if formats.setup_value(g, "ranges", ()):
        g.set("reach", reach.masks(g))
    g.new_epoch()


def _in_order(g: Game) -> list[GameObject]:
    """All objects that could travel: libraries from the bottom, what lies outside, the command
    zone."""
    ids = [id_ for player in g.players for id_ in player.library]
    return [g.objects[id_] for id_ in (*ids, *g.outside, *g.command)]


def _travels(g: Game, obj: GameObject) -> bool:
    """Libraries become decks; cards outside the game are outside both; commanders, planar decks and
    vanguard cards go along (728.2a-c)."""
    if obj.zone != c.COMMAND:
        return True
    return obj.kind == c.CARD or planar.is_hidden(obj) or bool(obj.defn.base.types & VANGUARD)


def _player(g: Game, old: Player) -> Player:
    """The player as the game within begins."""
    facts = g.edition.facts
    new = Player(old.seat, old.name, formats.starting_life(formats.of(g), facts))
    new.team = old.team
    new.left = new.lost = old.left
    return new


def _enter(g: Game, old: GameObject, owner: int, card: Any, zone: int) -> None:
    """A card in its place in the game within; a new object."""
    defn = g.edition.whole(card) if old.kind == c.CARD else old.defn
    new = g.new_object(defn, owner, zone, old.kind, old.phys)
    new.card = card
    new.face_down, new.chosen = old.face_down, old.chosen
    new.timestamp = g.stamp()
    g.place(new)
    hand, life = old.choice("vanguard") or (0, 0)
    player = g.players[owner]
    player.hand_size += hand
    player.life += life
    if old.kind == c.CARD and zone == c.COMMAND:
        known = dict(g.game_data)
        colors = known.get(identity.KEY) or dict(g.frames[-1].game_data).get(identity.KEY, ())
        leaders = (*known.get("commanders", ()), new.phys)
        g.set("game_data", (("commanders", leaders), (identity.KEY, colors)))


def _counts(obj: GameObject, seat: int) -> bool:
    return obj.owner == seat and obj.kind == c.CARD and obj.zone != c.OUTSIDE


# ------------------------------------------------------------------ its end


def decided(g: Game, winners: tuple[int, ...]) -> None:
    """subgame-ends: it is over; what waits comes back in the next unit."""
    g.trace("subgame-ends", list=winners)
    g.set("game_data", (*g.game_data, (WINNERS, winners)))
    g.set("departing", ())
    g.set_flow("stage", c.SUBGAME_OVER)


def end(g: Game) -> None:
    """subgame-cards-returned: the waiting game goes on where it stopped."""
    frame: Any = g.frames[-1]
    winners = dict(g.game_data)[WINNERS]
    where = {obj.phys: obj.zone for obj in g.objects.values()}
    for name in VALUE_FIELDS:
        if name not in THROUGH:
            g.set(name, getattr(frame, name))
    for name in LIST_FIELDS:
        g.set(name, getattr(frame, name)[:])
    g.set("objects", {id_: obj.clone() for id_, obj in frame.objects.items()})
    for name in ("past", "became", "history"):
        g.set(name, getattr(frame, name).copy())
    g.set("players", [player.clone() for player in frame.players])
    for name in INDEXES:
        g.set(name, [] if name == "static_ids" else {})
    g.rebuild_indexes()
    g.set("frames", frame.frames)
    g.set("game_data", (*(p for p in g.game_data if p[0] != WINNERS), (WINNERS, winners)))
    g.set_flow("stage", c.RESOLVING)
    _bring_back(g, frame, where)
    g.new_epoch()


def _bring_back(g: Game, frame: Frame, where: dict[int, int]) -> None:
    """Each player's cards go into their library, which is shuffled; what lay outside still does,
    and what is in the command zone stays there (728.5)."""
    for owner, card, phys, origin in frame.cards:
        if g.players[owner].left:
            continue
        zone = origin if where.get(phys, origin) == origin else c.LIBRARY
        if _stays(card):
            zone = c.COMMAND
        _put_back(g, owner, card, phys, zone)
    for player in g.players:
        if not player.left:
            zones.shuffle(g, player.seat)
    if formats.of(g).planar:
        planar.shuffle_decks(g)
    g.trace("subgame-cards-returned")


def _stays(card: Any) -> bool:
    """Is it a card that never leaves the command zone?"""
    return bool({"Plane", "Phenomenon", "Vanguard"} & set(card.faces[0].types))


def _put_back(g: Game, owner: int, card: Any, phys: int, zone: int) -> None:
    if zone == c.COMMAND and planar.is_planar(card):
        planar.add_to_deck(g, owner, card, phys)
        return
    kind, defn = c.CARD, g.edition.whole(card)
    if _stays(card):
        kind, defn = c.EMBLEM, planar.defined(g, card)
    new = g.new_object(defn, owner, zone, kind, phys)
    new.card = card
    new.timestamp = g.stamp()
    g.place(new)
