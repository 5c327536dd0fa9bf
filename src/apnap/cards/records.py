"""Cards as card files describe them, brought into one form: MTGJSON's names for a face's facts.

`mtgjson_card` takes an entry of AtomicCards, `mtgjson_set` a set of AllPrintings or a set file,
`scryfall_card` an object of a Scryfall file. What is no card to play with becomes a `Skip`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Face = dict[str, Any]

WORDS = ("supertypes", "types", "subtypes", "colors", "colorIndicator", "colorIdentity", "keywords")
TEXTS = (
    *("name", "faceName", "side", "manaCost", "text", "power", "toughness", "loyalty", "layout"),
    "image",
)
CHINESE = "Chinese Simplified"
LONGEST = 20_000

TOKEN, ART, JOKE, EXTRA, FOREIGN, DAMAGED = (
    "token",
    "art",
    "joke",
    "extra",
    "language",
    "incomplete",
)
"""Why an entry is skipped: a token or emblem; an art card; a joke card; a helper card or other
extra; a print in another language; its facts are missing or of the wrong kind."""

SKIPPED_LAYOUTS = {
    "token": TOKEN,
    "double_faced_token": TOKEN,
    "emblem": TOKEN,
    "art_series": ART,
    "front_card": EXTRA,
    "checklist": EXTRA,
}
PLAIN_LAYOUTS = {"reversible_card": "normal", "modal": "modal_dfc", "double_faced": "transform"}
SHARED_COLORS = frozenset({"flip"})


@dataclass(frozen=True, slots=True)
class Skip:
    """An entry that is not taken in, and why."""

    reason: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class CardData:
    """A card's facts. `faces`: in MTGJSON's AtomicCards keys. `printings`: set code and rarity (""
    where the file does not say). `chinese`: the faces' names in Simplified Chinese, or nothing."""

    name: str
    layout: str
    faces: tuple[Face, ...]
    printings: tuple[tuple[str, str], ...] = ()
    legalities: Mapping[str, str] = field(default_factory=dict)
    chinese: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetData:
    """A set: code, name, date of release (ISO), kind of set."""

    code: str
    name: str
    released: str
    kind: str


Entry = CardData | Skip


class _Bad(Exception):
    """A fact is missing or of the wrong kind."""


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise _Bad
    return value


def _words(value: Any) -> list[str]:
    if not isinstance(value, list):
        raise _Bad
    return [_text(one) for one in value]


def _face(data: Any) -> Face:
    """A face with the keys that matter, checked; _Bad if it is none."""
    if not isinstance(data, dict) or not data.get("name"):
        raise _Bad
    face: Face = {key: _words(data.get(key) or []) for key in WORDS}
    for key in TEXTS:
        if data.get(key) is not None:
            face[key] = _text(data[key])
    if not face["types"]:
        raise _Bad
    return face


# ------------------------------------------------------------------ MTGJSON


def mtgjson_card(name: str, faces: Any) -> Entry:
    """An entry of AtomicCards: a name and its faces."""
    try:
        if not isinstance(faces, list) or not faces:
            raise _Bad
        made = [_face(data) for data in faces]
        first = faces[0]
        if first.get("isFunny"):
            return Skip(JOKE, name)
        codes = {code: "" for data in faces for code in _words(data.get("printings") or [])}
        return _card(name, made, tuple(codes.items()), first, [_zh(data) for data in faces])
    except _Bad:
        return Skip(DAMAGED, str(name))


def mtgjson_set(code: str, data: Mapping[str, Any]) -> tuple[SetData, list[Entry]]:
    """A set with its cards. Several prints of a card are one; faces that the file lists as cards of
    their own are put together by the name they share."""
    made = SetData(
        code,
        str(data.get("name") or code),
        str(data.get("releaseDate") or ""),
        str(data.get("type") or ""),
    )
    entries: list[Entry] = []
    groups: dict[str, dict[str, Any]] = {}
    cards = data.get("cards")
    for face in cards if isinstance(cards, list) else ():
        if not isinstance(face, dict) or not isinstance(face.get("name"), str) or not face["name"]:
            entries.append(Skip(DAMAGED))
            continue
        sides = groups.setdefault(face["name"], {})
        known = sides.get(str(face.get("side") or "a"))
        if known is None or (not _zh(known) and _zh(face)):
            sides[str(face.get("side") or "a")] = face
    for name, sides in groups.items():
        entries.append(_of_set(name, [sides[side] for side in sorted(sides)], code))
    tokens = data.get("tokens")
    entries += [Skip(TOKEN)] * len(tokens if isinstance(tokens, list) else ())
    return made, entries


def _of_set(name: str, faces: list[Any], code: str) -> Entry:
    try:
        made = [_face(data) for data in faces]
        if faces[0].get("isFunny"):
            return Skip(JOKE, name)
        printing = ((code, str(faces[0].get("rarity") or "")),)
        return _card(name, made, printing, faces[0], [_zh(data) for data in faces])
    except _Bad:
        return Skip(DAMAGED, name)


def _zh(data: Any) -> str:
    """The Simplified Chinese name of a MTGJSON face, or ""."""
    foreign = data.get("foreignData")
    for one in foreign if isinstance(foreign, list) else ():
        if isinstance(one, dict) and one.get("language") == CHINESE:
            whole, side = str(one.get("name") or ""), str(data.get("side") or "a")
            halves = whole.split(" // ")
            number = "abcdefgh".find(side)
            half = halves[number] if len(halves) > 1 and 0 <= number < len(halves) else whole
            return str(one.get("faceName") or half)
    return ""


