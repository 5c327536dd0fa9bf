"""Banding: bands of attackers, and who assigns damage in their place (2006:502.10, 2009:702.19).

A band lasts until combat ends, whatever becomes of the abilities of those in it; what is no longer
attacking is no longer in its band.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PICK_SOME, Answer, Option, Question
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits

from . import state

BANDING = c.KEYWORD_BITS["banding"]
BANDS_WITH_OTHER = "bands with other"
Bands = tuple[tuple[int, ...], ...]


# ------------------------------------------------------------------ forming


def form(g: Game, seat: int, chosen: list[tuple[GameObject, int]]) -> None:
    """attack-bands-formed: as attackers are declared their controller says which of them form
    bands, one band after another."""
    free = list(chosen)
    made: Bands = ()
    while any(_can_join(g, obj) for obj, _ in free) and len(free) > 1:
        options = tuple(Option("object", obj.id) for obj, _ in free)
        asked = Question(
            PICK_SOME, "band", seat, options, least=0, most=len(free), check=_check(g, free)
        )
        picked = g.choose(asked)
        if not picked:
            break
        band = tuple(free[i][0].id for i in picked)
        made = (*made, band)
        g.trace("attack-bands-formed", player=seat, list=band)
        free = [one for i, one in enumerate(free) if i not in picked]
    if made:
        state.note(g, "bands", made)


def _check(g: Game, free: list[tuple[GameObject, int]]) -> Callable[[Answer], str | None]:
    def check(answer: Answer) -> str | None:
        if not answer:
            return None
        members = [free[i][0] for i in answer]
        if len(members) < 2:
            return "a band has at least two creatures"
        if len({free[i][1] for i in answer}) > 1:
            return "all creatures of a band attack the same player or planeswalker"
        if may_band(g, members):
            return None
        return "a band has at most one creature without banding, or all share the quality"

    return check


def may_band(g: Game, members: Sequence[GameObject]) -> bool:
    """keyword-banding: creatures with banding and at most one other, or creatures of a quality with
    at least one of them that bands with other such creatures."""
    able = sum(1 for obj in members if g.chars(obj).keywords & BANDING)
    if able and len(members) - able <= 1:
        return True
    return any(
        all(_of_quality(g, holder, keyword, obj) for obj in members)
        for holder, keyword in _with_other(g, members)
    )


def _with_other(g: Game, objs: Sequence[GameObject]) -> Iterator[tuple[GameObject, ir.Keyword]]:
    for obj in objs:
        for keyword in g.behavior(obj).params.get(BANDS_WITH_OTHER, ()):
            yield obj, keyword


def _of_quality(g: Game, holder: GameObject, keyword: ir.Keyword, obj: GameObject) -> bool:
    """Has the creature the quality? Where the edition says so it must have the very ability."""
    if g.edition.facts.bands_with_other_of_each:
        return any(k == keyword for k in g.behavior(obj).params.get(BANDS_WITH_OTHER, ()))
    ctx = Ctx(g, holder.id, holder.controller)
    return keyword.filter is None or fits(ctx, keyword.filter, obj.id)


def _can_join(g: Game, obj: GameObject) -> bool:
    if g.chars(obj).keywords & BANDING:
        return True
    return BANDS_WITH_OTHER in g.behavior(obj).params


# ------------------------------------------------------------------ being in a band


def spread_blocks(g: Game, blocks: list[tuple[GameObject, int]]) -> list[tuple[GameObject, int]]:
    """A creature that blocks one of a band blocks all of it, even those that it could not have
    been declared to block."""
    if state.noted(g, "bands") is None:
        return blocks
    whole = dict.fromkeys((obj.id, place) for obj, place in blocks)
    for obj, place in blocks:
        for other in state.others_in_band(g, place):
            if (obj.id, other) not in whole:
                whole[obj.id, other] = None
                g.trace("keyword-banding", player=g.active, list=(obj.id, other))
    return [(g.objects[id_], place) for id_, place in whole]


# ------------------------------------------------------------------ damage


def assigner(g: Game, obj: GameObject) -> int:
    """The player who assigns the creature's combat damage where banding gives that to the other
    side, dividing it freely; -1 where nothing does."""
    if obj.attacking:
        opposed, seat = state.blockers_of(g, obj), state.defending_player(g, obj.id)
    else:
        opposed, seat = state.blocked_by(g, obj), g.active
    if not opposed or not _decides(g, opposed):
        return -1
    g.trace("keyword-banding", player=seat, list=(obj.id,))
    return seat


def _decides(g: Game, opposed: list[GameObject]) -> bool:
    """One of them has banding, or one bands with another of them by its quality."""
    if any(g.chars(obj).keywords & BANDING for obj in opposed):
        return True
    return any(
        sum(1 for obj in opposed if _of_quality(g, holder, keyword, obj)) > 1
        and _of_quality(g, holder, keyword, holder)
        for holder, keyword in _with_other(g, opposed)
    )
