"""A position of a game as a situation of the lab: who has what where, in which step.

What a scenario file has no words for is left out: the stack, effects that last, what happened
earlier in the turn. The step begins anew.
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.views import SeenObject
from apnap.game import Game
from apnap.render.cardtext import card_text
from apnap.web.tables.board import open_view

Json = dict[str, Any]


def situation(game: Game, title: str) -> Json:
    """The document (a scenario as data) of a position."""
    view = open_view(game)
    names = _names(len(game.players))
    aliases = _aliases(view.players)
    players: Json = {}
    for player, name in zip(view.players, names, strict=True):
        data: Json = {"life": player.life}
        if player.poison:
            data["poison"] = player.poison
        library = game.players[player.seat].library
        data["library"] = [{"card": _name(game, id_)} for id_ in reversed(library)]
        for zone in ("hand", "graveyard"):
            data[zone] = [
                {"card": _name(game, one.id)} for one in getattr(player, zone) if _real(one)
            ]
        field = [_entry(game, one, aliases, names) for one in player.battlefield]
        data["battlefield"] = field
        data["exile"] = [
            {"card": _name(game, one.id)} for one in view.exile if one.owner == player.seat
        ]
        mana = "".join(
            "{" + letter + "}"
            for letter, n in zip(ir.mana.MANA_TYPES, player.pool, strict=True)
            for _ in range(n)
        )
        if mana:
            data["mana"] = mana
        players[name] = {key: value for key, value in data.items() if value or key == "library"}
    start: Json = {"turn": max(1, game.turn), "active": names[max(0, game.active)]}
    start["step"] = view.step or "main1"
    return {
        "title": title,
        "editions": [game.edition.key],
        "players": players,
        "start": start,
        "do": [],
    }


def _names(number: int) -> list[str]:
    """Scenario names of the seats: A, B, C ..."""
    return [chr(ord("A") + seat) for seat in range(number)]


def _aliases(players: list[Any]) -> dict[int, str]:
    """A name of its own for each permanent that has something attached."""
    hosts = [one.id for player in players for one in player.battlefield if one.attachments]
    return {id_: f"host{n}" for n, id_ in enumerate(hosts, 1)}


def _real(one: SeenObject) -> bool:
    return not one.token


def _name(game: Game, id_: int) -> str:
    """The name of the card that an object is."""
    obj = game.get(id_)
    return obj.card.name or obj.card.faces[0].name if obj.card is not None else ""


def _entry(game: Game, one: SeenObject, aliases: dict[int, str], names: list[str]) -> Json:
    """A permanent as an entry of a scenario."""
    entry: Json = _token(game, one) if one.token else {"card": _name(game, one.id)}
    if one.id in aliases:
        entry["as"] = aliases[one.id]
    for key in ("tapped", "face_down", "flipped", "phased_out"):
        if getattr(one, key):
            entry[key] = True
    if one.sick and one.has_type("Creature"):
        entry["sick"] = True
    if one.damage:
        entry["damage"] = one.damage
    if one.counters:
        entry["counters"] = dict(one.counters)
    if one.attached_to in aliases:
        entry["attached_to"] = aliases[one.attached_to]
    elif one.attached_to < 0:
        entry["attached_to"] = names[-1 - one.attached_to]
    if one.owner != one.controller:
        entry["owner"] = names[one.owner]
    return entry


def _token(game: Game, one: SeenObject) -> Json:
    """A token by what it says of itself."""
    face: ir.Face = game.get(one.id).defn.face
    lines = card_text(ir.Card((face,)), lang="en", vocabulary="current").split("\n")
    kinds = " ".join([*face.supertypes, *face.types])
    entry: Json = {"token": True, "name": face.name}
    entry["type"] = f"{kinds} - {' '.join(face.subtypes)}" if face.subtypes else kinds
    if face.colors:
        entry["colors"] = face.colors
    if face.power is not None:
        entry["pt"] = f"{face.power}/{face.toughness}"
    text = lines[2 : -1 if face.power is not None else None]
    if text:
        entry["text"] = "\n".join(text)
    return entry
