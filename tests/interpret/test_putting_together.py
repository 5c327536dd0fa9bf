"""How actions are put together: may, unless, if you do, for each, all at once."""

import pytest

from apnap import ir
from apnap.core.game import Unwind
from interpret.bench import CREATURE, Bench, creature

PAY_ONE = (ir.PayLife(1),)
YOUR_CREATURE = ir.AllOf((CREATURE, ir.Controlled()))
EACH = ir.EachPlayer()
CURRENT = ir.CurrentPlayer()


def test_one_after_another() -> None:
    t = Bench()
    done = t.do(ir.Do((ir.GainLife(3), ir.LoseLife(1))))
    assert t.life(0) == 22
    assert done.did and done.amount == 4


@pytest.mark.rule("2006:413.2c")
def test_may() -> None:
    t = Bench()
    node = ir.May(ir.GainLife(3), otherwise=ir.LoseLife(2))
    assert t.do(node, ("may", "yes")).did
    assert t.life(0) == 23
    assert not t.do(node, ("may", "no")).did
    assert t.life(0) == 21
    assert t.questions[0].source == t.source


def test_what_cannot_be_started_is_not_offered() -> None:
    t = Bench()
    gone = t.ctx(targets=((999,),))
    cases = [
        ir.Sacrifice(CREATURE),
        ir.Discard(),
        ir.Destroy(ir.Target(0)),
        ir.SacrificeIt(ir.Target(0)),
        ir.Do((ir.Let("s", ir.Sacrifice(CREATURE)), ir.Draw())),
        ir.RemoveCounters("charge", 1),
        ir.PayOr((ir.SacrificeCost(CREATURE),), paid=ir.Draw()),
        ir.Move(ir.Choose(CREATURE), "hand"),
        ir.Counter(ir.This()),
        ir.ChooseMode((ir.Discard(), ir.Sacrifice(CREATURE))),
    ]
    for node in cases:
        assert not t.do(ir.May(node, otherwise=ir.GainLife(1)), ctx=gone).did
    assert t.life(0) == 20 + len(cases)
    t.do(ir.May(ir.Move(ir.Choose(CREATURE, zones=("hand",)), "battlefield")), ("may", "yes"))


def test_if_you_do_asks_whether_it_was_really_done() -> None:
    t = Bench()
    node = ir.Do(
        (
            ir.Let("s", ir.Sacrifice(CREATURE)),
            ir.If(ir.Did("s"), ir.GainLife(5), ir.LoseLife(5)),
        )
    )
    t.do(node)
    assert t.life(0) == 15
    bear = t.put()
    t.do(node, ("sacrifice", bear))
    assert t.life(0) == 20


def test_the_result_of_an_action() -> None:
    t = Bench()
    bear = t.put(creature(power=4))
    t.do(
        ir.Do(
            (
                ir.Let("s", ir.Sacrifice(CREATURE)),
                ir.GainLife(ir.PowerOf(ir.Result("s"))),
                ir.Move(ir.Result("s"), "exile"),
            )
        ),
        ("sacrifice", bear),
    )
    assert t.life(0) == 24
    assert t.zone(bear) == "exile"


@pytest.mark.rule("2006:413.2e")
def test_unless_they_pay() -> None:
    t = Bench()
    node = ir.PayOr((ir.PayLife(3),), ir.EachOpponent(), unpaid=ir.Draw(0, CURRENT))
    t.do(node, ("pay", "yes"))
    assert t.life(1) == 17
    node = ir.PayOr((ir.PayLife(3),), ir.EachOpponent(), unpaid=ir.GainLife(1))
    t.do(node, ("pay", "no"))
    assert t.life(0) == 21
    t.g.put(t.g.players[1], "life", 2)
    t.do(node)
    assert t.life(0) == 22


def test_what_paid_is_the_cost_object() -> None:
    t = Bench()
    bear = t.put(creature(power=7))
    node = ir.PayOr(
        (ir.SacrificeCost(CREATURE),), paid=ir.GainLife(ir.PowerOf(ir.CostObject("sacrificed")))
    )
    t.do(node, ("pay", "yes"), ("sacrifice", [bear]))
    assert t.life(0) == 27


def test_a_cost_is_counted_for_the_ability_not_for_the_payer() -> None:
    t = Bench()
    t.put()
    t.put()
    node = ir.PayOr((ir.PayLife(ir.Count(YOUR_CREATURE)),), ir.EachOpponent(), unpaid=ir.Draw())
    t.do(node, ("pay", "yes"))
    assert t.life(1) == 18


def test_for_each_object() -> None:
    t = Bench()
    t.put(creature(power=1)), t.put(creature(power=4))
    t.do(ir.ForEach(ir.All(CREATURE), ir.GainLife(ir.PowerOf(ir.Current()))))
    assert t.life(0) == 25


def test_results_of_the_rounds_are_added_up() -> None:
    t = Bench()
    t.put(creature(power=1)), t.put(creature(power=4))
    t.do(
        ir.Do(
            (
                ir.ForEach(ir.All(CREATURE), ir.Let("n", ir.LoseLife(ir.PowerOf(ir.Current())))),
                ir.GainLife(ir.Times(2, ir.ResultAmount("n"))),
            )
        )
    )
    assert t.life(0) == 25


