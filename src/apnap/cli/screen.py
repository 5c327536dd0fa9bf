"""Consoles: stdout for results, stderr for progress."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

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


_WIDE = r"\u2e80-\u9fff\uff00-\uffef"
_PIECE = re.compile(rf"[{_WIDE}]|\S(?:[^\s{_WIDE}])*| +")
_NOT_FIRST = "，。、；：！？）》」』”"


class Folded:
    """A line of text that breaks between Chinese letters too, but not before punctuation."""

    def __init__(self, text: str | Text) -> None:
        self.text = text if isinstance(text, Text) else Text(text)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(20, options.max_width), cell_len(self.text.plain) or 1)

    def lines(self, width: int) -> list[Text]:
        """The text in lines of that many cells."""
        plain = self.text.plain
        if plain.isascii() or cell_len(plain) <= width:
            return [self.text]
        breaks, used, start = [], 0, 0
        for match in _PIECE.finditer(plain):
            size = cell_len(match[0])
            room = width if match[0] in _NOT_FIRST else width - 2  # a full stop must still fit
            if used + size > room and match.start() > start:
                start, used = match.start(), 0
                breaks.append(start)
            used += size
        return [Text.assemble(line) for line in self.text.divide(breaks)]


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
