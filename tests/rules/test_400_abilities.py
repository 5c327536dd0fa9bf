"""Sections 400 to 417 of the 2006 book: abilities, priority, playing, triggering, resolving; what
the 2009 book says alike.
"""

from __future__ import annotations

from .play import Data, all_editions, creature, keys, old_editions, play, rule, thing

FREE = "{0}"
GRAVE = thing("Grave", "Artifact", "Whenever a creature dies, you gain 1 life.")


def instant(name: str, text: str, cost: str = FREE) -> Data:
    return thing(name, "Instant", text, cost)


ZAP = instant("Zap", "Destroy target creature.")
BLANK = instant("Blank", "Target creature loses all abilities until end of turn.")


# 400 to 402: what abilities are, and where they work


@old_editions
@rule("2006:402.3/e1")
def test_a_drawback_is_an_ability_too(edition: str) -> None:
    lazy = creature("Lazy", text="Lazy can't block.")
    play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [BLANK]},
        {"battlefield": [lazy, creature("Elf")]},
        [
            {"by": "A", "attack": {"ox": "B"}},
            {"until": "question"},
            {"expect": [{"cannot_block": ["lazy"]}, {"can_block": ["elf"]}]},
        ],
    )
    play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [BLANK]},
        {"battlefield": [lazy]},
        [
            {"by": "A", "attack": {"ox": "B"}},
            {"by": "A", "cast": "Blank", "targets": ["lazy"]},
            {"by": "B", "block": {"lazy": "ox"}},
            {"expect": [{"blocking": ["lazy"]}]},
        ],
    )


@old_editions
@rule("2006:402.5", "2006:200.7")
def test_an_ability_is_no_spell(edition: str) -> None:
    gun = creature("Gun", text="{T}: Gun deals 1 damage to target player.")
    play(
        edition,
        {"battlefield": [gun], "hand": [instant("Deny", "Counter target spell.")]},
        {"hand": [instant("Stop", "Counter target activated or triggered ability.")]},
        [
            {"by": "A", "activate": "gun", "targets": ["B"]},
            {"expect": [{"not_legal": {"by": "A", "cast": "Deny"}}]},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Stop", "targets": ["ability of Gun"]},
            {"resolve": "all"},
        ],
        [{"life": {"B": 20}}],
    )


@old_editions
@rule("2006:402.7", "x2009:112.2c")
def test_each_copy_of_an_ability_works_by_itself(edition: str) -> None:
    twice = thing("Twice", "Artifact", "\n".join(["At the beginning of each upkeep, you gain 1 life."] * 2))  # fmt: skip  # noqa: E501
    play(
        edition,
        {"battlefield": [twice]},
        do=[{"until": {"stack": "ability of Twice"}}, {"expect": [{"stack": 2}]}, {"to": "2.draw"}],
        expect=[{"life": {"A": 22}}],
        unanswered="auto",
    )


@old_editions
@rule(
    "2006:402.8",
    "2006:405.1",
    "2006:408.1h",
    "2006:408.2b",
    "2006:400.2",
    "x2009:112.6",
    "x2009:604.1",
    "x2009:604.2",
)
def test_static_abilities_simply_work_while_in_play(edition: str) -> None:
    """From the moment that it is there, without stack or priority, and not from the hand."""
    lord = creature("Lord", text="Other creatures you control get +1/+1.", cost=FREE)
    play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [lord, ZAP]},
        do=[
            {"expect": [{"object": "ox", "power": 2}]},
            {"by": "A", "cast": "Lord"},
            {"expect": [{"object": "ox", "power": 2}]},
            {"resolve": "all"},
            {"expect": [{"object": "ox", "power": 3}, {"stack": 0}]},
            {"by": "A", "cast": "Zap", "targets": ["lord"]},
            {"resolve": "all"},
            {"expect": [{"object": "ox", "power": 2}]},
        ],
    )


