"""normalise() removes reminder text, ability and flavor words and spacing, and writes the own
name as "this ...": nothing else."""

import pytest

from apnap.oracle import normalise
from apnap.oracle.text import self_word


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Flying (It flies.)", "Flying"),
        ("Landfall — Whenever a land enters, draw a card.", "Whenever a land enters, draw a card."),
        ("Forecast — {1}: Draw a card.", "Forecast — {1}: Draw a card."),
        ("Wings of the Gale — Whenever you draw, scry 1.", "Whenever you draw, scry 1."),
        ("Kerplop! — {1}: Draw a card.", "{1}: Draw a card."),
        ("II — Kerplop — Draw a card.", "II — Draw a card."),
        ("I, II — Draw a card.", "I, II — Draw a card."),
        ("Exhaust — {1}: Draw a card.", "Exhaust — {1}: Draw a card."),
        ("Max speed — Flying", "Max speed — Flying"),
        ("Each opponent faces a choice — They draw.", "Each opponent faces a choice — They draw."),
        ("Choose one —\n• Kerplop — Draw a card.", "Choose one —\n• Kerplop — Draw a card."),
        ("Choose one —\n• Draw a card.", "Choose one —\n• Draw a card."),
        (" Draw  a card. \n\n Scry 1. ", "Draw a card.\nScry 1."),
        ("(It does nothing.)\nTrample", "Trample"),
    ],
)
def test_only_the_listed_spans_go(text: str, expected: str) -> None:
    assert normalise(text) == expected


@pytest.mark.parametrize(
    ("text", "name", "types", "supertypes", "expected"),
    [
        (
            "Zorbo deals 1 damage to you.",
            "Zorbo",
            ["Instant"],
            [],
            "This spell deals 1 damage to you.",
        ),
        ("Tap Zorbo.", "Zorbo", ["Artifact"], [], "Tap this artifact."),
        (
            "Zorbo attacks.",
            "Zorbo, the Grey",
            ["Creature"],
            ["Legendary"],
            "This creature attacks.",
        ),
        ("Zorbo attacks.", "Zorbo, the Grey", ["Creature"], [], "Zorbo attacks."),
        ("A card named Zorbo.", "Zorbo", ["Creature"], [], "A card named Zorbo."),
        ("Exile target land.", "Exile", ["Instant"], [], "Exile target land."),
        ("Exile deals 1 damage.", "Exile", ["Instant"], [], "This spell deals 1 damage."),
        ("Zorbology is hard.", "Zorbo", ["Creature"], [], "Zorbology is hard."),
    ],
)
def test_the_own_name(
    text: str, name: str, types: list[str], supertypes: list[str], expected: str
) -> None:
    assert normalise(text, name, types, (), supertypes) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, then discard a card.",
        'It has "{T}: Add {G}."',
        "Whenever a creature dies, you may pay {2}. If you do, draw a card.",
        "Target creature gets -1/-1 until end of turn.",
        "[−2]: Draw a card.",
    ],
)
def test_other_text_is_left_alone(text: str) -> None:
    assert normalise(text, "Zorbo", ["Creature"]) == text


def test_what_an_object_calls_itself() -> None:
    assert self_word(["Artifact", "Creature"]) == "this creature"
    assert self_word(["Enchantment"], ["Aura"]) == "this Aura"
    assert self_word(["Artifact"], ["Equipment"]) == "this Equipment"
    assert self_word(["Sorcery"]) == "this spell"
