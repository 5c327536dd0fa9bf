"""`apnap editions`: what differs between the editions, as a table."""

from __future__ import annotations

from typing import Any

import click
from rich import box
from rich.table import Table
from rich.text import Text

from apnap.editions import get, names
from apnap.game import Edition
from apnap.render.vocabulary import STEP_NAMES, name_of

from . import inputs
from .edition_words import FACTS, LAYERS, LAYERS_OF_FIVE, STATE_BASED, VALUES
from .frame import Command, json_option
from .messages import Texts
from .screen import Folded, emit_json, screen


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(file: tuple[str, ...], facts: bool, as_json: bool) -> None:
        editions(file, facts, as_json, t)

    params = [
        click.Argument(["file"], nargs=-1, metavar=f"[{t('meta-edition')}]..."),
        click.Option(["--facts"], is_flag=True, help=t("opt-facts")),
        json_option(t),
    ]
    return Command("editions", t, params, run)


def editions(files: tuple[str, ...], all_facts: bool, as_json: bool, t: Texts) -> None:
    """Print the table: of the editions that come along, or of those named beside them."""
    found = [get(key) for key in names()]
    for key in files:
        made = inputs.edition(key, t)
        if made.key not in {one.key for one in found}:
            found.append(made)
    if as_json:
        emit_json(as_data(found, t))
        return
    console = screen()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_lines=False, padding=(0, 1))
    table.add_column(t("editions-what"), ratio=3, overflow="fold")
    for edition in found:
        title = edition.title[t.lang == "zh"]
        head = edition.key if edition.key in names() else title
        table.add_column(Text(head), ratio=2, overflow="fold")
    for row in rows(found, all_facts, t):
        table.add_row(*(Folded(cell) for cell in row))
    console.print(table)
    console.print(Text(t("editions-hint-facts" if all_facts else "editions-hint"), style="dim"))


def rows(found: list[Edition], all_facts: bool, t: Texts) -> list[list[str]]:
    """Facts, steps, state-based actions and layers; without `all_facts` only what differs."""
    table = []
    for name in fact_names(found[0]):
        values = [getattr(edition.facts, name) for edition in found]
        if all_facts or len(set(map(str, values))) > 1:
            title = fact_title(name, t)
            table.append(
                [f"{name}: {title}" if all_facts else title, *(word_of(name, v, t) for v in values)]
            )
    table += _steps(found, t) + _state_based(found, t) + _layers(found, t)
    return table


def fact_names(edition: Edition) -> list[str]:
    """The names of all facts that have words, in order."""
    return [name for name in vars(edition.facts) if name != "extra"]


def fact_title(name: str, t: Texts) -> str:
    """What a fact is about."""
    both = FACTS.get(name)
    return both[t.lang == "zh"] if both else name.replace("_", " ")


def word_of(name: str, value: Any, t: Texts) -> str:
    """A fact's value in words."""
    if isinstance(value, bool):
        return t("yes" if value else "no")
    if isinstance(value, tuple):
        return t("comma").join(word_of(name, part, t) for part in value) or t("none")
    both = VALUES.get(str(value))
    return both[t.lang == "zh"] if both else str(value)


def _steps(found: list[Edition], t: Texts) -> list[list[str]]:
    all_steps = list(dict.fromkeys(step.name for edition in found for step in edition.steps))
    have = [{step.name for step in edition.steps} for edition in found]
    differing = [name for name in all_steps if not all(name in steps for steps in have)]
    return [
        [
            t("row-step", name=step_name(name, t)),
            *(t("yes" if name in steps else "no") for steps in have),
        ]
        for name in differing
    ]


def step_name(name: str, t: Texts) -> str:
    """A step in today's words."""
    return name_of(STEP_NAMES, name, "current", t.lang) if name in STEP_NAMES else name


def _state_based(found: list[Edition], t: Texts) -> list[list[str]]:
    keys = list(dict.fromkeys(key for edition in found for key, _ in edition.sba))
    have = [{key for key, _ in edition.sba} for edition in found]
    table = []
    for key in keys:
        if not all(key in own for own in have):
            both = STATE_BASED.get(key)
            title = both[t.lang == "zh"] if both else key
            table.append(
                [t("row-sba", name=title), *(t("yes" if key in own else "no") for own in have)]
            )
    return table


def _layers(found: list[Edition], t: Texts) -> list[list[str]]:
    if len({edition.layers for edition in found}) == 1:
        return []
    told = []
    for edition in found:
        table = {**LAYERS, **LAYERS_OF_FIVE} if "7e" in edition.layers else LAYERS
        words = [table[name][t.lang == "zh"] if name in table else name for name in edition.layers]
        told.append(t("comma").join(words))
    return [[t("row-layers"), *told]]


def as_data(found: list[Edition], t: Texts) -> dict[str, Any]:
    """Everything as data, all facts included."""
    return {
        edition.key: {
            "title": edition.title[t.lang == "zh"],
            "parent": edition.parent,
            "facts": {name: getattr(edition.facts, name) for name in fact_names(edition)},
            "steps": [step.name for step in edition.steps],
            "state_based_actions": [key for key, _ in edition.sba],
            "layers": list(edition.layers),
        }
        for edition in found
    }
