"""Checks: every key of a check must hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir, referee
from apnap.core import constants as c
from apnap.core.objects import GameObject
from apnap.game import Game, View

from .errors import CheckFailed, Refused, ScenarioError
from .naming import Names
from .object_checks import OBJECT_CHECKS


class Checker:
    """Performs the checks of one running scenario. `attempt`: tells whether an action is possible
    now.
    """

    def __init__(
        self, g: Game, names: Names, edition: str, attempt: Callable[[dict[str, Any]], None]
    ) -> None:
        self.g: Game = g
        self.names: Names = names
        self.edition = edition
        self.attempt = attempt
        self.place: str = ""

    def use(self, g: Game) -> None:
        """Look at another game from now on."""
        self.g = g

    def check_all(self, checks: list[dict[str, Any]], place: str) -> None:
        """All checks, in order; CheckFailed for the first that does not hold."""
        for number, check in enumerate(checks):
            self.place = f"{place}: expect[{number + 1}]"
            only = check.get("only")
            if only is not None and self.edition not in [
                str(e) for e in (only if isinstance(only, list) else [only])
            ]:
                continue
            self.check(check)

    def check(self, check: dict[str, Any]) -> None:
        """One check."""
        if "object" in check:
            self.object(check)
            return
        for key, value in check.items():
            if key in ("only", "is", "zone", "note"):
                continue
            CHECKS[key](self, value, check)

    def fail(self, what: str, wanted: Any, found: Any) -> None:
        """Say that a check does not hold."""
        raise CheckFailed(f"{self.place}: {what} should be {wanted!r}, but is {found!r}")

    def equal(self, what: str, wanted: Any, found: Any) -> None:
        """Compare and say so if they differ."""
        if wanted != found:
            self.fail(what, wanted, found)

    def seat(self, name: Any) -> int:
        """The seat of a player."""
        return self.names.seat(name, self.place)

    # ------------------------------------------------------------------ players and zones

    def life(self, value: dict[str, int], check: Any) -> None:
        for name, wanted in value.items():
            self.equal(f"life of {name}", wanted, self.g.players[self.seat(name)].life)

    def poison(self, value: dict[str, int], check: Any) -> None:
        for name, wanted in value.items():
            self.equal(f"poison of {name}", wanted, self.g.players[self.seat(name)].poison)

    def player_counters(self, value: dict[str, dict[str, int]], check: Any) -> None:
        for name, counters in value.items():
            held = dict(self.g.players[self.seat(name)].counters)
            for kind, wanted in counters.items():
                self.equal(f"{kind} counters of {name}", wanted, held.get(kind, 0))

    def mana(self, value: dict[str, Any], check: Any) -> None:
        for name, wanted in value.items():
            player = self.g.players[self.seat(name)]
            held = dict(zip(ir.mana.MANA_TYPES, player.pool, strict=True))
            for letter, *_ in player.units:
                held[letter] += 1
            if isinstance(wanted, dict):
                for letter, number in wanted.items():
                    if held.get(letter, 0) < number:
                        self.fail(
                            f"{letter} mana of {name}", f"at least {number}", held.get(letter, 0)
                        )
            else:
                symbols = sorted(ir.parse_mana(str(wanted)))
                self.equal(
                    f"mana of {name}", symbols, sorted(k for k, n in held.items() for _ in range(n))
                )

    def zone(self, zone: str) -> Callable[[Any, Any], None]:
        """The check of a player's zone: a number, names that are there, or counts by name."""

        def check(value: dict[str, Any], _: Any) -> None:
            for name, wanted in value.items():
                ids = self.zone_ids(zone, self.seat(name))
                self.contents(f"{zone} of {name}", wanted, ids)

        return check

    def zone_ids(self, zone: str, seat: int) -> list[int]:
        """The objects of a player's zone; shared zones by owner."""
        number = c.ZONES[zone]
        ids = self.g.zone_list(number, seat)
        if number in (c.EXILE, c.COMMAND, c.ANTE):
            return [id_ for id_ in ids if self.g.objects[id_].owner == seat]
        return list(ids)

    def contents(self, what: str, wanted: Any, ids: list[int]) -> None:
        """A number, a list of names that are there, or a mapping from name to number."""
        if isinstance(wanted, bool) or wanted is None:
            raise ScenarioError(f"{self.place}: {what} takes a number, names, or a mapping")
        if isinstance(wanted, int):
            shown = [referee.printed_name(self.g.objects[i]) for i in ids]
            if len(ids) != wanted:
                raise CheckFailed(
                    f"{self.place}: {what} should hold {wanted}, but holds {len(ids)}: {shown}"
                )
            return
        if isinstance(wanted, dict):
            for name, number in wanted.items():
                found = sum(1 for i in ids if self._named(name, i))
                self.equal(f"number of {name} in the {what}", number, found)
            return
        left = list(ids)
        for name in wanted if isinstance(wanted, list) else [wanted]:
            match = next((i for i in left if self.names.fits(self.g, str(name), i)), None)
            if match is None:
                shown = [referee.printed_name(self.g.objects[i]) for i in ids]
                raise CheckFailed(
                    f"{self.place}: {name} should be in the {what}, which holds {shown}"
                )
            left.remove(match)

    def _named(self, name: str, id_: int) -> bool:
        """Does it count under the name? A face-down permanent has none, but may have an alias."""
        obj = self.g.objects[id_]
        nameless = obj.face_down and c.ZONE_NAMES[obj.zone] == "battlefield"
        if nameless and name not in self.names.aliases:
            return name.startswith("face-down")
        return self.names.fits(self.g, name, id_)

    def stack(self, value: Any, check: Any) -> None:
        self.one_stack(value, self.g.stack)

    def stacks(self, value: dict[str, Any], check: Any) -> None:
        """The stacks of turns that go on at the same time."""
        for name, wanted in value.items():
            self.one_stack(wanted, referee.turns(self.g)[self.seat(name)][1])

    def turns(self, value: dict[str, str], check: Any) -> None:
        """Whose turns go on, and in which steps."""
        found = {
            self.names.players[seat]: self.g.edition.steps[step].name
            for seat, (step, _) in referee.turns(self.g).items()
        }
        self.equal("the turns", dict(sorted(value.items())), dict(sorted(found.items())))

    def one_stack(self, value: Any, stack: list[int]) -> None:
        """A number of objects, so many of a name, or all of them, top first."""
        if isinstance(value, int):
            self.equal("objects on the stack", value, len(stack))
        elif isinstance(value, dict):
            for name, number in value.items():
                self.equal(
                    f"{name} on the stack",
                    number,
                    sum(1 for i in stack if self.on_stack(i, name)),
                )
        else:
            ids = list(reversed(stack))
            shown = [self.stack_word(i) for i in ids]
            if len(ids) != len(value) or not all(
                self.on_stack(i, name) for i, name in zip(ids, value, strict=True)
            ):
                raise CheckFailed(
                    f"{self.place}: the stack should be {value}, top first, but is {shown}"
                )

    def on_stack(self, id_: int, name: str) -> bool:
        """Is the object on the stack the spell of that name, or `ability of` it?"""
        obj = self.g.objects[id_]
        if name.startswith("ability of "):
            info = obj.info
            return (
                obj.kind == c.ABILITY
                and info is not None
                and self.names.fits(self.g, name[11:], info.source)
            )
        return obj.kind != c.ABILITY and self.names.fits(self.g, name, id_)

    def stack_word(self, id_: int) -> str:
        """What the object on the stack is called in a check."""
        obj = self.g.objects[id_]
        if (
            obj.kind == c.ABILITY
            and obj.info is not None
            and obj.info.source in {*self.g.objects, *self.g.past}
        ):
            return f"ability of {referee.printed_name(self.g.get(obj.info.source))}"
        return referee.printed_name(obj)

    def count(self, value: dict[str, Any], check: dict[str, Any]) -> None:
        zone = str(value.get("zone", check.get("zone", "battlefield")))
        found = 0
        for id_ in list(self.g.in_zone(c.ZONES[zone])):
            if "card" in value and not self.names.fits(self.g, value["card"], id_):
                continue
            keys = {k: v for k, v in value.items() if k not in ("card", "zone")}
            try:
                self.object_keys(str(value), self.g.objects[id_], keys)
            except CheckFailed:
                continue
            found += 1
        self.equal(f"the count of {value}", check.get("is"), found)

    # ------------------------------------------------------------------ objects

    def object(self, check: dict[str, Any]) -> None:
        """The check of one object: the first that the name stands for and that, where a zone is
        asked, is there.
        """
        name = str(check["object"])
        found = self.names.objects(self.g, name)
        zone = check.get("zone")
        if zone is not None:
            there = [i for i in found if c.ZONE_NAMES[self.g.objects[i].zone] == zone]
            if not there:
                shown = [c.ZONE_NAMES[self.g.objects[i].zone] for i in found] or ["nowhere"]
                raise CheckFailed(
                    f"{self.place}: {name} should be in the {zone}, but is in the "
                    f"{', '.join(shown)}"
                )
            found = there
        if not found:
            raise CheckFailed(f"{self.place}: there is no object called {name}")
        keys = {k: v for k, v in check.items() if k not in ("object", "zone", "only", "note")}
        first: CheckFailed | None = None
        for id_ in found if name not in self.names.aliases else found[:1]:
            try:
                self.object_keys(name, self.g.objects[id_], keys)
                return
            except CheckFailed as error:
                first = first or error
        assert first is not None
        raise first

    def object_keys(self, name: str, obj: GameObject, keys: dict[str, Any]) -> None:
        """All keys of the check of an object."""
        for key, wanted in keys.items():
            OBJECT_CHECKS[key](self, name, obj, wanted)

    # ------------------------------------------------------------------ the game

    def winner(self, value: Any, check: Any) -> None:
        outcome = self.g.outcome
        found = [self.names.players[seat] for seat in outcome.winners] if outcome else []
        if isinstance(value, list):
            self.equal("the winners", value, found)
        else:
            self.equal("the winner", value, found[0] if found else None)

    def loser(self, value: Any, check: Any) -> None:
        if not self.g.players[self.seat(value)].lost:
            self.fail("the loser", value, [p.name for p in self.g.players if p.lost])

    def draw(self, value: Any, check: Any) -> None:
        self.equal("a drawn game", bool(value), self.g.outcome is not None and self.g.outcome.draw)

    def over(self, value: Any, check: Any) -> None:
        self.equal("the end of the game", bool(value), self.g.outcome is not None)

    def undetermined(self, value: Any, check: Any) -> None:
        self.equal(
            "an undetermined game",
            bool(value),
            self.g.outcome is not None and self.g.outcome.undetermined,
        )

    def turn(self, value: Any, check: Any) -> None:
        self.equal("the turn", value, self.g.turn)

    def step(self, value: Any, check: Any) -> None:
        self.equal("the step", value, self.g.edition.steps[self.g.step].name)

    def active(self, value: Any, check: Any) -> None:
        self.equal("the active player", value, self.names.players[self.g.active])

    def priority(self, value: Any, check: Any) -> None:
        q = self.g.question
        self.equal(
            "who has priority",
            value,
            self.names.players[q.chooser] if q is not None and q.key == "priority" else None,
        )

    def asked(self, value: Any, check: Any) -> None:
        q = self.g.question
        self.equal("who is asked", value, self.names.players[q.chooser] if q is not None else None)

    def attacking(self, value: list[str], check: Any) -> None:
        self.fighting(
            "attacking", value, [i for i in self.g.battlefield() if self.g.objects[i].attacking]
        )

    def blocking(self, value: list[str], check: Any) -> None:
        self.fighting(
            "blocking", value, [i for i in self.g.battlefield() if self.g.objects[i].blocking]
        )

    def fighting(self, what: str, value: list[str], ids: list[int]) -> None:
        """Exactly these creatures fight."""
        if len(ids) != len(value):
            self.fail(f"the {what} creatures", value, [referee.name_of(self.g, i) for i in ids])
        self.contents(f"list of {what} creatures", value, ids)

    def legal(self, value: dict[str, Any], check: Any) -> None:
        try:
            self.attempt(value)
        except Refused as error:
            raise CheckFailed(f"{self.place}: {value} should be legal, but {error}") from None

    def not_legal(self, value: dict[str, Any], check: Any) -> None:
        try:
            self.attempt(value)
        except Refused:
            return
        raise CheckFailed(f"{self.place}: {value} should not be legal, but is")

    def declared(self, key: str, can: bool) -> Callable[[Any, Any], None]:
        """can_attack and the like: the open declaration offers these creatures, or does not."""

        def check(value: Any, _: Any) -> None:
            q = self.g.question
            wanted = value if isinstance(value, list) else [value]
            if q is None or q.key != key:
                offered: list[int] = referee.could_declare(self.g, key)
            else:
                offered = [int(option.id) for option in q.options]
            for name in wanted:
                there = any(self.names.fits(self.g, name, i) for i in offered)
                if there != can:
                    self.fail(f"{name} among the possible {key}", can, there)

        return check

    def trace(self, value: Any, check: Any) -> None:
        wanted = [str(v) for v in (value if isinstance(value, list) else [value])]
        keys = [key for key, _, _ in self.g.lines]
        position = 0
        for want in wanted:
            number = want.partition(":")[2]
            while (
                position < len(keys)
                and keys[position] != want
                and not (number and self.g.edition.cite(keys[position]) == number)
            ):
                position += 1
            if position == len(keys):
                raise CheckFailed(
                    f"{self.place}: {want} should be in the trace (after those before it); the "
                    f"last lines are {keys[-12:]}"
                )
            position += 1

    def view(self, value: dict[str, Any], check: Any) -> None:
        view: View = self.g.view(self.seat(value["by"]))
        for name, wanted in value.get("hand", {}).items():
            self.equal(
                f"cards seen in the hand of {name}", wanted, view.players[self.seat(name)].hand_size
            )
        known = [
            o.under or o.name
            for p in view.players
            for o in (*p.hand, *p.known_library.values(), *p.battlefield, *p.graveyard)
        ]
        common = (*view.stack, *view.exile, *view.command, *view.ante, *view.phased)
        known += [o.under or o.name for o in common]
        for name in value.get("knows", []):
            if name not in known:
                self.fail(f"what {value['by']} knows", f"with {name}", sorted(set(known)))
        for name in value.get("does_not_know", []):
            if name in known:
                self.fail(f"what {value['by']} knows", f"without {name}", sorted(set(known)))


CHECKS: dict[str, Callable[[Checker, Any, dict[str, Any]], None]] = {
    name: getattr(Checker, name)
    for name in (
        "life",
        "poison",
        "player_counters",
        "mana",
        "stack",
        "count",
        "winner",
        "loser",
        "draw",
        "over",
        "undetermined",
        "turn",
        "step",
        "active",
        "turns",
        "stacks",
        "priority",
        "asked",
        "attacking",
        "blocking",
        "legal",
        "not_legal",
        "trace",
        "view",
    )
}


def _of_zone(zone: str) -> Callable[[Checker, Any, dict[str, Any]], None]:
    return lambda k, value, check: k.zone(zone)(value, check)


def _of_declaration(key: str, can: bool) -> Callable[[Checker, Any, dict[str, Any]], None]:
    return lambda k, value, check: k.declared(key, can)(value, check)


for _zone in ("hand", "library", "graveyard", "battlefield", "exile", "command"):
    CHECKS[_zone] = _of_zone(_zone)
CHECKS["can_attack"] = _of_declaration("attackers", True)
CHECKS["cannot_attack"] = _of_declaration("attackers", False)
CHECKS["can_block"] = _of_declaration("blockers", True)
CHECKS["cannot_block"] = _of_declaration("blockers", False)
