"""A picture of a position as SVG, drawn from a state message: one's own side below, arrows for
attacks, blocks and targets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from apnap.render.vocabulary import STEP_NAMES, ZONE_NAMES, name_of

Json = dict[str, Any]

WIDTH: Final = 1200
MARGIN: Final = 16
GAP: Final = 10
CARD_W, CARD_H = 92, 128
SMALL_W, SMALL_H = 68, 94
HEAD_H: Final = 34
STACK_W: Final = 190
LEAN, TILT = 8, 10  # a tapped card leans: room at its sides, degrees
BOLD: Final = 1.12  # how much wider bold letters are
TUCK: Final = 16  # how far an attached card looks out from under its host

BACK, PANEL, INK, QUIET = "#f4f1ea", "#e7e1d4", "#26241f", "#6b665c"
COLORS: Final = {
    "W": ("#fbf6e3", "#d8c98f"),
    "U": ("#d7e9f7", "#7ba9cf"),
    "B": ("#dcd8d6", "#8a8180"),
    "R": ("#f8dcd1", "#d38a6d"),
    "G": ("#d9ead6", "#83b07c"),
    "many": ("#f5eac6", "#c9a845"),
    "land": ("#e9e0d2", "#b39c7c"),
    "none": ("#e6e8ea", "#a3a9af"),
}
SYMBOLS: Final = {"W": "#fff6cf", "U": "#b6dcf5", "B": "#c9c1bf", "R": "#f5b8a2", "G": "#b5dbb4"}
ATTACK, BLOCK, TARGET = "#c0392b", "#2c6fbb", "#7a5cb8"
FONT: Final = "system-ui, 'Noto Sans', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei', sans-serif"


NO_XML: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def shown(words: str) -> str:
    """Words as they may stand in the picture: characters that XML has not are a question mark."""
    return escape(NO_XML.sub("\ufffd", words))


def picture(state: Json, lang: str = "en") -> str:
    """The SVG of a state message that has all its faces."""
    return _Picture(state, lang).draw()


@dataclass
class _Picture:
    state: Json
    lang: str
    parts: list[str] = field(default_factory=list)
    places: dict[int, tuple[float, float]] = field(default_factory=dict)  # middles, by id
    arrows: list[tuple[int, int, str]] = field(default_factory=list)

    def draw(self) -> str:
        """The whole picture."""
        state = self.state
        own = state["seat"] if state["seat"] >= 0 else 0
        players = state["players"]
        order = [p for p in players if p["seat"] != own] + [players[own]]
        stack = state["stack"]
        self.right = WIDTH - MARGIN - (STACK_W + GAP if stack else 0)
        y: float = MARGIN + self.header(MARGIN)
        for player in order:
            y = self.side(player, y, own=player["seat"] == own) + GAP
        if stack:
            self.stack(stack)
        self.lead_arrows()
        height = y + MARGIN - GAP
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
            f'width="{WIDTH}" height="{height:.0f}" role="img" font-family={quoteattr(FONT)}>'
            f"<title>{shown(self.title())}</title>{MARKERS}"
            f'<rect width="{WIDTH}" height="{height:.0f}" fill="{BACK}"/>'
        )
        return head + "".join(self.parts) + "</svg>"

    # ------------------------------------------------------------------ words

    def title(self) -> str:
        """Whose turn it is, the step, the edition."""
        state = self.state
        step = state["step"]
        vocabulary = state["edition"]["vocabulary"]
        name = name_of(STEP_NAMES, step, vocabulary, self.lang) if step in STEP_NAMES else step
        player = state["players"][state["active"]]["name"]
        turn = f"{state['turn']}. {player}" if state["turn"] else player
        return " · ".join(part for part in (turn, name, state["edition"]["title"]) if part)

    def zone(self, key: str) -> str:
        """A zone in the edition's words."""
        return name_of(ZONE_NAMES, key, self.state["edition"]["vocabulary"], self.lang)

    # ------------------------------------------------------------------ parts

    def header(self, y: float) -> float:
        """The line above all; its height."""
        self.text(MARGIN, y + 14, self.title(), 15, INK, bold=True)
        return 26

    def side(self, player: Json, y: float, own: bool) -> float:
        """A player's half; where it ends."""
        lands, others = _sorted(player["battlefield"], self.state["faces"])
        hand = player["hand"]
        rows = [(others, CARD_W, CARD_H), (lands, CARD_W, CARD_H)]
        rows = rows if own else rows[::-1]
        small = (hand, SMALL_W, SMALL_H)
        rows = [*rows, small] if own else [small, *rows]
        filled = [row for row in rows if row[0]]
        start = len(self.parts)
        inner = y + HEAD_H
        if own:
            inner = y + GAP
        for cards, width, height in filled:
            inner = self.row(cards, width, height, inner)
        head = inner if own else y
        end = inner + HEAD_H if own else inner + (0 if filled else 6)
        panel = self.rect(MARGIN, y, self.right - MARGIN, end - y, PANEL, "none", 12)
        self.parts.insert(start, panel)
        self.facts(player, head)
        self.places[-1 - player["seat"]] = (self.right / 2, y + 3 if own else end - 3)
        return end

    def facts(self, player: Json, y: float) -> None:
        """Name, life and counts."""
        words = [f"♥ {player['life']}"]
        words.append(f"{self.zone('hand')} {player['hand_size']}")
        words.append(f"{self.zone('library')} {player['library_size']}")
        words.append(f"{self.zone('graveyard')} {len(player['graveyard'])}")
        words += [f"{name} {n}" for name, n in player["counters"].items()]
        self.text(MARGIN + 14, y + 22, player["name"], 15, INK, bold=True)
        x = MARGIN + 32 + _wide(player["name"], 17)
        self.text(x, y + 22, " · ".join(words), 13, QUIET)
        letters = [letter for letter, n in player["pool"].items() for _ in range(n)]
        self.symbols(letters, self.right - 20, y + 17, 8)

    def row(self, cards: list[Json], width: float, height: float, y: float) -> float:
        """A row of cards, in as many lines as it needs; where it ends."""
        x, line = float(MARGIN + 12), y
        above = TUCK * max(len(group.get("under_it", ())) for group in cards)
        for group in cards:
            tucked: list[Json] = group.get("under_it", [])
            room = width + (2 * LEAN if group.get("tapped") else 0)
            if x + room > self.right - 8 and x > MARGIN + 12:
                x, line = float(MARGIN + 12), line + height + above + GAP
            for n, attached in enumerate(tucked):
                self.card(attached, x, line + above - TUCK * (len(tucked) - n), width, height)
            self.card(group, x, line + above, width, height)
            x += room + GAP
        return line + height + above + GAP

    def card(self, obj: Json, x: float, y: float, width: float, height: float) -> None:
        """A card at a place; it leans, and is paler, if it is tapped."""
        wide = width + (2 * LEAN if obj.get("tapped") else 0)
        for id_ in obj.get("ids", [obj["id"]]):
            self.places[id_] = (x + wide / 2, y + height / 2)
        if obj.get("attacking"):
            self.arrows.append((obj["id"], obj["attacking"], ATTACK))
        self.arrows += [(obj["id"], id_, BLOCK) for id_ in obj.get("blocking", ())]
        turned = ""
        if obj.get("tapped"):
            x += LEAN
            turn = f"rotate({TILT} {x + width / 2:.1f} {y + height / 2:.1f})"
            turned = f' transform="{turn}" opacity="0.72"'
        self.parts.append(f"<g{turned}>")
        self.face(obj, x, y, width, height)
        self.parts.append("</g>")

    def face(self, obj: Json, x: float, y: float, width: float, height: float) -> None:
        """What is on a card: name, cost, type, size, counters."""
        face = self.state["faces"].get(obj["face"], {})
        fill, edge = _colors(face)
        strokes = 3 if obj.get("attacking") or obj.get("blocking") else 1.5
        border = ATTACK if obj.get("attacking") else BLOCK if obj.get("blocking") else edge
        self.parts.append(self.rect(x, y, width, height, fill, border, 7, strokes))
        name = obj["name"] or obj.get("under", "") or "?"
        size = 10.5 if width == CARD_W else 9.0
        longest = max(_wide(word, size * BOLD) for word in name.split(" "))
        size *= min(1.0, (width - 10) / longest)
        for n, line in enumerate(_wrapped(name, size * BOLD, width - 10)):
            self.text(x + 5, y + 14 + n * 12, line, size, INK, bold=True)
        symbols = _symbols(face.get("cost", ""))
        self.symbols(symbols, x + width - 8, y + height * 0.38, 5.5)
        kind = _wrapped(face.get("type", ""), 8, width - 10)
        for n, line in enumerate(kind[:2]):
            self.text(x + 5, y + height * 0.55 + n * 10, line, 8, QUIET)
        marks = [f"{n}× {kind}" for kind, n in obj["counters"].items()]
        for n, line in enumerate(marks[:2]):
            self.text(x + 5, y + height - 22 - n * 10, line, 8, INK)
        if obj["power"] is not None and face.get("size", "x"):
            told = f"{obj['power']}/{obj['toughness']}"
            self.text(x + width - 6, y + height - 7, told, 13, INK, bold=True, end=True)
        if obj.get("damage"):
            self.text(x + 6, y + height - 7, f"−{obj['damage']}", 12, ATTACK, bold=True)
        if len(obj.get("ids", ())) > 1:
            self.badge(x + width - 4, y + 4, f"×{len(obj['ids'])}")

    def badge(self, x: float, y: float, words: str) -> None:
        """A number at a corner."""
        wide = _wide(words, 12) + 12
        self.parts.append(self.rect(x - wide + 8, y - 8, wide, 18, INK, "none", 9))
        self.text(x - wide / 2 + 8, y + 5, words, 12, "#ffffff", bold=True, middle=True)

    def stack(self, stack: list[Json]) -> None:
        """The stack as a column, its top above."""
        x, y = WIDTH - MARGIN - STACK_W, float(MARGIN + 26)
        self.text(x, y - 12, self.zone("stack"), 13, QUIET, bold=True)
        for obj in reversed(stack):
            face = self.state["faces"].get(obj["face"], {})
            fill, edge = _colors(face)
            lines = _wrapped(obj["name"], 12, STACK_W - 20)
            words = _wrapped(obj.get("text", "").replace("\n", " "), 9, STACK_W - 20)[:4]
            height = 18 + 14 * len(lines) + 11 * len(words)
            self.parts.append(self.rect(x, y, STACK_W, height, fill, edge, 7, 1.5))
            for n, line in enumerate(lines):
                self.text(x + 10, y + 17 + 14 * n, line, 12, INK, bold=True)
            for n, line in enumerate(words):
                top = y + 17 + 14 * len(lines) + 11 * n
                self.text(x + 10, top, line, 9, QUIET)
            self.places[obj["id"]] = (x, y + height / 2)
            targets = [id_ for slot in obj.get("targets", ()) for id_ in slot]
            self.arrows += [(obj["id"], id_, TARGET) for id_ in targets]
            y += height + GAP

    def lead_arrows(self) -> None:
        """Arrows between what has a place in the picture."""
        for start, end, color in self.arrows:
            if start not in self.places or end not in self.places:
                continue
            (x1, y1), (x2, y2) = self.places[start], self.places[end]
            if end < 0:
                x2 = x1
            bend = (x1 + x2) / 2 + (y2 - y1) * 0.08
            mark = f"url(#arrow-{color[1:]})"
            self.parts.append(
                f'<path d="M{x1:.1f} {y1:.1f} Q{bend:.1f} {(y1 + y2) / 2:.1f} {x2:.1f} {y2:.1f}" '
                f'fill="none" stroke="{color}" stroke-width="3" stroke-opacity="0.8" '
                f'marker-end="{mark}"/>'
            )

    # ------------------------------------------------------------------ strokes

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        stroke: str,
        radius: float,
        thick: float = 1,
    ) -> str:
        """A box."""
        return (
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
            f'rx="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{thick}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: str,
        bold: bool = False,
        end: bool = False,
        middle: bool = False,
    ) -> None:
        """Words at a place."""
        anchor = ' text-anchor="end"' if end else ' text-anchor="middle"' if middle else ""
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}"{weight}{anchor}>'
            f"{shown(words)}</text>"
        )

    def symbols(self, letters: Iterable[str], right: float, y: float, radius: float) -> None:
        """Mana symbols, the last one at the right."""
        for n, letter in enumerate(reversed(list(letters))):
            x = right - n * (2 * radius + 2)
            fill = SYMBOLS.get(letter[:1], "#d5d2cc")
            self.parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{QUIET}" '
                f'stroke-width="0.6"/>'
            )
            self.text(x, y + radius * 0.6, letter, radius * 1.6, INK, middle=True)


