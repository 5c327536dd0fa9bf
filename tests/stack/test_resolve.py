"""Resolving and countering (2006:413, 414)."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.casting import cast
from apnap.core.questions import Option
from apnap.stack import resolve
from casting.duel import (
    ANY_CREATURE,
    ANY_TARGET,
    BEAR,
    CREATURE,
    EDITIONS,
    IT,
    LAND,
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
SPELL = ir.TargetSpec(ir.IsSpell(), zones=("stack",))
COUNTER = instant("{U}", ir.Counter(IT), SPELL, name="Counter")


@each
@pytest.mark.rule("2006:413.1", "2006:408.1c")
def test_the_top_of_the_stack_resolves_first(edition: str) -> None:
    d = Duel(edition)
    d.lands("RR")
    first, second = d.hand(instant("{R}", ir.GainLife(1)), instant("{R}", ir.GainLife(4)))
    d.start()
    d.cast(first)
    d.cast(second)
    d.resolve()
    assert d.life(0) == 24 and len(d.g.stack) == 1 and d.asked.chooser == 0


@each
@pytest.mark.rule("2006:413.2a", "2006:413.2a/e1")
def test_with_all_targets_illegal_nothing_happens(edition: str) -> None:
    drain = instant("{B}", ir.Do((ir.Destroy(IT), ir.GainLife(2))), ANY_CREATURE)
    d = Duel(edition)
    d.lands("BR")
    spell, zap = d.hand(drain, ZAP)
    bear = d.put(BEAR, 1)
    d.start()
    d.cast(spell, bear)
    d.cast(zap, bear)
    d.resolve().resolve()
    assert d.life(0) == 20 and d.zone(spell) == "graveyard"
    assert ("spell-countered" in d.rules()) == (edition != "current")
    assert "all-targets-illegal" in d.rules()


@each
@pytest.mark.rule("2006:413.2a", "2006:413.2a/e2")
def test_the_targets_that_are_still_legal_are_affected(edition: str) -> None:
    nonblack = ir.AllOf((CREATURE, ir.Not(ir.HasColor("B"))))
    spores = ir.Body(
        ir.Do((ir.Destroy(ir.Target(0)), ir.Destroy(ir.Target(1)))),
        (ir.TargetSpec(nonblack), ir.TargetSpec(LAND)),
    )
    d = Duel(edition)
    d.lands("BB")
    spell, paint = d.hand(
        instant("{B}", spores),
        instant("{B}", ir.Apply((ir.SetColors("B"),), IT), ANY_CREATURE),
    )
    animated = d.put(card("Manland", None, "Creature Land", power=2, toughness=2), 1)
    d.start()
    d.cast(spell, animated, animated)
    d.cast(paint, animated)
    d.resolve().resolve()
    assert d.zone(animated) == "graveyard" and "target-became-illegal" in d.rules()


@each
def test_one_of_two_targets_left(edition: str) -> None:
    both = instant("{R}", ir.Damage(2, (IT,)), ir.TargetSpec(ir.AnyTarget(), 2, 2))
    d = Duel(edition)
    d.lands("RR")
    spell, zap = d.hand(both, ZAP)
    bear = d.put(BEAR, 1)
    d.start()
    d.cast(spell, bear, PLAYER_B)
    d.cast(zap, bear)
    d.resolve().resolve()
    assert d.life(1) == 18 and d.zone(spell) == "graveyard"


@each
@pytest.mark.rule("2006:410.8")
def test_an_intervening_if_is_asked_again(edition: str) -> None:
    pride = ir.Triggered(
        ir.Moves(ir.Is(ir.This()), to="battlefield"),
        ir.Body(ir.GainLife(5)),
        ir.Exists(ir.HasType("Artifact")),
    )
    d = Duel(edition)
    d.lands("GR")
    (lion, smash) = d.hand(
        creature("{G}", pride),
        instant("{R}", ir.Destroy(IT), ir.TargetSpec(ir.HasType("Artifact"))),
    )
    relic = d.put(card("Relic", None, "Artifact"))
    d.start()
    d.cast(lion)
    d.resolve()
    assert len(d.g.stack) == 1
    d.cast(smash, relic)
    d.resolve().resolve()
    assert d.life(0) == 20 and "intervening-if-failed-on-resolution" in d.rules()


@each
@pytest.mark.rule("2006:212.4d", "2006:415.3")
def test_an_aura_enters_attached_to_its_target(edition: str) -> None:
    aura = card(
        "Strength",
        "{G}",
        "Enchantment",
        ir.Keyword("enchant", filter=CREATURE),
        ir.Static((ir.ModifyPT(2, 2),), ir.AttachedTo()),
        subtypes="Aura",
    )
    d = Duel(edition)
    d.lands("GGR")
    first, second, zap = d.hand(aura, aura, ZAP)
    d.start()
    assert not d.offered("cast", first)
    d = Duel(edition)
    d.lands("GGR")
    first, second, zap = d.hand(aura, aura, ZAP)
    bear = d.put(BEAR)
    d.start()
    d.cast(first, bear)
    d.resolve()
    assert d.now(first).attached_to == bear and d.g.chars(d.obj(bear)).power == 4
    d.cast(second, bear)
    d.g.objects[bear].damage = 2
    d.cast(zap, bear)
    d.resolve().resolve()
    assert d.zone(bear) == "graveyard" and d.zone(second) == "graveyard"


@each
@pytest.mark.rule("2006:414.1", "2006:414.2", "2006:401.2")
def test_countering_a_spell(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGU")
    bear, counter = d.hand(BEAR, COUNTER)
    d.start()
    spell = d.cast(bear)
    d.cast(counter, spell)
    d.resolve()
    assert d.zone(bear) == "graveyard" and not d.g.stack
    assert all(d.obj(i).tapped for i in d.g.players[0].battlefield)


@each
def test_what_cannot_be_countered_is_not(edition: str) -> None:
    sure = creature(
        "{G}",
        ir.Static((ir.CantBeCountered(),), ir.This(), zones=("stack",), affected_zones=("stack",)),
    )
    d = Duel(edition)
    d.lands("GU")
    beast, counter = d.hand(sure, COUNTER)
    d.start()
    spell = d.cast(beast)
    d.cast(counter, spell)
    d.resolve().resolve()
    assert d.zone(beast) == "battlefield" and "cannot-be-countered" in d.rules()


@each
@pytest.mark.rule("2006:414.1")
def test_countering_an_ability_and_other_places(edition: str) -> None:
    d = Duel(edition)
    d.lands("R")
    pinger = d.put(creature(None, ability(pay("T"), ir.Damage(1, (IT,)), ANY_TARGET)))
    (zap,) = d.hand(ZAP)
    d.start()
    ping = d.activate(pinger, PLAYER_B)
    assert resolve.counter(d.g, ping) and not d.g.stack
    spell = d.cast(zap, PLAYER_B)
    assert resolve.counter(d.g, spell, to="library-top")
    assert d.g.players[0].library[-1] == d.now(zap).id
    assert not resolve.counter(d.g, spell)


@each
@pytest.mark.rule("2006:410.4")
def test_a_trigger_chooses_targets_as_it_goes_on_the_stack(edition: str) -> None:
    shooter = creature(
        "{R}",
        ir.Triggered(
            ir.Moves(ir.Is(ir.This()), to="battlefield"),
            ir.Body(ir.Damage(2, (IT,)), (ir.TargetSpec(ir.AllOf((CREATURE, ir.Other()))),)),
        ),
    )
    d = Duel(edition)
    d.lands("RR")
    first, second = d.hand(shooter, shooter)
    d.start()
    d.cast(first)
    d.resolve()
    assert not d.g.stack and "trigger-removed-no-legal-choice" in d.rules()
    d.cast(second)
    d.resolve()
    assert d.asked.key == "target" and d.ids() == [d.now(first).id]
    d.answer(0).resolve()
    assert d.zone(first) == "graveyard"


@each
def test_a_modal_trigger(edition: str) -> None:
    modes = (ir.Mode(ir.GainLife(3)), ir.Mode(ir.Damage(1, (IT,)), (ANY_TARGET,)))
    sage = creature(
        "{R}",
        ir.Triggered(ir.Moves(ir.Is(ir.This()), to="battlefield"), ir.Body(modes=modes)),
    )
    d = Duel(edition)
    d.lands("R")
    (one,) = d.hand(sage)
    d.start()
    d.cast(one)
    d.resolve()
    d.answer(Option("mode", 1), PLAYER_B).resolve()
    assert d.life(1) == 19


@each
@pytest.mark.rule("x2006:502.7b", "2006:415.1")
def test_protection_and_shroud_keep_targets_off(edition: str) -> None:
    red = creature("{W}", ir.Keyword("protection", filter=ir.HasColor("R")), name="Knight")
    shroud = creature("{W}", ir.Keyword("shroud"), name="Ghost")
    proof = creature("{W}", ir.Keyword("hexproof"), name="Witch")
    d = Duel(edition)
    d.lands("R")
    (zap,) = d.hand(instant("{R}", ir.Tap(IT), ANY_CREATURE))
    d.put(red, 1)
    d.put(shroud, 0)
    d.put(proof, 1)
    own = d.put(proof, 0)
    d.start()
    d.cast(zap)
    assert d.ids() == [own]


@each
def test_players_and_permanents_that_effects_protect(edition: str) -> None:
    aegis = card(
        "Aegis",
        None,
        "Enchantment",
        ir.Static((ir.PlayerCantBeTargeted(),)),
        ir.Static(
            (ir.CantBeTargeted(whose=ir.EachOpponent()),),
            ir.AllOf((CREATURE, ir.Controlled(ir.You()))),
        ),
    )
    d = Duel(edition)
    d.lands("R")
    (zap,) = d.hand(ZAP)
    d.put(aegis, 1)
    d.put(BEAR, 1)
    d.start()
    d.cast(zap)
    assert d.asked.options == (Option("player", 0),)


@each
def test_casting_while_something_resolves(edition: str) -> None:
    d = Duel(edition)
    top = d.put(ZAP, zone="library")
    (oracle,) = d.hand(instant("{0}", ir.CastCard(ir.Top(ir.You()))))
    d.start()
    d.cast(oracle)
    d.resolve()
    d.answer(Option("yes"), PLAYER_B)
    assert d.zone(oracle) == "graveyard" and d.g.stack == [d.now(top).id]
    d.resolve()
    assert d.life(1) == 18


@each
def test_casting_that_fails_while_resolving_leaves_no_trace(edition: str) -> None:
    d = Duel(edition)
    (zap,) = d.hand(ZAP)
    d.start()
    _ = d.asked
    assert cast.cast_now(d.g, 0, d.put(instant("{R}", ir.Tap(IT), ANY_CREATURE), 0, "hand")) == 0
    assert not d.g.stack and d.zone(zap) == "hand"
