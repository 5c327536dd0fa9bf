"""Choices that stay: a colour, a type, a name, a player, a number, objects (2006:413.2c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core import halves
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.core.questions import NUMBER, PICK_ONE, PICK_SOME, Answer, Option, Question
from apnap.core.subtypes import CREATURE_TYPES, LAND_TYPES
from apnap.ir.mana import BASIC_LAND_TYPES
from apnap.turn import order

from . import filters, refs
from .context import NOT_DONE, Ctx, Done, sum_up
from .effects_zones import link, write
from .table import does, rounds

OTHERS = ":others"  # after the key of what was chosen: those that were not
LARGEST = 10**9  # what stands for "any number" in a question
CARD_TYPES = ("Artifact", "Creature", "Enchantment", "Instant", "Land", "Sorcery")
LATER_TYPES = ("Planeswalker", "Battle", "Kindred")

TOLD = {
    "color": "color-chosen",
    "colors": "color-chosen",
    "card-name": "name-chosen",
    "creature-type": "type-chosen",
    "card-type": "type-chosen",
    "landwalk": "type-chosen",
    "land-type": "type-chosen",
    "basic-land-type": "type-chosen",
}


@does(ir.ChooseValue)
def _choose_value(ctx: Ctx, node: ir.ChooseValue) -> Done:
    """color-chosen, name-chosen, type-chosen, choice-on-resolution: the value is kept for the
    object and for the rest of this effect."""
    results = []
    for one, seat in rounds(ctx, node.who):
        value = _ask(one, seat, node)
        if value is None:
            results.append(NOT_DONE)
            continue
        keep(one, node.key, value)
        _tell(one, seat, node, value)
        results.append(Done(True, value if isinstance(value, int) else 1))
    return sum_up(results)


def _tell(ctx: Ctx, seat: int, node: ir.ChooseValue, value: Any) -> None:
    seats = 1 << seat if node.secret else -1
    key = TOLD.get(node.what, "choice-on-resolution")
    if node.what in ("player", "opponent"):
        ctx.g.trace(key, seats, player=seat, object=ctx.source, list=(-1 - value,))
    else:
        ctx.g.trace(key, seats, player=seat, object=ctx.source, other=value)


def keep(ctx: Ctx, key: str, value: Any) -> None:
    """Remember the value for this effect, and for its source where that is an object in a public
    zone."""
    ctx.chosen[key] = value
    obj = ctx.g.find(ctx.source)
    if obj is None or obj.zone in c.HIDDEN_ZONES:
        return
    key = ctx.g.choice_key(obj, key)
    kept = [pair for pair in obj.chosen if pair[0] != key]
    write(ctx.g, obj, "chosen", (*kept, (key, value)))
    ctx.g.stale(obj)


def _ask(ctx: Ctx, seat: int, node: ir.ChooseValue) -> Any:
    """Ask for the value; None if there is nothing to choose."""
    if node.what == "number":
        most = LARGEST if node.most is None else node.most
        question = Question(
            NUMBER,
            "number",
            seat,
            least=node.least,
            most=most,
            source=ctx.source,
            secret=node.secret,
        )
        return ctx.g.choose(question)
    if node.what == "card-name":
        return _ask_name(ctx, seat, node)
    if node.what == "colors":
        return _ask_colors(ctx, seat, node)
    make = VALUES.get(node.what)
    if make is None:
        raise NotImplementedError(f"no behaviour for choosing a value of {node.what!r}")
    options = _within(node, make(ctx, seat))
    if node.unlike:
        options = tuple([one for one in options if one.id != ctx.value(node.unlike)])
    if not options:
        return None
    question = Question(
        PICK_ONE, node.what, seat, options, source=ctx.source, secret=node.secret, args=(node.key,)
    )
    return ctx.g.pick(question).id


def _within(node: ir.ChooseValue, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The types among which there is a choice: those that the limits name, or, of creature types,
    those that they do not name."""
    if isinstance(node.limits, ir.Anything) or not node.what.endswith("-type"):
        return options
    named = {
        part.type if isinstance(part, ir.HasType) else part.subtype
        for part in ir.walk(node.limits)
        if isinstance(part, ir.HasType | ir.HasSubtype)
    }
    barred = node.what == "creature-type"
    return tuple([option for option in options if (option.id in named) != barred])


def _ask_colors(ctx: Ctx, seat: int, node: ir.ChooseValue) -> str:
    """One colour or several, as letters."""
    options = VALUES["color"](ctx, seat)
    question = Question(
        PICK_SOME,
        "colors",
        seat,
        options,
        least=1,
        most=len(options),
        source=ctx.source,
        secret=node.secret,
        args=(node.key,),
    )
    return "".join(str(options[i].id) for i in sorted(ctx.g.choose(question)))


def _words(words: tuple[str, ...], kind: str = "word") -> Callable[[Ctx, int], tuple[Option, ...]]:
    options = tuple([Option(kind, word) for word in words])

    def make(ctx: Ctx, seat: int) -> tuple[Option, ...]:
        return options

    return make


def _players(ctx: Ctx, seat: int) -> tuple[Option, ...]:
    return tuple([Option("player", one) for one in order.apnap(ctx.g)])


def _opponents(ctx: Ctx, seat: int) -> tuple[Option, ...]:
    return tuple([Option("player", one) for one in order.opponents(ctx.g, seat)])


def _card_types(ctx: Ctx, seat: int) -> tuple[Option, ...]:
    """Planeswalker and what came later only where they exist."""
    more = LATER_TYPES if ctx.g.edition.facts.planeswalkers_exist else ()
    return tuple([Option("word", word) for word in (*CARD_TYPES, *more)])


