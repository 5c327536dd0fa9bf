"""How good it is to cast a card now."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from apnap import ir
from apnap.cards import pool
from apnap.core.questions import Option
from apnap.core.views import SeenObject

from . import tricks
from .acts import Acts, acts_of
from .board import Board
from .facts import Facts, Skills, facts_of
from .gains import Doing, entering_gain, number, stack_worth
from .spending import price
from .targets import aura_gain, best_total, candidates, slot_acts
from .worth import body, standing, worth

NEVER = -1.0
SPLIT = " // "  # between the names of a split card
FAST = frozenset({"pump", "grant", "regenerate", "prevent", "untap"})
CALM = frozenset({"draw", "search", "dig", "scry", "token", "discard", "gain-life", "mill", "turn"})


class Caster:
    """Scores the ways to cast the cards of a hand (or graveyard), for one priority question."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.mana = board.mana()
        self.main = board.my_turn and board.step in ("main1", "main2") and not board.view.stack
        self.counters = [
            facts_of(card).mv
            for card in board.me.hand
            if _counters(facts_of(card).skills.spell) and not facts_of(card).permanent
        ]

    def score(self, option: Option) -> float:
        """Points for the option; it is not worth doing at 0 or less."""
        seen = self.board.find(int(option.id))
        if seen is None:
            return NEVER
        way = str(option.extra or "")
        facts = facts_of(seen)
        if way in ("morph", "disguise"):
            return 1.0 if self.main else NEVER
        if way.startswith("face:") and (SPLIT in seen.name or not way.startswith("face:0")):
            points = self._other_face(seen, int(way[5:6]))
        elif facts.permanent:
            points = self._permanent(seen, facts)
        else:
            points = self._spell(seen, facts, facts.skills.spell, facts.instant)
        if points <= 0:
            return NEVER
        return points - self._price(facts, way) + 0.2 * facts.mv

    def _price(self, facts: Facts, way: str) -> float:
        """What other than mana the way of casting costs."""
        if way.endswith("alternative cost"):
            kinds: tuple[type, ...] = (ir.AlternativeCost,)
        elif way.endswith("flashback"):
            kinds = (ir.Keyword,)
        else:
            kinds = (ir.AdditionalCost,)
        for ability in facts.skills.abilities:
            if isinstance(ability, kinds):
                if not isinstance(ability, ir.Keyword) or ability.name == "flashback":
                    return price(self.board, None, getattr(ability, "cost", ()))
        return 0.0

    # ------------------------------------------------ permanents

    def _permanent(self, seen: SeenObject, facts: Facts) -> float:
        if not self.main and not facts.instant and not facts.has("flash"):
            return NEVER
        if not self.main and (self.board.my_turn or self.board.step != "end"):
            return NEVER
        if facts.legendary and any(p.name == seen.name for p in self.board.me.battlefield):
            return NEVER
        do = Doing(self.board, self.board.seat, seen)
        if facts.aura:
            points = self._aura(do, facts)
        elif facts.creature:
            points = self._creature(do, facts)
        else:
            points = standing(facts) + _statics(do, facts) - self._double(seen, facts)
        return points - self._held(facts)

    def _double(self, seen: SeenObject, facts: Facts) -> float:
        """Points off for a second one of what does not add up."""
        if not any(other.name == seen.name for other in self.board.me.battlefield):
            return 0.0
        adds = any(isinstance(p, ir.ModifyPT) for s in facts.skills.statics for p in s.parts)
        return 0.0 if adds else 2.5

    def _creature(self, do: Doing, facts: Facts) -> float:
        for ability in facts.skills.abilities:
            if isinstance(ability, ir.Entering) and ability.copy is not None:
                others = (*self.board.mine, *self.board.theirs)
                return max((worth(other) for other in others), default=NEVER)
        power, toughness = _size(do, facts)
        if toughness <= 0:
            return NEVER
        points = standing(facts)
        if (power, toughness) != (facts.power, facts.toughness):
            points = body(facts, power, toughness)
        entering = entering_gain(do, facts)
        return points + max(-4.0, entering)

    def _aura(self, do: Doing, facts: Facts) -> float:
        spec = ir.TargetSpec(facts.skills.enchant or ir.HasType("Creature"))
        found = [aura_gain(do, facts, target) for target in candidates(do, spec)]
        return max(found, default=NEVER) - 0.3

    def _held(self, facts: Facts) -> float:
        """What it costs to have no mana left for a counterspell."""
        if not self.counters or not self.board.foe.hand_size:
            return 0.0
        after = self.mana - facts.mv
        return 1.2 if after < min(self.counters) <= self.mana else 0.0

    # ------------------------------------------------ instants and sorceries

    def _other_face(self, seen: SeenObject, face: int) -> float:
        card = split_card(seen.name)
        if card is None or face >= len(card.faces):
            return 1.0 if self.main else NEVER
        half = card.faces[face]
        skills = Skills(half.abilities)
        return self._spell(seen, facts_of(seen), skills.spell, "Instant" in half.types)

    def _spell(self, seen: SeenObject, facts: Facts, text: ir.Body | None, instant: bool) -> float:
        if text is None:
            return 0.5 if self.main else NEVER
        board = self.board
        do = Doing(board, board.seat, seen, self._x(facts))
        acts = acts_of(text)
        kinds = {act.kind for act in acts}
        if "counter" in kinds or "copy" in kinds:
            return self._answer(do, acts, text)
        if "mana" in kinds:
            return self._ritual(acts)
        if kinds and kinds <= FAST:
            return self._trick(do, acts, text)
        points = best_total(do, text)
        if points >= 50:
            return points
        if board.view.stack or not self._time(kinds, text, instant):
            return NEVER
        return points - self._threshold(facts, acts, text) - self._special(acts)

    def _x(self, facts: Facts) -> int:
        cost = facts.chars.cost or ()
        return max(0, self.mana - facts.mv) if "X" in cost else 0

    def _time(self, kinds: set[str], text: ir.Body, instant: bool) -> bool:
        """Is it the time for it?"""
        board = self.board
        if not instant:
            return self.main
        at_end = not board.my_turn and board.step == "end"
        if at_end:
            return True
        if self.main:
            return not (kinds <= CALM and self.counters) or board.step == "main2"
        return not board.my_turn and board.step == "declare_attackers" and not kinds <= CALM

    def _threshold(self, facts: Facts, acts: Acts, text: ir.Body) -> float:
        """What the card must bring at least to be spent."""
        board = self.board
        if facts.has("buyback") and self.mana >= facts.mv + 3:
            return 0.3
        least = 1.2
        if board.me.hand_size >= 6 or len(board.me.hand) <= 1:
            least -= 0.3
        if any(act.kind == "damage" and act.on == "target" for act in acts):
            least += 0.1 if board.lands() > 4 else 0.25
        return least

    def _special(self, acts: Acts) -> float:
        """Points off for what makes sense together with another card only."""
        for act in acts:
            if act.kind == "search" and getattr(act.node, "to", "") == "graveyard":
                raises = any(
                    other.kind == "put"
                    for card in self.board.me.hand
                    for other in acts_of(facts_of(card).skills.spell)
                )
                return -0.5 if raises else 3.0
            if act.kind == "destroy" and act.on == "all" and _only_lands(act.filter):
                ahead = sum(map(worth, self.board.mine)) - sum(map(worth, self.board.theirs))
                return -4.0 if ahead >= 3.0 else 6.0
        return 0.0

    def _answer(self, do: Doing, acts: Acts, text: ir.Body) -> float:
        """A counterspell, or a copy of a spell."""
        top = self.board.top()
        if top is None:
            return NEVER
        if not text.targets or top.id not in candidates(do, text.targets[0]):
            return NEVER
        theirs = self.board.is_foe(top.controller)
        points = stack_worth(self.board, top)
        if any(act.kind == "counter" for act in acts):
            if not theirs:
                return NEVER
            soft = [n for n in ir.walk(text) if isinstance(n, ir.PayOr)]
            if soft and self.board.mana(self.board.foe) >= 3:
                points *= 0.3
            scarce = len(self.counters) == 1 and self.board.foe.hand_size > 2
            return points - (3.0 if scarce else 2.0)
        return points - 1.4

    def _ritual(self, acts: Acts) -> float:
        """Mana now, if a card that is worth it can be cast with it."""
        if not self.main:
            return NEVER
        more = max(
            len(act.node.mana[0]) if act.node.mana else 1 for act in acts if act.kind == "mana"
        )
        for card in self.board.me.hand:
            facts = facts_of(card)
            if facts.permanent and not facts.land and standing(facts) >= 3.0:
                if self.mana < facts.mv <= self.mana + more - 1:
                    return 1.0
        return NEVER

    def _trick(self, do: Doing, acts: Acts, text: ir.Body) -> float:
        """A pump or a shield, where it changes a combat or saves a creature."""
        if not text.targets:
            points = sum(
                tricks.pump_gain(do, acts, seen.id)
                for seen in self.board.mine
                if seen.attacking or seen.blocking
            )
            overrun = self.main and self.board.step == "main1" and len(self.board.mine) >= 3
            return points - 1.2 if points else (2.0 if overrun else NEVER)
        best = NEVER
        for target in candidates(do, text.targets[0]):
            best = max(best, trick_gain(do, slot_acts(acts, 0), target))
        return best - 1.3


