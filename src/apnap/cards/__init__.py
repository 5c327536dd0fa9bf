"""Cards: the pool, decks and their rules, and files that people bring."""
