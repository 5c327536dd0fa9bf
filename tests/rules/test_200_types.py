"""Sections 200 to 217 of the 2006 book: what types, subtypes and colours there are, and what the
words card, token, spell and permanent take in.
"""

from __future__ import annotations

import pytest

from .play import Data, creature, keys, old_editions, play, rule, thing

FREE = "{0}"
YARD: Data = {"zone": "graveyard"}


def instant(name: str, text: str, cost: str = FREE) -> Data:
    return thing(name, "Instant", text, cost)


def cast(name: str, *targets: str, **more: object) -> list[Data]:
    asked = {"targets": list(targets)} if targets else {}
    return [{"by": "A", "cast": name, **asked}, {"resolve": "all", **more}]


SQUAD = instant("Squad", "Create a 2/2 white Soldier creature token.")


# 200: words


@old_editions
@rule("2006:200.1", "2006:200.4", "x2009:108.2b")
def test_effects_on_cards_pass_tokens_by(edition: str) -> None:
    """Two creatures die, one a card: the graveyard holds one creature card, now and then."""
    count = instant("Count", "You gain 1 life for each creature card in your graveyard.")
    burn = instant("Burn", "Destroy all creatures.")
    game = play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [SQUAD, burn, count]},
        do=[*cast("Squad"), *cast("Burn"), *cast("Count")],
        expect=[{"life": {"A": 21}}, {"graveyard": {"A": 4}}],
    )
    assert keys(game, "permanent-destroyed") == ["permanent-destroyed"] * 2


@old_editions
@rule("2006:200.5", "2006:200.5a", "2006:213.4", "x2009:111.1")
def test_cards_and_copies_on_the_stack_are_spells(edition: str) -> None:
    """Both may be countered as spells; B's copy of A's spell is B's, and A's spell A's."""
    bolt = instant("Bolt", "You gain 3 life.")
    fork = instant("Twice", "Copy target instant spell.")
    stop = instant("Stop", "Counter target spell.")
    for target, life in ((None, {"A": 23, "B": 23}), ("bolt", {"A": 20, "B": 23}),
                         ("Bolt!copy", {"A": 23, "B": 20})):  # fmt: skip
        after = [{"by": "A", "cast": "Stop", "targets": [target]}] if target else []
        play(
            edition,
            {"hand": [bolt, stop]},
            {"hand": [fork]},
            [
                {"by": "A", "cast": "Bolt"},
                {"by": "A", "pass": 1},
                {"by": "B", "cast": "Twice", "targets": ["bolt"]},
                {"resolve": "top"},
                {"expect": [{"stack": {"Bolt": 2}}]},
                *after,
                {"resolve": "all"},
            ],
            [{"life": life}],
        )


@old_editions
@rule("2006:200.6", "2006:214.1", "x2009:110.1")
def test_permanents_are_what_is_in_play_card_or_token(edition: str) -> None:
    """Every permanent, whatever it is and wherever it came from, and nothing elsewhere."""
    sweep = instant("Sweep", "Destroy all permanents.")
    board = [
        creature("Ox"),
        thing("Rock", "Artifact"),
        thing("Aura", "Enchantment"),
        thing("Land", "Land", cost=""),
    ]
    play(
        edition,
        {"battlefield": board, "hand": [SQUAD, sweep, creature("Elf")]},
        do=[
            *cast("Squad", **{"as": ["man"]}),
            {"to": "2.upkeep"},
            {"expect": [{"count": {"zone": "battlefield"}, "is": 5}]},
            *cast("Sweep"),
        ],
        expect=[{"count": {"zone": "battlefield"}, "is": 0}, {"hand": {"A": {"Elf": 1}}}],
    )


@old_editions
@rule("2006:200.9c", "x2009:109.2c")
def test_a_type_word_with_source_means_such_a_source(edition: str) -> None:
    """An artifact source on the battlefield, or one of an ability; not a creature's."""
    guard = thing("Guard", "Enchantment", "{0}: The next time an artifact source of your choice "
                  "would deal damage to you this turn, prevent that damage.")  # fmt: skip
    rock = thing("Rock", "Artifact", "{T}: Rock deals 2 damage to target player.")
    ox = creature("Ox", text="{T}: Ox deals 2 damage to target player.")
    first: list[Data] = [
        {"by": "A", "pass": 1},
        {"by": "B", "activate": "rock", "targets": ["A"]},
        {"by": "B", "activate": "ox", "targets": ["A"]},
        {"by": "B", "pass": 1},
        {"by": "A", "activate": "guard"},
    ]
    a, b = {"battlefield": [guard]}, {"battlefield": [rock, ox]}
    do: list[Data] = [*first, {"resolve": "top", "choose": ["rock"]}, {"resolve": "all"}]
    play(edition, a, b, do, [{"life": {"A": 18}}])
    play(edition, a, b, [*first, {"until": "question"}, {"illegal": {"by": "A", "answer": ["ox"]}},
                         {"by": "A", "answer": ["rock"]}])  # fmt: skip


