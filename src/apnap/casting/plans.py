"""What casting works out once from the abilities of an object: ways of casting, costs of abilities,
which mana abilities are plain.

A plan hangs on the Behavior that all like objects share.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from apnap import ir
from apnap.core import constants as c
from apnap.core.definitions import Behavior
from apnap.core.game import Game
from apnap.core.objects import GameObject, StackInfo
from apnap.interpret import amounts, conditions
from apnap.interpret.context import Ctx
from apnap.ir.mana import COLORS, ManaCost

from . import bestowing, once
from .ways import FLASHBACK, numbered

Yields = tuple[tuple[str, ...], ...]

LOYALTY = -1000  # the number under which loyalty abilities together count in GameObject.used
OPTIONAL_KEYWORDS = ("kicker", "multikicker", "buyback", "entwine", "replicate", "squad")
ALTERNATIVE_KEYWORDS = ("evoke",)
REPEATED = (
    "replicate",
    "multikicker",
    "squad",
)  # optional costs that may be paid any number of times
DYNAMIC: Yields = (("?",),)  # what it yields depends on the state


class Gives:
    """How much mana a source could give: `most` in all, for each (place in WUBRGC, number) so many
    of a letter; `single`: it is always the same one mana."""

    __slots__ = ("letters", "most", "single")

    def __init__(self, yields: Yields) -> None:
        self.most = max([len(mana) for mana in yields], default=0)
        counts = [max([mana.count(x) for mana in yields], default=0) for x in "WUBRGC"]
        self.letters = tuple((i, n) for i, n in enumerate(counts) if n)
        self.single = len(yields) == 1 and self.most == 1


class AbilityPlan:
    """An activated ability taken apart. `mana`: its mana cost, None if it has none; `others`: the
    other parts of the cost; `taps`: 1 for {T}, 2 for {Q}, else 0. `yields`: for a mana ability that
    a payer may use by itself, the mana it gives, else (). `counted`: what the cost is depends on
    the state (the mana cost of an object, a cost for each counter)."""

    __slots__ = (
        "ability",
        "counted",
        "extra",
        "loyalty",
        "mana",
        "number",
        "others",
        "restricted",
        "taps",
        "uses_x",
        "yields",
        "zone",
    )

    def __init__(self, number: int, ability: ir.Activated) -> None:
        self.number = number
        self.ability = ability
        self.zone = c.ZONES[ability.zone]
        self.mana, self.extra, self.others = split_costs(ability.cost)
        self.taps = 0
        self.loyalty = False
        self.counted = any(
            isinstance(cost, (ir.PayManaOf, ir.RepeatedCost)) for cost in self.others
        )
        for cost in self.others:
            if isinstance(cost, ir.TapThis):
                self.taps = 1
            elif isinstance(cost, ir.UntapThis):
                self.taps = 2
            elif isinstance(cost, ir.LoyaltyCost):
                self.loyalty = True
        self.uses_x = costs_use_x(ability.cost)
        effect = ability.body.effect
        self.restricted = effect.only if isinstance(effect, ir.AddMana) else None
        self.yields = _yields(ability)


class CastPlan:
    """What casting needs of the abilities of an object. `specs`: the target words of a spell that
    is not modal; `enchant`: that of an Aura spell. `plain`: nothing but timing, mana cost and
    targets decides. `here`: zones in which it has activated abilities; `anyone`: others may
    activate some."""

    __slots__ = (
        "activated",
        "alternatives",
        "anyone",
        "assist",
        "body",
        "convoke",
        "delve",
        "disturb",
        "emerge",
        "enchant",
        "escalate",
        "escape",
        "flashback",
        "from_graveyard",
        "gives",
        "here",
        "improvise",
        "jump_start",
        "laid_aside",
        "mana",
        "mandatory",
        "morph",
        "offering",
        "optional",
        "plain",
        "plain_mana",
        "prowl",
        "retrace",
        "rules",
        "specs",
        "suspend",
        "timed",
        "yields",
    )

    def __init__(self, behavior: Behavior) -> None:
        self.body: ir.Body | None = behavior.spell
        self.specs: tuple[ir.TargetSpec, ...] = behavior.spell.targets if behavior.spell else ()
        self.enchant = _enchant_spec(behavior)
        self.mandatory = tuple(a for a in behavior.additional if not a.optional)
        self.optional = _optional(behavior)
        self.alternatives = _alternatives(behavior)
        # a card that it isn't the time to cast may be one in another form
        self.timed = any(
            ability.timing or name == bestowing.WAY for name, ability in self.alternatives
        )
        self.emerge: ir.Keyword | None = (*behavior.params.get("emerge", ()), None)[0]
        self.escalate = _keyword_cost(behavior, "escalate")
        self.flashback = _flashbacks(behavior)
        self.retrace = "retrace" in behavior.params
        self.jump_start = "jump-start" in behavior.params
        self.escape = _keyword_cost(behavior, "escape")
        self.disturb = _keyword_cost(behavior, "disturb")
        self.rules = (*behavior.cast_rules, *_affinities(behavior))
        self.morph = _face_down(behavior)
        self.prowl = _keyword_cost(behavior, "prowl")
        self.offering = tuple(k.filter for k in behavior.params.get("offering", ()) if k.filter)
        self.suspend: ir.Keyword | None = (*behavior.params.get("suspend", ()), None)[0]
        self.laid_aside = "plot" in behavior.params or "foretell" in behavior.params
        self.assist = "assist" in behavior.params
        self.convoke = "convoke" in behavior.params
        self.delve = "delve" in behavior.params
        self.improvise = "improvise" in behavior.params
        modal = self.body is not None and bool(self.body.modes)
        self.plain = not (
            modal
            or self.mandatory
            or self.alternatives
            or self.morph
            or self.prowl is not None
            or self.emerge is not None
            or self.rules
            or self.convoke
            or self.assist
            or self.delve
            or self.improvise
        )
        self.activated = tuple(AbilityPlan(i, a) for i, a in behavior.activated)
        self.mana = tuple(AbilityPlan(i, a) for i, a in behavior.mana)
        self.plain_mana = bool(self.mana) and all(plan.yields for plan in self.mana)
        self.yields: Yields = ()  # all that its plain mana abilities give, if nothing varies
        if self.plain_mana and all(
            plan.yields is not DYNAMIC and plan.restricted is None for plan in self.mana
        ):
            every = [mana for plan in self.mana for mana in plan.yields]
            self.yields = tuple(dict.fromkeys(mana for mana in every if mana))
        self.gives = Gives(self.yields)
        self.here = tuple(
            sorted({plan.zone for plan in self.activated} | {plan.zone for plan in self.mana})
        )
        self.from_graveyard = (
            bool(self.flashback)
            or self.escape is not None
            or self.disturb is not None
            or self.retrace
            or self.jump_start
            or c.GRAVEYARD in self.here
            or any(ability.zone == "graveyard" for _, ability in self.alternatives)
        )
        self.anyone = any(plan.ability.who is not None for plan in self.activated)


def plan_of(behavior: Behavior) -> CastPlan:
    """The plan of a behaviour, made once."""
    plan = behavior.plan
    if plan is None:
        plan = CastPlan(behavior)
        behavior.plan = plan
    found: CastPlan = plan
    return found


def _face_down(behavior: Behavior) -> str:
    """The way in which it may be cast face down, if there is one: "morph" or "disguise"."""
    if "disguise" in behavior.params:
        return "disguise"
    return "morph" if "morph" in behavior.params or "megamorph" in behavior.params else ""


def _keyword_cost(behavior: Behavior, *names: str) -> tuple[ir.Cost, ...] | None:
    """The cost of the first keyword of one of these names."""
    for name in names:
        for keyword in behavior.params.get(name, ()):
            return keyword.cost
    return None


def _flashbacks(behavior: Behavior) -> tuple[tuple[str, tuple[ir.Cost, ...]], ...]:
    """The costs of its flashback abilities, each once, by the way under which it is offered; any of
    them may be paid."""
    found = dict.fromkeys([keyword.cost for keyword in behavior.params.get(FLASHBACK, ())])
    return tuple([(numbered(FLASHBACK, n), cost) for n, cost in enumerate(found, start=1)])


def _affinities(behavior: Behavior) -> tuple[ir.CastRule, ...]:
    """keyword-affinity: {1} less for each permanent of the kind that you control (2006:502.31)."""
    yours = ir.Controlled(ir.You())
    return tuple(
        ir.CastRule(less=ir.Count(ir.AllOf((keyword.filter, yours))))
        for keyword in behavior.params.get("affinity", ())
        if keyword.filter is not None
    )


def _optional(behavior: Behavior) -> tuple[ir.AdditionalCost, ...]:
    """Optional additional costs in printed order. Of several kicker costs each has a number
    (2006:502.21)."""
    several = sum(len(_each_cost(k)) for k in behavior.params.get("kicker", ())) > 1
    found: list[ir.AdditionalCost] = []
    for ability in behavior.all:
        if isinstance(ability, ir.AdditionalCost) and ability.optional:
            found.append(ability)
        elif isinstance(ability, ir.Keyword) and ability.name in OPTIONAL_KEYWORDS:
            for cost in _each_cost(ability):
                key = ability.name
                if several and key == "kicker":
                    key += f"-{1 + sum(1 for a in found if a.key.startswith('kicker'))}"
                elif key == "replicate" and ability.words:
                    key = ability.words
                found.append(ir.AdditionalCost(cost, optional=True, key=key))
    return tuple(found)


def _each_cost(keyword: ir.Keyword) -> tuple[tuple[ir.Cost, ...], ...]:
    """Kicker with two costs joined by and/or is two kicker abilities (2009:702.30a)."""
    if keyword.name == "kicker" and keyword.words == "and/or":
        return tuple((cost,) for cost in keyword.cost)
    return (keyword.cost,)


def is_repeated(key: str) -> bool:
    """Is it a cost that may be paid any number of times? (A further replicate ability has a
    number.)"""
    return key.partition("-")[0] in REPEATED


def _enchant_spec(behavior: Behavior) -> ir.TargetSpec | None:
    """keyword-enchant: the target word of an Aura spell (2006:415.3)."""
    filters = tuple(k.filter for k in behavior.params.get("enchant", ()) if k.filter is not None)
    if not filters:
        return None
    return ir.TargetSpec(filters[0] if len(filters) == 1 else ir.AllOf(filters))


def _alternatives(behavior: Behavior) -> tuple[tuple[str, ir.AlternativeCost], ...]:
    """Alternative costs by the way under which they are offered; a second one of the same key gets
    a number."""
    found: list[tuple[str, ir.AlternativeCost]] = []
    for name in ALTERNATIVE_KEYWORDS:
        for keyword in behavior.params.get(name, ()):
            found.append((name, ir.AlternativeCost(keyword.cost, key=name)))
    for ability in behavior.alternative:
        same = sum(1 for _, other in found if other.key == ability.key)
        found.append((numbered(ability.key, same + 1), ability))
    return tuple(found)


# ------------------------------------------------------------------ costs


Split = tuple[ManaCost | None, tuple[ir.Amount | int, ...], tuple[ir.Cost, ...]]
"""A cost's mana (None: no mana at all), its counted amounts of generic mana, the rest of it."""


