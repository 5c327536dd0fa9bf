"""Keyword abilities that stand for other abilities, one file each, as IR.

`EXPANDERS` maps a keyword's name to the function that gives the abilities it stands for today.
Keywords that a procedure of the rules reads directly (flying, trample, protection, banding,
phasing, morph, kicker, flashback ...) have no expander. An edition may replace an expander by one
of the `VARIANTS`, or drop it.
"""

from __future__ import annotations

from collections.abc import Callable

from apnap import ir

from . import (
    absorb,
    amplify,
    annihilator,
    aura_swap,
    bloodthirst,
    bushido,
    cascade,
    champion,
    conspire,
    cumulative_upkeep,
    cycling,
    deathtouch,
    devour,
    dredge,
    echo,
    epic,
    equip,
    evoke,
    exalted,
    fading,
    flanking,
    fortify,
    frenzy,
    graft,
    gravestorm,
    haunt,
    hideaway,
    lifelink,
    modular,
    persist,
    poisonous,
    provoke,
    prowess,
    rampage,
    recover,
    reinforce,
    replicate,
    ripple,
    soulshift,
    storm,
    sunburst,
    transfigure,
    transmute,
    undying,
    unearth,
    vanishing,
)

Expander = Callable[[ir.Keyword], tuple[ir.Ability, ...]]

EXPANDERS: dict[str, Expander] = {
    "absorb": absorb.expand,
    "amplify": amplify.expand,
    "annihilator": annihilator.expand,
    "aura swap": aura_swap.expand,
    "bloodthirst": bloodthirst.expand,
    "bushido": bushido.expand,
    "cascade": cascade.expand,
    "champion": champion.expand,
    "conspire": conspire.expand,
    "cumulative upkeep": cumulative_upkeep.expand,
    "cycling": cycling.expand,
    "devour": devour.expand,
    "dredge": dredge.expand,
    "echo": echo.expand,
    "epic": epic.expand,
    "equip": equip.expand,
    "evoke": evoke.expand,
    "exalted": exalted.expand,
    "fading": fading.expand,
    "flanking": flanking.expand,
    "fortify": fortify.expand,
    "frenzy": frenzy.expand,
    "graft": graft.expand,
    "gravestorm": gravestorm.expand,
    "haunt": haunt.expand,
    "hideaway": hideaway.expand,
    "modular": modular.expand,
    "persist": persist.expand,
    "poisonous": poisonous.expand,
    "provoke": provoke.expand,
    "prowess": prowess.expand,
    "rampage": rampage.expand,
    "recover": recover.expand,
    "reinforce": reinforce.expand,
    "replicate": replicate.expand,
    "ripple": ripple.expand,
    "soulshift": soulshift.expand,
    "storm": storm.expand,
    "sunburst": sunburst.expand,
    "transfigure": transfigure.expand,
    "transmute": transmute.expand,
    "typecycling": cycling.expand_typecycling,
    "undying": undying.expand,
    "unearth": unearth.expand,
    "vanishing": vanishing.expand,
}

VARIANTS: dict[str, Expander] = {
    "deathtouch-triggered": deathtouch.expand_triggered,
    "graft-always": graft.expand_always,
    "hideaway-tapped": hideaway.expand_tapped,
    "lifelink-triggered": lifelink.expand_triggered,
}
"""What keywords stood for in older editions, by name."""
