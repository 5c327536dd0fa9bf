"""Sections 300 to 305, and 311 to 314, of the 2006 book: phases and steps outside combat; the same
of the 2009 book where it says the same.
"""

from __future__ import annotations

import pytest

from .play import all_editions, creature, keys, old_editions, play, rule, thing, turns

WHOLE_TURN = [
    "untap-step",
    "upkeep-step",
    "draw-step",
    "precombat-main",
    "beginning-of-combat",
    "declare-attackers-step",
    "declare-blockers-step",
    "combat-damage-step",
    "end-of-combat-step",
    "postcombat-main",
    "end-step",
    "cleanup-step",
]
EVENT = ("upkeep-step-begins", "ability-triggered", "trigger-put-on-stack", "priority-received")


def clock(when: str, what: str = "you gain 1 life") -> dict[str, object]:
    return thing("Clock", "Artifact", f"At the beginning of {when}, {what}.")


@old_editions
@rule("2006:300.1", "2006:301.1", "2006:306.1", "2006:312.1", "2006:305.1", "x2009:500.1")
def test_a_turn_has_its_phases_and_steps_in_order(edition: str) -> None:
    game = play(edition, b={"battlefield": [creature("Ox")]}, do=[
        {"at": "2.main1", "by": "B", "attack": {"ox": "A"}},
        {"to": "3.upkeep"},
    ])  # fmt: skip
    second = [name for turn, name in turns(game) if turn == 2 and name != "resolution"]
    assert second == WHOLE_TURN


@old_editions
@rule("2006:308.4", "2006:306.1", "x2009:508.6")
def test_without_attackers_two_steps_are_left_out(edition: str) -> None:
    game = play(edition, b={"battlefield": [creature("Ox")]}, do=[{"to": "3.upkeep"}])
    second = [name for turn, name in turns(game) if turn == 2]
    left_out = {"declare-blockers-step", "combat-damage-step"}
    assert second == [name for name in WHOLE_TURN if name not in left_out]


@old_editions
@rule("2006:300.2", "2006:305.2", "x2009:500.2", "x2009:115.4")
def test_a_step_goes_on_after_its_last_object_has_resolved(edition: str) -> None:
    play(
        edition,
        {"hand": ["Shock", "Shock"], "mana": "{R}{R}"},
        do=[
            {"by": "A", "cast": "Shock", "targets": ["B"]},
            {"by": "A", "pass": 1},
            {"by": "B", "pass": 1},
            {"expect": [{"stack": 0}, {"step": "main1"}, {"priority": "A"}, {"life": {"B": 18}}]},
            {"by": "A", "pass": 1},
            {"expect": [{"step": "main1"}, {"priority": "B"}]},
            {"by": "B", "pass": 1},
            {"expect": [{"step": "beginning_of_combat"}]},
        ],
    )


@old_editions
@rule("2006:300.2", "x2009:115.3d")
def test_passes_count_only_in_succession(edition: str) -> None:
    play(
        edition,
        b={"hand": ["Shock"], "battlefield": ["Mountain"]},
        do=[
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Shock", "targets": ["A"]},
            {"by": "B", "pass": 1},
            {"expect": [{"stack": ["Shock"]}, {"priority": "A"}]},
            {"by": "A", "pass": 1},
            {"expect": [{"step": "main1"}, {"stack": 0}, {"life": {"A": 18}}]},
        ],
    )


@old_editions
@rule("2006:300.4", "x2009:500.5")
def test_until_end_of_combat_lasts_through_the_end_of_combat_step(edition: str) -> None:
    grow = thing("Grow", "Instant", "Target creature gets +3/+0 until end of combat.", "{0}")
    play(
        edition,
        {"battlefield": [creature("Ox")], "hand": [grow]},
        do=[
            {"at": "1.beginning_of_combat", "by": "A", "cast": "Grow", "targets": ["ox"]},
            {"resolve": "all"},
            {"to": "end_of_combat"},
            {"expect": [{"object": "ox", "power": 5}]},
            {"to": "main2"},
            {"expect": [{"object": "ox", "power": 2}]},
        ],
    )


@old_editions
@rule("2006:300.4", "2006:314.2", "x2009:514.2")
def test_until_end_of_turn_ends_in_cleanup_together_with_damage(edition: str) -> None:
    play(
        edition,
        {"battlefield": ["Forest", "Mountain", creature("Ox")], "hand": ["Giant Growth", "Shock"]},
        do=[
            {"by": "A", "cast": "Giant Growth", "targets": ["ox"]},
            {"resolve": "all"},
            {"by": "A", "cast": "Shock", "targets": ["ox"]},
            {"to": "end"},
            {"expect": [{"object": "ox", "power": 5, "damage": 2}]},
            {"to": "2.upkeep"},
            {"expect": [{"object": "ox", "power": 2, "damage": 0, "zone": "battlefield"}]},
        ],
    )


