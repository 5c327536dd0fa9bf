"""Where source files speak of a rule: trace keys and row ids, found in the syntax tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROW_ID: Final = re.compile(r"\b(?:x?20\d\d|qa):\d+(?:\.\d+[a-z]?)?(?:/e\d+)?")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, order=True)
class Place:
    """A place in a file: the function or class ("" outside of any), and the line of the mention."""

    file: str
    line: int
    name: str


def places(root: Path, paths: Iterable[Path], words: frozenset[str]) -> Iterator[Place]:
    """The places in these files that name one of the words, as a string constant or (a row id) in
    a docstring or comment: one for each function, in order of file and line.
    """
    yield from _told(root, paths, words, lambda path: (*constants(path), *prose_mentions(path)))


def citing_tests(root: Path, paths: Iterable[Path], words: frozenset[str]) -> Iterator[Place]:
    """The tests in these files that cite one of the row ids: by a mark `rule`, or in the `rules` of
    a scenario.
    """
    yield from _told(root, paths, words, citations)


def _told(
    root: Path,
    paths: Iterable[Path],
    words: frozenset[str],
    said: Callable[[Path], Iterable[tuple[int, str, str]]],
) -> Iterator[Place]:
    for path in paths:
        text = _text(path)
        if any(word in text for word in words):
            seen = set()
            for line, name, word in sorted(said(path)):
                if word in words and name not in seen:
                    seen.add(name)
                    yield Place(path.relative_to(root).as_posix(), line, name)


@cache
def citations(path: Path) -> tuple[tuple[int, str, str], ...]:
    """The row ids that the tests of a file cite: (line, function, id)."""
    spans = _spans_of(path)
    return tuple(
        (node.lineno, _around(spans, node.lineno), node.value)
        for holder in ast.walk(_tree(path))
        for part in _citing(holder)
        for node in ast.walk(part)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _citing(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Call(func=ast.Attribute(attr="rule") | ast.Name(id="rule"), args=args):
            return args
        case ast.Dict(keys=keys, values=values):
            named = zip(keys, values, strict=True)
            return [v for k, v in named if isinstance(k, ast.Constant) and k.value == "rules"]
    return []


@cache
def constants(path: Path) -> tuple[tuple[int, str, str], ...]:
    """The string constants of a file: (line, function, string)."""
    spans = _spans_of(path)
    return tuple(
        (node.lineno, _around(spans, node.lineno), node.value)
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value
    )


@cache
def prose_mentions(path: Path) -> tuple[tuple[int, str, str], ...]:
    """The row ids anywhere in a file: (line, function, id)."""
    spans = _spans_of(path)
    return tuple(
        (number, _around(spans, number), said)
        for number, line in enumerate(_text(path).splitlines(), 1)
        for said in ROW_ID.findall(line)
    )


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(_text(path))


@cache
def _spans_of(path: Path) -> tuple[tuple[int, int, str], ...]:
    return tuple(sorted(_spans(_tree(path), "")))


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _spans(node: ast.AST, outer: str) -> Iterator[tuple[int, int, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Definition):
            name = f"{outer}.{child.name}" if outer else child.name
            first = min((one.lineno for one in child.decorator_list), default=child.lineno)
            yield first, child.end_lineno or child.lineno, name
            yield from _spans(child, name)
        else:
            yield from _spans(child, outer)


def _around(spans: tuple[tuple[int, int, str], ...], line: int) -> str:
    """The innermost function or class that holds the line."""
    inner = [name for first, last, name in spans if first <= line <= last]
    return inner[-1] if inner else ""
