"""`apnap simulate`: many games between two agents, with win rates and how sure they are."""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from apnap.agents import Agent, make
from apnap.cards.decklists import DeckList
from apnap.game import SetupError, find_edition, new_game
from apnap.match import Match, new_match, play_out

from . import inputs, shelf
from .frame import (
    Command,
    Fault,
    Whole,
    Word,
    allow_option,
    edition_option,
    json_option,
    seed_option,
)
from .messages import Texts
from .screen import emit_json, progress, screen
from .workers import workers

Z95 = 1.959963984540054
STARTERS = ("alternate", "first", "second", "chance")


@dataclass(frozen=True)
class Plan:
    """What every game of a run needs to know; it goes to other processes as it is."""

    decks: tuple[DeckList, ...]
    edition: str
    agents: tuple[str, ...]
    seed: int
    starter: str
    database: str = ""
    format: str = ""
    match: int = 1
    ante: bool = False
    limited: bool = False


@dataclass(frozen=True)
class Played:
    """One game, or match: the winners' seats, turns, whether it was left undetermined; how many
    games it was."""

    winners: tuple[int, ...]
    turns: int
    undetermined: bool
    games: int = 1


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(**given: Any) -> None:
        simulate(t=t, **given)

    def option(
        name: str, kind: click.ParamType[Any] | None, default: Any, meta: str
    ) -> click.Option:
        told = t(f"opt-{name}")
        return click.Option([f"--{name}"], type=kind, default=default, metavar=meta, help=told)

    decks = click.Option(["--deck"], multiple=True, metavar=t("meta-deck"), help=t("opt-sim-decks"))
    limited = click.Option(["--limited"], is_flag=True, help=t("opt-limited"))
    params = [
        decks,
        option("games", Whole(t, 1, 10_000_000), 100, "N"),
        seed_option(t),
        edition_option(t),
        option("agents", None, "random,random", t("meta-agents")),
        option("format", None, None, t("meta-format")),
        option("players", Whole(t, 2, 32), None, "N"),
        option("match", Whole(t, 1, 99), 1, "N"),
        click.Option(["--ante"], is_flag=True, help=t("opt-ante")),
        option("starter", Word(t, STARTERS), "alternate", "|".join(STARTERS)),
        option("jobs", Whole(t, 1, 256), 1, "J"),
        limited,
        allow_option(t),
        json_option(t),
    ]
    return Command("simulate", t, params, run)


def simulate(
    *,
    deck: tuple[str, ...],
    games: int,
    seed: int,
    edition: str,
    agents: str,
    format: str | None,
    players: int | None,
    match: int,
    ante: bool,
    starter: str,
    jobs: int,
    limited: bool,
    allow_unsupported: bool,
    as_json: bool,
    t: Texts,
) -> None:
    """Play the games and print what came out."""
    made = inputs.edition(edition, t)
    number = players or max(2, len(deck))
    key = inputs.format_key(format, number, t)
    if number == 2 and len(deck) != 2:
        raise Fault(t("need-two-decks", n=len(deck)))
    if not 0 < len(deck) <= number:
        raise Fault(t("need-decks", n=len(deck), players=number))
    names = [name.strip() for name in agents.replace("，", ",").split(",")]
    if not 0 < len(names) <= number or (number == 2 and len(names) != 2):
        raise Fault(t("need-two-agents", given=agents))
    seats = tuple(inputs.agent_name(names[i % len(names)], t) for i in range(number))
    deck = tuple(deck[i % len(deck)] for i in range(number))
    led = inputs.is_led(key)
    read = {name: inputs.deck(name, made, t, limited, allow_unsupported, led) for name in deck}
    decks = tuple(read[name] for name in deck)
    place = str(shelf.database_path())
    plan = Plan(decks, edition, seats, seed, starter, place, key, match, ante, limited)
    try:
        play_one(plan, 0, whole=False)
    except SetupError as error:
        raise Fault(t.engine(str(error))) from None
    start = perf_counter()
    played: list[Played] = []
    interrupted = False
    with progress(games, t("simulating")) as steps:
        try:
            for one in results(plan, games, jobs):
                played.append(one)
                steps.step()
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        click.echo(t("simulate-interrupted", n=len(played), games=games), err=True)
        if not played:
            sys.exit(130)
    report = summary(plan, played, perf_counter() - start, deck)
    if as_json:
        emit_json(report)
    else:
        show(report, t)
    if interrupted:
        sys.exit(130)


