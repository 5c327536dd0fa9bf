"""The cards written by hand as IR and the compiler agree; what does not agree is named here."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import apnap.cards.written as written
from apnap.ir import Card
from apnap.oracle import Decline, compile_card
from apnap.oracle.compare import canonical, differences

# Two forms of the same meaning, or a reading of the text that both are fair.
KNOWN = {
    "Vampiric Embrace": '"that creature" is the enchanted creature, not the one that died',
    "Astral Slide": "an optional action has one name for its being done and for what it did",
    "Ironclaw Orcs": "what blocks and is blocked is a creature, said or not",
    "Verdeloth the Ancient": "a choice of kinds, said once or for each",
    "Voice of All": "has an ability: as a continuous effect, or as printed",
    "Echoing Truth": "all other objects of the same name, or all",
}


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
