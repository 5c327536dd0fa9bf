"""Casting, activating and whatever else a player does with priority."""

from __future__ import annotations

from typing import Any

from apnap import referee
from apnap.core.constants import ZONE_NAMES
from apnap.core.questions import Option, Question

from .answering import bare, half_of
from .driving import LIMIT, Driver
from .entries import as_entries, entries_of, named_costs
from .errors import Refused, ScenarioError

MORE_PAID = ("mana-ability-activated", "keyword-convoke", "keyword-improvise", "keyword-delve")
"""What the trace says where a payment took more than what was named."""


class Casting(Driver):
    """The actions that choose an option of a priority, and pay and answer what it asks."""

    def cast(self, action: dict[str, Any]) -> None:
        """`cast: NAME`"""
        self.get_priority()
        option = self.cast_option(action)
        self._take(action, option)

    def cast_option(self, action: dict[str, Any]) -> Option:
        """The priority option that casts what the action names; Refused if there is none."""
        q = self.question()
        assert q is not None
        name = str(action["cast"])
        zone = action.get("from")
        fitting = [
            o for o in q.options if o.kind in ("cast", "play") and self._castable(o, name, zone)
        ]
        if not fitting:
            raise Refused(f"{self.names.players[self.by]} can't cast {name} now")
        named = [o for o in fitting if self._face_named(o, name)]
        for entry in named_costs(action.get("with")):
            for option in (*named, *fitting):
                if self._way_named(option, entry):
                    self.come_up.add(entry)
                    return option
        plain = [o for o in named or fitting if not referee.way_of(o)]
        hand = [o for o in plain if self._zone(o) == "hand"]
        return (hand or plain or fitting)[0]

    def _way_named(self, option: Option, entry: str) -> bool:
        """Is it the way of casting that an entry of `with` names: by keyword, by the permanent that
        offers a cost, or as the card's own alternative cost?"""
        way = referee.way_of(option)
        offerer = referee.offered_by(option)
        if offerer and self.names.fits(self.g, entry, offerer):
            return True
        return bool(way) and entry in (way, str(option.extra), "alternative cost")

    def _castable(self, option: Option, name: str, zone: object) -> bool:
        if zone is not None and self._zone(option) != zone:
            return False
        half = half_of(self.g, option)
        if half and name in referee.face_names(self.g, int(option.id)):
            return name in half
        return self.names.fits(self.g, name, int(option.id))

    def _zone(self, option: Option) -> str:
        """The zone of the object that an option is about."""
        return ZONE_NAMES[referee.get(self.g, int(option.id)).zone]

    def _face_named(self, option: Option, name: str) -> bool:
        """Of a split card, the option that casts the half of that name."""
        return name in half_of(self.g, option)

    def play(self, action: dict[str, Any]) -> None:
        """`play: NAME`"""
        self.get_priority()
        self._take(action, self.play_option(action))

    def play_option(self, action: dict[str, Any]) -> Option:
        """The priority option that plays the land; Refused if there is none."""
        q = self.question()
        assert q is not None
        name = str(action["play"])
        for option in q.options:
            if option.kind == "play" and self._castable(option, name, action.get("from")):
                return option
        raise Refused(f"{self.names.players[self.by]} can't play {name} now")

    def activate(self, action: dict[str, Any]) -> None:
        """`activate: NAME`"""
        self.get_priority()
        self._take(action, self.activate_option(action))

    def activate_option(self, action: dict[str, Any]) -> Option:
        """The priority option that activates the ability; Refused if there is none."""
        q = self.question()
        assert q is not None
        name = str(action["activate"])
        options = [
            o
            for o in q.options
            if o.kind in ("activate", "mana") and self.names.fits(self.g, name, int(o.id))
        ]
        if not options:
            raise Refused(f"{self.names.players[self.by]} can't activate an ability of {name} now")
        first = options[0].id
        mine = [o for o in options if o.id == first]
        ability = action.get("ability")
        if ability is None:
            return mine[0]
        if isinstance(ability, int):
            numbers = referee.activated_numbers(self.g, int(first))
            for option in mine:
                if 0 < ability <= len(numbers) and numbers[ability - 1] == option.extra:
                    return option
            raise Refused(f"ability {ability} of {name} can't be activated now")
        for option in mine:
            if referee.ability_fits(self.g, int(first), int(option.extra), str(ability)):
                return option
        for option in options:
            if referee.ability_fits(self.g, int(option.id), int(option.extra), str(ability)):
                return option
        raise Refused(f"the ability {ability!r} of {name} can't be activated now")

    def special(self, action: dict[str, Any]) -> None:
        """`special: NAME, action: turn_up`"""
        self.get_priority()
        self._take(action, self.special_option(action))

    def special_option(self, action: dict[str, Any]) -> Option:
        """The priority option of the special action; Refused if there is none."""
        q = self.question()
        assert q is not None
        name, wanted = str(action["special"]), str(action.get("action", "turn_up"))
        for option in q.options:
            if (
                option.kind in (wanted, "special")
                and self.names.fits(self.g, name, int(option.id))
                and (option.kind == wanted or str(option.extra) == wanted)
            ):
                return option
        raise Refused(f"{self.names.players[self.by]} can't do that with {name} now")

    def roll(self, action: dict[str, Any]) -> None:
        """`roll: true`: the planar die; 1 of `random` is the planeswalker symbol, 2 chaos"""
        self.get_priority()
        q = self.question()
        assert q is not None
        for option in q.options:
            if option.kind == "roll":
                self._take(action, option)
                return
        raise Refused(f"{self.names.players[self.by]} can't roll the planar die now")

    def _take(self, action: dict[str, Any], option: Option) -> None:
        """Choose a priority option and answer what it asks from the action's keys."""
        self.current = entries_of(action)
        self.declining = "with" in action
        self.costs = named_costs(action.get("with"))
        before = set(self.g.objects)
        lines = len(self.g.lines)
        q = self.question()
        assert q is not None
        if "pay" in action:
            self._pay_by_hand(option)
        else:
            self.give(option)
            self.settle_questions()
        for key, args, _ in self.g.lines[lines:]:
            if key == "illegal-action-rewound":
                raise Refused(str(dict(args).get("why", "the action is illegal")))
        self._refuse_unmet(action)
        aimed = any(one.where == "targets" and one.leftovers() for one in self.current)
        if option.kind == "mana" and aimed:
            raise Refused("it is a mana ability, which has no targets")
        self._name_new(
            {k: v for k, v in action.items() if k != "as" or "cast" not in action}, before
        )
        if "as" in action and "cast" in action:
            self.names.give(
                str(action["as"]),
                referee.physical(self.g, self.g.became.get(int(option.id), int(option.id))),
            )

    def _refuse_unmet(self, action: dict[str, Any]) -> None:
        """Refused where `with` names what was not there to be chosen, paid or used."""
        left = [entry for one in self.current if one.where == "with" for entry in one.left]
        for entry in as_entries(action.get("with")):
            parts = entry.items() if isinstance(entry, dict) else ((str(entry), None),)
            for name, what in parts:
                used = [f"{bare(one)}?" not in left for one in (name, *as_entries(what))]
                if name not in self.come_up and not name.endswith("?") and not any(used):
                    raise Refused(f"there is no {name} to be chosen for it, as `with` says")
                for one in as_entries(what):
                    if isinstance(one, str) and f"{bare(one)}?" in left and not one.endswith("?"):
                        raise Refused(f"{one} can't be what {name} takes, as `with` says")

    def _pay_by_hand(self, option: Option) -> None:
        """The named sources are tapped, one after another; their mana must be enough."""
        usual, depth = self.g.setup_data, len(self.g.past_moves)
        self.g.setup_data = (*usual, ("manual-seats", (self.by,)))
        lines = -1
        try:
            self.give(option)
            for _ in range(LIMIT):
                q = self.question()
                if q is None or q.key == "priority":
                    break
                if q.key == "pay" and not self.current[0].leftovers():
                    lines = len(self.g.lines)
                    self.give(self._automatic(q))
                else:
                    self.give(self.find_answer(q))
            if lines >= 0 and any(key in MORE_PAID for key, _, _ in self.g.lines[lines:]):
                raise Refused("the sources that are named do not pay for it")
        except (Refused, ScenarioError):
            self.take_back(depth)
            raise
        finally:
            if not self.trying:
                self.g.setup_data = usual

    def _automatic(self, q: Question) -> int:
        for i, option in enumerate(q.options):
            if option.kind == "auto":
                return i
        raise Refused("the sources that are named do not pay for it")
