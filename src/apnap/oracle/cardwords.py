"""Words of cards read that need code: the same name, as many as, who did not, the same again."""

from __future__ import annotations

from ..ir import (
    AllOf,
    AnyOf,
    Choose,
    ChooseObject,
    Compare,
    CurrentPlayer,
    EachPlayer,
    Exists,
    ForEachPlayer,
    Highest,
    Is,
    Linked,
    Not,
    Owned,
    OwnerOf,
    PlayerOf,
    PlayersFitting,
    SameNameAs,
    Those,
    You,
)
from ..ir import Anything as Any_
from ..render.english.cardwords import OWN_LAND
from ..render.english.grammar import alter, make
from .holes import DoneTo, Pron, Tail, TargetHole, ThisWay, WhoPron
from .keywords import qualities
from .parse import Parser, Reading, coded
from .refs import target_words
from .scopes import walk_all
from .small import with_article


@coded("post", first=["with"])
def same_name(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "With the same name", as what was named before."""
    if p.at(pos, "with", "the", "same", "name") and not p.at(pos + 4, "as"):
        return [(make(SameNameAs, Pron("it", p.offset + pos), said="same"), pos + 4, 0)]
    return []


@coded("cond1", first=["another"])
def another_of_the_name(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Another permanent with the same name is on the battlefield"."""
    out: list[Reading] = []
    if not p.at(pos, "another"):
        return out
    for np, end, penalty in p.parse("np", pos + 1, "s"):
        same = [one for one in walk_all(np.filter) if isinstance(one, SameNameAs) and one.said]
        if np.kind == "perm" and same and p.at(end, "is", "on", "the", "battlefield"):
            other = make(Not, Is(same[0].what), said="other")
            parts = np.filter.parts if isinstance(np.filter, AllOf) else (np.filter,)
            made = make(Exists, AllOf((other, *parts)), said="on")
            out.append((made, end + 4, penalty))
    return out


@coded("each", first=["of"])
def of_the_exiled(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Of the exiled cards"."""
    if p.at(pos, "of", "the", "exiled", "cards"):
        return [(make(ThisWay, Any_(), "card#exiled", p.offset + pos, said="of the"), pos + 4, 0)]
    return []


DOERS = ("you", "they", "that player")


@coded("counted", first=["as"])
def as_many_as(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "As many cards as they discarded this way"; form: the noun."""
    out: list[Reading] = []
    if form != "card" or not p.at(pos, "as", "many", "cards", "as"):
        return out
    for doer in DOERS:
        words = doer.split(" ")
        end = pos + 4 + len(words)
        if p.at(pos + 4, *words) and p.at(end, "discarded", "this", "way"):
            said = f"as many {doer}"
            amount = make(ThisWay, Any_(), "card#discarded", p.offset + pos, said=said)
            out.append((amount, end + 3, 0))
    return out


@coded("amt", first=["the"])
def greatest_of_a_player(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "The greatest number of cards a player discarded this way"."""
    if not p.at(pos, "the", "greatest", "number", "of", "cards", "a", "player"):
        return []
    if not p.at(pos + 7, "discarded", "this", "way"):
        return []
    theirs = ThisWay(Owned(CurrentPlayer()), "card#discarded", p.offset + pos)
    return [(make(Highest, EachPlayer(), theirs, said="a player"), pos + 10, 0)]


@coded("who", first=["each"])
def who_did_not(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Each player who didn't discard a creature card this way"."""
    out: list[Reading] = []
    if form == "p" or not p.at(pos, "each", "player", "who", "didn't", "discard"):
        return out
    for filter_, end, penalty in with_article(p, pos + 5, ("card",), False):
        if p.at(end, "this", "way"):
            theirs = AllOf((filter_, Owned(CurrentPlayer())))
            amount = ThisWay(theirs, "card#discarded", p.offset + pos)
            test = PlayerOf(Compare(amount, "=", 0))
            out.append((make(PlayersFitting, test, said="didn't discard"), end + 2, penalty))
    return out


@coded("that_graveyard", first=["that"])
def that_graveyard(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "That graveyard", of the card named before: whose it is."""
    if p.at(pos, "that", "graveyard"):
        return [(OwnerOf(Pron("that card", p.offset + pos)), pos + 2, 0)]
    return []


@coded("xsentence", first=["starting"])
def starting_with_you(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Starting with you, each player may ...", one after another."""
    out: list[Reading] = []
    if not p.at(pos, "starting", "with", "you", ","):
        return out
    for value, end, penalty in p.parse("clause", pos + 4):
        if isinstance(value, ForEachPlayer) and value.first is None:
            made = alter(value, together=False, first=You())
            out.append((p.kept(value, made), end, penalty))
    return out


UNTIL = "until no one puts a card onto the battlefield"


@coded("xsentence", first=["repeat"])
def until_no_one(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Repeat this process until no one puts a card onto the battlefield"."""
    words = f"repeat this process {UNTIL}".split(" ")
    return [(Tail("again", UNTIL), pos + len(words), 0)] if p.at(pos, *words) else []


@coded("they", first=["they", "their"])
def they(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "They", or "their": the players named before."""
    word = "their" if form == "poss" else "they"
    return [(WhoPron("they", p.offset + pos), pos + 1, 0)] if p.at(pos, word) else []


@coded("obj", "ref", first=["all"])
def own_exiled(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "All cards you own exiled with this artifact", all, or other than those just exiled."""
    out: list[Reading] = []
    for lead in ("all cards you own exiled with", "all other cards you own exiled with"):
        words = lead.split(" ")
        if not p.at(pos, *words):
            continue
        for this, end, _ in p.parse("this", pos + len(words)):
            said = f"{lead} {this or p.self_word}$p"
            if "other" in lead:
                out.append((Pron(said.removesuffix("$p"), p.offset + pos), end, 0))
            else:
                out.append((make(Those, Linked(), Owned(), said=said), end, 0))
    return out


@coded("done_of", first=["all", "the"])
def done_of(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "All noncreature cards revealed this way", "the nonland cards revealed this way"."""
    out: list[Reading] = []
    for lead in ("all", "the"):
        if not p.at(pos, lead):
            continue
        for np, end, penalty in p.parse("np", pos + 1, "p"):
            plain = isinstance(np.filter, Any_)
            if np.kind == "card" and not np.zones and not plain and p.at(end, "revealed"):
                if p.at(end + 1, "this", "way"):
                    words = f"{lead}#revealed"
                    done = DoneTo(np.filter, "revealed", p.offset + pos, words)
                    out.append((done, end + 3, penalty))
    return out


@coded("protected")
def protected(p: Parser, pos: int, form: str) -> list[Reading]:
    """What protection is from."""
    return [(quality, end, 0) for quality, end in qualities(p, pos)]


@coded("land_word", like=["land_subtype"])
def land_word(p: Parser, pos: int, form: str) -> list[Reading]:
    """A basic land type as a word."""
    return [(value[0], end, 0) for value, end, _ in p.parse("land_subtype", pos)]


@coded("chosen_one", like=["obj"])
def chosen_one(p: Parser, pos: int, form: str) -> list[Reading]:
    """What is chosen without a target."""
    return [r for r in p.parse("obj", pos) if isinstance(r[0], Choose) and r[0].among is None]


@coded("xclause", first=["that"])
def chooses_target(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "That player chooses target player ...": who the target word asks."""
    out: list[Reading] = []
    if not p.at(pos, "that", "player", "chooses"):
        return out
    chooser = WhoPron("that player", p.offset + pos)
    for spec, end, penalty, _ in target_words(p, pos + 3, "in"):
        whole = alter(spec, chooser=chooser, said="chooses")
        made = make(ChooseObject, TargetHole(whole, p.offset + pos + 3), "chosen")
        out.append((made, end, penalty))
    return out


@coded("just_one", first=["one"])
def just_one(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "One", of the cards named before."""
    if not p.at(pos, "one") or p.at(pos + 1, "of"):
        return []
    value = make(Choose, Any_(), among=Pron("those cards", p.offset + pos), said="alone")
    p.where[value] = p.offset + pos
    return [(value, pos + 1, 0)]


@coded("two_perms", like=["np"])
def two_kinds(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Goblins you control and Elementals you control"."""
    out: list[Reading] = []
    for one, end, penalty in p.parse("np", pos, "p"):
        if one.kind != "perm" or not p.at(end, "and") or not isinstance(one.filter, AllOf):
            continue
        for two, stop, extra in p.parse("np", end + 1, "p"):
            if two.kind == "perm" and isinstance(two.filter, AllOf):
                both = make(AnyOf, (one.filter, two.filter), said="and")
                out.append((both, stop, penalty + extra))
    return out


@coded("own_land")
def own_land(p: Parser, pos: int, form: str) -> list[Reading]:
    """A target that goes without saying: the land that is earthbent."""
    return [(TargetHole(OWN_LAND, p.offset + pos), pos, 0)]
