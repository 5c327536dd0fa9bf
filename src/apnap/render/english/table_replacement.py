"""Replacement and prevention effects of static abilities."""

from typing import Any

from ... import ir
from ...ir.mana import BASIC_LAND_TYPES
from .grammar import V, e
from .nouns import CARD, DEALERS

n: Any = ir

ALL_ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "stack", "command")

# ------------------------------------------------ going to a graveyard
e(
    "xline",
    "if {w:ewhat} would die, exile it instead.",
    n.Replacement(n.WouldMove(V("w"), "battlefield", "graveyard"), to="exile"),
)
e(
    "xline",
    "if {w:ewhat} would be put into a graveyard, exile it instead.",
    n.Replacement(n.WouldMove(V("w"), "battlefield", "graveyard"), to="exile", said="put"),
)
e(
    "xline",
    "if {w:ewhat} would be put into a graveyard from the battlefield, exile it instead.",
    n.Replacement(n.WouldMove(V("w"), "battlefield", "graveyard"), to="exile", said="from"),
)
e(
    "xline",
    "if {w:ewhat} would be put into a graveyard from anywhere, exile it instead.",
    n.Replacement(n.WouldMove(V("w"), "", "graveyard"), to="exile", zones=ALL_ZONES),
)
e(
    "xline",
    "if {w:this} would be put into a graveyard from anywhere, reveal {v:this} and shuffle "
    "it into its owner's library instead.",
    n.Replacement(
        n.WouldMove(n.Is(n.This(said=V("w"))), "", "graveyard"),
        n.Do((n.Reveal(n.This(said=V("v"))), n.ShuffleInto(n.This()))),
        zones=ALL_ZONES,
    ),
)
e(
    "xline",
    "if {w:ewhat} would die, return it to its owner's hand instead.",
    n.Replacement(n.WouldMove(V("w"), "battlefield", "graveyard"), to="hand"),
)
e(
    "xline",
    "if {w:ewhat} would be destroyed, regenerate it.",
    n.Replacement(n.WouldBeDestroyed(V("w")), n.Regenerate(n.EventObject(said="it"))),
)

# ------------------------------------------------ damage
e(
    "xline",
    "all damage that would be dealt to {t:erecipient} is dealt to {u:recipient} instead.",
    n.Replacement(n.WouldBeDealt(n.Anything(), V("t")), recipient=V("u")),
)
e(
    "xline",
    "all damage that would be dealt to {t:erecipient} by {f:perms.p} is dealt to "
    "{u:recipient} instead.",
    n.Replacement(n.WouldBeDealt(DEALERS, V("t")), recipient=V("u")),
)
e(
    "xline",
    "all combat damage that would be dealt to {t:erecipient} is dealt to {u:recipient} instead.",
    n.Replacement(n.WouldBeDealt(n.Anything(), V("t"), True), recipient=V("u")),
)

# ------------------------------------------------ drawing, gaining life
e(
    "xline",
    "if you would gain life, you gain that much life plus {a:digits} instead.",
    n.Replacement(n.WouldGainLife(), amount=n.Plus(n.EventAmount(), V("a"))),
)
e(
    "xline",
    "if you would gain life, you gain twice that much life instead.",
    n.Replacement(n.WouldGainLife(), amount=n.Times(2, n.EventAmount())),
)

# ------------------------------------------------ untapping

# ------------------------------------------------ players
HANDS = (
    ("your", n.You()),
    ("each opponent's", n.EachOpponent()),
    ("each player's", None),
    ("the chosen player's", n.ChosenPlayer()),
)
for whose, who in HANDS:
    e(
        "xline",
        f"{whose} maximum hand size is reduced by {{a:n}}.",
        n.Static((n.HandSize(None, n.Minus(0, V("a")), who, said="reduced"),)),
    )
    e(
        "xline",
        f"{whose} maximum hand size is increased by {{a:n}}.",
        n.Static((n.HandSize(None, V("a"), who, said="increased"),)),
    )
    e("xline", f"{whose} maximum hand size is {{a:n}}.", n.Static((n.HandSize(V("a"), 0, who),)))
