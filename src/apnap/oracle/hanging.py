"""Sentences that hang on the one before: "if you do", "otherwise", "instead"."""

from __future__ import annotations

from typing import Any

from ..ir import (
    AddMana,
    AddTypes,
    All,
    Apply,
    CantBeCountered,
    Clash,
    Compare,
    CopySpell,
    Counter,
    CreateCopies,
    CreateTokens,
    Damage,
    Delay,
    Destroy,
    Did,
    Do,
    EventAmount,
    Face,
    Fits,
    FlipCoin,
    ForEach,
    ForEachPlayer,
    If,
    IsSpell,
    Let,
    May,
    Move,
    Not,
    PayOr,
    PreventDamage,
    RepeatProcess,
    SetTypes,
    This,
    Untrue,
    When,
    walk,
)
from ..render.english.eras import OLDEST, said_in
from ..render.english.grammar import alter, make
from ..render.english.hanging import SIDES, STAYS, TO_BATTLEFIELD
from ..render.english.numbers import number_of
from ..render.english.tokens import SIZED, THOSE
from .firsts import firsts
from .holes import IfDid, Pron, Tail, TargetHole, ThatMuch
from .joining import chain, last_sentence, last_step, whole_joint, with_last
from .parse import Parser, Reading, coded
from .scopes import types_of


def of_prevention(effect: Any) -> bool:
    """Whether it speaks of the damage prevented."""
    return any(
        (isinstance(node, ThatMuch) and node.words == "the damage prevented this way")
        or (isinstance(node, EventAmount) and node.said.startswith("each"))
        or (isinstance(node, Fits | Compare) and node.said == "prevented")
        for node in walk(effect)
    )


