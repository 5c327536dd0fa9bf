"""Invented cards in the forms of card files, for tests: no card of these exists."""

from __future__ import annotations

import bz2
import gzip
import json
import lzma
import zipfile
from pathlib import Path
from typing import Any

CONJURER = {
    "name": "Tidewright Conjurer",
    "manaCost": "{2}{U}",
    "manaValue": 3.0,
    "colors": ["U"],
    "colorIdentity": ["U"],
    "type": "Creature — Human Wizard",
    "supertypes": [],
    "types": ["Creature"],
    "subtypes": ["Human", "Wizard"],
    "power": "2",
    "toughness": "3",
    "text": "Flying\nWhen this creature enters, draw a card.",
    "keywords": ["Flying"],
    "layout": "normal",
    "printings": ["ZZA", "ZZB"],
    "legalities": {"modern": "Legal", "vintage": "Restricted", "pauper": "Banned"},
    "foreignData": [
        {"language": "German", "name": "Gezeitenbeschwörer"},
        {"language": "Chinese Simplified", "name": "唤潮术士", "text": "飞行"},
    ],
}
RIDDLER = {
    "name": "Vexing Riddler",
    "manaCost": "{1}{B}{R}",
    "colors": ["B", "R"],
    "colorIdentity": ["B", "R"],
    "supertypes": ["Legendary"],
    "types": ["Creature"],
    "subtypes": ["Imp"],
    "power": "4",
    "toughness": "1",
    "text": "First strike (It deals combat damage first.)\nWhen this creature dies, each player"
    " frobs their left sock.",
    "keywords": ["First strike"],
    "layout": "normal",
    "printings": ["ZZA"],
}
EMBER, QUENCH = (
    {
        "name": "Ember // Quench",
        "faceName": face,
        "side": side,
        "manaCost": cost,
        "colors": [color],
        "colorIdentity": ["U", "R"],
        "supertypes": [],
        "types": ["Instant"],
        "subtypes": [],
        "text": text,
        "layout": "split",
        "printings": ["ZZB"],
        "foreignData": [
            {"language": "Chinese Simplified", "name": "余烬 // 浇熄", "faceName": chinese}
        ],
    }
    for face, side, cost, color, text, chinese in (
        ("Ember", "a", "{1}{R}", "R", "Ember deals 2 damage to any target.", "余烬"),
        ("Quench", "b", "{U}", "U", "Tap target creature.", "浇熄"),
    )
)
BOG = {
    "name": "Murmuring Sump",
    "colors": [],
    "colorIdentity": ["B"],
    "supertypes": [],
    "types": ["Land"],
    "subtypes": [],
    "text": "{T}: Add {B}.",
    "layout": "normal",
    "printings": ["ZZA"],
}
JOKE = {**BOG, "name": "Whoopee Cushion Swamp", "isFunny": True}
TOKEN = {"name": "Imp", "types": ["Creature"], "layout": "token", "power": "1", "toughness": "1"}
CARDS: list[list[dict[str, Any]]] = [[CONJURER], [RIDDLER], [EMBER, QUENCH], [BOG]]
META = {"date": "2030-01-01", "version": "5"}


def atomic() -> dict[str, Any]:
    """AtomicCards."""
    data = {faces[0]["name"]: faces for faces in [*CARDS, [JOKE]]}
    return {"meta": META, "data": data}


def one_set(code: str = "ZZA", name: str = "Zigzag", year: int = 2001) -> dict[str, Any]:
    """A set as AllPrintings has it, with each face as a card."""
    rarities = ("common", "mythic", "rare", "common", "common", "rare")
    cards = [
        {**face, "rarity": rarity, "setCode": code, "number": rarity}
        for faces, rarity in zip([*CARDS, [BOG], [JOKE]], rarities, strict=True)
        for face in faces
        if code in face.get("printings", ())
    ]
    return {
        "code": code,
        "name": name,
        "releaseDate": f"{year}-05-01",
        "type": "expansion",
        "cards": cards,
        "tokens": [TOKEN, TOKEN],
    }


def all_printings() -> dict[str, Any]:
    """AllPrintings."""
    sets = {"ZZA": one_set(), "ZZB": one_set("ZZB", "Zigzag Returns", 2004)}
    return {"meta": META, "data": sets}


def scryfall() -> list[dict[str, Any]]:
    """Scryfall's default-cards, with what is to be skipped."""
    found: list[dict[str, Any]] = []
    for faces in CARDS:
        for code in faces[0]["printings"]:
            found.append(_scryfall(faces, code))
    chinese = {**_scryfall([CONJURER], "ZZB"), "lang": "zhs", "printed_name": "唤潮术士"}
    german = {**_scryfall([CONJURER], "ZZB"), "lang": "de", "printed_name": "Gezeitenbeschwörer"}
    token = {**_scryfall([{**TOKEN, **BOG}], "ZZA"), "layout": "token"}
    art = {**_scryfall([BOG], "ZZA"), "layout": "art_series"}
    joke = {**_scryfall([JOKE], "ZZA"), "set_type": "funny"}
    return [*found, chinese, german, token, art, joke]


def _scryfall(faces: list[dict[str, Any]], code: str) -> dict[str, Any]:
    first = faces[0]
    card: dict[str, Any] = {
        "object": "card",
        "name": first["name"],
        "lang": "en",
        "layout": first["layout"],
        "color_identity": first["colorIdentity"],
        "keywords": first.get("keywords", []),
        "legalities": {"modern": "legal", "pauper": "banned"},
        "set": code.lower(),
        "set_name": f"Set {code}",
        "set_type": "expansion",
        "released_at": "2001-05-01",
        "rarity": "rare",
        "cmc": 2.0,
        "colors": first["colors"],
    }
    parts = [
        {
            "name": face.get("faceName", face["name"]),
            "mana_cost": face.get("manaCost", ""),
            "type_line": _type_line(face),
            "oracle_text": face["text"],
            **{key: face[key] for key in ("power", "toughness") if key in face},
        }
        for face in faces
    ]
    return card | (parts[0] | {"name": first["name"]} if len(parts) == 1 else {"card_faces": parts})


def _type_line(face: dict[str, Any]) -> str:
    front = " ".join([*face["supertypes"], *face["types"]])
    return front + (" — " + " ".join(face["subtypes"]) if face["subtypes"] else "")


def write(path: Path, data: Any) -> Path:
    """Data as JSON, packed as the file's ending says."""
    raw = json.dumps(data, ensure_ascii=False).encode()
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(path.stem, raw)
        return path
    packers = {".gz": gzip.compress, ".xz": lzma.compress, ".bz2": bz2.compress}
    path.write_bytes(packers.get(path.suffix, bytes)(raw))
    return path
