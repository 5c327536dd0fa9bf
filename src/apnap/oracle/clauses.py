"""Clauses, sentences and bodies: verb phrases with their subjects, joined.

`Do.said` holds one letter for each joint: `.` a new sentence, `h` a new sentence with "then", `n` a
new line; with the subject left out `,` and `&` ("and") and `+` (", and") and `t` (", then"); with a
subject of its own `c` (","), `a` ("and"), `A` (", and"), `T` (", then").
"""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any

from ..ir import (
    Activated,
    AddAbility,
    AddMana,
    AddTypes,
    All,
    Apply,
    Choose,
    ChooseValue,
    Clash,
    ControllerOf,
    CopySpell,
    Count,
    Counter,
    CreateTokens,
    CurrentPlayer,
    Damage,
    Delay,
    Destroy,
    Did,
    Do,
    EachOpponent,
    EachPlayer,
    Face,
    FlipCoin,
    ForEachPlayer,
    If,
    Let,
    May,
    ModifyPT,
    OfChosen,
    PayMana,
    PayOr,
    PreventDamage,
    RulesPart,
    SetPT,
    SetTypes,
    Spell,
    Times,
    Triggered,
    Untrue,
    When,
    Who,
    X,
    walk,
)
from ..render.english.grammar import Subject, alter, make
from ..render.english.numbers import number_of
from ..render.english.words import CLOSE
from .holes import IfDid, Tail, TargetHole, ThatMuch, WhoHole, WhoPron, rebuild
from .parse import Parser, Reading, coded, misplaced

ELIDED = ((("and",), "&"), ((",", "and"), "+"), ((",", "then"), "t"), ((",",), ","))
FULL = ((("and",), "a"), ((",", "and"), "A"), ((",", "then"), "T"), ((",",), "c"))


def chain(first: Any, joint: str, second: Any) -> Do:
    """Two effects one after another, flat."""
    a = first.steps if isinstance(first, Do) else (first,)
    b = second.steps if isinstance(second, Do) else (second,)
    said = (first.said if isinstance(first, Do) else "") + joint
    return make(Do, (*a, *b), said=said + (second.said if isinstance(second, Do) else ""))


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
        new = alter(part, power=_times(part.power, count), toughness=_times(part.toughness, count))
        return alter(effect, parts=(new, *effect.parts[1:]))
    if name not in SCALED:
        return None
    field = SCALED[name][0]
    amount = getattr(effect, field)
    if not isinstance(amount, int):
        return None
    return alter(effect, **{field: _times(amount, count)})


def _times(n: Any, count: Any) -> Any:
    if n == 0 or not isinstance(n, int):
        return n
    return count if n == 1 else make(Times, n, count, said="each")


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


@coded("vp1")
def verb_phrase(p: Parser, pos: int, form: str) -> list[Reading]:
    """One verb phrase, with "for each ..." after it."""
    out = list(p.parse("vp", pos, form))
    for value, end, penalty in list(out):
        if p.at(end, "for", "each"):
            for count, stop, extra in p.parse("each", end + 2):
                made = scaled(value, alter(count, said="each"))
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
    vague: dict[int, Any] = {}
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
                if misplaced(made):
                    continue
                p.where[id(made)] = p.offset + pos
                vague[len(out)] = value
                out.append((made, stop, penalty + extra, subject, wanted))
    for i, (value, end, penalty, subject, wanted) in enumerate(out):
        made = settle(value)
        if isinstance(subject, Who):
            separate = each_does(subject, made)
            if separate is not None:
                p.where[id(separate)] = p.offset + pos
                made = separate
            elif not any(isinstance(node, Subject) for node in walk(vague.get(i))) and owns(made):
                own = alter(subject, said="they")
                made = p.kept(made, rebuild(made, partial(theirs, own)))
            elif any(isinstance(node, Choose) for node in walk(made)):
                made = p.kept(made, chosen_by(subject, made))
        if made is not value:
            out[i] = (p.kept(value, made), end, penalty, subject, wanted)
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
            for more, stop, extra, _subject, wanted in full_clauses(p, end + len(words), ""):
                if wanted == "i/you" and last in ("i/you", "y/you"):
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
        value = each_pays(value)
        out.append((value, end, penalty))
        if p.at(end, ",", "where", "X", "is"):
            for amount, stop, extra in p.parse("amt", end + 4):
                made = where_x(value, alter(amount, said="where"))
                if made is not None:
                    out.append((made, stop, penalty + extra))
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