@old_editions
@rule("2006:402.8c", "2006:412.3", "x2009:112.6d")
def test_what_an_object_says_of_its_cost_works_as_it_is_cast(edition: str) -> None:
    cheap = thing("Cheap", "Sorcery", "Cheap costs {1} less to cast for each creature you "
                  "control.\nYou gain 1 life.", "{2}")  # fmt: skip
    play(
        edition,
        {"battlefield": [creature("Ox"), creature("Elf")], "hand": [cheap]},
        do=[{"by": "A", "cast": "Cheap"}, {"resolve": "all"}],
        expect=[{"life": {"A": 21}}],
    )


@old_editions
@rule("2006:402.8g/e1", "2006:402.8g", "2006:402.8b", "x2009:112.6j")
def test_abilities_of_cards_in_other_zones(edition: str) -> None:
    """A card that returns itself from the graveyard works there and nowhere else."""
    risen = creature("Risen", text="{0}: Return Risen from your graveyard to the battlefield.")
    play(
        edition,
        {"graveyard": [risen], "hand": [{**risen, "as": "held"}]},
        do=[
            {"expect": [{"not_legal": {"by": "A", "activate": "held"}}]},
            {"by": "A", "activate": "risen"},
            {"resolve": "all"},
            {"expect": [
                {"object": "risen", "zone": "battlefield"},
                {"not_legal": {"by": "A", "activate": "risen"}},
            ]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:407.1", "x2009:112.10")
def test_the_newer_of_gaining_and_losing_an_ability_wins(edition: str) -> None:
    gain = instant("Gain", "Target creature gains flying until end of turn.")
    lose = instant("Lose", "Target creature loses flying until end of turn.")
    for first, second in (("Gain", "Lose"), ("Lose", "Gain")):
        play(
            edition,
            {"battlefield": [creature("Ox")], "hand": [gain, lose]},
            do=[
                {"by": "A", "cast": first, "targets": ["ox"]},
                {"resolve": "all"},
                {"by": "A", "cast": second, "targets": ["ox"]},
                {"resolve": "all"},
            ],
            expect=[{"object": "ox", ("has" if second == "Gain" else "lacks"): ["flying"]}],
        )


# 403, 404, 410: triggered abilities


@old_editions
@rule(
    "2006:404.1",
    "2006:404.2",
    "2006:410.2",
    "2006:410.1",
    "x2009:603.2c",
    "x2009:603.2",
    "x2009:603.3",
)
def test_a_trigger_waits_and_comes_by_itself(edition: str) -> None:
    """Even where nobody may play abilities."""
    calm = thing("Calm", "Enchantment", "Players can't cast spells.")
    game = play(
        edition,
        {"battlefield": [creature("Ox"), GRAVE, calm, creature("Gun", "1/1",
         "{T}: Destroy target creature.")]},
        do=[
            {"by": "A", "activate": "gun", "targets": ["ox"]},
            {"by": "A", "pass": 1},
            {"by": "B", "pass": 1},
            {"expect": [{"stack": ["ability of Grave"]}, {"priority": "A"}, {"life": {"A": 20}}]},
            {"resolve": "all"},
        ],
        expect=[{"life": {"A": 21}}],
    )  # fmt: skip
    order = ("permanent-dies", "ability-triggered", "ability-resolved", "trigger-put-on-stack")
    assert keys(game, *order)[:2] == ["permanent-dies", "ability-triggered"]


@old_editions
@rule("2006:404.3", "x2009:603.4")
def test_an_intervening_if_is_checked_twice(edition: str) -> None:
    clock = thing("Clock", "Artifact", "At the beginning of each upkeep, if you control a "
                  "creature, you gain 1 life.")  # fmt: skip
    a = {"battlefield": [clock]}
    game = play(edition, a, do=[{"to": "2.draw"}], expect=[{"life": {"A": 20}}])
    assert "trigger-put-on-stack" not in keys(game)
    a = {"battlefield": [clock, creature("Ox")], "hand": [ZAP]}
    play(
        edition,
        a,
        do=[
            {"until": {"stack": "ability of Clock"}},
            {"by": "B", "pass": 1},
            {"by": "A", "cast": "Zap", "targets": ["ox"]},
            {"to": "2.draw"},
        ],
        expect=[{"life": {"A": 20}}, {"trace": ["intervening-if-failed-on-resolution"]}],
    )
    play(edition, {"battlefield": a["battlefield"]}, do=[{"to": "2.draw"}],
         expect=[{"life": {"A": 21}}])  # fmt: skip


@old_editions
@rule("2006:404.4", "2006:404.4b", "2006:417.2", "2006:408.2a", "x2009:603.7b")
def test_a_delayed_trigger_comes_once(edition: str) -> None:
    later = instant("Later", "You gain 1 life at the beginning of the next end step.")
    play(
        edition,
        {"hand": [later]},
        do=[
            {"by": "A", "cast": "Later"},
            {"resolve": "all"},
            {"expect": [{"life": {"A": 20}}, {"stack": 0}]},
            {"to": "2.upkeep"},
            {"expect": [{"life": {"A": 21}}]},
            {"to": "3.upkeep"},
        ],
        expect=[{"life": {"A": 21}}],
    )


@old_editions
@rule("2006:404.4c", "2006:404.4c/e1", "2006:202.2a", "2006:202.2a/e1", "x2009:603.7c")
def test_a_delayed_trigger_follows_what_is_no_creature_any_more(edition: str) -> None:
    """Animated for the combat only, the artifact is destroyed at the end of turn all the same."""
    idol = thing("Idol", "Artifact", "{0}: Idol becomes a 2/2 Golem artifact creature until end of "
                 "combat.")  # fmt: skip
    doom = instant("Doom", "Target creature gets +2/+2 until end of turn. Destroy that creature at "
                   "the beginning of the next end step.")  # fmt: skip
    play(
        edition,
        {"battlefield": [idol], "hand": [doom]},
        do=[
            {"by": "A", "activate": "idol", "at": "1.beginning_of_combat"},
            {"resolve": "all"},
            {"by": "A", "cast": "Doom", "targets": ["idol"]},
            {"to": "main2"},
            {"expect": [{"object": "idol", "not_types": ["Creature"]}]},
            {"to": "2.upkeep"},
        ],
        expect=[{"object": "idol", "zone": "graveyard"}],
    )


@old_editions
@rule("2006:404.4d", "2006:404.4d/e1", "2006:217.1c", "x2009:400.7")
def test_a_delayed_trigger_does_nothing_to_a_new_object(edition: str) -> None:
    doom = instant("Doom", "Destroy target creature at the beginning of the next end step.")
    blink = instant("Blink", "Exile target creature, then return it to the battlefield under its "
                    "owner's control.")  # fmt: skip
    play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [doom, blink]},
        do=[
            {"by": "A", "cast": "Doom", "targets": ["ox"]},
            {"resolve": "all"},
            {"by": "A", "cast": "Blink", "targets": ["ox"]},
            {"resolve": "all"},
            {"to": "2.upkeep"},
        ],
        expect=[{"object": "ox", "zone": "battlefield"}],
    )


@old_editions
@rule("2006:410.5", "x2009:603.5")
def test_may_is_decided_on_resolution(edition: str) -> None:
    gift = creature("Gift", text="When Gift enters, you may draw a card.", cost=FREE)
    for answer, hand in (("yes", 1), ("no", 0)):
        play(
            edition,
            {"hand": [gift]},
            do=[
                {"by": "A", "cast": "Gift"},
                {"by": "A", "pass": 1},
                {"by": "B", "pass": 1},
                {"expect": [{"stack": ["ability of Gift"]}]},
                {"resolve": "all"},
            ],
            expect=[{"hand": {"A": hand}}],
            choices={"A": [answer]},
        )


@old_editions
@rule("2006:410.6", "2006:410.6/e1", "2006:410.10d/e1", "x2009:603.10")
def test_one_trigger_for_each_that_goes_also_for_those_that_go_along(edition: str) -> None:
    """The watching artifact leaves in the same event and sees both creatures go."""
    wipe = instant("Wipe", "Destroy all artifacts and creatures.")
    play(
        edition,
        {"battlefield": [creature("Ox"), creature("Elf"), GRAVE], "hand": [wipe]},
        do=[{"by": "A", "cast": "Wipe"}, {"resolve": "all"}],
        expect=[{"life": {"A": 22}}, {"object": "grave", "zone": "graveyard"}],
    )


@old_editions
@rule("2006:410.7/e1", "2006:419.5", "x2009:614.7")
def test_prevented_damage_triggers_nothing(edition: str) -> None:
    sore = creature("Sore", "2/5", "Whenever Sore is dealt damage, you gain 1 life.")
    fog = instant("Fog", "Prevent all damage that would be dealt to target creature this turn.")
    a = {"battlefield": [sore], "hand": ["Shock", fog], "mana": "{R}"}
    do: list[Data] = [
        {"by": "A", "cast": "Fog", "targets": ["sore"]},
        {"resolve": "all"},
        {"by": "A", "cast": "Shock", "targets": ["sore"]},
        {"resolve": "all"},
    ]
    play(edition, a, do=do, expect=[{"life": {"A": 20}}, {"object": "sore", "damage": 0}])
    play(edition, a, do=do[2:], expect=[{"life": {"A": 21}}, {"object": "sore", "damage": 2}])


@old_editions
@rule("2006:410.9a", "x2009:509.4b")
def test_blocking_two_is_blocking_once(edition: str) -> None:
    two = "Two can block an additional creature each combat.\nWhenever Two blocks, you gain 1 life."
    play(
        edition,
        {"battlefield": [creature("Ox", "0/4"), creature("Elf", "0/4")]},
        {"battlefield": [creature("Two", "0/6", two)]},
        [
            {"by": "A", "attack": {"ox": "B", "elf": "B"}},
            {"by": "B", "block": {"two": ["ox", "elf"]}},
            {"resolve": "all"},
        ],
        [{"life": {"B": 21}}],
        unanswered="auto",
    )


@old_editions
@rule("2006:410.10a", "x2009:603.6a")
def test_entering_is_seen_by_what_enters_too(edition: str) -> None:
    herd = creature("Herd", text="Whenever a creature enters, you gain 1 life.", cost=FREE)
    play(
        edition,
        {"battlefield": [{**herd, "as": "old"}], "hand": [herd]},
        do=[{"by": "A", "cast": "herd"}, {"resolve": "all"}],
        expect=[{"life": {"A": 22}}],
        unanswered="auto",
    )


@old_editions
@rule("2006:410.10", "2006:410.10c", "x2009:603.6c")
def test_what_left_again_is_not_found(edition: str) -> None:
    phoenix = creature("Phoenix", text="When Phoenix dies, return it to its owner's hand.")
    clean = instant("Clean", "Exile target card from a graveyard.")
    for extra, zone in (
        ([], "hand"),
        ([{"by": "A", "cast": "Clean", "targets": ["phoenix"]}], "exile"),
    ):
        play(
            edition,
            {"battlefield": [phoenix], "hand": [ZAP, clean]},
            do=[
                {"by": "A", "cast": "Zap", "targets": ["phoenix"]},
                {"by": "A", "pass": 1},
                {"by": "B", "pass": 1},
                {"expect": [{"stack": ["ability of Phoenix"]}]},
                *extra,
                {"resolve": "all"},
            ],
            expect=[{"object": "phoenix", "zone": zone}],
        )


@old_editions
@rule("2006:410.11", "x2009:603.8")
def test_a_state_trigger_is_on_the_stack_only_once(edition: str) -> None:
    pit = thing("Pit", "Enchantment", "When you control no creatures, you lose 1 life.")
    play(
        edition,
        {"battlefield": [pit], "life": 3},
        do=[
            {"until": {"stack": "ability of Pit"}},
            {"expect": [{"stack": 1}]},
            {"by": "A", "pass": 1},
            {"by": "B", "pass": 1},
            {"expect": [{"stack": 1}, {"life": {"A": 2}}]},
            {"resolve": "all"},
        ],
        expect=[{"loser": "A"}],
    )


@all_editions
def test_a_state_trigger_with_an_if_triggers_only_while_it_holds(edition: str) -> None:
    text = (
        "When an opponent has 10 or less life, if this permanent is an enchantment, "
        "it becomes a 3/2 Jackal creature."
    )
    game = play(
        edition,
        {"battlefield": [thing("Sleeper", "Enchantment", text)]},
        {"life": 5},
        do=[{"resolve": "all"}],
        expect=[{"stack": 0}, {"object": "sleeper", "types": ["Creature"]}],
    )
    assert keys(game, "state-trigger") == ["state-trigger"]


# 406: mana abilities


@old_editions
@rule("2006:406.1", "x2009:605.3b", "x2009:605.1a")
def test_a_mana_ability_uses_no_stack(edition: str) -> None:
    elf = creature("Elf", text="{T}: Add {G}. You gain 1 life.")
    play(
        edition,
        {"battlefield": [elf]},
        do=[{"by": "A", "activate": "elf"}],
        expect=[{"stack": 0}, {"mana": {"A": "{G}"}}, {"life": {"A": 21}}, {"priority": "A"}],
    )


@old_editions
@rule("2006:406.2", "x2009:605.5")
def test_a_spell_or_another_trigger_that_adds_mana_uses_the_stack(edition: str) -> None:
    gift = creature("Gift", text="When Gift enters, add {G}.", cost=FREE)
    play(
        edition,
        {"hand": [instant("Rite", "Add {B}{B}{B}."), gift]},
        do=[
            {"by": "A", "cast": "Rite"},
            {"expect": [{"stack": ["Rite"]}, {"mana": {"A": ""}}]},
            {"resolve": "all"},
            {"expect": [{"mana": {"A": "{B}{B}{B}"}}]},
            {"by": "A", "cast": "Gift"},
            {"by": "A", "pass": 1},
            {"by": "B", "pass": 1},
            {"expect": [{"stack": ["ability of Gift"]}, {"mana": {"A": "{B}{B}{B}"}}]},
            {"resolve": "all"},
        ],
        expect=[{"mana": {"A": "{B}{B}{B}{G}"}}],
    )


# 408, 409: playing spells and abilities


@old_editions
@rule("2006:203.1", "2006:104.3a", "2006:104.3b")
def test_mana_of_the_right_colours_must_be_there(edition: str) -> None:
    two = thing("Two", "Sorcery", "You gain 1 life.", "{1}{G}")
    for lands, legal in ((["Forest", "Island"], True), (["Island", "Island"], False)):
        play(
            edition,
            {"battlefield": lands, "hand": [two]},
            do=[{"expect": [{("legal" if legal else "not_legal"): {"by": "A", "cast": "Two"}}]}],
        )


@old_editions
@rule("2006:104.3e", "2006:104.3c")
def test_a_spell_of_no_cost_is_played_like_any_other_and_x_is_chosen(edition: str) -> None:
    blast = thing("Blast", "Sorcery", "Blast deals X damage to target player.", "{X}{R}")
    play(
        edition,
        {"battlefield": ["Mountain * 4"], "hand": [instant("Free", "You gain 1 life."), blast]},
        do=[
            {"by": "A", "cast": "Free"},
            {"expect": [{"stack": ["Free"]}, {"life": {"A": 20}}]},
            {"resolve": "all"},
            {"by": "A", "cast": "Blast", "x": 3, "targets": ["B"]},
            {"resolve": "all"},
        ],
        expect=[
            {"life": {"A": 21, "B": 17}},
            {"count": {"card": "Mountain", "tapped": True}, "is": 4},
        ],
    )


# 412 to 417: static abilities, resolving, targets, effects


@old_editions
@rule("2006:412.2")
def test_moving_equipment_moves_what_it_does(edition: str) -> None:
    sword = thing("Sword", "Artifact - Equipment", "Equipped creature gets +2/+2.\nEquip {0}")
    shy = creature("Shy", text="Shroud")
    play(
        edition,
        {"battlefield": [creature("Ox"), shy, {**sword, "attached_to": "ox"}, creature("Elf")]},
        do=[
            {"expect": [{"object": "ox", "power": 4}, {"object": "elf", "power": 2}]},
            {"by": "A", "activate": "sword", "targets": ["elf"]},
            {"resolve": "all"},
        ],
        expect=[{"object": "ox", "power": 2}, {"object": "elf", "power": 4}],
    )


@old_editions
@rule("2006:413.2", "2006:417.1", "x2009:608.2c")
def test_a_spell_follows_its_steps_and_goes_to_the_graveyard_last(edition: str) -> None:
    game = play(
        edition,
        {"hand": ["Shock"], "mana": "{R}"},
        do=[{"by": "A", "cast": "Shock", "targets": ["B"]}, {"resolve": "all"}, {"to": "2.upkeep"}],
        expect=[{"life": {"B": 18}}],
    )
    order = (
        "resolution-begins",
        "damage-dealt",
        "instant-or-sorcery-resolved",
        "object-put-into-graveyard",
    )
    assert keys(game, *order) == list(order)


@old_editions
@rule("2006:413.2g", "2006:413.2g/e1")
def test_a_white_and_black_creature_is_black_and_not_nonblack(edition: str) -> None:
    both = creature("Both", cost="{W}{B}")
    a = {"battlefield": [both, creature("White", cost="{W}")]}
    for text, both_zone, white_zone in (
        ("Destroy all black creatures.", "graveyard", "battlefield"),
        ("Destroy all nonblack creatures.", "battlefield", "graveyard"),
    ):
        play(
            edition,
            {**a, "hand": [instant("Wipe", text)]},
            do=[{"by": "A", "cast": "Wipe"}, {"resolve": "all"}],
            expect=[{"object": "both", "zone": both_zone}, {"object": "white", "zone": white_zone}],
        )


@old_editions
@rule("2006:415.2", "2006:415.7c", "x2009:113.10")
def test_only_the_word_target_targets(edition: str) -> None:
    """What says "each" or "you" takes no target, and shroud does not hinder it."""
    shy = creature("Shy", text="Shroud")
    rain = instant("Rain", "Rain deals 2 damage to each creature. You gain 1 life.")
    game = play(
        edition,
        {"hand": [rain]},
        {"battlefield": [shy]},
        [{"by": "A", "cast": "Rain"}, {"resolve": "all"}],
        [{"object": "shy", "zone": "graveyard"}, {"life": {"A": 21}}],
    )
    assert "targets-chosen" not in keys(game)


@old_editions
@rule("2006:416.2/e1")
def test_what_changes_lands_leaves_land_cards_alone(edition: str) -> None:
    rise = instant("Rise", "All lands become 1/1 creatures until end of turn. They're still lands.")
    play(
        edition,
        {"battlefield": ["Forest as here"], "graveyard": ["Forest as gone"], "hand": [rise]},
        do=[{"by": "A", "cast": "Rise"}, {"resolve": "all"}],
        expect=[
            {"object": "here", "types": ["Creature", "Land"]},
            {"object": "gone", "not_types": ["Creature"]},
        ],
    )


@old_editions
@rule("2006:416.3", "2006:103.3", "x2009:101.3")
def test_as_much_as_possible_is_done(edition: str) -> None:
    mind = instant("Mind", "Target player discards three cards. You gain 1 life.")
    play(
        edition,
        {"hand": [mind]},
        {"hand": ["Forest", "Forest"]},
        [{"by": "A", "cast": "Mind", "targets": ["B"]}, {"resolve": "all"}],
        [{"hand": {"B": 0}}, {"graveyard": {"B": 2}}, {"life": {"A": 21}}],
    )


@all_editions
@rule("2006:408.1c", "x2009:115.3b", "x2009:115.3c")
def test_priority_after_acting_and_after_a_resolution(edition: str) -> None:
    play(
        edition,
        {"battlefield": ["Mountain"], "hand": ["Shock"]},
        {"battlefield": ["Mountain"], "hand": ["Shock"]},
        [
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Shock", "targets": ["A"]},
            {"expect": [{"priority": "B"}]},
            {"by": "B", "pass": 1},
            {"by": "A", "pass": 1},
            {"expect": [{"life": {"A": 18}}, {"priority": "A"}, {"stack": 0}]},
        ],
    )


@all_editions
def test_control_of_a_spell_makes_the_permanent_ones_own(edition: str) -> None:
    grab = instant("Grab", "Gain control of target spell.")
    play(
        edition,
        {"hand": [creature("Ox", text="When Ox enters, you gain 1 life.", cost=FREE)]},
        {"hand": [grab]},
        [
            {"by": "A", "cast": "Ox"},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Grab", "targets": ["ox"]},
            {"resolve": "top"},
            {"expect": [{"object": "ox", "zone": "stack", "controller": "B", "owner": "A"}]},
            {"resolve": "all"},
        ],
        [{"object": "ox", "zone": "battlefield", "controller": "B"}, {"life": {"A": 20, "B": 21}}],
    )


@all_editions
def test_a_triggered_ability_divides_among_the_targets_that_were_chosen(edition: str) -> None:
    text = (
        "When Fire enters, it deals 3 damage divided as you choose among one, two, or three "
        "targets."
    )
    fire = creature("Fire", text=text, cost=FREE)
    play(
        edition,
        {"hand": [fire]},
        {"battlefield": [creature("Ox", "2/5"), creature("Elf", "2/5")]},
        [
            {"by": "A", "cast": "Fire"},
            {"resolve": "top", "choose": ["ox", "B", "stop", {"ox": 2, "B": 1}]},
            {"expect": [{"stack": ["ability of Fire"]}]},
            {"resolve": "all"},
        ],
        [{"object": "ox", "damage": 2}, {"object": "elf", "damage": 0}, {"life": {"B": 19}}],
    )


@all_editions
def test_legal_targets_are_not_said_to_have_become_illegal(edition: str) -> None:
    game = play(
        edition,
        {"hand": ["Shock"], "mana": "{R}"},
        {"battlefield": [creature("Ox", "2/5")]},
        [{"by": "A", "cast": "Shock", "targets": ["ox"]}, {"resolve": "all"}],
        [{"object": "ox", "damage": 2}],
    )
    assert not {"target-became-illegal", "all-targets-illegal"} & {*keys(game)}


@all_editions
def test_what_lasts_until_something_leaves_ends_once(edition: str) -> None:
    cage = creature(
        "Cage",
        text="When Cage enters, exile target creature an opponent controls until Cage leaves the "
        "battlefield.",
        cost=FREE,
    )
    game = play(
        edition,
        {"hand": [cage, ZAP]},
        {"battlefield": [creature("Ox")]},
        [
            {"by": "A", "cast": "Cage"},
            {"resolve": "all", "choose": ["ox?"]},
            {"expect": [{"object": "ox", "zone": "exile"}]},
            {"by": "A", "cast": "Zap", "targets": ["cage"]},
            {"resolve": "all"},
        ],
        [{"object": "ox", "zone": "battlefield", "controller": "B"}],
    )
    assert game.delayed == ()
