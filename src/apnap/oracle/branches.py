"""The phrase table of a category as a tree: entries that begin alike are read together.

A branch stands before an item of a template. Which entries end here, and what may come next: words,
verbs, slots (a category in a form), and signs (pronouns, possessives, the card's own name).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..render.english.grammar import SLOT, VERB, WORD, Entry, inflect

Slot = tuple[str, str]
Sign = tuple[int, str]
End = tuple[int, Entry, tuple[str, ...]]
"""The entry's place in the table, the entry, the names of its slots in reading order."""


@dataclass(slots=True)
class Branch:
    """What may follow what has been read of a template."""

    ends: list[End] = field(default_factory=list)
    words: dict[str, Branch] = field(default_factory=dict)
    verbs: dict[str, Branch] = field(default_factory=dict)
    slots: dict[Slot, Branch] = field(default_factory=dict)
    signs: dict[Sign, Branch] = field(default_factory=dict)
    plain: bool = True
    _bent: dict[str, dict[str, list[Branch]]] = field(default_factory=dict)

    def bent(self, form: str) -> dict[str, list[Branch]]:
        """Where each verb leads in a form, by the word that then stands in the text."""
        found = self._bent.get(form)
        if found is None:
            found = self._bent[form] = {}
            for verb, branch in self.verbs.items():
                found.setdefault(inflect(verb, form), []).append(branch)
        return found

    def after(self, item: tuple[int, str, str, str]) -> Branch:
        """The branch after an item, made if there is none yet."""
        kind, word, category, form = item
        if kind == WORD:
            return self.words.setdefault(word, Branch())
        self.plain = False
        if kind == VERB:
            return self.verbs.setdefault(word, Branch())
        if kind == SLOT:
            return self.slots.setdefault((category, form), Branch())
        return self.signs.setdefault((kind, word), Branch())


def tree_of(entries: Iterable[Entry]) -> Branch:
    """The tree of a category's entries."""
    root = Branch()
    for place, entry in enumerate(entries):
        branch = root
        for item in entry.items:
            branch = branch.after(item)
        slots = tuple(item[1] for item in entry.items if item[0] == SLOT)
        branch.ends.append((place, entry, slots))
    return root
