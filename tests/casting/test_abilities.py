"""Activated abilities: when, by whom, at what cost (2006:403, 602)."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.core.questions import Option
from casting.duel import (
    ANY_TARGET,
    BEAR,
    CREATURE,
    EDITIONS,
    FOREST,
    IT,
    YOURS,
    ZAP,
    Duel,
    ability,
    card,
    creature,
    instant,
    pay,
)

each = pytest.mark.parametrize("edition", EDITIONS)
PLAYER_B = Option("player", 1)
PING = creature("{R}", ability(pay("T"), ir.Damage(1, (IT,)), ANY_TARGET), name="Pinger")


@each
@pytest.mark.rule("2006:403.1", "2006:409.1a")
def test_an_ability_on_the_stack_is_no_card(edition: str) -> None:
    d = Duel(edition)
    pinger = d.put(PING)
    d.start()
    on_stack = d.activate(pinger, PLAYER_B)
    obj = d.obj(on_stack)
    assert obj.card is None and d.g.chars(obj).colors == 0 and obj.info.source == pinger
    assert d.obj(pinger).tapped and not d.offered("activate", pinger)
    d.resolve()
    assert d.life(1) == 19 and not d.g.stack


@each
@pytest.mark.rule("2006:403.4")
def test_summoning_sickness_and_haste(edition: str) -> None:
    d = Duel(edition)
    sick = d.put(PING, sick=True)
    d.put(
        card(
            "Relic",
            None,
            "Artifact",
            ability(pay("T"), ir.Damage(1, (IT,)), ANY_TARGET),
        ),
        sick=True,
    )
    d.start()
    assert not d.offered("activate", sick) and len(d.offered("activate")) == 1


@each
@pytest.mark.rule("2006:403.4")
def test_a_creature_of_ones_last_turn_is_still_sick_in_the_opponents(edition: str) -> None:
    d = Duel(edition)
    pinger = d.put(PING, seat=1)
    d.start()
    d.g.objects[pinger].since = 2  # it came in its controller's own turn
    d.pass_()
    assert d.asked.chooser == 1 and not d.offered("activate")
    d = Duel(edition)
    pinger = d.put(PING, seat=1)
    d.start()
    d.g.objects[pinger].since = 1
    d.pass_()
    assert d.offered("activate")


@each
@pytest.mark.rule("2006:403.2")
def test_only_the_controller_may_activate(edition: str) -> None:
    anyone = creature(None, ability(pay("{1}"), ir.GainLife(1), who=ir.EachPlayer()))
    d = Duel(edition)
    d.lands("GG")
    mine, theirs = d.put(PING, 0), d.put(PING, 1)
    shared = d.put(anyone, 1)
    d.start()
    assert d.offered("activate", mine) and not d.offered("activate", theirs)
    d.activate(shared)
    d.resolve()
    assert d.life(0) == 21


@each
@pytest.mark.rule("2006:403.3", "2006:403.5")
def test_timing_and_limits(edition: str) -> None:
    once = creature(None, ability(pay("{0}"), ir.GainLife(1), limit=1), name="Once")
    slow = creature(None, ability(pay("{0}"), ir.GainLife(1), timing="sorcery"), name="Slow")
    upkeep = creature(None, ability(pay("{0}"), ir.GainLife(1), timing="upkeep"), name="Early")
    d = Duel(edition)
    first, second, third = d.put(once), d.put(slow), d.put(upkeep)
    d.start()
    assert not d.offered("activate", third)
    d.activate(first)
    assert not d.offered("activate", first) and not d.offered("activate", second)
    d.resolve()
    assert not d.offered("activate", first) and d.offered("activate", second)


@each
def test_a_condition_on_activating(edition: str) -> None:
    three = ir.Compare(ir.Count(ir.AllOf((CREATURE, YOURS))), ">=", 2)
    d = Duel(edition)
    guard = d.put(creature(None, ability(pay("{0}"), ir.GainLife(1), condition=three)))
    d.start()
    assert not d.offered("activate", guard)


@each
def test_cycling_from_the_hand(edition: str) -> None:
    d = Duel(edition)
    d.lands("GG")
    (cycler,) = d.hand(creature("{9}", ir.Keyword("cycling", cost=pay("{2}"))))
    d.start()
    d.activate(cycler)
    assert d.zone(cycler) == "graveyard" and len(d.g.stack) == 1
    hand = len(d.g.players[0].hand)
    d.resolve()
    assert len(d.g.players[0].hand) == hand + 1


@each
def test_costs_of_many_kinds(edition: str) -> None:
    cost = (
        ir.PayLife(2),
        ir.DiscardCost(1),
        ir.RemoveCountersCost("charge", 1),
        ir.ExileCost(CREATURE, 1),
    )
    machine = card("Machine", None, "Artifact", ability(cost, ir.GainLife(10)))
    d = Duel(edition)
    device = d.put(machine, counters={"charge": 1})
    d.start()
    assert not d.offered("activate")
    d = Duel(edition)
    device = d.put(machine, counters={"charge": 1})
    (fodder,) = d.hand(FOREST)
    grave = d.put(BEAR, zone="graveyard")
    d.start()
    d.activate(device, [0], [0])
    assert d.life(0) == 18 and d.zone(fodder) == "graveyard" and d.zone(grave) == "exile"
    assert d.obj(device).count("charge") == 0
    d.resolve()
    assert d.life(0) == 28 and not d.offered("activate")


@each
def test_tapping_and_returning_others(edition: str) -> None:
    caller = card(
        "Caller",
        None,
        "Enchantment",
        ability((ir.TapCost(CREATURE, 2),), ir.GainLife(1)),
        ability((ir.ReturnCost(CREATURE),), ir.GainLife(2)),
    )
    d = Duel(edition)
    horn = d.put(caller)
    first, second = d.put(BEAR, sick=True), d.put(BEAR)
    d.start()
    d.activate(horn, [0, 1], number=0)
    assert d.obj(first).tapped and d.obj(second).tapped
    assert not [o for o in d.offered("activate", horn) if o.extra == 0]
    d.activate(horn, [1], number=1)
    assert d.zone(second) == "hand"


def test_loyalty_abilities_once_each_turn_as_a_sorcery() -> None:
    walker = card(
        "Walker",
        None,
        "Planeswalker",
        ability((ir.LoyaltyCost(1),), ir.GainLife(1)),
        ability((ir.LoyaltyCost(-2),), ir.GainLife(5)),
        ability((ir.LoyaltyCost(-9),), ir.GainLife(99)),
        loyalty=3,
    )
    d = Duel()
    jace = d.put(walker)
    d.start()
    assert [o.extra for o in d.offered("activate", jace)] == [0, 1]
    d.activate(jace, number=1)
    assert d.obj(jace).count("loyalty") == 1
    d.resolve()
    assert d.life(0) == 25 and not d.offered("activate", jace)


@each
def test_effects_may_forbid_activating(edition: str) -> None:
    arrest = card("Needle", None, "Artifact", ir.Static((ir.CantActivate(),), CREATURE))
    d = Duel(edition)
    d.put(PING)
    d.put(arrest, 1)
    d.start()
    assert not d.offered("activate")


@each
def test_abilities_may_cost_less(edition: str) -> None:
    cheaper = card(
        "Training", None, "Enchantment", ir.Static((ir.CostChange(CREATURE, 2, abilities=True),))
    )
    d = Duel(edition)
    d.lands("G")
    worker = d.put(creature(None, ability(pay("{3}"), ir.GainLife(1))))
    d.put(cheaper)
    d.start()
    d.activate(worker)
    assert len(d.g.stack) == 1


@each
def test_split_second_lets_only_mana_abilities_through(edition: str) -> None:
    sudden = instant("{R}", ir.GainLife(1), more=(ir.Keyword("split second"),))
    d = Duel(edition)
    d.lands("RR")
    shock, _ = d.hand(sudden, ZAP)
    d.put(PING)
    d.start()
    d.cast(shock)
    assert not d.offered("cast") and not d.offered("activate")


@each
@pytest.mark.rule("2006:408.2d", "2006:212.6b")
def test_one_land_a_turn_unless_effects_give_more(edition: str) -> None:
    d = Duel(edition)
    first, second = d.hand(FOREST, FOREST)
    d.start()
    d.g.push(Option("play", first))
    assert d.zone(first) == "battlefield" and not d.g.stack and d.asked.chooser == 0
    assert not d.offered("play")
    d = Duel(edition)
    first, second = d.hand(FOREST, FOREST)
    d.put(card("Exploration", None, "Enchantment", ir.Static((ir.ExtraLands(1),))))
    d.start()
    d.g.push(Option("play", first))
    if edition != "current":  # it is announced by what the land is played
        assert d.asked.key == "land-play"
        d.g.push(0)
    assert [o.id for o in d.offered("play")] == [second]


@each
def test_the_source_may_leave_to_pay(edition: str) -> None:
    fanatic = creature("{R}", ability((ir.SacrificeThis(),), ir.Damage(1, (IT,)), ANY_TARGET))
    d = Duel(edition)
    goblin = d.put(fanatic, sick=True)
    d.start()
    d.activate(goblin, PLAYER_B)
    assert d.zone(goblin) == "graveyard"
    d.resolve()
    assert d.life(1) == 19
