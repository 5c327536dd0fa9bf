"""Rules about playing spells and abilities that no single step shows (2006:401 to 415)."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.core.questions import STOP, Option
from casting.duel import (
    ANY_CREATURE,
    ANY_TARGET,
    BEAR,
    CREATURE,
    EDITIONS,
    FOREST,
    IT,
    ZAP,
    Duel,
    ability,
    card,
    creature,
    instant,
    pay,
)

each = pytest.mark.parametrize("edition", EDITIONS)
PLAYER_A, PLAYER_B = Option("player", 0), Option("player", 1)
OPPONENT = ir.AnOpponent()


@each
@pytest.mark.rule("2006:409.2", "2006:409.2a")
def test_an_opponent_chooses_where_the_spell_says_so(edition: str) -> None:
    modes = (ir.Mode(ir.GainLife(3)), ir.Mode(ir.Damage(1, (IT,)), (ANY_TARGET,)))
    theirs = ir.TargetSpec(CREATURE, chooser=OPPONENT)
    d = Duel(edition)
    d.lands("RR")
    fatal, arrow = d.hand(
        instant("{R}", ir.Body(modes=modes, chooser=OPPONENT)),
        instant("{R}", ir.Destroy(IT), theirs),
    )
    mine, other = d.put(BEAR), d.put(BEAR, 1)
    d.start()
    d.cast(fatal)
    assert d.asked.chooser == 1 and d.asked.behalf == 0
    d.answer(Option("mode", 1))
    assert d.asked.chooser == 0  # the target is the controller's own choice
    d.answer(PLAYER_B)
    d.cast(arrow)
    assert d.asked.chooser == 1 and d.ids() == [mine, other]
    d.answer(mine).resolve()
    assert d.zone(mine) == "graveyard"


@each
@pytest.mark.rule("2006:409.3")
def test_what_changes_costs_leaves_spells_on_the_stack_alone(edition: str) -> None:
    tax = card(
        "Tax",
        "{0}",
        "Artifact",
        ir.Keyword("flash"),
        ir.Static((ir.CostChange(ir.Anything(), 5, None, more=True),)),
    )
    d = Duel(edition)
    d.lands("R")
    zap, later = d.hand(ZAP, tax)
    d.start()
    d.cast(zap, PLAYER_B)
    d.cast(later)
    d.resolve().resolve()
    assert d.life(1) == 18


@each
@pytest.mark.rule("2006:415.4")
def test_with_no_targets_chosen_it_is_not_targeted_and_resolves(edition: str) -> None:
    body = ir.Body(ir.Do((ir.Tap(IT), ir.GainLife(1))), (ir.TargetSpec(CREATURE, 0, 1),))
    d = Duel(edition)
    d.lands("R")
    (spell,) = d.hand(instant("{R}", body))
    d.put(BEAR)
    d.start()
    d.cast(spell, STOP)
    d.resolve()
    assert d.life(0) == 21


@each
@pytest.mark.rule("2006:415.1", "2006:415.1/e1")
def test_a_cycling_trigger_does_not_make_the_card_targeted(edition: str) -> None:
    decree = instant(
        "{2}",
        ir.GainLife(1),
        types="Sorcery",
        more=(
            ir.Keyword("cycling", cost=pay("{1}")),
            ir.Triggered(
                ir.CycledPattern(filter=ir.Is(ir.This())),
                ir.Body(ir.Apply((ir.ModifyPT(-1, -1),), IT), (ANY_CREATURE,)),
                zones=("graveyard",),
            ),
        ),
    )
    d = Duel(edition)
    d.lands("GGG")
    first, second = d.hand(decree, decree)
    bear = d.put(BEAR, 1)
    d.start()
    d.cast(first)
    assert d.asked.key == "priority" and d.obj(d.g.became[first]).info.targets == ()
    d.resolve()
    d.activate(second, bear)
    assert len(d.g.stack) == 2
    d.resolve()
    assert d.g.chars(d.obj(bear)).power == 1


@each
@pytest.mark.rule("2006:415.5")
def test_only_permanents_unless_it_says_otherwise(edition: str) -> None:
    d = Duel(edition)
    d.lands("RR")
    burn, raise_ = d.hand(
        instant("{R}", ir.Destroy(IT), ANY_CREATURE),
        instant("{R}", ir.Move(IT, "hand"), ir.TargetSpec(CREATURE, zones=("graveyard",))),
    )
    dead, alive = d.put(BEAR, zone="graveyard"), d.put(BEAR)
    d.start()
    d.cast(burn)
    assert d.ids() == [alive]
    d.answer(alive)
    d.cast(raise_)
    assert d.ids() == [dead]


@each
@pytest.mark.rule("2006:413.2f")
def test_facts_are_found_when_they_are_needed(edition: str) -> None:
    count = ir.Count(CREATURE)
    d = Duel(edition)
    d.lands("RR")
    tally, zap = d.hand(instant("{R}", ir.GainLife(count)), ZAP)
    first, _ = d.put(BEAR), d.put(BEAR)
    d.start()
    d.cast(tally)
    d.cast(zap, first)
    d.resolve().resolve()
    assert d.life(0) == 21


@each
@pytest.mark.rule("2006:413.2f", "2006:413.2b")
def test_an_ability_uses_what_was_last_known_of_its_source(edition: str) -> None:
    ogre = creature(
        None,
        ability((ir.SacrificeThis(),), ir.Damage(ir.PowerOf(), (IT,)), ANY_TARGET),
        ir.Static((ir.ModifyPT(1, 1),), ir.This()),
    )
    d = Duel(edition)
    source = d.put(ogre)
    d.start()
    d.activate(source, PLAYER_B)
    d.resolve()
    assert d.life(1) == 17


@each
@pytest.mark.rule("2006:401.6", "2006:401.5")
def test_a_spells_own_words_about_casting(edition: str) -> None:
    combat_only = instant("{R}", ir.GainLife(1), more=(ir.CastRule(timing="combat"),))
    cheaper = instant(
        "{5}{R}",
        ir.GainLife(1),
        more=(ir.CastRule(less=ir.Count(CREATURE)),),
        name="Cheap",
    )
    d = Duel(edition)
    d.lands("RR")
    early, cheap = d.hand(combat_only, cheaper)
    for _ in range(4):
        d.put(BEAR)
    d.start()
    assert d.offered("cast") == [Option("cast", cheap, "")]
    d.pass_(2)
    assert d.offered("cast", early)


@each
@pytest.mark.rule("2006:408.1f")
def test_triggers_wait_while_a_spell_is_being_cast(edition: str) -> None:
    wild = creature(
        None,
        ir.Triggered(ir.Targeted(ir.Is(ir.This())), ir.Body(ir.GainLife(7))),
    )
    d = Duel(edition)
    d.lands("R")
    (zap,) = d.hand(ZAP)
    bear = d.put(wild)
    d.start()
    d.cast(zap, bear)
    assert len(d.g.stack) == 2
    d.resolve()
    assert d.life(0) == 27 and d.zone(bear) == "battlefield"


@each
@pytest.mark.rule("2006:422.1")
def test_a_rewound_spell_has_triggered_nothing(edition: str) -> None:
    wild = creature(
        None,
        ir.Triggered(ir.Targeted(ir.Is(ir.This())), ir.Body(ir.GainLife(7))),
        ir.Activated((ir.SacrificeCost(CREATURE),), ir.Body(ir.AddMana((("R",),)))),
    )
    d = Duel(edition)
    (zap,) = d.hand(ZAP)
    bear = d.put(wild)
    d.start()
    d.cast(zap, bear, STOP)
    assert not d.g.stack and d.zone(zap) == "hand" and not d.g.waiting
    assert d.asked.chooser == 0 and d.asked.key == "priority"


@each
def test_every_question_can_be_replayed_from_the_record(edition: str) -> None:
    divided = ir.TargetSpec(ir.AnyTarget(), 1, 3, divide=3)
    d = Duel(edition)
    d.lands("RRR")
    blaze, spread = d.hand(
        instant("{X}{R}", ir.Damage(ir.X(), (IT,)), ANY_TARGET),
        instant("{R}", ir.Damage(3, (IT,), divided=True), divided),
    )
    bear = d.put(BEAR, 1)
    d.start()
    d.cast(blaze, 1, PLAYER_A)
    d.cast(spread, bear, PLAYER_B, STOP, [2, 1])
    other = d.g.copy()
    for g in (d.g, other):
        for _ in range(4):
            g.push(Option("pass"))
    assert [p.life for p in d.g.players] == [p.life for p in other.players] == [19, 19]


@each
def test_a_spell_that_says_when_it_may_be_cast(edition: str) -> None:
    """Only while the condition of its own words holds."""
    mine = ir.Exists(ir.AllOf((CREATURE, ir.Controlled())))
    company = instant("{R}", ir.GainLife(1), more=(ir.CastRule(condition=mine),))
    d = Duel(edition)
    d.lands("R")
    (lonely,) = d.hand(company)
    d.start()
    assert not d.offered("cast")
    d = Duel(edition)
    d.lands("R")
    (lonely,) = d.hand(company)
    d.put(BEAR)
    d.start()
    assert d.offered("cast", lonely)


@each
def test_cards_that_may_be_played_from_the_graveyard(edition: str) -> None:
    """Spells for their cost, and lands; those of the other player not."""
    d = Duel(edition)
    d.lands("R")
    d.put(card("Will", None, "Enchantment", ir.Static((ir.MayPlay(),))))
    ray, wood = d.put(ZAP, zone="graveyard"), d.put(FOREST, zone="graveyard")
    d.put(ZAP, 1, zone="graveyard")
    d.start()
    assert [o.id for o in d.offered("cast")] == [ray]
    assert [o.id for o in d.offered("play")] == [wood]
    d.cast(ray, PLAYER_B)
    d.resolve()
    assert d.life(1) == 18 and not d.offered("cast", ray)


@each
def test_cards_that_may_be_cast_free_from_the_graveyard(edition: str) -> None:
    """Without mana, and at no cost; a card of the other player not."""
    d = Duel(edition)
    d.put(card("Will", None, "Enchantment", ir.Static((ir.MayPlay(free=True),))))
    ray = d.put(ZAP, zone="graveyard")
    d.put(ZAP, 1, zone="graveyard")
    d.start()
    (way,) = d.offered("cast")
    assert (way.id, way.extra) == (ray, "free")
    d.cast(ray, PLAYER_B, way="free")
    d.resolve()
    assert d.life(1) == 18 and d.zone(ray) == "graveyard"


@each
def test_a_spell_that_cannot_become_a_permanent_goes_to_the_graveyard(edition: str) -> None:
    door = ir.Replacement(ir.WouldMove(ir.HasType("Creature"), to="battlefield"))
    d = Duel(edition)
    (bear,) = d.hand(creature("{0}"))
    d.put(card("Door", None, "Enchantment", door))
    d.start()
    d.cast(bear)
    d.resolve()
    assert d.zone(bear) == "graveyard" and not d.g.stack
    assert "permanent-cannot-enter" in d.rules()
