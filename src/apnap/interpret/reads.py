"""Which aspects of the state a filter, an amount or a condition reads.

Continuous effects are computed anew when an aspect that one of them reads is written
(`Game.touch`). The answer may name too much, never too little.
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core import constants as c

_KNOWN: dict[int, tuple[ir.Node, int]] = {}


def graveyard_order(card: ir.Node) -> bool:
    """Does the card speak of the order of a graveyard?"""
    for one in ir.walk(card):
        if isinstance(one, ir.Above):
            return True
        if isinstance(one, ir.Top) and one.zone == "graveyard":
            return True
        if isinstance(one, ir.MayPlay) and one.zone == "graveyard-top":
            return True
    return False


# What another object's characteristics may depend on: reading them reads all this.
_OTHERS = c.A_BATTLEFIELD | c.A_COUNTERS | c.A_ATTACH | c.A_STACK

_ZONE_ASPECTS = {name: c.ZONE_ASPECT[number] for name, number in c.ZONES.items() if number < 11}

# What each node reads apart from the nodes and zones inside it; one that is not listed reads all.
READS: dict[type[Any], int] = {
    # objects
    ir.This: 0,
    ir.Giver: c.A_BATTLEFIELD,
    ir.Target: 0,
    ir.EventObject: 0,
    ir.Current: 0,
    ir.Result: 0,
    ir.CostObject: 0,
    ir.AttachedTo: c.A_ATTACH,
    ir.AttackedBy: c.A_COMBAT,
    ir.PairOf: c.A_BATTLEFIELD,
    ir.IsPaired: c.A_BATTLEFIELD,
    ir.IsRingBearer: c.A_BATTLEFIELD,
    ir.IsSuspected: c.A_BATTLEFIELD,
    ir.AttachmentsOf: c.A_ATTACH,
    ir.All: 0,
    ir.Choose: c.A_ALL,
    ir.Top: c.A_LIBRARY | c.A_GRAVEYARD,
    ir.Linked: c.A_CHOSEN | c.A_EXILE,
    ir.StackSource: c.A_STACK,
    ir.Became: c.A_GRAVEYARD | c.A_EXILE,
    ir.Those: 0,
    ir.Rest: 0,
    ir.Both: 0,
    # players
    ir.You: 0,
    ir.PlayersFitting: 0,
    ir.EachPlayer: 0,
    ir.EachOpponent: 0,
    ir.OpponentsOf: 0,
    ir.AnOpponent: 0,
    ir.TargetPlayer: 0,
    ir.ControllerOf: c.A_BATTLEFIELD,
    ir.PlayerOrController: c.A_BATTLEFIELD,
    ir.OwnerOf: 0,
    ir.EventPlayer: 0,
    ir.CurrentPlayer: 0,
    ir.ActivePlayer: c.A_TURN,
    ir.DefendingPlayer: c.A_COMBAT,
    ir.ChosenPlayer: c.A_CHOSEN,
    ir.OthersThan: 0,
    ir.Without: 0,
    ir.SubgameLosers: c.A_ALL,
    ir.Teammates: 0,
    # amounts
    ir.X: 0,
    ir.TimesKicked: 0,
    ir.TimesPaid: 0,
    ir.ColorsSpent: 0,
    ir.ManaSpentOn: 0,
    ir.ClassLevel: c.A_CHOSEN,
    ir.SpellsBefore: c.A_HISTORY,
    ir.SpellsCast: c.A_HISTORY | _OTHERS,
    ir.DiedCount: c.A_HISTORY,
    ir.SymbolsIn: _OTHERS,
    ir.CostCount: 0,
    ir.Count: _OTHERS,
    ir.CountOf: _OTHERS,
    ir.CardsIn: 0,
    ir.LifeOf: c.A_LIFE,
    ir.PlayerCount: 0,
    ir.UnspentMana: c.A_ALL,
    ir.PowerOf: _OTHERS,
    ir.ToughnessOf: _OTHERS,
    ir.ManaValueOf: _OTHERS,
    ir.CountersOn: c.A_COUNTERS,
    ir.DamageOn: c.A_DAMAGE,
    ir.EventAmount: 0,
    ir.TimesResolved: c.A_HISTORY,
    ir.TimesActivated: c.A_HISTORY,
    ir.DamageTaken: c.A_HISTORY | c.A_DAMAGE | _OTHERS,
    ir.ResultAmount: 0,
    ir.RemovedCount: 0,
    ir.ChosenNumber: c.A_CHOSEN,
    ir.TurnFact: c.A_HISTORY,
    ir.CardTypesAmong: _OTHERS,
    ir.Devotion: _OTHERS,
    ir.ColorsAmong: _OTHERS,
    ir.DifferentAmong: _OTHERS,
    ir.PlayerCounters: c.A_COUNTERS,
    ir.BasicTypesAmong: _OTHERS,
    ir.Highest: 0,
    ir.Plus: 0,
    ir.Times: 0,
    ir.Minus: 0,
    ir.Half: 0,
    ir.Max: _OTHERS,
    ir.Sum: _OTHERS,
    # filters: the candidate's own characteristics are no aspect
    ir.Anything: 0,
    ir.AllOf: 0,
    ir.AnyOf: 0,
    ir.Not: 0,
    ir.HasType: 0,
    ir.HasSupertype: 0,
    ir.HasSubtype: 0,
    ir.HasColor: 0,
    ir.Colorless: 0,
    ir.Multicolored: 0,
    ir.Monocolored: 0,
    ir.Controlled: 0,
    ir.Owned: 0,
    ir.IsTapped: c.A_TAPPED,
    ir.IsAttacking: c.A_COMBAT,
    ir.IsBlocking: c.A_COMBAT,
    ir.IsBlocked: c.A_COMBAT,
    ir.IsUnblocked: c.A_COMBAT,
    ir.BlockedBy: c.A_COMBAT,
    ir.IsToken: 0,
    ir.IsCommander: 0,  # which card is a commander never changes
    ir.IsFaceDown: 0,
    ir.IsEnchanted: c.A_ATTACH | c.A_BATTLEFIELD,
    ir.IsEquipped: c.A_ATTACH | c.A_BATTLEFIELD,
    ir.AttachedToFilter: c.A_ATTACH | _OTHERS,
    ir.Is: 0,
    ir.Other: 0,
    ir.Number: c.A_COUNTERS | c.A_DAMAGE,
    ir.HasKeyword: 0,
    ir.CostHas: 0,
    ir.CanEnchant: 0,
    ir.HasActivated: 0,
    ir.HasCounter: c.A_COUNTERS,
    ir.Named: 0,
    ir.SameNameAs: _OTHERS,
    ir.FirstCastThisTurn: c.A_HISTORY,
    ir.Above: c.A_GRAVEYARD,
    ir.OfKeyword: 0,
    ir.EnteredCount: c.A_HISTORY,
    ir.CounteredCount: c.A_HISTORY,
    ir.DestroyedCount: c.A_HISTORY,
    ir.NameCastThisTurn: c.A_HISTORY | _OTHERS,
    ir.SharesWith: _OTHERS,
    ir.SharesWithAny: _OTHERS,
    ir.OfCommonColor: _OTHERS,
    ir.CanBear: c.A_ALL,
    ir.CanBeAttachedTo: c.A_ALL,
    ir.HasAttached: c.A_ATTACH | _OTHERS,
    ir.HasNoAbilities: 0,
    ir.WentToGraveyard: c.A_HISTORY,
    ir.OfChosen: c.A_CHOSEN,
    ir.EnteredThisTurn: c.A_TURN,
    ir.DamagedThisTurn: c.A_HISTORY | c.A_DAMAGE,
    ir.FromSet: 0,
    ir.DealtDamageTo: c.A_HISTORY | c.A_DAMAGE,
    ir.Extreme: _OTHERS,
    ir.HasTwin: _OTHERS,
    ir.EnteredSince: c.A_TURN,
    ir.DamagedThisTurnBy: c.A_HISTORY | c.A_DAMAGE,
    ir.AttackedThisTurn: c.A_HISTORY | c.A_COMBAT,
    ir.AttackedLastTurn: c.A_HISTORY,
    ir.BandedWith: c.A_COMBAT,
    ir.AttackedThisCombat: c.A_COMBAT,
    ir.ControlledSince: c.A_TURN,
    ir.WasKicked: 0,
    ir.PutThereThisTurn: c.A_HISTORY,
    ir.DiscardedThisTurn: c.A_HISTORY,
    ir.BlockedThisTurn: c.A_HISTORY | c.A_COMBAT,
    ir.BlockedThisCombat: c.A_COMBAT,
    ir.WasBlockedThisTurn: c.A_HISTORY | c.A_COMBAT,
    ir.IsSpell: 0,
    ir.IsAbility: 0,
    ir.FromSource: c.A_STACK | _OTHERS,
    ir.PlayerOf: 0,
    ir.Targets: c.A_STACK | _OTHERS,
    ir.IsPlayer: 0,
    ir.AnyTarget: 0,
    ir.CastFrom: 0,
    ir.IsIn: 0,
    ir.IsPermanent: 0,
    ir.CanProduce: _OTHERS | c.A_CHOSEN,
    # conditions
    ir.AllTrue: 0,
    ir.AnyTrue: 0,
    ir.Untrue: 0,
    ir.Compare: 0,
    ir.Exists: _OTHERS,
    ir.Fits: _OTHERS,
    ir.InZone: 0,
    ir.TurnOf: c.A_TURN,
    ir.NotUsedYet: c.A_CHOSEN,
    ir.HeldSinceTurn: c.A_TURN | c.A_BATTLEFIELD,
    ir.During: c.A_TURN,
    ir.LaterTurn: c.A_TURN,
    ir.ThatTurn: c.A_TURN,
    ir.SomeShare: _OTHERS,
    ir.AllShare: _OTHERS,
    ir.SorceryTime: c.A_TURN | c.A_STACK,
    ir.Kicked: c.A_STACK,
    ir.KickedWith: c.A_STACK,
    ir.CostPaid: c.A_STACK,
    ir.IsMonarch: c.A_ALL,
    ir.IsTime: c.A_HISTORY,
    ir.HasBlessing: c.A_ALL,
    ir.ColorIsCommon: _OTHERS,
    ir.HasMaxSpeed: c.A_ALL,
    ir.IsSaddled: c.A_HISTORY,
    ir.IsModified: c.A_ALL,
    ir.PartySize: c.A_ALL,
    ir.IfSo: 0,
    ir.SaddledThisTurn: c.A_HISTORY,
    ir.Did: 0,
    ir.WonFlip: 0,
    ir.Happened: c.A_HISTORY,
    ir.WasAttacked: c.A_COMBAT,
    ir.WasCast: 0,
    ir.ManaSpent: 0,
    ir.ChoiceIs: c.A_CHOSEN,
    ir.NewlyControlled: c.A_TURN,
}


def aspects(value: Any) -> int:
    """The mask of core.constants.A_... that the node (or tuple of nodes, or plain value) reads;
    kept for each node."""
    if value is None or not isinstance(value, ir.Node | tuple):
        return 0
    if isinstance(value, tuple):
        mask = 0
        for part in value:
            mask |= aspects(part)
        return mask
    known = _KNOWN.get(id(value))
    if known is None:
        known = (value, _read(value))
        if len(_KNOWN) >= 100_000:
            _KNOWN.clear()
        _KNOWN[id(value)] = known
    return known[1]


def _read(value: ir.Node) -> int:
    mask = 0
    for part in ir.walk(value):
        if type(part) not in READS and not isinstance(part, ir.Part):
            return c.A_ALL
        mask |= READS.get(type(part), 0)
        zones = getattr(part, "zones", None)
        if isinstance(zones, tuple):
            for zone in zones:
                mask |= _ZONE_ASPECTS.get(zone, 0)
        zone = getattr(part, "zone", None)
        if isinstance(zone, str):
            mask |= _ZONE_ASPECTS.get(zone, 0)
    return mask
