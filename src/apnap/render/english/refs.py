"""References printed: objects and players, with their target words where first named."""

from __future__ import annotations

from typing import Any

from ...ir import (
    ActivePlayer,
    All,
    AllOf,
    AnOpponent,
    AnyOf,
    AnyTarget,
    Anything,
    AttachedTo,
    Both,
    Choose,
    ChosenPlayer,
    Controlled,
    ControllerOf,
    CostObject,
    Current,
    CurrentPlayer,
    DefendingPlayer,
    EachOpponent,
    EachPlayer,
    EventAmount,
    EventObject,
    Giver,
    Is,
    IsPermanent,
    IsPlayer,
    IsSpell,
    Linked,
    OpponentsOf,
    OthersThan,
    OwnerOf,
    PlayersFitting,
    Ref,
    ResultAmount,
    SubgameLosers,
    Target,
    TargetPlayer,
    TargetSpec,
    Teammates,
    This,
    Those,
    Top,
    Who,
    X,
    You,
)
from .eras import CURRENT
from .grammar import alter, role
from .nouns import Unprintable, adjective_word, flat, is_other, nouns_of, say_np, together
from .words import WORDS_OF, a_or_an

SELF_WORDS = frozenset(
    [
        "creature",
        "land",
        "artifact",
        "enchantment",
        "aura",
        "equipment",
        "permanent",
        "spell",
        "card",
        "token",
        "vehicle",
        "saga",
        "planeswalker",
        "fortification",
        "class",
        "case",
        "room",
        "emblem",
    ]
)
PRONOUNS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("it",), "s"),
    (("that", "creature", "or", "planeswalker"), "s"),
    (("them",), "p"),
    (("they",), "p"),
    *(
        (("that", noun), "s")
        for noun in [
            "creature",
            "card",
            "spell",
            "permanent",
            "land",
            "artifact",
            "enchantment",
            "token",
            "Aura",
            "Equipment",
            "ability",
            "source",
        ]
    ),
    *(
        (("those", noun), "p")
        for noun in [
            "creatures",
            "cards",
            "spells",
            "permanents",
            "lands",
            "artifacts",
            "enchantments",
            "tokens",
        ]
    ),
    *((("the", noun), "s") for noun in ("land", "artifact", "permanent", "source", "enchantment")),
    *((("each", "of", "those", noun), "s") for noun in ("creatures", "permanents", "lands")),
    (("each", "of", "them"), "s"),
    (("each", "of", "those", "permanents", "and/or", "players"), "s"),
    (("that", "creature", "card"), "s"),
    (("the", "creature", "card"), "s"),
    (("that", "land", "card"), "s"),
    (("the", "creature"), "s"),
    (("the", "first", "creature"), "s"),
    (("the", "permanent", "or", "player"), "s"),
    (("the", "revealed", "cards"), "p"),
    (("the", "attacking", "creature"), "s"),
    (("the", "blocking", "creature"), "s"),
    (("both", "creatures"), "p"),
    (("all", "cards", "revealed", "this", "way"), "p"),
    (("the", "other", "creature"), "s"),
    (("that", "spell", "or", "ability"), "s"),
    (("the", "spell"), "s"),
    (("the", "first", "card"), "s"),
    (("that", "permanent", "or", "player"), "s"),
    (("that", "player", "or", "planeswalker"), "s"),
    (("that", "permanent", "or", "card"), "s"),
    (("the", "card"), "s"),
    (("the", "chosen", "card"), "s"),
    (("the", "chosen", "cards"), "p"),
    (("the", "discarded", "card"), "s"),
    (("the", "token"), "s"),
    (("the", "copy"), "s"),
)
PLAYER_PRONOUNS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("they",), "p"),
    (("them",), "p"),
    (("that", "player"), "s"),
    (("the", "player"), "s"),
    (("that", "opponent"), "s"),
    (("the", "first", "player"), "s"),
    (("those", "players"), "p"),
)
POSSESSIVES = {"it": ["its"], "they": ["their"], "them": ["their"]}


