"""Whole texts and cards: lines to abilities, the law, and declines."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
    Keyword,
    Linked,
    Move,
    OfChosen,
    Replacement,
    Search,
    Spell,
    bare,
    cost_colors,
    parse_mana,
    walk,
)
from ..render.english import table  # noqa: F401 - fills the phrase table
from ..render.english.abilities import ability_tokens, joins_line, lines_of
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
from .antecedents import Unbound
from .bind import bind
from .checking import check_cards, check_choices, check_conditions, check_event, check_their
from .frames import level, level_block
from .holes import rebuild
from .keywords import from_more
from .parse import Parser, prepare
from .text import normalise, self_word


@dataclass(frozen=True)
class Decline:
    """Why a text is not compiled: the clause, where in it, the reason, and the nearest "
    "known phrase."""

    clause: str
    place: int
    reason: str
    nearest: str = ""

    def __str__(self) -> str:
        near = f' (nearest: "{self.nearest}")' if self.nearest else ""
        return f'{self.reason}: "{self.clause}"{near}'


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
) -> list[Decline]:
    """All the declines of a text: one for each of its lines that is not understood."""
    plain = normalise(text, name, types, subtypes, supertypes)
    found: list[Decline] = []
    for unit in _units(plain):
        try:
            _compile(unit, self_word(types, subtypes), any(t in SPELLS for t in types))
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
    units = _units(text)
    i = 0
    while i < len(units):
        used = level_block(units[i:])
        if used:
            inner = _compile("\n".join(units[i + 2 : i + used]), own, False, era)
            out.append(level(units[i], units[i + 1], inner))
            i += used
            continue
        found = _keyword_line(units[i], own, era)
        if found is None and spell:
            found, used = _spell_lines(units[i:], own, era)
            i += used - 1
        elif found is None:
            found = _line(units[i], own, era)
        out += found
        i += 1
    _check_costs(out)
    made = tuple(_of_card_type(_made_with(_marked(out))))
    try:
        printed = "\n".join(join(words) for words in lines_of(own, made, era))
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


def _keyword_line(text: str, own: str, era: str) -> list[Ability] | None:
    """A line of keywords; joints that are not the usual ones are kept."""
    parser = Parser(text, own, era=era)
    found: list[tuple[list[Ability], int]] = [([], 0)]
    complete: list[list[Ability]] = []
    while found:
        longer: list[tuple[list[Ability], int]] = []
        for before, pos in found:
            for value, end, _ in parser.parse("keyword", pos):
                for line, stop in _from_more(parser, [*before, value], end):
                    if parser.tokens[stop] == "":
                        complete.append(line)
                    elif parser.tokens[stop] in (",", ";"):
                        longer.append((line, stop + 1))
        found = longer
    if not complete:
        return None
    separator = ";" if ";" in parser.tokens else ","
    out: list[Ability] = [complete[0][0]]
    for earlier, value in itertools.pairwise(complete[0]):
        usual = joins_line(earlier) and joins_line(value) and separator == ","
        assert isinstance(value, Keyword)
        out.append(
            value
            if usual or value.said.endswith("&")
            else alter(value, said=separator + value.said)
        )
    first = out[0]
    assert isinstance(first, Keyword)
    if joins_line(first):
        out[0] = alter(first, said="/")
    return out


def _from_more(
    parser: Parser, line: list[Ability], end: int
) -> Iterator[tuple[list[Ability], int]]:
    """A line of keywords as far as it is read, and with further qualities of its last one."""
    if line[-1].said != ",&":  # "and" stands before the last
        yield line, end
    for more, stop in from_more(parser, line[-1], end):
        yield from _from_more(parser, [*line, more], stop)


def _several(made: Any) -> list[Ability]:
    return list(made) if isinstance(made, tuple) else [made]


def _line(text: str, own: str, era: str) -> list[Ability]:
    parser = Parser(text, own, era=era)
    end = parser.end
    found = [(v, pen) for v, stop, pen in parser.parse("line", 0) if stop == end]
    return _several(_best(parser, found, text, own))


def _spell_lines(units: list[str], own: str, era: str) -> tuple[list[Ability], int]:
    """A spell's instructions over as many lines as belong together."""
    parser = Parser(units[0], own, era=era)
    end = parser.end
    found = [(v, pen) for v, stop, pen in parser.parse("xline", 0) if stop == end]
    if not found:
        for value, stop, penalty in parser.parse("line", 0):
            zones = getattr(value, "zones", (getattr(value, "zone", "battlefield"),))
            if stop == end and zones != ("battlefield",):
                found.append((value, penalty))
    if found:
        return _several(_best(parser, found, units[0], own)), 1
    used = 1
    while used < len(units) and _keyword_line(units[used], own, era) is None:
        more = Parser(units[used], own, era=era)
        if any(stop == more.end for _, stop, _ in more.parse("xline", 0)):
            break
        if any(stop == more.end and _elsewhere(v) for v, stop, _ in more.parse("line", 0)):
            break
        used += 1
    text = "\n".join(units[:used])
    parser = Parser(text, own, era=era)
    end = parser.end
    bodies = [
        (Spell(v), pen) for v, stop, pen in parser.parse("fullbody", 0, "lines") if stop == end
    ]
    if not bodies and used > 1:
        for unit in units[:used]:  # name the line that is not understood
            single = Parser(unit, own, era=era)
            stop_at = single.end
            if not any(s == stop_at for _, s, _ in single.parse("fullbody", 0, "lines")):
                _best(single, [], unit, own)
    return _several(_best(parser, bodies, text, own)), used


def _elsewhere(value: Any) -> bool:
    zones = getattr(value, "zones", (getattr(value, "zone", "battlefield"),))
    return bool(zones != ("battlefield",))


def _best(parser: Parser, found: list[tuple[Any, int]], text: str, own: str) -> Any:
    """The one reading that obeys the law."""
    if not found:
        raise _Declined(_not_understood(parser, text))
    good: list[tuple[int, Any]] = []
    reason, near = "", ""
    for value, penalty in sorted(found, key=lambda reading: reading[1]):
        if good and penalty > good[0][0]:
            break
        try:
            made = bind(value, parser.where)
            check_conditions(made)
            check_choices(made)
            check_cards(made)
            check_their(made)
            check_event(made)
            printed = join(ability_tokens(Printer(own, parser.era), made))
        except Unbound as error:
            reason = reason or f"a word without meaning: {error}"
            continue
        except Unprintable as error:
            reason = reason or f"no words: {error}"
            continue
        if printed != text:
            reason, near = reason or "prints back differently", printed
            continue
        if not any(made == other for _, other in good):
            good.append((penalty, made))
    if not good:
        raise _Declined(Decline(text, 0, reason, near))
    if len(good) > 1 and len({bare(made) for _, made in good}) > 1:
        raise _Declined(Decline(text, 0, "ambiguous", repr(good[0][1]) + " / " + repr(good[1][1])))
    made = good[0][1]
    return made


def _not_understood(parser: Parser, text: str) -> Decline:
    reached = min(parser.reached, parser.end)
    start = reached
    while start > 0 and parser.tokens[start - 1] not in (".", "\n", ":", "“"):
        start -= 1
    clause = join(parser.tokens[start : parser.end])
    at = parser.tokens[max(reached - 1, 0) : min(reached + 3, parser.end + 1)]
    return Decline(clause, reached, "not understood at", " ".join(at))


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
