"""What was done "this way": the action that later words count, or ask about."""

from __future__ import annotations

from typing import Any

from ..ir import (
    ActCost,
    AllOf,
    Anything,
    Body,
    CostCount,
    CostObject,
    CountOf,
    DiedCount,
    Discard,
    EventAmount,
    ExileCost,
    Is,
    Linked,
    Move,
    RemoveCounters,
    RemovedCount,
    Result,
    ResultAmount,
    RevealUntil,
    Those,
    WentToGraveyard,
)
from ..render.english.grammar import alter, make
from .antecedents import DONE
from .checking import off_battlefield
from .holes import ThatMuch, ThisWay, rebuild
from .scopes import Scope, Unbound, walk_all

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
    filter_ = word.filter
    if verb == "put into your graveyard":  # and not elsewhere instead
        filter_ = AllOf((WentToGraveyard(), filter_))
    return make(CountOf, Those(result, filter_), said=word.said)


AMOUNTS = {
    "Damage", "LoseLife", "GainLife", "Discard", "Sacrifice", "PutCounters", "RemoveCounters",
    "Draw", "Mill", "Let", "DiscardIt", "SacrificeIt", "Move", "ShuffleInto",
}  # fmt: skip


def that_much(word: ThatMuch, scope: Scope) -> Any:
    """How much "that much" is: of the event, or of an earlier action."""
    if id(word) in scope.amounts and not word.words:
        return EventAmount()
    best: Any = None
    at: float = -1
    for effect, place in reversed(scope.before(word)):
        if at < place and type(effect).__name__ in AMOUNTS:
            if not any(node is word for node in walk_all(effect)):
                best, at = effect, place
    if best is not None and not word.words:
        for field in ("count", "amount"):
            earlier = getattr(best, field, None)
            if isinstance(earlier, ThatMuch) and not earlier.words:
                return that_much(earlier, scope)
    if word.words in OF_EVENT and not scope.amount and id(word) not in scope.amounts:
        raise Unbound(f'"{word.words}" of no event')
    if word.words in ("the damage prevented this way", *OF_EVENT):
        return make(EventAmount, said=_role_and(word))
    if word.words:
        verb = "rolled" if word.words == "the result" else word.words.split(" ")[-3]
        return make(ResultAmount, f"#{id(last_done(verb, word, scope))}", said=_role_and(word))
    if best is not None and (not scope.amount or _counted(best)):
        return ResultAmount(f"#{id(best)}")
    if scope.amount:
        return EventAmount()
    raise Unbound('"that much" has nothing to refer to')


def _counted(effect: Any) -> bool:
    """Whether an action itself is of as many as there are: "discards all the cards in their hand,
    then draws that many cards" speaks of those."""
    return isinstance(effect, Discard) and effect.count == "hand"


OF_EVENT = ("the damage", "that damage")


def _role_and(word: ThatMuch) -> str:
    return f"{word.said}:{word.words}" if word.said else word.words


def by_effect(word: CostObject, scope: Scope) -> Any:
    """ "The sacrificed creature", where no cost but an action of the ability has it sacrificed."""
    if word.role not in ("sacrificed", "discarded") or word.role in scope.roles:
        return None
    done = [one for one, _ in scope.effects if type(one).__name__ in DONE[word.role]]
    return make(Result, f"#{id(done[-1])}", said=word.said) if done else None


def counters_removed(word: CostCount | RemovedCount, scope: Scope) -> Any:
    """ "For each charge counter removed this way": by a cost, or by an action of the ability."""
    done = [
        one
        for one, _ in scope.effects
        if isinstance(one, RemoveCounters)
        and one.kind == word.kind
        and "removed" not in scope.roles
    ]
    if isinstance(word, CostCount):
        if done and word.role == "removed":
            raise Unbound("counters that no cost removes")
        return None
    if not done:
        raise Unbound("counters that no action removes")
    return None if word.name != "*" else alter(word, name=f"#{id(done[-1])}")


def exiled_by_cost(body: Body, costs: Any) -> Any:
    """ "The exiled card", where the cost exiles one."""
    paid = [cost.action if isinstance(cost, ActCost) else cost for cost in costs]
    if not any(
        isinstance(one, ExileCost) or (isinstance(one, Move) and one.to == "exile") for one in paid
    ):
        return body

    def change(node: Any) -> Any:
        if isinstance(node, Linked) and node.said.startswith("the exiled card"):
            return make(CostObject, "exiled", said=node.said)
        return None

    return rebuild(body, change)
