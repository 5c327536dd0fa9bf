"""Clauses, sentences and bodies printed. See oracle.clauses for the joints."""

from __future__ import annotations

from typing import Any

from ...ir import (
    All,
    Amount,
    AnOpponent,
    Apply,
    Attach,
    Choose,
    ChooseMode,
    ChooseValue,
    Controlled,
    Current,
    CurrentPlayer,
    Damage,
    Delay,
    Do,
    EachPlayer,
    Effect,
    ForEach,
    ForEachPlayer,
    If,
    Let,
    Move,
    Owned,
    PayOr,
    Ref,
    Target,
    TargetPlayer,
    Times,
    Top,
    Untrue,
    You,
    walk,
)
from . import amounts  # noqa: F401 - their printers
from .choosing import gathered
from .grammar import Entry, alter, make, role
from .hanging import say_hanging
from .nouns import Unprintable
from .printing import Printer, same_subject, says, subject_of
from .refs import say_event_filter, say_obj, say_poss, say_who
from .thisway import first_each, say_first_each, say_for_each

ELIDED = {"&": ["and"], "+": [",", "and"], "t": [",", "then"], ",": [","]}

FULL = {"a": ["and"], "A": [",", "and"], "T": [",", "then"], "c": [","]}

SENTENCE = {".": [], "h": ["then"], "H": ["then", ","], "n": []}

says("obj")(say_obj)

says("who", "one_who", "target_player")(say_who)

says("poss")(say_poss)

says("ewhat")(say_event_filter)

says("esource", "dsource")(say_event_filter)

says("erecipient")(lambda printer, value, form: say_event_filter(printer, value, "recipient"))

says("possobj")(say_poss)

says("possplayer")(say_poss)

says("recipient")(say_obj)


JOINED = tuple("tT&+aA")
"""The joints between what stands in one sentence before an "if" that asks of the last."""

HIDDEN = frozenset("!?%")


def hide(effect: Any) -> Any:
    """Steps that read as one phrase put together as one."""
    joints = effect.said
    if set(joints) <= HIDDEN or not HIDDEN & set(joints):
        return effect
    steps: list[Any] = [effect.steps[0]]
    said = ""
    for joint, step in zip(joints, effect.steps[1:], strict=False):
        if joint not in HIDDEN:
            steps.append(step)
            said += joint
        elif isinstance(steps[-1], Do):
            steps[-1] = make(Do, (*steps[-1].steps, step), said=steps[-1].said + joint)
        else:
            steps[-1] = make(Do, (steps[-1], step), said=joint)
    return make(Do, tuple(steps), said=said)


ITSELF = "itself equal"
"""How damage is said that each object deals to itself."""


def plain(effect: Any) -> Any:
    """An effect as its verb phrase shows it: without what it chooses on the way, its set "
    "as a subject."""
    while isinstance(effect, Let):
        effect = effect.effect
    if isinstance(effect, Do) and len(effect.steps) == 2 and effect.said == "!":
        if isinstance(effect.steps[0], ChooseValue):
            effect = effect.steps[1]
    if isinstance(effect, Do) and len(effect.steps) == 2 and effect.said in ("!", "%"):
        effect = any_pays(effect)
    if isinstance(effect, If) and isinstance(effect.then, Do) and effect.then.said in ("!", "%"):
        effect = alter(effect, then=any_pays(effect.then))
    if isinstance(effect, Do) and effect.said[-1:] in ("t", "T"):
        last: Any = effect.steps[-1]
        if isinstance(last, PayOr) and last.asked == "unless" and last.unpaid and not last.said:
            whole = make(Do, (*effect.steps[:-1], last.unpaid), said=effect.said)
            effect = alter(last, unpaid=whole)
    if isinstance(effect, Do) and effect.said[-1:] in JOINED:
        asked: Any = effect.steps[-1]
        if isinstance(asked, If) and asked.said == "post" and asked.otherwise is None:
            effect = alter(asked, then=make(Do, (*effect.steps[:-1], asked.then), said=effect.said))
    if isinstance(effect, ChooseMode) and effect.said.startswith("choice:"):
        effect = gathered(effect)
    if isinstance(effect, Damage) and effect.said == ITSELF and isinstance(effect.to[0], Current):
        effect = alter(effect, to=(effect.source,))
    if isinstance(effect, Move) and effect.link:
        effect = alter(effect, link="")
    if isinstance(effect, Apply) and effect.what is None and effect.filter is not None:
        said = next((s for s in ("each", "bare$p") if effect.said.startswith(s)), "")
        what = make(All, effect.filter, said=said)
        return alter(effect, what=what, filter=None, said=effect.said[len(said) :])
    return effect