def _marker(color: str) -> str:
    return (
        f'<marker id="arrow-{color[1:]}" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" '
        f'markerHeight="5" orient="auto"><path d="M0 0L8 4L0 8z" fill="{color}"/></marker>'
    )


MARKERS: Final = f"<defs>{''.join(map(_marker, (ATTACK, BLOCK, TARGET)))}</defs>"


def _sorted(battlefield: list[Json], faces: Json) -> tuple[list[Json], list[Json]]:
    """Lands, and the rest with creatures first; what is attached to something on this side lies
    under it."""
    lands, others = [], []
    shown = [dict(obj) for obj in battlefield if not obj.get("phased_out")]
    by_id = {obj["id"]: obj for obj in shown}
    for obj in shown:
        host = by_id.get(obj.get("attached_to", 0))
        if host is not None:
            host.setdefault("under_it", []).append(obj)
        elif obj["power"] is None and "Land" in faces.get(obj["face"], {}).get("types", ()):
            lands.append(obj)
        else:
            others.append(obj)
    others.sort(key=lambda obj: obj["power"] is None)
    return lands, others


def _colors(face: Json) -> tuple[str, str]:
    colors = face.get("colors", "")
    if len(colors) > 1:
        return COLORS["many"]
    if colors:
        return COLORS[colors]
    return COLORS["land" if "Land" in face.get("types", ()) else "none"]


def _symbols(cost: str) -> list[str]:
    return [part.rstrip("}") for part in cost.split("{") if part]


def _wide(words: str, size: float) -> float:
    """About how wide words are, in pixels."""
    cells = sum(1.8 if unicodedata.east_asian_width(c) in "WF" else 1.0 for c in words)
    return cells * size * 0.56


def _wrapped(words: str, size: float, width: float, most: int = 3) -> list[str]:
    """Words in lines that fit, the last one cut off where they are too many."""
    lines: list[str] = []
    line = ""
    pieces = words.split(" ") if " " in words else list(words)
    glue = " " if " " in words else ""
    for piece in pieces:
        longer = f"{line}{glue}{piece}" if line else piece
        if line and _wide(longer, size) > width:
            lines.append(line)
            line = piece
        else:
            line = longer
    lines.append(line)
    lines = [one for one in lines if one]
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + "…"]
    return lines
