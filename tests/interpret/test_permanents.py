"""Effects on permanents, damage and life."""

import pytest

from apnap import ir, setup
from apnap.actions.attaching import protected
from apnap.core import constants as c
from interpret.bench import CREATURE, EDITIONS, LAND, Bench, creature, land

TARGET = ir.Target(0)
TOKEN = ir.Face(
    "Goblin", types=("Creature",), subtypes=("Goblin",), colors="R", power=1, toughness=1
)


def test_destroy_and_what_resists() -> None:
    t = Bench()
    a = t.put()
    b = t.put(creature("Rock", 1, 1, ir.Keyword("indestructible")))
    done = t.do(ir.Destroy(ir.All(CREATURE)))
    assert [t.zone(a), t.zone(b)] == ["graveyard", "battlefield"]
    assert done.objects == (a,)
    assert not t.do(ir.Destroy(TARGET), targets=((a,),)).did


def test_regenerate() -> None:
    t = Bench()
    a = t.put()
    t.do(ir.Regenerate(TARGET), targets=((a,),))
    t.do(ir.Destroy(TARGET), targets=((a,),))
    assert t.zone(a) == "battlefield" and t.g.objects[a].tapped
    t.do(ir.Regenerate(TARGET), targets=((a,),))
    t.do(ir.Destroy(TARGET, no_regeneration=True), targets=((a,),))
    assert t.zone(a) == "graveyard"


@pytest.mark.rule("2006:103.3")
def test_sacrifice() -> None:
    t = Bench()
    a, b, other = t.put(), t.put(), t.put(seat=1)
    done = t.do(ir.Sacrifice(CREATURE, 5), ("sacrifice", [a, b]))
    assert done.amount == 2 and done.objects == (a, b)
    assert t.zone(other) == "battlefield"
    assert not t.do(ir.SacrificeIt(TARGET), targets=((other,),)).did
    assert t.do(ir.SacrificeIt(TARGET, ir.ControllerOf(TARGET)), targets=((other,),)).did
    assert not t.do(ir.Sacrifice(CREATURE)).did


def test_each_opponent_sacrifices_all() -> None:
    t = Bench(players=3)
    ids = [t.put(seat=seat) for seat in range(3)]
    t.do(
        ir.Sacrifice(CREATURE, who=ir.EachOpponent()), ("sacrifice", ids[1]), ("sacrifice", ids[2])
    )
    assert [t.zone(i) for i in ids] == ["battlefield", "graveyard", "graveyard"]


def test_tap_and_untap() -> None:
    t = Bench()
    a, b = t.put(), t.put(tapped=True)
    done = t.do(ir.Tap(ir.All(CREATURE)))
    assert (done.amount, done.objects) == (1, (a, b))  # "those creatures": all that were meant
    assert t.do(ir.Untap(ir.All(CREATURE))).amount == 2


def test_counters() -> None:
    t = Bench()
    a, b = t.put(), t.put()
    t.do(ir.PutCounters("+1/+1", 2, TARGET), targets=((a,),))
    assert t.g.chars(t.g.objects[a]).power == 4
    t.do(ir.PutCounters("+1/+1", ir.CountersOn("+1/+1", ir.Current()), ir.All(CREATURE)))
    assert t.g.objects[a].count("+1/+1") == 4
    assert t.g.objects[b].count("") == 0
    done = t.do(ir.MoveCounters("+1/+1", 3, TARGET, ir.Target(1)), targets=((a,), (b,)))
    assert done.amount == 3
    assert [t.g.objects[i].count("+1/+1") for i in (a, b)] == [1, 3]
    assert t.do(ir.RemoveCounters("+1/+1", "all", TARGET), targets=((b,),)).amount == 3
    assert t.do(ir.RemoveCounters("", 5, TARGET), targets=((a,),)).amount == 1
    assert not t.do(ir.RemoveCounters("", 5, TARGET), targets=((a,),)).did
    t.do(ir.PutCounters("energy", 2, TARGET), targets=((-2,),))
    assert t.do(ir.RemoveCounters("energy", 1, TARGET), targets=((-2,),)).amount == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens(edition: str) -> None:
    t = Bench(edition)
    done = t.do(ir.CreateTokens(TOKEN, 2, ir.EachOpponent(), tapped=True))
    owner = 0 if edition == "2006" else 1
    for id_ in done.objects:
        obj = t.g.objects[id_]
        assert obj.controller == 1 and obj.tapped and obj.kind == c.TOKEN
        assert obj.owner == owner
    assert done.amount == 2
    assert not t.do(ir.CreateTokens(TOKEN, 0)).did