def hang(value: Any, more: Any, joint: str) -> Any:
    """A sentence added to those before; None where it cannot hang there."""
    if isinstance(more, Tail):
        return tail(value, more)
    prevented = last_step(value)
    if isinstance(prevented, PreventDamage) and prevented.then is None and of_prevention(more):
        return with_last(value, alter(prevented, then=more))
    last = last_step(value)
    if not isinstance(more, IfDid):
        inside = within(last, more) if joint == "." else None
        return chain(value, joint, more) if inside is None else with_last(value, inside)
    if more.words in NOT_PUT:
        name = f"#{id(last)}"
        undone = Untrue(make(Did, name, said=more.words))
        then = make(If, undone, more.effect, said="did")
        return chain(with_last(value, let(name, last)), joint, then)
    if isinstance(last, If) and last.otherwise is None and last.said == "" and more.kind != "else":
        inner = last_step(last.then)
        if isinstance(inner, (May, PayOr)) or (more.kind == "when" and more.words):
            made = hang(last.then, more, joint)
            return None if made is None else with_last(value, alter(last, then=made))
    if more.kind == "else":
        if isinstance(last, PayOr) and last.asked == "may" and last.paid and not last.unpaid:
            said = f"{last.said}|otherwise"
            return with_last(value, alter(last, unpaid=more.effect, said=said))
        if isinstance(last, FlipCoin) and last.won is not None and last.lost is None:
            return with_last(value, alter(last, lost=more.effect, said="otherwise"))
        if isinstance(last, Clash) and last.won is not None and last.lost is None:
            return with_last(value, alter(last, lost=more.effect))
        if isinstance(last, If) and last.otherwise is None and last.said == "did":
            return with_last(value, alter(last, otherwise=more.effect, said="did|otherwise"))
        if isinstance(last, If) and last.otherwise is None and more.words and not last.said:
            return with_last(value, alter(last, otherwise=more.effect, said=f"else:{more.words}"))
        if isinstance(last, If) and last.otherwise is None and last.said in ("", "post"):
            return with_last(value, alter(last, otherwise=more.effect))
        return None
    if more.kind == "token":
        if (
            isinstance(last, CreateTokens)
            and isinstance(last.token, Face)
            and isinstance(more.effect, Apply)
        ):
            if last.said:
                return None
            own = len(last.token.abilities)
            given = tuple(part.ability for part in more.effect.parts)  # type: ignore[attr-defined]
            token = alter(last.token, abilities=(*last.token.abilities, *given))
            said = f"{more.words}#{own}" if own else more.words
            return with_last(value, alter(last, token=token, said=said))
        return None
    if more.kind in ("only", "stays", "gives") and isinstance(last, May):
        made = hang(last.effect, more, joint)
        return None if made is None else with_last(value, alter(last, effect=made))
    if more.kind == "stays":
        if isinstance(last, AddMana) and not last.until:
            return with_last(value, alter(last, until="turn", said=f"{last.said}|{more.words}"))
        return None
    if more.kind == "gives":
        mana: Any = more.effect
        if isinstance(last, AddMana) and not last.gives:
            made = alter(last, spent_on=mana.spent_on, gives=mana.gives)
            return with_last(value, made)
        return None
    if more.kind == "sized":
        plain = isinstance(last, CreateTokens) and isinstance(last.token, Face) and not last.said
        if not plain or last.token.power is not None or last.size is not None:
            return None
        sizes = {name: getattr(more.effect, name) for name in ("size", "toughness")}
        return with_last(value, alter(last, said=SIZED, **sizes))
    if more.kind == "only":
        if isinstance(last, AddMana) and last.only is None and isinstance(more.effect, AddMana):
            said = last.said + more.words
            return with_last(value, alter(last, only=more.effect.only, said=said))
        return None
    if more.kind in ("clash", "won", "lost"):
        for kind, field in OF_CHANCE:
            inner = getattr(last, field, None) if isinstance(last, kind) else None
            if isinstance(inner, (FlipCoin, Clash)) or isinstance(last_step(inner), FlipCoin):
                made = hang(inner, more, joint)
                return None if made is None else with_last(value, alter(last, **{field: made}))
    if more.kind == "clash":
        if isinstance(last, Clash) and last.won is None:
            return with_last(value, alter(last, won=more.effect))
        return None
    if more.kind in ("won", "lost"):
        if isinstance(last, FlipCoin) and getattr(last, more.kind) is None:
            if more.kind == "won" and last.lost is not None:
                return None
            shown = more.words == SIDES
            if last.called == shown and (last.won or last.lost) is not None:
                return None
            made = alter(last, said=more.words, called=not shown, **{more.kind: more.effect})
            return with_last(value, made)
        return None
    if more.kind == "countered":
        if isinstance(last, Counter) and not last.to:
            taken: Any = more.effect
            return with_last(value, alter(last, to="battlefield", only=taken.only))
        return None
    if more.kind in ("paid", "unpaid", "when") and isinstance(last, Delay):
        # What is asked is whether it was done then, not whether it was put off now.
        made = hang(last.effect, more, joint)
        return None if made is None else with_last(value, alter(last, effect=made))
    if more.kind in ("paid", "unpaid"):
        if more.words in (COUNTERED, ABILITY_COUNTERED) and not isinstance(last, Counter):
            return None
        if isinstance(last, ForEach) and isinstance(last_step(last.effect), PayOr):
            made = hang(last.effect, more, joint)
            return None if made is None else with_last(value, alter(last, effect=made))
        if isinstance(last, PayOr) and last.asked == "unless" and more.kind == "unpaid":
            if more.words not in NOT_PAID or last.paid is not None or last.said:
                return None
            both = make(Do, (last.unpaid, more.effect), said="D")
            return with_last(value, alter(last, unpaid=both, said=more.words))
        if isinstance(last, PayOr) and last.asked == "unless" and more.kind == "paid":
            if last.paid is not None or last.said:
                return None
            return with_last(value, alter(last, paid=more.effect, said=more.words))
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
        swapped: Any = more.effect
        then = swapped.then
        if isinstance(last, (Let, If, Tail)) and not (_asks_after(last) and _asks_after(then)):
            return None
        said = more.words + ("n" if joint == "n" else "")
        before, whole = last_sentence(value)
        if isinstance(whole, Do):
            if not isinstance(then, Do) or len(then.steps) != len(whole.steps):
                return None
            made = alter(swapped, otherwise=whole, said=said)
            return made if before is None else chain(before, whole_joint(value, whole), made)
        if isinstance(then, Apply) and isinstance(then.what, Pron) and isinstance(last, Apply):
            word = then.what.word
            if word.startswith("those ") and isinstance(last.what, All):
                swapped = alter(swapped, then=alter(then, what=alter(last.what, said=f"{word}$p")))
        if isinstance(then, CreateTokens) and then.said == THOSE:
            if not isinstance(last, (CreateTokens, CreateCopies)) or last.said:
                return None
            swapped = alter(swapped, then=alter(last, count=then.count, said=THOSE))
        if isinstance(then, Damage) and not then.to:
            if not isinstance(last, Damage):
                return None
            swapped = alter(swapped, then=alter(then, to=last.to))
        if isinstance(then, PreventDamage) and then.said == "same":
            if not isinstance(last, PreventDamage) or last.divided:
                return None
            swapped = alter(swapped, then=alter(then, to=last.to))
        if isinstance(then, May) and then.otherwise is None:  # who doesn't has it as it was
            swapped = alter(swapped, then=alter(then, otherwise=last))
        return with_last(value, alter(swapped, otherwise=last, said=said))
    return None


