"""Spells cast any time a sorcery couldn't have been cast, for which their permanent goes again."""

from __future__ import annotations

from apnap import ir
from apnap.core.events import Delayed
from apnap.core.game import Game

from . import timing

_PERMANENT = ir.Became(ir.This())

_GONE_AT_CLEANUP = ir.Triggered(
    ir.StepBegins("cleanup", None),
    ir.Body(effect=ir.SacrificeIt(_PERMANENT, ir.ControllerOf(_PERMANENT))),
)


def note(g: Game, seat: int, spell: int, rules: tuple[ir.CastRule, ...]) -> None:
    """delayed-trigger-created: as a spell is cast so, by the ability that lets it be. The player
    who cast it controls the delayed ability, whoever has the permanent by then (603.7g)."""
    if not any(rule.cleanup for rule in rules) or timing.sorcery_time(g, seat, (spell,)):
        return
    made = Delayed(g.stamp(), _GONE_AT_CLEANUP, spell, seat, True, "", None, ())
    g.set("delayed", (*g.delayed, made))
    g.trace("delayed-trigger-created", player=seat, object=spell)
