"""Where play stops for a player with priority, and where it passes by itself."""

from __future__ import annotations

from typing import NamedTuple

from apnap.game import FORMATS, Game

STEPS = (
    "upkeep",
    "draw",
    "main1",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "first_strike_damage",
    "combat_damage",
    "end_of_combat",
    "main2",
    "end",
    "cleanup",
)
# What people type for a step, and the steps that it means.
WORDS: dict[str, tuple[str, ...]] = {
    **{step: (step,) for step in STEPS},
    "main": ("main1", "main2"),
    "combat": ("beginning_of_combat",),
    "attack": ("declare_attackers",),
    "attackers": ("declare_attackers",),
    "block": ("declare_blockers",),
    "blockers": ("declare_blockers",),
    "damage": ("combat_damage", "first_strike_damage"),
    "维持": ("upkeep",),
    "抓牌": ("draw",),
    "抽牌": ("draw",),
    "行动": ("main1", "main2"),
    "主阶段": ("main1", "main2"),
    "战斗": ("beginning_of_combat",),
    "攻击": ("declare_attackers",),
    "阻挡": ("declare_blockers",),
    "伤害": ("combat_damage", "first_strike_damage"),
    "结束": ("end",),
    "清除": ("cleanup",),
}
OPPONENTS = ("their", "opponent", "opp", "对手", "对方")
OWN = ("my", "own", "我", "己方")
SHOWN = tuple(word for word in WORDS if word.isascii() and "_" not in word)


class UnknownStep(ValueError):
    """A word that names no step."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Moment(NamedTuple):
    """A priority as stops see it: the step, whether it is the player's own turn, whether anything
    is on the stack and whether its top is somebody else's, whether anything attacks."""

    step: str
    own: bool
    stack: bool = False
    others: bool = False
    fighting: bool = False

    @classmethod
    def of(cls, game: Game, seat: int) -> Moment:
        """The present moment for a seat."""
        step = game.edition.steps[game.step].name if game.step >= 0 else ""
        top = game.objects[game.stack[-1]].controller if game.stack else seat
        return cls(step, own_turn(game, seat), bool(game.stack), top != seat, bool(game.attackers))


class Stops:
    """The steps to stop in: on the player's own turns, and on those of the others."""

    def __init__(self) -> None:
        self.own = {"main1", "main2", "declare_attackers", "declare_blockers"}
        self.others = {"declare_attackers", "declare_blockers", "end"}

    def toggle(self, words: str) -> list[tuple[bool, str, bool]]:
        """Switch stops: `upkeep` (own turns), `their upkeep`, `my end their draw`. What was
        switched: (own turn, step, is a stop now)."""
        switched = []
        own = True
        found = [w for w in words.replace(",", " ").replace(":", " ").split() if w]
        for word in map(str.lower, found):
            if word in OPPONENTS or word in OWN:
                own = word in OWN
                continue
            if word not in WORDS:
                raise UnknownStep(word)
            steps = self.own if own else self.others
            for step in WORDS[word]:
                steps.symmetric_difference_update({step})
                switched.append((own, step, step in steps))
        return switched

    def only(self, words: str) -> None:
        """Exactly these stops (`none`: none at all)."""
        self.own, self.others = set(), set()
        if words.strip().lower() not in ("none", "无", ""):
            self.toggle(words)

    def wants(self, now: Moment, possible: bool, acted: bool) -> bool:
        """Does the player want to be asked here? `possible`: whether there is anything they could
        do; `acted`: whether they were already asked this turn."""
        if now.stack:
            return possible and now.others
        if now.step not in (self.own if now.own else self.others):
            return False
        if now.own and now.step in ("main1", "main2") and not acted:
            return True
        if now.step == "declare_attackers":
            return possible and now.fighting
        return possible

    def to_json(self) -> dict[str, list[str]]:
        """For a saved game."""
        return {"own": sorted(self.own), "others": sorted(self.others)}

    def from_json(self, data: dict[str, list[str]]) -> None:
        """Take over what a saved game says."""
        self.own = {step for step in data.get("own", ()) if step in STEPS}
        self.others = {step for step in data.get("others", ()) if step in STEPS}


def own_turn(game: Game, seat: int) -> bool:
    """Is it the player's own turn, or that of their team where teams share turns?"""
    if game.active == seat:
        return True
    if not FORMATS[game.format].shared_turns:
        return False
    return game.players[game.active].team == game.players[seat].team
