"""Small categories printed; see oracle.small."""

from __future__ import annotations

from typing import Any

from ...ir import (
    AddAbility,
    AddTypes,
    AllCreatureTypes,
    AllOf,
    AnyOf,
    Anything,
    BecomeAs,
    CardsIn,
    ChooseMode,
    CostObject,
    Count,
    CountOf,
    DiedCount,
    EachOpponent,
    EventAmount,
    Filter,
    HasType,
    Highest,
    Owned,
    Ref,
    Result,
    ResultAmount,
    SetColors,
    SetPT,
    SetTypes,
    Those,
    WentToGraveyard,
    X,
)
from .grammar import alter, role
from .keywords import EVERYTHING, WALKS
from .nouns import (
    COLOR_NAMES,
    WORD_OF_TYPE,
    Unprintable,
    adjective_word,
    flat,
    is_other,
    noun_word,
    plural_of,
    say_np,
    together,
)
from .printing import Printer, says
from .refs import kind_of, say_count
from .words import a_or_an


@says("counter_kind", "name", "subtype")
def say_word(printer: Printer, value: Any, form: str) -> list[str]:
    """A word as it is."""
    if not isinstance(value, str) or not value:
        raise Unprintable("no word")
    return printer.split(value)


@says("acounter")
def say_a_counter(printer: Printer, value: Any, form: str) -> list[str]:
    """A kind of counter with its article."""
    return [a_or_an(value), *say_word(printer, value, "")]


@says("keyword_name")
def say_keyword_name(printer: Printer, value: Any, form: str) -> list[str]:
    """The name of a keyword ability."""
    if value not in EVERYTHING and value not in WALKS:
        raise Unprintable(f"there is no keyword {value}")
    return printer.split(value)


@says("color")
def say_color(printer: Printer, value: Any, form: str) -> list[str]:
    """Colours."""
    if not value or not isinstance(value, str):
        raise Unprintable("no colour")
    return printer.listing([[COLOR_NAMES[letter]] for letter in value], "and")


@says("size")
def say_size(printer: Printer, value: Any, form: str) -> list[str]:
    """ "4/4"."""
    if len(value) != 1 or not isinstance(value[0], SetPT):
        raise Unprintable("no size")
    part = value[0]
    numbers = printer.say("digits", part.power), printer.say("digits", part.toughness)
    return [f"{numbers[0][0]}/{numbers[1][0]}"]


@says("animated")
def say_animated(printer: Printer, value: Any, form: str) -> list[str]:
    """ "a 4/2 Golem artifact creature with flying"."""
    kind = value[0] if isinstance(value, tuple) and value else None
    if not isinstance(kind, (SetTypes, AddTypes)) or not (kind.types or kind.subtypes):
        raise Unprintable("nothing becomes something")
    words: list[str] = []
    rest = list(value[1:])
    if rest and rest[0] == AddTypes(supertypes=("Legendary",)):
        rest.pop(0)
        words.append("legendary")
    colored: list[str] = []
    if rest and isinstance(rest[0], SetColors):
        part = rest.pop(0)
        colored = ["colorless"] if not part.colors else say_color(printer, part.colors, "")
    based: list[str] = []
    if rest and isinstance(rest[0], SetPT) and rest[0].said == "base":
        numbers = say_size(printer, (rest.pop(0),), "")
        based = [*printer.split("with base power and toughness"), *numbers]
    elif rest and isinstance(rest[0], SetPT):
        words += say_size(printer, (rest.pop(0),), "")
    words += colored
    words += [*kind.subtypes, *(name.lower() for name in kind.types)]
    plural = form[:1] == "p"
    if plural:
        words[-1] = plural_of(words[-1])
    out = [*(words if plural else [a_or_an(words[0]), *words]), *based]
    if rest and isinstance(rest[0], AllCreatureTypes):
        rest.pop(0)
        out += printer.split("with all creature types")
    if rest:
        if not all(isinstance(part, AddAbility) for part in rest):
            raise Unprintable("this change has no words")
        if kind.said in ("creature types", "in addition"):
            raise Unprintable("these abilities are said by themselves")
        if based and len(rest) > 1:
            listed = printer.listing(
                [[], *[printer.say("keyword", x.ability) for x in rest]], "and"
            )
            out += listed
        else:
            out += ["with", *printer.say("abilities", tuple(rest))]
    if isinstance(kind, AddTypes):
        if kind.said.startswith("still"):
            return out
        if kind.said.startswith("creature types"):
            owner = "their" if plural else "its"
            return [*out, *printer.split(f"in addition to {owner} other creature types")]
        if not kind.types and kind.said != "in addition":
            raise Unprintable("nothing becomes something")
        tails = {"that's": "that's still a land", "in addition": "in addition to its other types"}
        if plural:
            tails = {
                "that's": "that are still lands",
                "in addition": "in addition to their other types",
            }
        if kind.said == "" and {"Artifact", "Creature"} <= set(kind.types):
            return out
        out += printer.split(tails.get(kind.said, tails["in addition"]))
    return out


