"""Keyword abilities in forms that no rules text writes yet: cards made of IR, in scenarios."""

from typing import Any

import pytest

from apnap import ir
from apnap.cards import pool
from apnap.lab.loading import load_data
from apnap.lab.running import run_scenario

ALL = ("2006", "2009", "current")
LATER = ("2009", "current")
THIS = ir.This()
CREATURE = ir.HasType("Creature")
WOLVES = ir.Keyword("bands with other", filter=ir.HasSubtype("Wolf"))


def creature(
    name: str, *abilities: ir.Ability, subtypes: str = "", cost: str = "", size: int = 2
) -> ir.Card:
    face = ir.Face(
        name,
        ir.parse_mana(cost) if cost else None,
        types=("Creature",),
        subtypes=tuple(subtypes.split()),
        abilities=abilities,
        power=size,
        toughness=size,
    )
    return ir.Card((face,))


def spell(name: str, effect: ir.Effect, *targets: ir.TargetSpec) -> ir.Card:
    body = ir.Body(effect, targets)
    face = ir.Face(name, ir.parse_mana("{R}"), types=("Instant",), abilities=(ir.Spell(body),))
    return ir.Card((face,))


CARDS = {
    card.name: card
    for card in (
        creature("Pack Wolf", WOLVES, subtypes="Wolf"),
        creature("Lone Wolf", subtypes="Wolf"),
        creature("Big Wolf", subtypes="Wolf", size=4),
        creature("Ogre", size=4),
        spell(
            "Scatter",
            ir.Apply((ir.RemoveKeyword("banding"),), ir.Target(0)),
            ir.TargetSpec(CREATURE),
        ),
        spell("Smoke", ir.BecomeBlocked(ir.Target(0)), ir.TargetSpec(ir.IsUnblocked())),
        ir.Card(
            (
                ir.Face(
                    "Sun Worker",
                    ir.parse_mana("{4}"),
                    types=("Artifact", "Creature"),
                    abilities=(ir.Keyword("modular", words="sunburst"),),
                    power=0,
                    toughness=0,
                ),
            )
        ),
        ir.Card(
            (
                ir.Face(
                    "Wolf Collar",
                    types=("Artifact",),
                    subtypes=("Equipment",),
                    abilities=(
                        ir.Keyword("equip", (ir.PayMana(("1",)),), filter=ir.HasSubtype("Wolf")),
                    ),
                ),
            )
        ),
        creature("Thirst", ir.Keyword("bloodthirst", n=ir.X()), cost="{R}", size=1),
        creature(
            "Gourmet",
            ir.Keyword("devour", n=1),
            ir.Triggered(
                ir.Moves(ir.Is(THIS), to="battlefield"),
                ir.Body(ir.GainLife(ir.CountOf(ir.Linked("devoured")))),
            ),
            cost="{R}",
            size=1,
        ),
        creature("Beast Chief", ir.Keyword("amplify", n=1), subtypes="Beast", size=1),
        creature("Beast Calf", subtypes="Beast", size=1),
        spell(
            "Two Come",
            ir.Move(
                ir.Choose(ir.AllOf((CREATURE, ir.Owned())), 2, 2, zones=("hand",)), "battlefield"
            ),
        ),
        spell("Fate", ir.Scry(2, whose=ir.AnOpponent())),
        spell(
            "Trade",
            ir.ExchangeCards(ir.Target(0), ir.Target(1)),
            ir.TargetSpec(ir.Anything(), zones=("exile",)),
            ir.TargetSpec(ir.Anything(), zones=("graveyard",)),
        ),
        creature(
            "Two Kicks",
            ir.Keyword("kicker", (ir.PayMana(("G",)),)),
            ir.Keyword("kicker", (ir.PayMana(("U",)),)),
            ir.Triggered(
                ir.Moves(ir.Is(THIS), to="battlefield"),
                ir.Body(ir.GainLife(3)),
                ir.Kicked(which=1),
            ),
            ir.Triggered(
                ir.Moves(ir.Is(THIS), to="battlefield"), ir.Body(ir.Draw()), ir.Kicked(which=2)
            ),
            cost="{R}",
        ),
        creature(
            "Undead",
            ir.Replacement(ir.WouldBeDestroyed(ir.Is(THIS)), ir.Regenerate(THIS)),
        ),
    )
}


