"""References bound: what "it", "that creature", "its controller", "that much" stand for.

Each ability is a scope of its own. Antecedents are target words, objects and players of the event,
what a cost was paid with, and what an earlier action did something to (it then stands in a `Let`).
The nearest that fits in type and number before the word wins; targets and event objects come before
the object itself. What has no antecedent declines the card.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..ir import (
    Ability,
    Activated,
    AllOf,
    AnyTarget,
    AsAttacks,
    AttachedTo,
    Became,
    Body,
    Both,
    CantBlock,
    Choose,
    ChooseObject,
    Controlled,
    ControllerOf,
    CostCount,
    CostObject,
    Current,
    Delay,
    EachOpponent,
    EventObject,
    Filter,
    Fits,
    If,
    Is,
    IsIn,
    IsPlayer,
    Linked,
    Mode,
    Move,
    Node,
    Not,
    Owned,
    OwnerOf,
    Process,
    RemovedCount,
    RepeatProcess,
    Replacement,
    Rest,
    Result,
    RevealUntil,
    Spell,
    StackSource,
    Static,
    Target,
    TargetPlayer,
    TargetSpec,
    This,
    Those,
    Top,
    Triggered,
    WentToGraveyard,
)
from ..render.english.grammar import alter, make
from .acted import (
    OF_COSTS,
    by_effect,
    count_this_way,
    counters_removed,
    exiled_by_cost,
    last_done,
    that_much,
    was_done,
)
from .ambiguous import another_player, two_creatures
from .antecedents import collect, from_costs, from_event
from .asking import and_then, asks_of_it, kicked_it, spell_deals
from .checking import (
    check_as_cast,
    check_chosen,
    check_whole,
    inner_first,
    without_other,
)
from .holes import (
    REST,
    DoneTo,
    OtherHole,
    Places,
    Pron,
    TargetHole,
    ThatMuch,
    ThisWay,
    WhoHole,
    WhoPron,
    rebuild,
)
from .meant import (
    check_delayed,
    compared,
    dealers,
    exiled_itself,
    given,
    new_object,
    only_seen,
    perhaps_came,
    still_there,
    types_named,
)
from .naming import named, wrap
from .others import its_own_defender, other_than_named, others_as_words, others_than, than_what
from .reflexive import own_targets
from .scopes import ATTACHED, NAMELESS, Candidate, Scope, Unbound, types_of, walk_all


def bind(ability: Any, where: Places, own: str = "") -> Any:
    """The ability with all its holes filled; raises Unbound. `own`: the word for the object that
    has it ("this Aura")."""
    ability = _inner_abilities(ability, where)
    if isinstance(ability, tuple):
        return tuple(bind(part, where, own) for part in ability)
    ability = others_as_words(ability, own, where)
    scope = Scope(where)
    scope.attached = own in ("this Aura", "this Equipment")
    scope.event = isinstance(ability, (Triggered, Replacement))
    if isinstance(ability, Triggered):
        from_event(scope, ability.when)
        if any(isinstance(node, TargetHole) for node in walk_all(ability.when)):
            raise Unbound("a target word where nothing is targeted")
        when = _fill(ability.when, scope, {})
        if any(
            isinstance(node, This) and node.said != "it" for node in walk_all(ability.condition)
        ):
            scope.candidates.append(Candidate(-0.5, This(), NAMELESS, "s"))
        if any(isinstance(node, AttachedTo) for node in walk_all(ability.condition)):
            scope.candidates.append(Candidate(-0.4, AttachedTo(), ATTACHED, "s"))
        condition = _fill(ability.condition, scope, {})
        return alter(ability, when=when, condition=condition, body=_bind_body(ability.body, scope))
    if isinstance(ability, Activated):
        from_costs(scope, ability.cost)
        cost = _fill(ability.cost, scope, {})
        condition = _fill(ability.condition, scope, {})
        body = exiled_by_cost(_bind_body(ability.body, scope), cost)
        return alter(ability, cost=cost, condition=condition, body=body)
    if isinstance(ability, (Spell, AsAttacks)):
        return alter(ability, body=_bind_body(ability.body, scope))
    if isinstance(ability, Static) and ability.affects is not None:
        affects = ability.affects
        kinds = types_of(affects)
        pos = -1
        if not isinstance(affects, This):
            if isinstance(affects, Filter):
                each = Current()
                scope.candidates.append(Candidate(pos, each, kinds, "s"))
                scope.candidates.append(Candidate(pos, each, kinds, "p"))
                for part in walk_all(ability.parts):
                    if isinstance(part, CantBlock):  # nothing could block itself
                        scope.not_itself |= {(id(word), id(each)) for word in walk_all(part)}
            if isinstance(affects, AttachedTo):
                scope.candidates.append(Candidate(pos, affects, None, "s"))
    if isinstance(ability, Static):
        ability = alter(ability, parts=others_than(ability.affects, ability.parts, own))
    event = getattr(ability, "event", None)
    if event is not None:
        from_event(scope, event)
    return _bind_plain(ability, scope)


def _bind_plain(node: Any, scope: Scope) -> Any:
    body = _bind_body(Body(node), scope)
    if body.targets:
        raise Unbound("a target word where nothing is targeted")
    return body.effect


def _inner_abilities(node: Any, where: Places) -> Any:
    """Abilities inside the ability (granted, of tokens) are bound on their own."""

    def change(inner: Any) -> Any:
        if inner is not node and isinstance(inner, Ability) and not isinstance(inner, Replacement):
            return bind(inner, where)
        return None

    if isinstance(node, tuple):
        return node
    made = rebuild(node, change)
    _keep(node, made, where)
    return made


def _keep(old: Any, new: Any, where: Places) -> None:
    if old is new or type(old) is not type(new):
        return
    place = where.get(old)
    if place is not None:
        where[new] = place
    if isinstance(old, tuple):
        for a, b in zip(old, new, strict=False):
            _keep(a, b, where)
    elif isinstance(old, Node):
        for f in fields(old):
            _keep(getattr(old, f.name), getattr(new, f.name), where)


def _bind_body(body: Body, scope: Scope) -> Body:
    effect, targets = _bind_effect(body.effect, scope, 0)
    modes: list[Mode] = []
    for mode in body.modes:
        inner = Scope(scope.where)
        inner.attached = scope.attached
        inner.candidates = list(scope.candidates)
        inner.amount = scope.amount
        made, own = _bind_effect(mode.effect, inner, 0)
        modes.append(alter(mode, effect=made, targets=own))
    bound: Body = alter(body, effect=effect, targets=targets, modes=tuple(modes))
    return own_targets(bound)


def _bind_effect(effect: Any, scope: Scope, first: int) -> tuple[Any, tuple[TargetSpec, ...]]:
    if effect is None:
        return None, ()
    holes: dict[int, Any] = {}
    collect(effect, scope, holes)
    order = inner_first(holes)
    slots: dict[int, int] = {pos: i for i, pos in enumerate(order)}
    specs: list[TargetSpec] = []
    for pos in order:
        hole = holes[pos]
        spec = hole.spec
        earlier = [s for p, s in slots.items() if p < pos]
        if getattr(hole, "another", False) and earlier:
            spec = alter(spec, what=without_other(spec.what), other_than=tuple(sorted(earlier)))
        scope_before = Scope(scope.where)
        scope_before.candidates = [c for c in scope.candidates if c.pos < pos]
        scope_before.amount = scope.amount
        scope_before.attached = scope.attached
        specs.append(types_named(_fill(spec, scope_before, slots), specs))
    made = _fill(effect, scope, slots)
    made = wrap(made, effect)
    made = dealers(rebuild(made, other_than_named), specs)
    if not scope.event:
        made = rebuild(made, its_own_defender)
    made = still_there(made, specs)
    check_chosen(made)
    check_as_cast(made)
    check_whole(made)
    made = rebuild(made, given)
    if any(isinstance(node, RepeatProcess) for node in walk_all(made)):
        made = Process(made)
    return named(made), tuple(specs)


def _fill(node: Any, scope: Scope, slots: dict[int, int]) -> Any:
    """The node with holes and pronouns replaced."""

    def change(inner: Any) -> Any:
        if isinstance(inner, If) and asks_of_it(inner):
            return _fill(_same_object(inner, scope, slots), scope, slots)
        if isinstance(inner, If) and spell_deals(inner) != inner:
            return _fill(spell_deals(inner), scope, slots)
        if isinstance(inner, If) and kicked_it(inner):
            raise Unbound("how the target was cast")
        if isinstance(inner, Delay):
            if not inner.said and and_then(inner.effect):
                raise Unbound("only the last part is delayed")
            check_delayed(inner)
        if isinstance(inner, Fits) and inner.said in ("card", "'s card"):
            return _as_card(inner, scope, slots)
        if isinstance(inner, Fits) and compared(inner):
            return _with_another(inner, scope, slots)
        if isinstance(inner, TargetHole):
            return Target(slots[inner.pos])
        if isinstance(inner, WhoHole):
            return TargetPlayer(slots[inner.pos], said=inner.said)
        if isinstance(inner, Move) and isinstance(inner.what, Pron) and not is_rest(inner.what):
            return _moved_again(inner, scope, slots)
        if isinstance(inner, DoneTo):
            if inner.verb in OF_COSTS and not was_done(inner.verb, inner, scope):
                paid = CostObject(inner.verb)
                return make(Those, paid, inner.filter, said=inner.words)
            done = last_done(inner.verb, inner, scope)
            shown = done.shown if isinstance(done, RevealUntil) and "#" in inner.words else ""
            result = Result(shown or f"#{id(done)}")
            filter_ = inner.filter
            if inner.verb in ("that died", "put into a graveyard"):
                filter_ = AllOf((WentToGraveyard(), filter_))
            return make(Those, result, filter_, said=inner.words)
        if isinstance(inner, Pron):
            if is_rest(inner):
                return _rest(inner, scope, slots)
            return _pronoun(inner, scope, slots)
        if isinstance(inner, WhoPron):
            return _player(inner, scope, slots)
        if isinstance(inner, ThatMuch):
            return that_much(inner, scope)
        if isinstance(inner, CostObject):
            return by_effect(inner, scope)
        if isinstance(inner, (CostCount, RemovedCount)):
            return counters_removed(inner, scope)
        if isinstance(inner, ThisWay):
            return count_this_way(inner, scope)
        if isinstance(inner, OtherHole):
            return _other(inner, scope, slots)
        if isinstance(inner, Ability) and inner is not node and not isinstance(inner, Replacement):
            return inner
        return None

    made = rebuild(node, change)
    _keep(node, made, scope.where)
    return made


def _other(word: OtherHole, scope: Scope, slots: dict[int, int]) -> Any:
    than = than_what(word, scope.candidates, scope.attached)
    if isinstance(than, Candidate):
        if than.effect is not None:
            than = Result(f"#{id(than.effect)}")
        elif isinstance(than.value, TargetHole):
            than = Target(slots[than.value.pos])
        else:
            than = than.value
    return make(Not, Is(alter(than, said="it")), said="other")


def _as_card(node: Fits, scope: Scope, slots: dict[int, int]) -> Any:
    """ "If it's a Samurai card", of what died: the card is asked, not the permanent that it was."""
    what = _fill(node.what, scope, slots)
    died = any(one.gone and one.value == alter(what, said="") for one in scope.candidates)
    if isinstance(what, EventObject) and died:
        what = make(Became, what, said=what.said)
    return make(Fits, what, _fill(node.filter, scope, slots), said=node.said)


def _with_another(node: Fits, scope: Scope, slots: dict[int, int]) -> Any:
    """What a thing is compared with is never the thing itself."""
    what = _fill(node.what, scope, slots)
    if isinstance(what, Target):
        held = [one.value for one in scope.candidates if isinstance(one.value, TargetHole)]
        same = [hole for hole in held if slots.get(hole.pos) == what.slot]
        scope.not_itself |= {(id(word), id(hole)) for word in compared(node) for hole in same}
    return make(Fits, what, _fill(node.filter, scope, slots), said=node.said)


def _same_object(node: If, scope: Scope, slots: dict[int, int]) -> If:
    """The condition with "it" as the object that is acted on."""
    acted_on: Any = getattr(node.then, "what", None)
    meant = alter(_pronoun(acted_on, scope, slots), said="it")

    def change(part: Any) -> Any:
        return meant if isinstance(part, Pron) and part.word == "it" else None

    made: If = alter(node, condition=rebuild(node.condition, change))
    return made


FIGHTERS = ("the attacking creature", "the blocking creature", "both creatures")
SHOWN = ("the revealed cards", "all cards revealed this way")


def _shown(word: Pron, scope: Scope) -> Any:
    """All the cards that were revealed on the way to one."""
    for effect, _ in scope.before(word):
        if isinstance(effect, RevealUntil) and effect.shown:
            return make(Result, effect.shown, said=word.word + "$p")
    raise Unbound(f'"{word.word}" has nothing to refer to')


def _dealer(word: Pron, scope: Scope) -> Any:
    """What deals the damage of the event, as one thing or the other."""
    source = EventObject("source")
    if not any(candidate.value == source for candidate in scope.candidates):
        raise Unbound(f'"{word.word}" deals no damage')
    return alter(source, said=word.word)


def _pronoun(word: Pron, scope: Scope, slots: dict[int, int]) -> Any:
    """What a pronoun means; "that card from your graveyard" is one that is there."""
    found = _meaning(word, scope, slots)
    if isinstance(found, EventObject) and word.word.endswith(" from your graveyard"):
        return alter(found, zone="graveyard")
    if isinstance(found, Result) and word.word.endswith(" from your graveyard"):
        return make(Those, found, IsIn("graveyard"), said="still")
    if isinstance(found, EventObject) and word.word == "the other creature":
        dealer = EventObject("source")
        if any(candidate.value == dealer for candidate in scope.candidates):  # not of itself
            return make(Those, found, Not(Is(dealer)), said="still")
    return found


def _meaning(word: Pron, scope: Scope, slots: dict[int, int]) -> Any:
    if word.word in SHOWN:
        return _shown(word, scope)
    if word.word in FIGHTERS:
        if scope.fight is None:
            raise Unbound(f'"{word.word}" without a fight')
        if None in scope.fight and word.word != "the attacking creature":
            raise Unbound(f'"{word.word}" where nothing blocks')
        if word.word == "both creatures":
            return make(Both, scope.fight, said="both creatures$p")
        return alter(scope.fight[FIGHTERS.index(word.word)], said=word.word)
    main = word.word.split(" from ")[0]
    if main == "the discarded card":
        if not scope.discards:
            raise Unbound(f'"{word.word}" without a discard')
        return EventObject(said=word.word)
    plural = (
        word.word in ("they", "them", "each of them", "the chosen cards") or "those" in word.word
    )
    noun = main.split(" ")[-1].lower() if " " in main and main != "each of them" else ""
    if noun and plural:
        noun = noun.removesuffix("s")
    best: Candidate | None = None
    if word.word == "the creature" and two_creatures(scope):
        raise Unbound(f'"{word.word}", where there are two')
    if word.word == "that player":
        noun = ""
    for candidate in scope.candidates:
        if candidate.player or candidate.pos >= word.pos or not candidate.reaches(word):
            continue
        if (candidate.number == "p") != plural:
            continue
        if (id(word), id(candidate.value)) in scope.not_itself:
            continue
        if not _there(candidate, word, scope):
            continue
        if candidate.effect is not None and any(n is word for n in walk_all(candidate.effect)):
            continue
        if (noun and candidate.own) or (candidate.unsaid and not noun):
            continue
        if word.word == "the creature" and isinstance(candidate.effect, RevealUntil):
            continue  # it is a card
        if "chosen" in word.word and not isinstance(candidate.effect, ChooseObject):
            continue
        if noun and candidate.types is not None and noun not in candidate.types:
            if not (noun == "card" and _may_be_card(candidate)):
                continue
        first = word.word == "the first creature" and best is not None
        if best is None or (_rank(candidate, word) > _rank(best, word)) != first:
            best = candidate
    if best is None:
        if word.word == "it" and not scope.double:
            return This(said="it")
        if word.word == "the token":
            return make(Linked, "created", said=word.word)
        entered = _entered(word, noun, plural, scope)
        if entered is not None:
            return entered
        raise Unbound(f'"{word.word}" has nothing to refer to')
    said = word.word + ("$p" if plural and not word.word.startswith("each") else "")
    if best.effect is not None:
        return Result(f"#{id(best.effect)}", said=said)
    if isinstance(best.value, TargetHole):
        came = perhaps_came(best.value, word, scope) or new_object(best.value, word, scope)
        if came is not None:
            return Result(f"#{id(came)}", said=said)
        return Target(slots[best.value.pos], said=said)
    if isinstance(best.value, EventObject) and best.gone:
        came = perhaps_came(None, word, scope) or new_object(None, word, scope)
        if came is not None:
            return Result(f"#{id(came)}", said=said)
    if isinstance(best.value, StackSource) and noun == "permanent":
        source = _fill(best.value, scope, slots)  # that of a card elsewhere is no permanent's
        return make(Those, source, IsIn("battlefield"), said=said)
    if isinstance(best.value, (Top, StackSource)):
        return alter(_fill(best.value, scope, slots), said=said)
    return alter(best.value, said=said)


def _there(candidate: Candidate, word: Pron, scope: Scope) -> bool:
    """Whether what is done to what the word means can be done to the candidate."""
    use = scope.uses.get(id(word), "")
    if use in ("permanent", "there") and only_seen(candidate, word, scope):
        return False
    if word.word == "it" and candidate.value == EventObject("source") and candidate.on_stack():
        return use == "stack"  # of what becomes a target and what targets it, the former is "it"
    if candidate.gone and any(
        isinstance(effect, Move) and effect.to == "battlefield" for effect, _ in scope.before(word)
    ):
        return True
    return candidate.can_be(use)


def _entered(word: Pron, noun: str, plural: bool, scope: Scope) -> Any:
    """ "Put it onto the battlefield. That creature ...": what came there last."""
    if noun not in ("creature", "permanent") or plural:
        return None
    for effect, _ in scope.before(word):
        if isinstance(effect, Move) and effect.to == "battlefield":
            return Result(f"#{id(effect)}", said=word.word)
    return None


def is_rest(word: Pron) -> bool:
    """Whether the word means those of a group that were not chosen."""
    return word.word in REST or word.word.startswith(OWN)


OWN = "all other cards you own exiled with"


def _rest(word: Pron, scope: Scope, slots: dict[int, int]) -> Any:
    """Those of a group of which some were chosen that were not."""
    for effect, _ in scope.before(word):
        if word.word.startswith(OWN):
            if isinstance(effect, Move) and effect.to == "exile":
                all_ = Those(Linked(), Owned())
                return make(Rest, all_, Result(f"#{id(effect)}"), said=word.word + "$p")
            continue
        if isinstance(effect, RevealUntil) and effect.to == "stay":
            found = Result(f"#{id(effect)}")
            return make(Rest, Result(effect.shown), found, said=word.word + "$p")
        for node in walk_all(getattr(effect, "what", getattr(effect, "choice", None))):
            if isinstance(node, Choose) and isinstance(node.among, (Pron, Top)):
                if isinstance(node.among, Top):  # which others there are is known as one chooses
                    return make(Result, f"{effect.key}:others", said=word.word)
                group = _pronoun(node.among, scope, slots)
                return make(Rest, group, Result(f"#{id(effect)}"), said=word.word + "$p")
    raise Unbound(f'"{word.word}" has nothing to be the rest of')


def _moved_again(move: Move, scope: Scope, slots: dict[int, int]) -> Move:
    """ "Exile it. Return it": what returns is what was exiled, wherever it came from."""
    word: Any = move.what
    what = _pronoun(word, scope, slots)
    made: Move = alter(_fill(alter(move, what=This()), scope, slots), what=what)
    if isinstance(what, CostObject) and move.verb == "return" and word.word == "it":
        left = exiled_itself(word, scope)
        if left is not None:
            back: Move = alter(made, what=Result(f"#{id(left)}", said=what.said))
            return back
    for effect, _ in scope.before(word):
        if not isinstance(effect, Move) or effect.to != "exile":
            continue
        earlier = effect.what
        if earlier is word:  # the very action that the word is in
            continue
        if isinstance(earlier, TargetHole):
            same = isinstance(what, Target) and slots[earlier.pos] == what.slot
        else:
            same = isinstance(earlier, (This, Pron)) and isinstance(what, This)
        if same:
            again: Move = alter(made, what=Result(f"#{id(effect)}", said=what.said))
            return again
    return made


def _may_be_card(candidate: Candidate) -> bool:
    """Whether "that card" may mean what was no card as it was named: what has died, but not what
    may be a player."""
    aimed = candidate.value.spec.what if isinstance(candidate.value, TargetHole) else None
    if any(isinstance(part, AnyTarget | IsPlayer) for part in walk_all(aimed)):
        return False
    return candidate.pos >= -4 and candidate.types != NAMELESS


def _rank(candidate: Candidate, word: Pron) -> tuple[int, float]:
    weight = 0 if candidate.own else 1
    if candidate.effect is not None and word.word == "it":
        weight = 1
    return weight, candidate.pos


def _opposing(word: WhoPron, scope: Scope) -> Candidate | None:
    """ "Target permanent an opponent controls. That player ...": its controller."""
    for one in reversed(scope.candidates):
        target = one.value
        if isinstance(target, TargetHole) and one.pos < word.pos and target.spec.same_owner:
            return Candidate(one.pos, OwnerOf(target), None, "s", player=True)
        if isinstance(target, TargetHole) and one.pos < word.pos and one.number == "s":
            for node in walk_all(target.spec.what):
                if isinstance(node, Controlled) and isinstance(node.by, EachOpponent):
                    return Candidate(one.pos, ControllerOf(target), None, "s", player=True)
    return None


def _player(word: WhoPron, scope: Scope, slots: dict[int, int]) -> Any:
    best: Candidate | None = None
    for candidate in scope.candidates:
        if not candidate.player or candidate.pos >= word.pos or not candidate.reaches(word):
            continue
        if any(node is word for node in walk_all(candidate.value)):
            continue  # what a target word asks for does not depend on the target
        first = word.word == "the first player"
        if best is None or (candidate.pos < best.pos if first else candidate.pos > best.pos):
            best = candidate
    if best is not None and word.word == "the player" and another_player(best, word, scope):
        raise Unbound(f'"{word.word}", where there are two')
    if best is None and word.word == "that player":
        best = _opposing(word, scope)
    if best is None:
        raise Unbound(f'"{word.word}" has no player to refer to')
    said = word.word
    if isinstance(best.value, WhoHole):
        return TargetPlayer(slots[best.value.pos], said=said)
    return alter(_fill(best.value, scope, slots), said=said)
