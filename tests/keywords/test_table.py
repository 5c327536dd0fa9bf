"""The keyword abilities of October 2009, all 81, and where each is carried out.

`stands for`: an expander in `apnap.keywords` gives the abilities that it stands for. `flag`: a bit
that procedures read (combat, damage, targets, timing). `procedure`: the procedure named reads its
cost, number or quality from the object. Some are both: evoke has a cost that casting offers, and a
triggered ability.
"""

import pytest

from apnap.core.constants import KEYWORD_BITS, keyword_rule
from apnap.editions import get
from apnap.editions.citations import CITATIONS
from apnap.keywords import EXPANDERS
from apnap.rules import index
from apnap.rules.rows import rows

FLAG, STANDS_FOR = "flag", "stands for"

TABLE = {
    "deathtouch": FLAG,
    "defender": FLAG,
    "double strike": FLAG,
    "enchant": "procedure: actions.attaching, casting.plans",
    "equip": STANDS_FOR,
    "first strike": FLAG,
    "flash": FLAG,
    "flying": FLAG,
    "haste": FLAG,
    "intimidate": FLAG,
    "landwalk": "procedure: combat.evasion",
    "lifelink": FLAG,
    "protection": "procedure: casting.targets, actions.attaching, replacement.damage, combat",
    "reach": FLAG,
    "shroud": FLAG,
    "trample": FLAG,
    "vigilance": FLAG,
    "banding": FLAG,
    "rampage": STANDS_FOR,
    "cumulative upkeep": STANDS_FOR,
    "flanking": STANDS_FOR,
    "phasing": FLAG,
    "buyback": "procedure: casting.plans, stack.resolve",
    "shadow": FLAG,
    "cycling": STANDS_FOR,
    "echo": STANDS_FOR,
    "horsemanship": FLAG,
    "fading": STANDS_FOR,
    "kicker": "procedure: casting.plans",
    "flashback": "procedure: casting.legal, stack.resolve",
    "madness": STANDS_FOR,
    "fear": FLAG,
    "morph": "procedure: casting.cast, casting.lands, continuous.facedown",
    "amplify": STANDS_FOR,
    "provoke": STANDS_FOR,
    "storm": STANDS_FOR,
    "affinity": "procedure: casting.plans",
    "entwine": "procedure: casting.cast",
    "modular": STANDS_FOR,
    "sunburst": STANDS_FOR,
    "bushido": STANDS_FOR,
    "soulshift": STANDS_FOR,
    "splice": "procedure: casting.splicing",
    "offering": "procedure: casting.offering",
    "ninjutsu": STANDS_FOR,
    "epic": STANDS_FOR,
    "convoke": FLAG,
    "dredge": STANDS_FOR,
    "transmute": STANDS_FOR,
    "bloodthirst": STANDS_FOR,
    "haunt": STANDS_FOR,
    "replicate": STANDS_FOR,
    "forecast": "procedure: an activated ability as written",
    "graft": STANDS_FOR,
    "recover": STANDS_FOR,
    "ripple": STANDS_FOR,
    "split second": FLAG,
    "suspend": STANDS_FOR,
    "vanishing": STANDS_FOR,
    "absorb": STANDS_FOR,
    "aura swap": STANDS_FOR,
    "delve": FLAG,
    "fortify": STANDS_FOR,
    "frenzy": STANDS_FOR,
    "gravestorm": STANDS_FOR,
    "poisonous": STANDS_FOR,
    "transfigure": STANDS_FOR,
    "champion": STANDS_FOR,
    "changeling": FLAG,
    "evoke": STANDS_FOR,
    "hideaway": STANDS_FOR,
    "prowl": "procedure: casting.legal",
    "reinforce": STANDS_FOR,
    "conspire": STANDS_FOR,
    "persist": STANDS_FOR,
    "wither": FLAG,
    "retrace": "procedure: casting.legal",
    "devour": STANDS_FOR,
    "exalted": STANDS_FOR,
    "unearth": STANDS_FOR,
    "cascade": STANDS_FOR,
}

# Keywords of the 2009 book that the 2006 book does not have.
YOUNGER = (
    "deathtouch lifelink reach shroud intimidate vanishing absorb aura-swap delve fortify frenzy "
    "gravestorm poisonous transfigure champion changeling evoke hideaway prowl reinforce conspire "
    "persist wither retrace devour exalted unearth cascade"
).split()


def test_the_table_names_every_keyword_of_the_book() -> None:
    named = {row.keyword for row in rows() if row.id.startswith("2009:702.")} - {""}
    assert named == TABLE.keys()
    assert len(TABLE) == 81


@pytest.mark.parametrize("name", TABLE)
def test_it_is_carried_out_where_the_table_says(name: str) -> None:
    if TABLE[name] == STANDS_FOR:
        assert name in EXPANDERS
    elif TABLE[name] == FLAG:
        assert name in KEYWORD_BITS


@pytest.mark.parametrize("name", TABLE)
def test_it_has_a_number_in_the_editions_that_have_it(name: str) -> None:
    old, middle, now = CITATIONS[keyword_rule(name)]
    assert middle
    assert now
    assert bool(old) == (name.replace(" ", "-") not in YOUNGER)


@pytest.mark.parametrize("name", TABLE)
def test_a_scenario_or_test_shows_it(name: str) -> None:
    cited = [
        row
        for row in rows()
        if row.keyword == name and row.id.startswith("2009:702.") and row.testable
    ]
    assert any(index.tests(row.id) for row in cited)


def test_words_that_were_no_keywords_stand_for_triggered_abilities() -> None:
    for name in ("lifelink", "deathtouch"):
        assert name in get("2006").keywords
        assert name not in get("2009").keywords