LANDWALKS = tuple(
    " ".join(filter(None, (supertype, subtype)))
    for supertype in ("", "Basic", "Legendary", "Snow", "World")
    for subtype in ("", *LAND_TYPES)
    if supertype or subtype
)
"""What a landwalk ability may name: a supertype, a land type or both (2009:702.12c)."""

VALUES: dict[str, Callable[[Ctx, int], tuple[Option, ...]]] = {
    "color": _words(("W", "U", "B", "R", "G"), "color"),
    "creature-type": _words(CREATURE_TYPES),
    "land-type": _words(LAND_TYPES),
    "basic-land-type": _words(BASIC_LAND_TYPES),
    "landwalk": _words(LANDWALKS),
    "odd-even": _words(("odd", "even")),
    "riot": _words(("counter", "haste")),
    "tribute": _words(("paid", "unpaid")),
    "card-type": _card_types,
    "player": _players,
    "opponent": _opponents,
}
"""What can be chosen, apart from numbers and names: the options of each."""


@does(ir.SetAside)
def _set_aside(ctx: Ctx, node: ir.SetAside) -> Done:
    """linked-objects-only: for the object named, found where it went."""
    ids = refs.here(ctx, node.what)
    holders = refs.here(ctx, node.of)
    if not ids or not holders:
        return NOT_DONE
    for id_ in holders:
        link(ctx.g, id_, node.key, ids)
    return Done(True, len(ids), ids)


# ------------------------------------------------------------------ names


def _ask_name(ctx: Ctx, seat: int, node: ir.ChooseValue) -> Any:
    """name-chosen: any name of a card is an answer; the options are those that the player can
    see, and those of their own cards, in the order of the alphabet."""
    g = ctx.g
    names = known_names(ctx, seat, node.limits)
    options = tuple([Option("name", name) for name in names])

    def check(answer: Answer) -> str | None:
        if isinstance(answer, str) and answer not in names:
            return _name_fault(ctx, seat, answer, node.limits)
        return None

    question = Question(
        PICK_ONE,
        "card-name",
        seat,
        options,
        source=ctx.source,
        domain="card-name",
        secret=node.secret,
        args=(node.limits,),
        check=check,
    )
    answer = g.choose(question)
    return answer if isinstance(answer, str) else names[answer]


def known_names(ctx: Ctx, seat: int, limits: ir.Filter) -> list[str]:
    """The names of cards that the seat knows to be in the game and that fit, each once."""
    g = ctx.g
    found: dict[str, None] = {}
    for obj, base in _known_cards(g, seat):
        if base.name and filters.fits_as(ctx, limits, obj, base):
            apart = g.edition.facts.split_cards_asked_apart  # both halves are named (2006:505.8)
            found.update(dict.fromkeys((base.name,) if apart else halves.names(base.name)))
    return sorted(found)


def _known_cards(g: Game, seat: int) -> list[tuple[GameObject, Characteristics]]:
    """The cards that the seat knows to be in the game, as they are printed."""
    found = []
    for obj in g.objects.values():
        if obj.kind != c.CARD or obj.face_down:
            continue
        if obj.zone in c.HIDDEN_ZONES and obj.owner != seat and not obj.seen >> seat & 1:
            continue
        found.append((obj, obj.defn.base))
    return found


def _name_fault(ctx: Ctx, seat: int, name: str, limits: ir.Filter) -> str | None:
    """Why the name can't be chosen (201.4). A card that the player knows to be in the game, and one
    of the pool, must be of the kind asked for; other names are taken as they are, since the pool
    has not all cards that there are. One name of a split card is chosen (201.4b), or both where
    the halves are asked apart."""
    if not name.strip():
        return "a card name can't be empty"
    if len(halves.names(name)) > 1 and not ctx.g.edition.facts.split_cards_asked_apart:
        return "one of the two names of a split card is chosen"
    if isinstance(limits, ir.Anything):
        return None
    looks = [
        base
        for _, base in _known_cards(ctx.g, seat)
        if name in (base.name, *halves.names(base.name))
    ]
    found = ctx.g.edition.procedures.named["card-named"](name)
    if found is not None:
        looks += [ctx.g.edition.define(found, face).base for face in range(len(found.faces))]
    obj = ctx.g.get(ctx.source)
    if looks and not any(filters.fits_as(ctx, limits, obj, base) for base in looks):
        return f"{name} is no card of the kind that is asked for"
    return None


# ------------------------------------------------------------------ objects


@does(ir.ChooseObject)
def _choose_object(ctx: Ctx, node: ir.ChooseObject) -> Done:
    """choice-on-resolution: the objects are kept under the key."""
    g = ctx.g
    ids = refs.objects(ctx, node.choice)
    done = Done(bool(ids), len(ids), ids)
    ctx.results[node.key] = done
    if isinstance(node.choice, ir.Choose) and isinstance(node.choice.among, ir.Top):
        others = tuple([id_ for id_ in refs.candidates(ctx, node.choice) if id_ not in ids])
        ctx.results[node.key + OTHERS] = Done(bool(others), len(others), others)
    if ids:
        link(g, ctx.source, node.key, ids)
        seat = ctx.controller
        if isinstance(node.choice, ir.Choose):
            chose = refs.one_player(ctx, node.choice.chooser)
            seat = chose if chose >= 0 else seat
        g.trace("choice-on-resolution", player=seat, object=ctx.source, list=ids)
    return done
