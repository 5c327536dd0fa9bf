"""Trace entries as sentences, in English or Chinese, in the words of an edition.

An entry is `(rule key, ((argument, value), ...), mask of the seats that may see it in full)`, as
`Game.trace` writes it. Values are numbers, words and ids; the caller's namer knows whose they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

from .log_phrases import PHRASES
from .log_short import ALIASES, FULLER, SHORTER
from .log_words import word_of
from .vocabulary import LANGUAGES, PHASE_NAMES, STEP_NAMES, ZONE_NAMES, fill, name_of, slots_of

Entry: TypeAlias = "tuple[str, tuple[tuple[str, Any], ...], int]"

SOMETHING: Final[dict[str, tuple[str, str]]] = {
    "player": ("a player", "某人"),
    "object": ("something", "某物"),
    "source": ("something", "某个来源"),
    "target": ("something", "某物"),
    "n": ("some", "若干"),
    "zone": ("zone", "某区域"),
    "step": ("step", "某步骤"),
    "list": ("something", "若干"),
    "other": ("something", "某项"),
}
"""What stands for an argument that no form of the phrase can do without."""

HIDDEN: Final[tuple[str, str]] = ("a card", "一张牌")
RULES: Final[tuple[str, str]] = ("the rules", "规则")
LETTER_LISTS: Final[frozenset[str]] = frozenset({"mana-added", "mana-spent"})
NUMBER_LISTS: Final[frozenset[str]] = frozenset({"modes-chosen", "division-announced"})
SEAT_LISTS: Final[frozenset[str]] = frozenset(
    {"team-wins", "team-loses", "turn-markers-handed-out"}
)


class Namer(Protocol):
    """Who is called what. Ids are those of objects, present or past; seats count from 0."""

    def object_name(self, id_: int) -> str:
        """The name of an object."""

    def player_name(self, seat: int) -> str:
        """The name of a player."""


def line(
    entry: Entry,
    *,
    lang: str,
    edition: str,
    namer: Namer,
    cite: Callable[[str], str] | None = None,
    with_rule: bool = False,
    viewer: int = -1,
) -> str:
    """The sentence of a trace entry.

    `edition` is the edition's vocabulary ("2006", "2009", "current"). With `with_rule` the rule's
    number, which `cite` knows, stands in front. `viewer` is the seat that reads it (-1: someone who
    may see all): names of what that seat may not see are left out. Never raises for an argument
    that is missing or strange.
    """
    key, args, seats = entry
    hidden = viewer >= 0 and not seats >> viewer & 1
    teller = _Teller(key, LANGUAGES.index(lang), edition, namer, hidden)
    sentence = teller.tell(dict(args))
    number = cite(key) if with_rule and cite is not None else ""
    return f"[{number}] {sentence}" if number else sentence


def forms(key: str) -> tuple[tuple[str, str], ...]:
    """The phrases of a rule key, the fullest first."""
    full = (PHRASES[key],) if key in PHRASES else ()
    return (*full, *SHORTER.get(key, ()))


def slots_filled(key: str, names: frozenset[str]) -> bool:
    """Do these arguments fill one of the forms of the key?"""
    have = {ALIASES.get(key, {}).get(name, name) for name in names} | names
    return any(slots_of(english) <= have for english, _ in forms(key))


class _Teller:
    """One entry in the telling."""

    def __init__(self, key: str, lang: int, edition: str, namer: Namer, hidden: bool) -> None:
        self.key = key
        self.lang = lang
        self.edition = edition
        self.namer = namer
        self.hidden = hidden

    def tell(self, args: dict[str, Any]) -> str:
        slots = {name: self.words(name, value) for name, value in args.items()}
        for name, slot in ALIASES.get(self.key, {}).items():
            if name in slots:
                slots.setdefault(slot, slots[name])
        slots = {name: word for name, word in slots.items() if word}
        fuller = () if self.hidden or self.key not in FULLER else (FULLER[self.key],)
        for both in (*fuller, *forms(self.key)):
            if slots_of(both[self.lang]) <= slots.keys():
                return self.fill(both[self.lang], slots)
        return self.gaps(slots)

    def gaps(self, slots: dict[str, str]) -> str:
        """Nothing fits: the full phrase with neutral words, or the key with what is known."""
        both = PHRASES.get(self.key)
        if both is not None:
            neutral = {name: words[self.lang] for name, words in SOMETHING.items()}
            return self.fill(both[self.lang], {**neutral, **slots})
        known = [slots[name] for name in SOMETHING if name in slots]
        if self.lang == 0:
            told = self.key.replace("-", " ").capitalize()
            return f"{told}: {', '.join(known)}." if known else f"{told}."
        return "，".join(["规则生效", *known]) + "。"

    def fill(self, template: str, slots: dict[str, str]) -> str:
        return fill(template, self.edition, LANGUAGES[self.lang], **slots)

    # ------------------------------------------------ what the slots hold

    def words(self, name: str, value: Any) -> str:
        if name == "player":
            return self.player(value)
        if name in ("object", "source", "target"):
            return self.thing(value)
        if name == "zone":
            return self.place(value)
        if name == "step":
            return self.step(value)
        if name == "list":
            return self.several(value)
        if name == "n":
            return str(value)
        return "" if self.hidden else word_of(self, self.key, value)

    def player(self, seat: Any) -> str:
        if not isinstance(seat, int):
            return str(seat)
        return self.namer.player_name(seat if seat >= 0 else -1 - seat)

    def thing(self, id_: Any) -> str:
        if isinstance(id_, int) and id_ < 0:
            return self.player(id_)
        if self.hidden:
            return HIDDEN[self.lang]
        if not isinstance(id_, int):
            return str(id_)
        return self.namer.object_name(id_) if id_ else RULES[self.lang]

    def place(self, zone: Any) -> str:
        key = str(zone).replace("-", "_")
        return (
            name_of(ZONE_NAMES, key, self.edition, LANGUAGES[self.lang])
            if (key in ZONE_NAMES)
            else ""
        )

    def step(self, step: Any) -> str:
        for table in (STEP_NAMES, PHASE_NAMES):
            if step in table:
                return name_of(table, step, self.edition, LANGUAGES[self.lang])
        return ""

    def several(self, values: Any) -> str:
        if not isinstance(values, (list, tuple)):
            return self.thing(values)
        if self.key in LETTER_LISTS:
            return "".join("{" + str(letter) + "}" for letter in values)
        if self.key in NUMBER_LISTS:
            names = [str(value) for value in values]
        elif self.key in SEAT_LISTS:
            names = [self.player(value) for value in values]
        else:
            names = [self.thing(value) for value in values]
        return (", ", "、")[self.lang].join(names)
