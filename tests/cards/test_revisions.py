"""Cards that once read otherwise: which are revised where, what is said of them, and that nothing
else is taken for one of them."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest

from apnap import editions, ir, setup
from apnap.cards import pool, revisions
from apnap.cards.membership import in_pool
from apnap.core import saving
from apnap.oracle.compiling import Decline, compile_face
from apnap.playing.formerly import formerly, month
from apnap.render.cardtext import NOT_YET, card_text

TABLES = ("2006", "2009")
ALL = [(table, name) for table in TABLES for name in revisions.names(table)]
OLD = editions.get("2006")


def card(name: str) -> ir.Card:
    found = pool.load_card(name)
    assert found is not None
    return found


def made(table: str, name: str) -> revisions.Revision:
    found = revisions.revision(card(name), (table,))
    assert found is not None
    return found


@pytest.mark.parametrize(("table", "name"), ALL)
def test_a_revised_card_differs_and_is_told_of(table: str, name: str) -> None:
    found = made(table, name)
    assert found.card != card(name)
    assert found.card.name == name
    assert in_pool(name, editions.get(table).facts.pool)
    assert set(found.why) == {"en", "zh"}
    assert re.fullmatch(r"[ -~]+\.", found.why["en"])
    assert found.why["zh"].endswith("。")
    assert not re.search("[A-Za-z]", found.why["zh"].replace(name, ""))
    assert re.fullmatch(r"20\d\d-(0[1-9]|1[0-2])", found.until)
    assert found.until > "2006-10"
    assert table == "2006" or found.until > "2009-10"


@pytest.mark.parametrize(("table", "name"), ALL)
def test_a_revised_card_has_words_of_its_year_in_both_languages(table: str, name: str) -> None:
    found = made(table, name).card
    for lang, mark in NOT_YET.items():
        assert mark.split("{")[0] not in card_text(found, lang=lang, vocabulary=table)


@pytest.mark.parametrize(("table", "name"), ALL)
def test_what_is_printed_of_a_revised_card_is_understood_as_that_card(
    table: str, name: str
) -> None:
    face = made(table, name).card.faces[0]
    bare = replace(face, cost=None, power=None, toughness=None, loyalty=None)
    text = card_text(ir.Card((bare,)), lang="en", vocabulary="current").split("\n", 2)
    data = {
        "name": name,
        "text": text[2] if len(text) > 2 else "",
        "types": face.types,
        "subtypes": face.subtypes,
    }
    read = compile_face(data)
    assert not isinstance(read, Decline)
    assert read.abilities == face.abilities


def test_an_older_edition_takes_over_what_had_always_been_so() -> None:
    vision = card("Ancestral Vision")
    assert revisions.revised(vision, TABLES) == revisions.revised(vision, ("2009",)) != vision
    assert revisions.revised(card("Flash"), ("2009",)) == card("Flash")


def test_what_began_later_is_not_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = {"why": {}, "until": "2010-01", "since": "2008-01", "faces": [{"colors": "R"}]}
    tables = {"2006": {}, "2009": {"Shock": entry}, "none": {}}
    monkeypatch.setattr(revisions, "_table", tables.__getitem__)
    revisions._made.cache_clear()
    assert revisions.revised(card("Shock"), ("2006", "2009")) is card("Shock")
    assert revisions.revision(card("Shock"), ("2009",)) is not None


def test_a_made_up_card_of_the_name_stays_what_it_is() -> None:
    flash = ir.Card((replace(card("Flash").faces[0], abilities=()),))
    assert OLD.revised(flash) is flash
    assert OLD.define(flash).card is flash
    again = ir.from_json(ir.to_json(card("Flash")))
    assert again is not card("Flash")
    assert OLD.revised(again) == OLD.revised(card("Flash")) != card("Flash")


def test_a_revised_card_is_not_revised_again() -> None:
    old = OLD.revised(card("Flash"))
    assert OLD.revised(old) is old
    assert OLD.define(card("Flash")) is OLD.define(old)


def test_only_editions_that_say_so_revise() -> None:
    assert editions.get("current").revised(card("Flash")) is card("Flash")
    house = {"key": "house", "parent": "2006", "facts": {"mana_burn": False}}
    assert editions.from_source(house).revised(card("Flash")) == OLD.revised(card("Flash"))


def test_a_saved_game_is_loaded_as_it_was_saved() -> None:
    edition = editions.get("2006")
    game = setup.empty_game(edition, ["A", "B"])
    setup.add(game, card("Flash"), 0, "hand")
    setup.begin_at(game)
    data = saving.save(game)
    loaded = saving.load(data, edition)
    hand = loaded.objects[loaded.players[0].hand[0]]
    assert hand.card == edition.revised(card("Flash"))
    # one that was saved before the card was revised
    wrong = edition.text_of(edition.revised(card("Flash")))
    assert wrong in data["cards"]
    today = editions.get("current").text_of(card("Flash"))
    data["cards"] = [today if text == wrong else text for text in data["cards"]]
    data["checksum"] = saving.checksum(data)
    loaded = saving.load(data, edition)
    hand = loaded.objects[loaded.players[0].hand[0]]
    assert hand.card == card("Flash")
    assert edition.define(hand.card).card is hand.card
    assert edition.define(card("Flash")).card != card("Flash")


def test_what_is_said_names_the_month_and_the_reason() -> None:
    assert "until May 2007" in formerly(card("Flash"), OLD, "en")
    assert "至2007年5月止" in formerly(card("Flash"), OLD, "zh")
    assert formerly(OLD.revised(card("Flash")), OLD, "en") == formerly(card("Flash"), OLD, "en")
    assert formerly(card("Flash"), editions.get("current"), "en") == ""
    assert formerly(card("Shock"), OLD, "en") == ""
    assert (month("2007-12", "en"), month("2007-12", "zh")) == ("December 2007", "2007年12月")


def test_no_table_is_read_before_a_card_is_defined() -> None:
    code = (
        "import apnap, apnap.editions as e; e.get('2006')\n"
        "import apnap.cards.revisions as r; print(r._table.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
