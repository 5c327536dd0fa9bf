"""The heuristic player in positions where one move is clearly right."""

from __future__ import annotations

import pytest

from agents.table import Table, creature
from apnap.core.questions import ASSIGN, NUMBER, PICK_SOME, Option, Question
from apnap.core.views import Sight

PASS = Option("pass")


# ------------------------------------------------ attacking


def attack(table: Table) -> list[int]:
    """The ids of the creatures that the player sends."""
    question = table.until("attackers")
    return [int(question.options[i].id) for i, _ in table.answer()]


def test_attacks_into_an_empty_board() -> None:
    table = Table()
    bear = table.put(creature("Bear", 2, 2))
    table.begin()
    assert attack(table) == [bear]


def test_attacks_with_all_when_that_is_lethal() -> None:
    table = Table(life=(1, 4))
    ids = [table.put(creature("Bear", 2, 2)) for _ in range(3)]
    table.put(creature("Giant", 5, 5), 1)
    table.begin()
    assert attack(table) == ids


def test_does_not_attack_a_small_creature_into_a_large_one() -> None:
    table = Table()
    table.put(creature("Mouse", 1, 1))
    table.put(creature("Giant", 5, 5), 1)
    table.begin()
    assert attack(table) == []


def test_flies_over_a_blocker_on_the_ground() -> None:
    table = Table()
    bird = table.put(creature("Bird", 1, 1, "flying"))
    table.put(creature("Giant", 0, 5, "defender"), 1)
    table.begin()
    assert attack(table) == [bird]


def test_keeps_a_blocker_back_that_keeps_it_alive() -> None:
    table = Table(life=(2, 20))
    table.put(creature("Bear", 2, 2))
    table.put(creature("Foe", 3, 3), 1, tapped=True)
    table.begin()
    assert attack(table) == []


def test_pays_for_no_more_attackers_than_it_can() -> None:
    table = Table()
    for _ in range(3):
        table.put(creature("Bear", 2, 2))
    table.put("Ghostly Prison", 1)
    table.lands("Plains", 4)
    table.begin()
    assert len(attack(table)) == 2


# ------------------------------------------------ blocking


def block(table: Table, attackers: list[int]) -> list[tuple[int, int]]:
    """The blocks against these attackers, as ids."""
    question = table.until("attackers", 1)
    ids = [int(option.id) for option in question.options]
    table.game.push([(ids.index(a), -1) for a in attackers])
    question = table.until("blockers")
    return [(int(question.options[i].id), a) for i, a in table.answer()]


def test_does_not_chump_block_without_need() -> None:
    table = Table()
    table.put(creature("Mouse", 1, 1))
    giant = table.put(creature("Giant", 5, 5), 1)
    table.begin(active=1)
    assert block(table, [giant]) == []


def test_chump_blocks_when_it_would_die() -> None:
    table = Table(life=(5, 20))
    mouse = table.put(creature("Mouse", 1, 1))
    giant = table.put(creature("Giant", 5, 5), 1)
    table.begin(active=1)
    assert block(table, [giant]) == [(mouse, giant)]


def test_blocks_what_it_kills_and_survives() -> None:
    table = Table()
    giant = table.put(creature("Giant", 5, 5))
    bear = table.put(creature("Bear", 2, 2), 1)
    table.begin(active=1)
    assert block(table, [bear]) == [(giant, bear)]


def test_two_block_what_one_cannot_kill() -> None:
    table = Table()
    for _ in range(2):
        table.put(creature("Ogre", 3, 2))
    giant = table.put(creature("Giant", 3, 6), 1)
    table.begin(active=1)
    assert len(block(table, [giant])) == 2


# ------------------------------------------------ spells


def test_plays_a_land_first() -> None:
    table = Table()
    forest = table.put("Forest", zone="hand")
    table.put("Llanowar Elves", zone="hand")
    table.begin()
    table.until("priority")
    assert table.choice() == Option("play", forest)


def test_plays_the_land_whose_colour_the_hand_needs() -> None:
    table = Table()
    table.put("Island", zone="hand")
    forest = table.put("Forest", zone="hand")
    table.put("Llanowar Elves", zone="hand")
    table.begin()
    table.until("priority")
    assert table.choice() == Option("play", forest)


def test_removal_goes_to_the_best_creature() -> None:
    table = Table()
    table.lands("Plains", 1)
    table.put("Swords to Plowshares", zone="hand")
    table.put(creature("Own Giant", 9, 9))
    table.put(creature("Mouse", 1, 1), 1)
    dragon = table.put(creature("Dragon", 5, 5, "flying"), 1)
    table.begin()
    table.until("target")
    assert table.choice() == Option("object", dragon)


def test_burn_is_not_for_its_own_creatures() -> None:
    table = Table()
    table.lands("Mountain", 1)
    table.put("Lightning Bolt", zone="hand")
    table.put(creature("Bear", 2, 2))
    table.put(creature("Giant", 5, 5), 1)
    table.begin()
    table.until("attackers")  # no target was asked for in the first main phase
    assert len(table.game.players[0].hand) == 1


def test_burn_kills_what_it_can_kill() -> None:
    table = Table()
    table.lands("Mountain", 1)
    table.put("Lightning Bolt", zone="hand")
    table.put(creature("Giant", 5, 5), 1)
    ogre = table.put(creature("Ogre", 3, 3), 1)
    table.begin()
    table.until("target")
    assert table.choice() == Option("object", ogre)


def test_burn_finishes_the_opponent() -> None:
    table = Table(life=(20, 3))
    table.lands("Mountain", 1)
    table.put("Lightning Bolt", zone="hand")
    table.put(creature("Ogre", 3, 3), 1)
    table.begin()
    table.until("target")
    assert table.choice() == Option("player", 1)


