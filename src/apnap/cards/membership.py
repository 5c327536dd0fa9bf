"""Which cards belong to the pool of which edition.

`data/eras.txt` lists the names of the cards that the older pools hold, a line each, under a heading
with the pool's name; a card of an earlier pool is in the later ones too. The pool `all` holds every
card. Standard library only; nothing is read on import."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "eras.txt"
POOLS = ("era-2006", "era-2010")
MARK = " ∅"
"""Stands behind the name of a card that is played without its abilities."""


@cache
def _lists() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    current: set[str] = set()
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            current = set(current)
            found[line[2:]] = current
        elif line:
            current.add(line)
    return {pool: frozenset(names) for pool, names in found.items()}


def in_pool(name: str, pool: str) -> bool:
    """Is the card in the pool of that name (`era-2006`, `era-2010`, `all`)?"""
    if pool not in POOLS:
        return True
    return name.removesuffix(MARK) in _lists()[pool]


def names_of(pool: str) -> frozenset[str] | None:
    """The names of the pool; None for `all`, which is open."""
    return _lists()[pool] if pool in POOLS else None


def outside(names: Iterable[str], pool: str) -> list[str]:
    """Those of the names that the pool does not hold."""
    return [name for name in names if not in_pool(name, pool)]


def write(lists: dict[str, Iterable[str]]) -> str:
    """The text of `data/eras.txt` for these pools, the earliest first."""
    lines: list[str] = []
    before: set[str] = set()
    for pool in POOLS:
        names = set(lists[pool])
        lines += [f"# {pool}", *sorted(names - before)]
        before |= names
    return "\n".join(lines) + "\n"
