"""The phrase table in the words of an edition: 2006, 2009 and today.

There is one table, in today's words. For an edition its templates are read through the words of the
edition (`WORDING`, word by word and phrase by phrase), once, when the first text of the edition is
read or printed; entries of today are never touched. `said_in` does the same for the phrases that
code says. A few phrases have an entry of their own in the older editions (`OLD_ENTRIES`).

In older editions a card calls itself by its name; in the tables that place is `SELF`, in texts the
sign `~`, which the reader puts in place of the name and the printer replaces by it. An ability in
quotes, which the object has from another, says "this creature" in all editions.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ... import ir
from ..vocabulary import EDITION_KEYS
from .grammar import ENTRIES, SELF, SELF_SIGN, SUBJ, WORD, Entry, Item, V, items_of, made_entry

CURRENT: Final = EDITION_KEYS[-1]
OLDEST: Final = EDITION_KEYS[:1]  # spells are played, objects removed from the game
SELF_NOUNS = frozenset(
    "creature land artifact enchantment Aura Equipment permanent spell card token Vehicle Saga "
    "Class planeswalker battle Fortification".split()
)
Rule = tuple[str, str]

n: Any = ir

MANY_YEARS: Final[tuple[Rule, ...]] = (
    (r"\bmana value\b", "converted mana cost"),
    (r"^(sacrifice\* .*) of \{your\} choice$", r"\1"),
    (r"^create\* \{t:created\}", "put* {t:created} onto the battlefield"),
    (r"^create\* a token that's", "put* a token onto the battlefield that's"),
    (r"^add\* (one mana of any (?:color|type) that .*)$", r"add* to {your} mana pool \1"),
    (r"^add\* (.+) equal to (.+)$", r"add* \1 to {your} mana pool equal to \2"),
    (
        r"^add\* ((?!to \{your\} mana pool|.* to \{your\} mana pool).*)$",
        r"add* \1 to {your} mana pool",
    ),
    (r"^activate (only|no more than)\b", r"activate this ability \1"),
    (r"^as (a sorcery|an instant)$", r"any time you could cast \1"),
    (r"\bthen shuffle\b(?! \{)", "then shuffle {your} library"),
    (r"\bthat player shuffles\b(?! )", "that player shuffles their library"),
    (r"^shuffle\*$", "shuffle* {your} library"),
    (r"\bfirst main phase\b", "precombat main phase"),
    (r"\beach combat if able\b", "each turn if able"),
    (r"^can't be blocked( this turn)?$", r"are* unblockable\1"),
    (r"\bdies\b", "is put into a graveyard from the battlefield"),
    (r"\b(would|to) die\b", r"\1 be put into a graveyard from the battlefield"),
    (r"\bdie\b", "are put into a graveyard from the battlefield"),
    (r"\bdied\b", "was put into a graveyard from the battlefield"),
    (r"\b(enters?|entered)\b(?! the battlefield| or leaves)", r"\1 the battlefield"),
    (r"\bthe next end step\b", "the end step"),
)
"""What 2006 and 2009 have in common, or what 2006 changes further."""

_EXILED = (
    r"(\{p:poss\.who\} graveyard|\{[^{}]+\}(?: of \{[^{}]+\})?|it|them|this \w+|that card"
    r"|those cards|all graveyards|all other cards revealed this way)"
)

FIRST_WORDS: Final[tuple[Rule, ...]] = (
    (r"\b(?:it|this creature|this spell) was kicked\b", "the kicker cost was paid"),
    (r"\b(?:it|this creature|this spell) wasn't kicked\b", "the kicker cost wasn't paid"),
    (r"^time the kicker cost was paid$", "time it was kicked"),
    (
        rf"\bexile(\*?) {_EXILED} from (\{{your\}}|your) (hand|graveyard)",
        r"remove\1 \2 in \3 \4 from the game",
    ),
    (
        r"\bexile(\*?) (\{c:n\} \{f:cards\.p\}) from (\{your\}) (hand|graveyard)",
        r"remove\1 \2 in \3 \4 from the game",
    ),
    (r"\bexile(\*?) (\{f:aperm\} you control)", r"remove\1 \2 from the game"),
    (r"\bexile(\*?) (\{c:n\} cards)", r"remove\1 \2 from the game"),
    (r"\bexile(\*?) \{w:obj\.from\}", r"remove\1 {w:obj} from the game"),
    (rf"\bexile(\*?) {_EXILED}", r"remove\1 \2 from the game"),
    (r"\bthe exiled card", "the removed card"),
    (r"\b(from|in|into) exile\b", r"\1 the removed-from-the-game zone"),
    (r"\bexiled\b", "removed from the game"),
    (r"\benters or leaves the battlefield\b", "comes into play or leaves play"),
    (r"\benters the battlefield\b", "comes into play"),
    (r"\benter the battlefield\b", "come into play"),
    (r"\bentered the battlefield\b", "came into play"),
    (r"\bonto the battlefield\b", "into play"),
    (r"\bon the battlefield\b", "in play"),
    (r"\bthe battlefield\b", "play"),
    (r"\bat the beginning of the end step\b", "at end of turn"),
    (r"\bat the beginning of your next end step\b", "at the end of your next turn"),
    (r"^the beginning of (?:each|the) end step$", "end of turn"),
    (r"^the beginning of each of your end steps$", "the end of each of your turns"),
    (r"^the beginning of the end step of (.*)$", r"the end of the turn of \1"),
    (r"^the beginning of (.*) end step$", r"the end of \1 turn"),
    (r"\bend step\b", "end of turn step"),
    (r"\bactivate\b", "play"),
    (r"\bbe activated\b", "be played"),
    (r"(\b(?:be|been|was|wasn't|were|have|has|had)|'ve|you've) cast\b", r"\1 played"),
    (r"\bcast\*", "play*"),
    (r"\bcasts\b", "plays"),
    (r"\bcast\b", "play"),
)
"""What 2006 says in other words than 2009."""

WORDING: Final[dict[str, tuple[Rule, ...]]] = {
    "2006": (*MANY_YEARS, *FIRST_WORDS),
    "2009": MANY_YEARS,
    CURRENT: (),
}

OLD_ENTRIES: Final = (
    ("vp", "put* the top card of {your} library into {your} graveyard", n.Mill(1, SUBJ)),
    (
        "vp",
        "put* the top {c:n} cards of {your} library into {your} graveyard",
        n.Mill(V("c"), SUBJ),
    ),
    (
        "vp",
        "put* {c:counted.card} from the top of {your} library into {your} graveyard",
        n.Mill(V("c"), SUBJ),
    ),
    ("costvp", "put* the top card of {your} library into {your} graveyard", n.MillCost(1)),
    (
        "costvp",
        "put* the top {c:n} cards of {your} library into {your} graveyard",
        n.MillCost(V("c")),
    ),
)
"""Phrases of 2006 and 2009 that say with other words what today is one word."""

PLAINER: Final = -2
"""The penalty of entries that say a whole action in words that also fit a part of the table."""

LOST = re.compile(r"^mill\* \{c")
"""Templates that the older editions have not."""


@cache
def said_in(phrase: str, era: str) -> str:
    """A template or phrase of today as an edition says it."""
    for old, new in WORDING[era]:
        phrase = re.sub(old, new, phrase)
    return phrase


def _with_self(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items, with one for "this creature" where the older editions have the name."""
    out: list[Item] = []
    for item in items:
        kind, word, _, _ = item
        if kind == WORD and word in SELF_NOUNS and out and out[-1][:2] == (WORD, "this"):
            out[-1] = (SELF, f"this {word}", "", "")
        else:
            out.append(item)
    return tuple(out)


def tokens_in(tokens: list[str]) -> list[str]:
    """Tokens of a phrase, with the sign of the name for "this creature"."""
    out: list[str] = []
    for token in tokens:
        if token in SELF_NOUNS and out and out[-1] == "this":
            out[-1] = SELF_SIGN
        else:
            out.append(token)
    return out


def _changed(entry: Entry, era: str) -> Entry:
    template = said_in(entry.template, era)
    items = _with_self(items_of(template))
    if items == entry.items:
        return entry
    more = PLAINER if "{t:created}" in template else 0  # a token is created, not moved
    return replace(entry, template=template, items=items, penalty=entry.penalty + more)


@cache
def entries_in(era: str) -> dict[str, list[Entry]]:
    """The table in the words of an edition."""
    if era == CURRENT:
        return ENTRIES
    made = {
        category: [_changed(entry, era) for entry in entries if not LOST.match(entry.template)]
        for category, entries in ENTRIES.items()
    }
    for category, template, pattern in OLD_ENTRIES:
        made[category].append(made_entry(category, said_in(template, era), pattern, PLAINER))
    return made
