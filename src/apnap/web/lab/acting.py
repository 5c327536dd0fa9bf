"""What somebody does in the lab, written into the document in the words of a scenario.

Answers come as the table's widgets give them (indices of options); they are kept by names, so that
they mean the same in another edition and in a file.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

from apnap import referee
from apnap.core.questions import (
    NUMBER,
    ORDER,
    PASS,
    PICK_ONE,
    PICK_SOME,
    SPLIT,
    IllegalAnswer,
    Option,
    Question,
)
from apnap.game import ZONE_NAMES, Edition, Game
from apnap.lab.answering import NOTHING, half_of
from apnap.lab.entries import as_entries
from apnap.lab.errors import Refused, ScenarioError
from apnap.lab.naming import Names

from .document import Document, checked
from .running import (
    IMPOSSIBLE,
    WITHOUT_END,
    LabDoer,
    Lookup,
    Played,
    Player,
    TooLong,
    places_of,
)

COLOR_WORDS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
DECLARING: Final = {"attackers": "attack", "blockers": "block"}
DECLARED_IN: Final = {"declare_attackers": "attackers", "declare_blockers": "blockers"}
LIMIT: Final = 2_000


class CannotSay(ScenarioError):
    """An answer for which a scenario file has no words."""


class Nameless(Exception):
    """An object can be told from its likes only by a name of its own. `phys`: the card."""

    def __init__(self, phys: int) -> None:
        self.phys = phys


# ------------------------------------------------------------------ words of an answer


class Words:
    """The words of answers in one game at one moment."""

    def __init__(self, doer: LabDoer, named: frozenset[int]) -> None:
        self.doer = doer
        self.g: Game = doer.g
        self.names: Names = doer.names
        self.named = named  # physical cards that can be given a name of their own

    def answer(self, q: Question, answer: Any) -> Any:
        """One entry that gives this answer (in internal form) to the question."""
        entry = self._entry(q, answer)
        found = self.doer.answerer._whole(q, entry)
        if found is NOTHING or q.normal(found) != answer:
            raise CannotSay(f"this answer to {q.key!r} cannot be written in a scenario")
        return entry

    def _entry(self, q: Question, answer: Any) -> Any:
        if q.shape == PICK_ONE:
            return answer if isinstance(answer, str) else self.option(q, int(answer))
        if q.shape == NUMBER:
            return int(answer)
        if q.shape in (PICK_SOME, ORDER):
            taken: list[int] = []
            words = []
            for i in answer:
                words.append(self.option(q, i, tuple(taken)))
                taken.append(i)
            return words
        if q.shape == SPLIT:
            return self._split(q, answer)
        return self.assignment(q, answer)

    def _split(self, q: Question, parts: tuple[int, ...]) -> Any:
        words = [self.option(q, i) for i in range(len(parts))]
        if len(set(map(str, words))) == len(words) and all(isinstance(w, str) for w in words):
            return dict(zip(words, parts, strict=True))
        return list(parts)

    def assignment(self, q: Question, pairs: tuple[tuple[int, int], ...]) -> dict[str, Any]:
        """`{bear: B}`, `{wall: [bear, elf]}`"""
        found: dict[str, Any] = {}
        taken: list[int] = []
        for index, place in pairs:
            if taken and taken[-1] == index:
                name = next(reversed(found))
            else:
                name = str(self.option(q, index, tuple(taken)))
                taken.append(index)
                if name in found:
                    raise self._nameless(int(q.options[index].id))
            word = self._place(place)
            before = found.get(name)
            found[name] = word if before is None else [*as_entries(before), word]
        return found

    def _place(self, place: int) -> str:
        if place < 0:
            return self.names.players[-1 - place]
        for word in self.words_of(place):
            if self.names.objects(self.g, word)[:1] == [place]:
                return word
        raise self._nameless(place)

    def option(self, q: Question, index: int, taken: tuple[int, ...] = ()) -> Any:
        """The word that means this option and none before it."""
        option = q.options[index]
        fits = self.doer.answerer._index
        for word in self._candidates(q, option):
            if fits(q, word, taken) == index:
                return word
        for word in self._numbered(option):
            if fits(q, word, taken) == index:
                return word
        if isinstance(option.id, int) and option.id > 0:
            raise self._nameless(option.id)
        raise CannotSay(f"the option {tuple(option)} of {q.key!r} cannot be written in a scenario")

    def _candidates(self, q: Question, option: Option) -> list[Any]:
        kind, id_ = option.kind, option.id
        if kind == "player" and isinstance(id_, int):
            return [self.names.players[id_ if id_ >= 0 else -1 - id_]]
        if kind in ("yes", "no", "stop", "pass", "auto", "none"):
            return [kind]
        if kind in ("mode", "cost") and isinstance(id_, int):
            return [id_ + 1]
        if isinstance(id_, str):
            return [COLOR_WORDS.get(id_, id_), id_]
        if kind == "number":
            return [id_]
        if id_ < 0:
            return [self.names.players[-1 - id_]]
        return list(self.words_of(id_))

    def words_of(self, id_: int) -> list[str]:
        """What an object may be called: by its own name in the file, else by its card's."""
        phys = referee.physical(self.g, id_)
        own = [alias for alias, cards in self.names.aliases.items() if cards == [phys]]
        if own:
            return own
        if id_ not in self.g.objects and id_ not in self.g.past:
            return []
        obj = referee.get(self.g, id_)
        if obj.info is not None and obj.info.source not in (0, id_):
            words = self.words_of(obj.info.source)
            return [*(f"ability of {word}" for word in words), *words]
        if phys in self.named and len(referee.by_name(self.g, referee.printed_name(obj))) > 1:
            if not _alike_elsewhere(self.g, id_):
                return []  # it gets a name of its own: a number would mean another one elsewhere
        return [word for word in (referee.printed_name(obj), referee.name_of(self.g, id_)) if word]

    def _numbered(self, option: Option) -> list[str]:
        """`NAME#2` and the like."""
        id_ = option.id
        if not isinstance(id_, int) or id_ not in self.g.objects:
            return []
        if referee.physical(self.g, id_) in self.named:
            return []
        plain = referee.printed_name(self.g.objects[id_])
        words = [plain, "face-down"] if referee.is_face_down(self.g, id_) else [plain]
        found = []
        for word in words:
            ids = self.names.objects(self.g, word)
            if id_ in ids:
                found.append(f"{word}#{ids.index(id_) + 1}")
        return found

    def _nameless(self, id_: int) -> Exception:
        phys = referee.physical(self.g, id_)
        if phys in self.named:
            return Nameless(phys)
        return CannotSay("this object cannot be named in a scenario: another one is just like it")


