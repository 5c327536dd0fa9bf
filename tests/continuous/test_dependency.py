"""Dependency: the classic puzzles, with made-up faces, in all three tables."""

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

LANDS = ir.HasType("Land")
NONBASIC = ir.AllOf((LANDS, ir.Not(ir.HasSupertype("Basic"))))
MOON = enchantment(static(NONBASIC, ir.SetLandTypes(("Mountain",))), name="Moon")
SWAMPS = static(LANDS, ir.SetLandTypes(("Swamp",), add=True))
TOMB = land(name="Tomb", abilities=(SWAMPS,))


@each
@pytest.mark.parametrize("moon_first", [True, False])
@pytest.mark.rule("2006:418.5c", "2006:418.5d", "2006:212.6e", "x2009:613.7")
def test_a_land_that_loses_the_ability_to_change_lands(edition: str, moon_first: bool) -> None:
    """The land's ability may cease to exist through the other effect: it depends on it, and never
    applies."""
    b = Board(edition)
    if moon_first:
        b.put(MOON)
    tomb = b.put(TOMB)
    if not moon_first:
        b.put(MOON)
    plains = b.put(land("Plains", basic=True))
    assert b.types(tomb) == {"Land", "Mountain"}
    assert b.mana(tomb) == "R"
    assert b.types(plains) == {"Land", "Plains"}
    assert b.mana(plains) == "W"


@each
@pytest.mark.rule("2006:212.6d", "2006:212.6e")
def test_an_added_land_type_keeps_the_rest(edition: str) -> None:
    b = Board(edition)
    b.put(TOMB)
    plains = b.put(land("Plains", basic=True))
    assert b.types(plains) == {"Land", "Plains", "Swamp"}
    assert b.mana(plains) == "WB"
    desert = b.put(
        land("Desert", abilities=(ir.Activated((ir.TapThis(),), ir.Body(ir.AddMana((("C",),)))),))
    )
    assert b.mana(desert) == "CB"


@each
@pytest.mark.rule("2006:212.6e")
def test_setting_a_land_type_takes_text_but_not_what_effects_gave(edition: str) -> None:
    b = Board(edition)
    desert = b.put(land("Desert", abilities=(ir.Keyword("shroud"),)))
    b.put(aura(static(HOST, ir.AddAbility(ir.Keyword("indestructible")))), on=desert)
    b.put(aura(static(HOST, ir.AddTypes(("Creature",), ("Elemental",)), ir.SetPT(3, 3))), on=desert)
    b.put(MOON)
    assert b.types(desert) == {"Land", "Creature", "Elemental", "Mountain"}
    assert not b.has(desert, "shroud")
    assert b.has(desert, "indestructible")
    assert b.pt(desert) == (3, 3)


@each
@pytest.mark.parametrize("conversion_first", [True, False])
@pytest.mark.rule("2006:418.5c", "2006:418.5d")
def test_all_mountains_are_plains_waits_for_what_makes_mountains(
    edition: str, conversion_first: bool
) -> None:
    b = Board(edition)
    conversion = enchantment(static(ir.HasSubtype("Mountain"), ir.SetLandTypes(("Plains",))))
    for face in (conversion, MOON) if conversion_first else (MOON, conversion):
        b.put(face)
    dual = b.put(land("Forest", "Island"))
    assert b.types(dual) == {"Land", "Plains"}
    assert b.mana(dual) == "W"
    lines = b.keys(dual)
    assert ("dependency-applied" in lines) is conversion_first


@each
@pytest.mark.rule("2006:418.5c")
def test_animated_enchantments_and_an_effect_on_creatures(edition: str) -> None:
    """Enchantments become creatures in the type layer, so those that say something of creatures see
    them."""
    b = Board(edition)
    animate = static(
        ir.AllOf((ir.HasType("Enchantment"), ir.Not(ir.HasSubtype("Aura")), ir.Other())),
        ir.AddTypes(("Creature",)),
        ir.SetPT(ir.ManaValueOf(ir.Current()), ir.ManaValueOf(ir.Current())),
    )
    b.put(enchantment(animate, name="Opal", cost=("2", "W", "W")))
    shrine = b.put(enchantment(name="Shrine", cost=("3",)))
    b.put(
        enchantment(static(CREATURES, ir.AddAbility(ir.Keyword("flying"))), name="Sky", cost=("1",))
    )
    assert b.pt(shrine) == (3, 3)
    assert b.has(shrine, "flying")


HUMBLE = static(CREATURES, ir.LoseAbilities(), ir.SetPT(1, 1))


def animator(cost: str) -> ir.Face:
    value = ir.ManaValueOf(ir.Current())
    return enchantment(
        static(
            ir.AllOf((ir.HasType("Enchantment"), ir.Other())),
            ir.AddTypes(("Creature",)),
            ir.SetPT(value, value),
        ),
        name="Opal",
        cost=(cost,),
    )


