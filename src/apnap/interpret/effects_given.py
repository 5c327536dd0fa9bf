"""Effects of keywords that hand on what is written on the source."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import copying

from .context import Ctx, Done
from .table import does, perform


@does(ir.GainFollowing)
def _gain_following(ctx: Ctx, node: ir.GainFollowing) -> Done:
    """keyword-backup: the abilities below the keyword among the source's copiable values."""
    parts: list[ir.LayerPart] = []
    below = False
    for ability in copying.copiable(ctx.g, ctx.source).base.abilities:
        if isinstance(ability, ir.Keyword) and ability.name == node.keyword:
            below = True
        elif below:
            parts.append(ir.AddAbility(ability))
    return perform(ctx, ir.Apply(tuple(parts), node.what))