def _alike_elsewhere(g: Game, id_: int) -> bool:
    """Are all objects of the name lands or hidden cards, of which any will do?"""
    obj = referee.get(g, id_)
    return "Land" in obj.defn.face.types or ZONE_NAMES[obj.zone] in ("library", "hand")


# ------------------------------------------------------------------ actions


class Recorder:
    """Writes what is done at the end of what was played into a copy of the document."""

    def __init__(self, document: Document, played: Played) -> None:
        self.document = copy.deepcopy(document)
        self.document["do"] = self.document.get("do", [])[: played.cut]
        self.played = played
        doer = played.run.doer
        assert isinstance(doer, LabDoer)
        self.doer = doer
        self.words = Words(doer, played.own)

    @property
    def actions(self) -> list[dict[str, Any]]:
        """The list that grows."""
        found: list[dict[str, Any]] = self.document["do"]
        return found

    def answer(self, raw: Any) -> None:
        """The open question is answered. IllegalAnswer where the rules refuse it."""
        q = self.played.question
        if q is None:
            raise IllegalAnswer("the game is over: nothing is being asked")
        answer = q.normal(raw)
        name = self.doer.names.players[q.chooser]
        if q.key in DECLARING and self.played.waits < 0:
            verb = DECLARING[q.key]
            self.actions.append({"by": name, verb: self.words.assignment(q, answer)})
        elif q.key == "priority":
            self._acts(q, q.options[answer], name)
        elif self.played.waits >= 0:
            self._carry_on(q, answer)
        else:
            self.actions.append({"by": name, "answer": [self.words.answer(q, answer)]})

    def _carry_on(self, q: Question, answer: Any) -> None:
        action = self.actions[self.played.waits]
        entry = self.words.answer(q, answer)
        if q.key == "optional-cost" and "with" in action and entry == "yes":
            action["with"] = [*as_entries(action["with"]), str(q.args[0])]
            return
        key = "answer" if "answer" in action else "choose"
        action[key] = [*as_entries(action.get(key)), entry]

    def _acts(self, q: Question, option: Option, name: str) -> None:
        if option == PASS:
            self.actions.append({"by": name, "pass": 1})
            return
        self.actions.append(self._taken(q, option, name))

    def _taken(self, q: Question, option: Option, name: str) -> dict[str, Any]:
        """The action that takes a priority option."""
        if option.kind == "roll":
            return {"by": name, "roll": True}
        for action in self._ways(option, name):
            if self._means(q, option, action):
                return action
        if isinstance(option.id, int) and option.id > 0:
            phys = referee.physical(self.words.g, option.id)
            if phys in self.words.named and not any(
                phys in cards for cards in self.words.names.aliases.values()
            ):
                raise Nameless(phys)
        raise CannotSay("this action cannot be written in a scenario")

    def _ways(self, option: Option, name: str) -> list[dict[str, Any]]:
        """Ways to write it, the plainest first."""
        g = self.words.g
        id_ = int(option.id)
        words = [*self.words.words_of(id_), *self.words._numbered(option)]
        found: list[dict[str, Any]] = []
        for word in words:
            if option.kind in ("cast", "play"):
                found += self._castings(option, name, word, g)
            elif option.kind in ("activate", "mana"):
                found.append({"by": name, "activate": word})
                numbers = referee.activated_numbers(g, id_)
                if option.extra in numbers:
                    at = numbers.index(int(option.extra)) + 1
                    found.append({"by": name, "activate": word, "ability": at})
            else:
                what = str(option.extra) if option.kind == "special" else option.kind
                found.append({"by": name, "special": word, "action": what})
        return found

    def _castings(self, option: Option, name: str, word: str, g: Game) -> list[dict[str, Any]]:
        verb = "play" if option.kind == "play" else "cast"
        zone = ZONE_NAMES[referee.get(g, int(option.id)).zone]
        heads: list[dict[str, Any]] = [{verb: word}, {verb: word, "from": zone}]
        for half in half_of(g, option):
            heads = [{verb: half}, {verb: half, "from": zone}]
        ways = [{}, *([{"with": [str(option.extra)]}] if option.extra else [])]
        return [{"by": name, **head, **way} for way in ways for head in heads]

    def _means(self, q: Question, option: Option, action: dict[str, Any]) -> bool:
        """Does the action, taken now, take this option?"""
        doer = self.doer
        doer.by = q.chooser
        try:
            if "cast" in action:
                return doer.cast_option(action) == option
            if "play" in action:
                found = doer.play_option(action)
                return found == option or _alike(self.words.g, found, option)
            if "activate" in action:
                found = doer.activate_option(action)
                return found == option or _alike(self.words.g, found, option)
            return doer.special_option(action) == option
        except Refused:
            return False

    # ------------------------------------------------------------------ going on

    def go_on(self) -> None:
        """Everybody passes until something comes of it: the top of the stack resolves, a question
        is asked, or the next step begins."""
        g = self.played.game
        if g.stack:
            self.actions.append({"resolve": "top"})
            return
        start = (g.turn, g.step)
        for _ in range(LIMIT):
            q = g.question
            if q is None:
                break
            if q.key != "priority":
                self.actions.append({"until": {"question": q.key}})
                return
            if (g.turn, g.step) != start or g.stack:
                break
            g.push(PASS)
        steps = [one.name for one in g.edition.steps]
        if g.question is None:
            self.actions.append({"to": steps[g.step]})
        else:
            self.actions.append({"to": f"{g.turn}.{steps[g.step]}"})

    def to(self, where: str) -> None:
        """Everybody passes until that step ("2.end": turn and step); where attackers or blockers
        are declared in it, until they are asked for: nobody declares nothing unasked."""
        declared = DECLARED_IN.get(where.rpartition(".")[2])
        if declared is not None and self._asked_in(where, declared):
            self.actions.append({"until": {"question": declared}})
        else:
            self.actions.append({"to": where})

    def _asked_in(self, where: str, declared: str) -> bool:
        """Whether passing alone leads to that question, in that step."""
        g = self.played.game
        names = [one.name for one in g.edition.steps]
        for _ in range(LIMIT):
            q = g.question
            if q is None or q.key != "priority":
                return q is not None and q.key == declared and where == f"{g.turn}.{names[g.step]}"
            g.push(PASS)
        return False

    def resolve(self) -> None:
        """Everybody passes until the stack is empty."""
        self.actions.append({"resolve": "all"})

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self.actions.append({"by": self.doer.names.players[seat], "concede": True})


