"""The phrase table itself: no entry twice, each form of words its own, and declines that help."""

from collections import defaultdict

import pytest

import apnap.oracle
from apnap.oracle import Decline, compile_text
from apnap.render.english.grammar import ENTRIES, SLOT, V, e, inflect, items_of

# Two templates of one pattern of which one can print what the other can't.
SHARED = {"amt", "post", "xsentence"}


def test_no_entry_stands_twice() -> None:
    assert apnap.oracle.normalise
    seen: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for category, entries in ENTRIES.items():
        if category in SHARED:
            continue
        for entry in entries:
            key = (category, repr(entry.pattern), entry.agree, entry.only)
            seen[key].append(entry.template)
    assert not {key: found for key, found in seen.items() if len(found) > 1}


def test_no_entry_is_all_of_a_long_line() -> None:
    for entries in ENTRIES.values():
        for entry in entries:
            words = [item for item in entry.items if item[0] != SLOT]
            assert len(words) < 60, entry.template


def test_slots_and_holes_must_agree() -> None:
    with pytest.raises(ValueError, match="slots"):
        e("nowhere", "draw {a:digits}", V("b"))


def test_templates_are_taken_apart() -> None:
    kinds = [item[0] for item in items_of("draw* {c:counted.card}, then {your} hand")]
    assert kinds == [1, 2, 0, 0, 3, 0]


@pytest.mark.parametrize(
    ("verb", "form", "expected"),
    [
        ("draw", "s", "draws"),
        ("draw", "p", "draw"),
        ("be", "s", "is"),
        ("be", "y", "are"),
        ("be", "b", "be"),
        ("destroy", "s", "destroys"),
        ("search", "s", "searches"),
        ("don't", "s", "doesn't"),
        ("have", "s", "has"),
    ],
)
def test_verbs_bend(verb: str, form: str, expected: str) -> None:
    assert inflect(verb, form) == expected


def test_a_decline_shows_the_place() -> None:
    found = compile_text("Draw a card. Draw a walrus.", types=["Instant"])
    assert isinstance(found, Decline)
    assert "walrus" in found.clause
    assert found.reason
    assert "walrus" in str(found)


def test_a_word_without_antecedent_declines() -> None:
    found = compile_text("That player discards a card.", types=["Instant"])
    assert isinstance(found, Decline)
    assert "that player" in found.reason
