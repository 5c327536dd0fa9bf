"""Write the pool's JSON from the cards written by hand: ``python -m apnap.cards.build_pool``."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..ir import Card, to_json
from . import written
from .pool import DATA, letter_of

WIDTH = 100


def written_cards() -> tuple[Card, ...]:
    """Every card of `written/`, sorted by name; ValueError where two have the same name."""
    cards: dict[str, Card] = {}
    for module in pkgutil.iter_modules(written.__path__):
        if module.name == "build":
            continue
        for card in importlib.import_module(f"{written.__name__}.{module.name}").CARDS:
            if card.name in cards:
                raise ValueError(f"{card.name} is written twice, again in {module.name}.py")
            cards[card.name] = card
    return tuple(cards[name] for name in sorted(cards))


def _lines(value: Any, indent: str, lead: str, tail: str) -> Iterator[str]:
    """The value as JSON, on one line where it fits."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(lead) + len(flat) + len(tail) <= WIDTH or not isinstance(
        value, dict | list
    ):
        yield f"{indent}{lead}{flat}{tail}"
        return
    inner = indent + " "
    if isinstance(value, dict):
        parts = [(json.dumps(key, ensure_ascii=False) + ": ", part) for key, part in value.items()]
        opening, closing = "{", "}"
    else:
        parts = [("", part) for part in value]
        opening, closing = "[", "]"
    yield f"{indent}{lead}{opening}"
    for number, (key, part) in enumerate(parts, 1):
        yield from _lines(part, inner, key, "," if number < len(parts) else "")
    yield f"{indent}{closing}{tail}"


def files() -> dict[str, str]:
    """The JSON files by name: one object each, a card's IR under its name."""
    letters: dict[str, list[Card]] = {}
    for card in written_cards():
        letters.setdefault(letter_of(card.name), []).append(card)
    made: dict[str, str] = {}
    for letter, cards in sorted(letters.items()):
        blocks = (
            "\n".join(_lines(to_json(card), "", json.dumps(card.name) + ": ", "")) for card in cards
        )
        made[f"{letter}.json"] = "{\n" + ",\n".join(blocks) + "\n}\n"
    return made


def build(folder: Path = DATA) -> int:
    """Write the files, remove those that are no longer needed, and say how many cards there are."""
    folder.mkdir(parents=True, exist_ok=True)
    made = files()
    for old in folder.glob("*.json"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")
    return len(written_cards())


if __name__ == "__main__":
    print(f"{build()} cards")
