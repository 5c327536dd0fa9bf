"""Yes or no: optional effects, optional costs, and how mana is paid that is not paid by itself."""

from __future__ import annotations

from apnap import ir
from apnap.core.questions import Question

from .acts import effect_acts
from .board import Board
from .facts import COLORS, ability_of, facts_of
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
    """What to tap next where it does not go by itself: what hurts least; or give up."""
    options = question.options
    need = _needed(question)
    best, chosen = 0.0, len(options) - 1
    for index, option in enumerate(options):
        seen = board.find(int(option.id)) if option.kind == "mana" else None
        ability = ability_of(seen, int(option.extra)) if seen is not None else None
        if ability is None:
            continue
        points = _source_points(board, ability, need)
        if points > best:
            best, chosen = points, index
    return chosen


def _needed(question: Question) -> frozenset[str]:
    text = str(question.args[0]) if question.args else ""
    return frozenset(letter for letter in text if letter in COLORS)


def _source_points(board: Board, ability: ir.Activated, need: frozenset[str]) -> float:
    plain, hurts, made = _source(ability)
    if not plain:
        return 0.0
    fits = not need or bool(made & need)
    if hurts:
        return (3.0 if board.me.life > 4 else 0.0) if fits else 0.0
    return 5.0 if fits else 4.0


def _source(ability: ir.Activated) -> tuple[bool, bool, frozenset[str]]:
    """Of a mana ability: is its cost tapping and mana alone, does it hurt, what does it make?"""
    known = _sources.get(id(ability))
    if known is None:
        nodes = ir.walk(ability.body)
        plain = all(isinstance(part, (ir.TapThis, ir.PayMana)) for part in ability.cost)
        hurts = any(isinstance(node, ir.Damage) for node in nodes)
        made = frozenset(
            symbol
            for node in nodes
            if isinstance(node, ir.AddMana)
            for cost in node.mana
            for symbol in cost
        )
        known = _sources[id(ability)] = (ability, (plain, hurts, made))
    return known[1]


_sources: dict[int, tuple[ir.Activated, tuple[bool, bool, frozenset[str]]]] = {}


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
