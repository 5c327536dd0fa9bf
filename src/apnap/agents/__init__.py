"""Players that are programs. An agent is a callable: it gets a question and the sight of its seat,
and gives an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.core.questions import Question
from apnap.core.views import Sight

from .chance import RandomAgent
from .heuristic import HeuristicAgent

Agent = Callable[[Question, Sight], Any]

__all__ = ["AGENTS", "Agent", "HeuristicAgent", "RandomAgent", "make"]

AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "heuristic": HeuristicAgent,
}


def make(name: str, seed: int = 0) -> Agent:
    """The agent of that name; KeyError if there is none."""
    return AGENTS[name](seed)
