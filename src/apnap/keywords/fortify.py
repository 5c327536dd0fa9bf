"""Fortify (keyword-fortify): attach the Fortification to a land you control, as a sorcery
(2009:702.64)."""

from __future__ import annotations

from apnap import ir

from ._common import MINE


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability."""
    land = ir.TargetSpec(ir.AllOf((ir.HasType("Land"), MINE)))
    body = ir.Body(ir.Attach(ir.This(), ir.Target(0)), (land,))
    return (ir.Activated(keyword.cost, body, timing="sorcery", keyword="fortify"),)
