"""What the log says for each rule key, in English and Simplified Chinese.

The keys are those of `apnap.editions.citations.CITATIONS`. A template's `{slots}` are filled by the
renderer from the trace line's arguments, its `[tokens]` by `apnap.render.vocabulary.fill`, which
also writes `card(s)` in the singular or plural of `{n}`. Both languages use the same slots.

What the slots hold: `{player}` a seat's name, the one who acts or is affected; `{object}` what the
line is about; `{source}` what causes it; `{target}` what it happens to; `{n}` a number; `{zone}`
and `{step}` names; `{list}` several names, joined; `{other}` anything else, already in words: a
second player, a cost, a value, a kind of counter, a reason.

The phrases stand in the files of this folder, by subject; a key stands in one of them.
"""

from __future__ import annotations

from typing import Final

from . import actions, combat, effects, game, keywords, stack, state_based, turns

PARTS: Final = (game, turns, stack, combat, actions, effects, state_based, keywords)
PHRASES: Final[dict[str, tuple[str, str]]] = {
    key: phrase for part in PARTS for key, phrase in part.PHRASES.items()
}