def split_costs(costs: tuple[ir.Cost, ...]) -> Split:
    """The mana of a cost (None: no mana at all), counted amounts of generic mana besides, and what
    is not mana."""
    mana: ManaCost | None = None
    extra: tuple[ir.Amount | int, ...] = ()
    others: list[ir.Cost] = []
    for cost in costs:
        if isinstance(cost, ir.PayMana):
            mana = (mana or ()) + cost.mana
            if cost.extra != 0:
                extra = (*extra, cost.extra)
        else:
            others.append(cost)
    return mana, extra, tuple(others)


def costs_use_x(costs: tuple[ir.Cost, ...]) -> bool:
    """Is there an X to be announced?"""
    for cost in costs:
        if isinstance(cost, ir.PayMana) and cost.extra == 0:
            if "X" in cost.mana:
                return True
        elif not isinstance(cost, (ir.TapThis, ir.SacrificeThis)) and _uses_x(cost):
            return True
    return False


def _uses_x(cost: ir.Cost) -> bool:
    for part in ir.walk(cost):
        if isinstance(part, ir.X):
            return True
        if isinstance(part, ir.PayMana) and "X" in part.mana:
            return True
        if isinstance(part, ir.LoyaltyCost) and part.x:
            return True
    return False


# ------------------------------------------------------------------ mana abilities


