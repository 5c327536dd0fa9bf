"""Section 217 of the 2006 book (zones), and where abilities work: 401, 402 and 412."""

from __future__ import annotations

import apnap
from apnap.cards.decks import find_deck

from .play import Data, creature, old_editions, play, rule, thing

FREE = "{0}"
YARD: Data = {"zone": "graveyard"}


def instant(name: str, text: str, cost: str = FREE, **more: object) -> Data:
    return thing(name, "Instant", text, cost, **more)


def cast(name: str, *targets: str, **more: object) -> list[Data]:
    asked = {"targets": list(targets)} if targets else {}
    return [{"by": "A", "cast": name, **asked}, {"resolve": "all", **more}]


SQUAD = instant("Squad", "Create a 2/2 white Soldier creature token.")


# 217: zones


@old_editions
@rule("2006:217.1", "x2009:400.1")
def test_libraries_hands_and_graveyards_are_each_players_own(edition: str) -> None:
    """The same deed on each side: three zones are apart, the stack and the others common."""
    ox, elf = creature("Ox", owner="B"), creature("Elf")
    bounce = instant("Bounce", "Return all creatures to their owners' hands.")
    wrath = instant("Wrath", "Destroy all creatures.")
    tuck = instant("Tuck", "Put target creature on top of its owner's library.")
    a = {"battlefield": [ox, elf], "hand": [bounce, wrath, tuck], "library": ["Forest"]}
    play(edition, a, {}, cast("Bounce"), [{"hand": {"A": 3, "B": 1}}])
    play(edition, a, {}, cast("Wrath"), [{"graveyard": {"A": 2, "B": 1}}])
    play(edition, a, {}, cast("Tuck", "ox"), [{"library": {"A": 1, "B": 41}}])
    ray = instant("Ray", "You gain 1 life.")
    first, second = ({"hand": [{**ray, "as": name}]} for name in ("ray", "other"))
    do: list[Data] = [
        {"by": "A", "cast": "Ray"},
        {"by": "A", "pass": 1},
        {"by": "B", "cast": "Ray"},
    ]
    play(edition, first, second, do, [{"stack": ["Ray", "Ray"]}])


@old_editions
@rule("2006:217.5d")
def test_only_what_is_in_play_is_tapped_or_has_a_controller(edition: str) -> None:
    """Tapped creatures die: in the graveyard they are not tapped, and nobody controls them."""
    count = instant("Count", "You gain 1 life for each tapped creature you control.")
    wrath = instant("Wrath", "Destroy all creatures.")
    ox = creature("Ox", tapped=True, owner="B")
    a = {"battlefield": [ox, creature("Elf", tapped=True)], "hand": [count, wrath]}
    play(edition, a, {}, cast("Count"), [{"life": {"A": 22}}])
    do = [*cast("Wrath"), *cast("Count")]
    play(edition, a, {}, do, [{"life": {"A": 20}}, {"object": "elf", **YARD, "tapped": False}])


@old_editions
@rule("2006:217.5a")
def test_the_battlefield_is_empty_at_first(edition: str) -> None:
    decks = [apnap.load_deck(find_deck("red-goblins")) for _ in range(2)]
    view = apnap.new_game(decks, edition=edition, seed=1).view(0)
    assert [player.battlefield for player in view.players] == [[], []]


@old_editions
@rule("2006:217.7a", "x2009:406.2")
def test_a_card_set_aside_comes_back_and_a_token_does_not(edition: str) -> None:
    away = instant("Away", "Exile target creature. Return that card to the battlefield under its "
                   "owner's control at the beginning of the next end step.")  # fmt: skip
    a = {"battlefield": [creature("Ox")], "hand": [away, SQUAD]}
    play(
        edition,
        a,
        do=[*cast("Away", "ox"), {"expect": [{"object": "ox", "zone": "exile"}]}, {"to": "end"},
            {"resolve": "all"}],
        expect=[{"object": "ox", "zone": "battlefield"}],
    )  # fmt: skip
    play(
        edition,
        a,
        do=[*cast("Squad", **{"as": ["man"]}), *cast("Away", "man"), {"to": "end"},
            {"resolve": "all"}],
        expect=[{"count": {"zone": "battlefield"}, "is": 1}, {"count": {"zone": "exile"}, "is": 0}],
    )  # fmt: skip