def ways(effect: Any) -> list[Any]:
    """An effect as verb phrases may show it: steps that read as one with the names of their results
    or without."""
    if not isinstance(effect, Do) or not effect.said or not set(effect.said) <= HIDDEN:
        return [unscaled(effect)]
    steps = tuple(step.effect if isinstance(step, Let) else step for step in effect.steps)
    return [effect, make(Do, steps, said=effect.said)]


def any_pays(effect: Any) -> Any:
    """What happens unless any player pays, as one sentence."""
    first, second = effect.steps
    asked = first.effect if isinstance(first, Let) else None
    inner = asked.effect if isinstance(asked, ForEachPlayer) else None
    if isinstance(asked, ForEachPlayer) and isinstance(inner, PayOr) and inner.asked == "unless":
        denied = isinstance(second, If) and isinstance(second.condition, Untrue)
        if asked.who.said in ("any player", "a player", "an opponent") and denied:
            said = "pre" if effect.said == "%" else ""
            who = AnOpponent() if asked.who.said == "an opponent" else asked.who
            return make(PayOr, inner.cost, who, unpaid=second.then, said=said)
    return effect


def say_clause(printer: Printer, effect: Any, form: str = "") -> list[str]:
    """A clause with its subject."""
    return clause_and_form(printer, effect, form)[0]


def clause_and_form(printer: Printer, effect: Any, form: str = "") -> tuple[list[str], Any, str]:
    """A clause, its subject, and the form of its verb."""
    effect = plain(effect)
    if isinstance(effect, ForEachPlayer):
        return say_each_player(printer, effect, form)
    if isinstance(effect, ChooseMode) and effect.said in ("or", "or clauses"):
        one, two = effect.modes
        words, subject, wanted = clause_and_form(printer, one, form)
        if effect.said == "or":
            return [*words, "or", *say_vp(printer, two, wanted, subject)[0]], subject, wanted
        return [*words, "or", *clause_and_form(printer, two)[0]], None, "x"
    if isinstance(effect, Effect) and effect.said.startswith("you^"):
        told = alter(effect, said=effect.said[4:])
        wanted = "b/you" if form == "inf" else "y/you"
        return ["you", *say_vp(printer, told, wanted, None)[0]], make(You, said="you"), wanted
    mark = (set(printer.seen), printer.where)
    failure: Unprintable | None = None
    found = [one for way in ways(effect) for one in subject_of(printer, way)]
    for entry, binds, subject in found:
        try:
            if subject is None:
                subject = chooser_of(printer, effect)
            words, wanted = subject_words(printer, subject, entry, form)
            words = words + printer.fill(entry, binds, wanted)
            return words + for_each(printer, effect), subject, wanted
        except Unprintable as error:
            failure = failure or error
            printer.seen, printer.where = set(mark[0]), mark[1]
    for way in ways(effect):
        try:
            return printer.say("xclause", way), None, "x"
        except Unprintable as error:
            failure = failure or error
            printer.seen, printer.where = set(mark[0]), mark[1]
    raise failure or Unprintable("nothing to say")


def say_each_player(
    printer: Printer, effect: ForEachPlayer, form: str
) -> tuple[list[str], Any, str]:
    """ "Each player sacrifices a creature they control"."""
    inner = effect.effect
    if effect.who == EachPlayer() and not effect.together:
        words = ["for", "each", "player", ",", *printer.say("sentence", inner)]
        return words, None, "x"
    if isinstance(inner, PayOr) and getattr(inner.unpaid, "who", None) == CurrentPlayer():
        whole = alter(inner, unpaid=alter(inner.unpaid, who=effect.who))
        return printer.say("xsentence", whole), None, "x"
    if isinstance(inner, Damage) and inner.to == (CurrentPlayer(),):
        return clause_and_form(printer, alter(inner, to=(effect.who,)), form)
    number = printer.number(effect.who)
    wanted = f"{'b' if form == 'inf' else number}/they"
    words = say_who(printer, effect.who, number)
    return words + printer.say("vps", effect.effect, wanted), effect.who, wanted


def chooser_of(printer: Printer, effect: Any) -> Any:
    """Who chooses what the effect moves, where that is its subject."""
    what = getattr(effect, "what", None) or getattr(effect, "choice", None)
    if isinstance(effect, Attach):
        what = effect.to
        if isinstance(what, Choose) and what.chooser is not None and what.chooser.said == "they":
            return alter(what.chooser, said="that player")
    if isinstance(what, Choose) and what.chooser is not None:
        return what.chooser
    if isinstance(what, Top) and what.who.said == "they":
        return alter(what.who, said="" if isinstance(what.who, TargetPlayer) else "that player")
    filter_ = getattr(what, "filter", None)
    if isinstance(what, Target) and what.slot < len(printer.targets) and not what.said:
        filter_ = printer.targets[what.slot].what
    for node in walk(filter_) if filter_ is not None else ():
        if isinstance(node, (Owned, Controlled)) and node.by.said == "they":
            return alter(node.by, said="")
    return None