@pytest.mark.rule("2006:413.2d", "2006:103.4")
def test_each_player_chooses_before_anything_happens() -> None:
    t = Bench(players=3)
    t.g.active = 1
    bears = [t.put(seat=seat) for seat in range(3)]
    more = [t.put(seat=seat) for seat in range(3)]
    gone_when_asked = []
    spied = t.g.agents[0]
    assert spied is not None

    def spy(question: object, g: object) -> object:
        gone_when_asked.append([bear for bear in bears if bear not in t.g.objects])
        return spied(question, g)  # type: ignore[arg-type]

    t.g.agents = [spy] * 3
    t.do(
        ir.ForEachPlayer(EACH, ir.Sacrifice(CREATURE, who=CURRENT)),
        ("sacrifice", bears[1]),
        ("sacrifice", bears[2]),
        ("sacrifice", bears[0]),
    )
    assert [seat for _, seat in t.asked] == [1, 2, 0]
    assert gone_when_asked == [[], [], []]
    assert [t.zone(bear) for bear in bears] == ["graveyard"] * 3
    assert [t.zone(bear) for bear in more] == ["battlefield"] * 3


def test_steps_of_each_player_go_together() -> None:
    t = Bench()
    cards = [t.put(seat=seat, zone="hand") for seat in range(2)]
    t.do(
        ir.ForEachPlayer(
            EACH,
            ir.Do(
                (
                    ir.Let("d", ir.Discard(who=CURRENT)),
                    ir.If(ir.Did("d"), ir.LoseLife(ir.ResultAmount("d"), CURRENT)),
                )
            ),
        ),
        ("discard", cards[0]),
        ("discard", cards[1]),
    )
    assert [t.life(0), t.life(1)] == [19, 19]


def test_each_player_may() -> None:
    t = Bench(players=3)
    t.do(
        ir.ForEachPlayer(
            EACH,
            ir.May(ir.GainLife(1, CURRENT), CURRENT, otherwise=ir.LoseLife(1, CURRENT)),
        ),
        ("may", "yes"),
        ("may", "no"),
        ("may", "yes"),
    )
    assert [t.life(seat) for seat in range(3)] == [21, 19, 21]
    t.do(ir.May(ir.GainLife(1, CURRENT), EACH), ("may", "no"), ("may", "yes"), ("may", "no"))
    assert [t.life(seat) for seat in range(3)] == [21, 20, 21]


def test_damage_of_each_player_is_one_batch() -> None:
    t = Bench()
    for seat in range(2):
        t.put(creature(power=seat + 2), seat=seat)
    own = ir.Controlled(CURRENT)
    done = t.do(
        ir.ForEachPlayer(
            EACH, ir.Damage(ir.Sum("power", ir.All(ir.AllOf((CREATURE, own)))), (CURRENT,))
        )
    )
    assert [t.life(0), t.life(1)] == [18, 17]
    assert done.amount == 5


def test_at_once() -> None:
    t = Bench()
    bear = t.put(creature(toughness=5), seat=1)
    t.do(
        ir.AtOnce((ir.Damage(4, (ir.Target(0),)), ir.Damage(2, (ir.You(),)))),
        ctx=t.ctx(targets=((bear,),)),
    )
    assert t.g.objects[bear].damage == 4
    assert t.life(0) == 18
    other = t.put()
    t.do(
        ir.AtOnce((ir.Destroy(ir.Target(0)), ir.Move(ir.Target(1), "hand"))),
        targets=((bear,), (other,)),
    )
    assert [t.zone(bear), t.zone(other)] == ["graveyard", "hand"]


def test_repeat() -> None:
    t = Bench()
    t.do(ir.Repeat(3, ir.GainLife(2)))
    assert t.life(0) == 26
    t.do(ir.Repeat(ir.Minus(0, 2), ir.GainLife(2)))
    assert t.life(0) == 26


def test_modes_chosen_while_it_is_carried_out() -> None:
    t = Bench()
    node = ir.ChooseMode((ir.Discard(), ir.GainLife(1), ir.GainLife(5)))
    t.do(node, ("mode", 2))
    assert t.life(0) == 25
    assert [option.id for option in t.questions[0].options] == [1, 2]
    two = ir.ChooseMode((ir.GainLife(1), ir.LoseLife(2), ir.GainLife(8)), count=2)
    t.do(two, ("mode", [0, 2]))
    assert t.life(0) == 34


def test_coins_and_dice() -> None:
    t = Bench()
    t.g.tape = [("chance", 1, 0), ("chance", 2, 1), ("chance", 3, 3)]
    node = ir.Let("f", ir.FlipCoin(ir.GainLife(1), ir.LoseLife(5), count=2))
    t.do(ir.Do((node, ir.If(ir.WonFlip("f"), ir.GainLife(10)))))
    assert t.life(0) == 26
    done = t.do(ir.RollDie(6))
    assert done.amount == 4
    assert t.traced().count("coin-flipped") == 2


def test_the_game_can_end_in_the_middle() -> None:
    t = Bench()
    t.g.running = True
    with pytest.raises(Unwind):
        t.do(ir.Do((ir.WinGame(), ir.GainLife(100))))
    assert t.g.outcome is not None and t.g.outcome.winners == (0,)
    assert t.life(0) == 20


def test_each_mode_counts_its_targets_from_zero() -> None:
    from apnap.interpret.effects import perform_body

    t = Bench()
    bears = [t.put() for _ in range(3)]
    spec = ir.TargetSpec(CREATURE)
    body = ir.Body(
        ir.Tap(ir.Target(0)),
        (spec,),
        (
            ir.Mode(ir.Destroy(ir.Target(0)), (spec,)),
            ir.Mode(ir.GainLife(9)),
            ir.Mode(ir.Move(ir.Target(0), "exile"), (spec,)),
        ),
        most=2,
    )
    ctx = t.ctx(targets=tuple((bear,) for bear in bears), modes=(0, 2))
    perform_body(ctx, body)
    assert t.g.objects[bears[0]].tapped
    assert [t.zone(bear) for bear in bears] == ["battlefield", "graveyard", "exile"]
