"""What is announced for a spell or ability: modes, X, which costs will be paid, targets, divisions
(2006:409.1b to 409.1e).

Spells, activated abilities and triggered abilities make the same choices; a `Proposal` is what they
have in common.
"""

from __future__ import annotations

from apnap import ir
from apnap.actions import facts
from apnap.continuous import rules
from apnap.core.events import E_TARGET, Event
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import StackInfo
from apnap.core.questions import (
    NUMBER,
    PICK_ONE,
    PICK_SOME,
    SPLIT,
    STOP,
    YES,
    YES_NO,
    Option,
    Question,
)
from apnap.interpret import amounts, filters, refs
from apnap.interpret.context import Ctx
from apnap.interpret.effects_choices import TOLD

from . import crimes, fresh, targets


class Proposal:
    """A spell or ability for which choices are being made. `id`: the object on the stack; `body`:
    what it does (None for most permanent spells); `info`: its record, written while it is being put
    on the stack; `enchant`: the target word of an Aura spell; `all_modes`: every mode is chosen
    (entwine); `mode_limit`: no more modes than so many can be paid for (escalate)."""

    __slots__ = (
        "all_modes",
        "body",
        "ctx",
        "enchant",
        "g",
        "id",
        "info",
        "mode_limit",
        "played",
        "seat",
    )

    def __init__(
        self, g: Game, seat: int, id_: int, source: int, info: StackInfo, body: ir.Body | None
    ) -> None:
        self.g = g
        self.seat = seat
        self.id = id_
        self.info = info
        self.body = body
        self.enchant: ir.TargetSpec | None = None
        self.all_modes = False
        self.mode_limit: int | None = None
        self.played = False  # it is being cast or activated by the player
        self.ctx = Ctx(g, source, seat, info, id_)

    def slots(self) -> tuple[tuple[int, ir.TargetSpec], ...]:
        """The target words of what has been chosen."""
        if self.enchant is not None:
            return ((0, self.enchant),)
        slots = targets.slots_of(self.body, self.info.modes)
        common = targets.needed(self.ctx, self.body)
        return (*((0, spec) for spec in common), *slots[len(common) :])


def option_for(target: int) -> Option:
    """A target (an id, or -1 - seat) as an option."""
    return Option("object", target) if target > 0 else Option("player", -1 - target)


# ------------------------------------------------------------------ modes


def choose_modes(p: Proposal) -> None:
    """modes-chosen: of the modes that can be given targets (2006:409.1b); they happen in printed
    order."""
    body = p.body
    if body is None or not body.modes:
        return
    possible = possible_modes(p.ctx, body)
    if p.all_modes:
        if len(possible) < len(body.modes):
            raise IllegalAction("targets")
        chosen = possible
    else:
        chosen = _ask_modes(p, body, possible)
    p.info.modes = tuple(sorted(chosen))
    fresh.note(p.ctx, body, p.info.modes)
    p.g.trace("modes-chosen", player=p.seat, object=p.id, list=tuple(m + 1 for m in p.info.modes))


def possible_modes(ctx: Ctx, body: ir.Body) -> list[int]:
    """The modes whose target words can be given targets, and that may be chosen still."""
    barred = fresh.taken(ctx, body)
    return [
        i
        for i, mode in enumerate(body.modes)
        if i not in barred and targets.least_x(ctx, mode.targets) >= 0
    ]


def _ask_modes(p: Proposal, body: ir.Body, possible: list[int]) -> list[int]:
    least = targets.number(p.ctx, body.least)
    most = targets.number(p.ctx, body.most)
    if not body.again:
        most = min(most, len(possible))
    if p.mode_limit is not None:
        most = min(most, p.mode_limit)
    if most < least or (least > 0 and not possible):
        raise IllegalAction("modes")
    seat = refs.one_player(p.ctx, body.chooser)
    options = tuple(Option("mode", i) for i in possible)
    if most == least == 1:
        question = Question(PICK_ONE, "mode", seat, options, source=p.id, behalf=p.seat)
        return [possible[p.g.choose(question)]]
    if body.again:
        return _modes_one_by_one(p, seat, possible, least, most)
    question = Question(
        PICK_SOME, "modes", seat, options, least=least, most=most, source=p.id, behalf=p.seat
    )
    return [possible[i] for i in p.g.choose(question)]


def _modes_one_by_one(
    p: Proposal, seat: int, possible: list[int], least: int, most: int
) -> list[int]:
    chosen: list[int] = []
    while len(chosen) < most:
        options = tuple(Option("mode", i) for i in possible)
        if len(chosen) >= least:
            options += (STOP,)
        args = (len(chosen), most)
        question = Question(PICK_ONE, "mode", seat, options, source=p.id, behalf=p.seat, args=args)
        option = p.g.pick(question)
        if option == STOP:
            break
        chosen.append(int(option.id))
    return chosen


