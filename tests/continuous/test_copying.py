"""Copies, copies of copies, face-down objects, and changed text."""

import pytest

from apnap import ir
from apnap.continuous import copying
from apnap.core import constants as c
from continuous.board import CREATURES, EDITIONS, Board, creature, enchantment, land, static

each = pytest.mark.parametrize("edition", EDITIONS)


def become(
    b: Board, obj: object, of: object, *exceptions: ir.LayerPart, until: str = "forever"
) -> object:
    part = ir.BecomeCopy(ir.This(), exceptions)
    return b.apply(part, to=obj, source=of, until=until)  # type: ignore[arg-type]


@each
@pytest.mark.rule("2009:706.2", "2009:706.2/e1")
def test_an_animated_artifact_is_copied_as_printed(edition: str) -> None:
    b = Board(edition)
    staff = b.put(ir.Face("Staff", types=("Artifact",)))
    b.apply(ir.AddTypes(("Creature",)), ir.SetPT(5, 5), to=staff)
    b.put_counters(staff, plus=1)
    clone = b.put(creature("Clone", 0, 0, colors="U"))
    become(b, clone, staff)
    chars = b.chars(clone)
    assert (chars.name, b.types(clone), chars.power, chars.colors) == (
        "Staff",
        {"Artifact"},
        None,
        0,
    )


@each
@pytest.mark.rule("2009:706.3", "2009:706.3/e1", "2009:706.8")
def test_a_copy_of_a_copy_with_an_exception(edition: str) -> None:
    b = Board(edition)
    upkeep = ir.Triggered(ir.StepBegins("upkeep"), ir.Body(ir.Nothing()))
    bear = b.put(creature("Bear", 2, 2, colors="G", subtypes=("Bear",)))
    double = b.put(creature("Double", 0, 0, colors="U"))
    become(b, double, bear, ir.SetColors("U"), ir.AddAbility(upkeep))
    clone = b.put(creature("Clone", 0, 0, colors="R"))
    become(b, clone, double)
    for obj in (double, clone):
        chars = b.chars(obj)
        assert (chars.name, b.pt(obj), chars.colors) == ("Bear", (2, 2), c.COLOR_BITS["U"])
        assert chars.abilities == (upkeep,)
    assert copying.as_face(b.g, clone.id).name == "Bear"


@each
@pytest.mark.rule("2009:706.4", "2009:706.4/e1")
def test_a_copy_that_changes_keeps_other_effects(edition: str) -> None:
    b = Board(edition)
    shifter = b.put(creature("Shifter", 0, 1))
    one, two = b.put(creature("One", 1, 1)), b.put(creature("Two", 2, 5))
    become(b, shifter, one)
    b.apply(ir.ModifyPT(3, 3), to=shifter)
    assert b.pt(shifter) == (4, 4)
    become(b, shifter, two)
    assert b.pt(shifter) == (5, 8)
    assert b.chars(shifter).name == "Two"


@each
def test_a_copy_does_not_follow_later_changes_and_ends(edition: str) -> None:
    b = Board(edition)
    one, two = b.put(creature("One", 1, 1)), b.put(creature("Two", 2, 5))
    shifter = b.put(creature("Shifter", 0, 1))
    effect = become(b, shifter, one)
    become(b, one, two)
    assert b.chars(one).name == "Two"
    assert b.chars(shifter).name == "One"
    assert b.keys(shifter) == ["layer-copy"]
    b.end(effect)
    assert b.chars(shifter).name == "Shifter"


@each
def test_copied_static_abilities_work_and_own_ones_do_not(edition: str) -> None:
    b = Board(edition)
    lord = b.put(
        creature("Lord", 2, 2, static(ir.AllOf((CREATURES, ir.Other())), ir.ModifyPT(1, 1)))
    )
    hater = b.put(
        creature("Hater", 2, 2, static(ir.AllOf((CREATURES, ir.Other())), ir.ModifyPT(-1, -1)))
    )
    bear = b.put(creature())
    assert b.pt(bear) == (2, 2)
    become(b, hater, lord)
    assert b.pt(bear) == (4, 4)
    plain = b.put(creature("Plain"))
    become(b, plain, lord)
    assert b.pt(bear) == (5, 5)
    become(b, lord, bear)
    assert b.pt(bear) == (4, 4)


