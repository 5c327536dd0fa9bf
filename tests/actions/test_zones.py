"""Changes of zone: new objects, owners' zones, what is known, orders, what leaves together."""

from __future__ import annotations

import pytest

from actions.table import CREATURES, EDITIONS, THIS, Table, card, creature
from apnap import ir
from apnap.actions import cards, permanents, tokens, zones
from apnap.core import constants as c
from apnap.core.events import Floating

EVERYONE = 0b11


@pytest.mark.rule("2006:217.1c")
def test_a_change_of_zone_makes_a_new_object() -> None:
    t = Table()
    bear = t.put(creature(), counters={"+1/+1": 2}, tapped=True)
    (new,) = zones.move(t.g, [bear], c.HAND)
    assert new != bear and t.g.became[bear] == new
    assert t.obj(new).counters == () and not t.obj(new).tapped
    assert t.obj(new).phys == t.obj(bear).phys
    assert t.g.chars(t.obj(bear)).power == 4  # last known information


@pytest.mark.rule("2006:217.1a")
def test_cards_go_to_their_owners_zones() -> None:
    t = Table()
    bear = t.put(creature(), 1, controller=0)
    permanents.destroy(t.g, [bear])
    assert [t.obj(i).phys for i in t.g.players[1].graveyard] == [t.obj(bear).phys]
    assert "owner-zone-instead" in t.rules()


@pytest.mark.rule("2006:217.1a")
def test_an_instant_does_not_enter_the_battlefield() -> None:
    t = Table()
    shock = t.put(card("Shock", types="Instant"), 0, "graveyard")
    assert zones.move(t.g, [shock], c.BATTLEFIELD) == [0]
    assert t.g.players[0].graveyard == [shock]


@pytest.mark.rule("2006:217.2d", "2006:217.2b")
def test_the_owner_orders_cards_that_go_to_a_library_together_in_secret() -> None:
    t = Table()
    bottom = t.put(creature("Old"), 0, "library")
    ids = [t.put(creature(name)) for name in ("A", "B", "C")]
    t.answers = [(2, 0, 1)]
    new = zones.move(t.g, ids, c.LIBRARY)
    assert t.asked[0].key == "library-order" and t.asked[0].chooser == 0
    assert t.g.players[0].library == [bottom, new[1], new[0], new[2]]
    assert [t.obj(i).seen for i in new] == [1, 1, 1]
    told = [dict(args)["object"] for key, args, _ in t.g.lines if key == "object-put-into-library"]
    assert told == ids  # not in the order in which they lie there now


def test_positions_in_a_library() -> None:
    t = Table()
    old = [t.put(creature(str(i)), 0, "library") for i in range(4)]
    top, bottom, third = (t.put(creature(n)) for n in "TBX")
    (third,) = zones.move(t.g, [third], c.LIBRARY, position=3)
    (top,) = zones.move(t.g, [top], c.LIBRARY)
    (bottom,) = zones.move(t.g, [bottom], c.LIBRARY, position="bottom")
    assert t.g.players[0].library == [bottom, old[0], old[1], third, old[2], old[3], top]
    assert t.obj(top).seen == EVERYONE  # one card: everybody knows where it lies


def test_shuffling_forgets_what_was_known_and_depends_on_chance_alone() -> None:
    t = Table()
    ids = [t.put(creature(str(i)), 0, "library") for i in range(30)]
    zones.reveal(t.g, ids[:3])
    assert t.obj(ids[0]).seen == EVERYONE
    zones.shuffle(t.g, 0)
    assert sorted(t.g.players[0].library) == ids and t.g.players[0].library != ids
    assert not any(t.obj(i).seen for i in ids)


def test_looking_shows_a_card_to_one_player() -> None:
    t = Table()
    id_ = t.put(creature(), 0, "library")
    zones.look(t.g, 1, [id_])
    assert t.obj(id_).seen == 0b10


@pytest.mark.rule("2006:410.10d")
def test_what_leaves_together_is_known_as_it_was_before() -> None:
    lord = ir.Static((ir.ModifyPT(1, 1),), affects=ir.AllOf((CREATURES, ir.Other())))
    t = Table()
    king = t.put(creature("King", 2, 2, lord))
    bear = t.put(creature())
    permanents.destroy(t.g, [king, bear])
    assert t.g.chars(t.obj(bear)).power == 3


@pytest.mark.rule("2006:216.3")
def test_a_token_goes_to_the_graveyard_and_stays_out_of_play() -> None:
    t = Table()
    (token,) = tokens.create(t.g, creature().faces[0], 1, 0)
    permanents.destroy(t.g, [token])
    there = t.g.players[0].graveyard[-1]
    assert t.obj(there).kind == c.TOKEN
    assert zones.move(t.g, [there], c.BATTLEFIELD) == [0]
    zones.cease(t.g, [there])
    assert t.g.players[0].graveyard == []


