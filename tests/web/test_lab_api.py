"""What the page of the lab is told: positions, lines, differences, cards, files, and sentences
where something cannot be."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from apnap.cards.library import Library
from apnap.lab import run_file
from apnap.lab.doing import VERBS
from apnap.playing.shelf import library
from apnap.render.chinese.subtypes import SUBTYPES
from apnap.web.lab import api, gallery
from apnap.web.lab.api import DOORS, Lab
from apnap.web.lab.document import Document
from apnap.web.lab.running import FAILED, HELD, IMPOSSIBLE, LEFT_OUT, OPEN
from apnap.web.lab.saying import Describer
from apnap.web.texts.lab import TEXTS

Json = dict[str, Any]
BOUNCE = "editions/damage-on-the-stack-bounce"
HIDDEN: Document = {
    "players": {
        "A": {"hand": [{"card": "Shock"}], "library": [{"card": "Island"}, {"card": "Forest"}]},
        "B": {
            "hand": [{"card": "Counterspell"}],
            "battlefield": [{"card": "Willbender", "face_down": True}],
        },
    },
    "do": [],
}


class Site:
    """As much of the site as the lab asks for."""

    def library(self) -> Library:
        return library()


lab = Lab(Site())  # type: ignore[arg-type]


def ask(door: str, **body: Any) -> Json:
    """As the page asks; what is told must be JSON."""
    told = api._answer(getattr(lab, door), json.loads(json.dumps(body)))
    answer: Json = json.loads(json.dumps(told))
    return answer


def example(key: str) -> Document:
    document: Document = ask("open", example=key)["document"]
    return document


def test_everything_is_seen_open_handed() -> None:
    state = ask("play", document=HIDDEN, edition="current")["state"]
    shock, counterspell = (player["hand"][0]["name"] for player in state["players"])
    assert (shock, counterspell) == ("Shock", "Counterspell")
    top = state["players"][0]["top"]
    assert [top[n]["name"] for n in ("0", "1")] == ["Island", "Forest"]
    below = state["players"][1]["battlefield"][0]
    assert below["under"] == "Willbender"
    assert state["faces"][below["under_face"]]["english"] == "Willbender"
    where = state["places"][str(below["id"])]
    assert where == ["B", "battlefield", 0]


def test_what_is_set_up_is_shown_before_anything_happens() -> None:
    loose = {"players": {"A": {"battlefield": [{"card": "Rancor"}]}, "B": {}}, "do": []}
    before = ask("play", document=loose, edition="2009", setup=True)
    assert [one["name"] for one in before["state"]["players"][0]["battlefield"]] == ["Rancor"]
    assert before["state"]["step"] == "main1"
    after = ask("play", document=loose, edition="2009")["state"]["players"][0]
    assert [one["name"] for one in after["graveyard"]] == ["Rancor"]


def test_each_line_has_its_moment() -> None:
    document = example(BOUNCE)
    told = ask("play", document=document, edition="2006")
    lines = told["trace"][5]["lines"]
    assert [line["rule"] for line in lines][:2] == ["409.1a", "409.1c"]
    costs = next(line for line in lines if line["key"] == "total-cost-determined")
    cast = next(line for line in lines if line["key"] == "spell-cast")
    early = ask("line", document=document, edition="2006", cut=5, line=costs["n"] + 1)["state"]
    late = ask("line", document=document, edition="2006", cut=5, line=cast["n"] + 1)["state"]
    tapped = [
        [one["name"] for one in state["players"][0]["battlefield"] if one.get("tapped")]
        for state in (early, late)
    ]
    assert tapped == [["Grizzly Bears"], ["Grizzly Bears", "Island"]]
    assert early["question"] is None
    missing = ask("line", document=document, edition="2006", line=5000)
    assert missing == {"ok": False, "why": "The trace has no such line."}


def test_the_position_is_that_after_the_actions_wanted() -> None:
    document = example("stack/counterspell-war")
    life = [
        ask("play", document=document, edition="2006", cut=cut)["state"]["players"][1]["life"]
        for cut in (0, 1, len(document["do"]))
    ]
    assert life == [20, 20, 17]
    whole = ask("play", document=document, edition="2006", cut=1)
    assert len(whole["trace"]) == len(document["do"]) + 1


@pytest.mark.parametrize("key", sorted(gallery.examples()))
def test_every_example_is_told_in_chinese(key: str) -> None:
    document = example(key)
    editions = document["editions"]
    told = ask("play", document=document, edition=editions[0], compare=editions[1:], lang="zh")
    assert told["ok"], told
    texts = [group["text"] for group in told["trace"]]
    texts += [line["text"] for group in told["trace"] for line in group["lines"]]
    for other in told["compared"].values():
        texts += [row["what"] + row["property"] for row in other["rows"]]
        texts += [value for row in other["rows"] for value in row["values"].values()]
    assert all(texts)
    own = set(re.findall(r'"name": "([^"]+)"', json.dumps(document, ensure_ascii=False)))
    strange = {text: left for text in texts if (left := english_in(text, own))}
    assert strange == {}


@cache
def card_names() -> frozenset[str]:
    """The names of all cards and of their halves."""
    return frozenset(half for name in library().names() for half in name.split(" // "))


def english_in(text: str, own: set[str]) -> list[str]:
    """The English words of a text that are no card's name."""
    bare = re.sub(r"\{[^}]*\}", "", text)
    known = [one for one in phrases(bare) if one in own or one in card_names() or one in SUBTYPES]
    for name in sorted(known, key=len, reverse=True):
        bare = bare.replace(name, "")
    return re.findall(r"[A-Za-z]{2,}", bare)