def test_divided_damage_kills_two() -> None:
    table = Table()
    table.lands("Mountain", 2)
    table.put("Fire // Ice", zone="hand")
    mice = {table.put(creature("Mouse", 1, 1), 1) for _ in range(2)}
    table.put(creature("Giant", 5, 5), 1)
    table.begin()
    chosen = set()
    for _ in range(2):
        table.until("target")
        chosen.add(table.choice().id)
        table.game.push(table.answer())
    assert chosen == mice


def test_a_harmful_aura_goes_to_the_opponent_and_a_good_one_to_its_own() -> None:
    for aura, lands in (("Control Magic", "Island"), ("Rancor", "Forest")):
        table = Table()
        table.lands(lands, 4)
        table.put(aura, zone="hand")
        own = table.put(creature("Bear", 2, 2))
        theirs = table.put(creature("Giant", 5, 5), 1)
        table.begin()
        table.until("target")
        assert table.choice().id == (theirs if aura == "Control Magic" else own)


def cast_against(table: Table, name: str) -> Option:
    """Seat 1 casts the card; what the player does about it."""
    card = table.put(name, 1, "hand")
    table.begin(active=1)
    table.until("priority", 1)
    table.acts(Option("cast", card, ""))
    table.until("priority")
    return table.choice()


def test_counters_a_big_spell() -> None:
    table = Table()
    table.lands("Island", 2)
    counterspell = table.put("Counterspell", zone="hand")
    table.lands("Mountain", 6, 1)
    assert cast_against(table, "Shivan Dragon") == Option("cast", counterspell, "")


def test_lets_a_small_spell_resolve() -> None:
    table = Table()
    table.lands("Island", 2)
    table.put("Counterspell", zone="hand")
    table.lands("Forest", 1, 1)
    for _ in range(3):
        table.put("Shivan Dragon", 1, "hand")
    assert cast_against(table, "Llanowar Elves") == PASS


def test_regenerates_what_would_be_destroyed() -> None:
    table = Table()
    table.lands("Forest", 1)
    boa = table.put("River Boa")
    table.lands("Mountain", 1, 1)
    bolt = table.put("Lightning Bolt", 1, "hand")
    table.begin(active=1)
    table.until("priority", 1)
    table.acts(Option("cast", bolt, ""))
    table.acts(Option("object", boa))
    table.until("priority")
    picked = table.choice()
    assert (picked.kind, picked.id) == ("activate", boa)


def test_a_pump_wins_a_combat() -> None:
    table = Table()
    table.lands("Forest", 1)
    growth = table.put("Giant Growth", zone="hand")
    table.put(creature("Bear", 2, 2))
    giant = table.put(creature("Ogre", 3, 3), 1)
    table.begin(active=1)
    question = table.until("attackers", 1)
    table.game.push([(0, question.places[0][0])])
    bear = int(table.until("blockers").options[0].id)
    table.game.push([(0, giant)])
    table.until("priority")
    assert table.choice() == Option("cast", growth, "")
    table.game.push(table.answer())
    table.until("target")
    assert table.choice() == Option("object", bear)


def test_mulligans_hands_without_lands() -> None:
    for lands, wanted in ((0, "yes"), (1, "yes"), (3, "no"), (7, "yes")):
        table = Table()
        for number in range(7):
            table.put("Forest" if number < lands else "Grizzly Bears", zone="hand")
        table.begin()
        question = Question(0, "mulligan", 0, (Option("yes"), Option("no")))
        answer = table.agent(question, Sight(table.game, question))
        assert question.options[answer].kind == wanted


# ------------------------------------------------ any question


@pytest.mark.parametrize("shape", range(6))
def test_an_unknown_question_gets_a_legal_answer(shape: int) -> None:
    table = Table()
    table.begin()
    options = tuple(Option("word", word) for word in ("a", "b", "c"))
    asked = Question(
        shape, "never-heard-of", 0, options, least=1, most=2, total=5, places=((1,), (2,), ())
    )
    asked.normal(table.agent(asked, Sight(table.game, asked)))


def test_a_refused_answer_gives_way_to_a_legal_one() -> None:
    table = Table()
    table.begin()
    options = tuple(Option("word", word) for word in ("a", "b", "c"))

    def check(answer: object) -> str | None:
        return None if answer == (1, 2) else "not this"

    some = Question(PICK_SOME, "never-heard-of", 0, options, least=0, most=3, check=check)
    assert sorted(table.agent(some, Sight(table.game, some))) == [1, 2]

    def both(answer: object) -> str | None:
        return None if answer == ((0, 1), (1, 2)) else "these attack"

    ids = (Option("object", 901), Option("object", 902))
    assign = Question(ASSIGN, "attackers", 0, ids, places=((1,), (2,)), check=both)
    assert assign.normal(table.agent(assign, Sight(table.game, assign))) == ((0, 1), (1, 2))


def test_the_same_seed_plays_the_same() -> None:
    from apnap.agents import AGENTS, arena
    from apnap.cards import decks
    from apnap.cards.deckfiles import read_deck
    from apnap.core import saving

    deck = dict(read_deck(decks.deck_paths()[4]).main)
    pair = (AGENTS["heuristic"], AGENTS["random"])
    hashes = {saving.state_hash(arena.play(deck, deck, pair, seed=5, swap=False)) for _ in range(2)}
    assert len(hashes) == 1


def test_a_loop_is_left_to_whoever_proposes_it() -> None:
    from apnap.agents.heuristic.player import ANSWERS, HeuristicAgent

    for key in ("loop-times", "loop-shorten", "loop-lower", "loop-higher"):
        asked = Question(NUMBER, key, 1, least=0, most=50, args=(7,))
        assert ANSWERS[key](HeuristicAgent(), None, asked) == 7  # type: ignore[arg-type]
