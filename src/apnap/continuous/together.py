"""In which order things that came together count (2006:418.5e): their timestamps within one moment.

They are asked about only where it can matter: where static abilities of theirs have parts in the
same layer that give something else in another order. Whether a dependency decides in the end is not
looked at; that may change while they are there.
"""

from __future__ import annotations

from collections.abc import Iterator

from apnap import ir
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import ORDER, Option, Question

from . import changes, templates
from .changes import Op
from .tables import CONTROL
from .templates import ATTACHED, C_LOST, THIS, Template

# What parts change, so far as the order of two of them can matter.
_SUBJECT = {
    changes.MODIFY: "sum",
    changes.SET_PT: "power",
    changes.SWITCH: "switch",
    changes.ADD_ABILITY: "abilities",
    changes.REMOVE_KEYWORD: "abilities",
    changes.LOSE: "abilities",
    changes.LOSE_ONE: "abilities",
    changes.SET_COLORS: "colors",
    changes.ADD_COLORS: "colors",
    changes.SET_TYPES: "types",
    changes.ADD_TYPES: "types",
    changes.REMOVE_TYPES: "types",
    changes.LAND_TYPES_SET: "types",
    changes.ALL_TYPES: "types",
}
_ADDING = (
    changes.MODIFY,
    changes.SWITCH,
    changes.ADD_ABILITY,
    changes.ADD_COLORS,
    changes.ADD_TYPES,
)
_REMOVING = (
    changes.REMOVE_KEYWORD,
    changes.LOSE,
    changes.LOSE_ONE,
    changes.REMOVE_TYPES,
)


def arrange(g: Game, came: list[GameObject]) -> None:
    """timestamps-arranged: those of several objects that came in the same moment, where their order
    can matter. The active player says how they follow each other; in the editions that say so, each
    player does for what is theirs, in APNAP order."""
    bearing = [obj for obj in came if not obj.face_down and _effects(g, obj)]
    if len(bearing) < 2:
        return
    groups: dict[object, list[GameObject]] = {}
    for obj in bearing:
        key = (obj.defn, obj.controller, obj.attached_to, obj.chosen)
        groups.setdefault(key, []).append(obj)
    kinds = [alike[0] for alike in groups.values()]
    matter = {
        one.id
        for one in kinds
        if any(one is not other and _clash(g, one, other) for other in kinds)
    }
    asked = [obj for alike in groups.values() if alike[0].id in matter for obj in alike]
    if asked:
        _ask(g, sorted(asked, key=lambda obj: obj.id))


def _ask(g: Game, objs: list[GameObject]) -> None:
    count = len(g.players)
    if g.edition.facts.timestamps_together == "active-player":
        shares = [(g.active, objs)]
    else:
        seats = sorted({obj.controller for obj in objs}, key=lambda seat: (seat - g.active) % count)
        shares = [(seat, [obj for obj in objs if obj.controller == seat]) for seat in seats]
    rank = 0
    for seat, share in shares:
        order = list(range(len(share)))
        if len(share) > 1:
            options = tuple(Option("object", obj.id) for obj in share)
            order = list(g.choose(Question(ORDER, "timestamp-order", seat, options)))
        for i in order:
            g.put(share[i], "timestamp", share[i].timestamp + rank)
            rank += 1
        if len(share) > 1:
            listed = tuple(share[i].id for i in order)
            g.trace("timestamps-arranged", player=seat, list=listed)
    g.new_epoch()


def _effects(g: Game, obj: GameObject) -> list[Template]:
    behavior = obj.defn.behavior
    static = behavior.effects or templates.statics_of(g.edition, behavior)
    return [t for t in static.effects if t.from_zones >> obj.zone & 1 and (t.layers or t.early)]


def _all(found: list[Template]) -> Iterator[Template]:
    for template in found:
        yield template
        yield from template.grants


def _clash(g: Game, one: GameObject, other: GameObject) -> bool:
    """Can it matter which of the two comes first?"""
    mine, theirs = list(_all(_effects(g, one))), list(_all(_effects(g, other)))
    return any(_meet(one, a, other, b) and _differ(one, a, other, b) for a in mine for b in theirs)


def _meet(one: GameObject, a: Template, other: GameObject, b: Template) -> bool:
    """May the two effects concern the same object?"""
    mine, theirs = _named(one, a), _named(other, b)
    return mine is None or theirs is None or mine == theirs


def _named(obj: GameObject, template: Template) -> int | None:
    if template.kind == THIS:
        return obj.id
    return obj.attached_to if template.kind == ATTACHED else None


def _differ(one: GameObject, a: Template, other: GameObject, b: Template) -> bool:
    """Do the two effects, in one layer, do something else in another order?"""
    for layer, part in a.early:
        for at, against in b.early:
            same = part == against and (layer != CONTROL or one.controller == other.controller)
            if layer == at and not same:
                return True
    if a.removes and b.removes and one.controller != other.controller:
        return True  # each may take the other's ability away
    for layer, ops in a.layers:
        theirs = b.ops.get(layer, ())
        if theirs and (_need(a, b, layer) and _need(b, a, layer)):
            return True
        if any(not _commute(a, op, b, against) for op in ops for against in theirs):
            return True
    return False


def _need(a: Template, b: Template, layer: int) -> bool:
    """Does the one effect read what the other writes in the layer, or may it lose its ability?"""
    written = b.writes[layer]
    return bool(a.looks & written) or (bool(written & C_LOST) and a.ability is not None)


def _commute(a: Template, op: Op, b: Template, other: Op) -> bool:
    if _SUBJECT[op.code] != _SUBJECT[other.code]:
        return True
    if op.part == other.part and not a.dynamic and not b.dynamic:
        return True
    mine, theirs = _adds(op), _adds(other)
    return (mine and theirs) or (op.code in _REMOVING and other.code in _REMOVING)


def _adds(op: Op) -> bool:
    part = op.part
    if isinstance(part, ir.SetLandTypes):
        return part.add
    if isinstance(part, ir.AllCreatureTypes):
        return not part.lost
    return op.code in _ADDING
