"""Sections 306 to 310 of the 2006 book: combat; what the 2009 book says alike."""

from __future__ import annotations

import pytest

from apnap.game import find_edition

from .play import Data, all_editions, creature, keys, old_editions, play, rule, thing

GREEN = {"cost": "{G}"}
TAX = (
    "Creatures can't attack you unless their controller pays {2} for each creature they control "
    "that's attacking you."
)
GROWN = thing("Lace", "Instant", "Target creature becomes {color} until end of turn.", "{0}")
TIME = ("declare-attackers-step-begins", "declare-blockers-step-begins", "combat-damage-dealt")


def lace(color: str) -> Data:
    return {**GROWN, "text": GROWN["text"].format(color=color)}


def has_order(edition: str) -> bool:
    """Whether the damage of several opponents in combat goes in an order declared with blocks."""
    return find_edition(edition).facts.damage_assignment_order


def fight(attack: Data, block: Data) -> list[Data]:
    return [{"by": "A", "attack": attack}, {"by": "B", "block": block}]


@old_editions
@rule("2006:306.3", "x2009:506.2")
def test_the_opponent_is_the_defending_player(edition: str) -> None:
    ox = creature("Ox", text="Whenever Ox attacks, defending player loses 1 life.")
    play(
        edition,
        {"battlefield": [ox]},
        do=[{"by": "A", "attack": {"ox": "B"}}, {"resolve": "all"}],
        expect=[{"life": {"A": 20, "B": 19}}],
    )


@old_editions
@rule("2006:306.4", "x2009:506.5")
def test_attacking_alone_and_not(edition: str) -> None:
    duke = "Whenever a creature you control attacks alone, you gain 1 life."
    a = {"battlefield": [creature("Duke", text=duke), creature("Ox")]}
    both: Data = {"ox": "B", "duke": "B"}
    for attack, life in (({"ox": "B"}, 21), (both, 20)):
        do = [{"by": "A", "attack": attack}, {"resolve": "all"}]
        play(edition, a, do=do, expect=[{"life": {"A": life}}])


