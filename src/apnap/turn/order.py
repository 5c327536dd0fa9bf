"""Who comes after whom, who is with whom, who reaches whom (2006:103.4, 601, 606)."""

from __future__ import annotations

from apnap.core.game import Game
from apnap.multiplayer import formats

EXTRA, THAT_TURN = "extra-turn", "that-turn"
"""The choice under which an effect knows the extra turn that it made; what a delayed ability that
it set up is told once that turn has begun."""

ACTIVE = "active"
"""Bound to a delayed ability that speaks of who was the active player as it was created."""


def alive(g: Game) -> list[int]:
    """The seats that still play, in seat order."""
    return [player.seat for player in g.players if not player.left]


def next_seat(g: Game, seat: int) -> int:
    """The next player in turn order who still plays."""
    count = len(g.players)
    for step in range(1, count + 1):
        following = (seat + step) % count
        if not g.players[following].left:
            return following
    return seat


def holders(g: Game) -> list[int]:
    """Who gets priority: all who still play; where several turns go on, those in whose range the
    turn marker is, or the controller of an object on its stack (807.5a)."""
    seats = alive(g)
    if not g.turns or not g.reach:
        return seats
    marked = {g.objects[id_].controller for id_ in g.stack}
    marked.add(g.active if not g.players[g.active].left else next_seat(g, g.active))
    mask = sum(1 << seat for seat in marked)
    return [seat for seat in seats if g.reach[seat] & mask or seat in marked]


def next_holder(g: Game, seat: int) -> int:
    """The next player in turn order who gets priority."""
    following = next_seat(g, seat)
    if g.turns:
        seats = holders(g)
        while following not in seats:
            following = next_seat(g, following)
    return following


def next_turn(g: Game, seat: int) -> int:
    """Whose turn follows: the next player's, or, where teams take turns, the next team's, named by
    its first player.
    """
    following = next_seat(g, seat)
    if formats.shares_turns(g):
        team = g.players[seat].team
        for _ in g.players:
            if g.players[following].team != team:
                break
            following = next_seat(g, following)
        return primary(g, following)
    return following


def primary(g: Game, seat: int) -> int:
    """The first player of a team that takes its turns together, else the player (805.2)."""
    if not formats.shares_turns(g):
        return seat
    team = g.players[seat].team
    return next(one for one in alive(g) if g.players[one].team == team)


def sharing_turn(g: Game, seat: int) -> list[int]:
    """The players whose turns are one turn: the whole team, else the player alone."""
    if not formats.shares_turns(g):
        return [seat]
    team = g.players[seat].team
    return [one for one in alive(g) if g.players[one].team == team]


def passed_over(g: Game, before: int, seat: int) -> list[int]:
    """The players who left that sat between these two."""
    count = len(g.players)
    between = [(before + step) % count for step in range(1, (seat - before - 1) % count + 1)]
    return [one for one in between if g.players[one].left]


def actives(g: Game) -> list[int]:
    """The players whose turn it is: the active player, or the active team; none if they left."""
    active = g.players[g.active]
    if not formats.shares_turns(g):
        return [] if active.left else [g.active]
    return [seat for seat in apnap(g) if g.players[seat].team == active.team]


def is_active(g: Game, seat: int) -> bool:
    """Is it the player's turn, or their team's?"""
    if seat == g.active:
        return True
    return (
        len(g.players) > 2
        and g.players[seat].team == g.players[g.active].team
        and formats.shares_turns(g)
    )


def within(g: Game, seat: int, other: int) -> bool:
    """Is the other player in this one's range of influence? (out-of-range)"""
    return not g.reach or bool(g.reach[seat] >> other & 1)


DEFENDER = "defender"  # in Game.combat_data: the defending player that was chosen


def attackable(g: Game, seat: int) -> list[int]:
    """The opponents whom the player's creatures may attack, by the option that is used, in APNAP
    order.
    """
    found = opponents(g, seat)
    if len(g.players) == 2:
        return found
    option = formats.attack_option(g)
    if option == formats.ONE:
        chosen = dict(g.combat_data).get(DEFENDER)
        return [other for other in found if other == chosen] if seat in actives(g) else found
    if option != formats.MULTIPLE:
        seats = alive(g)
        place = seats.index(seat)
        left, right = seats[(place + 1) % len(seats)], seats[place - 1]
        near = {formats.LEFT: (left,), formats.RIGHT: (right,)}.get(option, (left, right))
        found = [other for other in found if other in near]
    return found


def apnap(g: Game) -> list[int]:
    """All players who still play: the active player first, then in turn order."""
    if len(g.players) == 2 and not g.players[0].left and not g.players[1].left:
        return [g.active, 1 - g.active]
    found = [] if g.players[g.active].left else [g.active]
    seat = next_seat(g, g.active)
    while seat not in found and seat != g.active:
        found.append(seat)
        seat = next_seat(g, seat)
    return found


def turning(g: Game, first: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These players in turn order, beginning with one of them."""
    count = len(g.players)
    return tuple(sorted(seats, key=lambda seat: (seat - first) % count))


def nearest_opponent(g: Game, seat: int) -> list[int]:
    """The nearest opponent to the player's left, in range or not: who chooses where no opponent in
    range can (801.5c)."""
    following = next_seat(g, seat)
    while following != seat:
        if g.players[following].team != g.players[seat].team:
            return [following]
        following = next_seat(g, following)
    return []


def opponents(g: Game, seat: int) -> list[int]:
    """The opponents of a player who still play, in APNAP order."""
    team = g.players[seat].team
    found = [other for other in apnap(g) if g.players[other].team != team]
    if g.reach:
        found = [other for other in found if g.reach[seat] >> other & 1]
    return found
