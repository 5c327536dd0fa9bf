"""References, players, amounts: what they name, also of what has left."""

import pytest

from apnap import ir, setup
from apnap.actions import permanents, zones
from apnap.core import constants as c
from apnap.core.events import E_DAMAGE, E_MOVE, Event
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx, Done, bindings
from apnap.interpret.filters import matching
from apnap.interpret.refs import here, objects, players, present
from interpret.bench import CREATURE, Bench, creature, land


def test_targets_are_those_still_legal_by_slot() -> None:
    t = Bench()
    a, b = t.put(), t.put()
    ctx = t.ctx(targets=((a, -2), (b,)))
    assert objects(ctx, ir.Target(0)) == (a, -2)
    assert players(ctx, ir.TargetPlayer(0)) == (1,)
    assert objects(ctx, ir.Target(1)) == (b,)
    assert objects(ctx, ir.Target(2)) == ()
    ctx.slot_base = 1
    assert objects(ctx, ir.Target(0)) == (b,)
    ctx.slot_base = 0
    ctx.legal_targets = ((-2,), ())
    assert objects(ctx, ir.Target(0)) == (-2,)
    assert objects(ctx, ir.Target(1)) == ()


@pytest.mark.rule("2006:413.2f")
def test_last_known_information_of_what_left() -> None:
    t = Bench()
    bear = t.put(creature(power=3), counters={"+1/+1": 2})
    ctx = t.ctx(targets=((bear,),))
    zones.move(t.g, [bear], c.EXILE)
    assert amount(ctx, ir.PowerOf(ir.Target(0))) == 5
    assert amount(ctx, ir.CountersOn("+1/+1", ir.Target(0))) == 2
    assert amount(ctx, ir.ManaValueOf(ir.Target(0))) == 2
    assert players(ctx, ir.ControllerOf(ir.Target(0))) == (0,)
    assert here(ctx, ir.Target(0)) == ()


@pytest.mark.rule("2006:217.1c")
def test_an_effect_finds_what_it_moved_itself_but_nothing_else() -> None:
    t = Bench()
    bear = t.put(seat=1)
    ctx = t.ctx(targets=((bear,),))
    t.do(ir.Move(ir.Target(0), "exile"), ctx=ctx)
    exiled = t.g.became[bear]
    assert present(ctx, bear) == exiled
    assert present(t.ctx(targets=((bear,),)), bear) == 0
    t.do(ir.Move(ir.Target(0), "battlefield"), ctx=ctx)
    assert t.zone(bear) == "battlefield"
    assert here(ctx, ir.Target(0)) == (t.g.became[exiled],)


def test_a_trigger_finds_the_card_that_its_event_moved() -> None:
    t = Bench()
    bear = t.put()
    (new,) = zones.move(t.g, [bear], c.GRAVEYARD)
    event = Event(E_MOVE, bear, 0, origin=c.BATTLEFIELD, to=c.GRAVEYARD, new=new)
    ctx = t.ctx(source=bear, event=event)
    assert objects(ctx, ir.EventObject()) == (bear,)
    assert here(ctx, ir.EventObject()) == (new,)
    assert here(ctx, ir.This()) == (new,)
    zones.move(t.g, [new], c.EXILE)
    assert here(ctx, ir.This()) == ()


def test_the_object_of_an_entering_event_is_the_new_one() -> None:
    t = Bench()
    card = t.put(zone="hand")
    (new,) = zones.move(t.g, [card], c.BATTLEFIELD)
    event = Event(E_MOVE, card, 0, origin=c.HAND, to=c.BATTLEFIELD, new=new)
    assert objects(t.ctx(event=event), ir.EventObject()) == (new,)


def test_damage_events_name_recipient_and_source() -> None:
    t = Bench()
    event = Event(E_DAMAGE, source=7, recipient=-2, amount=4)
    ctx = t.ctx(event=event)
    assert objects(ctx, ir.EventObject("source")) == (7,)
    assert objects(ctx, ir.EventObject()) == (-2,)
    assert players(ctx, ir.EventPlayer()) == (1,)
    assert players(ctx, ir.EventPlayer("opponent")) == (0,)
    assert amount(ctx, ir.EventAmount()) == 4


