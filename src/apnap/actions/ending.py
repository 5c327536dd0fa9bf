"""How a game ends: players lose, win, or draw."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core.events import R_LOSS, Event
from apnap.core.game import Game, Outcome, Unwind
from apnap.core.objects import Player
from apnap.multiplayer import formats
from apnap.replacement import apply as replacement

from . import ownership

CONCEDED = "player-concedes"


def lose_game(g: Game, seat: int, reason: str) -> None:
    """player-loses: one player loses; the game may end with it. `reason`: a rule key."""
    lose_together(g, [(seat, reason)])


def lose_together(g: Game, losses: list[tuple[int, str]]) -> None:
    """player-loses: players who lose at the same time, each with a rule key; several reasons of
    one player are one loss, replaced once (sba-one-replacement-for-all)."""
    reasons: dict[int, str] = {}
    for seat, reason in losses:
        reasons.setdefault(seat, reason)
    losers = []
    for seat, reason in reasons.items():
        player = g.players[seat]
        if seat in g.gone or player.lost or (reason != CONCEDED and not can_lose(g, seat)):
            continue
        if reason != CONCEDED and replacement.would(g, R_LOSS):
            after: replacement.After = []
            kept = replacement.replace(g, Event(R_LOSS, player=seat, word=reason), after)
            replacement.finish(g, after)
            if not kept:
                _forgive(g, seat)
                continue
        losers.append(seat)
    for seat in losers:
        if not g.players[seat].lost:
            _mark(g, seat, reasons[seat])
    if losers:
        _end_if_decided(g)


def _forgive(g: Game, seat: int) -> None:
    if g.players[seat].drew_from_empty:
        g.put(g.players[seat], "drew_from_empty", False)


def _mark(g: Game, seat: int, reason: str) -> None:
    """player-loses; team-loses: where a team shares its fate, all of it loses."""
    player = g.players[seat]
    for one in [player.seat] + [p.seat for p in g.players if p.team == player.team and p != player]:
        other = g.players[one]
        if one != seat and (other.lost or not _shares_fate(g, player)):
            continue
        g.put(other, "lost", True)
        g.put(other, "loss", reason)
        g.trace("player-loses", player=one)


def _shares_fate(g: Game, player: Player) -> bool:
    """Does the player's team lose with them: a team that shares a life total, or an emperor's?"""
    if formats.of(g).emperor:
        team = [p.seat for p in g.players if p.team == player.team]
        return player.seat == team[len(team) // 2]
    return formats.shares_life(g)


def goes_on_without(g: Game, seat: int) -> bool:
    """Would the game go on if the player lost now?"""
    player = g.players[seat]
    fate = _shares_fate(g, player)
    standing = [
        p.team
        for p in g.players
        if not p.lost and p is not player and not (fate and p.team == player.team)
    ]
    return len(set(standing)) > 1


def _end_if_decided(g: Game) -> None:
    """player-wins-last-standing, team-wins, game-drawn-all-lose; else the losers leave the game
    before anything else is done (multiplayer.leaving)."""
    standing = [p for p in g.players if not p.lost and not p.left]
    teams = list(dict.fromkeys(p.team for p in standing))
    if not standing:
        g.trace("game-drawn-all-lose")
        _finish(g, (), "game-drawn-all-lose")
        return
    if len(teams) == 1:
        _win(g, teams[0], "player-wins-last-standing")
        return
    fallen = tuple(p.seat for p in g.players if p.lost and p.seat not in g.gone)
    g.set("gone", (*g.gone, *fallen))
    g.set("departing", (*g.departing, *fallen))


def _win(g: Game, team: int, reason: str, source: int = 0) -> None:
    seats = tuple(p.seat for p in g.players if p.team == team)
    for seat in seats:
        g.put(g.players[seat], "won", True)
    if len(seats) > 1:
        g.trace("team-wins", list=seats)
    else:
        g.trace(reason, player=seats[0], source=source)
    _finish(g, seats, reason)


def _finish(g: Game, winners: tuple[int, ...], reason: str) -> None:
    """game-ends: at once, in the middle of whatever goes on; a game within a game, too."""
    if g.frames:
        g.edition.procedures.named["subgame-decided"](g, winners)
        if g.running:
            raise Unwind
        return
    if g.ante and len(winners) == 1:
        _claim_ante(g, winners[0])
    g.set("outcome", Outcome(winners, reason))
    g.trace("game-ends")
    if g.running:
        raise Unwind


def _claim_ante(g: Game, seat: int) -> None:
    """ante-won: at the end the winner becomes the owner of all cards in the ante zone."""
    for id_ in g.ante:
        if g.objects[id_].owner != seat:
            ownership.note(g, g.objects[id_])
        g.put(g.objects[id_], "owner", seat)
    g.trace("ante-won", player=seat, n=len(g.ante))


def can_lose(g: Game, seat: int) -> bool:
    """cannot-beats-can: does no effect say that the player (or one who shares their fate) can't
    lose the game?"""
    if not rules.parts(g, ir.CantLose):
        return True
    seats = [seat]
    if formats.shares_life(g):
        team = g.players[seat].team
        seats = [player.seat for player in g.players if player.team == team]
    return not any(rules.player_parts(g, ir.CantLose, one) for one in seats)


def win_game(g: Game, seat: int, reason: str = "player-wins-by-effect", source: int = 0) -> None:
    """player-wins-by-effect: the player's team wins, unless an opponent's effect forbids it."""
    player = g.players[seat]
    if player.lost or player.left:
        return
    if rules.parts(g, ir.CantWin) and rules.player_parts(g, ir.CantWin, seat):
        g.trace("cannot-beats-can", player=seat)
        return
    for part, ctx, _ in rules.parts(g, ir.CantLose):
        if part.nor_win and g.players[ctx.controller].team != player.team:
            g.trace("cannot-beats-can", source=ctx.source)
            return
    if g.reach:  # instead, the opponents in range lose (801.14)
        others = [p for p in g.players if p.team != player.team and g.reach[seat] >> p.seat & 1]
        lose_together(g, [(p.seat, "player-loses-by-effect") for p in others])
        return
    _win(g, player.team, reason, source)


def draw_game(
    g: Game, reason: str = "game-drawn-by-effect", seats: tuple[int, ...] | None = None
) -> None:
    """game-drawn-by-effect, game-drawn-mandatory-loop ...: nobody wins. `seats`: with a limited
    range of influence it is a draw for these players and all in their range only (801.15, 801.16);
    they leave, and the others play on."""
    playing = [p for p in g.players if not p.lost and not p.left]
    if not g.reach or seats is None:
        _finish(g, (), reason)
        return
    drawn = [p for p in playing if any(s == p.seat or g.reach[s] >> p.seat & 1 for s in seats)]
    if len(drawn) == len(playing):
        _finish(g, (), reason)
        return
    for player in drawn:
        g.put(player, "lost", True)
        g.put(player, "loss", reason)
        g.trace("game-drawn-for-player", player=player.seat)
    _end_if_decided(g)
