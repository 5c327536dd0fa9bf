"""Spells that counter spells."""

from ...ir import Card, ControllerOf, Counter, PayOr
from .build import IT, instant, pay, target_spell

CARDS: tuple[Card, ...] = (
    instant("Counterspell", "{U}{U}", Counter(IT), target_spell()),
    instant(
        "Mana Leak",
        "{1}{U}",
        PayOr(pay("{3}"), ControllerOf(IT), unpaid=Counter(IT)),
        target_spell(),
    ),
    instant(
        "Force Spike",
        "{U}",
        PayOr(pay("{1}"), ControllerOf(IT), unpaid=Counter(IT)),
        target_spell(),
    ),
    instant("Dissipate", "{1}{U}{U}", Counter(IT, "exile"), target_spell()),
)
