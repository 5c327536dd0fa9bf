"""`apnap bench`: the budgets of speed, each with its target and the value measured."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table
from rich.text import Text

from apnap.bench import Bench
from apnap.cards.decks import deck_paths
from apnap.game import load_deck

from . import inputs
from .frame import Command, Whole, edition_option, json_option
from .messages import Texts
from .screen import Folded, emit_json, progress, screen


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(edition: str, games: int, as_json: bool) -> None:
        bench(edition, games, as_json, t)

    params = [
        edition_option(t),
        click.Option(
            ["--games"],
            type=Whole(t, 1, 100_000),
            default=60,
            metavar="N",
            help=t("opt-bench-games"),
        ),
        json_option(t),
    ]
    return Command("bench", t, params, run)


def bench(edition_key: str, games: int, as_json: bool, t: Texts) -> None:
    """Measure and print."""
    edition = inputs.edition(edition_key, t)
    decks = [dict(load_deck(path).main) for path in deck_paths()]
    with progress(1, t("measuring")) as steps:
        found = Bench(edition, decks, games).run()
        steps.step()
    if as_json:
        emit_json(found)
        return
    console = screen()
    console.print(table_of(found["budgets"], t))
    missed = sum(1 for row in found["budgets"] if not row["met"])
    console.print(Text(f"\n{t('bench-reference', seconds=found['reference'])}", style="dim"))
    total = len(found["budgets"])
    told = t("bench-missed", n=missed, total=total) if missed else t("bench-met", total=total)
    console.print(Text(told, style="bold"))


def table_of(rows: list[dict[str, Any]], t: Texts) -> Table:
    """The budgets as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(t("bench-what"))
    for key in ("bench-target", "bench-measured"):
        table.add_column(t(key), justify="right", no_wrap=True)
    table.add_column(t("bench-unit"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for row in rows:
        met = Text(t("met"), style="green") if row["met"] else Text(t("missed"), style="bold red")
        name = Folded(t.label(row["name"]))
        table.add_row(name, f"{row['target']:,}", f"{row['measured']:,}", t.label(row["unit"]), met)
    return table
