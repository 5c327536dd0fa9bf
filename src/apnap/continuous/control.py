"""Who controls each permanent: the control layer, and what happens when control changes."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import E_CONTROL
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret.refs import players

from . import rules
from .layers import plan_of
from .passing import condition_holds, named_ids
from .plan import Effect, Plan
from .tables import CONTROL
from .templates import ATTACHED, FILTER, REF

ROUNDS = 12  # changes of control that bring others about; more than that is a loop


def update_control(g: Game) -> None:
    """control-changed: derive the controller of each permanent from the effects in the control
    layer and carry out what changed. Cheap where no effect changes control."""
    for _ in range(ROUNDS):
        plan = plan_of(g)
        if not plan.controls and not g.homes:
            return
        homes = {id_: -1 - home for id_, home in g.homes if id_ in g.objects}
        wanted = _wanted(g, plan, homes)
        changed = [
            g.objects[id_]
            for id_, seat in wanted.items()
            if g.objects[id_].controller != seat and g.objects[id_].zone in (c.BATTLEFIELD, c.STACK)
        ]
        changed.sort(key=_id)
        _remember(g, wanted, homes)
        if not changed:
            plan.control_epoch = g.epoch
            return
        for obj in changed:
            _change(g, obj, wanted[obj.id])


def _id(obj: GameObject) -> int:
    return obj.id


def _wanted(g: Game, plan: Plan, homes: dict[int, int]) -> dict[int, int]:
    """Who should control each permanent under an effect, or lately under one. Effects apply in
    timestamp order (2006:418.5a, layer 2)."""
    wanted = dict(homes)
    for effect in sorted(plan.controls, key=_timestamp):
        if not condition_holds(g, plan, effect, 0):
            continue
        seat = _seat(g, effect)
        if seat < 0:
            continue
        for id_ in affected_by(g, plan, effect):
            obj = g.find(id_)
            if obj is not None and obj.zone in (c.BATTLEFIELD, c.STACK):
                wanted[id_] = seat
                homes.setdefault(id_, obj.controller)
    return wanted


def _timestamp(effect: Effect) -> int:
    return effect.timestamp


def _seat(g: Game, effect: Effect) -> int:
    """The player to whom the effect gives control."""
    floating = effect.floating
    if floating is not None:
        for i, part in enumerate(floating.parts):
            if isinstance(part, ir.SetController):
                for key, value in floating.bound:
                    if key == f"controller:{i}":
                        return int(value)
    for layer, part in effect.template.early:
        if layer == CONTROL and isinstance(part, ir.SetController):
            found = players(effect.ctx(g), part.who)
            return found[0] if found else -1
    return -1


def affected_by(g: Game, plan: Plan, effect: Effect) -> tuple[int, ...]:
    """The objects that an effect in the control layer affects."""
    template = effect.template
    if template.kind == REF:
        return named_ids(g, plan, effect, 0)
    if template.kind == ATTACHED:
        return (g.objects[effect.source].attached_to,)
    if template.kind != FILTER:
        return effect.ids
    found = []
    for id_ in g.battlefield():
        obj = g.objects[id_]
        if not obj.phased_out and effect.includes(g, obj, g.chars(obj)):
            found.append(id_)
    return tuple(found)


def _remember(g: Game, wanted: dict[int, int], homes: dict[int, int]) -> None:
    """Keep for each permanent under an effect who controls it otherwise; of what is phased out
    under such an effect, until it is there again."""
    kept = tuple(
        [
            (id_, -1 - homes[id_])
            for id_ in sorted(wanted)
            if wanted[id_] != homes[id_] or _away(g, id_, homes[id_])
        ]
    )
    if kept != g.homes:
        g.set("homes", kept)


def _away(g: Game, id_: int, home: int) -> bool:
    obj = g.objects[id_]
    return bool(obj.phased_out) and obj.controller != home


def _change(g: Game, obj: GameObject, seat: int) -> None:
    """One permanent comes under another player's control: it leaves combat, and is subject to
    summoning sickness anew (2006:212.3d, 306.2)."""
    from apnap.actions import combat, permanents, zones
    from apnap.triggers import matching

    if g.players[seat].left:  # 800.4c: nobody in the game controls it otherwise
        if obj.controller not in g.gone:
            zones.move(g, [obj.id], c.EXILE, replaceable=False)
        return

    if obj.zone == c.STACK:
        g.put(obj, "controller", seat)
        g.new_epoch()
        g.trace("control-changed", player=seat, object=obj.id)
        return
    old = obj.controller
    if obj.attacking or obj.blocking:
        permanents.remove_from_combat(g, [obj.id])
    if g.attackers:
        combat.no_longer_attacked(g, obj)
    if g.stack:
        permanents.note_end(g, [obj], permanents.LOST)
    g.transfer(obj, seat)
    g.put(obj, "since", g.turn)
    g.stale(obj)
    g.trace("control-changed", player=seat, object=obj.id)
    _may_look(g, obj, seat)
    matching.emit(g, E_CONTROL, obj.id, old, other=seat)


def _may_look(g: Game, obj: GameObject, seat: int) -> None:
    """keyword-hideaway: whoever comes to control the permanent may look at what it hid
    (2009:702.72a)."""
    if not obj.linked:
        return
    if "hideaway" not in g.behavior(obj).params and not rules.applies(g, ir.MayLook, obj):
        return
    for _, ids in obj.linked:
        for id_ in ids:
            hidden = g.find(id_)
            if hidden is not None and hidden.zone == c.EXILE and hidden.face_down:
                g.put(hidden, "seen", hidden.seen | 1 << seat)
