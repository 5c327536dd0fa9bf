"""Short typed answers to questions of all six shapes: `3`, `1 3`, `all`, `none`, `attack 1 3`,
`block 2:1`, `2 1`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from apnap.cli.messages import Texts
from apnap.core.questions import (
    ASSIGN,
    NUMBER,
    ORDER,
    PICK_ONE,
    PICK_SOME,
    SPLIT,
    Option,
    Question,
)

ALL = ("all", "a", "全部", "所有", "都")
NONE = ("none", "no", "-", "无", "不", "没有")
YES = ("y", "yes", "是", "要", "好")
NO = ("n", "no", "否", "不", "不要")
PASS = ("p", "pass", "过", "让过")
KEEP = ("ok", "keep", "好", "保持")
VERBS = ("attack", "block", "攻击", "阻挡")
_PART = re.compile(r"(\d+)(?:-(\d+))?")
_PAIR = re.compile(r"(\d+):([\d,]+)")


class Misread(ValueError):
    """Input that is no answer; the sentence says what would be one."""


class Entry:
    """One line of the list that a question shows: its number, the options that it stands for (like
    ones count as one), its words."""

    __slots__ = ("indices", "number", "text")

    def __init__(self, number: int, indices: list[int], text: str) -> None:
        self.number = number
        self.indices = indices
        self.text = text


def listed(question: Question, texts: Sequence[str]) -> list[Entry]:
    """The options as numbered lines. In a pick-one question options of the same words are one line;
    a pass has the number 0."""
    entries: list[Entry] = []
    known: dict[str, Entry] = {}
    number = 0
    for index, (option, text) in enumerate(zip(question.options, texts, strict=True)):
        if question.shape == PICK_ONE and text in known:
            known[text].indices.append(index)
            continue
        if option.kind != "pass":
            number += 1
        entry = Entry(0 if option.kind == "pass" else number, [index], text)
        known[text] = entry
        entries.append(entry)
    return entries


def places_of(question: Question) -> list[int]:
    """The places of an assign question, each once, in order."""
    return list(dict.fromkeys(place for places in question.places for place in places))


class Reader:
    """Reads what was typed as an answer to one question."""

    def __init__(self, question: Question, entries: list[Entry], t: Texts) -> None:
        self.question = question
        self.entries = entries
        self.t = t
        self.by_number = {entry.number: entry for entry in entries}

    def read(self, typed: str) -> Any:
        """The answer; Misread with a sentence if it is none."""
        text = typed.strip()
        readers = {
            PICK_ONE: self.one,
            PICK_SOME: self.some,
            NUMBER: self.number,
            ORDER: self.order,
            SPLIT: self.split,
            ASSIGN: self.assign,
        }
        return readers[self.question.shape](text)

    # ------------------------------------------------------------------ shapes

    def one(self, text: str) -> Any:
        """A number, yes or no, or how one option begins; any text where a name is asked."""
        if text.isdigit():
            return self.entry(text).indices[0]
        by_word = self.by_word(text)
        if by_word is not None:
            return by_word
        if self.question.domain and text:
            return text
        return self.beginning(text)

    def by_word(self, text: str) -> int | None:
        """The option that a word such as yes, no, pass or stop stands for."""
        kinds = {option.kind: i for i, option in reversed(list(enumerate(self.question.options)))}
        lower = text.lower()
        for kind, words in (
            ("yes", YES),
            ("no", NO),
            ("pass", (*PASS, "")),
            ("stop", (*NONE, "stop")),
        ):
            if kind in kinds and lower in words:
                return kinds[kind]
        return None

    def beginning(self, text: str) -> int:
        """The one option that has the text in its words."""
        found = [entry for entry in self.entries if text and text.lower() in entry.text.lower()]
        if len(found) == 1:
            return found[0].indices[0]
        if found:
            numbers = ", ".join(str(entry.number) for entry in found[:6])
            raise Misread(self.t("ambiguous-answer", typed=text, numbers=numbers))
        if {option.kind for option in self.question.options} == {"yes", "no"}:
            raise Misread(self.t("need-yes-or-no"))
        raise Misread(self.t("need-number", last=self.entries[-1].number))

    def missing(self, number: object) -> Misread:
        """There is no option of that number."""
        last = self.entries[-1].number if self.entries else 0
        if not last:
            return Misread(self.t("only-pass"))
        return Misread(self.t("no-such-number", number=number, last=last))

    def some(self, text: str) -> list[int]:
        """Numbers, `all` or `none`."""
        least, most = self.question.least, self.question.most
        if text.lower() in ALL:
            picked = [entry.indices[0] for entry in self.entries]
        elif text.lower() in NONE:
            picked = []
        elif not text:
            raise Misread(self.t("need-numbers"))
        else:
            picked = self.numbers(text)
        if not least <= len(picked) <= most:
            wanted = str(least) if least == most else self.t("from-to", least=least, most=most)
            raise Misread(self.t("need-count", wanted=wanted, given=len(picked)))
        return picked

    def number(self, text: str) -> int:
        """A number within the limits."""
        least, most = self.question.least, self.question.most
        if text.lower() in ALL:
            return most
        if not text.isdigit() or not least <= int(text) <= most:
            raise Misread(self.t("need-number-between", least=least, most=most))
        return int(text)

    def order(self, text: str) -> list[int]:
        """All numbers in the order wanted; those left out follow as they stand."""
        if text.lower() in KEEP or not text:
            return list(range(len(self.entries)))
        first = self.numbers(text)
        return first + [i for i in range(len(self.entries)) if i not in first]

    def split(self, text: str) -> list[int]:
        """A number for each option, in order."""
        parts = re.split(r"[\s,，、/]+", text)
        total, count = self.question.total, len(self.entries)
        if not all(part.isdigit() for part in parts) or len(parts) != count:
            raise Misread(self.t("need-parts", count=count, total=total))
        numbers = [int(part) for part in parts]
        if sum(numbers) != total:
            raise Misread(self.t("parts-do-not-add-up", total=total, sum=sum(numbers)))
        if min(numbers) < self.question.least:
            raise Misread(self.t("part-too-small", least=self.question.least))
        return numbers

    def assign(self, text: str) -> list[tuple[int, int]]:
        """`1 3` (to the first place), `all`, `none`, `2:1` (option 2 to place 1), `2:1,3` (to
        both)."""
        words = text.split()
        if words and words[0].lower() in VERBS:
            words = words[1:]
        if not words and not text:
            raise Misread(self.t("need-assignment"))
        if not words or (len(words) == 1 and words[0].lower() in NONE):
            return []
        if len(words) == 1 and words[0].lower() in ALL:
            return [(i, places[0]) for i, places in enumerate(self.question.places) if places]
        pairs = [pair for word in words for pair in self.pairs(word)]
        return list(dict.fromkeys(pairs))

    def pairs(self, word: str) -> list[tuple[int, int]]:
        """The assignments that one word stands for."""
        match = _PAIR.fullmatch(word)
        if match is None:
            return [(i, self.first_place(i)) for i in self.numbers(word)]
        index = self.entry(match[1]).indices[0]
        places = places_of(self.question)
        found = []
        for part in match[2].split(","):
            if not part:
                continue
            if not 1 <= int(part) <= len(places):
                raise Misread(self.t("no-place", number=part, last=len(places)))
            place = places[int(part) - 1]
            if place not in self.question.places[index]:
                raise Misread(self.t("not-there", name=self.entries[index].text, number=part))
            found.append((index, place))
        return found

    def first_place(self, index: int) -> int:
        """Where an option goes when no place is named: the only or first one."""
        places = self.question.places[index]
        if not places:
            raise Misread(self.t("goes-nowhere", name=self.entries[index].text))
        if self.question.key == "blockers" and len(places_of(self.question)) > 1:
            if len(places) > 1:
                raise Misread(self.t("name-the-attacker", number=index + 1))
        return places[0]

    # ------------------------------------------------------------------ parts

    def numbers(self, text: str) -> list[int]:
        """Options by numbers and ranges: `1 3`, `1,3`, `2-4`; each once, in the order typed."""
        found: list[int] = []
        for part in re.split(r"[\s,，、]+", text.strip(" ,，、")):
            match = _PART.fullmatch(part)
            if match is None:
                raise Misread(self.t("need-numbers-not", typed=part))
            last = int(match[2] or match[1])
            if last - int(match[1]) > len(self.entries):
                raise self.missing(last)
            for number in range(int(match[1]), last + 1):
                found.append(self.entry(str(number)).indices[0])
        return list(dict.fromkeys(found))

    def entry(self, number: str) -> Entry:
        """The line of that number."""
        found = self.by_number.get(int(number))
        if found is None:
            raise self.missing(number)
        return found


def option_of(question: Question, entry: Entry) -> Option:
    """The first option that a line stands for."""
    return question.options[entry.indices[0]]
