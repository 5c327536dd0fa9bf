"""Effects on the stack and the mana pool: countering, copying, new targets, casting, mana,
abilities that trigger later.
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import copies as copying
from apnap.actions import faces
from apnap.casting import cast, lands, mana, produce
from apnap.casting.ways import joined
from apnap.core import constants as c
from apnap.core.events import Waiting
from apnap.core.game import Game
from apnap.core.questions import PICK_ONE, YES_NO, Question
from apnap.stack import copies, resolve
from apnap.triggers import placing

from . import amounts, castable, filters, fixed, refs
from .context import NOT_DONE, Ctx, Done, bindings, sum_up
from .effects_zones import top_or_bottom
from .table import does, note_moves, rounds

# ------------------------------------------------------------------ countering, copying


def _on_stack(ctx: Ctx, ref: ir.Node) -> list[int]:
    objects = ctx.g.objects
    return [id_ for id_ in refs.here(ctx, ref) if objects[id_].zone == c.STACK]


@does(ir.Counter)
def _counter(ctx: Ctx, node: ir.Counter) -> Done:
    """spell-countered, ability-countered."""
    ids = []
    for id_ in _on_stack(ctx, node.what):
        to = node.to
        if node.only is not None and not filters.fits(ctx, node.only, id_):
            to = ""
        if to == "library-either" and not resolve.uncounterable(
            ctx.g, ctx.g.objects[id_], ctx.cause
        ):
            to = f"library-{top_or_bottom(ctx, ctx.controller, id_)}"
        if resolve.counter(ctx.g, id_, ctx.cause, to, under=ctx.controller):
            ids.append(id_)
    note_moves(ctx, ids)
    return Done(bool(ids), len(ids), tuple(ids))


@does(ir.CopySpell)
def _copy_spell(ctx: Ctx, node: ir.CopySpell) -> Done:
    """spell-copied: what has left the stack is copied as it last was there."""
    exceptions = fixed.numbers(ctx, fixed.chosen(ctx, node.exceptions))
    made = []
    for one, seat in rounds(ctx, node.who):
        for id_ in refs.objects(one, node.what):
            for _ in range(max(0, amounts.amount(one, node.count))):
                new = copies.copy_spell(ctx.g, id_, seat, False) if id_ > 0 else 0
                if not new:
                    continue
                _alter(one, new, seat, exceptions)
                if node.retarget:
                    copies.choose_new_targets(ctx.g, new, seat)
                copies.tell_kept(ctx.g, new, id_)
                made.append(new)
    return Done(bool(made), len(made), tuple(made))


@does(ir.CopyCard)
def _copy_card(ctx: Ctx, node: ir.CopyCard) -> Done:
    """object-copied: a copy of a card, in its zone; one that isn't cast ceases to exist there
    (sba-copy-ceases)."""
    g = ctx.g
    seat = refs.one_player(ctx, node.who)
    made = []
    for id_ in refs.here(ctx, node.what) if seat >= 0 else ():
        made.append(_card_copied(g, id_, seat))
    return Done(bool(made), len(made), tuple(made))


def _card_copied(g: Game, id_: int, seat: int) -> int:
    """The player's copy of a card, in the zone where the card is."""
    card = g.objects[id_]
    copy = g.new_object(card.defn, seat, card.zone, c.SPELL_COPY)
    copy.card = card.card
    copy.timestamp = g.stamp()
    g.place(copy)
    g.sba_needed = True
    g.trace("object-copied", object=copy.id, target=id_, player=seat)
    return copy.id


def _alter(ctx: Ctx, id_: int, seat: int, exceptions: tuple[Any, ...]) -> None:
    """copy-with-exception: what the copy effect changes is part of the copy."""
    if not exceptions:
        return
    obj = ctx.g.objects[id_]
    defn = copying.altered(ctx.g, obj.defn, exceptions, ctx.source, seat)
    ctx.g.put_indexed(obj, "defn", defn)
    ctx.g.stale(obj)


@does(ir.ChangeTargets)
def _change_targets(ctx: Ctx, node: ir.ChangeTargets) -> Done:
    """target-changed, new-targets-chosen."""
    g = ctx.g
    seat = refs.one_player(ctx, node.who)
    if seat < 0:
        return NOT_DONE
    ids = []
    for id_ in _on_stack(ctx, node.what):
        if node.single or node.to is not None:
            to = refs.objects(ctx, node.to)[:1] if node.to is not None else ()
            if node.to is not None and not to:
                continue
            only = None if node.among is None else (ctx, node.among)
            if copies.change_target(g, id_, seat, refs.present(ctx, to[0]) if to else 0, only):
                ids.append(id_)
        else:
            changed = copies.choose_new_targets(g, id_, seat, ask=False, every=node.every)
            if changed or not node.every:
                ids.append(id_)
    return Done(bool(ids), len(ids), tuple(ids))


# ------------------------------------------------------------------ casting


