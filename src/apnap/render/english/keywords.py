"""Keyword abilities by the shape of what follows their name."""

from __future__ import annotations

PLAIN = frozenset(
    line.strip()
    for line in ["flying", " first strike", " double strike", " deathtouch", " defender", " flash", " haste", " hexproof", " indestructible", "\n    intimidate", " lifelink", " reach", " shroud", " trample", " vigilance", " banding", " fear", " shadow", " horsemanship", " flanking", " phasing", "\n    changeling", " convoke", " storm", " wither", " exalted", " persist", " sunburst", " split second", " cascade", " conspire", " haunt", " retrace", "\n    epic", " gravestorm", " provoke", " infect", " menace", " prowess", " skulk", " undying", " delve", " devoid", " ingest", " melee", " myriad", "\n    assist", " ascend", " riot", " mentor", " evolve", " exploit", " extort", " soulbond", " cipher", " improvise", " dethrone", " decayed", " training", "\n    living weapon", " totem armor", " umbra armor", " rebound", " battle cry", " hideaway", " partner", " unleash", " fuse", " aftermath", "\n    jump-start", " compleated", " daybound", " nightbound", " enlist", " toxic", " double team", " demonstrate", " read ahead", "\n    ravenous", " squad", " for mirrodin!", " more than meets the eye", " bargain", " start your engines!", " exhaust", " station"]
)
WITH_COST = frozenset(
    line.strip()
    for line in ["cycling", " flashback", " kicker", " multikicker", " buyback", " echo", " equip", " morph", " madness", " cumulative upkeep", " evoke", "\n    unearth", " entwine", " transmute", " fortify", " replicate", " ninjutsu", " recover", " prowl", " aura swap", " reinforce", " transfigure", "\n    level up", " bestow", " dash", " emerge", " embalm", " escape", " eternalize", " megamorph", " miracle", " mutate", " outlast", " overload", "\n    scavenge", " spectacle", " surge", " encore", " foretell", " disturb", " ward", " blitz", " plot", " disguise", " outlast", " awaken", "\n    spree", " offspring", " impending", " warp", " freerunning", " more", " reconfigure", " cleave", " channel", " escalate", " prototype", "\n    craft", " harness", " web-slinging", " mayhem", " sneak"]
)
WITH_NUMBER = frozenset(
    line.strip()
    for line in ["bushido", " soulshift", " fading", " vanishing", " graft", " dredge", " modular", " bloodthirst", " rampage", " devour", " amplify", "\n    ripple", " absorb", " frenzy", " poisonous", " annihilator", " renown", " tribute", " bolster", " fabricate", " afflict", " crew", " toxic", "\n    afterlife", " adapt", " casualty", " saddle", " backup", " hideaway", " mobilize", " crew", " increment", " firebending"]
)
WITH_NUMBER_AND_COST = frozenset(["suspend", "reinforce", "impending", "awaken"])
SPLICED = "splice onto"
CYCLING_TYPES = {
    "basic landcycling": "Basic",
    "landcycling": "Land",
    "artifact landcycling": "Artifact",
}
WALKS = {
    "islandwalk": "Island",
    "swampwalk": "Swamp",
    "forestwalk": "Forest",
    "mountainwalk": "Mountain",
    "plainswalk": "Plains",
    "desertwalk": "Desert",
}
WALK_OF = {name: word for word, name in WALKS.items()}
EVERYTHING = PLAIN | WITH_COST | WITH_NUMBER
