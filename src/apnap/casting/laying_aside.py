"""Cards put into exile from the hand as a special action, to be cast from there on a later turn:
foretell (keyword-foretell, 702.143) and plot (keyword-plot, 702.170).

What makes the card such a one is a word among the object's choices; the turn is that in which it
came into exile.
"""

from __future__ import annotations

from apnap import ir
from apnap.actions import zones
from apnap.core import constants as c
from apnap.core import knowledge
from apnap.core.definitions import Behavior
from apnap.core.events import E_DEED, Event
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import Option
from apnap.interpret.context import Ctx
from apnap.turn.order import is_active

from . import costs, timing

PLOT, FORETELL = "plot", "foretell"
KINDS = (PLOT, FORETELL)
MARKS = {PLOT: "plotted", FORETELL: "foretold"}
FORETELL_COST: tuple[ir.Cost, ...] = (ir.PayMana(("2",)),)


def _cost(behavior: Behavior, kind: str) -> tuple[ir.Cost, ...] | None:
    """What the special action costs; None for a card without the keyword."""
    for keyword in behavior.params.get(kind, ()):
        return FORETELL_COST if kind == FORETELL else keyword.cost
    return None


def _in_time(g: Game, seat: int, kind: str) -> bool:
    return timing.sorcery_time(g, seat) if kind == PLOT else is_active(g, seat)


def options(g: Game, seat: int, obj: GameObject, behavior: Behavior) -> list[Option]:
    """The special actions that the player could take now with the card of the hand."""
    found = []
    for kind in KINDS:
        cost = _cost(behavior, kind)
        if cost is not None and _in_time(g, seat, kind):
            if costs.can_pay(Ctx(g, obj.id, seat, StackInfo(obj.id)), cost):
                found.append(Option(kind, obj.id))
    return found


def take(g: Game, seat: int, option: Option) -> None:
    """special-action-taken: the player pays, and the card goes to exile, for foretell face down."""
    card = g.find(int(option.id))
    kind = option.kind
    cost = _cost(g.behavior(card), kind) if card is not None else None
    if card is None or card.zone != c.HAND or cost is None:
        raise IllegalAction("object-gone")
    costs.pay(Ctx(g, card.id, seat, StackInfo(card.id)), cost)
    hidden = kind == FORETELL
    if hidden:
        knowledge.picked(g, seat, (card.id,))
    new = zones.move(g, [card.id], c.EXILE, face_down=hidden)[0]
    if not new:
        return
    if hidden:
        g.put(g.objects[new], "seen", g.objects[new].seen | 1 << seat)
    g.trace(f"keyword-{kind}", player=seat, object=new)
    mark(g, new, kind)


def mark(g: Game, id_: int, kind: str) -> None:
    """The card in exile becomes plotted, or foretold."""
    obj = g.objects[id_]
    g.put(obj, "chosen", (*obj.chosen, (MARKS[kind], True)))
    g.stale(obj)
    if g.listens(E_DEED):
        event = Event(E_DEED, id_, obj.owner, word=MARKS[kind])
        g.edition.procedures.match(g, [event])


def marked(obj: GameObject, kind: str) -> bool:
    """Is the card in exile plotted (or foretold)?"""
    return (MARKS[kind], True) in obj.chosen


def ways(g: Game, seat: int, obj: GameObject) -> list[tuple[str, tuple[ir.Cost, ...]]]:
    """In which of these ways its owner could begin to cast the exiled card now, and for what."""
    found: list[tuple[str, tuple[ir.Cost, ...]]] = []
    if obj.owner != seat or obj.entered >= g.turn:
        return found
    if marked(obj, PLOT) and timing.sorcery_time(g, seat):
        found.append((PLOT, ()))
    if marked(obj, FORETELL):
        for keyword in obj.defn.behavior.params.get(FORETELL, ()):
            found.append((FORETELL, keyword.cost))
    return found
