"""Small words for writing cards down as IR.

A card is a line or two in the file of its subject:
``creature("Grizzly Bears", "{1}{G}", "Bear", 2, 2)``. Costs are strings of mana symbols; types that
belong together are words separated by spaces.
"""

from __future__ import annotations

from ... import ir
from ...ir import (
    Ability,
    Activated,
    All,
    AllOf,
    AnyOf,
    Apply,
    AttachedTo,
    Body,
    Card,
    Cost,
    Do,
    Effect,
    Entering,
    Face,
    Filter,
    HasSubtype,
    HasType,
    Is,
    IsPlayer,
    IsSpell,
    Keyword,
    Moves,
    Node,
    Not,
    Other,
    Part,
    PayMana,
    Ref,
    Spell,
    Static,
    StepBegins,
    TapThis,
    Target,
    TargetSpec,
    This,
    Triggered,
    UntapThis,
    Who,
    You,
    walk,
)
from ...ir.mana import COLORS, MANA_TYPES, ManaCost, cost_colors, parse_mana

# ------------------------------------------------ filters

CREATURE = HasType("Creature")
LAND = HasType("Land")
ARTIFACT = HasType("Artifact")
ENCHANTMENT = HasType("Enchantment")
PERMANENT = HasType("Permanent")
INSTANT = HasType("Instant")
SORCERY = HasType("Sorcery")


def both(*parts: Filter) -> AllOf:
    """All of these fit."""
    return AllOf(parts)


def either(*parts: Filter) -> AnyOf:
    """At least one of these fits."""
    return AnyOf(parts)


SELF = Is(This())
YOURS = ir.Controlled(You())
YOUR_CREATURE = both(CREATURE, YOURS)
ATTACHED = Is(AttachedTo())
NONLAND = Not(LAND)
BASIC_LAND = both(LAND, ir.HasSupertype("Basic"))
NONBASIC_LAND = both(LAND, Not(ir.HasSupertype("Basic")))
NONBLACK = Not(ir.HasColor("B"))
FLYING = ir.HasKeyword("flying")

EVERYWHERE = ("battlefield", "hand", "library", "graveyard", "exile", "stack", "command")

BASIC_TYPES = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def land_of(*subtypes: str) -> Filter:
    """A land of one of these land types."""
    kinds = tuple(HasSubtype(subtype) for subtype in subtypes)
    return kinds[0] if len(kinds) == 1 else AnyOf(kinds)


# ------------------------------------------------ targets


def target(what: Filter, least: int = 1, most: int | None = None) -> TargetSpec:
    """A target word for permanents and players."""
    return TargetSpec(what, least, least if most is None else most)


def target_spell(what: Filter | None = None) -> TargetSpec:
    """A target word for a spell on the stack."""
    return TargetSpec(both(IsSpell(), what) if what else IsSpell(), zones=("stack",))


def target_card(what: Filter, zone: str = "graveyard") -> TargetSpec:
    """A target word for a card in a graveyard."""
    return TargetSpec(what, zones=(zone,))


IT = Target(0)
ANY_TARGET = target(ir.AnyTarget())
ANY_CREATURE = target(CREATURE)
ANY_PLAYER = target(IsPlayer())
ANY_OPPONENT = target(IsPlayer(ir.EachOpponent()))
PLAYER = ir.TargetPlayer(0)
PLAYER_OR_PLANESWALKER = target(either(IsPlayer(), HasType("Planeswalker")))


# ------------------------------------------------ abilities


def pay(*parts: str | Cost) -> tuple[Cost, ...]:
    """Costs; a string is mana, or the tap or untap symbol."""
    symbols: dict[str, Cost] = {"{T}": TapThis(), "{Q}": UntapThis()}
    made: list[Cost] = []
    for part in parts:
        if isinstance(part, str):
            made.append(symbols.get(part) or PayMana(parse_mana(part)))
        else:
            made.append(part)
    return tuple(made)


def body(effect: Effect | Body, *targets: TargetSpec) -> Body:
    """The body of an effect and its target words."""
    return effect if isinstance(effect, Body) else Body(effect, targets)


def do(*steps: Effect) -> Do:
    """One after another."""
    return Do(steps)


def modes(*options: ir.Mode, most: int = 1) -> Body:
    """A body of which one mode is chosen."""
    return Body(modes=options, most=most)


def mode(effect: Effect, *targets: TargetSpec) -> ir.Mode:
    """One mode."""
    return ir.Mode(effect, targets)


