"""Reading scenario files: YAML or JSON, every key checked, an unknown one named."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from apnap.core.constants import ZONE_NAMES
from apnap.editions import names
from apnap.jsontext import check_characters, read_json

from .errors import ScenarioError

TOP = (
    "title",
    "rules",
    "editions",
    "format",
    "range",
    "players",
    "start",
    "do",
    "expect",
    "choices",
    "unanswered",
    "leftovers",
    "random",
    "anachronistic",
    "note",
    "title_zh",
    "note_zh",
    "options",
)
PLAYER = (
    "life",
    "poison",
    "counters",
    "mana",
    "hand",
    "library",
    "battlefield",
    "graveyard",
    "exile",
    "command",
    "team",
    "commander_damage",
    "sideboard",
    "ante",
    "planes",
    "avatar",
)
OPTIONS = ("attack",)
START = ("turn", "active", "step", "chance")
CHANCE = re.compile(r"[0-9a-f]{16}")
CARD = (
    "card",
    "as",
    "tapped",
    "set",
    "sick",
    "damage",
    "counters",
    "attached_to",
    "face_down",
    "owner",
    "transformed",
    "flipped",
    "chosen",
    "commander",
    "exiled_by",
    "haunting",
    "phased_out",
    "face",
)
MADE = ("name", "cost", "type", "pt", "text", "colors", "loyalty", "token")
ACTION = (
    "by",
    "cast",
    "from",
    "targets",
    "x",
    "modes",
    "with",
    "choose",
    "pay",
    "activate",
    "ability",
    "play",
    "special",
    "action",
    "attack",
    "bands",
    "block",
    "to",
    "resolve",
    "pass",
    "until",
    "answer",
    "concede",
    "illegal",
    "because",
    "expect",
    "set",
    "at",
    "only",
    "as",
    "shuffle",
    "note",
    "divide",
    "default",
    "turn_up",
    "repeat",
    "times",
    "roll",
)
# What an action does; each names one.
VERBS = (
    "cast",
    "activate",
    "play",
    "special",
    "attack",
    "block",
    "to",
    "resolve",
    "pass",
    "until",
    "repeat",
    "roll",
)
EXPECT = (
    "life",
    "poison",
    "player_counters",
    "hand",
    "library",
    "mana",
    "graveyard",
    "battlefield",
    "exile",
    "command",
    "stack",
    "count",
    "is",
    "zone",
    "object",
    "winner",
    "loser",
    "draw",
    "over",
    "turn",
    "step",
    "active",
    "turns",
    "stacks",
    "priority",
    "asked",
    "attacking",
    "blocking",
    "legal",
    "not_legal",
    "can_attack",
    "cannot_attack",
    "can_block",
    "cannot_block",
    "trace",
    "view",
    "only",
    "note",
    "undetermined",
)
OBJECT = (
    "object",
    "zone",
    "controller",
    "owner",
    "power",
    "toughness",
    "tapped",
    "damage",
    "counters",
    "types",
    "not_types",
    "subtypes",
    "not_subtypes",
    "type_line",
    "colors",
    "not_colors",
    "name",
    "mana_value",
    "base_power",
    "base_toughness",
    "has",
    "lacks",
    "attached_to",
    "copy",
    "token",
    "face_down",
    "attacking",
    "blocking",
    "phased_out",
    "only",
    "note",
    "supertypes",
    "not_supertypes",
    "loyalty",
    "flipped",
    "transformed",
    "sick",
    "card",
    "blocked",
    "chosen",
)
COUNT = (*OBJECT, "card")
VIEW = ("by", "hand", "knows", "does_not_know", "library", "only", "note")
ZONES = (
    "hand",
    "library",
    "battlefield",
    "graveyard",
    "exile",
    "command",
    "sideboard",
    "ante",
    "planes",
)


@dataclass
class Scenario:
    """A scenario as read, its keys checked and its words made strings."""

    file: str
    title: str = ""
    rules: tuple[str, ...] = ()
    editions: tuple[str, ...] = ("current",)
    format: str = "duel"
    range: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    players: dict[str, dict[str, Any]] = field(default_factory=dict)
    start: dict[str, Any] = field(default_factory=dict)
    do: list[dict[str, Any]] = field(default_factory=list)
    expect: Any = None
    choices: dict[str, list[Any]] = field(default_factory=dict)
    unanswered: str = "error"
    leftovers: str = "error"
    random: list[Any] = field(default_factory=list)
    anachronistic: bool = True
    note: str = ""
    title_zh: str = ""
    note_zh: str = ""

    @property
    def checks_nothing(self) -> bool:
        """Is there neither a check nor `expect: []`, which says that none is wanted?"""
        return self.expect is None and not any(
            action.get("expect") or "illegal" in action for action in self.do
        )

    def checks(self, edition: str) -> list[dict[str, Any]]:
        """The final checks for an edition."""
        if self.expect is None:
            return []
        if isinstance(self.expect, list):
            return self.expect
        found = self.expect.get(edition, self.expect.get("default"))
        if found is None:
            raise ScenarioError(
                f"{self.file}: expect says nothing for the edition {edition}; add it, or a default"
            )
        return list(found)


def load(path: str | Path) -> Scenario:
    """Read a scenario file (.yaml, .yml or .json)."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: the text is not in UTF-8; save the file as UTF-8") from None
    except OSError as error:
        raise ScenarioError(f"{path}: cannot be read ({error.strerror or error})") from None
    return load_text(text, str(path))