def _yields(ability: ir.Activated) -> Yields:
    """The mana that a plain mana ability gives: its whole cost is {T} and it does nothing but add
    mana. () for others, DYNAMIC if it depends on the state."""
    if len(ability.cost) != 1 or not isinstance(ability.cost[0], ir.TapThis):
        return ()
    effect = ability.body.effect
    if not isinstance(effect, ir.AddMana) or ability.body.modes or ability.zone != "battlefield":
        return ()
    if not isinstance(effect.who, ir.You) or effect.event or ability.who is not None:
        return ()
    if ability.condition is not None or ability.timing or ability.limit:
        return ()
    if ability.keyword in once.KEYWORDS:
        return ()
    if effect.gives or effect.until:
        return ()  # which mana is spent on what matters
    if effect.produced_by is not None or effect.colors_of is not None:
        return ()
    if effect.chosen or not isinstance(effect.count, int):
        return DYNAMIC
    return added(effect, effect.count, "")


def added(effect: ir.AddMana, count: int, chosen: str) -> Yields:
    """The alternatives among which the mana of an AddMana is chosen, as letters."""
    if effect.any_color:
        return tuple((letter,) * count for letter in COLORS)
    if effect.combination:
        return tuple(combinations_with_replacement(effect.combination, count))
    if effect.chosen:
        return ((chosen,) * count,) if chosen else ((),)
    return tuple(one for mana in effect.mana for one in _either(letters(mana) * count))