def activated(
    cost: tuple[Cost, ...],
    effect: Effect | Body,
    *targets: TargetSpec,
    timing: str = "",
    limit: int = 0,
    zone: str = "battlefield",
    condition: ir.Condition | None = None,
    who: Who | None = None,
) -> Activated:
    """Cost: effect."""
    return Activated(cost, body(effect, *targets), timing, limit, zone, condition, who)


def triggered(
    when: ir.Pattern,
    effect: Effect | Body,
    *targets: TargetSpec,
    condition: ir.Condition | None = None,
    zones: tuple[str, ...] = ("battlefield",),
) -> Triggered:
    """When, whenever or at."""
    return Triggered(when, body(effect, *targets), condition, zones)


def static(affects: Node | None, *parts: Part, condition: ir.Condition | None = None) -> Static:
    """A continuous effect of a permanent on the objects that fit, or on what a reference names."""
    return Static(parts, affects, condition)


def defines(power: ir.Amount | int, toughness: ir.Amount | int) -> Static:
    """The characteristic-defining ability of a */*."""
    return Static((ir.SetPT(power, toughness),), This(), cda=True)


def keywords(*names: str) -> tuple[Keyword, ...]:
    """Keywords that are no more than a name."""
    return tuple(Keyword(name) for name in names)


def enchant(what: Filter) -> Keyword:
    """Enchant creature and the like."""
    return Keyword("enchant", filter=what)


def protection(what: Filter) -> Keyword:
    """Protection from objects that fit."""
    return Keyword("protection", filter=what)


def landwalk(subtype: str) -> Keyword:
    """Islandwalk and the like."""
    return Keyword("landwalk", filter=HasSubtype(subtype))


def cost_keyword(name: str, *cost: str | Cost) -> Keyword:
    """A keyword followed by a cost."""
    return Keyword(name, pay(*cost))


def tap_for(*alternatives: str) -> Activated:
    """{T}: Add this mana, or one of these."""
    return activated(pay("{T}"), add(*alternatives))


def add(*alternatives: str) -> ir.AddMana:
    """Add this mana, or one of these."""
    return ir.AddMana(tuple(parse_mana(text) for text in alternatives))


def enters_tapped(condition: ir.Condition | None = None) -> Entering:
    """It enters tapped."""
    return Entering(tapped=True, condition=condition)


def enters_with(kind: str, count: ir.Amount | int) -> Entering:
    """It enters with counters."""
    return Entering(counters=((kind, count),))


def uncounterable() -> Static:
    """The spell can't be countered."""
    return Static((ir.CantBeCountered(),), This(), zones=("stack",), affected_zones=("stack",))


# ------------------------------------------------ patterns and effects

ENTERS = Moves(SELF, to="battlefield")
LEAVES = Moves(SELF, origin="battlefield")
DIES = Moves(SELF, origin="battlefield", to="graveyard")
ATTACKS = ir.AttacksPattern(SELF)
YOUR_UPKEEP = StepBegins("upkeep")
EACH_UPKEEP = StepBegins("upkeep", None)
EACH_END_STEP = StepBegins("end", None)
ANOTHER = Other()
THIS_UNTAPPED = ir.Untrue(ir.Fits(This(), ir.IsTapped()))
THRESHOLD = ir.Compare(ir.CardsIn(You(), "graveyard"), ">=", 7)


def pump(power: ir.Amount | int, toughness: ir.Amount | int, what: Ref = IT) -> Apply:
    """It gets +N/+N until end of turn."""
    return Apply((ir.ModifyPT(power, toughness),), what)


def gain(*abilities: Ability, what: Ref = IT) -> Apply:
    """It gains abilities until end of turn."""
    return Apply(tuple(ir.AddAbility(ability) for ability in abilities), what)


def destroy_all(what: Filter, no_regeneration: bool = False) -> ir.Destroy:
    """Destroy all permanents that fit."""
    return ir.Destroy(All(what), no_regeneration)


def exile(what: Ref = IT) -> ir.Move:
    """Exile it."""
    return ir.Move(what, "exile", verb="exile")


def bounce(what: Ref = IT) -> ir.Move:
    """Return it to its owner's hand."""
    return ir.Move(what, "hand")


def token(
    name: str,
    colors: str,
    subtypes: str,
    power: int,
    toughness: int,
    *abilities: Ability,
    types: str = "Creature",
) -> Face:
    """The characteristics of a token."""
    return Face(
        name,
        None,
        colors,
        (),
        tuple(types.split()),
        tuple(subtypes.split()),
        abilities,
        power,
        toughness,
    )


