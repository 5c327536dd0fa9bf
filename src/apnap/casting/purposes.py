"""What mana is spent on: some mana may be spent on certain things only."""

from __future__ import annotations

from typing import NamedTuple

from apnap import ir
from apnap.core import constants as c
from apnap.interpret import filters
from apnap.interpret.context import Ctx

from . import prices

SPELL = "spell"  # it is cast
ABILITY = "ability"  # an ability of it is activated
OTHER = "other"  # neither: what resolves asks for it, or a special action costs it


class Purpose(NamedTuple):
    """The object for which mana is spent (the spell or the card to be cast, the source of the
    ability, what resolves; 0: none), and how."""

    id: int = 0
    use: str = OTHER


NOTHING = Purpose()


def fits(ctx: Ctx, only: ir.Filter, purpose: Purpose) -> bool:
    """May mana with this rider be spent so? Words about spells mean casting them, words about
    abilities activating those of permanents."""
    obj = ctx.g.find(purpose.id)
    if obj is None:
        return False
    if isinstance(only, ir.Not) and isinstance(only.part, ir.IsSpell):
        return purpose.use != SPELL
    if purpose.use == SPELL:
        return prices.spell_fits(ctx, only, purpose.id, obj.zone)
    if purpose.use == OTHER:
        return isinstance(only, ir.OfKeyword) and filters.fits(ctx, only, purpose.id)
    if obj.zone != c.BATTLEFIELD:
        return False
    uses = [part for part in ir.walk(only) if isinstance(part, ir.FromSource)]
    return any(filters.fits(ctx, part.filter, purpose.id) for part in uses)
