"""How things stand at a moment, in values that mean the same in every edition, and where two
editions come to stand differently."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Final

from apnap import referee
from apnap.game import ZONE_NAMES, Game
from apnap.lab.running import Run

from .running import IMPOSSIBLE, LEFT_OUT, OPEN, Played

Key = tuple[str, ...]  # what something is called across editions
MISSING: Final = "missing"
OF_PLAYERS: Final = ("life", "poison", "hand", "library", "lost")
OF_CARDS: Final = (
    "zone", "controller", "tapped", "damage", "counters", "size", "face_down", "attached_to",
    "types",
)  # fmt: skip
OF_GAME: Final = ("over", "turn", "step", "stack")


@dataclass(frozen=True)
class Standing:
    """A position: properties of the game, of each player by seat, of each card by its key.
    `names`: the names of the cards."""

    game: dict[str, Any]
    players: tuple[dict[str, Any], ...]
    cards: dict[Key, dict[str, Any]]
    names: dict[Key, str]


def standing(run: Run) -> Standing:
    """How things stand now."""
    g = run.game
    outcome = g.outcome
    game = {
        "turn": g.turn,
        "step": g.edition.steps[g.step].name if g.step >= 0 else "",
        "over": None if outcome is None else ("draw" if outcome.draw else tuple(outcome.winners)),
        "stack": len(g.stack),
    }
    players = tuple(
        {
            "life": player.life,
            "poison": player.poison,
            "hand": len(player.hand),
            "library": len(player.library),
            "lost": player.lost,
        }
        for player in g.players
    )
    cards: dict[Key, dict[str, Any]] = {}
    names: dict[Key, str] = {}
    keys = _keys(run)
    for id_, key in keys.items():
        cards[key] = _card(g, id_, keys)
        names[key] = referee.printed_name(g.objects[id_])
    return Standing(game, players, cards, names)


def _keys(run: Run) -> dict[int, Key]:
    """The key of every object: cards of the situation by their number, others by name and order."""
    g = run.game
    keys: dict[int, Key] = {}
    counted: dict[tuple[str, str], int] = {}
    for id_ in referee.all_ids(g):
        obj = g.objects[id_]
        if referee.is_ability(g, id_):
            continue
        if referee.is_card(g, id_) and obj.phys in run.entries:
            keys[id_] = ("card", str(obj.phys))
            continue
        alike = (referee.printed_name(obj), str(obj.controller))
        counted[alike] = counted.get(alike, 0) + 1
        keys[id_] = ("made", *alike, str(counted[alike]))
    return keys


def _card(g: Game, id_: int, keys: dict[int, Key]) -> dict[str, Any]:
    obj = g.objects[id_]
    zone = ZONE_NAMES[obj.zone]
    if zone in ("library", "hand", "graveyard", "outside"):
        return {"zone": zone}
    chars = g.chars(obj)
    found: dict[str, Any] = {"zone": zone, "controller": obj.controller}
    if obj.tapped:
        found["tapped"] = True
    if obj.damage:
        found["damage"] = obj.damage
    if obj.counters:
        found["counters"] = obj.counters
    if chars.power is not None and zone == "battlefield":
        found["size"] = (chars.power, chars.toughness)
    if obj.face_down:
        found["face_down"] = True
    if obj.attached_to:
        found["attached_to"] = keys.get(obj.attached_to, (str(obj.attached_to),))
    if zone == "battlefield":
        found["types"] = chars.types
    return found


@dataclass(frozen=True)
class Row:
    """Something that is not the same everywhere. `of`: "game", "player" or "card"; `which`: the
    seat, or the card's key; `values`: by edition."""

    of: str
    which: Any
    property: str
    values: dict[str, Any]