@each
def test_copied_triggers_are_listened_for(edition: str) -> None:
    from apnap.core.events import E_DRAW

    b = Board(edition)
    when = ir.Triggered(ir.DrawsCard(), ir.Body(ir.Nothing()))
    watcher, plain = b.put(creature("Watcher", 2, 2, when), zone="graveyard"), b.put(creature())
    become(b, plain, watcher)
    b.chars(plain)
    assert b.g.listens(E_DRAW)
    assert b.g.behavior(plain).triggers[E_DRAW] == (when,)


# ------------------------------------------------------------------ face down


@each
@pytest.mark.rule("2009:706.2/e2", "2009:702.34a")
def test_face_down_it_is_a_nameless_creature_and_copied_as_such(edition: str) -> None:
    b = Board(edition)
    demon = b.put(
        creature(
            "Demon",
            6,
            6,
            static(ir.AllOf((CREATURES, ir.Other())), ir.ModifyPT(9, 9)),
            colors="B",
            cost=("2", "B"),
        ),
        face_down=True,
    )
    clone = b.put(creature("Clone", 0, 0, colors="U"))
    become(b, clone, demon)
    for obj in (demon, clone):
        chars = b.chars(obj)
        assert (chars.name, chars.cost, chars.colors, chars.abilities) == ("", None, 0, ())
        assert (b.pt(obj), b.types(obj)) == ((2, 2), {"Creature"})
    assert not clone.face_down


@each
@pytest.mark.rule("2009:706.3/e3", "2009:706.3/e4")
def test_a_face_down_object_that_becomes_a_copy_stays_face_down(edition: str) -> None:
    b = Board(edition)
    demon = b.put(creature("Demon", 6, 6), face_down=True)
    lorian = b.put(creature("Lorian", 4, 1, ir.Keyword("trample"), colors="G"))
    become(b, demon, lorian)
    assert b.pt(demon) == (2, 2)
    assert b.chars(demon).name == ""
    assert copying.face_up(b.g, demon.id).base.name == "Lorian"
    b.g.put(demon, "face_down", False)
    b.g.new_epoch()
    assert b.pt(demon) == (4, 1)
    assert b.has(demon, "trample")


@each
def test_face_down_with_counters_and_effects(edition: str) -> None:
    b = Board(edition)
    demon = b.put(creature("Demon", 6, 6), face_down=True)
    b.put_counters(demon, plus=1)
    b.put(enchantment(static(CREATURES, ir.ModifyPT(0, 1))))
    assert b.pt(demon) == (3, 4)


@each
@pytest.mark.rule("2009:706.3/e2")
def test_a_flipped_copy_has_the_flipped_half(edition: str) -> None:
    b = Board(edition)
    card = ir.Card((creature("Fang", 1, 1), creature("Whisker", 3, 3)), "flip")
    fang = b.put(card)
    other = b.put(
        ir.Card((creature("Up", 0, 1), creature("Down", 0, 2)), "flip"), face=1, flipped=True
    )
    become(b, other, fang)
    assert b.chars(other).name == "Whisker"
    plain = b.put(creature())
    become(b, plain, fang)
    assert b.chars(plain).name == "Fang"


# ------------------------------------------------------------------ text


@each
@pytest.mark.rule("2006:418.6a")
def test_a_colour_word_changes_where_it_means_a_colour(edition: str) -> None:
    b = Board(edition)
    crusade = b.put(
        enchantment(
            static(ir.AllOf((CREATURES, ir.HasColor("W"))), ir.ModifyPT(1, 1)),
            name="White Knights",
            colors="W",
        )
    )
    white, black = b.put(creature(colors="W")), b.put(creature(colors="B"))
    assert (b.pt(white), b.pt(black)) == ((3, 3), (2, 2))
    b.apply(ir.ChangeWord("W", "B"), to=crusade, until="forever")
    assert (b.pt(white), b.pt(black)) == ((2, 2), (3, 3))
    chars = b.chars(crusade)
    assert (chars.name, chars.colors) == ("White Knights", c.COLOR_BITS["W"])
    assert b.keys(crusade) == ["layer-text"]


