"""What a page may look up: a card by its name, a rule by its key or number."""

from __future__ import annotations

from typing import Any

from apnap.game import Game
from apnap.playing.names import Names
from apnap.rules import NoSuchRuleError
from apnap.web import rulewords

from .asking import Teller
from .seating import Refused
from .table import Table

Json = dict[str, Any]
LONGEST = 200  # characters of a name


def face(table: Table, name: str, lang: str) -> Json:
    """The faces of the card of that name, in whatever language it is given; Refused if there is
    none."""
    library = table.library()
    found = library.find(name) if name and len(name) <= LONGEST else None
    card = None if found is None else library.lookup(found) or library.blank(found)
    if card is None:
        raise Refused("no-card", name=name[:LONGEST])
    card = table.game.edition.revised(card)
    faces = table.faces(lang)
    told = [faces.by_key[faces.of_face(one, card)] for one in card.faces]
    return {"kind": "face", "face": told[0], "faces": told}


def deeds(table: Table, seat: int, names: Names) -> Json:
    """What the seat did of late and may propose to repeat, the latest first."""
    teller = Teller(table.game, names, table.faces(names.lang))
    return {"kind": "deeds", "deeds": [teller.deed(one.option) for one in table.repeatable(seat)]}


def rule(game: Game, key: str, number: str, lang: str) -> Json:
    """A rule in our words, by its key in the log or by a number; Refused if there is none."""
    try:
        return {"kind": "rule", **rulewords.said(key, number, game.edition, lang)}
    except NoSuchRuleError:
        raise Refused("no-rule") from None
