"""What is said of a card that reads otherwise in an edition than it does today."""

from __future__ import annotations

from apnap import ir
from apnap.cards.revisions import Revision, revision
from apnap.game import Edition

MONTHS = (
    "January February March April May June July August September October November December"
).split()


def formerly(card: ir.Card, edition: Edition, lang: str) -> str:
    """That the card reads so in this edition, until when, and what changed then; "" of a card that
    reads as it does today."""
    found = revision(card, edition.revisions)
    return "" if found is None else _told(found, lang)


def _told(found: Revision, lang: str) -> str:
    until = month(found.until, lang)
    if lang == "zh":
        since = f"自{month(found.since, lang)}起，" if found.since else ""
        return f"此牌在本版本中如此叙述（{since}至{until}止）：{found.why[lang]}"
    since = f"from {month(found.since, lang)} " if found.since else ""
    return f"The card reads so in this edition ({since}until {until}): {found.why[lang]}"


def month(written: str, lang: str) -> str:
    """A month in words: 2007-05 is May 2007."""
    year, number = written.split("-")
    return f"{year}年{int(number)}月" if lang == "zh" else f"{MONTHS[int(number) - 1]} {year}"
