"""Sections 700 to 706 of the 2009 book: events, modes and copies; and what the 2006
book says of numbers, choices and costs.
"""

from __future__ import annotations

from .play import Data, creature, old_editions, play, rule, thing

FREE = "{0}"
YARD: Data = {"zone": "graveyard"}


def instant(name: str, text: str, cost: str = FREE, **more: object) -> Data:
    return thing(name, "Instant", text, cost, **more)


def cast(name: str, *targets: str, **more: object) -> list[Data]:
    asked = {"targets": list(targets)} if targets else {}
    return [{"by": "A", "cast": name, **asked, **more}, {"resolve": "all"}]


# 700: events and modes


@rule("2009:700.1")
def test_each_watcher_counts_events_in_its_own_way() -> None:
    """Two creatures attack: for one ability two events, for the other one."""
    each = thing("Each", "Enchantment", "Whenever a creature you control attacks, you gain 1 life.")
    once = thing("Once", "Enchantment", "Whenever you attack, you gain 10 life.")
    play(
        "2009",
        {"battlefield": [creature("Ox"), creature("Elf"), each, once]},
        do=[{"by": "A", "attack": {"ox": "B", "elf": "B"}}, {"resolve": "all"}],
        expect=[{"life": {"A": 32}}],
        unanswered="auto",
    )


MODAL = (
    "When Guide enters, choose one —\n• You gain 3 life.\n• Destroy target artifact.\n"
    "• Destroy target enchantment."
)


@rule("2009:700.2b")
def test_a_triggered_ability_takes_its_mode_as_it_is_put_on_the_stack() -> None:
    guide = creature("Guide", text=MODAL, cost=FREE)
    begin: list[Data] = [{"by": "A", "cast": "Guide"}, {"until": "question"}]
    a = {"hand": [guide]}
    play("2009", a, do=[*begin[:1], {"resolve": "all", "choose": ["1?"]}],
         expect=[{"life": {"A": 23}}])  # fmt: skip
    a["battlefield"] = [thing("Rock", "Artifact")]
    do = [*begin, {"illegal": {"by": "A", "answer": [3]}}, {"by": "A", "answer": [2]},
          {"expect": [{"stack": 1}]}, {"resolve": "all"}]  # fmt: skip
    play("2009", a, do=do, expect=[{"object": "rock", **YARD}, {"life": {"A": 20}}])
    none = creature("Guide", text=MODAL.replace("• You gain 3 life.\n", ""), cost=FREE)
    play("2009", {"hand": [none]}, do=[{"by": "A", "cast": "Guide"}, {"resolve": "top"}],
         expect=[{"stack": 0}, {"object": "guide", "zone": "battlefield"}])  # fmt: skip


CHARM = instant("Charm", "Choose one —\n• Tap target creature.\n• Destroy target creature.\n"
                "• Destroy target artifact.")  # fmt: skip


@rule("2009:700.2e")
def test_a_new_target_does_not_change_the_mode() -> None:
    turn = instant("Turn", "Change the target of target spell with a single target.")
    a = {"battlefield": [creature("Ox"), creature("Elf"), thing("Rock", "Artifact")],
         "hand": [CHARM, turn]}  # fmt: skip
    play(
        "2009",
        a,
        do=[
            {"by": "A", "cast": "Charm", "modes": [1], "targets": ["ox"]},
            {"by": "A", "cast": "Turn", "targets": ["charm"]},
            {"resolve": "top", "choose": ["elf?"]},
            {"resolve": "all"},
        ],
        expect=[
            {"object": "elf", "zone": "battlefield", "tapped": True},
            {"object": "ox", "tapped": False},
            {"object": "rock", "zone": "battlefield"},
        ],
    )


@rule("2009:700.2f")
def test_a_copy_has_the_mode_of_the_original() -> None:
    fork = instant("Twice", "Copy target instant or sorcery spell. You may choose new targets for "
                   "the copy.")  # fmt: skip
    a = {"battlefield": [creature("Ox"), creature("Elf"), thing("Rock", "Artifact")],
         "hand": [CHARM, fork]}  # fmt: skip
    play(
        "2009",
        a,
        do=[
            {"by": "A", "cast": "Charm", "modes": [1], "targets": ["ox"]},
            {"by": "A", "cast": "Twice", "targets": ["charm"]},
            {"resolve": "all", "choose": ["yes", "elf"]},
        ],
        expect=[
            {"object": "ox", "zone": "battlefield", "tapped": True},
            {"object": "elf", "zone": "battlefield", "tapped": True},
            {"object": "rock", "zone": "battlefield"},
        ],
    )


