"""The cards at hand, for commands: a damaged database is a fault."""

from __future__ import annotations

from apnap.cards.database import DatabaseError
from apnap.cards.library import Library
from apnap.playing import shelf
from apnap.playing.shelf import database_path, library_at

from .frame import Fault
from .messages import Texts

__all__ = ["database_path", "library", "library_at"]


def library(t: Texts) -> Library:
    """The cards; Fault where the database is damaged."""
    try:
        return shelf.library()
    except DatabaseError as error:
        raise Fault(t.engine(str(error))) from None
