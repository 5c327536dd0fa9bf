"""More than two players, teams, and leaving the game."""