# ------------------------------------------------------------------ X and yes or no


def choose_number(p: Proposal, key: str, most: int, least: int = 0) -> int:
    """x-chosen, and how often a cost is paid."""
    if most < least:
        raise IllegalAction(key)
    question = Question(NUMBER, key, p.seat, least=least, most=most, source=p.id)
    return int(p.g.choose(question))


def choose_among(p: Proposal, key: str, numbers: list[int]) -> int:
    """x-chosen, where only these numbers can be paid for."""
    if not numbers:
        raise IllegalAction(key)
    options = tuple([Option("number", n) for n in numbers])
    return numbers[p.g.choose(Question(PICK_ONE, key, p.seat, options, source=p.id))]


def agree(p: Proposal, cost_key: str) -> bool:
    """Will the player pay an optional cost? (additional-cost-chosen)"""
    question = Question(PICK_ONE, "optional-cost", p.seat, YES_NO, source=p.id, args=(cost_key,))
    return p.g.pick(question) == YES


# ------------------------------------------------------------------ targets


def choose_targets(p: Proposal) -> None:
    """targets-chosen: one by one, each target word in turn (2006:409.1c); IllegalAction without
    enough legal ones."""
    slots = p.slots()
    if not slots:
        return
    for i, (base, _) in enumerate(slots):
        p.ctx.slot_base = base
        p.info.targets += (_choose_slot(p, slots, i),)
    p.ctx.slot_base = 0
    chosen = tuple(target for slot in p.info.targets for target in slot)
    if chosen:
        p.g.trace("targets-chosen", player=p.seat, object=p.id, list=chosen)
        facts.note_targets(p.g, chosen)
        if p.g.listens(E_TARGET) or any(is_face_down(p.g, target) for target in chosen):
            _tell_targets(p, chosen)
        crimes.note(p.g, p.seat, chosen)


def is_face_down(g: Game, target: int) -> bool:
    """Does it lie face down, with a ward that no index knows of, perhaps?"""
    return target > 0 and target in g.objects and g.objects[target].face_down


def _tell_targets(p: Proposal, chosen: tuple[int, ...]) -> None:
    """Abilities that trigger when something becomes a target trigger now and wait (601.2c)."""
    events = []
    for target in dict.fromkeys(chosen):
        seat = -1 - target if target < 0 else -1
        event = Event(E_TARGET, max(target, 0), seat, source=p.id, recipient=target, cause=p.id)
        events.append(event)
    p.g.edition.procedures.match(p.g, events)


def _choose_slot(
    p: Proposal, slots: tuple[tuple[int, ir.TargetSpec], ...], index: int
) -> tuple[int, ...]:
    """The targets of one target word."""
    base, spec = slots[index]
    ctx = p.ctx
    if spec.choice is not None:
        _choose_value(p, spec)
    least = targets.number(ctx, spec.least)
    most = targets.number(ctx, spec.most)
    if spec.divide is not None:
        most = min(most, amounts.amount(ctx, spec.divide))
        least = min(least, most)
    chosen: tuple[int, ...] = ()
    barred = targets.others_of(spec, p.info.targets, base)
    while len(chosen) < most:
        candidates = targets.legal_targets(ctx, spec, chosen + barred)
        if chosen:
            candidates = targets.same_group(p.g, spec, chosen[0], candidates)
        elif least > 1 and spec.same_owner:
            candidates = _with_company(ctx, spec, candidates, least)
        candidates = _leaving_room(p, slots, index, chosen, candidates, least)
        forced = _forced(p, slots, index, chosen, candidates) if p.played else []
        if forced:
            candidates, least = forced, max(least, len(chosen) + 1)
        if not candidates and len(chosen) < least:
            raise IllegalAction("targets")
        target = _ask_target(p, spec, index, candidates, chosen, least, most)
        if not target:
            break
        chosen += (target,)
    return chosen


def _forced(
    p: Proposal,
    slots: tuple[tuple[int, ir.TargetSpec], ...],
    index: int,
    chosen: tuple[int, ...],
    candidates: list[int],
) -> list[int]:
    """must-target: those of which an effect says that one must be chosen, where none was and no
    later target word could take one; else nothing."""
    g, ctx = p.g, p.ctx
    if not targets.plan_of_rules(g).get(ir.MustTarget):
        return []
    wanted: list[int] = []
    before = [target for slot in p.info.targets for target in slot] + list(chosen)
    for part, source, _ in rules.parts(g, ir.MustTarget):
        if part.who is not None and p.seat not in refs.players(source, part.who):
            continue
        there = filters.matching(source, part.filter)
        if not any(target in there for target in before):
            wanted += [target for target in candidates if target in there]
    base = ctx.slot_base
    for later, spec in slots[index + 1 :] if wanted else ():
        ctx.slot_base = later
        if any(target in wanted for target in targets.legal_targets(ctx, spec)):
            wanted = []
    ctx.slot_base = base
    return [target for target in candidates if target in wanted]


