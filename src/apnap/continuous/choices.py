"""Parts that speak of what was chosen, with the chosen value in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.interpret import fixed
from apnap.interpret.context import Ctx

_KNOWN: dict[tuple[int, Any], tuple[ir.Node, ir.Node]] = {}
_LIMIT = 20_000

NOTHING = ir.Not(ir.Anything())


def rebuilt(value: Any, change: Callable[[ir.Node], ir.Node]) -> Any:
    """The value with `change` applied to every node inside, from the inside out; the very same
    value where nothing changes."""
    if isinstance(value, tuple):
        parts = tuple([rebuilt(part, change) for part in value])
        same = all(new is old for new, old in zip(parts, value, strict=True))
        return value if same else parts
    if not isinstance(value, ir.Node):
        return value
    changed: dict[str, Any] = {}
    for field in fields(value):
        old = getattr(value, field.name)
        new = rebuilt(old, change)
        if new is not old:
            changed[field.name] = new
    return change(replace(value, **changed) if changed else value)


def remembered(node: ir.Node, key: Any, change: Callable[[ir.Node], ir.Node]) -> ir.Node:
    """`rebuilt`, done once for a node and a key, so that like results are the same node."""
    known = _KNOWN.get((id(node), key))
    if known is None or known[0] is not node:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        known = _KNOWN[(id(node), key)] = (node, rebuilt(node, change))
    return known[1]


def ability(ctx: Ctx, part: ir.AddAbility) -> ir.AddAbility:
    """The part with OfChosen replaced by what was chosen for its source (2009:706.7: nothing where
    nothing was), and with the source where it speaks of what grants it. What the ability itself
    chooses as it resolves stays open."""
    nodes = list(ir.walk(part))
    own = {node.key for node in nodes if isinstance(node, ir.ChooseValue | ir.ChooseObject)}
    keys = [n.key for n in nodes if isinstance(n, ir.OfChosen) and n.key not in own]
    giver = ctx.source if any(isinstance(node, ir.Giver) and not node.id for node in nodes) else 0
    if not keys and not giver:
        return part
    values = tuple([(key, ctx.value(key)) for key in keys])
    chosen = dict(values)

    def change(node: ir.Node) -> ir.Node:
        if isinstance(node, ir.Giver) and not node.id:
            return replace(node, id=giver)
        if not isinstance(node, ir.OfChosen) or node.key in own:
            return node
        word = chosen[node.key]
        return fixed.of_word(word) if isinstance(word, str) and word else NOTHING

    result = remembered(part, (values, giver), change)
    assert isinstance(result, ir.AddAbility)
    return result


NO_CHANGE = ir.AddTypes()
"""What a part comes to whose value was never chosen (2009:706.7a)."""


def value(ctx: Ctx, part: Any) -> Any:
    """A part with the chosen colour or type written out."""
    chosen = ctx.value(part.chosen)
    word = chosen if isinstance(chosen, str) else ""
    if isinstance(part, ir.SetColors | ir.AddColors):
        colors = bool(word) and all(letter in c.COLOR_BITS for letter in word)
        return replace(part, colors=word, chosen="") if colors else NO_CHANGE
    if isinstance(part, ir.SetTypes):
        return replace(part, subtypes=(*part.subtypes, word), chosen="") if word else NO_CHANGE
    if isinstance(part, ir.AddTypes):
        subtypes = (*part.subtypes, word) if word else part.subtypes
        return replace(part, subtypes=subtypes, chosen="")
    if isinstance(part, ir.SetLandTypes):
        if not word:
            return replace(part, add=True, chosen="")
        return replace(part, subtypes=(*part.subtypes, word), chosen="")
    return part


def words(ctx: Ctx, part: ir.ChangeWord) -> ir.ChangeWord:
    """A change of words with the chosen words written out."""
    old = ctx.value(part.old_chosen) if part.old_chosen else part.old
    new = ctx.value(part.new_chosen) if part.new_chosen else part.new
    return ir.ChangeWord(old if isinstance(old, str) else "", new if isinstance(new, str) else "")
