"""Checking decks: do the names exist, and does the deck keep the rules of deck building?

`check_deck` returns faults as sentences. What a card is, it asks a function that the caller brings;
which names exist, a `NameIndex` or any collection of names; what is allowed, `DeckRules`.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property
from typing import Literal

from apnap.cards.decklists import DeckList, Entries, card_count, shown

SideboardRule = Literal["up-to-15", "exactly-0-or-15", "any", "none"]

MOST_SUGGESTED_FOR = 100
"""For how many unknown names of a deck near names are looked up: each takes milliseconds."""

CHECK_SPELLING = "check the spelling, or bring card data that has it"


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What the rules of deck building ask of a card.

    `name` is the name that copies are counted under, so cards with interchangeable names share one.
    `color_identity` holds letters of "WUBRG" and counts what a basic land type produces. By its own
    text a deck may have `any_number` of the card, or a maximum of its own (`copies`). `partner` is
    its partner ability in English, such as "Partner", "Partner with Zndrsplt, Eye of Wisdom" or
    "Choose a Background". `can_be_commander` says so of cards other than legendary creatures.
    """

    name: str
    types: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    color_identity: frozenset[str] = frozenset()
    any_number: bool = False
    copies: int | None = None
    can_be_commander: bool = False
    partner: str = ""
    companion: bool = False

    @property
    def basic(self) -> bool:
        """Whether the card is a basic land: by its supertype, not by a basic land type (qa:10)."""
        return "Basic" in self.supertypes and "Land" in self.types

    @property
    def legendary(self) -> bool:
        return "Legendary" in self.supertypes


@dataclass(frozen=True, slots=True)
class DeckRules:
    """What a way of playing allows: `DeckRules.constructed()`, `.limited()`, `.commander()`.

    Sizes are those of the deck without its sideboard, commanders included. `copies` is how many of
    one name deck and sideboard may have together, None for any number; basic lands are free of it.
    `in_pool` says of a name whether the edition or format has the card, `pool` what to call that.
    """

    name: str
    minimum: int
    maximum: int | None = None
    copies: int | None = 4
    sideboard: SideboardRule = "up-to-15"
    has_commander: bool = False
    in_pool: Callable[[str], bool] | None = None
    pool: str = "the card pool"

    @classmethod
    def constructed(
        cls,
        *,
        sideboard: SideboardRule = "up-to-15",
        in_pool: Callable[[str], bool] | None = None,
        pool: str = "the card pool",
    ) -> "DeckRules":
        """60 cards or more, four of a name (2006:100.2), no maximum size (2006:100.4).

        A sideboard of exactly 15 cards, or none, is what tournaments of the older editions want.
        """
        return cls("constructed", 60, sideboard=sideboard, in_pool=in_pool, pool=pool)

    @classmethod
    def limited(
        cls, *, in_pool: Callable[[str], bool] | None = None, pool: str = "the card pool"
    ) -> "DeckRules":
        """40 cards or more, no limit on copies (2006:100.3); the sideboard is what is left over."""
        return cls("limited", 40, copies=None, sideboard="any", in_pool=in_pool, pool=pool)

    @classmethod
    def commander(
        cls,
        *,
        sideboard: SideboardRule = "none",
        in_pool: Callable[[str], bool] | None = None,
        pool: str = "the card pool",
    ) -> "DeckRules":
        """EDH: exactly 100 cards with the commander, one of each name, within its colour identity.

        "none" as the sideboard lets a companion be outside the deck all the same.
        """
        return cls("Commander", 100, 100, 1, sideboard, True, in_pool, pool)


# --- names --------------------------------------------------------------------------------------

_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i"}
)


def folded(name: str) -> str:
    """The name without differences of case, accents and white space."""
    if not name.isascii():
        parts = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
        name = "".join(c for c in parts if not unicodedata.combining(c))
    return " ".join(name.casefold().split())


def _bare(name: str) -> str:
    """The folded name's letters and digits."""
    return re.sub(r"[\W_]+", "", folded(name))


