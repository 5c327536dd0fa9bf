"""Several abilities in one sentence: "This creature has flying as long as you control an Island,
and has trample as long as you control a Forest"."""

from __future__ import annotations

from typing import Any

from ..ir import HasSubtype, Replacement, Static, This, WouldTapForMana
from ..render.english.grammar import make
from ..render.english.runs import RUN
from .parse import Parser, Reading, coded

Run = tuple[tuple[Any, ...], int, int]


@coded("xline", like=["this"])
def several_statics(p: Parser, pos: int, form: str) -> list[Reading]:
    """What the object has, each as long as something is so."""
    out: list[Reading] = []
    for value, at, penalty in p.parse("this", pos):
        found: list[Run] = _more(p, (), at, penalty, This(said=value))
        while found:
            longer: list[Run] = []
            for before, end, pen in found:
                if p.at(end, ",", "and"):
                    for whole, stop, more in _more(p, before, end + 2, pen, This(said=value)):
                        if len(whole) > 2 and p.tokens[stop] == ".":
                            out.append((whole, stop + 1, more))
                elif p.at(end, ","):
                    longer += _more(p, before, end + 1, pen, This(said=value))
            found = longer
    return out


def _more(p: Parser, before: tuple[Any, ...], pos: int, penalty: int, me: This) -> list[Run]:
    """One ability more; after the first its verb may go without saying."""
    out: list[Run] = []
    for kind, form in (("sparts", "s/it"), ("abilities", "")):
        if kind == "abilities" and not before:
            continue
        for parts, end, extra in p.parse(kind, pos, form):
            if not p.at(end, "as", "long", "as"):
                continue
            said = RUN if kind == "sparts" else f"{RUN} bare"
            for condition, stop, more in p.parse("cond1", end + 3):
                made = make(Static, parts, me, condition, said=said)
                out.append(((*before, made), stop, penalty + extra + more))
    return out


@coded("xline", first=["if"])
def several_lands(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "If tapped for mana, Plains produce {R}, Islands produce {G}, ... instead of any other
    type"."""
    if not p.at(pos, "if", "tapped", "for", "mana", ","):
        return []
    made: list[Any] = []
    at = pos + 5
    while True:
        lands = p.parse("land_plural", at)
        if not lands or not p.at(lands[0][1], "produce"):
            return []
        mana = p.parse("one_mana", lands[0][1] + 1)
        if not mana:
            return []
        event = WouldTapForMana(HasSubtype(lands[0][0][0]))
        made.append(make(Replacement, event, mana=mana[0][0], said=RUN))
        at = mana[0][1]
        if p.at(at, "instead", "of", "any", "other", "type", "."):
            return [(tuple(made), at + 6, 0)] if len(made) > 2 else []
        if p.at(at, ",", "and"):
            at += 2
        elif p.at(at, ","):
            at += 1
        else:
            return []
