"""Sections 200 to 217 of the 2006 book: parts of cards, types, permanents, zones; what the 2009
book says alike.
"""

from __future__ import annotations

import pytest

from .play import Data, creature, old_editions, play, rule, thing

FREE = "{0}"
BLINK = "Exile target creature, then return it to the battlefield under its owner's control."
STEAL = "Gain control of target creature until end of turn."


def instant(name: str, text: str, cost: str = FREE) -> Data:
    return thing(name, "Instant", text, cost)


ZAP = instant("Zap", "Destroy target creature.")


# 200, 201, 202: owners, words, names


@old_editions
@rule("2006:200.1a", "2006:200.6a", "2006:217.1a", "x2009:400.3", "x2009:108.3", "x2009:110.2")
def test_control_changes_and_ownership_does_not(edition: str) -> None:
    play(
        edition,
        {"hand": [instant("Steal", STEAL), ZAP]},
        {"battlefield": [creature("Ox")]},
        [
            {"by": "A", "cast": "Steal", "targets": ["ox"]},
            {"resolve": "all"},
            {"expect": [{"object": "ox", "controller": "A", "owner": "B"}]},
            {"by": "A", "cast": "Zap", "targets": ["ox"]},
            {"resolve": "all"},
        ],
        [{"graveyard": {"A": {"Ox": 0}, "B": {"Ox": 1}}}],
    )


@old_editions
@rule("2006:200.7a", "x2009:112.8")
def test_an_ability_on_the_stack_stays_with_its_player(edition: str) -> None:
    gun = creature("Gun", text="{0}: You gain 1 life.")
    play(
        edition,
        {"battlefield": [gun]},
        {"hand": [instant("Steal", STEAL)]},
        [
            {"by": "A", "activate": "gun"},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Steal", "targets": ["gun"]},
            {"resolve": "all"},
        ],
        [{"object": "gun", "controller": "B"}, {"life": {"A": 21, "B": 20}}],
    )


