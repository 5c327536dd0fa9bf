"""What acts are worth to the seat that is asked, on each thing that they could be done to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from apnap import ir
from apnap.core.views import SeenObject, SeenPlayer

from .acts import Act, Acts, acts_of
from .board import Board
from .facts import Facts, enters_itself, facts_of
from .fit import fits, protected
from .worth import CARD, standing, worth

MANY = 20


@dataclass(slots=True)
class Doing:
    """Whose acts they are, what they come from, and the X chosen for it. `certain`: nobody will
    regenerate anything.
    """

    board: Board
    seat: int
    source: SeenObject | None = None
    x: int = 0
    certain: bool = False


def number(do: Doing, amount: Any, target: SeenObject | None = None) -> int:
    """An amount, as near as can be told."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ir.X):
        return do.x
    if isinstance(amount, ir.Count):
        return sum(1 for seen in _in_zones(do, amount.zones) if _fits(do, amount.filter, seen))
    if isinstance(amount, ir.CardsIn):
        return _cards_in(do, amount)
    if isinstance(amount, ir.Times):
        return amount.factor * number(do, amount.amount, target)
    if isinstance(amount, ir.Plus):
        return number(do, amount.left, target) + number(do, amount.right, target)
    if isinstance(amount, ir.Minus):
        return number(do, amount.left, target) - number(do, amount.right, target)
    if isinstance(amount, (ir.PowerOf, ir.ManaValueOf)):
        of = do.source if isinstance(amount.what, ir.This) else target
        if of is not None:
            return facts_of(of).mv if isinstance(amount, ir.ManaValueOf) else facts_of(of).power
    return MANY if amount == "hand" else 1


def _in_zones(do: Doing, zones: tuple[str, ...]) -> Iterable[SeenObject]:
    for player in do.board.view.players:
        for zone in zones:
            if zone == "battlefield":
                yield from player.battlefield
            elif zone == "graveyard":
                yield from player.graveyard


def _fits(do: Doing, filter_: Any, seen: SeenObject) -> bool:
    """Does it fit, the X of the ability taken into account?"""
    if isinstance(filter_, ir.AllOf):
        return all(_fits(do, part, seen) for part in filter_.parts)
    if isinstance(filter_, ir.Number) and isinstance(filter_.amount, ir.X):
        return facts_of(seen).mv <= do.x if filter_.of == "mana-value" else True
    return fits(filter_, seen, do.seat, do.source)


def _cards_in(do: Doing, amount: ir.CardsIn) -> int:
    who = do.board.me if isinstance(amount.who, ir.You) else do.board.foe
    return who.hand_size if amount.zone == "hand" else len(who.graveyard)


# ------------------------------------------------ the whole


def total(do: Doing, acts: Acts, targets: dict[int, list[int]]) -> float:
    """The gain of acts with these targets (an object's id, or -1 - seat, by target word)."""
    points = 0.0
    about = next((t for slot in targets.values() for t in slot if t > 0), 0)
    for act in acts:
        if act.on in ("target", "controller"):
            for target in targets.get(act.slot, ()):
                points += on_target(do, act, target)
        else:
            points += untargeted(do, act, do.board.find(about))
    return points


def on_target(do: Doing, act: Act, target: int) -> float:
    """The gain of an act that is done to a target, or to its controller."""
    if target < 0:
        return act.chance * on_player(do, act, -1 - target)
    seen = do.board.find(target)
    if seen is None:
        return 0.0
    if act.on == "controller":
        return act.chance * on_player(do, act, seen.controller, seen)
    return act.chance * on_object(do, act, seen)


def untargeted(do: Doing, act: Act, about: SeenObject | None = None) -> float:
    """The gain of an act that has no target; its amount may ask about a target of another act."""
    board = do.board
    if act.on in ("you", "foe", "each", "other"):
        seats = {
            "you": (do.seat,),
            "foe": (board.foe.seat if do.seat == board.seat else board.seat,),
            "each": (board.seat, board.foe.seat),
            "other": (),
        }[act.on]
        return act.chance * sum(on_player(do, act, seat, about) for seat in seats)
    if act.on == "all":
        return act.chance * _on_all(do, act)
    if act.on == "this" and do.source is not None:
        return act.chance * on_object(do, act, do.source)
    if act.on == "attached" and do.source is not None:
        host = board.find(do.source.attached_to)
        return act.chance * on_object(do, act, host) if host is not None else 0.0
    if act.on == "chosen":
        return _on_chosen(do, act)
    return 0.0


