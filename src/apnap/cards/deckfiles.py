"""Deck files: reading the formats that people have (`deckwriting` writes them).

========== ==================================================================================
text       ``4 Lightning Bolt``, ``4x Lightning Bolt`` or ``Lightning Bolt``; comments with
           ``//`` or ``#``; the sideboard after a heading, with ``SB:`` or after a blank line
arena      MTG Arena's export: headings, ``4 Lightning Bolt (M10) 146``
mtgo       Magic Online's ``.dek`` (XML)
cockatrice ``.cod`` (XML)
forge      ``.dck`` in sections: ``[Main]``, ``4 Lightning Bolt|M10|1``
xmage      ``.dck`` in lines: ``4 [M10:146] Lightning Bolt``, ``SB: 2 [10E:139] Duress``
========== ==================================================================================

A deck is names and counts. Set codes, collector numbers and foil marks say which print of a card
somebody owns, and are dropped; so are tokens, "maybe" lists and supplementary decks. Whether a name
exists and whether the deck is legal is asked in `apnap.cards.deckrules`.
"""

import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from xml.parsers import expat

from .decklists import (
    AN_EXAMPLE,
    MAX_BYTES,
    MAX_COPIES,
    MAX_LINE,
    MAX_NAME,
    DeckError,
    DeckFormat,
    DeckList,
    Zone,
    checked_format,
    joined_name,
    shown,
)


def read_deck(path: str | PathLike[str]) -> DeckList:
    """Read a deck file of any of the `FORMATS`; see `parse_deck`.

    Text is UTF-8 (with or without a byte order mark), UTF-16 with one, or else Latin-1.
    Raises DeckError also for what is no readable file of at most `MAX_BYTES` bytes.
    """
    file = Path(path)
    return parse_deck(_decoded(_bytes_of(file), shown(file.name)), source=file.name)


def _bytes_of(file: Path) -> bytes:
    place = shown(str(file), MAX_LINE)
    try:
        mode = file.stat().st_mode
        data = _first_bytes(file) if stat.S_ISREG(mode) else b""
    except (FileNotFoundError, NotADirectoryError):
        raise DeckError(f"{place}: there is no such file; check the path.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DeckError(
            f"{place}: the file cannot be read ({reason}); check the path and who may read it."
        ) from None
    if stat.S_ISDIR(mode):
        raise DeckError(f"{place}: this is a directory; name a deck file in it.")
    if not stat.S_ISREG(mode):
        raise DeckError(f"{place}: this is not a regular file; save the deck in a file.")
    if len(data) > MAX_BYTES:
        raise DeckError(
            f"{place}: the file is larger than {MAX_BYTES // 1_000_000} MB, which no deck is;"
            " name a deck file."
        )
    return data


def _first_bytes(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(MAX_BYTES + 1)


def _decoded(data: bytes, place: str) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        codecs = ["utf-16"]
    else:
        codecs = ["utf-8-sig", "cp1252", "latin-1"]
    for codec in codecs:
        try:
            return data.decode(codec)
        except UnicodeDecodeError:
            continue
    raise DeckError(f"{place}: the file is not text; export the deck as a text or XML file.")


def parse_deck(text: str, *, source: str = "", format: DeckFormat | None = None) -> DeckList:
    """Read a deck from text, in the given format or in the one `detect_format` sees.

    `source` is the file's name: it stands in messages, and names a deck whose text does not. A
    companion counts as a card of the sideboard. Magic Online, Cockatrice and XMage keep commanders
    in the sideboard; see `deckrules.commanders_from_sideboard`. Raises DeckError.
    """
    draft = _Draft(source)
    text = re.sub(r"\r\n?", "\n", text.removeprefix("\ufeff")).rstrip("\x1a")
    if _CONTROL.search(text):
        raise draft.error("the file is binary, not text", "export the deck as a text or XML file")
    if not text.strip():
        raise draft.error("the file is empty", "put one card on each line, as '4 Lightning Bolt'")
    chosen = detect_format(text, source=source) if format is None else checked_format(format)
    _READERS[chosen](text, draft)
    return draft.deck()


_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\ud800-\udfff]")
_FORGE_MARK = re.compile(r"^[ \t]*\[(?:metadata|main|sideboard|commander)\][ \t\r]*$", re.M | re.I)
_XMAGE_MARK = re.compile(
    r"^(?:(?:SB:\s*)?[0-9]+ +\[\w+:[^\]\n]+\]|LAYOUT (?:MAIN|SIDEBOARD):)", re.M
)
_ARENA_MARK = re.compile(
    r"^(?:About|Deck|Commander|Companion)[ \t\r]*$|^[0-9]+ [^\n]+ \(\w+\) \w+[ \t\r]*$", re.M
)