# 201, 202: characteristics and names


@old_editions
@rule("2006:201.2")
def test_a_copy_leaves_alone_what_is_no_characteristic(edition: str) -> None:
    """Tapped or not, owner, controller and what an aura is on are not copied."""
    become = instant(
        "Become", "Target artifact becomes a copy of target creature until end of turn."
    )
    ox = creature("Ox", "2/3", "Trample", tapped=True, damage=1, counters={"+1/+1": 1})
    play(
        edition,
        {"battlefield": [thing("Rock", "Artifact")], "hand": [become]},
        {"battlefield": [ox]},
        cast("Become", "rock", "ox"),
        [
            {"object": "rock", "name": "Ox", "type_line": "Creature - Beast", "has": ["trample"]},
            {"object": "rock", "power": 2, "toughness": 3, "damage": 0, "tapped": False},
            {"object": "rock", "controller": "A", "owner": "A", "counters": {"+1/+1": 0}},
            {"object": "ox", "controller": "B", "tapped": True},
        ],
    )


# 203, 205: colours and subtypes


@old_editions
@rule("2006:203.2c", "2006:203.2d", "x2009:105.1", "x2009:105.4")
def test_a_colour_is_one_of_five(edition: str) -> None:
    dye = instant("Dye", "Target creature becomes the color of your choice until end of turn.")
    start: list[Data] = [
        {"by": "A", "cast": "Dye", "targets": ["ox"]},
        {"until": "question"},
    ]
    a = {"battlefield": [creature("Ox")], "hand": [dye]}
    for color in ("white", "blue", "black", "red", "green"):
        do = [*start, {"by": "A", "answer": [color]}, {"resolve": "all"}]
        play(edition, a, do=do, expect=[{"object": "ox", "colors": [color]}])
    for word in ("multicolored", "colorless", "purple"):
        do = [*start, {"illegal": {"by": "A", "answer": [word]}}, {"by": "A", "answer": ["red"]}]
        play(edition, a, do=do)


def chosen(edition: str, what: str, good: list[str], bad: list[str]) -> None:
    """The good answers to the choice are taken, the bad ones refused."""
    naming = f"Choose a {what} type. Creatures of the chosen type get +1/+1 until end of turn."
    if what == "basic land":
        naming = "Target land becomes the basic land type of your choice until end of turn."
    a = {"battlefield": ["Forest as it"], "hand": [instant("Naming", naming)]}
    begin: Data = {"by": "A", "cast": "Naming"}
    if what == "basic land":
        begin["targets"] = ["it"]
    for word in good:
        do: list[Data] = [begin, {"until": "question"}]
        do += ({"illegal": {"by": "A", "answer": [one]}} for one in bad)
        do += [{"by": "A", "answer": [word]}, {"resolve": "all"}]
        game = play(edition, a, do=do)
        assert ("type-chosen", word) in [
            (key, dict(args).get("other")) for key, args, _ in game.lines
        ]


@old_editions
@rule("2006:212.1e", "2006:212.1e/e1", "2006:205.3c", "2006:205.3d", "x2009:205.3")
def test_a_subtype_chosen_is_one_that_exists_for_that_type(edition: str) -> None:
    bad = ["Merfolk Wizard", "artifact", "opponent", "Swamp", "truck"]
    chosen(edition, "creature", ["Merfolk", "Wizard"], bad)
    chosen(edition, "basic land", ["Swamp"], ["Merfolk", "Desert", "Aura"])


