"""One look at what a player may do: what is found out once for all cards."""

from __future__ import annotations

from apnap import ir
from apnap.core.game import Game
from apnap.core.questions import Option
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost

from . import inkind, permits, plans, sources, targets, timing
from .purposes import SPELL, Purpose


class Scan:
    """What one look at a player's possibilities finds out once: when it is, what could pay, which
    effects forbid things."""

    __slots__ = (
        "changes",
        "ctx",
        "flashes",
        "forbids",
        "found",
        "g",
        "offers",
        "out",
        "seat",
        "shutting",
        "silent",
        "sorcery",
        "special",
    )

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.sorcery = timing.sorcery_time(g, seat)
        self.out: list[Option] = []
        self.found: sources.Sources | None = None
        self.special = False
        active = targets.plan_of_rules(g)
        self.forbids = any(active.get(kind) for kind in permits.FORBIDDING)
        self.changes = bool(active.get(ir.CostChange) or active.get(ir.LeastCost))
        self.flashes = bool(active.get(ir.FlashFor) or active.get(ir.NextSpell))
        self.shutting = bool(active.get(ir.CantActivate))
        self.silent = permits.silenced(g, seat)
        self.offers = permits.offers(g, seat)
        self.ctx: Ctx | None = None

    def context(self, source: int) -> Ctx:
        """The context in which a card or ability of this source is looked at; good until the
        next."""
        ctx = self.ctx
        if ctx is None:
            ctx = self.ctx = Ctx(self.g, 0, self.seat)
        ctx.source = source
        ctx.info = None
        return ctx

    def _survey(self) -> sources.Sources:
        """What could pay, kept as long as nothing changes."""
        g = self.g
        key = ("survey", self.seat)
        known = g.cache.get(key)
        if known is not None and known[0] == g.version:
            kept: sources.Sources = known[1]
            kept.hopeful = None  # it looks at the time
            return kept
        found = sources.survey(g, self.seat)
        g.cache[key] = (g.version, found)
        return found

    def payable(
        self, cost: ManaCost, id_: int, plan: plans.CastPlan | None, use: str = SPELL
    ) -> bool:
        """Could the player pay this much mana for that object? (`plan`: of a spell that creatures
        or cards may help to pay)"""
        found = self.found
        if found is None:
            found = self.found = self._survey()
            self.special = bool(
                self.g.players[self.seat].units or found.riders or sources.as_though(self.g)
            )
        verdict = found.verdict(cost)
        if verdict == sources.YES:
            return True
        if plan is not None and (plan.convoke or plan.delve or plan.improvise or plan.assist):
            own = sources.survey(self.g, self.seat, Purpose(id_, use))
            for source in inkind.helpers(self.g, self.seat, plan, id_):
                own.add(source)
            return sources.payable(self.g, self.seat, own, cost, Purpose(id_, use))
        if self.special:
            own = sources.survey(self.g, self.seat, Purpose(id_, use))
            return sources.payable(self.g, self.seat, own, cost, Purpose(id_, use))
        if verdict == sources.NO and not found.lossy:
            return False
        return sources.payable(self.g, self.seat, found, cost)
