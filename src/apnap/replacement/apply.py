"""Replacing one would-be event: the pipeline, and its contract.

`replace(g, event)` is called before something happens, by the action that would make it happen. It
finds the effects that apply (replacement.gather), lets the affected player, or the controller of
the affected object, choose when several do, and applies them one by one, each once to the event and
to all that it turns into: the keys of those applied stand in `used`, and while an effect that
replaced the event is carried out they stand in `g.line`, where its own events find them.

The result is the event that happens instead, changed in its fields, or nothing. What an effect adds
("... and you gain that much life"), or does in the event's place, comes after the whole batch: it
is put on `after`, and `finish(g, after)` carries it out. Without `after` that happens at once.
Callers look at `would(g, kind)` first, and build no event where nothing can replace it.
"""

from __future__ import annotations

from apnap import ir
from apnap.actions import permanents
from apnap.core import constants as c
from apnap.core.events import E_REGENERATE, R_DESTROY, Event, Shield
from apnap.core.game import Game
from apnap.core.questions import NO, PICK_ONE, YES_NO, Option, Question
from apnap.interpret import awaited, table
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx
from apnap.interpret.refs import objects, players

from . import shields
from .gather import Candidate, Key, gather, would

__all__ = ["After", "Later", "choose", "finish", "replace", "set_aside", "would"]


class Later:
    """What is still to be done after an event: an effect (with the effects that may not replace its
    events), and the link by which the object that moved is set aside for its source."""

    __slots__ = ("ctx", "effect", "line", "link", "object")

    def __init__(self, ctx: Ctx, effect: ir.Node | None, line: tuple[Key, ...]) -> None:
        self.ctx = ctx
        self.effect = effect
        self.line = line
        self.link = ""
        self.object = 0


After = list[Later]


def replace(g: Game, event: Event, after: After | None = None) -> list[Event]:
    """replacement-applied: what happens instead of the event; an empty list if nothing does."""
    later: After = [] if after is None else after
    used: dict[Key, None] = dict.fromkeys(g.line)
    alive = True
    while alive:
        found = gather(g, event, used)
        if not found:
            break
        candidate = choose(g, found, event.player)
        used[candidate.key] = None
        if agreed(g, candidate):
            alive = _apply(g, candidate, event, used, later)
    if not alive:
        g.replaced += 1
    if after is None:
        finish(g, later)
    return [event] if alive else []


def set_aside(g: Game, after: After) -> None:
    """What moved is set aside for the linked abilities of what moved it, before any ability looks
    at the move."""
    for later in after:
        if later.link:
            _set_aside(g, later)
            later.link = ""


def finish(g: Game, after: After) -> None:
    """Carry out what replacement effects add to events, or put in their place, in their order."""
    while after:
        later = after.pop(0)
        if later.link:
            _set_aside(g, later)
        if later.effect is not None:
            before = g.line
            g.set_flow("line", later.line)
            table.perform(later.ctx, later.effect)
            g.set_flow("line", before)


# ------------------------------------------------------------------ choosing


def choose(g: Game, found: list[Candidate], chooser: int) -> Candidate:
    """replacement-chosen: self-replacement effects first, then as the affected player likes. Where
    it makes no difference nobody is asked."""
    rank = min(candidate.rank for candidate in found)
    first = [candidate for candidate in found if candidate.rank == rank]
    if len(first) == 1 or all(first[0].same_as(other) for other in first[1:]):
        return first[0]
    options = tuple(Option("effect", one.ctx.source, i) for i, one in enumerate(first))
    index = int(g.choose(Question(PICK_ONE, "replacement", chooser, options)))
    sources = tuple(one.ctx.source for one in first)
    g.trace("replacement-chosen", player=chooser, source=first[index].ctx.source, list=sources)
    return first[index]


def agreed(g: Game, candidate: Candidate, subject: int = 0) -> bool:
    """Does the player of an effect that says "you may" want it? `subject`: for what this source
    does, where it is asked for several."""
    ability, shield = candidate.ability, candidate.shield
    regenerates = shield is not None and shield.kind == "regeneration"
    if regenerates and g.edition.facts.regeneration_optional:
        asked = Question(PICK_ONE, "regenerate", g.get(shield_object(shield)).controller, YES_NO)
        return g.pick(asked) != NO
    if ability is None or not ability.optional:
        return True
    asked = Question(
        PICK_ONE,
        "may-replace-of" if subject else "may-replace",
        candidate.ctx.controller,
        YES_NO,
        source=candidate.ctx.source,
        args=(subject,) if subject else (),
    )
    return g.pick(asked) != NO


