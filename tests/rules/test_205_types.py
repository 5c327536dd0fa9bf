"""Types and subtypes (205, 212.1), and the costs of blocking (309.2)."""

from __future__ import annotations

import pytest

from .play import ALL, Data, all_editions, creature, old_editions, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE, **more: object) -> Data:
    return thing(name, "Instant", text, cost, **more)


def cast(name: str, *targets: str, **more: object) -> list[Data]:
    asked = {"targets": list(targets)} if targets else {}
    return [{"by": "A", "cast": name, **asked}, {"resolve": "all", **more}]


SIX = ["artifact", "creature", "enchantment", "instant", "land", "sorcery"]


@rule("2006:205.2a")
@pytest.mark.parametrize("edition", ALL)
def test_the_card_types_are_six_and_later_more(edition: str) -> None:
    name = instant("Name", "Choose a card type. Destroy all permanents of the chosen type.")
    game = play(edition, {"hand": [name]}, do=[{"by": "A", "cast": "Name"}])
    game.push(0)
    game.push(0)
    assert game.question is not None and game.question.key == "card-type"
    offered = [str(option.id).lower() for option in game.question.options]
    assert offered[:6] == SIX
    assert len(offered) == 6 if edition == "2006" else "planeswalker" in offered
    for kind in SIX:
        card = (
            thing("Thing", kind.title(), pt="1/1")
            if kind == "creature"
            else thing("Thing", kind.title())
        )
        if kind in ("instant", "sorcery"):
            card = thing("Thing", kind.title(), "You gain 1 life.", FREE)
            play(
                edition,
                {"hand": [card]},
                do=cast("Thing"),
                expect=[{"object": "thing", "zone": "graveyard", "type_line": kind.title()}],
            )
        else:
            there = {"battlefield": [card], "hand": [name]}
            play(
                edition,
                there,
                do=[*cast("Name", choose=[kind])],
                expect=[{"object": "thing", "zone": "graveyard"}],
            )


@rule("2006:205.3e")
@old_editions
def test_subtypes_of_an_artifact_creature_are_creature_types_of_an_artifact_land_land_types(
    edition: str,
) -> None:
    golem = creature("Golem", type="Artifact Creature - Golem Soldier")
    mill = thing("Mill", "Artifact Land - Mountain", cost=None)
    a = {
        "battlefield": [golem, mill],
        "hand": [
            instant("Feather", "Target creature becomes a Bird until end of turn."),
            instant("Flood", "Target land becomes an Island until end of turn."),
        ],
    }
    play(
        edition,
        a,
        do=[
            {
                "expect": [
                    {"object": "golem", "subtypes": ["Golem", "Soldier"]},
                    {"object": "mill", "has": ["{T}: Add {R}"]},
                ]
            },
            *cast("Feather", "golem"),
            *cast("Flood", "mill"),
        ],
        expect=[
            {"object": "golem", "type_line": "Artifact Creature - Bird"},
            {"object": "mill", "type_line": "Artifact Land - Island", "has": ["{T}: Add {U}"]},
        ],
    )


@rule("2006:212.1a")
@all_editions
def test_cards_tokens_permanents_and_spells_have_types_abilities_have_none(edition: str) -> None:
    rock = thing("Rock", "Artifact", "Flash\n{0}: You gain 1 life.", FREE)
    hush = instant("Hush", "Counter target artifact spell.")
    make = instant("Make", "Create a 1/1 white Soldier artifact creature token.")
    still = instant("Still", "Counter target spell or ability.")
    a = {
        "battlefield": [rock],
        "graveyard": [{**rock, "as": "old"}],
        "hand": [hush, make, still, {**rock, "as": "new"}],
    }
    soldier = "Artifact Creature - Soldier"
    game = play(
        edition,
        a,
        do=[
            {"expect": [{"object": "old", "type_line": "Artifact"}]},
            *cast("Make", **{"as": ["man"]}),
            {"expect": [{"object": "man", "type_line": soldier}]},
            {"by": "A", "activate": "rock"},
            {"illegal": {"by": "A", "cast": "Hush", "targets": ["ability of Rock"]}},
            {"by": "A", "cast": "new"},
            {"expect": [{"object": "new", "type_line": "Artifact", "zone": "stack"}]},
            {"by": "A", "cast": "Hush", "targets": ["new"]},
            {"resolve": "top"},
            {"expect": [{"object": "new", "zone": "graveyard"}, {"stack": ["ability of Rock"]}]},
        ],
    )
    ability = game.view(0).stack[0].chars
    assert (ability.types, ability.supertypes, sorted(ability.subtypes)) == (0, 0, [])


# 309.2: costs of blocking


AGAIN: Data = {"expect": [{"asked": "B"}, {"graveyard": {"B": 0}}, {"blocking": []}]}
WASTE = thing("Waste", "Land", cost=None)
WORKER = creature("Worker", "1/1", "{T}: Add {C}.")


@rule("2006:309.2b", "2006:309.2c", "2006:309.2d")
@all_editions
def test_the_cost_of_blocking_is_added_up_and_paid_in_full(edition: str) -> None:
    guard = creature("Guard", text="Guard can't block unless you pay {1}.")
    slave = creature("Slave", text="Slave can't block unless you sacrifice a land.")
    a = {"battlefield": [creature("Ox"), creature("Elf")]}
    attack: Data = {"by": "A", "attack": {"ox": "B", "elf": "B"}}
    # a mana ability is played while the block is being paid for, both costs are paid
    b = {"battlefield": [guard, slave, WORKER, WASTE]}
    both: Data = {"by": "B", "block": {"guard": "ox", "slave": "elf"}}
    play(
        edition,
        a,
        b,
        [attack, both],
        [
            {"object": "worker", "tapped": True},
            {"graveyard": {"B": ["Waste"]}},
            {"blocking": ["guard", "slave"]},
        ],
        unanswered="auto",
    )
    # without mana for the one, nothing is paid for the other either
    b = {"battlefield": [guard, slave, WASTE]}
    a["battlefield"] = [creature("Ox"), creature("Elf")]
    play(
        edition,
        a,
        b,
        [attack, both, AGAIN, {"by": "B", "block": {"slave": "elf"}}],
        [
            {"graveyard": {"B": 1}},
            {"blocking": ["slave"]},
        ],
        unanswered="auto",
    )
    # the total stays as it was, though one of the payments ends what asks for it
    chain = thing(
        "Chain",
        "Enchantment - Aura",
        "Enchant creature\nEnchanted creature can't block "
        "unless its controller pays {1}.\nSacrifice Chain: Add {C}.",
        attached_to="guard",
    )
    alone: Data = {"by": "B", "block": {"guard": "ox"}}
    play(
        edition,
        a,
        {"battlefield": [guard, WORKER, chain]},
        [attack, {**alone, "choose": ["chain", "worker", "auto"]}],
        [
            {"object": "worker", "tapped": True},
            {"object": "chain", "zone": "graveyard"},
            {"blocking": ["guard"]},
        ],
    )
    poor = {"battlefield": [guard, chain]}
    do = [attack, {**alone, "choose": ["chain", "stop"]}, AGAIN, {"by": "B", "block": {}}]
    play(edition, a, poor, [*do, {"to": "main2"}], [{"life": {"B": 16}}])