@each
def test_protection_and_landwalk_change_their_word(edition: str) -> None:
    b = Board(edition)
    knight = b.put(
        creature(
            "Knight",
            2,
            2,
            ir.Keyword("protection", filter=ir.HasColor("B")),
            ir.Keyword("landwalk", filter=ir.HasSubtype("Swamp")),
        )
    )
    b.apply(ir.ChangeWord("B", "G"), to=knight)
    b.apply(ir.ChangeWord("Swamp", "Forest"), to=knight)
    params = b.g.behavior(knight).params
    assert params["protection"][0].filter == ir.HasColor("G")
    assert params["landwalk"][0].filter == ir.HasSubtype("Forest")


@each
def test_a_land_type_changes_with_its_mana_ability(edition: str) -> None:
    b = Board(edition)
    swamp = b.put(land("Swamp", basic=True))
    b.apply(ir.ChangeWord("Swamp", "Plains"), to=swamp)
    assert b.types(swamp) == {"Land", "Plains"}
    assert b.mana(swamp) == "W"


@each
def test_mana_symbols_do_not_change(edition: str) -> None:
    b = Board(edition)
    mana = ir.Activated((ir.PayMana(("W",)),), ir.Body(ir.AddMana((("W",),))))
    idol = b.put(ir.Face("Idol", types=("Artifact",), abilities=(mana,)))
    b.apply(ir.ChangeWord("W", "B"), to=idol)
    assert b.chars(idol).abilities == (mana,)


