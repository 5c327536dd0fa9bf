"""The ground of the intermediate representation: frozen nodes, to and from JSON.

A node is a frozen dataclass whose fields hold numbers, strings, booleans, ``None``, other nodes, or
tuples of these. Two nodes with the same fields are equal. JSON form: ``{"$": "Draw", "count": 2}``; fields
that have their default are left out. A field or a node name that is not known is refused by name.

Every node has a field `said` (keyword only, default ""): the form of words it was written with, where several say the same thing
("each" or "all", "then" or "and"). Printers read it, the engine never does; `bare` drops it.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

T = TypeVar("T")

NODES: dict[str, type[Node]] = {}


class IRError(ValueError):
    """IR data that cannot be read; one sentence that names the place."""


class Node:
    """Any node of the IR."""

    __slots__ = ()
    if TYPE_CHECKING:
        said: str


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Make a frozen node of the class and enter it under its name."""
    words = cls.__dict__.get("__annotations__", {})
    if "said" not in words:
        cls.__annotations__ = {**words, "said": "str"}
        cls.said = field(default="", kw_only=True)  # type: ignore[attr-defined]
    made = dataclass(frozen=True, slots=True)(cls)
    assert issubclass(made, Node)
    if made.__name__ in NODES:
        raise TypeError(f"two nodes are called {made.__name__}")
    NODES[made.__name__] = made
    return made


def to_json(value: Any) -> Any:
    """The JSON form of a node, a tuple of nodes, or a plain value."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    if isinstance(value, Node):
        data: dict[str, Any] = {"$": type(value).__name__}
        for field in fields(value):  # type: ignore[arg-type]
            part = getattr(value, field.name)
            if (
                field.default is MISSING
                or part != field.default
                or type(part) is not type(field.default)
            ):
                data[field.name] = to_json(part)
        return data
    raise IRError(f"{type(value).__name__} has no place in the IR")


def from_json(data: Any, where: str = "ir") -> Any:
    """Read the JSON form back; raises IRError with the path of what is wrong."""
    if data is None or isinstance(data, (bool, int, str)):
        return data
    if isinstance(data, list):
        return tuple(from_json(part, f"{where}[{i}]") for i, part in enumerate(data))
    if not isinstance(data, dict) or not isinstance(data.get("$"), str):
        raise IRError(f"{where}: expected a node, a list or a plain value")
    kind = NODES.get(data["$"])
    if kind is None:
        raise IRError(f"{where}: there is no node called {data['$']!r}")
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    parts: dict[str, Any] = {}
    for key, part in data.items():
        if key == "$":
            continue
        if key not in names:
            raise IRError(f"{where}: {data['$']} has no field {key!r}")
        parts[key] = from_json(part, f"{where}.{key}")
    try:
        return kind(**parts)
    except TypeError as error:
        raise IRError(f"{where}: {data['$']} is not complete ({error})") from None


def bare(value: Any) -> Any:
    """The value without any `said`: what the engine does, whatever the words."""
    if isinstance(value, tuple):
        return tuple(bare(part) for part in value)
    if not isinstance(value, Node):
        return value
    parts = {f.name: bare(getattr(value, f.name)) for f in fields(value)}  # type: ignore[arg-type]
    parts["said"] = ""
    return type(value)(**parts)


def walk(value: Any) -> list[Node]:
    """Every node inside the value, itself included, in reading order."""
    found: list[Node] = []
    todo: list[Any] = [value]
    while todo:
        part = todo.pop()
        if isinstance(part, tuple):
            todo.extend(reversed(part))
        elif isinstance(part, Node):
            found.append(part)
            todo.extend(getattr(part, f.name) for f in reversed(fields(part)))  # type: ignore[arg-type]
    return found
