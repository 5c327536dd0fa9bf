"""Drawing faults from the syntax tree: what a slip of the hand could have written instead.

Four kinds, as many of each as a package has: a comparison or condition turned into another, a
constant changed, a statement dropped, two things swapped. A fault is drawn by a fingerprint of
itself, so that those of one function stay the same while others are rewritten.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

SEED: Final = "apnap-1"
KINDS: Final = ("comparison", "constant", "dropped", "swapped")
PACKAGES: Final = (
    "actions",
    "casting",
    "combat",
    "continuous",
    "core",
    "editions",
    "interpret",
    "keywords",
    "multiplayer",
    "replacement",
    "sba",
    "stack",
    "triggers",
    "turn",
)
EACH: Final = 12

OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CONTEXTS: Final = frozenset({"g", "ctx", "self"})
WRITES: Final = frozenset(
    "put put_many put_list put_item put_items set set_flow touch new_epoch stale".split()
)
SYMMETRIC: Final = frozenset({"min", "max", "isinstance", "zip"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Fault:
    """One fault: bytes `start` to `end` of a file become `new`. Lines are those whose tests reach
    it; `id` names it: file, function, kind, and what stood there. `function`: its qualified name.
    """

    package: str
    file: str
    function: str
    kind: str
    id: str
    lines: tuple[int, int]
    start: int
    end: int
    new: str
    old: str

    def put_into(self, text: str) -> str:
        """The file with the fault."""
        data = text.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


@dataclass(frozen=True)
class Change:
    """What `first` to `last` becomes, before it has a name."""

    kind: str
    first: ast.AST
    last: ast.AST
    new: str


def drawn(package_root: Path, each: int = EACH) -> list[Fault]:
    """The faults of every package, `each` of them, the kinds in turn."""
    return [fault for name in PACKAGES for fault in _drawn_of(package_root, name, each)]


def _drawn_of(root: Path, package: str, each: int) -> list[Fault]:
    found = [
        fault for path in sorted((root / package).rglob("*.py")) for fault in faults(root, path)
    ]
    ranked = sorted(found, key=_rank)
    piles = [[fault for fault in ranked if fault.kind == kind] for kind in KINDS]
    chosen: list[Fault] = []
    while len(chosen) < each and any(piles):
        for pile in piles:
            if pile and len(chosen) < each:
                chosen.append(pile.pop(0))
    return chosen


def _rank(fault: Fault) -> str:
    return hashlib.sha256(f"{SEED} {fault.id}".encode()).hexdigest()


def faults(root: Path, path: Path) -> Iterator[Fault]:
    """All faults of a file that this module can make."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(root).as_posix()
    offsets = _offsets(text)
    seen: dict[str, int] = {}
    for function, qualified in _functions(ast.parse(text), ""):
        for statement in _statements(function):
            for change in _changes(statement):
                start, end = _span(offsets, change)
                old = text.encode()[start:end].decode()
                if old == change.new:
                    continue
                short = f"{' '.join(old.split())[:60]} -> {' '.join(change.new.split())[:60]}"
                id_ = f"{name}:{qualified}: {change.kind}: {short}"
                seen[id_] = seen.get(id_, 0) + 1
                if seen[id_] > 1:
                    id_ = f"{id_} (no. {seen[id_]})"
                lines = _header(statement)
                where = (name.split("/")[0], name, qualified)
                yield Fault(*where, change.kind, id_, lines, start, end, change.new, old)
        yield from _swaps(name, qualified, function, text, offsets)


