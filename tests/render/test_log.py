"""Log lines: every phrase is filled by what the engine tells, and nothing is ever refused."""

import ast
from pathlib import Path

import pytest

from apnap.playing.names import of_token
from apnap.render.log import Entry, forms, line, slots_filled
from apnap.render.log_phrases import PARTS, PHRASES
from apnap.render.log_short import ALIASES, SHORTER
from apnap.render.vocabulary import SLOTS, VOCABULARY, slots_of, tokens_of

EVERYONE = -1


class Names:
    """Objects #1, #2 ...; players Ann and Ben."""

    def object_name(self, id_: int) -> str:
        return f"#{id_}"

    def player_name(self, seat: int) -> str:
        return ("Ann", "Ben")[seat]


def tell(entry: Entry, lang: str = "en", edition: str = "current", viewer: int = -1) -> str:
    return line(entry, lang=lang, edition=edition, namer=Names(), viewer=viewer)


def traced(root: Path) -> list[tuple[str, frozenset[str], str]]:
    """Every `g.trace(key, ...)` of the package with a key in it: key, arguments, place."""
    found = []
    for path in sorted((root / "src" / "apnap").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr != "trace" or not node.args:
                continue
            names = frozenset(word.arg for word in node.keywords if word.arg)
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and part.value in PHRASES:
                    found.append((str(part.value), names, f"{path.name}:{node.lineno}"))
    return found


def test_what_the_engine_tells_fills_a_phrase(root: Path) -> None:
    lines = traced(root)
    assert len(lines) > 150
    waiting = [one for one in lines if not slots_filled(one[0], one[1])]
    assert waiting == []


def test_a_player_leads_the_line() -> None:
    entry = ("card-drawn", (("player", 0), ("object", 7)), EVERYONE)
    assert "Ann" in tell(entry) and "#7" in tell(entry)
    assert "抽" in tell(entry, "zh", "2006")
    assert "抓" in tell(entry, "zh", "2009")


def test_players_among_targets() -> None:
    entry = ("damage-dealt", (("source", 3), ("n", 2), ("target", -2)), EVERYONE)
    assert "Ben" in tell(entry) and "#3" in tell(entry)


def test_the_rules_number_stands_in_front() -> None:
    entry = ("game-ends", (), EVERYONE)
    told = line(
        entry,
        lang="en",
        edition="2006",
        namer=Names(),
        with_rule=True,
        cite={"game-ends": "1.2"}.get,
    )
    assert told == "[1.2] The game is over."


def test_what_a_seat_may_not_see_is_left_out() -> None:
    entry = ("card-drawn", (("player", 0), ("object", 7)), 0b01)
    assert "#7" in tell(entry, viewer=0)
    assert "#7" not in tell(entry, viewer=1)
    assert "#7" not in tell(entry, "zh", viewer=1)


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("key", [*PHRASES, "no-such-key"])
def test_a_line_without_arguments_is_still_a_sentence(key: str, lang: str) -> None:
    told = tell((key, (), EVERYONE), lang, "2006")
    assert told and "{" not in told and "[" not in told


def test_words_in_the_readers_language() -> None:
    put = ("counters-put", (("object", 1), ("n", 2), ("other", "charge")), EVERYONE)
    assert "充电指示物" in tell(put, "zh")
    chosen = ("color-chosen", (("player", 0), ("object", 1), ("other", "R")), EVERYONE)
    assert "红色" in tell(chosen, "zh") and "red" in tell(chosen)
    begins = ("continuous-effect-begins", (("source", 1), ("other", "turn")), EVERYONE)
    assert "直到回合结束" in tell(begins, "zh")
    mana = ("mana-added", (("player", 0), ("source", 1), ("list", ("G", "G"))), EVERYONE)
    assert "{G}{G}" in tell(mana)
    wrong = ("illegal-action-rewound", (("player", 0), ("why", "a sentence.")), EVERYONE)
    assert "sentence" in tell(wrong) and "sentence" not in tell(wrong, "zh")


def test_a_key_stands_in_one_file_only() -> None:
    assert sum(len(part.PHRASES) for part in PARTS) == len(PHRASES)


def test_shorter_forms_are_sound() -> None:
    for key, both in SHORTER.items():
        assert key in PHRASES, key
        for english, chinese in both:
            assert slots_of(english) == slots_of(chinese) <= SLOTS, key
            assert tokens_of(english) | tokens_of(chinese) <= VOCABULARY.keys(), key
        full = slots_of(PHRASES[key][0])
        assert not any(full <= slots_of(english) for english, _ in both), key
    assert ALIASES.keys() <= PHRASES.keys()
    assert forms("no-such-key") == ()


def test_a_token_named_for_its_subtypes_is_called_a_token_in_chinese() -> None:
    known = {"Goblin": "鬼怪", "Hornet": "大黄蜂"}
    assert of_token("Goblin Token", lambda name: known.get(name, name)) == "鬼怪衍生物"
    assert of_token("Squirrel Token", lambda name: known.get(name, name)) == "Squirrel衍生物"
    assert of_token("Hornet", lambda name: known.get(name, name)) == "Hornet"
