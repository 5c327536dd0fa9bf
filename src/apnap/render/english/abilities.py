"""Abilities printed, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...ir import (
    Ability,
    Activated,
    AddAbility,
    AddTypes,
    AnOpponent,
    AnyOf,
    Body,
    ChapterReached,
    Do,
    During,
    EachOpponent,
    EitherOf,
    Entering,
    If,
    InZone,
    Is,
    Keyword,
    LoyaltyCost,
    Node,
    OnlyWhile,
    Process,
    Ref,
    Replacement,
    Spell,
    Static,
    StepBegins,
    This,
    Triggered,
    TurnOf,
    Untrue,
    walk,
)
from . import costwords, keywordwords  # noqa: F401 - their printers
from .clauses import each_of
from .eras import CURRENT
from .frames import BAR, LEVEL, say_bar, say_chapter, say_level
from .grammar import SELF_SIGN, alter, make
from .modes import say_modes, special_header
from .nouns import Unprintable, say_np
from .prefixed import say_prefixed
from .printing import Printer, says
from .runs import RUN, run_from, say_run
from .words import CLOSE, OPEN


@says("granted")
def say_granted(printer: Printer, value: Any, form: str) -> list[str]:
    """One ability that is had or gained."""
    if isinstance(value, Keyword):
        if value.said.endswith(("q", "ql")):
            small = value.said.endswith("l")
            inner = alter(value, said=value.said.removesuffix("l")[:-1])
            lead = [OPEN, ""] if small else [OPEN]
            return [*lead, *printer.say("keyword", inner), ".", CLOSE]
        return printer.say("keyword", value)
    if isinstance(value, Static) and value.said == "given":
        value = alter(value, cda=True, said="")
    saved = printer.targets, printer.seen, printer.where
    named, printer.named = printer.named, False
    words = [OPEN, *ability_tokens(printer, value), CLOSE]
    printer.named = named
    printer.targets, printer.seen, printer.where = saved
    return words


@says("quoted")
def say_quoted(printer: Printer, value: Any, form: str) -> list[str]:
    """An ability in quotation marks."""
    return say_granted(printer, value, form)


@says("abilities")
def say_abilities(printer: Printer, value: Any, form: str) -> list[str]:
    """A list of abilities."""
    if not isinstance(value, tuple) or not all(isinstance(part, AddAbility) for part in value):
        raise Unprintable("no list of abilities")
    phrases: list[list[str]] = []
    for part in value:
        words = say_granted(printer, part.ability, "")
        if part.said == "nodot" and words[-2:] == [".", CLOSE]:
            words = [*words[:-2], CLOSE]
        said = part.ability.said
        if said in FROM_MORE and phrases and isinstance(part.ability, Keyword):
            phrases[-1] = [*phrases[-1], *FROM_MORE[said], *words[1:]]
        else:
            phrases.append(words)
    return printer.listing(phrases, "and")


def say_parts(printer: Printer, value: Any, form: str, category: str) -> list[str]:
    """Parts of a continuous effect, joined."""
    phrases: list[list[str]] = []
    rest = value
    while rest:
        for count in range(len(rest), 0, -1):
            group = rest[:count]
            if any(part.said.startswith("verb") for part in group[1:]):
                continue
            if group[0].said.startswith("verb"):
                group = (alter(group[0], said=group[0].said[4:]), *group[1:])
            try:
                words = printer.say(category, group, form)
            except Unprintable:
                if count == 1:
                    raise
                continue
            each = None
            if category == "spart":
                each = each_of(getattr(group[0], "power", None)) or each_of(
                    getattr(group[0], "toughness", None)
                )
            if each is not None:
                words = [*words, "for", "each", *printer.say("each", each)]
            phrases.append(words)
            rest = rest[count:]
            break
    return printer.listing(phrases, "and")


@says("dparts")
def say_lasting(printer: Printer, value: Any, form: str) -> list[str]:
    """ "gets +1/+1 and gains flying"."""
    return say_parts(printer, value, form, "dpart")


@says("sparts")
def say_static_parts(printer: Printer, value: Any, form: str) -> list[str]:
    """ "gets +1/+1 and has flying"."""
    return say_parts(printer, value, form, "spart")


def place_said(condition: Any) -> str:
    """Where a condition has the object itself: "as long as this card is in your graveyard"."""
    for part in walk(condition):
        if isinstance(part, InZone) and isinstance(part.what, This):
            return part.zone
    return "battlefield"


def say_static(printer: Printer, value: Static) -> list[str]:
    """A static ability about objects."""
    said = value.said.removesuffix("^").removesuffix("if")
    what = value.affects
    if what is None or value.zones != (place_said(value.condition),) or value.cda:
        raise Unprintable("this static ability has no words")
    if isinstance(what, Ref):
        words, form = printer.say("obj", what), "s/it"
    elif said in ("@graveyard", "each@graveyard"):
        lead, form = (["each"], "s/it") if said.startswith("each") else ([], "p/they")
        words = [*lead, *say_np(printer, what, "card@graveyard", form[0])]
    elif said == "each":
        words, form = ["each", *say_np(printer, what, "perm", "s")], "s/it"
    elif said == "others too" and isinstance(what, AnyOf):
        one, two = (say_np(printer, part, "perm", "p") for part in what.parts)
        words, form = [*one, "and", *two], "p/they"
    elif said == "and other" and isinstance(what, AnyOf) and what.parts[0] == Is(This()):
        both = printer.split("this creature and other")
        words = [*both, *say_np(printer, what.parts[1], "perm", "p")]
        form = "p/they"
    else:
        words = [*(["all"] if said == "all" else []), *say_np(printer, what, "perm", "p")]
        form = "p/they"
    printer.where = None
    words = words + printer.say("sparts", value.parts, form)
    if value.condition is not None:
        condition = say_while(printer, value.condition, "if" if value.said.endswith("if") else "")
        words = [*condition, ",", *words] if value.said.endswith("^") else words + condition
    if printer.where is not None:
        words = [*words, ",", "where", "X", "is", *printer.say("amt", printer.where)]
    keeps = any(
        getattr(getattr(part, "ability", None), "keeps", None) is not None for part in value.parts
    )
    tail = printer.split("this effect doesn't remove this Aura.") if keeps else []
    kind = value.parts[0]
    if isinstance(kind, AddTypes) and kind.said.startswith("still"):
        plural = kind.said.endswith("p")
        tail = printer.split("they're still lands." if plural else "it's still a land.")
    return [*words, ".", *tail]


DURING = "during"
"""How the condition is said that it is, or is not, one's turn, before a static ability."""


