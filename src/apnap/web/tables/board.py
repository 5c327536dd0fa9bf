"""What a seat sees of a game, as JSON: players, objects, faces. The same for a game in progress, a
replay and the lab."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.views import SeenObject, SeenPlayer, View
from apnap.game import Game

from .faces import Faces

Json = dict[str, Any]
LISTS = ("stack", "exile", "command", "ante", "phased")
FLAGS = ("tapped", "flipped", "phased_out", "token", "copy", "face_down")


class Board:
    """Draws views of one game with the faces of one language; `named` are the keys of all faces
    that were used."""

    def __init__(self, game: Game, faces: Faces) -> None:
        self.game = game
        self.faces = faces
        self.named: set[str] = set()

    def view(self, view: View) -> Json:
        """Turn and zones."""
        return {
            "seat": view.seat,
            "asked": view.asked,
            "priority": view.priority,
            "active": view.active,
            "turn": view.turn,
            "step": view.step,
            "players": [self.player(player) for player in view.players],
            **{zone: [self.object(seen) for seen in getattr(view, zone)] for zone in LISTS},
        }

    def player(self, player: SeenPlayer) -> Json:
        """A player with the cards that the seat knows."""
        return {
            "seat": player.seat,
            "name": player.name,
            "team": player.team,
            "life": player.life,
            "poison": player.poison,
            "counters": dict(player.counters),
            "pool": dict(zip(ir.mana.MANA_TYPES, player.pool, strict=True)),
            "hand_size": player.hand_size,
            "library_size": player.library_size,
            "exile_size": player.exile_size,
            "lands_played": player.lands_played,
            "mulligans": player.mulligans,
            "lost": player.lost,
            "left": player.left,
            "hand": [self.object(seen) for seen in player.hand],
            "top": {str(n): self.object(s) for n, s in sorted(player.known_library.items())},
            "graveyard": [self.object(seen) for seen in player.graveyard],
            "battlefield": self.battlefield(player.battlefield),
        }

    def battlefield(self, permanents: list[SeenObject]) -> list[Json]:
        """The permanents; tokens that are alike in everything as one with all their ids."""
        told: list[Json] = []
        alike: dict[str, Json] = {}
        for seen in permanents:
            data = self.object(seen)
            if not seen.token or seen.attached_to or seen.attachments:
                told.append(data)
                continue
            key = repr([value for name, value in data.items() if name != "id"])
            first = alike.get(key)
            if first is None:
                alike[key] = data
                told.append(data)
            else:
                first.setdefault("ids", [first["id"]]).append(seen.id)
        return told

    def object(self, seen: SeenObject) -> Json:
        """An object; what is plain about it is left out."""
        face, changed = self.faces.of_object(self.game, seen)
        if face:
            self.named.add(face)
        chars = seen.chars
        data: Json = {
            "id": seen.id,
            "face": face,
            "name": self.faces.called(seen.name),
            "owner": seen.owner,
            "controller": seen.controller,
            "power": chars.power,
            "toughness": chars.toughness,
            "counters": dict(seen.counters),
        }
        for name in FLAGS:
            if getattr(seen, name):
                data[name] = True
        if seen.sick and seen.has_type("Creature"):
            data["sick"] = True
        for name in ("damage", "attached_to", "attacking", "x", "blocked"):
            value = getattr(seen, name)
            if value:
                data[name] = value
        for name in ("attachments", "blocking"):
            value = getattr(seen, name)
            if value:
                data[name] = list(value)
        if changed and not seen.face_down:
            data["changed"] = True
        if seen.chosen:
            data["chosen"] = [str(v) for _, v in seen.chosen if isinstance(v, (str, int))]
        if seen.under:
            data["under"] = self.faces.called(seen.under)
            data["under_face"] = self._under(seen)
        if seen.source or seen.targets or seen.modes:
            self._on_stack(seen, data)
        return data

    def _under(self, seen: SeenObject) -> str:
        """The face of a face-down object, for a seat that may look at it."""
        key = self.faces.of_face(self.game.get(seen.id).defn.front)
        self.named.add(key)
        return key

    def _on_stack(self, seen: SeenObject, data: Json) -> None:
        """What only spells and abilities have."""
        if seen.targets:
            data["targets"] = [list(slot) for slot in seen.targets]
        if seen.modes:
            data["modes"] = list(seen.modes)
        if seen.ability is not None:
            data["source"] = seen.source
            data["ability"] = True
            data["text"] = self.faces.ability(self.game, seen.source, seen.ability)
            if not data["name"]:
                data["name"] = self._source_name(seen.source)

    def _source_name(self, id_: int) -> str:
        game = self.game
        if id_ not in game.objects and id_ not in game.past:
            return ""
        return self.faces.called(game.chars(game.get(id_)).name)


def open_view(game: Game) -> View:
    """What one sees who sees every seat's cards: hands, what each knows of libraries, face-down
    cards."""
    views = [View(game, player.seat, game.question) for player in game.players]
    view = views[0]
    view.seat = -1
    view.players = [views[player.seat].players[player.seat] for player in game.players]
    seen = {one.id: one for other in views for one in other.exile}
    view.exile = [seen[id_] for id_ in game.exile if id_ in seen]
    tops = {one.id: one for other in views for one in other.stack if one.under}
    view.stack = [tops.get(one.id, one) for one in view.stack]
    return view
