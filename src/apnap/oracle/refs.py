"""References read: objects and players, with or without target words."""

from __future__ import annotations

from typing import Any

from ..ir import (
    All,
    AllOf,
    AnOpponent,
    AnyOf,
    AnyTarget,
    Anything,
    AttachedTo,
    Both,
    Choose,
    Controlled,
    CostObject,
    DamagedThisTurn,
    DefendingPlayer,
    Filter,
    HasCounter,
    HasKeyword,
    HasSubtype,
    HasType,
    IsFaceDown,
    IsIn,
    IsPlayer,
    Linked,
    Not,
    Other,
    Owned,
    TargetSpec,
    This,
    Those,
    Top,
    X,
)
from ..render.english.eras import CURRENT
from ..render.english.grammar import SELF_SIGN, alter, make
from ..render.english.nouns import PLURAL_TO_SINGULAR, flat, together
from ..render.english.refs import PRONOUNS, SELF_WORDS
from ..render.english.subtypes import SUBTYPES
from ..render.english.words import NUMBER_WORDS
from .among import each_linked, exiled_by, exiled_with, kind_among, some_of
from .eras import any_targets, exiled, old_targets, own_name
from .firsts import firsts
from .holes import NP, REST, DoneTo, Pron, TargetHole, ThatMuch, WhoPron
from .parse import Parser, Reading, coded


def count_word(p: Parser, pos: int) -> tuple[Any, int] | None:
    """A number in words, or X."""
    low = p.lower[pos]
    if low in NUMBER_WORDS:
        return NUMBER_WORDS[low], pos + 1
    if p.tokens[pos] == "X":
        return X(), pos + 1
    return None


COUNT_STARTS = frozenset(["X", *NUMBER_WORDS])
TARGET_STARTS = frozenset(["target", "a", "another", "any", "up", "each", *COUNT_STARTS])
CHOICE_STARTS = frozenset(["a", "an", "another", "up", "any", *COUNT_STARTS])
OBJECT_STARTS = frozenset(
    [
        *TARGET_STARTS,
        *CHOICE_STARTS,
        *firsts(words for words, _ in PRONOUNS),
        *"this that the each all enchanted equipped fortified".split(),
        SELF_SIGN,
    ]
)


CHOOSERS: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (AnOpponent(), ("an", "opponent", "'s")),
    (DefendingPlayer(), ("defending", "player", "'s")),
)


SUSPENDED = AllOf((IsIn("exile"), HasKeyword("suspend"), HasCounter("time")))
PERMANENT = AllOf((HasType("Permanent"), IsIn("battlefield")))


def _suspended(
    p: Parser, pos: int, least: Any, most: Any
) -> list[tuple[TargetSpec, int, int, bool]]:
    """ "Permanent or suspended card"."""
    out: list[tuple[TargetSpec, int, int, bool]] = []
    zones = ("battlefield", "exile")
    if p.at(pos, "nonland", "permanent", "or", "suspended", "card"):
        nonland = AllOf((make(Not, HasType("Land")), *PERMANENT.parts))
        what = make(AnyOf, (nonland, SUSPENDED), said="suspended nonland")
        out.append((TargetSpec(what, least, most, zones), pos + 5, 0, False))
    if p.at(pos, "permanent", "or", "suspended", "card"):
        what = make(AnyOf, (PERMANENT, SUSPENDED), said="suspended")
        out.append((TargetSpec(what, least, most, zones), pos + 4, 0, False))
    if p.at(pos, "permanent", "you", "control", "or", "suspended", "card", "you", "own"):
        mine = AllOf((*PERMANENT.parts, Controlled()))
        yours = AllOf((*SUSPENDED.parts, Owned()))
        what = make(AnyOf, (mine, yours), said="suspended")
        out.append((TargetSpec(what, least, most, zones), pos + 8, 0, False))
    counted = ("permanent", "with", "a", "time", "counter", "on", "it", "or", "suspended", "card")
    if p.at(pos, *counted):
        timed = AllOf((*PERMANENT.parts, HasCounter("time")))
        what = make(AnyOf, (timed, SUSPENDED), said="suspended")
        out.append((TargetSpec(what, least, most, zones), pos + len(counted), 0, False))
    return out