def say_while(printer: Printer, condition: Any, lead: str = "") -> list[str]:
    """ "As long as this creature is untapped", "during your turn"."""
    if condition == make(TurnOf, said=DURING):
        return ["during", "your", "turn"]
    if condition == make(Untrue, TurnOf(), said=DURING):
        return ["during", "turns", "other", "than", "yours"]
    if condition == make(During, "combat", said=DURING):
        return ["during", "combat"]
    if isinstance(condition, Untrue) and condition.said == "unless":
        return ["unless", *printer.say("cond", condition.part)]
    words = [lead] if lead else ["as", "long", "as"]
    return [*words, *printer.say("cond", condition)]


@says("fullbody")
def say_full_body(printer: Printer, body: Any, form: str) -> list[str]:
    """A body: sentences or modes."""
    if not isinstance(body, Body):
        raise Unprintable("no body")
    printer.targets = body.targets
    printer.seen = set()
    if not body.modes:
        effect = body.effect
        return printer.say("body", effect.effect if isinstance(effect, Process) else effect)
    if body.effect is not None or (body.again and (body.least, body.most) not in ((2, 2), (3, 3))):
        raise Unprintable("this choice of modes has no words")
    if isinstance(body.chooser, AnOpponent) and (body.least, body.most) != (1, 1):
        raise Unprintable("this choice of modes has no words")
    again = ". you may choose the same mode more than once." if body.again else "—"
    special = special_header(printer, body)
    words = (
        "an opponent chooses one —"
        if isinstance(body.chooser, AnOpponent)
        else {
            (1, 1, ""): "choose one —",
            (2, 2, ""): f"choose two {again}",
            (3, 3, ""): f"choose three {again}",
            (1, 2, ""): "choose one or both —",
            (0, 2, ""): "choose up to two —",
            (1, len(body.modes), "more"): "choose one or more —",
        }.get((body.least, body.most, body.said))
    )
    if special is not None:
        return [*special, *say_modes(printer, body)]
    if words is None:
        raise Unprintable("this number of modes has no words")
    out = [*printer.split(words), *say_modes(printer, body)]
    return out if printer.era == CURRENT else modes_in_line(out)


