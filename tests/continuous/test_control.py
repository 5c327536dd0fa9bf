"""Control as a layer, and durations."""

import pytest

from apnap import ir
from apnap.continuous import control, effects, rules
from continuous.board import (
    CREATURES,
    EDITIONS,
    HOST,
    YOURS,
    Board,
    aura,
    creature,
    enchantment,
    static,
)

each = pytest.mark.parametrize("edition", EDITIONS)
STEAL = aura(static(HOST, ir.SetController()), name="Steal")


def lines(b: Board, key: str) -> list[dict[str, object]]:
    return [dict(args) for name, args, _ in b.g.lines if name == key]


@each
@pytest.mark.rule("2006:418.5b/e2", "2006:418.5a")
def test_control_and_haste_until_end_of_turn(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    b.apply(ir.SetController(), ir.AddAbility(ir.Keyword("haste")), to=bear)
    assert bear.controller == 0
    assert bear.since == b.g.turn
    assert b.g.players[0].battlefield == [bear.id]
    assert b.has(bear, "haste")
    assert lines(b, "control-changed") == [{"player": 0, "object": bear.id}]
    assert b.keys(bear) == ["layer-control", "layer-ability"]
    effects.expire(b.g, "cleanup")
    assert bear.controller == 1
    assert not b.has(bear, "haste")
    assert b.g.homes == ()


@each
def test_an_aura_gives_control_while_it_is_there(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    steal = b.put(STEAL, on=bear)
    effects.check_durations(b.g)
    assert bear.controller == 0
    b.g.remove(steal)
    effects.check_durations(b.g)
    assert bear.controller == 1


@each
@pytest.mark.rule("2006:418.5d")
def test_the_later_of_two_control_effects_wins(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    b.put(STEAL, on=bear)
    control.update_control(b.g)
    back = b.put(STEAL, seat=1, on=bear)
    control.update_control(b.g)
    assert bear.controller == 1
    b.apply(ir.SetController(), to=bear)
    assert bear.controller == 0
    effects.expire(b.g, "cleanup")
    assert bear.controller == 1
    b.g.remove(back)
    control.update_control(b.g)
    assert bear.controller == 0


@each
def test_control_of_the_aura_takes_its_host_along(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    steal = b.put(STEAL, on=bear)
    control.update_control(b.g)
    assert bear.controller == 0
    b.apply(ir.SetController(), to=steal, seat=1)
    assert (steal.controller, bear.controller) == (1, 1)


@each
def test_a_bonus_for_yours_follows_control(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    b.put(enchantment(static(YOURS, ir.ModifyPT(1, 1))))
    assert b.pt(bear) == (2, 2)
    b.apply(ir.SetController(), to=bear)
    assert b.pt(bear) == (3, 3)


@each
def test_undoing_restores_who_controls_what(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    mark = len(b.g.journal)
    b.apply(ir.SetController(), ir.ModifyPT(1, 1), to=bear)
    assert b.pt(bear) == (3, 3)
    b.g.roll_back(mark)
    assert bear.controller == 1
    assert b.g.players[1].battlefield == [bear.id]
    assert b.pt(bear) == (2, 2)
    assert b.g.homes == ()


# ------------------------------------------------------------------ durations


@each
@pytest.mark.rule("2006:418.3a")
def test_durations_end_at_their_moments(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    for until in ("turn", "combat", "your-next-turn", "your-next-upkeep", "next-untap", "forever"):
        b.apply(ir.ModifyPT(1, 0), to=bear, until=until)
    assert b.pt(bear) == (8, 2)
    effects.expire(b.g, "end-of-combat")
    assert b.pt(bear) == (7, 2)
    effects.expire(b.g, "cleanup")
    assert b.pt(bear) == (6, 2)
    effects.expire(b.g, "turn-begins", 0)
    assert b.pt(bear) == (6, 2), "the turn in which it began is not the next"
    b.g.turn = 2
    effects.expire(b.g, "turn-begins", 1)
    effects.expire(b.g, "after-untap", 1)
    assert b.pt(bear) == (6, 2)
    b.g.turn = 3
    effects.expire(b.g, "turn-begins", 0)
    assert b.pt(bear) == (5, 2)
    effects.expire(b.g, "after-untap", 0)
    assert b.pt(bear) == (4, 2)
    effects.expire(b.g, "upkeep", 0)
    assert b.pt(bear) == (3, 2)
    effects.expire(b.g, "cleanup")
    assert b.pt(bear) == (3, 2), "without a duration it lasts as long as the game"


@each
def test_an_untap_step_ends_the_effect_for_its_own_permanents(edition: str) -> None:
    b = Board(edition)
    mine, theirs = b.put(creature()), b.put(creature(), seat=1)
    b.apply(ir.DoesntUntap(), to=[mine, theirs], until="next-untap")
    effects.expire(b.g, "after-untap", 1)
    assert rules.applies(b.g, ir.DoesntUntap, mine)
    assert not rules.applies(b.g, ir.DoesntUntap, theirs)


@each
@pytest.mark.rule("2006:418.3d", "2006:418.3d/e1")
def test_a_duration_that_is_over_does_not_begin(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    skeleton = b.put(ir.Face("Frame", types=("Artifact",)))
    assert b.apply(ir.ModifyPT(0, 3), to=bear, until="while-tapped", source=skeleton) is None
    assert b.pt(bear) == (2, 2)
    assert lines(b, "effect-ended-before-begin")
    b.g.put(skeleton, "tapped", True)
    effects.check_durations(b.g)
    assert b.pt(bear) == (2, 2)


@each
@pytest.mark.rule("2006:418.3a")
def test_as_long_as_the_source_stays_tapped(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    skeleton = b.put(ir.Face("Frame", types=("Artifact",)), tapped=True)
    b.apply(ir.ModifyPT(0, 3), to=bear, until="while-tapped", source=skeleton)
    effects.check_durations(b.g)
    assert b.pt(bear) == (2, 5)
    b.g.put(skeleton, "tapped", False)
    effects.check_durations(b.g)
    assert b.pt(bear) == (2, 2)
    assert lines(b, "continuous-effect-ends")


@each
def test_as_long_as_you_control_the_source(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    thief = b.put(creature("Thief"))
    b.apply(ir.SetController(), to=bear, until="while-control", source=thief)
    assert bear.controller == 0
    b.apply(ir.SetController(), to=thief, seat=1)
    effects.check_durations(b.g)
    assert (thief.controller, bear.controller) == (1, 1)


@each
def test_as_long_as_the_source_is_there(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature(), seat=1)
    source = b.put(creature("Source"))
    b.apply(ir.ModifyPT(1, 1), to=bear, until="while-source", source=source)
    assert b.pt(bear) == (3, 3)
    b.g.remove(source)
    effects.check_durations(b.g)
    assert b.pt(bear) == (2, 2)


@each
def test_effects_on_what_is_gone_are_dropped_at_clean_up(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    b.apply(ir.ModifyPT(1, 1), to=bear, until="forever")
    b.g.remove(bear)
    effects.expire(b.g, "cleanup")
    assert b.g.effects == ()


# ------------------------------------------------------------------ rules parts


@each
@pytest.mark.rule("2006:418.3b", "2006:418.3b/e2")
def test_a_change_of_rules_reaches_what_comes_later(edition: str) -> None:
    b = Board(edition)
    b.apply(ir.DealsNoCombatDamage(), filter_=CREATURES)
    later = b.put(creature())
    assert rules.applies(b.g, ir.DealsNoCombatDamage, later)
    assert not rules.parts(b.g, ir.CantBlock)


@each
def test_own_rules_parts_are_found_with_the_ability(edition: str) -> None:
    b = Board(edition)
    wall = b.put(creature("Wall", 0, 4, static(ir.This(), ir.CantAttack())))
    bear = b.put(creature())
    assert len(rules.applies(b.g, ir.CantAttack, wall)) == 1
    assert not rules.applies(b.g, ir.CantAttack, bear)
    found = rules.parts(b.g, ir.CantAttack)
    assert [(test(wall), test(bear)) for _, _, test in found] == [(True, False)]
    b.apply(ir.LoseAbilities(), to=wall)
    assert not rules.applies(b.g, ir.CantAttack, wall)
    assert not rules.parts(b.g, ir.CantAttack)
    b.apply(ir.AddAbility(static(ir.This(), ir.CantAttack())), to=bear)
    assert rules.applies(b.g, ir.CantAttack, bear)
    assert len(rules.parts(b.g, ir.CantAttack)) == 1


@each
def test_rules_parts_of_auras_and_of_filters(edition: str) -> None:
    b = Board(edition)
    bear, other = b.put(creature(), seat=1), b.put(creature())
    b.put(aura(static(HOST, ir.CantAttack(), ir.CantBlock())), on=bear)
    b.put(enchantment(static(YOURS, ir.CantBlock(), condition=ir.Exists(ir.HasType("Artifact")))))
    assert rules.applies(b.g, ir.CantBlock, bear)
    assert not rules.applies(b.g, ir.CantBlock, other)
    b.put(ir.Face("Idol", types=("Artifact",)))
    assert rules.applies(b.g, ir.CantBlock, other)
    ((_, ctx),) = rules.applies_with(b.g, ir.CantBlock, other)
    assert ctx.controller == 0


@each
def test_parts_about_players(edition: str) -> None:
    b = Board(edition)
    b.put(enchantment(static(None, ir.HandSize(set=None, change=2))))
    b.put(enchantment(static(None, ir.CantGainLife()), name="All"), seat=1)
    assert len(rules.player_parts(b.g, ir.HandSize, 0)) == 1
    assert not rules.player_parts(b.g, ir.HandSize, 1)
    assert all(rules.player_parts(b.g, ir.CantGainLife, seat) for seat in (0, 1))
    ((_, ctx),) = rules.for_player(b.g, ir.HandSize, 0)
    assert ctx.source == b.g.players[0].battlefield[0]


@each
def test_granted_triggered_abilities_are_listened_for(edition: str) -> None:
    from apnap.core.events import E_ATTACK

    b = Board(edition)
    bear = b.put(creature())
    b.chars(bear)
    assert not b.g.listens(E_ATTACK)
    when = ir.Triggered(ir.AttacksPattern(ir.Is(ir.This())), ir.Body(ir.Draw()))
    effect = b.apply(ir.AddAbility(when), to=bear)
    assert b.g.listens(E_ATTACK)
    assert b.g.behavior(bear).triggers[E_ATTACK] == (when,)
    b.end(effect)
    b.chars(bear)
    assert not b.g.listens(E_ATTACK)


@each
def test_what_is_left_of_an_effect_goes_on_at_once(edition: str) -> None:
    b = Board(edition)
    mine, theirs = b.put(creature()), b.put(creature(), seat=1)
    b.apply(ir.ModifyPT(1, 1), ir.DoesntUntap(), to=[mine, theirs], until="next-untap")
    assert (b.pt(mine), b.pt(theirs)) == ((3, 3), (3, 3))
    effects.expire(b.g, "after-untap", 1)
    assert (b.pt(mine), b.pt(theirs)) == ((3, 3), (2, 2))
    assert rules.applies(b.g, ir.DoesntUntap, mine)


@each
def test_effects_go_along_into_a_fork_and_a_saved_game(edition: str) -> None:
    from apnap.core import saving

    b = Board(edition)
    bear = b.put(creature(), seat=1)
    giant = b.put(creature("Giant", 5, 5, static(YOURS, ir.ModifyPT(1, 0))))
    b.apply(ir.SetController(), ir.ModifyPT(1, 1), to=bear)
    b.apply(ir.BecomeCopy(ir.This()), to=bear, source=giant)
    b.apply(ir.ChangeWord("W", "B"), to=bear)
    b.g.unit_mark = len(b.g.journal)
    other = b.g.copy()
    loaded = saving.load(saving.save(b.g), b.g.edition)
    for g in (b.g, other, loaded):
        chars = g.chars(g.objects[bear.id])
        assert (chars.name, chars.power, chars.toughness) == ("Giant", 8, 6)
    assert saving.state_hash(b.g) == saving.state_hash(other) == saving.state_hash(loaded)
    effects.expire(other, "cleanup")
    assert other.objects[bear.id].controller == 1
    assert bear.controller == 0
