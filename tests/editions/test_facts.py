"""Every fact of an edition is read by the rules, and a user's own edition plays."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from apnap import editions, fuzz, setup
from apnap.cards.deckfiles import read_deck
from apnap.cards.decks import find_deck
from apnap.core import saving
from apnap.core.edition import Facts
from apnap.editions import base
from apnap.game import find_edition, from_data, save_game

DECK = dict(read_deck(find_deck("red-goblins") or "").main)
CLUB = (
    'name = "Club rules"\nparent = "current"\n[facts]\nmana_burn = true\ndamage_uses_stack = true\n'
)


def test_every_fact_is_read(root: Path) -> None:
    outside = [
        path.read_text(encoding="utf-8")
        for path in (root / "src" / "apnap").rglob("*.py")
        if path.parent.name not in ("editions", "y2006", "y2009", "current")
        and path.name != "edition_words.py"
    ]
    text = "\n".join(outside)
    unread = [f.name for f in fields(Facts) if not re.search(rf"facts\.{f.name}\b", text)]
    assert not unread


def test_a_made_up_edition_plays(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(CLUB, encoding="utf-8")
    club = find_edition(str(path))
    assert club.facts.mana_burn and club.facts.damage_uses_stack and club.facts.mulligan == "london"
    fuzz.run(club, [DECK], 10, seed=3)
    g = fuzz.play_outside(club, [DECK, DECK], 4)
    save_game(g, tmp_path / "club.json")
    import json

    again = from_data(json.loads((tmp_path / "club.json").read_text(encoding="utf-8")))
    assert again.edition.facts == club.facts
    assert saving.state_hash(again) == saving.state_hash(g)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "parent"),
        ('parent = "currant"', "currant"),
        ('parent = "current"\n[facts]\nmana_brun = true', "mana_brun"),
        ('parent = "current"\n[facts]\nmana_burn = "yes"', "true or false"),
        ('parent = "current"\n[facts]\nlegend_rule = "none"', "legend_rule"),
        ('parent = "current"\n[facts]\nstarting_life = true', "whole number"),
        ('parent = "current"\nfact = 1', "fact"),
        ("parent = 2006", "parent"),
        ('parent = "current', "TOML"),
        ("[facts]\n[facts]", "TOML"),
        ('parent = "current"\nfacts = 3', "facts"),
        ('parent = "current"\nname = 3', "name"),
    ],
)
def test_bad_edition_files_are_refused_in_one_sentence(
    tmp_path: Path, text: str, part: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(editions.EditionError) as caught:
        find_edition(str(path))
    said = str(caught.value)
    assert "\n" not in said and str(path) in said and part in said


def test_missing_and_unknown_editions(tmp_path: Path) -> None:
    for key in (str(tmp_path / "absent.toml"), str(tmp_path), "2007", ""):
        with pytest.raises(editions.EditionError) as caught:
            find_edition(key)
        assert "\n" not in str(caught.value)


def test_cards_younger_than_the_edition_are_refused_unless_wanted() -> None:
    young = {"Mountain": 59, "Boggart Ram-Gang": 1}
    with pytest.raises(setup.SetupError, match=r"Boggart Ram-Gang.*era-2006"):
        setup.new_game(editions.get("2006"), [young, DECK])
    with pytest.raises(setup.SetupError, match="no card called"):
        setup.new_game(editions.get("2006"), [{"No Such Card": 60}, DECK], anachronistic=True)
    assert setup.new_game(editions.get("2006"), [DECK, DECK]).players


def test_an_unknown_edition_brings_a_near_name() -> None:
    with pytest.raises(editions.EditionError, match=r"Did you mean 2009\?"):
        editions.get("2099")
    with pytest.raises(editions.EditionError) as error:
        editions.get("zzzzzzzz")
    assert "Did you mean" not in str(error.value)


def test_an_edition_leaves_out_what_it_says() -> None:
    """State-based actions by name, keywords by None; everything else is its parent's."""
    parent = base.base_edition()
    without = ("sba-poison", "sba-world-rule")
    child = base.derive(
        parent,
        "child",
        ("child", "child"),
        sba_without=without,
        keywords={"flanking": None, "bushido": parent.keywords["rampage"]},
    )
    assert [one for one in parent.sba if one not in child.sba] == [
        one for one in parent.sba if one[0] in without
    ]
    assert "flanking" not in child.keywords and "flanking" in parent.keywords
    assert child.keywords["bushido"] is parent.keywords["rampage"]
    assert (child.steps, child.layers, child.facts) == (parent.steps, parent.layers, parent.facts)
    assert child.procedures == parent.procedures
