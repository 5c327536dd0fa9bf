"""Words of cards that need code, printed; see oracle.cardwords."""

from __future__ import annotations

from typing import Any

from ...ir import (
    AllOf,
    AnyOf,
    Choose,
    ChooseObject,
    Controlled,
    CountOf,
    HasType,
    OwnerOf,
    SameNameAs,
    Target,
    TargetPlayer,
    TargetSpec,
    Those,
)
from .keywordwords import say_quality
from .nouns import Unprintable, say_np
from .printing import Printer, says
from .refs import say_target, say_who
from .small import with_article


@says("post")
def say_same_name(printer: Printer, value: Any, form: str) -> list[str]:
    """ "With the same name"."""
    if isinstance(value, SameNameAs) and value.said == "same":
        return printer.split("with the same name")
    raise Unprintable(f"there is no post for {type(value).__name__}")


@says("that_graveyard")
def say_that_graveyard(printer: Printer, value: Any, form: str) -> list[str]:
    """Whose graveyard the card named before was in."""
    if not isinstance(value, OwnerOf):
        raise Unprintable("no graveyard")
    return ["that", "graveyard"]


@says("they")
def say_they(printer: Printer, value: Any, form: str) -> list[str]:
    """The players named before."""
    if value.said != "they":
        raise Unprintable("not they")
    return ["their" if form == "poss" else "they"]


@says("done_of")
def say_done_of(printer: Printer, value: Any, form: str) -> list[str]:
    """ "All noncreature cards revealed this way"."""
    if not isinstance(value, Those) or not value.said.endswith("#revealed"):
        raise Unprintable("nothing revealed")
    lead = value.said.partition("#")[0]
    return [lead, *say_np(printer, value.filter, "card", "p"), "revealed", "this", "way"]


@says("protected")
def say_protected(printer: Printer, value: Any, form: str) -> list[str]:
    """What protection is from."""
    return say_quality(printer, value)


@says("land_word")
def say_land_word(printer: Printer, value: Any, form: str) -> list[str]:
    """A basic land type."""
    return [value]


OWN_LAND = TargetSpec(AllOf((HasType("Land"), Controlled())))


@says("chosen_one")
def say_chosen_one(printer: Printer, value: Any, form: str) -> list[str]:
    """What is chosen without a target."""
    if not isinstance(value, Choose):
        raise Unprintable("no choice")
    return printer.say("obj", value)


@says("xclause")
def say_chooses(printer: Printer, value: Any, form: str) -> list[str]:
    """ "That player chooses target player ..."."""
    target: Any = value.choice if isinstance(value, ChooseObject) else None
    spec = printer.targets[target.slot] if isinstance(target, (Target, TargetPlayer)) else None
    if spec is None or spec.said != "chooses":
        raise Unprintable(f"there is no xclause for {type(value).__name__}")
    return [
        *say_who(printer, spec.chooser, "s"),
        "chooses",
        *say_target(printer, target.slot, "chooses"),
    ]


@says("just_one")
def say_just_one(printer: Printer, value: Any, form: str) -> list[str]:
    """ "One", of the cards named before."""
    if not isinstance(value, Choose) or value.said != "alone":
        raise Unprintable("not one alone")
    return ["one"]


@says("two_perms")
def say_two_kinds(printer: Printer, value: Any, form: str) -> list[str]:
    """ "Goblins you control and Elementals you control"."""
    if not isinstance(value, AnyOf) or value.said != "and":
        raise Unprintable("no two kinds")
    return say_np(printer, value, "perm", "p")


def say_who_did_not(printer: Printer, who: Any) -> list[str]:
    """ "Each player who didn't discard a creature card this way"."""
    counted = who.filter.condition.left
    assert isinstance(counted, CountOf)
    assert isinstance(counted.what, Those)
    kind = counted.what.filter.parts[0]  # type: ignore[attr-defined]
    words = with_article(printer, kind, "card")
    return [*printer.split("each player who didn't discard"), *words, "this", "way"]


@says("own_land")
def say_own_land(printer: Printer, value: Any, form: str) -> list[str]:
    """A target that goes without saying: the land that is earthbent."""
    if not isinstance(value, Target) or printer.targets[value.slot] != OWN_LAND:
        raise Unprintable("not a target land of one's own")
    printer.seen.add(value.slot)
    return []