def of_prevention(effect: Any) -> bool:
    """Whether it speaks of the damage prevented."""
    return any(
        isinstance(node, ThatMuch) and node.words == "the damage prevented this way"
        for node in walk(effect)
    )


def last_step(value: Any) -> Any:
    """The last of the steps."""
    return value.steps[-1] if isinstance(value, Do) else value


def with_last(value: Any, last: Any) -> Any:
    """The value with another last step."""
    if not isinstance(value, Do):
        return last
    return make(Do, (*value.steps[:-1], last), said=value.said)


def hang(value: Any, more: Any, joint: str) -> Any:
    """A sentence added to those before; None where it cannot hang there."""
    if isinstance(more, Tail):
        return tail(value, more)
    prevented = last_step(value)
    if isinstance(prevented, PreventDamage) and prevented.then is None and of_prevention(more):
        return with_last(value, alter(prevented, then=more))
    if not isinstance(more, IfDid):
        return chain(value, joint, more)
    last = last_step(value)
    if isinstance(last, If) and last.otherwise is None and last.said == "" and more.kind != "else":
        inner = last_step(last.then)
        if isinstance(inner, (May, PayOr)) or (more.kind == "when" and more.words):
            made = hang(last.then, more, joint)
            return None if made is None else with_last(value, alter(last, then=made))
    if more.kind == "else":
        if isinstance(last, FlipCoin) and last.won is not None and last.lost is None:
            return with_last(value, alter(last, lost=more.effect, said="otherwise"))
        if isinstance(last, If) and last.otherwise is None and last.said == "did":
            return with_last(value, alter(last, otherwise=more.effect, said="did|otherwise"))
        if isinstance(last, If) and last.otherwise is None and last.said in ("", "post"):
            return with_last(value, alter(last, otherwise=more.effect))
        return None
    if more.kind == "token":
        if (
            isinstance(last, CreateTokens)
            and isinstance(last.token, Face)
            and isinstance(more.effect, Apply)
        ):
            if last.token.abilities or last.said:
                return None
            given = tuple(part.ability for part in more.effect.parts)  # type: ignore[attr-defined]
            token = alter(last.token, abilities=given)
            return with_last(value, alter(last, token=token, said=more.words))
        return None
    if more.kind == "only":
        if isinstance(last, AddMana) and last.only is None and isinstance(more.effect, AddMana):
            said = last.said + more.words
            return with_last(value, alter(last, only=more.effect.only, said=said))
        return None
    if more.kind == "clash":
        if isinstance(last, Clash) and last.won is None:
            return with_last(value, alter(last, won=more.effect))
        return None
    if more.kind in ("won", "lost"):
        if isinstance(last, FlipCoin) and getattr(last, more.kind) is None:
            if more.kind == "won" and last.lost is not None:
                return None
            made = alter(last, said=more.words, **{more.kind: more.effect})
            return with_last(value, made)
        return None
    if more.kind in ("paid", "unpaid"):
        if isinstance(last, PayOr) and last.asked == "may":
            if more.kind == "paid" and last.paid is None and last.unpaid is None:
                return with_last(value, alter(last, paid=more.effect, said=more.words))
            if last.said == "must" and more.kind != "unpaid":
                return None
            if last.said == "must" and last.unpaid is None:
                return with_last(value, alter(last, unpaid=more.effect))
            if more.kind == "unpaid" and last.unpaid is None:
                words = f"{last.said}|{more.words}" if last.paid is not None else more.words
                return with_last(value, alter(last, unpaid=more.effect, said=words))
            return None
        if isinstance(last, If) and last.said == "did" and last.otherwise is None:
            if more.kind == "unpaid" and isinstance(last.condition, Did):
                said = "did|" + (more.words or "you don't")
                return with_last(value, alter(last, otherwise=more.effect, said=said))
            return None
        if more.kind == "unpaid":
            if isinstance(last, May) and last.otherwise is None:
                return with_last(value, alter(last, otherwise=more.effect, said=more.words))
            if isinstance(last, (Let, If, Tail, PayOr)):
                return None
            name = f"#{id(last)}"
            undone = Untrue(make(Did, name, said=more.words or "you don't"))
            then = make(If, undone, more.effect, said="did")
            return chain(with_last(value, let(name, last)), joint, then)
        name = f"#{id(last)}"
        if isinstance(last, (Let, If, Tail)):
            return None
        then = make(If, make(Did, name, said=more.words), more.effect, said="did")
        return chain(with_last(value, let(name, last)), joint, then)
    if more.kind == "when":
        name = f"#{id(last)}"
        if isinstance(last, (Let, If)):
            return None
        return chain(with_last(value, let(name, last)), joint, When(name, more.effect))
    if more.kind == "instead" and isinstance(more.effect, If):
        if isinstance(last, (Let, If, Tail)):
            return None
        said = more.words + ("n" if joint == "n" else "")
        swapped: Any = more.effect
        then = swapped.then
        if isinstance(then, Damage) and not then.to:
            if not isinstance(last, Damage):
                return None
            swapped = alter(swapped, then=alter(then, to=last.to))
        return with_last(value, alter(swapped, otherwise=last, said=said))
    return None


