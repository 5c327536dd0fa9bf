"""Cards drawn while a spell is being cast (2006:217.2f)."""

from __future__ import annotations

import pytest

from apnap import ir
from apnap.core.views import View

from .duel import EDITIONS, Duel, ability, card, instant, pay

EGG = card(
    "Egg",
    "{1}",
    "Artifact",
    ability(pay("T", ir.SacrificeThis()), ir.Do((ir.AddMana((("G",),)), ir.Draw(1)))),
)
LAND_AWAY = ir.AdditionalCost((ir.DiscardCost(1, ir.HasType("Land")),))
ANY_AWAY = ir.AdditionalCost((ir.DiscardCost(1),))


def known(d: Duel) -> list[str]:
    return [one.name for one in View(d.g, 0, d.asked).players[0].hand]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("2006:217.2f")
def test_a_card_drawn_while_casting_stays_face_down(edition: str) -> None:
    d = Duel(edition)
    d.put(EGG)
    gain = instant("{G}", ir.GainLife(1), more=(ANY_AWAY,))
    spell, other = d.hand(gain, instant("{R}", ir.GainLife(2), name="Other"))
    d.start()
    d.cast(spell)
    while d.asked.key != "discard":
        d.answer(d.asked.options[0])
    assert len(d.ids()) == 2 and known(d) == ["Other"]
    assert any(key == "drawn-card-face-down" for key, _, _ in d.g.lines)
    d.answer([d.ids().index(other)])
    assert d.asked.key == "priority" and known(d) == ["Forest"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("2006:217.2f")
def test_it_pays_for_nothing_that_asks_what_it_is(edition: str) -> None:
    d = Duel(edition)
    d.put(EGG)
    spell, other = d.hand(
        instant("{G}", ir.GainLife(1), more=(LAND_AWAY,)), card("Ground", None, "Land")
    )
    d.start()
    d.cast(spell)
    while d.asked.key not in ("discard", "priority"):
        d.answer(d.asked.options[0])
    if d.asked.key == "discard":
        assert d.ids() == [other]
        d.answer([d.ids().index(other)])
    assert known(d) == ["Forest"]
