"""Sentences that hang on the one before, printed; see oracle.hanging."""

from __future__ import annotations

from typing import Any

from ...ir import (
    AddAbility,
    AddMana,
    AddTypes,
    Apply,
    Body,
    CantBeCountered,
    Clash,
    CopySpell,
    Counter,
    CreateTokens,
    Damage,
    Delay,
    Destroy,
    Did,
    Do,
    Face,
    FlipCoin,
    ForEach,
    If,
    Let,
    May,
    PayOr,
    PreventDamage,
    RepeatProcess,
    Untrue,
    When,
)
from .grammar import alter, make
from .nouns import Unprintable
from .printing import Printer
from .tokens import SIZED, THOSE


def _reflexive(printer: Printer, body: Any) -> list[str]:
    """What a reflexive ability does; its target words are its own."""
    if not isinstance(body, Body):
        return printer.say("sentence", body)
    saved = printer.targets, printer.seen
    printer.targets, printer.seen = body.targets, set()
    words = printer.say("sentence", body.effect)
    printer.targets, printer.seen = saved
    return words


def say_hanging(printer: Printer, effect: Any) -> list[str]:
    """A sentence, and the sentences that hang on it."""
    if isinstance(effect, Do) and effect.said and set(effect.said) <= set("!?%"):
        mark = (set(printer.seen), printer.where)
        try:  # sentences that are one phrase
            return [*printer.say("sentence", effect), "."]
        except Unprintable:
            printer.seen, printer.where = set(mark[0]), mark[1]
    if isinstance(effect, Do):
        head = make(Do, (*effect.steps[:-1], bare_of(effect.steps[-1])), said=effect.said)
        last = effect.steps[-1]
    else:
        head, last = bare_of(effect), effect
    if isinstance(last, If) and isinstance(last.then, RepeatProcess) and "until" in last.then.said:
        return ["repeat", "this", "process", *printer.split(last.then.said), "."]
    if isinstance(last, If) and isinstance(last.condition, Did) and last.said.startswith("did|"):
        other = last.said[4:]
        lead = ["otherwise"] if other == "otherwise" else ["if", *printer.split(other)]
        yes = say_hanging(printer, alter(last, otherwise=None, said="did"))
        return [*yes, *lead, ",", *say_hanging(printer, last.otherwise)]
    if isinstance(last, If) and isinstance(last.condition, Did) and last.said == "did":
        words = last.condition.said or "you do"
        return ["if", *printer.split(words), ",", *say_hanging(printer, last.then)]
    if isinstance(last, If) and isinstance(last.condition, Untrue) and last.said == "did":
        if isinstance(last.condition.part, Did):
            words = last.condition.part.said or "you can't"
            return ["if", *printer.split(words), ",", *say_hanging(printer, last.then)]
    if isinstance(last, When):
        return ["when", "you", "do", ",", *_reflexive(printer, last.body), "."]
    out = [*printer.say("sentence", head), "."]
    for kind, words, more in hanging(printer, last):
        if kind.startswith("instead"):
            out += say_instead(printer, kind, alter(more, then=bare_of(more.then)))
            for tail, words2, _ in hanging(printer, more.then):
                if tail != "tail":
                    raise Unprintable("more after what happens instead")
                out += [*printer.split(words2), "."]
            continue
        if kind == "abilities":
            out += [*printer.split(words), *printer.say("abilities", more), "."]
            continue
        if kind == "gives":
            out += say_given(printer, more)
            continue
        if kind == "countered":
            out += ["if", *printer.say("aspell", more), *printer.split(words), "."]
            continue
        if kind == "only" and words == "ability":
            what = printer.say("mana_use", more)
            out += [*printer.split("spend this mana only to"), *what, "."]
            continue
        if kind == "only":
            what = printer.say("aspell", more) if words else printer.say("spells", more, "p")
            out += [*printer.split("spend this mana only to cast"), *what, "."]
            continue
        if kind == "then":
            out += say_hanging(printer, more)
            continue
        if kind == "tail":
            out += [*printer.split(words), "."]
            continue
        lead = ["otherwise"] if kind == "else" else ["if", *printer.split(words)]
        out += [*lead, ",", *say_hanging(printer, more)]
    return out


