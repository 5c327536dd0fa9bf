"""Clauses, sentences and bodies: verb phrases with their subjects, joined.

`Do.said` holds one letter for each joint: `.` a new sentence, `h` a new sentence with "then", `n` a
new line; with the subject left out `,` and `&` ("and") and `+` (", and") and `t` (", then"); with a
subject of its own `c` (","), `a` ("and"), `A` (", and"), `T` (", then").
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from ..ir import (
    Activated,
    AddAbility,
    Count,
    CreateTokens,
    Did,
    Do,
    If,
    Let,
    May,
    ModifyPT,
    PayOr,
    SetPT,
    Spell,
    Times,
    Triggered,
    When,
    X,
)
from ..render.english.numbers import number_of
from ..render.english.words import CLOSE
from .holes import IfDid, Tail, rebuild
from .parse import Parser, Reading, coded

ELIDED = ((("and",), "&"), ((",", "and"), "+"), ((",", "then"), "t"), ((",",), ","))
FULL = ((("and",), "a"), ((",", "and"), "A"), ((",", "then"), "T"), ((",",), "c"))


def chain(first: Any, joint: str, second: Any) -> Do:
    """Two effects one after another, flat."""
    a = first.steps if isinstance(first, Do) else (first,)
    b = second.steps if isinstance(second, Do) else (second,)
    said = (first.said if isinstance(first, Do) else "") + joint
    return Do((*a, *b), said=said + (second.said if isinstance(second, Do) else ""))


@coded("vps")
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
    # a list with commas must end with "and" or "then"
    return [r for r in out if not (isinstance(r[0], Do) and r[0].said.endswith(","))]


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
    "GivePoison": ("amount",),
    "Sacrifice": ("count",),
}


def scaled(effect: Any, count: Any) -> Any:
    """The effect with its amount taken for each of what is counted; None if it has none."""
    name = type(effect).__name__
    if name in ("Apply", "Static"):
        if not effect.parts or not isinstance(effect.parts[0], ModifyPT):
            return None
        part = effect.parts[0]
        new = replace(
            part, power=_times(part.power, count), toughness=_times(part.toughness, count)
        )
        return replace(effect, parts=(new, *effect.parts[1:]))
    if name not in SCALED:
        return None
    field = SCALED[name][0]
    amount = getattr(effect, field)
    if not isinstance(amount, int):
        return None
    return replace(effect, **{field: _times(amount, count)})


def _times(n: Any, count: Any) -> Any:
    if n == 0 or not isinstance(n, int):
        return n
    return count if n == 1 else Times(n, count, said="each")


def where_x(value: Any, amount: Any) -> Any:
    """The value with X standing for the amount; None if it has no X."""
    found = False

    def change(node: Any) -> Any:
        nonlocal found
        if isinstance(node, X):
            found = True
            return amount
        if isinstance(node, (Spell, Activated, Triggered)):
            return node
        return None

    made = rebuild(value, change)
    return made if found else None


@coded("vp1")
def verb_phrase(p: Parser, pos: int, form: str) -> list[Reading]:
    """One verb phrase, with "for each ..." after it."""
    out = list(p.parse("vp", pos, form))
    for value, end, penalty in list(out):
        if p.at(end, "for", "each"):
            for count, stop, extra in p.parse("each", end + 2):
                made = scaled(value, replace(count, said="each"))
                if made is not None:
                    p.where[id(made)] = p.where.get(id(value), pos)
                    out.append((made, stop, penalty + extra))
    return out


@coded("clause")
def clause(p: Parser, pos: int, form: str) -> list[Reading]:
    """A subject and what is said of it; form "inf" after "have"."""
    out: list[Reading] = []
    for value, end, penalty, _, _ in full_clauses(p, pos, form):
        out.append((value, end, penalty))
    return out


def full_clauses(p: Parser, pos: int, form: str) -> list[tuple[Any, int, int, Any, str]]:
    """Clauses with their subject and the form of their verbs."""
    key = ("full", form, pos)
    known: Any = p.memo.get(key)
    if known is not None:
        return known  # type: ignore[no-any-return]
    out: list[tuple[Any, int, int, Any, str]] = []
    p.memo[key] = out  # type: ignore[assignment]
    infinitive = form == "inf"
    if not infinitive:
        for value, end, penalty in p.parse("vps", pos, "i/you"):
            out.append((value, end, penalty, None, "i/you"))
    if p.at(pos, "you"):
        wanted = "y/you"
        for value, end, penalty in p.parse("vps", pos + 1, wanted):
            out.append((value, end, penalty, None, wanted))
    for number in ("s", "p"):
        for (subject, person), end, penalty in p.parse("subj", pos, number):
            wanted = f"{'b' if infinitive else number}/{person}"
            for value, stop, extra in p.parse("vps", end, wanted):
                made = p.with_subject(value, subject)
                p.where[id(made)] = p.offset + pos
                out.append((made, stop, penalty + extra, subject, wanted))
    return out


@coded("clauses")
def clauses(p: Parser, pos: int, form: str) -> list[Reading]:
    """Clauses joined within a sentence."""
    out: list[Reading] = []

    def go(value: Any, end: int, penalty: int, last: str) -> None:
        out.append((value, end, penalty))
        for words, joint in FULL:
            if not p.at(end, *words):
                continue
            for more, stop, extra, subject, wanted in full_clauses(p, end + len(words), ""):
                if subject is None and wanted == "i/you" and last == "i/you":
                    continue  # read as one list of verb phrases
                go(chain(value, joint, more), stop, penalty + extra, wanted)

    for value, end, penalty, _, wanted in full_clauses(p, pos, ""):
        go(value, end, penalty, wanted)
    for value, end, penalty in p.parse("xclause", pos):
        go(value, end, penalty, "x")
    return [r for r in out if not (isinstance(r[0], Do) and r[0].said.endswith("c"))]


@coded("sentence")
def sentence(p: Parser, pos: int, form: str) -> list[Reading]:
    """A sentence without its full stop."""
    out: list[Reading] = []
    for value, end, penalty in [*p.parse("clauses", pos), *p.parse("xsentence", pos)]:
        out.append((value, end, penalty))
        if p.at(end, ",", "where", "X", "is"):
            for amount, stop, extra in p.parse("amt", end + 4):
                made = where_x(value, replace(amount, said="where"))
                if made is not None:
                    out.append((made, stop, penalty + extra))
    return out


def ends_sentence(p: Parser, pos: int) -> int | None:
    """Where the sentence's end leaves off, if it ends here."""
    if p.tokens[pos] == ".":
        return pos + 1
    if pos and p.tokens[pos - 1] == CLOSE and p.tokens[pos - 2] == ".":
        return pos
    return None


