"""Copies of spells and abilities; new targets (707.10, 2006:415.7)."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.core import constants as c
from apnap.core.questions import NO, YES, Option
from apnap.stack import copies
from casting.duel import (
    ANY_CREATURE,
    ANY_TARGET,
    BEAR,
    EDITIONS,
    IT,
    ZAP,
    Duel,
    ability,
    creature,
    instant,
    pay,
)

each = pytest.mark.parametrize("edition", EDITIONS)
PLAYER_A, PLAYER_B = Option("player", 0), Option("player", 1)
SPELL = ir.TargetSpec(ir.IsSpell(), zones=("stack",))
FORK = instant("{R}", ir.CopySpell(IT), SPELL, name="Fork")


@each
@pytest.mark.rule("2006:401.1a")
def test_a_copy_is_a_spell_with_the_same_choices(edition: str) -> None:
    modes = (ir.Mode(ir.GainLife(3)), ir.Mode(ir.Damage(2, (IT,)), (ANY_TARGET,)))
    d = Duel(edition)
    d.lands("RR")
    charm, fork = d.hand(instant("{R}", ir.Body(modes=modes)), FORK)
    d.start()
    spell = d.cast(charm, Option("mode", 1), PLAYER_B)
    d.cast(fork, spell)
    d.resolve()
    assert d.asked.key == "may-retarget"
    d.answer(YES)
    assert d.asked.key == "new-target" and d.asked.options[0] == PLAYER_B
    d.answer(PLAYER_A)
    assert len(d.g.stack) == 2 and d.obj(d.g.stack[-1]).kind == c.SPELL_COPY
    assert d.g.history["spells-cast", 0] == 2  # a copy is not cast
    d.resolve()
    assert d.life(0) == 18 and len(d.g.stack) == 1
    d.resolve()
    assert d.life(1) == 18 and len(d.g.players[0].graveyard) == 2


@each
def test_a_copy_remembers_x_and_what_was_paid(edition: str) -> None:
    fling = instant(
        "{R}",
        ir.Damage(ir.PowerOf(ir.CostObject()), (IT,)),
        ANY_TARGET,
        more=(ir.AdditionalCost((ir.SacrificeCost(ir.HasType("Creature")),)),),
    )
    d = Duel(edition)
    d.lands("RR")
    d.put(BEAR)
    spell, fork = d.hand(fling, FORK)
    d.start()
    on_stack = d.cast(spell, PLAYER_B, [0])
    d.cast(fork, on_stack)
    d.resolve()
    d.answer(NO).resolve().resolve()
    assert d.life(1) == 16


@each
def test_a_copied_permanent_spell_becomes_a_token(edition: str) -> None:
    d = Duel(edition)
    d.lands("GGR")
    bear, fork = d.hand(BEAR, FORK)
    d.start()
    spell = d.cast(bear)
    d.cast(fork, spell)
    d.resolve().resolve()
    token = d.obj(d.g.players[0].battlefield[-1])
    assert token.kind == c.TOKEN and d.g.chars(token).name == "Bear"
    d.resolve()
    assert d.zone(bear) == "battlefield"


@each
def test_abilities_are_copied_with_their_source(edition: str) -> None:
    d = Duel(edition)
    pinger = d.put(creature(None, ability(pay("T"), ir.Damage(1, (IT,)), ANY_TARGET)))
    d.start()
    ping = d.activate(pinger, PLAYER_B)
    new = copies.copy_spell(d.g, ping, 1, False)
    assert d.obj(new).controller == 1 and d.obj(new).info.source == pinger
    assert d.obj(new).kind == c.ABILITY and d.obj(new).info.targets == ((-2,),)


@each
@pytest.mark.rule("2006:415.7a", "2006:415.7b")
def test_the_one_target_is_changed_if_it_can_be(edition: str) -> None:
    deflect = instant("{U}", ir.ChangeTargets(IT, single=True), SPELL, name="Deflect")
    d = Duel(edition)
    d.lands("RRU")
    kill, bend, other = d.hand(instant("{R}", ir.Destroy(IT), ANY_CREATURE), deflect, ZAP)
    first, second = d.put(BEAR, 0), d.put(BEAR, 1)
    d.start()
    spell = d.cast(kill, first)
    d.cast(bend, spell)
    d.resolve()
    assert d.ids() == [second]
    d.answer(second).resolve()
    assert d.zone(first) == "battlefield" and d.zone(second) == "graveyard"
    spell = d.cast(other, first)
    assert not copies.change_target(d.g, spell, 1, to=spell)
    assert d.obj(spell).info.targets == ((first,),)


@each
def test_new_targets_may_be_left_as_they_are(edition: str) -> None:
    two = ir.TargetSpec(ir.HasType("Creature"), 2, 2)
    d = Duel(edition)
    d.lands("RR")
    tap, fork = d.hand(instant("{R}", ir.Tap(IT), two), FORK)
    first, second, third = (d.put(BEAR, 1) for _ in range(3))
    d.start()
    spell = d.cast(tap, first, second)
    d.cast(fork, spell)
    d.resolve()
    d.answer(YES)
    assert d.ids() == [first, second, third]  # the second too, as that may be changed in its turn
    d.answer(first)
    assert d.ids() == [second, third]
    d.answer(third)
    assert d.obj(d.g.stack[-1]).info.targets == ((first, third),)
    assert d.obj(spell).info.targets == ((first, second),)