def _card(
    name: str,
    faces: list[Face],
    printings: tuple[tuple[str, str], ...],
    first: Mapping[str, Any],
    chinese: list[str],
) -> Entry:
    layout = str(first.get("layout") or "normal")
    layout = PLAIN_LAYOUTS.get(layout, layout)
    if layout in SKIPPED_LAYOUTS:
        return Skip(SKIPPED_LAYOUTS[layout], name)
    if layout == "meld":
        faces, chinese = faces[:1], chinese[:1]
        name = faces[0].get("faceName", name)
        faces[0]["name"] = name
    for face in faces:
        face["layout"] = layout
    allowed = first.get("legalities")
    return CardData(
        name,
        layout,
        tuple(faces),
        printings,
        {str(k): str(v).lower() for k, v in allowed.items()} if isinstance(allowed, dict) else {},
        tuple(chinese) if any(chinese) else (),
    )


# ------------------------------------------------------------------ Scryfall

EXTRA_SETS = {"token": TOKEN, "memorabilia": EXTRA, "minigame": EXTRA, "funny": JOKE}
SUPERTYPES = frozenset({"Basic", "Legendary", "Snow", "World", "Ongoing", "Elite", "Host", "Token"})
LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def scryfall_card(data: Any) -> tuple[SetData | None, Entry]:
    """An object of a Scryfall file: one print of a card, and its set."""
    if not isinstance(data, dict) or data.get("object", "card") != "card":
        return None, Skip(DAMAGED)
    name = data.get("name")
    try:
        layout, kind = data.get("layout"), data.get("set_type")
        for reason in (SKIPPED_LAYOUTS.get(str(layout)), EXTRA_SETS.get(str(kind))):
            if reason is not None:
                return None, Skip(reason, str(name))
        if data.get("security_stamp") == "acorn" or data.get("border_color") == "silver":
            return None, Skip(JOKE, str(name))
        if data.get("lang", "en") not in ("en", "zhs"):
            return None, Skip(FOREIGN, str(name))
        return _scryfall_set(data), _scryfall_card(_text(name), data)
    except (_Bad, AttributeError):
        return None, Skip(DAMAGED, str(name or ""))


def _scryfall_set(data: Mapping[str, Any]) -> SetData | None:
    code = data.get("set")
    if not isinstance(code, str):
        return None
    return SetData(
        code.upper(),
        str(data.get("set_name") or code.upper()),
        str(data.get("released_at") or ""),
        str(data.get("set_type") or ""),
    )


def _scryfall_card(name: str, data: Mapping[str, Any]) -> Entry:
    parts = data.get("card_faces") or [data]
    if not isinstance(parts, list):
        raise _Bad
    if data.get("layout") == "reversible_card":
        parts = [{**data, **parts[0]}]
        name = _text(parts[0].get("name"))
    several = len(parts) > 1
    faces = []
    for number, part in enumerate(parts):
        faces.append(_face(_as_mtgjson(name, part, data, number if several else -1)))
    chinese = [str(part.get("printed_name") or "") for part in parts]
    if data.get("lang") != "zhs":
        chinese = [""] * len(faces)
    code, rarity = data.get("set"), data.get("rarity")
    printings = ((code.upper(), str(rarity or "")),) if isinstance(code, str) else ()
    return _card(name, faces, printings, data, chinese)


def _as_mtgjson(
    name: str, part: Mapping[str, Any], whole: Mapping[str, Any], number: int
) -> dict[str, Any]:
    """A face of a Scryfall card under MTGJSON's keys; `number` -1: it is the only one."""
    flip = whole.get("layout") == "flip"
    cost = part.get("mana_cost") or None
    if flip and number > 0:
        cost = whole["card_faces"][0].get("mana_cost") or None
    supertypes, types, subtypes = split_types(_text(part.get("type_line", whole.get("type_line"))))
    found: dict[str, Any] = {
        "name": name,
        "manaCost": cost,
        "colors": part.get("colors")
        if isinstance(part.get("colors"), list)
        else _colors(cost, whole),
        "colorIndicator": part.get("color_indicator"),
        "colorIdentity": whole.get("color_identity"),
        "supertypes": supertypes,
        "types": types,
        "subtypes": subtypes,
        "power": part.get("power"),
        "toughness": part.get("toughness"),
        "loyalty": part.get("loyalty"),
        "text": part.get("oracle_text"),
        "keywords": whole.get("keywords"),
        "image": _image(part) or _image(whole),
    }
    if number >= 0:
        found |= {"faceName": part.get("name"), "side": "abcdefgh"[min(number, 7)]}
    return found


def _image(data: Mapping[str, Any]) -> str | None:
    """The address of a picture of the card, if the file names a safe one."""
    addresses = data.get("image_uris")
    found = addresses.get("normal") if isinstance(addresses, Mapping) else None
    return found if isinstance(found, str) and found.startswith("https://") else None


def _colors(cost: Any, whole: Mapping[str, Any]) -> list[str]:
    """The colours of a face that does not list them: of its cost, or the card's."""
    if whole.get("layout") in SHARED_COLORS or cost is None:
        return list(whole.get("colors") or ())
    return [letter for letter in "WUBRG" if letter in str(cost)]


def split_types(line: str) -> tuple[list[str], list[str], list[str]]:
    """Supertypes, types and subtypes of a type line."""
    head, _, tail = line.partition(" — ")
    words = head.split()
    subtypes = re.sub(r"\bTime Lord\b", "Time\0Lord", tail).split()
    if "Plane" in words:
        subtypes = [tail] if tail else []
    return (
        [w for w in words if w in SUPERTYPES],
        [w for w in words if w not in SUPERTYPES],
        [w.replace("\0", " ") for w in subtypes],
    )
