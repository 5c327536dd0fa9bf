"""Mana costs as data.

A cost is a tuple of symbols in printed order, each without braces: `"W"`, `"2"` (generic), `"X"`,
`"C"`, `"S"` (snow), `"W/U"` (hybrid), `"2/W"`, `"W/P"` (Phyrexian). An absent cost (a land) is
`None`, which cannot be paid; `()` is a cost of {0} not printed.
"""

from __future__ import annotations

import re

ManaCost = tuple[str, ...]

COLORS = "WUBRG"
BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""In the order of the colours whose mana they give."""
MANA_TYPES = "WUBRGC"
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_VALID = re.compile(r"\d+|[WUBRGCSXYZ]|[WUBRGC2]/[WUBRGC]|[WUBRG]/P|[WUBRG]/[WUBRG]/P")


def parse_mana(text: str) -> ManaCost:
    """`"{2}{W/U}"` to `("2", "W/U")`; raises ValueError on anything else between or inside the
    braces.
    """
    symbols = tuple(_SYMBOL.findall(text))
    if "".join("{" + s + "}" for s in symbols) != text.strip():
        raise ValueError(
            f"{text!r} is not a mana cost: write symbols in braces, such as {{2}}{{W}}"
        )
    for symbol in symbols:
        if not _VALID.fullmatch(symbol):
            raise ValueError(f"{{{symbol}}} is not a mana symbol")
    return symbols


_LATER = (
    ("snow", re.compile(r"S")),
    ("colorless", re.compile(r"C|C/.|./C")),
    ("monohybrid", re.compile(r"2/.")),
    ("phyrexian", re.compile(r".*/P")),
)


def later_kind(symbol: str) -> str:
    """Which kind of symbol this is, of those that came with later cards (`snow`, `colorless`,
    `monohybrid`, `phyrexian`); "" for those of 2006:104.3.
    """
    return next((kind for kind, form in _LATER if form.fullmatch(symbol)), "")


def print_mana(cost: ManaCost) -> str:
    """`("2", "W/U")` to `"{2}{W/U}"`."""
    return "".join("{" + symbol + "}" for symbol in cost)


def generic_in(cost: ManaCost) -> int:
    """How much of the cost is generic mana."""
    return sum(int(symbol) for symbol in cost if symbol.isdigit())


def mana_value(cost: ManaCost | None, x: int = 0) -> int:
    """Converted mana cost: hybrid symbols count their larger part, X counts `x`."""
    total = 0
    for symbol in cost or ():
        if symbol.isdigit():
            total += int(symbol)
        elif symbol in "XYZ":
            total += x
        elif symbol.startswith("2/"):
            total += 2
        else:
            total += 1
    return total


def cost_colors(cost: ManaCost | None) -> str:
    """The colours of the symbols, in WUBRG order."""
    text = "".join(cost or ())
    return "".join(color for color in COLORS if color in text)
