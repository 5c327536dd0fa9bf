"""What the older editions write in another form than today, read: modes, "any target"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..ir import AnyTarget, Linked, TargetSpec, This
from ..render.english.eras import CURRENT, OLDEST
from ..render.english.grammar import SELF_SIGN, make
from ..render.english.words import lowered

if TYPE_CHECKING:
    from .parse import Parser

Count = Callable[["Parser", int], tuple[Any, int] | None]
HEADING = 6
"""How many words before the dash "choose one or more" has at most, and some."""


def modes_apart(tokens: list[str]) -> list[str]:
    """Modes that stand in a line, each in a line of its own."""
    out: list[str] = []
    inside = False
    for i, token in enumerate(tokens):
        if token == "—" and any((lowered(one) or one) == "choose" for one in out[-HEADING:]):
            inside = True
            out += [token, "\n", "•"]
        elif inside and token == ";":
            out += [".", "\n", "•"]
        elif inside and token == "or" and tokens[i - 1] == ";":
            continue
        else:
            inside = inside and token != "\n"
            out.append(token)
    return out


def one_word(tokens: list[str]) -> list[str]:
    """ "Removed from the game this way" with the participle as the one word that it is today."""
    out: list[str] = []
    for token in tokens:
        out.append(token)
        if out[-6:] == ["removed", "from", "the", "game", "this", "way"]:
            out[-6:] = ["exiled", "this", "way"]
    return out


def old_targets(p: Parser, pos: int, count: Count) -> list[tuple[TargetSpec, int, int, bool]]:
    """Any target, when it was a creature or player: spec, end, penalty, whether "another"."""
    another = p.at(pos, "another")
    if p.at(pos + another, "target", "creature", "or", "player"):
        return [(TargetSpec(AnyTarget()), pos + another + 4, 0, another)]
    up_to = p.at(pos, "up", "to")
    found = count(p, pos + 2 if up_to else pos)
    if found is None or not p.at(found[1], "target", "creatures", "and/or", "players"):
        return []
    spec = TargetSpec(AnyTarget(), 0 if up_to else found[0], found[0])
    return [(spec, found[1] + 4, 0, False)]


def any_targets(p: Parser, pos: int) -> int:
    """Where "targets", after their number, ends; 0 where it does not stand."""
    if p.era == CURRENT:
        return pos + 1 if p.at(pos, "targets") else 0
    return pos + 4 if p.at(pos, "target", "creatures", "and/or", "players") else 0


def own_name(p: Parser, pos: int, prep: str) -> list[tuple[Any, int, int]]:
    """The card itself, by its name."""
    out: list[tuple[Any, int, int]] = [(This(), pos + 1, 0)]
    for zone in ("graveyard", "hand"):
        if prep == "from" and p.at(pos + 1, "from", "your", zone):
            out.append((make(This, said=f"this card from your {zone}"), pos + 4, 0))
    return out


def exiled(p: Parser, pos: int) -> list[tuple[Any, int, int]]:
    """ "The exiled card", "all cards exiled with it"."""
    first = p.era in OLDEST
    for word in ("card", "cards"):
        if p.at(pos, "the", "removed" if first else "exiled", word):
            said = f"the exiled {word}" + ("$p" if word == "cards" else "")
            return [(make(Linked, said=said), pos + 3, 0)]
    gone = ("removed", "from", "the", "game") if first else ("exiled",)
    if not p.at(pos, "all", "cards", *gone, "with"):
        return []
    end = pos + 3 + len(gone)
    this = " ".join(p.tokens[end : end + 2]).lower() if p.at(end, "this") else "it"
    if this == "it" and not p.at(end, "it") and not p.at(end, SELF_SIGN):
        return []
    if p.at(end, SELF_SIGN):
        this = "this card"
    stop = end + 2 if p.at(end, "this") else end + 1
    return [(make(Linked, said=f"all cards exiled with {this}$p"), stop, 0)]
