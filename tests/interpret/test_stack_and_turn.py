"""Effects on the stack, mana, later triggers, choices that stay, turns and the game."""

import pytest

from apnap import ir, setup
from apnap.core import constants as c
from apnap.core.objects import StackInfo
from interpret.bench import CREATURE, Bench, creature, land, sorcery

TARGET = ir.Target(0)
SHOCK = ir.Spell(ir.Body(ir.Damage(2, (TARGET,)), (ir.TargetSpec(ir.AnyTarget()),)))


def spell(t: Bench, seat: int = 1, targets: tuple[tuple[int, ...], ...] = ((-1,),)) -> int:
    """A spell on the stack that deals 2 damage."""
    id_ = t.put(sorcery("Shock", SHOCK), seat, "stack")
    info = StackInfo(id_)
    info.targets = targets
    t.g.put(t.g.objects[id_], "info", info)
    return id_


def test_counter() -> None:
    t = Bench()
    a, b = spell(t), spell(t)
    assert t.do(ir.Counter(TARGET), targets=((a,),)).did
    assert t.do(ir.Counter(TARGET, "exile"), targets=((b,),)).did
    assert [t.zone(a), t.zone(b)] == ["graveyard", "exile"]
    assert not t.do(ir.Counter(TARGET), targets=((a,),)).did


def test_copies() -> None:
    t = Bench()
    a = spell(t)
    done = t.do(
        ir.CopySpell(TARGET, 2, exceptions=(ir.SetColors("U"),)),
        ("may-retarget", "yes"),
        ("new-target", -2),
        ("may-retarget", "yes"),
        ("new-target", -1),
        targets=((a,),),
    )
    assert done.amount == 2
    first, second = done.objects
    infos = [t.g.objects[i].info for i in (first, second)]
    assert [info.targets for info in infos if info is not None] == [((-2,),), ((-1,),)]
    assert t.g.chars(t.g.objects[first]).colors == c.COLOR_BITS["U"]
    assert t.g.objects[first].controller == 0


def test_new_targets() -> None:
    t = Bench()
    a = spell(t)
    bear = t.put()
    assert t.do(ir.ChangeTargets(TARGET, single=True), ("new-target", bear), targets=((a,),)).did
    info = t.g.objects[a].info
    assert info is not None and info.targets == ((bear,),)
    other = t.put()
    assert t.do(ir.ChangeTargets(TARGET, to=ir.Target(1)), targets=((a,), (other,))).did
    info = t.g.objects[a].info
    assert info is not None and info.targets == ((other,),)


def test_casting_a_card_now() -> None:
    t = Bench()
    card = t.put(sorcery("Shock", SHOCK), zone="graveyard")
    done = t.do(ir.CastCard(TARGET), ("may-cast", "yes"), ("target", -2), targets=((card,),))
    assert t.zone(card) == "stack" and done.objects == (t.g.stack[-1],)
    forest = t.put(land(), zone="graveyard")
    assert not t.do(ir.CastCard(TARGET), targets=((forest,),)).did
    dear = t.put(sorcery("Dear", SHOCK), zone="graveyard")
    assert not t.do(ir.CastCard(TARGET, free=False), targets=((dear,),)).did
    assert not t.do(ir.CastCard(TARGET), ("may-cast", "no"), targets=((dear,),)).did


def test_one_half_of_a_split_card_is_cast() -> None:
    t = Bench()
    gain = ir.Spell(ir.Body(ir.GainLife(3)))
    card = ir.Card((sorcery("Left", gain), sorcery("Right", gain)), "split")
    id_ = setup.add(t.g, card, 0, "graveyard").id
    t.do(ir.CastCard(TARGET, optional=False), ("cast", "face:1"), targets=((id_,),))
    assert t.g.chars(t.g.objects[t.g.stack[-1]]).name == "Right"


def test_mana() -> None:
    t = Bench()
    assert t.do(ir.AddMana((("R", "R"),))).amount == 2
    t.do(ir.AddMana(any_color=True, count=2), ("mana", "GG"))
    assert t.g.players[0].pool == (0, 0, 0, 2, 2, 0)
    done = t.do(ir.LoseMana())
    assert done.amount == 4 and t.g.players[0].pool == (0, 0, 0, 0, 0, 0)
    assert t.life(0) == 20


