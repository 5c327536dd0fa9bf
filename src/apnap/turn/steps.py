"""Answers described by what they mean, so that they can be given again when ids have changed.

A *step* is one answer: (who gave it, the question's key, its shape, what was chosen). What was
chosen names a card by its physical identity and, where that is gone (a token that was made anew),
by its name: then the newest of that name is meant.
"""

from __future__ import annotations

from typing import Any

from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import (
    ASSIGN,
    NUMBER,
    PASS,
    PICK_ONE,
    SPLIT,
    Answer,
    IllegalAnswer,
    Option,
    Question,
)

Step = tuple[int, str, int, Any]
# What was picked: (kind of option, physical card or other value, printed name or "", extra).
Part = tuple[str, int | str, str, int | str]

# Kinds of option whose value is a number or a word, never an object.
VALUES = ("roll", "player", "mode", "number", "color", "word", "name", "cost")


def note(g: Game, question: Question, answer: Answer) -> Step:
    """The step that an answer (in internal form) to a question is. The question may be an older
    one, as long as its objects, or what became of them, are known."""
    chosen: Any = answer
    if question.shape == PICK_ONE:
        chosen = answer if isinstance(answer, str) else _part(g, question.options[answer])
    elif question.shape == SPLIT:
        chosen = tuple(
            (_part(g, question.options[i]), share) for i, share in enumerate(answer) if share
        )
    elif question.shape == ASSIGN:
        chosen = tuple((_part(g, question.options[i]), _place(g, at)) for i, at in answer)
    elif question.shape != NUMBER:
        chosen = tuple(_part(g, question.options[i]) for i in answer)
    return (question.chooser, question.key, question.shape, chosen)


def acts(step: Step) -> bool:
    """Is it an action of a player with priority (no pass, and not a choice made along the way)?"""
    return step[1] == "priority" and step[3][0] != PASS.kind


def answer(g: Game, question: Question, step: Step) -> Answer | None:
    """The answer, in internal form, by which the step is done again at this question; None if it
    is another question, or the rules do not allow it."""
    seat, key, shape, chosen = step
    if question.chooser != seat or question.key != key or question.shape != shape:
        return None
    found = _found(g, question, chosen)
    try:
        return None if found is None else question.normal(found)
    except IllegalAnswer:
        return None


def picks(g: Game, option: Option, part: Part) -> bool:
    """Is it the option that the part names?"""
    kind, value, name, extra = part
    if option.kind != kind or option.extra != extra:
        return False
    return option.id == value if not name else _is(g, option.id, value)


def _found(g: Game, question: Question, chosen: Any) -> Answer | None:
    if question.shape == NUMBER or isinstance(chosen, str):
        return chosen
    if question.shape == PICK_ONE:
        return _index(g, question, chosen, [])
    if question.shape == SPLIT:
        return _shares(g, question, chosen)
    if question.shape == ASSIGN:
        return _assigned(g, question, chosen)
    found: list[int] = []
    for part in chosen:
        index = _index(g, question, part, found)
        if index is None:
            return None
        found.append(index)
    return tuple(found)


def _shares(g: Game, question: Question, chosen: Any) -> Answer | None:
    shares, used = [0] * len(question.options), list[int]()
    for part, share in chosen:
        index = _index(g, question, part, used)
        if index is None:
            return None
        used.append(index)
        shares[index] = share
    return tuple(shares)


def _assigned(g: Game, question: Question, chosen: Any) -> Answer | None:
    found, used = [], list[int]()
    for part, place in chosen:
        index = _index(g, question, part, used)
        if index is None:
            return None
        at = [to for to in question.places[index] if picks(g, _as_option(to), place)]
        if not at:
            return None
        used.append(index)
        found.append((index, at[0]))
    return tuple(found)


def _index(g: Game, question: Question, part: Part, used: list[int]) -> int | None:
    """The index of the option that is meant: of that very card, else the newest of its name."""
    free = [i for i in range(len(question.options)) if i not in used]
    for i in free:
        if picks(g, question.options[i], part):
            return i
    kind, _, name, extra = part
    for i in reversed(free):
        option = question.options[i]
        if name and option.kind == kind and option.extra == extra:
            obj = _object(g, option.id)
            if obj is not None and obj.defn.base.name == name:
                return i
    return None


def _part(g: Game, option: Option) -> Part:
    obj = _object(g, option.id) if option.kind not in VALUES else None
    if obj is None:
        return (option.kind, option.id, "", option.extra)
    return (option.kind, obj.phys, obj.defn.base.name, option.extra)


def _place(g: Game, to: int) -> Part:
    return _part(g, _as_option(to))


def _as_option(to: int) -> Option:
    return Option("object", to) if to > 0 else Option("player", -1 - to)


def _is(g: Game, id_: int | str, phys: int | str) -> bool:
    obj = _object(g, id_)
    return obj is not None and obj.phys == phys


def _object(g: Game, id_: int | str) -> GameObject | None:
    """The object of that id, as it is, as it last was, or what became of it."""
    while isinstance(id_, int) and id_ > 0:
        obj = g.objects.get(id_) or g.past.get(id_)
        if obj is not None:
            return obj
        id_ = g.became.get(id_, 0)
    return None
