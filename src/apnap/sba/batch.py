"""What one round of state-based actions is going to do, gathered before anything happens
(2006:420.3).
"""

from __future__ import annotations


class Batch:
    """`losses`: (seat, rule key). `buried`: ids put into graveyards without destruction.
    `destroyed`, `sacrificed`: ids. `cease`: ids that cease to exist. `unattach`: ids. `pairs`: (id,
    number of +1/+1 and -1/-1 pairs removed). `pending`: ids to look at again next time. `limits`:
    (id, kind, number of counters removed). `more`: anything else was performed on the spot.
    """

    __slots__ = (
        "buried",
        "cease",
        "destroyed",
        "limits",
        "losses",
        "more",
        "pairs",
        "pending",
        "sacrificed",
        "unattach",
    )

    def __init__(self) -> None:
        self.losses: list[tuple[int, str]] = []
        self.buried: list[int] = []
        self.destroyed: list[int] = []
        self.cease: list[int] = []
        self.unattach: list[int] = []
        self.pairs: list[tuple[int, int]] = []
        self.limits: list[tuple[int, str, int]] = []
        self.more = False
        self.sacrificed: list[int] = []
        self.pending: list[int] = []

    def empty(self) -> bool:
        """Nothing applies."""
        return not (
            self.losses
            or self.buried
            or self.destroyed
            or self.cease
            or self.unattach
            or self.pairs
            or self.limits
            or self.sacrificed
            or self.more
        )
