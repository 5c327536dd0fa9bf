"""Decks in the browser: those that come along, a visitor's own, and what may be played."""