def modes_in_line(words: list[str]) -> list[str]:
    """Modes as the older editions write them: "choose one — Draw a card; or gain 2 life."."""
    first = words.index("\n")
    last = len(words) - words[::-1].index("\n") - 1
    out = words[:first]
    for i in range(first, len(words)):
        if i == first:
            continue
        if words[i] == "\n":
            if out[-1] == ".":
                out.pop()
            out += [";", "or"] if i == last else [";"]
        elif words[i] != "•":
            capital = words[i - 2] == "\n" and i == first + 2
            out.append(words[i][:1].upper() + words[i][1:] if capital else words[i])
    return out


def say_activated(printer: Printer, value: Activated) -> list[str]:
    """Cost: effect."""
    if value.keyword == "forecast":
        rest = alter(value, keyword="", timing="", limit=0, zone="hand")
        return ["Forecast", "—", *say_activated(printer, rest)]
    if value.keyword == "boast":
        rest = alter(value, keyword="", limit=0, condition=None)
        return ["Boast", "—", *say_activated(printer, rest)]
    if value.keyword:
        raise Unprintable("this activated ability has no words")
    first = value.cost[0] if value.cost else None
    printer.targets, printer.seen = value.body.targets, set()
    if isinstance(first, LoyaltyCost):
        number = "−X" if first.x else f"{first.change:+d}".replace("-", "−")
        lead = [f"[{'0' if number == '+0' else number}]"]
    else:
        lead = printer.say("costs", value.cost)
    out = [*lead, ":", *printer.say("fullbody", value.body)]
    spent = bool(value.x_mana) or value.x is not None or value.less is not None
    if value.timing or value.limit or value.condition or value.who or spent:
        limits = (
            value.timing,
            value.limit,
            value.condition,
            value.who,
            value.x_mana,
            value.x,
            value.less,
        )
        if value.said == "if first":
            made = Activated((), Body(), *limits[:2], condition=limits[2], who=limits[3])
            out += printer.say("restriction", alter(made, said="if first"))
        else:
            out += printer.say("restrictions", limits)
    return out


def lead_of(value: Triggered) -> str:
    """When, whenever or at."""
    if value.said:
        return value.said
    if isinstance(value.when, StepBegins):
        return "at"
    what = getattr(value.when, "what", None)
    once = type(value.when).__name__ == "Moves" and isinstance(what, Is)
    return "when" if once else "whenever"


def condition_last(body: Any) -> Any:
    """A body that does not begin with "if", which would read as the trigger's own condition."""
    effect = body.effect
    first = effect.steps[0] if isinstance(effect, Do) else effect
    if not isinstance(first, If) or first.said or first.otherwise is not None:
        return body
    after = alter(first, said="post")
    if isinstance(effect, Do):
        after = alter(effect, steps=(after, *effect.steps[1:]))
    return alter(body, effect=after)


MEANWHILE: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("during", "your", "turn"), TurnOf()),
    (("during", "an", "opponent", "'s", "turn"), TurnOf(EachOpponent())),
    (("during", "combat"), During("combat")),
)
"""When alone an event counts: the words after it."""


def say_occasion(printer: Printer, lead: str, when: Any) -> list[str]:
    """An event, or two with a word of their own."""
    kind = "moment" if lead == "at" else "event"
    if isinstance(when, OnlyWhile) and when.said == "during":
        after = next(words for words, condition in MEANWHILE if condition == when.condition)
        return [*printer.say(kind, when.when), *after]
    if isinstance(when, EitherOf) and when.said.startswith("and "):
        first, more = when.parts
        word = when.said.removeprefix("and ")
        words = printer.say("moment" if word == "at" else "event", more)
        return [*printer.say(kind, first), "and", word, *words]
    return printer.say(kind, when)


def say_triggered(printer: Printer, value: Triggered) -> list[str]:
    """When, whenever, at."""
    if value.keyword or value.limit > 1:
        raise Unprintable("this triggered ability has no words")
    printer.targets, printer.seen = value.body.targets, set()
    lead = lead_of(value)
    out = [lead, *say_occasion(printer, lead, value.when), ","]
    if value.condition is not None:
        out += ["if", *printer.say("cond", value.condition), ","]
    out += printer.say("fullbody", condition_last(value.body))
    if value.limit == 1:
        out += printer.split("this ability triggers only once each turn.")
    return out


