"""The rules of October 2009: what differs from today's."""

from __future__ import annotations

from apnap.core.edition import Edition
from apnap.keywords import VARIANTS

from ..base import derive

LAYERS = ("copy", "control", "text", "type", "color", "ability", "7a", "7b", "7c", "7d", "7e")

FACTS = {
    "commander_replaces": ("graveyard", "exile"),
    "commander_sba": False,
    "commander_mana_colorless": True,
    "team_shares_poison": False,
    "damage_assignment_order": True,
    "deathtouch_lowers_lethal": False,
    "later_mana_symbols": ("snow", "monohybrid"),
    "set_symbols": True,
    "split_cards_asked_apart": True,
    "timestamps_together": "active-player",
    "land_plays_announced": True,
    "legend_rule": "all",
    "planeswalkers_unique_by_type": True,
    "planeswalker_redirection": True,
    "any_target": ("creature", "player"),
    "phased_tokens_cease": True,
    "token_owner": "enters-under",
    "token_in_names": False,
    "mulligan": "paris",
    "first_mulligan_free_multiplayer": True,
    "illegal_targets_counter": True,
    "illegal_targets_known": True,
    "discarded_unseen_known": True,
    "entering_as_others_make_it": False,
    "enters_as_it_is": False,
    "targets_changed_all_or_none": False,
    "convoke_reduces": True,
    "prowl_opponents_only": True,
    "offering_at_announcement": True,
    "indestructible_keyword": False,
    "stated_keywords": ("hexproof", "menace"),
    "phenomena_exist": False,
    "pool": "era-2010",
    "vocabulary": "2009",
    "sideboard": "exactly-0-or-15",
}

KEYWORDS = {
    "madness": VARIANTS["madness-optional"],
    "suspend": VARIANTS["suspend-forced"],
    "graft": VARIANTS["graft-always"],
    "hideaway": VARIANTS["hideaway-tapped"],
}


def make(base: Edition) -> Edition:
    """The 2009 edition."""
    return derive(
        base,
        "2009",
        ("the rules of October 2009", "2009年10月规则"),
        facts=FACTS,
        layers=LAYERS,
        sba_without=("sba-commander-to-command-zone", "sba-phenomenon-over"),
        keywords=KEYWORDS,
        revisions=("2009",),
        numbers="2009",
    )
