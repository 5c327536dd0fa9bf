"""Carrying out effects: the way in, and the nodes that put actions together.

`perform` is what other rooms call. Actions proper stand in the files `effects_*`, each with its
subject; `table` says how they are found.
"""

from __future__ import annotations

from apnap import ir
from apnap.casting import chosen_x, costs, plans
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_FLIP, Event
from apnap.core.game import Game
from apnap.core.questions import PICK_ONE, PICK_SOME, YES_NO, Option, Question
from apnap.ir.mana import print_mana
from apnap.turn import order

from . import (
    amounts,
    asentering,
    effects_cards,
    effects_choices,
    effects_counters,
    effects_damage,
    effects_designations,
    effects_destroying,
    effects_emblems,
    effects_given,
    effects_library,
    effects_ownership,
    effects_permanents,
    effects_ring,
    effects_stack,
    effects_tokens,
    effects_turn,
    effects_zones,
    fixed,
    possible,
    refs,
)
from .conditions import holds
from .context import NOT_DONE, Ctx, Done, bindings, merge_results, sum_up
from .table import (
    EFFECTS,
    TOGETHER,
    does,
    does_together,
    of_each,
    of_players,
    perform,
    perform_together,
    rounds,
)

__all__ = [
    "EFFECTS",
    "TOGETHER",
    "Ctx",
    "Done",
    "bindings",
    "perform",
    "perform_body",
    "perform_together",
]

SUBJECTS = (
    effects_cards,
    effects_choices,
    effects_counters,
    effects_given,
    effects_damage,
    effects_designations,
    effects_destroying,
    effects_emblems,
    effects_ownership,
    effects_library,
    effects_permanents,
    effects_ring,
    effects_stack,
    effects_tokens,
    effects_turn,
    effects_zones,
)


def perform_body(ctx: Ctx, body: ir.Body) -> Done:
    """instructions-followed: the effect of a body, then those of the chosen modes in printed
    order (2006:413.2b); each mode counts its target words from 0."""
    done = perform(ctx, body.effect)
    info = ctx.info
    if body.modes and info is not None:
        base = len(body.targets)
        for index in info.modes:
            mode = body.modes[index]
            ctx.slot_base = base
            done = perform(ctx, mode.effect)
            base += len(mode.targets)
        ctx.slot_base = 0
    return done


def ask_yes(ctx: Ctx, key: str, seat: int, node: ir.Node | None = None) -> bool:
    """A yes-or-no question; `node` goes along as what is asked about."""
    args = (node,) if node is not None else ()
    question = Question(PICK_ONE, key, seat, YES_NO, source=ctx.source, args=args)
    return bool(ctx.g.choose(question) == 0)


# ------------------------------------------------------------------ one after another


@does(ir.Do)
def _do(ctx: Ctx, node: ir.Do) -> Done:
    steps = node.steps if node.once is None else fixed.found(ctx, node.steps, node.once)
    if not any(isinstance(step, ir.Apply | ir.If) for step in steps[1:]):
        return sum_up([perform(ctx, step) for step in steps])
    results: list[Done] = []
    for group in asentering.grouped(ctx, steps):
        if len(group) == 2:
            results += asentering.together(ctx, group[0], group[1], perform)
        else:
            results.append(perform(ctx, group[0]))
    return sum_up(results)


@does_together(ir.Do)
def _do_together(ctxs: list[Ctx], node: ir.Do) -> list[Done]:
    if node.once is not None:
        return [_do(ctx, node) for ctx in ctxs]
    results: list[list[Done]] = [[] for _ in ctxs]
    for step in node.steps:
        for i, done in enumerate(perform_together(ctxs, step)):
            results[i].append(done)
    return [sum_up(own) for own in results]


