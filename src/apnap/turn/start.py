"""The start of the game: who starts, shuffling, opening hands, mulligans (2006:101).

Progress is kept in g.setup_data, so that each question of the start is a unit of its own.
"""

from __future__ import annotations

from typing import Any

from apnap.actions import cards, zones
from apnap.core import constants as c
from apnap.core.definitions import says
from apnap.core.game import Game
from apnap.core.questions import PICK_ONE, PICK_SOME, YES, YES_NO, Option, Question
from apnap.multiplayer import formats, planar

from . import order


def data(g: Game, key: str, default: Any = None) -> Any:
    """A value of the set-up under a key."""
    for name, value in g.setup_data:
        if name == key:
            return value
    return default


def note(g: Game, key: str, value: Any) -> None:
    """Keep a value of the set-up under a key."""
    g.set("setup_data", (*((k, v) for k, v in g.setup_data if k != key), (key, value)))


def advance(g: Game) -> bool:
    """One unit of the start; True when the first turn can begin."""
    stage = data(g, "stage", "who")
    following = _STAGES[stage](g)
    note(g, "stage", following)
    return bool(following == "done")


def _who(g: Game) -> str:
    """starting-player-chosen: a player picked by chance (or named by the match) chooses who starts
    (2006:101.1).
    """
    chooser = data(g, "chooser", -1)
    if data(g, "starter", -1) >= 0:
        seat = data(g, "starter")
    else:
        if chooser < 0:
            playing = order.alive(g)
            chooser = playing[g.chance(len(playing))]
            note(g, "chooser", chooser)
        options = tuple(Option("player", seat) for seat in order.alive(g))
        seat = int(g.pick(Question(PICK_ONE, "starting-player", chooser, options)).id)
    if data(g, zones.ORDERED, False):
        g.trace("graveyard-order-matters")
    seat = order.primary(g, seat)
    g.set("starting", seat)
    g.set("active", seat)
    g.trace("starting-player-chosen", player=seat)
    return "ante" if data(g, "ante", False) else "hands"


def _ante(g: Game) -> str:
    """anted: when it is played for, each player antes a random card of their library (2006:217.9b)
    before hands are drawn."""
    for seat in order.apnap(g):
        library = g.players[seat].library
        if library:
            zones.move(g, [library[g.chance(len(library))]], c.ANTE, replaceable=False)
    return "hands"


def _hands(g: Game) -> str:
    """library-shuffled-at-start, opening-hand-drawn."""
    if formats.of(g).planar:
        planar.shuffle_decks(g)
    for seat in order.apnap(g):
        zones.shuffle(g, seat)
        cards.draw(g, seat, g.players[seat].hand_size, opening=True)
        g.trace("opening-hand-drawn", player=seat, n=g.players[seat].hand_size)
    note(g, "deciding", tuple(order.apnap(g)))
    note(g, "again", ())
    return "mulligans"


def _mulligans(g: Game) -> str:
    """mulligan-taken, hand-kept: each player finishes first, or all decide round by round, as the
    edition says (2006:101.4).
    """
    deciding: tuple[int, ...] = data(g, "deciding")
    again: tuple[int, ...] = data(g, "again")
    if not deciding:
        if not again:
            return "bottom" if g.edition.facts.mulligan == "london" else "opening"
        for seat in again:
            take_mulligan(g, seat)
        note(g, "deciding", again)
        note(g, "again", ())
        return "mulligans"
    seat = deciding[0]
    wants = (
        _may_mulligan(g, seat)
        and g.pick(Question(PICK_ONE, "mulligan", seat, YES_NO, args=(len(g.players[seat].hand),)))
        == YES
    )
    if wants and not g.edition.facts.mulligans_together:
        take_mulligan(g, seat)
        return "mulligans"
    note(g, "deciding", deciding[1:])
    if wants:
        note(g, "again", (*again, seat))
    else:
        g.trace("hand-kept", player=seat, n=len(g.players[seat].hand))
    return "mulligans"


def _may_mulligan(g: Game, seat: int) -> bool:
    return hand_after(g, seat, g.players[seat].mulligans + 1) >= 0 and bool(g.players[seat].hand)


def hand_after(g: Game, seat: int, mulligans: int) -> int:
    """How many cards the player keeps after so many mulligans (mulligan-free: in games of more
    than two sides the first costs nothing, where the edition says so).
    """
    free = 1 if g.edition.facts.first_mulligan_free_multiplayer and len(g.players) > 2 else 0
    return g.players[seat].hand_size - max(0, mulligans - free)


def take_mulligan(g: Game, seat: int) -> None:
    """mulligan-taken: shuffle the hand in, draw anew (one fewer, or the full hand with cards put
    back at the end).
    """
    player = g.players[seat]
    g.put(player, "mulligans", player.mulligans + 1)
    zones.move(g, list(player.hand), c.LIBRARY, ordered=True)
    zones.shuffle(g, seat)
    number = (
        player.hand_size
        if g.edition.facts.mulligan == "london"
        else hand_after(g, seat, player.mulligans)
    )
    cards.draw(g, seat, number, opening=True)
    g.trace("mulligan-taken", player=seat, n=number)


def _bottom(g: Game) -> str:
    """mulligan-cards-bottomed: after the last mulligan so many cards go to the bottom, in any
    order.
    """
    for seat in order.apnap(g):
        player = g.players[seat]
        extra = len(player.hand) - hand_after(g, seat, player.mulligans)
        if extra > 0:
            options = tuple(Option("object", id_) for id_ in player.hand)
            asked = Question(
                PICK_SOME, "mulligan-bottom", seat, options, least=extra, most=extra, ordered=True
            )
            chosen = [int(options[i].id) for i in g.choose(asked)]
            zones.move(g, chosen, c.LIBRARY, position="bottom", ordered=True)
            g.trace("mulligan-cards-bottomed", player=seat, n=extra)
            return "bottom"
    return "opening"


def _opening(g: Game) -> str:
    """opening-hand-action: what cards do from opening hands."""
    named = g.edition.procedures.named.get("opening-hands")
    if named is not None:
        named(g)
    for seat in order.apnap(g):
        for id_ in g.players[seat].hand[:]:
            if says(g.objects[id_].card, "opening-hand"):
                asked = Question(PICK_ONE, "may-enter", seat, YES_NO, source=id_)
                if g.pick(asked) == YES:
                    zones.move(g, [id_], c.BATTLEFIELD, under=seat)
                    g.trace("opening-hand-action", player=seat, object=id_)
    if formats.of(g).planar:
        planar.begin(g)
    return "done"


def _done(g: Game) -> str:
    return "done"


_STAGES = {
    "who": _who,
    "ante": _ante,
    "hands": _hands,
    "mulligans": _mulligans,
    "bottom": _bottom,
    "opening": _opening,
    "done": _done,
}