def say_count(count: Any, printer: Any = None) -> str:
    """A number in words."""
    if printer is not None and role(count) == "where":
        return str(printer.say("digits", count)[0])
    if isinstance(count, X):
        return "X"
    if isinstance(count, int) and count in WORDS_OF:
        return WORDS_OF[count]
    raise Unprintable(f"the number {count!r} has no word")


def is_bound(what: Any) -> str:
    """The word with which a reference names again what was named before."""
    said = str(getattr(what, "said", ""))
    if isinstance(what, Choose):
        return ""
    if isinstance(what, PlayersFitting):
        return ""
    return "" if said in ("each", "bare$p", "owners", "controllers") else said.removesuffix("$p")


def say_target(printer: Any, slot: int, prep: str) -> list[str]:
    """A target word."""
    if slot >= len(printer.targets):
        raise Unprintable(f"there is no target {slot}")
    spec: TargetSpec = printer.targets[slot]
    if spec.said == "chooses" and prep != "chooses":
        raise Unprintable("who chooses the target is to be said")
    prep = "in" if prep == "chooses" else prep
    printer.seen.add(slot)
    words = target_phrase(printer, spec, prep)
    if spec.said == "choice first":
        at = len(words) - words[::-1].index(prep) - 1
        choice = ["of", *printer.say("poss", spec.chooser, "who"), "choice"]
        words = [*words[:at], *choice, *words[at:]]
    elif spec.chooser != You() and spec.said != "chooses":
        words = [*words, "of", *printer.say("poss", spec.chooser, "who"), "choice"]
    if spec.said == "yours":
        words = [*words, "of", "your", "choice"]
    return ["each", "of", *words] if spec.said == "each of" else words


def target_phrase(printer: Any, spec: TargetSpec, prep: str) -> list[str]:
    """How many targets, and what they are."""
    what = spec.what
    parts = flat(what)
    if len(parts) == 2 and isinstance(parts[0], AnyTarget):
        return ["any", "target", *printer.say("post", alter(parts[1], said=""), "s")]
    another = bool(spec.other_than)
    if any(is_other(part) for part in parts):
        another = True
        what = together([part for part in parts if not is_other(part)])
    if isinstance(what, AnyTarget) and printer.era != CURRENT:
        return say_old_targets(printer, spec, another)
    if isinstance(what, AnyTarget):
        if spec.divide is not None:
            return say_any_targets(spec, printer)
        if spec.said in ("another", "third"):
            return ["another", "target"] if spec.said == "another" else ["a", "third", "target"]
        if spec.least == spec.most == 1:
            return ["any", "other", "target"] if another else ["any", "target"]
        if spec.least == 0 and spec.most is None:
            return ["any", "number", "of", "targets"]
        if spec.least == 0:
            return ["up", "to", say_count(spec.most, printer), "targets"]
        return [say_count(spec.most, printer), "targets"]
    if what.said == "face-up" and spec.least == spec.most == 1:
        return ["target", "face-up", "exiled", "card"]
    number = "s" if spec.most == 1 else "p"
    words: list[str]
    if (spec.least, spec.most) == (1, 3):
        words = ["one", ",", "two", ",", "or", "three", "target"]
    elif spec.least == spec.most == 1:
        words = ["another", "target"] if another else ["target"]
        words = ["a", *words] if spec.said == "a" else words
        if spec.said in ("third", "second"):
            words = ["a", spec.said, "target"]
    else:
        other = ["other"] if another else []
        if spec.most is None:
            lead = ["any", "number", "of"] if spec.least == 0 else ["one", "or", "more"]
        elif isinstance(spec.most, (EventAmount, ResultAmount)) and not spec.most.said:
            lead = ["up", "to", "that", "many"]
        elif spec.least == 0:
            lead = ["up", "to", say_count(spec.most, printer)]
        elif spec.least == spec.most:
            lead = [say_count(spec.most, printer)]
        elif (spec.least, spec.most) == (1, 2):
            lead = ["one", "or", "two"]
        else:
            raise Unprintable("a number of targets has no words")
        words = [*lead, *other, "target"]
    if isinstance(what, AnyOf) and what.said == "suspended nonland":
        return [*words, *printer.split("nonland permanent or suspended card")]
    if isinstance(what, AnyOf) and what.said == "suspended":
        more = what.parts[0].parts[2:] if isinstance(what.parts[0], AllOf) else ()
        timed = bool(more)
        if more and isinstance(more[0], Controlled):
            return [*words, *printer.split("permanent you control or suspended card you own")]
        told = "permanent with a time counter on it" if timed else "permanent"
        return [*words, *printer.split(told + " or suspended card")]
    if spec.said == "same player":
        kind = kind_of(spec.zones, what)
        tail = printer.split("controlled by the same player")
        return [*words, *say_np(printer, what, kind, number, prep), *tail]
    kind = kind_of(spec.zones, what) + ("1" if spec.same_owner else "")
    return [*words, *say_np(printer, what, kind, number, prep)]


