"""What a seat may know. Only views leave the engine towards players, programs and wires.

A view holds the values of everything that the seat can see, and nothing else: hidden cards are
counts, the physical identity of a card is never shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from apnap import ir

from . import constants as c
from .markers import Marker
from .objects import Characteristics, GameObject, Player
from .questions import Question

if TYPE_CHECKING:
    from .game import Game


class SeenObject:
    """An object as a seat sees it. `chars` are its present characteristics (immutable, shared).
    Ids name it in questions and answers. `under`: of a face-down object that the seat may look
    at, the name of what it is.
    """

    __slots__ = (
        "ability",
        "attached_to",
        "attachments",
        "attacking",
        "blocked",
        "blockers",
        "blocking",
        "chars",
        "chosen",
        "controller",
        "copy",
        "counters",
        "damage",
        "face_down",
        "flipped",
        "id",
        "kind",
        "modes",
        "owner",
        "paid",
        "phased_out",
        "sick",
        "source",
        "tapped",
        "targets",
        "token",
        "under",
        "x",
        "zone",
    )

    def __init__(self, g: Game, obj: GameObject, seat: int) -> None:
        self.id = obj.id
        self.chars: Characteristics = g.chars(obj)
        self.zone = obj.zone
        self.owner = obj.owner
        self.controller = obj.controller
        self.kind = obj.kind
        self.token = obj.kind == c.TOKEN
        self.copy = obj.kind == c.SPELL_COPY
        self.tapped = obj.tapped
        self.flipped = obj.flipped
        self.face_down = obj.face_down
        self.under = obj.defn.base.name if obj.face_down and knows(g, seat, obj) else ""
        self.phased_out = obj.phased_out
        self.damage = obj.damage
        self.counters = obj.counters
        self.attached_to = obj.attached_to
        self.attachments = obj.attachments
        self.attacking = obj.attacking
        self.blocked = obj.blocked
        self.blockers = obj.blockers
        self.blocking = obj.blocking
        self.chosen = tuple([pair for pair in obj.chosen if g.choice(obj, pair[0]) == pair[1]])
        self.sick = (
            obj.zone == c.BATTLEFIELD
            and obj.since >= max(1, g.players[obj.controller].turn_began)
            and not self.chars.keywords & c.HASTE
        )
        info = obj.info
        on_stack = info is not None and obj.zone == c.STACK
        self.targets: tuple[tuple[int, ...], ...] = (
            info.targets if on_stack and info is not None else ()
        )
        self.modes: tuple[int, ...] = info.modes if on_stack and info is not None else ()
        self.x = info.x if on_stack and info is not None else 0
        self.paid = info.paid if on_stack and info is not None else ()
        self.source = info.source if on_stack and info is not None else 0
        self.ability: ir.Node | None = info.ability if on_stack and info is not None else None

    @property
    def name(self) -> str:
        """Its name ("" for a face-down object)."""
        return self.chars.name

    def has_type(self, word: str) -> bool:
        """Does it have the card type?"""
        return bool(self.chars.types & c.TYPES[word])

    def has(self, keyword: str) -> bool:
        """Does it have the keyword ability?"""
        bit = c.KEYWORD_BITS.get(keyword)
        if bit is not None:
            return bool(self.chars.keywords & bit)
        return any(isinstance(a, ir.Keyword) and a.name == keyword for a in self.chars.abilities)

    def to_json(self) -> dict[str, Any]:
        """The same as plain data, in words."""
        chars = self.chars
        data: dict[str, Any] = {
            "id": self.id,
            "name": chars.name,
            "cost": ir.print_mana(chars.cost) if chars.cost is not None else None,
            "colors": "".join(letter for letter, bit in c.COLOR_BITS.items() if chars.colors & bit),
            "supertypes": [
                word for word in c.SUPERTYPE_NAMES if chars.supertypes & c.SUPERTYPES[word]
            ],
            "types": [word for word in c.TYPE_NAMES if chars.types & c.TYPES[word]],
            "subtypes": sorted(chars.subtypes),
            "abilities": [ir.to_json(ability) for ability in chars.abilities],
            "power": chars.power,
            "toughness": chars.toughness,
            "zone": c.ZONE_NAMES[self.zone],
            "counters": dict(self.counters),
            "targets": [list(slot) for slot in self.targets],
        }
        for name in (
            "owner",
            "controller",
            "tapped",
            "face_down",
            "damage",
            "attached_to",
            "attacking",
            "blocked",
            "sick",
            "token",
            "copy",
            "x",
            "source",
            "under",
        ):
            data[name] = getattr(self, name)
        data["blocking"] = list(self.blocking)
        return data


class SeenPlayer:
    """A player as a seat sees them: `hand` holds the cards that the seat knows, `hand_size` counts
    all; `known_library` maps positions from the top to cards that the seat knows; `exile_size`
    counts the cards they own in exile, those too that lie face down and unseen.
    """

    __slots__ = (
        "battlefield",
        "counters",
        "exile_size",
        "graveyard",
        "hand",
        "hand_size",
        "known_library",
        "lands_played",
        "left",
        "library_size",
        "life",
        "lost",
        "mulligans",
        "name",
        "poison",
        "pool",
        "seat",
        "team",
    )

    def __init__(self, g: Game, player: Player, seat: int, shown: tuple[int, ...]) -> None:
        self.seat = player.seat
        self.name = player.name
        self.team = player.team
        self.life = player.life
        self.poison = player.poison
        self.counters = player.counters
        self.pool = player.pool
        self.lands_played = player.lands_played
        self.mulligans = player.mulligans
        self.lost = player.lost
        self.left = player.left
        objects = g.objects
        self.hand = [
            SeenObject(g, objects[i], seat)
            for i in player.hand
            if knows(g, seat, objects[i], shown)
        ]
        self.hand_size = len(player.hand)
        self.library_size = len(player.library)
        self.exile_size = sum([objects[i].owner == player.seat for i in g.exile])
        top = len(player.library) - 1
        self.known_library = {
            top - n: SeenObject(g, objects[i], seat)
            for n, i in enumerate(player.library)
            if knows(g, seat, objects[i], shown)
        }
        self.graveyard = [SeenObject(g, objects[i], seat) for i in player.graveyard]
        self.battlefield = [SeenObject(g, objects[i], seat) for i in player.battlefield]

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        data: dict[str, Any] = {
            name: getattr(self, name)
            for name in (
                "seat",
                "name",
                "team",
                "life",
                "poison",
                "hand_size",
                "library_size",
                "exile_size",
                "lands_played",
                "lost",
                "left",
            )
        }
        data["counters"] = dict(self.counters)
        data["pool"] = dict(zip(ir.mana.MANA_TYPES, self.pool, strict=True))
        for name in ("hand", "graveyard", "battlefield"):
            data[name] = [obj.to_json() for obj in getattr(self, name)]
        data["known_library"] = {
            str(n): obj.to_json() for n, obj in sorted(self.known_library.items())
        }
        return data


class SeenTurn:
    """A turn that goes on at the same time as the one that is played, with its stack."""

    __slots__ = ("active", "stack", "step", "turn")

    def __init__(self, g: Game, marker: Marker, seat: int) -> None:
        self.active = marker.active
        self.turn = marker.turn
        self.step = g.edition.steps[marker.step].name
        self.stack = [SeenObject(g, g.objects[id_], seat) for id_ in marker.stack]

    def to_json(self) -> dict[str, Any]:
        """The turn as plain data."""
        stack = [obj.to_json() for obj in self.stack]
        return {"active": self.active, "turn": self.turn, "step": self.step, "stack": stack}


class View:
    """Everything that one seat may know at this moment. `question` is what it is asked (None while
    others decide); `asked` the seat that is asked.
    """

    __slots__ = (
        "active",
        "ante",
        "asked",
        "command",
        "depth",
        "edition",
        "exile",
        "over",
        "phased",
        "players",
        "priority",
        "question",
        "seat",
        "stack",
        "step",
        "turn",
        "turns",
        "winners",
    )

    def __init__(self, g: Game, seat: int, question: Question | None) -> None:
        self.seat = seat
        self.edition = g.edition.key
        self.depth = len(g.frames)  # games that wait for this one, a game within them
        self.turn = g.turn
        self.active = g.active
        self.step = g.edition.steps[g.step].name if g.step >= 0 else ""
        self.priority = g.priority
        shown = revealed(g, seat)
        self.players = [SeenPlayer(g, player, seat, shown) for player in g.players]
        self.stack = [SeenObject(g, g.objects[id_], seat) for id_ in g.stack]
        waiting = [marker for marker in g.turns if marker.begun and marker.number != g.marker]
        self.turns = [SeenTurn(g, marker, seat) for marker in waiting]
        self.exile = [
            SeenObject(g, g.objects[id_], seat)
            for id_ in g.exile
            if not g.objects[id_].face_down or knows(g, seat, g.objects[id_])
        ]
        self.command = [
            SeenObject(g, g.objects[id_], seat)
            for id_ in g.command
            if not g.objects[id_].face_down  # a card of a planar deck
        ]
        self.ante = [SeenObject(g, g.objects[id_], seat) for id_ in g.ante]
        self.phased = [SeenObject(g, g.objects[id_], seat) for id_ in g.phased]
        self.question = question if question is not None and question.chooser == seat else None
        self.asked = question.chooser if question is not None else -1
        self.over = g.outcome is not None
        self.winners = g.outcome.winners if g.outcome is not None else ()

    def find(self, id_: int) -> SeenObject | None:
        """The object of that id, if the seat sees it."""
        for player in self.players:
            known = player.known_library.values()
            for group in (player.battlefield, player.hand, player.graveyard, known):
                for obj in group:
                    if obj.id == id_:
                        return obj
        stacks = [obj for turn in self.turns for obj in turn.stack]
        for obj in (*self.stack, *stacks, *self.exile, *self.command, *self.ante, *self.phased):
            if obj.id == id_:
                return obj
        return None

    def to_json(self) -> dict[str, Any]:
        """The view as plain data, for wires and files."""
        data: dict[str, Any] = {
            name: getattr(self, name)
            for name in (
                "seat",
                "edition",
                "turn",
                "active",
                "step",
                "priority",
                "asked",
                "over",
                "depth",
            )
        }
        data["winners"] = list(self.winners)
        if self.turns:
            data["turns"] = [turn.to_json() for turn in self.turns]
        data["players"] = [player.to_json() for player in self.players]
        for name in ("stack", "exile", "command", "ante", "phased"):
            data[name] = [obj.to_json() for obj in getattr(self, name)]
        data["question"] = question_json(self.question) if self.question is not None else None
        return data


def question_json(question: Question) -> dict[str, Any]:
    """A question as plain data."""
    return {
        "shape": question.shape,
        "key": question.key,
        "chooser": question.chooser,
        "behalf": question.behalf,
        "options": [list(option) for option in question.options],
        "least": question.least,
        "most": question.most,
        "total": question.total,
        "source": question.source,
        "places": [list(places) for places in question.places],
        "domain": question.domain,
    }


def face_of(chars: Characteristics, size: tuple[int | None, int | None, str]) -> ir.Face:
    """Characteristics as a face, to be printed; `size`: power, toughness, what is printed for a
    `*`.
    """
    power, toughness, star = size
    return ir.Face(
        chars.name,
        cost=chars.cost,
        colors="".join(letter for letter, bit in c.COLOR_BITS.items() if chars.colors & bit),
        supertypes=tuple(w for w in c.SUPERTYPE_NAMES if chars.supertypes & c.SUPERTYPES[w]),
        types=tuple(word for word in c.TYPE_NAMES if chars.types & c.TYPES[word]),
        subtypes=tuple(sorted(chars.subtypes)),
        abilities=cast("tuple[ir.Ability, ...]", chars.abilities),
        power=power,
        toughness=toughness,
        star=star,
    )


def knows(g: Game, seat: int, obj: GameObject, shown: tuple[int, ...] | None = None) -> bool:
    """May the seat know what card this is? Its own hand, public cards, its own face-down spells and
    permanents (not what is exiled face down: 406.3), what it was shown, and what is kept revealed
    (`shown`: that, where it was found already); and all that a player may know whom it controls
    (722.4).
    """
    if _knows(g, seat, obj, shown):
        return True
    return bool(g.deciders) and any(
        by == seat and _knows(g, player, obj, None) for player, by in g.deciders
    )


def _knows(g: Game, seat: int, obj: GameObject, shown: tuple[int, ...] | None) -> bool:
    if obj.zone == c.HAND and not obj.face_down and obj.owner == seat:
        return True
    if obj.zone in (c.HAND, c.LIBRARY):
        if obj.seen >> seat & 1:
            return True
        return obj.id in (revealed(g, seat) if shown is None else shown)
    if obj.face_down:
        if obj.controller == seat and obj.zone != c.EXILE:
            return True
        return bool(obj.seen >> seat & 1)
    return True


def revealed(g: Game, seat: int) -> tuple[int, ...]:
    """The hidden cards that effects keep revealed to all, or let this seat look at."""
    found: tuple[int, ...] = g.edition.procedures.named["revealed"](g, seat)
    return found


class Sight:
    """What an agent gets besides the question: the view of its seat, made when it is asked for."""

    __slots__ = ("_g", "question", "seat")

    def __init__(self, g: Game, question: Question) -> None:
        self._g = g
        self.question = question
        self.seat = question.chooser

    @property
    def stack_size(self) -> int:
        """How many objects are on the stack."""
        return len(self._g.stack)

    def view(self) -> View:
        """The view of the seat that is asked."""
        return View(self._g, self.seat, self.question)