def test_a_token_as_large_as_x() -> None:
    t = Bench()
    face = ir.Face("Ooze", types=("Creature",), power=ir.X(), toughness=ir.X())  # type: ignore[arg-type]
    done = t.do(ir.CreateTokens(face), x=4)
    assert t.g.chars(t.g.objects[done.objects[0]]).power == 4
    done = t.do(ir.CreateTokens(TOKEN, size=ir.LifeOf()))
    chars = t.g.chars(t.g.objects[done.objects[0]])
    assert (chars.power, chars.toughness) == (20, 20)


def test_tokens_that_are_copies() -> None:
    t = Bench()
    bear = t.put(creature("Ape", 3, 3), seat=1)
    done = t.do(
        ir.CreateCopies(TARGET, 2, exceptions=(ir.SetPT(1, ir.X()),)), targets=((bear,),), x=6
    )
    for id_ in done.objects:
        chars = t.g.chars(t.g.objects[id_])
        assert (chars.name, chars.power, chars.toughness) == ("Ape", 1, 6)
        assert t.g.objects[id_].controller == 0


def test_attach_and_unattach() -> None:
    t = Bench()
    sword = t.put(ir.Face("Sword", types=("Artifact",), subtypes=("Equipment",)))
    bear, forest = t.put(), t.put(land())
    assert t.do(ir.Attach(ir.This(), TARGET), ctx=t.ctx(source=sword, targets=((bear,),))).did
    assert t.g.objects[bear].attachments == (sword,)
    assert not t.do(ir.Attach(ir.This(), TARGET), ctx=t.ctx(source=sword, targets=((forest,),))).did
    assert t.do(ir.Unattach(ir.This()), source=sword).did
    assert t.g.objects[bear].attachments == ()


def test_exchange_of_control() -> None:
    t = Bench()
    a, b, own = t.put(), t.put(seat=1), t.put()
    assert t.do(ir.ExchangeControl(TARGET, ir.Target(1)), targets=((a,), (b,))).did
    assert [t.g.objects[i].controller for i in (a, b)] == [1, 0]
    assert not t.do(ir.ExchangeControl(TARGET, ir.Target(1)), targets=((b,), (own,))).did
    assert "exchange-impossible" in t.traced()


@pytest.mark.rule("2006:418.3b", "2006:418.3c")
def test_a_continuous_effect_fixes_its_objects_and_numbers() -> None:
    t = Bench()
    a, b = t.put(), t.put()
    t.do(ir.Apply((ir.ModifyPT(ir.Count(CREATURE), 0),), ir.All(CREATURE)))
    late = t.put()
    assert [t.g.chars(t.g.objects[i]).power for i in (a, b, late)] == [4, 4, 2]
    assert not t.do(ir.Apply((ir.ModifyPT(1, 1),), TARGET), targets=((),)).did


def test_a_part_may_speak_of_each_object_that_it_affects() -> None:
    t = Bench()
    a, b = t.put(creature(power=1)), t.put(creature(power=3))
    t.do(ir.Apply((ir.ModifyPT(ir.ToughnessOf(ir.Current()), 0),), ir.All(CREATURE)))
    assert [t.g.chars(t.g.objects[i]).power for i in (a, b)] == [3, 5]
    t.do(
        ir.ForEach(
            ir.All(CREATURE),
            ir.Apply((ir.ModifyPT(0, ir.PowerOf(ir.Current())),), ir.Target(0)),
        ),
        targets=((a,),),
    )
    assert t.g.chars(t.g.objects[a]).toughness == 10


@pytest.mark.rule("2006:418.3d")
def test_an_effect_whose_duration_is_over_does_not_begin() -> None:
    t = Bench()
    bear = t.put(seat=1)
    source = t.put()
    ctx = t.ctx(source=source, targets=((bear,),))
    steal = ir.Apply((ir.SetController(),), TARGET, "while-control")
    t.do(ir.Sacrifice(ir.Is(ir.This())), ("sacrifice", source), ctx=ctx)
    assert not t.do(steal, ctx=ctx).did
    assert t.g.objects[bear].controller == 1
    assert "effect-ended-before-begin" in t.traced()


def test_what_was_chosen_is_written_into_a_granted_ability() -> None:
    t = Bench()
    bear, red = t.put(), t.put(creature(colors="R"), seat=1)
    protection = ir.Keyword("protection", filter=ir.OfChosen("color"))
    t.do(
        ir.Do((ir.ChooseValue("color", "color"), ir.Apply((ir.AddAbility(protection),), TARGET))),
        ("color", "R"),
        targets=((bear,),),
    )
    t.g.put(t.g.objects[t.source], "chosen", ())
    assert protected(t.g, t.g.objects[bear], t.g.objects[red])


def test_phasing_out_and_leaving_combat() -> None:
    t = Bench()
    a, b = t.put(), t.put()
    t.g.put(t.g.objects[b], "attacking", -2)
    t.do(ir.RemoveFromCombat(ir.All(CREATURE)))
    assert not t.g.objects[b].attacking
    t.do(ir.Phase(TARGET), targets=((a,),))
    assert a not in t.g.players[0].battlefield