@old_editions
@rule("2006:212.2c", "2006:212.4c", "2006:212.5c", "2006:212.6c", "2006:212.7c")
@pytest.mark.parametrize("kind", ["Artifact", "Enchantment", "Instant", "Land", "Sorcery"])
def test_each_word_after_the_dash_is_a_subtype(edition: str, kind: str) -> None:
    words = {
        "Artifact": ["Contraption", "Equipment"],
        "Enchantment": ["Shrine", "Aura"],
        "Instant": ["Arcane", "Trap"],
        "Land": ["Desert", "Lair"],
        "Sorcery": ["Arcane", "Trap"],
    }[kind]
    card = thing("Card", f"{kind} - {words[0]} {words[1]}", cost="" if kind == "Land" else FREE)
    play(
        edition,
        {"graveyard": [card]},
        expect=[
            {"object": "card", "subtypes": [words[0]]},
            {"object": "card", "subtypes": [words[1]]},
            {"object": "card", "not_subtypes": [" ".join(words)]},
        ],
    )


@old_editions
@rule("2006:205.4b/e1", "x2009:305.8")
def test_basic_lands_are_basic_whatever_the_printing(edition: str) -> None:
    names = ["Forest", "Island", "Mountain", "Plains", "Swamp"]
    names += [f"Snow-Covered {name}" for name in names]
    ruin = instant("Ruin", "Destroy all nonbasic lands.")
    play(
        edition,
        {"battlefield": [*names, thing("Hut", "Land", cost="")], "hand": [ruin]},
        do=cast("Ruin"),
        expect=[{"count": {"zone": "battlefield"}, "is": 10}, {"object": "hut", **YARD}],
    )


# 212: types


@old_editions
@rule("2006:212.1c/e2")
def test_all_artifacts_become_creatures_and_keep_their_types(edition: str) -> None:
    march = thing("March", "Enchantment",
                  "All artifacts are 1/1 artifact creatures.")  # fmt: skip
    both = thing("Both", "Artifact Enchantment")
    play(
        edition,
        {"battlefield": [march, both]},
        expect=[
            {"object": "both", "types": ["Artifact", "Enchantment", "Creature"]},
            {"object": "both", "power": 1, "toughness": 1},
        ],
    )


@old_editions
@rule("2006:212.2d")
def test_an_artifact_has_the_colours_it_is_given(edition: str) -> None:
    dye = instant("Dye", "Target permanent becomes red until end of turn.")
    iron = instant("Iron", "Target creature becomes an artifact in addition to its other types "
                   "until end of turn.")  # fmt: skip
    green = creature("Elf", cost="{G}")
    play(
        edition,
        {"battlefield": [thing("Rock", "Artifact", cost="{3}"), green], "hand": [dye, iron]},
        do=[
            {"expect": [{"object": "rock", "colors": []}]},
            *cast("Dye", "rock"),
            *cast("Iron", "elf"),
        ],
        expect=[
            {"object": "rock", "colors": ["red"]},
            {"object": "elf", "types": ["Artifact", "Creature"], "colors": ["green"]},
        ],
    )


@old_editions
@rule("2006:212.4f", "x2009:303.4c")
def test_an_aura_without_a_lawful_host_is_put_into_the_graveyard(edition: str) -> None:
    wings = thing("Wings", "Enchantment - Aura", "Enchant creature\nEnchanted creature gets +1/+1.",
                  attached_to="ox")  # fmt: skip
    bind = thing("Bind", "Enchantment - Aura", "Enchant artifact", attached_to="golem")
    golem = {**creature("Golem"), "type": "Artifact Creature - Golem"}
    kill = instant("Kill", "Destroy target creature.")
    play(
        edition,
        {"battlefield": [creature("Ox"), golem, wings, bind], "hand": [kill]},
        do=cast("Kill", "ox"),
        expect=[{"object": "wings", **YARD}, {"object": "bind", "zone": "battlefield"},
                {"trace": ["sba-aura-illegal"]}],
    )  # fmt: skip
    white = thing("White", "Enchantment - Aura", "Enchant white creature", attached_to="elf")
    dye = instant("Dye", "Target creature becomes black until end of turn.")
    play(
        edition,
        {"battlefield": [creature("Elf", cost="{W}"), white], "hand": [dye]},
        do=cast("Dye", "elf"),
        expect=[{"object": "white", **YARD}, {"object": "elf", "zone": "battlefield"}],
    )


@old_editions
@rule("2006:212.4h", "x2009:303.4b")
def test_enchanted_means_what_an_aura_is_on(edition: str) -> None:
    wings = thing("Wings", "Enchantment - Aura", "Enchant creature", attached_to="ox")
    sweep = instant("Sweep", "Destroy all enchanted creatures.")
    play(
        edition,
        {"battlefield": [creature("Ox"), creature("Elf"), wings], "hand": [sweep]},
        do=cast("Sweep"),
        expect=[{"object": "ox", **YARD}, {"object": "elf", "zone": "battlefield"}],
    )


