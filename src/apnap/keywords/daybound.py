"""Daybound and nightbound (keyword-daybound, keyword-nightbound): the face that is up follows the
day and the night."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A static ability; what it brings as it enters, and that nothing else transforms it, belongs
    to these actions (actions.daytime, actions.faces)."""
    return (ir.Static((ir.Designates(keyword.name),)),)
