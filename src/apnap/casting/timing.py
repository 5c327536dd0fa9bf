"""When spells and abilities may be begun: main phase and empty stack, steps named by abilities,
summoning sickness, split second (2006:408.1d)."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret import refs
from apnap.interpret.context import Ctx
from apnap.turn.order import is_active

SPLIT_SECOND = c.KEYWORD_BITS["split second"]
_STEP_WORDS = {
    "declare-attackers": "declare_attackers",
    "declare-blockers": "declare_blockers",
    "beginning-of-combat": "beginning_of_combat",
    "end-of-combat": "end_of_combat",
    "end-step": "end",
    "combat-damage": "combat_damage",
}


def step_name(g: Game) -> str:
    """The name of the step that is going on ("" before the first turn)."""
    return g.edition.steps[g.step].name if g.step >= 0 else ""


def phase_name(g: Game) -> str:
    """The name of the phase that is going on."""
    return g.edition.steps[g.step].phase if g.step >= 0 else ""


def in_main_phase(g: Game) -> bool:
    """Is it a main phase?"""
    return g.step >= 0 and g.edition.steps[g.step].phase.startswith("main")


def sorcery_time(g: Game, seat: int, aside: tuple[int, ...] = ()) -> bool:
    """Could the player, who has priority, cast a sorcery now? (`aside`: if these were not on the
    stack)"""
    if not is_active(g, seat) or not in_main_phase(g):
        return False
    return all(id_ in aside for id_ in g.stack)


def fits_timing(g: Game, seat: int, timing: str) -> bool:
    """Do the words of an ability ("activate only during combat") allow it now?
    ("activation-restricted")"""
    if not timing or timing == "instant":
        return True
    if timing == "sorcery":
        return sorcery_time(g, seat)
    if timing == "your-turn":
        return is_active(g, seat)
    if timing in ("opponents-turn", "not-your-turn"):
        return not is_active(g, seat)
    if timing.startswith("your-"):
        return is_active(g, seat) and fits_timing(g, seat, timing[5:])
    if timing.startswith("opponents-"):
        return not is_active(g, seat) and fits_timing(g, seat, timing[10:])
    if timing in _BEFORE:
        return _first_combat(g) and _steps_before(g, _BEFORE[timing])
    if timing == "after-upkeep":
        return not _steps_before(g, "upkeep") and step_name(g) != "upkeep"
    if timing == "before-end":
        return _steps_before(g, "end")
    if timing == "after-blockers":
        # not where there was no such step (506.7f)
        declared = g.combat_stage == BLOCKED and not _steps_before(g, "declare_blockers")
        return phase_name(g) == "combat" and declared
    if timing == "combat-before-blockers":
        return phase_name(g) == "combat" and _steps_before(g, "declare_blockers")
    if timing in ("before-combat", "after-combat"):
        passed = not _steps_before(g, "beginning_of_combat")
        if timing == "before-combat":
            return not passed and _first_combat(g)
        return passed and phase_name(g) != "combat"
    name = _STEP_WORDS.get(timing, timing)
    return name in (step_name(g), phase_name(g)) or (name == "main" and in_main_phase(g))


def is_known(timing: str) -> bool:
    """Does the word mean something here?"""
    for lead in ("your-", "opponents-"):
        if timing.startswith(lead):
            return timing == lead + "turn" or is_known(timing.removeprefix(lead))
    return timing in WORDS


WORDS = frozenset(
    """
    after-blockers after-combat after-upkeep before-attackers before-blockers before-combat
    before-combat-damage before-end before-end-of-combat combat
    combat-before-blockers draw end instant main not-your-turn sorcery untap upkeep
    """.split()
) | frozenset(["", *_STEP_WORDS])
"""The words of an ability about when it may be used; "your-" and "opponents-" stand before."""


BLOCKED = 2  # Game.combat_stage once blockers were declared
_BEFORE = {
    "before-attackers": "declare_attackers",
    "before-blockers": "declare_blockers",
    "before-combat-damage": "first_strike_damage",  # the first of two, where there are two
    "before-end-of-combat": "end_of_combat",
}


def _first_combat(g: Game) -> bool:
    """Is no combat phase of the turn over yet? "Before attackers are declared" speaks of the first
    (506.7d)."""
    phases = g.history.get(("combat-phases", g.active), 0)
    return phases == 0 or (phases == 1 and phase_name(g) == "combat")


def _steps_before(g: Game, name: str) -> bool:
    """Has the step of that name not begun yet in this turn?"""
    for index, step in enumerate(g.edition.steps):
        if step.name == name:
            return g.step < index
    return True


def turn_of(g: Game, seat: int) -> int:
    """The number of the player's most recent turn."""
    if is_active(g, seat):
        return g.turn
    began = g.players[seat].turn_began
    if began:
        return began
    return g.turn - (g.active - seat) % len(g.players)


def is_sick(g: Game, obj: GameObject, chars: Characteristics) -> bool:
    """summoning-sick: a creature that its controller has not controlled since the beginning of
    their latest turn (2006:212.3d). Who has had no turn yet has controlled so only what was there
    before the first one."""
    if not chars.types & c.CREATURE or chars.keywords & c.HASTE:
        return False
    return obj.since >= max(1, turn_of(g, obj.controller))


def split_second(g: Game) -> bool:
    """keyword-split-second: a spell on the stack that lets nobody cast or activate anything but
    mana abilities."""
    return any(g.chars(g.objects[id_]).keywords & SPLIT_SECOND for id_ in g.stack)


CONTROLLED = (c.BATTLEFIELD, c.COMMAND)


def can_tap(g: Game, obj: GameObject, taps: int) -> bool:
    """Can it be tapped (`taps` 1) or untapped for a cost? (summoning-sick)"""
    if obj.tapped == (taps == 1):
        return False
    if not is_sick(g, obj, g.chars(obj)):
        return True
    return bool(rules.applies(g, ir.ActivateAsThoughHaste, obj))


def is_theirs(g: Game, seat: int, obj: GameObject, ability: ir.Activated) -> bool:
    """Only the controller (or owner, where nothing is controlled) may activate it, unless it says
    otherwise (2006:403.2)."""
    if ability.who is not None:
        return seat in refs.players(Ctx(g, obj.id, obj.controller), ability.who)
    return seat == (obj.controller if obj.zone in CONTROLLED else obj.owner)
