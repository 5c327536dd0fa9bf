"""`apnap decks`: the decks that come along, or what is in one, and its faults."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

from apnap.cards import pool
from apnap.cards.decklists import DeckList, card_count
from apnap.cards.decks import deck_paths
from apnap.game import Edition, load_deck

from . import cards, inputs, shelf
from .frame import Command, allow_option, edition_option, json_option
from .messages import Texts
from .screen import emit_json, screen

GROUPS = ("Creature", "Artifact", "Enchantment", "Instant", "Sorcery", "Planeswalker", "Land")


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(
        deck: str | None, edition: str, limited: bool, allow_unsupported: bool, as_json: bool
    ) -> None:
        found = inputs.edition(edition, t)
        if deck is None:
            show_all(found, as_json, t)
        else:
            show_one(inputs.deck(deck, found, t, limited, allow_unsupported), found, as_json, t)

    params = [
        click.Argument(["deck"], required=False, metavar=f"[{t('meta-deck')}]"),
        edition_option(t),
        click.Option(["--limited"], is_flag=True, help=t("opt-limited")),
        allow_option(t),
        json_option(t),
    ]
    return Command("decks", t, params, run)


def colors_of(deck: DeckList) -> str:
    """The colours of a deck's cards, as letters."""
    found = {c for name, _ in deck.main if (card := pool.load_card(name)) for c in card.identity}
    return "".join(letter for letter in "WUBRG" if letter in found)


def show_all(edition: Edition, as_json: bool, t: Texts) -> None:
    """A line for each deck."""
    decks = [(path.stem, load_deck(path)) for path in deck_paths()]
    if as_json:
        emit_json(
            [{"name": n, "cards": card_count(d.main), "colors": colors_of(d)} for n, d in decks]
        )
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key, justify in (
        ("deck-name", "left"),
        ("colors", "left"),
        ("deck-cards", "right"),
        ("deck-has", "left"),
    ):
        table.add_column(t(key), justify=justify, no_wrap=key != "deck-has")  # type: ignore[arg-type]
    for name, deck in decks:
        table.add_row(
            name,
            cards.color_words(colors_of(deck), edition, t),
            str(card_count(deck.main)),
            ", ".join(most_telling(deck)),
        )
    console = screen()
    console.print(table)
    console.print(Text(f"\n{t('decks-hint')}", style="dim"))


def most_telling(deck: DeckList, number: int = 3) -> list[str]:
    """The spells that a deck has most of."""
    spells = [
        (name, count)
        for name, count in deck.main
        if (card := pool.load_card(name)) and "Land" not in card.faces[0].types
    ]
    return [name for name, _ in sorted(spells, key=lambda pair: -pair[1])[:number]]


def show_one(deck: DeckList, edition: Edition, as_json: bool, t: Texts) -> None:
    """A deck's cards by type."""
    if as_json:
        emit_json({"name": deck.name, "main": dict(deck.main), "sideboard": dict(deck.sideboard)})
        return
    console = screen()
    console.print(Text(deck.name or deck.place, style="bold"))
    left = dict(deck.main)
    for group in GROUPS:
        found = {n: c for n, c in left.items() if group in _types(n, t)}
        for name in found:
            del left[name]
        if found:
            console.print(Text(f"\n{cards.type_word(group, edition, t)} ({sum(found.values())})"))
            for name, count in found.items():
                console.print(Text(f"  {count} {cards.shown_name(name, t)}"))
    if deck.sideboard:
        console.print(Text(f"\n{t('sideboard')} ({card_count(deck.sideboard)})"))
        for name, count in deck.sideboard:
            console.print(Text(f"  {count} {cards.shown_name(name, t)}"))
    console.print(Text(f"\n{t('deck-legal', cards=card_count(deck.main))}", style="dim"))


def _types(name: str, t: Texts) -> tuple[str, ...]:
    card = shelf.library(t).lookup(name)
    return card.faces[0].types if card is not None else ()