HURT = ("that", "was", "dealt", "damage", "this", "turn")


def target_words(p: Parser, pos: int, prep: str) -> list[tuple[TargetSpec, int, int, bool]]:
    """Target words: spec, end, penalty, whether "another"."""
    out: list[tuple[TargetSpec, int, int, bool]] = []
    if p.lower[pos] not in TARGET_STARTS and p.tokens[pos] != "X":
        return out
    if p.era != CURRENT and (old := old_targets(p, pos, count_word)):
        return old
    if p.at(pos, "any", "target"):
        out.append((TargetSpec(AnyTarget()), pos + 2, 0, False))
        if p.at(pos + 2, "of", "their", "choice"):
            they = WhoPron("they", p.offset + pos + 3)
            out.append((TargetSpec(AnyTarget(), chooser=they), pos + 5, 0, False))
        if p.at(pos + 2, *HURT):
            hurt = AllOf((AnyTarget(), make(DamagedThisTurn, said="any")))
            out.append((TargetSpec(hurt), pos + 2 + len(HURT), 0, False))
        if p.at(pos + 2, "of", "an", "opponent", "'s", "choice"):
            out.append((TargetSpec(AnyTarget(), chooser=AnOpponent()), pos + 7, 0, False))
    for words in (("another", "target"), ("a", "third", "target")):
        if p.at(pos, *words):
            spec = make(TargetSpec, AnyTarget(), said=words[-2])
            out.append((spec, pos + len(words), 0, True))
    if p.at(pos, "any", "other", "target"):
        out.append((TargetSpec(AnyTarget()), pos + 3, 0, True))
    least: Any = 1
    most: Any = 1
    at, number, another = pos, "s", False
    count = count_word(p, pos)
    said = ""
    if p.at(pos, "each", "of"):
        for spec, end, penalty, other in target_words(p, pos + 2, prep):
            if spec.most != 1:
                out.append((alter(spec, said="each of"), end, penalty, other))
        return out
    third = ""
    if p.at(pos, "another", "target"):
        at, another = pos + 2, True
    elif p.at(pos, "a", "third", "target") or p.at(pos, "a", "second", "target"):
        at, another, third = pos + 3, True, p.lower[pos + 1]
    elif p.at(pos, "target"):
        at = pos + 1
    elif p.at(pos, "a", "target"):
        at, third = pos + 2, "a"
    elif p.at(pos, "up", "to"):
        found = count_word(p, pos + 2)
        if p.at(pos + 2, "that", "many"):
            found = ThatMuch(p.offset + pos + 2), pos + 4
        if found is None:
            return out
        least, most, at = 0, found[0], found[1]
        number = "s" if most == 1 else "p"
        if p.at(at, "other"):
            another, at = True, at + 1
        if p.at(at, "targets"):
            out.append((TargetSpec(AnyTarget(), 0, most), at + 1, 0, False))
        if not p.at(at, "target"):
            return out
        at += 1
    elif p.at(pos, "any", "number", "of", "target"):
        least, most, at, number = 0, None, pos + 4, "p"
    elif p.at(pos, "one", "or", "two", "target"):
        least, most, at, number = 1, 2, pos + 4, "p"
    elif p.at(pos, "one", "or", "more", "target"):
        least, most, at, number = 1, None, pos + 4, "p"
    elif count is not None and p.at(count[1], "targets"):
        out.append((TargetSpec(AnyTarget(), count[0], count[0]), count[1] + 1, 0, False))
        return out
    elif count is not None and p.at(count[1], "target"):
        least = most = count[0]
        at = count[1] + 1
        number = "s" if most == 1 else "p"
    elif count is not None and p.at(count[1], "other", "target"):
        least = most = count[0]
        at, number, another = count[1] + 2, "p", True
    else:
        return out
    out += _suspended(p, at, least, most)
    if p.at(at, "face-up", "exiled", "card"):
        up = make(Not, IsFaceDown(), said="face-up")
        out.append((TargetSpec(up, least, most, ("exile",)), at + 3, 0, False))
    for np, end, penalty in p.parse("np", at, number + prep):
        if np.kind == "card" and not np.zones:
            out += _chosen_by_another(p, np, end, number + prep, least, most)
        if not np.zones:
            continue
        if p.at(end, "controlled", "by", "the", "same", "player") and number == "p":
            same = make(
                TargetSpec, np.filter, least, most, np.zones, same_owner=True, said="same player"
            )
            out.append((same, end + 5, penalty, another))
        what: Filter = np.filter
        if another:
            what = _with_other(what)
        spec = make(
            TargetSpec, what, least, most, np.zones, same_owner=np.same_owner, said=said or third
        )
        out.append((spec, end, penalty, another))
        if p.at(end, "of", "their", "choice"):
            they = WhoPron("they", p.offset + end + 1)
            out.append((alter(spec, chooser=they), end + 3, penalty, another))
        if p.at(end, "of", "your", "choice") and not spec.said:
            out.append((alter(spec, said="yours"), end + 3, penalty, another))
        for who, whose in CHOOSERS:
            if p.at(end, "of", *whose, "choice"):
                chosen = alter(spec, chooser=who)
                out.append((chosen, end + 2 + len(whose), penalty, another))
    return out


