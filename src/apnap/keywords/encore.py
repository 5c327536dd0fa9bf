"""Encore (keyword-encore): exile the card from the graveyard for a copy that attacks each opponent
this turn."""

from __future__ import annotations

from apnap import ir

COPY = ir.Result("copy")


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works in the graveyard, as a sorcery."""
    each = ir.Do(
        (
            ir.Let("copy", ir.CreateCopies(ir.This())),
            ir.Apply((ir.AddAbility(ir.Keyword("haste")),), COPY, "forever"),
            ir.Apply((ir.MustAttack(ir.CurrentPlayer()),), COPY),
            ir.Delay(ir.StepBegins("end", None), ir.SacrificeIt(COPY)),
        )
    )
    body = ir.Body(ir.ForEachPlayer(ir.EachOpponent(), each, together=False))
    cost = (*keyword.cost, ir.ExileThis())
    return (ir.Activated(cost, body, timing="sorcery", zone="graveyard", keyword="encore"),)
