"""Turn-based actions of the steps outside combat, by the names under which the step tables list
them (2009:703).
"""

from __future__ import annotations

from apnap.actions import cards, daytime, permanents
from apnap.casting import once
from apnap.continuous import effects, rules
from apnap.core.daytime import DAY, NIGHT, now
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import NO, PICK_ONE, PICK_SOME, YES_NO, Option, Question
from apnap.interpret import history
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.interpret.refs import players
from apnap.ir import DoesntUntap, HandSize, MayNotUntap, UntapLimit, UntapsAlso
from apnap.multiplayer import formats
from apnap.triggers import placing

from . import durations, order, several


def untap(g: Game) -> None:
    """permanents-untapped: the active player determines what untaps, then all of it untaps at the
    same time (2006:302.2).
    """
    g.trace("untap-no-priority", player=g.active)
    day_or_night(g)
    seats = order.actives(g)
    chosen: list[int] = []
    for seat in seats:
        effects.expire(g, "untap-step", seat)
        own = []
        for id_ in g.players[seat].battlefield:
            obj = g.objects[id_]
            if obj.tapped and not obj.phased_out and not _stays_tapped(g, obj):
                own.append(id_)
        chosen += _within_limits(g, own, seat)
    chosen += _others_untap(g, seats)
    if chosen:
        permanents.untap(g, chosen)
        g.trace("permanents-untapped", player=g.active, n=len(chosen))
    for seat in seats:
        durations.expire(g, "after-untap", seat)


def day_or_night(g: Game) -> None:
    """day-night-checked: after a day turn in which its player cast no spell comes the night, after
    a night turn in which they cast two or more comes the day (502.2, 730.2)."""
    spells = history.spells_of_the_turn_before(g)
    if now(g) == DAY and spells == 0:
        daytime.become(g, NIGHT)
    elif now(g) == NIGHT and spells >= 2:
        daytime.become(g, DAY)


def _others_untap(g: Game, seats: list[int]) -> list[int]:
    """What other players' effects untap in this untap step, at the same time."""
    found: dict[int, None] = {}
    for part, ctx, _ in rules.parts(g, UntapsAlso):
        if ctx.controller in seats:
            continue
        for id_ in g.players[ctx.controller].battlefield:
            obj = g.objects[id_]
            if obj.tapped and not obj.phased_out and fits(ctx, part.filter, id_):
                found[id_] = None
    return list(found)


def _stays_tapped(g: Game, obj: GameObject) -> bool:
    """untap-prevented: by an effect, or by its controller's choice."""
    if any(
        part.whose is None or obj.controller in players(ctx, part.whose)
        for part, ctx in rules.applies_with(g, DoesntUntap, obj)
    ):
        g.trace("untap-prevented", object=obj.id)
        return True
    if rules.applies(g, MayNotUntap, obj):
        asked = Question(PICK_ONE, "untap", obj.controller, YES_NO, source=obj.id)
        return g.pick(asked) == NO
    return False


def _within_limits(g: Game, ids: list[int], seat: int) -> list[int]:
    """Effects that let no more than so many of a kind untap: the active player chooses which."""
    for part, ctx, _ in rules.parts(g, UntapLimit):
        if part not in rules.player_parts(g, UntapLimit, seat):
            continue
        bound = [id_ for id_ in ids if fits(ctx, part.filter, id_)]
        if len(bound) > part.count:
            options = tuple(Option("object", id_) for id_ in bound)
            asked = Question(
                PICK_SOME,
                "untap-which",
                seat,
                options,
                least=part.count,
                most=part.count,
                source=ctx.source,
            )
            kept = [bound[i] for i in g.choose(asked)]
            ids = [id_ for id_ in ids if id_ not in bound or id_ in kept]
    return ids


def draw(g: Game) -> None:
    """turn-draw; first-draw-skipped: the starting player of a two-player game, or the starting team
    where teams take turns, draws no card in the first turn (2006:304.1, 101.5a, 101.5b).
    """
    two_sides = len(g.players) == 2 or formats.shares_turns(g)
    if (
        g.turn == 1
        and two_sides
        and g.edition.facts.first_turn_draw_skipped
        and ("first-draw", 1) not in g.game_data
    ):
        g.trace("first-draw-skipped", player=g.active)
        return
    for seat in order.actives(g):
        g.trace("turn-draw", player=seat)
        cards.draw(g, seat, 1)


def hand_limit(g: Game, seat: int) -> int | None:
    """The maximum hand size of a player; None if there is none (maximum-hand-size)."""
    limit: int | None = g.players[seat].hand_size
    for part in rules.player_parts(g, HandSize, seat):
        if part.set is not None:
            limit = part.set
        elif part.change == 0:
            limit = None
        elif limit is not None:
            limit += amount(Ctx(g, 0, seat), part.change)
    return limit


def discard_to_limit(g: Game) -> None:
    """cleanup-discard: the active player discards down to the maximum hand size (2006:314.1)."""
    for seat in order.actives(g):
        _discard_to_limit(g, seat)


def _discard_to_limit(g: Game, seat: int) -> None:
    limit = hand_limit(g, seat)
    hand = g.players[seat].hand
    if limit is None or len(hand) <= limit:
        return
    number = len(hand) - max(limit, 0)
    options = tuple(Option("object", id_) for id_ in hand)
    chosen = g.choose(Question(PICK_SOME, "discard", seat, options, least=number, most=number))
    g.trace("cleanup-discard", player=seat, n=number)
    cards.discard(g, seat, [int(options[i].id) for i in chosen])


def wear_off(g: Game) -> None:
    """damage-wears-off and until-end-of-turn-ends, at the same time (2006:314.2), of what is phased
    out as well (514.2)."""
    damaged = []
    for id_ in (*g.battlefield(), *g.phased):
        obj = g.objects[id_]
        if (obj.damage or obj.deathtouched) and not (
            g.turns and several.elsewhere(g, obj.controller)
        ):
            damaged.append(obj)
    if damaged:
        g.put_many(damaged, "damage", 0)
        g.put_many(damaged, "deathtouched", False)
        for obj in damaged:
            g.stale(obj)
        g.trace("damage-wears-off", n=len(damaged))
    if g.effects or g.shields or g.delayed:
        g.trace("until-end-of-turn-ends")
    durations.expire(g, "cleanup")
    once.forget(g)
    placing.expire(g, "turn")


def phase(g: Game) -> None:
    """phasing-at-untap: what has phasing phases out while what is phased out phases in
    (2006:302.1).
    """
    named = g.edition.procedures.named.get("phasing")
    if named is not None:
        named(g)


def choose_defender(g: Game) -> None:
    """defending-player-chosen: where not all opponents are attacked, the active player chooses one
    as combat begins (2006:306.3, 2009:703.4d)."""
    if formats.attack_option(g) != formats.ONE:
        return
    seat = g.active
    options = tuple([Option("player", other) for other in order.opponents(g, seat)])
    if not options:
        return
    chosen = int(g.pick(Question(PICK_ONE, "defending-player", seat, options)).id)
    kept = tuple([pair for pair in g.combat_data if pair[0] != order.DEFENDER])
    g.set("combat_data", (*kept, (order.DEFENDER, chosen)))
    g.trace("defending-player-chosen", player=seat, other=chosen)


def main_begins(g: Game) -> None:
    """saga-lore-counter-added: what happens as a main phase begins, before anybody has priority."""
    named = g.edition.procedures.named.get("sagas")
    if named is not None and g.edition.steps[g.step].name == "main1":
        named(g)