def phrases(text: str) -> list[str]:
    """Runs of words that may be names."""
    found = []
    for run in re.findall(r"[A-Za-z\u00e0-\u00ff][A-Za-z\u00e0-\u00ff',.: -]*", text):
        words = run.split(" ")
        found += [
            " ".join(words[i:j]) for i in range(len(words)) for j in range(i + 1, len(words) + 1)
        ]
    return found


def test_differences_name_the_rule_on_either_side() -> None:
    document = example("editions/mana-burn")
    told = ask("play", document=document, edition="2006", compare=["2009", "current"])
    for key in ("2009", "current"):
        other = told["compared"][key]
        assert other["parting"]["sides"][0]["rule"] == "300.3"
        assert [row["property"] for row in other["rows"]] == ["life"]
        assert other["rows"][0]["values"] == {"2006": "18", key: "20"}
    same = ask("play", document=HIDDEN, edition="2006", compare=["2009"])["compared"]["2009"]
    assert same["rows"] == []


def test_what_is_saved_runs(tmp_path: Path) -> None:
    document = example(BOUNCE)
    for action in document["do"]:
        action.pop("only", None)
        action.pop("at", None)
    document.pop("expect")
    told = ask("save", document=document)
    path = tmp_path / "saved.yaml"
    path.write_text(told["text"], encoding="utf-8")
    results = run_file(path)
    assert [r.status for r in results] == ["passed"] * 3, [r.message for r in results]
    again = ask("read", text=told["text"], name="saved.yaml")["document"]
    assert ask("link", document=again)["ok"]


def test_passing_to_a_declaration_stops_where_it_is_asked_for() -> None:
    document: Document = {
        "players": {
            "A": {"battlefield": [{"card": "Mogg Fanatic", "as": "fanatic"}]},
            "B": {"battlefield": [{"card": "Grizzly Bears"}]},
        },
        "start": {"step": "main1"},
        "do": [],
    }
    for step, key in (("declare_attackers", "attackers"), ("declare_blockers", "blockers")):
        told = ask("act", document=document, edition="2006", what="to", given=f"1.{step}")
        document = told["document"]
        assert document["do"][-1] == {"until": {"question": key}}
        assert told["state"]["question"]["key"] == key
        if key == "attackers":
            document["do"].append({"by": "A", "attack": {"fanatic": "B"}})
    told = ask("act", document=document, edition="2006", what="to", given="1.end")
    assert told["document"]["do"][-1] == {"to": "1.end"}