@old_editions
@rule("2006:308.1", "2009:703.4e", "x2009:508.1", "x2009:508.2")
def test_attackers_are_declared_then_triggers_then_priority(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Ox", text="Whenever Ox attacks, you gain 1 life.")]},
        do=[
            {"by": "A", "attack": {"ox": "B"}},
            {"expect": [
                {"step": "declare_attackers"}, {"priority": "A"}, {"attacking": ["ox"]},
                {"object": "ox", "tapped": True}, {"stack": ["ability of Ox"]},
            ]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:308.2")
def test_an_illegal_attack_is_wound_back_whole(edition: str) -> None:
    """`illegal` in a scenario also checks that the state is as before."""
    play(
        edition,
        {"battlefield": [creature("Ox"), creature("Wall", text="Defender")]},
        do=[
            {"until": "question", "at": "1.beginning_of_combat"},
            {"illegal": {"by": "A", "answer": [{"ox": "B", "wall": "B"}]}},
            {"by": "A", "attack": {"ox": "B"}},
            {"expect": [{"attacking": ["ox"]}, {"object": "wall", "tapped": False}]},
        ],
    )


@old_editions
@rule("2006:308.2e", "x2009:508.1g")
def test_mana_abilities_may_pay_for_the_attack(edition: str) -> None:
    a = {"battlefield": [creature("Ox"), creature("Elf"), "Forest * 2"]}
    game = play(
        edition,
        a,
        {"battlefield": [thing("Tax", "Enchantment", TAX)]},
        [
            {"by": "A", "attack": {"ox": "B"}, "choose": ["yes?"]},
            {"expect": [{"attacking": ["ox"]}]},
            {"expect": [{"count": {"card": "Forest", "tapped": True}, "is": 2}]},
        ],
    )  # fmt: skip
    assert {"mana-added", "attack-cost-paid"} <= {*keys(game)}


@old_editions
@rule("2006:308.2g", "x2009:508.1i")
def test_attackers_attack_until_combat_ends_or_they_are_removed(edition: str) -> None:
    steal = thing("Steal", "Instant", "Gain control of target creature until end of turn.", "{0}")
    play(
        edition,
        {"battlefield": [creature("Ox"), creature("Elf")]},
        {"hand": [steal]},
        [
            {"by": "A", "attack": {"ox": "B", "elf": "B"}},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Steal", "targets": ["elf"]},
            {"resolve": "all"},
            {"expect": [{"attacking": ["ox"]}]},
            {"to": "end_of_combat"},
            {"expect": [{"attacking": ["ox"]}, {"life": {"B": 18}}]},
        ],
    )


@old_editions
@rule("2006:308.3", "2006:308.3/e1", "x2009:508.3")
def test_what_fits_only_later_has_not_attacked(edition: str) -> None:
    """The blue attacker that turns green afterwards sets nothing off; a green one does."""
    hunt = "Whenever a green creature attacks, destroy it at end of combat."
    for cost, zone in (("{U}", "battlefield"), ("{G}", "graveyard")):
        play(
            edition,
            {"battlefield": [creature("Ox", cost=cost)], "hand": [lace("green")]},
            {"battlefield": [thing("Hunt", "Enchantment", hunt)]},
            [
                {"by": "A", "attack": {"ox": "B"}},
                {"by": "A", "cast": "Lace", "targets": ["ox"]},
                {"to": "main2"},
            ],
            [{"object": "ox", "zone": zone, "colors": ["green"]}, {"life": {"B": 18}}],
        )


@old_editions
@rule("2006:309.1", "2009:703.4f", "x2009:509.1", "x2009:509.4")
def test_blockers_are_declared_then_triggers_then_priority(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Ox")]},
        {"battlefield": [creature("Elf", text="Whenever Elf blocks, you gain 1 life.")]},
        [
            *fight({"ox": "B"}, {"elf": "ox"}),
            {"expect": [
                {"step": "declare_blockers"}, {"priority": "A"}, {"blocking": ["elf"]},
                {"object": "elf", "tapped": False}, {"stack": ["ability of Elf"]},
            ]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:309.2", "x2009:509.1b")
def test_an_illegal_block_is_wound_back_whole(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Bird", text="Flying"), creature("Ox")]},
        {"battlefield": [creature("Elf"), creature("Cat")]},
        [
            {"by": "A", "attack": {"bird": "B", "ox": "B"}},
            {"until": "question"},
            {"illegal": {"by": "B", "answer": [{"elf": "ox", "cat": "bird"}]}},
            {"by": "B", "block": {"elf": "ox"}},
            {"expect": [{"blocking": ["elf"]}]},
        ],
    )


@old_editions
@rule("2006:309.2e", "x2009:509.1h")
def test_a_blocked_attacker_stays_blocked(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Ox"), "Mountain"], "hand": ["Shock"]},
        {"battlefield": [creature("Elf")]},
        [
            *fight({"ox": "B"}, {"elf": "ox"}),
            {"by": "A", "cast": "Shock", "targets": ["elf"]},
            {"resolve": "all"},
            {"expect": [{"object": "elf", "zone": "graveyard"}, {"blocking": []}]},
            {"to": "main2"},
        ],
        [{"life": {"B": 20}}, {"object": "ox", "zone": "battlefield"}],
    )


@old_editions
@rule("2006:309.3", "x2009:509.4a")
def test_a_creature_blocks_only_as_it_is_declared(edition: str) -> None:
    guard = "Whenever a green creature blocks, you gain 1 life."
    for cost, life in (("{U}", 20), ("{G}", 21)):
        play(
            edition,
            {"battlefield": [creature("Ox", "0/2"), thing("Guard", "Enchantment", guard)],
             "hand": [lace("green")]},
            {"battlefield": [creature("Elf", cost=cost)]},
            [
                *fight({"ox": "B"}, {"elf": "ox"}),
                {"by": "A", "cast": "Lace", "targets": ["elf"]},
                {"resolve": "all"},
            ],
            [{"life": {"A": life}}],
        )  # fmt: skip


@old_editions
@rule("2006:309.4", "x2009:509.4c")
def test_becoming_blocked_by_two_is_becoming_blocked_once(edition: str) -> None:
    ox = creature("Ox", text="Whenever Ox becomes blocked, you gain 1 life.")
    play(
        edition,
        {"battlefield": [ox]},
        {"battlefield": [creature("Elf", "0/3"), creature("Cat", "0/3")]},
        [
            *fight({"ox": "B"}, {"elf": "ox", "cat": "ox"}),
            {"resolve": "all"},
        ],
        [{"life": {"A": 21}}],
        unanswered="auto",
    )


@old_editions
@rule("2006:309.4", "2006:309.4/e1", "x2009:509.4d")
def test_a_blocker_that_turns_white_later_was_not_white(edition: str) -> None:
    ox = creature("Ox", "0/4", "Whenever Ox becomes blocked by a white creature, you gain 1 life.")
    for cost, life in (("{B}", 20), ("{W}", 21)):
        play(
            edition,
            {"battlefield": [ox], "hand": [lace("white")]},
            {"battlefield": [creature("Elf", cost=cost)]},
            [
                *fight({"ox": "B"}, {"elf": "ox"}),
                {"by": "A", "cast": "Lace", "targets": ["elf"]},
                {"to": "main2"},
            ],
            [{"life": {"A": life}}, {"object": "elf", "zone": "battlefield"}],
        )


@old_editions
@rule("2006:310.2b", "x2009:510.1b", "x2009:118.3a")
def test_unblocked_attackers_hit_the_defending_player(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Ox", "3/3"), creature("Elf", "1/1")]},
        {"battlefield": [creature("Wall", "0/5")]},
        [*fight({"ox": "B", "elf": "B"}, {"wall": "elf"}), {"to": "main2"}],
        [{"life": {"B": 17}}, {"object": "wall", "damage": 1}],
    )


@all_editions
@rule("2006:310.2d", "x2009:510.1d")
def test_a_blocker_hits_what_it_blocks_if_that_is_there(edition: str) -> None:
    two = creature("Two", "3/6", "Two can block an additional creature each combat.")
    block = {"two": ["ox", "elf"]}
    a = {"battlefield": [creature("Ox", "1/4"), creature("Elf", "1/2"), creature("Imp", "1/2")],
         "hand": [thing("Zap", "Instant", "Destroy target creature.", "{0}")]}  # fmt: skip
    b = {"battlefield": [two, creature("Lone", "5/5")]}
    play(
        edition,
        a,
        b,
        [
            *fight({"ox": "B", "elf": "B", "imp": "B"}, {**block, "lone": "imp"}),
            {"by": "A", "cast": "Zap", "targets": ["imp"]},
            {"to": "main2"},
        ],
        [
            {"object": "elf", "zone": "graveyard"},
            {"object": "ox", "damage": 1},
            {"object": "lone", "damage": 0},
            {"object": "two", "damage": 2},
            {"life": {"A": 20, "B": 20}},
        ],
        choices={"B": [*([["elf", "ox"]] if has_order(edition) else []), {"elf": 2, "ox": 1}]},
    )


@old_editions
@rule("2006:310.2e", "x2009:510.1f")
def test_an_effect_may_let_damage_go_past_the_blocker(edition: str) -> None:
    thorn = "You may have Thorn assign its combat damage as though it weren't blocked."
    for answer, life, damage in (("yes", 13, 0), ("no", 20, 7)):
        play(
            edition,
            {"battlefield": [creature("Thorn", "7/7", thorn)]},
            {"battlefield": [creature("Wall", "0/9")]},
            [*fight({"thorn": "B"}, {"wall": "thorn"}), {"to": "main2"}],
            [{"life": {"B": life}}, {"object": "wall", "damage": damage}],
            choices={"A": [answer]},
        )


@rule("2006:310.3")
def test_combat_damage_on_the_stack_is_no_target_for_counterspells() -> None:
    spell = thing("Deny", "Instant", "Counter target spell.", "{0}")
    other = thing("Stop", "Instant", "Counter target activated or triggered ability.", "{0}")
    play(
        "2006",
        {"battlefield": [creature("Ox")]},
        {"hand": [spell, other]},
        [
            {"by": "A", "attack": {"ox": "B"}},
            {"to": "combat_damage"},
            {"by": "A", "pass": 1},
            {"expect": [
                {"life": {"B": 20}}, {"priority": "B"},
                {"not_legal": {"by": "B", "cast": "Deny"}},
                {"not_legal": {"by": "B", "cast": "Stop"}},
            ]},
        ],
    )  # fmt: skip


@all_editions
@rule("2006:310.5", "x2009:510.5")
def test_first_strike_makes_two_damage_steps(edition: str) -> None:
    game = play(
        edition,
        {"battlefield": [
            creature("Fast", "2/2", "First strike"), creature("Twin", "1/1", "Double strike"),
            creature("Slow", "4/4"),
        ]},
        {"battlefield": [creature("Cat", "3/2")]},
        [
            *fight({"fast": "B", "twin": "B", "slow": "B"}, {"cat": "fast"}),
            {"to": "end_of_combat"},
            {"expect": [
                {"object": "cat", "zone": "graveyard"}, {"object": "fast", "damage": 0},
                {"life": {"B": 14}},
            ]},
        ],
    )  # fmt: skip
    steps = ("first-strike-step-begins", "combat-damage-step-begins")
    assert keys(game, *steps) == list(steps)


@all_editions
@rule("2006:310.5")
def test_without_first_strike_there_is_one_damage_step(edition: str) -> None:
    game = play(
        edition,
        {"battlefield": [creature("Ox")]},
        do=[{"by": "A", "attack": {"ox": "B"}}, {"to": "main2"}],
    )
    assert "first-strike-step-begins" not in keys(game)
    assert keys(game).count("combat-damage-step-begins") == 1


@old_editions
@rule("x2009:510.2", "2006:310.4")
def test_combat_damage_is_dealt_at_once(edition: str) -> None:
    """Both creatures die, and what watches deaths sees both."""
    grave = thing("Grave", "Artifact", "Whenever a creature dies, you gain 1 life.")
    play(
        edition,
        {"battlefield": [creature("Ox"), grave]},
        {"battlefield": [creature("Elf")]},
        [*fight({"ox": "B"}, {"elf": "ox"}), {"to": "main2"}],
        [{"life": {"A": 22}}, {"graveyard": {"A": ["Ox"], "B": ["Elf"]}}],
    )


@rule("x2009:509.2", "x2009:510.1c")
def test_blockers_are_ordered_and_lethal_damage_goes_first() -> None:
    a = {"battlefield": [creature("Ox", "4/9")]}
    b = {"battlefield": [creature("Elf", "1/3"), creature("Cat", "1/3")]}
    start = fight({"ox": "B"}, {"elf": "ox", "cat": "ox"})
    play(
        "2009",
        a,
        b,
        [*start, {"until": "question"}, {"illegal": {"by": "A", "answer": [{"cat": 2, "elf": 2}]}}],
        choices={"A": [["cat", "elf"], {"cat": 3, "elf": 1}]},
    )
    play(
        "2009",
        a,
        b,
        [*start, {"to": "main2"}],
        [{"object": "cat", "zone": "graveyard"}, {"object": "elf", "damage": 1}],
        choices={"A": [["cat", "elf"], {"cat": 3, "elf": 1}]},
    )


@pytest.mark.parametrize("edition", ["2006", "current"])
@rule("2006:310.2", "2006:310.2c")
def test_damage_is_divided_freely_among_blockers(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Ox", "4/9")]},
        {"battlefield": [creature("Elf", "1/3"), creature("Cat", "1/3")]},
        [*fight({"ox": "B"}, {"elf": "ox", "cat": "ox"}), {"to": "main2"}],
        [{"object": "cat", "damage": 2}, {"object": "elf", "damage": 2}],
        choices={"A": [{"cat": 2, "elf": 2}]},
    )


@all_editions
def test_an_effect_blocks_without_a_blocker(edition: str) -> None:
    """The attacker becomes blocked, which sets off what looks for it, and deals no damage."""
    stop = thing("Stop", "Instant", "Target unblocked attacking creature becomes blocked.", "{0}")
    ox = creature("Ox", text="Whenever Ox becomes blocked, you gain 1 life.")
    play(
        edition,
        {"battlefield": [ox]},
        {"hand": [stop], "battlefield": [creature("Wall", "0/1")]},
        [
            *fight({"ox": "B"}, {}),
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Stop", "targets": ["ox"]},
            {"to": "main2"},
        ],
        [{"life": {"A": 21, "B": 20}}],
    )
