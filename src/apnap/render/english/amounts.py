"""Amounts printed: in digits and words, "that many", "equal to ..."."""

from __future__ import annotations

from typing import Any

from ...ir import (
    Amount,
    Half,
    Plus,
    Times,
    X,
)
from .grammar import role
from .nouns import Unprintable, plural_of
from .printing import Printer, says
from .refs import say_count
from .words import a_or_an

# ------------------------------------------------ amounts


@says("digits")
def say_digits(printer: Printer, value: Any, form: str) -> list[str]:
    """A number in digits."""
    if isinstance(value, int):
        return [str(value)]
    if isinstance(value, X):
        return ["X"]
    if isinstance(value, Times) and role(value) == "each":
        return [str(value.factor)]
    if isinstance(value, Amount) and role(value) == "each":
        return ["1"]
    if isinstance(value, Amount) and role(value) == "where":
        if printer.where is not None and printer.where != value:
            raise Unprintable("two amounts are called X")
        printer.where = value
        return ["X"]
    raise Unprintable(f"{type(value).__name__} is no plain number")


@says("where_mana")
def say_where_mana(printer: Printer, value: Any, form: str) -> list[str]:
    """ "{X}, where X is ..."."""
    if role(value) != "where":
        raise Unprintable("no X")
    return ["{" + say_digits(printer, value, "")[0] + "}"]


@says("n")
def say_n(printer: Printer, value: Any, form: str) -> list[str]:
    """A number in words."""
    if type(value).__name__ in ("EventAmount", "ResultAmount"):
        return ["that", "many"]
    if isinstance(value, int):
        return [say_count(value)]
    return say_digits(printer, value, form)


@says("counted")
def say_counted(printer: Printer, value: Any, form: str) -> list[str]:
    """So many of a noun."""
    words = form.split("_")
    plural = [*words[:-1], plural_of(words[-1])]
    if value == 1 or (
        isinstance(value, Amount) and role(value) == "each" and not isinstance(value, Times)
    ):
        return [a_or_an(words[0]), *words]
    if isinstance(value, Times) and role(value) == "each":
        return [say_count(value.factor), *plural]
    if isinstance(value, Amount) and value.said.startswith("as many "):
        words = printer.split(f"{value.said[8:]} discarded this way")
        return ["as", "many", *plural, "as", *words]
    if isinstance(value, Amount) and (role(value) == "equal" or value.said == "of"):
        return [*plural, "equal", "to", *printer.say("amt", value)]
    if (
        isinstance(value, Amount)
        and not value.said
        and type(value).__name__ not in ("X", "EventAmount", "ResultAmount")
    ):
        return ["a", "number", "of", *plural, "equal", "to", *printer.say("amt", value)]
    return [*say_n(printer, value, form), *plural]


@says("mass")
def say_mass(printer: Printer, value: Any, form: str) -> list[str]:
    """So much of a noun."""
    if type(value).__name__ in ("EventAmount", "ResultAmount") and not value.said:
        return ["that", "much", form]
    if isinstance(value, Plus) and isinstance(value.right, int):
        if isinstance(value.left, X) or role(value.left) == "where":
            added = say_count(value.right) if value.said == "word" else str(value.right)
            return [*say_digits(printer, value.left, ""), "plus", added, form]
    if isinstance(value, Half) and (isinstance(value.amount, X) or role(value.amount) == "where"):
        way = "up" if value.up else "down"
        return ["half", *say_digits(printer, value.amount, ""), form, ",", "rounded", way, ","]
    try:
        return [*say_digits(printer, value, form), form]
    except Unprintable:
        return [form, "equal", "to", *printer.say("amt", value)]


@says("mana")
def say_mana(printer: Printer, value: Any, form: str) -> list[str]:
    """Mana symbols."""
    if not isinstance(value, tuple) or not value or not all(isinstance(v, str) for v in value):
        raise Unprintable("no mana")
    return ["{" + symbol + "}" for symbol in value]


def say_signed(printer: Printer, value: Any, minus: bool) -> str:
    """`+1`, `-2`, `-X`."""
    if isinstance(value, int):
        return f"{'-' if value < 0 or (value == 0 and minus) else '+'}{abs(value)}"
    if isinstance(value, Times) and value.factor == -1 and role(value) != "each":
        return "-" + say_digits(printer, value.amount, "")[0]
    if isinstance(value, Times) and role(value) == "each":
        return f"{'-' if value.factor < 0 else '+'}{abs(value.factor)}"
    return "+" + say_digits(printer, value, "")[0]


def is_minus(value: Any) -> bool:
    """Whether a bonus is printed with a minus."""
    return (isinstance(value, int) and value < 0) or (isinstance(value, Times) and value.factor < 0)


@says("ptmod")
def say_ptmod(printer: Printer, value: Any, form: str) -> list[str]:
    """ "+1/-1"."""
    if type(value).__name__ != "ModifyPT":
        raise Unprintable("no change of power and toughness")
    lead = ["an", "additional"] if value.said.endswith("+") else []
    if lead and form != "more":
        raise Unprintable("an additional change has no words here")
    minus = is_minus(value.power) or is_minus(value.toughness)
    if value.said.startswith("-0"):
        minus = not minus
    power = say_signed(printer, value.power, minus)
    return [*lead, f"{power}/{say_signed(printer, value.toughness, minus)}"]


@says("that_much")
def say_that_much(printer: Printer, value: Any, form: str) -> list[str]:
    """The number of what happened before."""
    if type(value).__name__ not in ("EventAmount", "ResultAmount") or value.said:
        raise Unprintable("not that much")
    return ["that", "much"]
