"""`apnap rule`: what a rule requires, its numbers, the code and the tests."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from apnap.editions import names
from apnap.rules import Found, NoSuchRuleError, Place, Row, code, find, search, tests
from apnap.rules.outcomes import Outcomes, read
from apnap.rules.project import project_root
from apnap.rules.rows import topic

from .frame import Command, Fault, Word, json_option
from .messages import Texts
from .screen import emit_json, screen


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(key: str | None, search: str | None, edition: str | None, as_json: bool) -> None:
        if key is None and search is None:
            raise Fault(t("need-rule"))
        if key is not None and search is not None:
            raise Fault(t("rule-or-search"))
        if search is not None and not search.strip():
            raise Fault(t("search-is-empty"))
        if search is not None:
            show_search(search, edition or "", as_json, t)
        else:
            show(str(key), edition or "", as_json, t)

    params = [
        click.Argument(["key"], required=False, metavar=f"[{t('meta-rule')}]"),
        click.Option(["--search"], metavar=t("meta-text"), help=t("opt-search")),
        click.Option(
            ["--edition"],
            type=Word(t, names()),
            metavar=t("meta-edition"),
            help=t("opt-rule-edition"),
        ),
        json_option(t),
    ]
    return Command("rule", t, params, run)


def show(key: str, edition: str, as_json: bool, t: Texts) -> None:
    """Print a rule."""
    try:
        found = find(key, edition)
    except NoSuchRuleError as error:
        raise Fault(complaint(error, t)) from None
    outcomes = read(project_root())
    told = [(place, status(place, found, outcomes)) for place in tests(key, edition)]
    if as_json:
        emit_json(as_data(found, code(key, edition), told, outcomes, t.lang))
        return
    console = screen()
    for row in found.rows:
        console.print(of_row(row, t))
        console.print()
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    numbers = (f"{e} {', '.join(n) or t('no-number')}" for e, n in found.numbers.items())
    table.add_row(t("rule-numbers"), Text(" · ".join(numbers)))
    table.add_row(t("rule-keys"), Text(", ".join(found.keys) or t("none")))
    _listed(table, t("rule-code"), [_place(place) for place in code(key, edition)], t)
    words = [f"{t(f'test-{state}')}: {_place(place)}" for place, state in told]
    _listed(table, t("rule-tests"), words, t)
    console.print(table)


def complaint(error: NoSuchRuleError, t: Texts) -> str:
    """A sentence for a rule that is not there, or not one."""
    if error.several:
        return t("which-rule", name=error.asked, names=t("or").join(error.several))
    near = t("did-you-mean", names=t("or").join(error.near)) if error.near else t("see-search")
    return t("no-rule", name=error.asked, hint=near)


def show_search(text: str, edition: str, as_json: bool, t: Texts) -> None:
    """Print the rows that hold the words."""
    found = search(text, edition)
    if as_json:
        emit_json([row_data(row, t.lang) for row in found])
        return
    if not found:
        raise Fault(t("nothing-found", text=text))
    console = screen()
    table = Table.grid(padding=(0, 2))
    for row in found:
        table.add_row(Text(row.id), Text(row.words(t.lang).title))
    console.print(table)
    console.print(Text(t("rows-found", n=len(found)), style="dim"))


def of_row(row: Row, t: Texts) -> Text:
    """A row: head, what it requires, what else is known of it."""
    words = row.words(t.lang)
    topics = dict.fromkeys(topic(name, t.lang) for name in row.topics)
    text = Text.assemble((f"{row.id}  {words.title}", "bold"), f"\n{words.says}")
    for title, more in (
        (t("rule-now"), words.now),
        (t("rule-note"), words.note),
        (t("rule-corrected"), words.corrected),
        (t("rule-topics"), t("comma").join(topics)),
    ):
        if more:
            text.append(f"\n{t('says', name=title, text=more)}", style="dim")
    for holds, key in ((row.own, "rule-own"), (not row.testable, "rule-not-testable")):
        if holds:
            text.append(f"\n{t(key)}", style="dim")
    return text


def in_short(row: Row, t: Texts, *, elsewhere: bool) -> Text:
    """A row: head and what it requires; `elsewhere`: also how other editions differ."""
    words = row.words(t.lang)
    text = Text.assemble((f"{row.id}  {words.title}", "bold"), f"\n{words.says}")
    if elsewhere and words.now:
        text.append(f"\n{t('says', name=t('rule-now'), text=words.now)}", style="dim")
    return text


def status(place: Place, found: Found, outcomes: Outcomes) -> str:
    """Whether a test that cites the rule passed on the files as they are: passed, failed, stale."""
    if outcomes.state != "fresh":
        return "stale"
    results = [
        passed
        for row in found.rows
        for test, passed in outcomes.of(row.id).items()
        if test.split("[")[0] == _test_name(place)
    ]
    if not results:
        return "stale"
    return "passed" if all(results) else "failed"


def row_data(row: Row, lang: str) -> dict[str, Any]:
    """A row as plain data, its words in the language."""
    words = row.words(lang)
    return asdict(replace(row, title=words.title, says=words.says, now=words.now))


def as_data(
    found: Found,
    where: tuple[Place, ...],
    told: list[tuple[Place, str]],
    outcomes: Outcomes,
    lang: str,
) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "asked": found.asked,
        "rows": [row_data(row, lang) for row in found.rows],
        "keys": list(found.keys),
        "numbers": {edition: list(numbers) for edition, numbers in found.numbers.items()},
        "code": [asdict(place) for place in where],
        "tests": [{**asdict(place), "status": state} for place, state in told],
        "outcomes": outcomes.state,
    }


def _test_name(place: Place) -> str:
    return "::".join((place.file, *filter(None, place.name.split("."))))


def _place(place: Place) -> str:
    return f"{place.file}:{place.line}" + (f" {place.name}" if place.name else "")


def _listed(table: Table, title: str, words: list[str], t: Texts) -> None:
    for number, line in enumerate(words or [t("cited-nowhere")]):
        table.add_row("" if number else title, Text(line, overflow="fold"))
