"""What later words may mean: target words, the event's objects and players, costs, results."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..ir import (
    Ability,
    ActCost,
    ActivePlayer,
    All,
    AnOpponent,
    AnyOf,
    Apply,
    AttachedTo,
    BecomeCopy,
    Both,
    Choose,
    ChosenPlayer,
    Condition,
    Controlled,
    ControllerOf,
    CostObject,
    Current,
    CurrentPlayer,
    Damage,
    Delay,
    Did,
    Do,
    EachOpponent,
    Effect,
    EventObject,
    EventPlayer,
    ForEach,
    Giver,
    If,
    Is,
    IsAbility,
    IsPlayer,
    Let,
    Linked,
    Move,
    MustBlock,
    Node,
    Owned,
    OwnerOf,
    PlayerOrController,
    Ref,
    RemoveCounters,
    RemoveCountersCost,
    Replacement,
    StackSource,
    StepBegins,
    This,
    Top,
    Untrue,
    Who,
    You,
)
from ..render.english.grammar import role
from ..render.english.numbers import number_of
from .holes import DoneTo, Pron, TargetHole, WhoHole
from .scopes import ATTACHED, NAMELESS, PERMANENTS, Candidate, Scope, types_of, walk_all


def from_event(scope: Scope, when: Any) -> None:
    name = type(when).__name__
    scope.discards = name == "DiscardsCard"
    if name == "EitherOf" and when.said.startswith("and "):
        scope.double = True  # of two events, which the words must not tell apart
        return
    if name == "EitherOf":
        for part in when.parts[:1]:
            from_event(scope, part)
        return
    if name == "OnlyWhile":
        from_event(scope, when.when)
        return
    if name == "StateIs" and when.said == "owner":
        holder = EventPlayer()
        scope.candidates.append(Candidate(-1, holder, None, "s", player=True))
    if name == "AttacksUnblocked":
        scope.fight = (EventObject(), None)
    if name in ("BlocksPattern", "BecomesBlocked") and not when.least:
        pair = (EventObject("other"), EventObject())
        scope.fight = pair if name == "BlocksPattern" else (pair[1], pair[0])
    what = getattr(when, "what", None) or getattr(when, "filter", None)
    if name == "Moves" and when.said == "puts":
        doer = EventPlayer("doer")
        scope.candidates.append(Candidate(-1, doer, None, "s", player=True))
    if name in ("Moves", "DiscardsCard") and when.cause is not None:
        responsible = ControllerOf(EventObject("cause"))
        scope.candidates.append(Candidate(-0.5, responsible, None, "s", player=True))
    if name == "Moves" and (when.to == "hand" or (when.to == "graveyard" and _says_whose(when))):
        owner = OwnerOf(EventObject())
        scope.candidates.append(Candidate(-4, owner, None, "s", player=True))
    if name in ("DealsDamage", "WouldBeDealt"):
        if type(when.source).__name__ != "Anything" or when.said != "passive":
            event_object(scope, when.source, "source", -2)
            if name == "WouldBeDealt" and type(when.source).__name__ == "Anything":
                scope.candidates[-1].unsaid = True
        if isinstance(when.to, IsPlayer):
            scope.candidates.append(Candidate(-1, _hurt_player(when), None, "s", player=True))
        elif name == "WouldBeDealt" or type(when.to).__name__ != "Anything":
            if isinstance(when.to, AnyOf):
                scope.candidates.append(Candidate(-3, EventPlayer(), None, "s", player=True))
            event_object(scope, when.to, "object", -1)
        scope.amount = True
        return
    if name in ("GainsLife", "LosesLife", "CountersPut", "WouldGainLife", "WouldPutCounters"):
        scope.amount = True
    if name == "DiscardsCard" and when.batch:
        scope.amount = True
    if what is not None:
        event_object(scope, what, "object", -2)
    if name == "Moves" and when.origin == "battlefield" and when.to != "battlefield":
        for candidate in scope.candidates:
            candidate.gone = isinstance(candidate.value, EventObject)
    for field in ("blocker", "attacker"):
        other = getattr(when, field, None)
        if other is not None and not getattr(when, "least", 0):
            event_object(scope, other, "other", -1)
    by = getattr(when, "by", None)
    if name == "Targeted":
        by = None
    for who in (by, getattr(when, "who", None), getattr(when, "whose", None)):
        if isinstance(who, ChosenPlayer):
            scope.candidates.append(Candidate(0, who, None, "s", player=True))
        elif isinstance(who, Who) and type(who).__name__ != "You":
            scope.candidates.append(Candidate(-1, EventPlayer(), None, "s", player=True))
    if name == "ActivatesAbility" and not when.mana:
        used = Candidate(-5, EventObject("source"), frozenset(["ability"]), "s")
        scope.candidates.append(used)
    if name == "CastsSpell":
        last = [c for c in scope.candidates if isinstance(c.value, EventObject)]
        for candidate in last:
            candidate.types = (candidate.types or frozenset()) | {"spell"}
    if name == "Targeted":
        scope.candidates.append(
            Candidate(-5, EventObject("source"), frozenset(["spell", "ability"]), "s")
        )
        scope.candidates.append(
            Candidate(-5, ControllerOf(EventObject("source")), None, "s", player=True)
        )
    for node in walk_all(when):
        if isinstance(node, AttachedTo) and not (isinstance(what, Is) and what.what is node):
            theirs = name == "StepBegins"  # what it was on then, wherever the Aura is by now
            spoken = EventObject() if theirs else node
            scope.candidates.append(Candidate(-6, spoken, ATTACHED, "s"))
    plain = {
        "CastsSpell",
        "StepBegins",
        "DrawsCard",
        "DiscardsCard",
        "GainsLife",
        "LosesLife",
        "SacrificesPattern",
        "PlaysLand",
        "TapsForMana",
        "Shuffles",
        "CycledPattern",
        "ActivatesAbility",
    }
    if name in plain:
        scope.candidates.append(Candidate(-4, EventPlayer(), None, "s", player=True))
    for part in walk_all(what) if what is not None else ():
        if isinstance(part, Controlled) and not isinstance(part.by, You):
            controller = EventPlayer("controller")
            scope.candidates.append(Candidate(-3, controller, None, "s", player=True))
    if name == "AttacksPattern" and when.each_player:
        scope.candidates.append(Candidate(-1, EventPlayer(), None, "s", player=True))
    if name in ("AttacksPattern", "AttacksUnblocked"):
        scope.candidates.append(Candidate(-4, EventPlayer("defender"), None, "s", player=True))


def _hurt_player(when: Any) -> Who:
    """Who "that player" is as damage is dealt to a player: where that is you, it is the opponent
    who controlled the source."""
    theirs = isinstance(when.to.who, You) and any(
        isinstance(part, Controlled) and isinstance(part.by, EachOpponent)
        for part in walk_all(when.source)
    )
    return EventPlayer("source") if theirs else EventPlayer()


def _says_whose(when: Any) -> bool:
    """Whether the graveyard of the event is somebody's: "a player's", "an opponent's"."""
    return when.said == "player's" or any(isinstance(part, Owned) for part in walk_all(when.what))


