"""A whole corpus counted: what is exact, what declines, and what each reason would free."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..ir import Card
from .compiling import compile_card, declines
from .lines import Decline


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
    would free."""
    return count(read_cards(path), pool_names)


Lacks = Callable[[Card], Sequence[str]]


def count(
    cards: Mapping[str, list[dict[str, Any]]],
    names: Iterable[str],
    lacks: Lacks = lambda _: (),
    each: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Compile the named cards. `lacks`: what of a card cannot be run, which makes it declined;
    `each` is called after each name."""
    exact: list[str] = []
    declined = 0
    alone: Counter[str] = Counter()
    all_: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for name in sorted(names):
        faces = cards.get(name)
        reasons = None if faces is None else _judge(faces, lacks)
        each()
        if reasons is None:
            continue
        if not reasons:
            exact.append(name)
            continue
        declined += 1
        for reason in reasons:
            all_[reason] += 1
            examples.setdefault(reason, name)
        if len(reasons) == 1:
            alone[next(iter(reasons))] += 1
    return _report(exact, declined, alone, all_, examples)


def _judge(faces: list[dict[str, Any]], lacks: Lacks) -> dict[str, None]:
    """Why a card is declined; nothing if it is exact."""
    card = compile_card(faces)
    if not isinstance(card, Decline):
        return dict.fromkeys(f"no behaviour: {what}" for what in lacks(card))
    reasons = {f"{d.reason}: {d.nearest or d.clause}"[:160]: None for d in reasons_of(faces)}
    return reasons or {"prints back differently as a whole": None}


def merge(parts: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The report of cards that were counted in parts."""
    exact: list[str] = []
    declined = 0
    alone: Counter[str] = Counter()
    all_: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for part in parts:
        exact += part["exact_names"]
        declined += part["declined"]
        for row in part["reasons"]:
            reason = row["reason"]
            alone[reason] += row["frees"]
            all_[reason] += row["cards"]
            examples[reason] = min(row["example"], examples.get(reason, row["example"]))
    return _report(sorted(exact), declined, alone, all_, examples)


def _report(
    exact: list[str],
    declined: int,
    alone: Counter[str],
    all_: Counter[str],
    examples: dict[str, str],
) -> dict[str, Any]:
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
