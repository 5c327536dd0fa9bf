"""The heuristic player: one answer for each kind of question, and a legal one for any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.agents.chance import RandomAgent
from apnap.core.questions import ASSIGN, NUMBER, ORDER, PICK_ONE, PICK_SOME, SPLIT, Question
from apnap.core.views import Sight

from . import aiming, attack, block, legal, picking, priority, willing, words
from .board import Board
from .memory import Memory
from .worth import worth

Answer = Callable[["HeuristicAgent", Board, Question], Any]


class HeuristicAgent:
    """Plays by simple evaluation of what it sees: curves out, removes, counters, attacks and blocks
    where that pays. The same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int = 0) -> None:
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
        if legal.allowed(question, answer):
            return answer
        for proposal in legal.plainer(question, answer):
            if legal.allowed(question, proposal):
                return proposal
        for _ in range(100):
            proposal = self.spare.propose(question) if question.options else None
            if proposal is not None and legal.allowed(question, proposal):
                return proposal
        return self.spare.plainest(question)


# ------------------------------------------------ answers by key


def _priority(agent: HeuristicAgent, board: Board, question: Question) -> int:
    return priority.decide(board, question, agent.memory)


def _attackers(agent: HeuristicAgent, board: Board, question: Question) -> Any:
    ids = [int(option.id) for option in question.options]
    asked = agent.memory.asked_to_attack(ids)
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


def _as_proposed(board: Board, question: Question) -> int:
    """A loop is left to whoever proposes it."""
    return int(question.args[0])


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
    return legal.splits(question)[0] if question.shape == SPLIT else []


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
    "mulligan": _yes_no(words.mulligan),
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
    "may-retarget": _always,
    "may-replace": _always,
    "may-replace-of": _always,
    "may-enter": _always,
    "regenerate": _always,
    "untap": _always,
    "as-unblocked": _always,
    "optional-cost": _yes_no(willing.more),
    "loop-times": _plain(_as_proposed),
    "loop-shorten": _plain(_as_proposed),
    "loop-lower": _plain(_as_proposed),
    "loop-higher": _plain(_as_proposed),
    "replicate": _plain(_most),
    "multikicker": _plain(_most),
    "squad": _plain(_most),
    "color": _plain(words.color),
    "creature-type": _plain(words.word),
    "land-type": _plain(words.word),
    "basic-land-type": _plain(words.word),
    "card-name": _plain(words.name),
    "opponent": _plain(_opponent),
    "player": _plain(_opponent),
    "convoke": _plain(_convoke),
}
