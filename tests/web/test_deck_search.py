"""What the deck builder's search brings, and in which order."""

from __future__ import annotations

from apnap.cards.library import Library
from apnap.cards.search import Found
from apnap.web.decks.catalog import Catalog, _nearest_first


def names(query: str) -> list[str]:
    """The names found among the cards that come along, in the order shown."""
    catalog = Catalog()
    catalog.__dict__["library"] = Library()
    told = catalog.search(query, "en")
    return [one["name"] for one in told["cards"]]


def test_the_name_itself_comes_first_then_what_begins_so_then_the_rest() -> None:
    found = names("shock")
    begin = [name for name in found if name.startswith("Shock")]
    rest = found[len(begin) :]
    assert found[0] == "Shock" and len(begin) > 1 and len(rest) > 1
    assert found == [*sorted(begin), *sorted(rest)]


def test_words_among_operators_order_too() -> None:
    found = names("t:creature shock")
    assert found[0].startswith("Shock") and found != sorted(found)


def test_a_word_that_is_not_to_be_there_orders_nothing() -> None:
    found = names("t:goblin -goblin")
    assert found == sorted(found) and len(found) > 3


def test_a_chinese_name_comes_first_as_an_english_one_does() -> None:
    cards = [
        Found(name, (chinese,), (), 1, None)
        for name, chinese in (("Aether Shockwave", "以太震荡波"), ("Shock", "震荡"))
    ]
    assert [one.name for one in _nearest_first(cards, "震荡")] == ["Shock", "Aether Shockwave"]
    assert _nearest_first(cards, "t:instant") == cards