@does(ir.AtOnce)
def _at_once(ctx: Ctx, node: ir.AtOnce) -> Done:
    """Damage of all the parts is one batch, and so are moves to one zone; other parts follow
    each other, with nothing in between."""
    if any(isinstance(step, ir.If) for step in node.steps):
        node = ir.AtOnce(_those_that_hold(ctx, node.steps))
    if all(isinstance(step, ir.Damage) for step in node.steps):
        hits = []
        for step in node.steps:
            assert isinstance(step, ir.Damage)
            hits += effects_damage.hits_of(ctx, step)
        return effects_damage.deal(ctx, effects_damage.joined(hits))
    if all(isinstance(step, ir.Move | ir.Destroy) for step in node.steps):
        return effects_zones.move_at_once(ctx, node.steps)
    # whoever would win and lose at the same moment loses (2006:102.3e)
    losing = [step for step in node.steps if isinstance(step, ir.LoseGame)]
    rest = [step for step in node.steps if not isinstance(step, ir.LoseGame)]
    return _do(ctx, ir.Do((*losing, *rest)))


def _those_that_hold(ctx: Ctx, steps: tuple[ir.Effect, ...]) -> tuple[ir.Effect, ...]:
    """The steps, of those under a condition the ones that happen now."""
    found: list[ir.Effect] = []
    for step in steps:
        if not isinstance(step, ir.If):
            found.append(step)
            continue
        part = step.then if holds(ctx, step.condition) else step.otherwise
        if part is not None:
            found.append(part)
    return tuple(found)


@does(ir.Let)
def _let(ctx: Ctx, node: ir.Let) -> Done:
    done = perform(ctx, node.effect)
    ctx.results[node.name] = done
    return done


@does_together(ir.Let)
def _let_together(ctxs: list[Ctx], node: ir.Let) -> list[Done]:
    results = perform_together(ctxs, node.effect)
    for ctx, done in zip(ctxs, results, strict=True):
        ctx.results[node.name] = done
    return results


@does(ir.If)
def _if(ctx: Ctx, node: ir.If) -> Done:
    return perform(ctx, node.then if holds(ctx, node.condition) else node.otherwise)


@does_together(ir.If)
def _if_together(ctxs: list[Ctx], node: ir.If) -> list[Done]:
    answers = [holds(ctx, node.condition) for ctx in ctxs]
    return _parted(ctxs, answers, node.then, node.otherwise)


def _parted(
    ctxs: list[Ctx], answers: list[bool], yes: ir.Node | None, no: ir.Node | None
) -> list[Done]:
    """One effect for those with a yes, another for the rest; the results in the order of the
    contexts."""
    first = perform_together([c for c, answer in zip(ctxs, answers, strict=True) if answer], yes)
    second = perform_together(
        [c for c, answer in zip(ctxs, answers, strict=True) if not answer], no
    )
    taken = [0, 0]
    results = []
    for answer in answers:
        part = first if answer else second
        results.append(part[taken[answer]])
        taken[answer] += 1
    return results


@does(ir.Nothing)
def _nothing(ctx: Ctx, node: ir.Nothing) -> Done:
    return NOT_DONE


# ------------------------------------------------------------------ may, unless


@does(ir.May)
def _may(ctx: Ctx, node: ir.May) -> Done:
    """choice-on-resolution: what can't be started is not offered (2009:608.2d)."""
    players = rounds(ctx, node.who)  # "each player may draw a card": each of them one
    if not players:
        return perform(ctx, node.otherwise)
    return of_players(ctx, players, _may_together_seats, node)


@does_together(ir.May)
def _may_together(ctxs: list[Ctx], node: ir.May) -> list[Done]:
    return of_each(ctxs, _may_together_seats, node)


