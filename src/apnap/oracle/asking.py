"""What a condition or a delayed part of a sentence speaks of, told by its form."""

from __future__ import annotations

from typing import Any

from ..ir import CostPaid, Damage, Do, If, Kicked, KickedWith, ManaSpent, This, WasCast
from ..render.english.grammar import alter
from .holes import Pron, TargetHole, rebuild
from .scopes import walk_all


def asks_of_it(node: If) -> bool:
    """ "Counter that spell if it ...": what is acted on is what the condition speaks of."""
    what = getattr(node.then, "what", None)
    if node.said not in ("post", "last") or not isinstance(what, Pron) or what.word == "it":
        return False
    return any(isinstance(part, Pron) and part.word == "it" for part in walk_all(node.condition))


def kicked_it(node: If) -> bool:
    """ "Counter target spell if it was kicked": not the spell that says so."""
    on_target = isinstance(getattr(node.then, "what", None), TargetHole)
    how_cast = isinstance(node.condition, (Kicked, ManaSpent)) and node.condition.said == "it"
    return on_target and node.said in ("post", "last") and how_cast


def and_then(effect: Any) -> bool:
    """ "You gain 2 life, and you return it at the beginning of ...": the first part is at once."""
    return isinstance(effect, Do) and effect.said == "A"


HOW_CAST = (Kicked, KickedWith, ManaSpent, WasCast, CostPaid)


def spell_deals(node: If) -> If:
    """ "If this spell was kicked, it deals ...": the spell does."""
    if not isinstance(node.condition, HOW_CAST) or node.condition.said == "it":
        return node

    def change(part: Any) -> Any:
        if isinstance(part, Damage) and isinstance(part.source, Pron) and part.source.word == "it":
            return alter(part, source=This(said="it"))
        return None

    made: If = alter(node, then=rebuild(node.then, change))
    return made
