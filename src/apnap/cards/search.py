"""Searching the card database: a query's tree as SQL, and the cards that it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from ..ir.mana import COLORS
from .database import Database, compiler_version, mask
from .deckrules import folded
from .query import Both, Either, Not, QueryError, Term, Tree, parse

COLOR_WORDS = {
    "white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "",
    "colourless": "", "c": "", "azorius": "WU", "dimir": "UB", "rakdos": "BR", "gruul": "RG",
    "selesnya": "GW", "orzhov": "WB", "izzet": "UR", "golgari": "BG", "boros": "RW", "simic": "GU",
    "bant": "GWU", "esper": "WUB", "grixis": "UBR", "jund": "BRG", "naya": "RGW", "abzan": "WBG",
    "jeskai": "URW", "sultai": "BGU", "mardu": "RWB", "temur": "GUR",
}  # fmt: skip
SEVERAL = frozenset({"m", "multicolor", "multicolour", "multi"})
RARITIES = {"common": 1, "uncommon": 2, "rare": 3, "special": 4, "mythic": 5, "bonus": 6}
SHORT_RARITIES = {"c": "common", "u": "uncommon", "r": "rare", "m": "mythic"}
NUMBERS = {"mv": "mv", "power": "power", "toughness": "toughness", "loyalty": "loyalty"}
OTHER_NUMBERS = {"pow": "power", "tou": "toughness", "loy": "loyalty", "cmc": "mv", **NUMBERS}
PERMANENT = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
SUPPORTED = "(SELECT ok FROM compiled k WHERE k.name = cards.name AND k.version = ?)"
FRONT = "substr(name, 1, CASE instr(name, ' // ') WHEN 0 THEN 999 ELSE instr(name, ' // ') - 1 END)"
Sql = tuple[str, list[Any]]


def _has_type(words: Iterable[str]) -> str:
    return "(" + " OR ".join(f"instr(type, '{word}')" for word in words) + ")"


IS = {
    "permanent": _has_type(PERMANENT),
    "spell": "NOT (instr(type, 'land') AND NOT instr(type, '//'))",
    "vanilla": "(text = '' AND instr(type, 'creature'))",
    "historic": _has_type(("legendary", "artifact", "saga")),
    "multicolor": "colors & (colors - 1)",
    "colorless": "colors = 0",
    "split": "layout IN ('split', 'aftermath')",
    "flip": "layout = 'flip'",
    "transform": "layout = 'transform'",
    "mdfc": "layout = 'modal_dfc'",
    "adventure": "layout = 'adventure'",
    "chinese": "chinese != '[]'",
}


@dataclass(frozen=True, slots=True)
class Found:
    """A card that a search found. `supported`: None where nobody compiled it yet."""

    name: str
    chinese: tuple[str, ...]
    faces: tuple[dict[str, Any], ...]
    mv: float
    supported: bool | None


Compile = Callable[[list[str]], None]


def search(
    database: Database,
    text: str,
    *,
    editions: Callable[[str], str | None],
    compile: Compile = lambda _: None,
) -> list[Found]:
    """The cards that fit the query, by name. `editions`: the card pool of an edition, None for
    another word. `compile`: brings the named cards' state into the database; it is called for those
    that the answer depends on. QueryError where the query is not understood.
    """
    import json

    sql, values = _Writer(editions).sql(parse(text))
    if SUPPORTED in sql:
        open_ = database.rows(f"SELECT name FROM cards WHERE ({sql}) IS NULL", values)
        if open_:
            compile([row[0] for row in open_])
    rows = database.rows(
        f"SELECT name, chinese, faces, mv, {SUPPORTED} FROM cards WHERE {sql} ORDER BY folded",
        [compiler_version(), *values],
    )
    return [
        Found(
            name,
            tuple(json.loads(chinese)),
            tuple(json.loads(faces)),
            mv,
            None if ok is None else bool(ok),
        )
        for name, chinese, faces, mv, ok in rows
    ]


class _Writer:
    """Writes conditions. What is unknown of a card makes a condition false, not NULL; only whether
    it is supported may be NULL."""

    def __init__(self, editions: Callable[[str], str | None]) -> None:
        self.editions = editions

    def sql(self, tree: Tree) -> Sql:
        if isinstance(tree, Term):
            return self.term(tree)
        if isinstance(tree, Not):
            inner, values = self.sql(tree.part)
            return f"NOT ({inner})", values
        assert isinstance(tree, Both | Either)
        parts = [self.sql(part) for part in tree.parts]
        joint = " AND " if isinstance(tree, Both) else " OR "
        return joint.join(f"({sql})" for sql, _ in parts), [v for _, some in parts for v in some]

    def term(self, term: Term) -> Sql:
        if term.key in NUMBERS:
            return self.number(term)
        written: Sql = getattr(self, f"by_{term.key}")(term)
        if term.compare == "!=":
            return f"NOT ({written[0]})", written[1]
        return written

    def plain(self, term: Term) -> str:
        """The value in small letters; only ":", "=" and "!=" go with it."""
        if term.compare not in (":", "=", "!="):
            raise QueryError(
                "query-compare", term.start, term.end, {"name": term.key, "compare": term.compare}
            )
        return term.value.lower()

    def one_of(self, term: Term, value: str, words: Iterable[str]) -> str:
        known = list(words)
        if value not in known:
            near = get_close_matches(value, known, 1, 0.5) or [", ".join(known)]
            raise QueryError(
                "query-word",
                term.start,
                term.end,
                {"name": term.key, "value": value, "near": near[0]},
            )
        return value

    # ------------------------------------------------------------------ texts

    def by_word(self, term: Term) -> Sql:
        value = folded(self.plain(term))
        return "(instr(folded, ?) > 0 OR instr(chinese, ?) > 0)", [value, term.value]

    by_name = by_word

    def by_exact(self, term: Term) -> Sql:
        return (
            "name IN (SELECT n.name FROM names n WHERE n.folded = ?)",
            [folded(term.value)],
        )

    def by_oracle(self, term: Term) -> Sql:
        return f"instr(text, replace(?, '~', lower({FRONT}))) > 0", [self.plain(term)]

    def by_type(self, term: Term) -> Sql:
        return "instr(type, ?) > 0", [self.plain(term)]

    def by_keyword(self, term: Term) -> Sql:
        return "instr(keywords, ?) > 0", [f"|{self.plain(term)}|"]

    def by_layout(self, term: Term) -> Sql:
        return "layout = ?", [self.plain(term)]

    # ------------------------------------------------------------------ colours

    def by_color(self, term: Term) -> Sql:
        return self.colors(term, "colors", ">=")

    def by_identity(self, term: Term) -> Sql:
        return self.colors(term, "identity", "<=")

    def colors(self, term: Term, column: str, usual: str) -> Sql:
        value = term.value.lower()
        compare = usual if term.compare == ":" else term.compare
        count = "+".join(f"(({column} >> {bit}) & 1)" for bit in range(len(COLORS)))
        if value in SEVERAL:
            self.plain(term)
            return f"({count}) > 1", []
        if value.isdigit():
            compare = "=" if term.compare == ":" else "<>" if compare == "!=" else compare
            return f"({count}) {compare} ?", [int(value)]
        bits = self.bits(term, value)
        if not bits and term.compare == ":":
            compare = "="
        written = {
            "=": f"{column} = {bits}",
            "!=": f"{column} = {bits}",  # turned round by `term`
            ">=": f"({column} & {bits}) = {bits}",
            "<=": f"({column} & ~{bits}) = 0",
            ">": f"(({column} & {bits}) = {bits} AND {column} <> {bits})",
            "<": f"(({column} & ~{bits}) = 0 AND {column} <> {bits})",
        }
        return written[compare], []

    def bits(self, term: Term, value: str) -> int:
        if value in COLOR_WORDS:
            return mask(COLOR_WORDS[value])
        if not all(letter in "wubrg" for letter in value):
            near = get_close_matches(value, [*COLOR_WORDS, *SEVERAL], 1, 0.5) or ["wubrg"]
            raise QueryError("query-color", term.start, term.end, {"value": value, "near": near[0]})
        return mask(value.upper())

    # ------------------------------------------------------------------ numbers

    def number(self, term: Term) -> Sql:
        column, value = NUMBERS[term.key], term.value.lower()
        compare = {":": "=", "!=": "<>"}.get(term.compare, term.compare)
        if value in ("even", "odd") and term.key == "mv":
            return f"cast(mv AS INTEGER) % 2 = {int(value == 'odd')}", []
        if value in OTHER_NUMBERS:
            return f"coalesce({column} {compare} {OTHER_NUMBERS[value]}, 0)", []
        try:
            wanted = float(value)
        except ValueError:
            wanted = float("nan")
        if not abs(wanted) < 1e9:
            raise QueryError(
                "query-number", term.start, term.end, {"name": term.key, "value": value}
            )
        return f"coalesce({column} {compare} ?, 0)", [wanted]

    # ------------------------------------------------------------------ prints and pools

    def by_set(self, term: Term) -> Sql:
        value = self.plain(term)
        inner = (
            "SELECT p.name FROM printings p LEFT JOIN sets s USING (code)"
            " WHERE p.code = ? COLLATE NOCASE OR s.name = ? COLLATE NOCASE"
        )
        return f"name IN ({inner})", [value, value]

    def by_year(self, term: Term) -> Sql:
        if not term.value.isdigit():
            raise QueryError(
                "query-number", term.start, term.end, {"name": "year", "value": term.value}
            )
        compare = "=" if term.compare in (":", "!=") else term.compare
        inner = (
            "SELECT p.name FROM printings p JOIN sets s USING (code)"
            f" WHERE s.released <> '' AND cast(substr(s.released, 1, 4) AS INTEGER) {compare} ?"
        )
        return f"name IN ({inner})", [int(term.value)]

    def by_rarity(self, term: Term) -> Sql:
        value = SHORT_RARITIES.get(term.value.lower(), term.value.lower())
        rank = RARITIES[self.one_of(term, value, RARITIES)]
        compare = "=" if term.compare in (":", "!=") else term.compare
        ranks = " ".join(f"WHEN '{word}' THEN {number}" for word, number in RARITIES.items())
        inner = f"SELECT name FROM printings WHERE CASE rarity {ranks} END {compare} {rank}"
        return f"name IN ({inner})", []

    def by_legal(self, term: Term) -> Sql:
        value = self.plain(term)
        pool = self.editions(value)
        if pool is None:
            return self.status(value, ("legal", "restricted"))
        return "belongs(name, ?)", [pool]

    def by_banned(self, term: Term) -> Sql:
        return self.status(self.plain(term), ("banned",))

    def status(self, format_: str, statuses: tuple[str, ...]) -> Sql:
        marks = ",".join("?" * len(statuses))
        inner = f"SELECT name FROM legalities WHERE format = ? AND status IN ({marks})"
        return f"name IN ({inner})", [format_, *statuses]

    # ------------------------------------------------------------------ is:

    def by_is(self, term: Term) -> Sql:
        value = self.one_of(term, self.plain(term), ["supported", *IS])
        return (SUPPORTED, [compiler_version()]) if value == "supported" else (IS[value], [])

    def by_not(self, term: Term) -> Sql:
        inner, values = self.by_is(term)
        return f"NOT ({inner})", values
