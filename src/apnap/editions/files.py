"""Editions of a user's own: a TOML or JSON file that names a parent and the facts that differ.

name = "Club rules"
parent = "current"
[facts]
mana_burn = true
damage_uses_stack = true
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from apnap.core.edition import Edition

from .base import EditionError, derive
from .registry import get

KEYS = ("name", "parent", "facts", "name_zh")


def load_file(path: str | Path) -> Edition:
    """The edition that a file describes; EditionError with the file and what is wrong in it."""
    path = Path(path)
    try:
        content = path.read_bytes()
    except OSError as error:
        raise EditionError(f"{path}: the edition file cannot be read ({error})") from None
    return from_bytes(content, path)


def from_bytes(content: bytes, path: Path) -> Edition:
    """The edition that the contents of a file describe; its name says of which kind it is."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EditionError(f"{path}: the edition file cannot be read ({error})") from None
    try:
        data: Any = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise EditionError(f"{path}: neither TOML nor JSON that can be read ({error})") from None
    try:
        return from_data(data, path.stem)
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from None


def from_data(data: Any, key: str) -> Edition:
    """The edition that the contents of such a file describe."""
    if not isinstance(data, dict):
        raise EditionError("an edition file is a table with the keys name, parent and facts")
    for name in data:
        if name not in KEYS:
            raise EditionError(f"unknown key {name!r}; an edition file has {', '.join(KEYS)}")
    parent = data.get("parent")
    if not isinstance(parent, str):
        raise EditionError('the parent is missing: write for example parent = "current"')
    facts = data.get("facts", {})
    if not isinstance(facts, dict):
        raise EditionError("facts must be a table of names and values")
    name = data.get("name", key)
    if not isinstance(name, str):
        raise EditionError("the name must be a text")
    made = derive(get(parent), key, (name, str(data.get("name_zh", name))), facts=facts)
    made.source = {"key": key, **data}
    return made


def from_source(data: dict[str, Any]) -> Edition:
    """The edition of a user's file, from what a saved game kept of it."""
    return from_data(
        {name: value for name, value in data.items() if name != "key"}, str(data.get("key", ""))
    )
