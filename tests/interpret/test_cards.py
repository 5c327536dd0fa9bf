"""Effects on cards: hands, libraries, zones."""

import pytest

from apnap import ir
from apnap.core import constants as c
from interpret.bench import CREATURE, LAND, Bench, creature, land, sorcery

LIBRARY = ("library",)


def names(t: Bench, ids: list[int]) -> list[str]:
    return [t.g.objects[id_].defn.base.name for id_ in ids]


def library(t: Bench, seat: int = 0) -> list[str]:
    """The names of a library, the top card first."""
    return names(t, t.g.players[seat].library[::-1])


def stack_up(t: Bench, *words: str, seat: int = 0) -> list[int]:
    """A library of creatures with these names, the first on top; their ids in that order."""
    ids = [t.put(creature(word), seat, "library") for word in reversed(words)]
    return ids[::-1]


# ------------------------------------------------------------------ hands


def test_draw() -> None:
    t = Bench()
    stack_up(t, "a", "b", "c")
    done = t.do(ir.Draw(2))
    assert names(t, t.g.players[0].hand) == ["a", "b"]
    assert done.amount == 2 and done.objects == tuple(t.g.players[0].hand)
    done = t.do(ir.Draw(ir.Plus(1, 2)))
    assert done.amount == 1
    assert t.g.players[0].drew_from_empty
    assert not t.do(ir.Draw(0)).did


def test_discard() -> None:
    t = Bench()
    a, b, other = t.put_many(creature("a"), creature("b"), land(), zone="hand")
    done = t.do(ir.Discard(1, filter=CREATURE), ("discard", b))
    assert t.zone(b) == "graveyard"
    assert done.objects == (t.g.became[b],)
    t.do(ir.Discard("hand"))
    assert t.g.players[0].hand == []
    assert not t.do(ir.Discard(2)).did
    assert t.zone(a) == t.zone(other) == "graveyard"


def test_discarding_more_than_there_are_discards_all() -> None:
    t = Bench()
    a, b = t.put_many(creature("a"), creature("b"), zone="hand")
    t.do(ir.Discard(5), ("discard", [a, b]))
    assert t.g.players[0].hand == []


def test_another_player_chooses_what_is_discarded() -> None:
    t = Bench()
    a, b = t.put_many(creature("a"), creature("b"), seat=1, zone="hand")
    t.do(
        ir.Do(
            (ir.RevealHand(ir.EachOpponent()), ir.Discard(1, ir.EachOpponent(), chooser=ir.You()))
        ),
        ("discard", a),
    )
    assert t.asked == [("discard", 0)]
    assert t.zone(a) == "graveyard"
    assert t.g.objects[b].seen == 0b11


def test_discard_at_random_asks_nobody() -> None:
    t = Bench()
    t.put_many(creature("a"), creature("b"), creature("c"), zone="hand")
    assert t.do(ir.Discard(2, random=True)).amount == 2
    assert len(t.g.players[0].hand) == 1


def test_mill() -> None:
    t = Bench()
    stack_up(t, "a", "b", "c", seat=1)
    done = t.do(ir.Mill(2, ir.EachOpponent()))
    assert names(t, t.g.players[1].graveyard) == ["a", "b"]
    assert done.amount == 2


def test_looking_and_revealing() -> None:
    t = Bench()
    hand = t.put(seat=1, zone="hand")
    (top,) = stack_up(t, "a")
    t.do(ir.LookAt(ir.Target(0)), targets=((-2,),))
    assert t.g.objects[hand].seen & 1
    t.do(ir.LookAt(ir.Top(ir.You(), 1)))
    assert t.g.objects[top].seen == 1
    t.do(ir.Reveal(ir.Top(ir.You(), 1)))
    assert t.g.objects[top].seen == 0b11


# ------------------------------------------------------------------ moves


