"""Clauses, sentences and bodies: verb phrases with their subjects, joined.

`Do.said` holds one letter for each joint: `.` a new sentence, `h` a new sentence with "then", `n` a
new line; with the subject left out `,` and `&` ("and") and `+` (", and") and `t` (", then"); with a
subject of its own `c` (","), `a` ("and"), `A` (", and"), `T` (", then").
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..ir import (
    Activated,
    Apply,
    Choose,
    ChooseMode,
    Do,
    If,
    May,
    ModifyPT,
    PayMana,
    Search,
    Spell,
    Times,
    Triggered,
    Who,
    X,
    You,
    walk,
)
from ..render.english.grammar import Subject, alter, in_role, make
from ..render.english.words import CLOSE
from .choosing import spread
from .hanging import hang
from .holes import IfDid, Tail, WhoHole, rebuild
from .joining import chain
from .parse import Parser, Reading, coded, misplaced
from .settling import (
    any_pays,
    chosen_by,
    each_does,
    each_own,
    each_pays,
    last_if,
    last_unless,
    owns,
    settle,
    theirs,
    unspoken,
)

ELIDED = ((("and",), "&"), ((",", "and"), "+"), ((",", "then"), "t"), ((",",), ","))

FULL = ((("and",), "a"), ((",", "and"), "A"), ((",", "then"), "T"), ((",",), "c"))


@coded("vps", like=["vp1"])
def verb_phrases(p: Parser, pos: int, form: str) -> list[Reading]:
    """Verb phrases that share a subject."""
    out: list[Reading] = []

    def go(value: Any, end: int, penalty: int, joints: str) -> None:
        out.append((value, end, penalty))
        for words, joint in ELIDED:
            if not p.at(end, *words):
                continue
            for more, stop, extra in p.parse("vp1", end + len(words), form):
                extra += 1 if joint in "&+t" and isinstance(value, May) else 0
                go(chain(value, joint, more), stop, penalty + extra, joints + joint)

    for value, end, penalty in p.parse("vp1", pos, form):
        go(value, end, penalty, "")
        if p.at(end, "or"):
            for more, stop, extra in p.parse("vp1", end + 1, form):
                either = make(ChooseMode, (value, more), said="or")
                out.append((either, stop, penalty + extra + 2))
    # a list with commas must end with "and" or "then"
    return [r for r in out if not _unfinished(r[0])]


def _unfinished(value: Any) -> bool:
    """Whether a list with commas ends without ", and" or ", then" (a search has a "then" of its
    own)."""
    if not isinstance(value, Do):
        return False
    last = max(value.said.rfind(joint) for joint in ",c")
    if last < 0 or any(joint in "+tAT" for joint in value.said[last:]):
        return False
    return not any(isinstance(step, Search) for step in value.steps[last + 1 :])


SCALED = {
    "Draw": ("count",),
    "Discard": ("count",),
    "Mill": ("count",),
    "GainLife": ("amount",),
    "LoseLife": ("amount",),
    "Damage": ("amount",),
    "CreateTokens": ("count",),
    "AddMana": ("count",),
    "PutCounters": ("count",),
    "RemoveCounters": ("count",),
    "GivePoison": ("amount",),
    "Sacrifice": ("count",),
}


def scaled(effect: Any, count: Any, said: str = "each") -> Any:
    """The effect with its amount taken for each of what is counted; None if it has none."""
    name = type(effect).__name__
    if name in ("Apply", "Static"):
        if not effect.parts or not isinstance(effect.parts[0], ModifyPT):
            return None
        part = effect.parts[0]
        lead = said if said == "each^" else "each"
        power, toughness = (_times(n, count, lead) for n in (part.power, part.toughness))
        new = alter(part, power=power, toughness=toughness)
        return alter(effect, parts=(new, *effect.parts[1:]))
    if name not in SCALED:
        return None
    field = SCALED[name][0]
    amount = getattr(effect, field)
    if not isinstance(amount, int):
        return None
    return alter(effect, **{field: _times(amount, count, said)})


def _times(n: Any, count: Any, said: str = "each") -> Any:
    if n == 0 or not isinstance(n, int):
        return n
    return count if n == 1 else make(Times, n, count, said=said)


def where_x(value: Any, amount: Any) -> Any:
    """The value with X standing for the amount; None if it has no X."""
    found = False

    def change(node: Any) -> Any:
        nonlocal found
        if isinstance(node, X):
            found = True
            return amount
        if isinstance(node, PayMana) and node.mana == ("X",):
            found = True
            return PayMana((), amount)
        if isinstance(node, (Spell, Activated, Triggered)):
            return node
        return None

    made = rebuild(value, change)
    return made if found else None


@coded("vp1", like=["vp"])
def verb_phrase(p: Parser, pos: int, form: str) -> list[Reading]:
    """One verb phrase, with "for each ..." after it."""
    out = list(p.parse("vp", pos, form))
    for value, end, penalty in list(out):
        if p.at(end, "for", "each"):
            for count, stop, extra in p.parse("each", end + 2):
                made = scaled(value, in_role(count, "each"))
                if made is not None:
                    p.where[made] = p.where.get(value, pos)
                    out.append((made, stop, penalty + extra))
    return out


@coded("clause", first=["you"], like=["vps", "subj"])
def clause(p: Parser, pos: int, form: str) -> list[Reading]:
    """A subject and what is said of it; form "inf" after "have"."""
    out: list[Reading] = []
    for value, end, penalty, _, _ in full_clauses(p, pos, form):
        out.append((value, end, penalty))
    return out


def full_clauses(p: Parser, pos: int, form: str) -> list[tuple[Any, int, int, Any, str]]:
    """Clauses with their subject and the form of their verbs; worked out once for each place."""
    return p.once(("full", form, pos), _full_clauses, p, pos, form)


def _full_clauses(p: Parser, pos: int, form: str) -> list[tuple[Any, int, int, Any, str]]:
    out: list[tuple[Any, int, int, Any, str]] = []
    vague: dict[int, Any] = {}
    infinitive = form == "inf"
    if not infinitive:
        for value, end, penalty in p.parse("vps", pos, "i/you"):
            out.append((value, end, penalty, None, "i/you"))
    if p.at(pos, "you"):
        wanted = "y/you"
        for value, end, penalty in p.parse("vps", pos + 1, wanted):
            out.append((value, end, penalty, None, wanted))
            told = told_you(value)
            if told is not None:
                out.append((p.kept(value, told), end, penalty + 1, None, wanted))
    for number in ("s", "p"):
        for (subject, person), end, penalty in p.parse("subj", pos, number):
            wanted = f"{'b' if infinitive else number}/{person}"
            each = int(number == "p" and isinstance(subject, WhoHole) and p.at(end, "each"))
            for value, stop, extra in p.parse("vps", end + each, wanted):
                if each:
                    subject = alter(subject, said="each")
                made = p.with_subject(value, subject)
                if misplaced(made):
                    continue
                p.where[made] = p.offset + pos
                vague[len(out)] = value
                out.append((made, stop, penalty + extra, subject, wanted))
    for i, (value, end, penalty, subject, wanted) in enumerate(out):
        made = settle(value)
        if isinstance(subject, Who):
            separate = each_does(subject, made)
            if separate is not None:
                p.where[separate] = p.offset + pos
                made = separate
            elif not any(isinstance(node, Subject) for node in walk(vague.get(i))) and owns(made):
                made = p.kept(made, rebuild(made, partial(theirs, subject)))
            elif any(isinstance(node, Choose) for node in walk(made)):
                made = p.kept(made, chosen_by(subject, made))
        if made is not value:
            out[i] = (p.kept(value, made), end, penalty, subject, wanted)
    return out


SUBJECTLESS = (
    "ChooseObject",
    "Move",
    "Destroy",
    "Tap",
    "Untap",
    "PutCounters",
    "ShuffleInto",
    "Attach",
)


def told_you(value: Any) -> Any:
    """An action that has no subject in it, with the word "you" kept; None for others."""
    first = value.steps[0] if isinstance(value, Do) else value
    if type(first).__name__ not in SUBJECTLESS:
        return None
    if any(isinstance(node, You) and node.said == "you" for node in walk(first)):
        return None
    marked = alter(first, said=f"you^{first.said}")
    if not isinstance(value, Do):
        return marked
    return make(Do, (marked, *value.steps[1:]), said=value.said)


def _doer(subject: Any, wanted: str) -> str:
    """The form of a clause's verbs; "s/who" where one player does it who is not "you"."""
    return "s/who" if isinstance(subject, Who) and wanted[:2] in ("s/", "p/") else wanted


