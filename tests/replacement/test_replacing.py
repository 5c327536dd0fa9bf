"""Replacement of single events: choosing, applying once, along the line of events."""

from __future__ import annotations

import pytest

from actions.table import ANY, CREATURES, EDITIONS, THIS, Table, card, creature
from apnap import ir
from apnap.actions import cards, life, permanents, tokens, zones
from apnap.core import constants as c
from apnap.core.events import R_DESTROY, R_DRAW, R_MOVE, R_STEP, Event
from apnap.replacement import apply, shields

REST = ir.Replacement(ir.WouldMove(ANY, to="graveyard"), to="exile")
SHUFFLED = ir.Replacement(
    ir.WouldMove(THIS, "battlefield", "graveyard"),
    to="library",
    and_also=ir.Shuffle(ir.OwnerOf(ir.EventObject())),
)
YOURS = ir.AllOf((CREATURES, ir.Controlled()))


def test_nothing_there_costs_a_look_up() -> None:
    t = Table()
    assert not apply.would(t.g, R_DRAW)
    shields.regenerate(t.g, t.put(creature()), 0)
    assert apply.would(t.g, R_DESTROY) and not apply.would(t.g, R_DRAW)


@pytest.mark.parametrize("edition", EDITIONS)
def test_exile_instead(edition: str) -> None:
    t = Table(edition)
    rest = t.put(card("Rest", REST))
    bear, hand = t.put(creature()), t.put(creature(), 0, "hand")
    permanents.destroy(t.g, [bear])
    cards.discard(t.g, 0, [hand])
    assert t.zone(bear) == t.zone(hand) == "exile"
    permanents.destroy(t.g, [rest])
    assert t.zone(rest) == "exile"  # it is still there as it would leave
    other = t.put(creature())
    permanents.destroy(t.g, [other])
    assert t.zone(other) == "graveyard"


@pytest.mark.rule("2006:419.9a", "2006:419.9a/e1")
@pytest.mark.parametrize(("picked", "zone"), [(0, "exile"), (1, "library")])
def test_the_controller_of_the_affected_object_chooses(picked: int, zone: str) -> None:
    t = Table()
    t.put(card("Rest", REST), 1)
    bear = t.put(creature("Colossus", 5, 5, SHUFFLED))
    t.put(creature("x"), 0, "library")
    t.answers = [picked]
    permanents.destroy(t.g, [bear])
    assert (t.asked[0].key, t.asked[0].chooser) == ("replacement", 0)
    assert t.zone(bear) == zone
    assert ("library-shuffled" in t.rules()) == (zone == "library")


@pytest.mark.rule("2006:419.6a")
def test_an_effect_applies_once_to_an_event_and_what_it_becomes() -> None:
    double = ir.Replacement(ir.WouldDraw(), instead=ir.Draw(2))
    t = Table()
    for i in range(9):
        t.put(creature(str(i)), 0, "library")
    t.put(card("Twice", double))
    cards.draw(t.g, 0, 1)
    assert len(t.g.players[0].hand) == 2
    t.put(card("Twice", double))
    cards.draw(t.g, 0, 1)
    assert len(t.g.players[0].hand) == 6
    assert t.asked == []  # it makes no difference which applies first


@pytest.mark.rule("2006:419.9b", "2006:419.9b/e1")
def test_one_replacement_opens_another() -> None:
    lich = ir.Replacement(ir.WouldGainLife(), instead=ir.Draw(ir.EventAmount()))
    mill = ir.Replacement(ir.WouldDraw(), instead=ir.Mill(1))
    t = Table()
    for i in range(5):
        t.put(creature(str(i)), 0, "library")
    t.put(card("Mill", mill))
    t.put(card("Lich", lich))
    life.gain(t.g, 0, 3)
    assert t.g.players[0].life == 20
    assert len(t.g.players[0].graveyard) == 3 and not t.g.players[0].hand


def test_a_player_may_decline_what_is_optional() -> None:
    dredge = ir.Replacement(ir.WouldDraw(), instead=ir.Mill(2), optional=True)
    for answer, graveyard in ((0, 2), (1, 0)):
        t = Table()
        for i in range(5):
            t.put(creature(str(i)), 0, "library")
        t.put(card("D", dredge))
        t.answers = [answer]
        cards.draw(t.g, 0, 1)
        assert len(t.g.players[0].graveyard) == graveyard
        assert len(t.g.players[0].hand) == (0 if graveyard else 1)


def test_conditions_and_players() -> None:
    more = ir.Replacement(
        ir.WouldGainLife(),
        amount=ir.Times(2, ir.EventAmount()),
        condition=ir.Compare(ir.LifeOf(), "<", 30),
    )
    t = Table()
    t.put(card("More", more))
    assert life.gain(t.g, 0, 5) == 10
    assert life.gain(t.g, 1, 5) == 5
    life.gain(t.g, 0, 1)
    assert life.gain(t.g, 0, 3) == 3


def test_the_order_of_doubling_and_adding_is_chosen() -> None:
    double = ir.Replacement(ir.WouldGainLife(), amount=ir.Times(2, ir.EventAmount()))
    more = ir.Replacement(ir.WouldGainLife(), amount=ir.Plus(ir.EventAmount(), 1))
    for first, total in ((0, 7), (1, 8)):
        t = Table()
        t.put(card("Double", double))
        t.put(card("More", more))
        t.answers = [first]
        assert life.gain(t.g, 0, 3) == total