def _functions(node: ast.AST, outer: str) -> Iterator[tuple[Function, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            name = f"{outer}.{child.name}" if outer else child.name
            if isinstance(child, Function) and child.name != "__repr__":
                yield child, name
            yield from _functions(child, name)
        else:
            yield from _functions(child, outer)


def _statements(function: Function) -> Iterator[ast.stmt]:
    """The statements of a function, without those of functions inside it, its docstring, and what
    only an error could reach.
    """
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, Function | ast.ClassDef | ast.Raise | ast.Assert):
            continue
        if isinstance(node, ast.stmt) and not _docstring(node):
            yield node
        todo[:0] = [n for n in ast.iter_child_nodes(node) if not isinstance(n, ast.expr)]


def _docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _header(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, without the body that it may have."""
    body = getattr(statement, "body", None)
    if isinstance(statement, ast.Match):
        return statement.lineno, statement.subject.end_lineno or statement.lineno
    if body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


def _changes(statement: ast.stmt) -> Iterator[Change]:
    for expression in _expressions(statement):
        yield from _of_expression(expression)
    match statement:
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Compare):
            new = ast.unparse(ast.UnaryOp(ast.Not(), test))
            yield Change("comparison", test, test, f"({new})")
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Return(value=None):
            yield Change("dropped", statement, statement, "pass")


def _expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement's own, down to the smallest; no annotations, no texts."""
    todo: list[ast.AST] = [
        child
        for name, value in ast.iter_fields(statement)
        if name not in ("annotation", "body", "orelse", "finalbody", "handlers", "cases")
        for child in (value if isinstance(value, list) else [value])
        if isinstance(child, ast.expr | ast.withitem)
    ]
    while todo:
        node = todo.pop(0)
        if isinstance(node, ast.JoinedStr | ast.Slice):
            continue
        if isinstance(node, ast.expr):
            yield node
        todo[:0] = [child for child in ast.iter_child_nodes(node) if not _strictness(child)]


def _strictness(node: ast.AST) -> bool:
    """The `strict` of a `zip`, which only says that nothing can go wrong there."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _of_expression(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            turned = ast.Compare(left, [OPPOSITES[type(op)]()], [right])
            yield Change("comparison", node, node, f"({ast.unparse(turned)})")
        case ast.BoolOp(op=op, values=values):
            other = ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield Change("comparison", node, node, f"({ast.unparse(other)})")
        case ast.Constant(value=bool(value)):
            yield Change("constant", node, node, str(not value))
        case ast.Constant(value=int(value)):
            yield Change("constant", node, node, str(value + 1))
        case ast.Call(func=func, args=[first, second, *_]) if _order_matters(func, first, second):
            new = ast.unparse(second) + ", " + ast.unparse(first)
            yield Change("swapped", first, second, new)


def _order_matters(func: ast.expr, first: ast.expr, second: ast.expr) -> bool:
    """Whether the two look alike; where they don't the type checker sees the slip at once."""
    alike = type(first) is type(second) and not isinstance(first, ast.Starred)
    if isinstance(first, ast.Constant) and isinstance(second, ast.Constant):
        alike = type(first.value) is type(second.value)
    if isinstance(first, ast.Name) and first.id in CONTEXTS:
        return False
    return alike and not (isinstance(func, ast.Name) and func.id in SYMMETRIC)


def _swaps(
    name: str, qualified: str, function: Function, text: str, offsets: list[int]
) -> Iterator[Fault]:
    """Neighbouring statements that both do something, the other way round."""
    data = text.encode()
    for body in _bodies(function):
        for first, second in pairwise(body):
            if not (_acts(first) and _acts(second)) or _keeps_order(first, second):
                continue
            start = offsets[first.lineno - 1] + first.col_offset
            middle = offsets[(first.end_lineno or 0) - 1] + (first.end_col_offset or 0)
            again = offsets[second.lineno - 1] + second.col_offset
            end = offsets[(second.end_lineno or 0) - 1] + (second.end_col_offset or 0)
            one, gap, two = data[start:middle], data[middle:again], data[again:end]
            new = (two + gap + one).decode()
            short = f"{ast.unparse(first)[:50]} <-> {ast.unparse(second)[:50]}"
            id_ = f"{name}:{qualified}: swapped: {' '.join(short.split())}"
            lines = (first.lineno, second.end_lineno or second.lineno)
            where = (name.split("/")[0], name, qualified)
            yield Fault(*where, "swapped", id_, lines, start, end, new, data[start:end].decode())


def _bodies(function: Function) -> Iterator[list[ast.stmt]]:
    yield function.body
    for statement in _statements(function):
        for part in ("body", "orelse"):
            if body := getattr(statement, part, None):
                yield body
        for case in getattr(statement, "cases", ()):
            yield case.body


def _acts(statement: ast.stmt) -> bool:
    """Whether it does something whose place may matter; giving a name to a value does not, and
    writing a line of the log does not.
    """
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="trace"))):
            return False
    simple = isinstance(statement, ast.Expr | ast.AugAssign)
    calls = any(isinstance(node, ast.Call) for node in ast.walk(statement))
    return simple and not _docstring(statement) and calls


def _keeps_order(first: ast.stmt, second: ast.stmt) -> bool:
    """Whether the two cannot be swapped, as one gives a name that the other reads, or may be: both
    only write something down, or add something up.
    """
    plain = [_writes(one) or isinstance(one, ast.AugAssign) for one in (first, second)]
    return all(plain) or bool(
        _names(first, ast.Store) & _names(second, ast.Load)
        or _names(second, ast.Store) & _names(first, ast.Load)
        or _names(first, ast.Store) & _names(second, ast.Store)
    )


def _writes(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in WRITES
    return False


def _names(node: ast.AST, use: type[ast.expr_context]) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, use)}


def _offsets(text: str) -> list[int]:
    """Where each line begins, in bytes."""
    result = [0]
    for line in text.encode().splitlines(keepends=True):
        result.append(result[-1] + len(line))
    return result


def _span(offsets: list[int], change: Change) -> tuple[int, int]:
    first, last = change.first, change.last
    assert isinstance(first, ast.expr | ast.stmt) and isinstance(last, ast.expr | ast.stmt)
    start = offsets[first.lineno - 1] + first.col_offset
    return start, offsets[(last.end_lineno or 0) - 1] + (last.end_col_offset or 0)
