"""A player that weighs what it sees: cards in points, combats by what dies, damage by what life is
left.

`player` answers the questions; `board`, `facts`, `acts` say what there is and what text does;
`worth`, `gains`, `targets` put points on it; `casting`, `activating`, `priority`, `attack`,
`block`, `tricks`, `aiming`, `picking` and `willing` decide.
"""

from __future__ import annotations

from .player import HeuristicAgent

__all__ = ["HeuristicAgent"]
