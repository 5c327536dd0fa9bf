"""Epic (keyword-epic): its controller casts no more spells, but copies it each upkeep
(2009:702.47).
"""

from __future__ import annotations

from apnap import ir

from ._common import upkeep


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A further spell ability, for the rest of the game."""
    copy = ir.CopySpell(ir.This(), exceptions=(ir.RemoveKeyword("epic"),))
    effect = ir.Do(
        (
            ir.Apply((ir.CantCast(who=ir.You()),), None, "forever"),
            ir.Delay(upkeep(), copy, once=False),
        )
    )
    return (ir.Spell(ir.Body(effect)),)
