"""What every edition inherits: the step table, the casting steps, the state-based actions, the
layers, the procedures.

An edition is made from a parent by `derive`: it names the facts, tables and procedures that
differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from apnap.actions import phasing
from apnap.cards import pool
from apnap.cards.origins import original_set
from apnap.cards.revisions import revised
from apnap.casting import cast
from apnap.combat import attack, block, damage
from apnap.combat import state as combat_state
from apnap.continuous import layers, revealing
from apnap.core.edition import Edition, Facts, KeywordExpander, Procedures, StepDef
from apnap.keywords import EXPANDERS
from apnap.multiplayer import leaving
from apnap.replacement import apply as replacement
from apnap.sba import creatures, designations, permanents, players
from apnap.stack import resolve
from apnap.triggers import matching
from apnap.turn import flow, loops, repeating, sagas, subgames, turn_based

from .citations import CITATIONS, EDITION_COLUMNS


class EditionError(ValueError):
    """An edition that does not exist or cannot be read; one sentence with the remedy."""


STEPS = (
    StepDef("untap", "beginning", ("phase", "untap"), priority=False),
    StepDef("upkeep", "beginning"),
    StepDef("draw", "beginning", ("draw",)),
    StepDef("main1", "main1", ("main-begins",)),
    StepDef("beginning_of_combat", "combat"),
    StepDef("declare_attackers", "combat", ("declare-attackers",)),
    StepDef("declare_blockers", "combat", ("declare-blockers",), needs="attackers-exist"),
    StepDef("first_strike_damage", "combat", ("first-strike-damage",), needs="first-strike-exists"),
    StepDef("combat_damage", "combat", ("combat-damage",), needs="attackers-exist"),
    StepDef("end_of_combat", "combat"),
    StepDef("main2", "main2", ("main-begins",)),
    StepDef("end", "ending"),
    StepDef("cleanup", "ending", ("discard-to-limit", "wear-off"), priority=False),
)

STATE_BASED_ACTIONS = (
    ("sba-life-zero", players.life_zero),
    ("sba-drew-from-empty-library", players.empty_library),
    ("sba-poison", players.poison),
    ("sba-commander-damage", players.commander_damage),
    ("sba-commander-to-command-zone", players.commander_returns),
    ("sba-toughness-zero", creatures.toughness_zero),
    ("sba-lethal-damage", creatures.lethal_damage),
    ("sba-loyalty-zero", permanents.loyalty_zero),
    ("sba-legend-rule", permanents.legend_rule),
    ("sba-planeswalker-uniqueness", permanents.planeswalker_uniqueness),
    ("sba-role-rule", permanents.role_rule),
    ("sba-world-rule", permanents.world_rule),
    ("sba-aura-illegal", permanents.attachments),
    ("sba-token-ceases", permanents.out_of_place),
    ("sba-counters-removed-in-pairs", creatures.opposite_counters),
    ("sba-counter-limit", permanents.counter_limit),
    ("sba-saga-finished", permanents.saga_finished),
    ("sba-phenomenon-over", players.phenomenon_over),
    ("sba-designated", designations.designated),
)

LAYERS_OF_SEVEN = ("copy", "control", "text", "type", "color", "ability", "7a", "7b", "7c", "7d")

NAMED: dict[str, Any] = {
    "untap": turn_based.untap,
    "draw": turn_based.draw,
    "discard-to-limit": turn_based.discard_to_limit,
    "wear-off": turn_based.wear_off,
    "phase": turn_based.phase,
    "phasing": phasing.at_untap,
    "main-begins": turn_based.main_begins,
    "choose-defender": turn_based.choose_defender,
    "declare-attackers": attack.declare,
    "declare-blockers": block.declare,
    "first-strike-damage": damage.first_strike,
    "combat-damage": damage.regular,
    damage.ON_STACK: damage.resolve_from_stack,
    "resolve-at-once": resolve.resolve_at_once,
    "before-leaving": matching.before_leaving,
    "card-named": pool.card_named,
    "end-turn": flow.end_turn,
    "attackers-exist": combat_state.attackers_exist,
    "first-strike-exists": damage.first_strike_exists,
    "end-combat": combat_state.end_combat,
    "concede": leaving.concede,
    "leave-game": leaving.depart,
    "give-priority": flow.give_priority,
    "watch-for-loop": loops.watch,
    "listens": matching.listens,
    "subgame-decided": subgames.decided,
    "revealed": revealing.revealed,
    "original-set": original_set,
    "revised": revised,
    "latest-steps": repeating.latest,
    "loop-since": repeating.since,
    "propose-loop": repeating.propose,
    "take-up-loop": repeating.take_up,
    "scripted-answer": repeating.scripted,
    "sagas": sagas.add_lore,
}


def base_edition() -> Edition:
    """The edition that all others derive from: the current rules' facts and tables."""
    procedures = Procedures(
        flow.advance, layers.compute, matching.match, replacement.replace, dict(NAMED)
    )
    return Edition(
        key="base",
        title=("base", "base"),
        parent="",
        facts=Facts(),
        steps=STEPS,
        sba=STATE_BASED_ACTIONS,
        casting=cast.STEPS,
        layers=LAYERS_OF_SEVEN,
        keywords=dict(EXPANDERS),
        citations=citations("current"),
        procedures=procedures,
    )