def test_faces() -> None:
    t = Bench()
    flip = ir.Card((creature("Before", 1, 1), creature("After", 4, 4)), "flip")
    wolf = ir.Card((creature("Day", 1, 1), creature("Night", 5, 5)), "transform")
    a = setup.add(t.g, flip, 0, "battlefield").id
    b = setup.add(t.g, wolf, 0, "battlefield").id
    t.do(ir.Flip(TARGET), targets=((a,),))
    t.do(ir.Transform(TARGET), targets=((b,),))
    assert [t.g.chars(t.g.objects[i]).name for i in (a, b)] == ["After", "Night"]
    bear = t.put()
    t.do(ir.TurnFace(TARGET, down=True), targets=((bear,),))
    assert t.g.objects[bear].face_down
    t.do(ir.TurnFace(TARGET), targets=((bear,),))
    assert not t.g.objects[bear].face_down


# ------------------------------------------------------------------ damage


def test_damage() -> None:
    t = Bench()
    bear, forest = t.put(creature(toughness=9), seat=1), t.put(land())
    done = t.do(ir.Damage(3, (TARGET, ir.EachOpponent())), targets=((bear, forest),))
    assert t.g.objects[bear].damage == 3 and t.life(1) == 17
    assert done.amount == 6 and done.objects == (bear, -2)
    assert not t.do(ir.Damage(0, (ir.You(),))).did


def test_divided_damage_keeps_its_shares() -> None:
    t = Bench()
    a, b = t.put(creature(toughness=9)), t.put(creature(toughness=9))
    ctx = t.ctx(targets=((a, b, -2),), division=((1, 3, 2),))
    ctx.legal_targets = ((b, -2),)
    done = t.do(ir.Damage(0, (TARGET,), divided=True), ctx=ctx)
    assert [t.g.objects[i].damage for i in (a, b)] == [0, 3]
    assert t.life(1) == 18 and done.amount == 5


def test_damage_that_depends_on_its_recipient() -> None:
    t = Bench(players=3)
    for seat, number in enumerate((1, 2, 3)):
        for _ in range(number):
            t.put(land(), seat=seat)
    lands = ir.Count(ir.AllOf((LAND, ir.Controlled(ir.CurrentPlayer()))))
    t.do(ir.Damage(lands, (ir.EachPlayer(),)))
    assert [t.life(seat) for seat in range(3)] == [19, 18, 17]
    a = t.put(creature(power=3, toughness=9))
    b = t.put(creature(power=5, toughness=9))
    t.do(ir.Damage(ir.PowerOf(ir.Current()), (ir.All(CREATURE),)))
    assert [t.g.objects[i].damage for i in (a, b)] == [3, 5]


def test_fight() -> None:
    t = Bench()
    a, b = t.put(creature(power=3, toughness=9)), t.put(creature(power=1, toughness=9), seat=1)
    t.do(ir.Fight(TARGET, ir.Target(1)), targets=((a,), (b,)))
    assert [t.g.objects[i].damage for i in (a, b)] == [1, 3]
    assert not t.do(ir.Fight(TARGET, ir.Target(1)), targets=((a,), ())).did


def test_prevention_and_redirection() -> None:
    t = Bench()
    bear = t.put(creature(toughness=9))
    t.do(ir.PreventDamage(2, (ir.You(),)))
    t.do(ir.Damage(5, (ir.You(),)))
    assert t.life(0) == 17
    t.do(ir.RedirectDamage((ir.You(),), TARGET, amount=3), targets=((bear,),))
    t.do(ir.Damage(5, (ir.You(),)))
    assert t.life(0) == 15 and t.g.objects[bear].damage == 3


# ------------------------------------------------------------------ life


def test_life() -> None:
    t = Bench()
    assert t.do(ir.GainLife(2, ir.EachPlayer())).amount == 4
    t.do(ir.SetLife(7, ir.EachOpponent()))
    assert t.life(1) == 7
    t.do(ir.ExchangeLife(ir.You(), ir.EachOpponent()))
    assert [t.life(0), t.life(1)] == [7, 22]
    t.do(ir.GivePoison(3, ir.EachOpponent()))
    assert t.g.players[1].poison == 3
    assert not t.do(ir.LoseLife(ir.Minus(1, 4))).did


def test_each_player_loses_by_what_is_theirs() -> None:
    t = Bench()
    t.put(seat=1), t.put(seat=1)
    own = ir.Count(ir.AllOf((CREATURE, ir.Controlled(ir.CurrentPlayer()))))
    t.do(ir.LoseLife(own, ir.EachPlayer()))
    assert [t.life(0), t.life(1)] == [20, 18]
