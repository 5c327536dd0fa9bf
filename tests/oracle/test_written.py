"""The cards written by hand as IR and the compiler agree; what does not agree is named here."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import apnap.cards.written as written
from apnap.ir import Card
from apnap.oracle import Decline, compile_card
from apnap.oracle.compare import canonical, differences
from fair_readings import KNOWN


def written_cards() -> Iterator[Card]:
    """Every card that is written by hand."""
    for module in pkgutil.iter_modules(written.__path__):
        found = importlib.import_module(f"{written.__name__}.{module.name}")
        yield from getattr(found, "CARDS", ())


def test_written_and_compiled_cards_agree(cards: dict[str, list[dict[str, Any]]]) -> None:
    differ = []
    for card in written_cards():
        faces = cards.get(card.name)
        if faces is None or card.name in KNOWN:
            continue
        compiled = compile_card(faces)
        if isinstance(compiled, Decline):
            continue
        ours, theirs = canonical(compiled), canonical(card)
        if ours != theirs:
            differ.append(f"{card.name}: {'; '.join(differences(theirs, ours)[:2])}")
    assert not differ


def test_most_written_cards_compile(cards: dict[str, list[dict[str, Any]]]) -> None:
    names = [card.name for card in written_cards() if card.name in cards]
    declined = [name for name in names if isinstance(compile_card(cards[name]), Decline)]
    assert len(declined) <= len(names) * 0.05
