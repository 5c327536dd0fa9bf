"""Living weapon (keyword-living-weapon), for Mirrodin! (keyword-for-mirrodin) and job select
(keyword-job-select): the Equipment brings a token that it is attached to."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger

GERM = ir.Face(
    "Phyrexian Germ",
    None,
    "B",
    types=("Creature",),
    subtypes=("Phyrexian", "Germ"),
    power=0,
    toughness=0,
)
REBEL = ir.Face("Rebel", None, "R", types=("Creature",), subtypes=("Rebel",), power=2, toughness=2)


HERO = ir.Face("Hero", types=("Creature",), subtypes=("Hero",), power=1, toughness=1)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: a 0/0 Germ."""
    return _expand(keyword, GERM)


def expand_mirrodin(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: a 2/2 Rebel."""
    return _expand(keyword, REBEL)


def expand_job(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: a 1/1 Hero."""
    return _expand(keyword, HERO)


def _expand(keyword: ir.Keyword, token: ir.Face) -> tuple[ir.Ability, ...]:
    effect = ir.Do(
        (
            ir.Let("token", ir.CreateTokens(token)),
            ir.Attach(ir.This(), ir.Result("token")),
        )
    )
    return (trigger(ENTERS, effect, keyword),)
