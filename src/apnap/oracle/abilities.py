"""Abilities read: keyword lines, costs, activated, triggered and static abilities, modes."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..ir import (
    Activated,
    AddAbility,
    AddTypes,
    AllOf,
    AnOpponent,
    AnyOf,
    AnyTrue,
    AttachedTo,
    AttackedThisTurn,
    Body,
    Condition,
    ControllerOf,
    DefendingPlayer,
    DiscardThis,
    During,
    EitherCost,
    EitherOf,
    ExileThis,
    Filter,
    Fits,
    Giver,
    InZone,
    Is,
    Keyword,
    Linked,
    LoyaltyCost,
    ModifyPT,
    OnlyWhile,
    Other,
    PayMana,
    ReturnThis,
    SacrificeCost,
    SacrificeThis,
    SetColors,
    SetTypes,
    Static,
    TapThis,
    This,
    Triggered,
    TurnOf,
    UntapThis,
    Untrue,
    You,
    walk,
)
from ..render.english.abilities import DURING, place_said
from ..render.english.grammar import (
    SELF_SIGN,
    alter,
    in_role,
    make,
)
from ..render.english.nouns import flat, together
from ..render.english.prefixed import ONCE
from ..render.english.words import CLOSE, OPEN
from .clauses import ends_sentence, scaled
from .firsts import LOYALTY
from .giving import names_giver, of_each, of_giver
from .holes import Pron, rebuild
from .keywords import from_more
from .modes import listed_modes, modal
from .occasions import occasions
from .parse import Parser, Reading, coded
from .together import sacrificed_together


@coded("costs", like=["cost1"])
def costs(p: Parser, pos: int, form: str) -> list[Reading]:
    """Costs, with commas between them."""
    out: list[Reading] = []

    def go(parts: tuple[Any, ...], end: int, penalty: int) -> None:
        out.append((parts, end, penalty))
        if p.at(end, "and", "sacrifice", "it"):
            go((*parts, make(SacrificeThis, said="it&")), end + 3, penalty)
        if p.at(end, *"and return it to its owner 's hand".split(" ")):
            go((*parts, make(ReturnThis, said="it&")), end + 8, penalty)
        if p.at(end, "and") and parts and isinstance(parts[-1], SacrificeCost):
            for value, stop, extra in p.parse("this", end + 1):
                go((*parts, make(SacrificeThis, said="&" + value)), stop, penalty + extra)
        if p.tokens[end] == ",":
            for value, stop, extra in p.parse("cost1", end + 1):
                go((*parts, *value), stop, penalty + extra)

    for value, end, penalty in p.parse("cost1", pos):
        go(value, end, penalty)
    return out


@coded("cost1", first=["{T}", "{Q}", "sacrifice"], like=["mana", "costvp", "payments2"])
def one_cost(p: Parser, pos: int, form: str) -> list[Reading]:
    """One part of a cost."""
    if p.tokens[pos] == "{T}":
        return [((TapThis(),), pos + 1, 0)]
    if p.tokens[pos] == "{Q}":
        return [((UntapThis(),), pos + 1, 0)]
    mana = p.parse("mana", pos)
    if mana:
        return [((PayMana(value),), end, 0) for value, end, _ in mana]
    out: list[Reading] = [
        ((value,), end, penalty) for value, end, penalty in p.parse("costvp", pos, "b/you")
    ]
    if p.at(pos, "sacrifice"):
        out += sacrificed_together(p, pos + 1)
    for value, end, penalty in p.parse("payments2", pos, "b/you"):
        out.append(((value[0], alter(value[1], said="and pay")), end, penalty))
    return out


@coded("payments", like=["payments2", "costvp"])
def payments(p: Parser, pos: int, form: str) -> list[Reading]:
    """Costs as verb phrases: "pay {2} and sacrifice a land"."""
    out = list(p.parse("payments2", pos, form))
    for value, end, penalty in p.parse("costvp", pos, form):
        out.append(((value,), end, penalty))
        if p.at(end, "and"):
            for more, stop, extra in p.parse("costvp", end + 1, form):
                out.append(((value, more), stop, penalty + extra))
        if p.at(end, "or"):
            for more, stop, extra in p.parse("costvp", end + 1, form):
                either = EitherCost(((value,), (more,)))
                out.append(((either,), stop, penalty + extra + 1))
    return out


@coded("act", first=["an", "each", "target"], like=["vp"])
def act(p: Parser, pos: int, form: str) -> list[Reading]:
    """An action that is carried out as a cost; whoever pays is "you" in it."""
    out: list[Reading] = []
    for value, end, penalty in p.parse("vp", pos, form):
        if type(value).__name__ in ACTS:
            out.append((p.with_subject(value, You()), end, penalty))
    if p.lower[pos] in ("an", "each", "target"):  # what somebody else does
        out += [(value, end, penalty + 1) for value, end, penalty in p.parse("clause", pos)]
    return out


ACTS = frozenset(
    "RevealHand RepeatProcess FlipCoin Move PutCounters RemoveCounters Tap "
    "Untap Draw SacrificeIt".split()
)


@coded("quoted", first=[OPEN])
def quoted(p: Parser, pos: int, form: str) -> list[Reading]:
    """An ability in quotation marks."""
    if p.tokens[pos] != OPEN:
        return []
    out: list[Reading] = []
    for value, end, penalty in p.parse("line", pos + 1, "quoted"):
        if p.tokens[end] == CLOSE:
            if names_giver(p, pos, end):
                value = p.kept(value, rebuild(value, partial(of_giver, p.self_word)))
            out.append((value, end + 1, penalty))
    return out


@coded("granted", like=["keyword", "quoted"])
def granted(p: Parser, pos: int, form: str) -> list[Reading]:
    """One ability that is had or gained."""
    return [*p.parse("keyword", pos), *p.parse("quoted", pos)]


@coded("abilities", like=["granted"])
def abilities(p: Parser, pos: int, form: str) -> list[Reading]:
    """A list of abilities, as AddAbility parts."""
    out: list[Reading] = []

    def go(found: tuple[Any, ...], end: int, penalty: int) -> None:
        if p.tokens[end - 1] == CLOSE and p.tokens[end - 2] != "." and not found[-1].said:
            found = (*found[:-1], alter(found[-1], said="nodot"))
        if len(found) == 1 or getattr(found[-1].ability, "said", "") in ("&", ",and&"):
            out.append((found, end, penalty))
        for more, stop in from_more(p, found[-1].ability, end):
            go((*found, AddAbility(more)), stop, penalty)
        joint = ("and",) if len(found) == 1 else (",", "and")
        if p.at(end, *joint):
            for value, stop, extra in p.parse("granted", end + len(joint)):
                whole = (*found, AddAbility(value))
                out.append((whole, stop, penalty + extra))
                for more, done in from_more(p, value, stop):
                    if more.said == "&":
                        out.append(((*whole, AddAbility(more)), done, penalty + extra))
        if p.tokens[end] == ",":
            for value, stop, extra in p.parse("granted", end + 1):
                go((*found, AddAbility(value)), stop, penalty + extra)

    for value, end, penalty in p.parse("granted", pos):
        go((AddAbility(value),), end, penalty)
    return out


def parts_list(p: Parser, pos: int, form: str, category: str) -> list[Reading]:
    """Parts of a continuous effect, joined."""
    out: list[Reading] = []

    def go(parts: tuple[Any, ...], end: int, penalty: int, count: int) -> None:
        if count == 1:
            out.append((parts, end, penalty))
        if p.at(end, "and") or (count > 1 and p.at(end, ",", "and")):
            step = 1 if p.at(end, "and") else 2
            if (step == 1) == (count == 1):
                for value, stop, extra in p.parse(category, end + step, form):
                    out.append(((*parts, *again(parts, value)), stop, penalty + extra))
        if p.tokens[end] == ",":
            for value, stop, extra in p.parse(category, end + 1, form):
                go((*parts, *again(parts, value)), stop, penalty + extra, count + 1)

    for value, end, penalty in p.parse(category, pos, form):
        go(value, end, penalty, 1)
    return out


def again(parts: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """Abilities after abilities, with a verb of their own."""
    both = isinstance(more[0], AddAbility) and isinstance(parts[-1], (AddAbility, SetColors))
    return (alter(more[0], said=f"verb{more[0].said}"), *more[1:]) if both else more


@coded("dparts", like=["dpart"])
def lasting_parts(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "gets +1/+1 and gains flying"."""
    return parts_list(p, pos, form, "dpart")