def _on_all(do: Doing, act: Act) -> float:
    return sum(
        on_object(do, act, seen)
        for player in do.board.view.players
        for seen in player.battlefield
        if _fits(do, act.filter, seen)
        and not (act.kind == "damage" and do.source is not None and protected(seen, do.source))
    )


def _on_chosen(do: Doing, act: Act) -> float:
    """Something is chosen later, without targeting: from a graveyard or a hand, or a permanent."""
    if act.kind == "put":
        mine = _best_creature(do.board.me.graveyard)
        theirs = _best_creature(do.board.foe.graveyard)
        return mine - theirs if mine else -theirs
    if act.kind == "tuck":
        return -1.0 * (act.node.what.least if isinstance(act.node.what.least, int) else 1)
    return 0.0


def _best_creature(cards: list[SeenObject]) -> float:
    return max((standing(facts_of(s)) for s in cards if facts_of(s).creature), default=0.0)


# ------------------------------------------------ players


def on_player(do: Doing, act: Act, seat: int, seen: SeenObject | None = None) -> float:
    """The gain of an act that is done to a player (to the controller of `seen`)."""
    board = do.board
    player = board.view.players[seat]
    sign = 1.0 if board.is_foe(seat) else -1.0
    count = number(do, act.amount, seen) if act.kind not in ("token", "grant") else 1
    if act.kind in ("damage", "lose-life"):
        return sign * board.life_worth(player, count)
    if act.kind == "gain-life":
        return -sign * count * (0.12 if player.life > 8 else 0.25)
    if act.kind == "draw":
        count = min(count, player.library_size - 1)
        return -sign * 1.3 * count if count > 0 else sign * 5.0
    if act.kind == "discard":
        return sign * 1.25 * min(count, player.hand_size)
    if act.kind == "edict":
        return sign * _least(do, act, player)
    if act.kind == "token":
        return -sign * number(do, act.amount) * token_worth(act.filter)
    return _WITH_PLAYER.get(act.kind, 0.0) * -sign


_WITH_PLAYER: dict[str, float] = {
    "search": 1.5,
    "dig": 1.2,
    "scry": 0.4,
    "turn": 4.0,
    "win": 100.0,
    "lose": -100.0,
    "mill": -0.05,
    "hinder": -1.0,
}


def _least(do: Doing, act: Act, player: SeenPlayer) -> float:
    found = [
        worth(seen)
        for seen in player.battlefield
        if fits(act.node.filter, seen, player.seat, do.source)
    ]
    return min(found, default=0.0)


def token_worth(face: Any) -> float:
    """What a token with this face is worth."""
    if not isinstance(face, ir.Face) or face.power is None:
        return 1.0
    flying = any(isinstance(a, ir.Keyword) and a.name == "flying" for a in face.abilities)
    size = 0.5 + 0.75 * face.power + 0.35 * (face.toughness or 0)
    return size + (0.4 * face.power if flying else 0.0)


# ------------------------------------------------ objects


def on_object(do: Doing, act: Act, seen: SeenObject) -> float:
    """The gain of an act that is done to an object."""
    sign = 1.0 if do.board.is_foe(seen.controller) else -1.0
    facts = facts_of(seen)
    if act.kind == "damage":
        return sign * _hurt(do, seen, facts, number(do, act.amount, seen))
    if act.kind == "destroy":
        return sign * _destroyed(do, act, seen, facts)
    if act.kind in ("pump", "grow"):
        return sign * _sized(do, act, seen, facts)
    if act.kind == "bounce":
        return _to_hand(do, seen, facts, sign)
    if act.kind == "put":
        return standing(facts) + entering_gain(do, facts) if facts.creature else CARD
    if act.kind == "control":
        return 1.6 * worth(seen) if sign > 0 and seen.controller != do.seat else 0.0
    if act.kind == "counter":
        return sign * stack_worth(do.board, seen)
    if act.kind == "copy":
        if do.source is not None and do.source.id == seen.id:
            return CARD  # itself, over and over
        return max(0.0, abs(stack_worth(do.board, seen)) - 0.5)
    if act.kind == "tap":
        return 0.0 if seen.tapped else sign * (0.1 + 0.22 * facts.power)
    if act.kind == "untap":
        return -sign * 0.3 if seen.tapped else 0.0
    if act.kind == "attach":
        return -sign * (1.0 + 0.3 * worth(seen))
    if act.kind == "fight":
        return sign * _hurt(do, seen, facts, 3)
    weight = _BY_WORTH.get(act.kind, 0.0)
    if act.kind == "exile" and seen.zone != BATTLEFIELD:
        weight = 0.05
    return sign * weight * worth(seen)


