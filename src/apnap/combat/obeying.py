"""Requirements that hold "this turn if able": a creature that has done as one of them says need not
do so again in another combat of the turn; it is the first combat in which it is able that counts.
"""

from __future__ import annotations

from typing import Any, TypeVar

from apnap.continuous import rules
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.interpret.refs import players
from apnap.ir import MustAttack, MustBlock, Part, Who

P = TypeVar("P", bound=Part)

OBEYED = "obeyed:"
"""Before the id of an effect of this turn: the facts of which creatures have done what it says."""


def meant(ctx: Ctx, whom: Who | None, place: int) -> bool:
    """Is an attack there one on these players (None: on anything)? Their planeswalkers and battles
    are not they."""
    return whom is None or (place < 0 and -1 - place in players(ctx, whom))


def due(g: Game, kind: type[P], obj: GameObject) -> list[tuple[P, Ctx]]:
    """The requirements of the type that the creature has yet to obey, each with the context in
    which it is read."""
    return [
        (part, ctx)
        for part, ctx, effect in rules.applies_by(g, kind, obj)
        if not effect or (f"{OBEYED}{effect}", obj.id) not in g.history
    ]


def note_attack(g: Game, obj: GameObject, place: int) -> None:
    """The creature attacks there."""
    for part, ctx, effect in _of_this_turn(g, MustAttack, obj):
        if part.beside is None and meant(ctx, part.whom, place):
            g.fact(f"{OBEYED}{effect}", obj.id)


def note_block(g: Game, obj: GameObject, attackers: list[int]) -> None:
    """The creature blocks these."""
    for part, ctx, effect in _of_this_turn(g, MustBlock, obj):
        if any(fits(ctx, part.what, id_) for id_ in attackers):
            g.fact(f"{OBEYED}{effect}", obj.id)


def _of_this_turn(g: Game, kind: type[P], obj: GameObject) -> list[tuple[Any, Ctx, int]]:
    if not rules.active(g).get(kind):
        return []
    return [found for found in rules.applies_by(g, kind, obj) if found[2]]