def trick_gain(do: Doing, acts: Acts, target: int) -> float:
    """What a pump, shield or regeneration changes for this target."""
    board = do.board
    points = tricks.pump_gain(do, acts, target)
    seen = board.find(target) if target > 0 else None
    if seen is None:
        return points
    for act in acts:
        if act.kind == "regenerate":
            points += tricks.shield_gain(board, seen)
        elif act.kind == "grant" and _shields(act.amount):
            points += tricks.guard_gain(board, seen)
    return points


def _shields(ability: Any) -> bool:
    return isinstance(ability, ir.Keyword) and ability.name in (
        "protection",
        "shroud",
        "hexproof",
        "indestructible",
    )


def _counters(text: ir.Body | None) -> bool:
    return any(act.kind == "counter" for act in acts_of(text))


def _only_lands(filter_: Any) -> bool:
    return isinstance(filter_, ir.HasType) and filter_.type == "Land"


def _size(do: Doing, facts: Facts) -> tuple[int, int]:
    """Power and toughness as they would be on the battlefield."""
    for static in facts.skills.statics:
        for part in static.parts:
            if static.cda and isinstance(part, ir.SetPT):
                return number(do, part.power), number(do, part.toughness)
    return facts.power, facts.toughness


def _statics(do: Doing, facts: Facts) -> float:
    """Points for effects that forbid creatures to attack, whosever they are."""
    points = 0.0
    for static in facts.skills.statics:
        if any(isinstance(part, ir.CantAttack) for part in static.parts):
            from .fit import fits

            for seen in do.board.theirs:
                points += 0.5 * worth(seen) if fits(static.affects, seen, do.seat) else 0.0
            for seen in do.board.mine:
                points -= 0.6 * worth(seen) if fits(static.affects, seen, do.seat) else 0.0
    return points


@cache
def split_card(name: str) -> ir.Card | None:
    """The card of the pool with several faces that has this name, as a whole or on its first."""
    return _by_first_face().get(name)


@lru_cache(maxsize=1)
def _by_first_face() -> dict[str, ir.Card]:
    found = {}
    for name in pool.names():
        if "//" in name:
            card = pool.load_card(name)
            if card is not None:
                found[card.faces[0].name] = found[card.name] = card
    return found