@says("land_plural")
def say_land_plural(printer: Printer, value: Any, form: str) -> list[str]:
    """A basic land type, plural."""
    if not isinstance(value, tuple) or len(value) != 1:
        raise Unprintable("no one land type")
    return [plural_of(value[0])]


@says("land_subtype")
def say_land_subtype(printer: Printer, value: Any, form: str) -> list[str]:
    """A basic land type."""
    if not isinstance(value, tuple) or len(value) != 1:
        raise Unprintable("no one land type")
    return [value[0]]


def with_article(printer: Printer, value: Any, kind: str) -> list[str]:
    """A filter with its article."""
    if isinstance(value, AnyOf) and value.said == "or a":
        one, two = (with_article(printer, part, kind) for part in value.parts)
        return [*one, "or", *two]
    parts = flat(value)
    if parts and is_other(parts[0]):
        return ["another", *say_np(printer, together(parts[1:]), kind, "s")]
    words = say_np(printer, value, kind, "s")
    return [a_or_an(words[0]), *words]


says("aperm")(lambda printer, value, form: with_article(printer, value, "perm"))
says("acards")(lambda printer, value, form: with_article(printer, value, "card"))
says("aspell")(lambda printer, value, form: with_article(printer, value, "spell"))
says("asource")(lambda printer, value, form: with_article(printer, value, "source"))
says("np_spells")(lambda printer, value, form: say_np(printer, value, "any", "p"))
says("perms")(lambda printer, value, form: say_np(printer, _filter(value), "perm", form or "s"))
says("cards")(lambda printer, value, form: say_np(printer, _filter(value), "card", form or "s"))
says("spells")(lambda printer, value, form: say_np(printer, _filter(value), "spell", form or "s"))
says("sources")(lambda printer, value, form: say_np(printer, _filter(value), "source", form or "s"))


def _filter(value: Any) -> Any:
    if not isinstance(value, Filter):
        raise Unprintable("no filter")
    return value


@says("countp")
def say_count_plural(printer: Printer, value: Any, form: str) -> list[str]:
    """What is counted, plural."""
    return _say_counted(printer, value, "p")


@says("counts")
def say_count_singular(printer: Printer, value: Any, form: str) -> list[str]:
    """What is counted, singular."""
    return _say_counted(printer, value, "s")


def _say_counted(printer: Printer, value: Any, number: str) -> list[str]:
    if isinstance(value, CardsIn):
        noun = "card" if number == "s" else "cards"
        return [noun, "in", *printer.say("poss", value.who, "who"), value.zone]
    if not isinstance(value, Count):
        raise Unprintable("nothing is counted")
    return say_np(printer, value.filter, kind_of(value.zones, value.filter), number)


@says("adjective")
def say_adjective(printer: Printer, value: Any, form: str) -> list[str]:
    """An adjective alone."""
    word = adjective_word(value) if isinstance(value, Filter) else None
    if word is None or isinstance(value, AnyOf):
        word = WORD_OF_TYPE.get(value)
    if word is None:
        raise Unprintable("no adjective")
    return [word]


