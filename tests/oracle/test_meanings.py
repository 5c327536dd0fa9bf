"""What words stand for, where the nearest is not what is meant; each a kind that was wrong once."""

from typing import Any

import pytest

from apnap import ir
from apnap.cards.support import missing
from apnap.ir.predefined import PREDEFINED
from apnap.oracle import Decline, compile_card, compile_text
from apnap.oracle.holes import Places

CREATURE = {"types": ["Creature"], "subtypes": ["Bear"]}
AURA = {"types": ["Enchantment"], "subtypes": ["Aura"]}
INSTANT = {"types": ["Instant"]}


def nodes(text: str, kind: type[Any], **facts: Any) -> list[Any]:
    """The nodes of a kind that a text compiles to, without the words they were said in."""
    made = compile_text(text, **facts)
    assert not isinstance(made, Decline), str(made)
    return [node for node in ir.walk(ir.bare(made)) if isinstance(node, kind)]


@pytest.mark.parametrize(
    ("text", "facts", "attacker"),
    [
        (
            "When this creature enters, target creature blocks it this turn if able.",
            CREATURE,
            ir.This(),
        ),
        (
            "Whenever enchanted creature attacks, target creature blocks it this turn if able.",
            AURA,
            ir.EventObject(),
        ),
        (
            "Untap target creature you control. Another target creature blocks it this turn if "
            "able.",
            INSTANT,
            ir.Target(0),
        ),
    ],
)
def test_what_is_told_to_block_it_is_not_it(
    text: str, facts: dict[str, Any], attacker: ir.Ref
) -> None:
    (rule,) = nodes(text, ir.MustBlock, **facts)
    assert rule.what == ir.Is(attacker)


def test_what_becomes_a_target_is_sacrificed_not_the_spell() -> None:
    text = "When this creature becomes the target of a spell or ability, "
    (effect,) = nodes(text + "sacrifice it.", ir.SacrificeIt, **CREATURE)
    assert effect.what == ir.This()
    (effect,) = nodes(text + "counter that spell or ability.", ir.Counter, **CREATURE)
    assert effect.what == ir.EventObject("source")


def test_what_died_gets_no_counters() -> None:
    text = (
        "Whenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 "
        "counter on that creature."
    )
    (effect,) = nodes(text, ir.PutCounters, **AURA)
    assert effect.what == ir.AttachedTo()


def test_what_came_back_gets_counters() -> None:
    text = (
        "Whenever another creature dies, return it to the battlefield, then put a +1/+1 counter "
        "on it."
    )
    (effect,) = nodes(text, ir.PutCounters, **CREATURE)
    assert effect.what == ir.EventObject()


def test_a_condition_chooses_nothing() -> None:
    text = "If a white creature is attacking, draw a card."
    assert not nodes(text, ir.Choose, **INSTANT)
    (there,) = nodes(text, ir.Exists, **INSTANT)
    assert ir.IsAttacking() in ir.walk(there)


def test_a_card_that_a_condition_looks_at_stays_where_it_is() -> None:
    text = (
        "If the top card of target player's graveyard is a creature card, put that card on top of "
        "that player's library."
    )
    assert not nodes(text, ir.Let, **INSTANT)
    (move,) = nodes(text, ir.Move, **INSTANT)
    assert move.what == ir.Top(ir.TargetPlayer(0), zone="graveyard")


def test_a_quality_of_ones_choice_is_chosen_before_the_targets() -> None:
    text = "Return two target creatures of the creature type of your choice to their owner's hand."
    (spec,) = nodes(text, ir.TargetSpec, **INSTANT)
    assert spec.choice == ir.ChooseValue("creature-type", "type")


def test_what_a_token_does_is_not_what_happened_before() -> None:
    text = (
        "When this creature dies, it deals 1 damage to you. Create a 1/1 white Soldier creature "
        'token with "{T}: Draw a card."'
    )
    (effect,) = nodes(text, ir.Damage, **CREATURE)
    assert effect.source == ir.This()
    assert not nodes(text, ir.Let, **CREATURE)


def test_tokens_that_are_only_named_are_what_the_rules_say() -> None:
    (made,) = nodes("Create two Food tokens.", ir.CreateTokens, **INSTANT)
    assert made.token.types == ("Artifact",)
    assert made.token.abilities == ir.bare(PREDEFINED["Food"].abilities)
    assert isinstance(compile_text("Create a Squid token.", **INSTANT), Decline)


def test_of_two_occasions_a_word_means_neither_alone() -> None:
    text = "Whenever another creature enters and whenever another creature dies, {}."
    assert nodes(text.format("you gain 1 life"), ir.GainLife, **CREATURE)
    untold = compile_text(text.format("put a +1/+1 counter on it"), **CREATURE)
    assert isinstance(untold, Decline)


def test_what_is_exiled_is_not_the_result_of_that_very_exile() -> None:
    text = "When this creature dies, you may exile it. If you do, draw a card."
    (effect,) = nodes(text, ir.Move, **CREATURE)
    assert effect.what == ir.This()


def test_what_one_branch_does_is_nothing_to_the_other() -> None:
    text = "At the beginning of your upkeep, you may sacrifice an artifact. If you don't, "
    (effect,) = nodes(
        text + "tap this creature and it deals 2 damage to you.", ir.Damage, **CREATURE
    )
    assert effect.source == ir.This()
    text = (
        "When this creature dies, exile it if it had a death counter on it. Otherwise, return it "
        "to the battlefield under your control and put a death counter on it."
    )
    assert [move.what for move in nodes(text, ir.Move, **CREATURE)] == [ir.This(), ir.This()]


