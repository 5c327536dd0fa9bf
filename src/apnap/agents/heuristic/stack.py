"""What stands on the stack: its acts, with the modes chosen for it."""

from __future__ import annotations

from apnap import ir
from apnap.core.views import SeenObject

from .acts import Acts, acts_of
from .facts import facts_of


def body_of(seen: SeenObject) -> ir.Body | None:
    """The text that a spell or ability on the stack carries out; None for a permanent spell."""
    if seen.ability is not None:
        body = getattr(seen.ability, "body", None)
        return body if isinstance(body, ir.Body) else None
    return facts_of(seen).skills.spell


def acts_on_stack(seen: SeenObject) -> Acts:
    """The acts of a spell or ability on the stack; those of its modes with the target words of the
    whole.
    """
    body = body_of(seen)
    if body is None:
        return ()
    acts = acts_of(body)
    base = len(body.targets)
    for index in seen.modes:
        if index < len(body.modes):
            mode = body.modes[index]
            acts += shifted(acts_of(ir.Body(mode.effect)), base)
            base += len(mode.targets)
    return acts


def shifted(acts: Acts, base: int) -> Acts:
    """The same with target words counted from `base`."""
    if not base:
        return acts
    return tuple(
        type(a)(a.kind, a.on, a.node, a.slot + base, a.amount, a.toughness, a.filter, a.chance)
        for a in acts
    )
