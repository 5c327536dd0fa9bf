"""Answering the questions of a running scenario from its words.

Order: the keys of the action that is being carried out (targets, x, modes, with), its `choose`
list, the scenario's `choices` of the player asked, a lone legal answer. An entry that fits no
option of the present question is kept for a later one.
"""

from __future__ import annotations

from typing import Any

from apnap import ir, referee
from apnap.core.questions import ASSIGN, NUMBER, ORDER, PICK_ONE, PICK_SOME, SPLIT, Option, Question
from apnap.game import Game

from .errors import ScenarioError
from .naming import Names

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
NOTHING = object()


class Entries:
    """A list of answers that are taken in order, each once."""

    def __init__(self, entries: list[Any], where: str) -> None:
        self.left = list(entries)
        self.where = where

    def leftovers(self) -> list[Any]:
        """Entries that were not used, apart from those that may stay unused."""
        return [e for e in self.left if not (isinstance(e, str) and e.endswith("?"))]


class Answerer:
    """Finds the answer to a question in the words of a scenario."""

    def __init__(self, g: Game, names: Names) -> None:
        self.g = g
        self.names = names

    def answer(self, q: Question, sources: list[Entries]) -> Any:
        """The internal answer, or NOTHING if no entry fits."""
        for entries in sources:
            found = self._from(q, entries)
            if found is not NOTHING:
                return found
        return NOTHING

    def lone(self, q: Question) -> Any:
        """The only legal answer there is, or NOTHING."""
        if q.shape == PICK_ONE and len(q.options) == 1 and not q.domain:
            return 0
        if q.shape == PICK_SOME and q.least == q.most == len(q.options):
            return tuple(range(len(q.options)))
        if q.shape == PICK_SOME and q.most == 0:
            return ()
        if q.shape == NUMBER and q.least == q.most:
            return q.least
        if q.shape == ORDER and len(q.options) == 1:
            return (0,)
        if q.shape == SPLIT and len(q.options) == 1:
            return (q.total,)
        if q.shape == ORDER and self._all_alike(q):
            return tuple(range(len(q.options)))
        if q.shape == PICK_SOME and q.least == q.most and self._all_alike(q):
            return tuple(range(q.least))
        return NOTHING

    def _all_alike(self, q: Question) -> bool:
        """Only copies of one card in one hidden place: which of them does not matter."""
        if any(option.kind != "object" for option in q.options):
            return False
        known = {referee.name_of(self.g, int(option.id)) for option in q.options}
        places = {referee.get(self.g, int(option.id)).zone for option in q.options}
        return len(known) == 1 and places <= {0, 1}

    # ------------------------------------------------------------------ entries

    def _from(self, q: Question, entries: Entries) -> Any:
        for i, entry in enumerate(entries.left):
            found = self._whole(q, entry)
            if found is not NOTHING and self._legal(q, found):
                del entries.left[i]
                return found
        if q.shape in (PICK_SOME, ORDER):
            return self._gathered(q, entries)
        if q.shape == SPLIT:
            return self._numbers(q, entries)
        if q.shape == NUMBER:
            return self._counted(q, entries)
        return NOTHING

    def _counted(self, q: Question, entries: Entries) -> Any:
        """How often: one `yes` for each time, then `no`."""
        number = 0
        used: list[int] = []
        for i, entry in enumerate(entries.left):
            word = bare(entry)
            if (word == "yes" or word is True) and number < q.most:
                number += 1
            elif word == "no" or word is False:
                used.append(i)
                break
            else:
                continue
            used.append(i)
        if not used or number < q.least:
            return NOTHING
        for i in reversed(used):
            del entries.left[i]
        return number

    def _numbers(self, q: Question, entries: Entries) -> Any:
        """A split from single numbers, one after another until they add up."""
        parts: list[int] = []
        used: list[int] = []
        for i, entry in enumerate(entries.left):
            number = bare(entry)
            if isinstance(number, bool) or not isinstance(number, int):
                continue
            parts.append(number)
            used.append(i)
            if sum(parts) >= q.total or len(parts) == len(q.options):
                break
        stop = next((i for i, e in enumerate(entries.left) if bare(e) == "stop"), None)
        if not used and stop is not None and q.key == "assign-damage":
            del entries.left[stop]
            return in_order(q)
        found = self._padded(q, parts)
        if found is NOTHING or not used or not self._legal(q, found):
            return NOTHING
        for i in reversed(used):
            del entries.left[i]
        return found

    def _padded(self, q: Question, parts: list[int]) -> Any:
        """Numbers for the first options, nothing for the rest."""
        if len(parts) > len(q.options) or sum(parts) != q.total:
            return NOTHING
        return (*parts, *(0 for _ in range(len(q.options) - len(parts))))

    def _legal(self, q: Question, answer: Any) -> bool:
        try:
            q.normal(answer)
        except ValueError:
            return False
        return True

    def _whole(self, q: Question, entry: Any) -> Any:
        """The answer that one entry gives to the whole question."""
        entry = bare(entry)
        if q.shape == PICK_ONE:
            if q.domain and isinstance(entry, (str, int)) and entry != "stop":
                return str(entry)
            return self._index(q, entry)
        if q.shape == NUMBER:
            return entry if isinstance(entry, int) and not isinstance(entry, bool) else NOTHING
        if q.shape == SPLIT:
            return self._split(q, entry)
        if q.shape == ASSIGN:
            return self.assignment(q, entry) if isinstance(entry, dict) else NOTHING
        if isinstance(entry, list):
            return self._several(q, entry)
        return NOTHING

    def _index(self, q: Question, entry: Any, taken: tuple[int, ...] = ()) -> Any:
        for i, option in enumerate(q.options):
            if i not in taken and self.fits(q, option, entry):
                return i
        return NOTHING

    def _several(self, q: Question, entry: list[Any]) -> Any:
        picked: list[int] = []
        for part in entry:
            index = self._index(q, bare(part), tuple(picked))
            if index is NOTHING:
                return NOTHING
            picked.append(index)
        if q.shape == ORDER:
            picked += [i for i in range(len(q.options)) if i not in picked]
        return tuple(picked)

    def _gathered(self, q: Question, entries: Entries) -> Any:
        """Single entries one after another until the answer is complete or `stop`."""
        picked: list[int] = []
        used: list[int] = []
        most = q.most if q.shape == PICK_SOME else len(q.options)
        for i, entry in enumerate(entries.left):
            if len(picked) == most:
                break
            plain = bare(entry)
            if plain == "stop":
                used.append(i)
                break
            if isinstance(plain, (list, dict)):
                continue
            index = self._index(q, plain, tuple(picked))
            if index is not NOTHING:
                picked.append(index)
                used.append(i)
        if not used:
            return NOTHING
        if q.shape == ORDER:
            picked += [i for i in range(len(q.options)) if i not in picked]
        elif len(picked) < q.least:
            return NOTHING
        if not self._legal(q, tuple(picked)):
            return NOTHING
        for i in reversed(used):
            del entries.left[i]
        return tuple(picked)

    def _split(self, q: Question, entry: Any) -> Any:
        if isinstance(entry, list) and all(isinstance(n, int) for n in entry):
            return self._padded(q, entry)
        if isinstance(entry, dict):
            parts = [q.least if q.least > 0 else 0] * len(q.options)
            for name, number in entry.items():
                index = self._index(q, name)
                if index is NOTHING or not isinstance(number, int):
                    return NOTHING
                parts[index] = number
            return tuple(parts)
        return NOTHING

    def assignment(self, q: Question, entry: dict[str, Any]) -> Any:
        """Pairs for attackers or blockers: `{bear: B}`, `{wall: [bear, elf]}`."""
        if not isinstance(entry, dict):
            raise ScenarioError(f"{entry!r} is no mapping: write for example {{bear: B}}")
        pairs: list[tuple[int, int]] = []
        taken: list[int] = []
        for name, places in entry.items():
            index = self._index(q, name, tuple(taken))
            if index is NOTHING:
                raise ScenarioError(f"{name!r} is not among those that can be declared")
            taken.append(index)
            for place in places if isinstance(places, list) else [places]:
                pairs.append((index, self.place(str(place))))
        return tuple(sorted(pairs))

    def place(self, name: str) -> int:
        """What may be attacked or blocked: a player or an object."""
        if self.names.is_player(name):
            return -1 - self.names.players.index(name)
        return self.names.one(self.g, name, "attack or block")

    # ------------------------------------------------------------------ options

    def fits(self, q: Question, option: Option, entry: Any) -> bool:
        """Does the entry mean this option?"""
        kind = option.kind
        if kind == "player":
            return self.names.is_player(entry) and self.names.players.index(str(entry)) == option.id
        if kind in ("yes", "no", "stop", "pass", "auto", "none"):
            return (
                (entry is True and kind == "yes")
                or (entry is False and kind == "no")
                or entry == kind
                or (kind == "none" and entry == "stop")
            )
        if kind == "color" or kind == "mana-type":
            return isinstance(entry, str) and (
                entry == option.id or COLORS.get(entry.lower()) == option.id
            )
        if kind == "mode":
            return self._mode(q, option, entry)
        if kind == "number":
            return bool(entry == option.id)
        if kind == "cost" and isinstance(entry, int) and not isinstance(entry, bool):
            return bool(entry - 1 == option.id)
        if kind in ("word", "cost", "way"):
            return isinstance(entry, str) and entry.lower() == str(option.id).lower()
        if isinstance(option.id, int) and option.id > 0:
            half = half_of(self.g, option) if kind == "cast" else ()
            if half and entry in referee.face_names(self.g, option.id):
                return entry in half
            return self._object(option.id, entry)
        if isinstance(option.id, int) and option.id < 0:
            return (
                self.names.is_player(entry)
                and -1 - self.names.players.index(str(entry)) == option.id
            )
        return (
            isinstance(option.id, str)
            and isinstance(entry, str)
            and entry.lower() == option.id.lower()
        )

    def _object(self, id_: int, entry: Any) -> bool:
        """An object by its name; an ability on the stack (or waiting) by its source."""
        if not isinstance(entry, str):
            return False
        if entry.startswith("ability of "):
            entry = entry[len("ability of ") :]
        if self.names.fits(self.g, entry, id_):
            return True
        if id_ not in self.g.objects and id_ not in self.g.past:
            return False
        info = referee.get(self.g, id_).info
        return (
            info is not None
            and info.source not in (0, id_)
            and self.names.fits(self.g, entry, info.source)
        )

    def _mode(self, q: Question, option: Option, entry: Any) -> bool:
        if isinstance(entry, int) and not isinstance(entry, bool):
            return entry - 1 == option.id
        if not isinstance(entry, str):
            return False
        if q.args and isinstance(q.args[0], ir.ChooseMode):
            return _keyword_choice(q.args[0].modes, entry.lower()) == option.id
        return bool(option.extra) and str(option.extra).lower().startswith(entry.lower())