def rows(standings: dict[str, Standing]) -> list[Row]:
    """All that differs between these positions."""
    found: list[Row] = []
    every = list(standings.values())
    for name in OF_GAME:
        _compare(found, "game", None, name, {e: s.game for e, s in standings.items()})
    for seat in range(len(every[0].players)):
        for name in OF_PLAYERS:
            parts = {e: s.players[seat] for e, s in standings.items()}
            _compare(found, "player", seat, name, parts)
    for key in dict.fromkeys(key for one in every for key in one.cards):
        parts = {e: s.cards.get(key, {"zone": MISSING}) for e, s in standings.items()}
        together = len({part["zone"] for part in parts.values()}) == 1
        for name in OF_CARDS if together else ("zone",):
            _compare(found, "card", key, name, parts)
    return found


def _compare(
    found: list[Row], of: str, which: Any, name: str, parts: dict[str, dict[str, Any]]
) -> None:
    values = {edition: part.get(name) for edition, part in parts.items()}
    if len({repr(value) for value in values.values()}) > 1:
        found.append(Row(of, which, name, values))


# ------------------------------------------------------------------ where the ways part


@dataclass(frozen=True)
class Parting:
    """Where two editions first differ. `action`: the number of the action, -1: before the first;
    `lines`: the first line of each that the other has not, or -1; `why`: "possible" (one of them
    does not allow it), "asked" (only one of them asks), "position", or "trace" (only the rules that
    are applied differ)."""

    action: int
    lines: tuple[int, int]
    why: str


def parting(one: Played, other: Played) -> Parting | None:
    """Where the ways of two editions part: in what is possible or how things stand, if they do; or
    in the rules that were applied."""
    for action in range(-1, min(one.cut, other.cut, len(one.prints) - 1, len(other.prints) - 1)):
        why = _why(one, other, action)
        if why:
            return Parting(action, first_lines(one, other, action), why)
    for action in range(-1, min(len(one.steps), len(other.steps))):
        lines = first_lines(one, other, action)
        if lines != (-1, -1):
            return Parting(action, lines, "trace")
    return None


def _why(one: Played, other: Played, action: int) -> str:
    if action >= 0:
        statuses = {one.steps[action].status, other.steps[action].status}
        if len(statuses) > 1 and IMPOSSIBLE in statuses:
            return "possible"
        if len(statuses) > 1 and OPEN in statuses:
            return "asked"
        if len(statuses) > 1 and LEFT_OUT in statuses:
            return ""  # the document itself takes another way here
    a, b = one.prints[action + 1], other.prints[action + 1]
    return "position" if rows({"a": a, "b": b}) else ""


def _span(played: Played, action: int) -> tuple[int, int]:
    if action < 0:
        return 0, played.opening
    step = played.steps[action]
    return step.first, step.end


def comparable(played: Played, action: int) -> list[Any]:
    """The lines of an action as they can be compared: rule keys, and the cards they are about."""
    start, end = _span(played, action)
    game, keys = played.game, _keys(played.run)
    told = []
    for key, args, _ in game.lines[start:end]:
        cards = tuple(
            _now(game, value, keys) if value > 0 else value
            for name, value in args
            if name in ("object", "source", "target", "player") and isinstance(value, int)
        )
        told.append((key, cards))
    return told


def _now(game: Game, id_: int, keys: dict[int, Key]) -> Any:
    """The key of what an object has become."""
    while id_ in game.became:
        id_ = game.became[id_]
    return keys.get(id_, "?")


def odd_lines(one: Played, other: Played, action: int) -> tuple[list[int], list[int]]:
    """The lines of an action that only the one has, and those that only the other has."""
    a, b = comparable(one, action), comparable(other, action)
    starts = _span(one, action)[0], _span(other, action)[0]
    odd: tuple[list[int], list[int]] = ([], [])
    for tag, a1, a2, b1, b2 in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        if tag != "equal":
            odd[0].extend(starts[0] + n for n in range(a1, a2))
            odd[1].extend(starts[1] + n for n in range(b1, b2))
    return odd


def first_lines(one: Played, other: Played, action: int) -> tuple[int, int]:
    """The first line of each that the other has not; -1 where there is none."""
    odd = odd_lines(one, other, action)
    return (odd[0][0] if odd[0] else -1, odd[1][0] if odd[1] else -1)