def let(name: str, effect: Any) -> Any:
    """The effect with a name for its result; of what may be done, the doing has the name."""
    if isinstance(effect, May):
        return alter(effect, effect=Let(name, effect.effect))
    return Let(name, effect)


def tail(value: Any, more: Tail) -> Any:
    """A fact added to the last step, or to the last step of what may, or later does, happen."""
    last = last_step(value)
    for kind, field in INSIDE:
        inner = getattr(last, field, None) if isinstance(last, kind) else None
        if inner is not None and not getattr(last, "otherwise", None):
            made = tail(inner, more)
            return None if made is None else with_last(value, alter(last, **{field: made}))
    if more.kind == "no-regeneration":
        if isinstance(last, Destroy) and not last.no_regeneration:
            usual = f"{'it' if number_of(last.what) == 's' else 'they'} can't be regenerated"
            said = "" if more.words == usual else more.words
            return with_last(value, alter(last, no_regeneration=True, said=said))
        return None
    return tail_more(value, last, more)


INSIDE: tuple[tuple[Any, str], ...] = (
    (Let, "effect"),
    (May, "effect"),
    (If, "then"),
    (Delay, "effect"),
    (PayOr, "unpaid"),
    (PayOr, "paid"),
)
STILL = ("it's still a land", "they're still lands", "that land is still a land")
TO_ZONE = {
    "exile it instead of putting it into its owner's graveyard": "exile",
    "exile that card instead of putting it into its owner's graveyard": "exile#card",
    "put it on top of its owner's library instead of into that player's graveyard": "library-top",
    "put that card on top of its owner's library instead of into that player's "
    "graveyard": "library-top#card",
    "put it on the bottom of its owner's library instead of into that player's "
    "graveyard": "library-bottom",
    "put it into its owner's hand instead of into that player's graveyard": "hand",
    "put that card into its owner's hand instead of into that player's graveyard": "hand#card",
}
NO_PREVENTION = ("the damage can't be prevented", "this damage can't be prevented")
RETARGET = ("you may choose new targets for the copy", "you may choose new targets for that copy")


def tail_more(value: Any, last: Any, more: Tail) -> Any:
    """Other facts added to the last step."""
    if more.kind == "still" and isinstance(last, Apply):
        kind = last.parts[0]
        if isinstance(kind, SetTypes) or (isinstance(kind, AddTypes) and not kind.said):
            made = make(AddTypes, kind.types, kind.subtypes, said="still")
            return with_last(
                value, alter(last, parts=(made, *last.parts[1:]), said=last.said + more.words)
            )
    if more.kind == "countered" and isinstance(last, Counter) and not last.to:
        zone, _, card = TO_ZONE[more.words].partition("#")
        return with_last(value, alter(last, to=zone, said=card))
    if more.kind == "unpreventable" and isinstance(last, Damage) and not last.unpreventable:
        said = last.said + ("|this" if more.words.startswith("this") else "")
        return with_last(value, alter(last, unpreventable=True, said=said))
    if more.kind == "retarget" and isinstance(last, CopySpell) and not last.retarget:
        said = "that" if "that" in more.words else ""
        return with_last(value, alter(last, retarget=True, said=said))
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
    ("they can't", "unpaid"),
    ("that player can't", "unpaid"),
    ("a player does", "paid"),
    ("it does", "paid"),
    ("its controller does", "paid"),
    ("its controller doesn't", "unpaid"),
)


INSTEAD_VERBS = frozenset(
    "add draw destroy exile put create return counter target you this each it creatures".split()
)


