"""Effects and filters in corners: one card only, nothing found, several at once."""

from __future__ import annotations

import pytest

from apnap import ir, keywords
from apnap.core.events import E_STATE
from apnap.interpret.filters import fits
from apnap.replacement import shields
from apnap.triggers import matching
from interpret.bench import CREATURE, EDITIONS, Bench, creature, sorcery

TARGET = ir.Target(0)


def test_up_to_one_card_may_be_none() -> None:
    t = Bench()
    t.put_many(*(creature(name) for name in "abc"), zone="library")
    assert not t.do(ir.Draw(1, up_to=True), ("draw", 0)).did
    done = t.do(ir.Draw(1, up_to=True), ("draw", 1))
    assert (done.did, done.amount, len(t.g.players[0].hand)) == (True, 1, 1)
    assert not t.do(ir.Draw(0, up_to=True)).did


def test_what_several_players_do_adds_up() -> None:
    """Each discards a card, then draws one: whether any of that was done is known afterwards."""
    t = Bench()
    t.put_many(creature("a"), zone="library")
    each = ir.ForEachPlayer(ir.EachPlayer(), ir.Do((ir.GainLife(2), ir.LoseLife(1))))
    done = t.do(each)
    assert (done.did, done.amount) == (True, 6)
    none = ir.ForEachPlayer(ir.EachPlayer(), ir.Do((ir.GainLife(0), ir.LoseLife(0))))
    assert not t.do(none).did


def test_sharing_a_name() -> None:
    t = Bench()
    one, like, unlike = (t.put(creature(name)) for name in ("Bear", "Bear", "Ox"))
    nameless = [t.put(creature("")) for _ in range(2)]
    ctx = t.ctx(targets=((one,),))
    same = ir.SharesWith("name", TARGET)
    assert [fits(ctx, same, id_) for id_ in (like, unlike)] == [True, False]
    assert not fits(t.ctx(targets=((nameless[0],),)), same, nameless[1])


def test_spells_cast_as_something_resolves_are_counted() -> None:
    t = Bench()
    body = ir.Spell(ir.Body(ir.GainLife(1)))
    cards = t.put_many(sorcery("a", body), sorcery("b", body), zone="exile")
    done = t.do(ir.CastCard(ir.All(ir.HasType("Sorcery"), zones=("exile",)), optional=False))
    assert (done.did, done.amount, len(t.g.stack)) == (True, 2, 2)
    assert done.objects == tuple(t.g.became[id_] for id_ in cards)


def test_equip_for_some_creatures_only() -> None:
    quality = ir.HasSubtype("Knight")
    (plain,) = keywords.EXPANDERS["equip"](ir.Keyword("equip", cost=()))
    (choosy,) = keywords.EXPANDERS["equip"](ir.Keyword("equip", cost=(), filter=quality))
    t = Bench()
    knight, bear = t.put(creature("Sir", subtypes=("Knight",))), t.put()
    theirs = t.put(creature("Dame", subtypes=("Knight",)), 1)
    for ability, able in ((plain, [True, True, False]), (choosy, [True, False, False])):
        assert isinstance(ability, ir.Activated)
        wanted = ability.body.targets[0].what
        assert [fits(t.ctx(), wanted, id_) for id_ in (knight, bear, theirs)] == able


@pytest.mark.parametrize("seat", [0, 1])
def test_a_shield_until_ones_next_turn(seat: int) -> None:
    """It goes as that player's turn begins, not as another's does."""
    t = Bench()
    node = ir.PreventDamage(None, (ir.You(),), duration="your-next-turn")
    shields.prevent(t.ctx(seat=seat), node)
    t.g.turn += 1
    shields.expire(t.g, "turn-begins", 1 - seat)
    assert len(t.g.shields) == 1
    t.g.turn += 1
    shields.expire(t.g, "turn-begins", seat)
    assert t.g.shields == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_state_trigger_is_about_its_own_permanent(edition: str) -> None:
    t = Bench(edition)
    lonely = ir.Triggered(
        ir.StateIs(ir.Untrue(ir.Exists(CREATURE))),
        ir.Body(ir.LoseLife(1)),
    )
    pit = t.put(ir.Face("Pit", types=("Enchantment",), abilities=(lonely,)))
    matching.check_state_triggers(t.g)
    (waiting,) = t.g.waiting
    event = waiting.event
    assert event is not None
    assert (waiting.source, event.kind, event.object, event.player) == (pit, E_STATE, pit, 0)
    matching.check_state_triggers(t.g)
    assert len(t.g.waiting) == 1


def test_an_ability_given_in_the_middle_of_a_resolution_replaces_at_once() -> None:
    """Also where another one was given before, and looked for."""
    t = Bench()
    saved = ir.Replacement(ir.WouldMove(ir.Is(ir.This()), "battlefield", "graveyard"), to="exile")
    give = ir.Apply((ir.AddAbility(saved),), TARGET)
    first, plain, second = t.put(), t.put(), t.put()
    t.do(give, targets=((first,),))
    t.do(ir.Destroy(TARGET), targets=((plain,),))
    t.do(give, targets=((second,),))
    for id_ in (second, first):
        t.do(ir.Destroy(TARGET), targets=((id_,),))
    assert [t.zone(id_) for id_ in (first, plain, second)] == ["exile", "graveyard", "exile"]
