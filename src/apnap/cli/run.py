"""`apnap run`: scenario files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from apnap.cards.library import Library
from apnap.lab import Result, ScenarioError, run_paths
from apnap.lab.placing import near_in
from apnap.lab.running import exit_status, summary

from . import inputs, shelf
from .duel.story import Story
from .duel.wording import Wording
from .frame import Command, Fault
from .messages import Texts
from .screen import emit_json, screen

STYLES = {"passed": "green", "failed": "bold red", "error": "bold red"}


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(paths: tuple[str, ...], edition: tuple[str, ...], explain: bool, as_json: bool) -> int:
        return run_all(paths, edition, explain, as_json, t)

    params = [
        click.Argument(["paths"], nargs=-1, required=True, metavar=t("meta-path")),
        click.Option(
            ["--edition"], multiple=True, metavar=t("meta-edition"), help=t("opt-run-edition")
        ),
        click.Option(["--explain"], is_flag=True, help=t("opt-run-explain")),
        click.Option(["as_json", "--json"], is_flag=True, help=t("opt-json")),
    ]
    return Command("run", t, params, run)


def run_all(
    paths: tuple[str, ...], editions: tuple[str, ...], explain: bool, as_json: bool, t: Texts
) -> int:
    """Run the files; the exit status."""
    for key in editions:
        inputs.edition(key, t)
    console = screen()
    library = shelf.library(t)
    results: list[Result] = []
    for path in paths:
        try:
            for result in _run(path, editions, library):
                results.append(result)
                if not as_json:
                    show(result, explain, console, t)
                result.game = None
        except ScenarioError as error:
            results.append(Result(path, Path(path).stem, "", "error", str(error)))
            if not as_json:
                show(results[-1], False, console, t)
    if not results:
        raise Fault(t("nothing-to-run"))
    if as_json:
        emit_json(summary(results))
    else:
        counts = summary(results)
        console.print(
            Text(t("run-summary", **{k: counts[k] for k in ("passed", "failed", "errors")}))
        )
    return exit_status(results)


def _run(path: str, editions: tuple[str, ...], library: Library) -> Iterator[Result]:
    """Run a file, or those of a folder, with all the cards at hand."""

    def hint(name: str) -> str:
        if library.why_not(name):
            return f"your card data have it, but it cannot be played; `apnap card {name}` says why"
        return near_in(library.index, name)

    return run_paths([Path(path)], editions, lookup=library.lookup, hint=hint)


def show(result: Result, explain: bool, console: Console, t: Texts) -> None:
    """A line for a scenario under an edition; what went wrong; the trace if wanted."""
    line = Text()
    line.append(t(f"status-{result.status}"), style=STYLES[result.status])
    edition = f"  [{result.edition}]" if result.edition else ""
    line.append(f"{edition}  {result.title_in(t.lang)}  ({result.file})")
    console.print(line, soft_wrap=True)
    if result.message:
        console.print(Text(f"        {t.engine(result.message)}"), soft_wrap=True)
    if explain and result.game is not None:
        story = Story(result.game, Wording(result.game, t), explain=True)
        for told in story.lines(0, everything=True, rules=True):
            console.print(told)
        console.print()
