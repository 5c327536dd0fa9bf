"""Where the cards' texts are found; they are no part of the project."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent


def card_file() -> Path | None:
    """An AtomicCards file: the one that APNAP_CARDS names, or one beside the project."""
    named = os.environ.get("APNAP_CARDS")
    beside = HERE.parents[2] / "shared" / "cards" / "AtomicCards.json.gz"
    for path in (Path(named) if named else None, beside):
        if path is not None and path.exists():
            return path
    return None


@pytest.fixture(scope="session")
def cards() -> dict[str, list[dict[str, Any]]]:
    """All cards by name, in the shape of MTGJSON's AtomicCards."""
    path = card_file()
    if path is None:
        pytest.skip("no AtomicCards.json.gz: set APNAP_CARDS to one")
    data: dict[str, list[dict[str, Any]]] = json.loads(gzip.decompress(path.read_bytes()))["data"]
    return data


@pytest.fixture(scope="session")
def exact_names() -> list[str]:
    """Names of cards that were exact once and stay so."""
    return (HERE / "exact_names.txt").read_text(encoding="utf-8").splitlines()


def facts(face: dict[str, Any]) -> dict[str, Any]:
    """What the compiler is told of a face besides its text."""
    return {
        "name": face.get("faceName") or face["name"],
        "types": face["types"],
        "subtypes": face["subtypes"],
        "supertypes": face["supertypes"],
    }
