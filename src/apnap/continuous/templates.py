"""What can be known of a continuous effect before any game: its parts by layer, whom it affects,
what it reads and writes.

A `Template` is made once for each static ability of an edition, and once for each effect from a
resolution."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.definitions import Behavior
from apnap.core.edition import Edition
from apnap.core.events import Floating
from apnap.interpret import filters, reads
from apnap.interpret.filters_base import FIELD

from . import changes
from .changes import CODES, Op
from .choices import rebuilt
from .tables import CONTROL, COPY, TEXT, table_of

# Whom an effect affects: its own object, what that is attached to, objects fixed when it began,
# what fits a filter, what a reference names, no object.
THIS, ATTACHED, FIXED, FILTER, REF, PLAYERS = range(6)

# Characteristics that filters, amounts and conditions read and parts write, for dependency.
C_TYPES, C_COLORS, C_ABILITIES, C_PT, C_NAME = (1 << i for i in range(5))
C_LOST = 1 << 5  # written: abilities may go

# Fields of an object that a filter reads beside its characteristics and controller; like objects
# share a result only where these agree.
K_TAPPED, K_COMBAT, K_ATTACH, K_TOKEN, K_ENTERED, K_OWNER, K_DAMAGE, K_SELF = (
    1 << i for i in range(8)
)

MANY = 12  # more fixed objects than this are asked for by membership, not listed
BATTLEFIELD_ONLY = 1 << c.BATTLEFIELD


class Template:
    """The timeless side of a continuous effect.

    `layers`: (layer, ops) in order, from the type layer on. `rules`: its rules parts. `early`:
    parts of the copy, control and text layers. `test`: the compiled filter; `simple`: the test
    looks at the object alone. `from_zones`, `to_zones`: masks of zones. `reads`: mask of aspects;
    `key`: mask of K_; `looks`: mask of C_, `writes`: the same by layer. `grants`: templates of
    static abilities that it gives; `watch`, `replaces`: kinds of event that abilities which it
    gives wait for."""

    __slots__ = (
        "ability",
        "by_object",
        "cda",
        "condition",
        "dynamic",
        "early",
        "filter",
        "from_zones",
        "gives_rules",
        "grants",
        "ignorable",
        "key",
        "kind",
        "layers",
        "looks",
        "members",
        "ops",
        "per_object",
        "reads",
        "ref",
        "removes",
        "replaces",
        "rules",
        "simple",
        "test",
        "to_zones",
        "watch",
        "writes",
    )

    def __init__(self) -> None:
        self.ability: ir.Static | None = None
        self.kind = PLAYERS
        self.layers: tuple[tuple[int, tuple[Op, ...]], ...] = ()
        self.ops: dict[int, tuple[Op, ...]] = {}  # the same by layer
        self.rules: tuple[ir.Part, ...] = ()
        self.early: tuple[tuple[int, ir.Part], ...] = ()
        self.filter: ir.Node | None = None
        self.test: Any = None
        self.simple = True
        self.ref: ir.Node | None = None
        self.condition: ir.Node | None = None
        self.by_object: ir.Node | None = None  # the condition, where each object has its own
        self.from_zones = BATTLEFIELD_ONLY
        self.to_zones = BATTLEFIELD_ONLY
        self.cda = False
        self.reads = 0
        self.key = 0
        self.looks = 0
        self.writes: dict[int, int] = {}
        self.dynamic = False  # some numbers must be found when it is applied
        self.per_object = False  # ... for each object anew
        self.removes = False
        self.grants: tuple[Template, ...] = ()
        self.gives_rules = False
        self.members: frozenset[int] | None = None  # many fixed objects
        self.watch = 0
        self.replaces = 0
        self.ignorable = False  # somebody may pay to ignore it for a turn


class Static:
    """What the static abilities of a Behavior come to. `effects`: (zones, template) of those that
    go through the layers or affect others; `own`: part type -> (ability, part) of rules parts about
    the object itself; `cdas`: the characteristic-defining ones."""

    __slots__ = ("cdas", "effects", "own")

    def __init__(self) -> None:
        self.effects: tuple[Template, ...] = ()
        self.own: dict[type[ir.Part], tuple[tuple[ir.Static, ir.Part], ...]] = {}
        self.cdas: tuple[Template, ...] = ()


def statics_of(edition: Edition, behavior: Behavior) -> Static:
    """The sorted static abilities of a behaviour, worked out once."""
    known: Static | None = behavior.effects
    if known is None:
        known = behavior.effects = _sort(edition, behavior.statics)
    return known


def _sort(edition: Edition, abilities: tuple[ir.Static, ...]) -> Static:
    result = Static()
    for ability in abilities:
        template = of_static(edition, ability)
        if ability.cda:
            result.cdas = (*result.cdas, template)
            continue
        if template.kind == THIS:
            for part in template.rules:
                kind = type(part)
                result.own[kind] = (*result.own.get(kind, ()), (ability, part))
            if not template.layers and not template.early:
                continue
        result.effects = (*result.effects, template)
    return result


def zone_mask(zones: tuple[str, ...]) -> int:
    """The bits of zones given by name."""
    mask = 0
    for zone in zones:
        mask |= 1 << c.ZONES[zone]
    return mask


def of_static(edition: Edition, ability: ir.Static, granted: bool = False) -> Template:
    """The template of a static ability. A granted one is never characteristic-defining (613.3,
    604.3)."""
    ability = _own_qualities(ability)
    template = Template()
    template.ability = ability
    template.cda = ability.cda and not granted
    template.from_zones = zone_mask(ability.zones)
    template.to_zones = zone_mask(ability.affected_zones)
    template.condition = ability.condition
    affects = ability.affects
    if ability.cda or isinstance(affects, ir.This):
        template.kind = THIS
    elif isinstance(affects, ir.AttachedTo) and isinstance(affects.what, ir.This):
        template.kind = ATTACHED
        template.reads |= c.A_ATTACH
    elif isinstance(affects, ir.Filter):
        _filtered(template, affects)
    elif affects is not None:
        template.kind = REF
        template.ref = affects
        template.reads |= aspects(affects)
    if ability.condition is not None:
        template.reads |= aspects(ability.condition)
        template.looks |= looks(ability.condition)
        if template.kind in (FILTER, ATTACHED, REF):
            template.by_object = _of_each(ability.condition)
    template.ignorable = any(isinstance(part, ir.MayIgnore) for part in ability.parts)
    _add_parts(edition, template, ability.parts, static=True, granted=granted)
    return template


def _own_qualities(ability: ir.Static) -> ir.Static:
    """ "Each land gets +2/+2 as long as it is a creature": what is asked of each is a quality of
    what the effect affects."""
    affects, condition = ability.affects, ability.condition
    without = isinstance(condition, ir.Untrue)
    asked = condition.part if isinstance(condition, ir.Untrue) else condition
    if not isinstance(affects, ir.Filter) or not isinstance(asked, ir.Fits):
        return ability
    if not isinstance(asked.what, ir.Current) or not isinstance(asked.filter, ir.Filter):
        return ability
    quality = ir.Not(asked.filter) if without else asked.filter
    return replace(ability, affects=ir.AllOf((affects, quality)), condition=None)


def _of_each(condition: ir.Node) -> ir.Node | None:
    """The condition, if it speaks of the defending player, as it is asked for each creature that
    the effect affects (`Current`): that is the player whom this creature attacks (2006:308.1)."""
    mine, theirs = ir.DefendingPlayer(), ir.DefendingPlayer(ir.Current())
    if not any(node == mine for node in ir.walk(condition)):
        return None
    changed: ir.Node = rebuilt(condition, lambda node: theirs if node == mine else node)
    return changed


def of_floating(edition: Edition, effect: Floating) -> Template:
    """The template of an effect from a resolution."""
    template = Template()
    if effect.affected is not None:
        template.kind = FIXED
        if len(effect.affected) > MANY:
            template.members = frozenset(effect.affected)
    elif effect.filter is not None:
        _filtered(template, effect.filter)
    _add_parts(edition, template, effect.parts, static=False, granted=True)
    return template


def _filtered(template: Template, filter_: ir.Filter) -> None:
    test = filters.compiled(filter_)
    template.kind = FILTER
    template.filter = filter_
    template.test = test.object_
    template.simple = test.cost <= FIELD
    template.reads |= aspects(filter_)
    template.looks |= looks(filter_)
    template.key |= key_reads(filter_)


def _add_parts(
    edition: Edition, template: Template, parts: tuple[ir.Part, ...], *, static: bool, granted: bool
) -> None:
    table = table_of(edition.layers)
    by_layer: dict[int, tuple[Op, ...]] = {}
    own = table.own_first and static and not granted and template.kind == THIS
    for part in parts:
        layer = table.layer(part, static, template.cda or own)
        if layer == table.ability and states(edition, part):
            layer = table.size - 1
        if layer < 0:
            template.rules = (*template.rules, part)
        elif layer in (COPY, CONTROL, TEXT):
            template.early = (*template.early, (layer, part))
            if static and isinstance(part, ir.BecomeCopy):
                template.reads |= aspects(part.of)
        else:
            op = _op(template, part)
            if op.code == changes.SET_TYPES and not edition.facts.subtypes_mixed:
                op = op._replace(x=1)
            by_layer[layer] = (*by_layer.get(layer, ()), op)
            template.writes[layer] = template.writes.get(layer, 0) | _written(part)
            if isinstance(part, ir.AddAbility):
                _note_granted(edition, template, part.ability)
    template.removes = any(mask & C_LOST for mask in template.writes.values())
    template.ops = by_layer
    template.layers = tuple([(layer, by_layer[layer]) for layer in sorted(by_layer)])


def states(edition: Edition, part: ir.Node) -> bool:
    """Where being indestructible is a fact about a permanent and no ability (2009:700.4a), what
    an effect says of it outlasts the loss of all abilities; so does what later became a keyword."""
    if not isinstance(part, ir.AddAbility) or not isinstance(part.ability, ir.Keyword):
        return False
    name = part.ability.name
    if name == "indestructible":
        return not edition.facts.indestructible_keyword
    return name in edition.facts.stated_keywords


def _op(template: Template, part: Any) -> Op:
    code = CODES[type(part)]
    if code == changes.MODIFY or code == changes.SET_PT:
        known = _plain(part.power) and _plain(part.toughness)
        if known:
            return Op(code, part, part.power, part.toughness)
        template.dynamic = True
        template.reads |= aspects((part.power, part.toughness))
        template.looks |= looks((part.power, part.toughness))
        if _speaks_of_current(part):
            template.per_object = True
            template.key |= current_reads(part)
    elif getattr(part, "chosen", "") or (code == changes.ADD_ABILITY and _speaks_of_choice(part)):
        template.dynamic = True
        template.reads |= c.A_CHOSEN
    return Op(code, part)


def _plain(value: Any) -> bool:
    return value is None or type(value) is int


def _speaks_of_current(part: ir.Node) -> bool:
    return any(isinstance(node, ir.Current) for node in ir.walk(part))


def _speaks_of_choice(part: ir.Node) -> bool:
    return any(isinstance(node, ir.OfChosen | ir.Giver) for node in ir.walk(part))


def _written(part: Any) -> int:
    """The characteristics that the part changes, as a mask of C_."""
    code = CODES[type(part)]
    if code in (changes.MODIFY, changes.SET_PT, changes.SWITCH):
        return C_PT
    if code in (changes.SET_COLORS, changes.ADD_COLORS):
        return C_COLORS
    if code == changes.ADD_ABILITY:
        return C_ABILITIES
    if code in (changes.REMOVE_KEYWORD, changes.LOSE, changes.LOSE_ONE):
        return C_ABILITIES | C_LOST
    if code == changes.LAND_TYPES_SET and not part.add:
        return C_TYPES | C_ABILITIES | C_LOST
    return C_TYPES | C_ABILITIES


def _note_granted(edition: Edition, template: Template, ability: ir.Node) -> None:
    behavior = Behavior(edition, (ability,))
    for index in behavior.by_zone.values():
        template.watch |= index.watches
        template.replaces |= index.replaces
    for static in behavior.statics:
        given = of_static(edition, static, granted=True)
        template.gives_rules = template.gives_rules or (given.kind == THIS and bool(given.rules))
        if given.layers or (given.rules and given.kind != THIS):
            template.grants = (*template.grants, given)


# ------------------------------------------------------------------ what nodes read

# Nodes that read characteristics of other objects. These change through effects of the plan, whose
# own reading counts; through zones, which the nodes name; and through counters.
_THROUGH_EFFECTS = (
    ir.Count,
    ir.CountOf,
    ir.Max,
    ir.Sum,
    ir.ColorsAmong,
    ir.BasicTypesAmong,
    ir.Exists,
    ir.Fits,
    ir.PowerOf,
    ir.ToughnessOf,
    ir.ManaValueOf,
)


def aspects(value: Any) -> int:
    """The aspects of the state that the nodes inside read, as `reads.aspects`, without those that
    they only read through effects of the plan."""
    mask = 0
    for node in ir.walk(value):
        if isinstance(node, _THROUGH_EFFECTS):
            if looks(value) & (C_PT | C_ABILITIES):
                mask |= c.A_COUNTERS
        elif type(node) in reads.READS:
            mask |= reads.READS[type(node)]
        elif not isinstance(node, ir.Part):
            return c.A_ALL
        for zone in (*getattr(node, "zones", ()), getattr(node, "zone", "")):
            mask |= c.ZONE_ASPECT[c.ZONES[zone]] if zone else 0
    return mask


_LOOKS: dict[type[Any], int] = {
    ir.HasType: C_TYPES,
    ir.HasSupertype: C_TYPES,
    ir.HasSubtype: C_TYPES,
    ir.HasColor: C_COLORS,
    ir.Colorless: C_COLORS,
    ir.Multicolored: C_COLORS,
    ir.Monocolored: C_COLORS,
    ir.HasKeyword: C_ABILITIES,
    ir.Named: C_NAME,
    ir.SameNameAs: C_NAME,
    ir.SharesWith: C_TYPES | C_COLORS | C_NAME,
    ir.OfChosen: C_TYPES | C_COLORS | C_NAME,
    ir.IsEnchanted: C_TYPES,
    ir.IsEquipped: C_TYPES,
    ir.CanProduce: C_ABILITIES | C_TYPES,
    ir.AnyTarget: C_TYPES,
    ir.ColorsAmong: C_COLORS,
    ir.BasicTypesAmong: C_TYPES,
    ir.PowerOf: C_PT,
    ir.ToughnessOf: C_PT,
}


def looks(value: Any) -> int:
    """The characteristics that the nodes inside read, as a mask of C_."""
    mask = 0
    for node in ir.walk(value):
        known = _LOOKS.get(type(node))
        if known is not None:
            mask |= known
        elif isinstance(node, ir.Number | ir.Max | ir.Sum):
            mask |= C_PT if node.of in ("power", "toughness") else 0
    return mask


_KEYS: dict[type[Any], int] = {
    ir.IsTapped: K_TAPPED,
    ir.IsAttacking: K_COMBAT,
    ir.IsBlocking: K_COMBAT,
    ir.IsBlocked: K_COMBAT,
    ir.IsUnblocked: K_COMBAT,
    ir.IsToken: K_TOKEN,
    ir.EnteredThisTurn: K_ENTERED,
    ir.Owned: K_OWNER,
}
_NEUTRAL = (
    ir.Anything,
    ir.AllOf,
    ir.AnyOf,
    ir.Not,
    ir.HasType,
    ir.HasSupertype,
    ir.HasSubtype,
    ir.HasColor,
    ir.Colorless,
    ir.Multicolored,
    ir.Monocolored,
    ir.Controlled,
    ir.Other,
    ir.HasKeyword,
    ir.HasCounter,
    ir.Named,
    ir.OfChosen,
    ir.IsFaceDown,
    ir.Who,
    ir.Amount,
)


_SAME = (
    ir.Part,
    ir.Current,
    ir.ManaValueOf,
    ir.PowerOf,
    ir.ToughnessOf,
    ir.CountersOn,
    ir.Plus,
    ir.Minus,
    ir.Times,
    ir.Half,
)


def current_reads(part: ir.Node) -> int:
    """K_SELF if the numbers of a part may differ between objects with the same characteristics and
    counters."""
    return 0 if all(isinstance(node, _SAME) for node in ir.walk(part)) else K_SELF


def key_reads(filter_: ir.Node) -> int:
    """The fields of the object itself that a filter reads, as a mask of K_. An object is never
    shared if it is the source of an effect (Other)."""
    mask = 0
    for node in ir.walk(filter_):
        known = _KEYS.get(type(node))
        if known is not None:
            mask |= known
        elif isinstance(node, ir.Number):
            mask |= K_DAMAGE if node.of == "damage" else 0
        elif not isinstance(node, _NEUTRAL):
            mask |= K_SELF
    return mask
