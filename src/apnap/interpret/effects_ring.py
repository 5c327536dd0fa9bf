"""The Ring tempts a player (701.54): its emblem, and who bears it."""

from __future__ import annotations

from apnap import ir
from apnap.actions import tokens
from apnap.continuous import effects as continuous
from apnap.continuous import marks
from apnap.core import constants as c
from apnap.core.events import E_DEED, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.multiplayer import designations, planar

from . import picking
from .context import Ctx, Done, sum_up
from .table import does, rounds

BEARER = ir.IsRingBearer(ir.You())
BLOCKER = ir.EventObject("other")
STRONGER = ir.AllOf((ir.HasType("Creature"), ir.Number("power", ">", ir.PowerOf(ir.Current()))))
ABILITIES: tuple[ir.Ability, ...] = (
    ir.Static((ir.AddTypes(supertypes=("Legendary",)), ir.CantBeBlocked(by=STRONGER)), BEARER),
    ir.Triggered(ir.AttacksPattern(BEARER), ir.Body(ir.Do((ir.Draw(), ir.Discard())))),
    ir.Triggered(
        ir.BecomesBlocked(BEARER, ir.HasType("Creature")),
        ir.Body(
            ir.Delay(
                ir.StepBegins("end_of_combat", None),
                ir.SacrificeIt(BLOCKER, ir.ControllerOf(BLOCKER)),
            )
        ),
    ),
    ir.Triggered(
        ir.DealsDamage(BEARER, ir.IsPlayer(), combat=True),
        ir.Body(ir.LoseLife(3, ir.EachOpponent())),
    ),
)
"""What the emblem has, one ability more each time (701.54c)."""

FACES = [
    planar.in_command(ir.Face(designations.RING, abilities=ABILITIES[:number]))
    for number in range(1, len(ABILITIES) + 1)
]


@does(ir.RingTempts)
def _ring_tempts(ctx: Ctx, node: ir.RingTempts) -> Done:
    """ring-tempts: also a player who controls no creature is tempted (701.54d)."""
    g = ctx.g
    results = []
    for _, seat in rounds(ctx, node.who):
        g.trace("ring-tempts", player=seat, source=ctx.source)
        _one_more(ctx, seat)
        chosen = _choose_bearer(ctx, seat)
        if g.listens(E_DEED):
            event = Event(E_DEED, chosen, seat, word="ring", cause=ctx.cause)
            g.edition.procedures.match(g, [event])
        results.append(Done(True, 1, (chosen,) if chosen else ()))
    return sum_up(results)


def _one_more(ctx: Ctx, seat: int) -> None:
    """The emblem, or the next of its abilities."""
    g = ctx.g
    emblem = designations.held(g, seat, designations.RING)
    if emblem is None:
        tokens.emblem(g, seat, FACES[0], ctx.cause)
        return
    number = _abilities(emblem)
    if number < len(FACES):
        g.put_indexed(emblem, "defn", g.edition.define_token(FACES[number]))


def _abilities(emblem: GameObject) -> int:
    return len(emblem.defn.face.abilities)


def _choose_bearer(ctx: Ctx, seat: int) -> int:
    """The creature that the player chooses; 0 if they control none."""
    g = ctx.g
    found = _creatures(g, seat)
    if not found:
        return 0
    (chosen,) = picking.ask_some(ctx, "ring-bearer", seat, found, 1, 1)
    before = [one for one in marks.of_kind(g, ir.BearsTheRing) if one.controller == seat]
    continuous.end(g, before)
    own = ctx.child()
    own.controller = seat
    continuous.begin(own, (ir.BearsTheRing(),), affected=(chosen,), until="while-yours")
    g.trace("ring-bearer-chosen", player=seat, object=chosen)
    return chosen


def _creatures(g: Game, seat: int) -> list[int]:
    found = []
    for id_ in g.players[seat].battlefield:
        obj = g.objects[id_]
        if not obj.phased_out and g.chars(obj).types & c.CREATURE:
            found.append(id_)
    return found
