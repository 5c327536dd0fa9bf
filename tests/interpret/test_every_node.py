"""No node of the language of cards is without a reader in the engine: what is never read is never
carried out, however well it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import apnap
from apnap import ir

PACKAGE = Path(apnap.__file__).parent
ROOMS = """core turn casting stack combat continuous replacement actions triggers sba multiplayer
    interpret keywords editions""".split()
FAMILIES = frozenset({"RulesPart"})  # a name for several nodes, no node itself


def test_every_node_is_read_by_the_engine() -> None:
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for room in ROOMS
        for path in sorted((PACKAGE / room).rglob("*.py"))
    )
    read = set(re.findall(r"\w+", text))
    nodes = {
        name
        for name, found in vars(ir).items()
        if isinstance(found, type) and issubclass(found, ir.Node) and found is not ir.Node
    }
    assert len(nodes) > 300
    assert sorted(nodes - read - FAMILIES) == []