@does(ir.CastCard)
def _cast_card(ctx: Ctx, node: ir.CastCard) -> Done:
    """cast-free, payment-on-resolution: the player casts the card now, one after another if
    there are several; a land is played."""
    seat = refs.one_player(ctx, node.who)
    if seat < 0:
        return NOT_DONE
    made = []
    spells = castable.choose_spells(ctx, seat, node) if node.spell else ()
    for id_ in spells if node.spell else refs.here(ctx, node.what):
        new = _cast_one(ctx, seat, id_, node)
        if new:
            made.append(new)
    return Done(bool(made), len(made), tuple(made))


def _cast_one(ctx: Ctx, seat: int, id_: int, node: ir.CastCard) -> int:
    g = ctx.g
    ways = castable.ways(ctx, seat, id_, node)
    if not ways:
        return 0
    if node.optional and not _agrees(ctx, seat, id_):
        return 0
    option = ways[0]
    if len(ways) > 1:
        option = ways[g.choose(Question(PICK_ONE, "cast", seat, tuple(ways), source=ctx.source))]
    if g.objects[id_].face_down:
        faces.turn_face_up(g, id_)
    if option.kind == "play":
        return lands.play(g, seat, option)
    new = cast.cast_now(g, seat, id_, joined(str(option.extra or ""), node.way), free=node.free)
    if new:
        ctx.moved[id_] = new
    return new


@does(ir.CastCopy)
def _cast_copy(ctx: Ctx, node: ir.CastCopy) -> Done:
    """copy-of-card-cast: a copy is made where the card is, and cast from there (707.12)."""
    seat = refs.one_player(ctx, node.who)
    if seat < 0:
        return NOT_DONE
    how = ir.CastCard(ir.This(), free=node.free)
    made = []
    for id_ in refs.here(ctx, node.what):
        new = _cast_one(ctx, seat, _card_copied(ctx.g, id_, seat), how)
        if new:
            made.append(new)
    return Done(bool(made), len(made), tuple(made))


def _agrees(ctx: Ctx, seat: int, id_: int) -> bool:
    question = Question(PICK_ONE, "may-cast", seat, YES_NO, source=ctx.source, args=(id_,))
    return bool(ctx.g.choose(question) == 0)


# ------------------------------------------------------------------ mana


@does(ir.AddMana)
def _add_mana(ctx: Ctx, node: ir.AddMana) -> Done:
    """mana-added."""
    letters = produce.add_mana(ctx, node)
    return Done(bool(letters), len(letters))


@does(ir.LoseMana)
def _lose_mana(ctx: Ctx, node: ir.LoseMana) -> Done:
    """mana-pool-empties: by an effect, and so without mana burn."""
    g = ctx.g
    results = []
    for seat in refs.players(ctx, node.who):
        n = mana.pool_size(g, seat)
        if n:
            g.put(g.players[seat], "pool", (0, 0, 0, 0, 0, 0))
            g.put(g.players[seat], "units", ())
            g.trace("mana-pool-empties", player=seat)
        results.append(Done(n > 0, n))
    return sum_up(results)


# ------------------------------------------------------------------ later


@does(ir.Delay)
def _delay(ctx: Ctx, node: ir.Delay) -> Done:
    """delayed-trigger-created: "when that token leaves" of several that were made in its place is
    said of each of them."""
    name, ids = _awaited(ctx, node)
    for id_ in ids:
        one = ctx.child()
        one.results[name] = Done(True, 1, (id_,))
        placing.create_delayed(one, node)
    if not ids:
        placing.create_delayed(ctx, node)
    return Done(True)


def _awaited(ctx: Ctx, node: ir.Delay) -> tuple[str, tuple[int, ...]]:
    """The result whose one object the delayed ability waits for, where there are several, and
    those."""
    what = node.when.what if isinstance(node.when, ir.Moves) else None
    ref = what.what if isinstance(what, ir.Is) else None
    if not node.once or not isinstance(ref, ir.Result) or ref.name not in ctx.results:
        return "", ()
    ids = ctx.results[ref.name].objects
    return ref.name, ids if len(ids) > 1 else ()


_NEVER = ir.EitherOf(())
_REFLEXIVE: dict[int, tuple[ir.When, ir.Triggered]] = {}


@does(ir.When)
def _when(ctx: Ctx, node: ir.When) -> Done:
    """reflexive-trigger: it has triggered already if the action was done, and is put on the
    stack the next time a player would receive priority."""
    done = ctx.results.get(node.name)
    if done is None or not done.did:
        return NOT_DONE
    g = ctx.g
    known = _REFLEXIVE.get(id(node))
    if known is None:
        inner: Any = node.body
        body = inner if isinstance(inner, ir.Body) else ir.Body(inner)
        known = _REFLEXIVE[id(node)] = (node, ir.Triggered(_NEVER, body))
    waiting = Waiting(known[1], ctx.source, ctx.controller, ctx.event, bindings(ctx))
    g.set("waiting", (*g.waiting, waiting))
    g.trace("reflexive-trigger", object=ctx.source, player=ctx.controller)
    return Done(True)
