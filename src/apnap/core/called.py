"""What keyword abilities answer to: a landwalk by its own name too (`islandwalk`, 2009:702.12a), a
variant by the name of what it is a variant of (megamorph is a morph ability, 702.37b)."""

from __future__ import annotations

from apnap import ir

WALK = "walk"
VARIANTS = {"megamorph": "morph"}


def answers_to(ability: object, name: str) -> bool:
    """Is it a keyword ability of that name? A landwalk answers to `landwalk` and to its own,
    megamorph to `morph`."""
    if not isinstance(ability, ir.Keyword):
        return False
    if ability.name == name or VARIANTS.get(ability.name) == name:
        return True
    return ability.name == "landwalk" and name.endswith(WALK) and walk_name(ability) == name


def walk_name(ability: ir.Keyword) -> str:
    """What a landwalk is called: `islandwalk`, `nonbasic landwalk`, `snow swampwalk`."""
    parts: list[str] = []
    land = "land"
    wanted = ability.filter
    for part in wanted.parts if isinstance(wanted, ir.AllOf) else (wanted,):
        if isinstance(part, ir.HasSubtype):
            land = part.subtype.lower()
        elif isinstance(part, ir.HasSupertype):
            parts.append(part.supertype.lower())
        elif isinstance(part, ir.Not) and isinstance(part.part, ir.HasSupertype):
            parts.append(f"non{part.part.supertype.lower()}")
    return " ".join([*parts, land + WALK])
