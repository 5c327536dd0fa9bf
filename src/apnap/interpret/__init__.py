"""What every node of the IR means in a game: references, amounts, filters, conditions, effects."""

from . import refs as refs  # references, amounts and filters name each other: they come in first
