"""Mana abilities, the pool, paying (2006:406, 411, 300.3)."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.casting import mana
from apnap.core.questions import NO, STOP, YES, Option
from casting.duel import (
    ANY_TARGET,
    BEAR,
    CREATURE,
    EDITIONS,
    FOREST,
    IT,
    LAND,
    MOUNTAIN,
    ZAP,
    Duel,
    ability,
    card,
    creature,
    instant,
    land,
    pay,
)

each = pytest.mark.parametrize("edition", EDITIONS)
PLAYER_B = Option("player", 1)
FLARE = card(
    "Flare",
    None,
    "Enchantment",
    ir.Triggered(
        ir.TapsForMana(LAND),
        ir.Body(ir.AddMana(event=True, who=ir.EventPlayer())),
    ),
)


def by_hand(d: Duel, seat: int = 0) -> None:
    """That player pays by hand."""
    d.g.setup_data = (("manual-seats", (seat,)),)


@each
@pytest.mark.rule("2006:406.4", "2006:408.2e", "2006:411.1")
def test_a_mana_ability_stays_off_the_stack(edition: str) -> None:
    d = Duel(edition)
    forest = d.put(FOREST)
    by_hand(d)
    d.start()
    (option,) = d.offered("mana", forest)
    d.g.push(option)
    assert d.pool() == "G" and not d.g.stack and d.asked.chooser == 0
    assert d.obj(forest).tapped and not d.offered("mana")


@each
@pytest.mark.rule("2006:411.3", "2006:411.3/e1", "2006:411.3a")
def test_a_triggered_mana_ability_resolves_at_once(edition: str) -> None:
    d = Duel(edition)
    d.put(FLARE, 1)
    d.put(FOREST)
    (bear,) = d.hand(BEAR)
    by_hand(d)
    d.start()
    d.g.push(d.offered("mana")[0])
    assert d.pool() == "GG" and not d.g.stack
    d.cast(bear, Option("auto"))
    assert d.pool() == "" and len(d.g.stack) == 1


@each
def test_the_automatic_payer_taps_no_more_than_is_needed_with_what_is_added(edition: str) -> None:
    d = Duel(edition)
    d.put(FLARE, 1)
    forests = [d.put(FOREST), d.put(FOREST)]
    (bear,) = d.hand(BEAR)
    d.start()
    d.cast(bear)
    assert len(d.g.stack) == 1 and d.pool() == ""
    assert sorted(d.obj(forest).tapped for forest in forests) == [False, True]


@each
@pytest.mark.rule("2006:406.5")
def test_other_triggers_of_mana_abilities_use_the_stack(edition: str) -> None:
    hurts = ir.Triggered(ir.BecomesTapped(ir.Is(ir.This())), ir.Body(ir.Damage(1, (ir.You(),))))
    city = card("City", None, "Land", ability(pay("T"), ir.AddMana(any_color=True)), hurts)
    d = Duel(edition)
    d.put(city)
    (zap,) = d.hand(ZAP)
    d.start()
    d.cast(zap, PLAYER_B)
    assert len(d.g.stack) == 2 and d.life(0) == 20
    d.resolve()
    assert d.life(0) == 19


@each
@pytest.mark.rule("2006:300.3")
def test_unspent_mana_is_lost_and_burns_where_the_edition_says(edition: str) -> None:
    d = Duel(edition)
    d.put(FOREST)
    d.put(FOREST)
    by_hand(d)
    d.start("upkeep")
    d.g.push(d.offered("mana")[0])
    d.g.push(d.offered("mana")[0])
    d.pass_(2)
    while d.asked.key != "priority":
        d.answer(0)
    if edition == "2006":  # the pool lasts to the end of the phase
        assert d.pool() == "GG" and d.life(0) == 20
        d.pass_(2)
        assert d.pool() == "" and d.life(0) == 18
    else:
        assert d.pool() == "" and d.life(0) == 20


@each
@pytest.mark.rule("2006:406.6", "2006:406.6/e1")
def test_mana_of_an_undefined_kind_is_not_made(edition: str) -> None:
    any_of = ir.AddMana(produced_by=ir.All(ir.AllOf((LAND, ir.Controlled(ir.EachOpponent())))))
    rock = card("Rock", None, "Artifact", ability(pay("T"), any_of))
    d = Duel(edition)
    d.put(rock)
    by_hand(d)
    d.start()
    d.g.push(d.offered("mana")[0])
    assert d.pool() == "" and "mana-undefined" in d.rules()
    d.put(MOUNTAIN, 1)


@each
@pytest.mark.rule("2006:406.3", "2006:406.3/e1")
def test_mana_counted_by_creatures_is_known_to_the_payer(edition: str) -> None:
    cradle = card(
        "Cradle",
        None,
        "Land",
        ability(pay("T"), ir.AddMana((("G",),), count=ir.Count(CREATURE))),
    )
    d = Duel(edition)
    d.put(cradle)
    (bear,) = d.hand(BEAR)
    d.put(BEAR)
    d.start()
    assert not d.offered("cast")
    d = Duel(edition)
    d.put(cradle)
    (bear,) = d.hand(BEAR)
    for _ in range(3):
        d.put(BEAR)
    d.start()
    d.cast(bear)
    assert d.pool() == "G"  # three were made, two spent


@each
def test_the_payer_keeps_colours_that_the_hand_needs(edition: str) -> None:
    d = Duel(edition)
    dual, forest = d.put(land("{G}", "{R}")), d.put(FOREST)
    mountain = d.put(MOUNTAIN)
    elf, zap = d.hand(creature("{1}"), instant("{R}{R}", ir.Damage(2, (IT,)), ANY_TARGET))
    d.start()
    d.cast(elf)
    assert d.obj(forest).tapped and not d.obj(dual).tapped and not d.obj(mountain).tapped
    d.resolve()
    d.cast(zap, PLAYER_B)
    assert d.obj(dual).tapped and d.obj(mountain).tapped


@each
def test_lossy_sources_are_asked_about(edition: str) -> None:
    petal = card(
        "Petal",
        None,
        "Artifact",
        ir.Activated((ir.TapThis(), ir.SacrificeThis()), ir.Body(ir.AddMana(any_color=True))),
    )
    d = Duel(edition)
    d.lands("G")
    jewel = d.put(petal)
    bear, _ = d.hand(creature("{1}{R}"), creature("{R}", name="Goblin"))
    d.start()
    assert len(d.offered("cast")) == 2
    d.cast(bear)
    assert d.asked.key == "pay" and d.asked.args == ("{1}{R}",)
    d.answer(Option("mana", jewel, d.offered("mana", jewel)[0].extra), Option("mana", "R"))
    assert d.asked.options[0] == Option("auto")
    d.answer(Option("auto"))
    assert d.zone(jewel) == "graveyard" and len(d.g.stack) == 1


@each
def test_mana_changed_into_other_mana_does_not_grow(edition: str) -> None:
    def prism(name: str) -> ir.Card:
        cost = (ir.PayMana(("1",)), ir.TapThis())
        changes = ir.Activated(cost, ir.Body(ir.AddMana(any_color=True)))
        return card(name, None, "Artifact", changes)

    d = Duel(edition)
    d.lands("GG")
    for name in ("Prism", "Lens", "Mirror"):
        d.put(prism(name))
    drake, giant = d.hand(creature("{R}{U}"), creature("{1}{R}{U}"))
    d.start()
    assert not d.offered("cast", giant)
    d.cast(drake)
    assert len(d.g.stack) == 1 and d.pool() == ""


@each
def test_mana_that_may_only_be_spent_on_some_spells(edition: str) -> None:
    workshop = card(
        "Workshop",
        None,
        "Land",
        ability(
            pay("T"),
            ir.AddMana((("C", "C", "C"),), only=ir.AllOf((ir.IsSpell(), ir.HasType("Artifact")))),
        ),
    )
    d = Duel(edition)
    d.put(workshop)
    golem, bear = d.hand(
        card("Golem", "{3}", "Artifact Creature", power=3, toughness=3), creature("{3}")
    )
    d.start()
    assert not d.offered("cast", bear)
    d.cast(golem)
    assert len(d.g.stack) == 1 and d.pool() == ""


def test_snow_mana_pays_for_snow() -> None:
    d = Duel()
    d.put(card("Snow Forest", None, "Land", subtypes="Forest", supertypes="Basic Snow"))
    d.put(FOREST)
    (yeti,) = d.hand(creature("{S}{G}"))
    d.start()
    d.cast(yeti)
    assert len(d.g.stack) == 1
    d = Duel()
    d.put(FOREST)
    d.put(FOREST)
    d.hand(creature("{S}{G}"))
    d.start()
    assert not d.offered("cast")


@each
@pytest.mark.rule("2006:403.4", "2006:212.3d")
def test_a_sick_creature_gives_no_mana(edition: str) -> None:
    elf = creature(None, ability(pay("T"), ir.AddMana((("G",),))))
    fast = creature(
        None, ability(pay("T"), ir.AddMana((("G",),))), ir.Keyword("haste"), name="Fast"
    )
    for source, ready in ((elf, False), (fast, True)):
        d = Duel(edition)
        d.put(source, sick=True)
        d.hand(creature("{G}"))
        d.start()
        assert bool(d.offered("cast")) == ready


@each
def test_giving_up_the_payment_takes_everything_back(edition: str) -> None:
    d = Duel(edition)
    d.lands("GG")
    (bear,) = d.hand(BEAR)
    by_hand(d)
    d.start()
    d.g.push(Option("cast", bear, ""))
    assert d.asked.key == "pay"
    d.answer(d.offered("mana")[0])
    assert d.pool() == "G"
    d.answer(STOP)
    assert d.pool() == "" and d.zone(bear) == "hand"
    assert not any(d.obj(i).tapped for i in d.g.players[0].battlefield)


@each
@pytest.mark.rule("2006:413.2e", "2006:411.2")
def test_mana_is_paid_while_something_resolves(edition: str) -> None:
    leak = instant(
        "{U}",
        ir.PayOr(pay("{2}"), ir.ControllerOf(IT), unpaid=ir.Counter(IT)),
        ir.TargetSpec(ir.IsSpell(), zones=("stack",)),
    )
    for lands, answer, zone in (("GGGG", YES, "battlefield"), ("GGGG", NO, "graveyard")):
        d = Duel(edition)
        d.lands(lands)
        d.lands("U", seat=1)
        (bear,) = d.hand(BEAR)
        (counter,) = d.hand(leak, seat=1)
        d.start()
        spell = d.cast(bear)
        d.pass_()
        d.cast(counter, spell)
        d.resolve()
        d.answer(answer)
        if zone == "battlefield":
            d.resolve()
        assert d.zone(bear) == zone


def test_unspent_mana_may_stay() -> None:
    stays = card("Omnath", None, "Enchantment", ir.Static((ir.ManaStays("G"),)))
    d = Duel()
    d.put(stays)
    d.start()
    _ = d.asked
    mana.add(d.g, 0, "GR")
    mana.empty(d.g)
    assert d.pool() == "G"


def test_mana_as_though_of_any_colour() -> None:
    d = Duel()
    d.put(card("Prism", None, "Artifact", ir.Static((ir.PayersMay(),))))
    d.lands("GG")
    (zap,) = d.hand(instant("{U}{B}", ir.GainLife(1)))
    d.start()
    d.cast(zap)
    assert len(d.g.stack) == 1


def test_phyrexian_symbols_are_paid_with_life_where_need_be() -> None:
    d = Duel()
    d.lands("G")
    (bear,) = d.hand(creature("{G}{W/P}"))
    d.start()
    d.cast(bear, Option("auto"))
    assert d.life(0) == 18 and len(d.g.stack) == 1


@each
@pytest.mark.rule("2006:422.1")
def test_a_payment_given_up_on_resolution_keeps_what_cannot_be_undone(edition: str) -> None:
    star = card(
        "Star",
        None,
        "Artifact",
        ir.Activated(
            (ir.TapThis(), ir.SacrificeThis()),
            ir.Body(ir.Do((ir.AddMana((("G",),)), ir.Draw(1)))),
        ),
    )
    leak = instant("{0}", ir.PayOr(pay("{2}"), unpaid=ir.GainLife(3)))
    d = Duel(edition)
    jewel, other = d.put(star), d.put(star)
    (spell,) = d.hand(leak)
    d.start()
    d.cast(spell)
    d.resolve()
    d.answer(YES)
    assert d.asked.key == "pay"
    d.answer(d.offered("mana", jewel)[0])
    d.answer(STOP)
    assert d.zone(jewel) == "graveyard" and d.zone(other) == "battlefield"
    assert d.life(0) == 23 and len(d.g.players[0].hand) == 1 and d.pool() == "G"