def test_a_card_discarded_goes_elsewhere() -> None:
    instead = ir.Replacement(ir.WouldDiscard(filter=THIS), to="battlefield", zones=("hand",))
    madness = ir.Replacement(
        ir.WouldDiscard(filter=THIS), to="exile", optional=True, zones=("hand",)
    )
    t = Table()
    beast = t.put(creature("Beast", 5, 3, instead), 0, "hand")
    mad = t.put(creature("Mad", 1, 1, madness), 0, "hand")
    t.answers = [0]
    cards.discard(t.g, 0, [beast, mad])
    assert t.zone(beast) == "battlefield" and t.zone(mad) == "exile"
    assert t.g.history["cards-discarded", 0] == 2


def test_more_tokens_and_more_counters() -> None:
    t = Table()
    t.put(card("T", ir.Replacement(ir.WouldCreateTokens(), amount=ir.Times(2, ir.EventAmount()))))
    t.put(
        card("C", ir.Replacement(ir.WouldPutCounters(YOURS), amount=ir.Plus(ir.EventAmount(), 1)))
    )
    ids = tokens.create(t.g, creature().faces[0], 3, 0)
    assert len(ids) == 6
    assert permanents.put_counters(t.g, ids[0], "+1/+1", 1) == 2
    theirs = tokens.create(t.g, creature().faces[0], 3, 1)
    assert len(theirs) == 3


@pytest.mark.rule("2006:419.6e")
def test_a_step_may_be_skipped() -> None:
    t = Table()
    t.put(card("Skip", ir.Replacement(ir.WouldBeginStep("draw"))))
    assert apply.replace(t.g, Event(R_STEP, player=0, word="draw")) == []
    assert apply.replace(t.g, Event(R_STEP, player=1, word="draw"))


def test_what_an_effect_exiles_is_linked_to_its_source() -> None:
    linked = ir.Replacement(ir.WouldMove(CREATURES, to="graveyard"), to="exile", link="exiled")
    t = Table()
    keeper = t.put(card("Keeper", linked))
    bear = t.put(creature())
    permanents.destroy(t.g, [bear])
    assert t.obj(keeper).linked == (("exiled", (t.g.became[bear],)),)


def test_abilities_that_were_granted_replace_and_lost_ones_do_not() -> None:
    grant = ir.Static((ir.AddAbility(SHUFFLED),), affects=YOURS)
    t = Table()
    bear = t.put(creature())
    t.put(card("Grant", grant))
    t.g.chars(t.obj(bear))
    permanents.destroy(t.g, [bear])
    assert t.zone(bear) == "library"
    t = Table()
    rest = t.put(creature("Rest", 1, 1, REST))
    t.put(card("Humility", ir.Static((ir.LoseAbilities(),), affects=CREATURES)))
    bear = t.put(creature())
    permanents.destroy(t.g, [bear])
    assert t.zone(bear) == "graveyard" and rest in t.g.objects


@pytest.mark.rule("2006:419.6b", "2006:419.4/e1", "2006:306.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_regeneration(edition: str) -> None:
    t = Table(edition)
    bear = t.put(creature(), damage=1)
    t.put(card("W", ir.Triggered(ir.RegeneratedPattern(CREATURES), ir.Body(ir.GainLife(1)))))
    t.g.put(t.obj(bear), "attacking", -2)
    t.g.set("attackers", (bear,))
    shields.regenerate(t.g, bear, 0)
    shields.regenerate(t.g, bear, 0)
    assert permanents.destroy(t.g, [bear]) == []
    obj = t.obj(bear)
    assert obj.tapped and not obj.damage and not obj.attacking and t.g.attackers == ()
    assert len(t.g.shields) == 1 and len(t.g.waiting) == 1 and t.asked == []
    assert permanents.destroy(t.g, [bear], no_regeneration=True) == [bear]
    assert permanents.sacrifice(t.g, 0, [bear]) == []


def test_what_cannot_be_regenerated() -> None:
    t = Table()
    bear = t.put(creature())
    t.put(card("No", ir.Static((ir.CantBeRegenerated(),), affects=CREATURES)))
    shields.regenerate(t.g, bear, 0)
    assert permanents.destroy(t.g, [bear]) == [bear]


def test_a_shield_ends_with_the_turn() -> None:
    t = Table()
    shields.regenerate(t.g, t.put(creature()), 0)
    shields.expire(t.g, "end-of-combat")
    assert t.g.shields
    shields.expire(t.g, "cleanup")
    assert t.g.shields == ()


def test_an_effect_of_a_spell_that_waits_for_its_event() -> None:
    from apnap.interpret.context import Ctx

    t = Table()
    bear = t.put(creature())
    node = ir.Instead(ir.Replacement(ir.WouldMove(ANY, to="graveyard"), to="exile"), once=True)
    shields.instead(Ctx(t.g, t.put(card("S")), 0), node)
    assert apply.would(t.g, R_MOVE)
    t.undone(lambda: permanents.destroy(t.g, [bear]))
    permanents.destroy(t.g, [bear])
    assert t.zone(bear) == "exile" and t.g.shields == ()


def test_replaced_moves_of_a_batch_happen_together() -> None:
    """Lightning does not strike one after the other: what is added comes after the whole batch."""
    gain = ir.Replacement(
        ir.WouldMove(CREATURES, to="graveyard"),
        to="exile",
        and_also=ir.GainLife(ir.Count(CREATURES)),
    )
    t = Table()
    t.put(card("G", gain))
    ids = [t.put(creature()) for _ in range(4)]
    zones.move(t.g, ids, c.GRAVEYARD)
    assert t.g.players[0].life == 20 and len(t.g.exile) == 4