def load_text(text: str, name: str) -> Scenario:
    """Read the text of a scenario file; `name` says how it is written (.json, else YAML)."""
    form = "JSON" if name.endswith(".json") else "YAML"
    try:
        data = read_json(text) if form == "JSON" else yaml.load(text, Loader=_Loader)
        check_characters(data)
    except (ValueError, yaml.YAMLError, RecursionError) as error:
        line = getattr(getattr(error, "problem_mark", None), "line", None)
        place = f" at line {line + 1}" if line is not None else ""
        raise ScenarioError(f"{name}: not readable as {form}{place}") from None
    return load_data(data, name)


class _Loader(yaml.SafeLoader):
    """YAML without aliases (a few bytes of them can stand for gigabytes) and with every key
    once.
    """

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.events.AliasEvent):
            raise yaml.YAMLError("aliases are not used in scenario files")
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.MarkedYAMLError(
                    problem=f"the key {key.value} is given twice", problem_mark=key.start_mark
                )
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def load_data(data: Any, file: str = "scenario") -> Scenario:
    """Check the data of a scenario."""
    if not isinstance(data, dict):
        raise ScenarioError(
            f"{file}: a scenario is a mapping with keys such as players, do and expect"
        )
    data = words(data)
    known(data, TOP, file, "scenario")
    if not isinstance(data.get("players"), dict) or len(data["players"]) < 2:
        raise ScenarioError(f"{file}: players must name at least two players")
    scenario = Scenario(file)
    scenario.title = str(data.get("title", Path(file).stem))
    scenario.title_zh = _text(data, "title_zh", file)
    scenario.note = _text(data, "note", file)
    scenario.note_zh = _text(data, "note_zh", file)
    scenario.rules = tuple(as_list(data.get("rules", []), file, "rules"))
    scenario.editions = tuple(
        str(e) for e in as_list(data.get("editions", ["current"]), file, "editions")
    )
    scenario.format = str(data.get("format", "duel"))
    scenario.range = _count(data.get("range", 0), file, "range")
    scenario.options = _mapping(data.get("options", {}), OPTIONS, file, "options")
    scenario.players = {
        str(name): _player(player or {}, f"{file}: player {name}")
        for name, player in data["players"].items()
    }
    _check_aliases(data["players"], file)
    scenario.start = _mapping(data.get("start", {}), START, file, "start")
    if _count(scenario.start.get("turn", 1), file, "start: turn") < 1:
        raise ScenarioError(f"{file}: start: turns are counted from 1")
    if "chance" in scenario.start and not CHANCE.fullmatch(str(scenario.start["chance"])):
        raise ScenarioError(
            f"{file}: start: chance is a number of 16 hexadecimal digits, in quotes"
        )
    scenario.do = [
        _action(action, f"{file}: do[{i + 1}]")
        for i, action in enumerate(as_list(data.get("do", []), file, "do"))
    ]
    scenario.expect = _expect(data.get("expect"), file)
    _check_editions(scenario)
    scenario.choices = {
        str(name): as_list(entries, file, "choices")
        for name, entries in (data.get("choices") or {}).items()
    }
    for name in scenario.choices:
        if name not in scenario.players:
            raise ScenarioError(f"{file}: choices names {name!r}, who is no player")
    scenario.unanswered = _one_of(
        data.get("unanswered", "error"), ("error", "auto"), file, "unanswered"
    )
    scenario.leftovers = _one_of(
        data.get("leftovers", "error"), ("error", "ignore"), file, "leftovers"
    )
    scenario.random = as_list(data.get("random", []), file, "random")
    return scenario


