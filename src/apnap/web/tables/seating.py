"""Who sits at a table: seats and their pages, names, what each person has set; refusals."""

from __future__ import annotations

import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from apnap.agents import Agent
from apnap.cards.library import Library
from apnap.game import Game
from apnap.playing.attention import Attention, ability_key
from apnap.playing.sentences import translated
from apnap.web.texts.server import TEXTS, say

from .faces import Faces
from .starting import PEOPLE, called
from .store import Store
from .wishes import Wishes

Json = dict[str, Any]
TOKEN_BYTES = 24  # 192 bits


class Refused(Exception):
    """Something that a seat wished was refused: the key of a sentence, or a sentence of the
    engine."""

    def __init__(self, key: str, **slots: object) -> None:
        super().__init__(key)
        self.key = key
        self.slots = slots

    def sentence(self, lang: str, name: Callable[[int], str] | None = None) -> str:
        """The sentence in a language; `name`: names for ids."""
        if f"server-{self.key}" in TEXTS:
            return say(self.key, lang, **self.slots)
        told = translated(self.key, lang, name)
        end = ".。!?！？"
        return told[:1].upper() + told[1:] + ("" if told[-1:] in end else end[lang == "zh"])


def new_token() -> str:
    """192 random bits for an address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


class Seating:
    """The seats of a table. `tokens`: the seats of each page. `listeners` are called after every
    change; `version` grows with it."""

    def __init__(
        self,
        id_: str,
        wishes: Wishes,
        tokens: dict[str, tuple[int, ...]],
        store: Store,
        library: Callable[[], Library],
    ) -> None:
        self.id = id_
        self.wishes = wishes
        self.tokens = tokens
        self.store = store
        self.library = library
        self.lock = threading.RLock()
        self.listeners: list[Callable[[], None]] = []
        self.present: Counter[int] = Counter()
        self.people = [i for i, chair in enumerate(wishes.chairs) if chair.who in PEOPLE]
        self.agents: dict[int, Agent] = {}
        self.attention = {seat: Attention(seat) for seat in self.people}
        self.version = 1
        self.resting = False  # whether all that needs no person is done
        self.used = time.monotonic()
        self.game: Game
        self._faces: dict[str, Faces] = {}

    # ------------------------------------------------------------------ who is who

    @property
    def my_token(self) -> str:
        """The token of the page that opened the table, "" if only agents play."""
        return next(iter(self.tokens), "")

    def token_of(self, seat: int) -> str:
        """The token of the page that has the seat, "" for an agent's."""
        return next((token for token, seats in self.tokens.items() if seat in seats), "")

    def player_names(self, lang: str) -> list[str]:
        """What the players are called in a language."""
        chairs = self.wishes.chairs
        return [
            called(seat, chair.name, chair.who, len(chairs), lang)
            for seat, chair in enumerate(chairs)
        ]

    def presence(self, seat: int) -> list[Json]:
        """Who is there, by seat."""
        return [
            {
                "seat": i,
                "present": i in self.agents or self.present[i] > 0,
                "agent": chair.who if i in self.agents else "",
            }
            for i, chair in enumerate(self.wishes.chairs)
        ]

    def chinese(self, name: str) -> str:
        """The Chinese name of a card in the user's data, or ""."""
        return self.library().chinese(name)

    def image(self, name: str) -> str:
        """The address of a picture of a card in the user's data, or ""."""
        return self.library().image(name)

    def faces(self, lang: str) -> Faces:
        """The faces of this game's cards in a language."""
        if lang not in self._faces:
            self._faces[lang] = Faces(self.game.edition, lang, self.chinese, self.image)
        return self._faces[lang]

    def tell(self) -> None:
        """Tell everybody that something changed."""
        self.used = time.monotonic()
        for listener in tuple(self.listeners):
            listener()

    # ------------------------------------------------------------------ what people set

    def stop(self, seat: int, step: str, own: bool, on: bool) -> None:
        """Set or take away a stop."""
        if step not in {one.name for one in self.game.edition.steps}:
            raise Refused("no-step")
        stops = self._attention(seat).stops
        steps = stops.own if own else stops.others
        (steps.add if on else steps.discard)(step)
        self._keep_attention(seat)

    def yield_to(self, seat: int, key: str, on: bool) -> None:
        """Let the abilities of that key resolve without being asked, or no more."""
        yields = self._attention(seat).yields
        if on:
            words = {self.yield_key(id_): self._words_of(id_) for id_ in self.game.stack}
            if not key or key not in words:
                raise Refused("no-option")
            yields[key] = words[key]
            self.resting = False  # what is asked now may be just that
        else:
            yields.pop(key, None)
        self._keep_attention(seat)

    def full_control(self, seat: int, on: bool) -> None:
        """Ask at every priority, or not."""
        self._attention(seat).full_control = on
        self._keep_attention(seat)

    def pay_by_hand(self, seat: int, on: bool) -> None:
        """Ask how mana is paid, or let it be worked out."""
        self._attention(seat).by_hand = on
        self._keep_attention(seat)

    def hold(self, seat: int) -> None:
        """Rush no further."""
        self._attention(seat).rush = ""
        self.version += 1

    def _attention(self, seat: int) -> Attention:
        if seat not in self.attention:
            raise Refused("watching-only")
        return self.attention[seat]

    def _keep_attention(self, seat: int) -> None:
        self.store.keep_attention(self.id, seat, self.attention[seat].to_json())
        self.version += 1

    def yield_key(self, id_: int) -> str:
        """The key of an ability on the stack."""
        return ability_key(self.game, id_)

    def _words_of(self, id_: int) -> str:
        info = self.game.objects[id_].info
        return self.game.chars(self.game.get(info.source)).name if info is not None else ""

    def attention_json(self, seat: int) -> Json:
        """What the seat has set."""
        attention = self.attention.get(seat)
        if attention is None:
            return {
                "stops": None,
                "full_control": False,
                "by_hand": False,
                "rush": None,
                "yields": [],
            }
        yields = [{"key": key, "text": text} for key, text in attention.yields.items()]
        return {
            "stops": attention.stops.to_json(),
            "full_control": attention.full_control,
            "by_hand": attention.by_hand,
            "rush": attention.rush or None,
            "yields": yields,
        }