def say_given(printer: Printer, effect: AddMana) -> list[str]:
    """What the spell has that the mana is spent on."""
    lead = [*printer.split("if that mana is spent on"), *printer.say("aspell", effect.spent_on)]
    if effect.gives == (CantBeCountered(),):
        return [*lead, *printer.split(", that spell can't be countered .")]
    return [*lead, *printer.split(", it gains"), *printer.say("abilities", effect.gives), "."]


def say_instead(printer: Printer, kind: str, effect: If) -> list[str]:
    """ "If C, B instead" after what it takes the place of."""
    condition = printer.say("cond", effect.condition)
    lead = ["\n"] if kind.endswith("n") else []
    kind = kind.removesuffix("n")
    shown: Any = effect.then
    if isinstance(shown, Damage) and shown.said == "same":
        shown = alter(shown, to=())
    if isinstance(shown, PreventDamage) and shown.said == "same":
        shown = alter(shown, to=())
    asks = isinstance(shown, If) and shown.said == "post"
    then = printer.say("sentence" if asks else "clauses", shown)
    if kind == "instead if":
        return [*lead, *then, "instead", "if", *condition, "."]
    if kind == "instead first":
        return [*lead, "if", *condition, ",", "instead", *then, "."]
    return [*lead, "if", *condition, ",", *then, "instead", "."]


WRAPPERS: tuple[tuple[Any, str], ...] = (
    (May, "effect"),
    (If, "then"),
    (Delay, "effect"),
    (PayOr, "unpaid"),
    (ForEach, "effect"),
)


def bare_of(effect: Any) -> Any:
    """The effect without what hangs on it in sentences of its own."""

    if isinstance(effect, Let):
        return bare_of(effect.effect)
    if isinstance(effect, PayOr) and not_paid(effect) is not None:
        first: Any = effect.unpaid
        return alter(effect, unpaid=first.steps[0], said="")
    if isinstance(effect, PayOr) and effect.asked == "unless" and effect.paid is not None:
        return alter(effect, paid=None, said="")
    if isinstance(effect, PayOr) and effect.asked == "may":
        said = "must" if effect.said == "must" else ""
        return alter(effect, paid=None, unpaid=None, said=said)
    if isinstance(effect, If) and effect.otherwise is not None and effect.said[:5] == "else:":
        return alter(effect, otherwise=None, said="")
    if isinstance(effect, If) and effect.otherwise is not None and effect.said in ("", "post"):
        return alter(effect, otherwise=None)
    if isinstance(effect, May) and effect.otherwise is not None:
        return alter(effect, otherwise=None, said="")
    if isinstance(effect, If) and effect.otherwise is not None and effect.said[:7] == "instead":
        return effect.otherwise
    if isinstance(effect, CreateTokens) and effect.said == SIZED:
        return alter(effect, size=None, toughness=None, said="")
    if isinstance(effect, CreateTokens) and isinstance(effect.token, Face) and has_said(effect):
        own = int(effect.said.partition("#")[2] or 0)
        return alter(
            effect, token=alter(effect.token, abilities=effect.token.abilities[:own]), said=""
        )
    if isinstance(effect, AddMana) and "|" in effect.said:
        return alter(effect, until="", said=effect.said.partition("|")[0])
    if isinstance(effect, AddMana) and effect.gives:
        return alter(effect, spent_on=None, gives=())
    if isinstance(effect, AddMana) and effect.said.endswith("can't"):
        return alter(effect, only=None, said=effect.said.removesuffix("can't"))
    if isinstance(effect, AddMana) and effect.only is not None:
        suffix = "ability" if effect.said.endswith("ability") else "a"
        return alter(effect, only=None, said=effect.said.removesuffix(suffix))
    if isinstance(effect, PreventDamage) and effect.then is not None:
        return alter(effect, then=None)
    if isinstance(effect, Clash):
        return alter(effect, won=None, lost=None)
    if isinstance(effect, FlipCoin):
        return alter(effect, won=None, lost=None, called=True, said="")
    if isinstance(effect, Apply) and still(effect):
        return alter(effect, said=effect.said.partition("|")[0] if "|" in effect.said else "")
    if isinstance(effect, Counter) and effect.to:
        return alter(effect, to="", only=None, said="")
    if isinstance(effect, Damage) and effect.unpreventable and effect.said != "and":
        return alter(effect, unpreventable=False, said=effect.said.removesuffix("|this"))
    if isinstance(effect, CopySpell) and effect.retarget and not effect.said.startswith("new"):
        return alter(effect, retarget=False, said="")
    if isinstance(effect, Destroy) and effect.no_regeneration and effect.said != "and":
        return alter(effect, no_regeneration=False, said="")
    for kind, field in WRAPPERS:
        inner = getattr(effect, field, None) if isinstance(effect, kind) else None
        if inner is not None:
            return alter(effect, **{field: bare_of(inner)})
    if isinstance(effect, Do) and effect.steps:
        return make(Do, (*effect.steps[:-1], bare_of(effect.steps[-1])), said=effect.said)
    return effect