def test_a_cost_moved_its_object_where_the_effect_can_find_it() -> None:
    t = Bench()
    bear = t.put(creature(power=4))
    ctx = t.ctx(cost_objects=(("sacrificed", (bear,)),))
    permanents.sacrifice(t.g, 0, [bear])
    assert amount(ctx, ir.PowerOf(ir.CostObject())) == 4
    assert here(ctx, ir.CostObject()) == (t.g.became[bear],)


def test_players_come_in_apnap_order() -> None:
    t = Bench(players=4)
    t.g.active = 2
    ctx = t.ctx(seat=1)
    assert players(ctx, ir.EachPlayer()) == (2, 3, 0, 1)
    assert players(ctx, ir.EachOpponent()) == (2, 3, 0)
    assert players(ctx, ir.OthersThan(ir.ActivePlayer())) == (3, 0, 1)
    assert players(ctx, ir.OpponentsOf(ir.ActivePlayer())) == (3, 0, 1)
    t.g.put(t.g.players[3], "left", True)
    assert players(ctx, ir.EachPlayer()) == (2, 0, 1)


def test_an_opponent_is_chosen_once() -> None:
    t = Bench(players=3)
    t.do(
        ir.Do((ir.LoseLife(1, ir.AnOpponent()), ir.LoseLife(2, ir.AnOpponent()))),
        ("opponent", -3),
    )
    assert [t.life(seat) for seat in range(3)] == [20, 20, 17]


def test_the_attacked_player() -> None:
    t = Bench(players=3)
    bear = t.put()
    t.g.put(t.g.objects[bear], "attacking", -3)
    assert players(t.ctx(source=bear), ir.DefendingPlayer()) == (2,)


def test_attachments_and_hosts() -> None:
    t = Bench()
    host = t.put()
    aura = t.put(ir.Face("Aura", types=("Enchantment",), subtypes=("Aura",)))
    t.g.put(t.g.objects[aura], "attached_to", host)
    t.g.put(t.g.objects[host], "attachments", (aura,))
    assert objects(t.ctx(source=aura), ir.AttachedTo()) == (host,)
    assert objects(t.ctx(source=host), ir.AttachmentsOf(ir.This(), ir.HasSubtype("Aura"))) == (
        aura,
    )
    assert objects(t.ctx(), ir.AttachmentsOf(ir.Both((ir.All(CREATURE),)), ir.Anything())) == (
        aura,
    )


def test_the_top_of_a_library_comes_topmost_first() -> None:
    t = Bench()
    low, high = t.put_many(creature("Low"), creature("High"), zone="library")
    assert objects(t.ctx(), ir.Top(ir.You(), 5)) == (high, low)
    assert objects(t.ctx(), ir.Top(ir.You(), 0)) == ()


def test_sums_and_counts() -> None:
    t = Bench()
    t.put(creature(power=1, toughness=4, colors="GW"))
    t.put(creature(power=5, toughness=2, colors="R"))
    t.put(land("Forest"))
    t.put(land("Dual", "Forest", "Island"))
    ctx = t.ctx()
    everything = ir.All(ir.Anything())
    creatures = ir.All(CREATURE)
    cases = [
        (ir.Count(CREATURE), 2),
        (ir.CountOf(everything), 5),
        (ir.Max("power", creatures), 5),
        (ir.Max("power", ir.Result("none")), 0),
        (ir.Sum("toughness", creatures), 6),
        (ir.ColorsAmong(creatures), 3),
        (ir.BasicTypesAmong(everything), 2),
        (ir.Plus(2, ir.Times(3, ir.Count(CREATURE))), 8),
        (ir.Minus(1, ir.LifeOf()), -19),
        (ir.Half(7), 3),
        (ir.Half(7, True), 4),
        (ir.PlayerCount(ir.EachOpponent()), 1),
        (ir.CardsIn(ir.You(), "hand"), 0),
    ]
    for node, value in cases:
        assert amount(ctx, node) == value, node


