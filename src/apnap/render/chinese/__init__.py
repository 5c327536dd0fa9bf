"""Cards in Simplified Chinese: the same IR in official terms, in three vocabularies.

"2006" and "2009" are the words of the two rule books, "current" those of cards printed today.
"""

from .cards import print_ability, print_card, type_line
from .printer import CannotPrint
from .terms import missing_subtypes

__all__ = ["CannotPrint", "missing_subtypes", "print_ability", "print_card", "type_line"]
