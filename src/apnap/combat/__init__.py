"""Combat: attacking, blocking, damage."""
