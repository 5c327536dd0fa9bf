"""Abilities printed, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...ir import (
    Ability,
    Activated,
    AddAbility,
    AddTypes,
    AllOf,
    AnOpponent,
    AnyOf,
    Anything,
    Body,
    ChapterReached,
    Colorless,
    Do,
    EitherCost,
    EitherOf,
    Entering,
    HasColor,
    HasSubtype,
    HasSupertype,
    HasType,
    If,
    Is,
    Keyword,
    LoyaltyCost,
    Monocolored,
    Multicolored,
    Node,
    Not,
    Number,
    OfChosen,
    PayMana,
    Process,
    Ref,
    Replacement,
    ReturnThis,
    SacrificeThis,
    SharesWith,
    Spell,
    Static,
    StepBegins,
    TapThis,
    This,
    Triggered,
    TurnOf,
    UntapThis,
    Untrue,
    X,
)
from .clauses import each_of
from .eras import CURRENT
from .frames import LEVEL, say_chapter, say_level
from .grammar import SELF_SIGN, alter, make
from .keywords import (
    EXCLAIMED,
    PLAIN,
    SPLICED,
    WALK_OF,
    WITH_COST,
    WITH_NUMBER,
    WITH_NUMBER_AND_COST,
)
from .modes import say_modes, special_header
from .nouns import COLOR_NAMES, Unprintable, say_np
from .prefixed import say_prefixed
from .printing import Printer, says
from .runs import RUN, run_from, say_run
from .words import CLOSE, GLUED_DASH, OPEN, a_or_an

LISTED = {"list,": [","], "list&": [",", "and"], "list2": ["and"]}


@says("costs")
def say_costs(printer: Printer, value: Any, form: str) -> list[str]:
    """Costs with commas between them, each with a capital."""
    out: list[str] = []
    for i, cost in enumerate(value):
        if i + 1 < len(value) and value[i + 1].said == "and pay":
            words = printer.say("payments2", (cost, alter(value[i + 1], said="")), "b/you")
            out += [*([","] if i else []), words[0].capitalize(), *words[1:]]
            continue
        if cost.said == "and pay":
            continue
        if cost.said == "it&" and isinstance(cost, ReturnThis):
            out += printer.split("and return it to its owner's hand")
            continue
        if cost.said == "it&":
            out += ["and", "sacrifice", "it"]
            continue
        if isinstance(cost, SacrificeThis) and cost.said.startswith("list&"):
            out += [",", "and", *printer.split(cost.said[5:] or printer.self_word)]
            continue
        if cost.said.startswith("&"):
            out += ["and", *printer.split(cost.said[1:] or printer.self_word)]
            continue
        if cost.said in LISTED:
            out += [*LISTED[cost.said], *printer.say("aperm", cost.filter)]
            continue
        if i:
            out.append(",")
        words = say_cost(printer, cost)
        out += [words[0][:1].upper() + words[0][1:], *words[1:]]
    return out


def say_cost(printer: Printer, cost: Any) -> list[str]:
    """One part of a cost."""
    if isinstance(cost, TapThis):
        return ["{T}"]
    if isinstance(cost, UntapThis):
        return ["{Q}"]
    if isinstance(cost, PayMana) and cost.extra == 0 and not cost.said:
        return printer.say("mana", cost.mana)
    return printer.say("costvp", cost, "b/you")


@says("payments")
def say_payments(printer: Printer, value: Any, form: str) -> list[str]:
    """Costs as verb phrases."""
    if len(value) == 1 and isinstance(value[0], EitherCost):
        try:
            return printer.say("costvp", value[0], form)
        except Unprintable:
            one, two = (say_payments(printer, option, form) for option in value[0].options)
            return [*one, "or", *two]
    try:
        return printer.say("payments2", value, form)
    except Unprintable:
        pass
    phrases = [printer.say("costvp", cost, form) for cost in value]
    if len(phrases) > 2:
        raise Unprintable("three costs have no verb phrase")
    return phrases[0] if len(phrases) == 1 else [*phrases[0], "and", *phrases[1]]


@says("keyword")
def say_keyword(printer: Printer, value: Any, form: str) -> list[str]:
    """One keyword ability."""
    if not isinstance(value, Keyword):
        raise Unprintable("no keyword")
    name = value.name
    words = list(EXCLAIMED[name]) if name in EXCLAIMED else printer.split(name)
    if value.cost and name in WITH_NUMBER_AND_COST and value.n is not None:
        number = "X" if isinstance(value.n, X) else str(value.n)
        tail = printer.split(". X can't be 0.") if value.said.endswith("not 0") else []
        return [*words, number, GLUED_DASH, *printer.say("costs", value.cost), *tail]
    if value.filter is not None:
        return say_keyword_of(printer, value)
    if value.cost:
        if name not in WITH_COST:
            raise Unprintable(f"{name} takes no cost")
        if value.said == "-":
            out = [*words, GLUED_DASH, *printer.say("costs", value.cost)]
            plain = all(isinstance(c, (PayMana, TapThis)) for c in value.cost)
            return out if plain else [*out, "."]
        if len(value.cost) == 2 and value.words == "and/or":
            first, second = (say_cost(printer, cost) for cost in value.cost)
            return [*words, *first, "and/or", *second]
        if len(value.cost) == 1 and isinstance(value.cost[0], PayMana):
            return [*words, *printer.say("mana", value.cost[0].mana)]
        first_cost = value.cost[0]
        if isinstance(first_cost, EitherCost) and all(
            isinstance(option[0], PayMana) for option in first_cost.options
        ):
            one, two = (printer.say("costs", option) for option in first_cost.options)
            return [*words, *one, "or", *two]
        return [*words, GLUED_DASH, *printer.say("costs", value.cost), "."]
    if name == "modular" and value.words == "sunburst":
        return [*words, GLUED_DASH, "Sunburst"]
    if value.n is not None:
        if name in WITH_NUMBER and not isinstance(value.n, int):
            return [*words, *printer.say("digits", value.n)]
        if name not in WITH_NUMBER or not isinstance(value.n, int):
            raise Unprintable(f"{name} takes no number")
        return [*words, str(value.n)]
    if name not in PLAIN:
        raise Unprintable(f"there is no keyword {name}")
    return words


def say_keyword_of(printer: Printer, value: Keyword) -> list[str]:
    """A keyword with a quality."""
    name, quality = value.name, value.filter
    if name == "landwalk":
        return say_landwalk(printer, quality)
    if name == "protection":
        return ["protection", "from", *say_quality(printer, quality)]
    if name == "affinity":
        return ["affinity", "for", *say_np(printer, quality, "perm", "p")]
    if name == "bands with other":
        return ["bands", "with", "other", *say_np(printer, quality, "perm", "p")]
    if name == "enchant":
        return ["enchant", *say_np(printer, quality, "perm", "s")]
    if name == "champion":
        words = say_np(printer, quality, "perm", "s")
        return ["champion", a_or_an(words[0]), *words]
    if name == SPLICED:
        words = [*printer.split(SPLICED), *say_np(printer, quality, "perm", "s")]
        if value.said == "-":
            return [*words, GLUED_DASH, *printer.say("costs", value.cost), "."]
        return [*words, *printer.say("costs", value.cost)]
    if name == "typecycling":
        cost = printer.say("costs", value.cost)
        if quality == HasType("Land"):
            return ["landcycling", *cost]
        if quality == AllOf((HasSupertype("Basic"), HasType("Land"))):
            return ["basic", "landcycling", *cost]
        if isinstance(quality, HasSubtype):
            return [quality.subtype.lower() + "cycling", *cost]
    if name == "offering" and isinstance(quality, HasSubtype):
        return [quality.subtype, "offering"]
    raise Unprintable(f"{name} has no words with a quality")


def say_landwalk(printer: Printer, quality: Any) -> list[str]:
    """Islandwalk and the like."""
    if quality == OfChosen("land-type"):
        return printer.split("landwalk of the chosen type")
    if quality == AllOf((HasSupertype("Snow"), OfChosen("land-type"))):
        return printer.split("snow landwalk of the chosen type")
    if isinstance(quality, HasSubtype) and quality.subtype in WALK_OF:
        return [WALK_OF[quality.subtype]]
    if isinstance(quality, AllOf) and quality.parts[0] == HasSupertype("Snow"):
        last = quality.parts[-1]
        if isinstance(last, HasSubtype) and last.subtype in WALK_OF:
            return ["snow", WALK_OF[last.subtype]]
    for word, walked in (
        ("nonbasic", Not(HasSupertype("Basic"))),
        ("legendary", HasSupertype("Legendary")),
        ("artifact", HasType("Artifact")),
        ("snow", HasSupertype("Snow")),
    ):
        if quality == walked:
            return [word, "landwalk"]
    raise Unprintable("this landwalk has no word")


def say_quality(printer: Printer, quality: Any) -> list[str]:
    """What protection is from."""
    if isinstance(quality, HasColor):
        return [COLOR_NAMES[quality.color]]
    if isinstance(quality, Anything):
        return ["everything"]
    if isinstance(quality, Multicolored):
        return ["multicolored"]
    if isinstance(quality, Monocolored):
        return ["monocolored"]
    if isinstance(quality, Colorless):
        return ["colorless"]
    if isinstance(quality, Number) and quality.said == "value":
        order = "greater" if quality.op == ">=" else "less"
        return ["mana", "value", str(quality.amount), "or", order]
    if quality == OfChosen("color"):
        return ["the", "chosen", "color"]
    if quality == make(OfChosen, "color", said="choice"):
        return ["the", "color", "of", "your", "choice"]
    if quality == HasSupertype("Snow"):
        return ["snow"]
    if isinstance(quality, SharesWith) and quality.said == "its colors":
        return ["its", "colors"]
    if isinstance(quality, SharesWith) and quality.said == "card types":
        return ["each", "of", *printer.say("poss", quality.what, "obj"), "card", "types"]
    if isinstance(quality, SharesWith) and quality.said == "colors":
        return ["the", "colors", "of", *printer.say("obj", quality.what)]
    if isinstance(quality, AnyOf) and quality.said == "each color":
        return ["each", "color"]
    if isinstance(quality, AnyOf) and quality.said == "all colors":
        return ["all", "colors"]
    if quality == HasSubtype("Arcane"):
        return ["Arcane"]
    return say_np(printer, quality, "any", "p")


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


def say_static(printer: Printer, value: Static) -> list[str]:
    """A static ability about objects."""
    said = value.said.removesuffix("^").removesuffix("if")
    what = value.affects
    if what is None or value.zones != ("battlefield",) or value.cda:
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
        getattr(getattr(part, "ability", None), "words", "") == "keeps this Aura"
        for part in value.parts
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


def say_occasion(printer: Printer, lead: str, when: Any) -> list[str]:
    """An event, or two with a word of their own."""
    kind = "moment" if lead == "at" else "event"
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
    self_word: str, abilities: Sequence[Node], era: str = CURRENT, name: str = SELF_SIGN
) -> list[list[str]]:
    """The lines of a card's abilities, as tokens; older editions say the name for the object."""
    lines = _lines(self_word, abilities, era)
    if era == CURRENT or name == SELF_SIGN:
        return lines
    return [[name if word == SELF_SIGN else word for word in line] for line in lines]


def _lines(self_word: str, abilities: Sequence[Node], era: str) -> list[list[str]]:
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
            out += say_level(ability, lambda given: _lines(self_word, given, era))
            before = None
            continue
        words = ability_tokens(printer, ability)
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
