"""`apnap compile`: how many cards of a file are exact, and what keeps the others from it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.text import Text

from apnap.cards.membership import POOLS, names_of
from apnap.cards.records import CardData
from apnap.cards.support import missing
from apnap.oracle.report import count, merge

from .datafile import DataError, entries, size_of
from .frame import Command, Fault, Whole, json_option, near
from .messages import Texts
from .screen import emit_json, progress, screen
from .workers import workers

ALL = "all"
BESIDE = ("pools.json", "pools.json.gz")
CHUNK = 100
MOST_REASONS = 10
Cards = dict[str, list[dict[str, Any]]]


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(file: str, pool: str, report: str | None, jobs: int, as_json: bool) -> None:
        compile_file(Path(file).expanduser(), pool, report, jobs, as_json, t)

    params = [
        click.Argument(["file"], metavar=t("meta-file")),
        click.Option(["--pool"], default=ALL, metavar=t("meta-pool"), help=t("opt-pool")),
        click.Option(["--report"], metavar=t("meta-file"), help=t("opt-report")),
        click.Option(["--jobs"], type=Whole(t, 1, 256), default=1, metavar="J", help=t("opt-jobs")),
        json_option(t),
    ]
    return Command("compile", t, params, run)


def compile_file(
    path: Path, pool: str, report: str | None, jobs: int, as_json: bool, t: Texts
) -> None:
    """Compile the pool's cards that are in the file, and print or write what came out."""
    names = pool_names(path, pool, t)
    start = perf_counter()
    try:
        with progress(size_of(path), t("importing")) as steps:
            cards = {
                entry.name: list(entry.faces)
                for _, entry in entries(path, steps.step)
                if isinstance(entry, CardData) and (names is None or wanted(entry.name, names))
            }
    except DataError as error:
        raise Fault(t("data-fault-read", path=path, why=t(error.key, **error.slots))) from None
    if not cards:
        raise Fault(t("compile-no-cards", path=path, pool=pool))
    with progress(len(cards), t("compiling")) as steps:
        found = merge(_kept(counted(cards, jobs), steps.step))
    seconds = round(perf_counter() - start, 1)
    found = {"pool": pool, **found, "seconds": seconds}
    if report is not None:
        _write(Path(report).expanduser(), found, t)
    if as_json:
        emit_json(found)
        return
    share = found["exact"] / found["cards"]
    console = screen()
    console.print(Text(t("compile-done", **found, share=share)), soft_wrap=True)
    if found["reasons"]:
        console.print(Text(f"\n{t('compile-reasons')}"))
        for row in found["reasons"][:MOST_REASONS]:
            told = f"  {row['frees']:5} {row['cards']:5}  {row['reason']} ({row['example']})"
            console.print(Text(told), soft_wrap=True)
    if report is not None:
        console.print(Text(f"\n{t('compile-report', path=report)}", style="dim"), soft_wrap=True)


def _kept(parts: Iterable[dict[str, Any]], step: Any) -> Iterator[dict[str, Any]]:
    for part in parts:
        step(part["cards"])
        yield part


def wanted(name: str, names: frozenset[str]) -> bool:
    """Is the card among the names, by its whole name or its front?"""
    return name in names or name.split(" // ")[0] in names


def pool_names(path: Path, pool: str, t: Texts) -> frozenset[str] | None:
    """The names of a pool: of a list beside the file, else of those that come along; None for all
    that is in the file."""
    for name in BESIDE:
        lists = _lists(path.parent / name)
        if isinstance(lists.get(pool), list):
            return frozenset(map(str, lists[pool]))
    known = (*POOLS, ALL)
    if pool not in known:
        hint = near(pool, known, t) or t("choose-from", names=", ".join(known))
        raise Fault(t("compile-no-pool", name=pool, hint=hint))
    return names_of(pool)


def _lists(path: Path) -> Mapping[str, Any]:
    """The lists of names in a file; none where it is none."""
    try:
        raw = path.read_bytes()
        lists = json.loads(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw)
    except (OSError, EOFError, ValueError):
        return {}
    return lists if isinstance(lists, dict) else {}


def counted(cards: Cards, jobs: int) -> Iterator[dict[str, Any]]:
    """Reports of the cards in parts, whatever the number of processes."""
    names = sorted(cards)
    parts = [
        {name: cards[name] for name in names[start : start + CHUNK]}
        for start in range(0, len(names), CHUNK)
    ]
    if jobs == 1:
        yield from map(count_part, parts)
        return
    with workers(min(jobs, len(parts))) as pool:
        yield from pool.imap(count_part, parts)


def count_part(cards: Cards) -> dict[str, Any]:
    """The report of some cards."""
    return count(cards, cards, missing)


def _write(path: Path, report: dict[str, Any], t: Texts) -> None:
    try:
        path.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise Fault(t("cannot-write", path=path, why=error.strerror)) from None
