"""The embedded pool: up to date, readable, and in agreement with the cards' data."""

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from apnap.cards import build_pool, pool
from apnap.ir import Activated, Card, Keyword, from_json, print_mana, to_json, walk
from apnap.ir.mana import COLORS
from first_cards import NAMES as FIRST

WITHDRAWN = {
    "Invoke Prejudice",
    "Cleanse",
    "Stone-Throwing Devils",
    "Pradesh Gypsies",
    "Jihad",
    "Imprison",
    "Crusade",
}
# Ability words and actions that the data list among the keywords.
NO_ABILITIES = {
    *("channel", "chroma", "clash", "domain", "double", "fateseal", "fight", "grandeur", "heal"),
    *("hellbent", "imprint", "kinship", "landfall", "mill", "radiance", "scry", "surveil"),
    *("sweep", "threshold", "vivid"),
}


def card_data(root: Path, file: str) -> Any:
    path = root.parent / "shared" / "cards" / file
    if not path.exists():
        pytest.skip(f"the cards' data ({file}) lies outside the project and is not here")
    with gzip.open(path, "rt", encoding="utf-8") as stream:
        return json.load(stream)


@pytest.fixture(scope="module")
def atomic(root: Path) -> dict[str, list[dict[str, Any]]]:
    data: dict[str, list[dict[str, Any]]] = card_data(root, "AtomicCards.json.gz")["data"]
    for name, letter in build_pool.INDICATORS.items():
        data[name][0]["colors"] = [letter]
    return data


def test_the_files_are_what_the_builder_writes() -> None:
    made = build_pool.files()
    found = {path.name: path.read_text(encoding="utf-8") for path in pool.DATA.iterdir()}
    assert found.keys() == made.keys()
    for name, text in made.items():
        assert found[name] == text, f"{name} is old: run python -m apnap.cards.build_pool"


def test_the_builder_can_write_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "gone.json").write_text("{}")
    assert build_pool.build(tmp_path) == len(pool.names())
    assert {path.name for path in tmp_path.iterdir()} == build_pool.files().keys()


def test_every_card_loads_by_its_name() -> None:
    assert pool.names() == tuple(sorted(build_pool.embedded_cards()))
    assert set(pool.names()) >= set(FIRST)
    for name in pool.names():
        card = pool.load_card(name)
        assert card is not None and card.name == name
        assert card is pool.load_card(name)


def test_a_card_stands_on_a_line_of_the_file_of_its_letters() -> None:
    for path in pool.DATA.glob("*.json"):
        lines = path.read_text(encoding="utf-8").splitlines()
        names = [json.loads("{" + line.rstrip(",") + "}").popitem()[0] for line in lines[1:-1]]
        assert names == sorted(names)
        assert {pool.letters_of(name) for name in names} == {path.stem}


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Shock", "sh"),
        ("Æther Burst", "ae"),
        ("Lim-Dûl's Vault", "li"),
        ("X", "other"),
        ("", "other"),
    ],
)
def test_the_file_of_a_name(name: str, letters: str) -> None:
    assert pool.letters_of(name) == letters


@pytest.mark.parametrize("name", ["", "grizzly bears", "No Such Card", "!"])
def test_another_name_is_no_card(name: str) -> None:
    assert pool.load_card(name) is None


@pytest.mark.parametrize("name", FIRST)
def test_cards_survive_json(name: str) -> None:
    card = pool.load_card(name)
    assert from_json(json.loads(json.dumps(to_json(card)))) == card


def test_importing_the_pool_reads_nothing() -> None:
    code = "import apnap.cards.pool as pool; assert not pool._file.cache_info().currsize"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_no_withdrawn_card_is_present() -> None:
    assert not WITHDRAWN & set(pool.names())


def test_all_cards_are_of_the_older_pool(root: Path) -> None:
    pools = card_data(root, "pools.json.gz")
    fronts = {name.split(" // ")[0] for name in pools["era-2010"]}
    assert set(pool.names()) <= fronts | set(pools["era-2010"])


def facts_of(card: Card) -> list[dict[str, Any]]:
    """What the IR says about each face, in the form of the data."""
    return [
        {
            "name": face.name,
            "manaCost": None if face.cost is None else print_mana(face.cost),
            "colors": set(face.colors),
            "supertypes": list(face.supertypes),
            "types": list(face.types),
            "subtypes": list(face.subtypes),
            "pt": face.star or (None if face.power is None else f"{face.power}/{face.toughness}"),
        }
        for face in card.faces
    ]


def facts_in(faces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the data say about each face."""
    return [
        {
            "name": face.get("faceName", face["name"]),
            "manaCost": face.get("manaCost"),
            "colors": set(face["colors"]),
            "supertypes": face["supertypes"],
            "types": face["types"],
            "subtypes": face["subtypes"],
            "pt": f"{face['power']}/{face['toughness']}" if "power" in face else None,
        }
        for face in faces
    ]


def every_card() -> Iterator[tuple[str, Card]]:
    """Each card of the pool, with the name that the data have it under."""
    for name in pool.names():
        card = pool.load_card(name)
        assert card is not None
        whole = " // ".join(face.name for face in card.faces)
        yield whole, card


def test_facts_agree_with_the_data(atomic: dict[str, list[dict[str, Any]]]) -> None:
    wrong = {
        name: (facts_of(card), facts_in(atomic[name]))
        for name, card in every_card()
        if facts_of(card) != facts_in(atomic[name])
    }
    assert not wrong


def test_a_colour_that_only_an_indicator_tells(atomic: dict[str, list[dict[str, Any]]]) -> None:
    for name, letter in build_pool.INDICATORS.items():
        card = pool.load_card(name)
        assert card is not None
        assert (card.faces[0].colors, card.faces[0].indicator) == (letter, True)
        assert atomic[name][0]["colorIdentity"] == [letter]


def test_what_the_builder_lists_is_not_in_the_pool(root: Path) -> None:
    text = (root / "docs" / "coverage" / "kept-out.txt").read_text(encoding="utf-8")
    names = [line.split(": ")[0] for line in text.splitlines() if not line.startswith("#")]
    assert names == sorted(names)
    assert not set(names) & set(pool.names())


def test_the_pool_holds_most_of_the_era(root: Path) -> None:
    pools = card_data(root, "pools.json.gz")
    assert len(pool.names()) > 0.8 * len(pools["era-2010"])


def test_colour_identities_agree_with_the_data(atomic: dict[str, list[dict[str, Any]]]) -> None:
    for name, card in every_card():
        there = {color for face in atomic[name] for color in face["colorIdentity"]}
        assert card.identity == "".join(color for color in COLORS if color in there), name


def keyword_of(word: str) -> str:
    """The IR's name for a keyword of the data."""
    if word.endswith("walk"):
        return "landwalk"
    if word == "splice":
        return "splice onto"
    return "typecycling" if word.endswith("cycling") and word != "cycling" else word


def test_keywords_agree_with_the_data(atomic: dict[str, list[dict[str, Any]]]) -> None:
    """Each keyword ability that the data list is somewhere in the card's IR."""
    for name, card in every_card():
        found = {node.name for node in walk(card) if isinstance(node, Keyword)}
        found |= {node.keyword for node in walk(card) if isinstance(node, Activated)}
        found |= {
            node.words for node in walk(card) if isinstance(node, Keyword)
        }  # modular-sunburst
        if "typecycling" in found:
            found.add("cycling")
        words = {word.lower() for face in atomic[name] for word in face.get("keywords", ())}
        assert {keyword_of(word) for word in words - NO_ABILITIES} <= found, name