# ------------------------------------------------------------------ playing


def results(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """The games in order, whatever the number of processes."""
    if jobs == 1:
        for number in range(games):
            yield play_one(plan, number)
        return
    chunk = max(1, min(8, games // (jobs * 4)))
    with workers(min(jobs, games)) as pool:
        yield from pool.imap(partial(play_one, plan), range(games), chunk)


def play_one(plan: Plan, number: int, whole: bool = True) -> Played:
    """Game `number` of a run: its seed, agents and starting player follow from the number alone.
    `whole` False: it is set up and not played.
    """
    by_turns = number % len(plan.decks)
    starter = {"alternate": by_turns, "first": 0, "second": 1, "chance": -1}[plan.starter]
    seed = plan.seed * 1_000_003 + number
    given: dict[str, Any] = {
        "edition": find_edition(plan.edition),
        "seed": seed,
        "starter": starter,
        "lookup": shelf.library_at(plan.database).lookup,
        "format": plan.format,
        "ante": plan.ante,
    }
    agents = [make(name, seed * 2 + seat) for seat, name in enumerate(plan.agents)]
    if plan.match > 1:
        whole_match = new_match(plan.decks, best_of=plan.match, limited=plan.limited, **given)
        return _play_match(whole_match, agents) if whole else Played((), 0, True)
    game = new_game(plan.decks, **given)
    if not whole:
        return Played((), 0, True)
    game.tracing = False
    game.keep_history = False
    game.agents = list(agents)
    game.run()
    outcome = game.outcome
    assert outcome is not None
    return Played(outcome.winners, game.turn, outcome.undetermined)


def _play_match(match: Match, agents: list[Agent]) -> Played:
    play_out(match, agents)
    turns = sum(result.turns for result in match.results)
    undetermined = any(result.undetermined for result in match.results) and not match.winners
    return Played(match.winners, turns, undetermined, len(match.results))


# ------------------------------------------------------------------ what came out


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% Wilson score interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    bottom = 1 + Z95**2 / games
    middle = share + Z95**2 / (2 * games)
    reach = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return max(0.0, (middle - reach) / bottom), min(1.0, (middle + reach) / bottom)


def summary(
    plan: Plan, played: list[Played], seconds: float, names: Sequence[str]
) -> dict[str, Any]:
    """The results as data."""
    games = len(played)
    players = []
    for seat in range(len(plan.decks)):
        wins = sum(1 for one in played if seat in one.winners)
        low, high = wilson(wins, games)
        players.append(
            {
                "deck": names[seat],
                "agent": plan.agents[seat],
                "wins": wins,
                "win_rate": round(wins / games, 4),
                "interval": [round(low, 4), round(high, 4)],
            }
        )
    return {
        "games": games,
        "seed": plan.seed,
        "edition": plan.edition,
        "starter": plan.starter,
        "format": plan.format,
        "match": plan.match,
        "games_played": sum(one.games for one in played),
        "players": players,
        "draws": sum(1 for one in played if not one.winners and not one.undetermined),
        "undetermined": sum(1 for one in played if one.undetermined),
        "median_turns": statistics.median(one.turns for one in played),
        "seconds": round(seconds, 2),
    }


def show(report: dict[str, Any], t: Texts) -> None:
    """The results as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(t("deck-name"), overflow="fold")
    table.add_column(t("sim-agent"), no_wrap=True)
    for key in ("sim-wins", "sim-rate", "sim-interval"):
        table.add_column(t(key), justify="right", no_wrap=True)
    for player in report["players"]:
        low, high = player["interval"]
        table.add_row(
            Text(player["deck"]),
            player["agent"],
            str(player["wins"]),
            f"{player['win_rate']:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
    console = screen()
    console.print(table)
    console.print()
    if report["match"] > 1:
        told = t("sim-matches", n=report["match"], games=report["games_played"])
        console.print(Text(told))
    console.print(
        Text(
            t(
                "sim-rest",
                games=report["games"],
                draws=report["draws"],
                undetermined=report["undetermined"],
                turns=f"{report['median_turns']:g}",
                seconds=report["seconds"],
            )
        )
    )