def not_paid(effect: PayOr) -> Any:
    """What a sentence of its own says to happen besides, where the cost was not paid."""
    unpaid = effect.unpaid
    if effect.asked == "unless" and isinstance(unpaid, Do) and unpaid.said == "D":
        return unpaid.steps[1]
    return None


def has_said(effect: CreateTokens) -> bool:
    """Whether the abilities of the token stand in a sentence of their own."""
    own = ("", "investigate", "that's", THOSE, SIZED)
    return effect.said not in own and not effect.said.startswith("named")


def still(effect: Apply) -> bool:
    """Whether a land becomes something else and stays a land."""
    kind = effect.parts[0] if effect.parts else None
    return isinstance(kind, AddTypes) and kind.said == "still"


COUNTERED_TO = {
    "exile": "exile it instead of putting it into its owner's graveyard",
    "exile#card": "exile that card instead of putting it into its owner's graveyard",
    "library-top": "put it on top of its owner's library instead of into that player's graveyard",
    "library-top#card": "put that card on top of its owner's library instead of into that player's "
    "graveyard",
    "library-bottom": "put it on the bottom of its owner's library instead of into that player's "
    "graveyard",
    "library-either#card": "put that card on your choice of the top or bottom of its owner's "
    "library instead of into that player's graveyard",
    "hand": "put it into its owner's hand instead of into that player's graveyard",
    "hand#card": "put that card into its owner's hand instead of into that player's graveyard",
}


STAYS = (
    "until end of turn , you don't lose this mana as steps and phases end",
    "until end of turn , they don't lose this mana as steps and phases end",
)
"""How it is said that mana stays."""

TO_BATTLEFIELD = (
    "is countered this way , put that card onto the battlefield under your control instead of into "
    "its owner's graveyard"
)
"""How a countered spell of a kind becomes a permanent."""

SIDES = "it comes up"  # how a flip is told that nobody calls


def flips(effect: FlipCoin) -> list[tuple[str, str, Any]]:
    """What follows a coin flip."""
    if not effect.called:
        sides = (("heads", effect.won), ("tails", effect.lost))
        return [("did", f"it comes up {side}", part) for side, part in sides if part is not None]
    lead = effect.said if effect.said != "otherwise" else ""
    verbs = ("wins", "loses") if lead.endswith("player") else ("win", "lose")
    out: list[tuple[str, str, Any]] = []
    for verb, part in zip(verbs, (effect.won, effect.lost), strict=True):
        if part is not None:
            out.append(("did", f"{lead or 'you'} {verb} the flip", part))
    if effect.said == "otherwise" and len(out) == 2:
        out[1] = ("else", "", effect.lost)
    return out


