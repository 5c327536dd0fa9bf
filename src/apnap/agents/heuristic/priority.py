"""What to do with priority: the best of the lands, spells and abilities offered, or nothing."""

from __future__ import annotations

from apnap import ir
from apnap.core.questions import Option, Question
from apnap.core.views import SeenObject

from . import attack
from .activating import Activator
from .board import Board
from .casting import NEVER, Caster
from .facts import Facts, facts_of
from .memory import Memory

FREE_ROLL = 0.1  # of the planar die


def decide(board: Board, question: Question, memory: Memory) -> int:
    """The index of the option to take; 0 is passing."""
    top = board.top()
    if top is not None and top.controller == board.seat and top.ability is None:
        if board.step not in ("declare_blockers",):
            return 0  # let it resolve first
    if board.step == "main1" and not board.view.stack and attack.pays_to_attack(board):
        return _land_only(board, question)
    caster, activator = Caster(board), Activator(board, memory)
    best, chosen = 0.0, 0
    for index, option in enumerate(question.options):
        if option in memory.failed:
            continue
        points = _score(board, option, caster, activator)
        if option.kind == "roll" and board.step == "main2" and not memory.count(option):
            points = FREE_ROLL  # the first one of a turn costs nothing
        if points > best:
            best, chosen = points, index
    if chosen:
        memory.note(question.options[chosen])
    return chosen


def _land_only(board: Board, question: Question) -> int:
    """The mana is kept for an attack that costs some; spells wait for the second main phase."""
    best, chosen = 0.0, 0
    for index, option in enumerate(question.options):
        seen = board.find(int(option.id)) if option.kind == "play" else None
        if seen is not None and land_score(board, seen) > best:
            best, chosen = land_score(board, seen), index
    return chosen


def _score(board: Board, option: Option, caster: Caster, activator: Activator) -> float:
    if option.kind == "play":
        seen = board.find(int(option.id))
        return land_score(board, seen) if seen is not None else 10.0
    if option.kind == "cast":
        return caster.score(option)
    if option.kind == "activate":
        return activator.score(option)
    if option.kind == "turn_up":
        return _turn_up(board)
    if option.kind in ("suspend", "plot", "foretell"):
        return 0.8 if caster.main and board.step == "main2" else NEVER
    return NEVER


def _turn_up(board: Board) -> float:
    """A creature is turned face up in combat, at the end, or against a spell with a target."""
    top = board.top()
    if top is not None:
        return 2.0 if board.is_foe(top.controller) and top.targets else NEVER
    at_end = board.step == "end" and not board.my_turn
    return 1.0 if board.step == "declare_blockers" or at_end or board.step == "main2" else NEVER


# ------------------------------------------------ lands


def land_score(board: Board, seen: SeenObject) -> float:
    """Which land to play first: the colours that the hand needs, untapped when mana is needed."""
    facts = facts_of(seen)
    have = board.letters()
    points = 50.0
    for letter in sorted(set(facts.skills.mana)):
        if letter not in have:
            points += 2.0 * _wanted(board, letter)
    points += 0.3 * len(set(facts.skills.mana) & set("WUBRG"))
    if _tapped(facts):
        points += -3.0 if _could_use(board) else 1.5
    if any(act.kind == "bounce" for act in facts.skills.entering):
        points += 2.0 if board.lands() >= 2 else -20.0
    if facts.legendary and any(p.name == seen.name for p in board.me.battlefield):
        points -= 40.0
    return points


def _wanted(board: Board, letter: str) -> float:
    """How many cards of the hand ask for this colour."""
    return sum(0.5 + 0.5 * (cost.count(letter) > 0) for cost in _costs(board) if letter in cost)


def _costs(board: Board) -> list[tuple[str, ...]]:
    return [card.chars.cost for card in board.me.hand if card.chars.cost]


def _tapped(facts: Facts) -> bool:
    return any(
        isinstance(a, ir.Entering) and a.tapped and a.affects is None
        for a in facts.skills.abilities
    )


def _could_use(board: Board) -> bool:
    """Is there a card that one more mana would let the seat cast this turn?"""
    mana = board.mana() + 1
    return any(ir.mana_value(cost) == mana for cost in _costs(board))