def subject_words(printer: Printer, subject: Any, entry: Entry, form: str) -> tuple[list[str], str]:
    """The subject, and the form that it wants of the verb."""
    if subject is None:
        return [], "i/you"
    if isinstance(subject, You):
        if form == "inf":
            return ["you"], "b/you"
        if entry.explicit or subject.said == "you":
            return ["you"], "y/you"
        return [], "i/you"
    number = printer.number(subject)
    person = "they" if not isinstance(subject, Ref) or number == "p" else "it"
    words = (
        say_obj(printer, subject, number)
        if isinstance(subject, Ref)
        else say_who(printer, subject, number)
    )
    return words, f"{'b' if form == 'inf' else number}/{person}"


SCALED = {
    "AddMana": "count",
    "CreateTokens": "count",
    "Damage": "amount",
    "Discard": "count",
    "Draw": "count",
    "GainLife": "amount",
    "GivePoison": "amount",
    "LoseLife": "amount",
    "Mill": "count",
    "PutCounters": "count",
    "RemoveCounters": "count",
    "Sacrifice": "count",
}


def unscaled(effect: Any) -> Any:
    """The effect with the amount for each one."""
    field = SCALED.get(type(effect).__name__)
    if field is None:
        return effect
    amount = getattr(effect, field)
    if each_of(amount) is None:
        return effect
    return alter(effect, **{field: amount.factor if isinstance(amount, Times) else 1})


def for_each(printer: Printer, effect: Any) -> list[str]:
    """ "for each ..." after a verb phrase whose amounts are counted so."""
    name = type(effect).__name__
    found: Any = None
    if name == "Apply" and effect.parts:
        part = effect.parts[0]
        found = each_of(getattr(part, "power", None)) or each_of(getattr(part, "toughness", None))
    else:
        for field in ("count", "amount"):
            if hasattr(effect, field):
                found = each_of(getattr(effect, field))
                break
    if found is None:
        return []
    return ["for", "each", *printer.say("each", found)]


def each_of(amount: Any) -> Any:
    """What an amount is counted for, if it is."""
    if isinstance(amount, Times) and role(amount) == "each":
        return amount.amount
    if isinstance(amount, Amount) and role(amount) == "each":
        return amount
    return None


says("clause")(say_clause)


@says("vps")
def say_vps(printer: Printer, effect: Any, form: str) -> list[str]:
    """Verb phrases without subject."""
    if isinstance(effect, ChooseMode) and effect.said == "or" and len(effect.modes) == 2:
        one, two = (say_vp(printer, mode, form, None)[0] for mode in effect.modes)
        return [*one, "or", *two]
    if isinstance(effect, Do):
        effect = hide(effect)
    whole = not isinstance(effect, Do) or set(effect.said) <= HIDDEN
    steps = (effect,) if whole else effect.steps
    joints = "" if whole else effect.said
    out: list[str] = []
    before: Any = None
    for i, step in enumerate(steps):
        if i:
            if i > len(joints) or joints[i - 1] not in ELIDED:
                raise Unprintable("these actions are no list of verb phrases")
            out += ELIDED[joints[i - 1]]
        out += say_vp(printer, step, form, before if i else None)[0]
        before = True
    return out


def say_vp(printer: Printer, effect: Any, form: str, subject: Any) -> tuple[list[str], Any]:
    """A verb phrase; `subject`: whom it must be said of (None or True: anyone)."""
    effect = plain(effect)
    mark = (set(printer.seen), printer.where)
    candidates = [one for way in ways(effect) for one in subject_of(printer, way)]
    for entry, binds, found in candidates:
        if subject is not None and subject is not True and found is not None:
            if not same_subject(subject, found):
                continue
        if form[:1] == "i" and entry.explicit:
            continue
        try:
            words = printer.fill(entry, binds, form)
            return words + for_each(printer, effect), found
        except Unprintable:
            printer.seen, printer.where = set(mark[0]), mark[1]
    raise Unprintable(f"there is no verb phrase for {type(effect).__name__}")


says("vp")(lambda printer, effect, form: say_vp(printer, effect, form, None)[0])


