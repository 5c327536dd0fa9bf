"""Write the pool's files: ``python -m apnap.cards.build_pool``.

The pool has, where the cards' data lie beside the project, every card of an era that compiles
exactly, that the engine can run, and whose smoke run breaks nothing. Without the data the cards
stay as they are in the files.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..ir import Card, from_json, to_json
from .pool import DATA, NAMES, letters_of

ROOT = Path(__file__).parents[3]
CARDS = ROOT.parent / "shared" / "cards"
KEPT_OUT = ROOT / "docs" / "coverage" / "kept-out.txt"
NOTES = ROOT / "build" / "pool-smoke.json"
ERA = "era-2010"
# Cards whose colour only a colour indicator tells; where the data have none, they have no colour.
INDICATORS = {
    "Crimson Kobolds": "R",
    "Crookshank Kobolds": "R",
    "Dryad Arbor": "G",
    "Intervention Pact": "W",
    "Kobolds of Kher Keep": "R",
    "Pact of Negation": "U",
    "Pact of the Titan": "R",
    "Slaughter Pact": "B",
    "Summoner's Pact": "G",
}
WITHDRAWN = frozenset(
    {
        "Invoke Prejudice",
        "Cleanse",
        "Stone-Throwing Devils",
        "Pradesh Gypsies",
        "Jihad",
        "Imprison",
        "Crusade",
    }
)
"""Cards that their publisher withdrew; the pool never has them."""


def embedded_cards(folder: Path = DATA) -> dict[str, Any]:
    """The cards of the files as they are, as JSON, by name."""
    found: dict[str, Any] = {}
    for path in sorted(folder.glob("*.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found


def files(cards: Mapping[str, Any] | None = None) -> dict[str, str]:
    """The files by name, of these cards (as JSON; default: those of the files)."""
    every = dict(embedded_cards() if cards is None else cards)
    for name in WITHDRAWN:
        every.pop(name, None)
    lines: dict[str, list[str]] = {}
    for name in sorted(every):
        text = json.dumps(every[name], ensure_ascii=False, separators=(",", ":"))
        lines.setdefault(letters_of(name), []).append(
            f"{json.dumps(name, ensure_ascii=False)}:{text}"
        )
    made = {f"{key}.json": "{\n" + ",\n".join(found) + "\n}\n" for key, found in lines.items()}
    made[NAMES] = "".join(f"{name}\n" for name in sorted(every))
    return made


def build(folder: Path = DATA, cards: Mapping[str, Any] | None = None) -> int:
    """Write the files, remove those that are no longer needed, and say how many cards there are."""
    folder.mkdir(parents=True, exist_ok=True)
    made = files(cards)
    for old in folder.glob("*.json"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")
    return made[NAMES].count("\n")


# ------------------------------------------------------------------ compiled cards


@dataclass
class Harvest:
    """What an era gives: cards as JSON by name, what is kept out and why, how many decline."""

    cards: dict[str, Any] = field(default_factory=dict)
    kept_out: dict[str, str] = field(default_factory=dict)
    declined: int = 0


def read_data(folder: Path) -> tuple[dict[str, list[dict[str, Any]]], list[str]]:
    """The cards' data by name, and the names of the era."""
    with gzip.open(folder / "AtomicCards.json.gz", "rt", encoding="utf-8") as stream:
        data = json.load(stream)["data"]
    with gzip.open(folder / "pools.json.gz", "rt", encoding="utf-8") as stream:
        names = json.load(stream)[ERA]
    for name, letter in INDICATORS.items():
        for face in data.get(name, ()):
            face |= {"colors": [letter], "colorIndicator": [letter]}
    return data, sorted(name for name in names if name in data and name not in WITHDRAWN)


def harvest(
    data: Mapping[str, list[dict[str, Any]]], names: Iterable[str], notes: dict[str, str]
) -> Harvest:
    """Compile and try the named cards. `notes`: results of smoke runs by the hash of a card's IR,
    of which those that broke nothing are not repeated; new ones are added."""
    from .. import editions
    from ..oracle import Decline, compile_card
    from .smoke import smoke
    from .support import missing

    edition = editions.get("current")
    found = Harvest()
    wanted = list(names)
    for number, name in enumerate(wanted):
        _show(number, len(wanted), name)
        card = compile_card(data[name])
        if isinstance(card, Decline):
            found.declined += 1
            continue
        lacks = missing(card)
        if lacks:
            found.kept_out[name] = f"the engine lacks {', '.join(lacks)}"
            continue
        value = to_json(card)
        text = json.dumps(value, ensure_ascii=False, sort_keys=True)
        key = hashlib.sha256(text.encode()).hexdigest()[:24]
        if notes.get(key) != "":
            again = from_json(json.loads(text), name)
            assert isinstance(again, Card)
            notes[key] = smoke(again, edition) if again == card else "its JSON is another card"
        if notes[key]:
            found.kept_out[name] = notes[key]
        else:
            found.cards[card.name] = value
    _show(len(wanted), len(wanted), "")
    return found


def _show(done: int, total: int, name: str) -> None:
    """A progress bar on stderr, where that is a terminal."""
    if not sys.stderr.isatty():
        return
    full = 30 * done // max(1, total)
    bar = "#" * full + "." * (30 - full)
    end = "\n" if done == total else ""
    print(f"\r[{bar}] {done}/{total} {name[:30]:30}", end=end, file=sys.stderr, flush=True)


def kept_out_text(found: Harvest) -> str:
    """The list of the cards that compile but are not admitted."""
    head = (
        f"# Cards of {ERA} whose text compiles but which the pool leaves out, with the reason.\n"
        "# Written by python -m apnap.cards.build_pool.\n"
    )
    return head + "".join(f"{name}: {why}\n" for name, why in sorted(found.kept_out.items()))


def main() -> None:
    """Build the pool of the package."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=Path, default=CARDS, help="folder of the cards' data")
    parser.add_argument("--fresh", action="store_true", help="repeat all smoke runs")
    parser.add_argument("--trial", action="store_true", help="do all but write the pool")
    asked = parser.parse_args()
    if not (asked.cards / "AtomicCards.json.gz").exists():
        print(f"{build()} cards; the cards' data are not in {asked.cards}, none were compiled")
        return
    notes: dict[str, str] = {}
    if NOTES.exists() and not asked.fresh:
        notes = json.loads(NOTES.read_text(encoding="utf-8"))
    try:
        found = harvest(*read_data(asked.cards), notes)
    finally:
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps(notes), encoding="utf-8")
    print(f"{len(found.cards)} compiled, {len(found.kept_out)} kept out, {found.declined} declined")
    if asked.trial:
        return
    KEPT_OUT.parent.mkdir(parents=True, exist_ok=True)
    KEPT_OUT.write_text(kept_out_text(found), encoding="utf-8")
    print(f"{build(cards=found.cards)} cards")


if __name__ == "__main__":
    main()
