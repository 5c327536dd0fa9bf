"""What a page may look up: a card by its name, a rule by its key or number."""

from __future__ import annotations

from typing import Any

from apnap.game import Game
from apnap.playing.names import Names
from apnap.render import log
from apnap.rules.index import NoSuchRuleError, find
from apnap.rules.rows import EDITIONS

from .asking import Teller
from .seating import Refused
from .table import Table

Json = dict[str, Any]
LONGEST = 200  # characters of a name or number


def face(table: Table, name: str, lang: str) -> Json:
    """The faces of the card of that name, in whatever language it is given; Refused if there is
    none."""
    library = table.library()
    found = library.find(name) if name and len(name) <= LONGEST else None
    card = None if found is None else library.lookup(found) or library.blank(found)
    if card is None:
        raise Refused("no-card", name=name[:LONGEST])
    faces = table.faces(lang)
    told = [faces.by_key[faces.of_face(one, card)] for one in card.faces]
    return {"kind": "face", "face": told[0], "faces": told}


def deeds(table: Table, seat: int, names: Names) -> Json:
    """What the seat did of late and may propose to repeat, the latest first."""
    teller = Teller(table.game, names, table.faces(names.lang))
    return {"kind": "deeds", "deeds": [teller.deed(one.option) for one in table.repeatable(seat)]}


def rule(game: Game, names: Names, key: str, number: str, lang: str) -> Json:
    """A rule in our words, by its key in the log, or by a number (`601.2a` of the game's edition,
    `2006:409.1`); Refused if there is none. The log's sentence stands for a row that has no words
    in the language yet."""
    asked = number if number else key
    if not asked or len(asked) > LONGEST:
        raise Refused("no-rule")
    try:
        found = find(asked, "" if ":" in asked or not number else _book(game))
    except NoSuchRuleError:
        if not key:
            raise Refused("no-rule") from None
        return {"kind": "rule", "number": game.edition.cite(key), **_told(game, names, key, lang)}
    rows = [row for row in found.rows if row.edition == _book(game)] or list(found.rows)
    keys = (key,) if key else found.keys
    sentence = _told(game, names, keys[0], lang) if keys else {"title": "", "text": ""}
    data: Json = {"kind": "rule", "number": number or game.edition.cite(key), **sentence}
    if rows and (words := rows[0].words(lang)).lang == lang:
        data |= {"title": words.title, "text": words.says}
    return data


def _book(game: Game) -> str:
    """The rule book whose rows are nearest to the game's edition."""
    books = list(EDITIONS.values())
    words = game.edition.facts.vocabulary
    return words if words in books else books[-1]


def _told(game: Game, names: Names, key: str, lang: str) -> Json:
    """The log's sentence for a rule, without anybody's name."""
    vocabulary = game.edition.facts.vocabulary
    sentence = log.line((key, (), -1), lang=lang, edition=vocabulary, namer=names)
    return {"title": sentence, "text": sentence}
