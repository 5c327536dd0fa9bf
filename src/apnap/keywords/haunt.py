"""Haunt (keyword-haunt): the card is exiled from the graveyard, haunting a creature
(2009:702.52).
"""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, DIES, SELF, trigger

RESOLVED = ir.Moves(SELF, "stack", "graveyard", resolved=True)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: of a permanent that dies, or of a spell that has resolved. Abilities
    about the haunted creature find it as `haunted`."""
    effect = ir.Do(
        (
            ir.Let("haunting", ir.Move(ir.EventObject(), "exile", verb="exile")),
            ir.SetAside(ir.Target(0), "haunted", ir.Result("haunting")),
        )
    )
    when = ir.EitherOf((DIES, RESOLVED))
    targets = (ir.TargetSpec(CREATURE),)
    return (trigger(when, effect, keyword, targets=targets, zones=("battlefield", "stack")),)