def _keyword_choice(modes: tuple[ir.Effect, ...], name: str) -> int:
    """Where the choice is among keyword abilities: the only mode that gives the one named; -1 if
    there is none."""
    found = []
    for i, mode in enumerate(modes):
        if any(isinstance(part, ir.Keyword) and part.name == name for part in ir.walk(mode)):
            found.append(i)
    return found[0] if len(found) == 1 else -1


def in_order(q: Question) -> tuple[int, ...]:
    """A division that gives each in order what it needs (the question says how much), and the rest
    to the last.
    """
    parts: list[int] = []
    left = q.total
    for i in range(len(q.options)):
        share = min(left, int(q.args[i]) if i < len(q.args) else 0)
        parts.append(share)
        left -= share
    parts[-1] += left
    return tuple(parts)


def bare(entry: Any) -> Any:
    """An entry without the question mark that says it may stay unused."""
    if isinstance(entry, str) and entry.endswith("?") and len(entry) > 1:
        entry = entry[:-1]
        return int(entry) if entry.isdigit() else entry
    return entry


def half_of(g: Game, option: Option) -> tuple[str, ...]:
    """Of an option that casts a half of a split card, the name of the half; else nothing."""
    head, _, number = str(option.extra).partition(":")
    card = referee.get(g, int(option.id)).card
    if head != "face" or card is None:
        return ()
    return (card.faces[int(number.split("+")[0])].name,)
