"""A view as a player reads it: whose creatures are whose, how much mana is left, what is coming."""

from __future__ import annotations

from apnap.core.views import SeenObject, SeenPlayer, View

from .facts import Facts, facts_of


class Board:
    """The view of one question, from the side of the seat that is asked."""

    __slots__ = ("_ids", "foe", "me", "mine", "my_turn", "seat", "step", "theirs", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.me: SeenPlayer = view.players[view.seat]
        others = [p for p in view.players if p.seat != view.seat and not p.lost and not p.left]
        self.foe: SeenPlayer = others[0] if others else self.me
        self.mine = creatures_of(self.me)
        self.theirs = creatures_of(self.foe)
        self.my_turn = view.active == view.seat
        self.step = view.step
        self._ids: dict[int, SeenObject] | None = None

    def find(self, id_: int) -> SeenObject | None:
        """The object of that id, wherever the seat sees it, known cards of libraries included."""
        if self._ids is None:
            self._ids = index(self.view)
        return self._ids.get(id_)

    def is_foe(self, seat: int) -> bool:
        """Is that seat an opponent?"""
        return seat != self.seat

    def top(self) -> SeenObject | None:
        """The uppermost object of the stack."""
        return self.view.stack[-1] if self.view.stack else None

    def mana(self, player: SeenPlayer | None = None) -> int:
        """About how much mana the player could still make."""
        player = self.me if player is None else player
        total = sum(self_pool(player))
        for seen in player.battlefield:
            count = facts_of(seen).skills.mana_count
            if count and not seen.tapped and not (seen.sick and facts_of(seen).creature):
                total += count
        return total

    def lands(self) -> int:
        """How many lands the seat controls."""
        return sum(1 for seen in self.me.battlefield if facts_of(seen).land)

    def letters(self) -> str:
        """The kinds of mana that the seat's permanents can make."""
        return "".join(facts_of(seen).skills.mana for seen in self.me.battlefield)

    def life_worth(self, player: SeenPlayer, number: float) -> float:
        """What so much damage to a player is worth: the more, the less life is left."""
        life = max(1, player.life)
        if number >= life:
            return 100.0
        return number * (0.22 + 2.6 / life)


def self_pool(player: SeenPlayer) -> tuple[int, ...]:
    """The mana in a player's pool, by kind."""
    return tuple(int(n) for n in player.pool)


def creatures_of(player: SeenPlayer) -> list[SeenObject]:
    """The creatures that a player controls."""
    return [s for s in player.battlefield if facts_of(s).creature and not s.phased_out]


def index(view: View) -> dict[int, SeenObject]:
    """Everything that is seen, by id."""
    found: dict[int, SeenObject] = {}
    for player in view.players:
        for group in (player.battlefield, player.hand, player.graveyard):
            for seen in group:
                found[seen.id] = seen
        for seen in player.known_library.values():
            found[seen.id] = seen
    for seen in (*view.stack, *view.exile, *view.command):
        found[seen.id] = seen
    return found


def fact(board: Board, id_: int) -> Facts | None:
    """The facts of the object of that id, if it is seen."""
    seen = board.find(id_)
    return facts_of(seen) if seen is not None else None
