"""Life: gained, lost, paid, set. A team may share a total (shared-life-total)."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_GAIN, E_LOSE, R_GAIN, Event
from apnap.core.game import Game, IllegalAction
from apnap.multiplayer import formats
from apnap.replacement import apply as replacement


def sharing(g: Game, seat: int) -> list[int]:
    """The seats whose life total is one with the player's."""
    if not formats.shares_life(g):
        return [seat]
    team = g.players[seat].team
    return [player.seat for player in g.players if player.team == team]


def write(g: Game, seat: int, change: int) -> None:
    """Change the life total, shared or not."""
    for one in sharing(g, seat):
        player = g.players[one]
        g.put(player, "life", player.life + change)
    g.touch(c.A_LIFE)
    g.sba_needed = True


def can_gain(g: Game, seat: int) -> bool:
    """life-gain-forbidden: does no effect say that the player (or one who shares their life total)
    can't gain life?"""
    source = forbidden_by(g, seat)
    if source >= 0:
        g.trace("life-gain-forbidden", player=seat, source=source)
    return source < 0


def forbidden_by(g: Game, seat: int) -> int:
    """What says that the player, or one who shares their life total, can't gain life; -1 if
    nothing does."""
    for one in sharing(g, seat):
        for _, ctx in rules.for_player(g, ir.CantGainLife, one):
            return ctx.source
    return -1


def gain(g: Game, seat: int, n: int, cause: int = 0) -> int:
    """life-gained: how much was gained in the end."""
    return gain_together(g, [(seat, n)], cause)


def gain_together(g: Game, gains: list[tuple[int, int]], cause: int = 0) -> int:
    """life-gained: several gains at the same time, each an event of its own; the total gained."""
    total = 0
    events: list[Event] = []
    after: replacement.After = []
    for seat, n in gains:
        if n <= 0 or not can_gain(g, seat):
            continue
        results = [Event(R_GAIN, player=seat, amount=n, cause=cause)]
        if replacement.would(g, R_GAIN):
            results = replacement.replace(g, results[0], after)
        for result in results:
            total += _gain_now(g, result, events)
    if events:
        g.edition.procedures.match(g, events)
    replacement.finish(g, after)
    return total


def _gain_now(g: Game, result: Event, events: list[Event]) -> int:
    n, seat = result.amount, result.player
    if n <= 0:
        return 0
    write(g, seat, n)
    g.trace("life-gained", player=seat, n=n)
    g.fact("life-gained", seat, n)
    if g.listens(E_GAIN):
        events.append(Event(E_GAIN, player=seat, amount=n, cause=result.cause))
    return n


def lose(g: Game, seat: int, n: int, cause: int = 0) -> int:
    """life-lost: how much was lost."""
    if n <= 0:
        return 0
    write(g, seat, -n)
    g.trace("life-lost", player=seat, n=n)
    note_loss(g, seat, n, cause)
    return n


def note_loss(g: Game, seat: int, n: int, cause: int) -> None:
    """Count life lost, and let abilities trigger on it."""
    g.fact("life-lost", seat, n)
    if g.listens(E_LOSE):
        g.edition.procedures.match(g, [Event(E_LOSE, player=seat, amount=n, cause=cause)])


def pay(g: Game, seat: int, n: int) -> None:
    """life-paid: as a cost; a player can't pay more life than they have (life-total-unpayable)."""
    if n <= 0:
        return
    if g.players[seat].life < n:
        g.trace("life-total-unpayable", player=seat, n=n)
        raise IllegalAction("not enough life")
    write(g, seat, -n)
    g.trace("life-paid", player=seat, n=n)
    note_loss(g, seat, n, 0)


def set_total(g: Game, seat: int, n: int, cause: int = 0) -> None:
    """life-set: the player gains or loses what it takes to reach the number."""
    difference = n - g.players[seat].life
    g.trace("life-set", player=seat, n=n)
    if difference > 0:
        gain(g, seat, difference, cause)
    elif difference < 0:
        lose(g, seat, -difference, cause)
