"""A duel at the terminal: the board, the questions, the log, and the loop that joins them."""
