"""Made-up texts, one or more for each family of phrases: each compiles and prints back."""

import pytest

from apnap.ir import walk
from apnap.oracle import Decline, compile_text, print_card
from apnap.oracle.compiling import compile_face

SPELLS = """
Draw two cards.
Target player draws three cards, then discards a card at random.
Each opponent discards their hand.
You gain 3 life and draw a card.
Target opponent loses half their life, rounded up.
This spell deals 4 damage to any target.
This spell deals X damage to each creature without flying and each player.
This spell deals 3 damage divided as you choose among one, two, or three targets.
This spell deals damage to target creature equal to the number of Forests you control.
Destroy target nonartifact, nonwhite creature. It can't be regenerated.
Destroy all lands and creatures.
Exile target creature. Its controller gains life equal to its power.
Return up to two target creature cards from your graveyard to your hand.
Return target artifact or enchantment to its owner's hand.
Put target creature on the bottom of its owner's library.
Search your library for a Goblin card, reveal it, put it into your hand, then shuffle.
Counter target spell unless its controller pays {2}.
Target creature gets +2/+2 and gains trample until end of turn.
Target creature gains protection from the color of your choice until end of turn.
Creatures you control get +1/+1 until end of turn.
Creatures can't block this turn.
Create two 1/1 white Soldier creature tokens with flying.
Create a 2/2 green Bear creature token. Sacrifice it at the beginning of the next end step.
Prevent the next 3 damage that would be dealt to any target this turn.
Prevent all combat damage that would be dealt this turn.
Choose one —\\n• Tap target creature.\\n• Untap target creature.
If you control a Swamp, draw a card.
You may sacrifice a creature. If you do, draw three cards.
Flip a coin. If you win the flip, draw a card. If you lose the flip, discard a card.
Target player reveals their hand. You choose a land card from it. That player discards that card.
Each player sacrifices two creatures of their choice.
Tap or untap target permanent.
Take an extra turn after this one.
As an additional cost to cast this spell, sacrifice a land.
Draw a card for each artifact you control.
You gain X life, where X is the greatest power among creatures you control.
Put a +1/+1 counter on each of up to two target creatures.
Copy target instant spell. You may choose new targets for the copy.
Target player discards two cards. You gain 2 life for each land card discarded this way.
Target player can't gain life until your next turn.
Your opponents can't cast artifact spells this turn.
Until end of turn, players can't play lands.
If a red source would deal combat damage to a player this turn, it deals double that damage \
instead.
""".strip().splitlines()

CREATURES = """
Flying, first strike
Protection from red and from blue
Cycling {2}
Echo—Discard a card.
Morph {1}{U}
When this creature enters, destroy target artifact.
When this creature dies, return it to its owner's hand.
Whenever another creature you control dies, you may gain 1 life.
Whenever this creature deals combat damage to a player, that player discards a card.
Whenever an opponent casts a white spell, this creature deals 2 damage to that player.
At the beginning of your upkeep, sacrifice this creature unless you pay {B}{B}.
At the beginning of each player's draw step, that player draws an additional card.
{T}: Add {G}.
{1}{R}, {T}, Sacrifice a Goblin: This creature deals 2 damage to target creature.
{2}: This creature gets +1/+0 until end of turn. Activate only once each turn.
{3}: Draw a card. Activate only as a sorcery.
This creature can't block.
This creature can't be blocked except by artifact creatures.
This creature can't attack unless defending player controls an Island.
This creature attacks each combat if able.
This creature gets +1/+1 for each other Elf you control.
This creature has flying as long as you control an artifact.
As long as it's your turn, this creature has first strike.
Other Goblins you control get +1/+1 and have haste.
This creature enters with three +1/+1 counters on it.
This creature enters tapped.
You may have this creature enter as a copy of any creature on the battlefield.
This creature's power and toughness are each equal to the number of Swamps you control.
If a source would deal damage to you, prevent 1 of that damage.
If this creature would die, exile it instead.
Players can't gain life.
Creature spells you cast cost {1} less to cast.
When this creature is turned face up, draw a card.
{2}{B}: Return this card from your graveyard to your hand.
{3}: Draw a card. Activate only during the declare blockers step on an opponent's turn.
{3}: Draw a card. Any player may activate this ability but only during their draw step.
{3}: Draw a card. Activate only during your end step and only once.
Your opponents can't cast artifact spells during combat.
Each opponent can cast creature spells only any time they could cast a sorcery.
Enchanted player can't cast more than two red spells each turn.
During combat, each player can't cast spells from graveyards or exile.
As long as this creature is tapped, you can't play lands.
If a red source would deal noncombat damage to you or a creature you control, prevent half that \
damage, rounded up.
If a Goblin would deal 3 or more damage to this creature, it deals 1 damage to this creature \
instead.
If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that \
damage and draw a card.
If an opponent would gain life, that player loses that much life instead.
If you would draw a card while your library has no cards in it, you may skip that draw instead.
You may cast Goblin spells from your graveyard as long as you control a Mountain.
Goblin spells you cast of the chosen color cost {2} less to cast.
Spells your opponents cast that target this creature cost {1} more to cast during your turn.
Red spells you cast cost {1} less to cast for each Goblin you control.
The second red spell you cast each turn costs {1} less to cast.
""".strip().splitlines()


LONG = (
    "Look at the top three cards of your library. Put one of them into your hand and the rest on "
    "the bottom of your library in any order.",
    "Counter target creature spell. If that spell is countered this way, exile it instead of "
    "putting it into its owner's graveyard.",
    "Return target creature card from your graveyard to the battlefield. It gains haste until end "
    "of turn. Exile it at the beginning of the next end step.",
)


def text_of(line: str) -> str:
    """The line as rules text."""
    return line.replace("\\n", "\n")


@pytest.mark.parametrize("line", [*SPELLS, *LONG])
def test_spells(line: str) -> None:
    check(text_of(line), ["Instant"])


@pytest.mark.parametrize("line", CREATURES)
def test_creatures(line: str) -> None:
    check(text_of(line), ["Creature"])


def check(text: str, types: list[str]) -> None:
    """It compiles, prints back, and holds no text that was not understood."""
    face = compile_face({"name": "", "text": text, "types": types})
    assert not isinstance(face, Decline), str(face)
    assert face.abilities
    assert print_card(face) == text
    assert all(type(node).__module__.startswith("apnap.ir") for node in walk(face))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Draw a card.", "Draw two cards."),
        ("You may draw a card.", "Draw a card."),
        ("Destroy target creature.", "Destroy all creatures."),
        (
            "Target creature gets +1/+1 until end of turn.",
            "Target creature gets +1/-1 until end of turn.",
        ),
        ("Each player draws a card.", "Each opponent draws a card."),
        ("Destroy target creature you control.", "Destroy target creature you don't control."),
    ],
)
def test_what_differs_in_words_differs_in_ir(one: str, other: str) -> None:
    first, second = (compile_text(text, types=["Instant"]) for text in (one, other))
    assert not isinstance(first, Decline)
    assert not isinstance(second, Decline)
    assert first != second
