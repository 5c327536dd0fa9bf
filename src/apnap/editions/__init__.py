"""The editions of the rule book, by key: `get("2006")`, `names()`, and editions of a user's own
(`load_file`, `from_bytes`).
"""

from __future__ import annotations

from apnap.core.edition import Edition

from .base import EditionError
from .files import from_bytes, from_source, load_file
from .registry import get, names

__all__ = ["Edition", "EditionError", "from_bytes", "from_source", "get", "load_file", "names"]