def test_a_delayed_trigger_remembers_what_it_is_about() -> None:
    t = Bench()
    bear = t.put(seat=1)
    t.do(ir.Delay(ir.StepBegins("end", None), ir.Destroy(TARGET)), targets=((bear,),))
    (delayed,) = t.g.delayed
    assert ("targets", ((bear,),)) in delayed.bound


def test_when_you_do() -> None:
    t = Bench()
    bear = t.put()
    when = ir.When("s", ir.Body(ir.GainLife(ir.PowerOf(ir.Result("s")))))
    node = ir.Do((ir.Let("s", ir.Sacrifice(CREATURE)), when))
    t.do(node, ("sacrifice", bear))
    (waiting,) = t.g.waiting
    assert waiting.controller == 0 and "reflexive-trigger" in t.traced()
    t.do(node)
    assert len(t.g.waiting) == 1


# ------------------------------------------------------------------ choices that stay


@pytest.mark.parametrize(
    ("what", "answer", "kept"),
    [
        ("color", "U", "U"),
        ("creature-type", "Goblin", "Goblin"),
        ("card-type", "Land", "Land"),
        ("land-type", "Desert", "Desert"),
        ("basic-land-type", "Island", "Island"),
        ("odd-even", "odd", "odd"),
        ("player", -2, 1),
        ("opponent", -2, 1),
        ("number", 7, 7),
        ("card-name", "Bear", "Bear"),
        ("card-name", "Black Lotus", "Black Lotus"),
    ],
)
def test_a_value_is_kept_for_the_object(what: str, answer: object, kept: object) -> None:
    t = Bench()
    t.put(creature("Bear"), zone="hand")
    t.do(ir.ChooseValue(what, "key"), (what, answer))
    assert t.g.objects[t.source].choice("key") == kept
    assert t.ctx().value("key") == kept


def test_names_that_are_offered_are_those_the_player_knows() -> None:
    t = Bench()
    t.put(creature("Secret"), seat=1, zone="hand")
    t.put(creature("Open"), seat=1)
    t.put(creature("Mine"), zone="library")
    t.put(land())
    t.do(ir.ChooseValue("card-name", "n", limits=ir.Not(ir.HasType("Land"))), ("card-name", "Open"))
    assert [option.id for option in t.questions[0].options] == ["Mine", "Open", "Source"]


def test_older_editions_choose_among_their_own_card_types() -> None:
    for edition, there in (("2006", False), ("current", True)):
        t = Bench(edition)
        t.do(ir.ChooseValue("card-type", "k"), ("card-type", "Creature"))
        words = [option.id for option in t.questions[0].options]
        assert ("Planeswalker" in words) == there


def test_a_number_between_bounds() -> None:
    t = Bench()
    t.do(ir.ChooseValue("number", "n", least=1, most=4), ("number", 4))
    assert t.questions[0].most == 4
    t.do(ir.GainLife(ir.ChosenNumber("n")))
    assert t.life(0) == 24


def test_chosen_players_and_objects() -> None:
    t = Bench(players=3)
    bear = t.put(seat=1)
    t.do(ir.ChooseValue("opponent", "player"), ("opponent", -3))
    t.do(ir.LoseLife(2, ir.ChosenPlayer()))
    assert t.life(2) == 18
    t.do(ir.ChooseObject(ir.Choose(CREATURE), "victim"), ("choose", bear))
    t.do(ir.Destroy(ir.Linked("victim")))
    assert t.zone(bear) == "graveyard"


# ------------------------------------------------------------------ turns, the game


def test_turns_and_phases() -> None:
    t = Bench()
    t.do(ir.ExtraTurn())
    t.do(ir.ExtraTurn(ir.EachOpponent()))
    assert [seat for seat, _ in t.g.extra_turns] == [0, 1]
    t.do(ir.SkipNext("draw", ir.EachOpponent()))
    assert t.g.skips == ((1, "draw"),)
    before = len(t.g.plan)
    t.do(ir.ExtraPhase(("combat", "main")))
    assert len(t.g.plan) > before


def test_losing_and_drawing() -> None:
    t = Bench(players=3)
    t.do(ir.LoseGame(ir.EachOpponent()))
    assert t.g.outcome is not None and t.g.outcome.winners == (0,)
    t = Bench()
    t.do(ir.DrawGame())
    assert t.g.outcome is not None and t.g.outcome.draw


def test_the_control_of_a_turn_is_noted() -> None:
    t = Bench()
    t.do(ir.ControlTurn(ir.EachOpponent()))
    assert ("control-turn:1", 0) in t.g.game_data
