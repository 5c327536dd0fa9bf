"""The rules of October 2006: what differs from today's."""

from __future__ import annotations

from apnap.core.edition import Edition
from apnap.keywords import VARIANTS

from ..base import derive

# One layer for colours and abilities together; power and toughness in five parts of their own
# (2006:418.5).
LAYERS = ("copy", "control", "text", "type", "other", "6a", "6b", "6c", "6d", "6e")

FACTS = {
    "bands_with_other_of_each": True,
    "mana_burn": True,
    "mana_empties_each_step": False,
    "damage_uses_stack": True,
    "deathtouch_lowers_lethal": False,
    "legend_rule": "all",
    "requirements_count_helpers": False,
    "planeswalkers_exist": False,
    "set_symbols": True,
    "subtypes_mixed": False,
    "split_cards_asked_apart": True,
    "timestamps_together": "active-player",
    "turning_renews_timestamp": False,
    "negative_reads_zero": True,
    "land_plays_announced": True,
    "planes_exist": False,
    "phenomena_exist": False,
    "later_mana_symbols": ("snow",),  # not in the translation, but on cards of that summer
    "any_target": ("creature", "player"),
    "phasing_zone": True,
    "phased_tokens_cease": True,
    "token_owner": "effect-controller",
    "token_in_names": False,
    "mulligan": "paris",
    "mulligans_together": False,
    "first_mulligan_free_multiplayer": False,
    "illegal_targets_counter": True,
    "illegal_targets_known": True,
    "discarded_unseen_known": True,
    "entering_as_others_make_it": False,
    "enters_as_it_is": False,
    "targets_changed_all_or_none": False,
    "counters_annihilate": False,
    "cda_pt_everywhere": False,
    "convoke_reduces": True,
    "costless_uncastable": True,
    "prowl_opponents_only": True,
    "offering_at_announcement": True,
    "indestructible_keyword": False,
    "stated_keywords": ("hexproof", "menace", "reach", "shroud"),
    "wishes_reach_exile": True,
    "lethal_deathtouch_sba": False,
    "lifelink_static": False,
    "loops_by_numbers": True,
    "team_life": 40,
    "team_shares_poison": False,
    "commander_life": 0,
    "pool": "era-2006",
    "vocabulary": "2006",
    "sideboard": "exactly-0-or-15",
}

# Words that were no keywords yet stand for the triggered abilities that cards had instead.
KEYWORDS = {
    "madness": VARIANTS["madness-optional"],
    "suspend": VARIANTS["suspend-forced"],
    "deathtouch": VARIANTS["deathtouch-triggered"],
    "graft": VARIANTS["graft-always"],
    "hideaway": VARIANTS["hideaway-tapped"],
    "lifelink": VARIANTS["lifelink-triggered"],
}


def make(base: Edition) -> Edition:
    """The 2006 edition."""
    return derive(
        base,
        "2006",
        ("the rules of October 2006", "2006年10月规则"),
        facts=FACTS,
        layers=LAYERS,
        sba_without=(
            "sba-loyalty-zero",
            "sba-phenomenon-over",
            "sba-counter-limit",
            "sba-commander-damage",
            "sba-commander-to-command-zone",
        ),
        keywords=KEYWORDS,
        revisions=("2006", "2009"),
        numbers="2006",
    )
