"""Rules switched off one at a time: the tests that cite a rule must fail without it.

`make switchoff` runs the tests with this plugin. Where a row that a test cites is a rule of its
own in the edition (a state-based action, a turn-based action, a step of casting, a keyword ability)
the test is run again in an edition without it, and must fail. And where the row's rule keys are
traced at all, one of them should be in the trace of a test that cites it: those that are not are
listed, since a number may stand for several keys. What neither of the two can look at is listed
too. `SWITCHOFF_REPORT`: write what was found to this file, as JSON.
"""

from __future__ import annotations

import json
import os
import re
import signal
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

from apnap import editions, ir
from apnap.core.edition import Edition
from apnap.core.state import State
from apnap.editions.citations import CITATIONS
from apnap.lab import load
from apnap.rules import edition_of
from apnap.rules.index import keys_of
from apnap.rules.places import constants
from apnap.rules.rows import table

ROOT = Path(__file__).resolve().parent.parent
SECONDS: Final = 20  # a game without one of its rules may go on for ever
RULES: Final = frozenset(
    "actions casting combat continuous interpret multiplayer replacement sba stack triggers "
    "turn".split()
)

TURN_BASED: Final[dict[str, tuple[str, ...]]] = {
    "phase": ("phasing-at-untap", "2009:703.4a"),
    "untap": ("permanents-untapped", "2009:703.4b"),
    "draw": ("turn-draw", "2009:703.4c"),
    "declare-attackers": ("attackers-declared", "2009:703.4e"),
    "declare-blockers": ("blockers-declared", "2009:703.4f"),
    "combat-damage": (
        "combat-damage-assigned",
        "combat-damage-assigned-unblocked",
        "combat-damage-assigned-blocked",
        "combat-damage-assigned-blocker",
        "combat-damage-dealt",
        "2009:703.4i",
        "2009:703.4j",
    ),
    "discard-to-limit": ("cleanup-discard", "2009:703.4k"),
    "wear-off": ("damage-wears-off", "2009:703.4m"),
}
"""Turn-based actions: the rule keys and rows that they carry out."""


@dataclass(frozen=True)
class Switch:
    """A rule that can be switched off. `kind`: "sba", "turn", "casting" or "keyword". Steps of
    casting that stand under one number are one rule: their names follow each other.
    """

    kind: str
    name: str


def switches(row_id: str) -> list[Switch]:
    """The rules of their own that a row stands for in its edition."""
    row = table()[row_id]
    keys = {*keys_of(row.edition, row.number), row_id.split("/")[0].removeprefix("x")}
    edition = editions.get(row.edition)
    found = [Switch("sba", name) for name, does in edition.sba if keys & _said(name, does)]
    found += [Switch("turn", name) for name, what in TURN_BASED.items() if keys & {*what}]
    steps = [name for name, _ in edition.casting if name in keys]
    found += [Switch("casting", " ".join(steps))] if steps else []
    names = [key.removeprefix("keyword-") for key in keys if key.startswith("keyword-")]
    return found + [Switch("keyword", name.replace("-", " ")) for name in names]


def _said(name: str, does: Callable[..., None]) -> set[str]:
    """The rule keys of a state-based action: its docstring lists them."""
    return {name, *re.findall(r"sba-[a-z-]+", does.__doc__ or "")}


@contextmanager
def off(switch: Switch, taken: list[str]) -> Iterator[None]:
    """Every edition without the rule; `taken` gets the names of what lost a keyword."""
    every = [editions.get(key) for key in editions.names()]
    before = [dict(vars(edition)) for edition in every]
    try:
        with _without_keyword(switch.name if switch.kind == "keyword" else "", taken):
            for edition in every:
                _take_out(edition, switch)
            yield
    finally:
        for edition, old in zip(every, before, strict=True):
            vars(edition).update(old)
            _forget(edition)


def _take_out(edition: Edition, switch: Switch) -> None:
    _forget(edition)
    match switch.kind:
        case "sba":
            edition.sba = tuple(one for one in edition.sba if one[0] != switch.name)
        case "casting":
            names = switch.name.split()
            edition.casting = tuple(one for one in edition.casting if one[0] not in names)
        case "turn":
            edition.steps = tuple(
                replace(one, actions=tuple(a for a in one.actions if not _same(a, switch.name)))
                for one in edition.steps
            )
        case "keyword":
            kept = {k: v for k, v in edition.keywords.items() if k != switch.name}
            edition.keywords = kept


def _same(action: str, name: str) -> bool:
    return action == name or (action == "first-strike-damage" and name == "combat-damage")


def _forget(edition: Edition) -> None:
    for name, value in vars(edition).items():
        if name.startswith("_") and isinstance(value, dict):
            value.clear()


@contextmanager
def _without_keyword(name: str, taken: list[str]) -> Iterator[None]:
    """Objects are made as if the keyword were not printed on them; `taken` gets the names of those
    on which it was.
    """
    if not name:
        yield
        return
    define, token, face = Edition.define, Edition.define_token, Edition.define_face
    bare: dict[int, tuple[ir.Card, ir.Card]] = {}

    def card(given: ir.Card) -> ir.Card:
        if id(given) not in bare:
            bare[id(given)] = (given, replace(given, faces=tuple(map(plain, given.faces))))
        return bare[id(given)][1]

    def plain(given: ir.Face) -> ir.Face:
        kept = tuple(one for one in given.abilities if not _is(one, name))
        if len(kept) < len(given.abilities):
            taken.append(given.name)
        return replace(given, abilities=kept)

    without = {
        "define": lambda self, c, f=0: define(self, card(c), f),
        "define_token": lambda self, f: token(self, plain(f)),
        "define_face": lambda self, c, i, f: face(self, card(c), i, plain(f)),
    }
    for one, made in without.items():
        setattr(Edition, one, made)
    try:
        yield
    finally:
        for one, old in zip(without, (define, token, face), strict=True):
            setattr(Edition, one, old)


