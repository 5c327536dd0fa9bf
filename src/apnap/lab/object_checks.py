"""Checks of one object: what each key under an object's name asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap import ir, referee
from apnap.core import constants as c
from apnap.core.objects import GameObject
from apnap.game import Game

if TYPE_CHECKING:
    from .checking import Checker

COLOR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def _words(value: Any) -> list[str]:
    return [str(v) for v in (value if isinstance(value, list) else [value])]


def _same(
    what: str, read: Callable[[Checker, GameObject], Any]
) -> Callable[[Checker, str, GameObject, Any], None]:
    def check(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
        k.equal(f"{what} of {name}", wanted, read(k, obj))

    return check


def _contains(
    what: str, read: Callable[[Checker, GameObject], list[str]], there: bool
) -> Callable[[Checker, str, GameObject, Any], None]:
    def check(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
        found = read(k, obj)
        for word in _words(wanted):
            if (word.lower() in [f.lower() for f in found]) != there:
                k.fail(f"{what} of {name}", f"{'with' if there else 'without'} {word}", found)

    return check


def _types(k: Checker, obj: GameObject) -> list[str]:
    return [word for word in c.TYPE_NAMES if k.g.chars(obj).types & c.TYPES[word]]


def _supertypes(k: Checker, obj: GameObject) -> list[str]:
    return [word for word in c.SUPERTYPE_NAMES if k.g.chars(obj).supertypes & c.SUPERTYPES[word]]


def _subtypes(k: Checker, obj: GameObject) -> list[str]:
    return sorted(k.g.chars(obj).subtypes)


def _colors(k: Checker, obj: GameObject) -> list[str]:
    return [
        word for word, letter in COLOR_WORDS.items() if k.g.chars(obj).colors & c.COLOR_BITS[letter]
    ]


def _colors_check(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    found = _colors(k, obj)
    if wanted == []:
        k.equal(f"colours of {name}", [], found)
    letters = {v: w for w, v in COLOR_WORDS.items()}
    for word in _words(wanted):
        if letters.get(word, word).lower() not in found:
            k.fail(f"colours of {name}", f"with {word}", found)


def _type_line(k: Checker, obj: GameObject) -> str:
    head = " ".join([*_supertypes(k, obj), *_types(k, obj)])
    tail = " ".join(_subtypes(k, obj))
    return f"{head} - {tail}" if tail else head


def _type_line_check(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    def parts(text: str) -> tuple[list[str], list[str]]:
        head, _, tail = text.replace("—", "-").partition(" - ")
        return sorted(head.split()), sorted(tail.split())

    found = _type_line(k, obj)
    if parts(str(wanted)) != parts(found):
        k.fail(f"type line of {name}", wanted, found)


def _has(there: bool) -> Callable[[Checker, str, GameObject, Any], None]:
    def check(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
        for word in _words(wanted):
            if has_ability(k.g, obj, word) != there:
                k.fail(
                    f"abilities of {name}",
                    f"{'with' if there else 'without'} {word}",
                    referee.keyword_words(k.g, obj),
                )

    return check


def has_ability(g: Game, obj: GameObject, word: str) -> bool:
    """Has it the keyword, or an ability whose text begins so?"""
    chars = g.chars(obj)
    bit = c.KEYWORD_BITS.get(word.lower())
    if bit is not None and chars.keywords & bit:
        return True
    if any(referee.keyword_name(a) == word.lower() for a in chars.abilities):
        return True
    wanted = referee.plain(word.replace(chars.name, "~")) if chars.name else referee.plain(word)
    return any(referee.plain(text).startswith(wanted) for text in referee.ability_words(g, obj.id))


def _counters(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    for kind, number in wanted.items():
        k.equal(f"{kind} counters on {name}", number, obj.count(kind))


def _attached(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    if wanted is None or wanted in ("null", "none"):
        k.equal(f"what {name} is attached to", 0, obj.attached_to)
    elif k.names.is_player(wanted):
        k.equal(
            f"what {name} is attached to", -1 - k.names.players.index(str(wanted)), obj.attached_to
        )
    elif obj.attached_to not in k.names.objects(k.g, str(wanted)):
        k.fail(
            f"what {name} is attached to",
            wanted,
            obj.attached_to and referee.name_of(k.g, obj.attached_to),
        )


def _attacking(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    if isinstance(wanted, bool):
        k.equal(f"{name} attacking", wanted, bool(obj.attacking))
    elif k.names.is_player(wanted):
        k.equal(f"what {name} attacks", -1 - k.names.players.index(str(wanted)), obj.attacking)
    else:
        k.equal(f"what {name} attacks", k.names.one(k.g, str(wanted), k.place), obj.attacking)


def _blocking(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    if isinstance(wanted, bool):
        k.equal(f"{name} blocking", wanted, bool(obj.blocking))
        return
    for word in _words(wanted):
        if not any(k.names.fits(k.g, word, i) for i in obj.blocking):
            k.fail(f"what {name} blocks", word, [referee.name_of(k.g, i) for i in obj.blocking])


def _chosen(k: Checker, name: str, obj: GameObject, wanted: Any) -> None:
    seats = (k.names.players.index(str(wanted)),) if k.names.is_player(wanted) else ()
    there = any(
        value in seats if isinstance(value, int) else str(value) == str(wanted)
        for _, value in obj.chosen
    )
    k.equal(f"what was chosen for {name} being {wanted}", True, there)


def _base(index: int) -> Callable[[Checker, GameObject], Any]:
    return lambda k, obj: referee.base_size(k.g, obj)[index]


OBJECT_CHECKS: dict[str, Callable[[Checker, str, GameObject, Any], None]] = {
    "zone": _same("zone", lambda k, o: c.ZONE_NAMES[o.zone]),
    "controller": lambda k, n, o, w: k.equal(f"controller of {n}", k.seat(w), o.controller),
    "owner": lambda k, n, o, w: k.equal(f"owner of {n}", k.seat(w), o.owner),
    "power": _same("power", lambda k, o: k.g.chars(o).power),
    "toughness": _same("toughness", lambda k, o: k.g.chars(o).toughness),
    "base_power": _same("base power", _base(0)),
    "base_toughness": _same("base toughness", _base(1)),
    "tapped": _same("tapped state", lambda k, o: o.tapped),
    "damage": _same("damage", lambda k, o: o.damage),
    "counters": _counters,
    "loyalty": _same("loyalty", lambda k, o: o.count("loyalty")),
    "types": _contains("types", _types, True),
    "not_types": _contains("types", _types, False),
    "supertypes": _contains("supertypes", _supertypes, True),
    "not_supertypes": _contains("supertypes", _supertypes, False),
    "subtypes": _contains("subtypes", lambda k, o: referee.subtypes(k.g, o), True),
    "not_subtypes": _contains("subtypes", lambda k, o: referee.subtypes(k.g, o), False),
    "type_line": _type_line_check,
    "colors": _colors_check,
    "not_colors": _contains("colours", _colors, False),
    "name": _same("name", lambda k, o: k.g.chars(o).name),
    "mana_value": _same(
        "mana value",
        lambda k, o: ir.mana_value(
            k.g.chars(o).cost, o.info.x if o.info is not None and o.zone == c.STACK else 0
        ),
    ),
    "has": _has(True),
    "lacks": _has(False),
    "attached_to": _attached,
    "copy": _same("being a copy", lambda k, o: referee.is_copy(k.g, o.id)),
    "token": _same("being a token", lambda k, o: o.kind == c.TOKEN),
    "face_down": _same("face-down state", lambda k, o: o.face_down),
    "flipped": _same("flipped state", lambda k, o: o.flipped),
    "transformed": _same("transformed state", lambda k, o: o.face > 0),
    "attacking": _attacking,
    "blocking": _blocking,
    "blocked": _same("blocked state", lambda k, o: o.blocked),
    "phased_out": _same(
        "phased-out state", lambda k, o: bool(o.phased_out) or o.zone == c.PHASED_OUT
    ),
    "sick": _same("summoning sickness", lambda k, o: o.since >= k.g.turn),
    "card": lambda k, n, o, w: None,
    "chosen": _chosen,
}
