"""What things are called for one who reads: names, questions, options and log lines, in the
language and in the edition's words."""

from __future__ import annotations

import re

from rich.cells import cell_len

from apnap import ir
from apnap.cli import cards
from apnap.cli.messages import Texts
from apnap.core.questions import Option, Question
from apnap.core.views import SeenObject, View
from apnap.game import ZONE_NAMES as ZONE_ORDER
from apnap.game import Game
from apnap.playing.names import Names
from apnap.render import log, questions
from apnap.render.chinese.terms import keyword_name
from apnap.render.vocabulary import STEP_NAMES, ZONE_NAMES, counter_name, fill, name_of

LONGEST_TEXT = 90
LONGEST_KEYWORD = 28
# Keywords that say nothing about a permanent that stands there.
ELSEWHERE = frozenset(
    {"buyback", "cycling", "enchant", "flashback", "kicker", "madness", "morph", "storm"}
)


class Wording(Names):
    """The namer that renderers ask, and their sentences. `viewer`: the seat that reads, -1 for one
    who may see all."""

    def __init__(self, game: Game, t: Texts, viewer: int = -1) -> None:
        super().__init__(game, t.lang, viewer, lambda name: cards.shown_name(name, t))
        self.t = t
        self.vocabulary = game.edition.facts.vocabulary

    def words(self, key: str, **slots: object) -> str:
        """A message in the edition's words: `[mana]` and the like stand for them."""
        return fill(self.t(key), self.vocabulary, self.t.lang, **slots)

    def zone(self, name: str) -> str:
        """A zone in the edition's words."""
        return name_of(ZONE_NAMES, name, self.vocabulary, self.t.lang)

    def step(self, name: str) -> str:
        """A step in the edition's words."""
        return (
            name_of(STEP_NAMES, name, self.vocabulary, self.t.lang) if name in STEP_NAMES else name
        )

    def counters(self, counters: tuple[tuple[str, int], ...]) -> str:
        """ "2 charge counters" and the like, joined."""
        told = []
        for kind, number in counters:
            name = counter_name(kind, self.vocabulary, self.t.lang)
            told.append(self.t("counted", n=number, name=name))
        return self.t("comma").join(told)

    def keywords(self, seen: SeenObject) -> str:
        """The keyword abilities of a permanent, joined."""
        found = [a for a in seen.chars.abilities if isinstance(a, ir.Keyword)]
        words = [self._keyword(a, seen) for a in found if a.name not in ELSEWHERE]
        return self.t("comma").join(dict.fromkeys(words))

    def _keyword(self, ability: ir.Keyword, seen: SeenObject) -> str:
        """A keyword ability in few words, with what it is against or how much it is."""
        name = ability.name if self.t.lang == "en" else keyword_name(ability.name, self.vocabulary)
        if seen.has(ability.name) and ability == ir.Keyword(ability.name):
            return name or ability.name
        text = cards.keyword_text(ability, self.vocabulary, self.t.lang)
        return text if text and cell_len(text) <= LONGEST_KEYWORD else name or ability.name

    # ------------------------------------------------------------------ sentences

    def line(self, entry: log.Entry, with_rule: bool = False) -> str:
        """A log line; with the rule's number in front if wanted."""
        return log.line(
            entry,
            lang=self.t.lang,
            edition=self.vocabulary,
            namer=self,
            cite=self.game.edition.cite,
            with_rule=with_rule,
            viewer=self.viewer,
        )

    def prompt(self, question: Question) -> str:
        """What a question asks."""
        return questions.prompt(
            question, lang=self.t.lang, edition_vocabulary=self.vocabulary, namer=self
        )

    def instruction(self, question: Question) -> str:
        """How to answer, by the question's shape."""
        return questions.instruction(question, lang=self.t.lang)

    def option(self, option: Option) -> str:
        """The words of an option."""
        return questions.option_text(
            option, lang=self.t.lang, edition_vocabulary=self.vocabulary, namer=self
        )

    def detailed(self, option: Option, view: View) -> str:
        """The words of an option with what helps to choose: the cost of a spell, the state of a
        permanent, whose it is."""
        told = self.option(option)
        seen = view.find(option.id) if isinstance(option.id, int) and option.id > 0 else None
        if seen is None or option.kind in ("mode", "player", "cost"):
            return told
        if option.kind == "cast":
            cost = cost_text(seen) if not option.extra else ""
            return f"{told} {cost}".rstrip()
        if option.kind in ("activate", "mana") and isinstance(option.extra, int):
            text = cards.ability_text(self.game, seen.id, option.extra, self.t)
            told = (
                self.t("says", name=self.called(seen.name), text=shortened(text)) if text else told
            )
        if option.kind in ("object", "activate", "trigger", "trigger-for"):
            state = self.t("comma").join(self.state(seen, view))
            return told + self.t("in-parens", what=state) if state else told
        return told

    def state(self, seen: SeenObject, view: View) -> list[str]:
        """What is to be said of an object besides its name, for lists of options."""
        told = []
        if zone_of(seen) in ("battlefield", "stack") and seen.controller != view.seat:
            told.append(self.player_name(seen.controller))
        if zone_of(seen) == "hand" and cost_text(seen):
            told.append(cost_text(seen))
        if seen.chars.power is not None and zone_of(seen) != "stack":
            told.append(strength(seen))
        if seen.tapped:
            told.append(self.t("tapped"))
        if seen.damage:
            told.append(self.t("damaged", n=seen.damage))
        if zone_of(seen) in ("graveyard", "exile"):
            told.append(self.zone(zone_of(seen)))
        return told


def shortened(text: str) -> str:
    """An ability's text as an option can show it: one line, without reminders."""
    line = re.sub(r"\s*\([^)]*\)", "", " ".join(text.split()))
    return line if len(line) <= LONGEST_TEXT else line[: LONGEST_TEXT - 1].rstrip() + "…"


def zone_of(seen: SeenObject) -> str:
    """The zone that an object is in, as a word."""
    return ZONE_ORDER[seen.zone]


def cost_text(seen: SeenObject) -> str:
    """The printed cost, "" for none."""
    return ir.print_mana(seen.chars.cost) if seen.chars.cost is not None else ""


def strength(seen: SeenObject) -> str:
    """Power and toughness."""
    return f"{seen.chars.power}/{seen.chars.toughness}"