def _may_together_seats(ctxs: list[Ctx], seats: list[int], node: ir.May) -> list[Done]:
    answers = []
    for ctx, seat in zip(ctxs, seats, strict=True):
        yes = seat >= 0 and possible.can_start(ctx, node.effect)
        answers.append(yes and ask_yes(ctx, "may", seat, node.effect))
    before = ctxs[0].g.replaced if ctxs else 0
    results = _parted(ctxs, answers, node.effect, node.otherwise)
    if ctxs and (possible.by_choice(node.effect) or ctxs[0].g.replaced != before):
        results = [
            _chosen(one, node.effect, done) if answer else done
            for one, answer, done in zip(ctxs, answers, results, strict=True)
        ]
    if node.otherwise is not None:  # "if you don't": also who tried in vain
        results = [
            perform(one, node.otherwise) if answer and not done.did else done
            for one, answer, done in zip(ctxs, answers, results, strict=True)
        ]
    return [
        done if answer else Done(False, done.amount, done.objects)
        for done, answer in zip(results, answers, strict=True)
    ]


def _chosen(ctx: Ctx, effect: ir.Node | None, done: Done) -> Done:
    """What was chosen and then replaced or prevented was done all the same, for an "if you do"
    (2006:419.5b)."""
    result = done._replace(did=True)
    while isinstance(effect, ir.Let):
        if effect.name in ctx.results:
            ctx.results[effect.name] = ctx.results[effect.name]._replace(did=True)
        effect = effect.effect
    return result


@does(ir.PayOr)
def _pay_or(ctx: Ctx, node: ir.PayOr) -> Done:
    """payment-on-resolution: one who can't pay is not asked (2006:413.2e)."""
    players = rounds(ctx, node.who, True)
    if not players:
        return perform(ctx, node.unpaid)
    return of_players(ctx, players, _pay_or_seats, node)


@does_together(ir.PayOr)
def _pay_or_together(ctxs: list[Ctx], node: ir.PayOr) -> list[Done]:
    return of_each(ctxs, _pay_or_seats, node)


def _pay_or_seats(ctxs: list[Ctx], seats: list[int], node: ir.PayOr) -> list[Done]:
    """choice-order-players: all say first whether they pay, then they do; who is asked more than
    once pays at once, and knows what is left for the rest."""
    answers = []
    together = len(set(seats)) == len(seats)
    for ctx, seat in zip(ctxs, seats, strict=True):
        yes = seat >= 0 and _will_pay(ctx, seat, node)
        answers.append(yes and (together or _pay(ctx, seat, node)))
    if together:
        for i, (ctx, seat) in enumerate(zip(ctxs, seats, strict=True)):
            answers[i] = answers[i] and _pay(ctx, seat, node)
    results = _parted(ctxs, answers, node.paid, node.unpaid)
    return [
        Done(answer, done.amount, done.objects)
        for done, answer in zip(results, answers, strict=True)
    ]


def _x_is_open(ctx: Ctx, node: ir.PayOr) -> bool:
    """Has the X of "you may pay {X}" no value yet? A triggered ability has none, but that of the
    spell that its permanent was (107.3)."""
    if node.asked != "may" or ctx.x or not plans.costs_use_x(node.cost):
        return False
    if ctx.info is None or not isinstance(ctx.info.ability, ir.Triggered):
        return False
    obj = ctx.g.get(ctx.source) if ctx.source > 0 else None
    if obj is None or obj.card is None or obj.zone != c.BATTLEFIELD:
        return True
    return all("X" not in (face.cost or ()) for face in obj.card.faces)


def _will_pay(ctx: Ctx, seat: int, node: ir.PayOr) -> bool:
    """Can the player pay, and do they want to?"""
    payer = ctx.child()
    payer.controller = seat
    able = costs.can_pay(payer, fixed.numbers(ctx, node.cost), seat)
    return able and ask_yes(ctx, "pay", seat, node)


def _pay(ctx: Ctx, seat: int, node: ir.PayOr) -> bool:
    """Let the player pay; the objects that paid are those of CostObject from now on."""
    cost = fixed.numbers(ctx, node.cost)
    payer = ctx.child()
    payer.controller = seat
    if _x_is_open(ctx, node):
        if chosen_x.choose(payer, cost) is None:
            return False
        ctx.x = payer.x
    paid = costs.attempt(payer, cost, seat)
    if paid is None:
        return False
    ctx.bound_costs = (*paid.items(), *ctx.bound_costs)
    words = "".join([print_mana(one.mana) for one in cost if isinstance(one, ir.PayMana)])
    if words:
        ctx.g.trace("payment-on-resolution", player=seat, object=ctx.source, other=words)
    else:
        ctx.g.trace("payment-on-resolution", player=seat, object=ctx.source)
    return True