def play(data: dict[str, Any], edition: str) -> None:
    """Run a scenario with these cards; its checks must hold."""
    result = run_scenario(
        load_data(data), edition, lookup=lambda name: CARDS.get(name) or pool.load_card(name)
    )
    assert result.status == "passed", result.message


def attack(who: list[str], band: list[str]) -> dict[str, Any]:
    return {"by": "A", "attack": dict.fromkeys(who, "B"), "bands": [band]}


# ------------------------------------------------ bands with other


@pytest.mark.rule("2009:702.19c")
@pytest.mark.parametrize("edition", ALL)
def test_creatures_of_a_quality_band(edition: str) -> None:
    """One of them must have the ability; in the oldest book each of them."""
    table = {
        "A": {
            "battlefield": [
                "Pack Wolf as w1",
                "Pack Wolf as w2",
                "Lone Wolf as lone",
                "Big Wolf as big",
                "Ogre as ogre",
            ]
        },
        "B": {},
    }
    both = attack(["w1", "w2"], ["w1", "w2"])
    three = attack(["w1", "lone", "big"], ["w1", "lone", "big"])
    steps: list[Any] = [
        {"illegal": attack(["w1", "ogre"], ["w1", "ogre"])},
        {"illegal": attack(["lone", "big", "w1"], ["lone", "big"])},
    ]
    if edition == "2006":
        steps += [{"illegal": three}, both]
    else:
        steps += [three]
    play({"players": table, "do": steps, "expect": [{"trace": ["attack-bands-formed"]}]}, edition)


@pytest.mark.rule("2009:702.19b")
@pytest.mark.parametrize("edition", ALL)
def test_who_loses_banding_loses_bands_with_other(edition: str) -> None:
    table = {
        "A": {
            "mana": "{R}",
            "hand": ["Scatter"],
            "battlefield": ["Pack Wolf as w1", "Pack Wolf as w2"],
        },
        "B": {},
    }
    steps = [
        {"by": "A", "cast": "Scatter", "targets": ["w1"]},
        {"resolve": "all"},
        {"expect": [{"object": "w1", "lacks": ["bands with other"]}]},
    ]
    if edition == "2006":
        steps.append({"illegal": attack(["w1", "w2"], ["w1", "w2"])})
    play({"players": table, "do": steps}, edition)


@pytest.mark.rule("2009:702.19j")
@pytest.mark.parametrize("edition", LATER)
def test_blockers_of_a_quality_take_the_damage_over(edition: str) -> None:
    table = {
        "A": {"battlefield": ["Ogre as ogre"]},
        "B": {"battlefield": ["Pack Wolf as w1", "Big Wolf as big"]},
    }
    data = {
        "players": table,
        "do": [
            {"by": "A", "attack": {"ogre": "B"}},
            {"by": "B", "block": {"w1": "ogre", "big": "ogre"}},
            {"to": "main2"},
        ],
        "choices": {"B": [{"w1": 4}], "A": [["big?", "w1?"]]},
        "leftovers": "ignore",
        "expect": [
            {"object": "w1", "zone": "graveyard"},
            {"object": "big", "zone": "battlefield", "damage": 0},
        ],
    }
    play(data, edition)