def citations(column: str) -> dict[str, str]:
    """Rule key -> number in the edition of that column of the citation table; keys without a
    number are left out.
    """
    index = EDITION_COLUMNS.index(column)
    return {key: numbers[index] for key, numbers in CITATIONS.items() if numbers[index]}


def derive(
    parent: Edition,
    key: str,
    title: tuple[str, str],
    *,
    facts: Mapping[str, Any] | None = None,
    steps: tuple[StepDef, ...] | None = None,
    sba_without: tuple[str, ...] = (),
    layers: tuple[str, ...] | None = None,
    keywords: Mapping[str, KeywordExpander | None] | None = None,
    named: Mapping[str, Any] | None = None,
    revisions: tuple[str, ...] | None = None,
    numbers: str = "",
) -> Edition:
    """A child of the parent with what differs. `revisions`: the tables of cards that read otherwise
    (`cards.revisions`). EditionError names a fact that does not exist or
    has a value of the wrong kind.
    """
    table = dict(parent.keywords)
    for name, expander in (keywords or {}).items():
        if expander is None:
            table.pop(name, None)
        else:
            table[name] = expander
    old = parent.procedures
    return Edition(
        key=key,
        title=title,
        parent=parent.key,
        facts=replace(parent.facts, **checked_facts(parent.facts, facts or {})),
        steps=steps if steps is not None else parent.steps,
        sba=tuple(entry for entry in parent.sba if entry[0] not in sba_without),
        casting=parent.casting,
        layers=layers if layers is not None else parent.layers,
        keywords=table,
        citations=citations(numbers) if numbers else dict(parent.citations),
        procedures=Procedures(
            old.advance, old.compute, old.match, old.replace, {**old.named, **(named or {})}
        ),
        revisions=parent.revisions if revisions is None else revisions,
    )


# Facts with a word as value: the words that they may have.
WORDS = {
    "legend_rule": ("choose", "all"),
    "mulligan": ("london", "paris"),
    "token_owner": ("creator", "enters-under", "effect-controller"),
    "pool": ("all", "era-2006", "era-2010"),
    "graveyard_order": ("never", "where-it-matters", "always"),
    "timestamps_together": ("apnap", "active-player"),
    "sideboard": ("up-to-15", "exactly-0-or-15", "any"),
}


# Facts with a number as value: the least that it may be.
LEAST = {"starting_life": 1, "poison_loses": 1}


def checked_facts(defaults: Facts, given: Mapping[str, Any]) -> dict[str, Any]:
    """The facts given, each known and of the kind of its default; EditionError otherwise."""
    known = {field.name: getattr(defaults, field.name) for field in fields(defaults)}
    result: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise EditionError(
                f"there is no fact called {name!r}; `apnap editions --facts` lists them"
            )
        if isinstance(value, list):
            value = tuple(value)
        if type(value) is not type(known[name]):
            raise EditionError(f"the fact {name} takes {_kind(known[name])}, not {value!r}")
        if name in LEAST and value < LEAST[name]:
            raise EditionError(f"the fact {name} is at least {LEAST[name]}, not {value}")
        if name in WORDS and value not in WORDS[name]:
            raise EditionError(f"the fact {name} is one of {', '.join(WORDS[name])}, not {value!r}")
        result[name] = value
    return result


def _kind(value: Any) -> str:
    return {bool: "true or false", int: "a whole number", str: "a word", tuple: "a list of words"}[
        type(value)
    ]
