"""Searching: each operator, and what a query can get wrong."""

from __future__ import annotations

import pytest

from apnap.cards.database import Database, Import
from apnap.cards.library import settle
from apnap.cards.query import QueryError, terms
from apnap.cards.records import mtgjson_card, mtgjson_set
from apnap.cards.search import search
from made_cards import all_printings, atomic

SHORT = {
    "C": "Tidewright Conjurer",
    "R": "Vexing Riddler",
    "E": "Ember // Quench",
    "S": "Murmuring Sump",
}


@pytest.fixture(scope="module")
def database() -> Database:
    made = Database(":memory:")
    taken = Import(made)
    with made.transaction():
        for name, faces in atomic()["data"].items():
            taken.add(mtgjson_card(name, faces))
        for code, data in all_printings()["data"].items():
            found, entries = mtgjson_set(code, data)
            taken.add_set(found)
            for entry in entries:
                taken.add(entry)
    return made


def find(database: Database, query: str) -> str:
    pools = {"2006": "era-2006", "current": "all"}
    found = search(
        database,
        query,
        editions=pools.get,
        compile=lambda names: settle(database, names, lambda: None),
    )
    letters = {name: letter for letter, name in SHORT.items()}
    return "".join(sorted(letters[one.name] for one in found))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("conjurer", "C"),
        ("TIDE", "C"),
        ('"vexing rid"', "R"),
        ("e r", "CER"),
        ("唤潮", "C"),
        ("n:sump", "S"),
        ('!"ember // quench"', "E"),
        ("!quench", "E"),
        ("!emb", ""),
        ('o:"draw a card"', "C"),
        ("oracle:~", "E"),
        ("o:damage", "E"),
        ("t:creature", "CR"),
        ('t:"human wizard"', "C"),
        ("type:legend", "R"),
        ("c:u", "CE"),
        ("c=u", "C"),
        ("c!=u", "ERS"),
        ("c<=u", "CS"),
        ("c<ur", "CS"),
        ("c>u", "E"),
        ("c>=br", "R"),
        ("c:rakdos", "R"),
        ("c:multicolor", "ER"),
        ("c:m", "ER"),
        ("c:colorless", "S"),
        ("c:c", "S"),
        ("c=2", "ER"),
        ("c>=1", "CER"),
        ("id:b", "S"),
        ("id<=ur", "CE"),
        ("id=ur", "E"),
        ("mv=3", "CER"),
        ("mv:0", "S"),
        ("cmc>=1", "CER"),
        ("mv:odd", "CER"),
        ("mv:even", "S"),
        ("pow>=4", "R"),
        ("pow>tou", "R"),
        ("tou=3", "C"),
        ("-pow>1", "ES"),
        ("loy>0", ""),
        ("set:zza", "CRS"),
        ('s:"Zigzag Returns"', "CE"),
        ("e:zzb", "CE"),
        ("r:rare", "E"),
        ("r:m", "R"),
        ("r>=rare", "ER"),
        ("r<r", "CS"),
        ("year=2001", "CRS"),
        ("year>2001", "CE"),
        ("legal:2006", ""),
        ("legal:current", "CERS"),
        ("legal:modern", "C"),
        ("f:vintage", "C"),
        ("banned:pauper", "C"),
        ("is:permanent", "CRS"),
        ("is:spell", "CER"),
        ("is:split", "E"),
        ("is:multicolor", "ER"),
        ("is:historic", "R"),
        ("is:vanilla", ""),
        ("is:chinese", "CE"),
        ("layout:split", "E"),
        ("kw:flying", "C"),
        ('keyword:"first strike"', "R"),
        ("is:supported", "CES"),
        ("not:supported", "R"),
        ("-is:supported t:creature", "R"),
        ("t:creature -t:wizard", "R"),
        ("t:land or t:instant", "ES"),
        ("(t:land or t:creature) c:c", "S"),
        ("-(t:land or t:creature)", "E"),
        ("t:creature and c:u", "C"),
        ("--t:land", "S"),
        ("t!=creature", "ES"),
        ("T:CREATURE C:U", "C"),
    ],
)
def test_what_a_query_finds(database: Database, query: str, found: str) -> None:
    assert find(database, query) == found


@pytest.mark.parametrize(
    ("query", "key", "start"),
    [
        ("", "query-nothing", 0),
        ("   ", "query-nothing", 3),
        ("tpye:elf", "query-operator", 0),
        ("elf foo:1", "query-operator", 4),
        ("t:", "query-value", 0),
        ("elf pow>=", "query-value", 4),
        ("(elf", "query-open", 0),
        ("elf)", "query-closed", 3),
        ("()", "query-nothing", 1),
        ("elf or", "query-nothing", 6),
        ("or elf", "query-nothing", 0),
        ('"elf', "query-quote", 0),
        ('o:"draw', "query-quote", 2),
        ("pow:big", "query-number", 0),
        ("mv=nan", "query-number", 0),
        ("mv=1e99", "query-number", 0),
        ("year:soon", "query-number", 0),
        ("c:purple", "query-color", 0),
        ("is:suported", "query-word", 0),
        ("r:scarce", "query-word", 0),
        ("t>creature", "query-compare", 0),
        ("c>m", "query-compare", 0),
        ("- elf (", "query-nothing", 7),
        ("(" * 5000, "query-deep", 50),
        ("-" * 5000 + "elf", "query-deep", 50),
    ],
)
def test_what_a_query_gets_wrong(database: Database, query: str, key: str, start: int) -> None:
    with pytest.raises(QueryError) as caught:
        find(database, query)
    assert (caught.value.key, caught.value.start) == (key, start)


def test_the_nearest_operator_is_named(database: Database) -> None:
    with pytest.raises(QueryError) as caught:
        find(database, "orcale:draw")
    assert caught.value.slots == {"name": "orcale", "near": "oracle"}


def test_hostile_values_are_values(database: Database) -> None:
    for value in ("'; DROP TABLE cards; --", "%", "_", "\\", "*"):
        assert find(database, f'o:"{value}"') == ""
    assert find(database, "t:creature") == "CR"


def test_terms_are_listed_in_order() -> None:
    assert [one.value for one in terms("a (b or -c) d")] == ["a", "b", "c", "d"]
