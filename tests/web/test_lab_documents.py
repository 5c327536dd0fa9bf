"""The lab without a browser: documents, answers written down by name, editions compared."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from apnap.agents import make
from apnap.cards import pool
from apnap.core.questions import IllegalAnswer
from apnap.core.views import Sight
from apnap.game import find_edition, state_hash
from apnap.lab import ScenarioError, run_scenario
from apnap.lab.loading import load_text
from apnap.web.lab import gallery
from apnap.web.lab.acting import Recorder, act
from apnap.web.lab.document import Document, checked, of_scenario, packed, read, unpacked, written
from apnap.web.lab.running import IMPOSSIBLE, OPEN, Played, Player
from apnap.web.lab.standing import rows, standing

FANATIC: Document = {
    "players": {
        "A": {"battlefield": [{"card": "Mogg Fanatic"}]},
        "B": {"battlefield": [{"card": "Grizzly Bears"}]},
    },
    "do": [],
}
TWINS: Document = {
    "players": {
        "A": {"hand": [{"card": "Shock"}], "mana": "{R}"},
        "B": {"battlefield": [{"card": "Grizzly Bears"}, {"card": "Grizzly Bears"}]},
    },
    "do": [],
}


def play(document: Document, edition: str = "current", cut: int | None = None) -> Played:
    scenario = checked(document)
    return Player(scenario, find_edition(edition), pool.load_card, keep=standing).play(cut)


def do(document: Document, edition: str, deed: Callable[[Recorder], None]) -> Document:
    return act(document, find_edition(edition), pool.load_card, len(document["do"]), deed)


def choose(document: Document, edition: str, kind: str, name: str) -> Document:
    """Take the option of that kind, of that object."""
    played = play(document, edition)
    question = played.question
    assert question is not None
    fitting = [
        i
        for i, option in enumerate(question.options)
        if option.kind == kind
        and isinstance(option.id, int)
        and played.game.get(option.id).defn.base.name == name
    ]
    assert fitting, f"no {kind} {name} among {question.options}"
    return do(document, edition, lambda recorder: recorder.answer(fitting[0]))


def trick(edition: str) -> Document:
    """Mogg Fanatic attacks, the Bears block, combat damage is assigned (in 2006: to the stack)."""
    document = FANATIC
    for _ in range(2):
        document = do(document, edition, lambda recorder: recorder.go_on())
    document = do(document, edition, lambda recorder: recorder.answer([[0, -2]]))
    document = do(document, edition, lambda recorder: recorder.go_on())
    fanatic = play(document, edition).game.players[0].battlefield[0]
    document = do(document, edition, lambda recorder: recorder.answer([[0, fanatic]]))
    return do(document, edition, lambda recorder: recorder.go_on())


def test_what_is_done_is_written_in_the_words_of_a_scenario() -> None:
    document = choose(trick("2006"), "2006", "activate", "Mogg Fanatic")
    document = choose(document, "2006", "object", "Grizzly Bears")
    document = do(document, "2006", lambda recorder: recorder.resolve())
    assert document["do"] == [
        {"to": "1.beginning_of_combat"},
        {"until": {"question": "attackers"}},
        {"by": "A", "attack": {"Mogg Fanatic": "B"}},
        {"until": {"question": "blockers"}},
        {"by": "B", "block": {"Grizzly Bears": "Mogg Fanatic"}},
        {"to": "1.combat_damage"},
        {"by": "A", "activate": "Mogg Fanatic", "choose": ["Grizzly Bears"]},
        {"resolve": "all"},
    ]
    graveyards = [len(player.graveyard) for player in play(document, "2006").game.players]
    assert graveyards == [1, 1]


def test_under_2009_the_fanatic_is_gone_before_it_can_be_sacrificed() -> None:
    document = choose(trick("2006"), "2006", "activate", "Mogg Fanatic")
    document = choose(document, "2006", "object", "Grizzly Bears")
    played = play(document, "2009")
    assert [step.status for step in played.steps][-1] == IMPOSSIBLE
    assert "can't activate an ability of Mogg Fanatic now" in played.steps[-1].why
    found = rows({"2006": play(document, "2006").prints[-2], "2009": played.prints[-2]})
    told = {(row.property, row.values["2006"], row.values["2009"]) for row in found}
    assert ("stack", 1, 0) in told
    assert ("zone", "battlefield", "graveyard") in told
    bears = [player.battlefield for player in played.game.players][1]
    assert [played.game.objects[id_].damage for id_ in bears] == [1]


def test_a_half_done_action_waits_for_its_answer() -> None:
    document = choose(TWINS, "current", "cast", "Shock")
    played = play(document)
    assert played.steps[-1].status == OPEN
    assert played.waits == 0
    question = played.question
    assert question is not None
    assert question.key == "target"


def test_one_of_two_alike_gets_a_name_of_its_own() -> None:
    document = choose(TWINS, "current", "cast", "Shock")
    question = play(document).question
    assert question is not None
    second = [i for i, option in enumerate(question.options) if option.kind == "object"][1]
    document = do(document, "current", lambda recorder: recorder.answer(second))
    named = document["players"]["B"]["battlefield"][1]
    assert named == {"card": "Grizzly Bears", "as": "Grizzly Bears 1"}
    assert document["do"] == [{"by": "A", "cast": "Shock", "choose": ["Grizzly Bears 1"]}]
    assert TWINS["players"]["B"]["battlefield"][1] == {"card": "Grizzly Bears"}


def test_a_refused_answer_changes_nothing() -> None:
    before = trick("2006")
    document = choose(before, "2006", "activate", "Mogg Fanatic")
    with pytest.raises(IllegalAnswer):
        do(document, "2006", lambda recorder: recorder.answer(99))
    assert document["do"][:-1] == before["do"]


def test_another_way_is_taken_from_an_earlier_point() -> None:
    document = trick("2006")
    cut = next(i for i, action in enumerate(document["do"]) if "block" in action)
    other = act(
        document,
        find_edition("2006"),
        pool.load_card,
        cut,
        lambda recorder: recorder.answer([]),
    )
    assert other["do"] == [*document["do"][:cut], {"by": "B", "block": {}}]


@pytest.mark.parametrize("key", list(gallery.examples()))
def test_examples_are_the_same_after_writing_and_reading(key: str) -> None:
    document = gallery.examples()[key].document()
    assert read(written(document), "x.yaml") == document
    assert read(written(document, "json"), "x.json") == document
    assert unpacked(packed(document)) == document


def test_a_damaged_link_is_refused() -> None:
    link = packed(FANATIC)
    for bad in (link[:-5], "!" + link, "", "AAAA"):
        with pytest.raises(ScenarioError, match="damaged"):
            unpacked(bad)


def test_too_many_cards_are_refused() -> None:
    many = {"players": {"A": {"battlefield": ["Forest * 3000"]}, "B": {}}}
    with pytest.raises(ScenarioError, match="too many for the lab"):
        checked(many)


def test_a_situation_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.web.lab.running.MOST_LINES", 40)
    document = {**FANATIC, "do": [{"to": "9.main1"}]}
    played = play(document)
    assert "without an end" in played.ended
    assert played.question is None


# ------------------------------------------------------------------ at random


def random_play(key: str, seed: int, acts: int) -> tuple[Document, str, int]:
    """An example begun, then played on at random in the lab; each answer must play again as it
    was meant."""
    chance = random.Random(f"{key} {seed}")
    scenario = gallery.examples()[key].scenario
    document = of_scenario(scenario)
    document.pop("choices", None)
    document.pop("expect", None)
    document["do"] = document["do"][: chance.randrange(len(document["do"]) + 1)]
    edition = chance.choice(scenario.editions)
    agent = make("random", chance.randrange(1000))
    done = 0
    for _ in range(acts):
        played = play(document, edition)
        question = played.question
        if question is None:
            break
        answer: Any = agent(question, Sight(played.game, question))
        try:
            document = do(document, edition, partial(_answer, answer))
        except ScenarioError as error:  # such as mana that does not pay: the action is rewound
            assert str(error) == "the action is illegal"
            break
        played.game.push(answer)
        same(played, play(document, edition))
        done += 1
    return document, edition, done


def _answer(answer: Any, recorder: Recorder) -> None:
    recorder.answer(answer)


def same(meant: Played, came: Played) -> None:
    """The position that was meant is the one that came of it. What answers itself is answered."""
    answerer = meant.run.doer.answerer
    for _ in range(50):
        question = meant.game.question
        if question is None or question.key in ("priority", "attackers", "blockers"):
            break
        lone = answerer.lone(question)
        if type(lone) is object:
            break
        meant.game.push(lone)
    if state_hash(meant.game) != state_hash(came.game):
        a, b = standing(meant.run), standing(came.run)
        assert (a.game, a.players, sorted(a.names.values())) == (
            b.game,
            b.players,
            sorted(b.names.values()),
        )


SOME = random.Random(5).sample(sorted(gallery.examples()), 14)


@pytest.mark.parametrize("key", SOME)
def test_random_play_is_written_down_and_comes_out_the_same(key: str) -> None:
    document, edition, done = random_play(key, 1, 14)
    scenario = load_text(written({**document, "unanswered": "auto"}), "random.yaml")
    result = run_scenario(scenario, edition)
    played = play(document, edition)
    if all(step.status != IMPOSSIBLE for step in played.steps):
        assert result.status == "passed", result.message
    assert done or play(document, edition).question is None


def test_shipped_examples_have_titles_in_both_languages() -> None:
    for example in gallery.examples().values():
        assert example.title("en")
        assert example.title("zh"), example.key


def test_examples_are_found_beside_the_sources() -> None:
    place = gallery.folder()
    assert place is not None
    assert len(gallery.examples()) == len(list(Path(place).rglob("*.yaml")))


def test_examples_are_chinese_in_chinese_but_for_card_names() -> None:
    names = {half for name in pool.names() for half in name.split(" // ")}
    found = re.compile("[A-Za-z][A-Za-z',. \N{LATIN SMALL LETTER A WITH CIRCUMFLEX}-]*[A-Za-z]")
    strange = {}
    for example in gallery.examples().values():
        assert bool(example.note("zh")) == bool(example.note("en")), example.key
        for text in (example.title("zh"), example.note("zh")):
            words = found.findall(re.sub(r"\{.+?\}", "", text))
            unknown = [w for w in words if not any(name.startswith(w) for name in names)]
            if unknown:
                strange[example.key] = unknown
    assert strange == {}
