"""Steps joined into sequences; `Do.said` has one letter for each joint (see `clauses`)."""

from __future__ import annotations

from typing import Any

from ..ir import (
    Do,
)
from ..render.english.grammar import make


def chain(first: Any, joint: str, second: Any) -> Do:
    """Two effects one after another, flat."""
    a = first.steps if isinstance(first, Do) else (first,)
    b = second.steps if isinstance(second, Do) else (second,)
    said = (first.said if isinstance(first, Do) else "") + joint
    return make(Do, (*a, *b), said=said + (second.said if isinstance(second, Do) else ""))


def last_step(value: Any) -> Any:
    """The last of the steps."""
    return value.steps[-1] if isinstance(value, Do) else value


def with_last(value: Any, last: Any) -> Any:
    """The value with another last step."""
    if not isinstance(value, Do):
        return last
    return make(Do, (*value.steps[:-1], last), said=value.said)


def flatten(value: Any) -> Any:
    """Sequences inside sequences made one, with their joints."""
    if not isinstance(value, Do) or not any(isinstance(step, Do) for step in value.steps):
        return value
    joints = value.said.ljust(len(value.steps) - 1, ".")
    made = value.steps[0]
    for joint, step in zip(joints, value.steps[1:], strict=False):
        made = chain(made, joint, step)
    return made


SENTENCES = ".hHn"


def last_sentence(value: Any) -> tuple[Any, Any]:
    """What comes before the last sentence (None: nothing), and that sentence."""
    if not isinstance(value, Do):
        return None, value
    joints = value.said.ljust(len(value.steps) - 1, ".")
    first = max((i + 1 for i, joint in enumerate(joints) if joint in SENTENCES), default=0)
    last = value.steps[first:]
    if set(joints[first:]) <= set("!?%"):  # steps that read as one
        return None, last[-1] if len(last) == 1 else value.steps[-1]
    whole = last[0] if len(last) == 1 else make(Do, last, said=joints[first:])
    if first == 0:
        return None, whole
    before = value.steps[:first]
    if len(before) == 1:
        return before[0], whole
    return make(Do, before, said=joints[: first - 1]), whole


def whole_joint(value: Do, whole: Do) -> str:
    """The joint before the last sentence."""
    joints = value.said.ljust(len(value.steps) - 1, ".")
    return joints[len(value.steps) - len(whole.steps) - 1]
