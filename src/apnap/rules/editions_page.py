"""`python -m apnap.rules.editions_page` writes docs/editions.md: the editions side by side.

The differences are those of `apnap editions`; the numbers come from the citation table; the
examples are scenario files of `examples/editions/`, run under each edition as the page is written.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from apnap.cards import revisions
from apnap.cards.pool import load_card
from apnap.cli.editions import fact_names, rows, word_of
from apnap.cli.messages import Texts
from apnap.editions import get, names
from apnap.editions.citations import CITATIONS, EDITION_COLUMNS
from apnap.game import Edition
from apnap.lab import Scenario, load, run_scenario
from apnap.playing.formerly import month

from .project import project_root

PAGE: Final[str] = "docs/editions.md"
EXAMPLES: Final[str] = "examples/editions"
HEAD: Final[str] = """# The editions side by side

This page is written by `make docs`. It holds everything in which the editions differ as values:
facts, steps, state-based actions, layers. Where the citation table knows the rules behind a
difference, their numbers are given; where a scenario file shows it, the page tells what came out
when the file was run under each edition. `apnap editions --facts` lists the facts by name,
`apnap rule KEY` tells more of a rule.
"""

WORDS: Final[dict[str, str]] = {"trace": "the log has", "is": "are"}

REVISED: Final[str] = """In these editions the cards below are played as they read then; `apnap card
NAME --edition KEY` shows them, and an edition file has those of its parent.
"""

SHOWN: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "mana_burn": (("mana-burn",), ("mana-burn",)),
    "mana_empties_each_step": (("mana-pool-empties",), ("mana-kept",)),
    "damage_uses_stack": (
        ("combat-damage-on-stack", "combat-damage-as-assigned", "combat-damage-dealt"),
        ("damage-on-the-stack",),
    ),
    "damage_assignment_order": (
        ("attacker-damage-order", "blocker-damage-order", "combat-damage-assigned-blocked"),
        ("damage-assignment", "damage-order"),
    ),
    "deathtouch_lowers_lethal": (("keyword-deathtouch",), ("deathtouch-and-trample",)),
    "legend_rule": (("sba-legend-rule",), ("legend-rule",)),
    "planeswalkers_unique_by_type": (
        ("sba-planeswalker-uniqueness",),
        ("two-planeswalkers",),
    ),
    "planeswalkers_exist": (("sba-loyalty-zero", "loyalty-cost-paid"), ()),
    "set_symbols": ((), ("cards-of-a-set",)),
    "subtypes_mixed": ((), ("subtypes-of",)),
    "negative_reads_zero": ((), ("negative-power",)),
    "land_plays_announced": (("land-limit-reached",), ("land-play",)),
    "planeswalker_redirection": (("damage-redirected-to-planeswalker",), ("any-target",)),
    "any_target": ((), ("any-target",)),
    "phasing_zone": (("phased-out", "phased-in"), ("phasing-is",)),
    "phased_tokens_cease": (("phased-token-ceases",), ("phased-out-token",)),
    "token_owner": (("token-created",), ("token-owner",)),
    "token_in_names": (("token-created",), ()),
    "mulligan": (("mulligan-taken", "mulligan-cards-bottomed"), ("mulligan",)),
    "mulligans_together": (("mulligan-taken",), ()),
    "first_mulligan_free_multiplayer": (("mulligan-free",), ()),
    "illegal_targets_counter": (("all-targets-illegal",), ("all-targets-illegal",)),
    "illegal_targets_known": (("targets-rechecked",), ("illegal-target-known",)),
    "targets_changed_all_or_none": (("new-targets-chosen",), ("targets-changed",)),
    "discarded_unseen_known": (("card-discarded",), ()),
    "entering_as_others_make_it": (("enters-tapped", "enters-with-counters"), ("enters-under",)),
    "counters_annihilate": (("sba-counters-removed-in-pairs",), ("plus-and-minus",)),
    "cda_pt_everywhere": (("characteristic-defined",), ("star-outside",)),
    "convoke_reduces": (("keyword-convoke",), ("convoke",)),
    "indestructible_keyword": (("destruction-not-allowed",), ("indestructible",)),
    "stated_keywords": ((), ("stated-",)),
    "wishes_reach_exile": (("brought-from-outside",), ("wish-and",)),
    "lethal_deathtouch_sba": (("sba-deathtouch-damage",), ()),
    "lifelink_static": (("damage-gives-life",), ("lifelink",)),
    "commander_replaces": (("commander-sent-to-command-zone",), ()),
    "commander_mana_colorless": (("mana-outside-identity",), ("commander-mana",)),
    "phenomena_exist": (("phenomenon-encountered",), ("phenomenon",)),
    "planes_exist": (("planar-die-rolled", "planeswalked"), ("planar-",)),
    "loops_by_numbers": (
        ("loop-shortcut", "loop-shortened", "loop-must-break", "loop-number-raised"),
        ("loop-",),
    ),
    "split_cards_asked_apart": ((), ()),
    "timestamps_together": (("timestamps-arranged",), ()),
    "turning_renews_timestamp": (("turned-face-up",), ()),
    "enters_as_it_is": (("permanent-enters",), ()),
    "layers": (
        (
            "layer-color",
            "layer-ability",
            "layer-pt-defining",
            "layer-pt-setting",
            "layer-pt-modifying",
            "layer-pt-counters",
            "layer-pt-switching",
        ),
        ("layers",),
    ),
}
"""Difference -> the rule keys behind it, and how the names of its examples begin."""

# Other differences of value are about words and printed cards, not about a rule of play.


def page(root: Path) -> str:
    """The text of the page."""
    found = [get(key) for key in names()]
    scenarios = {path: load(path) for path in sorted((root / EXAMPLES).glob("*.yaml"))}
    parts = [HEAD]
    revised = {p: s for p, s in scenarios.items() if p.stem.startswith("revised-")}
    used: set[Path] = set(revised)
    for key, title, values in differences(found):
        keys, starts = SHOWN.get(key, ((key,) if key in CITATIONS else (), ()))
        mine = {p: s for p, s in scenarios.items() if starts and p.stem.startswith(starts)}
        used |= mine.keys()
        parts += [f"## {title}\n", table(values, keys), *examples(mine, root)]
    rest = {path: scenario for path, scenario in scenarios.items() if path not in used}
    if rest:
        parts += ["## More situations\n", *examples(rest, root)]
    parts += ["## Cards that read otherwise\n", REVISED, *revised_cards(found)]
    parts += examples(revised, root)
    return "\n".join(parts).rstrip() + "\n"


def revised_cards(found: list[Edition]) -> list[str]:
    """The cards that read otherwise in the editions, those together of which the same is said."""
    told: dict[tuple[str, str, str], list[str]] = {}
    for edition in found:
        table = edition.revisions[:1]
        everywhere = ", ".join(one.key for one in found if set(table) & set(one.revisions))
        for name in revisions.names(table[0]) if table else ():
            card = load_card(name)
            entry = None if card is None else revisions.revision(card, table)
            if entry is not None:
                where = edition.key if entry.since else everywhere
                told.setdefault((where, entry.until, entry.why["en"]), []).append(name)
    lines = ["| card | reads so in | until | what differed |", "|---|---|---|---|"]
    for (where, until, why), names_ in told.items():
        lines.append(f"| {'; '.join(names_)} | {where} | {month(until, 'en')} | {why} |")
    return [*lines, ""]


def differences(found: list[Edition]) -> list[tuple[str, str, list[str]]]:
    """(key, title, values in words) of everything in which the editions differ: facts by name, then
    steps, state-based actions by rule key, layers.
    """
    t = Texts("en")
    keys = [*_differing_facts(found), *_differing_tables(found)]
    told = rows(found, False, t)
    assert len(keys) == len(told)
    return [(key, row[0], row[1:]) for key, row in zip(keys, told, strict=True)]


def _differing_facts(found: list[Edition]) -> list[str]:
    return [
        name
        for name in fact_names(found[0])
        if len({str(getattr(edition.facts, name)) for edition in found}) > 1
    ]


def _differing_tables(found: list[Edition]) -> list[str]:
    steps = [[step.name for step in edition.steps] for edition in found]
    state_based = [[key for key, _ in edition.sba] for edition in found]
    result = [
        name
        for tables in (steps, state_based)
        for name in dict.fromkeys(name for one in tables for name in one)
        if not all(name in one for one in tables)
    ]
    return result + (["layers"] if len({edition.layers for edition in found}) > 1 else [])


def table(values: list[str], keys: Iterable[str]) -> str:
    """The values, and the numbers of the rules, by edition."""
    lines = [
        f"| | {' | '.join(names())} |",
        f"|---{'|---' * len(names())}|",
        f"| | {' | '.join(values)} |",
    ]
    for key in keys:
        cited = dict(zip(EDITION_COLUMNS, CITATIONS[key], strict=True))
        lines.append(f"| `{key}` | {' | '.join(cited[name] or '–' for name in names())} |")
    return "\n".join(lines) + "\n"


def examples(scenarios: Mapping[Path, Scenario], root: Path) -> list[str]:
    """The scenario files with what came out under each edition."""
    told = []
    for path, scenario in scenarios.items():
        link = f"../{path.relative_to(root).as_posix()}"
        told.append(f"[{scenario.title}]({link}). {' '.join(scenario.note.split())}\n")
        results = {key: outcome(scenario, key) for key in scenario.editions}
        for said in dict.fromkeys(results.values()):
            whose = ", ".join(key for key, one in results.items() if one == said)
            told.append(f"* {whose}: {said}")
        told.append("")
    return told


def outcome(scenario: Scenario, edition: str) -> str:
    """What holds in the end under the edition, in words; ValueError if the file does not pass."""
    result = run_scenario(scenario, edition)
    if result.status != "passed":
        raise ValueError(f"{scenario.file} [{edition}]: {result.message}")
    checks = [
        check
        for check in scenario.checks(edition)
        if edition in map(str, check.get("only", (edition,)))
    ]
    return "; ".join(filter(None, map(check_in_words, checks))) or "its steps show it"


def check_in_words(check: Mapping[str, Any]) -> str:
    """A check on one line, as it is written."""
    left = {key: value for key, value in check.items() if key not in ("note", "only", "object")}
    words = ", ".join(
        f"{WORDS.get(key, key.replace('_', ' '))} {_value(value)}" for key, value in left.items()
    )
    return f"{check['object']}: {words}" if "object" in check else words


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(map(_value, value)) or "none"
    return word_of("", value, Texts("en")) if isinstance(value, bool) else str(value) or "none"


def main() -> None:
    """Write the page."""
    root = project_root()
    if root is None:
        sys.exit("apnap: the page is written in a checkout of the project only; run it there.")
    text = page(root)
    (root / PAGE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