# ------------------------------------------------------------------ loops


@does(ir.ForEach)
def _for_each(ctx: Ctx, node: ir.ForEach) -> Done:
    """resolution-apnap: where the controllers or owners of the objects may pay, or any player, all
    choose first, then everything happens at the same time."""
    children = []
    for id_ in refs.objects(ctx, node.what):
        child = ctx.child()
        child.current = id_
        if id_ < 0:
            child.player = -1 - id_
        children.append(child)
    effect = node.effect
    if isinstance(effect, ir.PayOr) and fixed.mentions(effect.who, ir.Current):
        results = perform_together(_in_turn(children, effect.who), effect)
    elif _together(effect) or _anybody_pays(effect):
        results = perform_together(children, effect)
    else:
        results = []
        for child in children:
            results.append(perform(child, effect))
    merge_results(ctx, children)
    return sum_up(results)


def _in_turn(ctxs: list[Ctx], who: ir.Node) -> list[Ctx]:
    """The rounds in the order in which their players choose."""
    seats = order.apnap(ctxs[0].g) if ctxs else []
    place = {seat: n for n, seat in enumerate(seats)}
    return sorted(ctxs, key=lambda ctx: place.get(refs.one_player(ctx, who), len(place)))


def _together(effect: ir.Node) -> bool:
    """Are these tokens, or what goes to the top or the bottom of libraries as its owners choose?"""
    if isinstance(effect, ir.Move):
        return effect.position == "either"
    return isinstance(effect, ir.CreateTokens | ir.CreateCopies)


def _anybody_pays(effect: ir.Node) -> bool:
    """Is it "do this unless any player pays"?"""
    first = effect.steps[0] if isinstance(effect, ir.Do) else None
    asked = first.effect if isinstance(first, ir.Let) else None
    return isinstance(asked, ir.ForEachPlayer) and isinstance(asked.effect, ir.PayOr)


@does(ir.ForEachPlayer)
def _for_each_player(ctx: Ctx, node: ir.ForEachPlayer) -> Done:
    """resolution-apnap: with `together`, all choose first, then everything happens at the same
    time."""
    seats = refs.players(ctx, node.who)
    if not seats and ctx.g.gone and _is_choice(node.effect):
        seats = tuple([seat for seat in [refs.chooser(ctx, node.who)] if seat >= 0])
    if node.first is not None:
        seats = order.turning(ctx.g, refs.one_player(ctx, node.first), seats)
    children = [ctx.for_player(seat) for seat in seats]
    if node.together:
        results = perform_together(children, node.effect)
    else:
        results = []
        for child in children:
            results.append(perform(child, node.effect))
            if results[-1].did and _is_price(node.effect):
                break
    merge_results(ctx, children)
    return sum_up(results)


def _is_price(effect: ir.Effect) -> bool:
    """ "Any player may pay": nothing comes of it but that it is paid, which one can do for all."""
    return isinstance(effect, ir.PayOr) and effect.paid is None and effect.unpaid is None


def _is_choice(effect: ir.Node) -> bool:
    """Does the player choose objects, and do nothing else?"""
    if isinstance(effect, ir.Let):
        effect = effect.effect
    return isinstance(effect, ir.ChooseObject) and isinstance(effect.choice, ir.Choose)


@does(ir.Repeat)
def _repeat(ctx: Ctx, node: ir.Repeat) -> Done:
    results = []
    for _ in range(max(0, amounts.amount(ctx, node.count))):
        results.append(perform(ctx, node.effect))
    return sum_up(results)


AGAIN = "again"
ENOUGH = 1000  # a process that never ends stops here


