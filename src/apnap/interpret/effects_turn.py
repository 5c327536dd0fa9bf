"""Effects on turns, steps, and the game itself."""

from __future__ import annotations

from apnap import ir
from apnap.actions import ending
from apnap.core import constants as c
from apnap.multiplayer import planar
from apnap.turn import flow, order

from . import refs
from .context import NOT_DONE, Ctx, Done
from .table import does


@does(ir.ExtraTurn)
def _extra_turn(ctx: Ctx, node: ir.ExtraTurn) -> Done:
    """extra-turn-added: directly after this one; of several the newest is taken first
    (2006:300.6)."""
    g = ctx.g
    seats = refs.players(ctx, node.who)
    for seat in seats:
        number = g.stamp()
        g.set("extra_turns", (*g.extra_turns, (seat, number)))
        ctx.chosen[order.EXTRA] = number
        g.trace("extra-turn-added", player=seat)
    return Done(bool(seats), len(seats))


@does(ir.ExtraStep)
def _extra_step(ctx: Ctx, node: ir.ExtraStep) -> Done:
    """extra-step-added, in the player's own turn only."""
    if not any(order.is_active(ctx.g, seat) for seat in refs.players(ctx, node.who)):
        return NOT_DONE
    return Done(flow.add_step(ctx.g, node.step, node.after))


@does(ir.ExtraPhase)
def _extra_phase(ctx: Ctx, node: ir.ExtraPhase) -> Done:
    """extra-phase-added."""
    if node.after_main and not flow.current_step(ctx.g).phase.startswith("main"):
        return NOT_DONE
    flow.add_phases(ctx.g, node.phases)
    return Done(True, len(node.phases))


@does(ir.SkipNext)
def _skip_next(ctx: Ctx, node: ir.SkipNext) -> Done:
    """turn-skipped, phase-skipped, step-skipped: the next one that would come; two effects skip
    two (2006:419.5d). A team skips what one of its players is to skip, and only one for a single
    effect (805.8)."""
    g = ctx.g
    seats = refs.players(ctx, node.who)
    for seat in dict.fromkeys(order.primary(g, seat) for seat in seats):
        g.set("skips", (*g.skips, (seat, node.step)))
    return Done(bool(seats), len(seats))


@does(ir.EndTurn)
def _end_turn(ctx: Ctx, node: ir.EndTurn) -> Done:
    """turn-ended-by-effect."""
    ctx.g.edition.procedures.named["end-turn"](ctx.g, ctx.cause)
    return Done(True)


@does(ir.PlaySubgame)
def _play_subgame(ctx: Ctx, node: ir.PlaySubgame) -> Done:
    """subgame-begins: in the next unit; the resolution waits (stack.work)."""
    ctx.g.set_flow("stage", c.SUBGAME)
    return Done(True)


@does(ir.Planeswalk)
def _planeswalk(ctx: Ctx, node: ir.Planeswalk) -> Done:
    """planeswalked."""
    return Done(planar.planeswalk(ctx.g, ctx.controller))


@does(ir.ControlTurn)
def _control_turn(ctx: Ctx, node: ir.ControlTurn) -> Done:
    """player-controlled: during that player's next turn; the newest such effect counts
    (2006:507). Whoever controls a player controls their team (805.8)."""
    g = ctx.g
    seats = refs.players(ctx, node.who)
    for seat in dict.fromkeys(order.primary(g, seat) for seat in seats):
        key = f"control-turn:{seat}"
        rest = [pair for pair in g.game_data if pair[0] != key]
        g.set("game_data", (*rest, (key, ctx.controller)))
    return Done(bool(seats), len(seats))


@does(ir.WinGame)
def _win(ctx: Ctx, node: ir.WinGame) -> Done:
    """player-wins-by-effect."""
    for seat in refs.players(ctx, node.who):
        ending.win_game(ctx.g, seat)
    return Done(True)


@does(ir.LoseGame)
def _lose(ctx: Ctx, node: ir.LoseGame) -> Done:
    """player-loses-by-effect: all of them at the same time."""
    seats = refs.players(ctx, node.who)
    if not seats:
        return NOT_DONE
    ending.lose_together(ctx.g, [(seat, "player-loses-by-effect") for seat in seats])
    return Done(True, len(seats))


@does(ir.DrawGame)
def _draw(ctx: Ctx, node: ir.DrawGame) -> Done:
    """game-drawn-by-effect."""
    ending.draw_game(ctx.g, seats=(ctx.controller,))
    return Done(True)
