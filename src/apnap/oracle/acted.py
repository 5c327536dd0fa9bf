"""What was done "this way": the action that later words count, or ask about."""

from __future__ import annotations

from typing import Any

from ..ir import (
    AllOf,
    Anything,
    CostObject,
    CountOf,
    DiedCount,
    Is,
    Move,
    Result,
    RevealUntil,
    Those,
)
from ..render.english.grammar import make
from .antecedents import DONE, Scope, Unbound, walk_all
from .checking import off_battlefield
from .holes import ThisWay

OF_COSTS = ("sacrificed", "discarded", "exiled", "tapped")
"""What costs are paid with; see `compiling` for whether there is such a cost."""


def was_done(verb: str, word: Any, scope: Scope) -> bool:
    return any(type(one).__name__ in DONE[verb] for one, _ in scope.before(word))


DIED = ("put into a graveyard", "that died", "dies")
"""What is said of those that went to a graveyard."""


def last_done(verb: str, word: Any, scope: Scope) -> Any:
    """The last action before that did what the verb says."""
    best: Any = None
    at: float = -1
    for effect, place in reversed(scope.before(word)):
        if at < place and type(effect).__name__ in DONE.get(verb, ()):
            if verb == "exiled" and effect.to != "exile":
                continue
            if not any(part is word for part in walk_all(effect)):
                best, at = effect, place
    if best is None:
        raise Unbound(f'nothing was {verb} "this way"')
    named_so = getattr(word, "words", "") or getattr(word, "verb", "")
    if named_so.startswith("perm#") and isinstance(best, Move) and off_battlefield(best.what):
        raise Unbound("permanents, where cards are moved")
    return best


def count_this_way(word: ThisWay, scope: Scope) -> Any:
    verb = word.verb.split("#")[1]
    if verb in OF_COSTS and not was_done(verb, word, scope):
        paid = make(CostObject, verb, said=word.verb)
        what = paid if isinstance(word.filter, Anything) else Those(paid, word.filter)
        return make(CountOf, what, said=word.said)
    done = last_done(verb, word, scope)
    all_ = isinstance(done, RevealUntil) and done.shown
    result = Result(done.shown if all_ else f"#{id(done)}", said=word.verb)
    if verb in DIED:
        whole = AllOf((Is(result), word.filter))
        return make(DiedCount, whole, said=f"{word.said}:way" if word.said else "way")
    if isinstance(word.filter, Anything):
        return make(CountOf, result, said=word.said)
    return make(CountOf, Those(result, word.filter), said=word.said)