@coded("xsentence")
def hanging(p: Parser, pos: int, form: str) -> list[Reading]:
    """Sentences that hang on the one before."""
    out: list[Reading] = []
    low = p.lower[pos]
    for kind, phrases in (
        ("still", STILL),
        ("unpreventable", NO_PREVENTION),
        ("retarget", RETARGET),
    ):
        for words in phrases:
            parts = words.split(" ")
            if low == parts[0] and p.at(pos, *parts):
                said = "" if words == phrases[0] and kind == "still" else words
                out.append((Tail(kind, said), pos + len(parts), 0))
    for pronoun, verb in (("it", "has"), ("they", "have"), ("the", "token")):
        if low == pronoun and (p.at(pos + 1, verb) or verb == "token"):
            at = pos + 2 if verb != "token" else pos + 3
            if verb == "token" and not p.at(pos, "the", "token", "has"):
                continue
            for value, end, penalty in p.parse("abilities", at):
                words = " ".join(p.lower[pos:at])
                out.append((IfDid(Apply(value), "token", words), end, penalty))
    if low == "if" and p.at(pos, "if", "that", "spell", "is", "countered", "this", "way", ","):
        for words in TO_ZONE:
            spaced = words.replace("'s", " 's").split(" ")
            if p.at(pos + 8, *spaced):
                out.append((Tail("countered", words), pos + 8 + len(spaced), 0))
    if low == "if" and p.lower[pos + 1] in ("you", "they", "that", "the"):
        for lead in ("you", "they", "that player", "the player"):
            for verb, kind in (
                ("win", "won"),
                ("lose", "lost"),
                ("wins", "won"),
                ("loses", "lost"),
            ):
                parts = [*lead.split(" "), verb, "the", "flip", ","]
                if p.at(pos + 1, *parts):
                    for value, end, penalty in p.parse("sentence", pos + 1 + len(parts)):
                        said = "" if lead == "you" else lead
                        out.append((IfDid(value, kind, said), end, penalty))
    if low in ("it", "they", "that", "those", "the"):
        for words in NO_REGENERATION:
            parts = words.split(" ")
            if p.at(pos, *parts):
                out.append((Tail("no-regeneration", words), pos + len(parts), 0))
    if low == "if" and p.at(pos, "if", "you", "win", ","):
        for value, end, penalty in p.parse("sentence", pos + 4):
            out.append((IfDid(value, "clash"), end, penalty))
    if low == "if":
        for condition, end, penalty in p.parse("cond", pos + 1):
            if p.tokens[end] != ",":
                continue
            before = p.at(end + 1, "instead")
            for value, stop, extra in p.parse("clauses", end + (2 if before else 1)):
                if before:
                    made = If(condition, value)
                    out.append((IfDid(made, "instead", "instead first"), stop, penalty + extra))
                elif p.at(stop, "instead"):
                    made = If(condition, value)
                    out.append((IfDid(made, "instead", "instead"), stop + 1, penalty + extra))
    if low in INSTEAD_VERBS:
        for value, end, penalty in p.parse("clauses", pos):
            if p.at(end, "instead", "if"):
                for condition, stop, extra in p.parse("cond", end + 2):
                    made = If(condition, value)
                    out.append((IfDid(made, "instead", "instead if"), stop, penalty + extra))
    if low == "spend" and p.at(pos, "spend", "this", "mana", "only", "to", "cast"):
        for value, end, penalty in [*p.parse("spells", pos + 6, "p"), *p.parse("aspell", pos + 6)]:
            words = "a" if p.lower[pos + 6] in ("a", "an") else ""
            out.append((IfDid(AddMana(only=value), "only", words), end, penalty))
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


# ------------------------------------------------ choices that a clause makes on its way

CHOICES = {
    "color": ("color", "color"),
    "colors": ("colors", "colors"),
    "land-type": ("basic-land-type", "land-type"),
    "type": ("creature-type", "type"),
}


