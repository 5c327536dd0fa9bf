"""States for drawing: `python -m apnap.web.tables.sample FOLDER` plays games against the machine
and writes a state message of each kind of question into the folder."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from apnap import editions
from apnap.agents import RandomAgent
from apnap.cards.decks import deck_paths
from apnap.core.views import Sight
from apnap.game import load_deck

from .hall import Hall
from .table import Table
from .telling import Told, state
from .wishes import ME, Chair, Wishes


def write(folder: Path, games: int = 6, lang: str = "en") -> list[Path]:
    """Play so many games; the files written, one for each kind of question met (the latest)."""
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Path] = {}
    decks = [load_deck(path) for path in deck_paths()]
    with tempfile.TemporaryDirectory() as kept:
        hall = Hall(Path(kept))
        for number in range(games):
            first, second = decks[number % len(decks)], decks[(number + 3) % len(decks)]
            edition = editions.names()[number % len(editions.names())]
            chairs = (Chair(ME, first), Chair("heuristic", second))
            wishes = Wishes(chairs, edition=edition, seed=number, starter=0)
            table = Table.open(wishes, hall.store, hall.library)
            _play(table, number, lang, folder, found)
        hall.close()
    return sorted(found.values())


def _play(table: Table, seed: int, lang: str, folder: Path, found: dict[str, Path]) -> None:
    player = RandomAgent(seed)
    while True:
        with table.lock:
            table.settle(3600)
            question = table.game.question
            key = question.key if question is not None else "over"
            path = found.setdefault(key, folder / f"state-{key}.json")
            path.write_text(json.dumps(state(table, 0, lang, Told()), ensure_ascii=False, indent=1))
            if question is None:
                return
            table.answer(0, player(question, Sight(table.game, question)), table.version)


if __name__ == "__main__":
    for written in write(Path(sys.argv[1] if len(sys.argv) > 1 else "samples")):
        print(written)
