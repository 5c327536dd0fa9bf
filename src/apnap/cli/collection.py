"""`apnap cards`: the user's card database: import a file, search it, count what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from apnap.cards import pool
from apnap.cards.database import Database, DatabaseError, Import
from apnap.cards.library import settle
from apnap.cards.query import QueryError
from apnap.cards.search import Found, search
from apnap.playing.catalog import asks_for_texts, edition_pool, fault_of, pool_database

from . import shelf
from .cards import type_line_of_data
from .datafile import DataError, entries, size_of
from .frame import Command, Family, Fault, Whole, json_option
from .messages import Texts
from .screen import Folded, emit_json, progress, screen

LIMIT = 50
MOST_REASONS = 10


def command(t: Texts) -> click.Command:
    """The commands in a language."""
    return Family("cards", t, [_import(t), _search(t), _stats(t)])


def _import(t: Texts) -> Command:
    def run(file: str, as_json: bool) -> None:
        import_file(Path(file).expanduser(), as_json, t)

    params = [click.Argument(["file"], metavar=t("meta-file")), json_option(t)]
    return Command("import", t, params, run, "cards")


def _search(t: Texts) -> Command:
    def run(query: tuple[str, ...], limit: int, as_json: bool) -> None:
        show_search(" ".join(query), limit, as_json, t)

    params = [
        click.Argument(["query"], nargs=-1, required=True, metavar=t("meta-query")),
        click.Option(
            ["--limit"], type=Whole(t, 1, 100_000), default=LIMIT, metavar="N", help=t("opt-limit")
        ),
        json_option(t),
    ]
    return Command("search", t, params, run, "cards", ignore_unknown_options=True)


def _stats(t: Texts) -> Command:
    def run(as_json: bool) -> None:
        show_stats(as_json, t)

    return Command("stats", t, [json_option(t)], run, "cards")


# ------------------------------------------------------------------ import


def import_file(path: Path, as_json: bool, t: Texts) -> None:
    """Take the file's cards in, all or none."""
    try:
        size = size_of(path)
        target = shelf.database_path()
        fresh = not target.exists()
        database = Database(target)
        whole = False
        try:
            found = _take_in(database, path, size, t)
            whole = True
        finally:
            database.close()
            if fresh and not whole:
                target.unlink(missing_ok=True)
    except DataError as error:
        raise Fault(t("data-fault", path=path, why=t(error.key, **error.slots))) from None
    except DatabaseError as error:
        raise Fault(t.engine(str(error))) from None
    skipped = dict(sorted(found.skipped.items()))
    told: dict[str, Any] = {
        "cards": len(found.cards),
        "new": found.fresh,
        "sets": len(found.sets),
        "skipped": skipped,
        "database": str(target),
    }
    if as_json:
        emit_json(told)
        return
    console = screen()
    console.print(Text(t("imported", **told)))
    for reason, number in skipped.items():
        console.print(Text(f"  {t('skipped', n=number, why=t(f'skip-{reason}'))}"))
    console.print(Text(t("imported-into", database=target), style="dim"), soft_wrap=True)


def _take_in(database: Database, path: Path, size: int, t: Texts) -> Import:
    taken = Import(database)
    with progress(size, t("importing")) as steps, database.transaction():
        for found, entry in entries(path, steps.step):
            if found is not None:
                taken.add_set(found)
            if entry is not None:
                taken.add(entry)
        if not taken.cards:
            raise DataError("data-only-skipped" if taken.skipped else "data-no-cards")
    return taken


# ------------------------------------------------------------------ search


def show_search(query: str, limit: int, as_json: bool, t: Texts) -> None:
    """Print what the query finds."""
    library = shelf.library(t)
    try:
        with_texts = asks_for_texts(query)
    except QueryError as error:
        raise Fault(_query_fault(query, error, t)) from None
    database = library.database or _of_pool(with_texts, t)

    def bring(names: list[str]) -> None:
        with progress(len(names), t("compiling")) as steps:
            settle(database, names, steps.step)

    try:
        found = search(database, query, editions=edition_pool, compile=bring)
    except QueryError as error:
        raise Fault(_query_fault(query, error, t)) from None
    if as_json:
        emit_json([as_data(one) for one in found[:limit]])
        return
    console = screen()
    if not found:
        console.print(Text(t("search-nothing")))
        return
    console.print(table_of(found[:limit], t))
    more = len(found) - limit
    if more > 0:
        console.print(Text(f"\n{t('search-more', n=limit, total=len(found))}", style="dim"))


def _of_pool(with_texts: bool, t: Texts) -> Database:
    with progress(len(pool.names()), t("reading-pool")) as steps:
        return pool_database(with_texts, steps.step)


def _query_fault(query: str, error: QueryError, t: Texts) -> str:
    """The sentence, and the query with a caret under the place."""
    sentence = fault_of(query, error, t.lang)
    marks = " " * error.start + "^" * max(1, min(error.end, len(query)) - error.start)
    return f"{sentence}\n  {query}\n  {marks}"


def as_data(found: Found) -> dict[str, Any]:
    """A card that was found, for JSON."""
    first = found.faces[0]
    return {
        "name": found.name,
        "chinese": " // ".join(found.chinese) or None,
        "cost": first.get("manaCost"),
        "mv": found.mv,
        "type": type_of(found),
        "supported": found.supported,
    }


def type_of(found: Found) -> str:
    """The type lines of the faces."""
    return " // ".join(dict.fromkeys(type_line_of_data(face) for face in found.faces))


def table_of(found: list[Found], t: Texts) -> Table:
    """The cards as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(t("search-name"), overflow="fold")
    table.add_column(t("search-cost"), no_wrap=True)
    table.add_column(t("search-type"), overflow="fold")
    table.add_column("", no_wrap=True)
    for one in found:
        cost = " // ".join(face["manaCost"] for face in one.faces if face.get("manaCost"))
        size = next((f"{f['power']}/{f['toughness']}" for f in one.faces if "power" in f), "")
        name = " // ".join(one.chinese) if t.lang == "zh" and any(one.chinese) else ""
        shown = f"{name} {one.name}" if name else one.name
        table.add_row(Folded(shown), Text(cost), Text(type_of(one)), Text(size))
    return table


# ------------------------------------------------------------------ stats


def show_stats(as_json: bool, t: Texts) -> None:
    """Print how much there is of what."""
    library = shelf.library(t)
    counts: dict[str, Any] = {"pool": len(pool.names())}
    reasons: list[tuple[str, int]] = []
    if library.database is not None:
        counts |= library.database.counts() | {"database": library.database.path}
        reasons = library.database.reasons(MOST_REASONS)
    if as_json:
        emit_json(counts | {"reasons": [{"reason": r, "cards": n} for r, n in reasons]})
        return
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for key in ("pool", "cards", "sets", "printings", "chinese", "supported", "declined"):
        if key in counts:
            table.add_row(Folded(t(f"stats-{key}")), f"{counts[key]:,}")
    console = screen()
    console.print(table)
    if library.database is None:
        console.print(Text(f"\n{t('stats-empty')}", style="dim"))
        return
    if reasons:
        console.print(Text(f"\n{t('stats-reasons')}"))
        for reason, number in reasons:
            console.print(Text(f"  {number:5}  {reason}"), soft_wrap=True)
    console.print(Text(f"\n{counts['database']}", style="dim"), soft_wrap=True)
