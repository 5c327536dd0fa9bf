"""Creatures with protection, landwalk and first strike to be bought."""

from ...ir import Card, HasColor, Keyword, This
from .build import activated, creature, gain, keywords, pay, protection, pump

CARDS: tuple[Card, ...] = (
    creature(
        "White Knight",
        "{W}{W}",
        "Human Knight",
        2,
        2,
        *keywords("first strike"),
        protection(HasColor("B")),
    ),
    creature(
        "Black Knight",
        "{B}{B}",
        "Human Knight",
        2,
        2,
        *keywords("first strike"),
        protection(HasColor("W")),
    ),
    creature(
        "Silver Knight",
        "{W}{W}",
        "Human Knight",
        2,
        2,
        *keywords("first strike"),
        protection(HasColor("R")),
    ),
    creature(
        "Order of Leitbur",
        "{W}{W}",
        "Human Cleric Knight",
        2,
        1,
        protection(HasColor("B")),
        activated(pay("{W}"), gain(Keyword("first strike"), what=This())),
        activated(pay("{W}{W}"), pump(1, 0, This())),
    ),
    creature(
        "Order of the Ebon Hand",
        "{B}{B}",
        "Cleric Knight",
        2,
        1,
        protection(HasColor("W")),
        activated(pay("{B}"), gain(Keyword("first strike"), what=This())),
        activated(pay("{B}{B}"), pump(1, 0, This())),
    ),
)
