"""The decks that come with the program."""

from __future__ import annotations

from pathlib import Path

PLACES = (Path(__file__).parent.parent / "decks", Path(__file__).parents[3] / "decks")


def deck_paths() -> list[Path]:
    """The files of the decks that come with the program, by name."""
    for place in PLACES:
        if place.is_dir():
            return sorted(place.glob("*.txt"))
    return []


def find_deck(name: str) -> Path | None:
    """The deck that comes with the program under this name (without the ending), or None."""
    for path in deck_paths():
        if path.stem == name:
            return path
    return None
