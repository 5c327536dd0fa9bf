"""Cases of another program's tests that do not pass here: why each is wrong, or what is missing.

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
    "keywords/aa41b4a2.json": "the case says nothing about a kicker that could be paid; an "
    "optional cost that is not answered is an error of a scenario",
    "keywords/b6287b3c.json": "who clashes with the only opponent is not asked whom; the case "
    "answers that, and has no answer for where the revealed card goes",
    "mana/e6287cfc.json": "a spell is proposed where mana abilities that cost no mana pay for it; "
    "the others are activated first, by hand",
    "single/5b576e01.json": "the case looks at the hand in the upkeep as the ability of the "
    "untap step has resolved; a scenario looks before",
    "single/ea241f87.json": "which land pays is not said, and the Island does; the case wants to "
    "tap it afterwards, the other land being one too",
    "replacement/750fa5a0.json": "the case chooses between two equal shields of one permanent; "
    "nobody is asked where the choice makes no difference (616.1)",
}
