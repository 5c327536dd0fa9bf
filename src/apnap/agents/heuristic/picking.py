"""Picking objects: what to discard, sacrifice, keep, search for, return, copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core.questions import Option, Question
from apnap.core.views import SeenObject

from .acts import effect_acts
from .board import Board
from .facts import facts_of
from .gains import Doing, on_object, on_player
from .stack import acts_on_stack, body_of
from .targets import aura_gain
from .worth import keep_worth, standing, worth

Rate = Callable[[Board, SeenObject], float]


def place_worth(board: Board, seen: SeenObject) -> float:
    """What an object is worth where it is, to the one whose it is."""
    if seen.zone == 2:  # the battlefield
        return worth(seen)
    return keep_worth(board, seen)


def rate(board: Board, option: Option, how: Rate) -> float:
    """The worth of an option: an object's own, or that of harming a player."""
    if option.kind == "object":
        seen = board.find(int(option.id))
        return how(board, seen) if seen is not None else 0.0
    if option.kind == "player":
        return 1.0 if board.is_foe(int(option.id)) else -1.0
    return 0.0


def ranked(board: Board, question: Question, how: Rate) -> list[tuple[float, int]]:
    """(worth, index) of all options, the worst first."""
    return sorted((rate(board, option, how), i) for i, option in enumerate(question.options))


def give_up(board: Board, question: Question) -> Any:
    """Give up as little as possible: the least that the question asks for, of the worst. Of what is
    the opponent's, the best.
    """
    order = ranked(board, question, _loss)
    return _shaped(question, [i for _, i in order[: max(question.least, 0)]])


def _loss(board: Board, seen: SeenObject) -> float:
    owner = seen.controller if seen.zone in (2, 4) else seen.owner
    if board.is_foe(owner):
        return -standing(facts_of(seen)) - 1.0
    points = place_worth(board, seen)
    if seen.zone == 2 and seen.tapped:
        points -= 0.05
    return points


def take(board: Board, question: Question) -> Any:
    """Take as much as possible, the best first."""
    order = ranked(board, question, _need)
    return _shaped(question, [i for _, i in reversed(order)][: question.most])


def _need(board: Board, seen: SeenObject) -> float:
    """How much a card is wanted in the hand."""
    facts = facts_of(seen)
    if facts.land:
        lands = board.lands() + sum(1 for card in board.me.hand if facts_of(card).land)
        new = set(facts.skills.mana) - set(board.letters())
        return (4.0 if lands < 4 else 0.6) + 0.5 * len(new) - 0.05 * len(facts.skills.abilities)
    late = max(0, facts.mv - board.lands() - 2)
    if board.is_foe(seen.owner):
        return standing(facts)
    return 1.0 + standing(facts) - 0.6 * late


def _shaped(question: Question, picked: list[int]) -> Any:
    if question.shape == 0:
        return picked[0] if picked else 0
    return picked if question.ordered else sorted(picked)


# ------------------------------------------------ by what asks


def search(board: Board, question: Question) -> Any:
    """What is searched for: for the hand what is needed, for the graveyard or the battlefield the
    best creature.
    """
    node = question.args[0] if question.args else None
    to = getattr(node, "to", "hand")
    if to == "graveyard":
        order = ranked(board, question, lambda b, s: standing(facts_of(s)) * facts_of(s).creature)
    else:
        order = ranked(board, question, _need)
    return _shaped(question, [i for _, i in reversed(order)][: question.most])


def choose(board: Board, question: Question) -> Any:
    """A choice in a resolution: good things for oneself, bad ones for the opponent."""
    node = _choosing(board, question)
    if node is not None:
        acts = effect_acts(node)
        do = Doing(board, board.seat, board.find(question.source))
        order = sorted(
            (
                sum(
                    on_object(do, act, seen)
                    if (seen := _object(board, option)) is not None
                    else on_player(do, act, int(option.id))
                    for act in acts
                ),
                i,
            )
            for i, option in enumerate(question.options)
        )
        good = [i for gain, i in reversed(order) if gain > 0][: question.most]
        if len(good) < question.least:
            good = [i for _, i in reversed(order)][: question.least]
        if good or question.least == 0:
            return _shaped(question, good)
    return give_up(board, question)


def _object(board: Board, option: Option) -> SeenObject | None:
    return board.find(int(option.id)) if option.kind == "object" else None


def _choosing(board: Board, question: Question) -> ir.Effect | None:
    """The effect of the resolving spell or ability that chooses something now."""
    top = board.top()
    body = body_of(top) if top is not None else None
    for node in ir.walk(body) if body is not None else ():
        what = getattr(node, "what", None)
        if isinstance(node, ir.Effect) and isinstance(what, ir.Choose):
            if isinstance(node, ir.Move) and node.to in ("library", "hand"):
                return None
            return node
    return None


def copied(board: Board, question: Question) -> int:
    """What to enter as a copy of: the best creature."""
    order = ranked(board, question, lambda b, s: standing(facts_of(s)) - _legend(b, s))
    best = order[-1] if order else (0.0, 0)
    return best[1]


def _legend(board: Board, seen: SeenObject) -> float:
    return 5.0 if facts_of(seen).legendary and seen.controller == board.seat else 0.0


def enchanted(board: Board, question: Question) -> int:
    """What an Aura that enters without being cast enchants."""
    source = board.find(question.source)
    if source is None:
        return 0
    do = Doing(board, board.seat, source)
    gains = [
        aura_gain(do, facts_of(source), int(o.id) if o.kind == "object" else -1 - int(o.id))
        for o in question.options
    ]
    return gains.index(max(gains))


def danger(board: Board, question: Question) -> int:
    """The source of damage to fear: what attacks unblocked, or the opponent's spell."""

    def fear(b: Board, seen: SeenObject) -> float:
        if not b.is_foe(seen.controller):
            return -1.0
        power = float(facts_of(seen).power)
        if seen.zone == 4:
            return 20.0 + power if any(a.kind == "damage" for a in acts_on_stack(seen)) else 0.5
        return 10.0 + power if seen.attacking and not seen.blocked else 0.1 * power

    return ranked(board, question, fear)[-1][1]


def scry(board: Board, question: Question) -> list[int]:
    """Which looked-at cards go to the bottom: lands when there are enough, spells when there are
    too few.
    """
    lands = board.lands() + sum(1 for card in board.me.hand if facts_of(card).land)
    found = []
    for i, option in enumerate(question.options):
        seen = _object(board, option)
        if seen is None:
            continue
        facts = facts_of(seen)
        if (facts.land and lands >= 6) or (not facts.land and (lands < 3 or facts.mv > lands + 3)):
            found.append(i)
    return found[: question.most]


def ordered(board: Board, question: Question) -> list[int]:
    """Cards in order, the most wanted first."""
    return [i for _, i in reversed(ranked(board, question, _need))]
