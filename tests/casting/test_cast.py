"""Casting by the numbered steps (2006:409): announcing, choices, costs, rewinding."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.core import saving
from apnap.core.questions import NO, STOP, YES, IllegalAnswer, Option
from casting.duel import (
    ANY_CREATURE,
    ANY_TARGET,
    BEAR,
    CREATURE,
    EDITIONS,
    FOREST,
    IT,
    LAND,
    YOURS,
    ZAP,
    Duel,
    card,
    creature,
    instant,
    pay,
)

each = pytest.mark.parametrize("edition", EDITIONS)
PLAYER_B = Option("player", 1)


@each
@pytest.mark.rule("2006:409.1a", "2006:401.1", "2006:408.1e")
def test_a_spell_goes_on_top_of_the_stack_as_a_new_object(edition: str) -> None:
    d = Duel(edition)
    d.lands("GG")
    (bear,) = d.hand(BEAR)
    d.start()
    spell = d.cast(bear)
    assert d.g.stack == [spell] and spell != bear
    assert d.obj(spell).controller == 0 and d.g.chars(d.obj(spell)).name == "Bear"
    assert d.asked.key == "priority" and d.asked.chooser == 0


@each
@pytest.mark.rule("2006:401.7", "2006:413.2h")
def test_permanents_enter_and_instants_go_to_the_graveyard(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGR")
    bear, zap = d.hand(BEAR, ZAP)
    d.start()
    d.cast(bear)
    d.resolve()
    assert d.zone(bear) == "battlefield"
    d.cast(zap, PLAYER_B)
    d.resolve()
    assert d.zone(zap) == "graveyard" and d.life(1) == 18


@each
@pytest.mark.rule("2006:408.1d")
def test_only_instants_outside_ones_own_main_phase(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGR")
    d.lands("R", seat=1)
    bear, zap = d.hand(BEAR, ZAP)
    (other,) = d.hand(ZAP, seat=1)
    d.start("upkeep")
    assert d.offered("cast") == [Option("cast", zap, "")]
    d.pass_()
    assert d.offered("cast") == [Option("cast", other, "")]
    d.pass_()
    while d.g.step != 3:
        d.pass_()
    assert Option("cast", bear, "") in d.asked.options
    d.cast(zap, PLAYER_B)
    assert not d.offered("cast")  # with a spell on the stack, no sorcery time


@each
@pytest.mark.rule("2006:409.1c")
def test_each_target_word_takes_different_targets(edition: str) -> None:
    two = ir.TargetSpec(CREATURE, 2, 2)
    d = Duel(edition)
    d.lands("R")
    (tap_two,) = d.hand(instant("{R}", ir.Tap(IT), two))
    first = d.put(BEAR)
    d.start()
    assert not d.offered("cast")  # one creature is not enough
    d = Duel(edition)
    d.lands("R")
    (tap_two,) = d.hand(instant("{R}", ir.Tap(IT), two))
    first, second = d.put(BEAR), d.put(BEAR, 1)
    d.start()
    d.cast(tap_two, first)
    assert d.ids() == [second]
    d.answer(second).resolve()
    assert d.obj(first).tapped and d.obj(second).tapped


@each
@pytest.mark.rule("2006:409.1c/e1")
def test_two_target_words_may_take_the_same_object(edition: str) -> None:
    body = ir.Body(
        ir.Do((ir.Destroy(ir.Target(0)), ir.Destroy(ir.Target(1)))),
        (ir.TargetSpec(ir.HasType("Artifact")), ir.TargetSpec(LAND)),
    )
    d = Duel(edition)
    d.lands("R")
    (bolt,) = d.hand(instant("{R}", body))
    relic = d.put(card("Relic", None, "Artifact Land"), 1)
    d.start()
    d.cast(bolt, relic, relic)
    d.resolve()
    assert d.zone(relic) == "graveyard"


@each
def test_another_target_must_differ_and_leaves_room(edition: str) -> None:
    tapped = ir.AllOf((CREATURE, ir.IsTapped()))
    body = ir.Body(
        ir.Do((ir.Destroy(ir.Target(0)), ir.Destroy(ir.Target(1)))),
        (ANY_CREATURE, ir.TargetSpec(tapped, other_than=(0,))),
    )
    d = Duel(edition)
    d.lands("R")
    (bolt,) = d.hand(instant("{R}", body))
    only, other = d.put(BEAR, 1, tapped=True), d.put(BEAR, 1)
    d.start()
    d.cast(bolt)
    assert d.ids() == [other]  # the tapped one is needed for the second word
    d.answer(other)
    assert d.ids() == [only]


@each
@pytest.mark.rule("2006:415.6")
def test_a_spell_is_no_target_of_itself(edition: str) -> None:
    d = Duel(edition)
    d.lands("UUR")
    counter = instant(
        "{U}", ir.Counter(IT), ir.TargetSpec(ir.IsSpell(), zones=("stack",)), name="Counter"
    )
    zap, first, second = d.hand(ZAP, counter, counter)
    d.start()
    assert not d.offered("cast", first)
    spell = d.cast(zap, PLAYER_B)
    d.cast(first)
    assert d.ids() == [spell]
    d.answer(spell)
    d.cast(second)
    assert len(d.ids()) == 2 and d.g.stack[-1] not in d.ids()


@each
def test_up_to_targets_may_stop(edition: str) -> None:
    d = Duel(edition)
    d.lands("RR")
    up_to = instant("{R}", ir.Tap(IT), ir.TargetSpec(CREATURE, 0, 2))
    one, two = d.hand(up_to, up_to)
    bear = d.put(BEAR, 1)
    d.start()
    d.cast(one, STOP)
    d.cast(two, bear)
    assert d.obj(d.now(two).id).info.targets == ((bear,),)
    d.resolve().resolve()
    assert d.obj(bear).tapped


@each
@pytest.mark.rule("2006:409.1b")
def test_modes_are_chosen_one_of_several(edition: str) -> None:
    modes = (
        ir.Mode(ir.Destroy(IT), (ir.TargetSpec(ir.HasType("Artifact")),)),
        ir.Mode(ir.Damage(2, (IT,)), (ANY_TARGET,)),
        ir.Mode(ir.GainLife(3)),
    )
    d = Duel(edition)
    d.lands("RR")
    first, second = d.hand(*[instant("{R}", ir.Body(modes=modes))] * 2)
    d.start()
    d.cast(first)
    assert [o.id for o in d.asked.options] == [1, 2]  # there is no artifact
    d.answer(Option("mode", 2)).resolve()
    assert d.life(0) == 23
    d.cast(second, Option("mode", 1), PLAYER_B)
    d.resolve()
    assert d.life(1) == 18


@each
def test_two_modes_happen_in_printed_order_with_targets_of_their_own(edition: str) -> None:
    modes = (
        ir.Mode(ir.Damage(1, (IT,)), (ANY_TARGET,)),
        ir.Mode(ir.Damage(2, (IT,)), (ANY_TARGET,)),
        ir.Mode(ir.Draw(1)),
    )
    d = Duel(edition)
    d.lands("R")
    (charm,) = d.hand(instant("{R}", ir.Body(modes=modes, least=2, most=2)))
    d.start()
    d.cast(charm, [1, 0], Option("player", 0), PLAYER_B)
    assert d.now(charm).info.modes == (0, 1)
    d.resolve()
    assert (d.life(0), d.life(1)) == (19, 18)


@each
@pytest.mark.rule("2006:409.1b")
def test_x_is_no_more_than_can_be_paid(edition: str) -> None:
    d = Duel(edition)
    d.lands("RRRR")
    (blaze,) = d.hand(instant("{X}{R}", ir.Damage(ir.X(), (IT,)), ANY_TARGET))
    d.start()
    d.cast(blaze)
    assert d.asked.key == "x" and (d.asked.least, d.asked.most) == (0, 3)
    d.answer(2, PLAYER_B).resolve()
    assert d.life(1) == 18
    assert sum(d.obj(i).tapped for i in d.g.players[0].battlefield) == 3


@each
@pytest.mark.rule("2006:409.1e")
def test_damage_is_divided_as_the_spell_is_cast(edition: str) -> None:
    divided = ir.TargetSpec(ir.AnyTarget(), 1, 3, divide=3)
    d = Duel(edition)
    d.lands("R")
    (spread,) = d.hand(instant("{R}", ir.Damage(3, (IT,), divided=True), divided))
    bear = d.put(BEAR, 1)
    d.start()
    d.cast(spread, bear, PLAYER_B, STOP)
    assert d.asked.key == "division"
    with pytest.raises(IllegalAnswer):
        d.g.push([3, 0])
    d.answer([2, 1]).resolve()
    assert d.zone(bear) == "graveyard" and d.life(1) == 19


# ------------------------------------------------------------------ costs


@each
@pytest.mark.rule("2006:409.1f", "2006:409.1h", "2006:409.1h/e1")
def test_the_total_is_locked_in_before_it_is_paid(edition: str) -> None:
    familiar = creature(None, ir.Static((ir.CostChange(ir.HasColor("B"), 1),)), name="Familiar")
    bomb = instant(
        "{3}{B}",
        ir.Damage(1, (IT,)),
        ANY_TARGET,
        more=(ir.AdditionalCost((ir.SacrificeCost(CREATURE),)),),
    )
    d = Duel(edition)
    d.lands("BBB")
    (spell,) = d.hand(bomb)
    helper = d.put(familiar)
    d.start()
    d.cast(spell, PLAYER_B, [0])
    assert d.zone(helper) == "graveyard" and len(d.g.stack) == 1
    assert dict(d.now(spell).info.cost_objects)["sacrificed"] == (helper,)


@each
@pytest.mark.rule("2006:409.1f")
def test_increases_come_before_reductions(edition: str) -> None:
    more = card(
        "Tax", None, "Enchantment", ir.Static((ir.CostChange(ir.Anything(), 2, None, more=True),))
    )
    less = card("Rebate", None, "Enchantment", ir.Static((ir.CostChange(ir.Anything(), 3),)))
    d = Duel(edition)
    d.lands("GG")
    (bear,) = d.hand(BEAR)
    d.put(more, 1)
    d.start()
    assert not d.offered("cast")
    d = Duel(edition)
    d.lands("G")
    (bear,) = d.hand(BEAR)
    d.put(more, 1)
    d.put(less)
    d.start()
    d.cast(bear)  # {1}{G} + {2} - {3} = {G}
    assert "cost-increased" in d.rules() and "cost-reduced" in d.rules()


@each
def test_kicker_is_asked_only_where_it_can_be_paid(edition: str) -> None:
    kicked = creature(
        "{G}",
        ir.Keyword("kicker", cost=pay("{1}")),
        ir.Triggered(
            ir.Moves(ir.Is(ir.This()), to="battlefield"), ir.Body(ir.GainLife(5)), ir.Kicked()
        ),
    )
    d = Duel(edition)
    d.lands("GG")
    first, second = d.hand(kicked, kicked)
    d.start()
    d.cast(first)
    assert d.asked.key == "optional-cost" and d.asked.args == ("kicker",)
    d.answer(NO).resolve()
    assert d.life(0) == 20
    d.cast(second)
    assert d.asked.key == "priority"
    d = Duel(edition)
    d.lands("GG")
    (first,) = d.hand(kicked)
    d.start()
    d.cast(first, YES)
    d.resolve().resolve()
    assert d.life(0) == 25


@each
def test_buyback_returns_the_card_to_the_hand(edition: str) -> None:
    d = Duel(edition)
    d.lands("RRR")
    (zap,) = d.hand(instant("{R}", ir.GainLife(1), more=(ir.Keyword("buyback", cost=pay("{2}")),)))
    d.start()
    d.cast(zap, YES)
    d.resolve()
    assert d.zone(zap) == "hand" and d.life(0) == 21


@each
def test_flashback_exiles_the_card_wherever_it_would_go(edition: str) -> None:
    d = Duel(edition)
    d.lands("RRRR")
    flash = instant("{R}", ir.GainLife(1), more=(ir.Keyword("flashback", cost=pay("{2}{R}")),))
    zap = d.put(flash, zone="graveyard")
    d.start()
    assert d.offered("cast") == [Option("cast", zap, "flashback")]
    d.cast(zap, way="flashback")
    d.resolve()
    assert d.zone(zap) == "exile" and d.life(0) == 21


@each
def test_an_alternative_cost_is_a_way_of_its_own(edition: str) -> None:
    d = Duel(edition)
    d.lands("R")
    force = instant(
        "{3}{R}",
        ir.GainLife(1),
        more=(ir.AlternativeCost((ir.PayLife(2),), key="life"),),
    )
    (zap,) = d.hand(force)
    d.start()
    assert d.offered("cast") == [Option("cast", zap, "life")]
    d.cast(zap, way="life")
    assert d.life(0) == 18 and dict(d.now(zap).info.paid) == {"life": 1}


@each
@pytest.mark.rule("2006:401.1b")
def test_a_card_without_mana_cost_cannot_be_cast(edition: str) -> None:
    d = Duel(edition)
    d.hand(instant(None, ir.Draw(1)), instant("{0}", ir.GainLife(2)))
    d.start()
    assert len(d.offered("cast")) == 1


@each
def test_morph_is_cast_face_down_and_turned_up_without_the_stack(edition: str) -> None:
    secret = creature("{4}{R}", ir.Keyword("morph", cost=pay("{R}")), name="Secret")
    d = Duel(edition)
    d.lands("RRRR")
    (morph,) = d.hand(secret)
    d.start()
    assert d.offered("cast") == [Option("cast", morph, "morph")]
    spell = d.cast(morph, way="morph")
    chars = d.g.chars(d.obj(spell))
    assert (chars.name, chars.power, chars.cost) == ("", 2, None)
    d.resolve()
    permanent = d.now(morph)
    assert permanent.face_down and d.offered("turn_up", permanent.id)
    d.g.push(Option("turn_up", permanent.id))
    assert not d.g.stack and d.g.chars(d.now(morph)).name == "Secret"


@each
def test_split_halves_are_cast_one_by_one(edition: str) -> None:
    left = instant("{R}", ir.GainLife(1), name="Left").faces[0]
    right = instant("{5}", ir.GainLife(9), name="Right").faces[0]
    d = Duel(edition)
    d.lands("R")
    (split,) = d.hand(ir.Card((left, right), "split"))
    d.start()
    assert d.offered("cast") == [Option("cast", split, "face:0")]
    spell = d.cast(split, way="face:0")
    assert d.g.chars(d.obj(spell)).name == "Left"


@each
def test_convoke_lets_creatures_pay(edition: str) -> None:
    wurm = creature("{1}{G}{G}", ir.Keyword("convoke"), name="Wurm")
    d = Duel(edition)
    d.lands("G")
    (spell,) = d.hand(wurm)
    green, grey = d.put(creature("{G}"), sick=True), d.put(creature("{1}"))
    d.start()
    d.cast(spell)
    assert d.asked.key == "convoke" and d.ids() == [green, grey]
    d.answer([0, 1])
    assert d.obj(green).tapped and d.obj(grey).tapped and len(d.g.stack) == 1


# ------------------------------------------------------------------ limits and permissions


@each
@pytest.mark.rule("2006:409.4")
def test_a_forbidden_spell_cannot_be_begun(edition: str) -> None:
    silence = card("Silence", None, "Enchantment", ir.Static((ir.CantCast(CREATURE),)))
    d = Duel(edition)
    d.lands("GGR")
    bear, zap = d.hand(BEAR, ZAP)
    d.put(silence, 1)
    d.start()
    assert not d.offered("cast", bear) and d.offered("cast", zap)


@each
def test_no_more_than_one_spell_each_turn(edition: str) -> None:
    rule = card("Rule", None, "Enchantment", ir.Static((ir.CastLimit(1),)))
    d = Duel(edition)
    d.lands("RR")
    first, second = d.hand(ZAP, ZAP)
    d.put(rule, 1)
    d.start()
    d.cast(first, PLAYER_B)
    d.resolve()
    assert not d.offered("cast", second)


@each
def test_flash_for_others_and_flash_of_its_own(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGG")
    quick, slow = d.hand(creature("{G}", ir.Keyword("flash")), BEAR)
    d.start("upkeep")
    assert [o.id for o in d.offered("cast")] == [quick]
    d = Duel(edition)
    d.lands("GGG")
    (slow,) = d.hand(BEAR)
    d.put(card("Orrery", None, "Artifact", ir.Static((ir.FlashFor(ir.Anything()),))))
    d.start("upkeep")
    assert [o.id for o in d.offered("cast")] == [slow]


@each
def test_a_card_may_be_played_from_elsewhere(edition: str) -> None:
    top = card("Future", None, "Enchantment", ir.Static((ir.MayPlay(zone="library-top"),)))
    d = Duel(edition)
    d.lands("GG")
    d.put(top)
    bear = d.put(BEAR, zone="library")
    d.start()
    d.cast(bear)
    d.resolve()
    assert d.zone(bear) == "battlefield"
    assert d.offered("play", d.g.players[0].library[-1])


# ------------------------------------------------------------------ rewinding


@each
@pytest.mark.rule("2006:409.1", "2006:422.1", "2006:422.2")
def test_an_unpaid_spell_is_taken_back_whole(edition: str) -> None:
    altar = card(
        "Altar",
        None,
        "Artifact",
        ir.Activated((ir.SacrificeCost(CREATURE),), ir.Body(ir.AddMana((("C", "C"),)))),
    )
    d = Duel(edition)
    d.lands("G")
    (big,) = d.hand(creature("{3}{G}"))
    victim = d.put(BEAR)
    d.put(altar)
    d.start()
    _ = d.asked
    before = saving.state_hash(d.g)
    d.g.push(Option("cast", big, ""))
    assert d.asked.key == "pay"
    d.answer([o for o in d.asked.options if o.kind == "mana"][-1], [0])
    assert d.zone(victim) == "graveyard"
    d.answer(STOP)
    assert d.zone(victim) == "battlefield" and d.zone(big) == "hand"
    assert "illegal-action-rewound" in d.rules() and d.asked.chooser == 0
    while d.g.past_moves:
        d.g.pop()
    assert saving.state_hash(d.g) == before


@each
def test_what_failed_three_times_is_not_offered_again(edition: str) -> None:
    altar = card(
        "Altar",
        None,
        "Artifact",
        ir.Activated((ir.SacrificeCost(CREATURE),), ir.Body(ir.AddMana((("C", "C"),)))),
    )
    d = Duel(edition)
    d.lands("G")
    (big,) = d.hand(creature("{3}{G}"))
    d.put(BEAR)
    d.put(altar)
    d.start()
    for _ in range(3):
        d.cast(big, STOP)
    assert not d.offered("cast", big)


@each
@pytest.mark.rule("2006:422.1")
def test_mana_abilities_that_moved_a_library_are_performed_again(edition: str) -> None:
    star = card(
        "Star",
        None,
        "Artifact",
        ir.Activated(
            (ir.TapThis(), ir.SacrificeThis()),
            ir.Body(ir.Do((ir.AddMana(any_color=True), ir.Draw(1)))),
        ),
    )
    d = Duel(edition)
    d.lands("GG")
    (big,) = d.hand(creature("{2}{R}"))
    jewel = d.put(star)
    d.start()
    d.g.push(Option("cast", big, ""))
    d.answer(next(o for o in d.asked.options if o.kind == "mana" and o.id == jewel))
    d.answer(Option("mana", "G"))
    d.answer(STOP)
    assert d.zone(big) == "hand" and d.zone(jewel) == "graveyard"
    assert d.pool() == "G" and len(d.g.players[0].hand) == 2
    library = len(d.g.players[0].library)
    again = saving.state_hash(d.g)
    d.pass_()
    d.g.pop()
    assert saving.state_hash(d.g) == again and len(d.g.players[0].library) == library


@each
@pytest.mark.rule("2006:409.1i")
def test_a_spell_counts_as_cast_once_it_is_paid(edition: str) -> None:
    watcher = card(
        "Watcher",
        None,
        "Enchantment",
        ir.Triggered(ir.CastsSpell(ir.Anything(), ir.You()), ir.Body(ir.GainLife(1))),
    )
    d = Duel(edition)
    d.lands("R")
    d.put(watcher)
    (zap,) = d.hand(ZAP)
    d.start()
    d.cast(zap, PLAYER_B)
    assert len(d.g.stack) == 2 and d.g.history["spells-cast", 0] == 1
    d.resolve()
    assert d.life(0) == 21 and d.life(1) == 20


@each
def test_everything_can_be_taken_back(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGRR")
    bear, zap = d.hand(BEAR, ZAP)
    d.start()
    _ = d.asked
    start = saving.state_hash(d.g)
    d.cast(bear)
    d.resolve()
    d.cast(zap, d.now(bear).id)
    d.resolve()
    while d.g.past_moves:
        d.g.pop()
    assert saving.state_hash(d.g) == start


@pytest.mark.parametrize("yes", [YES, NO])
def test_an_optional_sacrifice_is_offered_only_with_something_to_sacrifice(yes: Option) -> None:
    key = ir.AdditionalCost(
        (ir.SacrificeCost(ir.AllOf((LAND, YOURS))),), optional=True, key="extra"
    )
    d = Duel()
    d.lands("R")
    (zap,) = d.hand(instant("{R}", ir.GainLife(1), more=(key,)))
    d.start()
    d.cast(zap, yes)
    if yes == YES:
        d.answer([0])
        assert d.pool() == "" and not d.g.players[0].battlefield
    assert len(d.g.stack) == 1


@each
def test_what_is_said_of_creature_spells_holds_for_face_down_ones(edition: str) -> None:
    secret = creature("{4}{R}", ir.Keyword("morph", cost=pay("{R}")), name="Secret")
    red = card("Ban", None, "Enchantment", ir.Static((ir.CantCast(ir.HasColor("R")),)))
    d = Duel(edition)
    d.lands("RR")
    (morph,) = d.hand(secret)
    d.put(red, 1)
    d.put(card("Help", None, "Enchantment", ir.Static((ir.CostChange(CREATURE, 1),))))
    d.start()
    assert d.offered("cast") == [Option("cast", morph, "morph")]  # no red spell, {1} less
    d.cast(morph, way="morph")
    assert len(d.g.stack) == 1


@each
def test_effects_see_the_half_that_is_cast(edition: str) -> None:
    left = instant("{R}", ir.GainLife(1), name="Left").faces[0]
    right = instant("{B}", ir.GainLife(9), name="Right").faces[0]
    d = Duel(edition)
    d.lands("BR")
    (split,) = d.hand(ir.Card((left, right), "split"))
    d.put(card("Ban", None, "Enchantment", ir.Static((ir.CantCast(ir.HasColor("R")),))), 1)
    d.start()
    assert d.offered("cast") == [Option("cast", split, "face:1")]


@each
def test_affinity_and_its_own_less(edition: str) -> None:
    frog = card(
        "Frog",
        "{4}",
        "Artifact Creature",
        ir.Keyword("affinity", filter=ir.HasType("Artifact")),
        power=2,
        toughness=2,
    )
    d = Duel(edition)
    d.lands("G")
    (spell,) = d.hand(frog)
    for _ in range(3):
        d.put(card("Relic", None, "Artifact"))
    d.start()
    d.cast(spell)
    assert len(d.g.stack) == 1


@each
def test_x_of_a_kicker_is_chosen_after_it(edition: str) -> None:
    grow = instant("{G}", ir.GainLife(ir.X()), more=(ir.Keyword("kicker", cost=pay("{X}")),))
    d = Duel(edition)
    d.lands("GGG")
    (spell,) = d.hand(grow)
    d.start()
    d.cast(spell, YES)
    assert d.asked.key == "x" and d.asked.most == 2
    d.answer(2).resolve()
    assert d.life(0) == 22


@each
def test_entwine_takes_all_modes(edition: str) -> None:
    modes = (ir.Mode(ir.GainLife(3)), ir.Mode(ir.Draw(1)))
    d = Duel(edition)
    d.lands("GG")
    body = ir.Body(modes=modes)
    (spell,) = d.hand(instant("{G}", body, more=(ir.Keyword("entwine", cost=pay("{1}")),)))
    d.start()
    d.cast(spell, YES)
    assert d.now(spell).info.modes == (0, 1) and d.asked.key == "priority"


@each
def test_what_only_abilities_may_target(edition: str) -> None:
    aegis = ir.Static((ir.CantBeTargeted(ir.IsSpell()),), ir.This())
    pinger = creature(None, ir.Activated(pay("T"), ir.Body(ir.Damage(1, (IT,)), (ANY_CREATURE,))))
    d = Duel(edition)
    d.lands("R")
    (zap,) = d.hand(instant("{R}", ir.Tap(IT), ANY_CREATURE))
    d.put(creature(None, aegis), 1)
    d.start()
    assert not d.offered("cast", zap)
    d = Duel(edition)
    d.put(creature(None, aegis), 1)
    shooter = d.put(pinger)
    d.start()
    d.activate(shooter)
    assert len(d.ids()) == 2


@each
def test_retrace_and_evoke_are_ways(edition: str) -> None:
    raven = instant("{R}", ir.GainLife(1), more=(ir.Keyword("retrace"),))
    d = Duel(edition)
    d.lands("R")
    spell = d.put(raven, zone="graveyard")
    (bear, forest) = d.hand(creature("{5}", ir.Keyword("evoke", cost=pay("{R}"))), FOREST)
    d.start()
    assert d.offered("cast") == [Option("cast", bear, "evoke"), Option("cast", spell, "retrace")]
    d.cast(spell, [0], way="retrace")
    assert d.zone(forest) == "graveyard" and len(d.g.stack) == 1


@pytest.mark.parametrize("edition", ["2009", "current"])
def test_a_commander_costs_more_each_time(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGGGGG")
    general = d.put(BEAR, zone="command")
    other = d.put(BEAR, zone="command")
    d.g.game_data = (("commanders", (d.obj(general).phys,)),)
    d.start()
    assert d.offered("cast") == [Option("cast", general, "")]
    d.cast(general)
    d.resolve()
    assert d.zone(general) == "battlefield" and not d.offered("cast", other)
    assert sum(d.obj(i).tapped for i in d.g.players[0].battlefield) == 2
    d = Duel(edition)
    d.lands("GGGG")
    general = d.put(BEAR, zone="command")
    phys = d.obj(general).phys
    d.g.game_data = (("commanders", (phys,)), (f"commander-casts:{phys}", 1))
    d.start()
    d.cast(general)
    assert all(d.obj(i).tapped for i in d.g.players[0].battlefield)
    assert dict(d.g.game_data)[f"commander-casts:{phys}"] == 2
