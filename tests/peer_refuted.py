"""Cases of another program's tests that do not pass here: why each is wrong, or what is missing.

`ANSWERED`: file -> the answers of a player in the form in which this engine asks (the case answers
a question that is not asked where there is nothing to choose, or names an option by other words).

`REFUTED`: file -> the rule (of the current edition) that the case goes against, in our words.
`PENDING`: file -> what stands in the way on our side. A listed case that passes is a failure of
the test: it leaves the list.
"""

from __future__ import annotations

REFUTED = {
    "additional/2c7aa158.json": "602.2b, 601.2b: X is announced first; the case only names the "
    "card to discard, and means X to follow from it",
    "keywords/044d0ff1.json": "608.2d: whether a player may do something with a card that others "
    "can't see is asked, though this one, a land on another player's turn, can't be played; the "
    "case has no answer",
    "requirement/d105a588.json": "509.1c: a creature that can block must obey the requirement to "
    "block; the case wants that very block refused",
    "single/8a3d5f6d.json": "602.2b, 601.2c and 601.2h: targets come before costs; the first "
    "answer is the creature to sacrifice, which is a legal target too",
    "targets/997a4060.json": "601.2c, 702.11: a player with hexproof can't be chosen as the target "
    "of an opponent's ability; the case names that player",
}

PENDING = {
    "mana/e6287cfc.json": "a spell is proposed where mana abilities that cost no mana pay for it; "
    "the others are activated first, by hand",
    "continuous/de91028a.json": "a card that is no legend is not cast from the command zone for "
    "its overload cost",
    "keywords/b6875f80.json": "mana that costs the sacrifice of its source is activated by hand, "
    "first",
    "single/23493028.json": "which permanent of each player is exiled is asked in another order",
    "watchers/d6eac608.json": "mana that costs life is activated by hand, first",
    "single/5b576e01.json": "the case looks at the hand in the upkeep as the ability of the "
    "untap step has resolved; a scenario looks before",
    "single/ea241f87.json": "which land pays is not said, and the Island does; the case wants to "
    "tap it afterwards, the other land being one too",
}

ANSWERED: dict[str, dict[str, list[object]]] = {
    # the only opponent is not asked for
    "additional/f5cb40eb.json": {"A": []},
    # modes by number, in the order of the text
    "entersBattlefield/0153219b.json": {"A": [1, "yes", "Primal Clay"]},
    "entersBattlefield/522b93e0.json": {"A": [1]},
    "entersBattlefield/c8e6bec5.json": {"A": [3, 1]},
    # no further mode is asked for where none can be paid for
    "keywords/122dad7f.json": {"A": [2]},
    "keywords/86c9d8e7.json": {"A": [3]},
    # a token has the name of its subtypes
    "keywords/404fd82f.json": {
        "A": ["yes", "Wort, the Raidmother", ["Goblin Warrior", "Goblin Warrior"], "no", "no"]
    },
    # "sacrifice ... instead" leaves no choice but that of the land
    "sacrifice/fc8f36e5.json": {"A": ["Island", "Forest", "Swamp"]},
    # mana pays where it can
    "keywords/cde8311c.json": {"B": []},
    # which creature is encoded, or none, is one question
    "single/2545fe05.json": {"A": ["Grizzly Bears"]},
    # which card is cast, or none, is one question
    "single/f344a51f.json": {"A": ["B", "Lightning Bolt", "yes", "B"]},
    "single/320709f7.json": {
        "A": [
            *("Grizzly Bears", "Chandra, Acolyte of Flame", "stop"),
            {"Grizzly Bears": 2, "Chandra, Acolyte of Flame": 1},
        ]
    },
    # a kicker that could be paid is asked about
    "keywords/aa41b4a2.json": {"A": ["no"]},
    # the only opponent is not asked for; where each revealed card goes is
    "keywords/b6287b3c.json": {"A": [[]], "B": [[]]},
    # equal shields are not chosen between (616.1)
    "replacement/750fa5a0.json": {"A": []},
}

STEPS: dict[str, dict[int, dict[str, object]]] = {
    # the targets are those of the ability that triggers later
    "single/320709f7.json": {0: {"by": "A", "cast": "Inferno Titan", "at": "1.main1"}},
    # what the case does is refused, as it expects; a scenario says so
    "keywords/d630cf3f.json": {
        0: {"illegal": {"by": "A", "attack": {"Sightless Brawler": "B"}}},
    },
}
"""Steps in the form of this program, by place."""
