"""Sections 404 to 421 of the 2006 book: delayed triggers, effects, replacement, prevention, loops;
sections 501 and 502; what the 2009 book says alike.
"""

from __future__ import annotations

import pytest

from .play import Data, all_editions, creature, keys, old_editions, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE) -> Data:
    return thing(name, "Instant", text, cost)


ZAP = instant("Zap", "Destroy target creature.")
BLANK = instant("Blank", "Target creature loses all abilities until end of turn.")
GROW = instant("Grow", "Target creature gets +2/+2 until end of turn.")


@old_editions
@rule("2006:404.4a", "2006:404.4a/e1", "x2009:603.7a")
def test_a_delayed_trigger_does_not_see_what_was_before_it(edition: str) -> None:
    wait = instant(
        "Wait", "Choose target creature. When that creature dies this turn, you gain 3 life."
    )
    a = {"battlefield": [creature("Ox")], "hand": [wait, ZAP]}
    late: list[Data] = [
        {"by": "A", "cast": "Wait", "targets": ["ox"]},
        {"by": "A", "cast": "Zap", "targets": ["ox"]},
        {"resolve": "all"},
    ]
    play(edition, a, do=late, expect=[{"life": {"A": 20}}])
    early = [late[0], {"resolve": "all"}, *late[1:]]
    play(edition, a, do=early, expect=[{"life": {"A": 23}}])


@old_editions
@rule("2006:407.2/e1")
def test_a_granted_ability_is_lost_and_a_set_type_is_not(edition: str) -> None:
    given = thing("Given", "Enchantment - Aura", "Enchant creature\nEnchanted creature has flying.",
                  attached_to="ox")  # fmt: skip
    metal = thing("Metal", "Enchantment - Aura", "Enchant creature\nEnchanted creature is an "
                  "artifact in addition to its other types.", attached_to="ox")  # fmt: skip
    play(
        edition,
        {"battlefield": [creature("Ox"), given, metal], "hand": [BLANK]},
        do=[
            {"expect": [{"object": "ox", "has": ["flying"], "types": ["Artifact", "Creature"]}]},
            {"by": "A", "cast": "Blank", "targets": ["ox"]},
            {"resolve": "all"},
        ],
        expect=[{"object": "ox", "lacks": ["flying"], "types": ["Artifact", "Creature"]}],
    )


@old_editions
@rule("2006:410.9b")
def test_blocking_a_creature_counts_the_attackers(edition: str) -> None:
    two = "Two can block an additional creature each combat.\nWhenever Two blocks a creature, you "
    play(
        edition,
        {"battlefield": [creature("Ox", "0/4"), creature("Elf", "0/4")]},
        {"battlefield": [creature("Two", "0/6", f"{two}gain 1 life.")]},
        [
            {"by": "A", "attack": {"ox": "B", "elf": "B"}},
            {"by": "B", "block": {"two": ["ox", "elf"]}},
            {"resolve": "all"},
        ],
        [{"life": {"B": 22}}],
        unanswered="auto",
    )


@old_editions
@rule("2006:413.2c/e1", "x2009:608.2d")
def test_what_one_does_not_have_one_cannot_choose_to_sacrifice(edition: str) -> None:
    bargain = instant("Bargain", "You lose 4 life unless you sacrifice a creature.")
    a = {"hand": [bargain]}
    do: list[Data] = [{"by": "A", "cast": "Bargain"}, {"resolve": "all"}]
    play(edition, a, do=do, expect=[{"life": {"A": 16}}])
    a["battlefield"] = [creature("Ox")]
    play(edition, a, do=do, expect=[{"life": {"A": 20}}, {"object": "ox", "zone": "graveyard"}],
         choices={"A": ["yes", "ox?"]})  # fmt: skip


@old_editions
@rule("2006:412.5")
def test_a_static_ability_uses_no_last_known_information(edition: str) -> None:
    """What counts creatures counts those that are there, however large the one that left was."""
    count = creature("Count", "1/1", "Count gets +1/+1 for each other creature you control.")
    play(
        edition,
        {"battlefield": [count, creature("Ox", "5/5")], "hand": [ZAP]},
        do=[
            {"expect": [{"object": "count", "power": 2}]},
            {"by": "A", "cast": "Zap", "targets": ["ox"]},
            {"resolve": "all"},
        ],
        expect=[{"object": "count", "power": 1}],
    )


# 418: continuous effects


