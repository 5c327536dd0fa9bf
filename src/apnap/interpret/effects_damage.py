"""Effects on life totals, and damage: dealing it, preventing it, redirecting it."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import damage, life, permanents
from apnap.core.questions import NUMBER, PICK_ONE, Option, Question
from apnap.replacement import shields

from . import amounts, fixed, refs
from .context import NOT_DONE, Ctx, Done, sum_up
from .effects_choices import keep
from .table import does, does_together, rounds

# ------------------------------------------------------------------ damage


def hits_of(ctx: Ctx, node: ir.Damage) -> list[damage.Hit]:
    """The damage of one effect, not yet dealt."""
    sources = refs.objects(ctx, node.source)
    if not sources:
        return []
    if _each_its_own(node):
        return [hit for source in sources for hit in _of_each(ctx, node, source)]
    pairs = _divided(ctx, node) if node.divided else _undivided(ctx, node)
    return [
        damage.Hit(source, recipient, n, False, node.unpreventable)
        for source in sources
        for recipient, n in pairs
        if n > 0
    ]


def _each_its_own(node: ir.Damage) -> bool:
    """Does each of many sources deal an amount of its own to this object, or deal damage to what
    belongs to it?"""
    if isinstance(node.source, ir.All) and fixed.mentions(node.to, ir.Current):
        return True
    to_this = all(isinstance(one, ir.This) for one in node.to)
    many = isinstance(node.source, ir.Target | ir.Result)
    return many and to_this and fixed.mentions(node.amount, ir.Current)


def _of_each(ctx: Ctx, node: ir.Damage, source: int) -> list[damage.Hit]:
    """What one of many sources deals to what belongs to it."""
    child = ctx.child()
    child.current = source
    pairs = _undivided(child, node)
    return [damage.Hit(source, to, n, False, node.unpreventable) for to, n in pairs if n > 0]


def _undivided(ctx: Ctx, node: ir.Damage) -> list[tuple[int, int]]:
    found = dict.fromkeys(
        refs.present(ctx, id_) for part in node.to for id_ in refs.objects(ctx, part)
    )
    each = not ctx.current and fixed.mentions(node.amount, ir.Current)
    if not each and not fixed.mentions(node.amount, ir.CurrentPlayer):
        n = amounts.amount(ctx, node.amount)
        if node.evenly and found:  # among those targets alone that are legal still
            n = n // len(found)
        return [(id_, n) for id_ in found if id_]
    return [(id_, _amount_for(ctx, node.amount, id_)) for id_ in found if id_]


def _amount_for(ctx: Ctx, value: Any, recipient: int) -> int:
    """An amount that depends on which of several recipients it is."""
    child = ctx.child()
    if not ctx.current:
        child.current = recipient
    if recipient < 0 and ctx.player < 0:
        child.player = -1 - recipient
    return amounts.amount(child, value)


def _divided(ctx: Ctx, node: ir.Damage) -> list[tuple[int, int]]:
    """The shares that were announced; what became illegal takes its share along (2006:409.1e)."""
    return [share for part in node.to for share in refs.shares(ctx, part)]


def joined(hits: list[damage.Hit]) -> list[damage.Hit]:
    """What one source deals to one recipient at the same time is one amount of damage."""
    found: dict[tuple[int, int, bool], damage.Hit] = {}
    for hit in hits:
        key = (hit.source, hit.recipient, hit.unpreventable)
        if key in found:
            found[key].amount += hit.amount
        else:
            found[key] = hit
    return list(found.values())


def deal(ctx: Ctx, hits: list[damage.Hit]) -> Done:
    """damage-dealt: one batch; the number of the result is what was dealt in the end."""
    if not hits:
        return NOT_DONE
    dealt = damage.deal(ctx.g, hits, ctx.cause)
    total = sum(hit.amount for hit in dealt)
    return Done(bool(dealt), total, tuple(dict.fromkeys(hit.recipient for hit in dealt)))


@does(ir.Damage)
def _damage(ctx: Ctx, node: ir.Damage) -> Done:
    return deal(ctx, hits_of(ctx, node))


@does_together(ir.Damage)
def _damage_together(ctxs: list[Ctx], node: ir.Damage) -> list[Done]:
    """All of it is one batch; each result is what came of that player's part."""
    own = []
    for ctx in ctxs:
        own.append(hits_of(ctx, node))
    hits = [hit for part in own for hit in part]
    if not hits:
        return [NOT_DONE for _ in ctxs]
    dealt = damage.deal(ctxs[0].g, hits, ctxs[0].cause)
    results = []
    for part in own:
        to = dict.fromkeys(hit.recipient for hit in part)
        got = [hit for hit in dealt if hit.recipient in to]
        ids = tuple(dict.fromkeys(hit.recipient for hit in got))
        results.append(Done(bool(got), sum(hit.amount for hit in got), ids))
    return results