def _choose_value(p: Proposal, spec: ir.TargetSpec) -> None:
    """What the target word speaks of as chosen; of the values, those are offered with which there
    are enough targets. The spell or ability keeps it (2006:409.1c)."""
    node = spec.choice
    assert isinstance(node, ir.ChooseValue)
    ctx = p.ctx
    options = targets.values(ctx, spec, targets.number(ctx, spec.least))
    if not options:
        raise IllegalAction("targets")
    question = Question(
        PICK_ONE, node.what, p.seat, tuple(options), source=p.id, behalf=p.seat, args=(node.key,)
    )
    value = p.g.pick(question).id
    ctx.chosen[node.key] = value
    kept = tuple([pair for pair in p.info.bound if pair[0] != "chosen:" + node.key])
    p.info.bound = (*kept, ("chosen:" + node.key, value))
    p.g.trace(TOLD[node.what], player=p.seat, object=p.id, other=value)


def _with_company(ctx: Ctx, spec: ir.TargetSpec, candidates: list[int], least: int) -> list[int]:
    """Those that have enough others beside them that belong to the same player."""
    return [
        one for one in candidates if len(targets.same_group(ctx.g, spec, one, candidates)) >= least
    ]


def _leaving_room(
    p: Proposal,
    slots: tuple[tuple[int, ir.TargetSpec], ...],
    index: int,
    chosen: tuple[int, ...],
    candidates: list[int],
    least: int,
) -> list[int]:
    """Without those that would leave a later target word of the same mode, which looks at this one,
    without a target."""
    base, _ = slots[index]
    rest = tuple(spec for other, spec in slots[index + 1 :] if other == base)
    if len(chosen) + 1 < least or not any(targets.plan_of(p.g, spec).depends for spec in rest):
        return candidates
    found = []
    before = p.info.targets
    for candidate in candidates:
        p.info.targets = (*before, (*chosen, candidate))
        if targets.feasible_after(p.ctx, rest, len(before) + 1):
            found.append(candidate)
    p.info.targets = before
    return found


def _ask_target(
    p: Proposal,
    spec: ir.TargetSpec,
    slot: int,
    candidates: list[int],
    chosen: tuple[int, ...],
    least: int,
    most: int,
) -> int:
    """One target of a word; 0 if the player stops."""
    options = [option_for(target) for target in candidates]
    if len(chosen) >= least:
        options.append(STOP)
    if not candidates:
        return 0
    seat = p.seat
    if not isinstance(spec.chooser, ir.You):
        seat = refs.one_player(p.ctx, spec.chooser)
        p.g.trace("opponent-chooses-for-spell", player=p.seat, object=p.id, other=seat)
    question = Question(
        PICK_ONE,
        "target",
        seat,
        tuple(options),
        source=p.id,
        behalf=p.seat,
        args=(slot, len(chosen), least, most),
    )
    picked = p.g.choose(question)
    return candidates[picked] if picked < len(candidates) else 0


# ------------------------------------------------------------------ divisions


def choose_division(p: Proposal) -> None:
    """division-announced: each of the targets gets at least one (2006:409.1e)."""
    slots = p.slots()
    if not any(spec.divide is not None for _, spec in slots):
        return
    division: list[tuple[int, ...]] = []
    for (base, spec), chosen in zip(slots, p.info.targets, strict=True):
        p.ctx.slot_base = base
        division.append(_divide(p, spec, chosen) if spec.divide is not None else ())
    p.ctx.slot_base = 0
    p.info.division = tuple(division)


def _divide(p: Proposal, spec: ir.TargetSpec, chosen: tuple[int, ...]) -> tuple[int, ...]:
    total = amounts.amount(p.ctx, spec.divide)
    if not chosen:
        return ()
    if len(chosen) == 1:
        return (total,)
    if len(chosen) > total:
        raise IllegalAction("division")
    options = tuple(option_for(target) for target in chosen)
    question = Question(SPLIT, "division", p.seat, options, least=1, total=total, source=p.id)
    parts: tuple[int, ...] = p.g.choose(question)
    p.g.trace("division-announced", player=p.seat, object=p.id, list=parts)
    return parts