def test_whose_the_target_is_does_not_depend_on_the_target() -> None:
    text = "Whenever this creature deals combat damage to a player, return target creature that "
    (spec,) = nodes(text + "player controls to its owner's hand.", ir.TargetSpec, **CREATURE)
    assert ir.Controlled(ir.EventPlayer()) in spec.what.parts


def test_unblocked_is_only_what_attacks() -> None:
    (spec,) = nodes("Tap target unblocked creature.", ir.TargetSpec, **INSTANT)
    assert spec.what == ir.AllOf((ir.IsUnblocked(), ir.HasType("Creature")))


def test_the_mana_that_was_spent_on_the_target() -> None:
    text = "Counter target spell if no mana was spent to cast it."
    (condition,) = nodes(text, ir.ManaSpent, **INSTANT)
    assert condition.what == ir.Target(0)
    text = (
        "Whenever an opponent casts a spell, if no mana was spent to cast it, counter that spell."
    )
    (condition,) = nodes(text, ir.ManaSpent, **CREATURE)
    assert condition.what == ir.EventObject()
    assert isinstance(
        compile_text("Counter target spell if {G} was spent to cast it.", **INSTANT), Decline
    )


def test_what_was_cast_in_a_main_phase_was_cast() -> None:
    text = "If you cast this spell during your main phase, draw a card."
    (condition,) = nodes(text, ir.AllTrue, **INSTANT)
    assert ir.WasCast() in condition.parts


def test_a_place_is_kept_for_the_very_node() -> None:
    places = Places()
    for place in range(100):
        places[ir.Draw(place)] = place
    assert places.get(ir.Draw(3)) is None


def test_what_may_have_come_is_what_did() -> None:
    text = (
        "You may return target creature card from your graveyard to the battlefield. Exile it at "
        "the beginning of the next end step."
    )
    (delay,) = nodes(text, ir.Delay, **INSTANT)
    assert delay.effect.what == ir.Result("a")


def test_of_the_creature_and_the_spell_that_targets_it_it_is_the_creature() -> None:
    text = "Whenever this creature becomes the target of a spell or ability, it gets +0/+3 until "
    (effect,) = nodes(text + "end of turn.", ir.Apply, **CREATURE)
    assert effect.what == ir.This()


def test_what_a_cost_exiles_is_the_exiled_card() -> None:
    text = (
        "Exile a creature card from your graveyard: Put X +0/+1 counters on this creature, where X "
        "is the exiled card's mana value."
    )
    (amount,) = nodes(text, ir.ManaValueOf, **CREATURE)
    assert amount.what == ir.CostObject("exiled")


def test_what_is_of_a_choice_comes_after_the_choice() -> None:
    text = "Prevent all damage that sources of the color of your choice would deal this turn."
    (steps,) = nodes(text, ir.Do, **INSTANT)
    assert isinstance(steps.steps[0], ir.ChooseValue)
    assert isinstance(compile_text("Destroy all creatures of that type.", **INSTANT), Decline)


def test_the_chosen_type_of_a_land_is_a_land_type() -> None:
    text = "As this creature enters, choose a land type.\nEach land of the chosen type has phasing."
    (chosen,) = nodes(text, ir.OfChosen, **CREATURE)
    assert chosen.key == "land-type"


@pytest.mark.parametrize(
    ("cost", "lacks"), [("{2}{B}", ["an X that nothing says"]), ("{X}{B}", [])]
)
def test_an_x_that_nothing_says_keeps_a_card_out(cost: str, lacks: list[str]) -> None:
    data = {"name": "Test Bear", "manaCost": cost, "type": "Creature — Bear", "types": ["Creature"]}
    text = "When this creature enters, target creature gets +X/+0 until end of turn."
    facts = {"subtypes": ["Bear"], "supertypes": [], "power": "2", "toughness": "2", "text": text}
    card = compile_card([data | facts])
    assert not isinstance(card, Decline)
    assert missing(card) == lacks


def test_the_spell_that_was_kicked_deals_the_damage() -> None:
    text = (
        "Destroy target artifact. If this spell was kicked, it deals 2 damage to target creature."
    )
    (effect,) = nodes(text, ir.Damage, **INSTANT)
    assert effect.source == ir.This()


def test_what_is_not_paid_later_is_asked_later() -> None:
    text = "Draw a card. At the beginning of your next upkeep, pay {1}. If you don't, you lose the "
    (later,) = nodes(text + "game.", ir.Delay, **INSTANT)
    assert isinstance(later.effect, ir.PayOr)
    assert later.effect.unpaid == ir.LoseGame()


def test_what_is_done_later_is_not_done_now() -> None:
    text = "At the beginning of the next end step, sacrifice a creature. If you do, draw a card."
    made = compile_text(text, **INSTANT)
    assert isinstance(made, Decline) or not [
        node
        for node in ir.walk(made)
        if isinstance(node, ir.Let) and isinstance(node.effect, ir.Delay)
    ]


@pytest.mark.parametrize("event", ["enters", "dies"])
def test_they_after_each_opponent_are_those_opponents(event: str) -> None:
    text = f"When this creature {event}, it deals 2 damage to each opponent and each creature they "
    (damage,) = nodes(text + "control.", ir.Damage, **CREATURE)
    creatures = ir.AllOf((ir.HasType("Creature"), ir.Controlled(ir.EachOpponent())))
    assert damage.to == (ir.EachOpponent(), ir.All(creatures))


def test_a_target_of_what_happens_each_time_is_not_chosen_once() -> None:
    text = (
        "Until end of turn, whenever a creature you control attacks and isn't blocked, you may "
        "choose to have it deal damage equal to its power to a target creature. If you do, it "
        "assigns no combat damage this turn."
    )
    assert isinstance(compile_text(text, **INSTANT), Decline)