@each
@pytest.mark.rule("2006:418.6b")
def test_granted_abilities_keep_their_words(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    b.apply(ir.AddAbility(ir.Keyword("protection", filter=ir.HasColor("B"))), to=bear)
    b.apply(ir.ChangeWord("B", "G"), to=bear)
    assert b.g.behavior(bear).params["protection"][0].filter == ir.HasColor("B")


@each
@pytest.mark.rule("2006:418.6c", "2006:418.6d")
def test_words_of_tokens_change(edition: str) -> None:
    b = Board(edition)
    make = ir.Activated(
        (), ir.Body(ir.CreateTokens(creature("Soldier", 1, 1, colors="W", subtypes=("Soldier",))))
    )
    source = b.put(creature("Maker", 1, 1, make))
    b.apply(ir.ChangeWord("W", "R"), to=source)
    (ability,) = b.chars(source).abilities
    assert isinstance(ability, ir.Activated)
    assert isinstance(ability.body.effect, ir.CreateTokens)
    token = ability.body.effect.token
    assert isinstance(token, ir.Face)
    assert (token.colors, token.name) == ("R", "Soldier")
    guard = b.put(
        creature("Guard", 1, 1, ir.Keyword("protection", filter=ir.HasColor("W"))), token=True
    )
    b.apply(ir.ChangeWord("W", "R"), to=guard)
    assert b.g.behavior(guard).params["protection"][0].filter == ir.HasColor("R")


@each
def test_changed_words_are_not_copied(edition: str) -> None:
    b = Board(edition)
    knight = b.put(creature("Knight", 2, 2, ir.Keyword("protection", filter=ir.HasColor("B"))))
    b.apply(ir.ChangeWord("B", "G"), to=knight)
    clone = b.put(creature("Clone", 0, 0))
    become(b, clone, knight)
    assert b.g.behavior(clone).params["protection"][0].filter == ir.HasColor("B")


@each
def test_chosen_words_are_written_out_when_the_effect_begins(edition: str) -> None:
    b = Board(edition)
    source = b.put(
        enchantment(name="Source"), chosen=(("color", "G"), ("to", "U"), ("land", "Island"))
    )
    bear = b.put(creature())
    b.apply(
        ir.AddAbility(ir.Keyword("protection", filter=ir.OfChosen("color"))),
        ir.SetColors("", "color"),
        ir.ChangeWord(old_chosen="color", new_chosen="to"),
        to=bear,
        source=source,
    )
    assert b.g.behavior(bear).params["protection"][0].filter == ir.HasColor("G")
    assert b.chars(bear).colors == c.COLOR_BITS["G"]
    plains = b.put(land("Plains"))
    b.apply(ir.SetLandTypes((), chosen="land"), to=plains, source=source)
    assert b.types(plains) == {"Land", "Island"}


@each
def test_chosen_values_of_a_static_ability(edition: str) -> None:
    b = Board(edition)
    b.put(
        enchantment(
            static(CREATURES, ir.AddAbility(ir.Keyword("protection", filter=ir.OfChosen("color"))))
        ),
        chosen=(("color", "R"),),
    )
    bear = b.put(creature())
    assert b.g.behavior(bear).params["protection"][0].filter == ir.HasColor("R")
    assert b.chars(bear) is b.chars(b.put(b.cards[id(bear.defn.face)][0]))


@each
def test_changelings_and_devoid(edition: str) -> None:
    b = Board(edition)
    one = b.put(
        creature("Many", 1, 1, ir.Keyword("changeling"), subtypes=("Shapeshifter",)), zone="hand"
    )
    assert b.chars(one).all_types
    assert b.chars(b.put(creature("Void", 1, 1, ir.Keyword("devoid"), colors="R"))).colors == 0


@each
def test_a_static_ability_that_makes_a_copy_follows_its_model(edition: str) -> None:
    b = Board(edition)
    top = ir.Those(ir.All(ir.Owned(), ("graveyard",)), CREATURES)
    stays = static(ir.This(), ir.BecomeCopy(top), condition=ir.Exists(CREATURES, ("graveyard",)))
    shifter = b.put(creature("Shifter", 0, 1, stays))
    assert b.chars(shifter).name == "Shifter"
    lord = b.put(
        creature("Lord", 3, 3, static(ir.AllOf((CREATURES, ir.Other())), ir.ModifyPT(1, 1))),
        zone="graveyard",
    )
    bear = b.put(creature())
    assert b.chars(shifter).name == "Lord"
    assert b.pt(bear) == (3, 3)
    assert b.keys(shifter) == ["layer-copy"]
    b.g.remove(lord)
    assert b.chars(shifter).name == "Shifter"
    assert b.pt(bear) == (2, 2)


@each
def test_an_aura_changes_text_while_it_is_there(edition: str) -> None:
    b = Board(edition)
    lands = static(ir.HasSubtype("Swamp"), ir.AddTypes(("Creature",)), ir.SetPT(1, 1))
    source = b.put(enchantment(lands, name="Life"))
    forest = b.put(land("Forest"))
    aura = b.put(
        ir.Face(
            "Hack",
            types=("Enchantment",),
            subtypes=("Aura",),
            abilities=(static(ir.AttachedTo(), ir.ChangeWord("Swamp", "Forest")),),
        ),
        on=source,
    )
    assert b.pt(forest) == (1, 1)
    b.g.remove(aura)
    assert b.pt(forest) == (None, None)


@each
@pytest.mark.rule("2009:706.7a")
def test_a_value_that_was_never_chosen_changes_nothing(edition: str) -> None:
    b = Board(edition)
    source = b.put(
        enchantment(static(CREATURES, ir.SetColors("", "color"), ir.SetTypes((), chosen="type")))
    )
    bear = b.put(creature(colors="G", subtypes=("Bear",)))
    assert (b.chars(bear).colors, b.types(bear)) == (c.COLOR_BITS["G"], {"Creature", "Bear"})
    b.g.put(source, "chosen", (("color", "R"),))
    b.g.touch(c.A_CHOSEN)
    assert b.chars(bear).colors == c.COLOR_BITS["R"]