def hanging(printer: Printer, effect: Any) -> list[tuple[str, str, Any]]:
    """What hangs on an effect: kind, words, effect."""
    if isinstance(effect, Let):
        return hanging(printer, effect.effect)
    if isinstance(effect, If) and effect.otherwise is not None and effect.said[:7] == "instead":
        chance = effect.then
        if isinstance(chance, May) and chance.otherwise == effect.otherwise:  # goes without saying
            return [(effect.said, "", alter(effect, then=alter(chance, otherwise=None)))]
        return [(effect.said, "", effect)]
    if isinstance(effect, CreateTokens) and effect.said == SIZED:
        power, toughness = (printer.say("amt", n) for n in (effect.size, effect.toughness))
        told = ["its power is equal to", *power, "and its toughness is equal to", *toughness]
        return [("tail", " ".join(told).replace(" 's", "'s"), None)]
    if isinstance(effect, CreateTokens) and isinstance(effect.token, Face) and has_said(effect):
        words, _, own = effect.said.partition("#")
        parts = tuple(AddAbility(ability) for ability in effect.token.abilities[int(own or 0) :])
        return [("abilities", words, parts)]
    if isinstance(effect, AddMana) and "|" in effect.said:
        return [("tail", effect.said.partition("|")[2], None)]
    if isinstance(effect, AddMana) and effect.gives:
        return [("gives", "", effect)]
    if isinstance(effect, AddMana) and effect.said.endswith("can't"):
        return [("tail", "you can't spend this mana to cast spells", None)]
    if isinstance(effect, AddMana) and effect.only is not None:
        if effect.said.endswith("ability"):
            return [("only", "ability", effect.only)]
        return [("only", "a" if effect.said.endswith("a") else "", effect.only)]
    if isinstance(effect, PreventDamage) and effect.then is not None:
        return [("then", "", effect.then)]
    if isinstance(effect, Clash) and effect.won is not None:
        won = [("did", "you win", effect.won)]
        return won if effect.lost is None else [*won, ("else", "", effect.lost)]
    if isinstance(effect, FlipCoin):
        return flips(effect)
    if isinstance(effect, Apply) and still(effect):
        return [("tail", effect.said.rpartition("|")[2] or "it's still a land", None)]
    if isinstance(effect, Counter) and effect.to == "battlefield":
        return [("countered", TO_BATTLEFIELD, effect.only)]
    if isinstance(effect, Counter) and effect.to:
        key = effect.to + ("#card" if effect.said == "card" else "")
        if key not in COUNTERED_TO:
            raise Unprintable(f"countered to {effect.to} has no words")
        return [("tail", "if that spell is countered this way, " + COUNTERED_TO[key], None)]
    if isinstance(effect, Damage) and effect.unpreventable and effect.said != "and":
        which = "this" if effect.said.endswith("|this") else "the"
        return [("tail", f"{which} damage can't be prevented", None)]
    if isinstance(effect, CopySpell) and effect.retarget and effect.said != "new":
        return [("tail", f"you may choose new targets for {effect.said or 'the'} copy", None)]
    if isinstance(effect, PayOr) and not_paid(effect) is not None:
        return [("did", effect.said, not_paid(effect))]
    if isinstance(effect, PayOr) and effect.asked == "unless" and effect.paid is not None:
        return [("did", effect.said or "you do", effect.paid)]
    if isinstance(effect, PayOr) and effect.asked == "may":
        says = effect.said.replace("must", "").split("|")
        out: list[tuple[str, str, Any]] = []
        if effect.paid is not None:
            out.append(("did", says[0] or "you do", effect.paid))
        if effect.unpaid is not None and says[-1] == "otherwise":
            out.append(("else", "", effect.unpaid))
        elif effect.unpaid is not None:
            out.append(("did", says[-1] or "you don't", effect.unpaid))
        return out
    if isinstance(effect, If) and effect.otherwise is not None and effect.said[:5] == "else:":
        return [("did", effect.said[5:], effect.otherwise)]
    if isinstance(effect, If) and effect.otherwise is not None and effect.said in ("", "post"):
        return [("else", "", effect.otherwise)]
    if isinstance(effect, May) and effect.otherwise is not None:
        return [("did", effect.said or "you don't", effect.otherwise)]
    for kind, field in WRAPPERS:
        inside = getattr(effect, field, None) if isinstance(effect, kind) else None
        if inside is not None:
            return hanging(printer, inside)
    if isinstance(effect, Do) and effect.steps:
        return hanging(printer, effect.steps[-1])
    inner = effect
    if isinstance(inner, Destroy) and inner.no_regeneration and inner.said != "and":
        words2 = inner.said or (
            "it can't be regenerated"
            if printer.number(inner.what) == "s"
            else "they can't be regenerated"
        )
        return [("tail", words2, None)]
    return []
