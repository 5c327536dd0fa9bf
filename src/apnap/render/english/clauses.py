"""Clauses, sentences and bodies printed. See oracle.clauses for the joints."""

from __future__ import annotations

from typing import Any

from ...ir import (
    AddAbility,
    AddMana,
    AddTypes,
    All,
    Amount,
    Apply,
    Body,
    Choose,
    ChooseValue,
    Clash,
    Controlled,
    CopySpell,
    Counter,
    CreateTokens,
    CurrentPlayer,
    Damage,
    Delay,
    Destroy,
    Did,
    Do,
    Face,
    FlipCoin,
    ForEachPlayer,
    If,
    Let,
    May,
    Move,
    Owned,
    PayOr,
    Plus,
    PreventDamage,
    Ref,
    Target,
    Times,
    Untrue,
    When,
    X,
    You,
    walk,
)
from .grammar import Entry, alter, make
from .nouns import Unprintable, plural_of
from .numbers import number_of
from .printing import Printer, same_subject, says, subject_of
from .refs import say_count, say_event_filter, say_obj, say_poss, say_who
from .words import a_or_an

ELIDED = {"&": ["and"], "+": [",", "and"], "t": [",", "then"], ",": [","]}
FULL = {"a": ["and"], "A": [",", "and"], "T": [",", "then"], "c": [","]}
SENTENCE = {".": [], "h": ["then"], "H": ["then", ","], "n": []}

says("obj")(say_obj)
says("who")(say_who)
says("poss")(say_poss)
says("ewhat")(say_event_filter)
says("esource")(say_event_filter)
says("erecipient")(lambda printer, value, form: say_event_filter(printer, value, "recipient"))
says("possobj")(say_poss)
says("possplayer")(say_poss)
says("recipient")(say_obj)


def person_of(subject: Any) -> str:
    """The pronoun that stands for a subject."""
    if isinstance(subject, You):
        return "you"
    if isinstance(subject, Ref) and number_of(subject) == "s":
        return "it"
    return "they"


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


def plain(effect: Any) -> Any:
    """An effect as its verb phrase shows it: without what it chooses on the way, its set "
    "as a subject."""
    while isinstance(effect, Let):
        effect = effect.effect
    if isinstance(effect, Do) and len(effect.steps) == 2 and effect.said == "!":
        if isinstance(effect.steps[0], ChooseValue):
            effect = effect.steps[1]
    if isinstance(effect, Move) and effect.link:
        effect = alter(effect, link="")
    if isinstance(effect, Apply) and effect.what is None and effect.filter is not None:
        said = next((s for s in ("each", "bare$p") if effect.said.startswith(s)), "")
        what = make(All, effect.filter, said=said)
        return alter(effect, what=what, filter=None, said=effect.said[len(said) :])
    return effect


def say_clause(printer: Printer, effect: Any, form: str = "") -> list[str]:
    """A clause with its subject."""
    return clause_and_form(printer, effect, form)[0]


def clause_and_form(printer: Printer, effect: Any, form: str = "") -> tuple[list[str], Any, str]:
    """A clause, its subject, and the form of its verb."""
    effect = plain(effect)
    if isinstance(effect, ForEachPlayer):
        return say_each_player(printer, effect, form)
    mark = (set(printer.seen), printer.where)
    failure: Unprintable | None = None
    for entry, binds, subject in subject_of(printer, unscaled(effect)):
        try:
            if subject is None:
                subject = chooser_of(printer, effect)
            words, wanted = subject_words(printer, subject, entry, form)
            words = words + printer.fill(entry, binds, wanted)
            return words + for_each(printer, effect), subject, wanted
        except Unprintable as error:
            failure = failure or error
            printer.seen, printer.where = set(mark[0]), mark[1]
    try:
        return printer.say("xclause", effect), None, "x"
    except Unprintable as error:
        raise (failure or error) from None


