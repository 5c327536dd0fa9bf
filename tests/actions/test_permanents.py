"""Destroying, sacrificing, tapping, counters, attaching, faces, phasing."""

from __future__ import annotations

import pytest

from actions.table import CREATURES, EDITIONS, Table, card, creature
from apnap import ir
from apnap.actions import permanents, phasing, tokens, zones
from apnap.core import constants as c

BODY = ir.Body(ir.GainLife(1))


def test_indestructible_by_keyword_and_by_statement() -> None:
    t = Table()
    keyword = t.put(creature("K", 1, 1, ir.Keyword("indestructible")))
    t.put(card("Say", ir.Static((ir.Indestructible(),), affects=ir.HasType("Artifact"))))
    stone = t.put(card("Stone", types="Artifact"))
    bear = t.put(creature())
    assert permanents.destroy(t.g, [keyword, stone, bear]) == [bear]
    assert t.zone(bear) == "graveyard"


def test_only_its_controller_sacrifices() -> None:
    t = Table()
    mine, theirs = t.put(creature()), t.put(creature(), 1)
    t.put(card("W", ir.Triggered(ir.SacrificesPattern(), BODY)))
    assert permanents.sacrifice(t.g, 0, [mine, theirs]) == [mine]
    assert t.g.history["sacrificed", 0] == 1 and len(t.g.waiting) == 1


def test_only_what_was_untapped_becomes_tapped() -> None:
    t = Table()
    up, down = t.put(creature()), t.put(creature(), tapped=True)
    t.put(card("W", ir.Triggered(ir.BecomesTapped(CREATURES), BODY)))
    assert permanents.tap(t.g, [up, down]) == [up]
    assert len(t.g.waiting) == 1
    assert permanents.untap(t.g, [up, down]) == [up, down]


@pytest.mark.rule("2006:200.10")
def test_counters() -> None:
    t = Table()
    bear = t.put(creature())
    t.put(card("W", ir.Triggered(ir.CountersPut("+1/+1", CREATURES), BODY)))
    t.put(card("T", ir.Triggered(ir.CountersPut("+1/+1", CREATURES, together=True), BODY)))
    t.put(card("L", ir.Triggered(ir.LastCounterRemoved("+1/+1", CREATURES), BODY)))
    assert permanents.put_counters(t.g, bear, "+1/+1", 2) == 2
    assert t.g.chars(t.obj(bear)).power == 4 and len(t.g.waiting) == 2 + 1  # for each, and for all
    assert permanents.remove_counters(t.g, bear, "+1/+1", 1) == 1 and len(t.g.waiting) == 3
    assert permanents.remove_counters(t.g, bear, "+1/+1", 5) == 1 and len(t.g.waiting) == 4
    assert t.g.chars(t.obj(bear)).power == 2


def test_counters_on_players() -> None:
    t = Table()
    permanents.put_counters(t.g, -2, "poison", 3)
    permanents.put_counters(t.g, -1, "energy", 2)
    assert t.g.players[1].poison == 3 and t.g.players[0].counters == (("energy", 2),)
    assert permanents.remove_counters(t.g, -1, "energy", 5) == 2


@pytest.mark.rule("2009:701.3a", "2009:701.3b", "2009:701.3c", "2006:418.5e")
def test_attaching_asks_what_it_is_and_gives_a_new_timestamp() -> None:
    t = Table()
    sword = t.put(card("Sword", types="Artifact", subtypes=("Equipment",)))
    bear, other = t.put(creature()), t.put(creature(), 1)
    stone = t.put(card("Stone", types="Artifact"))
    before = t.obj(sword).timestamp
    assert permanents.attach(t.g, sword, bear)
    assert t.obj(sword).timestamp > before
    stamp = t.obj(sword).timestamp
    assert not permanents.attach(t.g, sword, bear)
    assert t.obj(sword).timestamp == stamp
    assert not permanents.attach(t.g, sword, stone) and t.obj(sword).attached_to == bear
    assert permanents.attach(t.g, sword, other)
    assert t.obj(bear).attachments == () and t.obj(other).attachments == (sword,)
    permanents.unattach(t.g, sword)
    assert t.obj(sword).attached_to == 0 and t.obj(other).attachments == ()


@pytest.mark.rule("2006:212.4e", "2006:212.4g", "x2006:502.7c")
def test_what_an_aura_can_enchant() -> None:
    t = Table()
    red = ir.Keyword("enchant", filter=CREATURES)
    aura = t.put(card("Aura", red, subtypes=("Aura",), colors="R"))
    bear = t.put(creature())
    safe = t.put(creature("Safe", 1, 1, ir.Keyword("protection", filter=ir.HasColor("R"))))
    land = t.put(card("Land", types="Land"))
    assert permanents.can_attach(t.g, aura, bear)
    for to in (safe, land, aura, -1):
        assert not permanents.can_attach(t.g, aura, to)
    curse = t.put(card("Curse", ir.Keyword("enchant", filter=ir.IsPlayer()), subtypes=("Aura",)))
    assert permanents.can_attach(t.g, curse, -2) and not permanents.can_attach(t.g, curse, bear)


def test_face_down_and_up() -> None:
    t = Table()
    bear = t.put(creature("Big", 6, 6, ir.Keyword("flying")))
    assert permanents.turn_face_down(t.g, bear)
    chars = t.g.chars(t.obj(bear))
    assert (chars.name, chars.power, chars.keywords) == ("", 2, 0)
    assert permanents.turn_face_up(t.g, bear)
    assert t.g.chars(t.obj(bear)).power == 6


