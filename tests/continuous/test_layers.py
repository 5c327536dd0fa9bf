"""The layers and their sublayers in the three tables, with the worked examples of the rule
books."""

import pytest

from apnap import ir
from apnap.core import constants as c
from continuous.board import (
    CREATURES,
    EDITIONS,
    HOST,
    YOURS,
    Board,
    aura,
    creature,
    enchantment,
    land,
    static,
)

each = pytest.mark.parametrize("edition", EDITIONS)
CRUSADE = enchantment(
    static(ir.AllOf((CREATURES, ir.HasColor("W"))), ir.ModifyPT(1, 1)), name="Crusade"
)


@each
def test_without_effects_the_printed_values_are_shared(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    assert b.chars(bear) is bear.defn.base


@each
@pytest.mark.rule("2006:418.4a", "2006:418.4b")
def test_a_static_effect_covers_what_its_text_says_now(edition: str) -> None:
    b = Board(edition)
    crusade = b.put(CRUSADE)
    knight = b.put(creature(colors="W"), seat=1)
    assert b.pt(knight) == (3, 3)
    b.g.remove(crusade)
    assert b.pt(knight) == (2, 2)


@each
@pytest.mark.rule("2006:418.4b/e1", "2006:418.5a/e1", "2006:418.5h/e2", "2006:418.5h")
def test_white_creatures_while_they_are_white(edition: str) -> None:
    b = Board(edition)
    b.put(CRUSADE)
    bear = b.put(creature(colors="B"))
    assert b.pt(bear) == (2, 2)
    b.apply(ir.SetColors("W"), to=bear)
    assert b.pt(bear) == (3, 3)
    b.apply(ir.SetColors("R"), to=bear)
    assert b.pt(bear) == (2, 2)
    b.put(aura(static(HOST, ir.AddColors("W"))), on=bear)
    assert b.pt(bear) == (3, 3)


@pytest.mark.parametrize(
    ("edition", "result"), [("2006", (1, 4)), ("2009", (5, 8)), ("current", (5, 8))]
)
@pytest.mark.rule("2006:418.5a/e2", "2006:418.5a")
def test_a_counter_a_spell_an_enchantment_and_a_new_value(
    edition: str, result: tuple[int, int]
) -> None:
    b = Board(edition)
    ogre = b.put(creature())
    b.put_counters(ogre, plus=1)
    assert b.pt(ogre) == (3, 3)
    b.apply(ir.ModifyPT(4, 4), to=ogre)
    assert b.pt(ogre) == (7, 7)
    b.put(enchantment(static(YOURS, ir.ModifyPT(0, 2))))
    assert b.pt(ogre) == (7, 9)
    b.apply(ir.SetPT(0, 1), to=ogre)
    assert b.pt(ogre) == result


@pytest.mark.parametrize(
    ("edition", "animated", "again"),
    [("2006", (10, 10), (3, 3)), ("2009", (11, 11), (4, 4)), ("current", (11, 11), (4, 4))],
)
@pytest.mark.rule("2006:418.5a/e3")
def test_a_land_that_counts_the_creatures_in_the_graveyard(
    edition: str, animated: tuple[int, int], again: tuple[int, int]
) -> None:
    b = Board(edition)
    tomb = b.put(land(name="Tomb"))
    for _ in range(10):
        b.put(creature(), zone="graveyard")
    three = (ir.AddTypes(("Creature",)), ir.SetPT(3, 3))
    b.apply(*three, to=tomb)
    b.apply(ir.ModifyPT(1, 1), to=tomb)
    assert b.pt(tomb) == (4, 4)
    dead = ir.Count(ir.AllOf((CREATURES, ir.Owned())), ("graveyard",))
    own = ir.Static((ir.SetPT(dead, dead),), ir.This(), cda=True)
    b.apply(
        ir.AddTypes(("Creature",), ("Plant", "Zombie")),
        ir.SetColors("BG"),
        ir.AddAbility(own),
        to=tomb,
        source=tomb,
    )
    assert b.pt(tomb) == animated
    b.put(creature(), zone="graveyard")
    assert b.pt(tomb) == (animated[0] + 1, animated[1] + 1)
    b.apply(*three, to=tomb)
    assert b.pt(tomb) == again


@each
@pytest.mark.rule("2006:418.5i", "2006:418.5i/e1")
def test_a_bonus_after_the_switch_is_worked_out_before_it(edition: str) -> None:
    b = Board(edition)
    obj = b.put(creature("A", 1, 3))
    b.apply(ir.ModifyPT(0, 1), to=obj)
    b.apply(ir.SwitchPT(), to=obj)
    assert b.pt(obj) == (4, 1)
    b.apply(ir.ModifyPT(5, 0), to=obj)
    assert b.pt(obj) == (4, 6)


@each
@pytest.mark.rule("2006:418.5i/e2")
def test_the_bonus_ends_before_the_switch(edition: str) -> None:
    b = Board(edition)
    obj = b.put(creature("A", 1, 3))
    bonus = b.apply(ir.ModifyPT(0, 1), to=obj)
    b.apply(ir.SwitchPT(), to=obj, until="forever")
    b.end(bonus)
    assert b.pt(obj) == (3, 1)


@each
def test_two_switches_cancel_each_other(edition: str) -> None:
    b = Board(edition)
    obj = b.put(creature("A", 1, 3))
    b.apply(ir.SwitchPT(), to=obj)
    b.apply(ir.SwitchPT(), to=obj)
    assert b.pt(obj) == (1, 3)


@each
@pytest.mark.rule("2006:418.5i")
def test_counters_come_before_the_switch(edition: str) -> None:
    b = Board(edition)
    obj = b.put(creature("A", 1, 3))
    b.put_counters(obj, plus=2, minus=1)
    b.apply(ir.SwitchPT(), to=obj)
    assert b.pt(obj) == (4, 2)


@each
@pytest.mark.rule("2006:418.5b", "2006:418.5b/e1")
def test_one_effect_in_two_layers(edition: str) -> None:
    b = Board(edition)
    dog = b.put(creature("Dog", 2, 2, colors="G"))
    b.apply(ir.ModifyPT(1, 1), ir.SetColors("U"), to=dog)
    assert b.pt(dog) == (3, 3)
    assert b.chars(dog).colors == c.COLOR_BITS["U"]
    assert b.keys(dog) == ["layer-color", "layer-pt-modifying"]


@each
@pytest.mark.rule("2006:418.5b/e3", "2006:418.5b")
def test_noncreature_artifacts_become_creatures_by_a_static_ability(edition: str) -> None:
    """The set found in the type layer is kept, though its members do not fit the words any more."""
    b = Board(edition)
    noncreature = ir.AllOf((ir.HasType("Artifact"), ir.Not(CREATURES)))
    b.put(enchantment(static(noncreature, ir.AddTypes(("Creature",)), ir.SetPT(2, 2))))
    idol = b.put(ir.Face("Idol", types=("Artifact",)))
    golem = b.put(creature("Golem", 5, 5, types=("Artifact", "Creature")))
    assert b.pt(idol) == (2, 2)
    assert "Creature" in b.types(idol)
    assert b.pt(golem) == (5, 5)


@each
@pytest.mark.rule("2006:418.3b", "2006:418.3b/e1")
def test_the_set_of_a_resolved_effect_is_fixed(edition: str) -> None:
    b = Board(edition)
    white = [b.put(creature(colors="W")) for _ in range(2)]
    b.apply(ir.ModifyPT(1, 1), to=white)
    later = b.put(creature(colors="W"))
    b.apply(ir.SetColors("U"), to=white[0])
    assert [b.pt(x) for x in (*white, later)] == [(3, 3), (3, 3), (2, 2)]


@each
@pytest.mark.rule("2006:418.3c")
def test_a_variable_is_fixed_on_resolution(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    b.put(creature())
    b.apply(ir.ModifyPT(ir.Count(CREATURES), 0), to=bear)
    b.put(creature())
    assert b.pt(bear) == (4, 2)


@each
@pytest.mark.rule("2006:418.4a")
def test_a_variable_of_a_static_ability_is_not_fixed(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    b.put(enchantment(static(YOURS, ir.ModifyPT(ir.Count(CREATURES), 0))))
    assert b.pt(bear) == (3, 2)
    b.put(creature())
    assert b.pt(bear) == (4, 2)


@each
@pytest.mark.rule("2006:418.5h/e1", "2006:418.5d")
def test_of_gaining_and_losing_flying_the_later_wins(edition: str) -> None:
    flying = static(HOST, ir.AddAbility(ir.Keyword("flying")))
    grounded = static(HOST, ir.RemoveKeyword("flying"))
    for first, second, flies in ((flying, grounded, False), (grounded, flying, True)):
        b = Board(edition)
        bear = b.put(creature())
        b.put(aura(first), on=bear)
        b.put(aura(second), on=bear)
        assert b.has(bear, "flying") is flies
        b.apply(ir.RemoveKeyword("flying"), to=bear)
        assert not b.has(bear, "flying")


@each
def test_a_condition_is_asked_at_every_moment(edition: str) -> None:
    b = Board(edition)
    lion = b.put(
        creature(
            "Lion",
            2,
            2,
            static(
                ir.This(),
                ir.ModifyPT(2, 2),
                condition=ir.Exists(ir.AllOf((ir.HasSubtype("Forest"), ir.Controlled()))),
            ),
        )
    )
    assert b.pt(lion) == (2, 2)
    forest = b.put(land("Forest"))
    assert b.pt(lion) == (4, 4)
    b.g.remove(forest)
    assert b.pt(lion) == (2, 2)


@each
def test_lord_does_not_count_itself_and_yours_are_yours(edition: str) -> None:
    b = Board(edition)
    lord = b.put(creature("Lord", 2, 2, static(ir.AllOf((YOURS, ir.Other())), ir.ModifyPT(1, 1))))
    mine, theirs = b.put(creature()), b.put(creature(), seat=1)
    assert [b.pt(x) for x in (lord, mine, theirs)] == [(2, 2), (3, 3), (2, 2)]
    other = b.put(creature("Lord", 2, 2, static(ir.AllOf((YOURS, ir.Other())), ir.ModifyPT(1, 1))))
    assert [b.pt(x) for x in (lord, other, mine)] == [(3, 3), (3, 3), (4, 4)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("2006:402.8a", "2006:405.2a")
def test_where_characteristic_defining_abilities_work(edition: str) -> None:
    b = Board(edition)
    number = ir.Count(CREATURES)
    own = ir.Static((ir.SetPT(number, number), ir.AddColors("R")), cda=True)
    face = creature("Hydra", 0, 0, own)
    here, hand = b.put(face), b.put(face, zone="hand")
    assert b.pt(here) == (1, 1)
    assert b.pt(hand) == ((0, 0) if edition == "2006" else (1, 1))
    assert b.chars(hand).colors == c.COLOR_BITS["R"]
    b.put(creature())
    assert b.pt(here) == (2, 2)


@each
def test_a_characteristic_defining_ability_comes_before_setting(edition: str) -> None:
    b = Board(edition)
    own = ir.Static((ir.SetPT(7, 7),), cda=True)
    obj = b.put(creature("Hydra", 0, 0, own))
    b.apply(ir.ModifyPT(1, 1), to=obj)
    assert b.pt(obj) == (8, 8)
    b.apply(ir.SetPT(1, None), to=obj)
    assert b.pt(obj) == ((1, 8) if edition == "2006" else (2, 8))


@each
def test_two_defining_abilities_that_look_at_each_other_end(edition: str) -> None:
    b = Board(edition)
    best = ir.Max("power", ir.All(ir.AllOf((CREATURES, ir.Other()))))
    face = creature("Mirror", 0, 0, ir.Static((ir.SetPT(best, best),), cda=True))
    first, second = b.put(face), b.put(face)
    assert b.pt(first) == b.pt(second) == (0, 0)
    b.put(creature("Giant", 5, 5))
    assert b.pt(first) == b.pt(second) == (5, 5)


@each
def test_an_own_ability_that_is_lost_does_not_define(edition: str) -> None:
    b = Board(edition)
    obj = b.put(creature("Hydra", 0, 0, ir.Static((ir.SetPT(7, 7),), cda=True)))
    b.apply(ir.LoseAbilities(), to=obj)
    assert b.pt(obj) == (0, 0)


@each
def test_counters_of_other_sizes(edition: str) -> None:
    b = Board(edition)
    obj = b.put(creature())
    b.g.put(obj, "counters", (("+0/+2", 1), ("-2/-1", 1), ("charge", 3)))
    b.g.stale(obj)
    assert b.pt(obj) == (0, 3)


def test_a_keyword_counter_gives_its_keyword() -> None:
    b = Board()
    obj = b.put(creature())
    b.put_counters(obj, flying=1)
    assert b.has(obj, "flying")


@each
def test_like_objects_share_one_result(edition: str) -> None:
    b = Board(edition)
    b.put(CRUSADE)
    face = creature("Soldier", 1, 1, colors="W")
    tokens = [b.put(face, token=True) for _ in range(50)]
    first = b.chars(tokens[0])
    assert all(b.chars(t) is first for t in tokens)
    b.put_counters(tokens[7], plus=1)
    assert b.pt(tokens[7]) == (3, 3)
    assert b.pt(tokens[8]) == (2, 2)


@each
def test_what_a_filter_reads_of_the_object_keeps_like_ones_apart(edition: str) -> None:
    b = Board(edition)
    b.put(enchantment(static(ir.AllOf((CREATURES, ir.IsTapped())), ir.ModifyPT(1, 0))))
    one, two = b.put(creature()), b.put(creature())
    assert b.g.read_mask == 0 or b.pt(one) == (2, 2)
    b.chars(one)
    b.g.put(one, "tapped", True)
    b.g.touch(c.A_TAPPED)
    assert (b.pt(one), b.pt(two)) == ((3, 2), (2, 2))


@each
def test_an_object_in_another_zone_is_not_affected(edition: str) -> None:
    b = Board(edition)
    b.put(enchantment(static(YOURS, ir.ModifyPT(1, 1))))
    assert b.pt(b.put(creature(), zone="graveyard")) == (2, 2)
    assert b.pt(b.put(creature(), zone="hand")) == (2, 2)


@each
def test_an_effect_of_a_card_in_the_graveyard(edition: str) -> None:
    b = Board(edition)
    face = creature(
        "Anger", 2, 2, static(YOURS, ir.AddAbility(ir.Keyword("haste")), zones=("graveyard",))
    )
    bear = b.put(creature())
    anger = b.put(face, zone="graveyard")
    assert b.has(bear, "haste")
    b.g.remove(anger)
    assert not b.has(bear, "haste")


@each
@pytest.mark.rule("2006:418.2")
def test_how_an_object_would_be_if_it_were_there(edition: str) -> None:
    from apnap.continuous import layers

    b = Board(edition)
    b.put(enchantment(static(YOURS, ir.ModifyPT(1, 1))))
    own = static(ir.This(), ir.ModifyPT(0, 3), condition=ir.Exists(ir.HasType("Enchantment")))
    model = b.put(creature("Model", 2, 2, own), zone="graveyard")
    bear = b.put(creature())
    assert b.pt(bear) == (3, 3)
    coming = b.g.new_object(model.defn, 0, c.BATTLEFIELD)
    coming.timestamp = b.g.stamp()
    seen = layers.preview(b.g, coming)
    assert (seen.power, seen.toughness) == (3, 6)
    assert coming.id not in b.g.objects
    assert b.pt(bear) == (3, 3)


@each
def test_counters_change_an_object_under_an_aura_at_once(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    b.put(aura(static(HOST, ir.ModifyPT(3, 3))), on=bear)
    assert b.pt(bear) == (5, 5)
    b.put_counters(bear, minus=1)
    assert b.pt(bear) == (4, 4)
    b.put_counters(bear, minus=2)
    assert b.pt(bear) == (3, 3)


@each
def test_every_creature_type_and_none(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(subtypes=("Bear",)))
    elves = enchantment(static(ir.HasSubtype("Elf"), ir.ModifyPT(1, 0)))
    b.put(elves)
    assert b.pt(bear) == (2, 2)
    b.apply(ir.AllCreatureTypes(), to=bear)
    assert b.chars(bear).all_types and b.pt(bear) == (3, 2)