def _check_aliases(players: dict[Any, Any], file: str) -> None:
    """A name stands for one entry (which may be several copies), and for no player."""
    seen: set[str] = set()
    for name, player in players.items():
        for zone in ZONES:
            for entry in as_list((player or {}).get(zone), file, zone):
                place = f"{file}: player {name}: {zone}"
                alias = next((one["as"] for one in card_entries(entry, place) if "as" in one), None)
                if alias is None:
                    continue
                if str(alias) in seen:
                    raise ScenarioError(f"{place}: the name {alias!r} is given twice")
                if str(alias) in map(str, players):
                    raise ScenarioError(f"{place}: the name {alias!r} is that of a player")
                seen.add(str(alias))


def _check_editions(scenario: Scenario) -> None:
    """`only` and `expect` name editions that there are, or that the scenario is run under."""
    if any(edition.endswith((".toml", ".json")) for edition in scenario.editions):
        return  # an edition of the user's own, known when its file is read
    allowed = {*names(), *scenario.editions}
    for number, action in enumerate(scenario.do):
        for edition in action.get("only", ()):
            _known_edition(edition, allowed, f"{scenario.file}: do[{number + 1}]: only")
    if isinstance(scenario.expect, dict):
        for edition in scenario.expect:
            _known_edition(edition, {*allowed, "default"}, f"{scenario.file}: expect")


def _known_edition(edition: str, allowed: set[str], place: str) -> None:
    if edition not in allowed:
        raise ScenarioError(
            f"{place}: there is no edition {edition!r}; choose from {', '.join(sorted(allowed))}"
        )