def test_x_is_that_of_the_spell_or_of_the_permanent_that_it_became() -> None:
    t = Bench()
    assert amount(t.ctx(x=3), ir.X()) == 3
    bear = t.put()
    spell = t.ctx(x=5).info
    t.g.put(t.g.objects[bear], "info", spell)
    entered = ir.Triggered(ir.Moves(ir.Is(ir.This())), ir.Body())
    activated = ir.Activated((), ir.Body())
    assert amount(t.ctx(source=bear, ability=entered), ir.X()) == 5
    assert amount(t.ctx(source=bear, ability=activated), ir.X()) == 0


def test_the_mana_value_of_a_split_card_off_the_stack_is_that_of_both_halves() -> None:
    t = Bench()
    halves = (
        ir.Face("Left", ("1", "R"), types=("Instant",)),
        ir.Face("Right", ("3", "G"), types=("Sorcery",)),
    )
    obj = setup.add(t.g, ir.Card(halves, "split"), 0, "graveyard")
    assert amount(t.ctx(source=obj.id), ir.ManaValueOf()) == 6


def test_facts_of_the_turn() -> None:
    t = Bench()
    t.do(ir.GainLife(2, ir.EachPlayer()))
    assert amount(t.ctx(), ir.TurnFact("life-gained")) == 4
    assert amount(t.ctx(), ir.TurnFact("life-gained", ir.You())) == 2


def test_what_a_delayed_ability_remembers() -> None:
    t = Bench()
    bear = t.put(creature(power=3))
    ctx = t.ctx(targets=((bear,),), x=4, event=Event(E_DAMAGE, amount=6))
    ctx.results["gone"] = Done(True, 2, (bear,))
    ctx.chosen["color"] = "R"
    ctx.current = bear
    ctx.player = 1
    later = Ctx(t.g, t.source, 0, bound=bindings(ctx))
    assert objects(later, ir.Target(0)) == (bear,)
    assert later.results["gone"] == Done(True, 2, (bear,))
    assert later.value("color") == "R"
    assert amount(later, ir.X()) == 4
    assert amount(later, ir.EventAmount()) == 6
    assert objects(later, ir.Current()) == (bear,)
    assert players(later, ir.CurrentPlayer()) == (1,)


def test_a_delayed_ability_speaks_of_the_event_of_the_one_that_created_it() -> None:
    t = Bench()
    first, second = Event(E_DAMAGE, amount=6), Event(E_DAMAGE, amount=1)
    later = Ctx(t.g, t.source, 0, event=second, bound=bindings(t.ctx(event=first)))
    assert amount(later, ir.EventAmount()) == 6


def test_matching_goes_by_players_and_zones() -> None:
    t = Bench()
    theirs, own = t.put(seat=1), t.put()
    buried = t.put(seat=1, zone="graveyard")
    assert matching(t.ctx(), CREATURE) == [own, theirs]
    assert matching(t.ctx(), CREATURE, ("graveyard", "battlefield")) == [buried, own, theirs]
    mine = ir.AllOf((CREATURE, ir.Controlled(ir.You())))
    assert matching(t.ctx(), mine) == [own]
    assert matching(t.ctx(seat=1), mine, ("graveyard",)) == [buried]


def test_how_often_and_with_how_much_it_was_paid() -> None:
    t = Bench()
    ctx = t.ctx(
        paid=(("multikicker", 3),), cost_objects=(("removed:charge", (t.source, t.source)),)
    )
    assert amount(ctx, ir.TimesKicked()) == 3
    assert amount(ctx, ir.CostCount()) == 2
    assert amount(ctx, ir.CostCount(kind="charge")) == 2
    assert amount(ctx, ir.CostCount(kind="fade")) == 0
    assert amount(ctx, ir.CostCount("sacrificed")) == 0


def test_that_player_or_the_controller_of_that_permanent() -> None:
    t = Bench()
    bear = t.put(seat=1)
    for target, seat in ((-1, 0), (bear, 1)):
        ctx = t.ctx(targets=((target,),))
        assert players(ctx, ir.PlayerOrController(ir.Target(0))) == (seat,)
