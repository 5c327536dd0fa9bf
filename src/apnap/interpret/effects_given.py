"""Effects of keywords that hand on what is written on the source."""

from __future__ import annotations

from apnap import ir
from apnap.actions import zones
from apnap.casting import laying_aside
from apnap.continuous import copying, facedown
from apnap.core import constants as c

from . import amounts, picking, refs
from .context import NOT_DONE, Ctx, Done, sum_up
from .effects_library import top_cards
from .effects_zones import link
from .table import does, perform, rounds


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


@does(ir.Manifest)
def _manifest(ctx: Ctx, node: ir.Manifest) -> Done:
    """manifest: of several cards of a library one after another (701.40e)."""
    results = []
    for one, seat in rounds(ctx, node.who):
        if node.what is not None:
            made = [_face_down(one, seat, refs.objects(one, node.what), node.cloak)]
        else:
            number = amounts.amount(one, node.count)
            made = [
                _face_down(one, seat, tuple(top_cards(ctx.g, seat, 1)), node.cloak)
                for _ in range(number)
            ]
        found = tuple(id_ for ids in made for id_ in ids)
        results.append(Done(bool(found), len(found), found))
    return sum_up(results)


def _face_down(ctx: Ctx, seat: int, ids: tuple[int, ...], cloak: bool) -> list[int]:
    """The ids of the permanents that the cards became."""
    g = ctx.g
    moved = zones.move(g, list(ids), c.BATTLEFIELD, cause=ctx.cause, under=seat, face_down=True)
    found = [id_ for id_ in moved if id_]
    for id_ in found:
        mark = facedown.CLOAKED if cloak else facedown.MANIFESTED
        g.put(g.objects[id_], "chosen", ((mark, True),))
        g.stale(g.objects[id_])
    if found:
        g.trace("manifest", player=seat, n=len(found))
    return found


@does(ir.ManifestDread)
def _manifest_dread(ctx: Ctx, node: ir.ManifestDread) -> Done:
    """manifest-dread (701.60a)"""
    results = []
    for one, seat in rounds(ctx, node.who):
        ids = top_cards(ctx.g, seat, 2)
        if not ids:
            continue
        zones.look(ctx.g, seat, ids)
        taken = picking.ask_some(one, "choose", seat, ids, 1, 1)
        rest = [id_ for id_ in ids if id_ not in taken]
        made = tuple(_face_down(one, seat, tuple(taken), False))
        zones.move(ctx.g, rest, c.GRAVEYARD, cause=ctx.cause)
        results.append(Done(bool(made), len(made), made))
    return sum_up(results)


CREATURE = ir.AllOf((ir.HasType("Creature"), ir.Controlled()))
HIT = ir.DealsDamage(ir.Is(ir.This()), ir.IsPlayer(), combat=True)


@does(ir.Encode)
def _encode(ctx: Ctx, node: ir.Encode) -> Done:
    """keyword-cipher: only a card on the stack can be exiled so, no copy of a spell (702.99)."""
    g = ctx.g
    spell = g.find(ctx.stack_id)
    if spell is None or spell.kind != c.CARD or not refs.candidates(ctx, ir.Choose(CREATURE)):
        return NOT_DONE
    chosen = refs.objects(ctx, ir.Choose(CREATURE, 0, 1))
    if not chosen:
        return NOT_DONE
    card = zones.move(g, [spell.id], c.EXILE, cause=ctx.cause)[0]
    if not card:
        return NOT_DONE
    key = f"encoded-{card}"
    link(g, chosen[0], key, (card,))
    copies = ir.Triggered(HIT, ir.Body(ir.CastCopy(ir.Linked(key))), keyword="cipher")
    ctx.results["encoded"] = Done(True, 1, chosen)
    perform(ctx, ir.Apply((ir.AddAbility(copies),), ir.Result("encoded"), "forever"))
    g.trace("keyword-cipher", player=ctx.controller, object=card, target=chosen[0])
    return Done(True, 1, (card,))