def _chosen_by_another(
    p: Parser, np: NP, pos: int, form: str, least: Any, most: Any
) -> list[tuple[TargetSpec, int, int, bool]]:
    """ "Target creature card of an opponent's choice from your graveyard"."""
    out: list[tuple[TargetSpec, int, int, bool]] = []
    for who, whose in CHOOSERS:
        if not p.at(pos, "of", *whose, "choice"):
            continue
        for (place, owner), end, penalty in p.parse(
            "zonepost", pos + 2 + len(whose), form[1:] + form[:1]
        ):
            what = np.filter if owner is None else together([*flat(np.filter), owner])
            spec = make(TargetSpec, what, least, most, (place,), chooser=who, said="choice first")
            out.append((spec, end, penalty, False))
    return out


def _with_other(what: Filter) -> Filter:
    return AllOf((Other(), *what.parts)) if isinstance(what, AllOf) else AllOf((Other(), what))


def _is_player(spec: TargetSpec) -> bool:
    what = spec.what
    parts = what.parts if isinstance(what, AllOf) else (what,)
    first = next((part for part in parts if not isinstance(part, Other)), what)
    return isinstance(first, IsPlayer)


@coded("obj", first=OBJECT_STARTS)
def objects(p: Parser, pos: int, form: str) -> list[Reading]:
    """Objects; form "from" where their zone is named with that word."""
    prep = "from" if form == "from" else "in"
    out: list[Reading] = []
    single = _objects(p, pos, prep)
    out += single
    for first, end, penalty in single:
        if p.at(end, "and") and not (
            isinstance(first, All) and p.lower[end + 1] not in ("all", "each")
        ):
            for second, stop, extra in _objects(p, end + 1, prep):
                if isinstance(second, All) and isinstance(first, Choose):
                    continue
                out.append((Both((first, second)), stop, penalty + extra + 1))
    return out


def _objects(p: Parser, pos: int, prep: str) -> list[Reading]:
    """Object references from here; worked out once for each place."""
    return p.once(("_objects", prep, pos), _find_objects, p, pos, prep)