@old_editions
@rule("2006:300.5", "2006:303.1", "x2009:503.1")
def test_upkeep_triggers_are_on_the_stack_before_anybody_has_priority(edition: str) -> None:
    play(
        edition,
        b={"battlefield": [clock("your upkeep")]},
        do=[
            {"until": {"stack": "ability of Clock"}},
            {"expect": [{"turn": 2}, {"step": "upkeep"}, {"priority": "B"}, {"life": {"B": 20}}]},
            {"resolve": "all"},
            {"expect": [{"step": "upkeep"}, {"life": {"B": 21}}]},
        ],
    )


@old_editions
@rule("2006:302.3", "2006:303.1", "x2009:502.3")
def test_what_triggers_in_the_untap_step_waits_for_the_upkeep(edition: str) -> None:
    bell = thing("Bell", "Artifact", "Whenever a creature becomes untapped, you gain 1 life.")
    ox = creature("Ox", tapped=True)
    game = play(
        edition,
        b={"battlefield": [bell, clock("your upkeep"), ox], "hand": ["Shock"]},
        do=[
            {"until": {"stack": "ability of Bell"}},
            {"expect": [{"step": "upkeep"}, {"priority": "B"}, {"life": {"B": 20}}]},
            {"expect": [{"object": "ox", "tapped": False}]},
            {"resolve": "all"},
            {"expect": [{"step": "upkeep"}, {"life": {"B": 22}}]},
        ],
        choices={"B": [["bell", "clock"]]},
    )
    told = keys(game, "permanents-untapped", "untap-no-priority", "trigger-put-on-stack")
    assert told.index("untap-no-priority") < told.index("trigger-put-on-stack")


@old_editions
@rule("2006:302.2", "x2009:502.2")
def test_the_active_players_permanents_untap_unless_kept_tapped(edition: str) -> None:
    numb = creature("Numb", text="Numb doesn't untap during your untap step.", tapped=True)
    play(
        edition,
        {"battlefield": [creature("Far", tapped=True)]},
        {"battlefield": [creature("Ox", tapped=True), numb, {"card": "Island", "tapped": True}]},
        [{"to": "2.upkeep"}],
        [
            {"object": "ox", "tapped": False},
            {"object": "Island", "tapped": False},
            {"object": "numb", "tapped": True},
            {"object": "far", "tapped": True},
        ],
    )


@all_editions
@rule("2006:302.1", "2009:703.4a", "x2009:502.1")
def test_phasing_comes_first_in_the_untap_step(edition: str) -> None:
    """What phases out is tapped still; as it phases in the rest untaps, and it untaps with it."""
    fish = creature("Fish", text="Phasing", tapped=True)
    game = play(
        edition,
        b={"battlefield": [fish, creature("Ox", tapped=True)]},
        do=[
            {"to": "2.upkeep"},
            {"expect": [{"battlefield": {"B": {"Fish": 0}}}, {"object": "fish", "tapped": True}]},
            {"to": "4.upkeep"},
            {"expect": [{"object": "fish", "zone": "battlefield", "tapped": False}]},
        ],
    )
    told = keys(game, "phased-out", "phased-in", "permanents-untapped")
    assert told == ["phased-out", "permanents-untapped", "phased-in", "permanents-untapped"]
    assert "ability-triggered" not in keys(game)


@old_editions
@rule("2006:304.1", "x2009:504.1")
def test_the_draw_comes_first_then_triggers_then_priority(edition: str) -> None:
    harp = thing("Harp", "Artifact", "Whenever you draw a card, you gain 1 life.")
    play(
        edition,
        b={"battlefield": [clock("your draw step", "you gain 4 life"), harp], "hand": []},
        do=[
            {"until": {"stack": "ability of Harp"}},
            {"expect": [
                {"turn": 2}, {"step": "draw"}, {"priority": "B"}, {"hand": {"B": 1}},
                {"life": {"B": 20}}, {"stack": {"ability of Harp": 1, "ability of Clock": 1}},
            ]},
        ],
        choices={"B": [["clock", "harp"]]},
    )  # fmt: skip