BATTLEFIELD, GRAVEYARD = 2, 3  # zones, as SeenObject.zone numbers them

_BY_WORTH: dict[str, float] = {
    "exile": 1.0,
    "tuck": 0.9,
    "bury": 1.0,
    "hinder": 0.5,
    "grant": -0.1,
    "retarget": 0.6,
    "clone": -0.5,
}


def left(seen: SeenObject) -> int:
    """How much damage would kill the creature."""
    return (seen.chars.toughness or 0) - seen.damage


def _hurt(do: Doing, seen: SeenObject, facts: Facts, count: int) -> float:
    if not facts.creature:
        return 0.4 * count if facts.planeswalker else 0.0
    if count < left(seen) or facts.has("indestructible"):
        return 0.03 * count
    if _regenerates(do, seen, facts):
        return 0.3
    return worth(seen) - 0.06 * (count - left(seen))


def _destroyed(do: Doing, act: Act, seen: SeenObject, facts: Facts) -> float:
    if facts.has("indestructible"):
        return 0.0
    if facts.creature and not getattr(act.node, "no_regeneration", False):
        if _regenerates(do, seen, facts):
            return 0.3
    return removed_worth(do, seen, facts)


def removed_worth(do: Doing, seen: SeenObject, facts: Facts) -> float:
    """What a permanent is worth to take away: a land among many is not worth a card."""
    if facts.land and not facts.creature:
        owner = do.board.view.players[seen.controller]
        lands = sum(1 for other in owner.battlefield if facts_of(other).land)
        return worth(seen) * (1.0 if lands <= 3 else 0.5)
    return worth(seen)


def _regenerates(do: Doing, seen: SeenObject, facts: Facts) -> bool:
    """Could its controller regenerate it now?"""
    cost = facts.skills.regenerates
    return (
        not do.certain
        and cost >= 0
        and do.board.mana(do.board.view.players[seen.controller]) >= cost
    )


def _sized(do: Doing, act: Act, seen: SeenObject, facts: Facts) -> float:
    """The harm of getting larger or smaller."""
    power, toughness = number(do, act.amount, seen), number(do, act.toughness, seen)
    if left(seen) + toughness <= 0:
        return worth(seen)
    lasting = act.kind == "grow" or not isinstance(act.node, ir.Apply)
    if isinstance(act.node, ir.Apply) and act.node.duration == "forever":
        lasting = True
    scale = 0.6 if lasting else 0.04
    return -scale * (power + 0.5 * toughness) - (0.02 * facts.power if power > 0 else 0.0)


def _to_hand(do: Doing, seen: SeenObject, facts: Facts, sign: float) -> float:
    if seen.zone == GRAVEYARD:
        points = 0.8 + (0.35 * standing(facts) if not facts.land else 0.2)
        return points if not do.board.is_foe(seen.owner) else -points
    if seen.token:
        return sign * worth(seen)
    return sign * (0.4 * worth(seen) + 0.3 * len(seen.attachments))


def entering_gain(do: Doing, facts: Facts) -> float:
    """What the abilities that trigger as it enters bring, with the best targets guessed."""
    from .targets import best_total  # which weighs acts with what stands here

    points = 0.0
    for trigger in facts.skills.triggers:
        if enters_itself(trigger.when):
            points += best_total(do, trigger.body)
    return points


def stack_worth(board: Board, seen: SeenObject) -> float:
    """What a spell or ability on the stack is worth to the one who controls it."""
    facts = facts_of(seen)
    do = Doing(board, seen.controller, seen, seen.x)
    sign = -1.0 if board.is_foe(seen.controller) else 1.0
    ability = seen.ability
    text = getattr(ability, "body", None) if ability is not None else facts.skills.spell
    if text is None:
        if facts.aura:
            return max(1.0, standing(facts))
        return standing(facts) if facts.permanent and ability is None else 0.5
    acts = acts_of(text)
    for mode in seen.modes:
        if mode < len(text.modes):
            acts += acts_of(ir.Body(text.modes[mode].effect))
    slots = {i: list(slot) for i, slot in enumerate(seen.targets)}
    gained = sign * total(do, acts, slots)
    floor = 0.3 if ability is not None else 0.4 + 0.35 * facts.mv
    return max(floor, gained)


def gains_at_x(do: Doing, acts: Acts) -> float:
    """The gain of the acts without targets, with the X that `do` says."""
    return sum(untargeted(do, act) for act in acts if act.on not in ("target", "controller"))