def test_made_up_cards_are_read_or_explained() -> None:
    wurm = {"name": "Lab Wurm", "cost": "{G}", "type": "Creature - Wurm", "pt": "2/2"}
    told = ask("made", entry={**wurm, "text": "Trample"}, lang="zh")
    assert told["faces"]["2006"]["en"]["text"] == ["Trample"]
    assert told["faces"]["2006"]["zh"]["text"] == ["践踏"]
    bad = ask("made", entry={**wurm, "text": "Trample\nWhen Lab Wurm enters, wiggle."}, lang="zh")
    assert not bad["ok"]
    reason = bad["reasons"][0]
    assert "wiggle" in reason["line"][reason["at"] :]
    assert re.search("[\u4e00-\u9fff]", reason["text"])
    for text, written in (
        ("When this creature dies, draw a card", "When this creature dies, draw a card."),
        ("trample.", "Trample"),
        ("When Lab Wurm comes into play, draw a card.", "When this creature enters, draw a card."),
    ):
        for lang, word in (("en", "write"), ("zh", "请写作")):
            mended = ask("made", entry={**wurm, "text": text}, lang=lang)["reasons"][0]
            assert written in mended["text"] and word in mended["text"] and not mended["nearest"]
    for entry, words in (
        ({"type": "Creature"}, "Give the card a name."),
        ({**wurm, "pt": "two"}, "pt is written like 2/3"),
        ({**wurm, "cost": "{Y9}"}, "Y9"),
    ):
        refused = ask("made", entry=entry)
        assert not refused["ok"]
        assert words in refused["why"]


def test_cards_are_found_by_how_they_begin() -> None:
    names = [card["name"] for card in ask("cards", typed="mogg f", edition="2006")["cards"]]
    assert names[0] == "Mogg Fanatic"
    assert ask("cards", typed="", edition="2006")["cards"] == []
    assert ask("cards", typed="zzzz", edition="2006")["cards"] == []
    shock = ask("cards", typed="Shock", edition="2006")["cards"][0]
    assert (shock["name"], shock["spell"]) == ("Shock", True)


def test_a_card_is_shown_as_it_read_in_the_edition() -> None:
    def face(edition: str, lang: str = "en") -> Json:
        found: Json = ask("face", entry={"card": "Flash"}, edition=edition, lang=lang)["face"]
        return found

    assert face("2006")["text"] != face("current")["text"]
    assert "until May 2007" in face("2006")["formerly"]
    assert "至2007年5月止" in face("2006", "zh")["formerly"]
    assert face("2009")["formerly"] == face("current")["formerly"] == ""


def test_every_status_of_an_action_has_words() -> None:
    for status in (OPEN, IMPOSSIBLE, LEFT_OUT, HELD, FAILED):
        assert f"lab-status-{status.replace(' ', '-')}" in TEXTS


def test_a_rule_is_said_in_both_languages() -> None:
    english = ask("rule", key="combat-damage-on-stack", edition="2006")
    assert english["number"] == "310.1"
    assert english["numbers"] == {"2006": ["310.1"], "2009": [], "current": []}
    assert english["rows"][0]["id"] == "2006:310.1"
    chinese = ask("rule", key="combat-damage-on-stack", edition="2006", lang="zh")
    assert chinese["says"] == "战斗伤害进入堆叠。"
    assert [row["head"] for row in chinese["rows"]] == ["2006:310.1 战斗伤害进入堆叠。"]
    assert not ask("rule", key="nonsense", edition="2006")["ok"]


@pytest.mark.parametrize(
    "door, body",
    [
        ("play", {}),
        ("play", {"document": [], "edition": "2006"}),
        ("play", {"document": HIDDEN, "edition": "1993"}),
        ("play", {"document": {"players": {"A": 3, "B": {}}}, "edition": "2006"}),
        ("play", {"document": {**HIDDEN, "do": [{"by": "A"}]}, "edition": None}),
        ("act", {"document": HIDDEN, "edition": "2006", "what": "dance"}),
        ("act", {"document": HIDDEN, "edition": "2006", "what": "answer", "given": "no"}),
        ("act", {"document": HIDDEN, "edition": "2006", "what": "to", "given": "9.nowhere"}),
        ("open", {"link": "abc"}),
        ("open", {"example": "no/such"}),
        ("read", {"text": "players: [", "name": "x.yaml"}),
        ("read", {"text": 3, "name": "x.yaml"}),
        ("save", {"document": {"players": {"A": {"life": "much"}, "B": {}}}}),
        ("made", {"entry": "Wurm"}),
        ("cards", {"typed": "x"}),
    ],
)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_what_cannot_be_is_refused_with_a_sentence(door: str, body: Json, lang: str) -> None:
    told = ask(door, **body, lang=lang)
    assert told["ok"] is False
    assert len(told["why"]) > 5
    assert "Traceback" not in told["why"]


