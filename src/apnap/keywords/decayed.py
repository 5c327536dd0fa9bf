"""Decayed (keyword-decayed): it can't block, and is sacrificed after a combat in which it
attacked."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A static ability and a triggered one."""
    gone = ir.Delay(ir.StepBegins("end_of_combat", None), ir.SacrificeIt(ir.This()))
    return (
        ir.Static((ir.CantBlock(),), ir.This()),
        trigger(ir.AttacksPattern(SELF), gone, keyword),
    )
