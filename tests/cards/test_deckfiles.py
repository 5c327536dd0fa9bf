"""Deck files: what is read from each format, what is refused, and that writing loses nothing."""

import os
import socket
import string
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.cards.deckfiles import detect_format, parse_deck, read_deck
from apnap.cards.decklists import FORMATS, MAX_BYTES, DeckError, DeckFormat, DeckList
from apnap.cards.deckwriting import write_deck

BURN = (("Lightning Bolt", 4), ("Fire // Ice", 3), ("Mountain", 20))
SIDE = (("Duress", 2), ("Tormod's Crypt", 1))


def test_a_plain_list() -> None:
    deck = parse_deck("4 Lightning Bolt\n3x Fire/Ice\n20 x Mountain\nSideboard\n2 Duress\n")
    assert deck == DeckList(main=BURN, sideboard=(("Duress", 2),))


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 Lightning Bolt", 4, "Lightning Bolt"),
        ("4x Lightning Bolt", 4, "Lightning Bolt"),
        ("4X  Lightning   Bolt", 4, "Lightning Bolt"),
        ("4× Lightning Bolt", 4, "Lightning Bolt"),
        ("4 x Lightning Bolt", 4, "Lightning Bolt"),
        ("4xLightning Bolt", 4, "Lightning Bolt"),
        ("\t4\tLightning Bolt  ", 4, "Lightning Bolt"),
        ("- 4 Lightning Bolt", 4, "Lightning Bolt"),
        ("Lightning Bolt x4", 4, "Lightning Bolt"),
        ("Lightning Bolt", 1, "Lightning Bolt"),
        ("4 Xantid Swarm", 4, "Xantid Swarm"),
        ("4 X", 4, "X"),
        ("4 Lightning Bolt (M10) 146", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (m10) 146", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (PLST) M10-146 *F*", 4, "Lightning Bolt"),
        ("4 Lightning Bolt [M10]", 4, "Lightning Bolt"),
        ("4 [M10] Lightning Bolt", 4, "Lightning Bolt"),
        ("4 [M10:146] Lightning Bolt", 4, "Lightning Bolt"),
        ("4 Lightning Bolt|M10|1", 4, "Lightning Bolt"),
        ("4 Lightning Bolt+|M10", 4, "Lightning Bolt"),
        ("4 Lightning Bolt <fullart> [STA] (F)", 4, "Lightning Bolt"),
        ("4x Lightning Bolt (sta) 42 *F* [Burn] ^Have,#37d67a^", 4, "Lightning Bolt"),
        ("4 Lightning Bolt # the best", 4, "Lightning Bolt"),
        ("4 Lightning\N{ZERO WIDTH SPACE} Bolt", 4, "Lightning Bolt"),
        ("4 Forest (3)", 4, "Forest"),
        ("4 Fire/Ice", 4, "Fire // Ice"),
        ("4 Fire // Ice", 4, "Fire // Ice"),
        ("4 Fire /// Ice", 4, "Fire // Ice"),
        ("1 Who/What/When/Where/Why", 1, "Who // What // When // Where // Why"),
    ],
)
def test_a_line(line: str, count: int, name: str) -> None:
    assert parse_deck(line).main == ((name, count),)


@pytest.mark.parametrize(
    "name",
    [
        "+2 Mace",
        "1996 World Champion",
        "17-Year Cicadas",
        "_____",
        "B.F.M. (Big Furry Monster)",
        "Hazmat Suit (Used)",
        "Erase (Not the Urza's Legacy One)",
        "TL;DR",
        "Who's That Praetor?",
        "Summon: Choco/Mog",
        "SP//dr, Piloted by Peni",
        '"Ach! Hans, Run!"',
        "Pip-Boy 3000",
        "Circle of Protection: Red",
        "Commander Eesha",
        "Land Tax",
        "Ifh-Bíff Efreet",
        "O",
    ],
)
def test_odd_names_are_read_as_they_are(name: str) -> None:
    assert parse_deck(name).main == ((name, 1),)
    assert parse_deck(f"3 {name}").main == ((name, 3),)


@pytest.mark.parametrize(
    "heading",
    [
        "Sideboard",
        "SIDEBOARD:",
        "Sideboard (15)",
        "15 Sideboard",
        "// Sideboard",
        "//Sideboard",
        "# Sideboard:",
        "== Sideboard ==",
        "SB:",
        "备牌：",
    ],
)
def test_headings_of_a_sideboard(heading: str) -> None:
    deck = parse_deck(f"4 Lightning Bolt\n{heading}\n2 Duress")
    assert (deck.main, deck.sideboard) == ((("Lightning Bolt", 4),), (("Duress", 2),))


