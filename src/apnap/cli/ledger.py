"""`apnap ledger`: how many rows of the rule books the tests show."""

from __future__ import annotations

from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from apnap.rules.counting import count
from apnap.rules.outcomes import read
from apnap.rules.project import project_root
from apnap.rules.rows import EDITIONS, table, topic

from .frame import Command, Fault, Word, json_option
from .messages import Texts
from .screen import emit_json, screen


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(
        edition: str | None, section: str | None, missing: bool, topics: bool, as_json: bool
    ) -> None:
        show(edition or "", section or "", missing, topics, as_json, t)

    editions = tuple(dict.fromkeys(EDITIONS.values()))
    params = [
        click.Option(
            ["--edition"],
            type=Word(t, editions),
            metavar=t("meta-edition"),
            help=t("opt-ledger-edition"),
        ),
        click.Option(["--section"], metavar=t("meta-section"), help=t("opt-section")),
        click.Option(["--missing"], is_flag=True, help=t("opt-missing")),
        click.Option(["--topics"], is_flag=True, help=t("opt-topics")),
        json_option(t),
    ]
    return Command("ledger", t, params, run)


def show(edition: str, section: str, missing: bool, topics: bool, as_json: bool, t: Texts) -> None:
    """Print the counts."""
    counted = count(read(project_root()), edition, section)
    if section and not counted["testable"] and not counted["own"]["testable"]:
        raise Fault(t("no-section", section=section))
    if as_json:
        emit_json(counted)
        return
    console = screen()
    console.print(_counts(counted, topics, t))
    if missing:
        _missing(console, [*counted["missing"], *counted["own"]["missing"]], t)
    numbers = {name: counted[name] for name in ("testable", "shown")}
    console.print(Text(t("ledger-shown", missing=len(counted["missing"]), **numbers)))
    own = counted["own"]
    console.print(Text(t("ledger-own", testable=own["testable"], shown=own["shown"])))
    console.print(Text(state(counted["outcomes"], t)))


def state(outcomes: dict[str, Any], t: Texts) -> str:
    """Whose outcomes these are."""
    dirty = t("ledger-dirty") if outcomes["dirty"] else ""
    key = f"ledger-{outcomes['state']}"
    return t(key, commit=outcomes["commit"][:10] or "?", dirty=dirty, rows=outcomes["rows"])


def _counts(counted: dict[str, Any], topics: bool, t: Texts) -> Table:
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    made.add_column(t("ledger-group"))
    made.add_column(t("ledger-testable"), justify="right")
    made.add_column(t("ledger-are-shown"), justify="right")
    for kind in ("edition", "section", *(("topic",) if topics else ())):
        for name, numbers in counted[f"by_{kind}"].items():
            title = t(f"ledger-{kind}", name=_topic(name, t) if kind == "topic" else name)
            made.add_row(Text(title), str(numbers["testable"]), str(numbers["shown"]))
        made.add_section()
    return made


def _topic(name: str, t: Texts) -> str:
    """A topic, with the name that the data know it by where that is another one."""
    word = topic(name, t.lang)
    return name if word == name else f"{word}（{name}）"


def _missing(console: Console, ids: list[str], t: Texts) -> None:
    grid = Table.grid(padding=(0, 2))
    for id_ in ids:
        grid.add_row(Text(id_), Text(table()[id_].words(t.lang).title))
    console.print(grid)
