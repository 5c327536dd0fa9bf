"""compile(print(ir)) == ir, for abilities put together anew: the event of one card with the effect
of another, the cost of one with the effect of another, what one part does for what another
affects."""

import random
from collections.abc import Iterator
from typing import Any

from apnap import ir
from apnap.oracle import Decline, compile_card, compile_text
from apnap.oracle.compare import canonical
from apnap.render.english.abilities import lines_of
from apnap.render.english.nouns import Unprintable
from apnap.render.english.words import join

Cards = dict[str, list[dict[str, Any]]]

# What names something else in the ability that it came from.
BORROWED = (
    ir.EventObject,
    ir.EventPlayer,
    ir.EventAmount,
    ir.CostObject,
    ir.CostCount,
    ir.Current,
    ir.AttachedTo,
    ir.Linked,
    ir.OfChosen,
    ir.X,
    ir.ChosenNumber,
    ir.ChosenPlayer,
    ir.DefendingPlayer,
    ir.Kicked,
    ir.CostPaid,
    ir.Giver,
)
PRONOUNS = ("it", "they", "them", "that", "those", "the", "its", "their", "each of")


def stands_alone(value: Any) -> bool:
    """Whether the value means the same in another ability."""
    for node in ir.walk(value):
        if isinstance(node, BORROWED) or getattr(node, "link", ""):
            return False
        if isinstance(node, (ir.This, ir.You, ir.TargetPlayer, ir.Target)) and node.said:
            return False
        if isinstance(node, ir.Ref | ir.Who) and node.said.split(" ")[0] in PRONOUNS:
            return False
        if isinstance(node, ir.Amount) and node.said:
            return False
        if isinstance(node, ir.SacrificeThis | ir.ReturnThis | ir.RemoveCountersCost) and node.said:
            return False
    return True


def abilities_of(cards: Cards, names: list[str]) -> Iterator[Any]:
    """All abilities of creatures, instants and sorceries among the cards."""
    for name in names:
        card = compile_card(cards[name])
        assert not isinstance(card, Decline)
        for face in card.faces:
            if {"Creature", "Instant", "Sorcery"} & set(face.types):
                yield from face.abilities


def pieces(cards: Cards, names: list[str]) -> dict[str, list[Any]]:
    """Events, costs, effects and parts that stand alone."""
    found: dict[str, list[Any]] = {"when": [], "cost": [], "body": [], "static": [], "cond": []}
    for ability in abilities_of(cards, names):
        if isinstance(ability, ir.Triggered) and ability.zones == ("battlefield",):
            found["when"] += [ability] if stands_alone(ability.when) else []
        if isinstance(ability, ir.Activated) and ability.zone == "battlefield":
            if stands_alone(ability.cost) and not ability.keyword:
                found["cost"].append(ability.cost)
        if isinstance(ability, ir.Static) and not ability.cda and ability.affects is not None:
            if stands_alone((ability.parts, ability.affects)) and not ability.condition:
                found["static"].append(ability)
        body = getattr(ability, "body", None)
        if body is not None and stands_alone(body):
            found["body"].append(body)
    return found


def recombined(found: dict[str, list[Any]], chance: random.Random) -> Iterator[tuple[Any, str]]:
    """Abilities made of pieces of several cards, and the type of what they are on."""
    for _ in range(150):
        body = chance.choice(found["body"])
        trigger = chance.choice(found["when"])
        yield ir.Triggered(trigger.when, body), "Creature"
        yield ir.Activated(chance.choice(found["cost"]), body), "Creature"
        if not any(isinstance(part, ir.Other) for part in ir.walk(body)):
            yield ir.Spell(body), "Instant"  # "another": than the creature, which a spell is not
        one, other = chance.choice(found["static"]), chance.choice(found["static"])
        if isinstance(one.affects, ir.Filter) == isinstance(other.affects, ir.Filter):
            yield ir.Static(one.parts, other.affects), "Creature"


def test_recombined_abilities(cards: Cards, exact_names: list[str]) -> None:
    found = pieces(cards, exact_names)
    wrong, tried = [], 0
    for ability, kind in recombined(found, random.Random(11)):
        own = "this spell" if kind == "Instant" else "this creature"
        try:
            text = "\n".join(join(words) for words in lines_of(own, (ability,)))
        except Unprintable:
            continue  # the phrase table has no words for this together
        if "\n" in text.replace("\n•", "") and kind != "Instant":
            continue  # only a spell has instructions on several lines
        tried += 1
        again = compile_text(text, types=[kind])
        if isinstance(again, Decline) or canonical(again) != canonical((ability,)):
            wrong.append(f"{text}: {again}")
    assert tried > 300
    assert not wrong
