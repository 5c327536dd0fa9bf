"""What an event is about read: what deals damage, what it happens to."""

from __future__ import annotations

from ..ir import (
    AllOf,
    AnyOf,
    Anything,
    AttachedTo,
    EachOpponent,
    HasType,
    Is,
    IsPermanent,
    IsPlayer,
    IsSpell,
    This,
    You,
)
from .holes import DoneTo, Pron, TargetHole
from .parse import Parser, Reading, coded
from .refs import OBJECT_STARTS, _has_other, _objects, _with_other


def filter_of(p: Parser, pos: int, number: str) -> list[Reading]:
    """The filter of an event's object: "a creature", "another Goblin", "this creature"."""
    out: list[Reading] = []
    low = p.lower[pos]
    if p.at(pos, "a", "creature", "dealt", "damage", "this", "way"):
        said = "a creature dealt damage this way"
        out.append((Is(DoneTo(HasType("Creature"), "dealt", p.offset + pos, said)), pos + 6, 0))
    for what, end, penalty in _objects(p, pos, "in"):
        if isinstance(what, (This, AttachedTo, Pron)):
            out.append((Is(what), end, penalty))
        elif isinstance(what, TargetHole) and what.spec.most == 1:
            out.append((Is(what), end, penalty + 1))
    if low in ("a", "an", "another", "each"):
        for np, end, penalty in p.parse("np", pos + 1, "s"):
            if np.kind == "perm" and not _has_other(np):
                what = _with_other(np.filter) if low == "another" else np.filter
                out.append((what, end, penalty))
    return out


@coded("esource", first=OBJECT_STARTS, like=["asource", "aspell"])
def event_source(p: Parser, pos: int, form: str) -> list[Reading]:
    """What deals damage: "a creature" is a permanent, unlike "a red source" (2006:200.9)."""
    out: list[Reading] = []
    for value, end, penalty in filter_of(p, pos, "s"):
        what = value if isinstance(value, Is) else AllOf((value, IsPermanent()))
        out.append((what, end, penalty))
    out += p.parse("asource", pos)
    for value, end, penalty in p.parse("aspell", pos):
        out.append((AllOf((IsSpell(), value)), end, penalty))
    return out


@coded("dsource", like=["esource"])
def would_be_source(p: Parser, pos: int, form: str) -> list[Reading]:
    """What would deal damage: "a source" is each of them by itself, and not all together."""
    return [
        (AllOf(()) if value == Anything() else value, end, penalty)
        for value, end, penalty in p.parse("esource", pos)
    ]


@coded("erecipient", first=["you", *OBJECT_STARTS])
def event_recipient(p: Parser, pos: int, form: str) -> list[Reading]:
    """What damage is dealt to, as a filter."""
    either = AnyOf((HasType("Permanent"), IsPlayer()))
    out = [reading for reading in filter_of(p, pos, "s") if reading[0] != either]
    for words, value in (
        (("you",), IsPlayer(You())),
        (("an", "opponent"), IsPlayer(EachOpponent())),
        (("a", "player"), IsPlayer()),
        (("a", "permanent", "or", "player"), Anything()),
    ):
        if p.at(pos, *words):
            out.append((value, pos + len(words), 0))
    return out


@coded("ewhat", first=OBJECT_STARTS)
def event_filter(p: Parser, pos: int, form: str) -> list[Reading]:
    """What an event happens to."""
    out = filter_of(p, pos, "s")
    for first, end, penalty in list(out):
        if p.at(end, "or") and type(first).__name__ == "Is":
            for second, stop, extra in filter_of(p, end + 1, "s"):
                out.append((AnyOf((first, second)), stop, penalty + extra))
    return out
