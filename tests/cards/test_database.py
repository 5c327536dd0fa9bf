"""The card database: what goes in, what comes out, and what no failure may change."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from apnap.cards import database as module
from apnap.cards.database import Compiled, Database, DatabaseError, Import, compiler_version
from apnap.cards.library import Library
from apnap.cards.records import (
    CardData,
    Skip,
    mtgjson_card,
    mtgjson_set,
    scryfall_card,
    split_types,
)
from made_cards import BOG, CONJURER, JOKE, TOKEN, atomic, one_set, scryfall


def filled(path: str | Path = ":memory:") -> Database:
    made = Database(path)
    taken = Import(made)
    with made.transaction():
        for name, faces in atomic()["data"].items():
            taken.add(mtgjson_card(name, faces))
    return made


def snapshot(database: Database) -> list[Any]:
    tables = ("cards", "names", "sets", "printings", "legalities", "compiled")
    return [database.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in tables]


def card_of(entry: Any) -> CardData:
    assert isinstance(entry, CardData)
    return entry


# ------------------------------------------------------------------ records


def test_the_same_card_comes_out_of_each_form() -> None:
    expected = {name: mtgjson_card(name, faces) for name, faces in atomic()["data"].items()}
    _, of_set = mtgjson_set("ZZA", one_set())
    by_name: dict[str, CardData] = {}
    for entry in [*of_set, *(scryfall_card(one)[1] for one in scryfall())]:
        if isinstance(entry, CardData):
            wanted = card_of(expected[entry.name])
            keys = ("manaCost", "text", "types", "subtypes", "colors", "colorIdentity", "power")
            for face, other in zip(entry.faces, wanted.faces, strict=True):
                assert [face.get(k) for k in keys] == [other.get(k) for k in keys], entry.name
            assert entry.layout == wanted.layout
            by_name[entry.name] = entry
    assert set(by_name) == {n for n, e in expected.items() if isinstance(e, CardData)}


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ([JOKE], "joke"),
        ([TOKEN], "token"),
        ([{**BOG, "layout": "art_series"}], "art"),
        ([], "incomplete"),
        ("text", "incomplete"),
        ([{**BOG, "types": []}], "incomplete"),
        ([{**BOG, "types": "Land"}], "incomplete"),
        ([{**BOG, "text": 7}], "incomplete"),
        ([{**BOG, "name": None}], "incomplete"),
        ([{**BOG, "text": "x" * 30_000}], "incomplete"),
        ([None], "incomplete"),
    ],
)
def test_what_is_no_card_is_skipped(faces: Any, reason: str) -> None:
    assert mtgjson_card("Murmuring Sump", faces) == Skip(reason, "Murmuring Sump")


@pytest.mark.parametrize(
    "data", [None, 3, [], {}, {"object": "error"}, {"name": "x"}, {"name": "x", "type_line": 3}]
)
def test_a_damaged_scryfall_entry_is_skipped(data: Any) -> None:
    _, entry = scryfall_card(data)
    assert isinstance(entry, Skip) and entry.reason == "incomplete"


def test_a_flip_card_keeps_cost_and_colour_on_its_second_face() -> None:
    parts = [
        {"name": "Meek Novice", "mana_cost": "{R}", "type_line": "Creature — Human"},
        {"name": "Proud Master", "mana_cost": "", "type_line": "Legendary Creature — Human"},
    ]
    whole = {"name": "Meek Novice // Proud Master", "layout": "flip", "colors": ["R"]}
    card = card_of(scryfall_card({**whole, "card_faces": parts, "color_identity": ["R"]})[1])
    assert [face["manaCost"] for face in card.faces] == ["{R}", "{R}"]
    assert card.faces[1]["colors"] == ["R"] and card.faces[1]["supertypes"] == ["Legendary"]


def test_a_melded_card_is_its_front() -> None:
    front = {**BOG, "name": "Left // Whole", "faceName": "Left", "layout": "meld"}
    assert card_of(mtgjson_card("Left // Whole", [front])).name == "Left"


def test_a_reversible_card_is_one_card() -> None:
    part = {"name": "Twice", "type_line": "Artifact", "mana_cost": "{1}", "colors": []}
    data = {"name": "Twice // Twice", "layout": "reversible_card", "card_faces": [part, part]}
    card = card_of(scryfall_card(data)[1])
    assert (card.name, card.layout, len(card.faces)) == ("Twice", "normal", 1)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Legendary Creature — Human Wizard", (["Legendary"], ["Creature"], ["Human", "Wizard"])),
        ("Basic Snow Land — Island", (["Basic", "Snow"], ["Land"], ["Island"])),
        ("Instant", ([], ["Instant"], [])),
        ("Creature — Time Lord Doctor", ([], ["Creature"], ["Time Lord", "Doctor"])),
        ("Plane — The Far Shore", ([], ["Plane"], ["The Far Shore"])),
    ],
)
def test_type_lines(line: str, parts: Any) -> None:
    assert split_types(line) == parts


# ------------------------------------------------------------------ the database


def test_what_goes_in_comes_out() -> None:
    database = filled()
    assert database.names() == [
        "Ember // Quench", "Murmuring Sump", "Tidewright Conjurer", "Vexing Riddler",
    ]  # fmt: skip
    stored = database.card("Ember // Quench")
    assert stored is not None
    assert [face["faceName"] for face in stored.faces] == ["Ember", "Quench"]
    assert stored.chinese == ("余烬", "浇熄")
    assert database.card("Quench") is None
    assert [row[0] for row in database.printings("Tidewright Conjurer")] == ["ZZA", "ZZB"]


@pytest.mark.parametrize(
    "typed",
    ["tidewright conjurer", "TIDEWRIGHT  CONJURER", "唤潮术士"],
)
def test_names_are_found_loosely(typed: str) -> None:
    assert filled().find(typed) == "Tidewright Conjurer"


@pytest.mark.parametrize("typed", ["ember", "Quench", "ember/quench", "浇熄", "余烬 // 浇熄"])
def test_half_a_name_is_found(typed: str) -> None:
    assert filled().find(typed) == "Ember // Quench"


def test_chinese_names_of_faces() -> None:
    database = filled()
    assert database.chinese("Quench") == "浇熄"
    assert database.chinese("Murmuring Sump") == database.chinese("No Such Card") == ""


def test_taking_in_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cards.sqlite"
    first = snapshot(filled(path))
    again = filled(path)
    assert snapshot(again) == first


def test_a_failure_half_way_changes_nothing(tmp_path: Path) -> None:
    database = filled(tmp_path / "cards.sqlite")
    before = snapshot(database)
    taken = Import(database)
    with pytest.raises(KeyboardInterrupt), database.transaction():
        taken.add(mtgjson_card("New", [{**BOG, "name": "New"}]))
        taken.add(mtgjson_card("Murmuring Sump", [{**BOG, "text": "Other."}]))
        raise KeyboardInterrupt
    assert snapshot(database) == before


def test_a_file_without_chinese_names_keeps_those_there_are() -> None:
    database = filled()
    bare = {key: value for key, value in CONJURER.items() if key != "foreignData"}
    with database.transaction():
        Import(database).add(mtgjson_card("Tidewright Conjurer", [bare]))
    assert database.chinese("Tidewright Conjurer") == "唤潮术士"


def test_a_later_print_brings_the_chinese_name() -> None:
    database = Database(":memory:")
    with database.transaction():
        taken = Import(database)
        for data in scryfall():
            taken.add(scryfall_card(data)[1])
    assert database.chinese("Tidewright Conjurer") == "唤潮术士"
    assert taken.skipped == {"language": 1, "token": 1, "art": 1, "joke": 1}


def test_pictures_are_those_that_a_file_names_safely() -> None:
    def entry(address: object) -> Any:
        whole = {"name": "Meek Novice", "type_line": "Creature — Human", "mana_cost": "{R}"}
        return scryfall_card({**whole, "image_uris": {"normal": address}})[1]

    database = Database(":memory:")
    for address, kept in (
        ("http://pictures.test/a.jpg", ""),
        (7, ""),
        ("https://pictures.test/b.jpg", "https://pictures.test/b.jpg"),
        (None, "https://pictures.test/b.jpg"),
    ):
        with database.transaction():
            Import(database).add(entry(address))
        assert database.image("Meek Novice") == kept
    assert Library(database).image("Meek Novice") == "https://pictures.test/b.jpg"
    assert database.image("Nobody") == "" and Library(None).image("Meek Novice") == ""


def test_another_picture_leaves_the_compiled_card() -> None:
    database = Database(":memory:")
    data = {"name": "Meek Novice", "type_line": "Creature — Human", "mana_cost": "{R}"}
    for number in (1, 2):
        address = f"https://pictures.test/{number}.jpg"
        with database.transaction():
            Import(database).add(scryfall_card({**data, "image_uris": {"normal": address}})[1])
        if number == 1:
            database.keep([("Meek Novice", Compiled(True, "{}"))])
    assert database.image("Meek Novice") == "https://pictures.test/2.jpg"
    assert database.compiled("Meek Novice") == Compiled(True, "{}")


def test_new_text_makes_old_ir_void() -> None:
    database = filled()
    database.keep(
        [("Murmuring Sump", Compiled(True, "{}")), ("Vexing Riddler", Compiled(True, ""))]
    )
    with database.transaction():
        Import(database).add(mtgjson_card("Murmuring Sump", [{**BOG, "text": "Other."}]))
    assert database.compiled("Murmuring Sump") is None
    assert database.compiled("Vexing Riddler") is not None


def test_ir_of_another_compiler_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    database = filled()
    database.keep([("Murmuring Sump", Compiled(True, "{}"))])
    monkeypatch.setattr(module, "compiler_version", lambda: "another")
    assert database.compiled("Murmuring Sump") is None
    assert database.counts()["supported"] == 0


def test_the_compiler_version_is_steady() -> None:
    assert compiler_version() == compiler_version.__wrapped__() and len(compiler_version()) == 16


@pytest.mark.parametrize("content", [b"no database", b"\x00" * 5000, b"SQLite format 3\x00cut"])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.sqlite"
    path.write_bytes(content)
    with pytest.raises(DatabaseError, match=r"cards\.sqlite"):
        Database(path)
    assert path.read_bytes() == content


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE cards (a)")
    with pytest.raises(DatabaseError, match="no card database"):
        Database(path)


def test_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.sqlite"
    filled(path).close()
    with sqlite3.connect(path) as sql:
        sql.execute("PRAGMA user_version = 99")
    with pytest.raises(DatabaseError, match="version 99"):
        Database(path)


def test_a_database_that_cannot_be_written_still_reads(tmp_path: Path) -> None:
    path = tmp_path / "cards.sqlite"
    filled(path).close()
    holder = sqlite3.connect(path, isolation_level=None)
    database = Database(path)
    database.rows("PRAGMA busy_timeout = 1")
    holder.execute("BEGIN IMMEDIATE")
    database.keep([("Murmuring Sump", Compiled(True, "{}"))])
    assert database.card("Murmuring Sump") is not None
    holder.execute("ROLLBACK")
