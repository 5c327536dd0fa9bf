"""What a body of text does, as a flat list of acts: who or what is acted on, and how. Whether that
is good is judged elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from apnap import ir


@dataclass(frozen=True, slots=True)
class Act:
    """One thing done. `on`: what it is done to: "target" (of target word `slot`), "this",
    "attached", "all" (what fits `filter`), "chosen", "you", "foe", "each", "controller" (of the
    target), "other". `chance`: how likely it happens, 0 to 1. `node`: the effect itself.
    """

    kind: str
    on: str
    node: Any
    slot: int = 0
    amount: Any = 1
    toughness: Any = 0
    filter: Any = None
    chance: float = 1.0


Acts = tuple[Act, ...]

_kept: dict[int, tuple[Any, Acts]] = {}


def acts_of(body: ir.Body | None) -> Acts:
    """The acts of a body, without those of its modes."""
    return () if body is None or body.effect is None else effect_acts(body.effect)


def effect_acts(effect: ir.Effect) -> Acts:
    """The acts of an effect; kept by the identity of the node."""
    known = _kept.get(id(effect))
    if known is None:
        if len(_kept) > 20_000:
            _kept.clear()
        known = _kept[id(effect)] = (effect, tuple(_walk(effect)))
    return known[1]


def _walk(effect: Any) -> list[Act]:
    if effect is None:
        return []
    how = _HOW.get(type(effect))
    if how is not None:
        return how(effect)
    plain = _PLAIN.get(type(effect))
    if plain is None:
        return []
    kind, field = plain
    return [replace(act, kind=kind) for act in _on(effect, getattr(effect, field))]


def _on(effect: Any, ref: Any, amount: Any = 1) -> list[Act]:
    """Acts without a kind yet, one for each thing that the reference names."""
    if isinstance(ref, ir.Both):
        return [act for part in ref.parts for act in _on(effect, part, amount)]
    if isinstance(ref, ir.Those):
        return _on(effect, ref.what, amount)
    on, slot, filter_ = _subject(ref)
    return [Act("", on, effect, slot, amount, 0, filter_)]


def _subject(ref: Any) -> tuple[str, int, Any]:
    if isinstance(ref, (ir.Target, ir.TargetPlayer)):
        return "target", ref.slot, None
    if isinstance(ref, ir.ControllerOf | ir.OwnerOf) and isinstance(ref.what, ir.Target):
        return "controller", ref.what.slot, None
    if isinstance(ref, (ir.All, ir.Choose)):
        return ("all" if isinstance(ref, ir.All) else "chosen"), 0, ref.filter
    return _SUBJECTS.get(type(ref), "other"), 0, None


_SUBJECTS: dict[type, str] = {
    ir.This: "this",
    ir.AttachedTo: "attached",
    ir.You: "you",
    ir.EachOpponent: "foe",
    ir.AnOpponent: "foe",
    ir.OpponentsOf: "foe",
    ir.EventPlayer: "foe",
    ir.DefendingPlayer: "foe",
    ir.EachPlayer: "each",
    ir.CurrentPlayer: "each",
    ir.Top: "top",
    ir.Result: "result",
    ir.Linked: "result",
}


# ------------------------------------------------ putting together


def _likely(acts: list[Act], chance: float) -> list[Act]:
    return [replace(act, chance=act.chance * chance) for act in acts]


def _steps(effect: Any) -> list[Act]:
    return [act for step in effect.steps for act in _walk(step)]


def _inner(effect: Any) -> list[Act]:
    return _walk(effect.effect)


def _if(effect: ir.If) -> list[Act]:
    if isinstance(effect.condition, ir.Kicked):
        return _walk(effect.otherwise) or _likely(_walk(effect.then), 0.5)
    return _likely(_walk(effect.then), 0.6) + _likely(_walk(effect.otherwise), 0.4)


def _pay_or(effect: ir.PayOr) -> list[Act]:
    return _likely(_walk(effect.unpaid), 0.7) + _likely(_walk(effect.paid), 0.6)


def _flip(effect: ir.FlipCoin) -> list[Act]:
    return _likely(_walk(effect.won), 0.5) + _likely(_walk(effect.lost), 0.5)


def _modes(effect: ir.ChooseMode) -> list[Act]:
    return _walk(effect.modes[0]) if effect.modes else []


def _delay(effect: ir.Delay) -> list[Act]:
    inner = effect.effect
    if isinstance(inner, ir.Move) and isinstance(inner.what, ir.Result) and inner.to == "hand":
        return [Act("draw", "you", inner)]
    return _likely(_walk(inner), 0.7)


# ------------------------------------------------ single actions


def _damage(effect: ir.Damage) -> list[Act]:
    return [
        replace(act, kind="damage", amount=effect.amount)
        for ref in effect.to
        for act in _on(effect, ref)
    ]


def _counted(kind: str) -> Callable[[Any], list[Act]]:
    """An action of a player with a number."""

    def make(effect: Any) -> list[Act]:
        number = getattr(effect, "count", None)
        if number is None:
            number = effect.amount
        return [replace(act, kind=kind, amount=number) for act in _on(effect, effect.who)]

    return make


def _move(effect: ir.Move) -> list[Act]:
    kinds = {"exile": "exile", "hand": "bounce", "library": "tuck", "battlefield": "put"}
    kind = kinds.get(effect.to, "bury" if effect.to == "graveyard" else "")
    chance = 0.6 if effect.link or effect.until else 1.0
    found = [replace(act, kind=kind, chance=chance) for act in _on(effect, effect.what)]
    return [act for act in found if act.on not in ("top", "result")]


def _apply(effect: ir.Apply) -> list[Act]:
    if effect.what is None:
        return [Act("rule", "other", effect)]
    found: list[Act] = []
    for part in effect.parts:
        found += [
            replace(act, chance=1.0 if effect.duration != "forever" else 1.5)
            for one in _on(effect, effect.what)
            for act in part_acts(part, one)
        ]
    return found


def part_acts(part: Any, act: Act) -> list[Act]:
    """What a part of a continuous effect does to what `act` names."""
    if isinstance(part, ir.ModifyPT):
        return [replace(act, kind="pump", amount=part.power, toughness=part.toughness)]
    if isinstance(part, ir.SetController):
        return [replace(act, kind="control")]
    if isinstance(part, ir.AddAbility):
        return [replace(act, kind="grant", amount=part.ability)]
    if isinstance(part, ir.AddTypes) and "Creature" in part.types:
        return [replace(act, kind="animate")]
    if isinstance(part, _BAD_PARTS):
        return [replace(act, kind="hinder")]
    return []


_BAD_PARTS = (
    ir.CantAttack,
    ir.CantBlock,
    ir.CantActivate,
    ir.DoesntUntap,
    ir.LoseAbilities,
    ir.RemoveKeyword,
    ir.MustAttack,
    ir.DealsNoCombatDamage,
)


def _counters(effect: ir.PutCounters) -> list[Act]:
    sign = -1 if effect.kind.startswith("-") else 1
    if effect.kind not in ("+1/+1", "-1/-1"):
        return []
    number = effect.count if isinstance(effect.count, int) else 1
    found = _on(effect, effect.what)
    return [replace(a, kind="grow", amount=sign * number, toughness=sign * number) for a in found]


def _tokens(effect: ir.CreateTokens) -> list[Act]:
    acts = _on(effect, effect.who)
    return [replace(act, kind="token", amount=effect.count, filter=effect.token) for act in acts]


def _prevent(effect: ir.PreventDamage) -> list[Act]:
    acts = [act for ref in effect.to for act in _on(effect, ref)] or [Act("", "you", effect)]
    return [replace(act, kind="prevent", amount=effect.amount) for act in acts]


def _search(effect: ir.Search) -> list[Act]:
    acts = _on(effect, effect.who)
    return [replace(act, kind="search", amount=effect.most, filter=effect.filter) for act in acts]


def _fight(effect: ir.Fight) -> list[Act]:
    return [replace(act, kind="fight") for act in _on(effect, effect.b)]


def _attach(effect: ir.Attach) -> list[Act]:
    return [replace(act, kind="attach") for act in _on(effect, effect.to)]


_HOW: dict[type, Callable[[Any], list[Act]]] = {
    ir.Do: _steps,
    ir.AtOnce: _steps,
    ir.May: _inner,
    ir.Let: _inner,
    ir.ForEach: _inner,
    ir.ForEachPlayer: _inner,
    ir.Repeat: _inner,
    ir.If: _if,
    ir.PayOr: _pay_or,
    ir.FlipCoin: _flip,
    ir.ChooseMode: _modes,
    ir.Delay: _delay,
    ir.Damage: _damage,
    ir.GainLife: _counted("gain-life"),
    ir.LoseLife: _counted("lose-life"),
    ir.Draw: _counted("draw"),
    ir.Discard: _counted("discard"),
    ir.Mill: _counted("mill"),
    ir.Scry: _counted("scry"),
    ir.Sacrifice: _counted("edict"),
    ir.Move: _move,
    ir.Apply: _apply,
    ir.PutCounters: _counters,
    ir.CreateTokens: _tokens,
    ir.PreventDamage: _prevent,
    ir.Search: _search,
    ir.Fight: _fight,
    ir.Attach: _attach,
    ir.Dig: _counted("dig"),
}

_PLAIN: dict[type, tuple[str, str]] = {
    ir.Destroy: ("destroy", "what"),
    ir.SacrificeIt: ("bury", "what"),
    ir.Counter: ("counter", "what"),
    ir.Tap: ("tap", "what"),
    ir.Untap: ("untap", "what"),
    ir.Regenerate: ("regenerate", "what"),
    ir.ExtraTurn: ("turn", "who"),
    ir.CopySpell: ("copy", "what"),
    ir.ChangeTargets: ("retarget", "what"),
    ir.CreateCopies: ("clone", "of"),
    ir.RemoveFromCombat: ("tap", "what"),
    ir.Phase: ("tap", "what"),
    ir.ShuffleInto: ("tuck", "what"),
    ir.AddMana: ("mana", "who"),
    ir.SkipNext: ("hinder", "who"),
    ir.WinGame: ("win", "who"),
    ir.LoseGame: ("lose", "who"),
}
