"""Which nodes of the IR have no behaviour here. Cards that need one are refused before they are
played.
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.casting import timing
from apnap.continuous import effects as continuous
from apnap.core.constants import BLOCK_AS_THOUGH

from . import amounts, conditions, effects, filters, history, refs

KINDS: tuple[tuple[type[Any], dict[type[Any], Any]], ...] = (
    (ir.Ref, refs.OBJECTS),
    (ir.Who, refs.PLAYERS),
    (ir.Amount, amounts.AMOUNTS),
    (ir.Filter, filters.FILTERS),
    (ir.Condition, conditions.CONDITIONS),
    (ir.Effect, effects.EFFECTS),
)
"""The families of nodes that this room gives a meaning to, each with its table."""


DURATIONS = frozenset(
    [
        "turn",
        "combat",
        "your-next-turn",
        "your-next-end",
        "your-next-upkeep",
        "next-untap",
        "your-next-untap",
        "forever",
    ]
) | frozenset(continuous.WHILE)

STATEMENTS = ("any-number", "commander", "opening-hand", "for-ante")


def has_behavior(kind: type[Any]) -> bool:
    """Has this node type a behaviour (or is it none of this room's affair)?"""
    return all(kind in known for family, known in KINDS if issubclass(kind, family))


def supports(value: Any) -> list[str]:
    """What inside an IR value has no behaviour: the names of nodes, and words in them that mean
    nothing here, each once, in reading order."""
    found: dict[str, None] = {}
    for part in ir.walk(value):
        if not has_behavior(type(part)):
            found[type(part).__name__] = None
        elif isinstance(part, ir.TurnFact | ir.Happened) and part.fact not in history.FACTS:
            found[f"{type(part).__name__} {part.fact}"] = None
        elif isinstance(part, ir.TurnFact) and part.last and part.fact not in history.KEPT:
            found[f"TurnFact {part.fact} of the last turn"] = None
        elif isinstance(part, ir.MayPlay) and part.flash and not part.free:
            found["MayPlay with flash for a cost"] = None
        elif _means_nothing(part):
            found[f"{type(part).__name__} {getattr(part, 'of', '')}"] = None
        elif isinstance(part, ir.Apply) and part.duration not in DURATIONS:
            found[f"Apply {part.duration}"] = None
        elif isinstance(part, ir.Activated | ir.CastRule) and not timing.is_known(part.timing):
            found[f"{type(part).__name__} {part.timing}"] = None
        elif isinstance(part, ir.Condition | ir.Filter) and _chooses(part):
            found["a choice where something is only looked at"] = None
        elif isinstance(part, ir.Spell) and _by_cost(part.body):
            found["modes that a cost decides"] = None
        elif isinstance(part, ir.When) and _aims(part.body):
            found["When with targets of its own"] = None
        elif isinstance(part, ir.BlockAsThough) and part.what not in BLOCK_AS_THOUGH:
            found[f"BlockAsThough {part.what}"] = None
        elif isinstance(part, ir.Granted) and part.what not in STATEMENTS:
            found[f"Granted {part.what}"] = None
    return list(found)


def _means_nothing(part: ir.Node) -> bool:
    """Is it a number or a likeness of something that has none here?"""
    if isinstance(part, ir.Number | ir.Max | ir.Sum):
        return not _is_number(part.of)
    if isinstance(part, ir.DifferentAmong):
        return part.of != "name" and not _is_number(part.of)
    if isinstance(part, ir.AllShare):
        return part.of != "color"
    likeness = ir.SharesWith | ir.SharesWithAny | ir.SomeShare
    return isinstance(part, likeness) and part.of not in filters.SHARED


def _chooses(part: ir.Node) -> bool:
    """Would a condition or a filter ask somebody? They only look."""
    return any(isinstance(node, ir.Choose | ir.ChooseObject) for node in ir.walk(part))


def _by_cost(body: ir.Body) -> bool:
    """Does an optional cost of the spell, which is announced after its modes, say how many modes
    are chosen?"""
    told = ir.walk((body.least, body.most))
    return any(isinstance(node, ir.Kicked | ir.CostPaid) for node in told)


def _aims(body: ir.Node) -> bool:
    """Does a reflexive ability use targets that were chosen before it triggered? They would have to
    be its own (603.12)."""
    targets = (ir.Target, ir.TargetPlayer)
    return not isinstance(body, ir.Body) and any(isinstance(n, targets) for n in ir.walk(body))


def _is_number(of: str) -> bool:
    return of in amounts.NUMBERS or of.startswith("counters:")