def _alike(g: Game, one: Option, other: Option) -> bool:
    """Do both the same, with cards that are just alike: mana, or playing a land?"""
    if one.kind not in ("mana", "play") or (one.kind, one.extra) != (other.kind, other.extra):
        return False
    a, b = referee.get(g, int(one.id)), referee.get(g, int(other.id))
    return bool(
        (a.defn is b.defn or a.card == b.card)
        and (a.zone, a.controller, a.counters) == (b.zone, b.controller, b.counters)
        and not a.attachments
        and not b.attachments
    )


# ------------------------------------------------------------------ the whole

Deed = Callable[[Recorder], None]
MOST_NAMED: Final = 200  # cards that one answer may need names for


def act(document: Document, edition: Edition, lookup: Lookup, cut: int, deed: Deed) -> Document:
    """The document with what was done after its first `cut` actions; what came after them is
    dropped. IllegalAnswer or ScenarioError say why it cannot be done; the document is as before.
    """
    document = copy.deepcopy(document)
    for _ in range(MOST_NAMED):
        played = Player(checked(document), edition, lookup, telling=_token).play(cut)
        if played.ended:
            raise ScenarioError(played.ended)
        recorder = Recorder(document, played)
        try:
            deed(recorder)
        except Nameless as nameless:
            _name_card(document, played, nameless.phys)
            continue
        except TooLong:
            raise ScenarioError(WITHOUT_END) from None
        return _certain(recorder, edition, lookup)
    raise CannotSay("this answer needs names for too many objects")