@pytest.mark.parametrize("to", ["hand", "graveyard", "exile", "library"])
def test_return_put_exile(to: str) -> None:
    t = Bench()
    bear = t.put(seat=1, controller=0)
    done = t.do(ir.Move(ir.Target(0), to), targets=((bear,),))
    obj = t.now(bear)
    assert obj is not None
    assert c.ZONE_NAMES[obj.zone] == to and obj.owner == 1
    assert done.objects == (bear,)


def test_onto_the_battlefield() -> None:
    t = Bench()
    card = t.put(seat=1, zone="graveyard")
    done = t.do(
        ir.Move(
            ir.Target(0),
            "battlefield",
            control=ir.You(),
            tapped=True,
            counters=(("+1/+1", 2),),
        ),
        targets=((card,),),
    )
    obj = t.now(card)
    assert obj is not None
    assert obj.controller == 0 and obj.owner == 1 and obj.tapped
    assert obj.counters == (("+1/+1", 2),)
    assert done.objects == (obj.id,)


def test_an_equipment_enters_attached() -> None:
    t = Bench()
    bear = t.put()
    sword = ir.Face("Sword", types=("Artifact",), subtypes=("Equipment",))
    card = t.put(sword, zone="graveyard")
    node = ir.Move(ir.Target(0), "battlefield", attached=ir.Target(1))
    t.do(node, targets=((card,), (bear,)))
    assert t.g.objects[bear].attachments == (t.g.became[card],)


def test_a_place_in_the_library() -> None:
    t = Bench()
    stack_up(t, "a", "b", "c")
    for position, expected in (
        ("top", ["x", "a", "b", "c"]),
        ("bottom", ["x", "a", "b", "c", "x"]),
        ("3", ["x", "a", "x", "b", "c", "x"]),
    ):
        card = t.put(creature("x"), zone="graveyard")
        t.do(ir.Move(ir.Target(0), "library", position=position), targets=((card,),))
        assert library(t) == expected


def test_several_cards_are_put_in_an_order_that_their_owner_chooses() -> None:
    t = Bench()
    stack_up(t, "a")
    x, y = t.put_many(creature("x"), creature("y"), zone="graveyard")
    t.do(
        ir.Move(ir.Target(0), "library", position="any-order-top"),
        ("library-order", [y, x]),
        targets=((x, y),),
    )
    assert library(t) == ["y", "x", "a"]


def test_shuffled_into_a_library() -> None:
    t = Bench()
    stack_up(t, "a", "b")
    bear = t.put()
    t.do(ir.ShuffleInto(ir.Target(0)), targets=((bear,),))
    assert sorted(library(t)) == ["Bear", "a", "b"]
    assert "library-shuffled" in t.traced()
    assert all(t.g.objects[id_].seen == 0 for id_ in t.g.players[0].library)


def test_what_is_set_aside_is_found_again() -> None:
    t = Bench()
    bear = t.put(seat=1)
    t.do(ir.Move(ir.Target(0), "exile", link="exiled"), targets=((bear,),))
    t.do(ir.Move(ir.Linked("exiled"), "battlefield"))
    assert t.zone(bear) == "battlefield"


def test_exile_until_the_source_leaves() -> None:
    t = Bench()
    bear = t.put(seat=1)
    t.do(ir.Move(ir.Target(0), "exile", until="source-leaves"), targets=((bear,),))
    assert t.zone(bear) == "exile"
    t.do(ir.Destroy(ir.This()))
    assert t.g.waiting or t.zone(bear) == "battlefield"
    other = t.put(seat=1)
    t.do(ir.Move(ir.Target(0), "exile", until="source-leaves"), targets=((other,),))
    assert t.zone(other) == "battlefield"


def test_each_player_returns_one_at_the_same_time() -> None:
    t = Bench()
    ids = [t.put(seat=seat) for seat in range(2)]
    own = ir.AllOf((CREATURE, ir.Controlled(ir.CurrentPlayer())))
    t.do(
        ir.ForEachPlayer(
            ir.EachPlayer(), ir.Move(ir.Choose(own, chooser=ir.CurrentPlayer()), "hand")
        ),
        ("choose", ids[0]),
        ("choose", ids[1]),
    )
    assert [t.zone(id_) for id_ in ids] == ["hand", "hand"]


