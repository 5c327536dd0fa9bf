"""How permanents enter the battlefield."""

from __future__ import annotations

import pytest

from actions.table import CREATURES, EDITIONS, THIS, Table, card, creature
from apnap import ir
from apnap.actions import tokens, zones
from apnap.core import constants as c
from apnap.core.objects import StackInfo

BODY = ir.Body(ir.GainLife(1))
TAPPED = ir.Entering(tapped=True)


@pytest.mark.rule("2006:419.1b", "2006:419.1c", "2006:410.10e")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tapped_with_counters(edition: str) -> None:
    t = Table(edition)
    counters = ir.Entering(counters=(("fade", 2), ("+1/+1", ir.Count(CREATURES))))
    t.put(creature())
    id_ = t.put(creature("B", 4, 4, TAPPED, counters), 0, "hand")
    (new,) = zones.move(t.g, [id_], c.BATTLEFIELD)
    obj = t.obj(new)
    assert obj.tapped and obj.counters == (("+1/+1", 1), ("fade", 2))
    assert t.g.chars(obj).power == 5


def test_counters_with_which_it_enters_are_put_on_it() -> None:
    t = Table()
    t.put(card("W", ir.Triggered(ir.CountersPut("+1/+1", CREATURES), BODY)))
    grown = creature("G", 1, 1, ir.Entering(counters=(("+1/+1", 1),)))
    zones.move(t.g, [t.put(grown, 0, "hand")], c.BATTLEFIELD)
    tokens.create(t.g, grown.faces[0], 1, 0)
    assert len(t.g.waiting) == 2


def test_others_that_say_how_things_enter() -> None:
    kismet = ir.Entering(ir.AllOf((CREATURES, ir.Controlled(ir.EachOpponent()))), tapped=True)
    t = Table()
    t.put(card("Kismet", kismet))
    mine, theirs = t.put(creature(), 0, "hand"), t.put(creature(), 1, "hand")
    new = zones.move(t.g, [mine, theirs], c.BATTLEFIELD)
    assert [t.obj(i).tapped for i in new] == [False, True]
    (token,) = tokens.create(t.g, creature().faces[0], 1, 1)
    assert t.obj(token).tapped


def test_a_general_effect_does_not_touch_its_own_source() -> None:
    t = Table()
    orb = t.put(card("Orb", ir.Entering(ir.Anything(), tapped=True), types="Artifact"), 0, "hand")
    other = t.put(creature(), 0, "hand")
    new = zones.move(t.g, [orb, other], c.BATTLEFIELD)
    assert [t.obj(i).tapped for i in new] == [False, False]
    (later,) = zones.move(t.g, [t.put(creature(), 0, "hand")], c.BATTLEFIELD)
    assert t.obj(later).tapped


def test_unless_you_pay() -> None:
    land = card("Shock", ir.Entering(tapped=True, unless=(ir.PayLife(2),)), types="Land")
    for answer, life in ((0, 18), (1, 20)):
        t = Table()
        t.answers = [answer]
        (new,) = zones.move(t.g, [t.put(land, 0, "hand")], c.BATTLEFIELD)
        assert t.obj(new).tapped == (life == 20) and t.g.players[0].life == life


def test_a_choice_is_made_as_it_enters_and_stays() -> None:
    choose = ir.Entering(choice=ir.ChooseValue("color", "color"))
    voice = creature("Voice", 2, 2, choose, ir.Keyword("protection", filter=ir.OfChosen("color")))
    t = Table()
    t.answers = [lambda q: [o.id for o in q.options].index("R")]
    (new,) = zones.move(t.g, [t.put(voice, 0, "hand")], c.BATTLEFIELD)
    assert t.obj(new).choice("color") == "R"
    t.answers = [lambda q: [o.id for o in q.options].index("U")]
    defn = tokens.copy_of(t.g, new, 0, (), 0, 0)
    ((token,),) = tokens.create_all(t.g, [tokens.Wanted(defn, 1, 0)])
    assert t.obj(token).choice("color") == "U"


@pytest.mark.rule("2009:706.5", "2009:706.5/e1", "2009:706.5/e2")
def test_a_copy_has_what_is_copied_from_the_moment_it_enters() -> None:
    behemoth = creature("Behemoth", 10, 10, TAPPED, ir.Entering(counters=(("fade", 2),)))
    etb = ir.Triggered(ir.Moves(THIS, to="battlefield"), BODY)
    clone = creature("Clone", 0, 0, ir.Entering(copy=CREATURES, optional=True))
    t = Table()
    t.put(behemoth)
    bears = t.put(creature("Striped", 2, 2, etb))
    t.answers = [0, 1, 2]
    (one,) = zones.move(t.g, [t.put(clone, 0, "hand")], c.BATTLEFIELD)
    assert t.g.chars(t.obj(one)).power == 10
    assert t.obj(one).tapped and t.obj(one).count("fade") == 2
    (two,) = zones.move(t.g, [t.put(clone, 0, "hand")], c.BATTLEFIELD)
    assert t.g.chars(t.obj(two)).name == "Striped" and len(t.g.waiting) == 1 and bears
    t.answers = [lambda q: len(q.options) - 1]
    (three,) = zones.move(t.g, [t.put(clone, 0, "hand")], c.BATTLEFIELD)
    assert t.g.chars(t.obj(three)).name == "Clone"
    (back,) = zones.move(t.g, [one], c.HAND)
    assert t.g.chars(t.obj(back)).name == "Clone"


