"""Cards as people read them: name, cost, type line, text from the IR, strength, facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from apnap import ir
from apnap.core.views import SeenObject
from apnap.game import Edition, Game
from apnap.render.cardtext import card_text
from apnap.render.vocabulary import COLOR_NAMES, TYPE_NAMES, VOCABULARY, name_of

from . import shelf
from .frame import Fault, nearest
from .messages import Texts
from .screen import Folded

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def name_of_card(typed: str, t: Texts) -> str:
    """The name of the card that is meant: without regard to case, by a half of it, in Chinese.
    Fault with near names."""
    library = shelf.library(t)
    found = library.find(typed)
    if found is not None:
        return found
    close = nearest(typed, library.names(), 3)
    hint = t("did-you-mean", names=t("or").join(close)) if close else t("check-spelling")
    raise Fault(t("no-card", name=typed, hint=hint))


def find(typed: str, t: Texts) -> ir.Card:
    """The card that a name means; as a blank one where it is not supported."""
    name = name_of_card(typed, t)
    library = shelf.library(t)
    card = library.lookup(name) or library.blank(name)
    assert card is not None
    return card


def shown_name(name: str, t: Texts) -> str:
    """A name as people of the language read it, if the user's data say so."""
    return (shelf.library(t).chinese(name) if t.lang == "zh" else "") or name


def by_name(name: str, edition: Edition, t: Texts) -> RenderableType:
    """A card of the pool by its name."""
    return of_card(edition.revised(find(name, t)), edition, t)


def of_object(game: Game, seen: SeenObject, t: Texts) -> RenderableType:
    """What stands on the card of an object that a player sees; of an ability, on that of its
    source."""
    obj = game.get(seen.id)
    if obj.card is None or seen.ability is not None:
        obj = (
            game.get(seen.source)
            if seen.source in game.objects or seen.source in game.past
            else obj
        )
    if obj.card is None or (obj.face_down and not seen.name):
        return Text(f"  {t('face-down')}")
    card: ir.Card = obj.card
    return of_card(card, game.edition, t)


def of_card(card: ir.Card, edition: Edition, t: Texts) -> RenderableType:
    """All faces of a card."""
    return Group(*(_face(face, edition, t) for face in card.faces))


def _face(face: ir.Face, edition: Edition, t: Texts) -> RenderableType:
    lines = _lines(face, edition, t)
    parts: list[RenderableType] = [Text(f"  {lines[0]}", style="bold"), Text(f"  {lines[1]}")]
    parts += [Padding(Folded(line), (0, 0, 0, 4)) for line in lines[2:]]
    return Group(*parts)


def _lines(face: ir.Face, edition: Edition, t: Texts) -> list[str]:
    """Name and cost; type line; rules text; power and toughness."""
    called = replace(face, name=shown_name(face.name, t))
    text = card_text(ir.Card((called,)), lang=t.lang, vocabulary=edition.facts.vocabulary)
    return text.split("\n")


def rules_text(face: ir.Face, edition: Edition, t: Texts) -> str:
    """The rules text of a face, printed from its IR."""
    bare = replace(face, power=None, toughness=None, star="", loyalty=None)
    return "\n".join(_lines(bare, edition, t)[2:])


@cache
def keyword_text(ability: ir.Keyword, edition_key: str, lang: str) -> str:
    """A keyword ability as it is printed, beginning small: "protection from red"."""
    text = card_text(
        ir.Card((ir.Face("", types=("Creature",), abilities=(ability,)),)),
        lang=lang,
        vocabulary=edition_key,
    )
    words = text.split("\n")[-1]
    return "" if words.startswith(("[", "〔")) else words[:1].lower() + words[1:].rstrip(".。")


def ability_text(game: Game, id_: int, number: int, t: Texts) -> str:
    """The text of an object's ability by its number among all it has; "" where there is none."""
    obj = game.get(id_)
    abilities: Any = game.behavior(obj).all
    if not 0 <= number < len(abilities):
        return ""
    text = rules_text(replace(obj.defn.face, abilities=(abilities[number],)), game.edition, t)
    if not text.startswith(("[", "〔")):
        return text
    for before in reversed(abilities[:number]):  # what a keyword stands for is told by the keyword
        if isinstance(before, ir.Keyword):
            return rules_text(replace(obj.defn.face, abilities=(before,)), game.edition, t)
    return text


def type_line(face: ir.Face, edition: Edition, t: Texts) -> str:
    """Supertypes, types and subtypes in the edition's words."""
    return _lines(face, edition, t)[1]


def type_line_of_data(face: Mapping[str, Any]) -> str:
    """The type line of a face as the user's data have it."""
    front = " ".join([*face["supertypes"], *face["types"]])
    return front + (" — " + " ".join(face["subtypes"]) if face["subtypes"] else "")


def facts(card: ir.Card, edition: Edition, decks: list[str], t: Texts) -> Table:
    """What else is known of a card: mana value, colours, colour identity, layout, the decks that
    have it."""
    vocabulary, lang = edition.facts.vocabulary, t.lang
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    face = card.faces[0]
    value = VOCABULARY["mana-value"][vocabulary, lang]
    table.add_row(f"  {value}", str(ir.mana_value(face.cost)))
    colors = "".join(dict.fromkeys("".join(one.colors for one in card.faces)))
    table.add_row(f"  {t('colors')}", color_words(colors, edition, t))
    table.add_row(f"  {t('identity')}", color_words(card.identity, edition, t))
    if card.layout != "normal":
        table.add_row(f"  {t('layout')}", t(f"layout-{card.layout}"))
    table.add_row(f"  {t('in-decks')}", t("comma").join(decks) or t("none"))
    return table


def color_words(letters: str, edition: Edition, t: Texts) -> str:
    """Colours in words."""
    names = [COLORS[letter] for letter in "WUBRG" if letter in letters] or ["colorless"]
    vocabulary = edition.facts.vocabulary
    return t("comma").join(name_of(COLOR_NAMES, name, vocabulary, t.lang) for name in names)


def type_word(name: str, edition: Edition, t: Texts) -> str:
    """A card type as a heading."""
    return name_of(TYPE_NAMES, name.lower(), edition.facts.vocabulary, t.lang).capitalize()