@pytest.mark.rule("2009:702.19i")
@pytest.mark.parametrize("edition", ALL)
def test_a_band_becomes_blocked_as_a_whole(edition: str) -> None:
    table = {
        "A": {"battlefield": ["Benalish Hero as hero", "Ogre as ogre", "Lone Wolf as lone"]},
        "B": {"battlefield": ["Mountain"], "hand": ["Smoke"]},
    }
    data = {
        "players": table,
        "do": [
            {
                "by": "A",
                "attack": {"hero": "B", "ogre": "B", "lone": "B"},
                "bands": [["hero", "ogre"]],
            },
            {"illegal": {"by": "B", "cast": "Smoke", "targets": ["hero"]}},
            {"to": "declare_blockers"},
            {"by": "B", "cast": "Smoke", "targets": ["hero"]},
            {"resolve": "all"},
            {"to": "main2"},
        ],
        "expect": [{"life": {"B": 18}}],
    }
    play(data, edition)


# ------------------------------------------------ entering


@pytest.mark.rule("2009:702.41c", "2009:702.41c/e1")
@pytest.mark.parametrize("edition", ALL)
def test_modular_sunburst(edition: str) -> None:
    table = {
        "A": {
            "battlefield": ["Mountain", "Forest", "Plains", "Plains"],
            "hand": ["Sun Worker"],
        },
        "B": {},
    }
    data = {
        "players": table,
        "do": [{"by": "A", "cast": "Sun Worker"}, {"resolve": "all"}],
        "expect": [{"object": "Sun Worker", "counters": {"+1/+1": 3}}],
    }
    play(data, edition)


@pytest.mark.rule("2009:702.51b")
@pytest.mark.parametrize("edition", ALL)
def test_bloodthirst_x_counts_the_damage_to_all_opponents(edition: str) -> None:
    table: dict[str, Any] = {
        "A": {"mana": "{R}{R}{R}", "hand": ["Thirst", "Shock", "Shock"]},
        "B": {},
        "C": {},
    }
    steps: list[Any] = []
    for seat in "BC":
        steps += [{"by": "A", "cast": "Shock", "targets": [seat]}, {"resolve": "all"}]
    steps += [{"by": "A", "cast": "Thirst"}, {"resolve": "all"}]
    data = {
        "format": "free-for-all",
        "players": table,
        "do": steps,
        "expect": [{"object": "Thirst", "counters": {"+1/+1": 4}}],
    }
    play(data, edition)


@pytest.mark.rule("2009:702.79b")
@pytest.mark.parametrize("edition", LATER)
def test_abilities_count_what_was_devoured(edition: str) -> None:
    table = {
        "A": {
            "mana": "{R}",
            "hand": ["Gourmet"],
            "battlefield": ["Lone Wolf as w1", "Lone Wolf as w2", "Ogre as ogre"],
        },
        "B": {},
    }
    data = {
        "players": table,
        "do": [{"by": "A", "cast": "Gourmet"}, {"resolve": "all"}],
        "choices": {"A": ["w1", "ogre", "stop"]},
        "expect": [{"life": {"A": 22}}, {"object": "Gourmet", "counters": {"+1/+1": 2}}],
    }
    play(data, edition)


@pytest.mark.rule("2009:702.35a")
@pytest.mark.parametrize("edition", ALL)
def test_what_enters_too_is_not_revealed_for_amplify(edition: str) -> None:
    """Neither the card itself nor one that enters at the same time; the third card is."""
    table = {
        "A": {
            "mana": "{R}",
            "hand": ["Two Come", "Beast Chief as chief", "Beast Calf as c1", "Beast Calf as c2"],
        },
        "B": {},
    }
    data = {
        "players": table,
        "do": [{"by": "A", "cast": "Two Come"}, {"resolve": "all"}],
        "choices": {"A": [["chief", "c1"], ["c2"]]},
        "expect": [{"object": "chief", "counters": {"+1/+1": 1}}, {"hand": {"A": 1}}],
    }
    play(data, edition)
    data["choices"] = {"A": [["chief", "c1"], ["c1?"], "stop"]}
    data["leftovers"] = "ignore"
    data["expect"] = [{"object": "chief", "counters": {"+1/+1": 0}}]
    play(data, edition)