@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
@pytest.mark.parametrize("humble_first", [True, False])
@pytest.mark.rule("2006:418.5b", "2006:418.5c", "2006:418.5d")
def test_the_humble_enchantment_and_the_animator(edition: str, humble_first: bool) -> None:
    """Each is an enchantment that says what creatures are; the later one sets power and toughness,
    and the first loses no part that has begun."""
    b = Board(edition)
    humble = enchantment(HUMBLE, name="Humble", cost=("2", "W", "W"))
    one = humble if humble_first else animator("4")
    first = b.put(one)
    second = b.put(animator("4") if humble_first else humble)
    humility = first if humble_first else second
    bear = b.put(creature("Bear", 3, 3, ir.Keyword("flying")))
    assert b.pt(bear) == (1, 1)
    assert not b.has(bear, "flying")
    assert "Creature" in b.types(humility)
    assert b.chars(humility).abilities == ()
    assert b.pt(humility) == ((4, 4) if humble_first else (1, 1))


@each
def test_an_ability_lost_in_its_layer_does_not_begin(edition: str) -> None:
    """A creature that gives others flying has lost that ability before; the other effect depends on
    the loss."""
    b = Board(edition)
    lord = b.put(
        creature(
            "Lord",
            2,
            2,
            static(
                ir.AllOf((YOURS, ir.Other())),
                ir.AddAbility(ir.Keyword("flying")),
                ir.ModifyPT(1, 1),
            ),
        )
    )
    bear = b.put(creature())
    assert b.has(bear, "flying")
    assert b.pt(bear) == (3, 3)
    b.apply(ir.LoseAbilities(), to=lord)
    assert not b.has(bear, "flying")
    assert b.pt(bear) == (2, 2)


@each
@pytest.mark.rule("2006:418.5b")
def test_an_ability_lost_after_it_began_goes_on(edition: str) -> None:
    """Its type part applied before the loss, hence its bonus too."""
    b = Board(edition)
    lord = b.put(
        creature(
            "Lord",
            2,
            2,
            static(ir.AllOf((YOURS, ir.Other())), ir.AddTypes((), ("Goblin",)), ir.ModifyPT(1, 1)),
        )
    )
    bear = b.put(creature())
    b.apply(ir.LoseAbilities(), to=lord)
    assert "Goblin" in b.types(bear)
    assert b.pt(bear) == (3, 3)


@each
@pytest.mark.rule("2006:418.5d")
def test_in_a_loop_timestamps_decide(edition: str) -> None:
    """Each of the two effects makes the other apply to more; neither waits."""
    b = Board(edition)
    artifacts_are = static(ir.HasType("Artifact"), ir.AddTypes(("Enchantment",)))
    enchantments_are = static(ir.HasType("Enchantment"), ir.AddTypes(("Artifact",)))
    b.put(creature("One", 1, 1, artifacts_are))
    b.put(creature("Two", 1, 1, enchantments_are))
    idol = b.put(ir.Face("Idol", types=("Artifact",)))
    shrine = b.put(ir.Face("Shrine", types=("Enchantment",)))
    assert b.types(idol) == {"Artifact", "Enchantment"}
    assert b.types(shrine) == {"Enchantment", "Artifact"}


@each
@pytest.mark.rule("2006:418.5d")
def test_in_a_real_loop_the_earlier_applies_first(edition: str) -> None:
    b = Board(edition)
    forests = static(ir.HasSubtype("Forest"), ir.SetLandTypes(("Island",)))
    islands = static(ir.HasSubtype("Island"), ir.SetLandTypes(("Forest",)))
    b.put(enchantment(forests, name="F"))
    b.put(enchantment(islands, name="I"))
    assert b.types(b.put(land("Forest"))) == {"Land", "Forest"}
    assert b.types(b.put(land("Island"))) == {"Land", "Forest"}


@each
@pytest.mark.rule("2006:418.5f")
def test_an_ability_granted_later_has_the_later_timestamp(edition: str) -> None:
    b = Board(edition)
    old = b.put(creature("Old"))
    b.put(enchantment(static(CREATURES, ir.SetPT(5, 5)), name="Five"))
    bear = b.put(creature())
    assert b.pt(bear) == (5, 5)
    b.apply(ir.AddAbility(static(ir.AllOf((CREATURES, ir.Other())), ir.SetPT(0, 1))), to=old)
    assert b.pt(bear) == (0, 1)