# 704


@rule("2009:704.6")
def test_one_replacement_covers_two_reasons_to_lose() -> None:
    mirror = thing("Mirror", "Artifact", "If you would lose the game, instead you gain 20 life.")
    both = instant("Both", "Draw two cards. You lose 2 life.")
    a = {"battlefield": [mirror], "hand": [both], "library": ["Forest"], "life": 1}
    play("2009", a, do=cast("Both"),
         expect=[{"over": False}, {"life": {"A": 19}}, {"hand": {"A": 1}}])  # fmt: skip


@rule("2009:704.5q")
@old_editions
@rule("2006:420.5m")
def test_what_is_no_aura_or_equipment_comes_off(edition: str) -> None:
    ox, rock = creature("Ox", attached_to="elf"), thing("Rock", "Artifact", attached_to="elf")
    off: Data = {"zone": "battlefield", "attached_to": None}
    play(edition, {"battlefield": [creature("Elf"), ox, rock]}, do=[{"to": "main2"}],
         expect=[{"object": "ox", **off}, {"object": "rock", **off}])  # fmt: skip


# 706: copies


@rule("2009:706.6/e1")
def test_a_copy_that_enters_chooses_anew() -> None:
    play(
        "2009",
        {"hand": [{"card": "Clone", "as": "clone"}], "mana": "{U}{U}{U}{U}"},
        {"battlefield": [{"card": "Quirion Elves", "as": "elves", "chosen": "red"}]},
        [
            {"by": "A", "cast": "clone"},
            {"resolve": "all", "choose": ["yes?", "elves", "blue"]},
            {"to": "3.main1"},
            {"by": "A", "activate": "clone", "ability": 2},
        ],
        [{"mana": {"A": "{U}"}}],
    )


@rule("2009:706.7a/e1", "2009:706.7")
def test_what_becomes_a_copy_without_entering_has_nothing_chosen() -> None:
    become = instant(
        "Become", "Target creature becomes a copy of target creature until end of turn."
    )
    voice = {"card": "Voice of All", "as": "voice", "chosen": "red"}
    burn = thing("Burn", "Instant", "Burn deals 1 damage to target creature.", "{R}")
    play(
        "2009",
        {"battlefield": [creature("Ox"), voice], "hand": [become, burn], "mana": "{R}"},
        do=[
            *cast("Become", "ox", "voice"),
            {"expect": [{"object": "ox", "name": "Voice of All"}]},
            {"illegal": {"by": "A", "cast": "Burn", "targets": ["voice"]}},
            *cast("Burn", "ox"),
        ],
        expect=[{"object": "ox", "damage": 1}],
    )


@rule("2009:706.2a")
def test_a_copy_has_colour_and_abilities_once() -> None:
    become = instant(
        "Become", "Target creature becomes a copy of target creature until end of turn."
    )
    ox = creature("Ox", "1/1", "Whenever Ox attacks, you gain 1 life.", cost="{G}{W}")
    play(
        "2009",
        {"battlefield": [creature("Elf"), ox], "hand": [become]},
        do=[
            *cast("Become", "elf", "ox"),
            {"expect": [{"object": "elf", "colors": ["green", "white"]}]},
            {"by": "A", "attack": {"elf": "B"}},
            {"resolve": "all"},
        ],
        expect=[{"life": {"A": 21}}],
    )


# the 2006 book


@old_editions
@rule("2006:104.3g", "x2009:106.8")
def test_hybrid_mana_is_of_the_colour_chosen(edition: str) -> None:
    rite = instant("Rite", "Add {G/W}.")
    for color, mana in (("G", "{G}"), ("W", "{W}")):
        do: list[Data] = [{"by": "A", "cast": "Rite"}, {"resolve": "all", "choose": [color]}]
        play(edition, {"hand": [rite]}, do=do, expect=[{"mana": {"A": mana}}])


