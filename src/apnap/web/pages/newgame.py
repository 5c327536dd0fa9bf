"""The form of a game of one's choosing: rules, chairs, decks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from apnap.cards.decklists import DeckList
from apnap.game import FORMATS, FormatError, find_format
from apnap.playing.sentences import translated
from apnap.web.decks import reading
from apnap.web.decks.reading import Terms
from apnap.web.tables.wishes import LINK, ME, SAME_SCREEN, Chair, Wishes

from . import forms
from .choosing import DeckChoice
from .forms import Tag
from .ownrules import EditionChoice
from .visitor import Visitor

if TYPE_CHECKING:
    from apnap.web.app import Site

Open = Callable[[Wishes], Awaitable[None]]
MOST_PLAYERS, MOST_LIFE, MOST_SEED = 8, 10_000, 2**31
WHO = ("heuristic", "random", SAME_SCREEN, LINK)
WHO_KEYS = {
    "heuristic": "home-who-heuristic",
    "random": "home-who-random",
    SAME_SCREEN: "home-who-same",
    LINK: "home-who-link",
}


class NewGame:
    """The form. `open`: what to do with the wishes."""

    def __init__(self, site: Site, who: Visitor, open: Open) -> None:
        self.site, self.who, self.t, self.open = site, who, who.t, open
        self.terms = Terms()
        self.number = 2
        self.best_of = 1
        self.numbers: dict[str, str] = {"seed": "", "life": ""}
        self.starter = "-1"
        self.mulligan = True
        self.chairs: list[str] = []
        self.choices: list[DeckChoice] = []
        with Tag("form", classes="ap-new", onsubmit="return false"):
            with Tag("fieldset", classes="ap-card"):
                Tag("legend", self.t("home-rules"))
                self.rules()
            self.seats = Tag("div", classes="ap-seats")
            self.sit()
            self.wrong = Tag("div", classes="ap-told", role="alert")
            forms.button(self.t("home-start"), self.start, "primary large")

    # ------------------------------------------------------------------ rules

    def rules(self) -> None:
        """Edition, format, number of players and games; the rest folded away."""
        t, zh = self.t, self.who.lang == "zh"
        with Tag("div", classes="ap-fields"):
            self.edition = EditionChoice(t, self.set_edition)
            formats = {"": FORMATS["duel"].title[zh]} | {
                key: form.title[zh] for key, form in FORMATS.items() if key != "duel"
            }
            forms.select(t("home-format"), formats, "", self.set_format)
            counts = {str(n): str(n) for n in range(2, MOST_PLAYERS + 1)}
            self.count = forms.select(t("home-number"), counts, "2", self.set_number)
            games = {str(n): t(f"home-match-{n}") for n in (1, 3, 5)}
            forms.select(t("home-match"), games, "1", self.set_games)
        self.edition.file_part()
        with Tag("details", classes="ap-more"):
            Tag("summary", t("home-more"))
            with Tag("div", classes="ap-fields"):
                self.free_number("seed", MOST_SEED)
                self.free_number("life", MOST_LIFE)
                begins = {"-1": t("home-starter-chance")} | {
                    str(seat): t("home-chair", n=seat + 1) for seat in range(2)
                }
                self.begin = forms.select(t("home-starter"), begins, "-1", self.set_starter)
            forms.check(t("home-mulligan"), True, self.set_mulligan)
            forms.check(t("home-anachronistic"), False, self.set_anachronistic)
            forms.check(t("home-unsupported"), False, self.set_unsupported)

    def free_number(self, key: str, most: int) -> None:
        """A number that may be left out."""

        def changed(value: object) -> None:
            self.numbers[key] = str(value).strip()

        hint = self.t(f"home-{key}-hint")
        forms.number(self.t(f"home-{key}"), "", changed, 1, most, placeholder=hint)

    async def set_edition(self, edition: str | dict[str, Any]) -> None:
        """Another edition: decks are judged anew."""
        self.terms.edition = edition
        await self.judge_all()

    async def set_format(self, key: str) -> None:
        """Another format: as many players as it needs at least."""
        self.terms.format = key
        form = FORMATS[key or "duel"]
        least, most = form.least, form.most or MOST_PLAYERS
        self.number = min(max(self.number, least), most)
        counts = {str(n): str(n) for n in range(least, most + 1)}
        forms.refill(self.count, counts, str(self.number))
        self.sit()
        await self.judge_all()

    def set_number(self, value: str) -> None:
        """More or fewer players."""
        self.number = int(value)
        if self.number > 2 and not self.terms.format:
            self.terms.format = "free-for-all"
        self.sit()

    def set_games(self, value: str) -> None:
        """A single game or a match."""
        self.best_of = int(value)

    def set_starter(self, value: str) -> None:
        """Who begins."""
        self.starter = value

    def set_mulligan(self, value: bool) -> None:
        """Are mulligans taken?"""
        self.mulligan = value

    async def set_anachronistic(self, value: bool) -> None:
        """Are cards allowed that the edition did not have?"""
        self.terms.anachronistic = value
        await self.judge_all()

    async def set_unsupported(self, value: bool) -> None:
        """Are cards that cannot be run played as blank ones?"""
        self.terms.blanks = value
        await self.judge_all()

    async def judge_all(self) -> None:
        """Judge all decks by the terms as they are now."""
        for choice in self.choices:
            await choice.judge()

    # ------------------------------------------------------------------ chairs

    def sit(self) -> None:
        """The chairs anew, as many as there are players."""
        t = self.t
        self.seats.clear()
        self.chairs = [ME, *["heuristic"] * (self.number - 1)]
        self.choices = []
        with self.seats:
            for seat in range(self.number):
                with Tag("fieldset", classes="ap-card"):
                    Tag("legend", t("home-me") if not seat else t("home-chair", n=seat + 1))
                    if seat:
                        who = {key: t(WHO_KEYS[key]) for key in WHO}
                        forms.select(t("home-who"), who, "heuristic", self.sitting(seat))
                    self.choices.append(DeckChoice(self.site, self.who, self.terms))
        begins = {"-1": t("home-starter-chance")} | {
            str(seat): t("home-chair", n=seat + 1) if seat else t("home-me")
            for seat in range(self.number)
        }
        self.starter = "-1"
        forms.refill(self.begin, begins, "-1")

    def sitting(self, seat: int) -> Callable[[str], None]:
        """Sets who sits on a chair."""

        def sit(who: str) -> None:
            self.chairs[seat] = who

        return sit

    # ------------------------------------------------------------------ start

    async def start(self) -> None:
        """Open the table, or say what is wrong."""
        await self.judge_all()  # a deck that was chosen just now is still being judged
        edition = [self.edition.fault] if self.edition.fault else []
        wrong = [*edition, *self.bad_numbers(), *self.bad_decks(), *self.bad_format()]
        self.wrong.clear()
        if wrong:
            with self.wrong, Tag("ul", classes="ap-faults"):
                for fault in wrong:
                    Tag("li", fault)
            return
        await self.open(self.wishes())

    def bad_numbers(self) -> list[str]:
        """Numbers that are none, or out of bounds."""
        limits = {"seed": MOST_SEED, "life": MOST_LIFE}
        return [
            self.t("home-number-bad", what=self.t(f"home-{key}"), least=1, most=most)
            for key, most in limits.items()
            if self.numbers[key] and not _within(self.numbers[key], most)
        ]

    def bad_decks(self) -> list[str]:
        """Decks with faults."""
        return [
            fault
            for choice in self.choices
            if choice.read is not None and choice.read.deck is None
            for fault in choice.read.faults
        ]

    def bad_format(self) -> list[str]:
        """A format that does not suit so many players."""
        try:
            find_format(self.format, self.number)
        except FormatError as error:
            return [translated(str(error), self.t.lang)]
        return []

    @property
    def format(self) -> str:
        """The key of the format."""
        return self.terms.format or "duel"

    def wishes(self) -> Wishes:
        """What was chosen."""
        seed = int(self.numbers["seed"]) if self.numbers["seed"] else None
        spare = iter(reading.some_shipped(self.number, seed))

        def next_spare() -> DeckList:
            return next(spare)

        decks = [choice.deck(next_spare) for choice in self.choices]
        chairs = tuple(
            Chair(who, deck)  # what they are called follows the language of whoever reads
            for who, deck in zip(self.chairs, decks, strict=True)
            if deck is not None
        )
        return Wishes(
            chairs,
            edition=self.terms.edition,
            format=self.format,
            seed=seed,
            life=int(self.numbers["life"]) if self.numbers["life"] else None,
            mulligan=self.mulligan,
            best_of=self.best_of,
            starter=int(self.starter),
            anachronistic=self.terms.anachronistic,
            unsupported=self.terms.blanks,
        )


def _within(typed: str, most: int) -> bool:
    return typed.isdecimal() and 1 <= int(typed) <= most