def test_sideboard_marks_on_lines_may_stand_anywhere() -> None:
    deck = parse_deck("SB: 2 Duress\n4 Lightning Bolt\nsb: Tormod's Crypt\n\n9 Mountain")
    assert deck.main == (("Lightning Bolt", 4), ("Mountain", 9))
    assert deck.sideboard == SIDE


def test_comments_groups_and_other_remarks_are_passed_over() -> None:
    text = (
        "// Name : Old Burn\n# by a friend\nFormat: Legacy\n\nCreatures (0)\n\n"
        "Instants (4)\n4 Lightning Bolt\n\nLands:\n20 Mountain\n\nMaybeboard\n1 ???\n"
    )
    deck = parse_deck(text)
    assert deck == DeckList(name="Old Burn", main=(("Lightning Bolt", 4), ("Mountain", 20)))


def test_a_blank_line_sets_a_sideboard_apart() -> None:
    assert parse_deck("4 Lightning Bolt\n\n\n2 Duress\n").sideboard == (("Duress", 2),)


def test_a_last_block_of_fifteen_after_sixty_is_a_sideboard() -> None:
    text = "36 Relentless Rats\n\n24 Swamp\n\n15 Duress"
    assert parse_deck(text).sideboard == (("Duress", 15),)


@pytest.mark.parametrize(
    "text",
    [
        "30 Relentless Rats\n\n30 Swamp",
        "20 Relentless Rats\n\n20 Swamp\n\n15 Duress",
        "36 Relentless Rats\n\n24 Swamp\n\n14 Duress",
        "4 Lightning Bolt\n\n",
        "Deck\n4 Lightning Bolt\n\n4 Mountain",
        "4 Lightning Bolt\n1 Azusa *CMDR*\n\n4 Mountain",
        "4 [M10:146] Lightning Bolt\n\n4 [M10:242] Mountain",
    ],
)
def test_other_blank_lines_mean_nothing(text: str) -> None:
    assert not parse_deck(text).sideboard


def test_names_that_come_twice_are_merged_in_place() -> None:
    deck = parse_deck("2 Lightning Bolt (M10) 146\n20 Mountain\n2 Lightning Bolt (LEA) 161\n")
    assert deck.main == (("Lightning Bolt", 4), ("Mountain", 20))


def test_commanders() -> None:
    expected = (("Azusa, Lost but Seeking", 1),)
    heading = parse_deck("Commander\n1 Azusa, Lost but Seeking\n\n99 Forest")
    marks = parse_deck("99 Forest\n1 Azusa, Lost but Seeking *CMDR*")
    remark = parse_deck("1 Azusa, Lost but Seeking # !Commander\n99 Forest")
    for deck in (heading, marks, remark):
        assert (deck.commanders, deck.main) == (expected, (("Forest", 99),))


ARENA = """About
Name Lurrus Burn

Companion
1 Lurrus of the Dream-Den (IKO) 226

Deck
4 Lightning Bolt (STA) 42
3 Fire // Ice (DMR) 215
20 Mountain (ANA) 6

Sideboard
1 Lurrus of the Dream-Den (IKO) 226
2 Duress (STA) 29
"""

MTGO = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="2" Quantity="3" Sideboard="false" Name="Fire/Ice" Annotation="0" />
  <Cards CatID="3" Quantity="12" Sideboard="false" Name="Mountain" />
  <Cards CatID="4" Quantity="8" Sideboard="false" Name="Mountain" />
  <Cards CatID="5" Quantity="2" Sideboard="true" Name="Duress" />
  <Cards CatID="6" Quantity="1" Sideboard="true" Name="Tormod&apos;s Crypt" />
</Deck>
"""

COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn &amp; Co</deckname>
    <comments>4 comments</comments>
    <zone name="main">
        <card number="4" price="0" name="Lightning Bolt" setShortName="M10"/>
        <card number="3" name="Fire // Ice"/>
        <card number="20" name="Mountain"/>
    </zone>
    <zone name="side">
        <card number="2" name="Duress"/>
        <card number="1" name="Tormod's Crypt"/>
    </zone>
    <zone name="tokens"><card number="1" name="Goblin"/></zone>
    <sideboard_plan>
        <name>plan</name>
        <move_card_to_zone><card_name>Duress</card_name></move_card_to_zone>
    </sideboard_plan>
</cockatrice_deck>
"""

