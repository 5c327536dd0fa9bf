"""Effects of keywords that hand on what is written on the source."""

from __future__ import annotations

from apnap import ir
from apnap.casting import laying_aside
from apnap.continuous import copying
from apnap.core import constants as c

from . import refs
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


@does(ir.Plot)
def _plot(ctx: Ctx, node: ir.Plot) -> Done:
    """keyword-plot: what is in exile becomes plotted."""
    ids = tuple([i for i in refs.here(ctx, node.what) if ctx.g.objects[i].zone == c.EXILE])
    for id_ in ids:
        laying_aside.mark(ctx.g, id_, laying_aside.PLOT)
    return Done(bool(ids), len(ids), ids)
