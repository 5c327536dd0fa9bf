"""Checking decks: names that people write, and the rules of deck building."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.cards.deckfiles import parse_deck
from apnap.cards.decklists import DeckList
from apnap.cards.deckrules import (
    CardInfo,
    DeckRules,
    NameIndex,
    SideboardRule,
    check_deck,
    commanders_from_sideboard,
    resolve_names,
)


def card(name: str, kind: str, colors: str = "", **more: object) -> CardInfo:
    """A card by its type line ("Legendary Creature - Human Pilot") and colour identity."""
    words, _, subtypes = kind.partition(" - ")
    supertypes = frozenset(words.split()) & {"Basic", "Legendary", "Snow"}
    info = CardInfo(
        name,
        types=frozenset(words.split()) - supertypes,
        supertypes=supertypes,
        subtypes=frozenset(subtypes.split(" + ")) - {""},
        color_identity=frozenset(colors),
    )
    return replace(info, **more)  # type: ignore[arg-type]


CARDS = {
    info.name: info
    for info in (
        card("Forest", "Basic Land - Forest", "G"),
        card("Mountain", "Basic Land - Mountain", "R"),
        card("Wastes", "Basic Land"),
        card("Snow-Covered Forest", "Basic Snow Land - Forest", "G"),
        card("Stomping Ground", "Land - Mountain + Forest", "RG"),
        card("Misty Rainforest", "Land"),
        card("Lightning Bolt", "Instant", "R"),
        card("Lightning Blast", "Instant", "R"),
        card("Llanowar Elves", "Creature - Elf + Druid", "G"),
        card("Sol Ring", "Artifact"),
        card("Fire // Ice", "Instant", "UR"),
        card("Delver of Secrets // Insectile Aberration", "Creature - Human", "U"),
        card("Ifh-Bíff Efreet", "Creature - Efreet", "G"),
        card("Aether Vial", "Artifact"),
        card("Lim-Dûl's Vault", "Instant", "UB"),
        card("_____", "Creature"),
        card("Relentless Rats", "Creature - Rat", "B", any_number=True),
        card("Seven Dwarves", "Creature - Dwarf", "R", copies=7),
        card("Azusa, Lost but Seeking", "Legendary Creature - Human + Monk", "G"),
        card("Omnath, Locus of Rage", "Legendary Creature - Elemental", "RG"),
        card("Umezawa's Jitte", "Legendary Artifact - Equipment"),
        card("Jace Beleren", "Legendary Planeswalker - Jace", "U"),
        card("Teferi, Temporal Archmage", "Legendary Planeswalker", "U", can_be_commander=True),
        card("Thrasios, Triton Hero", "Legendary Creature", "UG", partner="Partner"),
        card("Tymna the Weaver", "Legendary Creature", "WB", partner="Partner"),
        card("Will", "Legendary Creature", "U", partner="Partner with Rowan"),
        card("Rowan", "Legendary Creature", "R", partner="Partner with Will"),
        card("Wyll", "Legendary Creature", "R", partner="Choose a Background"),
        card("Karlach", "Legendary Creature", "R", partner="Choose a Background"),
        card("Guild Artisan", "Legendary Enchantment - Background", "R"),
        card("Clara", "Legendary Creature - Human", "W", partner="Doctor's companion"),
        card("The Doctor", "Legendary Creature - Time Lord + Doctor", "U"),
        card("Lurrus", "Legendary Creature - Cat", "WB", companion=True),
    )
}
INDEX = NameIndex(CARDS)
CONSTRUCTED = DeckRules.constructed()
LIMITED = DeckRules.limited()
COMMANDER = DeckRules.commander()


def faults(
    main: str,
    sideboard: str = "",
    commanders: str = "",
    *,
    rules: DeckRules = CONSTRUCTED,
    names: Iterable[str] = INDEX,
) -> list[str]:
    """The faults of a deck given as "4 Lightning Bolt; 56 Mountain", without their place."""
    zones = [
        parse_deck(text.replace("; ", "\n")).main if text else ()
        for text in (main, sideboard, commanders)
    ]
    deck = DeckList("Burn", zones[0], zones[1], zones[2])
    found = check_deck(deck, known=CARDS.get, names=names, rules=rules)
    for fault in found:
        assert fault.isprintable() and fault.startswith("Burn: "), fault
        assert "; " in fault and fault.endswith((".", "?")), fault
    return [fault.removeprefix("Burn: ") for fault in found]


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Lightning Bolt", "Lightning Bolt"),
        ("lightning bolt", "Lightning Bolt"),
        ("LIGHTNING-BOLT", "Lightning Bolt"),
        ("Azusa Lost but Seeking", "Azusa, Lost but Seeking"),
        ("Umezawas Jitte", "Umezawa's Jitte"),
        ("Umezawa’s Jitte", "Umezawa's Jitte"),
        ("Ifh-Biff Efreet", "Ifh-Bíff Efreet"),
        ("ifh biff efreet", "Ifh-Bíff Efreet"),
        ("Ifh-Bi\u0301ff Efreet", "Ifh-Bíff Efreet"),
        ("Æther Vial", "Aether Vial"),
        ("Lim-Dul's Vault", "Lim-Dûl's Vault"),
        ("fire//ice", "Fire // Ice"),
        ("Fire", "Fire // Ice"),
        ("Delver of Secrets", "Delver of Secrets // Insectile Aberration"),
        ("Ice", None),
        ("Insectile Aberration", None),
        ("_____", "_____"),
        ("______", None),
        ("Lightning", None),
        ("...", None),
        ("", None),
    ],
)
def test_how_names_are_found(typed: str, meant: str | None) -> None:
    assert INDEX.find(typed) == meant


def test_a_name_that_could_be_two_is_not_guessed() -> None:
    index = NameIndex(["Waste Land", "Wasteland", "Fire // Ice", "Fire // Water"])
    assert index.find("wasteland") == "Wasteland"
    assert index.find("WASTE LAND") == "Waste Land"
    assert index.find("Waste-Land") is None
    assert index.find("Fire") is None
    assert index.near("Waste-Land") == ["Wasteland", "Waste Land"]


def test_two_whole_names_come_before_a_front_half() -> None:
    assert NameIndex(["Waste Land", "Wasteland", "Wasteland // X"]).find("Waste-Land") is None


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Lightning Blot", ["Lightning Bolt", "Lightning Blast"]),
        ("Lightning", ["Lightning Bolt", "Lightning Blast"]),
        ("Jace", ["Jace Beleren"]),
        ("Lightning Bolt // best of all", ["Lightning Bolt", "Lightning Blast"]),
        ("Insectile Aberration", ["Delver of Secrets // Insectile Aberration"]),
        ("Ice", ["Fire // Ice"]),
        ("Xyzzy", []),
        ("", []),
    ],
)
def test_near_names(typed: str, near: list[str]) -> None:
    assert INDEX.near(typed) == near


def test_a_name_index_is_a_collection_of_its_names() -> None:
    assert list(INDEX) == list(CARDS)
    assert "Forest" in INDEX and "forest" not in INDEX


def test_resolving_gives_canonical_names_and_merges_them() -> None:
    deck = parse_deck("2 Lightning Bolt\n2 lightning bolt\nSideboard\n2 fire/ice", source="a.txt")
    resolved, found = resolve_names(deck, iter(CARDS))
    assert found == []
    assert resolved == DeckList(
        "a", (("Lightning Bolt", 4),), (("Fire // Ice", 2),), source="a.txt"
    )


def test_resolving_reports_unknown_names_and_keeps_them() -> None:
    deck = parse_deck("4 Lightning Blot\nSideboard\n1 Xyzzy\n1 Lightning Blot", source="a.txt")
    resolved, found = resolve_names(deck, CARDS)
    assert resolved == deck
    assert found == [
        "a.txt: there is no card 'Lightning Blot' in the main deck;"
        " did you mean Lightning Bolt or Lightning Blast?",
        "a.txt: there is no card 'Xyzzy' in the sideboard;"
        " check the spelling, or bring card data that has it.",
    ]


def test_a_file_without_a_name_is_called_the_deck_list() -> None:
    _, found = resolve_names(DeckList(main=(("Xyzzy", 1),)), CARDS)
    assert found[0].startswith("the deck list: there is no card 'Xyzzy'")


@given(st.sampled_from(list(CARDS)), st.data())
def test_case_never_matters(name: str, data: st.DataObject) -> None:
    change = data.draw(st.lists(st.booleans(), min_size=len(name), max_size=len(name)))
    typed = "".join(c.swapcase() if other else c for c, other in zip(name, change, strict=True))
    assert INDEX.find(typed) == name


@given(st.text())
def test_any_text_may_be_looked_up(typed: str) -> None:
    found, near = INDEX.find(typed), INDEX.near(typed)
    assert found is None or found in CARDS
    assert len(near) <= 3 and len(near) == len(set(near)) and set(near) <= set(CARDS)


def test_unknown_cards_of_a_deck_are_reported_and_count_for_its_size() -> None:
    assert faults("4 Lightning Blot; 56 Mountain") == [
        "there is no card 'Lightning Blot' in the main deck;"
        " did you mean Lightning Bolt or Lightning Blast?"
    ]


def test_a_name_without_data_is_not_suggested_to_itself() -> None:
    found = faults("60 Mountain", "1 Nowhere", names=[*CARDS, "Nowhere"])
    assert found == [
        "there is no card 'Nowhere' in the sideboard;"
        " check the spelling, or bring card data that has it."
    ]


def test_a_deck_with_very_many_unknown_cards_is_checked_soon() -> None:
    deck = DeckList(main=tuple((f"Lightning Bolt the {n}th", 1) for n in range(20_000)))
    found = check_deck(deck, known=CARDS.get, names=INDEX, rules=CONSTRUCTED)
    assert len(found) == 20_000
    assert "did you mean" in found[99] and "did you mean" not in found[100]


# --- constructed and limited --------------------------------------------------------------------


def test_a_legal_deck_has_no_faults() -> None:
    assert faults("4 Lightning Bolt; 56 Mountain", "3 Sol Ring; 4 Fire // Ice") == []


# 2006:100.2: sixty cards
@pytest.mark.rule("2006:100.2")
def test_constructed_wants_sixty_cards() -> None:
    assert faults("60 Mountain") == []
    assert faults("59 Mountain") == [
        "the main deck has 59 cards where constructed wants at least 60; add 1."
    ]
    assert faults("1 Mountain", "15 Forest") == [
        "the main deck has 1 card where constructed wants at least 60; add 59."
    ]


# 2006:100.4: no maximum
@pytest.mark.rule("2006:100.4")
@pytest.mark.parametrize("rules", [CONSTRUCTED, LIMITED])
def test_there_is_no_maximum(rules: DeckRules) -> None:
    assert faults("9000 Mountain; 9000 Forest", rules=rules) == []


# 2006:100.2, qa:10, qa:11: four of a name, but for basic lands
@pytest.mark.rule("2006:100.2")
def test_four_copies_of_a_name() -> None:
    assert faults("4 Stomping Ground; 4 Misty Rainforest; 52 Forest") == []
    assert faults("5 Stomping Ground; 55 Forest") == [
        "there are 5 copies of Stomping Ground in the deck, where constructed allows 4; take out 1."
    ]
    assert faults("60 Snow-Covered Forest") == []


def test_deck_and_sideboard_count_together() -> None:
    assert faults("4 Sol Ring; 56 Forest", "2 Sol Ring; 13 Forest") == [
        "there are 6 copies of Sol Ring in deck and sideboard together,"
        " where constructed allows 4; take out 2."
    ]


# 2006:202.3: same English name, same card
def test_spellings_of_one_name_count_together() -> None:
    assert len(faults("3 Fire // Ice; 2 fire/ice; 55 Forest")) == 1


def test_interchangeable_names_count_together() -> None:
    def known(name: str) -> CardInfo | None:
        return CARDS.get({"Zap": "Lightning Bolt"}.get(name, name))

    deck = DeckList("Burn", (("Lightning Bolt", 3), ("Zap", 2), ("Mountain", 55)))
    found = check_deck(deck, known=known, names=INDEX, rules=CONSTRUCTED)
    assert found == [
        "Burn: there are 5 copies of Lightning Bolt in the deck, where constructed allows 4;"
        " take out 1."
    ]


def test_cards_that_lift_the_limit_themselves() -> None:
    assert faults("60 Relentless Rats") == []
    assert faults("7 Seven Dwarves; 53 Mountain") == []
    assert faults("8 Seven Dwarves; 52 Mountain") == [
        "there are 8 copies of Seven Dwarves in the deck, where constructed allows 7; take out 1."
    ]


# 2006:100.3: forty cards, no limit on copies
@pytest.mark.rule("2006:100.3")
def test_limited() -> None:
    assert faults("9 Lightning Bolt; 31 Mountain", "45 Sol Ring", rules=LIMITED) == []
    assert faults("39 Lightning Bolt", rules=LIMITED) == [
        "the main deck has 39 cards where limited wants at least 40; add 1."
    ]


@pytest.mark.parametrize(
    ("rule", "size", "fault"),
    [
        ("up-to-15", 0, None),
        ("up-to-15", 1, None),
        ("up-to-15", 15, None),
        ("up-to-15", 16, "16 cards where at most 15 are allowed; take out 1."),
        ("exactly-0-or-15", 0, None),
        ("exactly-0-or-15", 15, None),
        ("exactly-0-or-15", 1, "1 card where this edition wants exactly 15 or none; add 14."),
        (
            "exactly-0-or-15",
            17,
            "17 cards where this edition wants exactly 15 or none; take out 2.",
        ),
        ("any", 100, None),
        ("none", 0, None),
        ("none", 3, "3 cards where constructed has no sideboard; take out all of it."),
    ],
)
def test_sideboards(rule: SideboardRule, size: int, fault: str | None) -> None:
    rules = DeckRules.constructed(sideboard=rule)
    sideboard = f"{size} Forest" if size else ""
    expected = [] if fault is None else [f"the sideboard has {fault}"]
    assert faults("60 Mountain", sideboard, rules=rules) == expected


def test_cards_outside_the_pool() -> None:
    old = {"Forest", "Mountain", "Lightning Bolt"}
    rules = DeckRules.constructed(in_pool=old.__contains__, pool="the pool of the edition")
    assert faults("4 lightning bolt; 56 Forest", rules=rules) == []
    assert faults("4 Sol Ring; 56 Forest", "1 fire/ice; 1 Xyzzy", rules=rules)[1:] == [
        f"{name} is not in the pool of the edition; take it out, or choose an edition that has it."
        for name in ("Sol Ring", "Fire // Ice")
    ]


def test_a_commander_where_there_is_none() -> None:
    assert faults("59 Forest", commanders="1 Azusa, Lost but Seeking") == [
        "constructed has no commanders; move them to the main deck."
    ]


# --- Commander ----------------------------------------------------------------------------------


def commander_faults(main: str, commanders: str, sideboard: str = "") -> list[str]:
    return faults(main, sideboard, commanders, rules=COMMANDER)


def test_a_legal_commander_deck() -> None:
    azusa = "1 Azusa, Lost but Seeking"
    assert commander_faults("1 Sol Ring; 1 Llanowar Elves; 97 Forest", azusa) == []


@pytest.mark.parametrize(("size", "change"), [(98, "add 1"), (101, "take out 2")])
def test_a_commander_deck_has_a_hundred_cards(size: int, change: str) -> None:
    assert commander_faults(f"{size} Forest", "1 Azusa, Lost but Seeking") == [
        f"the deck, commander included, has {size + 1} cards where Commander wants exactly 100;"
        f" {change}."
    ]


def test_a_commander_deck_has_one_of_each() -> None:
    assert commander_faults("2 Sol Ring; 97 Forest", "1 Azusa, Lost but Seeking") == [
        "there are 2 copies of Sol Ring in the deck, where Commander allows 1; take out 1."
    ]
    twice = commander_faults("1 Azusa, Lost but Seeking; 98 Forest", "1 Azusa, Lost but Seeking")
    assert len(twice) == 1 and "2 copies of Azusa" in twice[0]
    assert commander_faults("5 Relentless Rats; 94 Wastes", "1 Lurrus") == []


def test_colour_identity() -> None:
    found = commander_faults(
        "1 Lightning Bolt; 1 Stomping Ground; 1 Fire // Ice; 1 Sol Ring; 95 Forest",
        "1 Azusa, Lost but Seeking",
    )
    assert found == [
        f"the colour identity of {name} is {colors} where that of the commander is green;"
        " take it out."
        for name, colors in (
            ("Lightning Bolt", "red"),
            ("Stomping Ground", "red and green"),
            ("Fire // Ice", "blue and red"),
        )
    ]
    assert commander_faults("1 Stomping Ground; 98 Forest", "1 Omnath, Locus of Rage") == []


@pytest.mark.parametrize("name", ["Llanowar Elves", "Umezawa's Jitte", "Jace Beleren", "Sol Ring"])
def test_who_cannot_be_a_commander(name: str) -> None:
    found = commander_faults("99 Forest", f"1 {name}")
    assert found[0] == (
        f"{name} cannot be a commander; name one legendary creature under the heading 'Commander'."
    )


def test_a_card_may_say_that_it_can_be_a_commander() -> None:
    assert commander_faults("1 Sol Ring; 98 Misty Rainforest", "1 Teferi, Temporal Archmage") == [
        "there are 98 copies of Misty Rainforest in the deck, where Commander allows 1;"
        " take out 97."
    ]


def test_no_commander_and_too_many() -> None:
    remedy = "name one legendary creature under the heading 'Commander'"
    assert commander_faults("100 Forest", "") == [f"the deck names no commander; {remedy}."]
    three = "1 Azusa, Lost but Seeking; 1 Omnath, Locus of Rage; 1 Rowan"
    assert commander_faults("97 Forest", three) == [
        f"the deck names 3 commanders; {remedy}, or two that are partners."
    ]


@pytest.mark.parametrize(
    "pair",
    [
        ("Thrasios, Triton Hero", "Tymna the Weaver"),
        ("Will", "Rowan"),
        ("Wyll", "Guild Artisan"),
        ("Clara", "The Doctor"),
    ],
)
def test_two_commanders(pair: tuple[str, str]) -> None:
    for one, other in (pair, pair[::-1]):
        assert commander_faults("98 Wastes", f"1 {one}; 1 {other}") == []


@pytest.mark.parametrize(
    "pair",
    [
        ("Azusa, Lost but Seeking", "Omnath, Locus of Rage"),
        ("Thrasios, Triton Hero", "Omnath, Locus of Rage"),
        ("Thrasios, Triton Hero", "Will"),
        ("Will", "Omnath, Locus of Rage"),
        ("Wyll", "Karlach"),
        ("Guild Artisan", "Omnath, Locus of Rage"),
        ("Clara", "Omnath, Locus of Rage"),
        ("The Doctor", "Omnath, Locus of Rage"),
    ],
)
def test_two_that_are_no_commanders_together(pair: tuple[str, str]) -> None:
    for one, other in (pair, pair[::-1]):
        found = commander_faults("98 Mountain", f"1 {one}; 1 {other}")
        assert found[0].startswith(f"{one} and {other} cannot be commanders together; name one")


def test_two_commanders_share_their_colour_identity() -> None:
    pair = "1 Thrasios, Triton Hero; 1 Tymna the Weaver"
    assert commander_faults("1 Lim-Dûl's Vault; 97 Forest", pair) == []
    assert commander_faults("1 Lightning Bolt; 97 Forest", pair) == [
        "the colour identity of Lightning Bolt is red"
        " where that of the commander is white, blue, black and green; take it out."
    ]


def test_an_unknown_commander_is_one_fault() -> None:
    assert commander_faults("1 Lightning Bolt; 98 Forest", "1 Azuza Lost but Seaking") == [
        "there is no card 'Azuza Lost but Seaking' among the commanders;"
        " did you mean Azusa, Lost but Seeking?"
    ]


def test_commander_has_no_sideboard_but_a_companion_may_wait_outside() -> None:
    azusa = "1 Azusa, Lost but Seeking"
    assert commander_faults("99 Forest", azusa, "1 Lurrus") == []
    assert commander_faults("99 Forest", azusa, "1 Sol Ring") == [
        "the sideboard has 1 card where Commander has no sideboard; take out all of it."
    ]
    assert len(commander_faults("99 Forest", azusa, "1 Lurrus; 1 Sol Ring")) == 1


def test_commanders_in_a_sideboard_are_found_there() -> None:
    azusa = (("Azusa, Lost but Seeking", 1),)
    assert commander_faults("99 Forest", "", "1 azusa lost but seeking") == []
    deck = DeckList(main=(("Forest", 99),), sideboard=azusa)
    assert commanders_from_sideboard(deck) == replace(deck, commanders=azusa, sideboard=())
    for other in (
        replace(deck, commanders=azusa),
        replace(deck, sideboard=()),
        replace(deck, sideboard=(("Forest", 3),)),
    ):
        assert commanders_from_sideboard(other) == other


def test_rules_of_an_edition_for_commander() -> None:
    rules = DeckRules.commander(sideboard="any", in_pool={"Forest"}.__contains__, pool="it")
    found = faults("99 Forest", "9 Forest", "1 Azusa, Lost but Seeking", rules=rules)
    assert found == [
        "Azusa, Lost but Seeking is not in it; take it out, or choose an edition that has it."
    ]


ENTRIES = st.lists(st.tuples(st.sampled_from([*CARDS, "Xyzzy", "fire"]), st.integers(1, 60)))


@given(ENTRIES, ENTRIES, ENTRIES, st.sampled_from([CONSTRUCTED, LIMITED, COMMANDER]))
def test_any_deck_gets_its_faults_as_sentences(
    main: list[tuple[str, int]],
    sideboard: list[tuple[str, int]],
    commanders: list[tuple[str, int]],
    rules: DeckRules,
) -> None:
    deck = DeckList("Burn", tuple(main), tuple(sideboard), tuple(commanders))
    found = check_deck(deck, known=CARDS.get, names=INDEX, rules=rules)
    assert len(found) == len(set(found))
    for fault in found:
        assert fault.isprintable() and fault.startswith("Burn: ") and "; " in fault