def say_old_targets(printer: Any, spec: TargetSpec, another: bool) -> list[str]:
    """Any target, when it was a creature or player."""
    if spec.least == spec.most == 1:
        lead = ["another"] if another else []
        return [*lead, "target", "creature", "or", "player"]
    if spec.divide is not None or spec.most is None:
        lead = say_any_targets(spec, printer)[:-1]
    elif spec.least == 0:
        lead = ["up", "to", say_count(spec.most, printer)]
    else:
        lead = [say_count(spec.most, printer)]
    return [*lead, "target", "creatures", "and/or", "players"]


def say_any_targets(spec: TargetSpec, printer: Any = None) -> list[str]:
    """The targets of divided damage."""
    if spec.most is None:
        return (
            ["any", "number", "of", "targets"]
            if spec.least == 0
            else ["one", "or", "more", "targets"]
        )
    if (spec.least, spec.most) == (1, 2):
        return ["one", "or", "two", "targets"]
    if spec.least == 0:
        return ["up", "to", say_count(spec.most, printer), "targets"]
    if spec.most == 3:
        return ["one", ",", "two", ",", "or", "three", "targets"]
    raise Unprintable("a number of targets has no words")


def kind_of(zones: tuple[str, ...], what: Any) -> str:
    """How objects of these zones are called."""
    if zones == ("battlefield",):
        return "perm"
    if zones == ("stack",):
        return "any"
    if zones == ("battlefield", "stack"):
        return "spell|perm"
    if len(zones) == 1:
        return f"card@{zones[0]}"
    raise Unprintable(f"the zones {zones} have no words")


def say_obj(printer: Any, what: Any, form: str = "") -> list[str]:
    """Objects."""
    prep = "from" if form == "from" else "in"
    if isinstance(what, Who):
        return say_who(printer, what, "o")
    if isinstance(what, Those) and what.said == "still":
        return say_obj(printer, what.what, form)
    if isinstance(what, Those) and what.said == "each linked":
        words = say_np(printer, what.filter, "card", "s")
        return ["each", *words, *printer.split(str(what.what.said))]
    if isinstance(what, Those) and what.said == "each of those":
        return [*say_obj(printer, what.what), *printer.say("post", what.filter, "p")]
    said = is_bound(what)
    if said:
        if isinstance(what, Target):
            printer.seen.add(what.slot)
        if form in ("s", "p") and said == "them":
            said = "they"
        return list(printer.split(said))
    if isinstance(what, This):
        return list(printer.split(printer.self_word))
    if isinstance(what, Giver):
        return list(printer.split(what.said or printer.self_word))
    if isinstance(what, Target):
        if what.slot in printer.seen:
            spec = printer.targets[what.slot]
            if spec.most == 1:
                return ["it"]
            return ["they"] if form == "p" else ["them"]
        return say_target(printer, what.slot, prep)
    if isinstance(what, AttachedTo) and what.what == This():
        equipped = "Equipment" in printer.self_word
        return ["equipped" if equipped else "enchanted", "creature"]
    if isinstance(what, All):
        number = "s" if what.said == "each" else "p"
        parts = flat(what.filter)
        words = [] if what.said == "bare$p" else ["each" if number == "s" else "all"]
        if words and parts and is_other(parts[0]):
            words.append("other")
            parts = parts[1:]
        inner = together(parts)
        return words + say_np(printer, inner, kind_of(what.zones, inner), number, prep)
    if isinstance(what, Choose) and what.among is not None:
        return say_among(printer, what)
    if isinstance(what, Choose):
        return say_chosen(printer, what, prep)
    if isinstance(what, Top):
        whose = printer.say("poss", what.who, "who")
        if what.zone != "library" or what.filter is not None:
            filter_, many = what.filter or Anything(), what.count != 1
            count = [say_count(what.count, printer)] if many else []
            lead = ["the", "top", *count]
            cards = say_np(printer, filter_, "card", "p" if many else "s")
            return [*lead, *cards, "of", *whose, what.zone]
        if what.count == 1:
            return ["the", "top", "card", "of", *whose, "library"]
        return ["the", "top", say_count(what.count, printer), "cards", "of", *whose, "library"]
    if isinstance(what, Both) and len(what.parts) == 2:
        first, second = what.parts
        return [*say_obj(printer, first, form), "and", *say_obj(printer, second, form)]
    if isinstance(what, (EventObject, Current)):
        return ["it"]
    if isinstance(what, Linked):
        return list(printer.split("the exiled card"))
    if isinstance(what, CostObject):
        return ["the", what.role, "creature"]
    raise Unprintable(f"{type(what).__name__} has no words here")


