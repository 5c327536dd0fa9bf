"""Cards as the page draws them: faces as JSON, printed from their IR in a language and in the words
of an edition."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from apnap import ir
from apnap.cards.membership import MARK
from apnap.core.views import SeenObject, face_of
from apnap.game import Edition, Game
from apnap.playing.formerly import formerly
from apnap.playing.names import OF_THE_ENGINE, of_token
from apnap.render.cardtext import card_text, size_of

UNTOLD = ("[", "〔")  # how a line begins for which there are no words
Face = dict[str, Any]


class Faces:
    """Faces in one language. `chinese`: the Chinese name of a card where it is known, else "".
    `image`: the address of a picture from the user's data, else ""."""

    def __init__(
        self,
        edition: Edition,
        lang: str,
        chinese: Callable[[str], str] | None = None,
        image: Callable[[str], str] | None = None,
    ) -> None:
        self.edition = edition
        self.vocabulary = edition.facts.vocabulary
        self.lang = lang
        self.chinese = chinese
        self.image = image
        self.by_key: dict[str, Face] = {}
        self._known: dict[Any, tuple[Any, str]] = {}  # what it was made from is kept alive

    def of_object(self, game: Game, seen: SeenObject) -> tuple[str, bool]:
        """The key of the face of an object that somebody sees, and whether it is another one than
        is printed on it."""
        chars = seen.chars
        if seen.ability is not None:
            return self.of_source(game, seen.source), False
        obj = game.get(seen.id)
        base = obj.defn.base
        if not seen.face_down and (chars is base or _alike(chars, base)):
            return self.of_face(obj.defn.front, obj.card), False
        return self._present(chars, obj.defn.face if not seen.face_down else None), True

    def of_source(self, game: Game, id_: int) -> str:
        """The face of an ability's source, as it is or as it last was."""
        if id_ not in game.objects and id_ not in game.past:
            return ""
        obj = game.get(id_)
        chars = game.chars(obj)
        if obj.face_down or not _alike(chars, obj.defn.base):
            return self._present(chars, None)
        return self.of_face(obj.defn.front, obj.card)

    def of_face(self, face: ir.Face, card: ir.Card | None = None) -> str:
        """The key of a face; of a `card` with several, the others are told with it (`more`)."""
        others = () if card is None or len(card.faces) == 1 else card.faces
        key = (id(face), id(card)) if others else id(face)
        known = self._known.get(key)
        if known is None:
            more = [self.data(other) for other in others if other is not face]
            known = self._known[key] = ((face, card), self._made(face, more, card))
        return known[1]

    def _present(self, chars: Any, printed: ir.Face | None) -> str:
        """The face of present characteristics; of a creature its printed size, where it has one."""
        sized = printed is not None and printed.power is not None
        size = (None, None, "") if printed is None else (printed.power, printed.toughness, "")
        if printed is not None and sized:
            size = (printed.power, printed.toughness, printed.star)
        elif chars.power is not None:
            size = (chars.power, chars.toughness, "")
        key = (
            *(chars.name, chars.cost, chars.colors, chars.types, chars.supertypes),
            *(chars.subtypes, tuple(map(id, chars.abilities)), size),
        )
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (chars, self._made(face_of(chars, size)))
        return known[1]

    def _made(self, face: ir.Face, more: Sequence[Face] = (), card: ir.Card | None = None) -> str:
        data = self.data(face, card)
        if more:
            data["more"] = list(more)
        text = json.dumps(data, sort_keys=True, ensure_ascii=False)
        key = hashlib.sha256(text.encode()).hexdigest()[:12]
        self.by_key[key] = {"key": key, **data}
        return key

    def data(self, face: ir.Face, card: ir.Card | None = None) -> Face:
        """The face as JSON without its key; of a known `card` also how it differs from what it is
        today."""
        name = self.called(face.name)
        lines = self.lines(face)
        return {
            "name": name,
            "english": face.name,
            "cost": "" if face.cost is None else ir.print_mana(face.cost),
            "colors": face.colors,
            "type": lines[0],
            "types": list(face.types),
            "supertypes": list(face.supertypes),
            "subtypes": list(face.subtypes),
            "text": lines[1:],
            "size": size_of(face),
            "blank": face.name.endswith(MARK),
            "image": self.image(face.name) if self.image is not None else "",
            "formerly": "" if card is None else formerly(card, self.edition, self.lang),
        }

    def lines(self, face: ir.Face) -> list[str]:
        """The type line, then the rules text."""
        bare = replace(
            face, name=self.called(face.name), power=None, toughness=None, star="", loyalty=None
        )
        text = card_text(ir.Card((bare,)), lang=self.lang, vocabulary=self.vocabulary)
        return text.split("\n")[1:]

    def called(self, name: str) -> str:
        """A card's name in the language, where it is known there."""
        if self.lang != "zh" or not name:
            return name
        if name in OF_THE_ENGINE:
            return OF_THE_ENGINE[name]
        known = self.chinese(name) if self.chinese is not None else ""
        return known or of_token(name, self.called)

    def ability(self, game: Game, source: int, ability: ir.Node | None) -> str:
        """The words of an ability of an object, "" where there are none."""
        if ability is None or (source not in game.objects and source not in game.past):
            return ""
        obj = game.get(source)
        told = self._told(obj.defn.face, ability)
        if told and not told.startswith(UNTOLD):
            return told
        every = game.behavior(obj).all
        at = next((i for i, one in enumerate(every) if one is ability or one == ability), 0)
        for before in reversed(every[:at]):  # what a keyword stands for is told by the keyword
            if isinstance(before, ir.Keyword):
                return self._told(obj.defn.face, before)
        return told

    def ability_number(self, game: Game, id_: int, number: int) -> str:
        """The words of an object's ability by its number among all it has."""
        if id_ not in game.objects and id_ not in game.past:
            return ""
        every = game.behavior(game.get(id_)).all
        return self.ability(game, id_, every[number]) if 0 <= number < len(every) else ""

    def _told(self, face: ir.Face, ability: Any) -> str:
        return "\n".join(self.lines(replace(face, abilities=(ability,)))[1:])


def _alike(chars: Any, base: Any) -> bool:
    """Do they differ in nothing that is printed on a face but power and toughness?"""
    return bool(
        chars.name == base.name
        and chars.cost == base.cost
        and chars.colors == base.colors
        and chars.types == base.types
        and chars.supertypes == base.supertypes
        and chars.subtypes == base.subtypes
        and (chars.abilities is base.abilities or chars.abilities == base.abilities)
    )