@old_editions
@rule("2006:305.3", "2006:408.1a", "x2009:505.5b", "x2009:307.1")
def test_sorcery_timing(edition: str) -> None:
    """Sorceries and permanents: own main phases, empty stack."""
    beast = creature("Ox", cost="{0}")
    rite = thing("Rite", "Sorcery", "You gain 1 life.", "{0}")
    quick = thing("Quick", "Instant", "You gain 1 life.", "{0}")
    slow = [{"not_legal": {"by": "A", "cast": name}} for name in ("Ox", "Rite")]
    able = [{"legal": {"by": "A", "cast": name}} for name in ("Ox", "Rite")]
    play(
        edition,
        {"hand": [beast, rite, quick, {**quick, "as": "later"}, "Forest"]},
        do=[
            {"expect": [*able, {"legal": {"by": "A", "play": "Forest"}}]},
            {"by": "A", "cast": "Quick"},
            {"expect": [*slow, {"not_legal": {"by": "A", "play": "Forest"}}]},
            {"resolve": "all"},
            {"to": "beginning_of_combat"},
            {"expect": [*slow, {"not_legal": {"by": "A", "play": "Forest"}}]},
            {"to": "main2"},
            {"expect": [*able, {"legal": {"by": "A", "play": "Forest"}}]},
            {"to": "end"},
            {"expect": slow},
            {"to": "2.main1"},
            {"by": "B", "pass": 1},
            {"expect": [*slow, {"legal": {"by": "A", "cast": "Quick"}}]},
        ],
    )


@old_editions
@rule("2006:305.4", "x2009:305.2", "x2009:114.2a")
def test_one_land_a_turn_without_the_stack(edition: str) -> None:
    play(
        edition,
        {"hand": ["Forest", "Forest"]},
        {"hand": ["Forest"], "battlefield": ["Island", "Island"]},
        [
            {"by": "A", "play": "Forest"},
            {"expect": [
                {"battlefield": {"A": {"Forest": 1}}}, {"stack": 0}, {"priority": "A"},
                {"not_legal": {"by": "A", "play": "Forest"}},
            ]},
            {"by": "A", "pass": 1},
            {"expect": [{"not_legal": {"by": "B", "play": "Forest"}}]},
            {"to": "3.main1"},
            {"expect": [{"legal": {"by": "A", "play": "Forest"}}]},
        ],
    )  # fmt: skip


@old_editions
@rule("2006:300.6", "x2009:500.7")
def test_the_extra_turn_made_last_is_taken_first(edition: str) -> None:
    mine = thing("Mine", "Sorcery", "Take an extra turn after this one.", "{0}")
    theirs = thing("Theirs", "Sorcery", "Target player takes an extra turn after this one.", "{0}")
    play(
        edition,
        {"hand": [mine, theirs]},
        do=[
            {"by": "A", "cast": "Mine"},
            {"resolve": "all"},
            {"by": "A", "cast": "Theirs", "targets": ["B"]},
            {"resolve": "all"},
            {"to": "2.upkeep"},
            {"expect": [{"active": "B"}]},
            {"to": "3.upkeep"},
            {"expect": [{"active": "A"}]},
            {"to": "4.upkeep"},
            {"expect": [{"active": "B"}]},
        ],
    )


@old_editions
@rule("2006:300.9", "x2009:500.10")
def test_a_skipped_step_and_a_skipped_turn_are_passed_over(edition: str) -> None:
    still = thing("Still", "Enchantment", "Skip your draw step.")
    sleep = thing("Sleep", "Sorcery", "Target player skips their next turn.", "{0}")
    game = play(
        edition,
        {"hand": [sleep]},
        {"battlefield": [still, clock("your draw step"), {**clock("each upkeep"), "as": "bell"}]},
        [
            {"to": "3.upkeep"},
            {"expect": [{"active": "A"}]},
            {"by": "A", "cast": "Sleep", "targets": ["B"], "at": "3.main1"},
            {"resolve": "all"},
            {"to": "4.upkeep"},
            {"expect": [{"active": "A"}]},
        ],
    )
    assert (2, "draw-step") not in turns(game) and (3, "draw-step") in turns(game)
    assert game.players[1].life == 22  # no draw step; the third upkeep has not resolved