@says("quality")
def say_quality(printer: Printer, value: Any, form: str) -> list[str]:
    """What a card may be, in one word before "card"."""
    word = adjective_word(value) or noun_word(value) if isinstance(value, Filter) else None
    if word is None or isinstance(value, AnyOf):
        raise Unprintable("no one quality")
    return [word]


@says("this")
def say_this(printer: Printer, value: Any, form: str) -> list[str]:
    """The object itself."""
    return printer.split(value or printer.self_word)


@says(
    "copied_card",
    "sacrificed",
    "enchanted",
    "divided",
    "ref",
    "done_cards",
    "among",
    "named",
    "rest",
    "many_targets",
)
def say_sacrificed(printer: Printer, value: Any, form: str) -> list[str]:
    """What is sacrificed without a choice."""
    return printer.say("obj", value)


@says("whole_set", "each_of")
def say_whole_set(printer: Printer, value: Any, form: str) -> list[str]:
    """A plural without determiner."""
    return printer.say("obj", value)


@says("zonepost")
def say_zone_post(printer: Printer, value: Any, form: str) -> list[str]:
    """ "in your graveyard"."""
    prep, number = form[:-1], form[-1:]
    zone, owner = value
    if zone == "graveyard1" and owner is None:
        return [prep, "a", "single", "graveyard"]
    if zone == "exile" and owner is None:
        return printer.split(f"{prep} exile")
    if zone == "ante" and owner is None:
        return printer.split(f"{prep} the ante")
    if owner is not None and owner.said == "a player's":
        return [prep, "a", "player", "'s", "graveyard"]
    if owner is not None:
        zone = zone.removesuffix("1")
    if zone not in ("graveyard", "hand", "library"):
        raise Unprintable(f"cards in {zone} have no words")
    if owner is None:
        if zone != "graveyard":
            raise Unprintable(f"cards in any {zone} have no words")
        return [prep, "all", "graveyards"] if number == "p" else [prep, "a", "graveyard"]
    if owner.said == "graveyards":
        return [prep, "graveyards"]
    assert isinstance(owner, Owned)
    if owner.by == EachOpponent():
        return [prep, "an", "opponent", "'s", zone]
    plural = isinstance(owner.by, EachOpponent)
    return [prep, *printer.say("poss", owner.by, "who"), zone + "s" if plural else zone]


@says("rparts")
def say_rules_parts(printer: Printer, value: Any, form: str) -> list[str]:
    """Rules parts joined with "and"."""
    try:
        return printer.say("rpart", value, form)
    except Unprintable:
        if len(value) != 2:
            raise
        first, second = ((part,) for part in value)
        return [*printer.say("rpart", first, form), "and", *printer.say("rpart", second, form)]


@says("counters")
def say_counters(printer: Printer, value: Any, form: str) -> list[str]:
    """ "two +1/+1 counters on it"."""
    kind, count = value
    said = role(count)
    if count == 1 or said == "each":
        out = [a_or_an(kind), kind, "counter", "on", "it"]
        return out if count == 1 else [*out, "for", "each", *printer.say("each", count)]
    if isinstance(count, X) or said == "where":
        out = ["X", kind, "counters", "on", "it"]
        if said == "where":
            out += [",", "where", "X", "is", *printer.say("amt", count)]
        return out
    if isinstance(count, int):
        return [say_count(count), kind, "counters", "on", "it"]
    if isinstance(count, (EventAmount, ResultAmount)) and not count.said:
        return ["that", "many", kind, "counters", "on", "it"]
    words = ["a", "number", "of", kind, "counters", "on", "it", "equal", "to"]
    return [*words, *printer.say("amt", count)]


@says("more_counters")
def say_more_counters(printer: Printer, value: Any, form: str) -> list[str]:
    """ "Three additional time counters on it"."""
    kind, count = value
    if count == 1:
        return ["an", "additional", kind, "counter", "on", "it"]
    if isinstance(count, X):
        return ["an", "additional", "X", kind, "counters", "on", "it"]
    return [say_count(count), "additional", kind, "counters", "on", "it"]


