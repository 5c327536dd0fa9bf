"""Where each part of a continuous effect applies: the edition's layers as numbers.

An edition names its layers in order (`Edition.layers`). Colours and abilities have layers of their
own or share `other`; the sublayers of power and toughness are named by the number of their layer
and a letter. Which letter does what depends on how many there are:

* `a` to `e` beside `other`: characteristic-defining; whatever is in no other sublayer; counters;
  static abilities that modify without setting; switching
* `a` to `e`: characteristic-defining; setting; modifying; counters; switching
* `a` to `d`: characteristic-defining; setting; modifying, counters among them; switching"""

from __future__ import annotations

from apnap import ir

COPY, CONTROL, TEXT = range(3)  # the first three layers are the same in every edition


class LayerTable:
    """The layers of an edition as indices. `own_first`: whatever a static ability says of its own
    object, without modifying its power or toughness, is characteristic-setting and comes first in
    its layer (2006:405.2, 418.5a)."""

    __slots__ = (
        "ability",
        "color",
        "counters",
        "defining",
        "modify",
        "modify_static",
        "names",
        "own_first",
        "setting",
        "size",
        "switching",
        "type",
    )

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.size = len(names)
        self.type = names.index("type")
        self.own_first = "other" in names
        together = "other" in names
        self.color = names.index("other" if together else "color")
        self.ability = names.index("other" if together else "ability")
        first = self.ability + 1
        self.defining = first
        self.setting = first + 1
        self.switching = self.size - 1
        if together:
            self.modify, self.counters, self.modify_static = first + 1, first + 2, first + 3
        else:
            self.modify = self.modify_static = first + 2
            self.counters = first + 3 if self.size - first > 4 else first + 2

    def layer(self, part: ir.Node, static: bool, defining: bool) -> int:
        """The layer in which a part applies: of a static ability or of a resolved effect,
        characteristic-defining or not. -1: in none."""
        kind = type(part)
        if kind is ir.ModifyPT:
            return self.modify_static if static else self.modify
        if kind is ir.SetPT:
            return self.defining if defining else self.setting
        if kind is ir.SwitchPT:
            return self.switching
        if kind in ABILITY_PARTS:
            return self.ability
        if kind in TYPE_PARTS:
            return self.type
        if kind in COLOR_PARTS:
            return self.color
        if kind is ir.SetController:
            return CONTROL
        if kind is ir.BecomeCopy:
            return COPY
        if kind in TEXT_PARTS:
            return TEXT
        return -1


TYPE_PARTS = (ir.SetTypes, ir.AddTypes, ir.RemoveTypes, ir.SetLandTypes, ir.AllCreatureTypes)
COLOR_PARTS = (ir.SetColors, ir.AddColors)
ABILITY_PARTS = (ir.AddAbility, ir.RemoveKeyword, ir.LoseAbilities, ir.LoseAbility)
TEXT_PARTS = (ir.ChangeWord, ir.SetName)

_TABLES: dict[tuple[str, ...], LayerTable] = {}


def table_of(names: tuple[str, ...]) -> LayerTable:
    """The table for an edition's layer names, made once."""
    table = _TABLES.get(names)
    if table is None:
        table = _TABLES[names] = LayerTable(names)
    return table


KEYS: dict[type[ir.Node], str] = {
    ir.BecomeCopy: "layer-copy",
    ir.SetController: "layer-control",
    ir.ChangeWord: "layer-text",
    ir.SetName: "layer-text",
    **dict.fromkeys(TYPE_PARTS, "layer-type"),
    **dict.fromkeys(COLOR_PARTS, "layer-color"),
    **dict.fromkeys(ABILITY_PARTS, "layer-ability"),
    ir.SetPT: "layer-pt-setting",
    ir.ModifyPT: "layer-pt-modifying",
    ir.SwitchPT: "layer-pt-switching",
}
"""The rule key under which a part is explained; a characteristic-defining SetPT is
"layer-pt-defining"."""