@old_editions
@rule("2006:418.1", "2006:418.3b", "x2009:611.2c", "2006:418.5g", "x2009:613.6")
def test_a_resolved_effect_keeps_the_creatures_that_it_found(edition: str) -> None:
    rally = instant("Rally", "Creatures you control get +1/+1 until end of turn.")
    first = instant("First", "Target creature becomes red until end of turn.")
    second = instant("Second", "Target creature becomes blue until end of turn.")
    play(
        edition,
        {"battlefield": [creature("Ox")],
         "hand": [rally, first, second, creature("Late", cost=FREE)]},
        do=[
            {"by": "A", "cast": "Rally"},
            {"resolve": "all"},
            {"by": "A", "cast": "Late"},
            {"resolve": "all"},
            {"expect": [{"object": "ox", "power": 3}, {"object": "late", "power": 2}]},
            {"by": "A", "cast": "First", "targets": ["ox"]},
            {"resolve": "all"},
            {"by": "A", "cast": "Second", "targets": ["ox"]},
            {"resolve": "all"},
        ],
        expect=[{"object": "ox", "colors": ["blue"], "not_colors": ["red"]}],
    )  # fmt: skip


# 419: replacement and prevention


@old_editions
@rule(
    "2006:419.1",
    "2006:419.2",
    "2006:419.4",
    "2006:419.3",
    "x2009:615.7",
    "x2009:614.4",
    "x2009:615.6",
)
def test_a_shield_must_be_there_before_the_damage_and_is_used_up(edition: str) -> None:
    shield = instant("Shield", "Prevent the next 3 damage that would be dealt to you this turn.")
    burn = instant("Burn", "Burn deals 2 damage to target player.")
    b = {"hand": [burn, {**burn, "as": "burn2"}]}

    def cast(who: str, name: str, **more: object) -> list[Data]:
        return [{"by": who, "cast": name, **more}, {"resolve": "all"}]

    def at_b(name: str) -> list[Data]:
        return [{"by": "A", "pass": 1}, *cast("B", name, targets=["A"])]

    a = {"hand": [shield]}
    before = [
        *cast("A", "Shield"),
        *at_b("burn"),
        {"expect": [{"life": {"A": 20}}]},
        *at_b("burn2"),
    ]
    play(edition, a, b, before, [{"life": {"A": 19}}])
    after = [*at_b("burn"), *cast("A", "Shield")]
    play(edition, a, b, after, [{"life": {"A": 18}}])


@old_editions
@rule("2006:419.6f", "x2009:614.10a")
def test_two_skips_skip_two_turns(edition: str) -> None:
    sleep = instant("Sleep", "Target player skips their next turn.")
    play(
        edition,
        {"hand": [sleep, {**sleep, "as": "sleep2"}]},
        do=[
            {"by": "A", "cast": "sleep", "targets": ["B"]},
            {"by": "A", "cast": "sleep2", "targets": ["B"]},
            {"resolve": "all"},
            {"to": "2.upkeep"},
            {"expect": [{"active": "A"}]},
            {"to": "3.upkeep"},
            {"expect": [{"active": "A"}]},
            {"to": "4.upkeep"},
            {"expect": [{"active": "B"}]},
        ],
    )


@old_editions
@rule("2006:419.8c")
def test_a_static_shield_covers_spells_too(edition: str) -> None:
    ward = thing("Ward", "Enchantment", "Prevent all damage that would be dealt to you by red "
                 "sources.")  # fmt: skip
    red = instant("Red", "Red deals 2 damage to target player.", "{R}")
    blue = instant("Blue", "Blue deals 2 damage to target player.", "{U}")
    play(
        edition,
        {"battlefield": ["Mountain", "Island"], "hand": [red, blue]},
        {"battlefield": [ward]},
        [
            {"by": "A", "cast": "Red", "targets": ["B"]},
            {"resolve": "all"},
            {"expect": [{"life": {"B": 20}}]},
            {"by": "A", "cast": "Blue", "targets": ["B"]},
            {"resolve": "all"},
        ],
        [{"life": {"B": 18}}],
    )


@old_editions
@rule("x2009:614.5")
def test_each_doubling_applies_once(edition: str) -> None:
    play(
        edition,
        {"battlefield": ["Furnace of Rath", "Furnace of Rath", "Mountain"], "hand": ["Shock"]},
        do=[{"by": "A", "cast": "Shock", "targets": ["B"]}, {"resolve": "all"}],
        expect=[{"life": {"B": 12}}],
        unanswered="auto",
    )


# 501, 502: evasion and keywords


@old_editions
@rule("2006:501.3")
def test_gaining_flying_after_the_block_changes_nothing(edition: str) -> None:
    fly = instant("Fly", "Target creature gains flying until end of turn.")
    play(
        edition,
        {"battlefield": [creature("Ox", "3/3")], "hand": [fly]},
        {"battlefield": [creature("Elf")]},
        [
            {"by": "A", "attack": {"ox": "B"}},
            {"by": "B", "block": {"elf": "ox"}},
            {"by": "A", "cast": "Fly", "targets": ["ox"]},
            {"to": "main2"},
        ],
        [{"life": {"B": 20}}, {"object": "elf", "zone": "graveyard"}],
    )