def detect_format(text: str, *, source: str = "") -> DeckFormat:
    """The format of a deck's text, by its content; the file's extension decides what that leaves.

    Whatever is nothing else is a plain list ("text").
    """
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        return "cockatrice" if "<cockatrice_deck" in text else "mtgo"
    if _FORGE_MARK.search(text):
        return "forge"
    if _XMAGE_MARK.search(text):
        return "xmage"
    if _ARENA_MARK.search(text):
        return "arena"
    return "xmage" if source.lower().endswith(".dck") else "text"


@dataclass(slots=True)
class _Draft:
    """A deck while it is read."""

    source: str
    name: str = ""
    zones: dict[Zone, dict[str, int]] = field(default_factory=dict)

    def error(self, problem: str, remedy: str, line: int | None = None) -> DeckError:
        place = shown(self.source) or "the deck list"
        where = place if line is None else f"{place}, line {line}"
        return DeckError(f"{where}: {problem}; {remedy}.")

    def add(self, zone: Zone, count: int, name: str) -> None:
        cards = self.zones.setdefault(zone, {})
        cards[name] = cards.get(name, 0) + count

    def count(self, typed: str, line: int) -> int:
        """The count that was typed, from 1 to MAX_COPIES."""
        if not re.fullmatch(r"-?[0-9]+", typed):
            raise self.error(
                f"the count {shown(typed)!r} is not a whole number",
                f"write a number from 1 to {MAX_COPIES}",
                line,
            )
        number = int(typed[:10])
        if number < 1:
            raise self.error(
                f"the count {shown(typed)} is less than 1",
                "write how many copies there are, or delete the line",
                line,
            )
        if number > MAX_COPIES:
            raise self.error(
                f"the count {shown(typed)} is more than {MAX_COPIES}",
                "write the count the deck really has",
                line,
            )
        return number

    def card(self, typed: str, line: int) -> str:
        """The card name that was typed, without set code, number and foil mark."""
        name = joined_name(_without_print(typed[:MAX_LINE]))
        if not name:
            raise self.error("there is no card name", AN_EXAMPLE, line)
        if (
            len(typed) > MAX_LINE
            or len(name) > MAX_NAME
            or not name.isprintable()
            or not _NAME_LIKE.fullmatch(name)
        ):
            raise self.error(f"{shown(typed)!r} is not a card name", AN_EXAMPLE, line)
        return name

    def deck(self) -> DeckList:
        """The finished deck. A companion that the sideboard lists too is there once."""
        sideboard = dict(self.zones.get("companion", {}))
        for name, count in self.zones.get("sideboard", {}).items():
            sideboard[name] = max(count, sideboard.get(name, 0))
        main = self.zones.get("main", {})
        commanders = self.zones.get("commanders", {})
        if not (main or sideboard or commanders):
            raise self.error("the deck has no cards", AN_EXAMPLE)
        return DeckList(
            name=self.name or Path(self.source).stem,
            main=tuple(main.items()),
            sideboard=tuple(sideboard.items()),
            commanders=tuple(commanders.items()),
            source=self.source,
        )


_NAME_LIKE = re.compile(r"[^{}=<>\\|^*\[\]]*[\w][^{}=<>\\|^*\[\]]*")
_INVISIBLE = str.maketrans("", "", "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")
_PRINT_AFTER = re.compile(
    r"""\ ?(?:
      \*[^*]*\* | \^[^^]*\^ | <[^<>]*> | \[[^\[\]]*\]              # *F*  ^tag^  <foil>  [M10]
    | \((?:[A-Z0-9_-]{2,8}|[a-z0-9]{3})\)(?:\s+\S*[0-9]\S*)?       # (M10) 146
    | \([a-z0-9]{2,6}\)\s+\S*[0-9]\S*                              # (pm10) 146
    | \((?:[Ff]|[Ff]oil|[Ee]tched|[0-9]+)\)                        # (F)  (3)
    | \+?\|.* | \+ | \s\#.*                                        # |M10|1  +  #tag
    )$""",
    re.X,
)
_PRINT_BEFORE = re.compile(r"\[[^\]]*\]\s*")


