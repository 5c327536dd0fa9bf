"""Spells that draw cards."""

from ...ir import Card, Draw
from .build import ANY_PLAYER, PLAYER, instant, sorcery

CARDS: tuple[Card, ...] = (
    instant("Ancestral Recall", "{U}", Draw(3, PLAYER), ANY_PLAYER),
    sorcery("Concentrate", "{2}{U}{U}", Draw(3)),
    instant("Inspiration", "{3}{U}", Draw(2, PLAYER), ANY_PLAYER),
)
