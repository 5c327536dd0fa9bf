"""The heuristic player: one answer for each kind of question, and a legal one for any other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.agents.chance import RandomAgent
from apnap.core.questions import ASSIGN, NUMBER, ORDER, PICK_ONE, PICK_SOME, SPLIT, Question
from apnap.core.views import Sight

from . import aiming, attack, block, picking, priority, willing
from .board import Board
from .facts import facts_of
from .memory import Memory
from .worth import worth

Answer = Callable[["HeuristicAgent", Board, Question], Any]


class HeuristicAgent:
    """Plays by simple evaluation of what it sees: curves out, removes, counters, attacks and blocks
    where that pays. The same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)
        self.memory = Memory()
        self.spare = RandomAgent(seed)

    def __call__(self, question: Question, sight: Sight) -> Any:
        if question.shape == PICK_ONE and len(question.options) == 1:
            return 0
        if question.shape == ASSIGN and not question.options:
            return []
        if question.key == "pay" and question.options[0].kind == "auto":
            return 0
        how = ANSWERS.get(question.key, _by_shape)
        board = Board(sight.view())
        self.memory.enter(board.view.turn)
        return self.legal(question, how(self, board, question))

    def legal(self, question: Question, answer: Any) -> Any:
        """The answer if the question allows it, else a plainer one that it does."""
        for proposal in (answer, *_plainer(question, answer)):
            if _allowed(question, proposal):
                return proposal
        for _ in range(100):
            proposal = self.spare.propose(question) if question.options else None
            if proposal is not None and _allowed(question, proposal):
                return proposal
        return self.spare.plainest(question)


def _allowed(question: Question, answer: Any) -> bool:
    try:
        question.normal(answer)
    except ValueError:
        return False
    return True


def _plainer(question: Question, answer: Any) -> list[Any]:
    """Simpler answers to try when one is refused: parts of it, then nothing, then everything."""
    size = len(question.options)
    if question.shape == PICK_ONE:
        return list(range(size))
    if question.shape == NUMBER:
        return [question.most, question.least]
    if question.shape == ORDER:
        return [list(range(size))]
    if question.shape == PICK_SOME:
        return [list(range(n)) for n in range(question.least, min(question.most, size) + 1)]
    if question.shape == SPLIT:
        return _splits(question)
    found: list[Any] = [answer[:-n] for n in range(1, len(answer) + 1)]
    every = [(i, places[0]) for i, places in enumerate(question.places) if places]
    found += [[*answer, pair] for pair in every if pair not in answer]
    found += [[pair] for pair in every]
    return [*found, every]


def _splits(question: Question) -> list[Any]:
    """What each needs in the order listed, the rest to the last or to the first."""
    parts: list[int] = []
    rest = question.total
    for i in range(len(question.options)):
        need = int(question.args[i]) if i < len(question.args) else question.least
        parts.append(min(rest, need))
        rest -= parts[-1]
    last, first = parts[:], parts[:]
    last[-1] += rest
    first[0] += rest
    return [last, first]


# ------------------------------------------------ answers by key


def _priority(agent: HeuristicAgent, board: Board, question: Question) -> int:
    return priority.decide(board, question, agent.memory)


def _attackers(agent: HeuristicAgent, board: Board, question: Question) -> Any:
    ids = [int(option.id) for option in question.options]
    asked = agent.memory.attacks
    agent.memory.attacks += 1
    return attack.declare(board, ids, question.places, asked)


def _blockers(agent: HeuristicAgent, board: Board, question: Question) -> Any:
    ids = [int(option.id) for option in question.options]
    return block.declare(board, ids, question.places)


def _target(agent: HeuristicAgent, board: Board, question: Question) -> int:
    return aiming.target(board, question, agent.memory)


def _pay(agent: HeuristicAgent, board: Board, question: Question) -> int:
    if question.options[0].kind == "yes":
        return 0 if willing.pays(board, question) else 1
    index = willing.mana_source(board, question)
    if question.options[index].kind == "stop" and agent.memory.last is not None:
        agent.memory.failed.add(agent.memory.last)
    return index


def _yes_no(wants: Callable[[Board, Question], bool]) -> Answer:
    def answer(agent: HeuristicAgent, board: Board, question: Question) -> int:
        wanted = "yes" if wants(board, question) else "no"
        for index, option in enumerate(question.options):
            if option.kind == wanted:
                return index
        return 0

    return answer


def _plain(how: Callable[[Board, Question], Any]) -> Answer:
    def answer(agent: HeuristicAgent, board: Board, question: Question) -> Any:
        return how(board, question)

    return answer


def _modes(agent: HeuristicAgent, board: Board, question: Question) -> Any:
    order = aiming.modes(board, question)
    if question.shape == PICK_ONE:
        return order[0]
    return sorted(order[: max(question.least, 1)])


def _most(board: Board, question: Question) -> int:
    return question.most


def _self(board: Board, question: Question) -> int:
    """One's own seat."""
    for index, option in enumerate(question.options):
        if option.kind == "player" and option.id == board.seat:
            return index
    return 0


def _opponent(board: Board, question: Question) -> int:
    for index, option in enumerate(question.options):
        if option.kind == "player" and board.is_foe(int(option.id)):
            return index
    return 0