@coded("clauses", like=["clause", "xclause"])
def clauses(p: Parser, pos: int, form: str) -> list[Reading]:
    """Clauses joined within a sentence."""
    out: list[Reading] = []

    def go(value: Any, end: int, penalty: int, last: str) -> None:
        out.append((value, end, penalty))
        for words, joint in FULL:
            if not p.at(end, *words):
                continue
            for more, stop, extra, subject, wanted in full_clauses(p, end + len(words), ""):
                if wanted == "i/you" and last in ("i/you", "y/you"):
                    continue  # read as one list of verb phrases
                if wanted == "i/you" and last == "s/who":
                    continue  # "that player discards a card and draw a card"
                theirs = last.startswith("p/") or (isinstance(value, May) and last[:1] == "s")
                extra += int(wanted == "i/you" and theirs)  # rather what they do
                go(chain(value, joint, more), stop, penalty + extra, _doer(subject, wanted))
            for more, stop, extra in p.parse("xclause", end + len(words)):
                more = p.kept(more, unspoken(more))
                go(chain(value, joint, more), stop, penalty + extra, "x")

    for value, end, penalty, subject, wanted in full_clauses(p, pos, ""):
        go(value, end, penalty, _doer(subject, wanted))
        if p.at(end, "or"):
            for more, stop, extra, _subject, other in full_clauses(p, end + 1, ""):
                if other == "i/you" and wanted in ("i/you", "y/you"):
                    continue  # read as one list of verb phrases
                either = make(ChooseMode, (value, more), said="or clauses")
                out.append((either, stop, penalty + extra + 2))
    for value, end, penalty in p.parse("xclause", pos):
        go(p.kept(value, unspoken(value)), end, penalty, "x")
    return [r for r in out if not _unfinished(r[0])]


