"""Cards as people read them: name, cost, type line, text from the IR, strength, facts."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from apnap import ir
from apnap.cards import pool
from apnap.core.views import SeenObject
from apnap.game import Edition, Game
from apnap.render.chinese.terms import subtype_name
from apnap.render.english.nouns import Unprintable
from apnap.render.vocabulary import COLOR_NAMES, SUPERTYPE_NAMES, TYPE_NAMES, VOCABULARY, name_of

from .frame import Fault, nearest
from .messages import Texts

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def find(name: str, t: Texts) -> ir.Card:
    """The card that a name means: exactly, without regard to case, or one half of it. Fault with
    near names."""
    names = pool.names()
    folded = {one.lower(): one for one in names}
    for one in names:
        for half in one.split(" // "):
            folded.setdefault(half.lower(), one)
    found = pool.load_card(folded.get(name.strip().lower(), name.strip()))
    if found is not None:
        return found
    close = nearest(name, [*names], 3)
    hint = t("did-you-mean", names=t("or").join(close)) if close else t("check-spelling")
    raise Fault(t("no-card", name=name, hint=hint))


def by_name(name: str, edition: Edition, t: Texts) -> RenderableType:
    """A card of the pool by its name."""
    return of_card(find(name, t), edition, t)


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
    head = Text("  ")
    head.append(face.name, style="bold")
    if face.cost is not None:
        head.append(f"  {ir.print_mana(face.cost)}")
    parts: list[RenderableType] = [head, Text(f"  {type_line(face, edition, t)}", style="dim")]
    text = rules_text(face, edition, t)
    if text:
        parts.append(Padding(Text(text), (0, 0, 0, 4)))
    if face.power is not None:
        parts.append(Text(f"    {face.star or f'{face.power}/{face.toughness}'}"))
    if face.loyalty is not None:
        parts.append(Text(f"    {t('loyalty', n=face.loyalty)}"))
    return Group(*parts)


def rules_text(face: ir.Face, edition: Edition, t: Texts) -> str:
    """The rules text of a face, printed from its IR."""
    from apnap.oracle import print_card

    try:
        return print_card(face)
    except Unprintable:
        return t("no-words-yet") if face.abilities else ""


def ability_text(game: Game, id_: int, number: int, t: Texts) -> str:
    """The text of an object's ability by its number among all it has; "" without words."""
    from apnap.oracle import print_ability

    obj = game.get(id_)
    abilities = game.behavior(obj).all
    if not 0 <= number < len(abilities):
        return ""
    ability: Any = abilities[number]
    face = obj.defn.face
    try:
        return print_ability(ability, name=face.name, types=face.types, subtypes=face.subtypes)
    except Unprintable:
        return ""


def type_line(face: ir.Face, edition: Edition, t: Texts) -> str:
    """Supertypes, types and subtypes in the edition's words."""
    vocabulary, lang = edition.facts.vocabulary, t.lang
    if lang == "en":
        left = " ".join([*face.supertypes, *face.types])
        return f"{left} — {' '.join(face.subtypes)}" if face.subtypes else left
    words = [
        name_of(table, word.lower(), vocabulary, lang) if word.lower() in table else word
        for table, names in ((SUPERTYPE_NAMES, face.supertypes), (TYPE_NAMES, face.types))
        for word in names
    ]
    subtypes = "／".join(subtype_name(word, vocabulary) for word in face.subtypes)
    return "".join(words) + (f" ～ {subtypes}" if subtypes else "")


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
