"""In which order things that came together count: what is asked, of whom, and when it is not."""

import pytest

from apnap import ir
from apnap.continuous import together
from apnap.core.objects import GameObject
from apnap.core.questions import Question
from continuous.board import CREATURES, EDITIONS, Board, creature, enchantment, static

each = pytest.mark.parametrize("edition", EDITIONS)

SMALL = enchantment(static(CREATURES, ir.SetPT(1, 1)), name="Small")
GREAT = enchantment(static(CREATURES, ir.SetPT(5, 5)), name="Great")
MIDDLE = enchantment(static(CREATURES, ir.SetPT(3, 3)), name="Middle")
ANTHEM = enchantment(static(CREATURES, ir.ModifyPT(1, 1)), name="Anthem")
RED = enchantment(static(CREATURES, ir.SetColors("R")), name="Red")
FLIGHT = enchantment(static(CREATURES, ir.AddAbility(ir.Keyword("flying"))), name="Flight")
GROUND = enchantment(static(CREATURES, ir.RemoveKeyword("flying")), name="Ground")


Asked = list[tuple[str, int, list[str]]]


def come(b: Board, *faces: tuple[ir.Face, int], answers: tuple[tuple[int, ...], ...] = ()) -> Asked:
    """Enchantments, each with its controller, come in one moment; the questions that were asked."""
    objs: list[GameObject] = [b.put(face, seat=seat) for face, seat in faces]
    stamp = b.g.stamp()
    for obj in objs:
        obj.timestamp = stamp
    b.g.new_epoch()
    asked: list[Question] = []
    left = list(answers)

    def choose(question: Question) -> tuple[int, ...]:
        asked.append(question)
        return left.pop(0)

    b.g.choose = choose  # type: ignore[method-assign,assignment]
    together.arrange(b.g, objs)
    del b.g.choose
    assert not left
    return [
        (q.key, q.chooser, [b.g.objects[o.id].defn.base.name for o in q.options]) for q in asked
    ]


@each
@pytest.mark.rule("2006:418.5e")
@pytest.mark.parametrize(("order", "power"), [((0, 1), 5), ((1, 0), 1)])
def test_the_last_in_the_order_has_the_last_word(
    edition: str, order: tuple[int, int], power: int
) -> None:
    b = Board(edition)
    bear = b.put(creature())
    asked = come(b, (SMALL, 0), (GREAT, 0), answers=(order,))
    assert asked == [("timestamp-order", 0, ["Small", "Great"])]
    assert b.g.chars(bear).power == power


@each
def test_what_gives_the_same_in_any_order_is_not_asked_about(edition: str) -> None:
    b = Board(edition)
    assert come(b, (SMALL, 0), (SMALL, 0), (ANTHEM, 0), (ANTHEM, 1), (RED, 0), (FLIGHT, 1)) == []


@each
def test_only_those_are_asked_about_whose_order_can_matter(edition: str) -> None:
    b = Board(edition)
    bear = b.put(creature())
    asked = come(b, (FLIGHT, 0), (ANTHEM, 0), (GROUND, 0), (RED, 0), answers=((1, 0),))
    assert asked == [("timestamp-order", 0, ["Flight", "Ground"])]
    assert b.has(bear, "flying")


@each
@pytest.mark.rule("2006:418.5e")
def test_who_orders_what_several_players_control(edition: str) -> None:
    b = Board(edition)
    b.g.active = 1
    bear = b.put(creature())
    rule = b.g.edition.facts.timestamps_together
    answers = ((2, 0, 1),) if rule == "active-player" else ((0, 1),)
    asked = come(b, (GREAT, 1), (SMALL, 1), (MIDDLE, 0), answers=answers)
    if rule == "active-player":
        assert asked == [("timestamp-order", 1, ["Great", "Small", "Middle"])]
        assert b.g.chars(bear).power == 1
    else:
        assert asked == [("timestamp-order", 1, ["Great", "Small"])]
        assert b.g.chars(bear).power == 3