def ability_tokens(printer: Printer, value: Any) -> list[str]:
    """The tokens of one ability."""
    if isinstance(value, Keyword):
        return printer.say("keyword", value)
    if isinstance(value, tuple) and isinstance(value[0], Activated):
        first, second = value
        words = ability_tokens(printer, second)
        return [*printer.say("costs", first.cost), "or", *words]
    if isinstance(value, tuple) and value[0].said.startswith(RUN):
        return say_run(printer, value)
    if isinstance(value, tuple):
        return printer.say("xline", value)
    if isinstance(value, Spell):
        printer.targets, printer.seen = value.body.targets, set()
        return printer.say("fullbody", value.body)
    prefixed = say_prefixed(printer, value, ability_tokens)
    if prefixed is not None:
        return prefixed
    failure: Unprintable
    if isinstance(value, (Static, Replacement)) and value.said.startswith("while^"):
        plain = alter(value, condition=None, said=value.said.removeprefix("while^"))
        return [*say_while(printer, value.condition), ",", *printer.say("xline", plain)]
    try:
        if isinstance(value, (Triggered, Activated)):
            printer.targets = value.body.targets
        return printer.say("xline", value)
    except Unprintable as error:
        failure = error
    if isinstance(value, Activated):
        return say_activated(printer, value)
    if isinstance(value, Triggered) and isinstance(value.when, ChapterReached):
        return say_chapter(printer, value)
    if isinstance(value, Triggered):
        return say_triggered(printer, value)
    if isinstance(value, Static):
        return say_static(printer, value)
    raise failure


FROM_MORE = {"&": ["and"], ",&": [","], ",and&": [",", "and"]}
"""Before a further quality of the protection before it: "and from red"."""


def joins_line(value: Ability) -> bool:
    """Whether a keyword shares its line with its neighbours."""
    return (
        isinstance(value, Keyword) and not value.cost and value.n is None and value.filter is None
    )


def lines_of(
    self_word: str,
    abilities: Sequence[Node],
    era: str = CURRENT,
    name: str = SELF_SIGN,
    known: Mapping[int, Sequence[str]] = MappingProxyType({}),
) -> list[list[str]]:
    """The lines of a card's abilities, as tokens; older editions say the name for the object.
    `known`: what abilities (by their `id`) are known to read as by themselves."""
    lines = _lines(self_word, abilities, era, known)
    if era == CURRENT or name == SELF_SIGN:
        return lines
    return [[name if word == SELF_SIGN else word for word in line] for line in lines]


def _lines(
    self_word: str, abilities: Sequence[Node], era: str, known: Mapping[int, Sequence[str]]
) -> list[list[str]]:
    out: list[list[str]] = []
    before: Any = None
    skip = 0
    for i, ability in enumerate(abilities):
        printer = Printer(self_word, era)
        if skip:
            skip -= 1
            continue
        if run := run_from(abilities, i):
            out.append(say_run(printer, abilities[i : i + run]))
            skip, before = run - 1, None
            continue
        if isinstance(ability, Activated) and ability.said == "or" and i + 1 < len(abilities):
            out.append(ability_tokens(printer, (ability, abilities[i + 1])))
            skip, before = 1, None
            continue
        pair = isinstance(ability, Replacement) or (
            isinstance(ability, Static) and ability.said == "pair"
        )
        if isinstance(ability, Entering) and i + 1 < len(abilities):
            pair = abilities[i + 1].said == "additional pair"
        if pair and i + 1 < len(abilities):
            try:
                out.append(printer.say("xline", (ability, abilities[i + 1])))
                skip, before = 1, None
                continue
            except Unprintable:
                pass
        if isinstance(ability, Static) and ability.said == LEVEL:
            out += say_level(ability, lambda given: _lines(self_word, given, era, known))
            before = None
            continue
        if isinstance(ability, Activated) and ability.said == BAR and i + 1 < len(abilities):
            held = abilities[i + 1]
            out += say_bar(
                printer, ability, held, lambda given: _lines(self_word, given, era, known)
            )
            skip, before = 1, None
            continue
        words = [*known.get(id(ability), ())] or ability_tokens(printer, ability)
        if isinstance(ability, Keyword):
            joined = isinstance(before, Keyword) and joins_line(before) and joins_line(ability)
            if ability.said.startswith("/"):
                joined = False
            elif ability.said[:1] in (",", ";", "&"):
                joined = True
            if joined and isinstance(before, Keyword):
                if ability.said.endswith("&"):
                    out[-1] += [*FROM_MORE[ability.said], *words[1:]]
                else:
                    out[-1] += [ability.said[:1] if ability.said[:1] == ";" else ",", *words]
                before = ability
                continue
        out.append(words)
        before = ability
    return out