def within(last: Any, more: Any) -> Any:
    """The sentence before with a sentence in it that happens only there; None for others."""
    if isinstance(last, If) and last.said == "did" and isinstance(last.then, Delay):
        inner = within(last.then, more)
        return None if inner is None else alter(last, then=inner)
    part = where_it_happens(last, more)
    return alter(last, **{part: chain(getattr(last, part), ".", more)}) if part else None


def where_it_happens(last: Any, more: Any) -> str:
    """ "You may pay. If you do, tap two target permanents. Those permanents don't untap ...",
    "return that card at the beginning of the next end step. It ...": the part of the sentence
    before in which a sentence happens that speaks of what that part is done to; "" for others."""
    words = [node.word for node in walk(more) if isinstance(node, Pron)]
    done = ""
    if isinstance(last, PayOr) and last.asked == "may" and last.paid and not last.unpaid:
        done = "paid"
    elif isinstance(last, If) and last.said == "did" and last.otherwise is None:
        done = "then"
    if done:
        kinds = {
            kind
            for node in walk(getattr(last, done))
            if isinstance(node, TargetHole)
            for kind in types_of(node.spec.what) or ()
        }
        lead, _, noun = words[0].partition(" ") if words else ("", "", "")
        return done if lead in ("that", "those") and noun.removesuffix("s") in kinds else ""
    back: Any = last_step(last.effect) if isinstance(last, Delay) else None
    if isinstance(back, Move) and back.to == "battlefield":
        return "effect" if {"it", "the creature", "that creature"} & set(words) else ""
    return ""


def _asks_after(effect: Any) -> bool:
    """ "Counter target spell if ...": the condition stands behind."""
    return isinstance(effect, If) and effect.said == "post" and effect.otherwise is None


def let(name: str, effect: Any) -> Any:
    """The effect with a name for its result; of what may be done, the doing has the name."""
    if isinstance(effect, May):
        return alter(effect, effect=Let(name, effect.effect))
    return Let(name, effect)


def tail(value: Any, more: Tail) -> Any:
    """A fact added to the last step, or to the last step of what may, or later does, happen."""
    last = last_step(value)
    if isinstance(last, If) and last.otherwise is not None and last.said.startswith("instead"):
        told = tail(last.then, more)
        return None if told is None else with_last(value, alter(last, then=told))
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


OF_CHANCE: tuple[tuple[Any, str], ...] = (
    (May, "effect"),
    (ForEach, "effect"),
    (Delay, "effect"),
    (If, "then"),
)

INSIDE: tuple[tuple[Any, str], ...] = (
    (Let, "effect"),
    (May, "effect"),
    (If, "then"),
    (Delay, "effect"),
    (PayOr, "unpaid"),
    (PayOr, "paid"),
    (ForEach, "effect"),
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
    "put that card on your choice of the top or bottom of its owner's library instead of into that "
    "player's graveyard": "library-either#card",
    "put it into its owner's hand instead of into that player's graveyard": "hand",
    "put that card into its owner's hand instead of into that player's graveyard": "hand#card",
}

NO_PREVENTION = ("the damage can't be prevented", "this damage can't be prevented")