FORGE = """[metadata]
Name=Forge Burn
Description=4 of each
[Commander]
1 Ashling the Pilgrim|LRW
[Main]
4 Lightning Bolt|M10|1
3 Fire // Ice+|APC
20 Mountain|M10|2
[Sideboard]
2 Duress|M10
1 Tormod's Crypt
[Planes]
1 Academy at Tolaria West|HOP
"""

XMAGE = """NAME:XMage Burn
AUTHOR:someone
4 [M10:146] Lightning Bolt
3 [APC:128] Fire // Ice
20 [M10:242] Mountain

SB: 2 [10E:139] Duress
SB: 1 [10E:343] Tormod's Crypt
LAYOUT MAIN:(1,1)(NONE,false,50)|([M10:146],[M10:146],[M10:146],[M10:146])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([10E:139],[10E:139])
"""

LURRUS = (("Lurrus of the Dream-Den", 1), ("Duress", 2))
EXPECTED: list[tuple[str, DeckFormat, DeckList]] = [
    (ARENA, "arena", DeckList("Lurrus Burn", BURN, LURRUS)),
    (MTGO, "mtgo", DeckList("", BURN, SIDE)),
    (COCKATRICE, "cockatrice", DeckList("Burn & Co", BURN, SIDE)),
    (FORGE, "forge", DeckList("Forge Burn", BURN, SIDE, (("Ashling the Pilgrim", 1),))),
    (XMAGE, "xmage", DeckList("XMage Burn", BURN, SIDE)),
    ("4 Lightning Bolt", "text", DeckList("", (("Lightning Bolt", 4),))),
]


@pytest.mark.parametrize(("text", "format", "deck"), EXPECTED, ids=[f for _, f, _ in EXPECTED])
def test_each_format_is_detected_and_read(text: str, format: DeckFormat, deck: DeckList) -> None:
    assert detect_format(text) == format
    assert parse_deck(text) == deck
    assert parse_deck("\ufeff" + text.replace("\n", "\r\n")) == deck
    assert parse_deck(text, format=format) == deck


def test_the_extension_decides_only_what_the_content_leaves() -> None:
    assert detect_format("4 Lightning Bolt", source="burn.dck") == "xmage"
    assert detect_format(FORGE, source="burn.txt") == "forge"
    assert parse_deck("4 Lightning Bolt", source="burn.cod").main == (("Lightning Bolt", 4),)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