@coded("body")
def body(p: Parser, pos: int, form: str) -> list[Reading]:
    """Sentences to the end of the line (form "lines": or of the text)."""
    key = ("bodies", form, pos)
    known = p.memo.get(key)
    if known is not None:
        return known
    out: list[Reading] = []
    p.memo[key] = out

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
                made = hang(value, more, join) if join == "." else chain(value, join, more)
                if made is not None:
                    go(made, done, penalty + extra, depth + 1)

    for value, end, penalty in p.parse("sentence", pos):
        done = ends_sentence(p, end)
        if done is not None and not isinstance(value, (IfDid, Tail)):
            go(value, done, penalty, 0)
    return out


def last_step(value: Any) -> Any:
    """The last of the steps."""
    return value.steps[-1] if isinstance(value, Do) else value


def with_last(value: Any, last: Any) -> Any:
    """The value with another last step."""
    if not isinstance(value, Do):
        return last
    return Do((*value.steps[:-1], last), said=value.said)


def hang(value: Any, more: Any, joint: str) -> Any:
    """A sentence added to those before; None where it cannot hang there."""
    if isinstance(more, Tail):
        return tail(value, more)
    if not isinstance(more, IfDid):
        return chain(value, joint, more)
    last = last_step(value)
    if more.kind == "else":
        if isinstance(last, If) and last.otherwise is None and last.said in ("", "post"):
            return with_last(value, replace(last, otherwise=more.effect))
        return None
    if more.kind in ("paid", "unpaid"):
        if isinstance(last, PayOr) and last.asked == "may":
            if more.kind == "paid" and last.paid is None and last.unpaid is None:
                return with_last(value, replace(last, paid=more.effect, said=more.words))
            if more.kind == "unpaid" and last.unpaid is None:
                words = f"{last.said}|{more.words}" if last.paid is not None else more.words
                return with_last(value, replace(last, unpaid=more.effect, said=words))
            return None
        if more.kind == "unpaid":
            if isinstance(last, May) and last.otherwise is None:
                return with_last(value, replace(last, otherwise=more.effect, said=more.words))
            return None
        name = f"#{id(last)}"
        if isinstance(last, (Let, If, Tail)):
            return None
        then = If(Did(name, said=more.words), more.effect, said="did")
        return chain(with_last(value, Let(name, last)), joint, then)
    if more.kind == "when":
        name = f"#{id(last)}"
        if isinstance(last, (Let, If)):
            return None
        return chain(with_last(value, Let(name, last)), joint, When(name, more.effect, said=more.words))
    if more.kind == "instead":
        return None
    return None


