"""The rules of February 2026: what the base says."""

from __future__ import annotations

from apnap.core.edition import Edition

from ..base import derive


def make(base: Edition) -> Edition:
    """The current edition."""
    return derive(base, "current", ("the current rules", "现行规则"), numbers="current")