@old_editions
@rule("2006:212.5d", "2006:212.7d", "x2009:304.4", "x2009:307.4")
@pytest.mark.parametrize("kind", ["Instant", "Sorcery"])
def test_what_is_no_permanent_card_stays_where_it_is(edition: str, kind: str) -> None:
    back = instant("Back", "Return target card from your graveyard to the battlefield.")
    ray = thing("Ray", kind, "You gain 3 life.", FREE)
    play(
        edition,
        {"graveyard": [ray, creature("Ox")], "hand": [back, {**back, "as": "again"}]},
        do=[*cast("back", "ray"), *cast("again", "ox")],
        expect=[{"object": "ray", **YARD}, {"object": "ox", "zone": "battlefield"},
                {"life": {"A": 20}}],
    )  # fmt: skip


@old_editions
@rule("2006:212.5e", "2006:212.7e", "x2009:304.5", "x2009:307.5")
def test_when_one_could_play_a_spell_needs_no_such_card(edition: str) -> None:
    """The limit on an ability asks for the moment only, with no card in hand."""
    slow = thing("Slow", "Artifact", "{0}: You gain 1 life. Activate only as a sorcery.")
    fast = thing("Fast", "Artifact", "{0}: You gain 1 life. Activate only as an instant.")
    rows: list[tuple[str, str, bool]] = [
        ("1.main1", "slow", True),
        ("1.end", "slow", False),
        ("2.main1", "slow", False),
        ("1.end", "fast", True),
        ("2.main1", "fast", True),
    ]
    for place, which, legal in rows:
        wait: list[Data] = [{"to": place}] if place != "1.main1" else []
        if place.startswith("2"):
            wait.append({"by": "B", "pass": 1})
        check: Data = {("legal" if legal else "not_legal"): {"by": "A", "activate": which}}
        play(edition, {"battlefield": [slow, fast]}, do=[*wait, {"expect": [check]}])
    do: list[Data] = [
        {"by": "A", "activate": "fast"},
        {"expect": [{"not_legal": {"by": "A", "activate": "slow"}}]},
    ]
    play(edition, {"battlefield": [slow, fast]}, do=do)


# 213, 214: spells and permanents


@old_editions
@rule("2006:213.1", "2006:213.2", "2006:401.2/e1", "x2009:111.1a", "x2009:111.2")
def test_a_card_on_the_stack_is_a_spell_with_the_types_of_the_card(edition: str) -> None:
    """A creature card is a creature spell there, and no creature; afterwards no spell."""
    stop = instant("Stop", "Counter target creature spell.")
    slay = instant("Slay", "Destroy target creature.")
    only: list[Data] = [
        {"illegal": {"by": "A", "cast": "Stop", "targets": ["ox"]}},
        {"by": "A", "cast": "ox"},
        {"expect": [{"object": "ox", "zone": "stack", "type_line": "Legendary Creature - Beast"}]},
        {"illegal": {"by": "A", "cast": "Slay", "targets": ["ox"]}},
    ]
    a = {"hand": [{**creature("Ox", cost=FREE), "type": "Legendary Creature - Beast"}, stop, slay]}
    play(edition, a, do=[*only, {"by": "A", "cast": "Stop", "targets": ["ox"]}, {"resolve": "all"}],
         expect=[{"object": "ox", **YARD}])  # fmt: skip
    play(edition, a, do=[*only, {"resolve": "all"},
                         {"illegal": {"by": "A", "cast": "Stop", "targets": ["ox"]}},
                         *cast("Slay", "ox")],
         expect=[{"object": "ox", **YARD}])  # fmt: skip


@old_editions
@rule("2006:214.4", "x2009:110.2a", "x2009:110.6b")
def test_a_permanent_is_controlled_by_whoever_put_it_there(edition: str) -> None:
    take = instant("Take", "Put target creature card from a graveyard onto the battlefield under "
                   "your control.")  # fmt: skip
    game = play(
        edition,
        {"hand": [take, creature("Elf", cost=FREE)]},
        {"graveyard": [creature("Ox")]},
        [*cast("Take", "ox"), *cast("Elf")],
        [
            {"object": "ox", "controller": "A", "owner": "B", "tapped": False},
            {"object": "elf", "controller": "A", "owner": "A", "tapped": False},
        ],
    )
    assert game.outcome is None
