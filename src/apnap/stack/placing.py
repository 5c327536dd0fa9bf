"""Putting a triggered ability onto the stack, with the choices that an activated one would need
(2006:410.4)."""

from __future__ import annotations

from apnap import ir
from apnap.casting import cast, choices, payable
from apnap.core.events import Waiting
from apnap.core.game import Game
from apnap.core.objects import StackInfo
from apnap.interpret.context import Ctx


def put_triggered(g: Game, waiting: Waiting) -> int:
    """trigger-put-on-stack: the id of the ability on the stack, or 0 where a needed choice has no
    legal option (trigger-removed-no-legal-choice)."""
    ability = waiting.ability
    body: ir.Body = ability.body
    info = StackInfo(waiting.source, ability)
    info.event = waiting.event
    info.bound = waiting.bound
    seat = waiting.controller
    if body.targets or body.modes:
        trial = Ctx(g, waiting.source, seat, info, event=waiting.event)
        if not payable.body_possible(trial, body.targets, body):
            g.trace("trigger-removed-no-legal-choice", object=waiting.source, player=seat)
            return 0
    obj = cast.ability_object(g, seat, waiting.source, ability, info)
    g.trace("trigger-put-on-stack", object=waiting.source, player=seat)
    if body.targets or body.modes:
        proposal = choices.Proposal(g, seat, obj.id, waiting.source, info, body)
        choices.choose_modes(proposal)
        choices.choose_targets(proposal)
        choices.choose_division(proposal)
        g.trace("trigger-choices-made", object=waiting.source, player=seat)
    return obj.id
