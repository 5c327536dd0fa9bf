"""Words that say nothing by themselves where they stand: the text without them is printed on other
cards, or is plain English for the same. Each kind has a pattern, with the word in brackets, and the
reason."""

from __future__ import annotations

import re

_DONE = "sacrificed|discarded|exiled|revealed|returned|tapped|chosen|enchanted"
_LISTED = "destroy|exile|sacrifice|return|prevent|tap|untap|discard|reveal"

SAME: tuple[tuple[str, str], ...] = (
    (r"\[you\] (?:may )?[a-z]+", '"[you] draw a card": an instruction without a subject is yours'),
    (r", and \[it\] [a-z]+s ", '"it becomes a Bird, and [it] loses defender": the subject again'),
    (r"\[they\] put it into their", '"[they] put it into their graveyard": it is theirs already'),
    (r"and \[put\] all other cards", '"put it there and [put] the others there": the verb again'),
    (r", (?:and )?\[has\] [a-z ]+ as long as", '"has flying, [has] haste": the verb again'),
    (
        "".join(rf"(?<!\b{verb} )" for verb in _LISTED.split("|")) + r"\[all\] ",
        '"[all] Slivers have", "from [all] creatures": a plural without a number is all of them',
    ),
    (r"\ball \[the\] cards", '"all [the] cards from your library"'),
    (r"\beach \[player's\] ", "\"each [player's] upkeep\": every upkeep is a player's"),
    (r"\[each\] [a-z]+", '"two target creatures [each] get": one by one'),
    (
        rf"\b(?:the|than) \[(?:{_DONE}|the)\] ",
        '"the [sacrificed] creature": the noun alone means the one that was named',
    ),
    (r"\b(?:that|the) \[creature\] card", '"that [creature] card": the only card spoken of'),
    (r"return the \[first\] card", '"the [first] card": the other one is no card but a creature'),
    (r"if the \[first\] player does", '"if the [first] player does": the one who may'),
    (r"the \[last\] chosen", '"the [last] chosen color": there is one at a time'),
    (
        r"\benchanted \[artifact\] creature|\benchanted artifact \[creature\]",
        "enchanted [artifact]",
    ),
    (r"\bother \[land\] types", '"its other [land] types": types are added, none are lost'),
    (
        r"(?:it's|exiled card is) an? [\w, ]+ \[card\]",
        '"it\'s a land [card]", of a card that is shown: both are printed',
    ),
    (r"\b(?:or|and) \[an?\]", '"a Forest or [a] Plains": the article again'),
    (r"\[(?:spells|sources)\] and ", '"Goblin [spells] and Rogue spells": the noun again'),
    (r"from an? [\w ]+ \[source\]", '"an ability from an artifact [source]": both are printed'),
    (r"when you \[next\] cast", '"when you [next] cast a spell this turn": it triggers once'),
    (r"put the other \[one\]", '"the other [one]"'),
    (r"\btheir \[(?:owner|controller)'s\]", '"their [owner\'s] hand": cards go nowhere else'),
    (r'(?:^|[.\n"] ?)\[then\] ', '"[Then] shuffle": sentences follow one another'),
    (r", \[then\] [^.]*, then ", '"scry 1, [then] scry 2, then scry 3": a list'),
    (r"\[additional\] (?:\S+ )?(?:cards?|counters?|damage)", '"1 [additional] damage": it is more'),
    (r"cards \[total\] in all", '"ten cards [total] in all graveyards"'),
    (r"\[that's\] att", '"[that\'s] attached to", "[that\'s] attacking": both are printed'),
    (r"\[being\] blocked by", '"blocking or [being] blocked by": both are printed'),
    (r"\[back\] on ", '"put the rest [back] on top": it came from there'),
    (r"damage \[already\] dealt", '"damage [already] dealt this turn"'),
    (r"is \[still\] on the battlefield", '"if it is [still] on the battlefield"'),
    (r"any number of cards named .*\[\S+\]", "a deck's own card: the whole card with another name"),
)
_KINDS = [(re.compile(pattern, re.IGNORECASE), reason) for pattern, reason in SAME]


def kind_of(shown: str) -> str | None:
    """The reason why the word in brackets says nothing; None where there is none."""
    return next((reason for pattern, reason in _KINDS if pattern.search(shown)), None)
