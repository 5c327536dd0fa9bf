"""The answers that an action brings along, read from its keys."""

from __future__ import annotations

from typing import Any

from .answering import Entries, bare

IN_KIND = ("convoke", "improvise", "delve")
"""The questions about what is paid in kind. Under `pay` it is named there: {convoke: [bear]}."""


def entries_of(action: dict[str, Any]) -> list[Entries]:
    """What an action brings along for the questions that it asks, in the order of use."""
    found = []
    if "pay" in action:
        sources = [] if action["pay"] == "manual" else as_entries(action["pay"])
        plain = [one for one in sources if not _is_in_kind(one)]
        found.append(Entries([bare(source) for source in _with(plain)], "pay"))
        for one in sources:
            if _is_in_kind(one):
                found += [Entries(as_entries(what), key) for key, what in one.items()]
    if "modes" in action:
        found.append(Entries(as_entries(action["modes"]), "modes"))
    if "x" in action:
        found.append(Entries([action["x"]], "x"))
    if "with" in action:
        found.append(Entries(_with(action["with"]), "with"))
    if "targets" in action:
        found.append(Entries(_targets(action["targets"]), "targets"))
    if "choose" in action:
        found.append(Entries(as_entries(action["choose"]), "choose"))
    return found


def _is_in_kind(entry: Any) -> bool:
    return isinstance(entry, dict) and all(key in IN_KIND for key in entry)


def sources_for(key: str, current: list[Entries]) -> list[Entries]:
    """Those of an action's entries that may answer the question: what pays is no target, though it
    could be one, and what pays with mana is not what pays in kind."""
    if key in IN_KIND:
        return [one for one in current if one.where == key or one.where not in ("pay", *IN_KIND)]
    barred = ("pay", "with", *IN_KIND) if key == "target" else IN_KIND
    return [one for one in current if one.where not in barred]


def as_entries(value: Any) -> list[Any]:
    """A list as it is, one entry as a list of one, nothing as none."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def named_costs(value: Any) -> dict[str, int]:
    """The costs that `with` names, and how often each is to be paid."""
    found: dict[str, int] = {}
    for entry in as_entries(value):
        for name, what in entry.items() if isinstance(entry, dict) else ((entry, 1),):
            times = what if _is_n(what) else 1
            found[str(name)] = found.get(str(name), 0) + times
    return found


def _is_n(value: Any) -> bool:
    """How often a cost is paid is no answer of its own (see `named_costs`)."""
    return isinstance(value, int) and not isinstance(value, bool)


def _with(value: Any) -> list[Any]:
    """Optional costs by name, and what pays them."""
    found: list[Any] = []
    for entry in as_entries(value):
        if isinstance(entry, dict):
            for name, what in entry.items():
                found.append(f"{name}?")
                paid_with = [w for w in as_entries(what) if not _is_n(w)]
                found += [f"{w}?" if isinstance(w, str) else w for w in paid_with]
        else:
            found.append(f"{entry}?")
    return found


def _targets(value: Any) -> list[Any]:
    """Targets one by one; a division also chooses the targets that it names."""
    found: list[Any] = []
    for entry in as_entries(value):
        if isinstance(entry, dict):
            found += [*entry, entry]
        elif isinstance(entry, list):
            found += entry
        else:
            found.append(entry)
    return found
