"""New targets for a spell or ability on the stack, one by one (115.7, 2006:415.7a)."""

from __future__ import annotations

from apnap import ir
from apnap.casting import choices, targets
from apnap.core.questions import PICK_ONE, Question
from apnap.interpret.context import Ctx

Slots = tuple[tuple[int, ir.TargetSpec], ...]
Chosen = tuple[tuple[int, ...], ...]


class Retargeting:
    """The targets while they are changed, word by word and target by target. Only the set at the
    end has to be legal: a target may become what another is changed from (115.7e).

    `every`: each target is changed to another (115.7a); else any may be left as it is, unless what
    was changed before makes it illegal (115.7d). `where_possible`: with `every`, those without
    another legal one stay (2006:415.7a)."""

    def __init__(
        self, ctx: Ctx, slots: Slots, before: Chosen, every: bool, where_possible: bool
    ) -> None:
        assert ctx.info is not None
        self.info = ctx.info = ctx.info.copy()
        self.ctx = ctx
        self.slots = slots
        self.before = before
        self.every = every
        self.where_possible = where_possible
        self.now = [list(slot) for slot in before]
        self.places = [(i, j) for i, slot in enumerate(before) for j in range(len(slot))]

    def run(self, seat: int) -> Chosen | None:
        """The player chooses; None where it can't be done."""
        g = self.ctx.g
        if self.every and not self._can_end(0):
            return None
        for n, place in enumerate(self.places):
            options = [one for one in self._options(n) if self._may(n, one)]
            picked = 0
            if len(options) > 1:
                asked = tuple(choices.option_for(one) for one in options)
                picked = g.choose(
                    Question(
                        PICK_ONE, "new-target", seat, asked, source=self.ctx.stack_id, args=place
                    )
                )
            self._put(n, options[picked])
        return tuple(map(tuple, self.now))

    def _put(self, n: int, target: int) -> None:
        slot, place = self.places[n]
        self.now[slot][place] = target
        self.info.targets = tuple(map(tuple, self.now))

    def _options(self, n: int) -> list[int]:
        """What the target may be, after those before it: first itself, where it may stay."""
        slot, place = self.places[n]
        base, spec = self.slots[slot]
        ctx, own = self.ctx, self.now[slot]
        ctx.slot_base = base
        old = self.before[slot][place]
        earlier = tuple(map(tuple, self.now[:slot]))
        taken = (*own[:place], *targets.others_of(spec, earlier, base))
        first = own[0] if place else -1
        legal = targets.legal_targets(ctx, spec, taken)
        legal = targets.same_group(ctx.g, spec, first, legal)
        if self._too_few(n, len(legal)):
            return []
        others = [one for one in legal if one != old]
        if self.every:
            return others if others or not self.where_possible else [old]
        stays = old in legal or (old not in taken and not self._was_legal(n))
        return [old, *others] if stays else others

    def _too_few(self, n: int, legal: int) -> bool:
        """Are there fewer legal targets than the word has left to take, which all differ? It is
        known at once then that it can't be done."""
        slot, place = self.places[n]
        left = len(self.before[slot]) - place
        if left < 2 or legal >= left or (self.every and self.where_possible):
            return False
        return legal + sum(not self._was_legal(n + k) for k in range(left)) < left

    def _was_legal(self, n: int) -> bool:
        """Was the target legal before anything was changed?"""
        slot, place = self.places[n]
        base, spec = self.slots[slot]
        now, self.info.targets = self.info.targets, self.before
        self.ctx.slot_base = base
        legal = targets.legal_targets(self.ctx, spec)
        self.info.targets = now
        return self.before[slot][place] in legal

    def _may(self, n: int, option: int) -> bool:
        """Can the rest be chosen so that all are legal, with this one?"""
        slot, place = self.places[n]
        if n + 1 == len(self.places) or option == self.before[slot][place]:
            return True
        self._put(n, option)
        able = self._can_end(n + 1)
        self._put(n, self.before[slot][place])
        return able

    def _can_end(self, n: int) -> bool:
        if n == len(self.places):
            return True
        slot, place = self.places[n]
        for option in self._options(n):
            self._put(n, option)
            able = self._can_end(n + 1)
            self._put(n, self.before[slot][place])
            if able:
                return True
        return False
