"""The document of the lab: a scenario as plain data, each card an entry of its own.

What the page edits and what the server runs is the same structure as a scenario file, so that
saving is writing it down.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any, Final

import yaml

from apnap.jsontext import read_json
from apnap.lab.errors import ScenarioError
from apnap.lab.loading import ZONES, Scenario, load_data, load_text
from apnap.web.wire import as_text

Document = dict[str, Any]

LARGEST: Final = 400_000  # characters of a file, or of a link when unfolded
MOST_CARDS: Final = 2_000
MOST_ACTIONS: Final = 1_000
CARD_ORDER: Final = ("card", "name", "as")
TOP_ORDER: Final = (
    "title", "title_zh", "note", "note_zh", "rules", "editions", "format", "range", "options",
    "players", "start", "do", "expect", "choices", "random", "unanswered", "leftovers",
)  # fmt: skip


def checked(data: Any, name: str = "scenario") -> Scenario:
    """The scenario of a document; ScenarioError says what is wrong with it."""
    scenario = load_data(data, name)
    cards = sum(len(player.get(zone, ())) for player in scenario.players.values() for zone in ZONES)
    if cards > MOST_CARDS:
        raise ScenarioError(
            f"{name}: {cards} cards are too many for the lab; it takes {MOST_CARDS}"
        )
    if len(scenario.do) > MOST_ACTIONS:
        raise ScenarioError(
            f"{name}: {len(scenario.do)} actions are too many for the lab; it takes {MOST_ACTIONS}"
        )
    return scenario


def of_scenario(scenario: Scenario) -> Document:
    """The scenario as a document: every card a mapping, what is as usual left out."""
    data: Document = {
        "title": scenario.title,
        "title_zh": scenario.title_zh,
        "note": scenario.note,
        "note_zh": scenario.note_zh,
        "rules": list(scenario.rules),
        "editions": list(scenario.editions),
        "format": scenario.format,
        "range": scenario.range,
        "options": scenario.options,
        "players": scenario.players,
        "start": scenario.start,
        "do": scenario.do,
        "expect": scenario.expect,
        "choices": scenario.choices,
        "random": scenario.random,
        "unanswered": scenario.unanswered,
        "leftovers": scenario.leftovers,
    }
    usual: Document = {"format": "duel", "unanswered": "error", "leftovers": "error"}
    kept = {
        key: value
        for key, value in data.items()
        if key in ("players", "do") or (value and value != usual.get(key))
    }
    copied = json.loads(json.dumps(kept, ensure_ascii=False))
    assert isinstance(copied, dict)
    return copied


def read(text: str, name: str) -> Document:
    """The document in the text of a scenario file, YAML or JSON by its name."""
    if len(text) > LARGEST:
        raise ScenarioError(f"{name}: the file is too long for the lab")
    return of_scenario(load_text(text, name))


# ------------------------------------------------------------------ writing


def written(document: Document, form: str = "yaml") -> str:
    """The document as the text of a scenario file."""
    data = _short(document)
    if load_data(document).checks_nothing:
        data["expect"] = []  # `apnap run` is not to take it for a file that was cut off
    if form == "json":
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return yaml.dump(
        data,
        Dumper=_Dumper,
        allow_unicode=True,
        sort_keys=False,
        default_flow_style=False,
        width=100,
    )


def _short(document: Document) -> Document:
    """The same with cards as people write them: `NAME as ALIAS`, `NAME * N`."""
    found: Document = {}
    for key in TOP_ORDER:
        if key not in document or (document[key] in (None, "", [], {}) and key != "players"):
            continue
        found[key] = document[key]
    found["players"] = {
        name: {
            key: _cards(value) if key in ZONES else value for key, value in (player or {}).items()
        }
        for name, player in document["players"].items()
    }
    for key in ("do", "expect"):
        if key in found:
            found[key] = _lines(found[key])
    return found


def _lines(value: Any) -> Any:
    """Actions and checks, each on a line of its own."""
    if isinstance(value, list):
        return [_Inline(one) if isinstance(one, dict) else one for one in value]
    if isinstance(value, dict):
        return {key: _lines(part) for key, part in value.items()}
    return value


def _cards(entries: list[Document]) -> list[Any]:
    shown: list[Any] = []
    last: tuple[str, int] = ("", 0)
    for entry in entries:
        plain = (
            set(entry) == {"card"} and " as " not in entry["card"] and " * " not in entry["card"]
        )
        if plain and last[0] == entry["card"]:
            last = (last[0], last[1] + 1)
            shown[-1] = f"{last[0]} * {last[1]}"
            continue
        last = (entry["card"], 1) if plain else ("", 0)
        if plain:
            shown.append(entry["card"])
        elif set(entry) == {"card", "as"}:
            shown.append(f"{entry['card']} as {entry['as']}")
        else:
            shown.append(_Inline({k: entry[k] for k in sorted(entry, key=_place)}))
    return shown


def _place(key: str) -> tuple[int, str]:
    return (CARD_ORDER.index(key) if key in CARD_ORDER else len(CARD_ORDER), "")


class _Inline(dict[str, Any]):
    """A mapping that is written on one line."""


class _Dumper(yaml.SafeDumper):
    """Actions and cards on one line each; what is there twice is written twice."""

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)

    def represent_inline(self, data: Any) -> Any:
        return self.represent_mapping("tag:yaml.org,2002:map", data.items(), flow_style=True)


_Dumper.add_representer(_Inline, _Dumper.represent_inline)


# ------------------------------------------------------------------ links


def packed(document: Document) -> str:
    """The document as characters that may stand in an address."""
    text = as_text(_short(document))
    squeezed = zlib.compress(text.encode(), 9)
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(link: str) -> Document:
    """The document of such characters; ScenarioError where they are damaged."""
    try:
        squeezed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        unfold = zlib.decompressobj()
        text = unfold.decompress(squeezed, LARGEST)
        if unfold.unconsumed_tail or not unfold.eof:
            raise ValueError("too long")
        data = read_json(text)
    except (ValueError, binascii.Error, zlib.error):
        raise ScenarioError("link: the address is damaged or cut short; ask for it anew") from None
    return of_scenario(load_data(data, "link"))
