"""Effects that destroy and sacrifice permanents."""

from __future__ import annotations

from collections.abc import Sequence

from apnap import ir
from apnap.actions import permanents

from . import amounts, filters, picking, refs
from .context import NOT_DONE, Ctx, Done
from .table import does, does_by_players, does_together, note_moves


def _gone(ctx: Ctx, ids: list[int]) -> Done:
    """What left the battlefield, by the ids that it had there."""
    note_moves(ctx, ids)
    return Done(bool(ids), len(ids), tuple(ids))


@does(ir.Destroy)
def _destroy(ctx: Ctx, node: ir.Destroy) -> Done:
    ids = list(refs.here(ctx, node.what))
    if not ids:
        return NOT_DONE
    return _gone(ctx, permanents.destroy(ctx.g, ids, ctx.cause, node.no_regeneration))


@does_together(ir.Destroy)
def _destroy_together(ctxs: list[Ctx], node: ir.Destroy) -> list[Done]:
    chosen = []
    for ctx in ctxs:
        chosen.append(refs.here(ctx, node.what))
    first = ctxs[0]
    ids = list(dict.fromkeys(id_ for own in chosen for id_ in own))
    gone = dict.fromkeys(permanents.destroy(first.g, ids, first.cause, node.no_regeneration))
    return [
        _gone(ctx, [id_ for id_ in own if id_ in gone])
        for ctx, own in zip(ctxs, chosen, strict=True)
    ]


@does_by_players(ir.Sacrifice)
def _sacrifice_seats(ctxs: list[Ctx], seats: list[int], node: ir.Sacrifice) -> list[Done]:
    """permanent-sacrificed: all who sacrifice choose first, then they sacrifice."""
    chosen: list[tuple[tuple[int, ...], bool]] = []
    for ctx, seat in zip(ctxs, seats, strict=True):
        taken = {id_ for ids, _ in chosen for id_ in ids}  # where one player chooses several times
        chosen.append(_to_sacrifice(ctx, seat, node, taken) if seat >= 0 else NO_SACRIFICE)
    return _sacrifice_chosen(ctxs, seats, chosen)


NO_SACRIFICE: tuple[tuple[int, ...], bool] = ((), False)


def _to_sacrifice(
    ctx: Ctx, seat: int, node: ir.Sacrifice, taken: set[int]
) -> tuple[tuple[int, ...], bool]:
    """What the player sacrifices besides what is `taken`, and whether that is as many as was
    said."""
    own = [id_ for id_ in ctx.g.players[seat].battlefield if id_ not in taken]
    found = [id_ for id_ in own if filters.fits(ctx, node.filter, id_)]
    if node.count == "all":
        return tuple(found), True
    wanted = amounts.amount(ctx, node.count)
    count = min(wanted, len(found))
    if count <= 0:
        return NO_SACRIFICE
    ids = picking.ask_some(ctx, "sacrifice", seat, found, count, count, args=(count,))
    return ids, len(ids) >= wanted


def _sacrifice_chosen(
    ctxs: list[Ctx], seats: list[int], chosen: list[tuple[tuple[int, ...], bool]]
) -> list[Done]:
    """Sacrifice what each has chosen. "If you can't" is true where there were too few."""
    gone = _sacrifice_ids(ctxs, seats, [ids for ids, _ in chosen])
    return [
        done._replace(did=done.did and whole) for done, (_, whole) in zip(gone, chosen, strict=True)
    ]


def _sacrifice_ids(
    ctxs: list[Ctx], seats: list[int], chosen: Sequence[Sequence[int]]
) -> list[Done]:
    """Each player sacrifices theirs, all at the same time (2006:103.4)."""
    if not ctxs:
        return []
    groups = [(seat, list(ids)) for seat, ids in zip(seats, chosen, strict=True)]
    gone = permanents.sacrifice_together(ctxs[0].g, groups, ctxs[0].cause)
    return [_gone(ctx, ids) for ctx, ids in zip(ctxs, gone, strict=True)]


@does_by_players(ir.SacrificeIt)
def _sacrifice_it(ctxs: list[Ctx], seats: list[int], node: ir.SacrificeIt) -> list[Done]:
    """sacrifice-impossible: nothing happens where the player doesn't control it (2006:103.3)."""
    return _sacrifice_ids(ctxs, seats, _theirs(ctxs, seats, node))


def _theirs(ctxs: list[Ctx], seats: list[int], node: ir.SacrificeIt) -> list[list[int]]:
    """What each of the players controls of the objects meant."""
    found = []
    for ctx, seat in zip(ctxs, seats, strict=True):
        ids = refs.here(ctx, node.what)
        found.append([id_ for id_ in ids if ctx.g.objects[id_].controller == seat])
    return found