@does(ir.Fight)
def _fight(ctx: Ctx, node: ir.Fight) -> Done:
    """fight: each deals damage equal to its power to the other, at the same time; if one is not
    there, neither does."""
    g = ctx.g
    a, b = refs.here(ctx, node.a), refs.here(ctx, node.b)
    if not a or not b:
        return NOT_DONE
    first, second = a[0], b[0]
    g.trace("fight", object=first, target=second)
    powers = [g.chars(g.objects[id_]).power or 0 for id_ in (first, second)]
    if first == second:
        return deal(ctx, [damage.Hit(first, first, 2 * powers[0])])
    return deal(ctx, [damage.Hit(first, second, powers[0]), damage.Hit(second, first, powers[1])])


# ------------------------------------------------------------------ prevention, redirection


@does(ir.PreventDamage)
def _prevent(ctx: Ctx, node: ir.PreventDamage) -> Done:
    """prevention-shield-created."""
    return Done(shields.prevent(ctx, node))


@does(ir.RedirectDamage)
def _redirect(ctx: Ctx, node: ir.RedirectDamage) -> Done:
    """A shield that sends damage elsewhere."""
    return Done(shields.redirect(ctx, node))


@does(ir.Instead)
def _instead(ctx: Ctx, node: ir.Instead) -> Done:
    """A replacement effect that waits from now on."""
    shields.instead(ctx, node)
    return Done(True)


# ------------------------------------------------------------------ life


def _each_amount(ctx: Ctx, node: Any) -> list[tuple[int, int]]:
    """Who, and how much for each of them."""
    return [(seat, amounts.amount(one, node.amount)) for one, seat in rounds(ctx, node.who)]


@does(ir.GainLife)
def _gain_life(ctx: Ctx, node: ir.GainLife) -> Done:
    total = life.gain_together(ctx.g, _each_amount(ctx, node), ctx.cause)
    return Done(total > 0, total)


@does(ir.LoseLife)
def _lose_life(ctx: Ctx, node: ir.LoseLife) -> Done:
    total = 0
    for seat, n in _each_amount(ctx, node):
        total += life.lose(ctx.g, seat, n, ctx.cause)
    return Done(total > 0, total)


@does(ir.SetLife)
def _set_life(ctx: Ctx, node: ir.SetLife) -> Done:
    results = []
    for seat, n in _one_of_each_team(ctx, _each_amount(ctx, node)):
        life.set_total(ctx.g, seat, n, ctx.cause)
        results.append(Done(True, n))
    return sum_up(results)


def _one_of_each_team(ctx: Ctx, given: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """team-member-chosen: where a team shares its life total, it chooses the one of its members
    whose total is set (810.9d)."""
    g = ctx.g
    kept: list[tuple[int, int]] = []
    for seat, n in given:
        mates = [one for one, _ in given if one in life.sharing(g, seat)]
        if mates[0] != seat:
            continue
        if len(mates) > 1:
            options = tuple(Option("player", one) for one in mates)
            asked = Question(PICK_ONE, "team-member", seat, options, source=ctx.source)
            seat = int(g.pick(asked).id)
            g.trace("team-member-chosen", player=seat)
            n = dict(given)[seat]
        kept.append((seat, n))
    return kept


@does(ir.ExchangeLife)
def _exchange_life(ctx: Ctx, node: ir.ExchangeLife) -> Done:
    """life-set: each gains or loses what it takes; nothing happens if one of them can't
    (exchange-impossible)."""
    g = ctx.g
    a, b = refs.one_player(ctx, node.a), refs.one_player(ctx, node.b)
    if a < 0 or b < 0 or a == b:
        return NOT_DONE
    if b in life.sharing(g, a):  # teammates have no life totals to exchange (810.9e)
        g.trace("exchange-impossible", object=ctx.source)
        return NOT_DONE
    totals = {a: g.players[b].life, b: g.players[a].life}
    for seat, n in totals.items():
        if n > g.players[seat].life and not life.can_gain(g, seat):
            g.trace("exchange-impossible", object=ctx.source)
            return NOT_DONE
    for seat, n in totals.items():
        life.set_total(g, seat, n, ctx.cause)
    return Done(True)


@does(ir.GivePoison)
def _give_poison(ctx: Ctx, node: ir.GivePoison) -> Done:
    """poison-received."""
    total = 0
    for seat, n in _each_amount(ctx, node):
        total += permanents.put_counters(ctx.g, -1 - seat, "poison", n, ctx.cause)
    return Done(total > 0, total)


@does(ir.PayAnyLife)
def _pay_any_life(ctx: Ctx, node: ir.PayAnyLife) -> Done:
    """life-paid: any amount up to what the player has (life-total-unpayable)."""
    g = ctx.g
    results = []
    for one, seat in rounds(ctx, node.who):
        most = max(0, g.players[seat].life)
        if node.most is not None:
            most = min(most, max(0, amounts.amount(one, node.most)))
        asked = Question(NUMBER, "number", seat, least=0, most=most, source=ctx.source)
        n = int(g.choose(asked))
        life.pay(g, seat, n)
        keep(one, node.key, n)
        results.append(Done(n > 0, n))
    return sum_up(results)
