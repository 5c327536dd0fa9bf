"""How good it is to activate an ability now."""

from __future__ import annotations

from apnap import ir
from apnap.core.questions import Option
from apnap.core.views import SeenObject

from . import tricks
from .acts import Act, Acts, acts_of
from .attack import worth_animating
from .board import Board
from .casting import NEVER, trick_gain
from .facts import ability_of, facts_of, mana_of
from .gains import Doing, untargeted
from .memory import Memory
from .spending import price
from .targets import NO_TARGET, best_total, candidates, gain_of, slot_acts
from .worth import worth

CALM = frozenset({"draw", "search", "dig", "scry", "token", "gain-life", "mill", "bounce-own"})
MOST_TIMES = 12


class Activator:
    """Scores the abilities that could be activated, for one priority question."""

    def __init__(self, board: Board, memory: Memory) -> None:
        self.board = board
        self.memory = memory
        self.mana = board.mana()
        self.asked = 0
        self.main = board.my_turn and board.step in ("main1", "main2") and not board.view.stack

    def score(self, option: Option) -> float:
        """Points for the option; it is not worth doing at 0 or less."""
        seen = self.board.find(int(option.id))
        ability = ability_of(seen, int(option.extra)) if seen is not None else None
        if seen is None or ability is None:
            return NEVER
        if self.memory.count(option) >= (MOST_TIMES if _sink(ability) else 1):
            return NEVER
        if seen.face_down:
            return NEVER
        self.asked = self.memory.count(option)
        gain = self._gain(seen, ability)
        if gain <= 0:
            return NEVER
        return gain - price(self.board, seen, ability.cost) - 0.15

    def _gain(self, seen: SeenObject, ability: ir.Activated) -> float:
        board = self.board
        body = ability.body
        acts = acts_of(body)
        do = Doing(board, board.seat, seen)
        kinds = {act.kind for act in acts}
        for mode in body.modes:
            kinds |= {act.kind for act in acts_of(ir.Body(mode.effect))}
        if not kinds:
            return NEVER
        if ability.keyword == "equip":
            return self._equip(do, seen)
        if ability.keyword == "cycling":
            return self._cycle(seen)
        if "animate" in kinds:
            return self._animate(seen, ability, acts)
        if _has_x(ability):
            return self._with_x(do, ability, acts)
        if "prevent" in kinds:
            return sum(
                tricks.prevention_gain(board, act.node) for act in acts if act.kind == "prevent"
            )
        quick = self._quick(do, ability, acts)
        if quick > 0 or kinds <= {"pump", "grant", "regenerate", "untap"}:
            return quick
        if not self._time(seen, ability, kinds):
            return NEVER
        if "draw" in kinds and not body.targets:
            return self._draw(do, acts, ability)
        return self._plain(do, body, acts)

    def _plain(self, do: Doing, body: ir.Body, acts: Acts) -> float:
        gain = best_total(do, body)
        if gain <= NO_TARGET / 2:
            return NEVER
        swept = [act for act in acts if act.on == "all" and act.kind == "damage"]
        return self._repeated(do, acts) if swept else gain

    # ------------------------------------------------ kinds of abilities

    def _equip(self, do: Doing, seen: SeenObject) -> float:
        """Equip the best creature if the Equipment is free or its bearer is poor."""
        if not self.main:
            return NEVER
        best = max((equip_worth(self.board, one) for one in self.board.mine), default=0.0)
        bearer = self.board.find(seen.attached_to) if seen.attached_to else None
        if bearer is not None and equip_worth(self.board, bearer) >= 0.6 * best:
            return NEVER
        return 1.0 + 0.1 * best if best > 0 else NEVER

    def _cycle(self, seen: SeenObject) -> float:
        """Cycle what is not needed: late lands, and what cannot be cast for long."""
        board = self.board
        if board.view.stack or board.my_turn or board.step != "end":
            return NEVER
        facts = facts_of(seen)
        lands = board.lands()
        if facts.land:
            return 3.0 if lands >= 5 else NEVER
        return 1.0 + 2.0 if facts.mv > lands + 2 else NEVER

    def _animate(self, seen: SeenObject, ability: ir.Activated, acts: Acts) -> float:
        """Let a land attack, where it would live and the mana is not its own."""
        board = self.board
        own = facts_of(seen).skills.mana_count
        if facts_of(seen).creature or seen.tapped or seen.sick or not board.my_turn:
            return NEVER
        if board.step not in ("main1", "beginning_of_combat") or board.view.stack:
            return NEVER
        if self.mana - own < mana_of(ability.cost):
            return NEVER
        power, toughness = 1, 1
        for node in ir.walk(ability.body):
            if isinstance(node, ir.SetPT) and isinstance(node.power, int):
                power, toughness = node.power, int(node.toughness or 0)
        good = board.life_worth(board.foe, power) if worth_animating(board, power, toughness) else 0
        return good + 0.3 if good else NEVER

    def _with_x(self, do: Doing, ability: ir.Activated, acts: Acts) -> float:
        if self.board.view.stack:
            return NEVER
        return max((self._at_x(do, acts, x) for x in range(self.mana + 1)), default=0.0) - 1.0

    def _at_x(self, do: Doing, acts: Acts, x: int) -> float:
        return sum(untargeted(Doing(do.board, do.seat, do.source, x), act) for act in acts)

    def _draw(self, do: Doing, acts: Acts, ability: ir.Activated) -> float:
        """Cards, as long as there is room for them in the hand."""
        if any(isinstance(part, ir.PayLife) for part in ability.cost):
            short = 7 - self.board.me.hand_size - self.asked
            if short <= 0 or self.board.me.life <= 6 or self.board.step != "main2":
                return NEVER
        return best_total(do, ability.body)

    def _repeated(self, do: Doing, acts: Acts) -> float:
        """Damage to everything, again and again: the best number of times, from the first on."""
        best = 0.0
        for times in range(1, min(self.mana, MOST_TIMES) + 1):
            gain = -0.15 * times
            for act in acts:
                more = Act(act.kind, act.on, act.node, act.slot, times, 0, act.filter, act.chance)
                gain += untargeted(do, more)
            best = max(best, gain)
        return best

    def _quick(self, do: Doing, ability: ir.Activated, acts: Acts) -> float:
        """What it does in a combat under way, or against a spell."""
        body = ability.body
        targets: list[int] = []
        if body.targets:
            targets = candidates(do, body.targets[0])
            own: Acts = slot_acts(acts, 0)
        else:
            own = tuple(a for a in acts if a.on in ("this", "attached"))
            host = do.source
            if own and own[0].on == "attached" and do.source is not None:
                host = self.board.find(do.source.attached_to)
            targets = [host.id] if host is not None else []
        best = 0.0
        for target in targets:
            best = max(best, trick_gain(do, own, target), self._pumped(do, ability, own, target))
        for mode in body.modes:
            best = max(best, self._mode(do, mode))
        return best

    def _pumped(self, do: Doing, ability: ir.Activated, acts: Acts, target: int) -> float:
        """A pump that can be paid for several times counts by its best number of times."""
        each = mana_of(ability.cost)
        if not each or ability.limit or self.board.view.stack or not tricks.fighting(self.board):
            return 0.0
        most = min(self.mana // each, MOST_TIMES)
        return max(
            (tricks.pump_gain(do, acts, target, n) - 0.1 * n for n in range(2, most + 1)),
            default=0.0,
        )

    def _mode(self, do: Doing, mode: ir.Mode) -> float:
        acts = acts_of(ir.Body(mode.effect))
        if mode.targets:
            found = [gain_of(do, slot_acts(acts, 0), t) for t in candidates(do, mode.targets[0])]
            return max(found, default=0.0) - 0.5
        host = self.board.find(do.source.attached_to) if do.source is not None else None
        return tricks.pump_gain(do, acts, host.id) if host is not None else 0.0

    def _time(self, seen: SeenObject, ability: ir.Activated, kinds: set[str]) -> bool:
        """Is it the time for it?"""
        board = self.board
        at_end = not board.my_turn and board.step == "end"
        if "tap" in kinds:
            return not board.view.stack and (
                board.step in ("upkeep", "beginning_of_combat")
                if not board.my_turn
                else board.step in ("main1", "beginning_of_combat")
            )
        if tricks.doomed(board, seen) and _gives_up(ability):
            return True
        if board.view.stack:
            return False
        if facts_of(seen).land and "search" in kinds:
            return True
        if kinds <= CALM:
            return at_end or (self.main and board.step == "main2")
        return self.main or at_end or board.step in ("declare_attackers", "declare_blockers")


def equip_worth(board: Board, seen: SeenObject) -> float:
    """How good a bearer of Equipment the creature is."""
    facts = facts_of(seen)
    points = worth(seen)
    if facts.has("defender") or facts.has("shroud"):
        return 0.1
    if seen.sick:
        points *= 0.6
    return points + (1.0 if facts.has("flying") or facts.has("shadow") else 0.0)


def _sink(ability: ir.Activated) -> bool:
    """Can it be used again and again in a turn?"""
    acts = acts_of(ability.body)
    again = {"pump", "damage", "draw", "token"} & {act.kind for act in acts}
    return bool(again or ability.body.modes) and not any(
        isinstance(part, ir.TapThis) for part in ability.cost
    )


def _gives_up(ability: ir.Activated) -> bool:
    return any(isinstance(part, (ir.SacrificeThis, ir.SacrificeCost)) for part in ability.cost)


def _has_x(ability: ir.Activated) -> bool:
    return any(isinstance(part, ir.PayMana) and "X" in part.mana for part in ability.cost)
