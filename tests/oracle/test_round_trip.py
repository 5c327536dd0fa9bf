"""compile(print(ir)) == ir, for IR made up at random from parts of the grammar."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from apnap import ir
from apnap.oracle import Decline, compile_text
from apnap.oracle.compare import canonical
from apnap.render.english.abilities import lines_of
from apnap.render.english.words import join

COLORS = st.sampled_from("WUBRG")
KINDS = st.sampled_from(["Creature", "Artifact", "Land", "Enchantment"])
KEYWORDS = st.sampled_from(["flying", "trample", "haste", "first strike", "fear"])


@st.composite
def filters(draw: Any) -> ir.Filter:
    """A kind of permanent, with up to three qualities."""
    before: list[ir.Filter] = []
    if draw(st.booleans()):
        before.append(draw(st.sampled_from([ir.IsTapped(), ir.Not(ir.IsTapped())])))
    if draw(st.booleans()):
        color = ir.HasColor(draw(COLORS))
        before.append(ir.Not(color) if draw(st.booleans()) else color)
    parts: list[ir.Filter] = [*before, ir.HasType(draw(KINDS))]
    if draw(st.booleans()):
        parts.append(ir.Controlled(ir.You()))
    return parts[0] if len(parts) == 1 else ir.AllOf(tuple(parts))


@st.composite
def effects(draw: Any) -> tuple[ir.Effect, tuple[ir.TargetSpec, ...]]:
    """One action, with its target word if it has one."""
    number = draw(st.integers(1, 9))
    target = ir.Target(0)
    spec = ir.TargetSpec(draw(filters()))
    player = ir.TargetSpec(ir.IsPlayer())
    whole = ir.All(draw(filters()))
    gained = ir.AddAbility(ir.Keyword(draw(KEYWORDS)))
    choices: list[tuple[ir.Effect, tuple[ir.TargetSpec, ...]]] = [
        (ir.Draw(number), ()),
        (ir.Draw(number, ir.TargetPlayer(0)), (player,)),
        (ir.GainLife(number), ()),
        (ir.LoseLife(number, ir.EachOpponent()), ()),
        (ir.Discard(number, ir.TargetPlayer(0)), (player,)),
        (ir.Mill(number, ir.TargetPlayer(0)), (player,)),
        (ir.Damage(number, (target,)), (ir.TargetSpec(ir.AnyTarget()),)),
        (ir.Damage(number, (target,)), (spec,)),
        (ir.Damage(number, (ir.EachPlayer(),)), ()),
        (ir.Destroy(target), (spec,)),
        (ir.Destroy(whole, draw(st.booleans())), ()),
        (ir.Tap(target), (spec,)),
        (ir.Untap(whole), ()),
        (ir.Move(target, "hand"), (spec,)),
        (ir.Move(target, "exile", verb="exile"), (spec,)),
        (ir.Apply((ir.ModifyPT(number, -number), gained), target), (spec,)),
        (ir.PutCounters("+1/+1", number, target), (spec,)),
        (ir.Search(ir.HasType("Creature")), ()),
        (ir.May(ir.Draw(number)), ()),
        (ir.Sacrifice(draw(filters()), 1, ir.TargetPlayer(0)), (player,)),
        (ir.PayOr((ir.PayMana(("2",)),), unpaid=ir.Tap(target)), (spec,)),
        (ir.If(ir.TurnOf(), ir.Draw(number)), ()),
    ]
    return draw(st.sampled_from(choices))


@given(effects())
def test_spells(made: tuple[ir.Effect, tuple[ir.TargetSpec, ...]]) -> None:
    effect, targets = made
    check(ir.Spell(ir.Body(effect, targets)), "this spell", ["Instant"])


@given(effects(), st.sampled_from(["enters", "dies", "attacks", "upkeep", "cast"]))
def test_triggers(made: tuple[ir.Effect, tuple[ir.TargetSpec, ...]], kind: str) -> None:
    this = ir.Is(ir.This())
    patterns: dict[str, ir.Pattern] = {
        "enters": ir.Moves(this, to="battlefield"),
        "dies": ir.Moves(this, "battlefield", "graveyard"),
        "attacks": ir.AttacksPattern(this),
        "upkeep": ir.StepBegins("upkeep"),
        "cast": ir.CastsSpell(ir.HasType("Artifact"), ir.You()),
    }
    effect, targets = made
    ability = ir.Triggered(patterns[kind], ir.Body(effect, targets))
    check(ability, "this creature", ["Creature"])


@given(effects(), st.integers(0, 9), st.booleans())
def test_activated(
    made: tuple[ir.Effect, tuple[ir.TargetSpec, ...]], generic: int, tap: bool
) -> None:
    cost: tuple[ir.Cost, ...] = (ir.PayMana((str(generic),)),)
    effect, targets = made
    ability = ir.Activated((*cost, ir.TapThis()) if tap else cost, ir.Body(effect, targets))
    check(ability, "this creature", ["Creature"])


@given(filters(), KEYWORDS, st.integers(1, 5))
def test_statics(what: ir.Filter, keyword: str, number: int) -> None:
    parts = (ir.ModifyPT(number, number), ir.AddAbility(ir.Keyword(keyword)))
    check(ir.Static(parts, what), "this enchantment", ["Enchantment"])


def check(ability: ir.Ability, own: str, types: list[str]) -> None:
    """What is printed compiles to the same IR."""
    text = "\n".join(join(words) for words in lines_of(own, (ability,)))
    found = compile_text(text, types=types)
    assert not isinstance(found, Decline), f"{text}: {found}"
    assert canonical(found) == canonical((ability,)), text
