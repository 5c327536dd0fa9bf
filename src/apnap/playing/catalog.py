"""Searching the cards at hand: the user's database, or the embedded pool where there is none."""

# ruff: noqa: E501 - one message a line reads best

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from apnap import ir
from apnap.cards import pool
from apnap.cards.database import Database, Import
from apnap.cards.query import QueryError, terms
from apnap.cards.records import CardData
from apnap.editions import EditionError
from apnap.game import find_edition
from apnap.render.cardtext import card_text
from apnap.render.vocabulary import LANGUAGES

FAULTS: Final[dict[str, tuple[str, str]]] = {
    "query-operator": ("at {place}: there is no operator {name!r}; {hint}", "第{place}字：没有条件“{name}”；{hint}"),
    "query-value": ("at {place}: {name} needs a value after it, or quotes around a name with such a sign.", "第{place}字：{name} 后面需要一个值；牌名含有该符号时请加引号。"),
    "query-compare": ("at {place}: {name} goes with : and = only, not with {compare}.", "第{place}字：{name} 只能用 : 与 =，不能用 {compare}。"),
    "query-number": ("at {place}: {name} needs a number, not {value!r}.", "第{place}字：{name} 需要数字，而不是“{value}”。"),
    "query-color": ("at {place}: {value!r} is no colour; write letters of wubrg, colorless, multicolor, or did you mean {near}?", "第{place}字：“{value}”不是颜色；请写 wubrg 中的字母、colorless 或 multicolor；是否想写 {near}？"),
    "query-word": ("at {place}: {name} does not know {value!r}; did you mean {near}?", "第{place}字：{name} 不认识“{value}”；是否想写 {near}？"),
    "query-open": ("at {place}: this parenthesis is not closed; add a ).", "第{place}字：括号没有闭合；请加上 )。"),
    "query-closed": ("at {place}: this parenthesis closes nothing; leave it out.", "第{place}字：多余的右括号；请去掉。"),
    "query-quote": ("at {place}: this quotation is not closed; add a closing mark.", "第{place}字：引号没有闭合；请补上。"),
    "query-deep": ("at {place}: no more than {deepest} conditions may stand within one another; leave out some.", "第{place}字：条件嵌套不得超过{deepest}层；请减少一些。"),
    "query-nothing": ("at {place}: a condition is missing here; add one, such as t:goblin.", "第{place}字：这里缺少条件；请补上，例如 t:goblin。"),
    "query-odd": ("at {place}: {what!r} means nothing here; put it in quotes.", "第{place}字：“{what}”在此无意义；请放入引号。"),
    "query-near": ("did you mean {near}?", "是否想写 {near}？"),
    "query-operators": ("the operators are those of `apnap cards search --help`.", "条件请见 `apnap cards search --help`。"),
}  # fmt: skip


def asks_for_texts(query: str) -> bool:
    """Does the answer depend on rules texts? QueryError where the query is not understood."""
    return any(one.key == "oracle" or one.value == "vanilla" for one in terms(query))


def edition_pool(word: str) -> str | None:
    """The card pool of the edition of that key."""
    if "/" in word or "." in word:
        return None
    try:
        return find_edition(word).facts.pool
    except EditionError:
        return None


def pool_database(with_texts: bool, step: Callable[[], None] = lambda: None) -> Database:
    """The embedded pool as a database in memory, for those who have imported nothing. `step` is
    called for each card."""
    database = Database(":memory:")
    taken = Import(database)
    names = pool.names()
    with database.transaction():
        for name in names:
            taken.add(of_pool(name, with_texts))
            step()
    return database


def of_pool(name: str, with_text: bool) -> CardData:
    """A card of the pool as facts; its text is printed from the IR if it is wanted."""
    card = pool.written(name)
    texts = [""] * len(card["faces"])
    if with_text:
        whole = pool.load_card(name)
        assert whole is not None
        texts = [text_of(face) for face in whole.faces]
    faces = []
    for face, text in zip(card["faces"], texts, strict=True):
        data: dict[str, Any] = {
            "name": name,
            "faceName": face["name"],
            "supertypes": face.get("supertypes", []),
            "types": face.get("types", []),
            "subtypes": face.get("subtypes", []),
            "colors": list(face.get("colors", "")),
            "colorIdentity": list(card.get("identity", "")),
            "keywords": [a["name"] for a in face.get("abilities", []) if a["$"] == "Keyword"],
            "text": text,
        }
        if face.get("cost") is not None:
            data["manaCost"] = "".join(f"{{{symbol}}}" for symbol in face["cost"])
        for key in ("power", "toughness", "loyalty"):
            if face.get(key) is not None:
                data[key] = str(face[key])
        faces.append(data)
    return CardData(name, card.get("layout", "normal"), tuple(faces))


def text_of(face: ir.Face) -> str:
    """The rules text of a face in the words of today."""
    bare = replace(face, power=None, toughness=None, star="", loyalty=None)
    text = card_text(ir.Card((bare,)), lang="en", vocabulary="current")
    return "\n".join(text.split("\n")[2:])


def fault_of(query: str, error: QueryError, lang: str) -> str:
    """What is wrong with a query, as a sentence in a language."""
    column = LANGUAGES.index(lang)
    slots = dict(error.slots)
    if error.key == "query-operator":
        close = str(slots.pop("near"))
        both = FAULTS["query-near"] if close else FAULTS["query-operators"]
        slots["hint"] = both[column].format(near=f"{close}:")
    return FAULTS[error.key][column].format(place=error.start + 1, **slots)
