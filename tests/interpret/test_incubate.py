"""A double-faced token (701.53) through forks and saved games."""

from __future__ import annotations

from apnap import editions, ir, setup
from apnap.actions import faces
from apnap.core import saving
from apnap.core.questions import PASS
from apnap.game import state_hash

EGG = ir.Card(
    (
        ir.Face(
            "Egg",
            ("0",),
            types=("Sorcery",),
            abilities=(ir.Spell(ir.Body(ir.Incubate(3))),),
        ),
    )
)


def test_an_incubator_is_saved_and_forked_with_both_faces() -> None:
    g = setup.empty_game(editions.get("current"), ["A", "B"])
    setup.add(g, EGG, 0, "hand")
    setup.begin_at(g)
    question = g.question
    assert question is not None
    g.push([option.kind for option in question.options].index("cast"))
    g.push(PASS)
    g.push(PASS)
    games = (saving.load(saving.save(g), editions.get("current")), g.fork(None), g)
    assert len({state_hash(game) for game in games}) == 1
    for game in games:
        (token,) = game.players[0].battlefield
        assert faces.transform(game, token)
        chars = game.chars(game.objects[token])
        assert (chars.name, chars.power, chars.toughness) == ("Phyrexian Token", 3, 3)