def _either(symbols: tuple[str, ...]) -> Yields:
    """A hybrid symbol gives mana of one of its colours (2006:104.3g)."""
    if not any("/" in symbol for symbol in symbols):
        return (symbols,)
    return tuple(dict.fromkeys(product(*(symbol.split("/") for symbol in symbols))))


def letters(mana: ManaCost) -> tuple[str, ...]:
    """Mana written as symbols, letter by letter ("2" is two colourless)."""
    found: list[str] = []
    for symbol in mana:
        if symbol.isdigit():
            found += ["C"] * int(symbol)
        else:
            found.append(symbol)
    return tuple(found)


def yields_of(g: Game, obj: GameObject, plan: AbilityPlan) -> Yields:
    """What a plain mana ability of this object gives now."""
    if plan.yields is not DYNAMIC:
        return plan.yields
    effect = plan.ability.body.effect
    assert isinstance(effect, ir.AddMana)
    count = effect.count
    if not isinstance(count, int):
        count = amounts.amount(Ctx(g, obj.id, obj.controller), count)
    chosen = g.choice(obj, effect.chosen) if effect.chosen else ""
    return added(effect, max(count, 0), chosen if isinstance(chosen, str) else "")


def condition_holds(
    g: Game,
    obj: GameObject,
    seat: int,
    condition: ir.Condition | None,
    ability: ir.Activated | None = None,
) -> bool:
    """Is the condition for casting (or for activating the ability) true, seen by this player?"""
    if condition is None:
        return True
    return conditions.holds(Ctx(g, obj.id, seat, StackInfo(obj.id, ability)), condition)
