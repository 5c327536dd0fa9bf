"""Every node of the IR that this room gives a meaning to has a behaviour."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from apnap import ir
from apnap.cards import pool
from apnap.interpret import reads, support
from apnap.ir.base import NODES


@pytest.mark.parametrize("name", sorted(NODES))
def test_every_node_has_a_behaviour(name: str) -> None:
    assert support.has_behavior(NODES[name])


@pytest.mark.parametrize("name", sorted(NODES))
def test_every_node_that_is_read_says_what_it_reads(name: str) -> None:
    kind = NODES[name]
    if issubclass(kind, ir.Ref | ir.Who | ir.Amount | ir.Filter | ir.Condition):
        assert kind in reads.READS


def test_what_is_not_known_is_named() -> None:
    node = ir.If(ir.Happened("goblins-sneezed"), ir.Draw(ir.Max("beauty", ir.This())))
    assert support.supports(node) == ["Happened goblins-sneezed", "Max beauty"]


@pytest.mark.parametrize(
    ("node", "named"),
    [
        (ir.AllShare("name", ir.This()), "AllShare name"),
        (ir.SharesWithAny("beauty", ir.Anything()), "SharesWithAny beauty"),
        (ir.DifferentAmong("beauty", ir.This()), "DifferentAmong beauty"),
        (ir.TurnFact("life-gained", last=True), "TurnFact life-gained of the last turn"),
        (ir.MayPlay(flash=True), "MayPlay with flash for a cost"),
    ],
)
def test_words_and_fields_that_would_mean_nothing_are_named(node: ir.Node, named: str) -> None:
    assert support.supports(node) == [named]


def test_the_whole_pool_is_supported() -> None:
    missing = {}
    for name in pool.names():
        card = pool.load_card(name)
        assert card is not None
        found = support.supports(card)
        if found:
            missing[name] = found
    assert not missing


WORDS = {"said", "verb", "asked"}  # how something is said; the engine never looks at it
FAMILIES = (ir.Ref, ir.Who, ir.Amount, ir.Filter, ir.Condition, ir.Effect)
ROOMS = ("interpret", "replacement", "triggers", "casting")


def test_every_field_is_looked_at(root: Path) -> None:
    """A field that nobody reads would be text that runs as if it were not there."""
    files = [file for room in ROOMS for file in (root / "src" / "apnap" / room).glob("*.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    read = set(re.findall(r"\.(\w+)\b", source))
    missing = [
        f"{name}.{field.name}"
        for name, kind in sorted(NODES.items())
        if issubclass(kind, FAMILIES)
        for field in fields(kind)
        if field.name not in read | WORDS
    ]
    assert not missing


def test_a_condition_or_a_filter_that_would_ask_is_named() -> None:
    asking = ir.Choose(ir.HasType("Enchantment"))
    for part in (ir.InZone("battlefield", asking), ir.SameNameAs(asking)):
        assert support.supports(part) == ["a choice where something is only looked at"]
    assert support.supports(ir.Exists(ir.HasType("Enchantment"))) == []
