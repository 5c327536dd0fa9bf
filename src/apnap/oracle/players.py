"""Players read, possessives, and the subjects of clauses."""

from __future__ import annotations

from typing import Any

from ..ir import (
    ActivePlayer,
    All,
    AllOf,
    AnOpponent,
    AttachedTo,
    Both,
    Choose,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachPlayer,
    HasType,
    OpponentsOf,
    OthersThan,
    OwnerOf,
    PlayerOrController,
    PlayersFitting,
    SubgameLosers,
    Teammates,
    You,
)
from ..render.english.grammar import make
from ..render.english.numbers import number_of
from ..render.english.refs import PLAYER_PRONOUNS
from .firsts import firsts
from .holes import DoneTo, Pron, WhoHole, WhoPron
from .parse import Parser, Reading, coded
from .refs import OBJECT_STARTS, TARGET_STARTS, _is_player, _objects, target_words

PLAYERS: tuple[tuple[tuple[str, ...], Any, str], ...] = (
    (("each", "player"), EachPlayer(), "s"),
    (("each", "opponent"), EachOpponent(), "s"),
    (("each", "other", "player"), OthersThan(You()), "s"),
    (("each", "player", "who", "doesn't", "win", "the", "subgame"), SubgameLosers(), "s"),
    (("an", "opponent"), AnOpponent(), "s"),
    (("each", "of", "your", "teammates"), Teammates(), "s"),
    (("enchanted", "player"), make(PlayerOrController, AttachedTo(), said="enchanted player"), "s"),
    (
        ("enchanted", "opponent"),
        make(PlayerOrController, AttachedTo(), said="enchanted opponent"),
        "s",
    ),
    (("defending", "player"), DefendingPlayer(), "s"),
    (("attacking", "player"), ActivePlayer(), "s"),
    (("the", "chosen", "player"), ChosenPlayer(), "s"),
    (("players",), make(EachPlayer, said="players"), "p"),
    (("your", "opponents"), make(EachOpponent, said="your opponents$p"), "p"),
)


PLAYER_STARTS = frozenset(
    [
        *firsts(words for words, *_ in (*PLAYERS, *PLAYER_PRONOUNS)),
        *TARGET_STARTS,
        *"you that the each".split(),
    ]
)
BOTH = "that creature's or spell's controller"


@coded("who", first=PLAYER_STARTS, like=["player_phrase", "possobj"])
def players(p: Parser, pos: int, form: str) -> list[Reading]:
    """Players; form: s or p where the number matters."""
    out: list[Reading] = []
    if form in ("", "o") and p.at(pos, "you"):
        out.append((You(), pos + 1, 0))
    low = p.lower[pos]
    for words, value, number in PLAYERS:
        if words[0] == low and (form in ("", "o") or form == number) and p.at(pos, *words):
            out.append((value, pos + len(words), 0))
    for words, number in PLAYER_PRONOUNS:
        if low == words[0] and p.at(pos, *words) and (form in ("", "o") or form == number):
            out.append((WhoPron(" ".join(words), p.offset + pos), pos + len(words), 0))
    for spec, end, penalty, another in target_words(p, pos, "in"):
        if _is_player(spec):
            number = "s" if spec.most == 1 else "p"
            if form in ("", "o") or form == number:
                out.append((WhoHole(spec, p.offset + pos, another), end, penalty))
    for noun, lead in (
        ("planeswalker", "player"),
        ("permanent", "player"),
        ("planeswalker", "opponent"),
    ):
        words = ("that", lead, "or", "that", noun, "'s", "controller")
        if form != "p" and p.at(pos, *words):
            pron = Pron("that player", p.offset + pos)
            who = PlayerOrController(pron, said=" ".join(words).replace(" '", "'"))
            out.append((who, pos + len(words), 0))
    if form != "p" and low == "the":
        out += p.parse("player_phrase", pos)
    if form != "p" and low == "each" and p.lower[pos + 2] == "who":
        for np, end, penalty in p.parse("np", pos + 1, "s"):
            if np.kind == "player" and isinstance(np.filter, AllOf):
                out.append((make(PlayersFitting, np.filter, said="each"), end, penalty))
    turned = ("that", "permanent", "'s", "controller", "or", "that", "player")
    if form != "p" and p.at(pos, *turned):
        pron = Pron("that player", p.offset + pos)
        told = "that permanent's controller or that player"
        out.append((make(PlayerOrController, pron, said=told), pos + len(turned), 0))
    both = ("that", "creature", "'s", "or", "spell", "'s", "controller")
    if form != "p" and p.at(pos, *both):
        pron = Pron("that creature or spell", p.offset + pos)
        out.append((make(ControllerOf, pron, said=BOTH), pos + len(both), 0))
    if form != "p" and p.at(pos, "each", "of"):
        for who, end, penalty in p.parse("possplayer", pos + 2):
            if p.at(end, "opponents"):
                out.append((OpponentsOf(who), end + 1, penalty))
    if form != "p":
        for what, end, penalty in p.parse("possobj", pos):
            if p.at(end, "controller"):
                out.append((ControllerOf(what), end + 1, penalty))
            if p.at(end, "owner"):
                out.append((OwnerOf(what), end + 1, penalty))
    if form != "s":
        for what, end, penalty in p.parse("possobj", pos):
            if p.at(end, "controllers"):
                out.append((ControllerOf(what, said="controllers"), end + 1, penalty))
            if p.at(end, "owners"):
                out.append((OwnerOf(what, said="owners"), end + 1, penalty))
    return out


