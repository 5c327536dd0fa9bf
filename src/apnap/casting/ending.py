"""Ending an effect by paying for it, a special action that some effects allow (2006:408.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.continuous import effects
from apnap.core.events import Floating
from apnap.core.game import Game, IllegalAction
from apnap.core.questions import Option
from apnap.interpret.context import of_floating

from . import costs

if TYPE_CHECKING:
    from collections.abc import Iterator

KIND = "end_effect"


def _payable(g: Game, seat: int) -> Iterator[tuple[Floating, ir.EndsFor]]:
    for effect in g.effects:
        if effect.controller == seat:
            for part in effect.parts:
                if isinstance(part, ir.EndsFor):
                    yield effect, part


def options(g: Game, seat: int) -> list[Option]:
    """The effects that the player could end now, by the object and by the effect's number."""
    found = []
    for effect, part in _payable(g, seat):
        if costs.can_pay(of_floating(g, effect), part.cost, seat):
            source = effect.affected[0] if effect.affected else effect.source
            found.append(Option(KIND, source, effect.id))
    return found


def take(g: Game, seat: int, option: Option) -> None:
    """continuous-effect-ends: the player pays, and the effect ends at once."""
    for effect, part in _payable(g, seat):
        if effect.id == option.extra:
            costs.pay(of_floating(g, effect), part.cost, seat)
            effects.end(g, [effect])
            return
    raise IllegalAction("object-gone")