def say_each_player(
    printer: Printer, effect: ForEachPlayer, form: str
) -> tuple[list[str], Any, str]:
    """ "Each player sacrifices a creature they control"."""
    inner = effect.effect
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
    if isinstance(what, Choose) and what.chooser is not None:
        return what.chooser
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
    if isinstance(amount, Times) and amount.said == "each":
        return amount.amount
    if isinstance(amount, Amount) and amount.said == "each":
        return amount
    return None


says("clause")(say_clause)


@says("vps")
def say_vps(printer: Printer, effect: Any, form: str) -> list[str]:
    """Verb phrases without subject."""
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
    for entry, binds, found in subject_of(printer, unscaled(effect)):
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
    try:
        out = printer.say("clauses", effect)
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


def sentences(effect: Any) -> list[tuple[str, Any]]:
    """The sentences of a body, each with the joint before it."""
    out: list[tuple[str, Any]] = []
    for joint, sentence in plain_sentences(effect):
        inner = sentence.then if isinstance(sentence, If) else None
        if isinstance(inner, Do) and not sentence.otherwise and sentence.said == "":
            parts = plain_sentences(inner)
            if len(parts) > 1:
                out.append((joint, alter(sentence, then=parts[0][1])))
                out += parts[1:]
                continue
        out.append((joint, sentence))
    return out


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


def say_hanging(printer: Printer, effect: Any) -> list[str]:
    """A sentence, and the sentences that hang on it."""
    if isinstance(effect, Do):
        head = make(Do, (*effect.steps[:-1], bare_of(effect.steps[-1])), said=effect.said)
        last = effect.steps[-1]
    else:
        head, last = bare_of(effect), effect
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
        words = "you do"
        return ["when", *printer.split(words), ",", *printer.say("sentence", last.body), "."]
    out = [*printer.say("sentence", head), "."]
    for kind, words, more in hanging(printer, last):
        if kind.startswith("instead"):
            out += say_instead(printer, kind, more)
            continue
        if kind == "abilities":
            out += [*printer.split(words), *printer.say("abilities", more), "."]
            continue
        if kind == "only":
            what = printer.say("aspell", more) if words else printer.say("spells", more, "p")
            out += ["spend", "this", "mana", "only", "to", "cast", *what, "."]
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


def say_instead(printer: Printer, kind: str, effect: If) -> list[str]:
    """ "If C, B instead" after what it takes the place of."""
    condition = printer.say("cond", effect.condition)
    lead = ["\n"] if kind.endswith("n") else []
    kind = kind.removesuffix("n")
    shown: Any = effect.then
    if isinstance(shown, Damage) and shown.said == "same":
        shown = alter(shown, to=())
    then = printer.say("clauses", shown)
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
)


def bare_of(effect: Any) -> Any:
    """The effect without what hangs on it in sentences of its own."""

    if isinstance(effect, Let):
        return bare_of(effect.effect)
    if isinstance(effect, PayOr) and effect.asked == "may":
        said = "must" if effect.said == "must" else ""
        return alter(effect, paid=None, unpaid=None, said=said)
    if isinstance(effect, If) and effect.otherwise is not None and effect.said in ("", "post"):
        return alter(effect, otherwise=None)
    if isinstance(effect, May) and effect.otherwise is not None:
        return alter(effect, otherwise=None, said="")
    if isinstance(effect, If) and effect.otherwise is not None and effect.said[:7] == "instead":
        return effect.otherwise
    if isinstance(effect, CreateTokens) and isinstance(effect.token, Face) and effect.said:
        return alter(effect, token=alter(effect.token, abilities=()), said="")
    if isinstance(effect, AddMana) and effect.only is not None:
        return alter(effect, only=None, said=effect.said.removesuffix("a"))
    if isinstance(effect, PreventDamage) and effect.then is not None:
        return alter(effect, then=None)
    if isinstance(effect, Clash):
        return alter(effect, won=None)
    if isinstance(effect, FlipCoin):
        return alter(effect, won=None, lost=None, said="")
    if isinstance(effect, Apply) and still(effect):
        return alter(effect, said="")
    if isinstance(effect, Counter) and effect.to:
        return alter(effect, to="", said="")
    if isinstance(effect, Damage) and effect.unpreventable:
        return alter(effect, unpreventable=False, said=effect.said.removesuffix("|this"))
    if isinstance(effect, CopySpell) and effect.retarget:
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
    "hand": "put it into its owner's hand instead of into that player's graveyard",
    "hand#card": "put that card into its owner's hand instead of into that player's graveyard",
}