@old_editions
@rule("2006:311.1", "2006:307.1", "x2009:507.2", "x2009:511.1")
def test_triggers_at_the_beginning_and_at_the_end_of_combat(edition: str) -> None:
    horn = thing("Horn", "Artifact", "At the beginning of combat on your turn, you gain 1 life.")
    gong = thing("Gong", "Artifact", "At end of combat, you gain 1 life.")
    play(
        edition,
        {"battlefield": [horn, gong]},
        do=[
            {"until": {"stack": "ability of Horn"}},
            {"expect": [{"step": "beginning_of_combat"}, {"priority": "A"}, {"life": {"A": 20}}]},
            {"resolve": "all"},
            {"until": {"stack": "ability of Gong"}},
            {"expect": [{"step": "end_of_combat"}, {"priority": "A"}, {"life": {"A": 21}}]},
            {"resolve": "all"},
            {"expect": [{"step": "end_of_combat"}, {"life": {"A": 22}}]},
        ],
    )


@old_editions
@rule("2006:311.2", "x2009:511.3", "x2009:509.1g")
def test_nothing_is_in_combat_once_it_has_ended(edition: str) -> None:
    play(
        edition,
        {"battlefield": [creature("Ox", "2/5"), creature("Elf", "1/5")]},
        {"battlefield": [creature("Wall", "0/5")]},
        [
            {"by": "A", "attack": {"ox": "B", "elf": "B"}},
            {"by": "B", "block": {"wall": "ox"}},
            {"to": "end_of_combat"},
            {"expect": [{"attacking": ["ox", "elf"]}, {"blocking": ["wall"]}]},
            {"to": "main2"},
            {"expect": [{"attacking": []}, {"blocking": []}]},
        ],
    )


@old_editions
@rule("2006:313.1", "x2009:513.1")
def test_end_step_triggers_come_before_priority(edition: str) -> None:
    play(
        edition,
        {"battlefield": [clock("the end step")]},
        do=[
            {"until": {"stack": "ability of Clock"}},
            {"expect": [{"step": "end"}, {"priority": "A"}, {"life": {"A": 20}}]},
            {"to": "2.upkeep"},
            {"expect": [{"life": {"A": 21}}]},
        ],
    )


@old_editions
@rule("2006:313.2", "x2009:513.3")
def test_what_comes_too_late_for_the_end_step_waits_a_turn(edition: str) -> None:
    bell = clock("the end step")
    bell |= {"cost": "{0}", "text": f"Flash\n{bell['text']}"}
    play(
        edition,
        {"hand": [bell]},
        do=[
            {"by": "A", "cast": "Clock", "at": "1.end"},
            {"resolve": "all"},
            {"expect": [{"step": "end"}, {"battlefield": {"A": {"Clock": 1}}}]},
            {"to": "2.upkeep"},
            {"expect": [{"life": {"A": 20}}]},
            {"to": "3.upkeep"},
            {"expect": [{"life": {"A": 21}}]},
        ],
    )


@old_editions
@rule("2006:314.1", "x2009:514.1")
def test_only_the_active_player_discards_down_to_seven(edition: str) -> None:
    play(
        edition,
        {"hand": ["Forest * 9"]},
        {"hand": ["Island * 9"]},
        [{"to": "2.upkeep"}],
        [{"hand": {"A": 7, "B": 9}}, {"graveyard": {"A": 2, "B": 0}}],
        unanswered="auto",
    )


@old_editions
@rule("2006:314.3", "x2009:514.3a")
def test_a_trigger_in_cleanup_brings_priority_and_another_cleanup(edition: str) -> None:
    grief = thing("Grief", "Enchantment", "Whenever you discard a card, you gain 1 life.")
    game = play(
        edition,
        {"hand": ["Forest * 8"], "battlefield": [grief]},
        do=[
            {"until": {"stack": "ability of Grief"}},
            {"expect": [{"step": "cleanup"}, {"priority": "A"}, {"hand": {"A": 7}}]},
            {"to": "2.upkeep"},
            {"expect": [{"life": {"A": 21}}]},
        ],
        choices={"A": ["Forest"]},
    )
    assert keys(game, "cleanup-step-begins", "cleanup-repeated").count("cleanup-repeated") == 1


@old_editions
@rule("2006:314.3", "x2009:514.3")
def test_nobody_has_priority_in_an_ordinary_cleanup(edition: str) -> None:
    game = play(edition, do=[{"to": "3.upkeep"}])
    assert "cleanup-priority" not in keys(game)
    assert turns(game).count((2, "cleanup-step")) == 1


@pytest.mark.parametrize("edition", ["2009", "current"])
@rule("2009:703.4n", "x2009:500.4", "x2009:106.4")
def test_pools_empty_after_each_step_without_harm(edition: str) -> None:
    play(
        edition,
        b={"battlefield": ["Forest", "Forest"]},
        do=[
            {"by": "B", "activate": "Forest", "at": "2.upkeep"},
            {"expect": [{"mana": {"B": "{G}"}}]},
            {"to": "2.draw"},
            {"expect": [{"mana": {"B": ""}}, {"life": {"B": 20}}]},
        ],
    )