e("xline", "players skip their upkeep steps.", n.Static((n.SkipsStep("upkeep", None),)))
e("xline", "skip your upkeep step.", n.Static((n.SkipsStep("upkeep"),)))
e(
    "xline",
    "you may cast this spell as though it had flash if {c:cond}.",
    n.CastRule(flash=True, condition=V("c")),
)

e(
    "xline",
    "prevent all damage that would be dealt to {t:erecipient} by {f:sources.p}.",
    n.Replacement(n.WouldBeDealt(V("f"), V("t")), prevent="all", said="sources"),
)

for combat, word in ((None, ""), (True, "combat ")):
    e(
        "xline",
        f"prevent all {word}damage that would be dealt to {{f:perms.p}}.",
        n.Replacement(n.WouldBeDealt(n.Anything(), V("f"), combat), prevent="all", said="plural"),
    )
    e(
        "xline",
        f"prevent all {word}damage that would be dealt by {{f:perms.p}}.",
        n.Replacement(
            n.WouldBeDealt(DEALERS, n.Anything(), combat),
            prevent="all",
            said="plural",
        ),
    )
e("xline", "this spell is colorless.", n.Static((n.SetColors(""),), n.This(), cda=True))
e("xline", "this spell is {c:color}.", n.Static((n.SetColors(V("c")),), n.This(), cda=True))


e(
    "xline",
    "{f:spells.p} you cast cost {m:mana} more to cast.",
    n.Static((n.CostChange(V("f"), 0, mana=V("m"), more=True),)),
    penalty=1,
)
e(
    "xline",
    "activated abilities of {f:perms.p} cost {g:generic} more to activate.",
    n.Static((n.CostChange(V("f"), V("g"), None, abilities=True, more=True),)),
)
e(
    "xline",
    "activated abilities of {f:perms.p} cost {g:generic} less to activate.",
    n.Static((n.CostChange(V("f"), V("g"), None, abilities=True),)),
)
for place, words in (
    ("library-top", "on top of its owner's library"),
    ("library-bottom", "on the bottom of its owner's library"),
):
    e(
        "xline",
        f"if {{w:ewhat}} would die, put it {words} instead.",
        n.Replacement(n.WouldMove(V("w"), "battlefield", "graveyard"), to=place),
    )
for whose, owner in (("your", n.Owned()), ("an opponent's", n.Owned(n.EachOpponent()))):
    gone = n.WouldMove(n.AllOf((owner, CARD)), "", "graveyard")
    for words, said in (("it", ""), ("that card", "that card")):
        e(
            "xline",
            f"if a card would be put into {whose} graveyard from anywhere, exile {words} instead.",
            n.Replacement(gone, to="exile", said=said),
        )
for combat, word in ((None, ""), (True, "combat ")):
    e(
        "xline",
        f"prevent all {word}damage that this creature would deal to {{f:perms.p}}.",
        n.Replacement(n.WouldBeDealt(n.Is(n.This()), V("f"), combat), prevent="all", said="active"),
    )
    both = (
        n.Replacement(n.WouldBeDealt(n.Anything(), V("f"), combat), prevent="all"),
        n.Replacement(
            n.WouldBeDealt(DEALERS, n.Anything(), combat),
            prevent="all",
            said="plural",
        ),
    )
    e("xline", f"prevent all {word}damage that would be dealt to and dealt by {{f:perms.p}}.", both)
