"""What every node of the IR means in a game: references, amounts, filters, conditions, effects."""

from typing import Any

from . import refs as refs  # references, amounts and filters name each other: they come in first
from . import refs_players as refs_players


def supports(value: Any) -> list[str]:
    """What inside an IR value has no behaviour (see `support`); empty if it can be played."""
    from . import support

    return support.supports(value)
