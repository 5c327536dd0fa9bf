"""Hideaway (keyword-hideaway): hide one of the top cards of the library, face down in exile
(2009:702.72)."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; hideaway without a number looks at four cards."""
    return (_hide(keyword, "bottom-random"),)


def expand_tapped(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """It also enters tapped, and the other cards go to the bottom in any order."""
    return (ir.Entering(tapped=True, keyword="hideaway"), _hide(keyword, "bottom-any-order"))


def _hide(keyword: ir.Keyword, rest: str) -> ir.Triggered:
    number = 4 if keyword.n is None else keyword.n
    dig = ir.Dig(number, 1, to="exile", rest=rest, face_down=True, link="exiled")
    return trigger(ENTERS, dig, keyword)
