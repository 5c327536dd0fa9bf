"""Planes and phenomena: planar decks, what is face up, the planar die, planeswalking (901).

Plane cards stay in the command zone. Those of a planar deck are blank, face-down objects there, in
the order of the deck (its top card last); the one that is turned up is a new object with the card's
characteristics, whose abilities function in that zone. Its controller is the planar controller:
whoever's turn it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap import ir
from apnap.actions.moving import random_order
from apnap.core import constants as c
from apnap.core.definitions import Definition
from apnap.core.events import E_PLANAR, Event, Waiting
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.turn import order

from . import formats

PHENOMENON = c.TYPES["Phenomenon"]
PLANE = c.TYPES["Plane"] | PHENOMENON  # the cards of planar decks
SIDES = 6
ROLLS = "planar-rolls"  # a fact of the turn: how often the player took the action
COMMUNAL = "planar-deck-shared"

BLANK = ir.Face("")
WALKING = ir.Triggered(ir.PlanarPattern("symbol"), ir.Body(ir.Planeswalk()))


def defined(g: Game, card: ir.Card) -> Definition:
    """The definition of a card as it functions in the command zone."""
    return g.edition.define_face(card, 0, in_command(card.faces[0]))


def in_command(face: ir.Face) -> ir.Face:
    """The face with abilities that function in the command zone."""
    abilities: list[Any] = []
    for ability in face.abilities:
        if isinstance(ability, ir.Activated):
            abilities.append(replace(ability, zone="command"))
        elif isinstance(ability, ir.Static | ir.Triggered | ir.Replacement):
            abilities.append(replace(ability, zones=("command",)))
        else:
            abilities.append(ability)
    return replace(face, abilities=tuple(abilities))


# ------------------------------------------------------------------ decks


def add_to_deck(g: Game, seat: int, card: ir.Card, phys: int = 0) -> None:
    """A card for the bottom of the player's planar deck, before the game begins (or goes on, after
    a game within it: then the physical card is known)."""
    obj = _face_down(g, card, seat, phys)
    g.place(obj, 0)


def _face_down(g: Game, card: Any, seat: int, phys: int) -> GameObject:
    obj = g.new_object(g.edition.define_token(BLANK), seat, c.COMMAND, c.EMBLEM, phys)
    obj.card = card
    obj.face_down = True
    obj.chosen = (("plane", card.name),)
    return obj


def is_hidden(obj: GameObject) -> bool:
    """Is it a card of a planar deck?"""
    return obj.face_down and obj.kind == c.EMBLEM


def is_planar(card: ir.Card) -> bool:
    """Is it a card for planar decks, a plane or a phenomenon?"""
    return bool({"Plane", "Phenomenon"} & set(card.faces[0].types))


def is_shared(g: Game) -> bool:
    """Do all players use one planar deck?"""
    return bool(formats.setup_value(g, COMMUNAL, False))


def deck(g: Game, seat: int) -> list[int]:
    """The ids of the player's planar deck, its top card last."""
    shared = is_shared(g)
    found = [id_ for id_ in g.command if is_hidden(g.objects[id_])]
    return found if shared else [id_ for id_ in found if g.objects[id_].owner == seat]


def shuffle_decks(g: Game) -> None:
    """planar-deck-shuffled: every planar deck, at the start."""
    owners = dict.fromkeys(g.objects[id_].owner for id_ in g.command if is_hidden(g.objects[id_]))
    for seat in owners:
        ids = deck(g, seat)
        mixed = [ids[i] for i in random_order(g, len(ids))]
        rest = [id_ for id_ in g.command if id_ not in set(ids)]
        g.put_list(c.COMMAND, 0, [*rest, *mixed])
        g.trace("planar-deck-shuffled", player=seat)


# ------------------------------------------------------------------ the plane that is face up


def faces_up(g: Game) -> list[int]:
    """The planes that are face up."""
    return [id_ for id_ in g.command if g.objects[id_].defn.base.types & PLANE]


def controller(g: Game) -> int:
    """The planar controller: of the plane that is face up; else the active player, or who comes
    after them (901.6)."""
    planes = faces_up(g)
    if planes:
        return g.objects[planes[0]].controller
    return g.active if not g.players[g.active].left else order.next_seat(g, g.active)


def begin(g: Game) -> None:
    """plane-turned-up: the starting player turns the first plane up; phenomena that lie above it
    go to the bottom, and nothing triggers (901.5)."""
    for _ in deck(g, g.starting):
        top = g.objects[deck(g, g.starting)[-1]]
        if "Phenomenon" not in top.card.faces[0].types:
            break
        _turn_down(g, top.id)
    turn_up(g, g.starting)


def hand_over(g: Game, seat: int) -> None:
    """planar-controller: the plane is controlled by whoever's turn it is."""
    for id_ in faces_up(g):
        obj = g.objects[id_]
        if obj.controller != seat:
            g.put(obj, "controller", seat)
            g.new_epoch()
            g.trace("planar-controller", player=seat, object=id_)