@rule("2006:217.8b")
def test_whatever_is_phased_out_face_up_is_open_to_all() -> None:
    fade = instant("Fade", "Target creature phases out.")
    play(
        "2006",
        {"battlefield": [creature("Ox")], "hand": [fade]},
        do=[*cast("Fade", "ox"), {"expect": [{"view": {"by": "B", "knows": ["Ox"]}}]}],
    )


# 401, 402: what abilities are and where they work


@old_editions
@rule("2006:401.3", "2006:401.3/e1", "x2009:112.3a")
def test_a_spells_text_is_followed_as_it_resolves_but_for_what_works_elsewhere(
    edition: str,
) -> None:
    """The triggered ability of the card and the one for the graveyard do nothing on resolution."""
    text = "You gain 3 life.\n{0}, Exile Ray from your graveyard: You gain 10 life."
    ray = instant("Ray", text)
    play(edition, {"hand": [ray]}, do=[*cast("Ray")], expect=[{"life": {"A": 23}}])
    do: list[Data] = [*cast("Ray"), {"by": "A", "activate": "ray"}, {"resolve": "all"}]
    play(edition, {"hand": [ray]}, do=do, expect=[{"life": {"A": 33}}])


@old_editions
@rule("2006:402.1", "2006:400.1")
def test_abilities_come_from_the_text_or_are_given_and_reminders_are_none(edition: str) -> None:
    bird = creature("Bird", text="Flying (This creature has trample and haste.)")
    give = instant("Give", "Target creature gains flying until end of turn.")
    token = instant("Hatch", "Create a 1/1 blue Bird creature token with flying.")
    play(
        edition,
        {"battlefield": [bird, creature("Ox")], "hand": [give, token]},
        do=[*cast("Give", "ox"), *cast("Hatch", **{"as": ["chick"]})],
        expect=[
            {"object": "bird", "has": ["flying"], "lacks": ["trample", "haste"]},
            {"object": "ox", "has": ["flying"]},
            {"object": "chick", "has": ["flying"]},
        ],
    )


@old_editions
@rule("2006:402.2", "x2009:112.3b", "x2009:112.3c", "x2009:112.3d")
def test_activated_triggered_and_static_abilities(edition: str) -> None:
    """One of each on one card; the mana ability is an activated one and uses no stack."""
    text = (
        "Other creatures you control get +1/+1.\n"
        "Whenever a creature enters, you gain 1 life.\n"
        "{0}: You gain 2 life.\n"
        "{T}: Add {G}."
    )
    lord = creature("Lord", text=text)
    play(
        edition,
        {"battlefield": [lord, creature("Ox")], "hand": [creature("Elf", cost=FREE)]},
        do=[
            {"expect": [{"object": "ox", "power": 3}]},
            {"by": "A", "cast": "Elf"},
            {"resolve": "top"},
            {"expect": [{"stack": 1}, {"life": {"A": 20}}]},
            {"resolve": "all"},
            {"expect": [{"life": {"A": 21}}]},
            {"by": "A", "activate": "lord", "ability": 1},
            {"expect": [{"stack": 1}]},
            {"resolve": "all"},
            {"by": "A", "activate": "lord", "ability": 2},
        ],
        expect=[{"life": {"A": 23}}, {"stack": 0}, {"mana": {"A": "{G}"}}],
    )


@old_editions
@rule("2006:402.8e", "x2009:112.6i")
def test_a_cost_that_only_another_zone_can_pay_makes_the_ability_work_there(edition: str) -> None:
    seed = creature("Seed", text="{0}, Exile Seed from your graveyard: You gain 2 life.")
    spur = creature("Spur", text="{0}, Discard this card: You gain 2 life.")
    for card, name, zone in ((seed, "seed", "graveyard"), (spur, "spur", "hand")):
        for where in ("battlefield", "graveyard", "hand"):
            check = {("legal" if where == zone else "not_legal"): {"by": "A", "activate": name}}
            play(edition, {where: [card]}, do=[{"expect": [check]}])


