"""The English of each edition: printed in its own words alone, and read back to the same IR."""

import re

import pytest

from apnap import ir
from apnap.cards import pool
from apnap.oracle import Decline, compile_text, print_card
from apnap.oracle.compare import canonical
from apnap.render.cardtext import card_text
from apnap.render.english.eras import entries_in, said_in
from apnap.render.english.grammar import ENTRIES
from apnap.render.english.nouns import Unprintable
from apnap.render.vocabulary import EDITION_KEYS
from first_cards import first_cards

OLD = ("2006", "2009")
SELF = r"this (?:creature|card|spell|land|artifact|enchantment|permanent|Aura|Equipment)"
TODAY = (
    rf"\bdies?\b|mana value|any (?:other )?target|{SELF}|\bcreates?\b|\bmills?\b|activate only|•"
)
FIRST = r"into play|in play|from play|leaves play|from the game|of turn step"
# Whose text of today still says it in older words.
OLD_WORDS = {"current": ("Death",)}
FORBIDDEN = {
    "2006": rf"{TODAY}|battlefield|\bexiled?\b|\bcasts?\b|\benters?\b|\bactivate\b|end step",
    "2009": rf"{TODAY}|{FIRST}|\benters?\b(?! the battlefield)|plays? (?:a|target) spell",
    "current": rf"{FIRST}|converted mana|mana pool|enters? the battlefield|creature or player",
}


def faces() -> list[ir.Face]:
    """Faces of every kind (of some other cards some phrases still say it in today's words, see
    docs/coverage)."""
    return [face for card in first_cards() for face in card.faces]


def lines(face: ir.Face, era: str) -> list[str]:
    """The lines of a face that can be printed."""
    try:
        return print_card(face, era).split("\n")
    except Unprintable:
        return []


def read(face: ir.Face, era: str) -> object:
    """What a face's text in an edition says."""
    return compile_text(
        print_card(face, era),
        name=face.name,
        types=face.types,
        subtypes=face.subtypes,
        supertypes=face.supertypes,
        vocabulary=era,
    )


@pytest.mark.parametrize("era", EDITION_KEYS)
def test_no_edition_uses_the_words_of_another(era: str) -> None:
    wrong = []
    for face in faces():
        if face.name in OLD_WORDS.get(era, ()):
            continue
        for line in lines(face, era):
            told = re.sub(r'"[^"]*"', "", line).replace(face.name, "~")
            found = re.search(FORBIDDEN[era], told, re.I)
            if found and not (era == "current" and "is dealt damage" in told):
                wrong.append(f"{face.name}: {found.group()!r} in {line}")
            if era in OLD and re.search(r"\badds? .*\{", told, re.I) and "mana pool" not in told:
                wrong.append(f"{face.name}: no mana pool in {line}")
    assert not wrong


@pytest.mark.parametrize("era", EDITION_KEYS)
def test_what_is_printed_compiles_to_the_same(era: str) -> None:
    for face in faces()[::15]:
        if not lines(face, era):
            continue
        now, found = read(face, "current"), read(face, era)
        if canonical(now) != canonical(face.abilities):
            continue  # a form of the IR that words do not give
        assert canonical(found) == canonical(face.abilities), face.name


@pytest.mark.parametrize(
    ("era", "text"),
    [
        ("2006", "When ~ comes into play, put a 1/1 green Saproling creature token into play."),
        ("2006", "When ~ is put into a graveyard from play, remove target creature from the game."),
        ("2006", "At end of turn, sacrifice ~."),
        ("2006", "{T}: Add {G} to your mana pool. Play this ability only if you control an Elf."),
        ("2006", "{T}: Untap ~. Play this ability only any time you could play a sorcery."),
        (
            "2006",
            "Whenever a player plays a red spell, ~ deals 1 damage to target creature or player.",
        ),
        ("2006", "When ~ comes into play, if the kicker cost was paid, you gain 2 life."),
        ("2009", "~ is unblockable."),
        ("2009", "~ attacks each turn if able."),
        ("2009", "When ~ enters the battlefield, choose one — Draw a card; or you gain 2 life."),
        ("2009", "When ~ is put into a graveyard from the battlefield, exile target creature."),
        ("2009", "At the beginning of the end step, sacrifice ~."),
        ("2009", "{T}: Draw a card. Activate this ability only any time you could cast a sorcery."),
    ],
)
def test_texts_of_an_edition_are_read(era: str, text: str) -> None:
    text = text.replace("~", "Own Name")
    found = compile_text(text, name="Own Name", types=["Creature"], vocabulary=era)
    assert not isinstance(found, Decline), str(found)
    face = ir.Face("Own Name", types=("Creature",), abilities=found)
    assert print_card(face, era) == text
    if era == "2006":  # the grammar of today knows some phrases of 2009
        assert isinstance(compile_text(text, name="Own Name", types=["Creature"]), Decline)


def test_a_token_is_created_and_a_card_is_moved() -> None:
    made = compile_text(
        "Put a 1/1 white Soldier creature token into play.", types=["Instant"], vocabulary="2006"
    )
    assert made == compile_text("Create a 1/1 white Soldier creature token.", types=["Instant"])


def test_the_table_of_today_is_the_table() -> None:
    assert entries_in("current") is ENTRIES
    assert said_in("{w:ewhat} enters", "current") == "{w:ewhat} enters"
    assert all(entries_in(era).keys() == ENTRIES.keys() for era in OLD)


def test_abilities_in_quotes_keep_their_own_word() -> None:
    ability = '"{T}: This creature gains flying until end of turn."'
    text = f"Enchant creature\nEnchanted creature has {ability}"
    types, subtypes = ("Enchantment",), ("Aura",)
    found = compile_text(text, types=types, subtypes=subtypes, vocabulary="2006")
    assert not isinstance(found, Decline), str(found)
    face = ir.Face("Own", types=types, subtypes=subtypes, abilities=found)
    assert print_card(face, "2006") == text


def test_the_card_command_has_the_words() -> None:
    card = pool.load_card("Nekrataal")
    assert card is not None
    told = [card_text(card, lang="en", vocabulary=era) for era in EDITION_KEYS]
    assert "When Nekrataal comes into play" in told[0]
    assert "When Nekrataal enters the battlefield" in told[1]
    assert "When this creature enters," in told[2]
