"""When shields end that last longer than the turn."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.game import Game
from apnap.interpret.context import Ctx
from apnap.replacement import shields
from rules.play import play, thing


def by_hand(g: Game) -> None:
    """What was changed by hand stays as the game goes on."""
    g.sba_needed = True
    g.new_epoch()
    g.unit_mark = len(g.journal)
    g.first = g.pending = None


def shielded(duration: str, at: str = "1.main1") -> Game:
    """A game in which A's rod has prevented all damage to A, for so long."""
    library = {"library": ["Forest * 5"]}
    rod = {"battlefield": [thing("Rod", "Artifact")], **library}
    g = play("current", rod, library, [{"to": at}])
    prevents = ir.PreventDamage(to=(ir.You(),), duration=duration)
    shields.prevent(Ctx(g, g.players[0].battlefield[0], 0), prevents)
    assert g.shields
    by_hand(g)
    return g


def ends(g: Game) -> tuple[int, str]:
    """The turn and the step in which the first shield is gone."""
    while g.shields and g.turn < 6:
        assert g.question is not None
        g.answer(g.question.plainest())
    return g.turn, g.edition.steps[g.step].name


@pytest.mark.parametrize(
    ("duration", "gone"),
    [
        ("combat", (1, "main2")),
        ("turn", (2, "upkeep")),
        ("your-next-turn", (3, "upkeep")),
        ("your-next-upkeep", (3, "upkeep")),
    ],
)
def test_a_shield_ends_when_it_says(duration: str, gone: tuple[int, str]) -> None:
    assert ends(shielded(duration)) == gone


@pytest.mark.parametrize("duration", ["while-source", "while-control"])
def test_a_shield_ends_with_its_source(duration: str) -> None:
    g = shielded(duration)
    assert g.question is not None
    g.answer(g.question.plainest())
    assert g.shields
    source = g.objects[g.players[0].battlefield[0]]
    if duration == "while-control":
        g.transfer(source, 1)
    else:
        g.remove(source)
    by_hand(g)
    assert g.question is not None
    assert not g.shields