def say_among(printer: Any, what: Choose) -> list[str]:
    """Some of those named before."""
    linked = str(what.among.said if isinstance(what.among, Linked) else "")
    if what.said == "alone":
        return ["one"]
    if linked.startswith("that was exiled with"):
        return [*say_so_many(printer, what), "at", "random", *printer.split(linked)]
    if linked.startswith("exiled with"):
        return [*say_so_many(printer, what), *printer.split(linked)]
    if not isinstance(what.filter, Anything) or what.said == "kind":
        return [*say_so_many(printer, what), "from", "among", *say_obj(printer, what.among)]
    lead = ["any", "number"] if what.most is None else say_number(printer, what)
    tail = ["at", "random"] if what.random else []
    return [*lead, "of", *say_obj(printer, what.among), *tail]


def say_so_many(printer: Any, what: Choose) -> list[str]:
    """So many cards of a kind: "a creature card", "up to two land cards"."""
    words = say_np(printer, what.filter, "card", "s" if what.most == 1 else "p")
    if what.least == what.most == 1:
        return [a_or_an(words[0]), *words]
    return [*say_number(printer, what), *words]


def say_number(printer: Any, what: Choose) -> list[str]:
    """How many are chosen."""
    if what.most is None:
        return ["any", "number", "of"]
    count = say_count(what.most, printer)
    return [count] if what.least == what.most else ["up", "to", count]


def say_chosen(printer: Any, what: Choose, prep: str) -> list[str]:
    """Objects chosen without target words."""
    parts = flat(what.filter)
    other = bool(parts) and is_other(parts[0])
    inner = together(parts[1:] if other else parts)
    number = "s" if what.most == 1 else "p"
    words = say_np(printer, inner, kind_of(what.zones, inner), number, prep)
    if what.said in ("their", "your"):
        words = [*words, "of", what.said, "choice"]
    if what.random:
        at = len(words) - words[::-1].index(prep) - 1 if prep in words else len(words)
        words = [*words[:at], "at", "random", *words[at:]]
    if what.least == what.most == 1:
        return ["another", *words] if other else [a_or_an(words[0]), *words]
    if other:
        raise Unprintable("others in number have no words")
    return [*say_number(printer, what), *words]


