"""`apnap card`: a card's text and facts, or those of a card of your own."""

from __future__ import annotations

from typing import Any

import click
from rich.padding import Padding
from rich.text import Text

from apnap import ir
from apnap.cards.decks import deck_paths
from apnap.cards.library import Why
from apnap.game import Edition, load_deck
from apnap.playing import declines
from apnap.playing.formerly import formerly

from . import cards, inputs, own, shelf
from .frame import Command, Fault, Whole, edition_option, json_option
from .messages import Texts
from .screen import Folded, emit_json, screen

MOST_SETS = 6


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(words: tuple[str, ...], edition: str, as_json: bool, **told: Any) -> int:
        text = told.pop("text")
        if text is not None:
            if words:
                raise Fault(t("name-or-text"))
            return own.show_own(text, told, edition, as_json, t)
        for option, value in told.items():
            if value is not None:
                raise Fault(t("only-with-text", option=f"--{option}"))
        if not words:
            raise Fault(t("need-name-or-text"))
        show(" ".join(words), edition, as_json, t)
        return 0

    def option(name: str, meta: str, told: str) -> click.Option:
        return click.Option([f"--{name}"], metavar=t(meta), help=t(told))

    params = [
        click.Argument(["words"], nargs=-1, metavar=f"[{t('meta-name')}]"),
        option("text", "meta-text-value", "opt-text"),
        option("name", "meta-name", "opt-own-name"),
        option("cost", "meta-cost", "opt-own-cost"),
        option("type", "meta-type", "opt-own-type"),
        click.Option(["--pt"], metavar="P/T", help=t("opt-own-pt")),
        click.Option(["--loyalty"], type=Whole(t, 0, 99), metavar="N", help=t("opt-own-loyalty")),
        edition_option(t, help_key="opt-edition-words"),
        json_option(t),
    ]
    return Command("card", t, params, run)


def show(typed: str, edition_key: str, as_json: bool, t: Texts) -> None:
    """Print a card; of one that is not supported what the user's data say, and why it is not."""
    edition = inputs.edition(edition_key, t)
    name = cards.name_of_card(typed, t)
    library = shelf.library(t)
    card = library.lookup(name)
    reasons = library.why_not(name) if card is None else ()
    if card is None:
        card = library.blank(name)
        assert card is not None
    card = edition.revised(card)
    using = [path.stem for path in deck_paths() if name in dict(load_deck(path).main)]
    if as_json:
        emit_json(as_data(card, edition, using, t, name) | supported(reasons))
        return
    console = screen()
    if reasons:
        stored = library.database.card(name) if library.database is not None else None
        for face in stored.faces if stored is not None else ():
            console.print(*_printed(face, t), sep="\n")
        console.print()
        console.print(Text(t("not-supported", name=cards.shown_name(name, t))))
        print_reasons(reasons, t)
    else:
        console.print(cards.of_card(card, edition, t))
        if told := formerly(card, edition, t.lang):
            console.print(Padding(Folded(told), (1, 0, 0, 2)))
    console.print()
    table = cards.facts(card, edition, using, t)
    sets = library.database.printings(name) if library.database is not None else []
    if sets:
        names = t("comma").join(dict.fromkeys(one[1] for one in sets[:MOST_SETS]))
        more = len(sets) - MOST_SETS
        told = t("and-more", names=names, n=more) if more > 0 else names
        table.add_row(f"  {t('printed-in')}", Folded(told))
    console.print(table)


def _printed(face: dict[str, Any], t: Texts) -> list[Any]:
    """A face as the user's data have it."""
    name = cards.shown_name(face.get("faceName") or face["name"], t)
    line = cards.type_line_of_data(face)
    told = [Text(f"  {name} {face.get('manaCost', '')}".rstrip(), style="bold"), Text(f"  {line}")]
    text: list[Any] = [Padding(Folded(one), (0, 0, 0, 4)) for one in _text_lines(face)]
    return [*told, *text]


def _text_lines(face: dict[str, Any]) -> list[str]:
    lines = face.get("text", "").split("\n") if face.get("text") else []
    return [*lines, f"{face['power']}/{face['toughness']}"] if "power" in face else lines


def print_reasons(reasons: tuple[Why, ...] | list[Why], t: Texts) -> None:
    """What is not understood of a text, part by part."""
    from . import whys

    console = screen()
    for reason in reasons:
        for line in whys.lines(reason, t):
            console.print(Text("  ").append_text(line), soft_wrap=True)


def supported(reasons: tuple[Why, ...] | list[Why]) -> dict[str, Any]:
    """Whether a card can be played, and why not, for JSON."""
    if not reasons:
        return {"supported": True, "reasons": []}
    return {
        "supported": False,
        "reasons": [
            {
                "kind": one.kind,
                "reason": one.reason,
                "clause": one.clause,
                "at": declines.spot_of(one) if one.kind == "text" else None,
                "nearest": declines.nearest_phrase(one.clause, declines.spot_of(one))
                if one.reason == declines.STOPPED
                else "",
            }
            for one in reasons
        ],
    }


def as_data(
    card: ir.Card, edition: Edition, using: list[str], t: Texts, name: str
) -> dict[str, Any]:
    """A card for JSON."""
    return {
        "name": name,
        "layout": card.layout,
        "identity": card.identity,
        "faces": [
            {
                "name": face.name,
                "cost": None if face.cost is None else ir.print_mana(face.cost),
                "type": cards.type_line(face, edition, t),
                "text": cards.rules_text(face, edition, t),
                "power": face.power,
                "toughness": face.toughness,
            }
            for face in card.faces
        ],
        "formerly": formerly(card, edition, t.lang),
        "decks": using,
    }
