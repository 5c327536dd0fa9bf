"""The ground of the intermediate representation: frozen nodes, to and from JSON.

A node is a frozen dataclass whose fields hold numbers, strings, booleans, ``None``, other nodes,
or tuples of these. Two nodes with the same fields are equal. JSON form: ``{"$": "Draw", "count":
2}``; fields that have their default are left out. A field or a node name that is not known is
refused by name.

Every node has a field `said` (keyword only, default ""): the form of words it was written with,
where several say the same thing ("each" or "all", "then" or "and"). Printers read it, the engine
never does; `bare` drops it.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING, Field, FrozenInstanceError, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")

NODES: dict[str, type[Node]] = {}


class IRError(ValueError):
    """IR data that cannot be read; one sentence that names the place."""


class Node:
    """Any node of the IR."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]] = {}
    if TYPE_CHECKING:
        said: str

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, n) == getattr(other, n) for n in self.__dataclass_fields__)

    def __hash__(self) -> int:
        return hash((type(self), *[getattr(self, n) for n in self.__dataclass_fields__]))

    def __repr__(self) -> str:
        shown = []
        for f in fields(self):
            value = getattr(self, f.name)
            if f.default is MISSING or value != f.default:
                shown.append(f"{f.name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"{type(self).__name__} is a value: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"{type(self).__name__} is a value: {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return from_json, (to_json(self),)


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Make a frozen node of the class and enter it under its name.

    What `dataclass(frozen=True, slots=True)` would make (`fields` and `replace` work), made ten
    times as fast: there are hundreds of nodes, and every start of the program makes them all.
    """
    annotations = cls.__dict__.get("__annotations__", {})
    if "said" not in annotations:
        annotations = {**annotations, "said": "str"}
    names = [name for name in annotations if name != "said"] + ["said"]
    if "said" in cls.__dict__:
        names = list(annotations)
    defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
    defaults.setdefault("said", "")
    space = {
        k: v
        for k, v in cls.__dict__.items()
        if k not in defaults and k not in ("__dict__", "__weakref__")
    }
    space.update(__slots__=tuple(names), __match_args__=tuple(names), __annotations__=annotations)
    space["__dataclass_fields__"] = {
        name: _field(name, annotations[name], defaults) for name in names
    }
    space["__init__"] = _make_init(cls, names, defaults)
    made: Any = type(cls)(cls.__name__, cls.__bases__, space)  # type: ignore[misc]
    assert issubclass(made, Node)
    if made.__name__ in NODES:
        raise TypeError(f"two nodes are called {made.__name__}")
    NODES[made.__name__] = made
    result: type[T] = made
    return result


def _field(name: str, type_: str, defaults: dict[str, Any]) -> Field[Any]:
    made: Field[Any] = field(default=defaults[name]) if name in defaults else field()
    made.name = name
    made.type = type_
    made._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
    made.kw_only = False
    return made


def _make_init(cls: type[Any], names: list[str], defaults: dict[str, Any]) -> Any:
    """An `__init__` that takes the fields in order, `said` by name only unless the class declares
    it itself.
    """
    own = "said" in cls.__dict__
    parts = [
        f"{name}=_d[{name!r}]" if name in defaults else name
        for name in names
        if own or name != "said"
    ]
    if not own:
        parts += ["*", "said=''"]
    body = "".join(f"\n    _set(self, {name!r}, {name})" for name in names)
    scope: dict[str, Any] = {"_d": defaults, "_set": object.__setattr__}
    exec(f"def __init__(self, {', '.join(parts)}):{body}", scope)
    made = scope["__init__"]
    made.__qualname__ = f"{cls.__name__}.__init__"
    return made


def to_json(value: Any) -> Any:
    """The JSON form of a node, a tuple of nodes, or a plain value."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    if isinstance(value, Node):
        data: dict[str, Any] = {"$": type(value).__name__}
        for field in fields(value):
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
    names = {field.name for field in fields(kind)}
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
    parts = {f.name: bare(getattr(value, f.name)) for f in fields(value)}
    parts["said"] = ""
    return type(value)(**parts)


class _Holders(dict[type[Node], tuple[str, ...]]):
    """The fields of a kind of node that may hold nodes, worked out when first asked for."""

    def __missing__(self, kind: type[Node]) -> tuple[str, ...]:
        plain = ("str", "bool", "int")
        parts = kind.__dataclass_fields__.items()
        found = self[kind] = tuple(name for name, f in parts if f.type not in plain)
        return found


HOLDERS = _Holders()


def walk(value: Any) -> list[Node]:
    """Every node inside the value, itself included, in reading order."""
    found: list[Node] = []
    _walk_into(value, found)
    return found


def _walk_into(part: Any, found: list[Node]) -> None:
    if isinstance(part, Node):
        found.append(part)
        for name in HOLDERS[type(part)]:
            inner = getattr(part, name)
            if inner is not None:
                _walk_into(inner, found)
    elif isinstance(part, tuple):
        for inner in part:
            _walk_into(inner, found)