@says("act")
def say_act(printer: Printer, effect: Any, form: str) -> list[str]:
    """An action that is carried out as a cost."""
    try:
        return say_vp(printer, effect, form, You())[0]
    except Unprintable:
        return say_clause(printer, effect, "")


@says("clauses")
def say_clauses(printer: Printer, effect: Any, form: str) -> list[str]:
    """Clauses within one sentence."""
    if not isinstance(effect, Do):
        return clause_and_form(printer, effect)[0]
    effect = hide(effect)
    if not isinstance(effect, Do) or set(effect.said) <= HIDDEN:
        return clause_and_form(printer, effect)[0]
    out, subject, wanted = clause_and_form(printer, effect.steps[0])
    for i, step in enumerate(effect.steps[1:]):
        joint = effect.said[i : i + 1]
        if joint in ELIDED and joint:
            words, _ = say_vp(printer, step, wanted, subject)
            out = out + ELIDED[joint] + words
        elif joint in FULL and joint:
            more, subject, wanted = clause_and_form(printer, step)
            out = out + FULL[joint] + more
        else:
            raise Unprintable("these actions are more than one sentence")
    return out


@says("sentence")
def say_sentence(printer: Printer, effect: Any, form: str) -> list[str]:
    """A sentence without its full stop."""
    mark = (set(printer.seen), printer.where)
    printer.where = None
    if isinstance(effect, (Do, ChooseMode, If)):
        effect = plain(effect)
    try:
        out = special(printer, effect) or printer.say("clauses", effect)
    except Unprintable as error:
        printer.seen, printer.where = set(mark[0]), None
        try:
            out = printer.say("xsentence", effect)
        except Unprintable:
            raise error from None
    if printer.where is not None:
        amount = printer.where
        printer.where = None
        out = [*out, ",", "where", "X", "is", *printer.say("amt", amount)]
    printer.where = mark[1]
    return out


def special(printer: Printer, effect: Any) -> list[str]:
    """A sentence of a form of its own; nothing for others."""
    if isinstance(effect, ForEach) and effect.said != "controller":
        return say_for_each(printer, effect)
    if isinstance(effect, ForEachPlayer) and effect.first == You():
        usual = alter(effect, first=None, together=True)
        return [*printer.split("starting with you"), ",", *say_clause(printer, usual)]
    first = first_each(effect)
    return say_first_each(printer, effect, first) if first is not None else []


def sentences(effect: Any) -> list[tuple[str, Any]]:
    """The sentences of a body, each with the joint before it."""
    out: list[tuple[str, Any]] = []
    for joint, sentence in plain_sentences(effect):
        first, rest = opened(sentence)
        out += [(joint, first), *rest]
    return out


def opened(sentence: Any) -> tuple[Any, list[tuple[str, Any]]]:
    """A sentence without what later sentences say of the part that it holds, and those."""
    name = holder_of(sentence)
    inner = getattr(sentence, name) if name else None
    first, rest = inner, []
    if isinstance(inner, Do):
        (_, first), *rest = plain_sentences(inner)
    elif isinstance(inner, Delay):
        first, rest = opened(inner)
    return (alter(sentence, **{name: first}), rest) if rest else (sentence, [])


def holder_of(sentence: Any) -> str:
    """The part of a sentence in which what later sentences say may stand; "" where none can."""
    if isinstance(sentence, If) and not sentence.otherwise and sentence.said in ("", "did"):
        return "then"
    if isinstance(sentence, PayOr) and sentence.asked == "may" and not sentence.unpaid:
        return "paid"
    return "effect" if isinstance(sentence, Delay) else ""


def plain_sentences(effect: Any) -> list[tuple[str, Any]]:
    """The sentences that the joints of a sequence make."""
    if not isinstance(effect, Do):
        return [("", effect)]
    out: list[tuple[str, Any]] = []
    joints = effect.said.ljust(len(effect.steps) - 1, ".")
    group: list[Any] = [effect.steps[0]]
    inner = ""
    before = ""
    for joint, step in zip(joints, effect.steps[1:], strict=False):
        if joint in SENTENCE:
            out.append(
                (before, group[0] if len(group) == 1 else make(Do, tuple(group), said=inner))
            )
            group, inner, before = [step], "", joint
        else:
            group.append(step)
            inner += joint
    out.append((before, group[0] if len(group) == 1 else make(Do, tuple(group), said=inner)))
    return out


@says("body")
def say_body(printer: Printer, effect: Any, form: str) -> list[str]:
    """Sentences with their full stops."""
    out: list[str] = []
    for joint, effect_ in sentences(effect):
        if joint == "n" and out:
            out.append("\n")
        out += SENTENCE.get(joint, [])
        out += say_hanging(printer, effect_)
    return out