# ------------------------------------------------------------------ choosing


def test_choosing_objects() -> None:
    t = Bench()
    a, b = t.put(), t.put()
    t.do(ir.Tap(ir.Choose(CREATURE)), ("choose", b))
    assert [t.g.objects[i].tapped for i in (a, b)] == [False, True]
    t.do(ir.Tap(ir.Choose(CREATURE, least=0, most=None)), ("choose", [a, b]))
    assert t.g.objects[a].tapped
    t.do(ir.Untap(ir.Choose(CREATURE, 5, 5)), ("choose", [a, b]))
    t.do(ir.Tap(ir.Choose(LAND)))
    t.do(ir.Tap(ir.Choose(CREATURE, 2, 2, random=True)))
    assert t.g.objects[a].tapped and t.g.objects[b].tapped
    t.do(ir.Untap(ir.Choose(CREATURE, among=ir.Target(0))), ("choose", a), targets=((a,),))
    assert not t.g.objects[a].tapped


# ------------------------------------------------------------------ searching


def test_search() -> None:
    t = Bench()
    a, _, b = t.put_many(creature("a"), land(), creature("b"), zone="library")
    done = t.do(ir.Search(CREATURE), ("search", [a]))
    assert t.zone(a) == "hand"
    assert [option.id for option in t.questions[0].options] == [a, b]
    assert "library-shuffled" in t.traced() and "cards-revealed" in t.traced()
    assert done.objects == (t.g.became[a],)
    assert t.g.objects[t.g.became[a]].seen == 0b11
    assert sorted(library(t)) == ["Forest", "b"]


def test_the_searcher_sees_the_library_until_it_is_shuffled() -> None:
    t = Bench()
    a, f = t.put_many(creature("a"), land(), seat=1, zone="library")
    seen = []
    inner = t.g.agents[0]
    assert inner is not None

    def spy(question: object, g: object) -> object:
        seen.extend(t.g.objects[i].seen for i in (a, f))
        return inner(question, g)  # type: ignore[arg-type]

    t.g.agents = [spy, spy]
    t.do(ir.Search(CREATURE, whose=ir.EachOpponent(), to="exile"), ("search", []))
    assert seen == [1, 1]
    assert "search-failed-to-find" in t.traced()
    assert [t.g.objects[i].seen for i in t.g.players[1].library] == [0, 0]


def test_one_who_searches_for_any_card_must_find_one() -> None:
    t = Bench()
    _, b = t.put_many(creature("a"), creature("b"), zone="library")
    t.do(ir.Search(ir.Anything(), reveal=False), ("search", [b]))
    assert t.questions[0].least == 1
    assert t.zone(b) == "hand"
    assert t.g.objects[t.g.became[b]].seen == 1


def test_even_a_search_that_finds_nothing_asks() -> None:
    t = Bench()
    t.put(land(), zone="library")
    t.do(ir.Search(CREATURE), ("search", []))


def test_found_cards_go_to_other_places() -> None:
    t = Bench()
    forest, other, *_ = t.put_many(
        land(), land("Island"), creature("a"), creature("b"), zone="library"
    )
    t.do(ir.Search(LAND, 2, to="battlefield", tapped=True), ("search", [forest, other]))
    obj = t.now(forest)
    assert obj is not None and obj.zone == c.BATTLEFIELD and obj.tapped
    a = next(i for i in t.g.players[0].library if t.g.objects[i].defn.base.name == "a")
    t.do(ir.Search(CREATURE, to="library"), ("search", [a]))
    assert library(t)[0] == "a"
    assert t.g.objects[a].seen == 0b11


