"""Keyword abilities that stand for other abilities, one file each, as IR.

`EXPANDERS` maps a keyword's name to the function that gives the abilities it stands for. Keywords
that a procedure of the rules reads directly (flying, trample, protection, morph, kicker, flashback
...) have no expander. An edition may replace an expander by another variant, or drop it.
"""

from __future__ import annotations

from collections.abc import Callable

from apnap import ir

from . import (
    annihilator,
    bushido,
    cumulative_upkeep,
    cycling,
    echo,
    equip,
    exalted,
    fading,
    flanking,
    prowess,
    rampage,
    storm,
    vanishing,
)

EXPANDERS: dict[str, Callable[[ir.Keyword], tuple[ir.Ability, ...]]] = {
    "annihilator": annihilator.expand,
    "bushido": bushido.expand,
    "cumulative upkeep": cumulative_upkeep.expand,
    "cycling": cycling.expand,
    "typecycling": cycling.expand_typecycling,
    "echo": echo.expand,
    "equip": equip.expand,
    "exalted": exalted.expand,
    "fading": fading.expand,
    "flanking": flanking.expand,
    "prowess": prowess.expand,
    "rampage": rampage.expand,
    "storm": storm.expand,
    "vanishing": vanishing.expand,
}