RETARGET = ("you may choose new targets for the copy", "you may choose new targets for that copy")


def tail_more(value: Any, last: Any, more: Tail) -> Any:
    """Other facts added to the last step."""
    if more.kind == "again" and isinstance(last, ForEachPlayer):
        name = f"#{id(last)}"
        again = make(If, Did(name), make(RepeatProcess, said=more.words), said="did")
        return chain(with_last(value, let(name, last)), ".", again)
    if more.kind == "still" and isinstance(last, Apply):
        kind = last.parts[0]
        if isinstance(kind, SetTypes) or (isinstance(kind, AddTypes) and not kind.said):
            made = make(AddTypes, kind.types, kind.subtypes, said="still")
            said = f"{last.said}|{more.words}" if last.said else more.words
            return with_last(value, alter(last, parts=(made, *last.parts[1:]), said=said))
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


NO_REGENERATION = (
    "it can't be regenerated",
    "they can't be regenerated",
    "that creature can't be regenerated",
    "those creatures can't be regenerated",
    "that permanent can't be regenerated",
    "the creature can't be regenerated",
    "a creature destroyed this way can't be regenerated",
    "creatures destroyed this way can't be regenerated",
    "artifacts destroyed this way can't be regenerated",
)

NOT_PUT = (
    "you don't put the card into your hand",
    "you don't put the card onto the battlefield",
    "you didn't put a card into your hand this way",
)
"""Of "if it's a land card, you may put it ...": also where it is none."""
NOT_PAID = ("that player doesn't", "the player doesn't", "they don't")
"""What follows where a cost was not paid, in a sentence of its own."""

COUNTERED = "that spell is countered this way"
ABILITY_COUNTERED = "a permanent's ability is countered this way"

DID = (
    ("you do", "paid"),
    ("they do", "paid"),
    ("that player does", "paid"),
    ("the player does", "paid"),
    ("you don't", "unpaid"),
    *((words, "unpaid") for words in NOT_PUT),
    ("they don't", "unpaid"),
    ("that player doesn't", "unpaid"),
    ("the player doesn't", "unpaid"),
    ("you can't", "unpaid"),
    ("they can't", "unpaid"),
    ("that player can't", "unpaid"),
    ("the player can't", "unpaid"),
    ("a player does", "paid"),
    ("no one does", "unpaid"),
    ("it does", "paid"),
    ("you pay", "paid"),
    ("the first player does", "paid"),
    ("its controller does", "paid"),
    ("its controller doesn't", "unpaid"),
    (COUNTERED, "paid"),
    (ABILITY_COUNTERED, "paid"),
)

INSTEAD_VERBS = frozenset(
    "add draw destroy exile remove put create return counter target you this ~ each it "
    "creatures".split()
)


HANGING_STARTS = frozenset(
    [
        *firsts([*STILL, *NO_PREVENTION, *RETARGET, *NO_REGENERATION, *STAYS]),
        *INSTEAD_VERBS,
        *"they its if spend otherwise when".split(),
    ]
)


