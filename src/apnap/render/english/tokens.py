"""Tokens printed: "two 1/1 white Soldier creature tokens with flying"."""

from __future__ import annotations

from typing import Any

from ...ir import AddAbility, Amount, CreateCopies, CreateTokens, Face, Times
from ...ir.predefined import PREDEFINED
from .grammar import out_of_role, role
from .nouns import COLOR_NAMES, Unprintable
from .printing import Printer, says
from .refs import say_count
from .words import a_or_an

SIZED = "sized"
"""How a token is told whose size a sentence of its own says."""

THOSE = "those tokens"
"""How tokens are told that are those of the sentence before, in another number."""


@says("those_tokens")
def say_those_tokens(printer: Printer, value: Any, form: str) -> list[str]:
    """ "Twelve of those tokens"."""
    if not isinstance(value, (CreateTokens, CreateCopies)) or value.said != THOSE:
        raise Unprintable("these tokens have no words")
    return [*printer.say("n", value.count), *printer.split("of those tokens")]


@says("created")
def say_created(printer: Printer, value: Any, form: str) -> list[str]:
    """How many of what token."""
    if not isinstance(value, CreateTokens) or not isinstance(value.token, Face):
        raise Unprintable("these tokens have no words")
    face = value.token
    if value.said == THOSE:
        raise Unprintable("tokens that are told already")
    if PREDEFINED.get(face.name) == face:  # its abilities go without saying
        face = Face(face.name, subtypes=tuple(face.name.split()))
    elif not face.types:
        raise Unprintable("a token that is nothing")
    if value.attacking and not value.tapped:
        raise Unprintable("these tokens have no words")
    words = ["tapped"] if value.tapped and not value.attacking else []
    words += [name.lower() for name in face.supertypes]
    if value.size is not None and value.said != SIZED:
        size = printer.say("digits", value.size)[0]
        words.append(f"{size}/{size}")
    elif face.power is not None:
        words.append(f"{face.power}/{face.toughness}")
    if value.chosen or (value.said == "that's" and face.colors):
        pass
    elif face.colors:
        words += printer.listing([[COLOR_NAMES[c]] for c in face.colors], "and")
    elif "Creature" in face.types:
        words.append("colorless")
    words += [*face.subtypes, *(kind.lower() for kind in face.types)]
    count = value.count
    single = count == 1
    numbered = isinstance(count, Amount) and role(count) == "equal"
    if isinstance(count, Times) and role(count) == "each":
        lead = [say_count(count.factor)]
    elif isinstance(count, Amount) and role(count) == "each":
        single = True
        lead = []
    elif single:
        lead = []
    elif numbered:
        lead = ["a", "number", "of"]
    else:
        lead = printer.say("n", count)
    out = [*(lead or [a_or_an(words[0])]), *words, "token" if single else "tokens"]
    if value.chosen:
        out += printer.split("of the chosen color and type")
    if value.said == "that's":
        colors = [[COLOR_NAMES[c]] for c in face.colors]
        out += [*(["that's"] if single else ["that", "are"]), *printer.listing(colors, "and")]
    named: list[str] = []
    if face.name != " ".join(face.subtypes):
        named = ["named", *printer.split(face.name)]
    if value.said == "named first":
        out = [*named[1:], ",", *out]
    elif value.said != "named last":
        out += named
    if face.abilities:
        parts = tuple(AddAbility(ability) for ability in face.abilities)
        out += ["with", *printer.say("abilities", parts)]
    if value.said == "named last":
        out += named
    if numbered:
        out += ["equal", "to", *printer.say("amt", out_of_role(count))]
    if value.attach_to is not None:
        return [*out, "attached", "to", *printer.say("obj", value.attach_to)]
    return [*out, *printer.split("that's tapped and attacking")] if value.attacking else out
