"""The examples that come with the program, as a gallery: what each shows, and what comes of it in
each edition."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from apnap import editions
from apnap.cards.library import Library
from apnap.game import find_edition
from apnap.lab import CheckFailed, ScenarioError, load
from apnap.lab.loading import ZONES, Scenario
from apnap.web.texts import Words

from .document import Document, of_scenario
from .running import DONE, HELD, LEFT_OUT, Played
from .standing import rows
from .telling import Telling

PLACES: Final = (
    Path(__file__).parents[2] / "examples",  # in an installed package
    Path(__file__).parents[4] / "examples",
)
CHAPTERS: Final = (
    *("editions", "questions", "combat", "stack", "triggers", "replacement", "layers", "costs"),
    "others",
)
MOST_ROWS: Final = 6
PART: Final = 24  # examples shown at once
EDITIONS: Final = editions.names()


@dataclass(frozen=True)
class Example:
    """One file: its key is chapter and name, such as `editions/mana-burn`."""

    key: str
    chapter: str
    scenario: Scenario

    def title(self, lang: str) -> str:
        """What it shows, in a few words."""
        return self.scenario.title_zh if lang == "zh" else self.scenario.title

    def note(self, lang: str) -> str:
        """What it shows, in a sentence or two; "" where the language has none."""
        return self.scenario.note_zh if lang == "zh" else self.scenario.note

    def document(self) -> Document:
        """The document that opens it in the lab."""
        return of_scenario(self.scenario)


def folder() -> Path | None:
    """Where the examples lie, or None."""
    return next((place for place in PLACES if place.is_dir()), None)


@cache
def examples() -> dict[str, Example]:
    """All examples by key, chapter by chapter."""
    place = folder()
    if place is None:
        return {}
    found = {}
    for path in sorted(place.rglob("*.yaml"), key=_order):
        key = f"{path.parent.name}/{path.stem}"
        chapter = path.parent.name if path.parent.name in CHAPTERS else CHAPTERS[-1]
        scenario = load(path)
        scenario.file = key
        found[key] = Example(key, chapter, scenario)
    return found


def _order(path: Path) -> tuple[int, str]:
    chapter = path.parent.name
    return (CHAPTERS.index(chapter) if chapter in CHAPTERS else len(CHAPTERS), path.stem)


@dataclass(frozen=True)
class Wanted:
    """Which examples to show. `typed`: words that all stand in it (title, note, numbers of rules,
    names of its cards); `chapter`, `edition`: "" for any; `differing`: only where the editions come
    to different results."""

    typed: str = ""
    chapter: str = ""
    edition: str = ""
    differing: bool = False

    def fits(self, example: Example, lang: str) -> bool:
        """Is the example one of these, whatever its chapter?"""
        scenario = example.scenario
        if self.edition and self.edition not in scenario.editions:
            return False
        if self.differing and not differs(scenario):
            return False
        held = _words_of(example.key, lang)
        return all(word in held for word in self.typed.lower().split())


@cache
def _words_of(key: str, lang: str) -> str:
    """All words of an example that may be looked for, in small letters."""
    example = examples()[key]
    scenario = example.scenario
    cards = [
        str(entry.get("card") or entry.get("name") or "")
        for player in scenario.players.values()
        for zone in ZONES
        for entry in player.get(zone) or ()
    ]
    parts = (example.title(lang), example.note(lang), *scenario.rules, *cards)
    return "\n".join(parts).lower()


def part(wanted: Wanted, first: int, lang: str) -> dict[str, Any]:
    """A part of the gallery: the examples that fit, from the `first` on, no more than `PART`; how
    many there are of them; and the chapters with the number of theirs that fit."""
    t = Words(lang)
    fit = [one for one in examples().values() if wanted.fits(one, lang)]
    shown = [one for one in fit if wanted.chapter in ("", one.chapter)]
    numbers = Counter(one.chapter for one in fit)
    return {
        "chapters": [
            {
                "key": key,
                "title": t(f"gallery-{key}"),
                "lead": t(f"gallery-{key}-lead"),
                "number": numbers[key],
            }
            for key in CHAPTERS
        ],
        "number": len(shown),
        "part": PART,
        "examples": [_told(one, lang) for one in shown[first : first + PART]],
    }


def _told(example: Example, lang: str) -> dict[str, Any]:
    return {
        "key": example.key,
        "chapter": example.chapter,
        "title": example.title(lang),
        "note": example.note(lang),
        "editions": [e for e in EDITIONS if e in example.scenario.editions],
        "differs": differs(example.scenario),
        "rules": list(example.scenario.rules),
    }


def differs(scenario: Scenario) -> bool:
    """Do the editions come to different results?"""
    if isinstance(scenario.expect, dict) and len(scenario.expect) > 1:
        return True
    return any("only" in action for action in scenario.do)


@cache
def outcome(key: str, lang: str, library: Library) -> dict[str, Any]:
    """What becomes of an example: in each of its editions whether all is as it says, and a table
    of what differs between them at the end."""
    scenario = examples()[key].scenario
    telling = Telling(scenario, library.lookup, lang, library.chinese)
    shown = [e for e in EDITIONS if e in scenario.editions]
    played = {e: telling.play(find_edition(e), None) for e in shown}
    found = rows({e: one.prints[-1] for e, one in played.items()})
    return {
        "statuses": {e: "passed" if _as_it_says(one) else "failed" for e, one in played.items()},
        "rows": [telling.row(row, played) for row in found[:MOST_ROWS]],
        "more": max(0, len(found) - MOST_ROWS),
    }


def _as_it_says(played: Played) -> bool:
    """Is everything as the example says, in its course and at its end?"""
    if played.ended or any(step.status not in (DONE, HELD, LEFT_OUT) for step in played.steps):
        return False
    scenario, edition = played.run.scenario, played.edition.key
    try:
        played.run.checker.check_all(scenario.checks(edition), scenario.file)
    except (CheckFailed, ScenarioError):
        return False
    return True