@coded("sparts", like=["spart1"])
def static_parts(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "gets +1/+1 and has flying"."""
    return parts_list(p, pos, form, "spart1")


@coded("spart1", like=["spart"])
def static_part(p: Parser, pos: int, form: str) -> list[Reading]:
    """A part of a static ability, with "for each ..." after it."""
    out = list(p.parse("spart", pos, form))
    for value, end, penalty in list(out):
        if p.at(end, "for", "each"):
            for count, stop, extra in p.parse("each", end + 2):
                made = scaled(Static(value), in_role(count, "each"))
                if made is not None:
                    out.append((made.parts, stop, penalty + extra))
    return out


@coded("affected", first=["each", "all", "this", SELF_SIGN], like=["obj", "np", "two_perms"])
def affected(p: Parser, pos: int, form: str) -> list[Reading]:
    """The subject of a static ability; form: number. The value is (affects, said)."""
    out: list[Reading] = []
    if form == "s":
        for what, end, penalty in p.parse("obj", pos):
            if type(what).__name__ in ("This", "AttachedTo"):
                out.append(((what, ""), end, penalty))
        if p.at(pos, "each"):
            for np, end, penalty in p.parse("np", pos + 1, "s"):
                if np.kind == "perm":
                    out.append(((np.filter, "each"), end, penalty))
                elif np.kind == "card" and np.zones == ("graveyard",):
                    out.append(((np.filter, "each@graveyard"), end, penalty))
        return out
    for lead, said in (((), ""), (("all",), "all")):
        if lead and not p.at(pos, *lead):
            continue
        for np, end, penalty in p.parse("np", pos + len(lead), "p"):
            if np.kind == "perm":
                out.append(((np.filter, said), end, penalty))
                if p.at(end, "and", "other") and not lead:
                    for more, stop, extra in p.parse("np", end + 2, "p"):
                        if more.kind == "perm":
                            both = AnyOf((np.filter, together([Other(), *flat(more.filter)])))
                            out.append(((both, "others too"), stop, penalty + extra))
            elif np.kind == "card" and np.zones == ("graveyard",):
                out.append(((np.filter, f"{said}@graveyard"), end, penalty))
    for what, end, penalty in p.parse("two_perms", pos):
        out.append(((what, ""), end, penalty + 2))
    own = 1 if p.tokens[pos] == SELF_SIGN else 2
    if p.at(pos + own, "and", "other") and (own == 1 or p.at(pos, "this", "creature")):
        for np, end, penalty in p.parse("np", pos + own + 2, "p"):
            if np.kind == "perm":
                both = AnyOf((Is(This()), np.filter))
                out.append(((both, "and other"), end, penalty))
    return out


def turns(p: Parser, pos: int) -> list[tuple[Condition, int]]:
    """ "During your turn,", "during combat," as the condition of a static ability."""
    if p.at(pos, "during", "your", "turn", ","):
        return [(make(TurnOf, said=DURING), pos + 4)]
    if p.at(pos, "during", "turns", "other", "than", "yours", ","):
        return [(make(Untrue, TurnOf(), said=DURING), pos + 6)]
    if p.at(pos, "during", "combat", ","):
        return [(make(During, "combat", said=DURING), pos + 3)]
    return []


@coded("static", first=["as", "during"], like=["affected"])
def static(p: Parser, pos: int, form: str) -> list[Reading]:
    """A static ability about objects, with its condition, without full stop."""
    out: list[Reading] = []
    starts: list[tuple[Any, int, int]] = [(None, pos, 0)]
    if p.at(pos, "as", "long", "as"):
        starts += [(c, end + 1, pen) for c, end, pen in p.parse("cond", pos + 3) if p.at(end, ",")]
    starts += [(condition, end, 0) for condition, end in turns(p, pos)]
    for condition, start, penalty in starts:
        for number in ("s", "p"):
            found = p.parse("affected", start, number)
            if condition is not None and number == "s" and p.at(start, "it"):
                found = [*found, ((Pron("it", p.offset + start), ""), start + 1, 0)]
            for (what, said), end, extra in found:
                person = "it" if number == "s" else "they"
                for parts, stop, more in p.parse("sparts", end, f"{number}/{person}"):
                    words = said + ("^" if condition is not None else "")
                    parts = of_each(p, what, parts)
                    made = make(Static, parts, what, condition, said=words)
                    if "@" in said:
                        made = alter(made, affected_zones=(said.partition("@")[2],))
                    out.append((made, stop, penalty + extra + more))
    for value, end, penalty in list(out):
        if value.condition is None and p.at(end, "if") and not isinstance(value.affects, Filter):
            for condition, stop, extra in p.parse("cond", end + 1):
                if any(isinstance(part, DefendingPlayer) for part in walk(condition)):
                    continue  # asked for each player that it could attack: a word of `spart`
                made = alter(value, condition=condition, said=value.said + "if")
                out.append((made, stop, penalty + extra))
        if value.condition is None and p.at(end, "unless") and isinstance(value.parts[0], ModifyPT):
            for condition, stop, extra in p.parse("cond", end + 1):
                made = alter(value, condition=make(Untrue, condition, said="unless"))
                out.append((made, stop, penalty + extra))
        if value.condition is None and p.at(end, "as", "long", "as"):
            for condition, stop, extra in p.parse("cond", end + 3):
                out.append((alter(value, condition=condition), stop, penalty + extra))
        if p.at(end, ",", "where", "X", "is"):
            from .clauses import where_x

            for amount, stop, extra in p.parse("amt", end + 4):
                made = where_x(value, in_role(amount, "where"))
                if made is not None:
                    out.append((made, stop, penalty + extra))
    return [(_placed(value), end, penalty) for value, end, penalty in out]


def _placed(value: Static) -> Static:
    """The ability, working where its own condition has the object."""
    zone = place_said(value.condition)
    return value if zone == "battlefield" else alter(value, zones=(zone,))


AGAIN = (".", "you", "may", "choose", "the", "same", "mode", "more", "than", "once", ".")


@coded("fullbody")
def full_body(p: Parser, pos: int, form: str) -> list[Reading]:
    """A body as a Body node: sentences, or modes."""
    out: list[Reading] = [
        (Body(value), end, penalty) for value, end, penalty in p.parse("body", pos, form)
    ]
    for words, least, most in (
        (("an", "opponent", "chooses", "one", "—"), 1, 1),
        (("choose", "one", "—"), 1, 1),
        (("choose", "two", "—"), 2, 2),
        (("choose", "one", "or", "both", "—"), 1, 2),
        (("choose", "one", "or", "more", "—"), 1, None),
        (("choose", "up", "to", "two", "—"), 0, 2),
        (("choose", "three", "—"), 3, 3),
        (("choose", "two", *AGAIN), 2, 2),
        (("choose", "three", *AGAIN), 3, 3),
    ):
        if not p.at(pos, *words):
            continue
        top: Any = most
        for modes, at, penalty in listed_modes(p, pos + len(words)):
            top = len(modes) if most is None else most
            said = "more" if most is None else ""
            made = make(Body, None, (), modes, least, top, said=said)
            if words[0] == "an":
                made = alter(made, chooser=AnOpponent())
            if words[-1] == ".":
                made = alter(made, again=True)
            out.append((made, at, penalty))
    out += modal(p, pos)
    return out


def of_itself(pattern: Any) -> bool:
    """Whether an event is about the object, or what it is attached to: it is on the battlefield."""
    return any(isinstance(node, (This, AttachedTo)) for node in walk(pattern))


PREFIXES = frozenset(["forecast", "boast", *ONCE])
BOASTS = Fits(This(), AttackedThisTurn())
EVERYWHERE = ("battlefield", "hand", "library", "graveyard", "exile", "stack", "command")


def zone_of(value: Any) -> str:
    """Where the object is when its ability is used, by its own words."""
    for node in walk(value):
        if node.said.startswith("this ") and " your " in node.said:
            return node.said.rsplit(" ", 1)[1]
        if isinstance(node, ExileThis) and node.said.split(" ")[-1] in ("hand", "graveyard"):
            return node.said.split(" ")[-1]
        if isinstance(node, DiscardThis):
            return "hand"
        if isinstance(node, InZone) and isinstance(node.what, This):
            return node.zone
    return "battlefield"


@coded("activated", first=[LOYALTY, *PREFIXES], like=["costs"])
def activated(p: Parser, pos: int, form: str) -> list[Reading]:
    """Cost: effect, with what follows about activating."""
    out: list[Reading] = []
    starts: list[tuple[Any, int, int]] = []
    found = p.tokens[pos]
    if found.startswith("["):
        number = found.strip("[]").replace("−", "-")
        if number in ("-X", "+X"):
            starts.append(((LoyaltyCost(0, True),), pos + 1, 0))
        elif number.lstrip("+-").isdigit():
            starts.append(((LoyaltyCost(int(number)),), pos + 1, 0))
    elif p.lower[pos] in PREFIXES and p.at(pos + 1, "—"):
        starts += p.parse("costs", pos + 2)
    else:
        starts += p.parse("costs", pos)
    for first, end, penalty in list(starts):
        if p.tokens[end] == "or":
            for second, stop, extra in p.parse("costs", end + 1):
                if p.tokens[stop] != ":":
                    continue
                for body, done, more in p.parse("fullbody", stop + 1):
                    either = (make(Activated, first, body, said="or"), Activated(second, body))
                    out.append((either, done, penalty + extra + more))
                    limited: list[Reading] = []
                    _restrictions(p, either[1], done, penalty + extra + more, limited)
                    for last, at, all_ in limited:
                        facts = {name: getattr(last, name) for name in RESTRICTED}
                        out.append(((alter(either[0], **facts), last), at, all_))
    for cost, end, penalty in starts:
        if p.tokens[end] != ":":
            continue
        for body, stop, extra in p.parse("fullbody", end + 1):
            made = Activated(cost, body, zone=zone_of((cost, body)))
            if p.lower[pos] == "forecast":
                made = Activated(cost, body, "your-upkeep", 1, "hand", keyword="forecast")
            if p.lower[pos] == "boast":
                made = Activated(cost, body, limit=1, condition=BOASTS, keyword="boast")
            if p.lower[pos] in ONCE:
                made = alter(made, keyword=p.lower[pos])
            out.append((made, stop, penalty + extra))
            _restrictions(p, made, stop, penalty + extra, out)
    return out


RESTRICTED = ("timing", "limit", "condition", "who", "x_mana", "x", "less")


def _restrictions(p: Parser, made: Any, pos: int, penalty: int, out: list[Reading]) -> None:
    for fields, end, extra in p.parse("restriction", pos):
        facts = {name: getattr(fields, name) for name in RESTRICTED if getattr(fields, name)}
        if any(getattr(made, name) for name in facts):
            continue
        more = alter(made, **facts)
        if fields.said == "if first":
            more = alter(more, said="if first")
        if fields.condition is not None and zone_of(fields.condition) != "battlefield":
            more = alter(more, zone=zone_of(fields.condition))
        out.append((more, end, penalty + extra))
        _restrictions(p, more, end, penalty + extra, out)


@coded("triggered", first=["when", "whenever", "at"])
def triggered(p: Parser, pos: int, form: str) -> list[Reading]:
    """When, whenever, at."""
    out: list[Reading] = []
    lead = p.lower[pos]
    if lead not in ("when", "whenever", "at"):
        return out
    p.at(pos, lead)
    for pattern, end, penalty in occasions(p, pos + 1, lead):
        if p.tokens[end] != ",":
            continue
        starts: list[tuple[Any, int, int]] = [(None, end + 1, 0)]
        if p.at(end + 1, "if"):
            for condition, stop, extra in p.parse("cond", end + 2):
                if p.tokens[stop] == ",":
                    starts.append((condition, stop + 1, extra))
        for condition, start, extra in starts:
            for body, stop, more in p.parse("fullbody", start):
                made = make(Triggered, pattern, body, condition, said=lead)
                if isinstance(pattern, EitherOf):
                    cycled = type(pattern.parts[0]).__name__ == "CycledPattern"
                    made = alter(made, zones=EVERYWHERE) if cycled else made
                if isinstance(pattern, OnlyWhile) and zone_of(pattern) != "battlefield":
                    made = alter(made, zones=(zone_of(pattern),))
                elif _goes_elsewhere(pattern):
                    made = alter(made, zones=EVERYWHERE)
                elif type(pattern).__name__ == "CastsSpell" and isinstance(pattern.filter, Is):
                    made = alter(made, zones=("stack",))
                elif _haunts(pattern):
                    made = alter(made, zones=("battlefield", "exile"))
                elif isinstance(condition, AnyTrue) and condition.said == "either":
                    made = alter(made, zones=("battlefield", "graveyard"))
                elif zone_of((body, condition)) != "battlefield" and not of_itself(pattern):
                    made = alter(made, zones=(zone_of((body, condition)),))
                out.append((made, stop, penalty + extra + more))
                if p.at(stop, "this", "ability", "triggers", "only", "once", "each", "turn", "."):
                    limited = alter(made, limit=1)
                    out.append((limited, stop + 8, penalty + extra + more))
    return out


def _goes_elsewhere(pattern: Any) -> bool:
    """Is it about the card itself going from a zone other than the battlefield?"""
    if type(pattern).__name__ in ("CycledPattern", "DiscardsCard"):
        return isinstance(pattern.filter, Is)
    if type(pattern).__name__ != "Moves" or pattern.to == "battlefield":
        return False
    what = pattern.what.parts[0] if isinstance(pattern.what, AllOf) else pattern.what
    itself = isinstance(what, Is) and isinstance(what.what, This)
    from_anywhere = pattern.origin == "" and pattern.to == "graveyard"
    return itself and (from_anywhere or pattern.origin not in ("battlefield", ""))


def _haunts(pattern: Any) -> bool:
    """Is it about the creature that the card haunts? Then it works in exile, too."""
    return any(isinstance(part, Linked) and part.key == "haunted" for part in walk(pattern))


@coded("line")
def line(p: Parser, pos: int, form: str) -> list[Reading]:
    """A line that is an ability (a spell's instructions aside)."""
    out = [*p.parse("activated", pos), *p.parse("triggered", pos), *p.parse("xline", pos)]
    for value, end, penalty in p.parse("static", pos):
        done = ends_sentence(p, end)
        if done is not None:
            out.append((value, done, penalty))
            for words in (("it's", "still", "a", "land", "."), ("they're", "still", "lands", ".")):
                if p.at(done, *words):
                    still = staying(value, words[0])
                    if still is not None:
                        out.append((still, done + len(words), penalty))
            for own in (("this", "Aura"), (SELF_SIGN,)):
                if p.at(done, "this", "effect", "doesn't", "remove", *own, "."):
                    kept = keeping(value)
                    if kept is not None:
                        out.append((kept, done + 5 + len(own), penalty))
    if form == "quoted":
        for value, end, penalty in p.parse("keyword", pos):
            done = ends_sentence(p, end)
            if done is not None:
                said = value.said if p.tokens[done - 1] != "." else value.said + "q"
                said += "l" if p.tokens[pos].islower() and said.endswith("q") else ""
                out.append((alter(value, said=said), done, penalty))
    return out


def staying(value: Static, word: str) -> Static | None:
    """Lands that are something else too, and stay lands."""
    kind = value.parts[0]
    if not isinstance(kind, SetTypes):
        return None
    said = "still" if word == "it's" else "still:p"
    parts = (make(AddTypes, kind.types, kind.subtypes, said=said), *value.parts[1:])
    made: Static = alter(value, parts=parts)
    return made


def _of_givers_controller(node: Any) -> Any:
    return make(ControllerOf, Giver(), said="you") if isinstance(node, You) else None


def keeping(value: Static) -> Static | None:
    """Protection that does not remove the Aura that gives it; "you" is who controls the Aura."""
    parts: list[Any] = []
    for part in value.parts:
        ability = getattr(part, "ability", None)
        if isinstance(ability, Keyword) and ability.name == "protection":
            mine = rebuild(ability.filter, _of_givers_controller)
            part = alter(part, ability=alter(ability, filter=mine, keeps=Giver()))
        parts.append(part)
    return alter(value, parts=tuple(parts)) if tuple(parts) != value.parts else None