@all_editions
@rule("2006:502.4a", "2006:502.4b")
def test_flyers_are_blocked_by_flyers_and_may_block_all(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Bird", text="Flying"), creature("Ox")]},
        {"battlefield": [creature("Elf"), creature("Bat", text="Flying")]},
        [
            {"by": "A", "attack": {"bird": "B"}},
            {"until": "question"},
            {"expect": [{"cannot_block": ["elf"]}, {"can_block": ["bat"]}]},
        ],
        unanswered="auto",
    )
    play(
        edition,
        {"battlefield": [creature("Ox")]},
        {"battlefield": [creature("Bat", text="Flying")]},
        [{"by": "A", "attack": {"ox": "B"}}, {"by": "B", "block": {"bat": "ox"}}],
        [{"blocking": ["bat"]}],
    )


@all_editions
@rule("2006:502.4c", "2006:502.2d")
def test_flying_and_first_strike_twice_are_no_more_than_once(edition: str) -> None:
    bird = creature("Bird", "2/2", "Flying\nFlying\nFirst strike\nFirst strike")
    game = play(
        edition,
        {"battlefield": [bird]},
        {"battlefield": [creature("Bat", "2/2", "Flying")]},
        [
            {"by": "A", "attack": {"bird": "B"}},
            {"by": "B", "block": {"bat": "bird"}},
            {"to": "main2"},
        ],
        [{"object": "bat", "zone": "graveyard"}, {"object": "bird", "damage": 0}],
    )
    assert keys(game).count("first-strike-step-begins") == 1


@all_editions
@rule("2006:502.3a", "2006:502.3b")
@pytest.mark.parametrize(("text", "left"), [("Flanking", 2), ("Flanking\nFlanking", 1)])
def test_flanking(edition: str, text: str, left: int) -> None:
    knight = creature("Knight", "0/9", text)
    squire = creature("Squire", "1/3", "Flanking")
    play(
        edition,
        {"battlefield": [knight]},
        {"battlefield": [creature("Elf", "1/3"), squire]},
        [
            {"by": "A", "attack": {"knight": "B"}},
            {"by": "B", "block": {"elf": "knight", "squire": "knight"}},
            {"resolve": "all"},
            {"expect": [{"object": "elf", "toughness": left}]},
            {"expect": [{"object": "squire", "toughness": 3}]},
        ],
        unanswered="auto",
    )


@all_editions
@rule("2006:502.5b")
def test_haste_attacks_and_taps_at_once(edition: str) -> None:
    fast = creature("Fast", text="Haste\n{T}: You gain 1 life.", cost=FREE)
    slow = creature("Slow", text="{T}: You gain 1 life.", cost=FREE)
    play(
        edition,
        {"hand": [fast, slow]},
        do=[
            {"by": "A", "cast": "Fast"},
            {"resolve": "all"},
            {"by": "A", "cast": "Slow"},
            {"resolve": "all"},
            {"expect": [
                {"can_attack": ["fast"]}, {"cannot_attack": ["slow"]},
                {"legal": {"by": "A", "activate": "fast"}},
                {"not_legal": {"by": "A", "activate": "slow"}},
            ]},
        ],
    )  # fmt: skip


@rule("x2006:502.7d", "x2006:502.7f")
def test_protection_keeps_equipment_off_and_blockers_away() -> None:
    pure = creature("Pure", text="Protection from red")
    sword = thing("Sword", "Artifact - Equipment", "Equip {0}", "{R}", attached_to="ox")
    play(
        "2006",
        {"battlefield": [pure, creature("Ox"), sword]},
        {"battlefield": [creature("Red", cost="{R}"), creature("Blue", cost="{U}")]},
        [
            {"illegal": {"by": "A", "activate": "sword", "targets": ["pure"]}},
            {"by": "A", "attack": {"pure": "B"}},
            {"until": "question"},
            {"expect": [{"cannot_block": ["red"]}, {"can_block": ["blue"]}]},
        ],
        unanswered="auto",
    )


