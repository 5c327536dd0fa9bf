"""Section 420 of the 2006 book (state-based effects) with the endings of 102, and sections 703 and
704 of the 2009 book (turn-based and state-based actions).
"""

from __future__ import annotations

import pytest

from .play import Data, all_editions, creature, keys, old_editions, play, rule, thing

FREE = "{0}"
YARD: Data = {"zone": "graveyard"}


def spell(name: str, text: str) -> Data:
    return thing(name, "Instant", text, FREE)


@old_editions
@rule("2006:420.5b", "2009:704.5f")
def test_toughness_zero_is_no_destruction(edition: str) -> None:
    shrink = spell("Shrink", "Target creature gets -2/-2 until end of turn.")
    shield = spell("Shield", "Regenerate target creature.")
    game = play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [shrink, shield]},
        do=[
            {"by": "A", "cast": "Shield", "targets": ["ox"]},
            {"resolve": "all"},
            {"by": "A", "cast": "Shrink", "targets": ["ox"]},
            {"resolve": "all"},
        ],
        expect=[{"object": "ox", **YARD}, {"trace": ["sba-toughness-zero"]}],
    )
    assert keys(game, "regeneration-shield-used", "permanent-destroyed") == []


@old_editions
@rule("2006:420.5c", "2009:704.5g")
def test_lethal_damage_destroys_and_may_be_regenerated(edition: str) -> None:
    shield = spell("Shield", "Regenerate target creature.")
    burn = spell("Burn", "Burn deals 2 damage to each creature.")
    play(
        edition,
        {"battlefield": [creature("Ox"), creature("Elf"), creature("Big", "2/3")],
         "hand": [shield, burn]},
        do=[
            {"by": "A", "cast": "Shield", "targets": ["elf"]},
            {"resolve": "all"},
            {"by": "A", "cast": "Burn"},
            {"resolve": "all"},
        ],
        expect=[
            {"object": "ox", **YARD},
            {"object": "elf", "zone": "battlefield", "tapped": True, "damage": 0},
            {"object": "big", "zone": "battlefield", "damage": 2},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:420.5a", "2009:704.5a", "2006:102.3b", "2006:102.2a", "x2009:104.2a", "x2009:104.3b")
def test_a_player_at_zero_life_loses_at_the_next_check(edition: str) -> None:
    hit = spell("Hit", "Target player loses 2 life.")
    both = spell("Both", "Target player loses 2 life. That player gains 3 life.")
    game = play(
        edition,
        {"hand": [hit, both]},
        {"life": 2},
        [
            {"by": "A", "cast": "Both", "targets": ["B"]},
            {"resolve": "all"},
            {"expect": [{"over": False}, {"life": {"B": 3}}]},
        ],
    )
    assert game.outcome is None
    play(
        edition,
        {"hand": [hit]},
        {"life": 2},
        [{"by": "A", "cast": "Hit", "targets": ["B"]}, {"resolve": "all"}],
        [{"over": True}, {"loser": "B"}, {"winner": "A"}, {"trace": ["sba-life-zero"]}],
    )


@old_editions
@rule("2009:704.5b", "2006:102.3c", "x2009:119.4", "x2009:104.3c")
def test_only_the_draw_from_an_empty_library_loses(edition: str) -> None:
    two = spell("Two", "Target player draws two cards.")
    one = spell("One", "Target player draws a card.")
    b = {"library": ["Forest"]}
    do = [{"by": "A", "cast": "One", "targets": ["B"]}, {"resolve": "all"}]
    play(edition, {"hand": [one]}, b, do, [{"over": False}, {"hand": {"B": 1}}])
    do = [{"by": "A", "cast": "Two", "targets": ["B"]}, {"resolve": "all"}]
    play(edition, {"hand": [two]}, b, do, [{"loser": "B"}, {"trace": ["card-drawn"]}])


@old_editions
@rule("2006:420.5h", "2006:102.3d", "2009:704.5c", "x2009:104.3d")
def test_ten_poison_counters_lose(edition: str) -> None:
    sting = creature("Sting", "1/1", "Whenever Sting deals damage to a player, that player gets a "
                     "poison counter.")  # fmt: skip
    for before, over in ((8, False), (9, True)):
        play(
            edition,
            {"battlefield": [sting]},
            {"poison": before},
            [{"by": "A", "attack": {"sting": "B"}}, {"to": "main2"}],
            [{"over": over}, {"poison": {"B": before + 1}}],
        )


@old_editions
@rule("2006:102.4a", "x2009:104.4a")
def test_all_lose_at_once_is_a_draw(edition: str) -> None:
    quake = spell("Quake", "Each player loses 3 life.")
    play(
        edition,
        {"hand": [quake], "life": 3},
        {"life": 1},
        [{"by": "A", "cast": "Quake"}, {"resolve": "all"}],
        [{"draw": True}],
    )


@old_editions
@rule("2006:102.1", "2006:102.2b", "x2009:104.1", "x2009:104.2b")
def test_a_game_that_is_won_ends_at_once(edition: str) -> None:
    win = spell("Win", "You win the game. Target player loses 5 life.")
    play(
        edition,
        {"hand": [win], "life": 1},
        do=[{"by": "A", "cast": "Win", "targets": ["B"]}, {"resolve": "all"}],
        expect=[{"winner": "A"}, {"life": {"B": 20}}],
    )


@all_editions
@rule("2006:102.3a", "2006:102.5", "x2009:104.3a")
def test_a_player_may_concede_without_priority(edition: str) -> None:
    play(
        edition,
        {"hand": ["Shock"], "mana": "{R}"},
        do=[
            {"by": "A", "cast": "Shock", "targets": ["B"]},
            {"expect": [{"priority": "A"}]},
            {"by": "B", "concede": True},
        ],
        expect=[{"over": True}, {"winner": "A"}, {"loser": "B"}, {"life": {"B": 20}}],
    )


@old_editions
@rule("2006:420.5f", "2009:704.5d", "x2009:110.5e")
def test_a_token_elsewhere_ceases_to_exist_but_was_there(edition: str) -> None:
    grave = thing("Grave", "Artifact", "Whenever a creature dies, you gain 1 life.")
    token = {"token": True, "name": "Imp", "type": "Creature - Imp", "pt": "1/1", "as": "imp"}
    play(
        edition,
        {"battlefield": [token, grave], "hand": [spell("Zap", "Destroy target creature.")]},
        do=[{"by": "A", "cast": "Zap", "targets": ["imp"]}, {"resolve": "all"}],
        expect=[
            {"life": {"A": 21}},
            {"graveyard": {"A": {"Imp": 0, "Zap": 1}}},
            {"trace": ["permanent-dies", "sba-token-ceases"]},
        ],
    )


@old_editions
@rule("2006:420.5d", "2009:704.5n", "2006:212.4e")
def test_an_aura_without_a_legal_host_goes_to_the_graveyard(edition: str) -> None:
    aura = thing("Wings", "Enchantment - Aura", "Enchant creature\nEnchanted creature has flying.",
                 attached_to="ox")  # fmt: skip
    a = {"battlefield": [creature("Ox"), creature("Elf"), aura],
         "hand": [spell("Zap", "Destroy target creature.")]}  # fmt: skip
    gone = [{"object": "wings", **YARD}]
    do: list[Data] = [{"by": "A", "cast": "Zap", "targets": ["ox"]}, {"resolve": "all"}]
    play(edition, a, do=do, expect=gone)
    do[0]["targets"] = ["elf"]
    play(edition, a, do=do, expect=[{"object": "wings", "attached_to": "ox"}])


@old_editions
@rule("2006:420.5k", "2009:704.5p")
def test_equipment_without_a_legal_host_comes_off_and_stays(edition: str) -> None:
    sword = thing("Sword", "Artifact - Equipment", "Equip {1}")
    idol = thing("Idol", "Artifact", "{0}: Idol becomes a 2/2 Golem artifact creature until end "
                  "of turn.")  # fmt: skip
    play(
        edition,
        {"battlefield": [creature("Ox"), {**sword, "attached_to": "ox"}],
         "hand": [spell("Zap", "Destroy target creature.")]},
        do=[{"by": "A", "cast": "Zap", "targets": ["ox"]}, {"resolve": "all"}],
        expect=[{"object": "sword", "zone": "battlefield", "attached_to": None}],
    )  # fmt: skip
    play(
        edition,
        {"battlefield": [idol, sword, "Forest"]},
        do=[
            {"by": "A", "activate": "idol"},
            {"resolve": "all"},
            {"by": "A", "activate": "sword", "targets": ["idol"]},
            {"resolve": "all"},
            {"expect": [{"object": "sword", "attached_to": "idol"}]},
            {"to": "2.upkeep"},
        ],
        expect=[{"object": "sword", "zone": "battlefield", "attached_to": None}],
    )


@old_editions
@rule("2006:420.5e", "2009:704.5k", "2006:205.4c")
def test_all_legends_of_one_name_go_whoever_controls_them(edition: str) -> None:
    hero: Data = {"name": "Hero", "cost": FREE, "type": "Legendary Creature - Human", "pt": "1/1"}
    plain = {"token": True, **hero, "type": "Creature - Human", "as": "plain"}
    play(
        edition,
        {"battlefield": [plain], "hand": [{**hero, "as": "mine"}]},
        {"battlefield": [{**hero, "as": "theirs"}]},
        [
            {"expect": [{"object": "theirs", "zone": "battlefield"}]},
            {"by": "A", "cast": "mine"},
            {"resolve": "all"},
        ],
        [
            {"object": "mine", **YARD},
            {"object": "theirs", **YARD},
            {"object": "plain", "zone": "battlefield"},
        ],
    )


@old_editions
@rule("2006:420.5i", "2006:205.4d", "2009:704.5m")
def test_only_the_newest_world_permanent_stays(edition: str) -> None:
    play(
        edition,
        {"battlefield": [thing("Old", "World Enchantment")]},
        {"hand": [thing("New", "World Enchantment", cost=FREE)]},
        [{"by": "B", "cast": "New", "at": "2.main1"}, {"resolve": "all"}],
        [{"object": "old", **YARD}, {"object": "new", "zone": "battlefield"}],
    )


@pytest.mark.parametrize("edition", ["2009", "current"])
@rule("2009:704.5h", "2009:702.2b")
def test_damage_of_deathtouch_destroys(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Snake", "1/1", "Deathtouch")]},
        {"battlefield": [creature("Big", "1/9"), creature("Other", "0/1")]},
        [
            {"by": "A", "attack": {"snake": "B"}},
            {"by": "B", "block": {"big": "snake"}},
            {"to": "main2"},
        ],
        [{"object": "big", **YARD}, {"object": "other", "zone": "battlefield"}],
    )


@pytest.mark.parametrize("edition", ["2009", "current"])
@rule("2009:704.5i")
def test_a_planeswalker_without_loyalty_goes(edition: str) -> None:
    walker = thing("Walker", "Legendary Planeswalker - Nissa", "[-2]: You gain 1 life.", loyalty=2)
    play(
        edition,
        {"battlefield": [walker]},
        do=[{"by": "A", "activate": "walker"}, {"resolve": "all"}],
        expect=[{"object": "walker", **YARD}, {"life": {"A": 21}}],
    )


@rule("2009:704.5j")
def test_planeswalkers_that_share_a_type_all_go() -> None:
    def walker(name: str) -> Data:
        return thing(name, "Planeswalker - Nissa", "[+1]: You gain 1 life.", FREE, loyalty=2)

    for mine, theirs in (([walker("First")], []), ([], [walker("First")])):
        play(
            "2009",
            {"battlefield": mine, "hand": [walker("Second")]},
            {"battlefield": theirs},
            [{"by": "A", "cast": "Second"}, {"resolve": "all"}],
            [{"object": "first", **YARD}, {"object": "second", **YARD}],
        )


@old_editions
@rule("2006:420.4", "2006:420.4/e1", "2009:704.4", "2009:704.4/e1", "2006:410.11/e1")
def test_nothing_is_checked_in_the_middle_of_a_resolution(edition: str) -> None:
    """The toughness that is zero for a moment harms nobody; what triggers on the moment does."""
    empty = thing("Empty", "Enchantment", "When you have no cards in hand, you gain 1 life.")
    wheel = spell("Wheel", "Discard all the cards in your hand, then draw seven cards.")
    play(
        edition,
        {"battlefield": ["Maro as maro", empty], "hand": [wheel, "Forest", "Forest"]},
        do=[
            {"by": "A", "cast": "Wheel"},
            {"until": {"stack": "ability of Empty"}},
            {"expect": [{"hand": {"A": 7}}, {"object": "maro", "toughness": 7}]},
            {"resolve": "all"},
        ],
        expect=[{"object": "maro", "zone": "battlefield"}, {"life": {"A": 21}}],
    )


@old_editions
@rule("2006:420.3", "2009:704.3", "2006:408.1b", "x2009:115.5")
def test_actions_come_together_then_again_then_triggers_then_priority(edition: str) -> None:
    """The lord and its 1/1 die of one burn: the lord first, the follower at the second check;
    what watches deaths goes onto the stack after both."""
    lord = creature("Lord", "1/1", "Other creatures you control get +0/+1.")
    grave = thing("Grave", "Artifact", "Whenever a creature dies, you gain 1 life.")
    burn = spell("Burn", "Burn deals 1 damage to each creature.")
    game = play(
        edition,
        {"battlefield": [lord, creature("Imp", "1/1"), grave], "hand": [burn]},
        do=[
            {"by": "A", "cast": "Burn"},
            {"until": {"stack": "ability of Grave"}},
            {"expect": [{"stack": 2}, {"graveyard": {"A": ["Lord", "Imp"]}}, {"priority": "A"}]},
        ],
    )
    told = keys(game, "sba-lethal-damage", "trigger-put-on-stack")
    assert told == ["sba-lethal-damage"] * 2 + ["trigger-put-on-stack"] * 2


@old_editions
@rule("2006:420.1", "2006:420.2", "2009:704.1", "2009:704.1a", "2009:704.2", "2006:408.2c")
def test_state_based_actions_use_no_stack_and_have_no_controller(edition: str) -> None:
    """The creature is gone before anybody has priority; a state trigger goes onto the stack."""
    watch = thing("Watch", "Enchantment", "When you control no creatures, sacrifice Watch.")
    game = play(
        edition,
        {"battlefield": [creature("Ox"), watch], "hand": ["Shock"], "mana": "{R}"},
        do=[
            {"by": "A", "cast": "Shock", "targets": ["ox"]},
            {"until": {"stack": "ability of Watch"}},
            {"expect": [
                {"stack": ["ability of Watch"]}, {"object": "ox", **YARD}, {"priority": "A"},
                {"object": "watch", "zone": "battlefield"},
            ]},
            {"resolve": "all"},
        ],
        expect=[{"object": "watch", **YARD}],
    )  # fmt: skip
    args = [dict(args) for key, args, _ in game.lines if key == "sba-lethal-damage"]
    assert args and all("player" not in one for one in args)


@old_editions
@rule("2009:703.1", "2009:703.1a", "2009:703.2", "2009:703.3", "2006:408.2g")
def test_turn_based_actions_come_first_and_use_no_stack(edition: str) -> None:
    clock = thing("Clock", "Artifact", "At the beginning of your draw step, you gain 1 life.")
    game = play(
        edition,
        b={"battlefield": [clock, creature("Ox", tapped=True)]},
        do=[{"until": {"stack": "ability of Clock"}}, {"expect": [{"hand": {"B": 1}}]}],
    )
    told = keys(game, "permanents-untapped", "turn-draw", "trigger-put-on-stack")
    assert told == ["permanents-untapped", "turn-draw", "trigger-put-on-stack"]
    assert "resolution-begins" not in keys(game)


@all_editions
@rule("2009:703.4b", "2009:703.4c", "2009:703.4k")
def test_untapping_drawing_discarding(edition: str) -> None:
    game = play(
        edition,
        b={"battlefield": [creature("Ox", tapped=True)], "hand": ["Forest * 7"]},
        do=[
            {"to": "2.upkeep"},
            {"expect": [{"object": "ox", "tapped": False}, {"hand": {"B": 7}}]},
            {"to": "2.draw"},
            {"expect": [{"hand": {"B": 8}}]},
            {"to": "3.upkeep"},
            {"expect": [{"hand": {"B": 7}}, {"graveyard": {"B": 1}}]},
        ],
        unanswered="auto",
    )
    assert keys(game, "turn-draw", "cleanup-discard") == ["turn-draw", "cleanup-discard"]


@rule("2009:703.4h", "x2009:509.3")
def test_attackers_of_one_blocker_are_ordered() -> None:
    two = creature("Two", "3/6", "Two can block an additional creature each combat.")
    play(
        "2009",
        {"battlefield": [creature("Ox", "1/4"), creature("Elf", "1/2")]},
        {"battlefield": [two]},
        [
            {"by": "A", "attack": {"ox": "B", "elf": "B"}},
            {"by": "B", "block": {"two": ["ox", "elf"]}},
            {"to": "main2"},
        ],
        [{"object": "elf", **YARD}, {"object": "ox", "damage": 1}],
        choices={"B": [["elf", "ox"], {"elf": 2, "ox": 1}]},
    )


@pytest.mark.parametrize("edition", ["2009", "current"])
@rule("2009:704.5r")
def test_opposite_counters_remove_each_other(edition: str) -> None:
    ox = creature("Ox", "3/3", counters={"+1/+1": 3, "-1/-1": 1})
    play(
        edition,
        {"battlefield": [ox]},
        do=[{"to": "main2"}],
        expect=[{"object": "ox", "counters": {"+1/+1": 2, "-1/-1": 0}, "power": 5}],
    )


def test_each_player_keeps_one_of_their_legends_now() -> None:
    """The trace says whose they are, which one stays, and how many go."""
    king = {**creature("King"), "type": "Legendary Creature - Human"}
    game = play(
        "current",
        {"battlefield": [{**king, "as": name} for name in ("one", "two", "three")]},
        {"battlefield": [{**king, "as": "theirs"}]},
        [{"to": "main2", "choose": ["two"]}],
        [
            {"object": "two", "zone": "battlefield"},
            {"object": "theirs", "zone": "battlefield"},
            {"graveyard": {"A": 2, "B": 0}},
        ],
    )
    told = [dict(args) for key, args, _ in game.lines if key == "sba-legend-rule"]
    assert [(line["player"], line["n"]) for line in told] == [(0, 2)]


def test_the_trace_says_at_how_much_life_a_player_loses() -> None:
    hit = spell("Hit", "Target player loses 5 life.")
    game = play(
        "current",
        {"hand": [hit]},
        {"life": 2},
        [{"by": "A", "cast": "Hit", "targets": ["B"]}, {"resolve": "all"}],
        [{"over": True}, {"loser": "B"}],
    )
    told = [dict(args) for key, args, _ in game.lines if key == "sba-life-zero"]
    assert told == [{"player": 1, "n": -3}]


@pytest.mark.parametrize("edition", ["2009", "current"])
def test_a_planeswalker_with_one_loyalty_counter_stays(edition: str) -> None:
    walker = thing("Walker", "Planeswalker - Nissa", "[+1]: You gain 1 life.", loyalty=1)
    a = {"battlefield": [{**walker, "counters": {"loyalty": 1}}]}
    play(edition, a, do=[{"to": "main2"}], expect=[{"object": "walker", "zone": "battlefield"}])


@old_editions
@rule("2006:420.5j", "2009:704.5e")
def test_a_copy_of_a_spell_elsewhere_ceases_to_exist(edition: str) -> None:
    """Returned to the hand, it is gone by the next check."""
    bolt, fork = spell("Bolt", "You gain 3 life."), spell("Twice", "Copy target instant spell.")
    stop = spell("Stop", "Return target spell to its owner's hand.")
    game = play(
        edition,
        {"hand": [bolt, fork, stop]},
        do=[
            {"by": "A", "cast": "Bolt"},
            {"by": "A", "cast": "Twice", "targets": ["bolt"]},
            {"resolve": "top"},
            {"by": "A", "cast": "Stop", "targets": ["Bolt!copy"]},
            {"resolve": "top"},
        ],
        expect=[{"stack": ["Bolt"]}, {"hand": {"A": 0}}, {"graveyard": {"A": 2}}],
    )
    assert "sba-copy-ceases" in keys(game)
