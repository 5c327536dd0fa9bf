"""What of a game's log goes without saying: it is there, and shown on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

QUIET = frozenset(
    {
        "ability-announced",
        "affected-set-fixed",
        "attackers-declared",
        "attackers-tapped",
        "blockers-declared",
        "game-ends",
        "beginning-of-combat-begins",
        "beginning-phase-begins",
        "cleanup-step-begins",
        "combat-damage-assigned",
        "combat-damage-dealt",
        "combat-damage-on-stack",
        "combat-damage-step-begins",
        "combat-ends",
        "combat-phase-begins",
        "continuous-effect-begins",
        "continuous-effect-ends",
        "cost-reduced",
        "damage-wears-off",
        "declare-attackers-step-begins",
        "declare-blockers-step-begins",
        "draw-step-begins",
        "end-of-combat-step-begins",
        "end-step-begins",
        "ending-phase-begins",
        "first-strike-step-begins",
        "illegal-action-priority-kept",
        "instant-or-sorcery-resolved",
        "ability-resolved",
        "library-shuffled",
        "mana-ability-activated",
        "mana-added",
        "mana-spent",
        "no-attackers",
        "object-put-into-library",
        "permanent-spell-resolves",
        "permanent-tapped",
        "permanent-untapped",
        "permanents-untapped",
        "postcombat-main-begins",
        "precombat-main-begins",
        "resolution-begins",
        "sba-checked",
        "sba-token-ceases",
        "spell-announced",
        "total-cost-determined",
        "trigger-choices-made",
        "turn-draw",
        "until-end-of-turn-ends",
        "untap-no-priority",
        "untap-step-begins",
        "upkeep-step-begins",
    }
)


def goes_without_saying(
    lines: Sequence[tuple[str, tuple[tuple[str, Any], ...], int]], place: int, viewer: int
) -> bool:
    """Is the line at that place left out unless everything is wanted? `viewer`: the seat that
    reads."""
    key, pairs, _ = lines[place]
    if key in QUIET:
        return True
    if key == "illegal-action-rewound":
        return dict(pairs).get("player") != viewer
    if key not in ("object-put-into-graveyard", "permanent-enters") or not place:
        return False
    before, before_pairs, _ = lines[place - 1]
    if key == "permanent-enters":
        return before == "land-played"
    same = dict(before_pairs).get("object") == dict(pairs).get("object")
    return before == "instant-or-sorcery-resolved" and same