@coded("possobj", first=["its", "their", *OBJECT_STARTS])
def possessive_objects(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "its", "that creature's": the objects that own what follows."""
    if p.at(pos, "its"):
        return [(Pron("it", p.offset + pos), pos + 1, 0)]
    if p.at(pos, "their"):
        return [(Pron("they", p.offset + pos), pos + 1, 0)]
    out: list[Reading] = []
    for what, end, penalty in _objects(p, pos, "in"):
        if p.tokens[end] == "'s":
            out.append((what, end + 1, penalty))
    return out


@coded("possplayer", first=["your", "their"], like=["who"])
def possessive_players(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "your", "target player's"."""
    out: list[Reading] = []
    if p.at(pos, "your"):
        out.append((You(), pos + 1, 0))
    if p.at(pos, "their"):
        out.append((WhoPron("they", p.offset + pos), pos + 1, 0))
    if p.lower[pos] == "your" and p.at(pos, "your", "opponents", "'"):
        out.append((make(EachOpponent, said="your opponents$p"), pos + 3, 0))
    for who, end, penalty in p.parse("who", pos, "s"):
        if p.tokens[end] == "'s":
            out.append((who, end + 1, penalty))
    return out


@coded("poss", like=["possplayer", "possobj"])
def possessive(p: Parser, pos: int, form: str) -> list[Reading]:
    """Possessives; form: who, obj, or both."""
    out: list[Reading] = []
    if form != "obj":
        out += p.parse("possplayer", pos)
    if form != "who":
        out += p.parse("possobj", pos)
    return out


@coded("subj", first=["creatures"], like=["who", "obj", "whole_set"])
def subjects(p: Parser, pos: int, form: str) -> list[Reading]:
    """Subjects other than "you"; form: number, s or p. The value is (reference, person)."""
    out: list[Reading] = []
    for who, end, penalty in p.parse("who", pos, form):
        out.append(((who, "they"), end, penalty))
    if form == "s" and p.at(pos, "any", "player"):
        out.append(((make(EachPlayer, said="any player"), "they"), pos + 2, 0))
    if form == "s" and p.at(pos, "any", "opponent"):
        out.append(((make(EachOpponent, said="any opponent"), "they"), pos + 2, 0))
    person = "it" if form == "s" else "they"
    for words, number in (
        ("a creature dealt damage this way", "s"),
        ("that creature dealt damage this way", "s"),
        ("creatures dealt damage this way", "p"),
        ("a creature destroyed this way", "s"),
    ):
        parts = words.split(" ")
        verb = "destroyed" if "destroyed" in parts else "dealt"
        if number == form and p.lower[pos] == parts[0] and p.at(pos, *parts):
            said = words + ("$p" if number == "p" else "")
            done = DoneTo(HasType("Creature"), verb, p.offset + pos, said)
            out.append(((done, person), pos + len(parts), 0))
    for what, end, penalty in p.parse("obj", pos):
        if isinstance(what, Choose) or number_of(what) != form:
            continue
        if isinstance(what, Pron) and what.word == "them":
            continue
        out.append(((what, person), end, penalty))
    if form == "p":
        for what, end, penalty in p.parse("obj", pos):
            if (
                number_of(what) == "s"
                and not isinstance(what, Choose)
                and p.at(end, "and", "other")
            ):
                for np, stop, extra in p.parse("np", end + 1, "p"):
                    if np.kind == "perm":
                        rest = make(All, np.filter, np.zones, said="bare$p")
                        out.append(((Both((what, rest)), person), stop, penalty + extra))
        for what, end, penalty in p.parse("whole_set", pos):
            out.append(((what, person), end, penalty))
    return out


@coded("target_player", like=["who"])
def target_player(p: Parser, pos: int, form: str) -> list[Reading]:
    """Players that are targets."""
    return [r for r in p.parse("who", pos, "o") if isinstance(r[0], WhoHole)]


@coded("they_ve", first=["they've"])
def they_have(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "They've": players named before."""
    return [(WhoPron("they", p.offset + pos), pos + 1, 0)] if p.at(pos, "they've") else []
