"""Text-changing effects: words of an object's text become other words (2006:418.6).

Only colour words and land types in their proper role change: never names, mana symbols, or
abilities that other effects gave (418.6a, 418.6b: those come in a later layer)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.called import WALK
from apnap.core.definitions import BASIC_MANA
from apnap.core.objects import Characteristics

from . import changes, choices

_KNOWN: dict[tuple[int, str, str], tuple[Characteristics, Characteristics]] = {}
_LIMIT = 5_000


def changed(ch: Characteristics, part: ir.Node) -> Characteristics:
    """The characteristics with the change of text; the same value for the same change."""
    if isinstance(part, ir.SetName):
        return _remembered(ch, "name", part.name)
    if isinstance(part, ir.ChangeWord) and part.old and part.new and part.old != part.new:
        return _remembered(ch, part.old, part.new)
    return ch


def _remembered(ch: Characteristics, old: str, new: str) -> Characteristics:
    key = (id(ch), old, new)
    known = _KNOWN.get(key)
    if known is None or known[0] is not ch:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        known = _KNOWN[key] = (ch, _make(ch, old, new))
    return known[1]


def _make(ch: Characteristics, old: str, new: str) -> Characteristics:
    other = ch.copy()
    if old == "name":
        other.name = new
        return other
    own = {id(mana): mana for mana in BASIC_MANA.values()}
    abilities = tuple([a if id(a) in own else word_changed(a, old, new) for a in ch.abilities])
    if any(x is not y for x, y in zip(abilities, ch.abilities, strict=True)):
        changes.set_abilities(other, abilities)
    if old in other.subtypes:
        other.subtypes = frozenset([new if s == old else s for s in other.subtypes])
        changes.intrinsic(other)
    return other


def word_changed(ability: ir.Node, old: str, new: str) -> ir.Node:
    """The ability with the word changed; the very same node where it does not occur."""

    def change(node: ir.Node) -> ir.Node:
        changed: ir.Node = _node(node, old, new)
        return changed

    return choices.remembered(ability, (old, new), change)


def _node(node: Any, old: str, new: str) -> Any:
    """One node whose inner nodes have been changed already."""
    if old in c.COLOR_BITS:
        return _color(node, old, new)
    kind = type(node)
    if kind is ir.HasSubtype and node.subtype == old:
        return replace(node, subtype=new)
    if kind in (ir.SetLandTypes, ir.AddTypes, ir.SetTypes, ir.RemoveTypes, ir.Face):
        if old in node.subtypes:
            return replace(node, subtypes=_words(node.subtypes, old, new))
    if kind is ir.ChangeWord and (node.old == old or node.new == old):
        return replace(
            node,
            old=new if node.old == old else node.old,
            new=new if node.new == old else node.new,
        )
    if kind is ir.ChoiceIs and node.value == old:
        return replace(node, value=new)
    walk, new_walk = old.lower() + WALK, new.lower() + WALK
    if kind in (ir.HasKeyword, ir.RemoveKeyword) and walk in node.keyword:
        return replace(node, keyword=node.keyword.replace(walk, new_walk))
    if kind is ir.BlockedAsThough and walk in node.without:
        return replace(node, without=node.without.replace(walk, new_walk))
    return node


def _words(words: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple([new if word == old else word for word in words])


def _color(node: Any, old: str, new: str) -> Any:
    kind = type(node)
    if kind in (ir.HasColor, ir.SymbolsIn, ir.ColorIsCommon) and node.color == old:
        return replace(node, color=new)
    if kind is ir.SpendAs:
        mana, other = (new if each == old else each for each in (node.mana, node.other))
        return replace(node, mana=mana, other=other)
    if kind in (ir.Activated, ir.CastRule) and node.x_mana == old:
        return replace(node, x_mana=new)
    if kind in (ir.SetColors, ir.AddColors, ir.Face, ir.Devotion) and old in node.colors:
        letters = node.colors.replace(old, new)
        return replace(node, colors="".join([x for x in "WUBRG" if x in letters]))
    if kind is ir.ChoiceIs and node.value == old:
        return replace(node, value=new)
    return node
