"""The end of casting a spell or activating an ability: it counts as cast or activated, and what
looks for that triggers (2006:409.1i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import E_ACTIVATE, E_CAST, E_CYCLE, E_MOVE, Event
from apnap.interpret import fixed, history

from . import late, mana, once, permits, plans, prices

if TYPE_CHECKING:
    from .cast import Casting


def complete(casting: Casting) -> None:
    """spell-cast, ability-activated: what looks for that triggers (2006:409.1i)."""
    if casting.ability is not None:
        _complete_ability(casting, casting.ability)
        return
    g, seat = casting.g, casting.seat
    permits.use_next(g, seat, casting.id)
    late.note(g, seat, casting.id, casting.plan.rules)
    if casting.info.paid:
        g.touch(c.A_STACK)  # what it has if it was kicked
    g.fact("spells-cast", seat)
    if casting.way == "warp":
        g.fact("spells-warped", seat)
    number = sum(g.history.get(("spells-cast", player.seat), 0) for player in g.players)
    g.put_item(g.history, (f"cast:{casting.id}", seat), number)
    g.trace("spell-cast", player=seat, object=casting.id)
    if casting.origin == c.COMMAND:
        _from_command_zone(casting)
    events = []
    if g.listens(E_CAST):
        nth = g.history["spells-cast", seat]
        events.append(Event(E_CAST, casting.id, seat, source=casting.id, amount=nth))
    if casting.origin != c.HAND and g.listens(E_MOVE):
        move = Event(E_MOVE, casting.card, seat, origin=casting.origin, to=c.STACK)
        move.new = casting.id
        events.append(move)
    if events:
        g.edition.procedures.match(g, events)


def _from_command_zone(casting: Casting) -> None:
    """cast-from-command-zone, commander-tax: the next time costs {2} more."""
    g = casting.g
    phys = casting.obj.phys
    key = f"commander-casts:{phys}"
    times = prices.commander_casts(g, phys)
    others = tuple(pair for pair in g.game_data if pair[0] != key)
    g.set("game_data", (*others, (key, times + 1)))
    g.trace("cast-from-command-zone", player=casting.seat, object=casting.id)
    if times:
        g.trace("commander-tax", object=casting.id, other=f"{{{2 * times}}}")


def _complete_ability(casting: Casting, ability: ir.Activated) -> None:
    g, seat = casting.g, casting.seat
    if ability.limit:
        mana.note_use(g, casting.card, casting.number)
    once.note(g, casting.card, casting.number, ability)
    if fixed.mentions(ability, ir.TimesActivated):
        history.note_ability(g, history.ACTIVATED, casting.card, ability)
    if any(isinstance(cost, ir.LoyaltyCost) for cost in ability.cost):
        mana.note_use(g, casting.card, plans.LOYALTY)
    g.trace("ability-activated", player=seat, object=casting.card)
    if ability.keyword:
        g.trace(c.keyword_rule(ability.keyword), player=seat, object=casting.card)
    if ability.keyword == "cycling" and g.listens(E_CYCLE):
        _tell_cycled(casting)
    if g.listens(E_ACTIVATE):
        taps = any(isinstance(cost, ir.TapThis) for cost in ability.cost)
        event = Event(
            E_ACTIVATE,
            casting.card,
            seat,
            source=casting.id,
            word=ability.keyword,
            amount=int(taps),
        )
        g.edition.procedures.match(g, [event])


def _tell_cycled(casting: Casting) -> None:
    """keyword-cycling: abilities that look for a card being cycled, on the card in its new zone too
    (2006:502.18)."""
    for role, ids in casting.info.cost_objects:
        if role == "discarded":
            events = [Event(E_CYCLE, id_, casting.seat, source=casting.id) for id_ in ids if id_]
            casting.g.edition.procedures.match(casting.g, events)