def _find_objects(p: Parser, pos: int, prep: str) -> list[Reading]:
    out: list[Reading] = []
    low = p.lower[pos]
    if low == "this" and p.lower[pos + 1] in SELF_WORDS:
        words = f"this {p.tokens[pos + 1]}"
        out.append((This(said="" if words == p.self_word else words), pos + 2, 0))
        p.at(pos, "this", p.tokens[pos + 1])
        if prep == "from" and p.at(pos + 2, "from", "your", "graveyard"):
            out.append((This(said=words + " from your graveyard"), pos + 5, 0))
        if prep == "from" and p.at(pos + 2, "from", "your", "hand"):
            out.append((This(said=words + " from your hand"), pos + 5, 0))
    if low == SELF_SIGN:
        out += own_name(p, pos, prep)
    if p.at(pos, "each", "of", "those") and p.tokens[pos + 3] in PLURAL_TO_SINGULAR:
        out.append((Pron(f"each of those {p.tokens[pos + 3]}", p.offset + pos), pos + 4, 0))
    if p.at(pos, "the", "card", "exiled", "this", "way"):
        said = "the card exiled this way"
        out.append((CostObject("exiled", said=said), pos + 5, 0))
    if p.at(pos, "the", "exiled", "creature", "card"):
        said = "the exiled creature card"
        out.append((DoneTo(Anything(), "exiled", p.offset + pos, said), pos + 4, 0))
    if low in ("that", "the") and p.tokens[pos + 1] in SUBTYPES:
        out.append((Pron(f"{low} {p.tokens[pos + 1]}", p.offset + pos), pos + 2, 0))
    for parts, _ in PRONOUNS:
        if low == parts[0] and p.at(pos, *parts):
            said = " ".join(parts)
            out.append((Pron(said, p.offset + pos), pos + len(parts), 0))
            if parts[:3] == ("each", "of", "those"):
                for some, end, penalty in p.parse("post", pos + 4, "p"):
                    whole = Pron(said, p.offset + pos)
                    out.append((make(Those, whole, some, said="each of those"), end, penalty))
            for zone in ("your graveyard", "a graveyard", "exile"):
                more = f"from {zone}".split(" ")
                if prep == "from" and p.at(pos + len(parts), *more):
                    word = Pron(f"{said} from {zone}", p.offset + pos)
                    out.append((word, pos + len(parts) + len(more), 0))
    if p.at(pos, "the", "enchanted", "creature"):
        out.append((AttachedTo(said="the enchanted creature"), pos + 3, 0))
    if low in ("enchanted", "equipped", "fortified"):
        for np, end, penalty in p.parse("np", pos + 1, "s"):
            simple = all(isinstance(f, (HasType, HasSubtype)) for f in flat(np.filter))
            if np.kind == "perm" and simple:
                words2 = f"{low} {' '.join(p.tokens[pos + 1 : end])}"
                default = (
                    "equipped creature" if "Equipment" in p.self_word else "enchanted creature"
                )
                out.append((AttachedTo(said="" if words2 == default else words2), end, penalty))
    for spec, end, penalty, another in target_words(p, pos, prep):
        if not _is_player(spec):
            out.append((TargetHole(spec, p.offset + pos, another), end, penalty))
    if low in ("all", "the"):
        out += exiled(p, pos)
    if low in ("all", "any"):
        out += _created_with(p, pos)
    for words3, kind, number in (
        (("all", "other"), "all other", "p"),
        (("all",), "all", "p"),
        (("each", "other"), "each other", "s"),
        (("each",), "each", "s"),
    ):
        if low != words3[0] or not p.at(pos, *words3):
            continue
        for np, end, penalty in p.parse("np", pos + len(words3), number + prep):
            if np.zones and np.kind != "player" and not _has_other(np):
                what = _with_other(np.filter) if "other" in kind else np.filter
                said = "each" if number == "s" else ""
                out.append((make(All, what, np.zones, said=said), end, penalty))
    if p.at(pos, "each", "suspended", "card"):
        out.append((make(All, SUSPENDED, ("exile",), said="each suspended card"), pos + 3, 0))
    if low == "each":
        out += each_linked(p, pos)
    if low in ("each", "all"):
        out += exiled_by(p, pos)
    out += _chosen(p, pos, prep)
    if low == "all":
        out += p.parse("rest", pos)
    if low == "the":
        out += _top(p, pos)
        out += p.parse("rest", pos)
        for role in ("sacrificed", "discarded", "tapped", "returned", "revealed", "exiled"):
            if not p.at(pos, "the", role):
                continue
            noun = p.lower[pos + 2]
            said = f"the {role} {p.tokens[pos + 2]}"
            if noun in SELF_WORDS and not (role == "exiled" and noun == "card"):
                out.append((CostObject(role, said=said), pos + 3, 2 * (role == "revealed")))
            elif noun in PLURAL_NOUNS and not (role in ("exiled", "revealed") and noun == "cards"):
                out.append((CostObject(role, said=said + "$p"), pos + 3, 0))
        if p.at(pos, "the", "creature", "tapped", "this", "way"):
            said = "the creature tapped this way"
            out.append((CostObject("tapped", said=said), pos + 5, 0))
        for role in ("milled", "revealed"):
            for noun, mark in (("card", ""), ("cards", "$p")):
                if p.at(pos, "the", role, noun) and not (role == "revealed" and mark):
                    said = f"the {role} {noun}{mark}"
                    out.append((DoneTo(Anything(), role, p.offset + pos, said), pos + 3, 1))
    return out