def event_object(scope: Scope, filter_: Any, role: str, pos: int) -> None:
    """What the event happens to; the words that say which it is mean something else."""
    own = frozenset(id(part) for part in walk_all(filter_))
    if isinstance(filter_, AnyOf) and any(isinstance(part, Is) for part in filter_.parts):
        scope.candidates.append(Candidate(pos, EventObject(role), None, "s", barred=own))
        return
    if isinstance(filter_, Is):
        what = filter_.what
        if isinstance(what, This):
            scope.candidates.append(Candidate(pos, This(), None, "s", own=True))
        elif isinstance(what, AttachedTo):  # what it happened to, wherever the Aura is by then
            scope.candidates.append(Candidate(pos, EventObject(role), types_of(filter_), "s"))
        return
    types = types_of(filter_)
    if type(filter_).__name__ == "Anything" and role == "source":
        types = frozenset(["source"])
    scope.candidates.append(Candidate(pos, EventObject(role), types, "s", barred=own))


def from_costs(scope: Scope, costs: Any) -> None:
    roles = {
        "SacrificeCost": "sacrificed",
        "DiscardCost": "discarded",
        "ExileCost": "exiled",
        "ReturnCost": "returned",
        "RevealCost": "revealed",
        "TapCost": "tapped",
    }
    for cost in costs:
        giver = getattr(cost.action, "what", None) if isinstance(cost, ActCost) else None
        if isinstance(giver, Giver):  # "unattach this Equipment: It deals damage"
            scope.candidates.append(Candidate(-1, giver, NAMELESS, "s"))
        if any(isinstance(part, (RemoveCountersCost, RemoveCounters)) for part in walk_all(cost)):
            scope.roles.add("removed")
        paid = roles.get(type(cost).__name__)
        if paid is not None:
            scope.roles.add(paid)
            number = "s" if cost.count == 1 else "p"
            types = types_of(cost.filter)
            if paid in ("discarded", "exiled", "revealed"):
                types = (types or frozenset()) | {"card"}
            scope.candidates.append(Candidate(-1, CostObject(paid), types, number))


