"""Conditions, and what nodes read."""

from apnap import ir
from apnap.core import constants as c
from apnap.core.objects import StackInfo
from apnap.interpret.conditions import holds
from apnap.interpret.context import Done
from apnap.interpret.reads import aspects
from interpret.bench import CREATURE, LAND, Bench


def test_conditions() -> None:
    t = Bench()
    bear = t.put(tapped=True)
    ctx = t.ctx(targets=((bear,),))
    ctx.results["d"] = Done(True, 1)
    ctx.results["n"] = Done(False)
    yes = [
        None,
        ir.AllTrue((ir.Exists(CREATURE), ir.Untrue(ir.Exists(LAND)))),
        ir.AnyTrue((ir.Exists(LAND), ir.TurnOf())),
        ir.Compare(ir.LifeOf(), ">=", 20),
        ir.Fits(ir.Target(0), ir.IsTapped()),
        ir.InZone("battlefield"),
        ir.TurnOf(ir.You()),
        ir.During("main1"),
        ir.During("main"),
        ir.Did("d"),
        ir.WonFlip("d"),
        ir.Untrue(ir.Did("n")),
        ir.Untrue(ir.Did("never")),
        ir.Untrue(ir.Happened("life-gained")),
    ]
    for node in yes:
        assert holds(ctx, node), node
    no = [
        ir.During("combat"),
        ir.InZone("graveyard"),
        ir.InZone("battlefield", ir.Result("none")),
        ir.TurnOf(ir.EachOpponent()),
        ir.WasCast(),
        ir.Kicked(),
    ]
    for node in no:
        assert not holds(ctx, node), node
    t.do(ir.GainLife(1))
    assert holds(ctx, ir.Happened("life-gained", ir.You()))
    assert not holds(ctx, ir.Happened("life-gained", ir.EachOpponent()))


def test_how_it_was_cast() -> None:
    t = Bench()
    bear = t.put()
    info = StackInfo(bear)
    info.origin = c.HAND
    info.paid = (("kicker-1", 1), ("kicker-2", 2), ("buyback", 1))
    info.way = "flashback"
    info.mana = "RRG"
    t.g.put(t.g.objects[bear], "info", info)
    ctx = t.ctx(source=bear, ability=ir.Triggered(ir.Moves(CREATURE), ir.Body()))
    assert holds(ctx, ir.WasCast())
    assert holds(ctx, ir.WasCast("hand"))
    assert not holds(ctx, ir.WasCast("graveyard"))
    assert holds(ctx, ir.Kicked())
    assert holds(ctx, ir.Kicked(3))
    assert holds(ctx, ir.Kicked(2, 2))
    assert not holds(ctx, ir.Kicked(2, 1))
    assert holds(ctx, ir.CostPaid("buyback"))
    assert holds(ctx, ir.CostPaid("flashback"))
    assert not holds(ctx, ir.CostPaid("evoke"))
    assert holds(ctx, ir.ManaSpent("R", 2))
    assert not holds(ctx, ir.ManaSpent("G", 2))


def test_newly_controlled() -> None:
    t = Bench()
    bear = t.put()
    player = t.g.players[0]
    t.g.turn, player.upkeep_began, player.upkeep_before = 7, 7, 5
    for since, new in ((-1, False), (4, False), (5, True), (6, True)):
        t.g.put(t.g.objects[bear], "since", since)
        assert holds(t.ctx(source=bear), ir.NewlyControlled()) == new, since


def test_aspects() -> None:
    cases = [
        (ir.AllOf((CREATURE, ir.HasColor("R"))), 0),
        (ir.IsTapped(), c.A_TAPPED),
        (ir.LifeOf(), c.A_LIFE),
        (ir.TurnOf(), c.A_TURN),
        (7, 0),
        (None, 0),
    ]
    for node, mask in cases:
        assert aspects(node) == mask, node
    counted = ir.Count(CREATURE, ("graveyard",))
    assert aspects(counted) & c.A_GRAVEYARD
    assert aspects((counted, ir.LifeOf())) & c.A_LIFE
    assert aspects(ir.CardsIn(ir.You(), "hand")) == c.A_HAND
    assert aspects(ir.Draw()) == c.A_ALL
