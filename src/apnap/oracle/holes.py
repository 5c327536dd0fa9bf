"""What stands in the IR while a text is being read: pronouns and target words not yet bound."""

from __future__ import annotations

from dataclasses import dataclass
from operator import is_
from typing import Any

from ..ir import Amount, Effect, Filter, Node, Ref, TargetSpec, Who
from ..ir.base import HOLDERS
from ..render.english.grammar import alter, hole


@hole
class TargetHole(Ref):
    """A target word; `pos` is where it stands, and orders the slots."""

    spec: TargetSpec
    pos: int
    another: bool = False


@hole
class WhoHole(Who):
    """A target word for a player, where a player is asked for."""

    spec: TargetSpec
    pos: int
    another: bool = False


@hole
class Pron(Ref):
    """A word for objects named before."""

    word: str
    pos: int


@hole
class WhoPron(Who):
    """A word for players named before."""

    word: str
    pos: int


@hole
class ThatMuch(Amount):
    """ "That much", "that many", or "the life lost this way"."""

    pos: int
    words: str = ""


@hole
class ThisWay(Amount):
    """ "Each land card discarded this way"."""

    filter: Filter
    verb: str
    pos: int


@hole
class DoneTo(Ref):
    """ "A creature dealt damage this way"."""

    filter: Filter
    verb: str
    pos: int
    words: str


@hole
class OtherHole(Filter):
    """ "Other", said of things of a kind that the ability's own object is not of."""

    kinds: frozenset[str]
    pos: float


@hole
class IfDid(Effect):
    """A sentence that hangs on the one before: "if you do", "otherwise", "when you do"."""

    effect: Effect
    kind: str
    words: str = ""


@hole
class Tail(Effect):
    """A sentence that adds a fact to the one before ("it can't be regenerated")."""

    kind: str
    words: str = ""


REST = (
    "the rest",
    "the other",
    "the others",
    "the other one",
    "all other cards revealed this way",
    "the rest of the revealed cards",
    "the rest of the cards revealed this way",
)
"""Words for those of a group that were not chosen."""


@dataclass(frozen=True, slots=True)
class NP:
    """A noun phrase: what it takes for an object to be meant, and where it is."""

    filter: Filter
    kind: str
    zones: tuple[str, ...]
    same_owner: bool = False


class Places:
    """Where nodes stand in the text, each node for itself. The nodes are kept along with their
    places, so that no later one gets the identity, and with it the place, of one that is gone."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[Any, float]] = {}

    def __setitem__(self, node: Any, place: float) -> None:
        self._found[id(node)] = (node, place)

    def get(self, node: Any, default: float | None = None) -> Any:
        """The node's place, or the default."""
        found = self._found.get(id(node))
        return default if found is None else found[1]

    def setdefault(self, node: Any, place: float) -> None:
        """The place of a node that has none yet."""
        self._found.setdefault(id(node), (node, place))


def rebuild(value: Any, change: Any) -> Any:
    """The value with `change(node)` put for each node where it is not None, top down."""
    if isinstance(value, tuple):
        made = [rebuild(part, change) for part in value]
        return value if all(map(is_, made, value)) else tuple(made)
    if not isinstance(value, Node):
        return value
    new = change(value)
    if new is not None:
        return new
    changed: dict[str, Any] = {}
    for name in HOLDERS[type(value)]:
        old = getattr(value, name)
        if isinstance(old, (Node, tuple)):
            part = rebuild(old, change)
            if part is not old:
                changed[name] = part
    return alter(value, **changed) if changed else value