@says("one_kind")
def say_one_kind(printer: Printer, value: Any, form: str) -> list[str]:
    """ "An Illusion creature"."""
    return say_animated(printer, (value,), "s/it")


@says("mana_pair")
def say_mana_pair(printer: Printer, value: Any, form: str) -> list[str]:
    """ "{R} and/or {G}"."""
    if not isinstance(value, str) or len(value) != 2:
        raise Unprintable("no two kinds of mana")
    return [f"{{{value[0]}}}", "and/or", f"{{{value[1]}}}"]


@says("amt1")
def say_rolled(printer: Printer, value: Any, form: str) -> list[str]:
    """What a die came to."""
    if not isinstance(value, ResultAmount) or value.said != "the result":
        raise Unprintable("no die was rolled")
    return ["the", "result"]


@says("amt")
def say_this_way(printer: Printer, value: Any, form: str) -> list[str]:
    """What an earlier action came to."""
    if isinstance(value, (EventAmount, ResultAmount)) and value.said:
        return printer.split(value.said)
    if isinstance(value, (CountOf, DiedCount)):
        return ["the", "number", "of", *say_done(printer, value, "p")]
    if isinstance(value, Highest) and value.said == "a player":
        return printer.split("the greatest number of cards a player discarded this way")
    raise Unprintable(f"the amount {type(value).__name__} has no words")


@says("each")
def say_each_this_way(printer: Printer, value: Any, form: str) -> list[str]:
    """ "Land card discarded this way"."""
    return say_done(printer, value, "s")


def say_done(printer: Printer, value: Any, number: str) -> list[str]:
    """ "Cards discarded this way"."""
    kind, verb, filter_ = done_what(value)
    if value.said == "of the":
        return ["of", "the", verb, "cards"]
    return [*say_np(printer, filter_, kind, number), *printer.split(verb), "this", "way"]


def dead(filter_: Any) -> Any:
    """What died this way, without saying once more that it did."""
    parts = filter_.parts if isinstance(filter_, AllOf) else ()
    return parts[1] if len(parts) == 2 and parts[0] == WentToGraveyard() else filter_


def done_what(value: Any) -> tuple[str, str, Any]:
    """Of what was done this way: the kind of thing, the verb, and what kind of those is meant."""
    what: Any = value.what if isinstance(value, CountOf) else None
    filter_: Any = Anything()
    if isinstance(value, DiedCount) and value.said.endswith("way"):
        among, filter_ = value.filter.parts  # type: ignore[attr-defined]
        what = among.what
    if isinstance(what, Those):
        what, filter_ = what.what, dead(what.filter)
    if not isinstance(what, (CostObject, Result)) or "#" not in what.said:
        raise Unprintable("nothing is counted")
    kind, verb = what.said.split("#")
    return kind, verb, filter_


@says("one_mana")
def say_one_mana(printer: Printer, value: Any, form: str) -> list[str]:
    """One mana symbol."""
    if not isinstance(value, str) or len(value) != 1:
        raise Unprintable("no mana symbol")
    return [f"{{{value}}}"]


@says("cost_key")
def say_cost_key(printer: Printer, value: Any, form: str) -> list[str]:
    """The name of a keyword that offers a cost."""
    return printer.split(value)


@says("generic")
def say_generic(printer: Printer, value: Any, form: str) -> list[str]:
    """Generic mana."""
    if not isinstance(value, int):
        raise Unprintable("no number of mana")
    return [f"{{{value}}}"]


@says("its")
def say_its(printer: Printer, value: Any, form: str) -> list[str]:
    """ "it's"."""
    if printer.say("obj", value) != ["it"]:
        raise Unprintable("not it")
    return ["it's"]