def _is(ability: ir.Node, name: str) -> bool:
    return isinstance(ability, ir.Keyword) and ability.name == name


class TooLong(Exception):
    """The game goes on for ever without the rule."""


@contextmanager
def _against_the_clock() -> Iterator[None]:
    def late(signum: int, frame: FrameType | None) -> None:
        raise TooLong

    old = signal.signal(signal.SIGALRM, late)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, old)


class SwitchOff:
    """Runs each citing test once more without each of its rules."""

    def __init__(self) -> None:
        self.traced: set[tuple[str, str]] = set()  # (edition, rule key) of the test that runs
        self.keys = traced_keys()
        self.needless: dict[str, list[str]] = {}  # test: rows without which it passes
        self.silent: dict[str, list[str]] = {}  # row: tests that cite it and do not trace its keys
        self.heard: set[str] = set()  # rows whose keys a test that cites them traces
        self.looked: dict[str, set[str]] = defaultdict(set)  # what was looked at: rows

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that cite rows."""
        items[:] = [item for item in items if cited(item)]

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        """Run the test, look at its trace, then run it without its rules."""
        self.traced = set()
        result = yield
        rows = cited(pyfuncitem)
        self._look_at_trace(pyfuncitem, rows)
        for row in rows:
            outcomes = [self._passes_without(pyfuncitem, one) for one in switches(row)]
            passes = [outcome for outcome in outcomes if outcome is not None]
            if passes:
                self.looked["switched off"].add(row)
                if all(passes):
                    self.needless.setdefault(pyfuncitem.nodeid, []).append(row)
        return result

    def _look_at_trace(self, item: pytest.Function, rows: list[str]) -> None:
        if not self.traced:
            return  # the test has no game, or asks a game that is not being traced
        for row in rows:
            known = table()[row]
            keys = self.keys & {*keys_of(known.edition, known.number)}
            if keys:
                self.looked["traced"].add(row)
                if any((known.edition, key) in self.traced for key in keys):
                    self.heard.add(row)
                else:
                    self.silent.setdefault(row, []).append(item.nodeid)

    def _passes_without(self, item: pytest.Function, switch: Switch) -> bool | None:
        """None if the test has nothing that could be switched off: the keyword stands on no card
        of it, but is given by an effect, or written otherwise.
        """
        arguments = {name: item.funcargs[name] for name in item._fixtureinfo.argnames}
        taken: list[str] = []
        try:
            with off(switch, taken), _against_the_clock():
                item.obj(**arguments)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt | SystemExit):
                raise
            return False
        return True if switch.kind != "keyword" or taken else None

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A test that passes without its rule is a failure."""
        if self.needless and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Say what was found."""
        every = {row for item in self._items for row in cited(item)}
        told = {
            "cited": len(every),
            "switched off": len(self.looked["switched off"]),
            "traced": len(self.looked["traced"]),
            "neither": sorted(every - self.looked["switched off"] - self.looked["traced"]),
            "pass without the rule": self.needless,
            "in the trace of no test that cites it": {
                row: tests for row, tests in self.silent.items() if row not in self.heard
            },
        }
        for name, value in told.items():
            count = value if isinstance(value, int) else len(value)  # type: ignore[arg-type]
            terminalreporter.write_line(f"{name}: {count}")
        for test, rows in self.needless.items():
            terminalreporter.write_line(f"  {test} passes without {', '.join(rows)}")
        if file := os.environ.get("SWITCHOFF_REPORT"):
            Path(file).write_text(json.dumps(told, indent=1) + "\n")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Remember the tests."""
        self._items = list(session.items)


def cited(item: pytest.Item) -> list[str]:
    """The rows that the test cites of the edition in which it runs, or of any if it says none."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    rows = [row for mark in item.iter_markers("rule") for row in mark.args]
    path = params.get("path")
    if isinstance(path, Path) and "edition" in params:
        rows += load(path).rules
    edition = params.get("edition", params.get("key"))
    if edition in editions.names():
        rows = [row for row in rows if edition_of(row) == edition]
    return list(dict.fromkeys(rows))


def traced_keys() -> frozenset[str]:
    """The rule keys that the package traces: those that the modules of the rules name."""
    named = {
        word
        for path in sorted((ROOT / "src" / "apnap").rglob("*.py"))
        if path.parent.name in RULES
        for _, _, word in constants(path)
    }
    return frozenset(named & CITATIONS.keys())


def pytest_configure(config: pytest.Config) -> None:
    """Listen to every trace."""
    check = SwitchOff()
    config.pluginmanager.register(check, "switchoff-check")
    trace = State.trace

    def told(self: Any, key: str, seats: int = -1, **args: Any) -> None:
        check.traced.add((self.edition.key, key))
        trace(self, key, seats, **args)

    State.trace = told  # type: ignore[method-assign]