@pytest.mark.rule("2006:213.5")
def test_effects_on_a_permanent_spell_go_on_for_the_permanent() -> None:
    t = Table()
    spell = t.put(creature("Spell"), 0, "stack")
    white = Floating(
        1,
        (ir.SetColors("W"),),
        affected=(spell,),
        filter_=None,
        controller=0,
        source=0,
        timestamp=t.g.stamp(),
        until="turn",
        turn=t.g.turn,
    )
    t.g.set("effects", (white,))
    t.g.new_epoch()
    (new,) = zones.move(t.g, [spell], c.BATTLEFIELD)
    assert t.g.chars(t.obj(new)).colors == c.COLOR_BITS["W"]


def test_an_attachment_leaves_its_host_and_goes_on_naming_one_that_left() -> None:
    t = Table()
    bear = t.put(creature())
    aura = card("Aura", ir.Keyword("enchant", filter=CREATURES), subtypes=("Aura",))
    first, second = t.put(aura), t.put(aura)
    for one in (first, second):
        assert permanents.attach(t.g, one, bear)
    zones.move(t.g, [first], c.HAND)
    assert t.obj(bear).attachments == (second,)
    zones.move(t.g, [bear], c.EXILE)
    assert t.obj(second).attached_to == bear
    assert not permanents.can_stay_attached(t.g, second, bear)


def test_a_departed_attacker_is_no_longer_listed() -> None:
    t = Table()
    ids = [t.put(creature()) for _ in range(2)]
    for id_ in ids:
        t.g.put(t.obj(id_), "attacking", -2)
    t.g.set("attackers", tuple(ids))
    zones.move(t.g, ids[:1], c.HAND)
    assert t.g.attackers == (ids[1],)
    assert t.obj(ids[0]).attacking == -2  # as it was last known


@pytest.mark.parametrize("count", [3, 40])
def test_one_and_many_do_the_same(count: int) -> None:
    """Batches are carried out in bulk; the triggers see the same events."""
    watch = ir.Triggered(ir.Moves(CREATURES, "battlefield", "graveyard"), ir.Body(ir.GainLife(1)))
    t = Table()
    t.put(card("Watcher", watch))
    ids = [t.put(creature()) for _ in range(count)]
    permanents.destroy(t.g, ids)
    assert len(t.g.waiting) == count
    assert t.g.history["creatures-died", 0] == count
    assert len(t.g.players[0].graveyard) == count
    assert [t.g.became[i] for i in ids] == t.g.players[0].graveyard


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [2, 20])
def test_moves_can_be_taken_back(count: int, edition: str) -> None:
    leaves = ir.Triggered(ir.Moves(THIS, "battlefield"), ir.Body(ir.GainLife(1)))
    t = Table(edition)
    ids = [t.put(creature("X", 1, 1, leaves)) for _ in range(count)]
    t.put(creature(), 0, "library")
    t.undone(lambda: permanents.destroy(t.g, ids))
    t.undone(lambda: zones.move(t.g, ids, c.EXILE))
    t.undone(lambda: zones.move(t.g, ids, c.LIBRARY, ordered=True))
    t.undone(lambda: zones.shuffle(t.g, 0))
    t.undone(lambda: cards.draw(t.g, 0, 2))
    t.undone(lambda: tokens.create(t.g, creature().faces[0], count, 1))
    t.undone(lambda: permanents.phase_out(t.g, ids))


def test_the_hand_is_hidden_from_others() -> None:
    t = Table()
    id_ = t.put(creature(), 0, "library")
    (drawn,) = cards.draw(t.g, 0, 1)
    assert t.obj(drawn).seen == 1
    assert id_ not in t.g.past
    line = next(one for one in t.g.lines if one[0] == "card-drawn")
    assert line[2] == 1


def test_a_commander_may_go_to_the_command_zone_instead() -> None:
    t = Table()
    general = t.put(creature("General"))
    t.g.game_data = (("commanders", (t.obj(general).phys,)),)
    t.answers = [1, 0]
    (hand,) = zones.move(t.g, [general], c.HAND)
    assert t.zone(hand) == "hand"
    (command,) = zones.move(t.g, [hand], c.LIBRARY)
    assert t.zone(command) == "command"
    assert t.g.command == [command]


@pytest.mark.parametrize("owner", [0, 1])
def test_who_may_know_what_moves_from_one_hidden_zone_to_another(owner: int) -> None:
    """Only the owner, unless one of the zones is open to all."""
    t = Table()
    bear = t.put(creature(), owner, "library")
    zones.move(t.g, [bear], c.HAND)
    key, _, seats = t.g.lines[-1]
    assert (key, seats) == ("object-put-into-hand", 1 << owner)
    zones.move(t.g, [t.now(bear).id], c.GRAVEYARD)
    assert t.g.lines[-1][0] == "object-put-into-graveyard" and t.g.lines[-1][2] == -1