def test_transforming_changes_face_and_indexes() -> None:
    watch = ir.Triggered(ir.Moves(CREATURES, "battlefield", "graveyard"), BODY)
    front = ir.Face("Front", types=("Creature",), power=1, toughness=1)
    back = ir.Face("Back", types=("Creature",), power=5, toughness=5, abilities=(watch,))
    t = Table()
    id_ = t.put(ir.Card((front, back), "transform"))
    bear = t.put(creature())
    t.undone(lambda: permanents.transform(t.g, id_))
    assert permanents.transform(t.g, id_)
    assert t.g.chars(t.obj(id_)).power == 5
    permanents.destroy(t.g, [bear])
    assert len(t.g.waiting) == 1
    (new,) = zones.move(t.g, [id_], c.HAND)
    assert t.g.chars(t.obj(new)).name == "Front"
    assert not permanents.transform(t.g, t.put(creature()))


def test_flipping() -> None:
    upper = ir.Face("Upper", types=("Creature",), power=1, toughness=1)
    lower = ir.Face("Lower", types=("Creature",), power=3, toughness=3)
    t = Table()
    id_ = t.put(ir.Card((upper, lower), "flip"))
    assert permanents.flip(t.g, id_) and not permanents.flip(t.g, id_)
    assert t.g.chars(t.obj(id_)).name == "Lower"


@pytest.mark.rule("2006:217.8a", "2006:217.8c", "2009:702.23d", "2009:702.23f")
@pytest.mark.parametrize("edition", EDITIONS)
def test_phasing_keeps_everything(edition: str) -> None:
    t = Table(edition)
    bear = t.put(creature(), counters={"+1/+1": 1}, tapped=True)
    aura = t.put(card("Aura", ir.Keyword("enchant", filter=CREATURES), subtypes=("Aura",)))
    permanents.attach(t.g, aura, bear)
    stamp = t.obj(bear).timestamp
    permanents.phase_out(t.g, [bear])
    assert t.g.battlefield() == []
    assert (t.obj(bear).phased_out, t.obj(aura).phased_out) == (1, 2)
    if edition == "2006":
        assert t.obj(bear).zone == t.obj(aura).zone == c.PHASED_OUT
    assert permanents.phase_in(t.g, [aura]) == []
    permanents.phase_in(t.g, [bear])
    assert t.g.battlefield() == [bear, aura]
    obj = t.obj(bear)
    assert obj.tapped and obj.count("+1/+1") == 1 and obj.attachments == (aura,)
    assert obj.timestamp == stamp


@pytest.mark.rule("2009:702.23a", "2009:702.23d", "2009:702.23g")
@pytest.mark.parametrize("edition", EDITIONS)
def test_phasing_in_the_untap_step(edition: str) -> None:
    t = Table(edition)
    leaves = ir.Triggered(ir.Moves(CREATURES, "battlefield"), BODY)
    t.put(card("W", leaves), 1)
    drake = t.put(creature("Drake", 2, 2, ir.Keyword("phasing")))
    t.put(creature("Other", 2, 2, ir.Keyword("phasing")), 1)
    phasing.at_untap(t.g)
    assert t.g.phased == [drake]
    assert len(t.g.waiting) == (1 if edition == "2006" else 0)  # a change of zone only there
    phasing.at_untap(t.g)
    assert t.g.phased == [] and drake in t.g.battlefield()


def test_leaving_combat() -> None:
    t = Table()
    attacker, blocker = t.put(creature()), t.put(creature(), 1)
    t.g.put(t.obj(attacker), "attacking", -2)
    t.g.put(t.obj(attacker), "blockers", (blocker,))
    t.g.put(t.obj(blocker), "blocking", (attacker,))
    t.g.set("attackers", (attacker,))
    permanents.remove_from_combat(t.g, [attacker])
    assert t.g.attackers == () and not t.obj(attacker).attacking
    assert t.obj(blocker).blocking == (attacker,)  # it is still a blocking creature


@pytest.mark.rule("2006:200.4a", "2006:216.1")
def test_who_owns_a_token() -> None:
    for edition, owner in (("2006", 0), ("2009", 1), ("current", 1)):
        t = Table(edition)
        defn = t.g.edition.define_token(creature().faces[0])
        ((token,),) = tokens.create_all(t.g, [tokens.Wanted(defn, 1, 1, controller=0)])
        assert (t.obj(token).owner, t.obj(token).controller) == (owner, 1)


def copied(t: Table, id_: int, exceptions: tuple[ir.LayerPart, ...] = ()) -> int:
    """The id of a token that is a copy of the object."""
    defn = tokens.copy_of(t.g, id_, 0, exceptions, 0, 0)
    ((token,),) = tokens.create_all(t.g, [tokens.Wanted(defn, 1, 0)])
    return token


def test_tokens_that_copy_have_the_exceptions() -> None:
    t = Table()
    bear = t.put(creature("Bear", 2, 2, colors="G"), counters={"+1/+1": 3})
    exceptions = (ir.SetPT(7, 7), ir.AddAbility(ir.Keyword("haste")), ir.AddTypes(("Artifact",)))
    token = copied(t, bear, exceptions)
    chars = t.g.chars(t.obj(token))
    assert (chars.name, chars.power, chars.colors) == ("Bear", 7, c.COLOR_BITS["G"])
    assert chars.keywords & c.HASTE and chars.types & c.ARTIFACT
    again = copied(t, token)
    assert t.g.chars(t.obj(again)).power == 7  # exceptions are copiable