def settle(value: Any, subject: Any = None) -> Any:
    """A clause as it is carried out: what it chooses first, sets that are not fixed, choosers."""

    def change(node: Any) -> Any:
        if not isinstance(node, Apply):
            return None
        made = node
        what = node.what
        if isinstance(what, All) and what.zones == ("battlefield",):
            if all(isinstance(part, RulesPart) for part in node.parts):
                made = alter(node, what=None, filter=what.filter, said=what.said + node.said)
        for part in walk(node.parts):
            if part.said != "choice":
                continue
            key = getattr(part, "chosen", "") or getattr(part, "key", "")
            if key in CHOICES:
                kind, name = CHOICES[key]
                return make(Do, (ChooseValue(kind, name), made), said="!")
        return made

    nodes = walk(value)
    if (
        isinstance(value, Damage)
        and len(value.to) == 1
        and isinstance(value.to[0], (EachPlayer, EachOpponent))
    ):
        if any(isinstance(n, WhoPron) and n.word in ("they", "that player") for n in nodes):
            own = rebuild(value, each_one)
            return ForEachPlayer(value.to[0], alter(own, to=(CurrentPlayer(),)))
    made = rebuild(value, change) if any(isinstance(n, Apply) for n in nodes) else value
    if any(isinstance(n, Damage) and n.divided for n in nodes):
        made = rebuild(made, divide)
    if not isinstance(made, Do):
        for key in sorted(asked(made)):
            kind, name = CHOICES[key]
            made = make(Do, (ChooseValue(kind, name), made), said="!")
    return flatten(made)


def asked(value: Any) -> set[str]:
    """The choices, other than of targets, that a clause makes in naming what it acts on."""
    found: set[str] = set()

    def look(node: Any) -> Any:
        if isinstance(node, TargetHole):
            return node
        if isinstance(node, OfChosen) and node.said == "choice" and node.key in CHOICES:
            found.add(node.key)
        return None

    rebuild(value, look)
    return found


def each_one(node: Any) -> Any:
    """ "They", of each of several players in turn."""
    return CurrentPlayer(said=node.word) if isinstance(node, WhoPron) else None


def divide(node: Any) -> Any:
    """Divided damage: its target word knows the amount."""
    if isinstance(node, Damage) and node.divided and isinstance(node.to[0], TargetHole):
        hole = node.to[0]
        spec = alter(hole.spec, divide=node.amount)
        return alter(node, to=(alter(hole, spec=spec),))
    return None


def flatten(value: Any) -> Any:
    """Sequences inside sequences made one, with their joints."""
    if not isinstance(value, Do) or not any(isinstance(step, Do) for step in value.steps):
        return value
    joints = value.said.ljust(len(value.steps) - 1, ".")
    made = value.steps[0]
    for joint, step in zip(joints, value.steps[1:], strict=False):
        made = chain(made, joint, step)
    return made


def each_does(subject: Any, value: Any) -> Any:
    """What each of several players does with things of their own; None where they own "
    "nothing in it."""
    if isinstance(subject, WhoHole | WhoPron | ControllerOf) or not isinstance(subject, Who):
        return None
    needs = False

    def change(node: Any) -> Any:
        nonlocal needs
        if isinstance(node, WhoPron) and node.word == "they":
            needs = True
            return CurrentPlayer(said="they")
        if isinstance(node, Choose) and node.chooser is None:
            needs = True
            return alter(rebuild_inside(node, change), chooser=CurrentPlayer())
        if node == subject:
            return CurrentPlayer()
        return None

    made = rebuild(value, change)
    return ForEachPlayer(subject, made) if needs else None


def each_pays(value: Any) -> Any:
    """ "Each opponent ... unless they pay": each of them in turn."""
    if not isinstance(value, PayOr) or not isinstance(value.who, WhoPron):
        return value
    who = getattr(value.unpaid, "who", None)
    if not isinstance(who, (EachPlayer, EachOpponent)):
        return value
    they = make(CurrentPlayer, said=value.who.word)
    unpaid = alter(value.unpaid, who=CurrentPlayer())
    return ForEachPlayer(who, alter(value, who=they, unpaid=unpaid))


def owns(value: Any) -> bool:
    """Whether "they" or "their" stands in it."""
    return any(isinstance(node, WhoPron) and node.word == "they" for node in walk(value))


def theirs(subject: Any, node: Any) -> Any:
    """ "They", where the subject is who is meant."""
    if isinstance(node, WhoPron) and node.word == "they":
        return subject
    if isinstance(node, Choose) and node.chooser is None:
        made = rebuild_inside(node, partial(theirs, subject))
        return alter(made, chooser=alter(subject, said=""))
    return None


def rebuild_inside(node: Any, change: Any) -> Any:
    """The node with its parts changed, not itself."""
    kind: Any = type(node)
    return kind(**{f.name: rebuild(getattr(node, f.name), change) for f in fields(node)})


def chosen_by(subject: Any, value: Any) -> Any:
    """The value with the subject as the one who chooses."""

    def change(node: Any) -> Any:
        if isinstance(node, Choose) and node.chooser is None:
            return alter(node, chooser=subject)
        return None

    return rebuild(value, change)
