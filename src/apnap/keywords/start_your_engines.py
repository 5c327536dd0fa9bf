"""Start your engines! (keyword-start-your-engines): who controls it has speed 1 at least."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A static ability; how speed grows belongs to the speed itself."""
    return (ir.Static((ir.Designates("speed"),)),)
