"""A whole corpus counted: what is exact, what declines, and what each reason would free."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .compiling import Decline, compile_card, declines


def read_cards(path: str | Path) -> dict[str, list[dict[str, Any]]]:
    """The cards of a file in MTGJSON AtomicCards shape, gzipped or not."""
    raw = Path(path).read_bytes()
    data = json.loads(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw)
    cards: dict[str, list[dict[str, Any]]] = data.get("data", data)
    return cards


def reasons_of(faces: list[dict[str, Any]]) -> list[Decline]:
    """Every decline of a card's lines."""
    found: list[Decline] = []
    for face in faces:
        found += declines(
            face.get("text", ""),
            name=face.get("faceName") or face["name"],
            types=face.get("types", ()),
            subtypes=face.get("subtypes", ()),
            supertypes=face.get("supertypes", ()),
        )
    return found


def compile_corpus(path: str | Path, pool_names: Iterable[str]) -> dict[str, Any]:
    """Compile the named cards of a file; reasons are sorted by the cards that each alone "
    "would free."""
    cards = read_cards(path)
    exact: list[str] = []
    declined = 0
    alone: Counter[str] = Counter()
    all_: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for name in sorted(pool_names):
        faces = cards.get(name)
        if faces is None:
            continue
        if not isinstance(compile_card(faces), Decline):
            exact.append(name)
            continue
        declined += 1
        reasons = {f"{d.reason}: {d.nearest or d.clause}"[:160] for d in reasons_of(faces)}
        for reason in reasons or {"prints back differently as a whole"}:
            all_[reason] += 1
            examples.setdefault(reason, name)
        if len(reasons) <= 1:
            alone[next(iter(reasons), "prints back differently as a whole")] += 1
    order = sorted(all_, key=lambda reason: (-alone[reason], -all_[reason], reason))
    return {
        "cards": len(exact) + declined,
        "exact": len(exact),
        "declined": declined,
        "exact_names": exact,
        "reasons": [
            {"reason": r, "frees": alone[r], "cards": all_[r], "example": examples[r]}
            for r in order
        ],
    }