e(
    "xline",
    "if a player would draw a card, that player skips that draw instead.",
    n.Replacement(n.WouldDraw(n.EachPlayer())),
)
e(
    "xline",
    "if a player would gain life, that player gains no life instead.",
    n.Replacement(n.WouldGainLife(n.EachPlayer())),
)
e(
    "xline",
    "a deck can have any number of cards named {m:name}.",
    n.Granted("any-number", said=V("m")),
)
e(
    "xline",
    "{w:enchanted} gets an additional {m:ptmod} as long as {c:cond}.",
    n.Static((V("m"),), V("w"), V("c"), said="additional"),
)
e(
    "xline",
    "{f:perms.p} get an additional {m:ptmod} as long as {c:cond}.",
    n.Static((V("m"),), V("f"), V("c"), said="additional"),
)
e(
    "xline",
    "each {f:perms.s} enters with an additional +1/+1 counter on it.",
    n.Entering(V("f"), counters=(("+1/+1", 1),)),
)
e(
    "xline",
    "{w:poss.obj} activated abilities can't be activated.",
    n.Static((n.CantActivate(True),), V("w")),
)
e(
    "xline",
    "lands you control are every basic land type in addition to their other types.",
    n.Static(
        (n.SetLandTypes(BASIC_LAND_TYPES, add=True, said="every"),),
        n.AllOf((n.HasType("Land"), n.Controlled())),
    ),
)
e(
    "xline",
    "damage that would be dealt by {w:obj} can't be prevented.",
    n.Static((n.DamageWontPrevent(),), V("w")),
)

lead = "prevent all noncombat damage that would be dealt to"
e(
    "xline",
    f"{lead} {{f:perms.p}}.",
    n.Replacement(n.WouldBeDealt(n.Anything(), V("f"), False), prevent="all", said="plural"),
)
e(
    "xline",
    f"{lead} {{w:ref}}.",
    n.Replacement(n.WouldBeDealt(n.Anything(), n.Is(V("w")), False), prevent="all"),
)
e(
    "xline",
    "you may play {c:n} additional lands on each of your turns.",
    n.Static((n.ExtraLands(V("c")),)),
)

e(
    "xline",
    "skip your upkeep step if {c:cond}.",
    n.Static((n.SkipsStep("upkeep"),), condition=V("c")),
)

# ------------------------------------------------ so much more or less damage
# ------------------------------------------------ entering
e(
    "xline",
    "if this creature was kicked, it enters with {c:counters} and with {a:abilities}.",
    n.Entering(
        counters=(V("c"),),
        choice=n.Apply(V("a"), n.This(), "forever"),
        condition=n.Kicked(),
    ),
)
for tapped, word in ((False, ""), (True, " tapped")):
    e(
        "xline",
        f"you may have {{w:this}} enter{word} as a copy of any {{f:cards.s}} in a graveyard.",
        n.Entering(
            copy=V("f"), copy_zones=("graveyard",), optional=True, tapped=tapped, said=V("w")
        ),
    )
e(
    "xline",
    "you may have {w:this} enter tapped as a copy of any {f:perms.s}.",
    n.Entering(copy=V("f"), optional=True, tapped=True, said=V("w")),
)
# ------------------------------------------------ attacking you
e(
    "xline",
    "{f:perms.p} can't attack you unless their controller {c:payments.s/they} for each creature "
    "they control that's attacking you.",
    n.Static((n.AttackCost(V("c")),), V("f")),
    penalty=1,
)
e(
    "xline",
    "as long as {c:cond}, all creatures able to block {w:obj} do so.",
    n.Static((n.MustBeBlocked(True),), V("w"), V("c")),
)

e(
    "xline",
    "prevent all damage that would be dealt to {f:perms.p} by {s:sources.p}.",
    n.Replacement(n.WouldBeDealt(V("s"), V("f")), prevent="all", said="sources plural"),
)
e(
    "xline",
    "all combat damage that would be dealt to {t:erecipient} by {f:perms.p} is dealt to "
    "{u:recipient} instead.",
    n.Replacement(n.WouldBeDealt(V("f"), V("t"), True), recipient=V("u")),
)

WITH = n.KickedWith(V("m"), said="creature")
LEAD = "if this creature was kicked with its {m:mana} kicker, it enters with {c:counters}"
e("xline", f"{LEAD}.", n.Entering(counters=(V("c"),), condition=WITH))
GIVEN = n.Apply(V("a"), n.This(), "forever")
e(
    "xline",
    f"{LEAD} and with {{a:abilities}}.",
    n.Entering(counters=(V("c"),), choice=GIVEN, condition=WITH),
)

