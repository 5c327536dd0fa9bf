"""A deck as a list: names with counts, the formats it may stand in, and what is wrong with one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

DeckFormat = Literal["text", "arena", "mtgo", "cockatrice", "forge", "xmage"]
FORMATS: tuple[DeckFormat, ...] = get_args(DeckFormat)

Entries = tuple[tuple[str, int], ...]
Zone = Literal["main", "sideboard", "commanders", "companion", "about", "ignored"]

MAX_BYTES = 5_000_000
MAX_COPIES = 10_000
MAX_CARDS = 100_000
MAX_LINE = 500
MAX_NAME = 200

AN_EXAMPLE = "write a count and a card name, such as '4 Lightning Bolt'"


class DeckError(ValueError):
    """A deck that cannot be read or written; one sentence that names the place and the remedy."""


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck as a list: card names with counts, by zone, in the order of the file.

    Names that come twice in a zone are merged; the parts of a split card's name are joined by
    " // ". `name` is what the deck is called; `source` names its file in messages, or is empty.
    Raises DeckError for counts below 1 or beyond what any deck needs (`MAX_COPIES` of a name,
    `MAX_CARDS` together): a deck itself has no maximum size (2006:100.4).
    """

    name: str = ""
    main: Entries = ()
    sideboard: Entries = ()
    commanders: Entries = ()
    source: str = ""

    def __post_init__(self) -> None:
        for zone in ("main", "sideboard", "commanders"):
            object.__setattr__(self, zone, _merged(getattr(self, zone), self.place))
        total = card_count(self.main + self.sideboard + self.commanders)
        if total > MAX_CARDS:
            raise DeckError(
                f"{self.place}: {total} cards are more than the {MAX_CARDS} that a deck file may"
                " have; lower the counts."
            )

    @property
    def place(self) -> str:
        """What messages call the deck: its source, else its name, else "the deck list"."""
        return shown(self.source or self.name) or "the deck list"


def card_count(entries: Entries) -> int:
    """How many cards the entries are."""
    return sum(count for _, count in entries)


def shown(text: str, limit: int = 60) -> str:
    """The text as a message can quote it: in one line, printable, not long."""
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return line if len(line) <= limit else line[: limit - 1] + "…"


def _merged(entries: Iterable[tuple[str, int]], place: str) -> Entries:
    counts: dict[str, int] = {}
    for typed, count in entries:
        name = joined_name(typed)
        counts[name] = counts.get(name, 0) + count
        if not name:
            raise DeckError(f"{place}: a card has no name; give each count a card name.")
        if count < 1 or counts[name] > MAX_COPIES:
            raise DeckError(
                f"{place}: {counts[name]} copies of {shown(name)!r} make no deck; a count is from 1"
                f" to {MAX_COPIES}."
            )
    return tuple(counts.items())


# Printed names with a slash that does not part two halves.
_WHOLE_NAMES = frozenset({"summon: choco/mog", "sp//dr, piloted by peni"})


def joined_name(name: str) -> str:
    """The name with single spaces, and the halves of a split card joined by " // "."""
    name = " ".join(name.split())
    if "/" not in name or name.casefold() in _WHOLE_NAMES:
        return name
    return " // ".join(half for part in name.split("/") if (half := part.strip()))


def checked_format(format: str) -> DeckFormat:
    """The format of that name. Raises DeckError where there is none."""
    for known in FORMATS:
        if format == known:
            return known
    raise DeckError(f"Unknown deck format {shown(format)!r}; use one of {', '.join(FORMATS)}.")