@coded("sentence", like=["clauses", "xsentence"])
def sentence(p: Parser, pos: int, form: str) -> list[Reading]:
    """A sentence without its full stop."""
    out: list[Reading] = []
    for value, end, penalty in [*p.parse("clauses", pos), *p.parse("xsentence", pos)]:
        if isinstance(value, Apply):
            value = p.kept(value, spread(value) or value)
        value = p.kept(value, each_own(any_pays(each_pays(last_if(last_unless(value))))))
        if isinstance(value, If) and value.otherwise is None:
            value = p.kept(value, alter(value, then=any_pays(value.then)))
        out.append((value, end, penalty))
        if p.at(end, ",", "where", "X", "is"):
            for amount, stop, extra in p.parse("amt", end + 4):
                made = where_x(value, in_role(amount, "where"))
                if made is not None:
                    out.append((p.kept(value, made), stop, penalty + extra))
    return out


def ends_sentence(p: Parser, pos: int) -> int | None:
    """Where the sentence's end leaves off, if it ends here."""
    if p.tokens[pos] == ".":
        return pos + 1
    if pos and p.tokens[pos - 1] == CLOSE and p.tokens[pos - 2] == ".":
        return pos
    if p.tokens[pos] == CLOSE:
        return pos
    return None


@coded("body", like=["sentence"])
def body(p: Parser, pos: int, form: str) -> list[Reading]:
    """Sentences to the end of the line (form "lines": or of the text)."""
    out: list[Reading] = []

    def go(value: Any, end: int, penalty: int, depth: int) -> None:
        out.append((value, end, penalty))
        if depth > 12:
            return
        joint = "."
        at = end
        if p.tokens[at] == "\n":
            if form != "lines":
                return
            at, joint = at + 1, "n"
        starts = [(at, joint)]
        if p.at(at, "then") and joint == ".":
            starts.append((at + 1, "h"))
            if p.tokens[at + 1] == ",":
                starts.append((at + 2, "H"))
        for start, join in starts:
            for more, stop, extra in p.parse("sentence", start):
                done = ends_sentence(p, stop)
                if done is None:
                    continue
                if (
                    join == "n" and isinstance(more, IfDid) and more.kind == "instead"
                ) or join == ".":
                    made = hang(value, more, join)
                elif isinstance(more, (IfDid, Tail)):
                    made = None
                else:
                    made = chain(value, join, more)
                if made is not None:
                    go(p.kept(value, made), done, penalty + extra, depth + 1)

    for value, end, penalty in p.parse("sentence", pos):
        done = ends_sentence(p, end)
        if done is not None and not isinstance(value, (IfDid, Tail)):
            go(value, done, penalty, 0)
    return out