def _table(names: Iterable[str], key: Callable[[str], str]) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for name in names:
        table.setdefault(key(name), []).append(name)
    return table


class NameIndex:
    """The names of cards that exist, and how people write them.

    It is iterable as its names. Build it once for a card database: the first loosely written or
    unknown name takes about half a second for thirty thousand names, each further one little.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = dict.fromkeys(names)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    @cached_property
    def _loose(self) -> list[tuple[Callable[[str], str], dict[str, list[str]]]]:
        """Ways to compare names, the strictest first; the front half of a name is the last."""
        whole = [(key, _table(self._names, key)) for key in (folded, _bare)]
        double = [name for name in self._names if " // " in name]
        fronts = _table(double, lambda name: _bare(name.split(" // ")[0]))
        return [*whole, (_bare, fronts)]

    @cached_property
    def _halves(self) -> dict[str, str]:
        """Folded names, and halves of names, with the name each stands for."""
        halves = {folded(name): name for name in self._names}
        for name in self._names:
            if " // " in name:
                for half in name.split(" // "):
                    halves.setdefault(folded(half), name)
        return halves

    @cached_property
    def _by_pair(self) -> dict[str, list[str]]:
        """The keys of `_halves` by the pairs of letters in them."""
        table: dict[str, list[str]] = {}
        for key in self._halves:
            for pair in _pairs(key):
                table.setdefault(pair, []).append(key)
        return table

    def find(self, name: str) -> str | None:
        """The one name that is meant, or None.

        Case, accents, punctuation and white space make no difference where they need not, and the
        front half of a double name stands for the whole.
        """
        if name in self._names:
            return name
        for key, table in self._loose:
            wanted = key(name)
            if wanted and wanted in table:
                found = table[wanted]
                return found[0] if len(found) == 1 else None
        return None

    def near(self, name: str, limit: int = 3) -> list[str]:
        """Up to `limit` names like this one, the nearest first."""
        typed = folded(name)
        shared = Counter(key for pair in _pairs(typed) for key in self._by_pair.get(pair, ()))
        keys = [key for key, _ in shared.most_common(200)]
        front = typed.split(" // ")[0]
        close = [front] if front in self._halves else []
        close += [key for key in keys if re.match(rf"{re.escape(typed)}\b", key)][:limit]
        close += get_close_matches(typed, keys, n=2 * limit)
        return list(dict.fromkeys(self._halves[key] for key in close))[:limit]


def _pairs(key: str) -> dict[str, None]:
    return dict.fromkeys(key[i : i + 2] for i in range(len(key) - 1))


def resolve_names(deck: DeckList, names: Iterable[str]) -> tuple[DeckList, list[str]]:
    """The deck with each name spelt as in `names`, and a fault for each that is unknown.

    Unknown names stay as they are.
    """
    index = names if isinstance(names, NameIndex) else NameIndex(names)
    resolved, unknown = _resolved(deck, index.find)
    return resolved, _at(deck, _unknown_faults(unknown, index))


def _resolved(deck: DeckList, find: Callable[[str], str | None]) -> tuple[DeckList, dict[str, str]]:
    """The deck with the names that `find` gives, and where each unknown name is."""
    unknown: dict[str, str] = {}

    def spelt(zone: str, entries: Entries) -> Entries:
        found = [(name, find(name), count) for name, count in entries]
        for name, spelling, _ in found:
            if spelling is None:
                unknown.setdefault(name, zone)
        return tuple((spelling or name, count) for name, spelling, count in found)

    resolved = replace(
        deck,
        commanders=spelt("among the commanders", deck.commanders),
        main=spelt("in the main deck", deck.main),
        sideboard=spelt("in the sideboard", deck.sideboard),
    )
    return resolved, unknown


def _unknown_faults(unknown: dict[str, str], index: NameIndex) -> Iterator[str]:
    for number, (name, zone) in enumerate(unknown.items()):
        near = index.near(name) if number < MOST_SUGGESTED_FOR and name not in index else []
        remedy = f"did you mean {_one_of(near)}?" if near else f"{CHECK_SPELLING}."
        yield f"there is no card {shown(name)!r} {zone}; {remedy}"


def _one_of(names: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def _at(deck: DeckList, faults: Iterable[str]) -> list[str]:
    return [f"{deck.place}: {fault}" for fault in faults]


# --- rules --------------------------------------------------------------------------------------


def check_deck(
    deck: DeckList,
    *,
    known: Callable[[str], CardInfo | None],
    names: Iterable[str],
    rules: DeckRules,
) -> list[str]:
    """What keeps the deck from being played under the rules: a sentence for each fault.

    `known` gives what is known of the card with exactly this name, or None. Names that it does not
    know are looked up in `names` as `resolve_names` does. No fault, no sentence: an empty list.
    Where the rules want a commander and none is named, see `commanders_from_sideboard`.
    """
    index = names if isinstance(names, NameIndex) else NameIndex(names)

    def find(name: str) -> str | None:
        for spelling in (name, index.find(name)):
            if spelling is not None and known(spelling) is not None:
                return spelling
        return None

    resolved, unknown = _resolved(deck, find)
    if rules.has_commander:
        resolved = commanders_from_sideboard(resolved)
    checked = _Checked(resolved, rules, known)
    return _at(deck, [*_unknown_faults(unknown, index), *checked.faults()])


def commanders_from_sideboard(deck: DeckList) -> DeckList:
    """The deck with its sideboard as its commanders, if it names none and that is 1 or 2 cards.

    So Magic Online, Cockatrice and XMage keep them.
    """
    if deck.commanders or not 1 <= card_count(deck.sideboard) <= 2:
        return deck
    return replace(deck, commanders=deck.sideboard, sideboard=())


class _Checked:
    """The faults of a deck whose names are resolved; unknown cards count for sizes only."""

    def __init__(
        self, deck: DeckList, rules: DeckRules, known: Callable[[str], CardInfo | None]
    ) -> None:
        self.deck = deck
        self.rules = rules
        self.commanders = self.infos(deck.commanders, known)
        self.sideboard = self.infos(deck.sideboard, known)
        self.main = self.infos(deck.main, known)

    @staticmethod
    def infos(
        entries: Entries, known: Callable[[str], CardInfo | None]
    ) -> list[tuple[CardInfo, int]]:
        return [(info, count) for name, count in entries if (info := known(name)) is not None]

    def faults(self) -> Iterator[str]:
        yield from self.size()
        yield from self.sideboard_size()
        yield from self.copies()
        yield from self.outside_pool()
        if self.rules.has_commander:
            yield from self.commander()
            yield from self.color_identity()
        elif self.deck.commanders:
            yield f"{self.rules.name} has no commanders; move them to the main deck."

    def size(self) -> Iterator[str]:
        rules = self.rules
        size = card_count(self.deck.main + self.deck.commanders)
        most = rules.maximum
        wanted = f"exactly {most}" if most == rules.minimum else f"at least {rules.minimum}"
        deck = "deck, commander included," if rules.has_commander else "main deck"
        if size < rules.minimum:
            problem = f"the {deck} has {_cards(size)} where {rules.name} wants {wanted}"
            yield f"{problem}; add {rules.minimum - size}."
        elif most is not None and size > most:
            problem = f"the {deck} has {_cards(size)} where {rules.name} wants {wanted}"
            yield f"{problem}; take out {size - most}."

    def sideboard_size(self) -> Iterator[str]:
        size = card_count(self.deck.sideboard)
        problem = f"the sideboard has {_cards(size)}"
        rule = self.rules.sideboard
        if rule == "none" and size and not self.is_companion_alone():
            yield f"{problem} where {self.rules.name} has no sideboard; take out all of it."
        elif rule == "up-to-15" and size > 15:
            yield f"{problem} where at most 15 are allowed; take out {size - 15}."
        elif rule == "exactly-0-or-15" and size not in (0, 15):
            change = f"add {15 - size}" if size < 15 else f"take out {size - 15}"
            yield f"{problem} where this edition wants exactly 15 or none; {change}."

    def is_companion_alone(self) -> bool:
        return card_count(self.deck.sideboard) == 1 and any(i.companion for i, _ in self.sideboard)

    def copies(self) -> Iterator[str]:
        """More of one English name than are allowed (2006:100.2, 2006:202.3)."""
        infos = {info.name: info for info, _ in self.all_cards()}
        counts: Counter[str] = Counter()
        for info, count in self.all_cards():
            counts[info.name] += count
        for name, count in counts.items():
            most = _most_copies(infos[name], self.rules)
            if most is not None and count > most:
                where = "deck and sideboard together" if self.deck.sideboard else "the deck"
                problem = f"there are {count} copies of {name} in {where}"
                allowed = f"where {self.rules.name} allows {most}"
                yield f"{problem}, {allowed}; take out {count - most}."

    def all_cards(self) -> list[tuple[CardInfo, int]]:
        return self.commanders + self.main + self.sideboard

    def outside_pool(self) -> Iterator[str]:
        has = self.rules.in_pool
        if has is None:
            return
        for name in dict.fromkeys(info.name for info, _ in self.all_cards()):
            if not has(name):
                remedy = "take it out, or choose an edition that has it"
                yield f"{name} is not in {self.rules.pool}; {remedy}."

    def commander(self) -> Iterator[str]:
        leaders = [info for info, count in self.commanders for _ in range(count)]
        named = card_count(self.deck.commanders)
        remedy = "name one legendary creature under the heading 'Commander'"
        if named == 0:
            yield f"the deck names no commander; {remedy}."
        elif named > 2:
            yield f"the deck names {named} commanders; {remedy}, or two that are partners."
        elif named == 2 and len(leaders) == 2 and not _may_lead_together(*leaders):
            pair = f"{leaders[0].name} and {leaders[1].name}"
            yield f"{pair} cannot be commanders together; {remedy}, or two that are partners."
        elif named == 1 and leaders and not _may_lead(leaders[0]):
            yield f"{leaders[0].name} cannot be a commander; {remedy}."

    def color_identity(self) -> Iterator[str]:
        """Cards with a colour that no commander has; nothing, while a commander is not known."""
        if not self.commanders or len(self.commanders) < len(self.deck.commanders):
            return
        allowed = frozenset[str]().union(*(info.color_identity for info, _ in self.commanders))
        for info, _ in self.main:
            if not info.color_identity <= allowed:
                has, may = _colors(info.color_identity), _colors(allowed)
                problem = f"the colour identity of {info.name} is {has}"
                yield f"{problem} where that of the commander is {may}; take it out."


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _most_copies(info: CardInfo, rules: DeckRules) -> int | None:
    if info.basic or info.any_number or rules.copies is None:
        return None
    return rules.copies if info.copies is None else info.copies


_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def _colors(identity: frozenset[str]) -> str:
    words = [word for letter, word in _COLORS.items() if letter in identity]
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]])) or "colourless"


def _may_lead(info: CardInfo) -> bool:
    return info.can_be_commander or (info.legendary and "Creature" in info.types)


def _may_lead_together(one: CardInfo, other: CardInfo) -> bool:
    return _pairs_with(one, other) or _pairs_with(other, one)


def _pairs_with(leader: CardInfo, second: CardInfo) -> bool:
    """Whether the leader's partner ability lets the second card be a commander beside it."""
    if not _may_lead(leader):
        return False
    ability = leader.partner
    match ability.partition(" with "):
        case ("Choose a Background", "", ""):
            return second.legendary and "Background" in second.subtypes
        case ("Doctor's companion", "", ""):
            return _may_lead(second) and second.subtypes == {"Time Lord", "Doctor"}
        case ("Partner", " with ", name):
            return second.name == name and second.partner == f"Partner with {leader.name}"
    return bool(ability) and second.partner == ability and _may_lead(second)