@old_editions
@rule("2006:402.8f", "2006:402.8f/e1", "x2009:112.6h")
def test_each_condition_works_in_its_own_zone(edition: str) -> None:
    text = "Haunt\nWhen Thrull enters or the creature it haunts dies, destroy target enchantment."
    thrull = creature("Thrull", text=text, cost=FREE)
    kill = instant("Kill", "Destroy target creature.")
    room = [thing(name, "Enchantment") for name in ("One", "Two")]
    play(
        edition,
        {"hand": [thrull, kill, {**kill, "as": "again"}]},
        {"battlefield": [creature("Ox"), *room]},
        [
            {"by": "A", "cast": "Thrull"},
            {"resolve": "all", "choose": ["one"]},
            {"expect": [{"object": "one", **YARD}, {"object": "two", "zone": "battlefield"}]},
            {"by": "A", "cast": "kill", "targets": ["thrull"]},
            {"resolve": "all", "choose": ["ox?"]},
            {"expect": [{"object": "thrull", "zone": "exile"}]},
            {"by": "A", "cast": "again", "targets": ["ox"]},
            {"resolve": "all", "choose": ["two?"]},
        ],
        [{"object": "two", **YARD}, {"object": "thrull", "zone": "exile"}],
    )


@old_editions
@rule("2006:401.4", "2006:412.4", "x2009:604.6")
def test_a_card_says_itself_from_where_it_may_be_played(edition: str) -> None:
    """Flashback works in the graveyard and nowhere else."""
    ray = instant("Ray", "You gain 1 life.\nFlashback {0}")
    dim = instant("Dim", "You gain 1 life.")
    for zone, legal in (("graveyard", True), ("exile", False)):
        check: Data = {("legal" if legal else "not_legal"): {"by": "A", "cast": "Ray"}}
        other: Data = {"not_legal": {"by": "A", "cast": "Dim"}}
        play(edition, {zone: [ray, dim]}, do=[{"expect": [check, other]}])


@old_editions
@rule("2006:402.8d", "2006:412.4", "x2009:112.6e")
def test_a_limit_on_its_own_casting_works_in_the_hand(edition: str) -> None:
    late = instant("Late", "Cast this spell only during combat.\nYou gain 1 life.")
    play(
        edition,
        {"hand": [late]},
        do=[
            {"expect": [{"not_legal": {"by": "A", "cast": "Late"}}]},
            {"to": "beginning_of_combat"},
            {"expect": [{"legal": {"by": "A", "cast": "Late"}}]},
        ],
    )


@old_editions
@rule("2006:217.7d", "x2009:607.2a")
def test_exiled_with_means_by_this_objects_own_ability(edition: str) -> None:
    """Another copy of the card, and another effect, exile cards that this one does not find."""
    text = (
        "{0}: Exile target creature.\n"
        "{0}: Return all cards exiled with Crypt to the battlefield under your control."
    )
    crypt = creature("Crypt", "7/5", text)
    gone = instant("Gone", "Exile target creature.")
    for how, there in (("crypt", True), ("twin", False), ("gone", False)):
        take: Data = {"by": "A", "activate": how, "ability": 1, "targets": ["ox"]}
        if how == "gone":
            take = {"by": "A", "cast": "Gone", "targets": ["ox"]}
        play(
            edition,
            {"battlefield": [crypt, {**crypt, "as": "twin"}], "hand": [gone]},
            {"battlefield": [creature("Ox")]},
            [
                take,
                {"resolve": "all"},
                {"by": "A", "activate": "crypt", "ability": 2},
                {"resolve": "all"},
            ],
            [{"object": "ox", "zone": "battlefield" if there else "exile"}],
        )


@old_editions
@rule("2006:217.1d", "2006:419.9a", "x2009:616.1")
def test_of_two_places_to_go_the_controller_of_what_goes_chooses(edition: str) -> None:
    """The move is changed before it takes place, and once the one effect has applied there is
    nothing left for the other to change."""
    top = thing("Top", "Enchantment", "If a creature would die, exile it instead.")
    hand = thing("Home", "Enchantment",
                 "If a creature would die, return it to its owner's hand instead.")  # fmt: skip
    kill = instant("Kill", "Destroy target creature.")
    watch = thing("Watch", "Enchantment", "Whenever a creature dies, you gain 1 life.")
    for choice, zone in (("top", "exile"), ("home", "hand")):
        play(
            edition,
            {"battlefield": [top, hand, watch], "hand": [kill]},
            {"battlefield": [creature("Ox")]},
            [
                {"by": "A", "cast": "Kill", "targets": ["ox"]},
                {"until": "question"},
                {"expect": [{"asked": "B"}]},
                {"by": "B", "answer": [choice]},
                {"resolve": "all"},
            ],
            [{"object": "ox", "zone": zone}, {"life": {"A": 20}}],
        )
