"""Damage and its results."""

from __future__ import annotations

import pytest

from actions.table import ANY, Table, card, creature
from apnap import ir
from apnap.actions import facts
from apnap.actions.damage import Hit, deal
from apnap.core import constants as c
from work import work


def keyword(name: str) -> ir.Keyword:
    return ir.Keyword(name)


@pytest.mark.rule("x2009:118.3a", "x2009:118.3d")
def test_players_lose_life_and_creatures_are_marked() -> None:
    t = Table()
    source, target = t.put(creature("S", 3, 3)), t.put(creature("T", 4, 4), 1)
    dealt = deal(t.g, [Hit(source, -2, 3, True), Hit(source, target, 2)])
    assert len(dealt) == 2
    assert t.g.players[1].life == 17 and t.obj(target).damage == 2
    assert t.g.history["damage-taken", 1] == 3 and t.g.history["combat-damage-taken", 1] == 3
    assert t.g.history["life-lost", 1] == 3
    assert facts.was_damaged_by(t.g, target, source)
    assert target in t.g.dirty


@pytest.mark.rule("2006:419.5a")
def test_zero_damage_is_no_damage() -> None:
    t = Table()
    source = t.put(creature())
    t.put(card("More", ir.Replacement(ir.WouldBeDealt(), amount=ir.Plus(ir.EventAmount(), 1))))
    t.put(card("Watch", ir.Triggered(ir.DealsDamage(ir.Anything()), ir.Body(ir.GainLife(1)))))
    assert deal(t.g, [Hit(source, -2, 0)]) == []
    assert t.g.players[1].life == 20 and not t.g.waiting
    deal(t.g, [Hit(source, -2, 1)])
    assert t.g.players[1].life == 18 and len(t.g.waiting) == 1


def test_damage_to_what_is_no_creature_or_has_left_does_nothing() -> None:
    t = Table()
    source, stone = t.put(creature()), t.put(card("Stone", types="Artifact"))
    assert deal(t.g, [Hit(source, stone, 2), Hit(source, 9999, 2)]) == []


def test_a_planeswalker_loses_loyalty() -> None:
    t = Table()
    walker = t.put(card("Walker", types="Planeswalker", loyalty=4), 1)
    deal(t.g, [Hit(t.put(creature()), walker, 3)])
    assert t.obj(walker).count("loyalty") == 1 and t.obj(walker).damage == 0


def test_deathtouch_marks_and_lifelink_gains_where_it_is_static() -> None:
    for edition, life in (("2006", 20), ("2009", 23), ("current", 23)):
        t = Table(edition)
        source = t.put(creature("S", 3, 3, keyword("lifelink"), keyword("deathtouch")))
        target = t.put(creature("T", 9, 9), 1)
        deal(t.g, [Hit(source, target, 3)])
        assert t.obj(target).deathtouched
        assert t.g.players[0].life == life


def test_lifelink_gains_once_for_each_source() -> None:
    gain = ir.Triggered(ir.GainsLife(), ir.Body(ir.Draw(1)))
    t = Table()
    t.put(card("Watcher", gain))
    sources = [t.put(creature("S", 1, 1, keyword("lifelink"))) for _ in range(2)]
    deal(t.g, [Hit(s, -2, 2) for s in sources] + [Hit(sources[0], t.put(creature(), 1), 1)])
    assert t.g.players[0].life == 25
    assert len(t.g.waiting) == 2


def test_wither_and_infect() -> None:
    t = Table()
    wither = t.put(creature("W", 1, 1, keyword("wither")))
    infect = t.put(creature("I", 1, 1, keyword("infect")))
    target = t.put(creature("T", 5, 5), 1)
    deal(t.g, [Hit(wither, target, 1), Hit(wither, -2, 1), Hit(infect, -2, 2)])
    assert t.obj(target).count("-1/-1") == 1 and t.obj(target).damage == 0
    assert t.g.players[1].life == 19 and t.g.players[1].poison == 2


def test_one_batch_is_told_at_once_with_its_sources_and_recipients() -> None:
    hurt = ir.Triggered(ir.DealsDamage(ANY, ir.IsPlayer()), ir.Body(ir.Draw(1)))
    t = Table()
    t.put(card("Watcher", hurt))
    sources = [t.put(creature()) for _ in range(3)]
    deal(t.g, [Hit(s, -2, 1) for s in sources])
    assert t.g.waiting
    assert {w.event.recipient for w in t.g.waiting} == {-2}


def test_a_source_that_left_deals_damage_as_it_last_was() -> None:
    from apnap.actions import zones

    t = Table()
    source = t.put(creature("S", 2, 2, keyword("lifelink")))
    zones.move(t.g, [source], c.HAND)
    deal(t.g, [Hit(source, -2, 2)])
    assert t.g.players[0].life == 22


def work_of_hits(number: int) -> int:
    t = Table()
    ids = [t.put(creature("S", 1, 1)) for _ in range(number)]
    t.g.chars(t.obj(ids[0]))
    t.g.tracing = False
    hits = [Hit(i, -2, 1, True) for i in ids]
    lines = work(lambda: deal(t.g, hits))
    assert t.g.players[1].life == 20 - number
    return lines


def test_many_hits_cost_little_each() -> None:
    few, many = work_of_hits(200), work_of_hits(2000)
    assert many < 11 * few