def test_a_copy_of_a_copying_permanent_may_copy_again() -> None:
    clone = creature("Clone", 0, 4, ir.Entering(copy=CREATURES, optional=True))
    t = Table()
    t.put(clone)
    bear = t.put(creature())
    t.answers = [0, 1]
    (new,) = zones.move(t.g, [t.put(clone, 0, "hand")], c.BATTLEFIELD)
    assert len(t.asked) == 2
    assert t.g.chars(t.obj(new)).name == t.g.chars(t.obj(bear)).name


def test_a_copy_with_exceptions() -> None:
    copy = ir.Entering(copy=CREATURES, exceptions=(ir.AddTypes(("Artifact",)),))
    t = Table()
    t.put(creature())
    (new,) = zones.move(t.g, [t.put(creature("M", 0, 0, copy), 0, "hand")], c.BATTLEFIELD)
    assert t.g.chars(t.obj(new)).types & c.ARTIFACT and t.g.chars(t.obj(new)).power == 2


def test_loyalty_and_what_doubles_counters() -> None:
    walker = card("Walker", types="Planeswalker", subtypes=("Jace",), loyalty=4)
    double = ir.Replacement(
        ir.WouldPutCounters(ir.Controlled()), amount=ir.Times(2, ir.EventAmount())
    )
    t = Table()
    (one,) = zones.move(t.g, [t.put(walker, 0, "hand")], c.BATTLEFIELD)
    assert t.obj(one).count("loyalty") == 4
    t.put(card("Double", double))
    (two,) = zones.move(t.g, [t.put(walker, 0, "hand")], c.BATTLEFIELD)
    assert t.obj(two).count("loyalty") == 8


@pytest.mark.rule("2006:212.4e")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_aura_that_is_not_cast(edition: str) -> None:
    aura = card("Aura", ir.Keyword("enchant", filter=CREATURES), subtypes=("Aura",))
    t = Table(edition)
    id_ = t.put(aura, 0, "graveyard")
    assert zones.move(t.g, [id_], c.BATTLEFIELD) == [0]
    assert t.zone(id_) == "graveyard" and "aura-cannot-enter" in t.rules()
    bears = [t.put(creature()), t.put(creature(), 1)]
    t.answers = [1]
    (new,) = zones.move(t.g, [id_], c.BATTLEFIELD)
    assert t.obj(new).attached_to == bears[1] and t.obj(bears[1]).attachments == (new,)


def test_a_condition_looks_at_how_the_spell_was_cast() -> None:
    kicked = ir.Entering(counters=(("+1/+1", 2),), condition=ir.Kicked())
    t = Table()
    for paid, power in (((), 1), ((("kicker-1", 1),), 3)):
        id_ = t.put(creature("K", 1, 1, kicked), 0, "stack")
        info = StackInfo(id_)
        info.paid = paid
        t.g.put(t.obj(id_), "info", info)
        (new,) = zones.move(t.g, [id_], c.BATTLEFIELD)
        assert t.g.chars(t.obj(new)).power == power


def test_a_face_down_permanent_has_no_say_in_how_it_enters() -> None:
    t = Table()
    id_ = t.put(creature("B", 4, 4, TAPPED), 0, "hand")
    (new,) = zones.move(t.g, [id_], c.BATTLEFIELD, face_down=True)
    assert not t.obj(new).tapped and t.g.chars(t.obj(new)).power == 2
    assert t.obj(new).seen == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_entering_can_be_taken_back(edition: str) -> None:
    clone = creature("Clone", 0, 0, ir.Entering(copy=CREATURES), TAPPED)
    lord = ir.Static((ir.ModifyPT(1, 1),), affects=CREATURES)
    t = Table(edition)
    t.put(creature("Lord", 2, 2, lord))
    id_ = t.put(clone, 0, "hand")
    t.undone(lambda: zones.move(t.g, [id_], c.BATTLEFIELD))
    (new,) = zones.move(t.g, [id_], c.BATTLEFIELD)
    assert t.g.chars(t.obj(new)).power == 4
