"""Words that once went unheard: without them a text is not understood."""

import pytest

from apnap.oracle import Decline, compile_text

TEXTS = [
    ("Creature", "Flying, protection from red", "Flying, from red"),
    (
        "Creature",
        "Protection from black, from red, and from green",
        "Protection from black, from red, from green",
    ),
    (
        "Sorcery",
        "Target player discards two cards. You gain 3 life for each land card discarded this way.",
        "Target player discards two cards. You gain 3 life for each land discarded this way.",
    ),
    (
        "Enchantment",
        "As long as the top card of your library is a creature card, you have shroud.",
        "As long as the top card of your library is a creature, you have shroud.",
    ),
    (
        "Sorcery",
        "Exile X target creature cards from your graveyard. For each creature card exiled this "
        "way, create a 2/2 black Zombie creature token.",
        "Exile X target creature cards from your graveyard. For each creature exiled this way, "
        "create a 2/2 black Zombie creature token.",
    ),
    (
        "Creature",
        "Whenever this creature deals combat damage to a player, that player discards a card and "
        "you draw a card.",
        "Whenever this creature deals combat damage to a player, that player discards a card and "
        "draw a card.",
    ),
    (
        "Creature",
        "When this creature enters, choose a color, then target player reveals their hand.",
        "When this creature enters, choose a color, target player reveals their hand.",
    ),
    (
        "Creature",
        "{T}: Add X mana of any one color, where X is the number of Allies you control.",
        "{T}: Add X mana of any color, where X is the number of Allies you control.",
    ),
    (
        "Creature",
        "When this creature enters, return three creatures you control to their owner's hand.",
        "When this creature enters, return three creatures you control to their hand.",
    ),
    (
        "Enchantment",
        "Whenever a nontoken permanent is put into a player's graveyard from the battlefield, "
        "that player loses 1 life.",
        "Whenever a nontoken permanent is put into a graveyard from the battlefield, that player "
        "loses 1 life.",
    ),
    (
        "Enchantment",
        "Whenever a creature blocks a creature with lesser power, destroy the attacking creature.",
        "Whenever a creature blocks a creature with lesser power, destroy the creature.",
    ),
    (
        "Enchantment",
        "Whenever a land card is put into your graveyard from your library, draw a card.",
        "Whenever a land is put into your graveyard from your library, draw a card.",
    ),
    (
        "Sorcery",
        "Exile target card from a graveyard. If it was a creature card, you gain 3 life.",
        "Exile target card from a graveyard. If it was a creature, you gain 3 life.",
    ),
]


@pytest.mark.parametrize(("kind", "whole", "less"), TEXTS)
def test_the_word_is_heard(kind: str, whole: str, less: str) -> None:
    assert not isinstance(compile_text(whole, types=[kind]), Decline)
    assert isinstance(compile_text(less, types=[kind]), Decline)


@pytest.mark.parametrize("text", ["This creature deals 1 damage to each", "Draw a card, then each"])
def test_a_text_that_breaks_off_is_declined(text: str) -> None:
    assert isinstance(compile_text(text, types=["Creature"]), Decline)


def test_a_deck_can_have_any_number_of_its_own_card_only() -> None:
    text = "A deck can have any number of cards named Grey Rats."
    assert not isinstance(compile_text(text, name="Grey Rats", types=["Creature"]), Decline)
    assert isinstance(compile_text(text, name="Grey Cats", types=["Creature"]), Decline)
