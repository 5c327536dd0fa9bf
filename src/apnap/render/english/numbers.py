"""Singular or plural: the number of what a reference names."""

from __future__ import annotations

from typing import Any

from ...ir import (
    All,
    AttachmentsOf,
    Both,
    Choose,
    EachOpponent,
    EachPlayer,
    Top,
    You,
)

PLURAL_WORDS = frozenset(["you", "they", "them", "those", "both", "players", "opponents"])


def spec_number(spec: Any) -> str:
    """The number of a target word."""
    if spec.divide is not None and spec.least == 1 and spec.most is not None:
        return "p" if spec.most != 1 else "s"
    return "s" if spec.most == 1 else "p"


def number_of(what: Any) -> str:
    """ "s" or "p" for references, players and the holes that stand for them."""
    said = str(getattr(what, "said", "") or getattr(what, "word", ""))
    if said and not isinstance(what, Choose):
        if said in ("each", "s"):
            return "s"
        return "p" if said.split(" ")[0] in PLURAL_WORDS or said.endswith("$p") else "s"
    spec = getattr(what, "spec", None)
    if spec is not None:
        return spec_number(spec)
    if isinstance(what, All):
        return "p"
    if isinstance(what, (Choose, Top)):
        count = what.most if isinstance(what, Choose) else what.count
        return "s" if count == 1 else "p"
    if isinstance(what, (AttachmentsOf, Both)):
        return "p"
    if isinstance(what, (You, EachPlayer, EachOpponent)):
        return "s"
    return "s"
