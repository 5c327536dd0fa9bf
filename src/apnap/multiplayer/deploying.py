"""Deploying creatures: each creature has "{T}: Target teammate gains control of this creature.
Activate only as a sorcery." (804).

What gives it to them is an object of the rules in the command zone, one for each player, for the
creatures that the player controls.
"""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game

ABILITY = ir.Activated(
    (ir.TapThis(),),
    ir.Body(
        ir.Apply((ir.SetController(ir.TargetPlayer()),), ir.This(), duration="forever"),
        (ir.TargetSpec(ir.IsPlayer(ir.Teammates())),),
    ),
    timing="sorcery",
)
GIVES = ir.Static(
    (ir.AddAbility(ABILITY),),
    ir.AllOf((ir.HasType("Creature"), ir.Controlled(ir.You()))),
    zones=("command",),
)


def begin(g: Game) -> None:
    """deploy-creatures: from the start of the game on."""
    defn = g.edition.define_token(ir.Face("", abilities=(GIVES,)))
    for player in g.players:
        obj = g.new_object(defn, player.seat, c.COMMAND, c.EMBLEM)
        obj.timestamp = g.stamp()
        g.place(obj)
