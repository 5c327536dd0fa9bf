"""Cards on demand: the pool, then the user's database; why a card is not supported; blank cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap import editions, ir, setup
from apnap.cards import library as module
from apnap.cards import pool, support
from apnap.cards.database import Database, Import
from apnap.cards.library import Library, blank_name, info_of
from apnap.cards.records import mtgjson_card
from apnap.cards.smoke import smoke
from apnap.oracle import compile_card
from made_cards import atomic


@pytest.fixture
def library() -> Library:
    made = Database(":memory:")
    taken = Import(made)
    with made.transaction():
        for name, faces in atomic()["data"].items():
            taken.add(mtgjson_card(name, faces))
        fake = {**atomic()["data"]["Murmuring Sump"][0], "name": "Shock"}
        taken.add(mtgjson_card("Shock", [fake]))
    return Library(made)


def test_the_pool_comes_first(library: Library) -> None:
    assert library.lookup("Shock") is pool.load_card("Shock")


def test_a_card_of_the_database_is_compiled(library: Library) -> None:
    card = library.lookup("Tidewright Conjurer")
    assert card is not None
    face = card.faces[0]
    assert (face.name, face.power, face.toughness, face.colors) == (
        "Tidewright Conjurer",
        2,
        3,
        "U",
    )
    assert face.abilities[0] == ir.Keyword("flying", said="/")
    assert library.lookup("Tidewright Conjurer") is card


def test_ir_is_kept(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    card = library.lookup("Ember // Quench")
    monkeypatch.setattr(module, "compiled", lambda _: pytest.fail("compiled again"))
    assert Library(library.database).lookup("Ember // Quench") == card


def test_an_unsupported_card_is_not_given(library: Library) -> None:
    assert library.lookup("Vexing Riddler") is None
    (why,) = library.why_not("Vexing Riddler")
    assert why.kind == "text" and "frobs" in why.clause
    assert library.why_not("Shock") == library.why_not("No Such Card") == ()


def test_a_blank_card_is_marked_and_has_no_abilities(library: Library) -> None:
    card = library.lookup(blank_name("Vexing Riddler"))
    assert card is not None
    face = card.faces[0]
    assert face.name == "Vexing Riddler ∅" and face.abilities == ()
    assert (face.power, face.toughness, face.colors) == (4, 1, "BR")
    assert library.lookup(blank_name("No Such Card")) is None


def test_a_blank_card_can_be_played_in_any_edition(library: Library) -> None:
    deck = {blank_name("Vexing Riddler"): 20, "Mountain": 20, "Swamp": 20}
    g = setup.new_game(
        editions.get("current"), [deck, deck], lookup=library.lookup, seed=4, starter=0
    )
    assert {o.card.name for o in g.objects.values()} == set(deck)


def test_deck_rules_know_unsupported_cards(library: Library) -> None:
    info = library.info("Vexing Riddler")
    assert info is not None and info.legendary and info.color_identity == {"B", "R"}
    assert library.info("No Such Card") is None


def test_a_card_says_how_many_a_deck_may_have(library: Library) -> None:
    rats, shock = library.info("Relentless Rats"), library.info("Shock")
    assert rats is not None and rats.any_number
    assert shock is not None and not shock.any_number


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("tidewright conjurer", "Tidewright Conjurer"),
        ("唤潮术士", "Tidewright Conjurer"),
        ("浇熄", "Ember // Quench"),
        ("shock", "Shock"),
        ("fire", "Fire // Ice"),
        ("ice", "Fire // Ice"),
        ("zzzz", None),
    ],
)
def test_finding_a_card(library: Library, typed: str, name: str | None) -> None:
    assert library.find(typed) == name


def test_chinese_names(library: Library) -> None:
    assert library.chinese("Ember") == "余烬"
    assert library.chinese(blank_name("Tidewright Conjurer")) == "唤潮术士 ∅"
    assert library.chinese("Shock") == Library().chinese("Ember") == ""


@pytest.mark.parametrize(
    "text",
    [
        "Partner",
        "Partner with Grizzly Bears",
        "Partner\u2014Friends forever",
        "Doctor's companion",
        "Choose a Background",
    ],
)
def test_deck_rules_know_who_may_lead_together(text: str) -> None:
    face = {"name": "X", "type": "Creature", "types": ["Creature"], "text": text, "power": "1"}
    made = compile_card([{**face, "toughness": "1", "manaCost": "{1}", "layout": "normal"}])
    assert isinstance(made, ir.Card)
    assert info_of("X", made).partner == text
    assert not support.missing(made)


def test_without_a_database_there_is_the_pool() -> None:
    bare = Library()
    assert bare.lookup("Shock") is not None and bare.lookup("Tidewright Conjurer") is None
    assert bare.names() == list(pool.names())
    assert bare.find("grizzly BEARS") == "Grizzly Bears"


def test_each_keyword_that_is_read_directly_stands_in_the_rules(root: Path) -> None:
    rooms = (
        "actions",
        "casting",
        "combat",
        "interpret",
        "replacement",
        "stack",
        "core",
        "keywords",
    )
    files = [f for room in rooms for f in (root / "src" / "apnap" / room).rglob("*.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    missing = [k for k in support.READ_DIRECTLY if not re.search(rf'"{re.escape(k)}"', source)]
    assert not missing


def test_what_the_engine_cannot_do_is_named() -> None:
    face = ir.Face("X", types=("Creature",), abilities=(ir.Keyword("frobbing"),))
    assert support.missing(ir.Card((face,))) == ["keyword frobbing"]
    assert support.missing(ir.Card((face,), "meld"))[0] == "layout meld"
    one = ir.Card((ir.Face("X", types=("Creature",)),), "transform")
    assert "other face" in support.missing(one)[0]
    assert support.missing(ir.Card((ir.Face("X", types=("Hero",)),))) == ["type Hero"]


@pytest.mark.parametrize("name", ["Shock", "Grizzly Bears", "Mogg Fanatic", "Pacifism"])
def test_a_smoke_run_of_a_sound_card_finds_nothing(name: str) -> None:
    card = pool.load_card(name)
    assert card is not None
    assert smoke(card, editions.get("current")) == ""


def test_a_smoke_run_names_what_breaks() -> None:
    class Broken(ir.Effect):
        pass

    body = ir.Body(Broken())
    face = ir.Face("X", ("G",), "G", types=("Sorcery",), abilities=(ir.Spell(body),))
    assert smoke(ir.Card((face,)), editions.get("current")) != ""
