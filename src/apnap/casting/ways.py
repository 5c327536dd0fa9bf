"""The ways in which a card may be cast, as options name them."""

from __future__ import annotations

from apnap import ir
from apnap.interpret.fixed import UNPAYABLE
from apnap.ir.mana import ManaCost

MORPH_COST: tuple[ir.Cost, ...] = (ir.PayMana(("3",)),)
RETRACE_COST: tuple[ir.Cost, ...] = (ir.DiscardCost(1, ir.HasType("Land")),)
FREE = ("free", "suspend", "plot")
"""Ways without any cost in the place of the mana cost."""
FACE_DOWN = ("morph", "disguise")
DISTURB = "face:1+disturb"  # keyword-disturb: with the back face up
BESIDES = {"retrace": RETRACE_COST, "jump-start": (ir.DiscardCost(),)}
"""Ways of casting from a graveyard for the mana cost and something besides."""
FOR_MANA_COST = (*BESIDES, "aftermath", "offering", "fuse")
"""Ways in which the mana cost is paid."""
OF_ITSELF = ("retrace", "jump-start", "aftermath", "escape", "disturb", "madness", "suspend")
"""Ways of casting by which a card elsewhere than in the hand lets itself be cast."""
TOLD = ("retrace", "madness", "prowl", "evoke")  # keywords named in the trace as a spell is cast


FLASHBACK = "flashback"


def numbered(way: str, number: int) -> str:
    """The way of casting for the cost that is the so many'th of its kind (from 1)."""
    return f"{way}:{number}" if number > 1 else way


_OF_MANA_COST = ir.PayManaOf(ir.This())


def in_form(cost: tuple[ir.Cost, ...], mana: ManaCost | None) -> tuple[ir.Cost, ...]:
    """The cost of a card that is cast as one with this mana cost (a half of a split card), where it
    is "equal to its mana cost". None can't be paid for (118.6)."""
    written = ir.PayLife(UNPAYABLE) if mana is None else ir.PayMana(mana)
    return tuple([written if one == _OF_MANA_COST else one for one in cost])


def split_way(way: str) -> tuple[int, str]:
    """The face (-1: the one that is up) and the manner of a way such as "face:1", "flashback" or
    "face:1+flashback"."""
    if not way.startswith("face:"):
        return -1, way
    face, _, manner = way[5:].partition("+")
    return int(face), manner


EXILING = "exiling"
"""What a way of casting ends with by an effect that has the spell exiled rather than put into a
graveyard."""


def exiled(way: str) -> str:
    """The same way of casting, by an effect that has the spell exiled afterwards."""
    face, manner = split_way(way)
    manner = f"{manner} {EXILING}" if manner else EXILING
    return f"face:{face}+{manner}" if face >= 0 else manner


def split_exiling(manner: str) -> tuple[str, bool]:
    """The manner of a way without what it ends with, and whether it ended with that."""
    if manner != EXILING and not manner.endswith(f" {EXILING}"):
        return manner, False
    return manner.removesuffix(EXILING).rstrip(), True


def joined(face: str, manner: str) -> str:
    """The way that a face and a manner make together; of two manners the first counts."""
    if not face or not manner:
        return face or manner
    return f"{face}+{manner}" if face.startswith("face:") and "+" not in face else face