def test_encodings(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "efreets.txt"
    file.write_bytes("4 Ifh-Bíff Efreet\r\n3 Junún Efreet\r\n".encode(encoding))
    deck = read_deck(file)
    assert deck.main == (("Ifh-Bíff Efreet", 4), ("Junún Efreet", 3))
    assert (deck.name, deck.source) == ("efreets", "efreets.txt")


def test_a_file_may_be_given_as_a_string(tmp_path: Path) -> None:
    file = tmp_path / "burn.dek"
    file.write_text(MTGO, encoding="utf-8")
    assert read_deck(str(file)) == DeckList("burn", BURN, SIDE, source="burn.dek")


# 2006:100.4: a deck has no maximum size
def test_a_deck_may_be_very_large() -> None:
    text = "\n".join(f"10000 Rat {'I' * n}" for n in range(1, 11))
    assert len(parse_deck(text).main) == 10


# --- bad input ----------------------------------------------------------------------------------


def assert_sentence(message: str, place: str) -> None:
    """One line that begins with the place and, after a semicolon, tells the remedy."""
    assert message.isprintable(), "one line, and nothing that upsets a terminal"
    assert message.startswith(f"{place}: "), message
    assert "; " in message and message.endswith(".") and len(message) < 300, message


def dek(cards: str) -> str:
    return f"<Deck>\n{cards}\n</Deck>"


BOMB = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>\n'
BAD: list[tuple[str, int | None, str, str]] = [
    # text, line, what the message says of the problem and of the remedy
    ("", None, "the file is empty", "one card on each line"),
    (" \n\r\n\t", None, "the file is empty", "one card on each line"),
    ("PNG\x00\x01", None, "binary", "export the deck"),
    ("4 Lightning \x1bBolt", None, "binary", "export the deck"),
    ("4 Lightning Bolt\ud800", None, "binary", "export the deck"),
    ("// nothing\n# here", None, "the deck has no cards", "4 Lightning Bolt"),
    ("Deck\n\nSideboard\n", None, "the deck has no cards", "4 Lightning Bolt"),
    ("2 Duress\n-4 Lightning Bolt", 2, "the count -4 is less than 1", "delete the line"),
    ("0 Lightning Bolt", 1, "the count 0 is less than 1", "delete the line"),
    ("10001 Lightning Bolt", 1, "the count 10001 is more than 10000", "really has"),
    (f"{'9' * 400} Bolt", 1, "is more than 10000", "really has"),
    (f"{'9' * 9999} Bolt", 1, "the line has 10004 characters", "4 Lightning Bolt"),
    ("Lightning Bolt x0", 1, "the count 0 is less than 1", "delete the line"),
    ("2 Duress\n\n4", 3, "there is no card name", "4 Lightning Bolt"),
    ("4x", 1, "there is no card name", "4 Lightning Bolt"),
    ("SB: 4", 1, "there is no card name", "4 Lightning Bolt"),
    ("4 (M10) 146", 1, "there is no card name", "4 Lightning Bolt"),
    ("4 [M10:146]", 1, "there is no card name", "4 Lightning Bolt"),
    ("4 ...", 1, "'...' is not a card name", "4 Lightning Bolt"),
    ("4.5 Lightning Bolt", 1, "'4.5 Lightning Bolt' is no card line", "4 Lightning Bolt"),
    ("4,Lightning Bolt", 1, "'4,Lightning Bolt' is no card line", "4 Lightning Bolt"),
    ('{"main": ["Lightning Bolt"]}', 1, "is not a card name", "4 Lightning Bolt"),
    ("import os\nx = 4", 2, "'x = 4' is not a card name", "4 Lightning Bolt"),
    (dek(f'<Cards Name="A{" " * 10**6}B" Quantity="1"/>'), 2, "is not a card name", "4 Lightning"),
    (dek(f'<Cards Name="A" Quantity="{"9" * 10**6}"/>'), 2, "is more than 10000", "really has"),
    ("4 Lightning\u202eBolt", 1, "is not a card name", "4 Lightning Bolt"),
    (f"4 {'Ab' * 150}", 1, "is not a card name", "4 Lightning Bolt"),
    ("Dear Sir.\nI write to you.\nYours.", None, "this is prose, not a deck", "4 Lightning Bolt"),
    ("\n".join(f"9999 Rat {'I' * i}" for i in range(1, 12)), None, "109989 cards", "lower"),
    ("5001 Rat\n5000 Rat", None, "10001 copies of 'Rat'", "from 1 to 10000"),
    ("<html><body>Burn</body></html>", 1, "<html> begins no deck", "export the deck as .dek"),
    ("<Deck><Cards", 1, "the XML is malformed", "export the deck again"),
    ("\n\n<Deck>\n<Card></Deck>", 4, "malformed (mismatched tag)", "export the deck again"),
    ("\n\n<Deck>\n<Cards/></Deck>", 4, "a card has no Name", "add it"),
    ("<Deck>&bomb;</Deck>", 1, "malformed (undefined entity)", "export the deck again"),
    (BOMB + dek(""), 1, "a deck has no DOCTYPE", "delete it"),
    ("<?xml version='1.0'?>\n" + BOMB + dek("&b;"), 2, "a deck has no DOCTYPE", "delete it"),
    (dek('<Cards Quantity="4"/>'), 2, "a card has no Name", "add it"),
    (dek('<Cards Name="Duress"/>'), 2, "a card has no Quantity", "add it"),
    (dek('<Cards Name="Duress" Quantity="four"/>'), 2, "'four' is not a whole", "from 1 to 10000"),
    (dek('<Cards Name="Duress" Quantity="-1"/>'), 2, "the count -1 is less", "how many copies"),
    (dek('<Cards Name="" Quantity="1"/>'), 2, "there is no card name", "4 Lightning Bolt"),
    (dek(""), None, "the deck has no cards", "4 Lightning Bolt"),
    (
        '<cockatrice_deck>\n<zone name="hand">\n<card number="1" name="Duress"/>\n'
        "</zone></cockatrice_deck>",
        3,
        "there is no zone 'hand'",
        "'main', 'side' and 'tokens'",
    ),
    ("4 Duress\n[Main]\n4 Duress", 1, "before the first section", "put '[Main]' above"),
    ("[Main]\n4 Duress\n[Maim]", 3, "no deck section 'Maim'", "use [metadata], [Main]"),
    ("[metadata]\nName=Burn\n[Main]\n", None, "the deck has no cards", "4 Lightning Bolt"),
    ("[Main]\n-1 Duress|M10", 2, "the count -1 is less than 1", "how many copies"),
]


@pytest.mark.parametrize(
    ("text", "line", "problem", "remedy"), BAD, ids=[f"{n}-{case[2]}" for n, case in enumerate(BAD)]
)
@pytest.mark.parametrize("source", ["burn.txt", ""])
def test_bad_decks(text: str, line: int | None, problem: str, remedy: str, source: str) -> None:
    with pytest.raises(DeckError) as raised:
        parse_deck(text, source=source)
    message = str(raised.value)
    place = source or "the deck list"
    assert_sentence(message, place if line is None else f"{place}, line {line}")
    assert problem in message.partition("; ")[0]
    assert remedy in message.partition("; ")[2]


def refused(path: Path | str) -> str:
    with pytest.raises(DeckError) as raised:
        read_deck(path)
    return str(raised.value)


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "burn.txt"
    assert_sentence(refused(path), str(path))
    assert_sentence(refused(path / "deeper.txt"), str(path / "deeper.txt"))


def test_a_file_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "burn.txt").write_text("4 Lightning Bolt")
    path = tmp_path / "burn.txt" / "burn.txt"
    assert_sentence(refused(path), str(path))


