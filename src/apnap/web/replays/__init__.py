"""Finished games: watching them again, from a seat or open-handed, branching off, files."""