def tail(value: Any, more: Tail) -> Any:
    """A fact added to the last step."""
    last = last_step(value)
    if more.kind == "no-regeneration":
        inner = last
        if isinstance(last, May):
            inner = last.effect
        name = type(inner).__name__
        if name == "Destroy" and not inner.no_regeneration:
            usual = f"{'it' if number_of(inner.what) == 's' else 'they'} can't be regenerated"
            said = "" if more.words == usual else more.words
            made = replace(inner, no_regeneration=True, said=said)
            return with_last(value, replace(last, effect=made) if isinstance(last, May) else made)
        return None
    return None


__all__ = ["AddAbility", "Count", "CreateTokens", "SetPT", "fields"]


NO_REGENERATION = (
    "it can't be regenerated",
    "they can't be regenerated",
    "that creature can't be regenerated",
    "those creatures can't be regenerated",
    "that permanent can't be regenerated",
    "the creature can't be regenerated",
)
DID = (
    ("you do", "paid"),
    ("they do", "paid"),
    ("that player does", "paid"),
    ("the player does", "paid"),
    ("you don't", "unpaid"),
    ("they don't", "unpaid"),
    ("that player doesn't", "unpaid"),
    ("the player doesn't", "unpaid"),
    ("you can't", "unpaid"),
)


@coded("xsentence")
def hanging(p: Parser, pos: int, form: str) -> list[Reading]:
    """Sentences that hang on the one before."""
    out: list[Reading] = []
    low = p.lower[pos]
    if low in ("it", "they", "that", "those", "the"):
        for words in NO_REGENERATION:
            parts = words.split(" ")
            if p.at(pos, *parts):
                out.append((Tail("no-regeneration", words), pos + len(parts), 0))
    if low == "otherwise" and p.tokens[pos + 1] == ",":
        for value, end, penalty in p.parse("sentence", pos + 2):
            out.append((IfDid(value, "else"), end, penalty))
    if low == "when" and p.at(pos, "when", "you", "do", ","):
        for value, end, penalty in p.parse("sentence", pos + 4):
            out.append((IfDid(value, "when", "you do"), end, penalty))
    if low == "if":
        for words, kind in DID:
            parts = words.split(" ")
            if p.at(pos + 1, *parts, ","):
                for value, end, penalty in p.parse("sentence", pos + 2 + len(parts)):
                    said = "" if words in ("you do", "you don't") else words
                    out.append((IfDid(value, kind, said), end, penalty))
    return out
