"""Filters, one by one and together."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.actions import facts, tokens
from apnap.core import constants as c
from apnap.core.subtypes import CREATURE_TYPES
from apnap.interpret.conditions import holds
from apnap.interpret.filters import exists, fits, fits_as, matching
from apnap.interpret.history import note_attackers
from interpret.bench import CREATURE, EDITIONS, Bench, creature, land, sorcery


def test_characteristics() -> None:
    t = Bench()
    bear = t.put(
        creature(
            "Goblin King",
            3,
            1,
            ir.Keyword("flying"),
            ir.Keyword("landwalk", filter=ir.HasSubtype("Forest")),
            subtypes=("Goblin",),
            supertypes=("Legendary",),
            colors="RG",
        )
    )
    ctx = t.ctx()
    yes = [
        ir.Anything(),
        CREATURE,
        ir.HasType("Permanent"),
        ir.HasSubtype("Goblin"),
        ir.HasSupertype("Legendary"),
        ir.HasColor("R"),
        ir.Multicolored(),
        ir.HasKeyword("flying"),
        ir.HasKeyword("landwalk"),
        ir.Named("Goblin King"),
        ir.Number("power", ">=", 3),
        ir.Number("toughness", "=", ir.Count(CREATURE)),
        ir.Number("mana-value", "!=", 3),
        ir.AllOf((CREATURE, ir.HasColor("G"), ir.Not(ir.HasColor("W")))),
        ir.AnyOf((ir.HasType("Land"), ir.HasColor("R"))),
    ]
    no = [
        ir.HasType("Land"),
        ir.HasSubtype("Elf"),
        ir.HasSupertype("Snow"),
        ir.HasColor("W"),
        ir.Monocolored(),
        ir.Colorless(),
        ir.HasKeyword("trample"),
        ir.HasKeyword("protection"),
        ir.Named("Goblin"),
        ir.Number("power", ">", 3),
        ir.Number("loyalty", ">=", 0),
        ir.IsToken(),
        ir.Not(CREATURE),
        ir.AllOf((CREATURE, ir.HasColor("W"))),
        ir.IsPlayer(),
    ]
    for node in yes:
        assert fits(ctx, node, bear), node
    for node in no:
        assert not fits(ctx, node, bear), node


def test_every_creature_type_is_every_creature_type_and_no_other() -> None:
    t = Bench()
    mist = t.put(creature("Mist", 1, 1, ir.Keyword("changeling")))
    obj = t.g.objects[mist]
    chars = t.g.chars(obj).copy()
    chars.all_types = True
    assert fits_as(t.ctx(), ir.HasSubtype("Goblin"), obj, chars)
    assert not fits_as(t.ctx(), ir.HasSubtype("Equipment"), obj, chars)
    assert not fits_as(t.ctx(), ir.HasSubtype("Forest"), obj, chars)
    assert len(CREATURE_TYPES) == len(set(CREATURE_TYPES))


def test_state_of_an_object() -> None:
    t = Bench()
    bear = t.put(tapped=True, counters={"charge": 2}, damage=3)
    obj = t.g.objects[bear]
    ctx = t.ctx()
    assert fits(ctx, ir.IsTapped(), bear)
    assert fits(ctx, ir.HasCounter("charge"), bear)
    assert fits(ctx, ir.HasCounter(), bear)
    assert not fits(ctx, ir.HasCounter("+1/+1"), bear)
    assert fits(ctx, ir.Number("counters:charge", "=", 2), bear)
    assert fits(ctx, ir.Number("damage", ">", 2), bear)
    assert not fits(ctx, ir.EnteredThisTurn(), bear)
    t.g.put(obj, "entered", t.g.turn)
    assert fits(ctx, ir.EnteredThisTurn(), bear)
    assert not fits(ctx, ir.IsFaceDown(), bear)


def test_combat() -> None:
    t = Bench(players=3)
    attacker, blocker, other = t.put(), t.put(seat=1), t.put(seat=1)
    g = t.g
    g.put(g.objects[attacker], "attacking", -2)
    g.put(g.objects[attacker], "blocked", True)
    g.put(g.objects[attacker], "blockers", (blocker, other))
    g.put(g.objects[blocker], "blocking", (attacker,))
    ctx = t.ctx(source=attacker, seat=1)
    assert fits(ctx, ir.IsAttacking(), attacker)
    assert fits(ctx, ir.IsAttacking(ir.You()), attacker)
    assert not fits(t.ctx(seat=2), ir.IsAttacking(ir.You()), attacker)
    assert fits(ctx, ir.IsBlocked(), attacker)
    assert fits(ctx, ir.IsBlocking(ir.This()), blocker)
    assert not fits(ctx, ir.IsBlocking(), other)
    assert fits(t.ctx(source=blocker), ir.BlockedBy(ir.This()), attacker)
    assert not fits(t.ctx(source=other), ir.BlockedBy(ir.This()), attacker)
    assert not fits(ctx, ir.AttackedThisTurn(), attacker)
    note_attackers(g, [attacker])
    assert fits(ctx, ir.AttackedThisTurn(), attacker)


def test_who_controls_and_owns() -> None:
    t = Bench(players=3)
    bear = t.put(seat=1, controller=2)
    assert fits(t.ctx(seat=2), ir.Controlled(), bear)
    assert fits(t.ctx(seat=1), ir.Owned(), bear)
    assert fits(t.ctx(seat=0), ir.Controlled(ir.EachOpponent()), bear)
    assert fits(t.ctx(seat=0), ir.Controlled(ir.AnOpponent()), bear)
    assert not fits(t.ctx(seat=2), ir.Controlled(ir.EachOpponent()), bear)
    assert fits(t.ctx(targets=((-3,),)), ir.Controlled(ir.TargetPlayer()), bear)
    assert fits(t.ctx(), ir.Owned(ir.EachOpponent()), bear)


def test_relations() -> None:
    t = Bench()
    a = t.put(creature("Elf", colors="G", subtypes=("Elf", "Druid")))
    b = t.put(creature("Elf", colors="W", subtypes=("Elf",)), seat=1)
    e = t.put(ir.Face("Orb", types=("Artifact",)))
    ctx = t.ctx(source=a)
    assert fits(ctx, ir.SameNameAs(ir.This()), b)
    assert fits(ctx, ir.SharesWith("creature-type", ir.This()), b)
    assert not fits(ctx, ir.SharesWith("color", ir.This()), b)
    assert fits(ctx, ir.SharesWith("type", ir.This()), b)
    assert not fits(ctx, ir.SharesWith("type", ir.This()), e)
    assert fits(ctx, ir.SharesWith("controller", ir.This()), e)
    assert fits(ctx, ir.Other(), b)
    assert not fits(ctx, ir.Other(), a)
    assert fits(ctx, ir.Is(ir.This()), a)
    assert not fits(ctx, ir.Is(ir.AttachedTo()), a)


def test_damage_dealt_this_turn() -> None:
    t = Bench()
    a, b = t.put(), t.put()
    facts.note_damage(t.g, a, b, 2, c.CREATURE)
    assert fits(t.ctx(source=a), ir.DamagedThisTurnBy(ir.This()), b)
    assert not fits(t.ctx(source=b), ir.DamagedThisTurnBy(ir.This()), a)
    assert fits(t.ctx(), ir.DamagedThisTurn(), b)
    assert not fits(t.ctx(), ir.DamagedThisTurn(), a)
    t.do(ir.Damage(1, (ir.You(),)))
    assert fits(t.ctx(), ir.DamagedThisTurn(), -1)
    assert not fits(t.ctx(), ir.DamagedThisTurn(), -2)
    assert fits(t.ctx(), ir.DamagedThisTurnBy(ir.This()), -1)
    assert not fits(t.ctx(), ir.DamagedThisTurnBy(ir.This()), -2)
    assert not fits(t.ctx(source=a), ir.DamagedThisTurnBy(ir.This()), -1)


def test_numbers_are_those_of_now() -> None:
    """What was worked out before an effect began does not count any more."""
    t = Bench()
    bear = t.put()
    big = ir.Number("power", ">=", 5)
    assert not fits(t.ctx(), big, bear)
    t.do(ir.Apply((ir.ModifyPT(3, 3),), ir.All(CREATURE)))
    assert fits(t.ctx(), big, bear)


def test_attachments() -> None:
    t = Bench()
    host = t.put()
    sword = t.put(ir.Face("Sword", types=("Artifact",), subtypes=("Equipment",)))
    t.g.put(t.g.objects[sword], "attached_to", host)
    t.g.put(t.g.objects[host], "attachments", (sword,))
    assert fits(t.ctx(), ir.IsEquipped(), host)
    assert not fits(t.ctx(), ir.IsEnchanted(), host)
    assert fits(t.ctx(), ir.AttachedToFilter(CREATURE), sword)
    assert not fits(t.ctx(), ir.AttachedToFilter(CREATURE), host)


def test_players() -> None:
    t = Bench()
    ctx = t.ctx()
    assert fits(ctx, ir.IsPlayer(), -1)
    assert fits(ctx, ir.IsPlayer(ir.EachOpponent()), -2)
    assert not fits(ctx, ir.IsPlayer(ir.EachOpponent()), -1)
    assert fits(ctx, ir.AnyOf((CREATURE, ir.IsPlayer())), -1)
    assert fits(ctx, ir.AllOf((ir.AnyTarget(), ir.Other())), -1)
    assert not fits(ctx, CREATURE, -1)
    assert not fits(ctx, ir.Not(CREATURE), -1)
    assert fits(ctx, ir.Anything(), -1)
    assert matching(ctx, ir.AnyOf((CREATURE, ir.IsPlayer())), with_players=True) == [-1, -2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_target_is_the_edition_s(edition: str) -> None:
    t = Bench(edition)
    walker = t.put(ir.Face("Walker", types=("Planeswalker",), loyalty=3))
    assert fits(t.ctx(), ir.AnyTarget(), t.put())
    assert fits(t.ctx(), ir.AnyTarget(), walker) == (edition == "current")
    assert not fits(t.ctx(), ir.AnyTarget(), t.put(land()))


def test_spells_and_what_they_target() -> None:
    t = Bench()
    bear = t.put()
    spell = t.put(sorcery(), zone="stack")
    info = t.ctx(targets=((bear,),)).info
    t.g.put(t.g.objects[spell], "info", info)
    ctx = t.ctx()
    assert fits(ctx, ir.IsSpell(), spell)
    assert not fits(ctx, ir.IsAbility(), spell)
    assert fits(ctx, ir.Targets(CREATURE, only=True), spell)
    assert not fits(ctx, ir.Targets(ir.HasType("Land")), spell)
    assert not fits(ctx, ir.Targets(ir.IsPlayer()), spell)
    assert not fits(ctx, ir.CastFrom("hand"), spell)
    assert info is not None
    info.origin = c.GRAVEYARD
    assert fits(ctx, ir.CastFrom("graveyard"), spell)


def test_the_kinds_of_mana_that_an_object_could_produce() -> None:
    t = Bench()
    forest = t.put(land("Forest"))
    reflecting = ir.AddMana(produced_by=ir.All(ir.AllOf((ir.HasType("Land"), ir.Controlled()))))
    tap = (ir.TapThis(),)
    pool = t.put(
        ir.Face("Pool", types=("Land",), abilities=(ir.Activated(tap, ir.Body(reflecting)),))
    )
    again = t.put(
        ir.Face("Pool", types=("Land",), abilities=(ir.Activated(tap, ir.Body(reflecting)),))
    )
    assert fits(t.ctx(), ir.CanProduce("G"), forest)
    assert not fits(t.ctx(), ir.CanProduce("R"), forest)
    assert fits(t.ctx(), ir.CanProduce("G"), pool)
    assert fits(t.ctx(), ir.CanProduce(), again)
    assert not fits(t.ctx(), ir.CanProduce(), t.put())


def test_what_was_chosen() -> None:
    t = Bench()
    red = t.put(creature("Imp", colors="R", subtypes=("Imp",)))
    ctx = t.ctx()
    assert not fits(ctx, ir.OfChosen("color"), red)
    for word, fit in (("R", True), ("G", False), ("Imp", True), ("Creature", True), ("Elf", False)):
        ctx.chosen["color"] = word
        assert fits(ctx, ir.OfChosen("color"), red) == fit, word
    t.g.put(t.g.objects[t.source], "chosen", (("kind", "Imp"),))
    assert fits(t.ctx(), ir.OfChosen("kind"), red)
    assert holds(t.ctx(), ir.ChoiceIs("kind", "Imp"))


def test_pure_filters_are_asked_once_for_like_objects() -> None:
    t = Bench()
    face = creature("Token")
    tokens.create(t.g, face, 2_000, 0)
    assert len(matching(t.ctx(), ir.AllOf((CREATURE, ir.HasColor("G"))))) == 2_000
    assert exists(t.ctx(), CREATURE)
    assert not exists(t.ctx(), ir.HasType("Land"))


def test_what_is_not_there_any_more_and_never_was_public_fits_nothing() -> None:
    t = Bench()
    assert not fits(t.ctx(), ir.Anything(), 9_999)


def test_unknown_nodes_are_errors_that_name_them() -> None:
    class Strange(ir.Filter):
        __slots__ = ()

    with pytest.raises(NotImplementedError, match="Strange"):
        fits(Bench().ctx(), Strange(), 1)
