"""Small numbers with names: zones, card types, colours, kinds of object, aspects of the state."""

from __future__ import annotations

from apnap.ir.mana import BASIC_LAND_TYPES, COLORS

# Zones. A zone is an integer in the state and a word in the IR and in files.
LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND, ANTE, PHASED_OUT, OUTSIDE, NOWHERE = (
    range(11)
)
ZONE_NAMES = (
    "library",
    "hand",
    "battlefield",
    "graveyard",
    "stack",
    "exile",
    "command",
    "ante",
    "phased-out",
    "outside",
    "nowhere",
)
ZONES = {name: number for number, name in enumerate(ZONE_NAMES)}
# Stages of a game (turn.flow) that other rooms name: something resolves; a game within the game is
# to begin; one has been decided.
RESOLVING, SUBGAME, SUBGAME_OVER = 5, 7, 8

HIDDEN_ZONES = (LIBRARY, HAND)

TOKEN_WORD = " Token"
"""What ends the name of a token whose name nothing says, where the edition has it so."""

# Card types, as bits of Characteristics.types.
TYPE_NAMES = (
    "Artifact",
    "Battle",
    "Conspiracy",
    "Creature",
    "Dungeon",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Phenomenon",
    "Plane",
    "Planeswalker",
    "Scheme",
    "Sorcery",
    "Vanguard",
)
TYPES = {name: 1 << i for i, name in enumerate(TYPE_NAMES)}
TYPES["Tribal"] = TYPES["Kindred"]
ARTIFACT, BATTLE, CREATURE = TYPES["Artifact"], TYPES["Battle"], TYPES["Creature"]
ENCHANTMENT, INSTANT, LAND = TYPES["Enchantment"], TYPES["Instant"], TYPES["Land"]
PLANESWALKER, SORCERY, KINDRED = TYPES["Planeswalker"], TYPES["Sorcery"], TYPES["Kindred"]
PERMANENT_TYPES = ARTIFACT | BATTLE | CREATURE | ENCHANTMENT | LAND | PLANESWALKER
TYPES["Permanent"] = PERMANENT_TYPES

SUPERTYPE_NAMES = ("Basic", "Legendary", "Ongoing", "Snow", "World", "Elite", "Host")
SUPERTYPES = {name: 1 << i for i, name in enumerate(SUPERTYPE_NAMES)}
BASIC, LEGENDARY, SNOW, WORLD = (
    SUPERTYPES["Basic"],
    SUPERTYPES["Legendary"],
    SUPERTYPES["Snow"],
    SUPERTYPES["World"],
)

COLOR_BITS = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16}
LAND_MANA = dict(zip(BASIC_LAND_TYPES, COLORS, strict=True))

# Kinds of object (2006:200).
CARD, TOKEN, SPELL_COPY, ABILITY, EMBLEM = range(5)

# Keyword abilities without parameters, as bits of Characteristics.keywords. Others are found in
# Characteristics.abilities.
FLAG_KEYWORDS = (
    "flying",
    "first strike",
    "double strike",
    "trample",
    "haste",
    "vigilance",
    "reach",
    "defender",
    "shroud",
    "hexproof",
    "fear",
    "intimidate",
    "deathtouch",
    "lifelink",
    "flash",
    "banding",
    "shadow",
    "horsemanship",
    "phasing",
    "indestructible",
    "menace",
    "convoke",
    "delve",
    "split second",
    "changeling",
    "skulk",
    "infect",
    "wither",
    "prowess",
    "storm",
    "flanking",
    "exalted",
    "persist",
    "undying",
    "cascade",
    "provoke",
    "epic",
    "haunt",
    "devoid",
    "improvise",
    "sunburst",
)
KEYWORD_BITS = {name: 1 << i for i, name in enumerate(FLAG_KEYWORDS)}

# Keyword abilities of which each instance is paid for, or chosen, on its own: where there are
# several, each has its number in its words.
PAID_BY_INSTANCE = ("conspire", "replicate", "riot")


def keyword_rule(name: str) -> str:
    """The rule key of a keyword ability."""
    return "keyword-" + name.replace(" ", "-")


FLYING, FIRST_STRIKE, DOUBLE_STRIKE = (
    KEYWORD_BITS["flying"],
    KEYWORD_BITS["first strike"],
    KEYWORD_BITS["double strike"],
)
TRAMPLE, HASTE, VIGILANCE, REACH = (
    KEYWORD_BITS[k] for k in ("trample", "haste", "vigilance", "reach")
)
DEFENDER, DEATHTOUCH, LIFELINK = (
    KEYWORD_BITS["defender"],
    KEYWORD_BITS["deathtouch"],
    KEYWORD_BITS["lifelink"],
)
INDESTRUCTIBLE, SHROUD, HEXPROOF, FLASH = (
    KEYWORD_BITS[k] for k in ("indestructible", "shroud", "hexproof", "flash")
)

# Aspects of the state that an active continuous effect may read. Writing one that is read opens a
# new epoch of characteristics.
(
    A_BATTLEFIELD,
    A_HAND,
    A_GRAVEYARD,
    A_LIBRARY,
    A_EXILE,
    A_STACK,
    A_LIFE,
    A_TAPPED,
    A_COUNTERS,
    A_COMBAT,
    A_TURN,
    A_ATTACH,
    A_DAMAGE,
    A_HISTORY,
    A_CHOSEN,
) = (1 << i for i in range(15))
A_ALL = (1 << 15) - 1
ZONE_ASPECT = (
    A_LIBRARY,
    A_HAND,
    A_BATTLEFIELD,
    A_GRAVEYARD,
    A_STACK,
    A_EXILE,
    0,
    0,
    A_BATTLEFIELD,
    0,
    0,
)

# Journal codes (core.game).
J_SET, J_LIST_ADD, J_LIST_DEL, J_DICT, J_FIELD, J_DEL, J_MANY = range(7)
J_INDEXED, J_COME, J_GONE, J_ITEMS = range(7, 11)

BLOCK_AS_THOUGH = frozenset({"flying", "shadow", "no-shadow", "no-landwalk", "untapped"})
"""What a creature may block as though it, or the attacker, had or lacked (`BlockAsThough.what`)."""

MOMENT = 1 << 16  # timestamps that one moment has: what comes together may still be put in order