def _text(data: dict[str, Any], key: str, file: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise ScenarioError(f"{file}: {key} must be text, not {value!r}")
    return value.strip()


def words(value: Any) -> Any:
    """Booleans and year numbers that YAML made of words are taken as they were meant: keys become
    strings.
    """
    if isinstance(value, dict):
        return {_key(key): words(part) for key, part in value.items()}
    if isinstance(value, list):
        return [words(part) for part in value]
    return value


def _key(key: Any) -> str:
    if key is True:
        return "yes"
    if key is False:
        return "no"
    return str(key)


def known(data: dict[str, Any], keys: tuple[str, ...], file: str, what: str) -> None:
    """Refuse a key that is not known, by name and with the nearest known one."""
    for key in data:
        if key not in keys:
            near = difflib.get_close_matches(key, keys, 1)
            hint = (
                f"; did you mean {near[0]!r}?"
                if near
                else f"; known are {', '.join(keys[:12])} ..."
            )
            raise ScenarioError(f"{file}: unknown key {key!r} in {what}{hint}")


def as_list(value: Any, file: str, what: str) -> list[Any]:
    """A list, or one thing as a list of one."""
    if value is None:
        return []
    if isinstance(value, list):
        return value
    if isinstance(value, (str, int, dict)):
        return [value]
    raise ScenarioError(f"{file}: {what} must be a list")


def _count(value: Any, file: str, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ScenarioError(f"{file}: {what} must be a whole number, not {value!r}")
    return value


def _one_of(value: Any, allowed: tuple[str, ...], file: str, what: str) -> str:
    if value not in allowed:
        raise ScenarioError(f"{file}: {what} is one of {', '.join(allowed)}, not {value!r}")
    return str(value)


def _mapping(value: Any, keys: tuple[str, ...], file: str, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ScenarioError(f"{file}: {what} must be a mapping with the keys {', '.join(keys[:8])}")
    known(value, keys, file, what)
    return value


def _player(data: Any, place: str) -> dict[str, Any]:
    player = dict(_mapping(data, PLAYER, place, "the player"))
    for zone in ZONES:
        if zone in player:
            entries = as_list(player[zone], place, zone)
            player[zone] = [
                card for entry in entries for card in card_entries(entry, f"{place}: {zone}")
            ]
    for key in ("life", "poison"):
        if key in player and (isinstance(player[key], bool) or not isinstance(player[key], int)):
            raise ScenarioError(f"{place}: {key} must be a whole number, not {player[key]!r}")
    return player


def card_entries(entry: Any, place: str) -> list[dict[str, Any]]:
    """A card entry as mappings: `NAME`, `NAME * N`, `NAME as ALIAS`, or a mapping."""
    if isinstance(entry, dict):
        keys = (*MADE, *CARD) if "card" not in entry else CARD
        known(entry, keys, place, "the card")
        if "card" not in entry and "name" not in entry and not entry.get("token"):
            raise ScenarioError(f"{place}: a card needs `card: NAME` or `name:` with its type")
        if "card" in entry:
            head = card_entries(entry["card"], place)
            _check_values(entry, place)
            return [{**one, **{k: v for k, v in entry.items() if k != "card"}} for one in head]
        _check_values(entry, place)
        return [entry]
    if not isinstance(entry, str) or not entry.strip():
        raise ScenarioError(f"{place}: a card is a name or a mapping, not {entry!r}")
    name, _, alias = entry.partition(" as ")
    name, star, number = name.partition(" * ")
    copies = 1
    if star:
        if not number.strip().isdigit() or not 0 < int(number) <= 20_000:
            raise ScenarioError(f"{place}: {entry!r} should end in a number of copies, at least 1")
        copies = int(number)
    one: dict[str, Any] = {"card": name.strip()}
    if alias:
        one["as"] = alias.strip()
    return [dict(one) for _ in range(copies)]


def _check_values(entry: dict[str, Any], place: str) -> None:
    """Damage and the number of a face are whole and not below 0; what was chosen is one word."""
    for key in ("damage", "face"):
        _count(entry.get(key, 0), place, key)
    if isinstance(entry.get("chosen"), (dict, list)):
        raise ScenarioError(
            f"{place}: chosen is a colour, a word or a player, not {entry['chosen']!r}"
        )


def _action(data: Any, place: str) -> dict[str, Any]:
    action = dict(_mapping(data, ACTION, place, "the action"))
    if "illegal" in action:
        action["illegal"] = _action(action["illegal"], place)
    if "expect" in action:
        action["expect"] = _expect(action["expect"], place)
    verbs = [verb for verb in VERBS if verb in action]
    if len(verbs) > 1:
        raise ScenarioError(f"{place}: one action does one thing, not {' and '.join(verbs)}")
    times = action.get("pass", 1)
    if isinstance(times, int) and not isinstance(times, bool) and times < 1:
        raise ScenarioError(f"{place}: pass takes a number of at least 1, not {times}")
    if isinstance(action.get("only"), (str, int)):
        action["only"] = [action["only"]]
    if "only" in action:
        action["only"] = [str(e) for e in action["only"]]
    return action


def _expect(data: Any, place: str) -> Any:
    if data is None:
        return None
    if isinstance(data, dict):
        if set(data) & set(EXPECT):
            return [_check(data, place)]
        return {
            edition: [
                _check(check, f"{place}: expect {edition}")
                for check in as_list(checks, place, "expect")
            ]
            for edition, checks in data.items()
        }
    return [
        _check(check, f"{place}: expect[{i + 1}]")
        for i, check in enumerate(as_list(data, place, "expect"))
    ]


def _check(data: Any, place: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ScenarioError(f"{place}: a check is a mapping, not {data!r}")
    for part in (data, data.get("count")):
        if isinstance(part, dict) and "zone" in part:
            _one_of(part["zone"], ZONE_NAMES, place, "zone")
    if "object" in data:
        known(data, OBJECT, place, "the check of an object")
    else:
        known(data, EXPECT, place, "the check")
        if isinstance(data.get("count"), dict):
            known(data["count"], COUNT, place, "count")
        if isinstance(data.get("view"), dict):
            known(data["view"], VIEW, place, "view")
    return data
