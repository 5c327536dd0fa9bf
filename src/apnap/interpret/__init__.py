"""What every node of the IR means in a game: references, amounts, filters, conditions, effects."""