@old_editions
@rule("2006:409.1g", "x2009:601.2f", "x2009:601.2g")
def test_mana_abilities_are_played_before_paying_begins(edition: str) -> None:
    """The elf pays {G} by its own ability first, and is sacrificed for the rest of the cost."""
    elf = creature("Elf", text="{T}: Add {G}.")
    text = "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 1 life."
    rite = instant("Rite", text, "{G}")
    play(edition, {"battlefield": [elf], "hand": [rite]}, do=cast("Rite"),
         expect=[{"life": {"A": 21}}, {"object": "elf", **YARD}])  # fmt: skip


@old_editions
@rule("2006:306.2a")
def test_what_forbids_attacking_comes_too_late_for_an_attacker(edition: str) -> None:
    calm = instant("Calm", "Target creature can't attack or block this turn.")
    for when, life in ((0, 20), (1, 18)):
        attack: Data = {"by": "A", "attack": {"ox": "B"}}
        before: list[Data] = [*cast("Calm", "ox"), {"illegal": attack}]
        after: list[Data] = [attack, *cast("Calm", "ox"), {"to": "main2"}]
        a = {"battlefield": [creature("Ox")], "hand": [calm]}
        play(edition, a, do=after if when else before, expect=[{"life": {"B": life}}])


@old_editions
@rule("2006:408.2f", "2006:418.2")
def test_what_sets_its_own_colour_simply_applies(edition: str) -> None:
    """There is no moment on the battlefield at which it is not red, and nothing to respond to."""
    ox = creature("Ox", text="Ox is red.", cost=FREE)
    watch = thing("Watch", "Enchantment", "Whenever a red creature enters, you gain 1 life.")
    there = [{"stack": ["ability of Watch"]}, {"object": "ox", "colors": ["red"]}]
    do: list[Data] = [{"by": "A", "cast": "Ox"}, {"resolve": "top"}, {"expect": there}]
    play(edition, {"battlefield": [watch], "hand": [ox]}, do=do)


@old_editions
@rule("2006:409.1d")
def test_a_target_that_hangs_on_the_kicker_is_there_with_it_only(edition: str) -> None:
    text = "Kicker {1}\nYou gain 1 life. If this spell was kicked, destroy target creature."
    ray = instant("Ray", text)
    play(edition, {"hand": [ray]}, do=cast("Ray", **{"with": []}), expect=[{"life": {"A": 21}}])
    a = {"hand": [ray], "mana": "{1}"}
    play(edition, {**a, "mana": "{C}"}, {"battlefield": [creature("Ox")]},
         cast("Ray", "ox", **{"with": ["kicker"]}), [{"object": "ox", **YARD}])  # fmt: skip


@old_editions
@rule("2006:416.1", "x2009:610.1", "x2009:611.1")
def test_spells_have_effects_at_once_and_lasting_ones(edition: str) -> None:
    both = instant("Both", "You gain 2 life. Target creature gets +1/+1 until end of turn.")
    lord = thing("Lord", "Enchantment", "Creatures you control get +1/+1.")
    a = {"battlefield": [creature("Ox"), lord], "hand": [both]}
    play(edition, a, do=[*cast("Both", "ox"), {"expect": [{"object": "ox", "power": 4}]},
                         {"to": "2.main1"}],
         expect=[{"object": "ox", "power": 3}, {"life": {"A": 22}}])  # fmt: skip


@old_editions
@rule("2006:419.6d", "x2009:614.15")
def test_an_effect_replaces_its_own_part_first(edition: str) -> None:
    """The spell's own greater damage comes first, then the doubling applies to it."""
    burn = instant("Burn", "Burn deals 2 damage to target player. If you control an artifact, Burn "
                   "deals 4 damage to that player instead.")  # fmt: skip
    furnace = thing(
        "Furnace",
        "Enchantment",
        "If a source would deal damage to a permanent or "
        "player, it deals double that damage to that permanent or player instead.",
    )
    a = {"battlefield": [thing("Rock", "Artifact"), furnace], "hand": [burn]}
    play(edition, a, do=cast("Burn", "B"), expect=[{"life": {"B": 12}}])
