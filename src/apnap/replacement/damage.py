"""Replacement and prevention of a batch of damage.

The hits on one recipient are settled together, recipients in APNAP order of the affected player:
gather what applies, let that player choose, apply it to all of the hits that it concerns, and look
again. Each effect applies once to each hit, and to what the hit turns into. A hit that is
redirected joins the hits on its new recipient.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import R_DAMAGE, Event, Shield
from apnap.core.game import Game
from apnap.core.questions import PICK_ONE, SPLIT, Answer, Option, Question
from apnap.interpret.amounts import amount
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.interpret.refs import objects, players
from apnap.multiplayer import reach

from . import apply, shields
from .gather import Candidate, Key, abilities, controller, covers, shield_ctx
from .patterns import fits_would

if TYPE_CHECKING:
    from apnap.actions.damage import Hit

HURT = c.CREATURE | c.PLANESWALKER | c.BATTLE
ALL = "all"


class Part:
    """A hit on its way: what has been applied to it, and where it still may go."""

    __slots__ = ("hit", "used")

    def __init__(self, hit: Hit, used: dict[Key, None]) -> None:
        self.hit = hit
        self.used = used

    def split(self, number: int, recipient: int) -> Part:
        """So much of it goes to another recipient, as a part of its own."""
        hit = self.hit.copy()
        hit.amount, hit.recipient = number, recipient
        self.hit.amount -= number
        return Part(hit, self.used.copy())


def replace_hits(g: Game, hits: list[Hit], cause: int, after: apply.After) -> list[Hit]:
    """What damage is dealt instead, in the order of the hits (redirected parts at the end)."""
    return _Batch(g, hits, cause, after).settle()


def redirectable(g: Game, hits: list[Hit]) -> bool:
    """Does a rule, and no effect, change some of the damage? Protection prevents it; where the
    edition says so noncombat damage may go to a planeswalker."""
    walkers = g.edition.facts.planeswalker_redirection
    seen: dict[int, bool] = {}
    for hit in hits:
        recipient = hit.recipient
        if recipient >= 0:
            known = seen.get(recipient)
            if known is None:
                known = "protection" in g.behavior(g.objects[recipient]).params
                seen[recipient] = known
            if known:
                return True
        elif walkers and not hit.combat:
            return True
    return False


class _Batch:
    def __init__(self, g: Game, hits: list[Hit], cause: int, after: apply.After) -> None:
        self.g = g
        self.cause = cause
        self.after = after
        self.parts = [Part(hit.copy(), dict.fromkeys(g.line)) for hit in hits]
        self.abilities = abilities(g, R_DAMAGE)
        self.fixed = _unpreventable_parts(g)

    def settle(self) -> list[Hit]:
        """Settle recipient after recipient until nothing applies any more."""
        todo = self._in_order(dict.fromkeys(part.hit.recipient for part in self.parts))
        while todo:
            recipient = todo.pop(0)
            moved = self._settle_one(recipient)
            if moved:
                todo = self._in_order(dict.fromkeys((*todo, *moved)))
        return [part.hit for part in self.parts if part.hit.amount > 0]

    def _in_order(self, recipients: dict[int, None]) -> list[int]:
        count, active = len(self.g.players), self.g.active
        return sorted(recipients, key=lambda r: ((self.seat(r) - active) % count, r < 0, r))

    def seat(self, recipient: int) -> int:
        """The affected player, or the controller of the affected permanent."""
        if recipient < 0:
            return -1 - recipient
        return self.g.get(recipient).controller

    def _settle_one(self, recipient: int) -> list[int]:
        """All that applies to the hits on one recipient; the recipients to which damage went."""
        parts = [part for part in self.parts if part.hit.recipient == recipient]
        moved: list[int] = []
        while parts:
            found = self._gather(recipient, parts)
            if not found:
                break
            chosen = apply.choose(self.g, [one for one, _ in found], self.seat(recipient))
            concerned = next(some for one, some in found if one is chosen)
            subject = self._asked_about(chosen, concerned)
            if subject:
                concerned = [part for part in concerned if part.hit.source == subject]
            for part in concerned:
                part.used[chosen.key] = None
            if apply.agreed(self.g, chosen, subject):
                moved += self._apply(chosen, recipient, concerned)
            parts = [p for p in parts if p.hit.amount > 0 and p.hit.recipient == recipient]
        return moved

    def _asked_about(self, chosen: Candidate, parts: list[Part]) -> int:
        """ "If a source would deal damage, you may": the source about which is asked now, where
        there are several; 0 otherwise."""
        ability = chosen.ability
        if ability is None or not ability.optional or _is_of_all_sources(ability):
            return 0
        sources = {part.hit.source for part in parts}
        return parts[0].hit.source if len(sources) > 1 else 0

    # -------------------------------------------------------------- gathering

    def _event(self, hit: Hit) -> Event:
        seat = -1 - hit.recipient if hit.recipient < 0 else -1
        return Event(
            R_DAMAGE,
            max(0, hit.recipient),
            seat,
            source=hit.source,
            recipient=hit.recipient,
            amount=hit.amount,
            combat=hit.combat,
            cause=self.cause,
        )

    def _gather(self, recipient: int, parts: list[Part]) -> list[tuple[Candidate, list[Part]]]:
        """The effects that apply to some of the parts, with those parts."""
        g = self.g
        found: list[tuple[Candidate, list[Part]]] = []
        for obj, number, ability in self.abilities:
            if obj.id not in g.objects:
                continue
            key: Key = ("ability", obj.id, number)
            some = []
            for part in parts:
                if key not in part.used:
                    ctx = Ctx(g, obj.id, controller(obj), event=self._event(part.hit))
                    if self._applies(ctx, ability, part.hit):
                        some.append(part)
            if some:
                ctx = Ctx(g, obj.id, controller(obj), event=self._event(some[0].hit))
                found.append((Candidate(key, ctx, ability), some))
        for shield in g.shields:
            if covers(shield, R_DAMAGE):
                key = ("shield", shield.id, 0)
                some = [p for p in parts if key not in p.used and self._shielded(shield, p.hit)]
                if some:
                    ctx = shield_ctx(g, shield, self._event(some[0].hit))
                    held = shield.ability
                    ability_ = held if isinstance(held, ir.Replacement) else None
                    found.append((Candidate(key, ctx, ability_, shield), some))
        self._by_rules(recipient, parts, found)
        return found

    def _applies(self, ctx: Ctx, ability: ir.Replacement, hit: Hit) -> bool:
        assert ctx.event is not None
        if not fits_would(ctx, ability.event, ctx.event):
            return False
        pattern: Any = ability.event
        if self.g.reach and isinstance(pattern, ir.WouldBeDealt):
            names = not isinstance(pattern.source, ir.Anything)
            if not self._reaches(ctx, hit, names, not isinstance(pattern.to, ir.Anything)):
                return False
        if ability.condition is not None and not holds(ctx, ability.condition):
            return False
        if ability.recipient is not None:
            return self._can_go(hit.recipient, _new_recipient(ctx, ability.recipient))
        return True

    def _reaches(self, ctx: Ctx, hit: Hit, source: bool, recipient: bool) -> bool:
        """out-of-range: an effect works on what it names, the source or the recipient, only in its
        controller's range; where it names neither, both must be there (801.13b)."""
        g, seat = self.g, ctx.controller
        if (source or not recipient) and not reach.covers(g, seat, hit.source):
            return False
        return (source and not recipient) or reach.covers(g, seat, hit.recipient)

    def _can_go(self, old: int, new: int) -> bool:
        """A redirection needs two that can be dealt damage (2006:419.6c)."""
        return old != new and new != 0 and can_be_dealt(self.g, old) and can_be_dealt(self.g, new)

    def _shielded(self, shield: Shield, hit: Hit) -> bool:
        g = self.g
        if shield.chosen_source and shield.chosen_source != hit.source:
            return False
        node: Any = shield.ability
        ctx = shield_ctx(g, shield, self._event(hit))
        if isinstance(node, ir.Replacement):
            return self._applies(ctx, node, hit)
        if shield.to is not None:
            if hit.recipient not in shield.to:
                return False
        elif node.to_filter is not None and not fits(ctx, node.to_filter, hit.recipient):
            return False
        if isinstance(node, ir.PreventDamage) and node.combat is not None:
            if node.combat != hit.combat:
                return False
        if not isinstance(node.source, ir.Anything) and not fits(ctx, node.source, hit.source):
            return False
        if g.reach:
            by_source = bool(shield.chosen_source) or not isinstance(node.source, ir.Anything)
            by_recipient = shield.to is not None or node.to_filter is not None
            if not self._reaches(ctx, hit, by_source, by_recipient):
                return False
        if shield.kind == "redirect":
            return self._can_go(hit.recipient, shields.redirected_to(shield))
        return True

    def _by_rules(
        self, recipient: int, parts: list[Part], found: list[tuple[Candidate, list[Part]]]
    ) -> None:
        """keyword-protection prevents; damage-redirected-to-planeswalker."""
        g = self.g
        if recipient >= 0:
            obj = g.objects[recipient]
            protections = g.behavior(obj).params.get("protection", ())
            for number, keyword in enumerate(protections):
                key: Key = ("protection", recipient, number)
                ctx = Ctx(g, recipient, obj.controller)
                some = [
                    p
                    for p in parts
                    if key not in p.used
                    and (keyword.filter is None or fits(ctx, keyword.filter, p.hit.source))
                ]
                if some:
                    found.append((Candidate(key, ctx, rule="protection"), some))
        elif g.edition.facts.planeswalker_redirection:
            key = ("planeswalker", recipient, 0)
            some = [p for p in parts if key not in p.used and self._may_redirect(p.hit)]
            if some:
                ctx = Ctx(g, some[0].hit.source, self.seat(recipient))
                found.append((Candidate(key, ctx, rule="planeswalker"), some))

    def _may_redirect(self, hit: Hit) -> bool:
        g = self.g
        seat = -1 - hit.recipient
        source = controller(g.get(hit.source))
        if hit.combat or g.players[source].team == g.players[seat].team:
            return False
        return bool(walkers_of(g, seat))

    # -------------------------------------------------------------- applying

    def _apply(self, chosen: Candidate, recipient: int, parts: list[Part]) -> list[int]:
        """Apply one effect to the parts that it concerns; the recipients to which damage went."""
        if chosen.rule == "protection":
            self._prevent(chosen, recipient, parts, None)
            return []
        if chosen.rule == "planeswalker":
            return self._to_planeswalkers(parts)
        shield = chosen.shield
        if shield is not None and shield.kind == "prevent":
            self._by_shield(chosen, shield, recipient, parts)
            return []
        if shield is not None and shield.kind == "redirect":
            return self._redirect_by_shield(chosen, shield, recipient, parts)
        if shield is not None:
            if shield.uses > 0:
                parts = self._of_one_source(shield, recipient, self._whole_event(chosen, shield))
            shields.use(self.g, shield)
        return self._by_ability(chosen, recipient, parts)

    def _by_ability(self, chosen: Candidate, recipient: int, parts: list[Part]) -> list[int]:
        """A Replacement: as one event with the total where it says "damage would be dealt to", and
        for each source by itself where it says "a source would deal damage" (2009:615.10)."""
        ability = chosen.ability
        assert ability is not None
        g, ctx = self.g, chosen.ctx
        if ability.prevent is None:
            g.trace("replacement-applied", source=ctx.source, object=recipient, other="damage")
        if ability.keyword:
            g.trace(c.keyword_rule(ability.keyword), object=ctx.source)
        together = _is_of_all_sources(ability)
        moved: list[int] = []
        for group in [parts] if together and ability.amount is None else [[p] for p in parts]:
            moved += self._to_group(chosen, ability, recipient, group)
        return moved

    def _to_group(
        self, chosen: Candidate, ability: ir.Replacement, recipient: int, parts: list[Part]
    ) -> list[int]:
        event = self._event(parts[0].hit)
        event.amount = event.meant = sum(part.hit.amount for part in parts)
        ctx = Ctx(self.g, chosen.ctx.source, chosen.ctx.controller, event=event)
        ctx = chosen.ctx if chosen.shield is not None else ctx
        ctx.event = event
        keys = tuple(parts[0].used)
        moved: list[int] = []
        if ability.prevent is not None:
            number = None if ability.prevent == ALL else amount(ctx, ability.prevent)
            event.amount = self._prevent(chosen, recipient, parts, number)
        if ability.amount is not None:
            for part in parts:
                part.hit.amount = max(0, amount(ctx, ability.amount))
        if ability.recipient is not None:
            new = _new_recipient(ctx, ability.recipient)
            for part in parts:
                moved.append(self._send(part, part.hit.amount, new, ctx.source))
        if ability.and_also is not None:
            self.after.append(apply.Later(ctx, ability.and_also, keys))
        if ability.instead is not None:
            self.after.append(apply.Later(ctx, ability.instead, keys))
        if all(x is None for x in (ability.prevent, ability.amount, ability.recipient)):
            if ability.and_also is None or ability.instead is not None:
                for part in parts:
                    part.hit.amount = 0
        return moved

    def _by_shield(
        self, chosen: Candidate, shield: Shield, recipient: int, parts: list[Part]
    ) -> None:
        node = shield.ability
        assert isinstance(node, ir.PreventDamage)
        together = shield.amount is not None and node.then is not None
        if (shield.uses > 0 or together) and (shield.to is None or len(shield.to) > 1):
            parts = self._whole_event(chosen, shield)
        if shield.uses > 0:
            parts = self._of_one_source(shield, recipient, parts)
        number = shield.amount
        if node.share is not None:
            event = self._event(parts[0].hit)
            event.amount = sum(part.hit.amount for part in parts)
            number = amount(shield_ctx(self.g, shield, event), node.share)
        prevented = self._prevent(chosen, recipient, parts, number)
        if prevented or node.share is not None:
            shields.use(self.g, shield, prevented)
        if node.then is not None:
            event = self._event(parts[0].hit)
            event.amount = prevented
            ctx = shield_ctx(self.g, shield, event)
            self.after.append(apply.Later(ctx, node.then, tuple(parts[0].used)))

    def _whole_event(self, chosen: Candidate, shield: Shield) -> list[Part]:
        """ "The next time it would deal damage": whatever it deals at that time, to whomever."""
        source = shield.chosen_source
        found = []
        for part in self.parts:
            hit = part.hit
            if hit.amount > 0 and (not source or hit.source == source):
                if self._shielded(shield, hit):
                    part.used[chosen.key] = None
                    found.append(part)
        return found

    def _of_one_source(self, shield: Shield, recipient: int, parts: list[Part]) -> list[Part]:
        """ "The next time a red source would deal damage": what one of them deals; where several do
        at the same time the affected player chooses which."""
        node: Any = shield.ability
        named = getattr(node.event if isinstance(node, ir.Replacement) else node, "source", None)
        sources = list(dict.fromkeys(part.hit.source for part in parts))
        if len(sources) == 1 or named is None or isinstance(named, ir.Anything):
            return parts
        options = tuple(Option("object", id_) for id_ in sources)
        seat = self.seat(recipient)
        asked = Question(PICK_ONE, "damage-source", seat, options, source=shield.source)
        picked = int(self.g.pick(asked).id)
        self.g.trace("damage-source-chosen", player=seat, source=picked)
        return [part for part in parts if part.hit.source == picked]

    def _prevent(
        self, chosen: Candidate, recipient: int, parts: list[Part], number: int | None
    ) -> int:
        """prevention-applied: up to `number` (None: all) of the damage; how much. What can't be
        prevented is left as it is (damage-unpreventable)."""
        g = self.g
        open_ = []
        for part in parts:
            if part.hit.unpreventable or self._unpreventable(part.hit):
                g.trace("damage-unpreventable", source=part.hit.source)
            else:
                open_.append(part)
        shares = self._shares(chosen, recipient, open_, number)
        for part, share in zip(open_, shares, strict=True):
            part.hit.amount -= share
        total = sum(shares)
        if total:
            g.trace("prevention-applied", source=chosen.ctx.source, n=total, target=recipient)
        return total

    def _shares(
        self, chosen: Candidate, recipient: int, parts: list[Part], number: int | None
    ) -> list[int]:
        """prevention-shared-among-sources: the affected player divides a shield that does not
        suffice among the sources (2006:419.7b)."""
        amounts = [part.hit.amount for part in parts]
        if number is None or sum(amounts) <= number:
            return amounts
        if len(parts) == 1:
            return [number]
        options = tuple(Option("object", part.hit.source) for part in parts)
        if len({part.hit.source for part in parts}) == 1:  # one source: among what it would hit
            options = tuple(_option(part.hit.recipient) for part in parts)
        seat = self.seat(recipient)
        asked = Question(
            SPLIT,
            "share-shield",
            seat,
            options,
            least=0,
            total=number,
            source=chosen.ctx.source,
            args=tuple(amounts),
            check=_at_most(amounts),
        )
        shares = list(self.g.choose(asked))
        sources = tuple(part.hit.source for part in parts)
        self.g.trace(
            "prevention-shared-among-sources", player=seat, source=chosen.ctx.source, list=sources
        )
        return shares

    def _unpreventable(self, hit: Hit) -> bool:
        source = self.g.get(hit.source)
        return any(affects is None or affects(source) for affects in self.fixed)

    def _redirect_by_shield(
        self, chosen: Candidate, shield: Shield, recipient: int, parts: list[Part]
    ) -> list[int]:
        new = shields.redirected_to(shield)
        shared = shield.uses > 0 or (shield.to is None and shield.amount is not None)
        if shared and (shield.to is None or len(shield.to) > 1):
            parts = self._whole_event(chosen, shield)
        shares = self._shares(chosen, recipient, parts, shield.amount)
        moved = []
        for part, share in zip(parts, shares, strict=True):
            if share:
                moved.append(self._send(part, share, new, chosen.ctx.source))
        shields.use(self.g, shield, sum(shares))
        return moved

    def _send(self, part: Part, number: int, new: int, source: int) -> int:
        """redirection-applied: so much of the hit goes to the new recipient."""
        if number >= part.hit.amount:
            part.hit.recipient = new
        elif number > 0:
            self.parts.append(part.split(number, new))
        self.g.trace("redirection-applied", source=source, n=number, target=new)
        return new

    def _to_planeswalkers(self, parts: list[Part]) -> list[int]:
        """damage-redirected-to-planeswalker: the source's controller may choose one."""
        g = self.g
        moved = []
        for part in parts:
            hit = part.hit
            walkers = walkers_of(g, -1 - hit.recipient)
            seat = controller(g.get(hit.source))
            options = (
                Option("player", -1 - hit.recipient),
                *(Option("object", id_) for id_ in walkers),
            )
            asked = Question(PICK_ONE, "redirect-to-planeswalker", seat, options, source=hit.source)
            picked = g.pick(asked)
            if picked.kind == "object":
                hit.recipient = int(picked.id)
                moved.append(hit.recipient)
                g.trace(
                    "damage-redirected-to-planeswalker",
                    player=seat,
                    source=hit.source,
                    target=hit.recipient,
                )
        return moved