LED: Document = {
    "format": "commander",
    "players": {"A": {"command": [{"card": "Kamahl, Pit Fighter", "commander": True}]}, "B": {}},
    "do": [],
}


def test_a_format_that_an_edition_lacks_is_said_with_what_is_possible() -> None:
    for body in ({}, {"setup": True}):
        told = ask("play", document=LED, edition="2006", **body)
        assert told["why"] == "the edition 2006 knows no Commander" and not told["ok"]
        assert told["possible"] == {"editions": ["2009", "current"], "format": "duel"}
    told = ask("play", document=LED, edition="2009", compare=["2006", "current"], lang="zh")
    assert told["ok"] and told["state"]["players"][0]["life"] == 40
    assert told["compared"]["current"]["rows"] == []
    assert told["compared"]["2006"]["why"] == "版本2006没有指挥官。"
    assert told["compared"]["2006"]["possible"]["editions"] == ["2009", "current"]
    plain = {**LED, "format": told["compared"]["2006"]["possible"]["format"]}
    assert ask("play", document=plain, edition="2009", compare=["2006"])["compared"]["2006"][
        "trace"
    ]
    nowhere = {"format": "emperor", "players": {"A": {}, "B": {}}, "do": []}
    told = ask("play", document=nowhere, edition="2006")
    assert told["possible"] == {"editions": [], "format": "duel"}
    nothing = {"players": {"A": {"hand": [{"card": "No Such Card"}]}, "B": {}}, "do": []}
    told = ask("play", document=nothing, edition="2006")
    assert told["possible"] == {"editions": [], "format": ""} and "No Such Card" in told["why"]


def gallery_keys(**wanted: Any) -> list[str]:
    """The keys of all examples that fit, part by part."""
    found: list[str] = []
    while True:
        told = ask("gallery", **{"from": len(found), **wanted})
        found += [one["key"] for one in told["examples"]]
        assert len(told["examples"]) <= told["part"]
        if len(found) == told["number"]:
            return found


def test_the_gallery_is_looked_through() -> None:
    everything = gallery_keys()
    assert everything == list(gallery.examples()) and len(everything) > 140
    chapters = ask("gallery")["chapters"]
    assert sum(one["number"] for one in chapters) == len(everything)
    for chapter in chapters:
        assert len(gallery_keys(chapter=chapter["key"])) == chapter["number"] > 0
    old = gallery_keys(edition="2006")
    assert 0 < len(old) < len(everything)
    assert all("2006" in gallery.examples()[key].scenario.editions for key in old)
    differing = gallery_keys(differing=True)
    assert 0 < len(differing) < len(everything)
    assert gallery_keys(typed="qa:1 tap") == ["questions/01-attackers-tap-blockers-do-not"]
    by_card = gallery_keys(typed="serra angel")
    assert "questions/01-attackers-tap-blockers-do-not" in by_card
    assert gallery_keys(typed="结合", lang="zh") and not gallery_keys(typed="结合")
    assert ask("gallery", **{"from": 10_000})["examples"] == []


def test_every_door_is_one_of_the_lab() -> None:
    assert all(callable(getattr(lab, door)) for door in DOORS)


def test_every_verb_of_a_scenario_is_said() -> None:
    assert all(callable(getattr(Describer, f"_{verb}", None)) for verb in VERBS)


def test_the_words_are_in_both_languages() -> None:
    for key, (english, chinese) in TEXTS.items():
        slots = [sorted(re.findall(r"\{\w+\}", text)) for text in (english, chinese)]
        assert slots[0] == slots[1], key
        words = re.sub(r"\{\w+\}|\[[\w-]+\]", "", english)
        assert re.search("[\u4e00-\u9fff]", chinese) or not re.search(r"\w", words), key
