"""Prevention, redirection and other replacement of damage."""

from __future__ import annotations

import pytest

from actions.table import ANY, CREATURES, EDITIONS, THIS, Table, card, creature
from apnap import ir
from apnap.actions import zones
from apnap.actions.damage import Hit, deal
from apnap.core import constants as c
from apnap.interpret.context import Ctx
from apnap.replacement import shields

YOURS = ir.AllOf((CREATURES, ir.Controlled()))
YOU = ir.IsPlayer(ir.You())


def spell(t: Table, seat: int = 0) -> Ctx:
    """A resolving spell's context."""
    return Ctx(t.g, t.put(card("Spell", types="Instant"), seat, "graveyard"), seat)


@pytest.mark.rule("2006:419.6a/e1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_doublers_make_eight(edition: str) -> None:
    double = ir.Replacement(ir.WouldBeDealt(YOURS), amount=ir.Times(2, ir.EventAmount()))
    t = Table(edition)
    for _ in range(2):
        t.put(card("Double", double))
    deal(t.g, [Hit(t.put(creature()), -2, 2)])
    assert t.g.players[1].life == 12 and t.asked == []


@pytest.mark.rule("2006:419.7b")
def test_a_shield_is_used_up_point_by_point() -> None:
    t = Table()
    ctx = spell(t)
    shields.prevent(ctx, ir.PreventDamage(3, (ir.You(),)))
    source = t.put(creature(), 1)
    deal(t.g, [Hit(source, -1, 2)])
    assert t.g.players[0].life == 20 and t.g.shields[0].amount == 1
    deal(t.g, [Hit(source, -2, 2)])
    deal(t.g, [Hit(source, -1, 2)])
    assert t.g.players[0].life == 19 and t.g.shields == ()


@pytest.mark.rule("2006:419.7b")
def test_a_shield_against_several_sources_is_split_by_the_affected_player() -> None:
    t = Table()
    shields.prevent(spell(t, 1), ir.PreventDamage(3, (ir.EachOpponent(),)))
    one, two = t.put(creature(), 1), t.put(creature(), 1)
    t.answers = [(1, 2)]
    dealt = deal(t.g, [Hit(one, -1, 2), Hit(two, -1, 2)])
    assert (t.asked[0].key, t.asked[0].chooser, t.asked[0].total) == ("share-shield", 0, 3)
    assert t.asked[0].normal((2, 1)) == (2, 1)
    with pytest.raises(ValueError, match="no more than"):
        t.asked[0].normal((3, 0))
    assert [(h.source, h.amount) for h in dealt] == [(one, 1)]


@pytest.mark.rule("2006:419.7c")
def test_each_of_several_creatures_gets_a_shield_of_its_own() -> None:
    t = Table()
    ids = [t.put(creature("T", 5, 5)) for _ in range(2)]
    shields.prevent(spell(t), ir.PreventDamage(1, (ir.All(CREATURES),)))
    late = t.put(creature("T", 5, 5))
    source = t.put(creature(), 1)
    deal(t.g, [Hit(source, i, 2) for i in [*ids, late]])
    assert [t.obj(i).damage for i in [*ids, late]] == [1, 1, 2]


def test_all_combat_damage() -> None:
    t = Table()
    shields.prevent(spell(t), ir.PreventDamage(combat=True))
    source = t.put(creature())
    deal(t.g, [Hit(source, -2, 2, True), Hit(source, -1, 2, True), Hit(source, -2, 1)])
    assert [p.life for p in t.g.players] == [20, 19]


@pytest.mark.rule("2006:419.8a", "2006:419.8b")
def test_a_chosen_source_is_watched_and_rechecked() -> None:
    t = Table()
    red, blue = t.put(creature(colors="R"), 1), t.put(creature(colors="U"), 1)
    node = ir.PreventDamage(
        to=(ir.You(),), source=ir.HasColor("R"), chosen_source=True, next_only=True
    )
    other = t.put(creature("Other", colors="R"), 1)
    t.answers = [0]
    shields.prevent(spell(t), node)
    assert [o.id for o in t.asked[0].options] == [red, other]
    deal(t.g, [Hit(blue, -1, 1), Hit(other, -1, 1)])
    assert t.g.players[0].life == 18
    paint = ir.Static((ir.SetColors("U"),), affects=CREATURES)
    painter = t.put(card("Paint", paint))
    deal(t.g, [Hit(red, -1, 1)])
    assert t.g.players[0].life == 17 and t.g.shields  # it does not fit now: the shield waits
    zones.move(t.g, [painter], c.EXILE)
    deal(t.g, [Hit(red, -1, 7)])
    deal(t.g, [Hit(red, -1, 1)])
    assert t.g.players[0].life == 16 and not t.g.shields


def test_a_chosen_spell_is_known_as_the_permanent_it_becomes() -> None:
    t = Table()
    coming = t.put(creature(), 1, "stack")
    node = ir.PreventDamage(to=(ir.You(),), chosen_source=True, next_only=True)
    t.answers = [0]
    t.put(creature(), 1)
    t.answers = [lambda q: [o.id for o in q.options].index(coming)]
    shields.prevent(spell(t), node)
    (permanent,) = zones.move(t.g, [coming], c.BATTLEFIELD)
    deal(t.g, [Hit(permanent, -1, 2)])
    assert t.g.players[0].life == 20


def test_static_prevention_is_for_each_source() -> None:
    one_less = ir.Replacement(ir.WouldBeDealt(CREATURES, YOU), prevent=1)
    t = Table()
    t.put(card("Less", one_less))
    sources = [t.put(creature(), 1) for _ in range(3)]
    deal(t.g, [Hit(s, -1, 2) for s in sources])
    assert t.g.players[0].life == 17


def test_prevented_all_at_once_with_one_addition() -> None:
    phantom = ir.Replacement(
        ir.WouldBeDealt(to=THIS), prevent="all", and_also=ir.RemoveCounters("+1/+1", 1)
    )
    t = Table()
    ghost = t.put(creature("Ghost", 0, 0, phantom), counters={"+1/+1": 3})
    sources = [t.put(creature(), 1) for _ in range(2)]
    deal(t.g, [Hit(s, ghost, 4) for s in sources])
    assert t.obj(ghost).damage == 0 and t.obj(ghost).count("+1/+1") == 2


def test_unpreventable_damage() -> None:
    t = Table()
    node = ir.PreventDamage(3, (ir.You(),), then=ir.Draw(1))
    shields.prevent(spell(t), node)
    source = t.put(creature(), 1)
    t.put(creature(), 0, "library")
    deal(t.g, [Hit(source, -1, 2, unpreventable=True)])
    assert t.g.players[0].life == 18 and t.g.shields[0].amount == 3
    assert len(t.g.players[0].hand) == 1  # what the effect adds still happens
    t.put(card("Fire", ir.Static((ir.DamageWontPrevent(),))))
    deal(t.g, [Hit(source, -1, 2)])
    assert t.g.players[0].life == 16


@pytest.mark.rule("x2006:502.7e")
@pytest.mark.parametrize("edition", EDITIONS)
def test_protection_prevents(edition: str) -> None:
    t = Table(edition)
    safe = t.put(creature("Safe", 2, 2, ir.Keyword("protection", filter=ir.HasColor("R"))))
    red, blue = t.put(creature(colors="R"), 1), t.put(creature(colors="U"), 1)
    deal(t.g, [Hit(red, safe, 2), Hit(blue, safe, 1)])
    assert t.obj(safe).damage == 1


@pytest.mark.rule("2006:419.6c")
def test_redirection_needs_creatures_that_are_there() -> None:
    t = Table()
    bear = t.put(creature("T", 9, 9))
    source = t.put(creature(), 1)
    node = ir.RedirectDamage((ir.You(),), ir.All(ir.Named("T")), amount=3)
    shields.redirect(spell(t), node)
    deal(t.g, [Hit(source, -1, 2)])
    assert t.g.players[0].life == 20 and t.obj(bear).damage == 2
    deal(t.g, [Hit(source, -1, 2)])
    assert t.g.players[0].life == 19 and t.obj(bear).damage == 3
    shields.redirect(spell(t), node)
    zones.move(t.g, [bear], c.HAND)
    deal(t.g, [Hit(source, -1, 2)])
    assert t.g.players[0].life == 17


def test_redirected_damage_meets_the_effects_of_its_new_recipient() -> None:
    pariah = ir.Replacement(ir.WouldBeDealt(to=YOU), recipient=ir.AttachedTo())
    t = Table()
    host = t.put(creature("H", 1, 9))
    enchant = ir.Keyword("enchant", filter=CREATURES)
    aura = t.put(card("Pariah", enchant, pariah, subtypes=("Aura",)))
    from apnap.actions import permanents

    permanents.attach(t.g, aura, host)
    shields.prevent(spell(t), ir.PreventDamage(1, (ir.All(ir.Named("H")),)))
    dealt = deal(t.g, [Hit(t.put(creature(), 1), -1, 3)])
    assert [(h.recipient, h.amount) for h in dealt] == [(host, 2)]
    assert t.g.players[0].life == 20 and t.obj(host).damage == 2


def test_two_redirections_do_not_go_on_for_ever() -> None:
    t = Table()
    left = t.put(creature("L", 1, 9))
    right = t.put(creature("R", 1, 9))
    for source, to in (("L", "R"), ("R", "L")):
        swap = ir.Replacement(ir.WouldBeDealt(to=ir.Named(source)), recipient=ir.All(ir.Named(to)))
        t.put(card("Swap", swap))
    deal(t.g, [Hit(t.put(creature(), 1), left, 2)])
    assert (t.obj(left).damage, t.obj(right).damage) == (2, 0)


def test_damage_replaced_by_something_else() -> None:
    mill = ir.Replacement(
        ir.WouldBeDealt(ANY, YOU), instead=ir.Mill(ir.EventAmount(), ir.EventPlayer())
    )
    t = Table()
    for i in range(5):
        t.put(creature(str(i)), 0, "library")
    t.put(card("Words", mill))
    source = t.put(creature(), 1)
    deal(t.g, [Hit(source, -1, 3)])
    assert t.g.players[0].life == 20 and len(t.g.players[0].graveyard) == 3


def test_noncombat_damage_may_go_to_a_planeswalker_where_the_edition_says_so() -> None:
    for edition, asked in (("2009", 1), ("current", 0)):
        t = Table(edition)
        walker = t.put(card("W", types="Planeswalker", subtypes=("Jace",), loyalty=4), 1)
        source = t.put(creature())
        t.answers = [1] * asked
        deal(t.g, [Hit(source, -2, 3)])
        assert len(t.asked) == asked
        assert t.obj(walker).count("loyalty") == 4 - 3 * asked
        deal(t.g, [Hit(source, -2, 1, True)])
        assert len(t.asked) == asked


def test_recipients_are_settled_in_turn_order() -> None:
    t = Table()
    t.g.active = 1
    half = ir.Replacement(ir.WouldBeDealt(to=ir.IsPlayer()), amount=ir.Half(ir.EventAmount()))
    less = ir.Replacement(ir.WouldBeDealt(to=ir.IsPlayer()), prevent=1)
    t.put(card("Half", half))
    t.put(card("Less", less))
    source = t.put(creature())
    t.answers = [0, 1]
    deal(t.g, [Hit(source, -1, 4), Hit(source, -2, 4)])
    assert [q.chooser for q in t.asked] == [1, 0]
    assert [p.life for p in t.g.players] == [19, 19]


def test_a_batch_with_shields_can_be_taken_back() -> None:
    t = Table()
    shields.prevent(spell(t), ir.PreventDamage(3, (ir.You(),), then=ir.GainLife(ir.EventAmount())))
    source = t.put(creature(), 1)
    t.undone(lambda: deal(t.g, [Hit(source, -1, 5)]))
    deal(t.g, [Hit(source, -1, 5)])
    assert t.g.players[0].life == 21


def test_the_next_time_it_deals_damage_is_one_time_for_all_it_hits() -> None:
    t = Table()
    dealer = t.put(creature(), 1)
    bear = t.put(creature())
    node = ir.PreventDamage(source_ref=ir.All(ir.Controlled(ir.EachOpponent())), next_only=True)
    shields.prevent(spell(t), node)
    assert deal(t.g, [Hit(dealer, -1, 2), Hit(dealer, bear, 2)]) == []
    deal(t.g, [Hit(dealer, -1, 2)])
    assert t.g.players[0].life == 18


def test_what_comes_of_damage_from_each_source_goes_by_that_damage() -> None:
    """Two sources deal damage together, and what is prevented of each is given back for each."""
    t = Table()
    guard = ir.Replacement(
        ir.WouldBeDealt(CREATURES), prevent="all", and_also=ir.GainLife(ir.EventAmount())
    )
    t.put(card("Guard", guard))
    small, large = t.put(creature("S", 2, 2), 1), t.put(creature("L", 3, 3), 1)
    deal(t.g, [Hit(small, -1, 2), Hit(large, -1, 3)])
    assert t.g.players[0].life == 25
