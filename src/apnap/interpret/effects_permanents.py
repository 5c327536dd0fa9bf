"""Effects on permanents: tap, counters, tokens, attaching, control,
continuous effects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from apnap import ir
from apnap.actions import attaching, copies, permanents
from apnap.combat import blocked
from apnap.continuous import effects as continuous
from apnap.continuous.templates import states
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.questions import NUMBER, PICK_ONE, Option, Question
from apnap.replacement import shields
from apnap.turn import order

from . import amounts, filters, fixed, possible, refs
from .context import NOT_DONE, Ctx, Done, sum_up
from .reads import aspects
from .table import does

# ------------------------------------------------------------------ tap, counters


def _same(ids: list[int]) -> Done:
    return Done(bool(ids), len(ids), tuple(ids))


def _turned(meant: list[int], ids: list[int]) -> Done:
    """How many were turned; "those creatures" are all that were meant, turned or not."""
    return Done(bool(ids), len(ids), tuple(meant))


@does(ir.Tap)
def _tap(ctx: Ctx, node: ir.Tap) -> Done:
    meant = list(refs.here(ctx, node.what))
    return _turned(meant, permanents.tap(ctx.g, meant))


@does(ir.Untap)
def _untap(ctx: Ctx, node: ir.Untap) -> Done:
    meant = list(refs.here(ctx, node.what))
    return _turned(meant, permanents.untap(ctx.g, meant))


def _holders(ctx: Ctx, ref: ir.Node) -> list[int]:
    """The objects (as they are now) and players on which counters may be."""
    found = [id_ if id_ < 0 else refs.present(ctx, id_) for id_ in refs.objects(ctx, ref)]
    return [id_ for id_ in dict.fromkeys(found) if id_]


@does(ir.PutCounters)
def _put_counters(ctx: Ctx, node: ir.PutCounters) -> Done:
    """Of its result is everything that was to get one: "those creatures"."""
    results = []
    if node.divided:
        return _divided_counters(ctx, node)
    for id_ in _holders(ctx, node.what):
        number = _for_one(ctx, node.count, id_)
        if node.total is not None:
            number = min(number, max(0, node.total - _number_on(ctx.g, id_, node.kind)))
        if node.up_to and number > 0:
            asked = Question(
                NUMBER, "counters-up-to", ctx.controller, least=0, most=number, source=ctx.source
            )
            number = int(ctx.g.choose(asked))
        n = permanents.put_counters(ctx.g, id_, node.kind, number, ctx.agent)
        results.append(Done(n > 0, n, (id_,)))
    return sum_up(results)


def _divided_counters(ctx: Ctx, node: ir.PutCounters) -> Done:
    """division-announced: each target that is still legal gets its share."""
    results = []
    for id_, share in refs.shares(ctx, node.what):
        n = permanents.put_counters(ctx.g, id_, node.kind, share, ctx.cause)
        results.append(Done(n > 0, n, (id_,) if n else ()))
    return sum_up(results)


def _for_one(ctx: Ctx, value: Any, id_: int) -> int:
    """An amount for one of several objects, which is the present one where none is named
    already."""
    if type(value) is int or ctx.current or not fixed.mentions(value, ir.Current):
        return amounts.amount(ctx, value)
    child = ctx.child()
    child.current = id_
    return amounts.amount(child, value)


@does(ir.RemoveCounters)
def _remove_counters(ctx: Ctx, node: ir.RemoveCounters) -> Done:
    results = []
    for id_ in _holders(ctx, possible.with_counter(node.what, node.kind)):
        there = _number_on(ctx.g, id_, node.kind)
        n = there if node.count == "all" else min(there, amounts.amount(ctx, node.count))
        n = sum(
            permanents.remove_counters(ctx.g, id_, kind, part)
            for kind, part in _kinds(ctx, id_, node, n)
        )
        results.append(Done(n > 0, n, (id_,) if n else ()))
    return sum_up(results)


def _kinds(ctx: Ctx, id_: int, node: Any, n: int) -> list[tuple[str, int]]:
    """Counters of which kinds are meant, and how many of each: where the effect names none and does
    not take all, its controller chooses (choice-on-resolution).
    """
    if node.kind or id_ < 0:
        return [(node.kind, n)]
    left = dict(ctx.g.get(id_).counters)
    if node.count == "all":
        return list(left.items())
    found: list[tuple[str, int]] = []
    for _ in range(n):
        options = tuple([Option("word", kind) for kind, number in left.items() if number])
        asked = Question(PICK_ONE, "counter-kind", ctx.controller, options, source=ctx.source)
        kind = str(ctx.g.pick(asked).id) if len(options) > 1 else str(options[0].id)
        left[kind] -= 1
        found.append((kind, 1))
    return found


def _number_on(g: Game, id_: int, kind: str) -> int:
    if id_ < 0:
        return amounts.player_counters(g, -1 - id_, kind)
    return g.objects[id_].count(kind)


@does(ir.MoveCounters)
def _move_counters(ctx: Ctx, node: ir.MoveCounters) -> Done:
    """counters-moved: removed from one and put on the other; nothing moves if one of them is
    missing, if both are the same, or if no counters can be put on it (122.5)."""
    g = ctx.g
    sources, to = _holders(ctx, node.source), _holders(ctx, node.to)
    sources = [id_ for id_ in sources if id_ not in to[:1]]
    if not sources or not to or permanents.takes_no_counters(g, to[0]):
        return NOT_DONE
    total = 0
    for source in sources:
        there = _number_on(g, source, node.kind)
        n = there if node.count == "all" else min(there, amounts.amount(ctx, node.count))
        for kind, part in _kinds(ctx, source, node, n):
            removed = permanents.remove_counters(g, source, kind, part)
            permanents.put_counters(g, to[0], kind, removed, ctx.cause)
            total += removed
    if total:
        g.trace("counters-moved", object=sources[0], target=to[0], n=total, other=node.kind)
    return Done(total > 0, total, (to[0],))


@does(ir.PutSameCounters)
def _put_same_counters(ctx: Ctx, node: ir.PutSameCounters) -> Done:
    """counters-put: no move of counters, which are gone with what had them (122.8)."""
    results = []
    for source in refs.objects(ctx, node.source):
        for id_ in _holders(ctx, node.to)[:1] if source > 0 else ():
            for kind, number in list(ctx.g.get(source).counters):
                n = permanents.put_counters(ctx.g, id_, kind, number, ctx.cause)
                results.append(Done(n > 0, n, (id_,) if n else ()))
    return sum_up(results)


@does(ir.DoubleCounters)
def _double_counters(ctx: Ctx, node: ir.DoubleCounters) -> Done:
    """counters-put: for each kind that it has, as many again."""
    results = []
    for id_ in refs.here(ctx, node.what):
        for kind, number in list(ctx.g.objects[id_].counters):
            n = permanents.put_counters(ctx.g, id_, kind, number, ctx.cause)
            results.append(Done(n > 0, n, (id_,) if n else ()))
    return sum_up(results)


@does(ir.Regenerate)
def _regenerate(ctx: Ctx, node: ir.Regenerate) -> Done:
    """regeneration-shield-created: the next time it would be destroyed this turn."""
    ids = refs.here(ctx, node.what)
    made = [shields.regenerate(ctx.g, id_, ctx.controller, ctx.source) for id_ in ids]
    ctx.chosen[shields.SHIELDS] = tuple(made)
    return _same(list(ids))


@does(ir.RemoveDamage)
def _remove_damage(ctx: Ctx, node: ir.RemoveDamage) -> Done:
    """What is marked on the permanents."""
    g = ctx.g
    ids = [id_ for id_ in refs.here(ctx, node.what) if g.objects[id_].damage]
    for id_ in ids:
        permanents.remove_damage(g, id_)
    return _same(ids)


# ------------------------------------------------------------------ attaching, faces


@does(ir.Attach)
def _attach(ctx: Ctx, node: ir.Attach) -> Done:
    """attached, attach-failed: to one object or player."""
    if isinstance(node.to, ir.Choose):
        ids = refs.here(ctx, node.what)
        hosts = _possible_hosts(ctx, node.to, ids)
    else:
        hosts = _holders(ctx, node.to)
        ids = refs.here(ctx, node.what)
    if not hosts:
        return NOT_DONE
    return _same([id_ for id_ in ids if permanents.attach(ctx.g, id_, hosts[0])])


def _possible_hosts(ctx: Ctx, choice: ir.Choose, ids: tuple[int, ...]) -> list[int]:
    """choice-on-resolution: only what all of them can be attached to is chosen (608.2d)."""
    found = [
        host
        for host in refs.candidates(ctx, choice)
        if all(attaching.can_attach(ctx.g, id_, host) for id_ in ids)
    ]
    return list(refs.choose_among(ctx, choice, found)) if ids else []


@does(ir.Unattach)
def _unattach(ctx: Ctx, node: ir.Unattach) -> Done:
    ids = [id_ for id_ in refs.here(ctx, node.what) if ctx.g.objects[id_].attached_to]
    for id_ in ids:
        permanents.unattach(ctx.g, id_)
    return _same(ids)


def _turns(action: Callable[[Game, int], bool]) -> Callable[[Ctx, Any], Done]:
    """One action for each of the objects."""

    def act(ctx: Ctx, node: Any) -> Done:
        return _same([id_ for id_ in refs.here(ctx, node.what) if action(ctx.g, id_)])

    return act


does(ir.Flip)(_turns(lambda g, id_: permanents.flip(g, id_)))
does(ir.Transform)(_turns(lambda g, id_: permanents.transform(g, id_)))


@does(ir.TurnFace)
def _turn_face(ctx: Ctx, node: ir.TurnFace) -> Done:
    turn = permanents.turn_face_down if node.down else permanents.turn_face_up
    return _same([id_ for id_ in refs.here(ctx, node.what) if turn(ctx.g, id_)])


@does(ir.BecomeAs)
def _become_as(ctx: Ctx, node: ir.BecomeAs) -> Done:
    """enters-as-choice: part of the copiable values (2009:706.2)."""
    g = ctx.g
    obj = g.find(ctx.source)
    if obj is None:
        return NOT_DONE
    g.put(obj, "defn", copies.altered(g, obj.defn, node.parts, ctx.source, ctx.controller))
    g.stale(obj)
    return _same([obj.id])


@does(ir.Phase)
def _phase(ctx: Ctx, node: ir.Phase) -> Done:
    return _same(permanents.phase_out(ctx.g, list(refs.here(ctx, node.what))))


@does(ir.RemoveFromCombat)
def _remove_from_combat(ctx: Ctx, node: ir.RemoveFromCombat) -> Done:
    objects = ctx.g.objects
    ids = [
        id_ for id_ in refs.here(ctx, node.what) if objects[id_].attacking or objects[id_].blocking
    ]
    permanents.remove_from_combat(ctx.g, ids)
    return _same(ids)


@does(ir.BlockNow)
def _block_now(ctx: Ctx, node: ir.BlockNow) -> Done:
    """attacker-blocked by what the effect names, one attacker each."""
    foes = refs.here(ctx, node.attacker)
    found = [
        id_
        for id_ in refs.here(ctx, node.what)
        if foes and blocked.put_blocking(ctx.g, id_, foes[0], entering=node.entering)
    ]
    return Done(bool(found), len(found), tuple(found))


@does(ir.Unblock)
def _unblock(ctx: Ctx, node: ir.Unblock) -> Done:
    """attacker-unblocked by an effect."""
    by = refs.objects(ctx, node.by)
    found = [
        attacker
        for id_ in refs.objects(ctx, node.what)
        for attacker in (blocked.unblock(ctx.g, id_, by[0]) if by else ())
    ]
    return Done(bool(found), len(found), tuple(found))


@does(ir.BecomeBlocked)
def _become_blocked(ctx: Ctx, node: ir.BecomeBlocked) -> Done:
    return _same(blocked.become_blocked(ctx.g, list(refs.here(ctx, node.what))))


# ------------------------------------------------------------------ continuous effects


@does(ir.Apply)
def _apply(ctx: Ctx, node: ir.Apply) -> Done:
    """continuous-effect-begins, affected-set-fixed, variable-fixed: what it affects and its
    amounts are found once, now (2006:418.3b-c)."""
    if not _begins(ctx, node.duration):
        ctx.g.trace("effect-ended-before-begin", source=ctx.source)
        return NOT_DONE
    if node.what is None:
        _begin(ctx, node, None)
        return Done(True)
    ids = refs.here(ctx, node.what)
    if _is_open(ctx.g, node):
        assert isinstance(node.what, ir.All)
        for one, each in _each_untap(ctx, node):
            _begin(one, each, None)
        return Done(True, len(ids), ids)
    if not ids:
        return NOT_DONE
    for one, each in _in_whose_step(ctx, node):
        _begin(one, each, ids)
    return _same(list(ids))


_IN_YOURS = (ir.DoesntUntap(ir.You()),)


def _in_whose_step(ctx: Ctx, node: ir.Apply) -> list[tuple[Ctx, ir.Apply]]:
    """ "Don't untap during that player's next untap step": in none but theirs, and until it is
    over, whoever controls them by then."""
    part = node.parts[0] if len(node.parts) == 1 else None
    if not isinstance(part, ir.DoesntUntap) or part.whose is None or node.duration != "next-untap":
        return [(ctx, node)]
    found = []
    for seat in refs.players(ctx, part.whose):
        one = ctx.child()
        one.controller = seat
        found.append((one, replace(node, parts=_IN_YOURS, duration=continuous.YOUR_UNTAP)))
    return found


def _is_open(g: Game, node: Any) -> bool:
    """affected-set-fixed only where characteristics or control change: what only says that things
    don't untap, or can't be targets, holds for what comes later too (2006:418.3b, 611.2c)."""
    what = node.what
    if not isinstance(what, ir.All) or what.zones != ("battlefield",):
        return False
    if all(isinstance(part, ir.DoesntUntap) for part in node.parts):
        return node.duration == "next-untap" and not aspects(what.filter) & _OF_NOW
    return all(states(g.edition, part) for part in node.parts)


# "Each attacking creature" is said of those that attack now, not as they would untap.
_OF_NOW = c.A_COMBAT | c.A_HISTORY | c.A_TAPPED


def _each_untap(ctx: Ctx, node: ir.Apply) -> list[tuple[Ctx, ir.Apply]]:
    """An effect on a set that is not fixed; one for each player whose next untap step ends it."""
    assert isinstance(node.what, ir.All)
    filter_ = cast(ir.Filter, node.what.filter)
    if node.duration != "next-untap":
        return [(ctx, replace(node, what=None, filter=filter_))]
    seats = set(range(len(ctx.g.players)))
    for part in filter_.parts if isinstance(filter_, ir.AllOf) else (filter_,):
        if isinstance(part, ir.Controlled):
            seats &= set(refs.players(ctx, part.by))
    theirs = ir.AllOf((filter_, ir.Controlled(ir.CurrentPlayer())))
    each = replace(node, what=None, filter=theirs)
    return [(ctx.for_player(seat), each) for seat in order.apnap(ctx.g) if seat in seats]


def _begin(ctx: Ctx, node: ir.Apply, affected: tuple[int, ...] | None) -> None:
    """In a loop the present object is that of the round; elsewhere it is each that is affected."""
    if affected and not ctx.current and fixed.own_numbers(node.parts):
        for id_ in affected:
            one = ctx.child()
            one.current = id_
            _begin(one, node, (id_,))
        return
    parts = fixed.defenders(ctx, node.parts)
    parts = fixed.numbers(ctx, parts) if ctx.current else parts
    continuous.begin(
        ctx,
        parts,
        affected=affected,
        filter_=node.filter,
        until=node.duration,
        condition=node.condition,
    )


def _begins(ctx: Ctx, duration: str) -> bool:
    """effect-ended-before-begin: an effect whose duration is over already does nothing
    (2006:418.3d), though its source may be tapped or controlled by that player again."""
    if duration not in continuous.WHILE or duration == "while-yours":
        return True
    source = ctx.g.find(ctx.source)
    if source is None or source.zone != c.BATTLEFIELD:
        return False
    if duration.startswith("while-control"):
        if source.controller != ctx.controller or _ended(ctx, permanents.LOST):
            return False
    return not duration.endswith("tapped") or (
        source.tapped and not _ended(ctx, permanents.UNTAPPED)
    )


def _ended(ctx: Ctx, what: str) -> bool:
    """Did that happen to the source while the ability was on the stack?"""
    info = ctx.info
    return info is not None and (what, True) in info.bound


_GIVE = ir.SetController(ir.CurrentPlayer())


@does(ir.SwapControl)
def _swap_control(ctx: Ctx, node: ir.SwapControl) -> Done:
    """Both groups are found before anything changes hands."""
    g = ctx.g
    seats = refs.one_player(ctx, node.a), refs.one_player(ctx, node.b)
    if min(seats) < 0:
        return NOT_DONE
    groups = [
        [id_ for id_ in g.players[seat].battlefield if filters.fits(ctx, node.filter, id_)]
        for seat in seats
    ]
    for seat, ids in zip(reversed(seats), groups, strict=True):
        if ids:
            own = ctx.for_player(seat)
            continuous.begin(own, (_GIVE,), affected=tuple(ids), until=node.duration)
    return _same([*groups[0], *groups[1]])


@does(ir.ExchangeControl)
def _exchange_control(ctx: Ctx, node: ir.ExchangeControl) -> Done:
    """control-exchanged, exchange-impossible: both change controllers, or nothing happens."""
    g = ctx.g
    a, b = refs.here(ctx, node.a), refs.here(ctx, node.b)
    if node.a == node.b:  # two that one word names
        b = a[1:2]
    if not a or not b or g.objects[a[0]].controller == g.objects[b[0]].controller:
        g.trace("exchange-impossible", object=ctx.source)
        return NOT_DONE
    seats = (g.objects[b[0]].controller, g.objects[a[0]].controller)
    for id_, seat in ((a[0], seats[0]), (b[0], seats[1])):
        continuous.begin(ctx.for_player(seat), (_GIVE,), affected=(id_,), until="forever")
    g.trace("control-exchanged", player=seats[1], other=seats[0], list=(a[0], b[0]))
    return Done(True, 2, (a[0], b[0]))