# ------------------------------------------------ cards


def face(
    name: str,
    cost: str | None,
    types: str,
    subtypes: str = "",
    abilities: tuple[Ability, ...] = (),
    power: int | None = None,
    toughness: int | None = None,
    supertypes: str = "",
    star: str = "",
) -> Face:
    """One face; its colours are those of its cost."""
    mana = None if cost is None else parse_mana(cost)
    return Face(
        name,
        mana,
        cost_colors(mana),
        tuple(supertypes.split()),
        tuple(types.split()),
        tuple(subtypes.split()),
        abilities,
        power,
        toughness,
        star=star,
    )


def _symbols(faces: tuple[Face, ...]) -> str:
    """All mana symbols in costs and abilities, joined (those of tokens do not count)."""
    found: list[str] = []
    for part in faces:
        costs: list[ManaCost] = [part.cost or ()]
        for inner in walk(part.abilities):
            if isinstance(inner, PayMana | ir.CostChange):
                costs.append(inner.mana)
            elif isinstance(inner, ir.AddMana):
                costs.extend(inner.mana)
                costs.append(tuple(inner.combination))
        found.extend(symbol for cost in costs for symbol in cost)
        found.extend(color for color, kind in BASIC_TYPES.items() if kind in part.subtypes)
    return "".join(symbol for symbol in found if symbol not in MANA_TYPES or symbol in COLORS)


def card(*faces: Face, layout: str = "normal") -> Card:
    """A card, with its colour identity."""
    symbols = _symbols(faces)
    return Card(faces, layout, "".join(color for color in COLORS if color in symbols))


def creature(
    name: str,
    cost: str,
    subtypes: str,
    power: int,
    toughness: int,
    *abilities: Ability,
    types: str = "Creature",
    supertypes: str = "",
    star: str = "",
) -> Card:
    """A creature card."""
    return card(face(name, cost, types, subtypes, abilities, power, toughness, supertypes, star))


def artifact(name: str, cost: str, *abilities: Ability, supertypes: str = "") -> Card:
    """An artifact card that is no creature."""
    return card(face(name, cost, "Artifact", "", abilities, supertypes=supertypes))


def equipment(name: str, cost: str, equip: str, *abilities: Ability, supertypes: str = "") -> Card:
    """An Equipment card; its equip ability comes last."""
    abilities = (*abilities, cost_keyword("equip", equip))
    return card(face(name, cost, "Artifact", "Equipment", abilities, supertypes=supertypes))


def enchantment(name: str, cost: str, *abilities: Ability, supertypes: str = "") -> Card:
    """An enchantment card that is no Aura."""
    return card(face(name, cost, "Enchantment", "", abilities, supertypes=supertypes))


def aura(name: str, cost: str, what: Filter, *abilities: Ability) -> Card:
    """An Aura card; its enchant ability comes first."""
    return card(face(name, cost, "Enchantment", "Aura", (enchant(what), *abilities)))


def land(name: str, *abilities: Ability, subtypes: str = "", supertypes: str = "") -> Card:
    """A land card."""
    return card(face(name, None, "Land", subtypes, abilities, supertypes=supertypes))


def _spell(
    name: str,
    cost: str,
    types: str,
    effect: Effect | Body,
    targets: tuple[TargetSpec, ...],
    before: tuple[Ability, ...],
    after: tuple[Ability, ...],
    subtypes: str,
) -> Card:
    abilities = (*before, Spell(body(effect, *targets)), *after)
    return card(face(name, cost, types, subtypes, abilities))


def instant(
    name: str,
    cost: str,
    effect: Effect | Body,
    *targets: TargetSpec,
    before: tuple[Ability, ...] = (),
    after: tuple[Ability, ...] = (),
    subtypes: str = "",
) -> Card:
    """An instant card; abilities stand `before` or `after` what it does, as printed."""
    return _spell(name, cost, "Instant", effect, targets, before, after, subtypes)


def sorcery(
    name: str,
    cost: str,
    effect: Effect | Body,
    *targets: TargetSpec,
    before: tuple[Ability, ...] = (),
    after: tuple[Ability, ...] = (),
    subtypes: str = "",
) -> Card:
    """A sorcery card; abilities stand `before` or `after` what it does, as printed."""
    return _spell(name, cost, "Sorcery", effect, targets, before, after, subtypes)