@coded("xsentence", first=HANGING_STARTS)
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
    if p.at(pos, "those", "creatures", "have"):
        for value, end, penalty in p.parse("abilities", pos + 3):
            out.append((IfDid(Apply(value), "token", "those creatures have"), end, penalty))
    for pronoun, verb in (("it", "has"), ("they", "have"), ("the", "token")):
        if low == pronoun and (p.at(pos + 1, verb) or verb == "token"):
            at = pos + 2 if verb != "token" else pos + 3
            if verb == "token" and not p.at(pos, "the", "token", "has"):
                continue
            for value, end, penalty in p.parse("abilities", at):
                words = " ".join(p.lower[pos:at])
                out.append((IfDid(Apply(value), "token", words), end, penalty))
    if p.at(pos, "its", "power", "is", "equal", "to"):
        for power, end, penalty in p.parse("amt", pos + 5):
            if p.at(end, "and", "its", "toughness", "is", "equal", "to"):
                for toughness, stop, extra in p.parse("amt", end + 6):
                    sized = CreateTokens(Face(""), size=power, toughness=toughness)
                    out.append((IfDid(sized, "sized"), stop, penalty + extra))
    if low == "if" and p.at(pos, "if", "that", "spell", "is", "countered", "this", "way", ","):
        for words in TO_ZONE:
            spaced = said_in(words, p.era).replace("'s", " 's").split(" ")
            if p.at(pos + 8, *spaced):
                out.append((Tail("countered", words), pos + 8 + len(spaced), 0))
    if low == "if":
        for what, end, penalty in p.parse("aspell", pos + 1):
            tail_words = TO_BATTLEFIELD.replace("'s", " 's").split(" ")
            if p.at(end, *tail_words):
                countered = Counter(This(), "battlefield", what)
                out.append((IfDid(countered, "countered"), end + len(tail_words), penalty))
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
    for side, kind in (("heads", "won"), ("tails", "lost")):
        if low == "if" and p.at(pos + 1, "it", "comes", "up", side, ","):
            for value, end, penalty in p.parse("sentence", pos + 6):
                out.append((IfDid(value, kind, SIDES), end, penalty))
    if low in ("it", "they", "that", "those", "the", "a", "creatures", "artifacts"):
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
                elif p.at(stop, "if"):
                    for further, last, more in p.parse("cond", stop + 1):
                        if p.at(last, "instead"):
                            made = If(condition, make(If, further, value, said="post"))
                            reading = IfDid(made, "instead", "instead")
                            out.append((reading, last + 1, penalty + extra + more))
    if low in INSTEAD_VERBS:
        for value, end, penalty in p.parse("clauses", pos):
            if p.at(end, "instead", "if"):
                for condition, stop, extra in p.parse("cond", end + 2):
                    made = If(condition, value)
                    out.append((IfDid(made, "instead", "instead if"), stop, penalty + extra))
    out += _only_for_abilities(p, pos)
    out += _of_this_mana(p, pos)
    play = "play" if p.era in OLDEST else "cast"
    if low == "spend" and p.at(pos, "spend", "this", "mana", "only", "to", play):
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
        for words in ("it doesn't", "it isn't", "it's not"):
            parts = words.split(" ")
            if p.at(pos + 1, *parts, ","):
                for value, end, penalty in p.parse("sentence", pos + 2 + len(parts)):
                    out.append((IfDid(value, "else", words), end, penalty))
        for words, kind in DID:
            parts = words.replace("'s", " 's").split(" ")
            if p.at(pos + 1, *parts, ","):
                for value, end, penalty in p.parse("sentence", pos + 2 + len(parts)):
                    said = "" if words in ("you do", "you don't") else words
                    out.append((IfDid(value, kind, said), end, penalty))
    return out


def _of_this_mana(p: Parser, pos: int) -> list[Reading]:
    """How long the mana stays, and what it gives to the spell that it is spent on."""
    out: list[Reading] = []
    for words in STAYS:
        parts = words.split(" ")
        if p.at(pos, *parts):
            out.append((IfDid(AddMana(), "stays", words), pos + len(parts), 0))
    if p.at(pos, "you", "can't", "spend", "this", "mana", "to", "cast", "spells"):
        out.append((IfDid(AddMana(only=Not(IsSpell())), "only", "can't"), pos + 8, 0))
    if not p.at(pos, "if", "that", "mana", "is", "spent", "on"):
        return out
    for what, end, penalty in p.parse("aspell", pos + 6):
        if p.at(end, ",", "that", "spell", "can't", "be", "countered"):
            made = AddMana(spent_on=what, gives=(CantBeCountered(),))
            out.append((IfDid(made, "gives"), end + 6, penalty))
        if p.at(end, ",", "it", "gains"):
            for given, stop, extra in p.parse("abilities", end + 3):
                made = AddMana(spent_on=what, gives=given)
                out.append((IfDid(made, "gives"), stop, penalty + extra))
    return out


def _only_for_abilities(p: Parser, pos: int) -> list[Reading]:
    """ "Spend this mana only to activate abilities of artifacts"."""
    out: list[Reading] = []
    if not p.at(pos, "spend", "this", "mana", "only", "to"):
        return out
    for what, end, penalty in p.parse("mana_use", pos + 5):
        out.append((IfDid(AddMana(only=what), "only", "ability"), end, penalty))
    return out
