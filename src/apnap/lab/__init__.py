"""Scenario files: a situation, what the players do in it, and what must be true then. See
docs/scenarios.md.
"""

from __future__ import annotations

from .errors import CheckFailed, ScenarioError
from .loading import Scenario, load, load_data
from .running import Result, run_file, run_paths, run_scenario

__all__ = [
    "CheckFailed",
    "Result",
    "Scenario",
    "ScenarioError",
    "load",
    "load_data",
    "run_file",
    "run_paths",
    "run_scenario",
]
