"""Consoles: stdout for results, stderr for progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

MOST_COLUMNS = 120


def screen() -> Console:
    """The console that results go to: no colour and 80 columns when piped, the terminal's width up
    to a limit otherwise."""
    console = Console(markup=False, highlight=False, emoji=False)
    if console.width > MOST_COLUMNS:
        console.width = MOST_COLUMNS
    return console


def emit_json(data: Any) -> None:
    """Data as JSON on stdout."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


class Steps:
    """Counts what is done, on a bar if there is one."""

    def __init__(self, bar: Progress | None, total: int, title: str) -> None:
        self.bar = bar
        self.task = bar.add_task(title, total=total) if bar is not None else None

    def step(self, number: int = 1) -> None:
        """So many more are done."""
        if self.bar is not None and self.task is not None:
            self.bar.advance(self.task, number)


@contextmanager
def progress(total: int, title: str) -> Iterator[Steps]:
    """A progress bar on stderr while something long runs; nothing where stderr is no terminal."""
    if not sys.stderr.isatty():
        yield Steps(None, total, title)
        return
    console = Console(stderr=True, markup=False, highlight=False)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        yield Steps(bar, total, title)
