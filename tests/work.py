"""How much work something is, counted: the clock of a busy machine says nothing about the code."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def work(act: Callable[[], Any]) -> int:
    """Acts, and counts the lines of Python that were run for it (a loop's lines once a round)."""
    lines = 0

    def traced(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return traced

    before = sys.gettrace()
    sys.settrace(traced)
    try:
        act()
    finally:
        sys.settrace(before)
    return lines
