"""Which creature can block which attacker: evasion abilities and effects (2006:309.2)."""

from __future__ import annotations

from apnap.casting import targets
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.called import answers_to
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.ir import BlockAsThough, BlockedAsThough, CantBeBlocked, CantBlock

from . import state

K = c.KEYWORD_BITS
_EVASIVE = c.FLYING | K["fear"] | K["intimidate"] | K["shadow"] | K["horsemanship"] | K["skulk"]


class Pairs:
    """Answers whether one creature can block another, remembering the answer for like pairs. Made
    anew for each declaration.
    """

    def __init__(self, g: Game) -> None:
        self.g = g
        self.known: dict[tuple[int, int, int], bool] = {}
        self.parts = (
            bool(rules.parts(g, CantBeBlocked))
            or bool(rules.parts(g, CantBlock))
            or bool(rules.parts(g, BlockAsThough))
        )
        self.each = bool(rules.parts(g, BlockedAsThough)) or bool(rules.parts(g, BlockAsThough))

    def can_block(self, blocker: GameObject, attacker: GameObject) -> bool:
        """Can it, as far as this pair is concerned (costs, requirements and numbers aside)?"""
        g = self.g
        first, second = g.chars(blocker), g.chars(attacker)
        if self.each:
            known = self._by_characteristics(blocker, first, attacker, second)
        else:
            known = self._of_like(blocker, first, attacker, second)
        if not self.parts or not known:
            return known
        return self._by_effects(blocker, attacker)

    def _of_like(
        self, blocker: GameObject, b: Characteristics, attacker: GameObject, a: Characteristics
    ) -> bool:
        """The answer for a pair with the same characteristics, found once for what is attacked."""
        key = (id(b), id(a), attacker.attacking)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._by_characteristics(blocker, b, attacker, a)
        return known

    def _by_characteristics(
        self, blocker: GameObject, b: Characteristics, attacker: GameObject, a: Characteristics
    ) -> bool:
        g = self.g
        without = self._without(attacker)
        evades = a.keywords & ~_bits(without) & _EVASIVE
        though = self._as_though(blocker)
        if "no-shadow" in though:
            evades &= ~K["shadow"]
        if evades and not _evades_not(evades, b, a, though):
            return False
        if b.keywords & K["shadow"] and not a.keywords & ~_bits(without) & K["shadow"]:
            return False
        params = g.behavior(attacker).params
        if "protection" in params and targets.protected_from(g, attacker, blocker.id):
            return False
        if "landwalk" not in params or "no-landwalk" in though:
            return True
        return not _walks(g, attacker, without)

    def _without(self, attacker: GameObject) -> frozenset[str]:
        """The keywords that the attacker can be blocked as though it did not have."""
        if not self.each:
            return frozenset()
        parts = rules.applies(self.g, BlockedAsThough, attacker)
        return frozenset(part.without for part in parts)

    def _as_though(self, blocker: GameObject) -> set[str]:
        if not rules.parts(self.g, BlockAsThough):
            return set()
        return {part.what for part in rules.applies(self.g, BlockAsThough, blocker)}

    def _by_effects(self, blocker: GameObject, attacker: GameObject) -> bool:
        """cannot-beats-can: effects that forbid this block."""
        g = self.g
        for part, ctx in rules.applies_with(g, CantBeBlocked, attacker):
            if fits(_of(ctx, attacker), part.by, blocker.id):
                return False
        return all(
            not fits(_of(ctx, blocker), part.what, attacker.id)
            for part, ctx in rules.applies_with(g, CantBlock, blocker)
        )


def _of(ctx: Ctx, obj: GameObject) -> Ctx:
    """The context of an effect as it concerns one of the objects that it affects."""
    if ctx.current == obj.id:
        return ctx
    one = ctx.child()
    one.current = obj.id
    return one


def _bits(names: frozenset[str]) -> int:
    """The keywords among the names that are bits."""
    return sum(K.get(name, 0) for name in names)


def _evades_not(kw: int, b: Characteristics, a: Characteristics, though: set[str]) -> bool:
    """Flying, fear, intimidate, shadow, horsemanship, skulk (evasion-forbids-block); `kw`: those
    that count."""
    if kw & c.FLYING and not b.keywords & (c.FLYING | c.REACH) and "flying" not in though:
        return False
    artifact = bool(b.types & c.ARTIFACT)
    if kw & K["fear"] and not artifact and not b.colors & c.COLOR_BITS["B"]:
        return False
    if kw & K["intimidate"] and not artifact and not b.colors & a.colors:
        return False
    if kw & K["shadow"] and not b.keywords & K["shadow"] and "shadow" not in though:
        return False
    if kw & K["horsemanship"] and not b.keywords & K["horsemanship"]:
        return False
    return not (kw & K["skulk"] and (b.power or 0) > (a.power or 0))


def _walks(g: Game, attacker: GameObject, without: frozenset[str]) -> bool:
    """keyword-landwalk: can't be blocked while the defending player controls a land of the kind.
    `without`: the abilities that don't count."""
    defender = state.defending_player(g, attacker.id)
    if defender < 0:
        return False
    ctx = Ctx(g, attacker.id, attacker.controller)
    for keyword in g.behavior(attacker).params["landwalk"]:
        if any(answers_to(keyword, name) for name in without):
            continue
        for id_ in g.players[defender].battlefield:
            if g.chars(g.objects[id_]).types & c.LAND and (
                keyword.filter is None or fits(ctx, keyword.filter, id_)
            ):
                return True
    return False