@does(ir.Process)
def _process(ctx: Ctx, node: ir.Process) -> Done:
    results = []
    for _ in range(ENOUGH):
        ctx.chosen.pop(AGAIN, None)
        results.append(perform(ctx, node.effect))
        if not ctx.chosen.pop(AGAIN, None):
            break
    return sum_up(results)


@does(ir.RepeatProcess)
def _repeat_process(ctx: Ctx, node: ir.RepeatProcess) -> Done:
    ctx.chosen[AGAIN] = 1
    return Done(True)


# ------------------------------------------------------------------ modes, chance


@does(ir.ChooseMode)
def _choose_mode(ctx: Ctx, node: ir.ChooseMode) -> Done:
    """choice-on-resolution: modes that can't be started are not offered, unless none can."""
    seat = refs.one_player(ctx, node.who)
    if seat < 0:
        return NOT_DONE
    able = [i for i, mode in enumerate(node.modes) if possible.can_start(ctx, mode)]
    if not able:
        able = list(range(len(node.modes)))
    options = tuple([Option("mode", i) for i in able])
    count = min(node.count, len(able))
    if count == 1:
        question = Question(PICK_ONE, "mode", seat, options, source=ctx.source, args=(node,))
        picked = [ctx.g.choose(question)]
    else:
        question = Question(
            PICK_SOME,
            "mode",
            seat,
            options,
            least=count,
            most=count,
            source=ctx.source,
            args=(node,),
        )
        picked = list(ctx.g.choose(question))
    results = []
    for i in picked:
        results.append(perform(ctx, node.modes[able[i]]))
    return sum_up(results)


def flip(g: Game, seat: int, called: bool = True) -> bool:
    """coin-flipped: does the player win the flip? Heads, the first outcome, stands for a flip
    that is won. coin-flip-no-winner: a flip that nobody calls only shows heads or tails
    (2009:705.2)."""
    won = g.chance(2) == 0
    if rules.parts(g, ir.FlipsTwo) and rules.player_parts(g, ir.FlipsTwo, seat):
        won = _one_of_two(g, seat, won)
    if not called:
        g.trace("coin-flip-no-winner", player=seat, other="heads" if won else "tails")
        return won
    g.trace("coin-flipped", player=seat, other="won" if won else "lost")
    if g.listens(E_FLIP):
        g.edition.procedures.match(g, [Event(E_FLIP, 0, seat, amount=int(won))])
    return won


def _one_of_two(g: Game, seat: int, first: bool) -> bool:
    """Two coins are flipped, and the player ignores one; nobody is asked where they agree."""
    second = g.chance(2) == 0
    if first == second:
        return first
    g.trace("two-coins-flipped", player=seat)
    options = (Option("word", "heads"), Option("word", "tails"))
    return bool(g.choose(Question(PICK_ONE, "coin", seat, options)) == 0)


@does(ir.FlipCoin)
def _flip_coin(ctx: Ctx, node: ir.FlipCoin) -> Done:
    """The number of the result is how many flips were won."""
    wins = 0
    flips = 0
    for one, seat in rounds(ctx, node.who, True):
        for _ in range(max(0, amounts.amount(one, node.count))):
            flips += 1
            if flip(ctx.g, seat, node.called):
                wins += 1
                perform(one, node.won)
            else:
                perform(one, node.lost)
    return Done(wins > 0, wins)


@does(ir.FlipUntilLost)
def _flip_until_lost(ctx: Ctx, node: ir.FlipUntilLost) -> Done:
    """coin-flipped: as often as the flips are won, and once more."""
    wins = 0
    while flip(ctx.g, ctx.controller, True):
        wins += 1
    return Done(wins > 0, wins)


@does(ir.RollDie)
def _roll_die(ctx: Ctx, node: ir.RollDie) -> Done:
    """die-rolled: the number of the result is what the die shows."""
    total = 0
    for _, seat in rounds(ctx, node.who):
        number = 1 + ctx.g.chance(node.sides)
        ctx.g.trace("die-rolled", player=seat, n=number)
        total += number
    return Done(True, total)