def say_who(printer: Any, who: Any, form: str = "") -> list[str]:
    """Players."""
    if isinstance(who, You):
        return ["you"]
    if isinstance(who, (ControllerOf, OwnerOf)):
        word = "controller" if isinstance(who, ControllerOf) else "owner"
        plural = who.said in ("controllers", "owners")
        if who.said and not plural:
            return say_pronoun(printer, who.said, form)
        return [*printer.say("poss", who.what, "obj"), word + "s" if plural else word]
    if isinstance(who, TargetPlayer) and who.said == "each" and who.slot not in printer.seen:
        return [*say_target(printer, who.slot, "in"), "each"]
    if isinstance(who, PlayersFitting) and who.said == "didn't discard":
        from .cardwords import say_who_did_not

        return say_who_did_not(printer, who)
    said = is_bound(who)
    if said:
        return say_pronoun(printer, said, form)
    if isinstance(who, TargetPlayer):
        if who.slot in printer.seen:
            return ["that", "player"]
        return say_target(printer, who.slot, "in")
    if isinstance(who, ActivePlayer):
        return ["attacking", "player"]
    if isinstance(who, PlayersFitting) and who.said == "each":
        return ["each", *say_np(printer, who.filter, "perm", "s")]
    if isinstance(who, PlayersFitting):
        return list(printer.say("player_phrase", who))
    if isinstance(who, EachPlayer):
        return ["each", "player"]
    if isinstance(who, EachOpponent):
        return ["each", "opponent"]
    if isinstance(who, OpponentsOf):
        return ["each", "of", *printer.say("poss", who.who, "who"), "opponents"]
    if isinstance(who, OthersThan) and who.who == You():
        return ["each", "other", "player"]
    if isinstance(who, SubgameLosers):
        return ["each", "player", "who", "doesn't", "win", "the", "subgame"]
    if isinstance(who, AnOpponent):
        return ["an", "opponent"]
    if isinstance(who, Teammates):
        return ["each", "of", "your", "teammates"]
    if isinstance(who, CurrentPlayer):
        return say_pronoun(printer, "they", form)
    if isinstance(who, ChosenPlayer):
        return ["the", "chosen", "player"]
    if isinstance(who, DefendingPlayer) and who.what in (This(), Current()):
        return ["defending", "player"]
    raise Unprintable(f"{type(who).__name__} has no words here")


def say_pronoun(printer: Any, said: str, form: str) -> list[str]:
    """A word for players named before, in its case."""
    if said in ("they", "them"):
        return ["they"] if form in ("s", "p") else ["them"]
    return list(printer.split(said))


def say_poss(printer: Any, what: Any, form: str = "") -> list[str]:
    """A possessive."""
    if isinstance(what, You):
        return ["your"]
    said = is_bound(what) if not isinstance(what, (ControllerOf, OwnerOf)) else what.said
    if isinstance(what, CurrentPlayer) and not what.said.startswith("that"):
        return ["their"]
    if said in POSSESSIVES:
        return POSSESSIVES[said]
    if isinstance(what, Ref):
        words = say_obj(printer, what)
        return POSSESSIVES.get(words[0], [*words, "'s"]) if len(words) == 1 else [*words, "'s"]
    words = say_who(printer, what, "o")
    return [*words, "'"] if words[-1].endswith("s") and words[-1] != "'s" else [*words, "'s"]


def has_noun(part: Any) -> bool:
    """Whether a filter reads with a noun of its own, in each of its choices."""
    if nouns_of(part):
        return True
    if isinstance(part, AnyOf) and adjective_word(part) is None:
        return all(any(has_noun(inner) for inner in flat(one)) for one in part.parts)
    return False


def say_event_filter(printer: Any, what: Any, form: str = "") -> list[str]:
    """What an event happens to."""
    if isinstance(what, AllOf) and what.parts[1:] == (IsPermanent(),):
        what = what.parts[0]
    if isinstance(what, Is):
        return say_obj(printer, what.what)
    if isinstance(what, AnyOf) and isinstance(what.parts[0], Is) and len(what.parts) == 2:
        first, second = what.parts
        return [
            *say_event_filter(printer, first),
            "or",
            *say_event_filter(printer, second),
        ]
    if isinstance(what, IsPlayer):
        if what.who == You():
            return ["you"]
        return ["an", "opponent"] if what.who == EachOpponent() else ["a", "player"]
    if isinstance(what, Anything) and form == "recipient":
        return ["a", "permanent", "or", "player"]
    parts = flat(what)
    kind = form or "perm"
    if kind == "recipient":
        kind = "perm"
    if kind == "perm" and not any(has_noun(part) for part in parts):
        kind = "source"
    if any(nouns_of(part) == (["instant", "sorcery"], "or") for part in parts):
        kind = "source"
    if any(isinstance(part, IsSpell) for part in parts):
        kind = "spell"
    if parts and is_other(parts[0]):
        return ["another", *say_np(printer, together(parts[1:]), kind, "s")]
    words = say_np(printer, what, kind, "s")
    return [a_or_an(words[0]), *words]