def flips(effect: FlipCoin) -> list[tuple[str, str, Any]]:
    """What follows a coin flip."""
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
        return [(effect.said, "", effect)]
    if isinstance(effect, CreateTokens) and isinstance(effect.token, Face) and effect.said:
        parts = tuple(AddAbility(ability) for ability in effect.token.abilities)
        return [("abilities", effect.said, parts)]
    if isinstance(effect, AddMana) and effect.only is not None:
        return [("only", "a" if effect.said.endswith("a") else "", effect.only)]
    if isinstance(effect, PreventDamage) and effect.then is not None:
        return [("then", "", effect.then)]
    if isinstance(effect, Clash) and effect.won is not None:
        return [("did", "you win", effect.won)]
    if isinstance(effect, FlipCoin):
        return flips(effect)
    if isinstance(effect, Apply) and still(effect):
        return [("tail", effect.said or "it's still a land", None)]
    if isinstance(effect, Counter) and effect.to:
        key = effect.to + ("#card" if effect.said == "card" else "")
        if key not in COUNTERED_TO:
            raise Unprintable(f"countered to {effect.to} has no words")
        return [("tail", "if that spell is countered this way, " + COUNTERED_TO[key], None)]
    if isinstance(effect, Damage) and effect.unpreventable:
        which = "this" if effect.said.endswith("|this") else "the"
        return [("tail", f"{which} damage can't be prevented", None)]
    if isinstance(effect, CopySpell) and effect.retarget:
        return [("tail", f"you may choose new targets for {effect.said or 'the'} copy", None)]
    if isinstance(effect, PayOr) and effect.asked == "may":
        words = effect.said.replace("must", "").split("|")
        out: list[tuple[str, str, Any]] = []
        if effect.paid is not None:
            out.append(("did", words[0] or "you do", effect.paid))
        if effect.unpaid is not None:
            out.append(("did", words[-1] or "you don't", effect.unpaid))
        return out
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


# ------------------------------------------------ amounts


@says("digits")
def say_digits(printer: Printer, value: Any, form: str) -> list[str]:
    """A number in digits."""
    if isinstance(value, int):
        return [str(value)]
    if isinstance(value, X):
        return ["X"]
    if isinstance(value, Times) and value.said == "each":
        return [str(value.factor)]
    if isinstance(value, Amount) and value.said == "each":
        return ["1"]
    if isinstance(value, Amount) and value.said == "where":
        if printer.where is not None and printer.where != value:
            raise Unprintable("two amounts are called X")
        printer.where = value
        return ["X"]
    raise Unprintable(f"{type(value).__name__} is no plain number")


@says("where_mana")
def say_where_mana(printer: Printer, value: Any, form: str) -> list[str]:
    """ "{X}, where X is ..."."""
    if getattr(value, "said", "") != "where":
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
        isinstance(value, Amount) and value.said == "each" and not isinstance(value, Times)
    ):
        return [a_or_an(words[0]), *words]
    if isinstance(value, Times) and value.said == "each":
        return [say_count(value.factor), *plural]
    if isinstance(value, Amount) and value.said in ("equal", "of"):
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
        if isinstance(value.left, X) or getattr(value.left, "said", "") == "where":
            added = say_count(value.right) if value.said == "word" else str(value.right)
            return [*say_digits(printer, value.left, ""), "plus", added, form]
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
    if isinstance(value, Times) and value.factor == -1 and value.said != "each":
        return "-" + say_digits(printer, value.amount, "")[0]
    if isinstance(value, Times) and value.said == "each":
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
    minus = is_minus(value.power) or is_minus(value.toughness)
    if value.said == "-0":
        minus = not minus
    power = say_signed(printer, value.power, minus)
    return [f"{power}/{say_signed(printer, value.toughness, minus)}"]


__all__ = ["Body"]
