"""Why a card's text is not understood: the place in it under a caret, and the nearest phrase that
the compiler knows."""

from __future__ import annotations

from rich.text import Text

from apnap.cards.library import Why
from apnap.lab.mending import NO_STOP, WRITTEN_SO, edition_of, is_mended
from apnap.playing.declines import (
    DIFFERENT,
    HOLE,
    STOPPED,
    nearest_phrase,
    spot_of,
    under_caret,
)

from .messages import Texts

REASONS = {
    STOPPED: "why-stopped",
    DIFFERENT: "why-different",
    "ambiguous": "why-ambiguous",
    NO_STOP: "why-no-stop",
    WRITTEN_SO: "why-written-so",
}


def lines(why: Why, t: Texts) -> list[Text]:
    """What is to be said of one reason, indented under the card."""
    if why.kind == "engine":
        return [Text(t("why-engine", what=why.reason))]
    if edition := edition_of(why):
        told = [Text(t("why-old-words", edition=edition))]
    else:
        told = [Text(t(REASONS.get(why.reason, "why-other"), reason=why.reason))]
    spot = spot_of(why)
    marked = under_caret(why.clause, spot)
    told += [Text(f"  {line}") for line in (marked[:1] if edition_of(why) else marked)]
    if why.reason == STOPPED:
        phrase = nearest_phrase(why.clause, spot)
        if phrase:
            told.append(Text(t("why-nearest", phrase=phrase)))
    if is_mended(why):
        told.append(Text(t("why-write", text=why.nearest)))
    return told


def short(why: Why, t: Texts) -> str:
    """One reason in a line."""
    if why.kind == "engine":
        return t("why-engine", what=why.reason)
    start = max(0, spot_of(why))
    clause = " ".join(why.clause.split())
    shown = (
        clause
        if len(clause) <= 70
        else HOLE * (start > 20) + clause[max(0, start - 20) :][:68] + HOLE
    )
    return t(REASONS.get(why.reason, "why-other"), reason=why.reason) + f' "{shown}"'