def test_a_directory(tmp_path: Path) -> None:
    assert_sentence(refused(tmp_path), str(tmp_path))
    assert "this is a directory" in refused(tmp_path)


def test_a_pipe_or_socket_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("deck.sock")
        assert_sentence(refused("deck.sock"), "deck.sock")
    os.mkfifo("deck.fifo")
    assert "not a regular file" in refused("deck.fifo")


def test_a_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "burn.txt"
    path.write_bytes(b"4 Lightning Bolt\n" * (MAX_BYTES // 17 + 1))
    assert_sentence(refused(path), str(path))
    assert "larger than 5 MB" in refused(path)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "burn.txt"
    path.write_text("4 Lightning Bolt")
    monkeypatch.setattr(Path, "open", refuse)
    assert_sentence(refused(path), str(path))
    assert "(Permission denied)" in refused(path)


@pytest.mark.parametrize("path", ["a\0b", "x" * 5000])
def test_a_path_that_no_file_can_have(path: str) -> None:
    message = refused(path)
    assert message.isprintable() and message.endswith(".")


def test_a_loop_of_links(tmp_path: Path) -> None:
    path = tmp_path / "burn.txt"
    path.symlink_to(path)
    assert_sentence(refused(path), str(path))


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00", b"PK\x03\x04", b"\xff\xfe\x00"])
def test_a_binary_file(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "burn.txt"
    path.write_bytes(data)
    assert_sentence(refused(path), "burn.txt")


def test_a_line_break_in_a_file_name_does_not_break_the_message(tmp_path: Path) -> None:
    path = tmp_path / "a\nb.txt"
    path.write_text("4")
    assert_sentence(refused(path), "a\N{REPLACEMENT CHARACTER}b.txt, line 1")


def test_an_unknown_format() -> None:
    with pytest.raises(DeckError, match=r"^Unknown deck format 'pdf'; use one of text, arena"):
        parse_deck("4 Lightning Bolt", format="pdf")  # type: ignore[arg-type]
    with pytest.raises(DeckError, match=r"^Unknown deck format 'pdf'; use one of text, arena"):
        write_deck(DeckList(main=BURN), "pdf")  # type: ignore[arg-type]


@pytest.mark.parametrize("entries", [(("Duress", 0),), (("Duress", -1),), (("", 1),)])
def test_a_deck_list_made_by_hand_keeps_the_same_rules(entries: tuple[tuple[str, int]]) -> None:
    with pytest.raises(DeckError) as raised:
        DeckList(main=entries, name="Burn")
    assert_sentence(str(raised.value), "Burn")


# --- writing ------------------------------------------------------------------------------------


def test_what_the_formats_look_like() -> None:
    deck = DeckList("Burn", BURN[:2], SIDE[:1], (("Ashling the Pilgrim", 1),))
    assert write_deck(deck, "text") == (
        "// Name: Burn\nCommander\n1 Ashling the Pilgrim\n\nDeck\n4 Lightning Bolt\n3 Fire // Ice\n"
        "\nSideboard\n2 Duress\n"
    )
    assert write_deck(deck, "arena") == (
        "About\nName Burn\n\nCommander\n1 Ashling the Pilgrim\n\nDeck\n4 Lightning Bolt\n"
        "3 Fire // Ice\n\nSideboard\n2 Duress\n"
    )
    assert write_deck(deck, "forge") == (
        "[metadata]\nName=Burn\n[Commander]\n1 Ashling the Pilgrim\n[Main]\n4 Lightning Bolt\n"
        "3 Fire // Ice\n[Sideboard]\n2 Duress\n"
    )
    assert write_deck(deck, "xmage") == (
        "NAME:Burn\n4 [UNK:0] Lightning Bolt\n3 [UNK:0] Fire // Ice\n"
        "SB: 1 [UNK:0] Ashling the Pilgrim\nSB: 2 [UNK:0] Duress\n"
    )


@pytest.mark.parametrize("format", FORMATS)
def test_a_deck_without_cards_is_not_written(format: DeckFormat) -> None:
    with pytest.raises(DeckError) as raised:
        write_deck(DeckList("Nothing"), format)
    assert_sentence(str(raised.value), "Nothing")


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", ["Duress|M10", "Duress (M10) 3", "[M10] Duress", "a = b", "\0"])
def test_a_name_that_the_format_would_lose_is_refused(format: DeckFormat, name: str) -> None:
    deck = DeckList("Burn", (("Lightning Bolt", 4), (name, 2)))
    with pytest.raises(DeckError) as raised:
        write_deck(deck, format)
    assert_sentence(str(raised.value), "Burn")
    assert ascii(name[-1])[1:-1] in str(raised.value) or "\N{REPLACEMENT CHARACTER}" in str(
        raised.value
    )


WORDS = st.text(string.ascii_letters + "éûÆ'-,.!?&", min_size=1, max_size=8).filter(
    lambda word: any(c.isalpha() for c in word) and word not in ("x", "X")
)
NAMES = st.one_of(
    st.lists(WORDS, min_size=2, max_size=4).map(" ".join),
    st.tuples(WORDS, WORDS).map(" // ".join),
    st.sampled_from(
        ["+2 Mace", "1996 World Champion", "Hazmat Suit (Used)", "TL;DR", "X", "_____"]
    ),
)
ENTRIES = st.lists(st.tuples(NAMES, st.integers(1, 99)), max_size=12).map(tuple)
DECKS = st.builds(
    DeckList,
    name=st.lists(WORDS, max_size=3).map(" ".join),
    main=ENTRIES,
    sideboard=ENTRIES,
    commanders=st.lists(st.tuples(NAMES, st.just(1)), max_size=2).map(tuple),
).filter(lambda deck: bool(deck.main or deck.sideboard or deck.commanders))


@given(DECKS, st.sampled_from(FORMATS))
def test_what_is_written_is_read_back(deck: DeckList, format: DeckFormat) -> None:
    expected = deck
    if format not in ("text", "arena", "forge"):
        side = deck.commanders + deck.sideboard
        expected = replace(deck, sideboard=side, commanders=())
    if format == "mtgo":
        expected = replace(expected, name="")
    text = write_deck(deck, format)
    assert parse_deck(text, format=format) == expected
    assert parse_deck(text) == expected, "detected by its content"


def sentence_or_deck(text: str, format: DeckFormat | None) -> None:
    try:
        deck = parse_deck(text, source="burn.txt", format=format)
    except DeckError as error:
        assert str(error).isprintable() and str(error).startswith("burn.txt")
    else:
        assert deck.main or deck.sideboard or deck.commanders


@given(st.text(), st.sampled_from([None, *FORMATS]))
def test_any_text_is_a_deck_or_one_sentence(text: str, format: DeckFormat | None) -> None:
    sentence_or_deck(text, format)


LINES = """4 Duress|Duress|SB: 1 A|Sideboard|Commander|About|Name A|[Main]|[Maim]|4 Duress|M10
(M10) 1|//|# A|1 A *CMDR*|-1 A|0|x|<Deck>|</Deck>|<Cards Name="A" Quantity="4"/>|<cockatrice_deck>
<zone name="main">|<card number="1" name="A"/>|</zone>|</cockatrice_deck>|<!DOCTYPE a>|&a;|<"""
PIECES = st.sampled_from(["\n", " ", "\r\n\r\n", *LINES.replace("\n", "|").split("|")])


@given(st.lists(PIECES, max_size=15).map("".join), st.sampled_from([None, *FORMATS]))
def test_pieces_of_decks_are_a_deck_or_one_sentence(text: str, format: DeckFormat | None) -> None:
    sentence_or_deck(text, format)
