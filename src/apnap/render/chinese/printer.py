"""The printer: what it remembers while it prints one ability, and how a node finds its words.

A node's words are a template in one of the tables (`TEMPLATES`) or a function (`prints`). In a
template `{field}` or `{field:form}` is filled with a field of the node in that form (`FORMS`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, TypeVar

from apnap import ir
from apnap.ir.abilities import TargetSpec
from apnap.ir.base import bare
from apnap.ir.refs import You

from .terms import Word
from .words import fill_tokens, index_of, word

Handler: TypeAlias = "Callable[[Printer, Any], str]"
Form: TypeAlias = "Callable[[Printer, Any], str]"
H = TypeVar("H", bound=Callable[..., str])

HANDLERS: Final[dict[type[ir.Node], Handler]] = {}
TEMPLATES: Final[dict[type[ir.Node], Word]] = {}
FORMS: Final[dict[str, Form]] = {}

_SLOT = re.compile(r"\{([a-z_]+)(?::([^{}]+))?\}")


class CannotPrint(ValueError):
    """A node, or a value of one of its fields, has no words in Chinese; the sentence names it."""


def prints(*kinds: type[ir.Node]) -> Callable[[H], H]:
    """The function that prints these nodes."""

    def enter(function: H) -> H:
        for kind in kinds:
            HANDLERS[kind] = function
        return function

    return enter


def form(name: str) -> Callable[[H], H]:
    """The function that fills `{field:name}`."""

    def enter(function: H) -> H:
        FORMS[name] = function
        return function

    return enter


class Printer:
    """One ability in the printing."""

    def __init__(self, name: str, vocabulary: str, *, self_noun: str = "", host: str = "") -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.index = index_of(vocabulary)
        self.self_noun = self_noun or name  # what the object calls itself
        self.host = host  # enchanted or equipped what
        self.specs: tuple[TargetSpec, ...] = ()
        self.said: set[Any] = set()  # what was mentioned before
        self.subject: ir.Node = You()  # whose verb it is: not said again
        self.event: ir.Node | None = None  # the pattern of the trigger or replacement
        self.results: dict[str, ir.Node] = {}
        self.doers: dict[str, ir.Node] = {}  # whose action it was
        self.each = ""  # what Current is called
        self.each_noun = ""  # what the objects are that a part is applied to
        self.static = False  # in a static ability
        self.apart = False  # is another object the subject, so that 其 would mean it?
        self.describing: set[str] = set()  # roles of the event whose words are being put together
        self.payer = False  # does somebody else pay, so that You is whoever pays?
        self.such = False  # of players that fit something, so that CurrentPlayer is 其?
        self.own = False  # the part is applied to the object itself
        self.this_turn = False  # "this turn" was said
        self.tails: list[str] = []  # "X is ...", said at the end of the sentence
        self.arrived: set[int] = set()  # targets that are on the battlefield by now
        self.zone = "battlefield"  # where the object is as the ability works
        self.types: tuple[str, ...] = ()
        self.subtypes: tuple[str, ...] = ()
        self.dropping = False  # is 你 said already, before a verb that keeps it?

    # ------------------------------------------------ nodes

    def say(self, node: ir.Node) -> str:
        """The words of a node; CannotPrint names one that has none."""
        kind = type(node)
        handler = HANDLERS.get(kind)
        if handler is not None:
            return handler(self, node)
        template = TEMPLATES.get(kind)
        if template is None:
            raise CannotPrint(f"{kind.__name__} has no words in Chinese")
        return self.fill(template, node)

    def fill(self, template: Word, node: ir.Node) -> str:
        """A template with the fields of the node."""

        def slot(match: re.Match[str]) -> str:
            value = getattr(node, match[1])
            return FORMS[match[2]](self, value) if match[2] else self.say(value)

        return _SLOT.sub(slot, fill_tokens(template, self.vocabulary))

    def words(self, template: Word) -> str:
        """Words of the vocabulary, without slots."""
        return fill_tokens(template, self.vocabulary)

    def word(self, token: str) -> str:
        """One token."""
        return word(token, self.vocabulary)

    def fail(self, node: ir.Node, field: str) -> CannotPrint:
        """The error for a value of a field that is not understood."""
        return CannotPrint(f"{type(node).__name__} has no words in Chinese for its {field}")

    # ------------------------------------------------ memory

    def mention(self, node: ir.Node) -> bool:
        """Was it mentioned before? From now on it was."""
        key = bare(node)
        if key in self.said:
            return True
        self.said.add(key)
        return False

    def mentioned(self, node: ir.Node) -> bool:
        """Was it mentioned before?"""
        return bare(node) in self.said

    @contextmanager
    def acting(self, who: ir.Node) -> Iterator[None]:
        """While these players are the subject."""
        before, self.subject = self.subject, bare(who)
        try:
            yield
        finally:
            self.subject = before

    @contextmanager
    def naming(self, each: str) -> Iterator[None]:
        """While Current is called so."""
        before, self.each = self.each, each
        try:
            yield
        finally:
            self.each = before

    def inner(self, self_noun: str) -> Printer:
        """A printer for an ability quoted within this one."""
        made = Printer(self.name, self.vocabulary, self_noun=self_noun)
        made.host = self.host
        made.types = self.types
        return made

    def end(self, text: str) -> str:
        """The text with what X stands for, once for each sentence."""
        if not self.tails:
            return text
        tails, self.tails = self.tails, []
        return text + "".join(f"，{tail}" for tail in dict.fromkeys(tails))


@form("text")
def text(p: Printer, value: Any) -> str:
    """A word as it is."""
    return str(value)
