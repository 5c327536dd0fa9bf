"""Putting a fault into functions that are loaded already: their code is replaced.

Whoever imported the function has the fault too. What was worked out before is forgotten where the
package says that it can be (caches of functions, editions).
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import Any


def put_in(file: str, function: str, source: str) -> bool:
    """Give a function of `apnap` the code that it has in this source of its file; False if there
    is no such function at hand, or it is not the one that others use.
    """
    name = "apnap." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    module = importlib.import_module(name)
    found = _loaded(module, function.split("."))
    if found is None:
        return False
    live, qualified = found
    code = _named(compile(source, module.__file__ or file, "exec"), qualified)
    if code is None or code.co_freevars != live.__code__.co_freevars:
        return False
    live.__code__ = code
    _forget()
    return True


def _loaded(holder: Any, path: list[str]) -> tuple[FunctionType, str] | None:
    """The outermost function on the path from module to function, and its qualified name."""
    for depth, name in enumerate(path, 1):
        holder = vars(holder).get(name) if hasattr(holder, "__dict__") else None
        plain = _plain(holder)
        if plain is not None:
            qualified = ".".join(path[:depth])
            return (plain, qualified) if plain.__qualname__ == qualified else None
    return None


def _plain(value: Any) -> FunctionType | None:
    """The function inside of a property, a class method, or what remembers its results."""
    for inner in ("fget", "__func__", "__wrapped__"):
        value = getattr(value, inner, None) or value
    return value if isinstance(value, FunctionType) else None


def _named(code: CodeType, qualified: str) -> CodeType | None:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == qualified:
                return part
            if found := _named(part, qualified):
                return found
    return None


def _forget() -> None:
    for clear in _caches():
        clear()
    from apnap.editions import registry

    for edition in registry._made.values():
        for name, value in vars(edition).items():
            if name.startswith("_") and isinstance(value, dict):
                value.clear()


def _caches() -> Iterator[Callable[[], None]]:
    for name, module in sorted(sys.modules.items()):
        if name.split(".")[0] == "apnap" and module is not None:
            for value in vars(module).values():
                if callable(clear := getattr(value, "cache_clear", None)):
                    yield clear