def test_searching_several_zones_and_outside_the_game() -> None:
    t = Bench()
    up = t.put(creature("up"), zone="graveyard")
    low = t.put(creature("low"), zone="library")
    t.do(ir.Search(CREATURE, zones=("graveyard", "library")), ("search", [up]))
    assert t.zone(up) == "hand" and t.zone(low) == "library"
    wish = t.put(sorcery("wish"), zone="outside")
    removed = t.put(sorcery("removed"), zone="exile")
    t.do(ir.Search(ir.HasType("Sorcery"), zones=("outside",)), ("search", [wish]))
    assert t.zone(wish) == "hand"
    old = Bench("2006")
    removed = old.put(sorcery("removed"), zone="exile")
    old.do(ir.Search(ir.HasType("Sorcery"), zones=("outside",)), ("search", [removed]))
    assert old.zone(removed) == "hand"


def test_each_player_searches_before_any_card_moves() -> None:
    t = Bench()
    cards = [t.put(land(), seat=seat, zone="library") for seat in range(2)]
    t.do(
        ir.Search(LAND, who=ir.EachPlayer(), to="battlefield"),
        ("search", [cards[0]]),
        ("search", [cards[1]]),
    )
    assert [t.now(card).controller for card in cards] == [0, 1]  # type: ignore[union-attr]


# ------------------------------------------------------------------ looking at the top


def test_scry() -> None:
    t = Bench()
    a, b, cc, _ = stack_up(t, "a", "b", "c", "d")
    t.do(
        ir.Scry(3),
        ("scry-bottom", [b]),
        ("order-top", [cc, a]),
    )
    assert library(t) == ["c", "a", "d", "b"]
    assert t.g.objects[cc].seen == 1
    assert not t.do(ir.Scry(0)).did


def test_dig() -> None:
    t = Bench()
    a, b, cc, _ = stack_up(t, "a", "b", "c", "d")
    t.do(ir.Dig(3), ("dig", b), ("order-bottom", [cc, a]))
    assert t.zone(b) == "hand"
    assert library(t) == ["d", "c", "a"]


def test_dig_for_something_optional() -> None:
    t = Bench()
    a, f = t.put(creature("a"), zone="library"), t.put(land(), zone="library")
    t.do(
        ir.Dig(2, filter=LAND, optional=True, reveal_taken=True, rest="graveyard"),
        ("dig", [f]),
    )
    assert t.zone(f) == "hand" and t.zone(a) == "graveyard"
    t.put(creature("b"), zone="library")
    t.do(ir.Dig(2, filter=LAND, optional=True, rest="bottom-random"), ("dig", []))


def test_dig_onto_the_battlefield_from_another_library() -> None:
    t = Bench()
    a, b = stack_up(t, "a", "b", seat=1)
    t.do(
        ir.Dig(2, to="battlefield", rest="exile", whose=ir.EachOpponent(), reveal=True),
        ("dig", a),
    )
    obj = t.now(a)
    assert obj is not None and obj.controller == 0 and obj.owner == 1
    assert t.zone(b) == "exile"


def test_reveal_until() -> None:
    t = Bench()
    t.put(creature("deep"), zone="library")
    f = t.put(land(), zone="library")
    a, b = stack_up(t, "a", "b")
    done = t.do(ir.RevealUntil(LAND, rest="graveyard"))
    assert t.zone(f) == "hand"
    assert [t.zone(i) for i in (a, b)] == ["graveyard", "graveyard"]
    assert library(t) == ["deep"]
    assert done.amount == 3
    assert not t.do(ir.RevealUntil(LAND, rest="shuffle")).did
    assert library(t) == ["deep"]


def test_clash() -> None:
    t = Bench()
    low = t.put(creature("low", cost=("1",)), zone="library")
    high = t.put(creature("high", cost=("5",)), zone="library")
    theirs = t.put(creature("theirs", cost=("3",)), 1, "library")
    node = ir.Clash(ir.GainLife(2))
    assert t.do(node, ("clash-bottom", [high]), ("clash-bottom", [])).did
    assert library(t) == ["low", "high"] and t.life(0) == 22
    assert t.g.objects[high].seen == t.g.objects[theirs].seen == 0b11
    assert not t.do(node, ("clash-bottom", []), ("clash-bottom", [])).did
    assert t.life(0) == 22 and t.g.players[0].library[-1] == low