def _without_print(typed: str) -> str:
    name = " ".join(typed.translate(_INVISIBLE).split())
    if before := _PRINT_BEFORE.match(name):
        name = name[before.end() :]
    while after := _PRINT_AFTER.search(name):
        name = name[: after.start()]
    return name


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Each line with its number, its words parted by single spaces."""
    return ((n, " ".join(line.split())) for n, line in enumerate(text.split("\n"), 1))


# --- lines of text ------------------------------------------------------------------------------

_ZONE_WORDS: dict[Zone, str] = {
    "main": "deck|main|main deck|maindeck|mainboard|main board|套牌|主牌|主套牌",
    "sideboard": "sideboard|side board|side|sb|备牌",
    "commanders": "commander|commanders|general|generals|指挥官|大将",
    "companion": "companion|companions|行侣",
    "about": "about",
    "ignored": "tokens|maybeboard|maybe board|considering|planes|schemes|attractions|contraptions"
    "|stickers",
}
_HEADINGS = {word: zone for zone, words in _ZONE_WORDS.items() for word in words.split("|")}
_GROUPS = re.compile(
    r"creatures?|(?:basic |nonbasic )?lands?|instants?|sorcery|sorceries|artifacts?|enchantments?"
    r"|planeswalkers?|battles?|spells?|others?|other spells"
)
_HEADING = re.compile(
    r"(?://|#+|[-=~*\[]+)? ?(?:[0-9]+ )?([^\W\d_]+(?: [^\W\d_]+)?) ?[:：]?"
    r" ?(?:[(（\[][0-9]+[)）\]])? ?[-=~*:\]]*"
)
_DECK_NAME = re.compile(r"(?://|#)?\s*(?:deck ?)?name\s*[:：]\s*(.*)", re.I)
_ARENA_NAME = re.compile(r"name\s+(.+)", re.I)
_REMARK = re.compile(
    r"//|#|(?:author|creator|player|format|event|date|layout (?:main|sideboard))\s*:", re.I
)
_BULLET = re.compile(r"[-*•]\s+(?=\S)")
_SIDEBOARD_MARK = re.compile(r"SB:\s*", re.I)
_COMMANDER_MARK = re.compile(r"\*CMDR\*|#\s*!commander\b", re.I)

_COUNT_FIRST = re.compile(r"(-?[0-9]+)(?:[xX×](?=\s|$|[A-Z\"])|\s+[xX×](?=\s+\S)|(?=\s|$))\s*(.*)")
_COUNT_LAST = re.compile(r"(.*\S)\s+[xX×]([0-9]+)")
_DIGIT_FIRST = re.compile(r"-?[0-9]++(?!-[A-Za-z])")
_NUMBER_IN_NAME = "1996 world champion"

MOST_IN_SIDEBOARD = 15
LEAST_IN_DECK = 60


@dataclass(frozen=True, slots=True)
class _Entry:
    """A card line: what it lists, and whether it had a count."""

    count: int
    name: str
    counted: bool


def _entry(draft: _Draft, number: int, line: str) -> _Entry:
    if len(line) > MAX_LINE:
        raise draft.error(f"the line has {len(line)} characters", AN_EXAMPLE, number)
    if line.casefold() == _NUMBER_IN_NAME:
        return _Entry(1, line, counted=False)
    if first := _COUNT_FIRST.fullmatch(line):
        return _Entry(draft.count(first[1], number), draft.card(first[2], number), counted=True)
    if last := _COUNT_LAST.fullmatch(line):
        return _Entry(draft.count(last[2], number), draft.card(last[1], number), counted=True)
    if _DIGIT_FIRST.match(line):
        raise draft.error(f"{shown(line)!r} is no card line", AN_EXAMPLE, number)
    return _Entry(1, draft.card(line, number), counted=False)


@dataclass(slots=True)
class _ListReader:
    """Reads plain lists, and what Arena and XMage make of them.

    Headings, and `SB:` or `*CMDR*` on a line, say where a card belongs. A list without any may set
    the sideboard apart by a blank line: the last of two blocks, if it has at most 15 cards, or of
    more blocks, if it has exactly 15 and the others at least 60.
    """

    draft: _Draft
    zone: Zone = "main"
    marked: bool = False
    blank: bool = False
    entries: list[_Entry] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)  # where in `entries` each block begins

    def read(self, text: str, *, blank_lines_tell: bool) -> None:
        for number, line in _lines(text):
            self.line(number, line)
        self.refuse_prose()
        if blank_lines_tell and not self.marked:
            self.set_last_block_apart()
        for zone, entry in zip(self.zones, self.entries, strict=True):
            self.draft.add(zone, entry.count, entry.name)

    def line(self, number: int, line: str) -> None:
        if not line:
            self.blank = True
        elif not (self.names_deck(line) or self.is_heading(line) or _REMARK.match(line)):
            self.card_line(number, line)

    def names_deck(self, line: str) -> bool:
        pattern = _ARENA_NAME if self.zone == "about" else _DECK_NAME
        found = pattern.fullmatch(line)
        if found:
            self.draft.name = self.draft.name or found[1].strip()
        return found is not None

    def is_heading(self, line: str) -> bool:
        found = _HEADING.fullmatch(line) if len(line) <= MAX_LINE else None
        if found is None:
            return False
        word = found[1].casefold()
        if word in _HEADINGS:
            self.zone = _HEADINGS[word]
        elif not _GROUPS.fullmatch(word):
            return False
        self.marked = self.marked or self.zone != "about"
        self.blank = False
        return True

    def card_line(self, number: int, line: str) -> None:
        if self.blank and self.zone in ("commanders", "companion", "about"):
            self.zone = "main"  # these short sections end at a blank line
        if self.zone in ("about", "ignored"):
            return
        if self.blank or not self.starts:
            self.starts.append(len(self.entries))
        self.blank = False
        zone = self.zone
        line = line[bullet.end() :] if (bullet := _BULLET.match(line)) else line
        if mark := _SIDEBOARD_MARK.match(line):
            line, zone, self.marked = line[mark.end() :], "sideboard", True
        if _COMMANDER_MARK.search(line):
            line, zone, self.marked = _COMMANDER_MARK.sub("", line), "commanders", True
        self.entries.append(_entry(self.draft, number, line.strip()))
        self.zones.append(zone)

    def refuse_prose(self) -> None:
        names = [entry.name for entry in self.entries]
        if self.marked or any(entry.counted for entry in self.entries):
            return
        wordy = sum(len(n.split()) > 7 or n.endswith((".", "!", "?", ":", ";")) for n in names)
        if wordy > 1 and 2 * wordy > len(names):
            raise self.draft.error("this is prose, not a deck", AN_EXAMPLE)

    def set_last_block_apart(self) -> None:
        if len(self.starts) < 2:
            return
        start = self.starts[-1]
        last = sum(entry.count for entry in self.entries[start:])
        rest = sum(entry.count for entry in self.entries[:start])
        surely = last == MOST_IN_SIDEBOARD and rest >= LEAST_IN_DECK
        if surely or (len(self.starts) == 2 and last <= MOST_IN_SIDEBOARD):
            self.zones[start:] = ["sideboard"] * (len(self.zones) - start)


def _read_list(text: str, draft: _Draft) -> None:
    _ListReader(draft).read(text, blank_lines_tell=True)


def _read_xmage(text: str, draft: _Draft) -> None:
    _ListReader(draft).read(text, blank_lines_tell=False)


# --- Forge --------------------------------------------------------------------------------------

_SECTION = re.compile(r"\[([^\]]*)\]")
_SECTION_WORDS: dict[Zone, str] = {
    "about": "metadata|general",
    "main": "main",
    "sideboard": "sideboard",
    "commanders": "commander",
    "ignored": "avatar|planes|schemes|conspiracy|dungeon|attractions|contraptions|stickers|tokens",
}
_SECTIONS = {word: zone for zone, words in _SECTION_WORDS.items() for word in words.split("|")}


def _read_forge(text: str, draft: _Draft) -> None:
    zone: Zone | None = None
    for number, line in _lines(text):
        if not line or line.startswith(("#", "//")):
            continue
        if section := _SECTION.fullmatch(line):
            zone = _forge_zone(draft, number, section[1])
        elif zone is None:
            raise draft.error(
                "the line stands before the first section", "put '[Main]' above the cards", number
            )
        elif zone == "about":
            key, _, value = line.partition("=")
            if key.strip().casefold() == "name":
                draft.name = value.strip()
        elif zone != "ignored":
            entry = _entry(draft, number, line)
            draft.add(zone, entry.count, entry.name)


def _forge_zone(draft: _Draft, number: int, section: str) -> Zone:
    zone = _SECTIONS.get(section.strip().casefold())
    if zone is None:
        raise draft.error(
            f"there is no deck section {shown(section)!r}",
            "use [metadata], [Main], [Sideboard] or [Commander]",
            number,
        )
    return zone


# --- XML: Magic Online and Cockatrice -----------------------------------------------------------

_COCKATRICE_ZONES: dict[str, Zone] = {"main": "main", "side": "sideboard", "tokens": "ignored"}
EXPORT_AGAIN = "export the deck again"


class _XmlReader:
    """Reads the two XML formats as a stream; refuses a DOCTYPE, and with it all entities."""

    def __init__(self, draft: _Draft) -> None:
        self.draft = draft
        self.path: list[str] = []
        self.zone = ""
        self.name: list[str] = []
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.blank_lines = 0

    def read(self, text: str) -> None:
        markup = text.lstrip()
        self.blank_lines = text[: len(text) - len(markup)].count("\n")
        try:
            self.parser.Parse(markup, True)
        except expat.ExpatError as error:
            problem = f"the XML is malformed ({expat.ErrorString(error.code)})"
            raise self.draft.error(problem, EXPORT_AGAIN, error.lineno + self.blank_lines) from None
        self.draft.name = " ".join("".join(self.name).split())

    @property
    def line(self) -> int:
        return self.parser.CurrentLineNumber + self.blank_lines

    def error(self, problem: str, remedy: str) -> DeckError:
        return self.draft.error(problem, remedy, self.line)

    def doctype(self, *_: object) -> None:
        raise self.error("a deck has no DOCTYPE", "delete it and its entities")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.path.append(tag)
        match self.path:
            case ["Deck", "Cards"]:
                side = attributes.get("Sideboard", "").strip().casefold() == "true"
                zone: Zone = "sideboard" if side else "main"
                self.card(zone, attributes, "Name", "Quantity")
            case ["cockatrice_deck", "zone"]:
                self.zone = attributes.get("name", "")
            case ["cockatrice_deck", "zone", "card"]:
                self.card(self.cockatrice_zone(), attributes, "name", "number")
            case [root] if root not in ("Deck", "cockatrice_deck"):
                problem = f"<{shown(root)}> begins no deck of Magic Online or Cockatrice"
                raise self.error(problem, "export the deck as .dek, .cod or text")

    def end(self, _: str) -> None:
        self.path.pop()

    def characters(self, data: str) -> None:
        if self.path == ["cockatrice_deck", "deckname"]:
            self.name.append(data)

    def cockatrice_zone(self) -> Zone:
        zone = _COCKATRICE_ZONES.get(self.zone)
        if zone is None:
            problem = f"there is no zone {shown(self.zone)!r}"
            raise self.error(problem, "use the zones 'main', 'side' and 'tokens'")
        return zone

    def card(self, zone: Zone, attributes: dict[str, str], name: str, count: str) -> None:
        for needed in (name, count):
            if needed not in attributes:
                raise self.error(f"a card has no {needed}", f"add it, or {EXPORT_AGAIN}")
        number = self.draft.count(attributes[count].strip(), self.line)
        self.draft.add(zone, number, self.draft.card(attributes[name], self.line))


def _read_xml(text: str, draft: _Draft) -> None:
    _XmlReader(draft).read(text)


_READERS: dict[DeckFormat, Callable[[str, _Draft], None]] = {
    "text": _read_list,
    "arena": _read_list,
    "mtgo": _read_xml,
    "cockatrice": _read_xml,
    "forge": _read_forge,
    "xmage": _read_xmage,
}
