"""Yes or no: optional effects, optional costs, and how mana is paid that is not paid by itself."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.questions import Question

from .acts import effect_acts
from .board import Board
from .facts import facts_of
from .gains import Doing, stack_worth, total
from .spending import price


def may(board: Board, question: Question) -> bool:
    """Does an effect that "you may" do help?"""
    node = question.args[0] if question.args else None
    if not isinstance(node, ir.Effect):
        return True
    top = board.top()
    source = top if top is not None else board.find(question.source)
    do = Doing(board, board.seat, source)
    slots = {i: list(s) for i, s in enumerate(source.targets)} if source is not None else {}
    return total(do, effect_acts(node), slots) >= 0


def pays(board: Board, question: Question) -> bool:
    """Is what comes of paying (or of not paying) worth the cost?"""
    node = question.args[0] if question.args else None
    if not isinstance(node, ir.PayOr):
        return True
    source = board.find(question.source)
    do = Doing(board, board.seat, source)
    slots: dict[int, list[int]] = {}
    top = board.top()
    if top is not None:
        do.seat = top.controller
        slots = {i: list(s) for i, s in enumerate(top.targets)}
    paid = total(do, effect_acts(node.paid), slots) if node.paid is not None else 0.0
    unpaid = total(do, effect_acts(node.unpaid), slots) if node.unpaid is not None else 0.0
    return paid - unpaid >= price(board, source, node.cost) - 0.05


def more(board: Board, question: Question) -> bool:
    """Kicker and buyback are paid where they can be; a counterspell's only where it needs it."""
    source = board.find(question.source)
    if source is None:
        return True
    facts = facts_of(source)
    top = next((s for s in reversed(board.view.stack) if s.id != source.id), None)
    if facts.skills.spell is not None and top is not None:
        for node in ir.walk(facts.skills.spell):
            if isinstance(node, ir.Counter):
                return facts_of(top).mv > 2 and stack_worth(board, top) > 0
    return True


# ------------------------------------------------ mana


def mana_source(board: Board, question: Question) -> int:
    """What to tap next: by itself where that works, else what hurts least; or give up."""
    options = question.options
    if options[0].kind == "auto":
        return 0
    need = _needed(question)
    best, chosen = 0.0, len(options) - 1
    for index, option in enumerate(options):
        if option.kind != "mana":
            continue
        seen = board.find(int(option.id))
        if seen is None:
            continue
        points = _source_points(board, seen, int(option.extra), need)
        if points > best:
            best, chosen = points, index
    return chosen


def _needed(question: Question) -> str:
    text = str(question.args[0]) if question.args else ""
    return "".join(letter for letter in text if letter in "WUBRG")


def _source_points(board: Board, seen: Any, number: int, need: str) -> float:
    behavior = seen.chars.derived
    ability = behavior.all[number] if behavior is not None else None
    if not isinstance(ability, ir.Activated):
        return 0.0
    points = 5.0
    for part in ability.cost:
        if not isinstance(part, (ir.TapThis, ir.PayMana)):
            return 0.0
    hurts = any(isinstance(node, ir.Damage) for node in ir.walk(ability.body))
    if hurts:
        points -= 2.0 if board.me.life > 4 else 6.0
    made = {
        s
        for node in ir.walk(ability.body)
        if isinstance(node, ir.AddMana)
        for c in node.mana
        for s in c
    }
    if need and not made & set(need) and not hurts:
        points -= 1.0
    if hurts and need and not made & set(need):
        return 0.0
    return points


def mana(board: Board, question: Question) -> int:
    """Which mana to make: a colour that the seat's cards need and has no other source of."""
    wanted = "".join(symbol for card in board.me.hand for symbol in card.chars.cost or ())
    top = board.top()
    if top is not None and top.chars.cost:
        wanted += 3 * "".join(top.chars.cost)
    have = board.letters()
    best, chosen = -1.0, 0
    for index, option in enumerate(question.options):
        letters = str(option.id)
        points = sum(wanted.count(s) / (1 + have.count(s)) for s in letters)
        if points > best:
            best, chosen = points, index
    return chosen