@all_editions
def test_an_effect_ends_the_turn(edition: str) -> None:
    """Everything on the stack is exiled, combat is over, and what triggered by that waits for the
    clean-up, after which the next turn comes."""
    stop = thing("Stop", "Instant", "End the turn.", "{0}")
    ray = thing("Ray", "Instant", "You gain 5 life.", "{0}")
    gun = thing("Gun", "Artifact", "{0}: You gain 5 life.")
    game = play(
        edition,
        {"battlefield": [creature("Ox"), gun], "hand": [ray]},
        {"hand": [stop, *["Forest"] * 8]},
        [
            {"by": "A", "attack": {"ox": "B"}},
            {"by": "A", "activate": "gun"},
            {"by": "A", "cast": "Ray"},
            {"by": "A", "pass": 1},
            {"by": "B", "cast": "Stop"},
            {"resolve": "top"},
            {"expect": [{"turn": 2}, {"stack": 0}, {"attacking": []}, {"active": "B"}]},
            {"expect": [{"object": "ray", "zone": "exile"}, {"object": "stop", "zone": "exile"}]},
        ],
        [{"life": {"A": 20, "B": 20}}, {"hand": {"B": 8}}],
    )
    told = keys(game, "turn-ended-by-effect", "cleanup-step-begins", "end-step-begins")
    assert told == ["turn-ended-by-effect", "cleanup-step-begins"]


@all_editions
@pytest.mark.parametrize(
    ("what", "left_out", "stays"),
    [
        ("draw step", "draw-step", "precombat-main"),
        ("combat phase", "declare-attackers-step", "postcombat-main"),
    ],
)
def test_the_next_step_or_phase_is_skipped_once(
    edition: str, what: str, left_out: str, stays: str
) -> None:
    """A phase with all its steps, from the next one that begins on."""
    drowse = thing("Drowse", "Instant", f"Target player skips their next {what}.", "{0}")
    game = play(
        edition,
        {"hand": [drowse]},
        do=[
            {"by": "A", "cast": "Drowse", "targets": ["B"]},
            {"resolve": "all"},
            {"to": "5.upkeep"},
        ],
    )
    steps = turns(game)
    assert (2, left_out) not in steps and (4, left_out) in steps
    assert (2, stays) in steps and (2, "upkeep-step") in steps
    combat = {"beginning-of-combat", "declare-attackers-step", "end-of-combat-step"}
    assert len(combat & {name for turn, name in steps if turn == 2}) == (
        0 if left_out in combat else 3
    )


@all_editions
def test_damage_that_wears_off_gives_nobody_priority(edition: str) -> None:
    """In the cleanup step nothing is performed and nothing triggers, so it is over at once."""
    game = play(
        edition,
        {"battlefield": [creature("Ox", "3/3")], "hand": ["Shock"], "mana": "{R}"},
        do=[
            {"by": "A", "cast": "Shock", "targets": ["ox"]},
            {"resolve": "all"},
            {"to": "2.upkeep"},
        ],
        expect=[{"object": "ox", "damage": 0}],
    )
    assert "cleanup-priority" not in keys(game)


@all_editions
def test_a_question_of_the_untap_step_is_asked_in_it(edition: str) -> None:
    text = "You may choose not to untap Ox during your untap step."
    game = play(edition, b={"battlefield": [creature("Ox", text=text, tapped=True)]})
    while game.question is not None and game.question.key != "untap":
        game.push(game.question.plainest())
    assert game.question is not None and game.question.chooser == 1
    assert (game.view(1).turn, game.view(1).step) == (2, "untap")


@all_editions
def test_what_does_not_untap_the_next_time_untaps_the_time_after(edition: str) -> None:
    frost = thing("Frost", "Instant", "Target creature doesn't untap during its controller's next "
                  "untap step.", "{0}")  # fmt: skip
    play(
        edition,
        {"hand": [frost]},
        {"battlefield": [creature("Ox", tapped=True)]},
        [
            {"by": "A", "cast": "Frost", "targets": ["ox"]},
            {"resolve": "all"},
            {"to": "2.main1"},
            {"expect": [{"object": "ox", "tapped": True}]},
            {"to": "4.main1"},
        ],
        [{"object": "ox", "tapped": False}],
    )