@old_editions
@rule(
    "2006:200.9",
    "2006:200.9a",
    "2006:200.9b",
    "2006:217.5b",
    "2006:213.3",
    "x2009:109.2",
    "x2009:109.2a",
    "x2009:109.2b",
)
def test_a_bare_type_word_means_permanents(edition: str) -> None:
    """Neither creature cards in graveyards nor creature spells."""
    hand = [
        ZAP,
        instant("Deny", "Counter target creature spell."),
        instant("Raise", "Return target creature card from your graveyard to your hand."),
        creature("Elf", cost=FREE),
    ]
    legal = [{"legal": {"by": "A", "cast": "Raise"}}, {"not_legal": {"by": "A", "cast": "Zap"}}]
    play(
        edition,
        {"graveyard": [creature("Ox")], "hand": hand},
        do=[
            {"expect": [*legal, {"not_legal": {"by": "A", "cast": "Deny"}}]},
            {"by": "A", "cast": "Elf"},
            {"expect": [*legal, {"legal": {"by": "A", "cast": "Deny"}}]},
            {"resolve": "all"},
            {"expect": [
                {"legal": {"by": "A", "cast": "Zap"}}, {"not_legal": {"by": "A", "cast": "Deny"}},
            ]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:202.2", "x2009:201.4")
def test_a_name_in_text_means_this_object(edition: str) -> None:
    pump = creature("Pump", text="{0}: Pump gets +1/+0 until end of turn.")
    play(
        edition,
        {"battlefield": [{**pump, "as": "one"}, {**pump, "as": "two"}]},
        do=[{"by": "A", "activate": "one"}, {"resolve": "all"}],
        expect=[{"object": "one", "power": 3}, {"object": "two", "power": 2}],
    )


# 203: mana cost and colour


@old_editions
@rule(
    "2006:203.2",
    "2006:203.2a",
    "2006:203.2b",
    "2006:203.2c/e1",
    "2006:203.3",
    "2006:203.3/e1",
    "x2009:202.2",
    "x2009:202.3",
)
@pytest.mark.parametrize(
    ("cost", "colors", "value"),
    [
        ("{2}{W}", ["white"], 3),
        ("{2}", [], 2),
        ("{2}{W}{B}", ["white", "black"], 4),
        ("{3}{U}{U}", ["blue"], 5),
    ],
)
def test_colours_and_converted_cost(edition: str, cost: str, colors: list[str], value: int) -> None:
    all_colors = {"white", "blue", "black", "red", "green"}
    check = {"object": "ox", "colors": colors, "mana_value": value}
    play(
        edition,
        {"battlefield": [creature("Ox", cost=cost)]},
        expect=[check, {"object": "ox", "not_colors": sorted(all_colors - set(colors))}],
    )


@old_editions
@rule("2006:203.1a", "2006:203.3a", "x2009:202.1a", "x2009:202.3a")
def test_lands_and_tokens_have_no_mana_cost(edition: str) -> None:
    squad = instant("Squad", "Create a 1/1 white Soldier creature token.")
    play(
        edition,
        {"battlefield": ["Forest as wood"], "hand": [squad]},
        do=[{"by": "A", "cast": "Squad"}, {"resolve": "all", "as": ["man"]}],
        expect=[
            {"object": "wood", "mana_value": 0},
            {"object": "man", "mana_value": 0, "colors": ["white"]},
        ],
    )


@old_editions
@rule("2006:203.4", "x2009:202.4")
def test_additional_costs_are_no_mana_cost(edition: str) -> None:
    kick = creature("Kick", text="Kicker {R}", cost="{G}")
    play(
        edition,
        {"battlefield": ["Forest", "Mountain"], "hand": [kick]},
        do=[{"by": "A", "cast": "Kick", "with": ["kicker"]}, {"resolve": "all"}],
        expect=[
            {"object": "kick", "mana_value": 1, "colors": ["green"], "not_colors": ["red"]},
            {"count": {"card": "Mountain", "tapped": True}, "is": 1},
        ],
    )


# 205, 208, 212: types


@old_editions
@rule(
    "2006:205.3c/e1",
    "2006:205.3b",
    "2006:212.3c/e1",
    "2006:212.3c",
    "2006:212.6c/e1",
    "x2009:205.3b",
)
def test_type_lines(edition: str) -> None:
    wizard = thing("Wizard", "Creature - Goblin Wizard", pt="1/1")
    play(
        edition,
        {"battlefield": ["Mountain as hill", wizard, thing("Tool", "Artifact - Equipment")]},
        expect=[
            {"object": "hill", "types": ["Land"], "subtypes": ["Mountain"]},
            {"object": "hill", "supertypes": ["Basic"]},
            {"object": "wizard", "subtypes": ["Goblin", "Wizard"], "type_line":
             "Creature - Goblin Wizard"},
            {"object": "tool", "types": ["Artifact"], "subtypes": ["Equipment"]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:205.4e", "x2009:205.4f")
def test_snow_is_the_supertype_and_not_the_name(edition: str) -> None:
    snow = instant("Melt", "Destroy all snow lands.")
    fake: Data = {"name": "Snow-Covered Hill", "type": "Land", "as": "fake"}
    play(
        edition,
        {"battlefield": ["Snow-Covered Forest as real", fake, "Forest as wood"], "hand": [snow]},
        do=[{"by": "A", "cast": "Melt"}, {"resolve": "all"}],
        expect=[
            {"object": "real", "zone": "graveyard"},
            {"object": "fake", "zone": "battlefield"},
            {"object": "wood", "zone": "battlefield"},
        ],
    )


@old_editions
@rule("2006:205.2b", "2006:212.2e", "2006:208.1", "x2009:300.2")
def test_an_artifact_creature_is_both(edition: str) -> None:
    golem = thing("Golem", "Artifact Creature - Golem", pt="2/3")
    for text in ("Destroy target artifact.", "Destroy target creature."):
        play(
            edition,
            {"battlefield": [golem], "hand": [instant("Hit", text)]},
            do=[
                {"expect": [{"object": "golem", "power": 2, "toughness": 3}]},
                {"by": "A", "cast": "Hit", "targets": ["golem"]},
                {"resolve": "all"},
            ],
            expect=[{"object": "golem", "zone": "graveyard"}],
        )


@old_editions
@rule("2006:208.3", "x2009:208.3")
def test_what_is_no_creature_has_no_power(edition: str) -> None:
    idol = thing("Idol", "Artifact", "{0}: Idol becomes a 2/2 Golem artifact creature until end of "
                 "turn.")  # fmt: skip
    big = instant("Cull", "Destroy all creatures with power 1 or greater.")
    play(
        edition,
        {"battlefield": [{**idol, "as": "asleep"}, {**idol, "as": "awake"}], "hand": [big]},
        do=[
            {"by": "A", "activate": "awake"},
            {"resolve": "all"},
            {"by": "A", "cast": "Cull"},
            {"resolve": "all"},
        ],
        expect=[
            {"object": "asleep", "zone": "battlefield"},
            {"object": "awake", "zone": "graveyard"},
        ],
    )


@old_editions
@rule("2006:212.1b", "2006:212.1d", "2006:205.4a", "x2009:205.1a", "x2009:205.4b")
def test_setting_a_land_type_takes_the_old_land_types_only(edition: str) -> None:
    keep: Data = {"name": "Keep", "type": "Legendary Land - Swamp", "text": "{T}: Add {W}."}
    flood = instant("Flood", "Target land becomes an Island until end of turn.")
    play(
        edition,
        {"battlefield": [{**keep, "as": "keep"}], "hand": [flood]},
        do=[{"by": "A", "cast": "Flood", "targets": ["keep"]}, {"resolve": "all"}],
        expect=[
            {"object": "keep", "subtypes": ["Island"], "not_subtypes": ["Swamp"]},
            {"object": "keep", "supertypes": ["Legendary"], "types": ["Land"]},
        ],
    )


@old_editions
@rule("2006:212.1c", "2006:212.1d/e1", "x2009:205.1b")
def test_still_lands_keeps_types_and_supertypes(edition: str) -> None:
    keep: Data = {"name": "Keep", "type": "Legendary Land"}
    rise = instant("Rise", "All lands become 1/1 creatures until end of turn. They're still lands.")
    play(
        edition,
        {"battlefield": [{**keep, "as": "keep"}], "hand": [rise, {**keep, "as": "other"}]},
        do=[
            {"by": "A", "cast": "Rise"},
            {"resolve": "all"},
            {"expect": [{"object": "keep", "types": ["Creature", "Land"]}]},
            {"expect": [{"object": "keep", "supertypes": ["Legendary"], "power": 1}]},
            {"by": "A", "play": "other"},
        ],
        expect=[{"object": "keep", "zone": "graveyard"}, {"object": "other", "zone": "graveyard"}],
    )


@old_editions
@rule(
    "2006:212.2a",
    "2006:212.3a",
    "2006:212.4a",
    "2006:212.2b",
    "2006:212.3b",
    "2006:212.4b",
    "x2009:301.1",
    "x2009:301.2",
    "x2009:302.1",
    "x2009:302.2",
    "x2009:303.1",
    "x2009:303.2",
)
@pytest.mark.parametrize("kind", ["Artifact", "Creature - Beast", "Enchantment"])
def test_permanents_are_spells_of_the_own_main_phase(edition: str, kind: str) -> None:
    card = thing("Some", kind, cost=FREE, **({"pt": "1/1"} if "Creature" in kind else {}))
    legal = {"by": "A", "cast": "Some"}
    play(
        edition,
        {"hand": [card, {**card, "as": "other"}, instant("Quick", "You gain 1 life.")]},
        do=[
            {"by": "A", "cast": "Quick"},
            {"expect": [{"not_legal": legal}]},
            {"resolve": "all"},
            {"expect": [{"legal": legal}]},
            {"to": "beginning_of_combat"},
            {"expect": [{"not_legal": legal}]},
            {"at": "1.main2", "by": "A", "cast": "Some"},
            {"expect": [{"stack": ["Some"]}]},
            {"resolve": "all"},
            {"expect": [{"object": "some", "zone": "battlefield", "controller": "A"}]},
            {"to": "2.main1"},
            {"by": "B", "pass": 1},
            {"expect": [{"not_legal": {"by": "A", "cast": "other"}}]},
            {"to": "3.main1"},
            {"expect": [{"legal": {"by": "A", "cast": "other"}}]},
        ],
    )


@old_editions
@rule(
    "2006:212.5a",
    "2006:212.5b",
    "2006:212.7b",
    "2006:217.4a",
    "x2009:608.2k",
    "x2009:304.1",
    "x2009:304.2",
    "x2009:307.2",
)
def test_instants_whenever_one_has_priority_and_then_to_the_graveyard(edition: str) -> None:
    rite = thing("Rite", "Sorcery", "You gain 2 life.", FREE)
    play(
        edition,
        {"hand": [rite]},
        {"hand": [instant("Quick", "You gain 1 life.")]},
        [
            {"by": "A", "cast": "Rite"},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Quick"},
            {"expect": [{"stack": ["Quick", "Rite"]}]},
            {"resolve": "all"},
        ],
        [
            {"life": {"A": 22, "B": 21}},
            {"graveyard": {"A": ["Rite"], "B": ["Quick"]}},
            {"battlefield": {"A": 0, "B": 0}},
        ],
    )


@old_editions
@rule("2006:212.2f", "2006:212.6g", "x2009:305.9")
def test_an_artifact_land_is_played_as_a_land_only(edition: str) -> None:
    both: Data = {"name": "Vault", "type": "Artifact Land", "as": "vault"}
    game = play(edition, {"hand": [both]})
    assert game.question is not None
    assert [one.kind for one in game.question.options] == ["pass", "play"]
    play(
        edition,
        {"hand": [both, "Forest"]},
        do=[
            {"by": "A", "play": "Vault"},
            {"expect": [{"stack": 0}, {"object": "vault", "types": ["Artifact", "Land"]}]},
            {"expect": [{"not_legal": {"by": "A", "play": "Forest"}}]},
        ],
    )


@old_editions
@rule("2006:212.2h", "2006:212.2j", "2006:212.2k", "x2009:301.5b", "x2009:301.5d")
def test_equipment_comes_unattached_and_its_control_is_its_own(edition: str) -> None:
    sword = thing("Sword", "Artifact - Equipment", "Equipped creature gets +2/+0.\nEquip {0}", FREE)
    play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [sword]},
        {"battlefield": [creature("Far")], "hand": [instant("Steal", STEAL)]},
        [
            {"by": "A", "cast": "Sword"},
            {"resolve": "all"},
            {"expect": [{"object": "sword", "attached_to": None}]},
            {"illegal": {"by": "A", "activate": "sword", "targets": ["far"]}},
            {"by": "A", "activate": "sword", "targets": ["ox"]},
            {"resolve": "all"},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Steal", "targets": ["ox"]},
            {"resolve": "all"},
            {"expect": [
                {"object": "ox", "controller": "B", "power": 4},
                {"object": "sword", "controller": "A", "attached_to": "ox"},
            ]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:212.2i", "x2009:301.5c")
def test_equipment_that_is_a_creature_comes_off(edition: str) -> None:
    sword = thing("Sword", "Artifact - Equipment", "{0}: Sword becomes a 1/1 Golem artifact "
                  "creature until end of turn.\nEquip {0}", attached_to="ox")  # fmt: skip
    play(
        edition,
        {"battlefield": [creature("Ox"), sword]},
        do=[{"by": "A", "activate": "sword", "ability": 1}, {"resolve": "all"}],
        expect=[{"object": "sword", "zone": "battlefield", "attached_to": None, "power": 1}],
    )


# 213 to 217: spells, permanents, tokens, zones


@old_editions
@rule("2006:213.1a", "x2009:116.6")
def test_a_card_without_a_mana_cost_cannot_be_played_as_a_spell(edition: str) -> None:
    bare: Data = {"name": "Bare", "type": "Sorcery", "text": "You gain 1 life."}
    play(
        edition,
        {"hand": [bare], "battlefield": ["Forest * 5"]},
        do=[{"expect": [{"not_legal": {"by": "A", "cast": "Bare"}}]}],
    )


@old_editions
@rule("2006:213.5/e1", "2006:213.5", "x2009:400.7a")
def test_a_black_spell_turned_white_comes_into_play_white(edition: str) -> None:
    lace = instant("Lace", "Target spell or permanent becomes white until end of turn.")
    play(
        edition,
        {"hand": [creature("Ox", cost="{B}"), lace], "battlefield": ["Swamp"]},
        do=[
            {"by": "A", "cast": "Ox"},
            {"by": "A", "cast": "Lace", "targets": ["ox"]},
            {"resolve": "all"},
            {"expect": [{"object": "ox", "colors": ["white"], "not_colors": ["black"]}]},
            {"to": "2.upkeep"},
        ],
        expect=[{"object": "ox", "colors": ["black"], "not_colors": ["white"]}],
    )


@old_editions
@rule("2006:217.5c", "2006:214.3", "2006:217.1c", "x2009:400.7")
def test_what_comes_back_is_a_new_object(edition: str) -> None:
    ox = creature("Ox", "2/3", tapped=True, damage=1, counters={"+1/+1": 2})
    wings = thing("Wings", "Enchantment - Aura", "Enchant creature", attached_to="ox")
    play(
        edition,
        {"battlefield": [ox, wings], "hand": [instant("Blink", BLINK)]},
        do=[{"by": "A", "cast": "Blink", "targets": ["ox"]}, {"resolve": "all"}],
        expect=[
            {"object": "ox", "tapped": False, "damage": 0, "counters": {"+1/+1": 0}, "power": 2},
            {"object": "wings", "zone": "graveyard"},
            {"cannot_attack": ["ox"]},
        ],
    )


@old_editions
@rule("2006:216.2", "2006:214.2")
def test_a_token_is_a_permanent_and_no_card(edition: str) -> None:
    squad = instant("Squad", "Create a 1/1 white Soldier creature token.")
    bounce = instant("Bounce", "Return target creature to its owner's hand.")
    play(
        edition,
        {"hand": [squad, bounce]},
        do=[
            {"by": "A", "cast": "Squad"},
            {"resolve": "all", "as": ["man"]},
            {"expect": [{"object": "man", "token": True, "type_line": "Creature - Soldier"}]},
            {"expect": [{"object": "man", "power": 1, "colors": ["white"]}]},
            {"by": "A", "cast": "Bounce", "targets": ["man"]},
            {"resolve": "all"},
        ],
        expect=[{"hand": {"A": 0}}],
    )


@old_editions
@rule("2006:217.6d", "2006:217.6a", "x2009:601.2a", "x2009:405.5")
def test_the_newest_object_resolves_first(edition: str) -> None:
    set_life = instant("Ten", "Your life total becomes 10.")
    gun = thing("Gun", "Artifact", "{0}: You gain 3 life.")
    play(
        edition,
        {"battlefield": [gun], "hand": [set_life]},
        do=[
            {"by": "A", "cast": "Ten"},
            {"by": "A", "activate": "gun"},
            {"expect": [{"stack": ["ability of Gun", "Ten"]}]},
            {"by": "A", "pass": 1},
            {"by": "B", "pass": 1},
            {"expect": [{"life": {"A": 23}}, {"stack": ["Ten"]}]},
            {"resolve": "all"},
        ],
        expect=[{"life": {"A": 10}}],
    )


@rule("2006:217.6e", "2006:200.8")
def test_players_may_respond_to_combat_damage() -> None:
    play(
        "2006",
        {"battlefield": [creature("Ox", "3/3")]},
        {"hand": [instant("Save", "You gain 5 life.")], "life": 3},
        [
            {"by": "A", "attack": {"ox": "B"}},
            {"to": "combat_damage"},
            {"expect": [{"stack": 1}, {"life": {"B": 3}}]},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Save"},
            {"to": "main2"},
        ],
        [{"life": {"B": 5}}, {"over": False}],
    )


@old_editions
@rule("2006:217.3b", "2006:314.1", "x2009:402.2")
def test_a_hand_may_be_larger_until_its_owners_cleanup(edition: str) -> None:
    play(
        edition,
        {"hand": ["Forest * 9"]},
        do=[
            {"to": "end"},
            {"expect": [{"hand": {"A": 9}}]},
            {"to": "2.upkeep"},
            {"expect": [{"hand": {"A": 7}}]},
        ],
        unanswered="auto",
    )


@old_editions
@rule("2006:217.4b", "2006:217.7b", "x2009:404.2", "x2009:406.3")
def test_graveyards_and_exile_are_open_to_all(edition: str) -> None:
    play(
        edition,
        {"graveyard": ["Shock"], "exile": ["Terror"], "hand": ["Duress"]},
        do=[{"expect": [{"view": {"by": "B", "knows": ["Shock", "Terror"]}}]}],
        expect=[{"view": {"by": "B", "does_not_know": ["Duress"]}}],
    )
