"""Suspend (keyword-suspend): exiled with time counters as a special action, and cast free when the
last of them is removed (2009:702.59)."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger, upkeep

COUNTER = "time"


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The two triggered abilities of the card in exile; the first half is a special action
    (casting.suspending)."""
    return (_ticks(keyword), _is_cast(keyword, True))


def expand_forced(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The older form: the card must be played if it can be."""
    return (_ticks(keyword), _is_cast(keyword, False))


def _ticks(keyword: ir.Keyword) -> ir.Triggered:
    suspended = ir.Fits(ir.This(), ir.AllOf((ir.IsIn("exile"), ir.HasCounter(COUNTER))))
    effect = ir.RemoveCounters(COUNTER, 1, ir.This())
    return trigger(upkeep(), effect, keyword, condition=suspended, zones=("exile",))


def _is_cast(keyword: ir.Keyword, optional: bool) -> ir.Triggered:
    cast = ir.CastCard(ir.This(), optional=optional, way="suspend")
    haste = ir.Apply((ir.AddAbility(ir.Keyword("haste")),), ir.Result("suspended"), "while-yours")
    creature = ir.Fits(ir.Result("suspended"), ir.HasType("Creature"))
    effect = ir.Do((ir.Let("suspended", cast), ir.If(creature, haste)))
    when = ir.LastCounterRemoved(COUNTER, SELF)
    return trigger(when, effect, keyword, condition=ir.InZone("exile"), zones=("exile",))
