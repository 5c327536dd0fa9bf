"""Random games with the engine's properties checked: no crash, no stuck question, no endless game,
nothing lost, everything reversible.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apnap import setup
from apnap.agents.chance import RandomAgent
from apnap.core import constants as c
from apnap.core import saving
from apnap.core.edition import Edition
from apnap.core.game import Game
from apnap.core.questions import Question
from apnap.turn import several

Decks = Sequence[Mapping[str, int]]
MAX_ANSWERS = 20_000


class Broken(AssertionError):
    """A property of the engine does not hold; the sentence says which and where."""


@dataclass
class Report:
    """What a run of random games found."""

    games: int = 0
    answers: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)


def start(edition: Edition, decks: Decks, seed: int, **given: Any) -> Game:
    """A fresh game for a run, without a trace; `given` as for setup.new_game."""
    g = setup.new_game(edition, decks, seed=seed, **given)
    g.tracing = False
    return g


def answer_of(agent: RandomAgent, g: Game, question: Question) -> Any:
    """The agent's answer to the open question."""
    from apnap.core.views import Sight

    return agent(question, Sight(g, question))


def play_inside(edition: Edition, decks: Decks, seed: int, **given: Any) -> Game:
    """A whole game played by random agents inside the engine."""
    g = start(edition, decks, seed, **given)
    g.keep_history = False
    g.agents = [RandomAgent(seed * 2 + seat) for seat in range(len(decks))]
    g.run()
    return g


def play_outside(
    edition: Edition,
    decks: Decks,
    seed: int,
    each: Callable[[Game], Game | None] | None = None,
    **given: Any,
) -> Game:
    """A whole game answered from outside, question by question; `each` may look at the game before
    each answer and replace it.
    """
    g = start(edition, decks, seed, **given)
    agents = [RandomAgent(seed * 2 + seat) for seat in range(len(decks))]
    for _ in range(MAX_ANSWERS):
        question = g.question
        if question is None:
            return g
        if each is not None:
            replaced = each(g)
            if replaced is not None:
                g = replaced
                question = g.question
                assert question is not None
        g.push(answer_of(agents[question.chooser], g, question))
    raise Broken(f"seed {seed}: the game did not end after {MAX_ANSWERS} answers (turn {g.turn})")


def check_state(g: Game) -> None:
    """No object in two zones or none; lists and records agree; each owner's cards are all there."""
    places: Counter[int] = Counter()
    for zone in (
        c.LIBRARY,
        c.HAND,
        c.GRAVEYARD,
        c.BATTLEFIELD,
        c.STACK,
        c.EXILE,
        c.COMMAND,
        c.ANTE,
        c.PHASED_OUT,
        c.OUTSIDE,
    ):
        for id_ in g.in_zone(zone):
            places[id_] += 1
            obj = g.objects.get(id_)
            if obj is None:
                raise Broken(f"object {id_} stands in the {c.ZONE_NAMES[zone]} but does not exist")
            if obj.zone != zone:
                raise Broken(
                    f"{obj} stands in the {c.ZONE_NAMES[zone]} but says {c.ZONE_NAMES[obj.zone]}"
                )
    for marker in several.others(g):
        places.update(marker.stack)
    for id_ in g.objects:
        if places[id_] != 1:
            raise Broken(f"{g.objects[id_]} stands in {places[id_]} zones")
    _check_cards(g)
    _check_gone(g)
    _check_indexes(g)


def _check_cards(g: Game) -> None:
    """The cards of each player are all there; when the game is over, those that were anted belong
    to the winner."""
    claimed = len(g.ante) if g.outcome is not None and len(g.outcome.winners) == 1 else 0
    elsewhere = (c.OUTSIDE, c.ANTE) if claimed else (c.OUTSIDE,)
    missing = 0
    for player in g.players:
        if player.left:
            continue
        own = sum(
            1
            for o in g.objects.values()
            if o.owner == player.seat and o.kind == c.CARD and o.zone not in elsewhere
        )
        missing += player.cards_in_start - own
        if own > player.cards_in_start or (own != player.cards_in_start and not claimed):
            raise Broken(f"seat {player.seat} has {own} cards instead of {player.cards_in_start}")
    if missing > claimed or (missing != claimed and not g.gone):
        raise Broken(f"{missing} cards are missing, {claimed} were anted")


def _check_gone(g: Game) -> None:
    """Nothing is left of a player who left, but what they anted, and combat damage on the stack."""
    if not g.gone or g.departing or g.outcome is not None:
        return
    for obj in g.objects.values():
        damage = obj.kind == c.ABILITY and obj.info is not None and obj.info.ability is None
        if obj.zone == c.ANTE or damage:
            continue
        if g.players[obj.owner].left:
            raise Broken(f"{obj} is still there though its owner left")
        if obj.zone in (c.BATTLEFIELD, c.STACK) and g.players[obj.controller].left:
            raise Broken(f"{obj} is still controlled by a player who left")


def _check_indexes(g: Game) -> None:
    """The indexes kept along the way are those that a fresh look gives."""
    kept = [{k: list(v) for k, v in index.items() if v} for index in (g.watch, g.replacers)]
    statics = list(g.static_ids)
    g.rebuild_indexes()
    fresh = [{k: list(v) for k, v in index.items() if v} for index in (g.watch, g.replacers)]
    if kept != fresh or statics != g.static_ids:
        raise Broken(
            f"an index is wrong in turn {g.turn}: {kept} {statics}, should be {fresh} "
            f"{g.static_ids}"
        )


