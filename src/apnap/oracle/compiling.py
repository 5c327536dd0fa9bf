"""Whole texts and cards: lines to abilities, the law, and declines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ir import (
    Ability,
    Card,
    ChooseValue,
    Cost,
    CostObject,
    CreateCopies,
    CreateTokens,
    Dig,
    Face,
    Granted,
    Linked,
    Move,
    OfChosen,
    Replacement,
    Search,
    cost_colors,
    parse_mana,
    walk,
)
from ..render.english import table  # noqa: F401 - fills the phrase table
from ..render.english.abilities import ability_tokens, lines_of
from ..render.english.eras import CURRENT
from ..render.english.grammar import SELF_SIGN, alter
from ..render.english.nouns import Unprintable
from ..render.english.printing import Printer
from ..render.english.words import join
from . import (  # noqa: F401 - the coded categories
    abilities,
    amounts,
    cardwords,
    choosing,
    clauses,
    counters,
    eventwords,
    keywords,
    lasting,
    nouns,
    players,
    prefixed,
    refs,
    runs,
    small,
    thisway,
    tokens,
)
from .frames import class_block, class_level, level, level_block
from .holes import rebuild
from .lines import Decline, Line, ability_line, keyword_line, spell_lines
from .parse import prepare
from .text import normalise, self_word
from .unsaid import settled


class _Declined(Exception):
    def __init__(self, decline: Decline) -> None:
        super().__init__(str(decline))
        self.decline = decline


SPELLS = ("Instant", "Sorcery")


def compile_text(
    text: str,
    *,
    name: str = "",
    types: Sequence[str] = (),
    subtypes: Sequence[str] = (),
    supertypes: Sequence[str] = (),
    vocabulary: str = CURRENT,
) -> tuple[Ability, ...] | Decline:
    """The abilities that a rules text gives an object of these types, or why it has none.

    The text is in the words of an edition: "2006", "2009" or "current".
    """
    own = "" if vocabulary == CURRENT else SELF_SIGN
    plain = normalise(text, name, types, subtypes, supertypes, own)
    spell = any(t in SPELLS for t in types)
    try:
        made = _compile(plain, self_word(types, subtypes), spell, vocabulary)
    except _Declined as declined:
        return declined.decline
    for ability in made:
        if isinstance(ability, Granted) and ability.what == "any-number":
            if name and ability.said not in (name, SELF_SIGN):
                return Decline(plain, 0, "any number of another card")
    return made


def declines(
    text: str,
    *,
    name: str = "",
    types: Sequence[str] = (),
    subtypes: Sequence[str] = (),
    supertypes: Sequence[str] = (),
    vocabulary: str = CURRENT,
) -> list[Decline]:
    """All the declines of a text: one for each of its lines that is not understood."""
    own = "" if vocabulary == CURRENT else SELF_SIGN
    plain = normalise(text, name, types, subtypes, supertypes, own)
    found: list[Decline] = []
    for unit in _units(plain):
        try:
            _compile(unit, self_word(types, subtypes), any(t in SPELLS for t in types), vocabulary)
        except _Declined as declined:
            found.append(declined.decline)
    return found


def _units(text: str) -> list[str]:
    """Lines, with the modes of a line on it."""
    units: list[str] = []
    for line in text.split("\n"):
        if line.startswith(("•", "+ {")) and units:
            units[-1] += "\n" + line
        elif line:
            units.append(line)
    return units


def _compile(text: str, own: str, spell: bool, era: str = CURRENT) -> tuple[Ability, ...]:
    if not text:
        return ()
    prepare()
    out: list[Ability] = []
    words: dict[int, Sequence[str]] = {}
    units = _units(text)
    i = 0
    while i < len(units):
        used = level_block(units[i:])
        if used:
            inner = _compile("\n".join(units[i + 2 : i + used]), own, False, era)
            out.append(level(units[i], units[i + 1], inner))
            i += used
            continue
        used = class_block(units[i:])
        if used:
            inner = _compile("\n".join(units[i + 1 : i + used]), own, False, era)
            out += class_level(units[i], inner)
            i += used
            continue
        used = 1
        read: Line | Decline | None = keyword_line(units[i], own, era)
        if read is None and spell:
            read, used = spell_lines(units[i:], own, era)
        elif read is None:
            read = ability_line(units[i], own, era)
        if isinstance(read, Decline):
            raise _Declined(read)
        out += read.abilities
        if read.words:
            words[id(read.abilities[0])] = read.words
        i += used
    _check_costs(out)
    made = tuple(settled(_of_card_type(_made_with(_marked(out)))))
    try:
        printed = "\n".join(join(line) for line in lines_of(own, made, era, known=words))
    except Unprintable as error:
        raise _Declined(Decline(text, 0, f"no words: {error}")) from None
    if printed != text:
        raise _Declined(Decline(text, 0, "prints back differently", printed))
    return made


def _marked(abilities_: list[Ability]) -> list[Ability]:
    """Abilities that refer to what another exiled: the exiling keeps the link."""
    if not any(isinstance(n, Linked) and n.key == "exiled" for a in abilities_ for n in walk(a)):
        return abilities_

    def change(node: Any) -> Any:
        exiles = isinstance(node, (Move, Search, Dig, Replacement)) and node.to == "exile"
        if exiles and not node.link:
            return alter(node, link="exiled")
        return None

    return [rebuild(ability, change) for ability in abilities_]


PAID_WITH: dict[str, tuple[str, ...]] = {
    "sacrificed": ("SacrificeCost", "SacrificeThis", "SacrificeIt"),
    "discarded": ("DiscardCost", "Discard", "DiscardIt"),
    "beheld": ("BeholdCost",),
    "exiled": ("ExileCost", "ExileThis", "Move"),
    "tapped": ("TapCost", "Tap"),
    "returned": ("ReturnCost", "Move"),
    "revealed": ("RevealCost", "Reveal"),
}
"""The costs, and actions as costs, that leave objects behind to be spoken of."""


def _check_costs(abilities_: list[Ability]) -> None:
    """What a cost was paid with: there must be a cost of the kind."""
    nodes = [node for one in abilities_ for node in walk(one)]
    costs = [node for node in nodes if isinstance(node, Cost)]
    names = {type(getattr(cost, "action", cost)).__name__ for cost in costs}
    for node in nodes:
        if isinstance(node, CostObject) and not names & set(PAID_WITH[node.role]):
            raise _Declined(Decline("", 0, f"nothing that a cost has {node.role}"))


MAKERS = (CreateTokens, CreateCopies)


def _made_with(abilities_: list[Ability]) -> list[Ability]:
    """Abilities that refer to the tokens that another creates: they are kept for the object."""
    nodes = [node for one in abilities_ for node in walk(one)]
    if not any(isinstance(node, Linked) and node.key == "created" for node in nodes):
        return abilities_
    if not any(isinstance(node, MAKERS) for node in nodes):
        raise _Declined(Decline("", 0, "tokens that nothing creates"))

    def change(node: Any) -> Any:
        return alter(node, link="created") if isinstance(node, MAKERS) and not node.link else None

    return [rebuild(ability, change) for ability in abilities_]


def _of_card_type(abilities_: list[Ability]) -> list[Ability]:
    """ "The chosen type" is a card type or land type where that is what one chooses."""
    made = walk(tuple(abilities_))
    kinds = {node.key for node in made if isinstance(node, ChooseValue)}
    key = next((kind for kind in ("card-type", "land-type") if kind in kinds), "")
    if not key:
        return abilities_

    def change(node: Any) -> Any:
        if isinstance(node, OfChosen) and node.key == "type":
            return alter(node, key=key)
        return None

    return [rebuild(one, change) for one in abilities_]


def print_ability(
    ability: Ability,
    *,
    name: str = "",
    types: Sequence[str] = (),
    subtypes: Sequence[str] = (),
) -> str:
    """One ability in English; raises Unprintable where the table has no words."""
    return join(ability_tokens(Printer(self_word(types, subtypes)), ability))


def print_card(face: Face, vocabulary: str = CURRENT) -> str:
    """All lines of a face, in the words of an edition."""
    own = self_word(face.types, face.subtypes)
    lines = lines_of(own, face.abilities, vocabulary, face.name)
    return "\n".join(join(words) for words in lines)


LAYOUTS = {"modal_dfc": "modal", "transform": "transform", "flip": "flip", "split": "split"}


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    number = text.split("+")[0]
    return int(number) if number.lstrip("-").isdigit() else 0


def compile_face(data: dict[str, Any]) -> Face | Decline:
    """One face, in the shape of MTGJSON's AtomicCards."""
    types, subtypes = tuple(data.get("types", ())), tuple(data.get("subtypes", ()))
    supertypes = tuple(data.get("supertypes", ()))
    name = data.get("faceName") or data["name"]
    found = compile_text(
        data.get("text", ""), name=name, types=types, subtypes=subtypes, supertypes=supertypes
    )
    if isinstance(found, Decline):
        return found
    cost_text = data.get("manaCost")
    try:
        cost = None if cost_text is None else parse_mana(cost_text)
    except ValueError as error:
        return Decline(str(cost_text), 0, str(error))
    colors = "".join(c for c in "WUBRG" if c in data.get("colors", ()))
    power, toughness = data.get("power"), data.get("toughness")
    star = f"{power}/{toughness}" if "*" in f"{power}{toughness}" else ""
    loyalty = data.get("loyalty")
    return Face(
        name,
        cost,
        colors,
        supertypes,
        types,
        subtypes,
        found,
        _number(power),
        _number(toughness),
        int(loyalty) if loyalty and loyalty.isdigit() else loyalty,
        star,
        colors != cost_colors(cost) and bool(data.get("colorIndicator")),
    )


def compile_card(faces: list[dict[str, Any]]) -> Card | Decline:
    """A card from its faces in MTGJSON AtomicCards shape, or the first reason why not."""
    made: list[Face] = []
    for data in faces:
        face = compile_face(data)
        if isinstance(face, Decline):
            return face
        made.append(face)
    layout = faces[0].get("layout", "normal")
    identity = "".join(c for c in "WUBRG" if c in faces[0].get("colorIdentity", ()))
    return Card(tuple(made), LAYOUTS.get(layout, layout), identity)