def _mulligan(board: Board, question: Question) -> bool:
    """0 or 1 land of seven cards, or 6 and more; hands of five are kept."""
    size = len(board.me.hand)
    lands = sum(1 for card in board.me.hand if facts_of(card).land)
    if size <= 5 or board.me.mulligans >= 2:
        return False
    return lands <= 1 or lands >= size - 1


def _color(board: Board, question: Question) -> int:
    """The colour of what threatens, else the one that the opponent has most of."""
    counts: Counter[int] = Counter()
    for seen in board.foe.battlefield:
        facts = facts_of(seen)
        if not facts.land:
            weight = 5 if seen.attacking or seen.blocking else 1
            for i in range(5):
                counts[i] += weight * (facts.colors >> i & 1)
    top = board.view.stack[-2] if len(board.view.stack) > 1 else None
    if top is not None and board.is_foe(top.controller):
        for i in range(5):
            counts[i] += 50 * (top.chars.colors >> i & 1)
    best = max(range(5), key=lambda i: (counts[i], -i))
    for index, option in enumerate(question.options):
        if option.id == "WUBRG"[best]:
            return index
    return 0


def _word(board: Board, question: Question) -> int:
    """The creature type (or other word) that the seat's own cards have most of."""
    counts: Counter[str] = Counter()
    for seen in (*board.me.hand, *board.me.battlefield):
        counts.update(sorted(seen.chars.subtypes))
    ids = [str(option.id) for option in question.options]
    return max(range(len(ids)), key=lambda i: (counts[ids[i]], -i))


def _name(board: Board, question: Question) -> Any:
    """The name of the card that the opponent most likely has: seen in the hand, else elsewhere."""
    counts: Counter[str] = Counter()
    for weight, group in (
        (20, board.foe.hand),
        (3, board.foe.graveyard),
        (3, board.foe.battlefield),
    ):
        for seen in group:
            if not facts_of(seen).land and seen.name:
                counts[seen.name] += weight
    for card in board.me.hand:
        if not facts_of(card).land:
            counts[card.name] += 1
    names = sorted(counts, key=lambda name: (-counts[name], name))
    for name in names:
        if question.domain and _allowed(question, name):
            return name
    ids = [str(option.id) for option in question.options]
    return next((ids.index(name) for name in names if name in ids), 0)


def _convoke(board: Board, question: Question) -> list[int]:
    """As many creatures as mana is short, those that are worth least."""
    source = board.find(question.source)
    cost = ir.mana_value(source.chars.cost, source.x) if source is not None else 0
    short = max(0, cost - board.mana())
    order = picking.ranked(board, question, lambda b, s: -1.0 if s.sick else worth(s))
    return sorted(i for _, i in order[: min(short, question.most)])


def _by_shape(agent: HeuristicAgent, board: Board, question: Question) -> Any:
    """A sane answer to a question without one of its own."""
    if question.shape == PICK_ONE:
        return 0
    if question.shape == PICK_SOME:
        return list(range(question.least))
    if question.shape == NUMBER:
        return question.least
    if question.shape == ORDER:
        return list(range(len(question.options)))
    return _splits(question)[0] if question.shape == SPLIT else []


_never = _yes_no(lambda board, question: False)
_always = _yes_no(lambda board, question: True)

ANSWERS: dict[str, Answer] = {
    "priority": _priority,
    "attackers": _attackers,
    "blockers": _blockers,
    "target": _target,
    "new-target": _target,
    "pay": _pay,
    "mana": _plain(willing.mana),
    "mode": _modes,
    "modes": _modes,
    "x": _plain(aiming.x),
    "division": _plain(aiming.division),
    "assign-damage": _plain(aiming.combat_damage),
    "mulligan": _yes_no(_mulligan),
    "mulligan-bottom": _plain(picking.give_up),
    "starting-player": _plain(_self),
    "discard": _plain(picking.give_up),
    "sacrifice": _plain(picking.give_up),
    "exile": _plain(picking.give_up),
    "return": _plain(picking.give_up),
    "tap": _plain(picking.give_up),
    "choose": _plain(picking.choose),
    "search": _plain(picking.search),
    "dig": _plain(picking.take),
    "untap-which": _plain(picking.take),
    "scry-bottom": _plain(picking.scry),
    "order-top": _plain(picking.ordered),
    "library-order": _plain(picking.ordered),
    "legend-rule": _plain(picking.take),
    "enchant": _plain(picking.enchanted),
    "enter-as-copy": _plain(picking.copied),
    "damage-source": _plain(picking.danger),
    "may": _yes_no(willing.may),
    "may-cast": _always,
    "may-replace": _always,
    "may-enter": _always,
    "regenerate": _always,
    "untap": _always,
    "as-unblocked": _always,
    "optional-cost": _yes_no(willing.more),
    "replicate": _plain(_most),
    "multikicker": _plain(_most),
    "squad": _plain(_most),
    "color": _plain(_color),
    "creature-type": _plain(_word),
    "land-type": _plain(_word),
    "basic-land-type": _plain(_word),
    "card-name": _plain(_name),
    "opponent": _plain(_opponent),
    "player": _plain(_opponent),
    "convoke": _plain(_convoke),
}
