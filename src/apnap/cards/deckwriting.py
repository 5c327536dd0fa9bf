"""Deck files: writing a deck in the formats that people have."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from xml.sax.saxutils import escape, quoteattr

from .deckfiles import parse_deck
from .decklists import DeckError, DeckFormat, DeckList, Entries, checked_format, shown


def write_deck(deck: DeckList, format: DeckFormat) -> str:
    """The deck as the text of a file of the format.

    Reading the text gives the deck back, but for its source; Magic Online's format has no place for
    the deck's name, and it, Cockatrice and XMage keep commanders in the sideboard. Prints are not
    known here: numbers of prints are written as 0. Raises DeckError for a deck without cards,
    and for card names that the format cannot hold.
    """
    chosen = checked_format(format)
    expected = _as_written(deck, chosen)
    names = [name for name, _ in expected.main + expected.sideboard + expected.commanders]
    if not names:
        raise DeckError(f"{deck.place}: the deck has no cards; add cards before writing it.")
    text = _WRITERS[chosen](expected)
    if not _reads_back(expected, text, chosen):
        alone = (DeckList(main=((name, 1),)) for name in names)
        lost = [d for d in alone if not _reads_back(d, _WRITERS[chosen](d), chosen)]
        name = lost[0].main[0][0] if lost else names[0]
        raise DeckError(
            f"{deck.place}: {shown(name)!r} would be read back as something else from a deck of the"
            f" format {chosen}; correct the name."
        )
    return text


def _as_written(deck: DeckList, format: DeckFormat) -> DeckList:
    name = " ".join("".join(c if c.isprintable() else " " for c in deck.name).split())
    if format in ("text", "arena", "forge"):
        return replace(deck, name=name)
    return DeckList(name, deck.main, deck.commanders + deck.sideboard, (), deck.source)


def _reads_back(deck: DeckList, text: str, format: DeckFormat) -> bool:
    try:
        back = parse_deck(text, format=format)
    except DeckError:
        return False
    return all(getattr(back, z) == getattr(deck, z) for z in ("main", "sideboard", "commanders"))


def _counted(entries: Entries) -> list[str]:
    return [f"{count} {name}" for name, count in entries]


def _write_text(deck: DeckList) -> str:
    lines = [f"// Name: {deck.name}"] if deck.name else []
    if deck.commanders:
        lines += ["Commander", *_counted(deck.commanders), "", "Deck"]
    lines += _counted(deck.main)
    if deck.sideboard:
        lines += ["", "Sideboard", *_counted(deck.sideboard)]
    return _text(lines)


def _write_arena(deck: DeckList) -> str:
    lines = ["About", f"Name {deck.name}", ""] if deck.name else []
    if deck.commanders:
        lines += ["Commander", *_counted(deck.commanders), ""]
    lines += ["Deck", *_counted(deck.main)]
    if deck.sideboard:
        lines += ["", "Sideboard", *_counted(deck.sideboard)]
    return _text(lines)


def _write_forge(deck: DeckList) -> str:
    lines = ["[metadata]", f"Name={deck.name}"]
    if deck.commanders:
        lines += ["[Commander]", *_counted(deck.commanders)]
    lines += ["[Main]", *_counted(deck.main)]
    if deck.sideboard:
        lines += ["[Sideboard]", *_counted(deck.sideboard)]
    return _text(lines)


def _write_xmage(deck: DeckList) -> str:
    lines = [f"NAME:{deck.name}"] if deck.name else []
    lines += [f"{count} [UNK:0] {name}" for name, count in deck.main]
    lines += [f"SB: {count} [UNK:0] {name}" for name, count in deck.sideboard]
    return _text(lines)


def _write_mtgo(deck: DeckList) -> str:
    lines = ["<Deck>", "  <NetDeckID>0</NetDeckID>"]
    for entries, side in ((deck.main, "false"), (deck.sideboard, "true")):
        lines += [
            f'  <Cards CatID="0" Quantity="{n}" Sideboard="{side}" Name={quoteattr(name)} />'
            for name, n in entries
        ]
    return _text([_XML_DECLARATION, *lines, "</Deck>"])


def _write_cockatrice(deck: DeckList) -> str:
    lines = ['<cockatrice_deck version="1">', f"    <deckname>{escape(deck.name)}</deckname>"]
    for entries, zone in ((deck.main, "main"), (deck.sideboard, "side")):
        lines.append(f'    <zone name="{zone}">')
        lines += [f'        <card number="{n}" name={quoteattr(name)}/>' for name, n in entries]
        lines.append("    </zone>")
    return _text([_XML_DECLARATION, *lines, "</cockatrice_deck>"])


_XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


_WRITERS: dict[DeckFormat, Callable[[DeckList], str]] = {
    "text": _write_text,
    "arena": _write_arena,
    "mtgo": _write_mtgo,
    "cockatrice": _write_cockatrice,
    "forge": _write_forge,
    "xmage": _write_xmage,
}