@each
def test_a_granted_ability_works_on_others(edition: str) -> None:
    b = Board(edition)
    captain, bear = b.put(creature("Captain")), b.put(creature())
    gift = static(
        ir.AllOf((YOURS, ir.Other())), ir.ModifyPT(1, 1), ir.AddAbility(ir.Keyword("haste"))
    )
    equipment = b.put(
        ir.Face(
            "Horn",
            types=("Artifact",),
            subtypes=("Equipment",),
            abilities=(static(HOST, ir.AddAbility(gift)),),
        ),
        on=captain,
    )
    assert b.pt(captain) == (2, 2)
    assert b.pt(bear) == (3, 3)
    assert b.has(bear, "haste")
    b.g.put(equipment, "attached_to", bear.id)
    b.g.touch(c.A_ATTACH)
    assert b.pt(captain) == (3, 3)
    assert b.pt(bear) == (2, 2)


@each
def test_every_creature_gives_every_other_a_bonus(edition: str) -> None:
    b = Board(edition)
    gift = static(ir.AllOf((CREATURES, ir.Other())), ir.ModifyPT(1, 1))
    b.put(enchantment(static(CREATURES, ir.AddAbility(gift)), name="Hive"))
    bears = [b.put(creature()) for _ in range(4)]
    assert [b.pt(x) for x in bears] == [(5, 5)] * 4


@each
@pytest.mark.rule("2006:418.5c")
def test_a_bonus_as_great_as_another_power_waits_for_it(edition: str) -> None:
    """A modification that reads power depends on one that changes it, whichever came first."""
    for order in ((0, 1), (1, 0)):
        b = Board(edition)
        giant = b.put(creature("Giant", 5, 5))
        faces = (
            aura(
                static(
                    HOST,
                    ir.ModifyPT(ir.PowerOf(ir.Those(ir.All(ir.Named("Giant")), ir.Anything())), 0),
                ),
                name="Copyist",
            ),
            aura(static(HOST, ir.ModifyPT(2, 0)), name="Strength"),
        )
        bear = b.put(creature())
        hosts = (bear, giant)
        for i in order:
            b.put(faces[i], on=hosts[i])
        assert b.pt(giant) == (7, 5)
        assert b.pt(bear) == (9, 2)


@each
def test_a_type_given_in_the_type_layer_counts_for_lords(edition: str) -> None:
    b = Board(edition)
    b.put(enchantment(static(ir.AllOf((CREATURES, ir.HasSubtype("Goblin"))), ir.ModifyPT(1, 1))))
    elf = b.put(creature("Elf", 1, 1, subtypes=("Elf",)))
    b.apply(ir.SetTypes((), ("Goblin",), ("types", "supertypes")), to=elf)
    assert b.types(elf) == {"Creature", "Goblin"}
    assert b.pt(elf) == (2, 2)


@each
def test_ten_thousand_like_lands_need_one_look_in_a_trial(edition: str) -> None:
    b = Board(edition)
    wastes = land(name="Wastes")
    for _ in range(10_000):
        b.put(wastes)
    b.put(TOMB)
    b.put(MOON)
    first = b.g.objects[b.g.players[0].battlefield[0]]
    assert b.types(first) == {"Land", "Mountain"}
    assert len(b.g.effect_plan.shared) < 10


@each
def test_what_enters_later_gets_the_granted_ability_too(edition: str) -> None:
    b = Board(edition)
    gift = static(ir.AllOf((CREATURES, ir.Other())), ir.ModifyPT(1, 1))
    b.put(enchantment(static(CREATURES, ir.AddAbility(gift)), name="Hive"))
    first = b.put(creature())
    assert b.pt(first) == (2, 2)
    second = b.put(creature())
    assert b.pt(first) == b.pt(second) == (3, 3)


@each
def test_what_enters_later_may_make_one_effect_depend_on_another(edition: str) -> None:
    b = Board(edition)
    plains = enchantment(static(ir.HasSubtype("Mountain"), ir.SetLandTypes(("Plains",))), name="P")
    b.put(plains)
    b.put(MOON)
    island = b.put(land("Island", basic=True))
    assert b.types(island) == {"Land", "Island"}
    dual = b.put(land("Forest", "Island"))
    assert b.types(dual) == {"Land", "Plains"}


@each
def test_nothing_waits_for_an_effect_that_is_gone(edition: str) -> None:
    """Whoever would give all creatures flying has lost that ability already, so that what looks for
    flying applies in the order of timestamps."""
    b = Board(edition)
    giver = enchantment(static(CREATURES, ir.AddAbility(ir.Keyword("flying"))), name="Giver")
    b.put(enchantment(static(ir.Named("Giver"), ir.LoseAbilities()), name="Mute"))
    flyers = ir.AllOf((CREATURES, ir.HasKeyword("flying")))
    b.put(enchantment(static(flyers, ir.RemoveKeyword("first strike")), name="Slow"))
    b.put(enchantment(static(CREATURES, ir.AddAbility(ir.Keyword("first strike"))), name="Fast"))
    b.put(giver)
    bird = b.put(creature("Bird", 1, 1, ir.Keyword("flying")))
    bear = b.put(creature())
    assert b.has(bird, "first strike") and b.has(bear, "first strike")
    assert not b.has(bear, "flying")
