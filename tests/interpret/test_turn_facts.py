"""The facts of a turn: each is counted where it happens, for the player whom it concerns."""

from __future__ import annotations

import pytest

from apnap.interpret.history import BEFORE, FACTS, OTHER_SPELLS
from rules.play import Data, creature, play, thing

FREE = "{0}"


def instant(name: str, text: str) -> Data:
    return thing(name, "Instant", text, FREE)


def cast(name: str, *targets: str) -> list[Data]:
    asked = {"targets": list(targets)} if targets else {}
    return [{"by": "A", "cast": name, **asked}, {"resolve": "all"}]


KILL = instant("Kill", "Destroy target creature.")
SQUAD = instant("Squad", "Create two 1/1 white Soldier creature tokens.")
OX, ELF = creature("Ox", "3/3", cost=FREE), creature("Elf", "1/1")

COUNTED: dict[str, tuple[Data, list[Data], tuple[int, int]]] = {
    "attackers-declared": (
        {"battlefield": [OX, ELF]},
        [{"by": "A", "attack": {"ox": "B", "elf": "B"}}],
        (2, 0),
    ),
    "combat-phases": (
        {"battlefield": [OX]},
        [{"by": "A", "attack": {"ox": "B"}}],
        (1, 0),
    ),
    "cards-discarded": (
        {"hand": [instant("Drop", "Target player discards a card.")]},
        cast("Drop", "B"),
        (0, 1),
    ),
    "cards-drawn": ({"hand": [instant("Two", "Draw two cards.")]}, cast("Two"), (2, 0)),
    "combat-damage-taken": (
        {"battlefield": [OX, ELF], "hand": ["Shock"], "mana": "{R}"},
        [*cast("Shock", "B"), {"by": "A", "attack": {"ox": "B", "elf": "B"}}, {"to": "main2"}],
        (0, 4),
    ),
    "counters-put": (
        {
            "battlefield": [OX],
            "hand": [instant("Grow", "Put two +1/+1 counters on target creature.")],
        },
        cast("Grow", "ox"),
        (2, 0),
    ),
    "creatures-died": (
        {
            "battlefield": [OX, thing("Rock", "Artifact")],
            "hand": [instant("Wipe", "Destroy all artifacts and creatures.")],
        },
        cast("Wipe"),
        (1, 0),
    ),
    "creatures-entered": (
        {"hand": ["Forest", OX, SQUAD]},
        [{"by": "A", "play": "Forest"}, *cast("Ox"), *cast("Squad")],
        (3, 0),
    ),
    "crimes": ({"hand": ["Shock"], "mana": "{R}"}, cast("Shock", "B"), (1, 0)),
    "damage-taken": (
        {"battlefield": [OX], "hand": ["Shock"], "mana": "{R}"},
        [*cast("Shock", "B"), {"by": "A", "attack": {"ox": "B"}}, {"to": "main2"}],
        (0, 5),
    ),
    "descended": ({"battlefield": [OX], "hand": [KILL]}, cast("Kill", "ox"), (1, 0)),
    "graveyard-cards": ({"battlefield": [OX], "hand": [KILL]}, cast("Kill", "ox"), (2, 0)),
    "lands-entered": (
        {"hand": ["Forest", OX]},
        [{"by": "A", "play": "Forest"}, *cast("Ox")],
        (1, 0),
    ),
    "lands-played": ({"hand": ["Forest"]}, [{"by": "A", "play": "Forest"}], (1, 0)),
    "mana-spent": (
        {"hand": [thing("Costly", "Sorcery", "You gain 1 life.", "{2}")], "mana": "{C}{C}{C}"},
        cast("Costly"),
        (2, 0),
    ),
    "libraries-searched": (
        {
            "hand": [
                instant(
                    "Seek",
                    "Search your library for a card, put that card into your hand, then shuffle.",
                )
            ]
        },
        cast("Seek"),
        (1, 0),
    ),
    "life-gained": ({"hand": [instant("Heal", "You gain 3 life.")]}, cast("Heal"), (3, 0)),
    "life-lost": (
        {"hand": ["Shock", instant("Drain", "Target player loses 1 life.")], "mana": "{R}"},
        [*cast("Shock", "B"), *cast("Drain", "B")],
        (0, 3),
    ),
    "permanents-died": (
        {
            "battlefield": [OX, thing("Rock", "Artifact")],
            "hand": [instant("Wipe", "Destroy all artifacts and creatures.")],
        },
        cast("Wipe"),
        (2, 0),
    ),
    "permanents-entered": (
        {"hand": ["Forest", OX, SQUAD]},
        [{"by": "A", "play": "Forest"}, *cast("Ox"), *cast("Squad")],
        (4, 0),
    ),
    "permanents-left": (
        {
            "battlefield": [OX, ELF],
            "hand": [KILL, instant("Bounce", "Return target creature to its owner's hand.")],
        },
        [*cast("Kill", "ox"), *cast("Bounce", "elf")],
        (2, 0),
    ),
    "nonlands-left": (
        {
            "battlefield": [OX, thing("Grove", "Land")],
            "hand": [instant("Wipe", "Destroy all creatures and lands.")],
        },
        cast("Wipe"),
        (1, 0),
    ),
    "sacrificed": (
        {"battlefield": [OX], "hand": [instant("Give", "Sacrifice a creature.")]},
        cast("Give"),
        (1, 0),
    ),
    "spells-cast": ({"hand": [OX, SQUAD]}, [*cast("Ox"), *cast("Squad")], (2, 0)),
    "spells-warped": (
        {"hand": [OX, creature("Racer", "1/1", "Warp {0}", cost="{5}")]},
        [*cast("Ox"), {"by": "A", "cast": "Racer", "with": ["warp"]}, {"resolve": "all"}],
        (1, 0),
    ),
    "tokens-created": ({"hand": [SQUAD]}, cast("Squad"), (2, 0)),
}


def test_every_fact_is_here() -> None:
    """All but those that are reckoned from another: as it is asked, and as a turn begins (for that
    see scenarios/nodes/spells-of-the-last-turn)."""
    assert COUNTED.keys() == FACTS.keys() - {OTHER_SPELLS, BEFORE}


@pytest.mark.parametrize("fact", COUNTED)
def test_a_fact_is_counted_for_its_player(fact: str) -> None:
    a, do, wanted = COUNTED[fact]
    game = play("current", a, {"hand": ["Forest"]}, do, unanswered="auto")
    assert tuple(game.history.get((fact, seat), 0) for seat in (0, 1)) == wanted


def test_a_fact_is_forgotten_as_the_next_turn_begins() -> None:
    a, do, _ = COUNTED["life-gained"]
    game = play("current", a, do=[*do, {"to": "2.upkeep"}])
    assert ("life-gained", 0) not in game.history