def _has_other(np: NP) -> bool:
    parts = np.filter.parts if isinstance(np.filter, AllOf) else (np.filter,)
    return any(isinstance(part, Other) and not part.said for part in parts)


def _chosen(p: Parser, pos: int, prep: str) -> list[Reading]:
    """Objects chosen without target words."""
    out: list[Reading] = []
    least: Any = 1
    most: Any = 1
    number, other = "s", False
    count = count_word(p, pos)
    if count is None and p.lower[pos] not in CHOICE_STARTS:
        return out
    if p.at(pos, "a") or p.at(pos, "an"):
        at = pos + 1
    elif p.at(pos, "another"):
        at, other = pos + 1, True
    elif p.at(pos, "up", "to"):
        found = count_word(p, pos + 2)
        if found is None:
            return out
        least, most, at = 0, found[0], found[1]
        number = "s" if most == 1 else "p"
    elif p.at(pos, "any", "number", "of"):
        least, most, at, number = 0, None, pos + 3, "p"
    elif count is not None:
        least = most = count[0]
        at, number = count[1], "s" if most == 1 else "p"
    else:
        return out
    out += some_of(p, pos, at, least, most)
    out += kind_among(p, at, number, least, most, pos)
    out += exiled_with(p, at, number, least, most, pos)
    for np, end, penalty in p.parse("np", at, number + prep):
        if np.kind in ("player", "ability") or not np.zones or _has_other(np):
            continue
        what = _with_other(np.filter) if other else np.filter
        value = Choose(what, least, most, zones=np.zones)
        p.where[value] = p.offset + pos
        out.append((value, end, penalty))
        if p.at(end, "of", "their", "choice"):
            they = WhoPron("they", p.offset + end + 1)
            out.append((alter(value, chooser=they, said="their"), end + 3, penalty))
        if p.at(end, "of", "your", "choice"):
            out.append((alter(value, said="your"), end + 3, penalty))
    if number == "s" and not other:
        for np, end, penalty in p.parse("np", at, number):
            if np.kind == "card" and not np.zones and p.at(end, "at", "random"):
                for (place, owner), stop, extra in p.parse("zonepost", end + 2, prep + number):
                    what = np.filter if owner is None else together([*flat(np.filter), owner])
                    value = Choose(what, least, most, zones=(place,), random=True)
                    p.where[value] = p.offset + pos
                    out.append((value, stop, penalty + extra))
    return out


def _created_with(p: Parser, pos: int) -> list[Reading]:
    """ "All tokens created with this enchantment", or any number of them."""
    some = p.at(pos, "any", "number", "of")
    at = pos + (3 if some else 1)
    if not p.at(at, "tokens", "created", "with"):
        return []
    out: list[Reading] = []
    for this, end, _ in p.parse("this", at + 3):
        whose = f"tokens created with {this or p.self_word}$p"
        if some:
            value: Any = make(
                Choose, Anything(), 0, None, among=make(Linked, "created", said=whose)
            )
            p.where[value] = p.offset + pos
        else:
            value = make(Linked, "created", said=f"all {whose}")
        out.append((value, end, 0))
    return out


@coded("among", first=CHOICE_STARTS)
def among(p: Parser, pos: int, form: str) -> list[Reading]:
    """Some of those named before."""
    return [r for r in _chosen(p, pos, "in") if isinstance(r[0], Choose) and r[0].among]


@coded("named", like=["among", "ref"])
def named_or_among(p: Parser, pos: int, form: str) -> list[Reading]:
    """Objects named before, or some of them."""
    return [*among(p, pos, form), *p.parse("ref", pos)]


PLURAL_NOUNS = ("creatures", "lands", "artifacts", "cards", "permanents")


