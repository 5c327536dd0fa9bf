"""What objects and players are called for one who reads: the namer that renderers ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from apnap.core.views import knows
from apnap.game import Game
from apnap.render.vocabulary import LANGUAGES

ABILITY: Final = 3  # the kind of an object that is an ability on the stack
TOKEN_WORD: Final = " Token"  # ends the name of a token whose name nothing says

WORDS: Final[dict[str, tuple[str, str]]] = {
    "comma": (", ", "、"),
    "a-card": ("a card", "一张牌"),
    "ability-of": ("ability of {name}", "{name}的异能"),
    "face-down": ("a face-down card", "牌面朝下的牌"),
    "face-down-own": ("face-down {name}", "牌面朝下的{name}"),
}


SPLIT: Final = " // "  # between the names of a split card

OF_THE_ENGINE: Final[dict[str, str]] = {"combat damage": "战斗伤害"}
"""Names that are no card's, in Chinese."""


def of_token(name: str, called: Callable[[str], str]) -> str:
    """The Chinese name of a token that is named its subtypes and the word for it: those as `called`
    knows them; another name as it is."""
    plain = name.removesuffix(TOKEN_WORD)
    return f"{called(plain)}衍生物" if plain != name else name


class Names:
    """Names for one reader. `viewer`: the seat that reads, -1 for one who may see all. `chinese`:
    the Chinese name of a card where it is known, else ""."""

    def __init__(
        self,
        game: Game,
        lang: str,
        viewer: int = -1,
        chinese: Callable[[str], str] | None = None,
    ) -> None:
        self.game = game
        self.lang = lang
        self.viewer = viewer
        self.chinese = chinese

    def word(self, key: str, **slots: object) -> str:
        """One of the few words that stand between names."""
        both = WORDS[key][LANGUAGES.index(self.lang)]
        return both.format(**slots) if slots else both

    def player_name(self, seat: int) -> str:
        """The name of a player."""
        return self.game.players[seat].name

    def object_name(self, id_: int) -> str:
        """The name of an object, as it is or as it last was; a card that moved on through hidden
        zones by its present name, if the reader may know it."""
        if id_ < 0:
            return self.player_name(-1 - id_)
        obj = self._found(id_)
        if obj is None or self._hidden(obj):
            return self.word("a-card")
        if obj.kind == ABILITY and obj.info is not None:
            return self.word("ability-of", name=self.object_name(obj.info.source))
        return self.called(self.game.chars(obj).name) or self._face_down(obj)

    def called(self, name: str) -> str:
        """A card's name as the reader knows it: in Chinese where that is known."""
        if not name or self.lang != "zh":
            return name
        if name in OF_THE_ENGINE:
            return OF_THE_ENGINE[name]
        known = self.chinese(name) if self.chinese is not None else ""
        if not known and SPLIT in name:  # the two names of a split card
            return SPLIT.join(self.called(half) for half in name.split(SPLIT))
        return known or of_token(name, self.called)

    def names(self, ids: Iterable[int]) -> str:
        """Several objects or players, joined."""
        return self.word("comma").join(self.object_name(id_) for id_ in ids)

    def source_of(self, id_: int) -> int:
        """The object that an ability on the stack is of, or the object itself."""
        obj = self._found(id_) if id_ > 0 else None
        source: int = obj.info.source if obj is not None and obj.info is not None else id_
        return source

    def _found(self, id_: int) -> Any:
        game = self.game
        while id_ not in game.objects and id_ not in game.past:
            following = game.became.get(id_)
            if following is None:
                return None
            id_ = following
        return game.get(id_)

    def _hidden(self, obj: Any) -> bool:
        """Is it a card in a hand or library that the reader may not know?"""
        if self.viewer < 0 or obj.id not in self.game.objects or obj.face_down:
            return False
        return not knows(self.game, self.viewer, obj)

    def _face_down(self, obj: Any) -> str:
        if obj.face_down and obj.controller == self.viewer and obj.card is not None:
            return self.word("face-down-own", name=self.called(obj.card.faces[0].name))
        return self.word("face-down")