@pytest.mark.rule("2009:702.30d")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("which", [1, 2])
def test_each_kicker_has_its_own_consequence(edition: str, which: int) -> None:
    table = {"A": {"mana": "{R}{G}{U}", "hand": ["Two Kicks"]}, "B": {}}
    chosen = ["yes", "no"] if which == 1 else ["no", "yes"]
    data = {
        "players": table,
        "do": [{"by": "A", "cast": "Two Kicks", "choose": chosen}, {"resolve": "all"}],
        "expect": [
            {"life": {"A": 23 if which == 1 else 20}},
            {"hand": {"A": 0 if which == 1 else 1}},
        ],
    }
    play(data, edition)


# ------------------------------------------------ actions


@pytest.mark.rule("2009:701.17a")
@pytest.mark.parametrize("edition", LATER)
def test_fateseal(edition: str) -> None:
    table = {
        "A": {"mana": "{R}", "hand": ["Fate"]},
        "B": {"library": ["Shock as s", "Ogre as o", "Lone Wolf as w"]},
    }
    data = {
        "players": table,
        "do": [{"by": "A", "cast": "Fate"}, {"resolve": "all"}, {"to": "2.main1"}],
        "choices": {"A": [["s"]]},
        "expect": [
            {"object": "o", "zone": "hand"},
            {"view": {"by": "B", "does_not_know": ["Shock"]}},
            {"trace": ["fateseal"]},
        ],
    }
    play(data, edition)


@pytest.mark.rule("2009:701.8d")
@pytest.mark.parametrize("edition", LATER)
@pytest.mark.parametrize("owner", ["A", "B"])
def test_cards_are_exchanged_between_zones_of_one_owner(edition: str, owner: str) -> None:
    table: dict[str, Any] = {
        "A": {"mana": "{R}", "hand": ["Trade"], "exile": ["Ogre as ogre"]},
        "B": {},
    }
    table[owner]["graveyard"] = ["Lone Wolf as wolf"]
    done = owner == "A"
    data = {
        "players": table,
        "do": [
            {"by": "A", "cast": "Trade", "targets": ["ogre", "wolf"]},
            {"resolve": "all"},
        ],
        "expect": [
            {"object": "ogre", "zone": "graveyard" if done else "exile"},
            {"object": "wolf", "zone": "exile" if done else "graveyard"},
        ],
    }
    play(data, edition)


@pytest.mark.rule("2009:701.11b")
@pytest.mark.parametrize("edition", ALL)
def test_a_static_ability_regenerates_each_time(edition: str) -> None:
    table = {
        "A": {
            "mana": "{R}{R}",
            "hand": ["Shock", "Shock"],
            "battlefield": ["Undead as undead"],
        },
        "B": {},
    }
    shock = [{"by": "A", "cast": "Shock", "targets": ["undead"]}, {"resolve": "all"}]
    saved = {"object": "undead", "zone": "battlefield", "tapped": True, "damage": 0}
    data = {"players": table, "do": [*shock, {"expect": [saved]}, *shock], "expect": [saved]}
    play(data, edition)


def test_equip_with_a_quality_targets_only_creatures_that_have_it() -> None:
    data: dict[str, Any] = {
        "players": {
            "A": {
                "mana": "{C}{C}",
                "battlefield": ["Wolf Collar", "Big Wolf as wolf", "Ogre as ogre"],
            },
            "B": {},
        },
        "do": [
            {"illegal": {"by": "A", "activate": "Wolf Collar", "targets": ["ogre"]}},
            {"by": "A", "activate": "Wolf Collar", "targets": ["wolf"]},
            {"resolve": "all"},
        ],
        "expect": [{"object": "Wolf Collar", "attached_to": "wolf"}],
    }
    play(data, "current")
