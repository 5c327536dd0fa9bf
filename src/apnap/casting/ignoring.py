"""Ignoring an effect of a static ability for a while, a special action that some of them allow
(2006:408.2j)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.game import Game, IllegalAction
from apnap.core.questions import Option
from apnap.interpret.context import Ctx

from . import costs

KIND = "ignore_effect"


def _open(g: Game, seat: int) -> Iterator[tuple[Ctx, ir.MayIgnore]]:
    """The effects on what the player controls that can be ignored and are not yet."""
    for part, ctx, affects in rules.parts(g, ir.MayIgnore):
        mine = g.players[seat].battlefield
        if any(affects(g.objects[id_]) for id_ in mine) and not rules.ignored(g, ctx.source, seat):
            yield ctx, part


def options(g: Game, seat: int) -> list[Option]:
    """The effects that the player could pay to ignore now, by their source."""
    return [
        Option(KIND, ctx.source)
        for ctx, part in _open(g, seat)
        if costs.can_pay(Ctx(g, ctx.source, seat), part.cost, seat)
    ]


def take(g: Game, seat: int, option: Option) -> None:
    """effect-ignored: the player pays, and ignores the effect until the turn ends."""
    for ctx, part in _open(g, seat):
        if ctx.source == option.id:
            costs.pay(Ctx(g, ctx.source, seat), part.cost, seat)
            g.fact(f"{rules.IGNORED}{ctx.source}", seat)
            g.new_epoch()
            g.touch(c.A_ALL)
            g.trace("effect-ignored", player=seat, source=ctx.source)
            return
    raise IllegalAction("object-gone")