@coded("rest", first=firsts(REST))
def rest(p: Parser, pos: int, form: str) -> list[Reading]:
    """Those of a group that were not chosen."""
    out: list[Reading] = []
    for words in REST:
        parts = words.split(" ")
        if p.at(pos, *parts):
            out.append((Pron(words, p.offset + pos), pos + len(parts), 0))
    return out


def _top(p: Parser, pos: int) -> list[Reading]:
    out: list[Reading] = []
    for words, count, end in (
        (("the", "top", "card", "of"), 1, pos + 4),
        (("the", "bottom", "card", "of"), -1, pos + 4),
    ):
        if p.at(pos, *words):
            for who, stop, penalty in p.parse("poss", end, "who"):
                if p.at(stop, "library"):
                    if count == 1:
                        value: Any = Top(who, 1)
                        p.where[value] = p.offset + pos
                        out.append((value, stop + 1, penalty))
    if p.at(pos, "the", "top"):
        out += _top_fitting(p, pos)
        found = count_word(p, pos + 2)
        if found is not None and p.at(found[1], "cards", "of"):
            for who, stop, penalty in p.parse("poss", found[1] + 2, "who"):
                if p.at(stop, "library"):
                    value = Top(who, found[0])
                    p.where[value] = p.offset + pos
                    out.append((value, stop + 1, penalty))
    return out


def _top_fitting(p: Parser, pos: int) -> list[Reading]:
    """The top cards of a graveyard, or the top card of a kind."""
    out: list[Reading] = []
    found = count_word(p, pos + 2)
    count, at = (1, pos + 2) if found is None else found
    for np, end, penalty in p.parse("np", at, "s" if count == 1 else "p"):
        if np.kind != "card" or np.zones or not p.at(end, "of"):
            continue
        for who, stop, extra in p.parse("poss", end + 1, "who"):
            zone = p.lower[stop]
            plain = isinstance(np.filter, Anything)
            if zone not in ("library", "graveyard") or (zone == "library" and plain):
                continue
            value = Top(who, count, zone, None if plain else np.filter)
            p.where[value] = p.offset + pos
            out.append((value, stop + 1, penalty + extra))
    return out


@coded("divided", first=["one", "any", "up"])
def divided(p: Parser, pos: int, form: str) -> list[Reading]:
    """Targets among which an amount is divided; the amount is put in by the clause."""
    out: list[Reading] = []
    for words, least, most in (
        (("one", "or", "two"), 1, 2),
        (("one", ",", "two", ",", "or", "three"), 1, 3),
        (("any", "number", "of"), 0, None),
        (("up", "to", "two"), 0, 2),
        (("up", "to", "three"), 0, 3),
    ):
        if not p.at(pos, *words):
            continue
        at = pos + len(words)
        if end := any_targets(p, at):
            spec = TargetSpec(AnyTarget(), least, most, divide=0)
            out.append((TargetHole(spec, p.offset + pos), end, 0))
        elif p.at(at, "target"):
            for np, end, penalty in p.parse("np", at + 1, "p"):
                if np.zones:
                    spec = TargetSpec(np.filter, least, most, np.zones, divide=0)
                    out.append((TargetHole(spec, p.offset + pos), end, penalty))
    return out


@coded("many_targets", first=["any"])
def many_targets(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Any number of targets"."""
    if not p.at(pos, "any", "number", "of"):
        return []
    end = any_targets(p, pos + 3)
    spec = TargetSpec(AnyTarget(), 0, None)
    return [(TargetHole(spec, p.offset + pos), end, 0)] if end else []


@coded("whole_set", like=["np"])
def bare_plural(p: Parser, pos: int, form: str) -> list[Reading]:
    """A plural without determiner: all of them."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos, "p"):
        if np.kind == "perm" and np.zones == ("battlefield",):
            out.append((make(All, np.filter, np.zones, said="bare$p"), end, penalty))
    return out


@coded("recipient", like=["obj", "who"])
def recipient(p: Parser, pos: int, form: str) -> list[Reading]:
    """Who or what is dealt damage."""
    objects_ = [reading for reading in p.parse("obj", pos) if not isinstance(reading[0], Both)]
    return [*p.parse("who", pos, "o"), *objects_]