def check_question(g: Game) -> None:
    """The open question has a legal answer and is asked of somebody who plays."""
    question = g.question
    if question is None:
        return
    if not question.options and not question.domain and question.shape in (0,):
        raise Broken(f"{question} has no option")
    if g.players[question.chooser].left:
        raise Broken(f"{question} is asked of a player who left")


def with_concessions(edition: Edition, decks: Decks, seed: int, **given: Any) -> int:
    """A game in which players give up now and then, at questions of all kinds; states are checked
    after each, the same answers lead to the same end, and taking everything back leads to the
    start. How many players left.
    """
    rnd = random.Random(seed)

    def give_up(g: Game) -> None:
        check_question(g)
        playing = [p.seat for p in g.players if p.seat not in g.gone]
        question = g.question
        odd = question is not None and question.key != "priority"
        if rnd.random() < (0.02 if odd or g.stack else 0.002):
            g.concede(rnd.choice(playing))
            if len(g.journal) == g.unit_mark:  # a stable point
                check_state(g)

    g = start(edition, decks, seed, **given)
    agents = [RandomAgent(seed * 2 + seat) for seat in range(len(decks))]
    first = saving.state_hash(g)
    for _ in range(MAX_ANSWERS):
        give_up(g)
        question = g.question
        if question is None:
            break
        g.push(answer_of(agents[question.chooser], g, question))
    else:
        raise Broken(f"seed {seed}: the game did not end (turn {g.turn})")
    check_state(g)
    ended, number = saving.state_hash(g), len(g.gone)
    _same_again(edition, decks, seed, g, ended, given)
    while g.past_moves:
        g.pop()
    if saving.state_hash(g) != first:
        raise Broken(f"seed {seed}: taking everything back does not lead to the start")
    return number


def _same_again(
    edition: Edition, decks: Decks, seed: int, g: Game, ended: str, given: Mapping[str, Any]
) -> None:
    """The answers given lead to the same end."""
    other = start(edition, decks, seed, **given)
    other.feed = list(g.record)
    other.run()
    if saving.state_hash(other) != ended:
        raise Broken(f"seed {seed}: the same answers lead to another end")


def undo_all(edition: Edition, decks: Decks, seed: int, **given: Any) -> None:
    """Play a game from outside, then take everything back: the hash of the start must return, and
    on the way some of those noted.
    """
    notes: dict[int, str] = {}

    def note(g: Game) -> None:
        if len(g.past_moves) % 37 == 0:
            notes[len(g.past_moves)] = saving.state_hash(g)

    g = start(edition, decks, seed, **given)
    _ = g.question
    first = saving.state_hash(g)
    played = play_outside(edition, decks, seed, each=note, **given)
    while played.past_moves:
        played.pop()
        wanted = notes.get(len(played.past_moves))
        if wanted is not None and saving.state_hash(played) != wanted:
            raise Broken(
                f"seed {seed}: taking back to answer {len(played.past_moves)} gives another state"
            )
    if saving.state_hash(played) != first:
        raise Broken(f"seed {seed}: taking everything back does not lead to the start")


def save_everywhere(edition: Edition, decks: Decks, seed: int, **given: Any) -> None:
    """A game that is saved and loaded at every question ends like one that is not."""

    def through_file(g: Game) -> Game:
        data = json.loads(json.dumps(saving.save(g)))
        other = saving.load(data, edition)
        other.tracing = False
        return other

    straight = play_outside(edition, decks, seed, **given)
    broken = play_outside(edition, decks, seed, each=through_file, **given)
    if saving.state_hash(straight) != saving.state_hash(broken):
        raise Broken(f"seed {seed}: saving and loading at every question changes the game")


def pick(
    rnd: random.Random, decks: Decks, leaders: Sequence[str], players: int
) -> tuple[list[Mapping[str, int]], dict[str, Any]]:
    """Decks for so many players, and what setup.new_game is told of those that lead them."""
    places = [rnd.randrange(len(decks)) for _ in range(players)]
    led = {"commanders": [[leaders[i]] for i in places]} if leaders else {}
    return [decks[i] for i in places], led


def run(
    edition: Edition,
    decks: Sequence[Mapping[str, int]],
    games: int,
    seed: int,
    progress: Callable[[], None] | None = None,
    players: int = 2,
    leaders: Sequence[str] = (),
    **given: Any,
) -> Report:
    """So many random games between decks drawn from those given, with states checked at the end
    and now and then; Broken names the seed of what fails. `leaders`: the commander of each deck, in
    formats that have them. `given` as for setup.new_game.
    """
    report = Report()
    for number in range(games):
        this = seed + number
        rnd = random.Random(this)
        pair, led = pick(rnd, decks, leaders, players)
        try:
            g = play_inside(edition, pair, this, **led, **given)
            check_state(g)
        except Broken as error:
            raise Broken(f"seed {this}: {error}") from None
        outcome = g.outcome
        assert outcome is not None
        if outcome.undetermined:
            raise Broken(f"seed {this}: the game did not end (turn {g.turn})")
        report.games += 1
        report.turns += g.turn
        report.endings["draw" if outcome.draw else outcome.reason] += 1
        if progress is not None:
            progress()
    return report
