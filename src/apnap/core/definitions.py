"""What the engine knows about a face before a game starts: its base characteristics and how its
abilities behave.

A Definition belongs to an edition, since keywords mean different things in different years.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from apnap import ir

from . import constants as c
from . import halves
from .events import E_PAYING, R_ENTER, kinds_of
from .objects import Characteristics

if TYPE_CHECKING:
    from .edition import Edition


class Behavior:
    """The abilities of a set of characteristics, sorted by how the engine finds them.

    `all`: every ability, with those that keywords imply behind the keyword. `triggers`: event kind
    -> abilities. `by_zone`: what they do in which zone, for the indexes. `activated`: (number,
    ability) without mana abilities; `mana`: (number, ability) of activated mana abilities. Numbers
    index `all`. `plan`, `effects`: what the casting and the continuous package work out from them
    on first need.
    """

    __slots__ = (
        "activated",
        "additional",
        "all",
        "alternative",
        "as_attacks",
        "by_zone",
        "cast_rules",
        "cdas",
        "effects",
        "entering",
        "last_chapter",
        "mana",
        "params",
        "plan",
        "replacements",
        "spell",
        "statics",
        "step_bound",
        "triggers",
    )

    def __init__(self, edition: Edition, abilities: tuple[ir.Node, ...]) -> None:
        expanded: list[ir.Node] = []
        self.params: dict[str, tuple[ir.Keyword, ...]] = {}
        for ability in abilities:
            expanded.append(ability)
            if isinstance(ability, ir.Keyword):
                same = self.params.get(ability.name, ())
                if ability.name in c.PAID_BY_INSTANCE and _several(abilities, ability.name):
                    ability = replace(ability, words=f"{ability.name}-{len(same) + 1}")
                    expanded[-1] = ability
                self.params[ability.name] = (*same, ability)
                expanded.extend(edition.expand_keyword(ability))
        for i, ability in enumerate(expanded):
            if isinstance(ability, ir.Static) and defines_itself(ability, edition):
                expanded[i] = replace(ability, cda=True)
        self.last_chapter = 0
        chapters = [number for ability in expanded for number in _chapters(ability)]
        if chapters:
            expanded = _as_saga(expanded)
            self.last_chapter = max(chapters)
        self.all = tuple(expanded)
        self.triggers: dict[int, tuple[ir.Triggered, ...]] = {}
        self.statics: tuple[ir.Static, ...] = tuple(a for a in expanded if isinstance(a, ir.Static))
        self.replacements: tuple[ir.Replacement, ...] = tuple(
            a for a in expanded if isinstance(a, ir.Replacement)
        )
        self.entering: tuple[ir.Entering, ...] = tuple(
            a for a in expanded if isinstance(a, ir.Entering)
        )
        self.additional = tuple(a for a in expanded if isinstance(a, ir.AdditionalCost))
        self.alternative = tuple(a for a in expanded if isinstance(a, ir.AlternativeCost))
        self.as_attacks = tuple(a for a in expanded if isinstance(a, ir.AsAttacks))
        self.cast_rules = tuple(a for a in expanded if isinstance(a, ir.CastRule))
        self.spell = _spell_body([a.body for a in expanded if isinstance(a, ir.Spell)])
        activated = [(i, a) for i, a in enumerate(expanded) if isinstance(a, ir.Activated)]
        self.mana = tuple((i, a) for i, a in activated if is_mana_ability(a))
        self.activated = tuple((i, a) for i, a in activated if not is_mana_ability(a))
        self.cdas = tuple(a for a in self.statics if a.cda)
        for ability in expanded:
            if isinstance(ability, ir.Triggered):
                for kind in kinds_of(ability.when):
                    self.triggers[kind] = (*self.triggers.get(kind, ()), ability)
        self.by_zone = zone_index(expanded)
        self.step_bound = any(_asks_for_step(part) for part in ir.walk(self.all))
        self.plan: Any = None
        self.effects: Any = None


def defines_itself(ability: ir.Static, edition: Edition) -> bool:
    """Is it characteristic-defining by what it says: always, and of nothing but the object itself,
    its colours and subtypes (2009:604.3a), or, where types share their layer's rules with all
    else, any of its types (2006:405.2)?"""
    if ability.condition is not None or ability.zones != ("battlefield",):
        return False
    if not isinstance(ability.affects, ir.This) or not ability.parts:
        return False
    types_too = "other" in edition.layers
    return all(_defining(part, types_too) for part in ability.parts)


def _defining(part: ir.Node, types_too: bool) -> bool:
    if isinstance(part, ir.SetColors):
        return not part.chosen
    if isinstance(part, ir.AddTypes):
        return not part.chosen and (types_too or not (part.types or part.supertypes))
    return isinstance(part, (ir.AddColors, ir.AllCreatureTypes))


def _several(abilities: tuple[ir.Node, ...], name: str) -> bool:
    """Is there more than one instance of the keyword?"""
    return sum(1 for a in abilities if isinstance(a, ir.Keyword) and a.name == name) > 1


def _chapters(ability: ir.Node) -> tuple[int, ...]:
    """The numbers of a chapter ability."""
    if isinstance(ability, ir.Triggered) and isinstance(ability.when, ir.ChapterReached):
        return ability.when.numbers
    return ()


def _as_saga(abilities: list[ir.Node]) -> list[ir.Node]:
    """A Saga enters with a lore counter; a chapter symbol with several numbers is as many abilities
    (714.2b, 714.3a)."""
    made: list[ir.Node] = []
    for ability in abilities:
        if isinstance(ability, ir.Triggered) and isinstance(ability.when, ir.ChapterReached):
            made += [
                replace(ability, when=ir.ChapterReached((number,)))
                for number in ability.when.numbers
            ]
        else:
            made.append(ability)
    return [*made, ir.Entering(counters=(("lore", 1),))]


def _spell_body(bodies: list[ir.Body]) -> ir.Body | None:
    """What a spell does; what keywords add (epic, awaken) comes last, its target words too."""
    if len(bodies) < 2:
        return bodies[0] if bodies else None
    effects: list[ir.Effect] = []
    specs: tuple[ir.TargetSpec, ...] = ()
    for body in bodies:
        if body.effect is not None:
            effects.append(ir.shifted(body.effect, len(specs)))
        specs += body.targets
    return replace(bodies[0], effect=ir.Do(tuple(effects)), targets=specs)


PLAIN_TIMINGS = ("", "instant", "sorcery")


def _asks_for_step(part: ir.Node) -> bool:
    """Does the node make an action legal in some steps only?"""
    if isinstance(part, (ir.During, ir.MayPlay)):
        return True
    return getattr(part, "timing", "") not in PLAIN_TIMINGS


class ZoneIndex:
    """What abilities of an object do while it is in one zone: masks of the event kinds that they
    watch and replace, and whether there are static ones.
    """

    __slots__ = ("replaces", "static", "watches")

    def __init__(self) -> None:
        self.watches = 0
        self.replaces = 0
        self.static = False


def zone_index(abilities: list[ir.Node]) -> dict[int, ZoneIndex]:
    """Zone -> what the abilities do there; zones where they do nothing are absent."""
    found: dict[int, ZoneIndex] = {}
    for ability in abilities:
        if isinstance(ability, ir.Triggered):
            for zone in ability.zones:
                for kind in kinds_of(ability.when):
                    found.setdefault(c.ZONES[zone], ZoneIndex()).watches |= 1 << kind
        elif isinstance(ability, ir.Replacement):
            for zone in ability.zones:
                for kind in kinds_of(ability.event):
                    found.setdefault(c.ZONES[zone], ZoneIndex()).replaces |= 1 << kind
        elif isinstance(ability, ir.Entering):
            if ability.affects is not None:
                found.setdefault(c.BATTLEFIELD, ZoneIndex()).replaces |= 1 << R_ENTER
        elif isinstance(ability, ir.Static) and not ability.cda:
            for zone in ability.zones:
                found.setdefault(c.ZONES[zone], ZoneIndex()).static = True
        elif isinstance(ability, ir.Activated) and ability.who is not None:
            if is_mana_ability(ability):
                found.setdefault(c.ZONES[ability.zone], ZoneIndex()).watches |= 1 << E_PAYING
    return found


def says(card: ir.Card | None, what: str) -> bool:
    """Does the card say this of itself (ir.Granted: "opening-hand", "for-ante")?"""
    abilities = card.faces[0].abilities if card is not None else ()
    return any(isinstance(one, ir.Granted) and one.what == what for one in abilities)


def is_mana_ability(ability: ir.Activated) -> bool:
    """2006:406.1: could add mana, has no target, is no loyalty ability."""
    if ability.body.targets or any(isinstance(cost, ir.LoyaltyCost) for cost in ability.cost):
        return False
    return any(isinstance(part, ir.AddMana) for part in ir.walk_own(ability.body))


class Definition:
    """A face in an edition: its characteristics before any effect, and its behaviour."""

    __slots__ = ("base", "behavior", "card", "edition", "face", "face_index")

    def __init__(
        self, edition: Edition, card: ir.Card, face_index: int = 0, face: ir.Face | None = None
    ) -> None:
        self.edition = edition
        self.card = card
        self.face_index = face_index
        whole = face_index == halves.WHOLE
        if face is None:
            face = halves.together(card) if whole else card.faces[face_index]
        self.face = face
        self.base = base_characteristics(self.face)
        if whole and edition.facts.split_cards_asked_apart:
            self.base.halves = tuple([base_characteristics(half) for half in card.faces])
        self.behavior: Behavior = edition.behavior(self.base)

    @property
    def front(self) -> ir.Face:
        """The face to draw: the first half of a split card as a whole."""
        return self.card.faces[0] if self.face_index == halves.WHOLE else self.face


def base_characteristics(face: ir.Face) -> Characteristics:
    """The characteristics printed on a face (or given to a token), with the mana abilities of
    basic land types.
    """
    colors = 0
    for letter in face.colors:
        colors |= c.COLOR_BITS[letter]
    types = 0
    for word in face.types:
        types |= c.TYPES[word]
    supertypes = 0
    for word in face.supertypes:
        supertypes |= c.SUPERTYPES[word]
    abilities = face.abilities
    if types & c.LAND:
        abilities = (*abilities, *(BASIC_MANA[s] for s in face.subtypes if s in BASIC_MANA))
    keywords = keyword_mask(abilities)
    if keywords & c.KEYWORD_BITS["devoid"]:
        colors = 0
    chars = Characteristics(
        face.name,
        face.cost,
        colors,
        types,
        supertypes,
        frozenset(face.subtypes),
        abilities,
        keywords,
        face.power,
        face.toughness,
        face.loyalty,
    )
    chars.all_types = keywords & c.KEYWORD_BITS["changeling"] != 0
    return chars


def keyword_mask(abilities: tuple[ir.Node, ...]) -> int:
    """The bits of the flag keywords among the abilities."""
    mask = 0
    for ability in abilities:
        if isinstance(ability, ir.Keyword):
            mask |= c.KEYWORD_BITS.get(ability.name, 0)
    return mask


BASIC_MANA: dict[str, ir.Activated] = {
    subtype: ir.Activated((ir.TapThis(),), ir.Body(ir.AddMana(((letter,),))))
    for subtype, letter in c.LAND_MANA.items()
}
