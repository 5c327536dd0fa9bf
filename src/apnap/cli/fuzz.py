"""`apnap fuzz`: random games with the engine's properties checked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, TypeVar

import click
from rich.text import Text

from apnap import fuzz as engine_fuzz
from apnap.cards.chance_decks import chance_deck, chance_led_deck
from apnap.cards.decks import deck_paths
from apnap.editions import names
from apnap.game import Edition, SetupError, load_deck

from . import inputs
from .frame import Command, Fault, Whole, seed_option
from .messages import Texts
from .screen import progress, screen

Deck = dict[str, int]
T = TypeVar("T")
Check = Callable[..., None]


class Field(NamedTuple):
    """What is played: decks, what leads each of them (if anything does), and how."""

    decks: list[Deck]
    leaders: list[str]
    format: str


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(
        format: str | None, edition: tuple[str, ...], seed: int, pool: bool, **numbers: int
    ) -> None:
        fuzz(numbers, edition or names(), seed, t, format, pool=pool)

    def number(name: str, default: int) -> click.Option:
        kind = Whole(t, 0, 10_000_000)
        help_text = t(f"opt-fuzz-{name}")
        return click.Option([f"--{name}"], type=kind, default=default, metavar="N", help=help_text)

    params = [
        number("games", 2000),
        number("undo", 200),
        number("save", 200),
        click.Option(
            ["--players"],
            type=Whole(t, 2, 32),
            default=2,
            metavar="N",
            help=t("opt-fuzz-players"),
        ),
        click.Option(["--format"], metavar=t("meta-format"), help=t("opt-format")),
        click.Option(
            ["--edition"], multiple=True, metavar=t("meta-edition"), help=t("opt-fuzz-edition")
        ),
        click.Option(["--pool"], is_flag=True, help=t("opt-fuzz-pool")),
        seed_option(t),
    ]
    return Command("fuzz", t, params, run)


def fuzz(
    numbers: dict[str, int],
    editions: tuple[str, ...],
    seed: int,
    t: Texts,
    format: str | None = None,
    *,
    pool: bool = False,
) -> None:
    """Random games in each edition; games taken back or saved everywhere in turn, so many in all.

    `pool`: with decks drawn from the embedded cards of the edition, as they always are where
    commanders lead them. What breaks a property is named with its seed, and the status is 1.
    """
    found = [inputs.edition(key, t) for key in editions]
    key = inputs.format_key(format, numbers["players"], t)
    shipped = [dict(load_deck(path).main) for path in deck_paths()]
    console = screen()
    for place, edition in enumerate(found):
        field = Field(shipped, [], key)
        if inputs.is_led(key):
            led = _drawn(edition, numbers["games"], seed, chance_led_deck)
            field = Field([deck for deck, _ in led], [leader for _, leader in led], key)
        elif pool:
            field = Field(_drawn(edition, numbers["games"], seed, chance_deck), [], key)
        start = perf_counter()
        seeds = {
            kind: range(seed + place, seed + numbers[kind], len(found)) for kind in ("undo", "save")
        }
        try:
            report = _random_games(edition, field, numbers, seed, t)
            _each(edition, field, seeds["undo"], "undo", engine_fuzz.undo_all, t)
            _each(edition, field, seeds["save"], "save", engine_fuzz.save_everywhere, t)
        except SetupError as error:
            raise Fault(t.engine(str(error))) from None
        except engine_fuzz.Broken as error:
            raise Fault(t("fuzz-broken", edition=edition.key, why=error), status=1) from None
        done = {kind: len(some) for kind, some in seeds.items()}
        seconds = f"{perf_counter() - start:.0f}"
        told = t("fuzz-done", edition=edition.key, n=report.games, seconds=seconds, **done)
        console.print(Text(told))
        for ending, number in report.endings.most_common():
            console.print(Text(f"  {number:>6}  {t.ending(ending)}"))


def _drawn(
    edition: Edition, games: int, seed: int, draw: Callable[[random.Random, str], T]
) -> list[T]:
    """Decks drawn by chance: two for each game, so that each card has its turn."""
    return [draw(random.Random(seed + i), edition.facts.pool) for i in range(2 * games + 2)]


def _random_games(
    edition: Edition, field: Field, numbers: dict[str, int], seed: int, t: Texts
) -> engine_fuzz.Report:
    games, players = numbers["games"], numbers["players"]
    if not games:
        return engine_fuzz.Report(endings=Counter())
    decks, leaders, format_ = field
    with progress(games, t("fuzz-games", edition=edition.key)) as steps:
        return engine_fuzz.run(
            edition, decks, games, seed, steps.step, players, leaders, format=format_
        )


def _each(edition: Edition, field: Field, seeds: range, kind: str, check: Check, t: Texts) -> None:
    """Games of two players each, led by commanders where those of several players are."""
    with progress(len(seeds), t(f"fuzz-{kind}", edition=edition.key)) as steps:
        for this in seeds:
            rnd = random.Random(this)
            decks, led = engine_fuzz.pick(rnd, field.decks, field.leaders, 2)
            check(edition, decks, this, **(led and {"format": field.format, **led}))
            steps.step()
