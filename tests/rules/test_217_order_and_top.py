"""The order of graveyards (217.1b, 217.4c) and revealed tops of libraries (217.2e)."""

from __future__ import annotations

from pathlib import Path

from apnap.cards import pool
from apnap.editions import load_file
from apnap.game import Game, find_edition
from apnap.setup import new_game, order_matters

from .play import Data, all_editions, creature, keys, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE, **more: object) -> Data:
    return thing(name, "Instant", text, cost, **more)


WRATH = instant("Wrath", "Destroy all creatures.")
RITE = instant("Rite", "Return the top creature card of your graveyard to the battlefield.")


@all_editions
@rule("2006:217.4c")
def test_the_order_is_asked_in_games_with_a_card_that_reads_it_wherever_it_is(edition: str) -> None:
    """Whose it is, and in which zone it lies, hidden or not, makes no difference."""
    field = {"battlefield": [creature("Ox"), creature("Elf")], "hand": [WRATH]}
    do: list[Data] = [{"by": "A", "cast": "Wrath"}, {"resolve": "all"}]
    assert "graveyard-order-chosen" not in keys(play(edition, field, {}, do))
    ordered: list[Data] = [do[0], {"resolve": "all", "choose": [["ox", "elf"]]}]
    for zone in ("hand", "library", "graveyard", "exile", "battlefield"):
        for a, b in ((RITE, None), (None, RITE)):
            mine = {**field, zone: [*field.get(zone, []), a]} if a else field
            game = play(edition, mine, {zone: [b]} if b else {}, ordered)
            assert keys(game, "graveyard-order-chosen")


@rule("2006:217.4c")
def test_decks_and_sideboards_decide_it_from_the_start(tmp_path: Path) -> None:
    decks: list[dict[str, int]] = [{"Forest": 10}, {"Island": 10}]
    edition = find_edition("2006")
    with_it = {"Shallow Grave": 1}
    assert not order_matters(new_game(edition, decks))
    for game in (
        new_game(edition, [{**decks[0], **with_it}, decks[1]]),
        new_game(edition, [decks[0], {**decks[1], **with_it}]),
        new_game(edition, decks, sideboards=[{}, with_it]),
    ):
        assert order_matters(game)
        assert game.question is not None
        game.push(0)
        assert "graveyard-order-matters" in keys(game)
    for word, told in (("always", True), ("never", False)):
        path = tmp_path / f"{word}.toml"
        path.write_text(f'parent = "2006"\n[facts]\ngraveyard_order = "{word}"\n', encoding="utf-8")
        assert order_matters(new_game(load_file(path), [with_it, with_it])) is told


def test_cards_that_read_the_order_are_in_the_pool() -> None:
    assert pool.load_card("Shallow Grave") is not None


# 217.2e


OPEN = thing("Open", "Enchantment", "Play with the top card of your library revealed.")


def top(game: Game, seat: int) -> str | None:
    """The name of the top card of A's library, if the seat sees it."""
    known = game.view(seat).players[0].known_library
    return known[0].name if 0 in known else None


@all_editions
@rule("2006:217.2e", "2006:217.2f")
def test_the_new_top_card_is_revealed_when_the_playing_is_done(edition: str) -> None:
    """The mana ability draws a card while the spell is being played; the next top card is shown
    afterwards, and what was drawn, having been revealed, is known to all."""
    ring = thing("Ring", "Artifact", "{T}: Add {R}. Draw a card.")
    ray = instant("Ray", "Ray deals 1 damage to target creature or player.", "{R}{W}")
    stack = ["Forest", "Island", "Swamp"]
    for shown in (True, False):
        there = [ring, "Plains", *([OPEN] if shown else [])]
        game = play(edition, {"battlefield": there, "hand": [ray], "library": stack})
        assert [top(game, seat) for seat in (0, 1)] == (["Forest"] * 2 if shown else [None] * 2)
        question = game.question
        assert question is not None
        wanted = {game.get(int(o.id)).defn.base.name: i for i, o in enumerate(question.options)
                  if o.kind == "cast"}  # fmt: skip
        game.push(wanted["Ray"])
        seen = set()
        while game.question is not None and game.question.key != "priority":
            seen.add((len(game.players[0].library), top(game, 0), top(game, 1)))
            options = game.question.options
            mana = [i for i, o in enumerate(options) if o.kind == "mana"]
            ring_first = [i for i in mana if game.get(int(options[i].id)).defn.base.name == "Ring"]
            game.push((ring_first or mana or [0])[0])
        forest = "Forest" if shown else None
        assert (3, forest, forest) in seen
        assert (2, None, None) in seen  # drawn from while it is being paid for
        assert top(game, 1) == ("Island" if shown else None)
        known = [obj.name for obj in game.view(1).players[0].hand]
        assert known == (["Forest"] if shown else [])


@all_editions
@rule("2006:217.2e")
def test_what_lies_under_a_spell_cast_from_the_library_is_not_revealed_yet(edition: str) -> None:
    bolt = instant("Bolt", "Bolt deals 1 damage to target creature or player.")
    game = play(edition, {"battlefield": ["Future Sight"], "library": [bolt, "Island", "Swamp"]})
    assert game.question is not None
    game.push([option.kind for option in game.question.options].index("cast"))
    assert game.question.key == "target"
    assert [top(game, seat) for seat in (0, 1)] == [None, None]
    game.push(0)
    assert [top(game, seat) for seat in (0, 1)] == ["Island", "Island"]


@all_editions
@rule("2006:217.2e")
def test_hands_and_tops_stay_revealed_as_things_change(edition: str) -> None:
    draw = instant("Look", "Draw a card.")
    hands = thing("Mind", "Enchantment", "Players play with their hands revealed.")
    a = {"battlefield": [OPEN], "hand": [draw], "library": ["Forest", "Island", "Swamp"]}
    do: list[Data] = [
        {"expect": [{"view": {"by": "B", "knows": ["Forest"], "does_not_know": ["Island"]}}]},
        {"by": "A", "cast": "Look"},
        {"resolve": "all"},
        {"expect": [{"view": {"by": "B", "knows": ["Island"], "does_not_know": ["Swamp"]}}]},
    ]
    play(edition, a, {"battlefield": [hands], "hand": ["Plains"]},
         [*do, {"expect": [{"view": {"by": "A", "knows": ["Plains"]}}]}])  # fmt: skip