RESULTS: dict[str, tuple[str, ...]] = {
    "Sacrifice": ("permanent",),
    "CreateTokens": ("token", "creature", "permanent"),
    "CreateCopies": ("token", "creature", "permanent"),
    "Search": ("card",),
    "Discard": ("card",),
    "DiscardIt": ("card",),
    "Reveal": ("card",),
    "LookAt": ("card",),
    "RevealUntil": ("card",),
    "Draw": ("card",),
    "Mill": ("card",),
    "CopySpell": ("copy",),
    "Manifest": ("creature", "permanent", "card"),
    "ManifestDread": ("creature", "permanent"),
    "CastCard": ("spell",),
    "CopyCard": ("copy",),
    "SwapControl": ("creature", "permanent"),
    "ChooseObject": ("creature", "permanent", "card", "land", "artifact", "enchantment"),
}


GONE = ("sacrificed", "destroyed", "that died", "put into a graveyard")
"""What has been done to what is not on the battlefield any more."""

DONE = {
    "discarded": ("Discard", "DiscardIt"),
    "destroyed": ("Destroy",),
    "put into a graveyard": ("Destroy",),
    "that died": ("Destroy", "ChooseMode"),
    "dies": ("Destroy",),
    "rolled": ("RollDie",),
    "put into your graveyard": ("Mill",),
    "exiled": ("Move",),
    "sacrificed": ("Sacrifice", "SacrificeIt"),
    "returned": ("Move",),
    "tapped": ("Tap",),
    "milled": ("Mill",),
    "countered": ("Counter",),
    "revealed": ("Reveal", "RevealHand", "RevealUntil"),
    "lost": ("LoseLife",),
    "dealt": ("Damage",),
    "drawn": ("Draw",),
    "gained": ("GainLife",),
}
"""What an action that was done this way is: the nodes of the effects."""

BRANCHES = {
    "If": ("then", "otherwise"),
    "May": ("effect", "otherwise"),
    "PayOr": ("paid", "unpaid"),
    "FlipCoin": ("won", "lost"),
    "Clash": ("won", "lost"),
}
"""Of these parts of an effect only one happens."""

NOT_OF_ITSELF = (MustBlock, BecomeCopy)
"""What speaks of another object than that to which it applies."""

USES = dict.fromkeys(
    ("SacrificeIt", "PutCounters", "RemoveCounters", "Tap", "Untap", "Regenerate", "Attach",
     "Unattach", "Destroy", "Transform", "Flip", "RemoveFromCombat"),
    "permanent",
)  # fmt: skip
USES |= {"Apply": "there", "Counter": "stack", "CopySpell": "stack", "ChangeTargets": "stack"}
"""What an action takes."""