def _is_of_all_sources(ability: ir.Replacement) -> bool:
    """ "If damage would be dealt to": what is dealt at the same time is one event, whatever the
    sources."""
    event = ability.event
    return isinstance(event, ir.WouldBeDealt) and isinstance(event.source, ir.Anything)


def _option(recipient: int) -> Option:
    return Option("object", recipient) if recipient > 0 else Option("player", -1 - recipient)


def _at_most(amounts: list[int]) -> Any:
    def check(answer: Answer) -> str | None:
        for part, most in zip(answer, amounts, strict=True):
            if part > most:
                return f"no more than {most} of this source's damage can be prevented"
        return None

    return check


def _new_recipient(ctx: Ctx, node: ir.Node) -> int:
    """The id or -1 - seat to which a redirection sends the damage; 0 if there is none."""
    if isinstance(node, ir.Who):
        seats = players(ctx, node)
        return -1 - seats[0] if seats else 0
    found = objects(ctx, node)
    return found[0] if found else 0


def can_be_dealt(g: Game, recipient: int) -> bool:
    """Can damage be dealt to it: a player in the game, a creature, planeswalker or battle?"""
    if recipient < 0:
        return not g.players[-1 - recipient].left
    obj = g.objects.get(recipient)
    return obj is not None and obj.zone == c.BATTLEFIELD and bool(g.chars(obj).types & HURT)


def walkers_of(g: Game, seat: int) -> list[int]:
    """The planeswalkers that a player controls."""
    objects_ = g.objects
    return [
        id_ for id_ in g.players[seat].battlefield if g.chars(objects_[id_]).types & c.PLANESWALKER
    ]


def _unpreventable_parts(g: Game) -> list[Any]:
    """For each statement that damage can't be prevented: whose damage (None: everybody's)."""
    found: list[Any] = []
    for part, ctx, affects in rules.parts(g, ir.DamageWontPrevent):
        found.append(None if _for_all(g, part, ctx.source) else affects)
    return found


def _for_all(g: Game, part: ir.Part, source: int) -> bool:
    """Does the statement name no objects ("damage can't be prevented this turn")?"""
    for effect in g.effects:
        if part in effect.parts and effect.affected is None and effect.filter is None:
            return True
    obj = g.objects.get(source)
    if obj is None:
        return False
    return any(part in s.parts and s.affects is None for s in g.behavior(obj).statics)