def _token(doer: LabDoer, q: Question, answer: Any) -> Any:
    return (q.key, q.chooser, answer)


def _certain(recorder: Recorder, edition: Edition, lookup: Lookup) -> Document:
    """The new document, if it plays as was meant: what the open action was answered before stays
    the answer. Else all its answers are written out, also those that went without saying.
    """
    new, before = recorder.document, recorder.played
    after = Player(checked(new), edition, lookup, telling=_token).play()
    _refuse_impossible(after)
    told = recorder.doer.told if before.waits >= 0 else []
    again = after.run.doer
    assert isinstance(again, LabDoer)
    if again.told[: len(told)] == told:
        return new
    action = recorder.actions[before.waits]
    number = before.waits
    plain = {k: v for k, v in action.items() if k not in ("choose", "targets", "modes", "x")}
    entry = action["choose"][-1]
    named = before.own
    worded = Player(
        checked({**new, "do": [*new["do"][:number], {**action, "choose": action["choose"][:-1]}]}),
        edition,
        lookup,
        telling=lambda doer, q, answer: Words(doer, named).answer(q, answer),
    ).play()
    doer = worded.run.doer
    assert isinstance(doer, LabDoer)
    new["do"][number] = {**plain, "choose": [*doer.told, entry]}
    _refuse_impossible(Player(checked(new), edition, lookup).play())
    return new


def _refuse_impossible(played: Played) -> None:
    if played.steps and played.steps[-1].status == IMPOSSIBLE:
        raise ScenarioError(played.steps[-1].why)


def _name_card(document: Document, played: Played, phys: int) -> None:
    """Give a card of the situation a name of its own."""
    entry = _entry_of(document, played, phys)
    if "as" in entry:
        raise CannotSay("this object cannot be told from another one of its name")
    plain = str(entry.get("card", entry.get("name", "Token")))
    taken = set(played.run.names.aliases)
    number = next(n for n in range(1, 10_000) if f"{plain} {n}" not in taken)
    entry["as"] = f"{plain} {number}"


def _entry_of(document: Document, played: Played, phys: int) -> dict[str, Any]:
    """The entry of the document that placed a card."""
    place = places_of(played.run.scenario).get(id(played.run.entries[phys]))
    if place is None:
        raise CannotSay("this card is not one of the situation's own")
    name, zone, number = place
    found: dict[str, Any] = document["players"][name][zone][number]
    return found