def collect(found: Any, scope: Scope, holes: dict[int, Any], near: float = -1) -> None:
    """Target words, and what an action makes available to later words."""
    if isinstance(found, tuple):
        for part in found:
            if isinstance(part, Ability) and not isinstance(part, Replacement):
                continue  # what a token has is about the token
            if isinstance(part, AttachedTo):
                scope.candidates.append(Candidate(near, AttachedTo(), ATTACHED, "s"))
            if isinstance(part, Controlled) and isinstance(part.by, ActivePlayer):
                scope.candidates.append(Candidate(near, part.by, None, "s", player=True))
            if isinstance(part, (ControllerOf, OwnerOf, PlayerOrController)):
                scope.candidates.append(Candidate(near, part, None, "s", player=True))
            collect(part, scope, holes, near)
        return
    if not isinstance(found, Node):
        return
    node: Any = found
    near = max(near, scope.place(node))
    if isinstance(node, (TargetHole, WhoHole)):
        if node.pos not in holes:
            holes[node.pos] = node
            number = "s" if node.spec.most == 1 else "p"
            player = isinstance(node, WhoHole)
            scope.candidates.append(
                Candidate(node.pos, node, types_of(node.spec.what), number, player=player)
            )
            aims = any(isinstance(part, IsAbility) for part in walk_all(node.spec.what))
            if aims and isinstance(node, TargetHole) and number == "s":
                source = StackSource(node)
                scope.candidates.append(Candidate(node.pos, source, PERMANENTS, "s"))
        if isinstance(node, TargetHole) and _an_opponents(node.spec.what):
            whose = ControllerOf(node)
            scope.candidates.append(Candidate(node.pos + 0.1, whose, None, "s", player=True))
        collect(node.spec, scope, holes, near)
        return
    name = type(node).__name__
    if isinstance(node, Effect):
        scope.effects.append((node, near if scope.place(node) < 0 else scope.place(node)))
    if isinstance(node, Apply) and any(isinstance(part, NOT_OF_ITSELF) for part in node.parts):
        scope.not_itself |= {(id(part), id(node.what)) for part in walk_all(node.parts)}
    if isinstance(node, Apply) and node.condition is not None:
        scope.asked |= {id(part) for part in walk_all(node.condition)}
    if name in USES and isinstance(node.what, Pron):
        scope.uses[id(node.what)] = USES[name]
    if isinstance(node, Delay) and isinstance(node.effect, Do):
        later = tuple(step for step in node.effect.steps[1:] if isinstance(step, Delay))
        scope.asked |= {id(part) for part in walk_all(later)}
        first: Any = node.effect.steps[0]
        move = first.effect if isinstance(first, Let) else first
        if isinstance(move, Move) and move.to == "battlefield" and isinstance(move.what, Pron):
            scope.back |= {id(part) for part in walk_all(node.effect.steps[1:])}
    if isinstance(node, Delay) and node.duration:
        _delayed(node, scope)
    if name in ("Damage", "Apply"):
        _its_own(node, scope)
    if name == "Damage":
        _each_of_many(node, scope)
        _and_theirs(node, scope)
        scope.uses |= {id(one): "hurt" for one in node.to if isinstance(one, Pron)}
    if isinstance(node, Effect) and isinstance(getattr(node, "what", None), This):
        _itself(node, scope)
    if name == "PreventDamage" and node.then is not None:
        _prevented(node, scope)
    if isinstance(node, ForEach):
        types = types_of(getattr(node.what, "filter", None))
        words = frozenset(id(part) for part in walk_all(node.effect))
        each = Candidate(scope.place(node), Current(), types, "s", inside=words)
        each.gone = isinstance(node.what, DoneTo) and node.what.verb in GONE
        scope.candidates.append(each)
    again = name == "DiscardIt" and isinstance(node.what, Pron)  # it is named already
    if name in RESULTS and not again:
        types = frozenset(RESULTS[name])
        filter_ = getattr(node, "filter", None)
        if filter_ is not None:
            types |= types_of(filter_) or frozenset()
        count = getattr(node, "count", getattr(node, "most", 1))
        if name in ("Reveal", "LookAt"):
            count = getattr(node.what, "count", 1 if number_of(node.what) == "s" else 2)
        if name == "ChooseObject":
            count = 1 if number_of(node.choice) == "s" else 2
            types |= types_of(getattr(node.choice, "filter", None)) or frozenset()
        number = "s" if count == 1 and name != "SwapControl" else "p"
        place: float = scope.place(node)
        if name in ("CreateCopies", "CreateTokens", "ChooseObject"):
            inside = [n.pos for n in walk_all(node) if isinstance(n, TargetHole)]
            place = max([place, *(pos + 0.5 for pos in inside)])
        scope.candidates.append(Candidate(place, None, types, number, effect=node))
    for f in fields(node):
        value = getattr(node, f.name)
        if isinstance(value, (Choose, Top, All, Both)) and name not in RESULTS:
            kinds = types_of(getattr(value, "filter", None))
            number = "s" if getattr(value, "most", getattr(value, "count", 2)) == 1 else "p"
            if "graveyard" in getattr(value, "zones", ()) or isinstance(value, Top):
                kinds = (kinds or frozenset()) | {"card"}
            if not isinstance(node, Condition):
                acted = Candidate(scope.place(node), None, kinds, number, effect=node)
                scope.candidates.append(acted)
            elif isinstance(value, Top):  # it is looked at, and stays where it is
                scope.candidates.append(Candidate(scope.place(node), value, kinds, number))
        if isinstance(value, AttachedTo):
            scope.candidates.append(Candidate(scope.place(node), AttachedTo(), ATTACHED, "s"))
        if isinstance(value, Linked) and value.said == "the exiled card":
            card = frozenset(["card"])
            scope.candidates.append(Candidate(scope.place(node), value, card, "s"))
        if isinstance(value, (ControllerOf, OwnerOf, PlayerOrController)):
            scope.candidates.append(Candidate(scope.place(node), value, None, "s", player=True))
        if isinstance(value, (Node, tuple)) and (
            isinstance(value, Replacement) or not isinstance(value, Ability)
        ):
            before = len(scope.candidates)
            collect(value, scope, holes, near)
            if f.name in BRANCHES.get(name, ()):
                _bar(node, f.name, scope, before)
            if name == "PayOr" and f.name in ("paid", "unpaid"):
                _not_yet(node, value, scope, before)
    if (
        name == "Move"
        and node.to in ("hand", "library")
        and ", into their " not in node.said  # they who put it there are named already
        and isinstance(node.what, (TargetHole, Pron))
    ):
        owner = Candidate(scope.place(node) + 0.2, OwnerOf(node.what), None, "s", player=True)
        scope.candidates.append(owner)
    if isinstance(node, Do):
        for i, step in enumerate(node.steps):
            _undone(step, node.steps[:i], scope)
    if name == "Clash":
        scope.candidates.append(Candidate(scope.place(node), AnOpponent(), None, "s", player=True))
        words = frozenset(id(part) for part in walk_all((node.won, node.lost)))
        clashed = CurrentPlayer()  # in what follows from it
        scope.candidates.append(
            Candidate(scope.place(node) + 0.1, clashed, None, "s", player=True, inside=words)
        )
    if name == "ChooseValue" and node.what in ("player", "opponent"):
        scope.candidates.append(
            Candidate(scope.place(node), ChosenPlayer(node.key), None, "s", player=True)
        )


