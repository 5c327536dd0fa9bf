"""References to players: you, each opponent, its controller, that player."""

from __future__ import annotations

from apnap import ir

from .printer import Printer, prints
from .refs import event_noun, spec_of, target_phrase
from .words import outer


@prints(ir.You)
def _you(p: Printer, node: ir.You) -> str:
    return "你"


@prints(ir.EachPlayer)
def _each_player(p: Printer, node: ir.EachPlayer) -> str:
    return p.words("每位[player]")


@prints(ir.EachOpponent)
def _each_opponent(p: Printer, node: ir.EachOpponent) -> str:
    return "每位对手"


@prints(ir.OpponentsOf)
def _opponents_of(p: Printer, node: ir.OpponentsOf) -> str:
    return f"{p.say(node.who)}的每位对手"


@prints(ir.AnOpponent)
def _an_opponent(p: Printer, node: ir.AnOpponent) -> str:
    return "该对手" if p.mention(node) else "一位对手"


@prints(ir.TargetPlayer)
def _target_player(p: Printer, node: ir.TargetPlayer) -> str:
    spec = spec_of(p, node)
    if p.mention(node):
        return p.words("该[player]")
    p.mention(ir.Target(node.slot))
    return target_phrase(p, spec, node.slot)


def _holder(p: Printer, what: ir.Node, word: str) -> str:
    """Its controller, its owner; the object is named where it was not before."""
    if isinstance(what, ir.EventObject):
        near = what.role == "object" and not p.apart
        own = event_noun(p, what.role)
        return f"其{word}" if near and own != p.self_noun else f"{own}的{word}"
    if isinstance(what, ir.Current) or (p.mentioned(what) and not p.apart):
        return f"其{word}"
    return f"{outer(p.say(what))}的{word}"


@prints(ir.ControllerOf)
def _controller_of(p: Printer, node: ir.ControllerOf) -> str:
    if isinstance(node.what, ir.Giver) and node.said == "you":
        return "你"
    return _holder(p, node.what, "操控者")


@prints(ir.OwnerOf)
def _owner_of(p: Printer, node: ir.OwnerOf) -> str:
    return _holder(p, node.what, "拥有者")


@prints(ir.EventPlayer)
def _event_player(p: Printer, node: ir.EventPlayer) -> str:
    if node.role == "defender":
        return p.words("防御[player]")
    if node.role == "opponent":
        return "该对手"
    if isinstance(p.event, ir.StepBegins) and any(
        isinstance(part, ir.IsPlayer) for spec in p.specs for part in ir.walk(spec.what)
    ):
        return p.words("主动[player]")  # 该 would mean the target
    return p.words("该[player]")


@prints(ir.CurrentPlayer)
def _current_player(p: Printer, node: ir.CurrentPlayer) -> str:
    if p.such:
        return "其"
    return p.words("该[player]")


@prints(ir.ActivePlayer)
def _active_player(p: Printer, node: ir.ActivePlayer) -> str:
    return p.words("主动[player]")


@prints(ir.DefendingPlayer)
def _defending_player(p: Printer, node: ir.DefendingPlayer) -> str:
    return p.words("防御[player]")


@prints(ir.ChosenPlayer)
def _chosen_player(p: Printer, node: ir.ChosenPlayer) -> str:
    return p.words("所选[player]") if not p.mention(node) else p.words("该[player]")


@prints(ir.Teammates)
def _teammates(p: Printer, node: ir.Teammates) -> str:
    return "队友"


@prints(ir.SubgameLosers)
def _subgame_losers(p: Printer, node: ir.SubgameLosers) -> str:
    return p.words("每位未赢得子游戏的[player]")


@prints(ir.Without)
def _without(p: Printer, node: ir.Without) -> str:
    return f"{p.say(node.but)}以外的{p.say(node.who)}"


@prints(ir.OthersThan)
def _others(p: Printer, node: ir.OthersThan) -> str:
    if isinstance(node.who, ir.You):
        return p.words("每位[others][player]")
    return p.words(f"{p.say(node.who)}以外的每位[player]")


@prints(ir.PlayerOrController)
def _player_or_controller(p: Printer, node: ir.PlayerOrController) -> str:
    if isinstance(node.what, ir.AttachedTo):
        return p.words(("受此结界的玩家", "所结附的牌手", "所结附的牌手"))
    if isinstance(node.what, ir.Target):
        p.mention(node.what)
        return p.words("该[player]或该永久物的操控者")
    return p.words(f"该[player]或{p.say(node.what)}的操控者")


@prints(ir.AttackedBy)
def _attacked_by(p: Printer, ref: ir.AttackedBy) -> str:
    return p.words(f"{p.say(ref.what)}所攻击的[player]或鹏洛客")


@prints(ir.PairOf)
def _pair_of(p: Printer, ref: ir.PairOf) -> str:
    return f"{p.say(ref.what)}及与其组队的生物"
