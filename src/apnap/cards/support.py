"""Whether the engine can play a card as it is written: what in its IR has no behaviour."""

from __future__ import annotations

from apnap import ir

READ_DIRECTLY = frozenset(
    {
        "affinity",
        "assist",
        "fuse",
        "aftermath",
        "bands with other",
        "disguise",
        "disturb",
        "emerge",
        "escalate",
        "escape",
        "jump-start",
        "megamorph",
        "rebound",
        "toxic",
        "buyback",
        "enchant",
        "entwine",
        "flashback",
        "foretell",
        "kicker",
        "landwalk",
        "morph",
        "multikicker",
        "offering",
        "plot",
        "protection",
        "prowl",
        "retrace",
        "splice onto",
        "suspend",
        "madness",
        "ninjutsu",
    }
)
"""Keywords with values that a procedure of the rules reads. Those without are
`core.constants.KEYWORD_BITS`, those that stand for other abilities `keywords.EXPANDERS`."""

OF_DECKS = frozenset({"choose a background", "doctor's companion", "partner"})
"""Keywords that say who may be a commander beside whom (library.info_of), and nothing else."""

LAYOUTS = {
    "normal": 1, "split": 2, "flip": 2, "transform": 2, "modal": 2, "saga": 1, "leveler": 1,
    "class": 1,
    "aftermath": 2,
}  # fmt: skip
"""Ways to put faces together that the rules here can play, with how many faces they take."""


def known_keyword(name: str) -> bool:
    """Does some part of the engine give this keyword its meaning?"""
    from apnap.core.constants import KEYWORD_BITS
    from apnap.keywords import EXPANDERS

    return any(name in known for known in (READ_DIRECTLY, OF_DECKS, KEYWORD_BITS, EXPANDERS))


def missing(card: ir.Card) -> list[str]:
    """What of the card the engine cannot run: nodes without behaviour, words in them that mean
    nothing, keywords and layouts it does not know; empty for a card that can be played."""
    from apnap.core import constants as c
    from apnap.interpret import supports

    found = dict.fromkeys(supports(card))
    if card.layout not in LAYOUTS:
        found[f"layout {card.layout}"] = None
    elif len(card.faces) != LAYOUTS[card.layout]:
        found[f"a {card.layout} card's other face, which the data leave out"] = None
    for face in card.faces:
        found |= dict.fromkeys(f"type {word}" for word in face.types if word not in c.TYPES)
        found |= dict.fromkeys(f"type {w}" for w in face.supertypes if w not in c.SUPERTYPES)
        if _x_unset(face):
            found["an X that nothing says"] = None
    for part in ir.walk(card):
        if isinstance(part, ir.Keyword) and not known_keyword(part.name):
            found[f"keyword {part.name}"] = None
        if isinstance(part, ir.Apply) and any(_blocks_itself(part, rule) for rule in part.parts):
            found["a creature that blocks itself"] = None
    return list(found)


def _blocks_itself(effect: ir.Apply, rule: ir.Node) -> bool:
    """A pronoun that was taken for the blocker: nothing can block itself, so the text means
    another."""
    if not isinstance(rule, ir.MustBlock) or not isinstance(rule.what, ir.Is):
        return False
    return bool(ir.bare(rule.what.what) == ir.bare(effect.what))


def _x_unset(face: ir.Face) -> bool:
    """Does an X stand on the face that no cost on it asks for?"""
    own = [ability for ability in face.abilities if not isinstance(ability, ir.Keyword)]
    if not any(isinstance(part, ir.X) for part in ir.walk(tuple(own))) or "X" in (face.cost or ()):
        return False
    for cost in ir.walk(face):
        if isinstance(cost, ir.Cost) and (
            "X" in getattr(cost, "mana", ())
            or getattr(cost, "x", False)
            or any(isinstance(part, ir.X) for part in ir.walk(cost))
        ):
            return False
    return True