def _an_opponents(filter_: Any) -> bool:
    """Whether it says of an object that one opponent controls it."""
    return any(
        isinstance(part, Controlled) and part.by == EachOpponent() for part in walk_all(filter_)
    )


def _itself(node: Any, scope: Scope) -> None:
    """ "Sacrifice this creature and it deals damage": what an action was done to by its own name is
    "it" then, and no noun means it."""
    own = frozenset(id(part) for part in walk_all(node))
    scope.candidates.append(Candidate(scope.place(node), This(), NAMELESS, "s", barred=own))


def _its_own(node: Any, scope: Scope) -> None:
    """ "This creature gets +X/+X, where X is its power", "deals damage equal to its power to that
    creature": the power of the subject, where no other object is named between."""
    subject = node.source if isinstance(node, Damage) else node.what
    said = node.amount if isinstance(node, Damage) else node.parts
    each = isinstance(subject, Pron) and subject.word.startswith("each of")
    own: Ref = This() if isinstance(subject, This) else Current()
    if not each and not isinstance(subject, (All, This)):
        return
    if isinstance(node, Damage) and node.said == "equal":
        return
    words = [part for part in walk_all(said) if isinstance(part, Ref)]
    if not words or any(not isinstance(part, Pron) or part.word != "it" for part in words):
        return
    inside = frozenset(id(part) for part in words)
    place = scope.place(node) + 0.01
    scope.candidates.append(Candidate(place, own, NAMELESS, "s", inside=inside))


