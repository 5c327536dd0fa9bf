"""Formats: how many play, who is with whom, what a side shares, whom creatures may attack.

A format is a value. The state holds its key (`Game.format`), each player's reach (`Game.reach`) and
the option of attacking; rules code asks the small functions here and in `turn.order`, never for a
format by name. Numbers that differ between books (life, poison) are facts of the edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from apnap.core.edition import Facts
from apnap.core.game import Game
from apnap.core.objects import Player

MULTIPLE, LEFT, RIGHT, NEIGHBOURS, ONE = "multiple", "left", "right", "neighbours", "one"
ATTACK_OPTIONS = (MULTIPLE, LEFT, RIGHT, NEIGHBOURS, ONE)


@dataclass(frozen=True, slots=True)
class Format:
    """What a format says.

    `least` and `most` players (`most` 0: any number), in teams of `team` neighbours (0: each for
    themselves, -1: teams as they are given). `life`: the edition's fact with the starting life; 0
    there means that the edition does not know the format. `attack`: whom creatures may attack
    among the opponents (ONE: the defending player chosen as combat begins). `reach`: the range of
    influence by place in the team, cycled (empty: unlimited). `shared_turns`: a team takes its
    turns together. `shared_life`: it has one life total and wins or loses as one. `planar`: planes
    are walked; `avatars`: each player has a vanguard card; `deploys`: creatures may be given to
    teammates. `commander`: decks are led by a card in the command zone. `markers`: turn markers say
    whose turns go on at the same time (multiplayer.melee).
    """

    key: str
    title: tuple[str, str]
    least: int = 2
    most: int = 0
    team: int = 0
    life: str = "starting_life"
    attack: str = MULTIPLE
    reach: tuple[int, ...] = ()
    shared_turns: bool = False
    shared_life: bool = False
    commander: bool = False
    emperor: bool = False
    planar: bool = False
    avatars: bool = False
    deploys: bool = False
    markers: bool = False


FORMATS: dict[str, Format] = {
    form.key: form
    for form in (
        Format("duel", ("duel", "对决"), most=2),
        Format("free-for-all", ("free-for-all", "各自为战")),
        Format(
            "grand-melee", ("grand melee", "大混战"), least=3, attack=LEFT, reach=(1,), markers=True
        ),
        Format("team-vs-team", ("team vs. team", "团队对战"), team=-1),
        Format(
            "two-headed-giant",
            ("two-headed giant", "双头巨人"),
            least=4,
            most=4,
            team=2,
            life="team_life",
            shared_turns=True,
            shared_life=True,
        ),
        Format(
            "emperor",
            ("emperor", "皇帝战"),
            least=6,
            team=3,
            attack=NEIGHBOURS,
            reach=(1, 2, 1),
            emperor=True,
            deploys=True,
        ),
        Format("commander", ("Commander", "指挥官"), life="commander_life", commander=True),
        Format("planechase", ("Planechase", "竞逐时空"), planar=True),
        Format("vanguard", ("Vanguard", "先锋"), avatars=True),
    )
}
ALIASES = {"edh": "commander", "2hg": "two-headed-giant", "teams": "team-vs-team"}


class FormatError(ValueError):
    """A format that does not exist, or that these players cannot play; one sentence."""


def find(key: str) -> Format:
    """The format of that name."""
    found = FORMATS.get(ALIASES.get(key, key))
    if found is None:
        raise FormatError(f"there is no format {key!r}; the formats are {', '.join(FORMATS)}")
    return found


def of(g: Game) -> Format:
    """The format that is played."""
    return FORMATS[g.format]


def check_players(form: Format, number: int) -> None:
    """Refuse a number of players that the format does not take."""
    if number < form.least or (form.most and number > form.most):
        wanted = f"{form.least}" if form.most == form.least else f"at least {form.least}"
        if form.most and form.most != form.least:
            wanted = f"{form.least} to {form.most}"
        raise FormatError(f"{form.title[0]} is for {wanted} players, not {number}")
    if form.team > 0 and number % form.team:
        raise FormatError(f"{form.title[0]} is for teams of {form.team}, not for {number} players")


def starting_life(form: Format, facts: Facts) -> int:
    """starting-life-set: of a player or team; 0 where the edition does not know the format."""
    known = {
        "starting_life": facts.starting_life,
        "team_life": facts.team_life,
        "commander_life": facts.commander_life,
    }
    return known[form.life]


def is_known(form: Format, facts: Facts) -> bool:
    """Does the edition know the format?"""
    return starting_life(form, facts) > 0 and (facts.planes_exist or not form.planar)


def teams(form: Format, number: int, given: Sequence[int] | None) -> list[int]:
    """The team of each seat, named by the first seat of the team: as given, or by the format."""
    if given is not None and len(set(given)) < number:
        return list(given)
    if form.team > 0:
        return [seat - seat % form.team for seat in range(number)]
    if form.team < 0 and given is None:
        half = (number + 1) // 2
        return [0 if seat < half else half for seat in range(number)]
    return list(range(number))


def ranges(form: Format, number: int, limit: int) -> tuple[int, ...]:
    """The range of influence of each seat, in seats; empty where it is unlimited."""
    if limit > 0:
        return (limit,) * number
    if not form.reach:
        return ()
    return tuple(form.reach[seat % len(form.reach)] for seat in range(number))


def setup_value(g: Game, key: str, default: Any) -> Any:
    """A value of the set-up under a key."""
    for name, value in g.setup_data:
        if name == key:
            return value
    return default


def attack_option(g: Game) -> str:
    """Whom creatures may attack: the option chosen for this game, or the format's."""
    return str(setup_value(g, "attack", of(g).attack))


def shares_life(g: Game) -> bool:
    """Has a team one life total, and does it win and lose as one? (shared-life-total)"""
    return len(g.players) > 2 and FORMATS[g.format].shared_life


def shares_poison(g: Game) -> bool:
    """Has a team its poison counters together?"""
    return shares_life(g) and g.edition.facts.team_shares_poison


def sharing_poison(g: Game, seat: int) -> list[Player]:
    """The players whose poison counters are one with the player's."""
    player = g.players[seat]
    if not shares_poison(g):
        return [player]
    return [mate for mate in g.players if mate.team == player.team]


def shares_turns(g: Game) -> bool:
    """Does a team take its turns together?"""
    return len(g.players) > 2 and FORMATS[g.format].shared_turns
