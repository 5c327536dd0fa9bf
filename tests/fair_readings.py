"""Cards whose text and whose form written by hand are two fair readings of the same thing."""

from __future__ import annotations

# Two forms of the same meaning, or a reading of the text that both are fair.
KNOWN = {
    "Vampiric Embrace": '"that creature" is the enchanted creature, not the one that died',
    "Astral Slide": "an optional action has one name for its being done and for what it did",
    "Ironclaw Orcs": "what blocks and is blocked is a creature, said or not",
    "Verdeloth the Ancient": "a choice of kinds, said once or for each",
    "Voice of All": "has an ability: as a continuous effect, or as printed",
    "Echoing Truth": "all other objects of the same name, or all",
}