@says("plural_subject")
def say_plural(printer: Printer, value: Any, form: str) -> list[str]:
    """A plural subject."""
    if not isinstance(value, Ref) or printer.number(value) != "p":
        raise Unprintable("no plural")
    return printer.say("obj", value, "p")


@says("singular_subject")
def say_singular(printer: Printer, value: Any, form: str) -> list[str]:
    """A singular subject."""
    if not isinstance(value, Ref) or printer.number(value) != "s":
        raise Unprintable("no singular")
    return printer.say("obj", value, "s")


@says("restrictions")
def say_restrictions(printer: Printer, value: Any, form: str) -> list[str]:
    """What stands after an activated ability about activating it."""
    from ...ir import Activated, Body

    timing, limit, condition, who, x_mana, x, less = value
    out: list[str] = []
    if x_mana:
        out += printer.say("restriction", Activated((), Body(), x_mana=x_mana))
    if x is not None:
        out += printer.say("restriction", Activated((), Body(), x=x))
    if less is not None:
        out += printer.say("restriction", Activated((), Body(), less=less))
    if out and not (timing or limit or condition is not None or who is not None):
        return out
    try:
        made = Activated((), Body(), timing, limit, condition=condition, who=who)
        return [*out, *printer.say("restriction", made)]
    except Unprintable:
        if timing:
            out += printer.say("restriction", Activated((), Body(), timing))
        if condition is not None:
            out += printer.say("restriction", Activated((), Body(), condition=condition))
        if limit:
            out += printer.say("restriction", Activated((), Body(), limit=limit))
        if who is not None:
            out += printer.say("restriction", Activated((), Body(), who=who))
        return out


@says("energy")
def say_energy(printer: Printer, value: Any, form: str) -> list[str]:
    """Energy counters as symbols."""
    if not isinstance(value, int) or value < 1:
        raise Unprintable("no energy")
    return ["{E}"] * value


@says("subtype_plural")
def say_subtype_plural(printer: Printer, value: Any, form: str) -> list[str]:
    """A subtype in the plural."""
    return [plural_of(value)]


@says("being")
def say_being(printer: Printer, value: Any, form: str) -> list[str]:
    """ "Is black and is a Nightmare in addition to its other creature types"."""
    if not all(isinstance(part, (SetColors, AddTypes, SetTypes)) for part in value):
        raise Unprintable("not what something is")
    return printer.say("sparts", value, form)


@says("they_ve")
def say_they_have(printer: Printer, value: Any, form: str) -> list[str]:
    """ "They've"."""
    if printer.say("who", value, "s") != ["they"]:
        raise Unprintable("not they")
    return ["they've"]


@says("type_list")
def say_type_list(printer: Printer, value: Any, form: str) -> list[str]:
    """Card types of which one is chosen."""
    parts = value.parts if isinstance(value, AnyOf) else ()
    words = [WORD_OF_TYPE[part.type] for part in parts if isinstance(part, HasType)]
    if not words or len(words) != len(parts):
        raise Unprintable("no card types")
    return printer.listing([[word] for word in words], "or")


@says("land_list")
def say_land_list(printer: Printer, value: Any, form: str) -> list[str]:
    """Basic land types."""
    if not isinstance(value, tuple) or len(value) < 3:
        raise Unprintable("no several land types")
    return printer.listing([[name] for name in value], "and")


@says("shapes")
def say_shapes(printer: Printer, value: Any, form: str) -> list[str]:
    """What it may be, as its controller chooses."""
    if not isinstance(value, ChooseMode) or value.said != "shapes":
        raise Unprintable("no choice of what it is")
    phrases = []
    for mode in value.modes:
        if not isinstance(mode, BecomeAs) or not mode.parts[0].said.startswith("shape:"):
            raise Unprintable("no choice of what it is")
        added: Any = mode.parts[0]
        said = added.said.removeprefix("shape:")
        kind: Any = SetTypes(added.types, added.subtypes)
        if said:
            kind = alter(added, said=said)
        phrases.append(say_animated(printer, (kind, *mode.parts[1:]), "s/it"))
    return printer.listing(phrases, "or")