def planeswalk(g: Game, seat: int) -> bool:
    """planeswalked: away from every plane that is face up, to the top one of the player's planar
    deck (701.19b). Only the planar controller can (701.19a); False for anybody else."""
    if not formats.of(g).planar or seat != controller(g):
        g.trace("planeswalk-impossible", player=seat)
        return False
    _tell(g, [Event(E_PLANAR, id_, seat, word="away") for id_ in faces_up(g)])
    for id_ in faces_up(g):
        _turn_down(g, id_)
    new = turn_up(g, seat)
    g.trace("planeswalked", player=seat)
    _arrive(g, seat, new)
    return True


def _arrive(g: Game, seat: int, new: int) -> None:
    """The player has planeswalked to that plane, or encounters that phenomenon
    (phenomenon-encountered)."""
    if not new:
        return
    word = "to"
    if g.objects[new].defn.base.types & PHENOMENON:
        word = "encounter"
        g.trace("phenomenon-encountered", player=seat, object=new)
    _tell(g, [Event(E_PLANAR, new, seat, word=word)])


def _tell(g: Game, events: list[Event]) -> None:
    if events and g.edition.procedures.named["listens"](g, E_PLANAR):
        g.edition.procedures.match(g, events)


def _turn_down(g: Game, id_: int) -> None:
    """Face down to the bottom of its owner's planar deck: a new object."""
    obj = g.objects[id_]
    new = _face_down(g, obj.card, obj.owner, obj.phys)
    g.remove(obj)
    g.place(new, 0)
    g.put_item(g.became, id_, new.id)
    g.new_epoch()


def turn_up(g: Game, seat: int) -> int:
    """The top card of the planar deck, face up: a new object; 0 if there is none."""
    ids = deck(g, seat)
    if not ids:
        return 0
    old = g.objects[ids[-1]]
    new = g.new_object(defined(g, old.card), old.owner, c.COMMAND, c.EMBLEM, old.phys)
    new.card = old.card
    new.controller = seat
    new.entered = g.turn
    new.timestamp = g.stamp()
    g.remove(old)
    g.place(new)
    g.put_item(g.became, old.id, new.id)
    g.new_epoch()
    g.trace("plane-turned-up", player=seat, object=new.id)
    return new.id


# ------------------------------------------------------------------ the die


def cost_to_roll(g: Game, seat: int) -> ir.ManaCost:
    """As much mana as the player has rolled the die before in this turn, by this action."""
    number = g.history.get((ROLLS, seat), 0)
    return (str(number),) if number else ()


def take_roll(g: Game, seat: int) -> None:
    """planar-die-rolled: one face planeswalks, one is chaos, four are blank (901.9)."""
    g.fact(ROLLS, seat)
    face = g.chance(SIDES)
    g.trace("planar-die-rolled", player=seat)
    planes = faces_up(g)
    if face == 0:
        if planes:
            event = Event(E_PLANAR, planes[0], seat, word="symbol")
            g.set("waiting", (*g.waiting, Waiting(WALKING, planes[0], seat, event)))
            g.trace("planeswalking-ability-triggers", player=seat)
        else:
            planeswalk(g, seat)
    elif face == 1:
        g.trace("chaos-ensues", player=seat)
        _tell(g, [Event(E_PLANAR, 0, seat, word="chaos")])


# ------------------------------------------------------------------ players who leave


def before_leaving(g: Game, seats: tuple[int, ...]) -> None:
    """Another player becomes the planar controller before the old one leaves; a shared planar deck
    is that player's (901.6, 901.15b)."""
    heir = _heir(g, seats)
    if heir < 0:
        return
    for id_ in g.command:
        obj = g.objects[id_]
        if obj.kind != c.EMBLEM or not (obj.face_down or obj.defn.base.types & PLANE):
            continue
        if is_shared(g) and obj.owner in seats:
            g.put(obj, "owner", heir)
        if not obj.face_down and obj.controller in seats:
            g.put(obj, "controller", heir)
            g.trace("planar-controller", player=heir, object=id_)
    for id_ in g.stack:
        obj = g.objects[id_]
        if obj.kind == c.ABILITY and obj.controller in seats and _of_phenomenon(g, obj):
            g.put(obj, "owner", heir)
            g.put(obj, "controller", heir)
    g.new_epoch()


def _of_phenomenon(g: Game, ability: GameObject) -> bool:
    """Is it an ability of a phenomenon? Such abilities stay when their source leaves (901.10b)."""
    source = g.objects.get(ability.info.source) if ability.info is not None else None
    return source is not None and bool(source.defn.base.types & PHENOMENON)


def _heir(g: Game, seats: tuple[int, ...]) -> int:
    present = controller(g)
    if present not in seats:
        return present
    others = [seat for seat in order.alive(g) if seat not in seats]
    after = [seat for seat in others if seat > present]
    return (after or others or [-1])[0]


def after_leaving(g: Game) -> None:
    """When the plane has left with its owner, the planar controller turns up the next one
    (901.10): they have planeswalked."""
    if not faces_up(g):
        seat = controller(g)
        new = turn_up(g, seat)
        if new:
            g.trace("planeswalked", player=seat)
            _arrive(g, seat, new)
