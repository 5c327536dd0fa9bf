"""Several turns at the same time: a turn marker holds a turn while another one is played.

The turn that is being played lies in the fields of the game itself, as it does where there is but
one; the others wait in their markers, under the same names. Nothing writes to a marker: it is
replaced, so that forks share it and undoing finds it as it was.
"""

from __future__ import annotations

from typing import Any

# The fields of State that belong to one turn.
OF_A_TURN = (
    "turn",
    "active",
    "step",
    "stage",
    "plan",
    "todo",
    "priority",
    "passes",
    "waiting",
    "ordered",
    "attackers",
    "attacked",
    "combat_stage",
    "combat_data",
    "tried",
    "resolving",
    "ending_turn",
    "deciders",
)
NATURAL, EXTRA, BEFORE = "natural", "extra", "before"


class Marker:
    """A turn marker, in the order of `number`.

    `seat`: who has it. `begun`: is the turn going on that it stands for (else it is yet to begin)?
    `kind`: that turn is a natural one, an extra turn after the natural one, or an extra turn before
    the natural one, which then is still to come. `removals`: how often it has been designated for
    removal. `asked`: somebody has had priority since its turn came to be played. `stack` and
    `history` with the fields OF_A_TURN: the turn while it waits.
    """

    __slots__ = (
        "asked",
        "begun",
        "history",
        "kind",
        "number",
        "removals",
        "seat",
        "stack",
        *OF_A_TURN,
    )

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat
        self.begun = False
        self.kind = NATURAL
        self.removals = 0
        self.asked = False
        self.stack: tuple[int, ...] = ()
        self.history: tuple[tuple[tuple[str, int], int], ...] = ()
        for name in OF_A_TURN:
            setattr(self, name, None)

    turn: Any
    active: Any
    step: Any
    stage: Any

    def but(self, **fields: Any) -> Marker:
        """A marker like this one, with other values in some fields."""
        other = Marker.__new__(Marker)
        for name in Marker.__slots__:
            setattr(other, name, getattr(self, name))
        for name, value in fields.items():
            setattr(other, name, value)
        return other