# ------------------------------------------------ what is tapped for mana
ONE = n.EventAmount()
OUTPUTS = (
    ("{k:one_mana} instead of any other type and amount", {"mana": V("k"), "amount": 1}),
    ("{k:one_mana} instead of any other type", {"mana": V("k")}),
    ("colorless mana instead of any other type", {"mana": "C", "said": "word"}),
    ("mana of a color of your choice instead of any other type", {"mana": "any"}),
    (
        "one mana of a color of your choice instead of any other type and amount",
        {"mana": "any", "amount": 1},
    ),
    ("twice as much of that mana instead", {"amount": n.Times(2, n.EventAmount())}),
)
LEADS = (
    ("if {w:ewhat} is tapped for mana", n.WouldTapForMana(V("w"))),
    ("if a player taps {w:ewhat} for mana", n.WouldTapForMana(V("w"), said="player")),
    ("if you tap {w:ewhat} for mana", n.WouldTapForMana(V("w"), n.You())),
)
for lead, pattern in LEADS:
    for output, fields in OUTPUTS:
        made = n.Replacement(pattern, **fields)
        e("xline", f"{lead}, it produces {output}.", made)
        e("xclause", f"until end of turn, {lead}, it produces {output}", n.Instead(made))

# ------------------------------------------------ life that does not go below, or does not matter
FLOOR = "damage that would reduce your life total to less than 1 reduces it to 1 instead"
e("xline", f"{FLOOR}.", n.Static((n.LifeFloor(),)))
e("xline", f"if {{c:cond}}, {FLOOR}.", n.Static((n.LifeFloor(),), condition=V("c")))
e("xclause", f"until end of turn, {FLOOR}", n.Apply((n.LifeFloor(),)))
e("xline", "you don't lose the game for having 0 or less life.", n.Static((n.LifeNotNeeded(),)))
e(
    "xclause",
    "you can't lose the game this turn and your opponents can't win the game this turn",
    n.Apply((n.CantLose(n.You(), True),)),
)
e(
    "xline",
    "untap all {f:perms.p} you control during each other player's untap step.",
    n.Static((n.UntapsAlso(n.AllOf((V("f"), n.Controlled()))),)),
)
for noun in ("creature", "artifact", "land", "permanent"):
    e(
        "xline",
        f"untap this {noun} during each other player's untap step.",
        n.Static((n.UntapsAlso(n.Is(n.This(said=f"this {noun}"))),)),
    )
FLASH = n.CastRule(flash=True, more=V("g"), condition=n.Untrue(n.SorceryTime()))
e(
    "xline",
    "you may cast this spell as though it had flash if you pay {g:generic} more to cast it.",
    FLASH,
)

RATHER = "rather than pay this spell's mana cost, you may have {x:clause.inf}"
e(
    "xline",
    "if {d:cond}, " + RATHER + ".",
    n.AlternativeCost((n.ActCost(V("x"), said="have"),), V("d"), said="have"),
)
for kept in ("unless they're mana abilities", ""):
    tail = f" {kept}" if kept else ""
    e(
        "xline",
        f"activated abilities of sources with the chosen name can't be activated{tail}.",
        n.Static(
            (n.CantActivate(not kept),),
            n.OfChosen("name"),
            affected_zones=ALL_ZONES,
            said="sources",
        ),
    )

YES = n.Static((V("a"),), V("w"), V("c"), said="pair")
NO = n.Static((V("b"),), V("w"), n.Untrue(V("c")), said="pair")
e(
    "xline",
    "{w:enchanted} gets {a:ptmod} as long as {c:cond}. otherwise, it gets {b:ptmod}.",
    (YES, NO),
)

# ------------------------------------------------ turns that would begin
e(
    "xline",
    "if you would begin your turn while {c:cond}, you may skip that turn instead. if you do, "
    "{e:clauses}.",
    n.Replacement(n.WouldBeginStep("turn"), instead=V("e"), condition=V("c"), optional=True),
)
