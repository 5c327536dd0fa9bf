"""A position of a game as a situation of the lab: who has what where, in which step.

What a situation has no words for is left out: the stack, effects that last, what happened earlier
in the turn (`left_out` says what that was). The step begins anew.
"""

from __future__ import annotations

from typing import Any

from apnap import editions, ir
from apnap.core.views import SeenObject
from apnap.game import Game
from apnap.render.cardtext import card_text
from apnap.web.lab.acting import COLOR_WORDS
from apnap.web.tables.board import open_view
from apnap.web.texts import LANGS, Words

Json = dict[str, Any]
CARD = 0  # the kind of an object that is a card


def situation(game: Game, title: str) -> Json:
    """The document (a scenario as data) of a position."""
    view = open_view(game)
    names = _names(len(game.players))
    aliases = _aliases(view.players)
    teams = len({player.team for player in game.players}) < len(game.players)
    players: Json = {}
    for player, name in zip(view.players, names, strict=True):
        data: Json = {"life": player.life}
        if player.poison:
            data["poison"] = player.poison
        if player.counters:
            data["counters"] = dict(player.counters)
        if teams:
            data["team"] = f"T{player.team}"
        for zone, ids in zones_of(game, player.seat).items():
            if zone != "battlefield":
                data[zone] = [_card(game, id_) for id_ in ids]
        field = [_entry(game, one, aliases, names) for one in player.battlefield]
        data["battlefield"] = field
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
        "editions": [edition_key(game)],
        **({"format": game.format} if game.format != "duel" else {}),
        "players": players,
        "start": start,
        "do": [],
    }


def edition_key(game: Game) -> str:
    """The key of the edition that comes along: of a user's own the one that it is made of."""
    return game.edition.key if game.edition.key in editions.names() else game.edition.parent


def zones_of(game: Game, seat: int) -> dict[str, list[int]]:
    """The objects of a player's zones, in the order of the document."""
    player, view = game.players[seat], open_view(game)
    seen, led = view.players[seat], game.format == "commander"
    return {
        "battlefield": [one.id for one in seen.battlefield],
        "hand": [one.id for one in seen.hand if not one.token],
        "graveyard": [one.id for one in seen.graveyard if not one.token],
        "library": list(reversed(player.library)),
        "exile": [id_ for id_ in game.exile if _is_card_of(game, id_, seat)],
        "command": [one.id for one in view.command if led and one.owner == seat],
    }


def _is_card_of(game: Game, id_: int, seat: int) -> bool:
    obj = game.objects[id_]
    return obj.owner == seat and obj.kind == CARD


def left_out(game: Game) -> list[tuple[str, str]]:
    """What the situation of a position does not hold: a key of a sentence (`lab-lost-KEY`), and
    the name of the card that it is about, or ""."""
    found = [("stack", _called(game, id_)) for id_ in game.stack]
    found += lasting(game)
    if any(player.lands_played for player in game.players):
        found.append(("land", ""))
    if game.attackers:
        found.append(("combat", ""))
    return list(dict.fromkeys(found))


def lasting(game: Game) -> list[tuple[str, str]]:
    """Those of them that outlast a step: effects, triggers that wait, copies."""
    found = [("effect", _called(game, one.source)) for one in (*game.effects, *game.shields)]
    found += [("delayed", _called(game, one.source)) for one in game.delayed]
    for id_ in game.battlefield():
        obj = game.objects[id_]
        if obj.kind == CARD and not obj.face_down and game.chars(obj).name != obj.defn.base.name:
            found.append(("copy", obj.defn.base.name))
    return list(dict.fromkeys(found))


def noted(document: Json, missing: list[tuple[str, str]]) -> Json:
    """The document with a note, in both languages, that says what is missing."""
    if not missing:
        return document
    notes = {}
    for lang, key in zip(LANGS, ("note", "note_zh"), strict=True):
        t = Words(lang)
        kinds: dict[str, list[str]] = {}
        for kind, name in missing:
            kinds.setdefault(kind, []).extend([name] if name else [])
        comma = t("lab-lost-comma")
        parts = [t(f"lab-lost-{kind}", names=comma.join(names)) for kind, names in kinds.items()]
        notes[key] = t("lab-lost", what=t("lab-lost-semicolon").join(parts))
    return {**document, **notes}


def _called(game: Game, id_: int) -> str:
    """The name of an object, of an ability that of its source."""
    if id_ not in game.objects and id_ not in game.past:
        return ""
    obj = game.get(id_)
    return str(obj.defn.base.name)


def _card(game: Game, id_: int) -> Json:
    """A card that is not on the battlefield."""
    entry: Json = {"card": _name(game, id_)}
    if id_ in game.command and game.format == "commander":
        entry["commander"] = True
    if game.objects[id_].face_down and id_ in game.exile:
        entry["face_down"] = True
    return entry


def _names(number: int) -> list[str]:
    """Scenario names of the seats: A, B, C ..."""
    return [chr(ord("A") + seat) for seat in range(number)]


def _aliases(players: list[Any]) -> dict[int, str]:
    """A name of its own for each permanent that has something attached."""
    hosts = [one.id for player in players for one in player.battlefield if one.attachments]
    return {id_: f"host{n}" for n, id_ in enumerate(hosts, 1)}


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
    card = game.get(one.id).card
    if card is not None and not one.flipped and game.get(one.id).face == 1 and len(card.faces) > 1:
        entry["transformed"] = True
    words = [value for _, value in one.chosen if isinstance(value, str)]
    if words:
        entry["chosen"] = COLOR_WORDS.get(words[0], words[0])
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