def _delayed(node: Delay, scope: Scope) -> None:
    """ "That much" of what a delayed ability waits for."""
    words = frozenset(id(part) for part in walk_all(node.effect))
    if type(node.when).__name__ in ("DealsDamage", "GainsLife", "LosesLife"):
        scope.amounts |= words
    if scope.event or (isinstance(node.when, StepBegins) and node.said != "pre"):
        return  # its event is not the one meant: said later, or a time named at the end
    inner = Scope(scope.where)
    from_event(inner, node.when)
    place = scope.place(node)
    for candidate in inner.candidates:
        candidate.inside = words
        candidate.pos = place + 0.01 * candidate.pos
        scope.candidates.append(candidate)


def _and_theirs(node: Any, scope: Scope) -> None:
    """ "Each opponent and each planeswalker they control": those opponents."""
    if any(isinstance(one, EachOpponent) for one in node.to):
        words = frozenset(id(part) for one in node.to for part in walk_all(one))
        place = scope.place(node)
        who = Candidate(place, EachOpponent(), None, "s", player=True, inside=words)
        scope.candidates.append(who)


def _each_of_many(node: Any, scope: Scope) -> None:
    """What is said of each of many that deal or are dealt damage: "its controller", "attached to
    that creature"."""
    pairs = [(node.source, node.to)]
    if role(node.amount) == "each" or node.said == "equal":  # the amount stands behind them
        pairs += [(one, node.amount) for one in node.to]
    for whole, said in pairs:
        if isinstance(whole, All) and whole.said == "each":
            words = frozenset(
                id(part)
                for part in walk_all(said)
                if said is node.to or getattr(part, "word", "") != "it"
            )
            place = scope.place(node) + 0.01
            types = types_of(whole.filter)
            scope.candidates.append(Candidate(place, Current(), types, "s", inside=words))


def _prevented(node: Any, scope: Scope) -> None:
    """What is said of damage that was prevented: how much it was, and what would have dealt it."""
    words = frozenset(id(part) for part in walk_all(node.then))
    scope.amounts |= words
    place = scope.place(node) + 0.01
    source = Candidate(place, EventObject("source"), frozenset(["source"]), "s", inside=words)
    scope.candidates.append(source)


def _bar(node: Any, branch: str, scope: Scope, before: int) -> None:
    """What one branch does is not there in the other."""
    one, two = BRANCHES[type(node).__name__]
    other = getattr(node, two if branch == one else one)
    if other is None:
        return
    words = frozenset(id(part) for part in walk_all(other))
    scope.apart.append((frozenset(id(part) for part in walk_all(getattr(node, branch))), words))
    for candidate in scope.candidates[before:]:
        if candidate.effect is not None:
            candidate.barred |= words


def _undone(step: Any, before: tuple[Any, ...], scope: Scope) -> None:
    """ "If it is a land card, you may reveal it and put it into your hand. If you don't ...": what
    is done in a branch of the first is not there in the second."""
    if not isinstance(step, If) or not isinstance(step.condition, Untrue):
        return
    asked = step.condition.part
    first: Any = next(
        (
            one
            for one in before
            if isinstance(asked, Did) and isinstance(one, Let) and one.name == asked.name
        ),
        None,
    )
    if first is None:
        return
    done: set[int] = set()
    for node in walk_all(first.effect):
        for branch in BRANCHES.get(type(node).__name__, ()):
            done |= {id(part) for part in walk_all(getattr(node, branch))}
    words = frozenset(id(part) for part in walk_all(step.then))
    scope.apart.append((frozenset(done), words))
    for candidate in scope.candidates:
        if candidate.effect is not None and id(candidate.effect) in done:
            candidate.barred |= words


def _not_yet(node: Any, later: Any, scope: Scope, before: int) -> None:
    """ "Create a token unless that creature's controller pays": who is asked is asked before what
    then happens, so that nothing of it is there yet."""
    words = frozenset(id(part) for part in walk_all((node.cost, node.who)))
    scope.apart.append((frozenset(id(part) for part in walk_all(later)), words))
    for candidate in scope.candidates[before:]:
        if candidate.effect is not None:
            candidate.barred |= words
