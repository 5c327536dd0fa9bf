"""Building the situation of a scenario, and changing it by hand."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from apnap import ir, setup
from apnap.cards.deckrules import CHECK_SPELLING, NameIndex
from apnap.cards.judging import pool_index
from apnap.cards.variants import PLANES, plane
from apnap.core.edition import Edition
from apnap.core.objects import GameObject
from apnap.game import Game

from .errors import ScenarioError
from .loading import Scenario
from .making import made_up
from .naming import Names

Lookup = Callable[[str], ir.Card | None]
Hint = Callable[[str], str]
DEFAULT_LIBRARY = 40
MOST_NEAR = 3


def near_in_pool(name: str) -> str:
    """The remedy for a card that is not there: names like it of the embedded pool and of planes."""
    return near_in(pool_index(), name)


def near_in(index: NameIndex, name: str) -> str:
    """The remedy for a card that is not there: the names like it in an index, and of planes."""
    near = [*get_close_matches(name, PLANES, 1, 0.8), *index.near(name)][:MOST_NEAR]
    return f"did you mean {' or '.join(near)}?" if near else CHECK_SPELLING


class Builder:
    """Sets up the position of one scenario under one edition. `hint`: the remedy for a card that
    `lookup` lacks."""

    def __init__(
        self, scenario: Scenario, edition: Edition, lookup: Lookup, hint: Hint = near_in_pool
    ) -> None:
        self.scenario = scenario
        self.edition = edition
        self.lookup = lookup
        self.hint = hint
        self.names = Names(list(scenario.players))
        self.later: list[tuple[GameObject, dict[str, Any], str]] = []
        self.entries: dict[int, dict[str, Any]] = {}  # physical card -> the entry that placed it

    def build(self) -> Game:
        """The game, ready to begin in the step where the scenario starts."""
        scenario = self.scenario
        try:
            g = setup.empty_game(
                self.edition,
                list(scenario.players),
                teams=self._teams(),
                format=scenario.format,
                range_=scenario.range,
                attack=str(scenario.options.get("attack", "")),
            )
        except setup.SetupError as error:
            raise ScenarioError(f"{scenario.file}: {error}") from None
        for seat, (name, data) in enumerate(scenario.players.items()):
            self._player(g, seat, name, data)
        for obj, entry, place in self.later:
            self._connect(g, obj, entry, place)
        self._variants(g)
        for seat, (name, data) in enumerate(scenario.players.items()):
            where = f"{scenario.file}: player {name}: commander_damage"
            for alias, number in (data.get("commander_damage") or {}).items():
                obj = g.objects[self.names.one(g, str(alias), where)]
                setup.note_commander_damage(g, seat, obj, int(number))
        setup.share(g, [("life" in d, "poison" in d) for d in scenario.players.values()])
        seats = tuple(range(len(scenario.players)))
        g.setup_data = (*g.setup_data, ("mana-at-priority", seats))
        self._start(g)
        return g

    def _teams(self) -> list[int] | None:
        if not any("team" in data for data in self.scenario.players.values()):
            return None
        words = [str(data.get("team", name)) for name, data in self.scenario.players.items()]
        return [words.index(word) for word in words]

    def _player(self, g: Game, seat: int, name: str, data: dict[str, Any]) -> None:
        player = g.players[seat]
        player.life = data.get("life", player.life)
        player.poison = data.get("poison", 0)
        if "counters" in data:
            player.counters = tuple(sorted(data["counters"].items()))
        if "mana" in data:
            self._mana(g, seat, str(data["mana"]))
        for zone in ("battlefield", "graveyard", "hand", "exile", "command", "ante"):
            for entry in data.get(zone, []):
                self._card(g, seat, zone, entry, f"{self.scenario.file}: player {name}: {zone}")
        library = data.get("library")
        if library is None:
            library = [{"card": "Mountain"}] * DEFAULT_LIBRARY
        for entry in reversed(library):
            self._card(g, seat, "library", entry, f"{self.scenario.file}: player {name}: library")
        for entry in data.get("sideboard", []):
            self._card(g, seat, "outside", entry, f"{self.scenario.file}: player {name}: sideboard")

    def _variants(self, g: Game) -> None:
        """Planar decks (of the active player the first plane is face up) and vanguard cards."""
        file = self.scenario.file
        active = self.scenario.start.get("active")
        for seat, (name, data) in enumerate(self.scenario.players.items()):
            place = f"{file}: player {name}: planes"
            cards = [self.card(entry, place) for entry in data.get("planes", [])]
            aliases = [entry.get("as") for entry in data.get("planes", [])]
            up = seat == (0 if active is None else self.names.seat(active, f"{file}: start"))
            for phys, alias in zip(setup.put_planes(g, seat, cards, up), aliases, strict=True):
                if alias is not None:
                    self.names.give(str(alias), phys)
            if "avatar" in data and not setup.put_avatar(g, seat, str(data["avatar"])):
                raise ScenarioError(f"{file}: there is no avatar called {data['avatar']!r}")

    def _mana(self, g: Game, seat: int, text: str) -> None:
        pool = list(g.players[seat].pool)
        try:
            for symbol in ir.parse_mana(text):
                if symbol not in ir.mana.MANA_TYPES:
                    raise ValueError(
                        f"mana in a pool is coloured or {{C}}, so {{{symbol}}} cannot be there"
                    )
                pool[ir.mana.MANA_TYPES.index(symbol)] += 1
        except ValueError as error:
            raise ScenarioError(f"{self.scenario.file}: mana: {error}") from None
        g.players[seat].pool = tuple(pool)

    def _card(self, g: Game, seat: int, zone: str, entry: dict[str, Any], place: str) -> None:
        card = self.card(entry, place)
        owner = self.names.seat(entry["owner"], place) if "owner" in entry else seat
        face = (
            1
            if (entry.get("transformed") or entry.get("flipped")) and len(card.faces) > 1
            else int(entry.get("face", 0))
        )
        counters = entry.get("counters")
        if counters is not None and not _numbers(counters):
            raise ScenarioError(f"{place}: counters are a mapping from kind to number")
        on_field = zone == "battlefield"
        obj = setup.add(
            g,
            card,
            owner,
            zone,
            face=face,
            token=bool(entry.get("token")),
            controller=seat if on_field else None,
            counters=counters,
            sick=bool(entry.get("sick")),
            face_down=bool(entry.get("face_down")),
            tapped=bool(entry.get("tapped")),
            damage=int(entry.get("damage", 0)),
            flipped=bool(entry.get("flipped")),
            phased_out=1 if entry.get("phased_out") else 0,
            chosen=_chosen(entry.get("chosen"), self.names),
        )
        self.entries[obj.phys] = entry
        if "set" in entry:
            setup.give_symbol(g, obj, str(entry["set"]))
        if "as" in entry:
            self.names.give(str(entry["as"]), obj.phys)
        if entry.get("commander"):
            setup.name_commander(g, obj)
        if any(key in entry for key in ("attached_to", "exiled_by", "haunting")):
            self.later.append((obj, entry, place))

    def card(self, entry: dict[str, Any], place: str) -> ir.Card:
        """The card of an entry, from the pool or made up on the spot."""
        if "card" not in entry:
            made = made_up(entry, place)
            self._check_symbols(made, place)
            return made
        name = str(entry["card"])
        found = self.lookup(name) or plane(name)
        if found is None:
            remedy = self.hint(name)
            raise ScenarioError(f"{place}: the card {name!r} is not in the pool; {remedy}")
        return found

    def _check_symbols(self, card: ir.Card, place: str) -> None:
        """A cost consists of mana symbols that the edition has (2006:104.3)."""
        paid = [node.mana for node in ir.walk(card) if isinstance(node, ir.PayMana)]
        for symbol in [s for cost in (card.faces[0].cost or (), *paid) for s in cost]:
            kind = ir.mana.later_kind(symbol)
            if kind and kind not in self.edition.facts.later_mana_symbols:
                raise ScenarioError(
                    f"{place}: {{{symbol}}} is no mana symbol in the edition {self.edition.key}"
                )

    def _connect(self, g: Game, obj: GameObject, entry: dict[str, Any], place: str) -> None:
        if "attached_to" in entry:
            target = str(entry["attached_to"])
            if self.names.is_player(target):
                setup.attach(g, obj, -1 - self.names.players.index(target))
            else:
                to = self.names.one(g, target, place)
                self._refuse_circle(g, obj, to, place)
                setup.attach(g, obj, to)
        if "exiled_by" in entry:
            host = g.objects[self.names.one(g, str(entry["exiled_by"]), place)]
            host.linked = _link(host.linked, "exiled", obj.id)
        if "haunting" in entry:
            haunted = self.names.one(g, str(entry["haunting"]), place)
            obj.linked = _link(obj.linked, "haunted", haunted)

    def _refuse_circle(self, g: Game, obj: GameObject, host: int, place: str) -> None:
        """Nothing is attached to itself, not even by way of others."""
        while host > 0:
            if host == obj.id:
                raise ScenarioError(f"{place}: a card cannot be attached to itself")
            host = g.objects[host].attached_to

    def _start(self, g: Game) -> None:
        start = self.scenario.start
        active = (
            self.names.seat(start["active"], f"{self.scenario.file}: start")
            if "active" in start
            else 0
        )
        if "chance" in start:
            setup.set_chance(g, int(str(start["chance"]), 16))
        try:
            setup.begin_at(
                g,
                turn=int(start.get("turn", 1)),
                active=active,
                step=str(start.get("step", "main1")),
            )
        except setup.SetupError as error:
            raise ScenarioError(f"{self.scenario.file}: start: {error}") from None


def _numbers(counters: Any) -> bool:
    """Is it a mapping from kinds to whole numbers of at least 0?"""
    return isinstance(counters, dict) and all(
        isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in counters.values()
    )


def _link(
    linked: tuple[tuple[str, tuple[int, ...]], ...], key: str, id_: int
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    table = dict(linked)
    table[key] = (*table.get(key, ()), id_)
    return tuple(table.items())


CHOSEN_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def _chosen(value: Any, names: Names) -> tuple[tuple[str, Any], ...]:
    """What was chosen for a permanent: a player, a colour, or a word (creature type, card name)
    under every key that asks for one.
    """
    if value is None:
        return ()
    word = str(value)
    if names.is_player(word):
        return (("player", names.players.index(word)),)
    if word.lower() in CHOSEN_COLORS:
        return (("color", CHOSEN_COLORS[word.lower()]),)
    return tuple(
        (key, word)
        for key in ("type", "creature-type", "name", "card-name", "card-type", "land-type")
    )


def change(g: Game, names: Names, data: dict[str, Any], place: str) -> None:
    """Change the situation by hand: an object's tapped state, damage or counters, a player's
    life.
    """
    _ = g.question
    g.to_stable_point()
    if "object" in data:
        obj = g.objects[names.one(g, str(data["object"]), place)]
        for key, value in data.items():
            if key == "counters":
                merged = {**dict(obj.counters), **value}
                g.put(obj, "counters", tuple(sorted((k, n) for k, n in merged.items() if n)))
            elif key in ("tapped", "damage"):
                g.put(obj, key, value)
            elif key != "object":
                raise ScenarioError(
                    f"{place}: set knows tapped, damage and counters of an object, not {key!r}"
                )
        g.stale(obj)
    elif "player" in data:
        player = g.players[names.seat(data["player"], place)]
        for key, value in data.items():
            if key in ("life", "poison"):
                g.put(player, key, value)
            elif key != "player":
                raise ScenarioError(f"{place}: set knows life and poison of a player, not {key!r}")
    else:
        raise ScenarioError(f"{place}: set names an object or a player")
    g.sba_needed = True
    g.new_epoch()
    g.unit_mark = len(g.journal)
    g.pending = None
    g.first = None