@all_editions
def test_an_ability_that_was_given_replaces_what_happens(edition: str) -> None:
    """Also if it was given to another creature after the first one was gone."""
    save = (
        'Target creature gains "If this creature would die, exile it instead." until end of turn.'
    )
    a = {
        "battlefield": [creature("Ox"), creature("Elf"), creature("Imp")],
        "hand": [
            *({**instant("Save", save), "as": f"save{n}"} for n in (1, 2)),
            *({**ZAP, "as": f"zap{n}"} for n in (1, 2, 3)),
        ],
    }
    do: list[Data] = []
    for spell, target in (
        ("save1", "ox"), ("zap1", "ox"), ("save2", "elf"), ("zap2", "imp"), ("zap3", "elf"),
    ):  # fmt: skip
        do += [{"by": "A", "cast": spell, "targets": [target]}, {"resolve": "all"}]
    play(
        edition,
        a,
        do=do,
        expect=[
            {"object": "ox", "zone": "exile"},
            {"object": "elf", "zone": "exile"},
            {"object": "imp", "zone": "graveyard"},
        ],
    )


@all_editions
def test_who_looks_at_cards_knows_them_and_nobody_else_does(edition: str) -> None:
    look = instant("Peek", "Look at the top three cards of your library. Put one of them into your "
                   "hand and the rest on the bottom of your library in any order.")  # fmt: skip
    game = play(
        edition,
        {"hand": [look], "library": ["Shock", "Terror", "Duress", "Forest"]},
        do=[
            {"by": "A", "cast": "Peek"},
            {"until": "question"},
            {"expect": [{"asked": "A"}]},
            {"expect": [{"view": {"by": "A", "knows": ["Shock", "Terror", "Duress"]}}]},
            {"expect": [{"view": {"by": "B", "does_not_know": ["Shock", "Terror", "Duress"]}}]},
            {"by": "A", "answer": ["Terror"]},
            {"resolve": "all"},
        ],
        expect=[{"hand": {"A": {"Terror": 1}}}],
        unanswered="auto",
    )
    assert "cards-looked-at" in keys(game)


@all_editions
def test_the_mana_symbols_of_a_cost_are_counted_by_colour(edition: str) -> None:
    count = instant("Count", "You gain 1 life for each green mana symbol in target creature's mana "
                    "cost.")  # fmt: skip
    for cost, life in (("{1}{G}{G}", 22), ("{G/W}{G}{W}", 22), ("{2}{R}", 20)):
        play(
            edition,
            {"battlefield": [creature("Ox", cost=cost)], "hand": [count]},
            do=[{"by": "A", "cast": "Count", "targets": ["ox"]}, {"resolve": "all"}],
            expect=[{"life": {"A": life}}],
        )


@all_editions
def test_all_of_one_name(edition: str) -> None:
    echo = instant(
        "Echo",
        "Destroy target creature and all other creatures with the same name as that creature.",
    )
    ox = creature("Ox")
    play(
        edition,
        {"battlefield": [ox, creature("Elf")], "hand": [echo]},
        {"battlefield": [{**ox, "as": "other"}, creature("Imp")]},
        [{"by": "A", "cast": "Echo", "targets": ["ox"]}, {"resolve": "all"}],
        [{"graveyard": {"A": {"Ox": 1, "Elf": 0}, "B": {"Ox": 1, "Imp": 0}}}],
    )


@all_editions
@rule("2006:410.10d")
def test_losing_control_is_an_event(edition: str) -> None:
    """The ability is that of the player who has lost it."""
    ox = creature("Ox", text="When you lose control of Ox, you gain 3 life.")
    steal = instant("Steal", "Gain control of target creature until end of turn.")
    play(
        edition,
        {"battlefield": [ox]},
        {"hand": [steal]},
        [
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Steal", "targets": ["ox"]},
            {"resolve": "all"},
            {"expect": [{"life": {"A": 23, "B": 20}}, {"object": "ox", "controller": "B"}]},
            {"to": "2.upkeep"},
            {"resolve": "all"},
        ],
        [{"life": {"A": 23, "B": 23}}, {"object": "ox", "controller": "A"}],
    )


@all_editions
def test_the_targets_of_an_ability_may_be_chosen_anew(edition: str) -> None:
    gun = thing("Gun", "Artifact", "{T}: Gun deals 1 damage to target creature.")
    turn = instant("Turn", "You may choose new targets for target activated or triggered ability.")
    for answers, hurt in ((["yes", "yes?", "elf"], "elf"), (["no"], "ox")):
        play(
            edition,
            {"battlefield": [gun, creature("Ox"), creature("Elf")], "hand": [turn]},
            do=[
                {"by": "A", "activate": "gun", "targets": ["ox"]},
                {"by": "A", "cast": "Turn", "targets": ["ability of Gun"]},
                {"resolve": "top", "choose": answers},
                {"resolve": "all"},
            ],
            expect=[{"object": name, "damage": 1 if name == hurt else 0} for name in ("ox", "elf")],
        )