def shield_object(shield: Shield | None) -> int:
    """What a regeneration shield protects."""
    return shield.to[0] if shield is not None and shield.to else 0


# ------------------------------------------------------------------ applying


def _apply(
    g: Game, candidate: Candidate, event: Event, used: dict[Key, None], after: After
) -> bool:
    """Change the event as the effect says; False if it does not happen any more."""
    shield = candidate.shield
    if shield is not None:
        shields.use(g, shield)
        if shield.kind == "regeneration":
            regenerate(g, event.object, shield.id)
            return False
    ability = candidate.ability
    assert ability is not None
    ctx = candidate.ctx
    g.trace("replacement-applied", source=ctx.source, object=event.object, other="")
    if ability.keyword:
        g.trace(c.keyword_rule(ability.keyword), object=ctx.source, player=ctx.controller)
    if isinstance(ability.instead, ir.Regenerate) and event.kind == R_DESTROY:
        regenerate(g, event.object)  # by a static ability, without a shield (2009:701.11b)
        return False
    keys = tuple(used)
    changed = _modify(g, ctx, ability, event)
    if ability.link and event.object:
        linked = Later(ctx, None, keys)
        linked.link, linked.object = ability.link, event.object
        after.append(linked)
    if ability.and_also is not None:
        after.append(Later(ctx, ability.and_also, keys))
    if ability.instead is not None:
        after.append(Later(ctx, ability.instead, keys))
    return changed or (ability.and_also is not None and ability.instead is None)


def _modify(g: Game, ctx: Ctx, ability: ir.Replacement, event: Event) -> bool:
    """The changes of an event that goes on happening: number, zone, who. True if there are any."""
    changed = False
    if ability.amount is not None:
        event.amount = max(0, amount(ctx, ability.amount))
        changed = True
    if ability.mana:
        event.word = _kind_of_mana(g, ctx, ability.mana) * event.amount
        changed = True
    if ability.to:
        where, _, position = ability.to.partition("-")
        event.to = c.ZONES[where]
        event.word = position or "top"
        changed = True
    if ability.recipient is not None:
        seats = players(ctx, ability.recipient) if isinstance(ability.recipient, ir.Who) else ()
        if seats:
            event.player = seats[0]
        elif not isinstance(ability.recipient, ir.Who):
            event.recipient = (*objects(ctx, ability.recipient), event.recipient)[0]
        changed = True
    return changed


def _kind_of_mana(g: Game, ctx: Ctx, mana: str) -> str:
    """The letter that is produced; of any colour, the effect's controller chooses one."""
    if mana != "any":
        return mana
    expected = awaited.take(g, ctx.source, tuple((letter,) for letter in "WUBRG"))
    if expected is not None:
        return expected[0]
    options = tuple(Option("mana", letter) for letter in "WUBRG")
    question = Question(PICK_ONE, "mana", ctx.controller, options, source=ctx.source)
    return "WUBRG"[int(g.choose(question))]


def _set_aside(g: Game, later: Later) -> None:
    """Linked abilities: the source remembers under its key the object where it went; what is
    itself the source, and moved, remembers it of itself."""
    new = g.became.get(later.object, 0)
    own = later.ctx.source == later.object
    source = g.objects.get(new if own else later.ctx.source)
    if source is None or not new or new not in g.objects:
        return
    linked = dict(source.linked)
    linked[later.link] = (*linked.get(later.link, ()), new)
    g.put(source, "linked", tuple(sorted(linked.items())))


def regenerate(g: Game, id_: int, shield: int = 0) -> None:
    """regeneration-shield-used: it is tapped, its damage goes, it leaves combat (2006:419.6b).
    `shield`: the one by which it does."""
    obj = g.objects[id_]
    g.trace("regeneration-shield-used", object=id_)
    permanents.remove_damage(g, id_)
    permanents.tap(g, [id_])
    permanents.remove_from_combat(g, [id_])
    if g.listens(E_REGENERATE):
        g.edition.procedures.match(g, [Event(E_REGENERATE, id_, obj.controller, cause=shield)])
