"""Players: life, drawing from an empty library, poison (2006:420.5a, g, h)."""

from __future__ import annotations

from apnap import ir
from apnap.actions import zones
from apnap.actions.ending import can_lose
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject, Player
from apnap.core.questions import PICK_ONE, YES, YES_NO, Question
from apnap.multiplayer import formats, planar

from .batch import Batch


def life_zero(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-life-zero, sba-team-life-zero"""
    key = "sba-team-life-zero" if formats.shares_life(g) else "sba-life-zero"
    for player in g.players:
        if player.life <= 0 and _needs_life(g, player) and _may_lose(g, player):
            batch.losses.append((player.seat, key))
            g.trace(key, player=player.seat, n=player.life)


def _needs_life(g: Game, player: Player) -> bool:
    """cannot-beats-can: does nothing say that the player doesn't lose for having no life?"""
    if not rules.parts(g, ir.LifeNotNeeded):
        return True
    return not rules.player_parts(g, ir.LifeNotNeeded, player.seat)


def empty_library(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-drew-from-empty-library: since state-based actions were last checked."""
    for player in g.players:
        if not player.drew_from_empty:
            continue
        if _may_lose(g, player):
            batch.losses.append((player.seat, "sba-drew-from-empty-library"))
            g.trace("sba-drew-from-empty-library", player=player.seat)
        else:
            g.put(player, "drew_from_empty", False)  # the next check asks for later draws only
            batch.more = True


def poison(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-poison, sba-team-poison"""
    facts = g.edition.facts
    together = formats.shares_poison(g)
    key = "sba-team-poison" if together else "sba-poison"
    most = facts.team_poison_loses if together else facts.poison_loses
    for player in g.players:
        if player.poison >= most and _may_lose(g, player):
            batch.losses.append((player.seat, key))
            g.trace(key, player=player.seat, n=player.poison)


def commander_damage(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-commander-damage: so much combat damage by one and the same commander over the course of
    the game (2009:704.5u).
    """
    for player in g.players:
        for phys, number in player.damage_from:
            if number >= g.edition.facts.commander_damage_loses and _may_lose(g, player):
                batch.losses.append((player.seat, "sba-commander-damage"))
                source = next((o.id for o in g.objects.values() if o.phys == phys), 0)
                g.trace("sba-commander-damage", player=player.seat, n=number, source=source)
                break


def commander_returns(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-commander-to-command-zone: from a graveyard or exile, to which it came since the last
    check, its owner may put it into the command zone (903.9a).
    """
    come = zones.displaced(g)
    if not come:
        return
    g.set("game_data", tuple(pair for pair in g.game_data if pair[0] != zones.DISPLACED))
    for id_ in come:
        obj = g.find(id_)
        if obj is None:
            continue
        asked = Question(PICK_ONE, "commander", obj.owner, YES_NO, source=id_, args=(obj.zone,))
        if g.pick(asked) == YES:
            zones.move(g, [id_], c.COMMAND, replaceable=False)
            g.trace("sba-commander-to-command-zone", player=obj.owner, object=id_)
            batch.more = True


def _may_lose(g: Game, player: Player) -> bool:
    """Is the player there, and does no effect keep them from losing? The check goes on without
    those who can't lose (2006:103.2), or it would never end."""
    return not player.left and can_lose(g, player.seat)


def phenomenon_over(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-phenomenon-over: away from a phenomenon whose ability has left the stack the planar
    controller planeswalks (312.7)."""
    if not formats.of(g).planar:
        return
    for id_ in planar.faces_up(g):
        obj = g.objects[id_]
        if not obj.defn.base.types & planar.PHENOMENON:
            continue
        sources = [one.source for one in g.waiting]
        infos = [g.objects[s].info for s in g.stack]
        sources += [info.source for info in infos if info is not None]
        if id_ in sources:
            batch.pending.append(id_)
        else:
            batch.more = True
            g.trace("sba-phenomenon-over", object=id_, player=obj.controller)
            planar.planeswalk(g, obj.controller)
