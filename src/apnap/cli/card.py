"""`apnap card`: a card's text and facts."""

from __future__ import annotations

import click

from apnap.cards.decks import deck_paths
from apnap.game import load_deck

from . import cards, inputs
from .frame import Command, edition_option, json_option
from .messages import Texts
from .screen import emit_json, screen


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(name: tuple[str, ...], edition: str, as_json: bool) -> None:
        show(" ".join(name), edition, as_json, t)

    params = [
        click.Argument(["name"], nargs=-1, required=True, metavar=t("meta-name")),
        edition_option(t, help_key="opt-edition-words"),
        json_option(t),
    ]
    return Command("card", t, params, run)


def show(name: str, edition_key: str, as_json: bool, t: Texts) -> None:
    """Print a card."""
    edition = inputs.edition(edition_key, t)
    card = cards.find(name, t)
    using = [path.stem for path in deck_paths() if card.name in dict(load_deck(path).main)]
    if as_json:
        emit_json(
            {
                "name": card.name,
                "layout": card.layout,
                "identity": card.identity,
                "faces": [
                    {
                        "name": face.name,
                        "cost": None
                        if face.cost is None
                        else "".join(f"{{{s}}}" for s in face.cost),
                        "type": cards.type_line(face, edition, t),
                        "text": cards.rules_text(face, edition, t),
                        "power": face.power,
                        "toughness": face.toughness,
                    }
                    for face in card.faces
                ],
                "decks": using,
            }
        )
        return
    console = screen()
    console.print(cards.of_card(card, edition, t))
    console.print()
    console.print(cards.facts(card, edition, using, t))
