"""Continuous effects: what objects get, gain, have, are, can and can't."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ for a while
e("dpart", "get* {m:ptmod.more}", (V("m"),))
e("dpart", "gain* {a:abilities}", V("a"))
e("dpart", "lose* {k:keyword_name}", (n.RemoveKeyword(V("k")),))
e("dpart", "lose* all abilities", (n.LoseAbilities(),))
e("dpart", "become* {c:color}", (n.SetColors(V("c")),))
e("dpart", "become* colorless", (n.SetColors(""),))
e("dpart", "become* the color of your choice", (n.SetColors("", chosen="color", said="choice"),))
e(
    "dpart",
    "become* the basic land type of your choice",
    (n.SetLandTypes((), chosen="land-type", said="choice"),),
)
e(
    "dpart",
    "become* the creature type of your choice",
    (n.SetTypes((), (), ("types", "supertypes"), "type", said="choice"),),
)
e("dpart", "have* base power and toughness {s:size}", V("s"))
e("dpart", "become* {b:animated.^}", V("b"))
DURATIONS = (
    ("until end of turn", "turn"),
    ("until your next turn", "your-next-turn"),
    ("until end of combat", "combat"),
    ("for as long as {your} control this creature", ""),
)
for words, duration in DURATIONS[:3]:
    e("vp", f"{{p:dparts.^}} {words}", n.Apply(V("p"), SUBJ, duration))
e("vp", "{p:dparts.^}", n.Apply(V("p"), SUBJ, "forever"), penalty=1)
for what in ("creature", "artifact", "enchantment", "Equipment", "Aura"):
    e(
        "vp",
        f"{{p:dparts.^}} for as long as this {what} remains tapped",
        n.Apply(V("p"), SUBJ, "while-tapped", said=what),
    )
    e(
        "vp",
        f"{{p:dparts.^}} for as long as you control this {what}",
        n.Apply(V("p"), SUBJ, "while-control", said=what),
    )
    e(
        "vp",
        f"{{p:dparts.^}} for as long as this {what} remains on the battlefield",
        n.Apply(V("p"), SUBJ, "while-source", said=what),
    )
    e(
        "vp",
        f"gain* control of {{w:obj}} for as long as you control this {what}",
        n.Apply((n.SetController(SUBJ),), V("w"), "while-control", said=what),
    )
    e(
        "vp",
        f"gain* control of {{w:obj}} for as long as this {what} remains tapped",
        n.Apply((n.SetController(SUBJ),), V("w"), "while-tapped", said=what),
    )
    e(
        "vp",
        f"gain* control of {{w:obj}} for as long as this {what} remains on the battlefield",
        n.Apply((n.SetController(SUBJ),), V("w"), "while-source", said=what),
    )
e("vp", "gain* control of {w:obj} until end of turn", n.Apply((n.SetController(SUBJ),), V("w")))
e("vp", "gain* control of {w:obj}", n.Apply((n.SetController(SUBJ),), V("w"), "forever"))
e("vp", "{r:rparts.^} this turn", n.Apply(V("r"), SUBJ))
e("vp", "{r:rparts.^} this combat", n.Apply(V("r"), SUBJ, "combat"))
e("vp", "{r:rparts.^} until your next turn", n.Apply(V("r"), SUBJ, "your-next-turn"))
e(
    "vp",
    "don't* untap during {your} controller's next untap step",
    n.Apply((n.DoesntUntap(),), SUBJ, "next-untap"),
)
e(
    "vp",
    "don't* untap during your next untap step",
    n.Apply((n.DoesntUntap(n.You()),), SUBJ, "your-next-untap"),
)
e(
    "vp",
    "don't* untap during their controllers' next untap steps",
    n.Apply((n.DoesntUntap(),), SUBJ, "next-untap", said="their"),
)

# ------------------------------------------------ static
e("spart", "get* {m:ptmod}", (V("m"),))
e("spart", "have* {a:abilities}", V("a"))
e("spart", "lose* all abilities", (n.LoseAbilities(),))
e("spart", "lose* {k:keyword_name}", (n.RemoveKeyword(V("k")),))
e("spart", "be* {c:color}", (n.SetColors(V("c")),))
e("spart", "be* all colors", (n.SetColors("WUBRG"),), penalty=1)
e("spart", "have* base power and toughness {s:size}", V("s"))
e("spart", "be* every creature type", (n.AllCreatureTypes(),))
e("spart", "{r:rpart.^}", V("r"))
e("spart", "don't* untap during {your} controller's untap step", (n.DoesntUntap(),))
e("spart", "don't* untap during your untap step", (n.DoesntUntap(said="your"),))
e("spart", "don't* untap during their controllers' untap steps", (n.DoesntUntap(said="their"),))
e(
    "spart",
    "be* a {t:land_subtype} in addition to its other types",
    (n.SetLandTypes(V("t"), add=True),),
    only="s",
)
e("spart", "be* a {t:land_subtype}", (n.SetLandTypes(V("t")),), only="s")
e(
    "spart",
    "be* a {t:land_subtype} in addition to its other land types",
    (n.SetLandTypes(V("t"), add=True, said="land types"),),
    only="s",
)

# ------------------------------------------------ can, can't, must
RULES = (
    ("can't attack", (n.CantAttack(),)),
    ("can't block", (n.CantBlock(),)),
    ("can't attack or block", (n.CantAttack(), n.CantBlock())),
    ("can't be blocked", (n.CantBeBlocked(),)),
    ("can't attack or block alone", (n.CantAttackOrBlockAlone(),)),
    ("can't attack alone", (n.CantAttackOrBlockAlone(block=False),)),
    ("can't block alone", (n.CantAttackOrBlockAlone(attack=False),)),
    ("attack* each combat if able", (n.MustAttack(),)),
    ("attack* if able", (n.MustAttack(said="if able"),)),
    ("block* each combat if able", (n.MustBlock(),)),
    ("block* if able", (n.MustBlock(said="if able"),)),
    ("must be blocked if able", (n.MustBeBlocked(),)),
    ("can't be regenerated", (n.CantBeRegenerated(),)),
    ("can attack as though {you} didn't have defender", (n.AttackAsThough(),)),
    ("assign* no combat damage", (n.DealsNoCombatDamage(),)),
    ("can block any number of creatures", (n.BlockAlso(-1),)),
    ("can block an additional creature each combat", (n.BlockAlso(1),)),
    ("can block an additional creature", (n.BlockAlso(1, said="turn"),)),
    ("can't have counters put on {them}", (n.CantHaveCounters(),)),
    ("can block as though {you} had flying", (n.BlockAsThough("flying"),)),
    (
        "assign* combat damage equal to {your} toughness rather than {your} power",
        (n.DamageByToughness(),),
    ),
)
for words, parts in RULES:
    e("rpart", words, parts)
e("rpart", "can't be blocked except by {f:perms.p}", (n.CantBeBlocked(n.Not(V("f"))),))
e("rpart", "can't be blocked by {f:perms.p}", (n.CantBeBlocked(V("f")),))
e("rpart", "can't be blocked except by {c:n} or more creatures", (n.BlockersAtLeast(V("c")),))
e("rpart", "can't be blocked by more than one creature", (n.BlockersAtMost(1),))
e("rpart", "can't block {f:perms.p}", (n.CantBlock(V("f")),))
e("rpart", "can block only {f:perms.p}", (n.CantBlock(n.Not(V("f"))),))
e("rpart", "can block an additional {c:n} creatures each combat", (n.BlockAlso(V("c")),))
e(
    "rpart",
    "can't be the target of spells or abilities your opponents control",
    (n.CantBeTargeted(whose=n.EachOpponent()),),
)
e("rpart", "can't be the target of spells or abilities", (n.CantBeTargeted(),))
e("rpart", "can't be the target of {f:np_spells}", (n.CantBeTargeted(V("f")),), penalty=1)

e("spart", "can't attack unless {c:cond}", (n.CantAttack(unless=V("c")),))
THEIRS = n.Exists(n.AllOf((V("f"), n.Controlled(n.DefendingPlayer()))))
e(
    "spart",
    "can't attack if defending player controls {f:aperm}",
    (n.CantAttack(unless=n.Untrue(THEIRS), said="if"),),  # asked for each player that it could
)
e("rpart", "can't attack you", (n.CantAttack(n.You()),))
e(
    "spart",
    "can't attack or block, and its activated abilities can't be activated",
    (n.CantAttack(), n.CantBlock(), n.CantActivate(True)),
)
e("spart", "be* the chosen type", (n.SetLandTypes((), chosen="land-type"),))
e("spart", "be* the chosen color", (n.SetColors("", chosen="color"),))
e("dpart", "become* the chosen color", (n.SetColors("", chosen="color"),))
e("spart", "be* {t:land_plural}", (n.SetLandTypes(V("t")),), only="p")
e("dpart", "become* a {t:land_subtype}", (n.SetLandTypes(V("t")),), only="s")
e("dpart", "become* an {t:land_subtype}", (n.SetLandTypes(V("t"), said="an"),), only="s")
e("spart", "be* an {t:land_subtype}", (n.SetLandTypes(V("t"), said="an"),), only="s")
e("spart", "can attack as though {you} didn't have defender", (n.AttackAsThough(),))
e("vp", "{p:dparts.^} until your next upkeep", n.Apply(V("p"), SUBJ, "your-next-upkeep"))
e("spart", "be* {b:animated.^}", V("b"))

e(
    "spart",
    "can block creatures with shadow as though {you} had shadow",
    (n.BlockAsThough("shadow"),),
)
e(
    "spart",
    "can block creatures with shadow as though they didn't have shadow",
    (n.BlockAsThough("no-shadow"),),
)

e("spart", "be* colorless", (n.SetColors(""),))
e(
    "spart",
    "can't attack unless its controller pays {m:mana}",
    (n.AttackCost((n.PayMana(V("m")),), None),),
)
e("spart", "can't block unless its controller pays {m:mana}", (n.BlockCost((n.PayMana(V("m")),)),))
for what in ("creature", "artifact"):
    e(
        "vp",
        f"gain* control of {{w:obj}} for as long as you control this {what} and this "
        f"{what} remains tapped",
        n.Apply((n.SetController(SUBJ),), V("w"), "while-control-tapped", said=what),
    )

for what in ("creature", "artifact", "land", "enchantment", "Equipment", "Aura"):
    kept = n.Apply((n.DoesntUntap(),), SUBJ, "while-tapped", said=what)
    e(
        "vp",
        f"don't* untap during {{your}} controller's untap step for as long as this {what} "
        f"remains tapped",
        kept,
    )
    from_ = n.Apply((n.DoesntUntap(),), SUBJ, "while-source", said=what)
    e(
        "vp",
        f"don't* untap during {{your}} controller's untap step for as long as this {what} "
        f"remains on the battlefield",
        from_,
    )
    ctrl = n.Apply((n.DoesntUntap(),), SUBJ, "while-control", said=what)
    e(
        "vp",
        f"don't* untap during {{your}} controller's untap step for as long as you control "
        f"this {what}",
        ctrl,
    )
e(
    "vp",
    "don't* untap during their controller's next untap step",
    n.Apply((n.DoesntUntap(),), SUBJ, "next-untap", said="controller's"),
)
e(
    "vp",
    "don't* untap during their next untap step",
    n.Apply((n.DoesntUntap(),), SUBJ, "next-untap", said="own"),
)
e(
    "dpart",
    "become* the color or colors of your choice",
    (n.SetColors("", chosen="colors", said="choice"),),
)
e(
    "rpart",
    "can't have more than {c:n} {k:counter_kind} counters on {them}",
    (n.CounterLimit(V("k"), V("c")),),
)
e(
    "dpart",
    "gain* a landwalk ability of your choice",
    (n.AddAbility(n.Keyword("landwalk", filter=n.OfChosen("landwalk", said="choice"))),),
)
e("dpart", "gain* all activated abilities of {w:obj}", (n.AddAbilitiesOf(V("w")),))
e("dpart", "become* a copy of {w:obj}", (n.BecomeCopy(V("w")),))
e(
    "dpart",
    "become* a copy of {w:obj}, except it has this ability",
    (n.BecomeCopy(V("w"), (n.KeepsAbility(),)),),
)
e(
    "dpart",
    "become* a copy of {w:obj}, except it doesn't copy that creature's color and it has this "
    "ability",
    (n.BecomeCopy(V("w"), (n.KeepsColor(), n.KeepsAbility())),),
)
e("rpart", "can't block {w:ref}", (n.CantBlock(n.Is(V("w"))),))
e(
    "xclause",
    "all creatures able to block {w:obj} this turn do so",
    n.Apply((n.MustBeBlocked(True),), V("w")),
)
e(
    "spart",
    "can't be the targets of {f:np_spells}",
    (n.CantBeTargeted(V("f")),),
    only="p",
    penalty=1,
)
e("spart", "can't be the targets of spells or abilities", (n.CantBeTargeted(),), only="p")
e(
    "spart",
    "lose* {a:keyword_name} and {b:keyword_name}",
    (n.RemoveKeyword(V("a")), n.RemoveKeyword(V("b"))),
)

for walk in (
    "islandwalk",
    "swampwalk",
    "forestwalk",
    "mountainwalk",
    "plainswalk",
    "nonbasic landwalk",
    "flying",
    "shadow",
    "horsemanship",
    "landwalk",
):
    e("spart", f"can be blocked as though {{you}} didn't have {walk}", (n.BlockedAsThough(walk),))

e("dpart", "gain* all creature types", (n.AllCreatureTypes(),))
e("dpart", "have* base toughness {a:digits}", (n.SetPT(None, V("a")),))
e("dpart", "have* base power {a:digits}", (n.SetPT(V("a"), None),))
e("spart", "have* base toughness {a:digits}", (n.SetPT(None, V("a")),))
e("spart", "have* base power {a:digits}", (n.SetPT(V("a"), None),))

SIZED = (n.AddTypes(("Artifact", "Creature"), said="sized"),)
MANA_VALUE = n.SetPT(n.ManaValueOf(n.Current()), n.ManaValueOf(n.Current()))
for kind, verb in (("dpart", "become*"), ("spart", "be*")):
    e(
        kind,
        f"{verb} an artifact creature with power and toughness each equal to {{your}} mana value",
        (*SIZED, MANA_VALUE),
    )
    e(
        kind,
        "have* base power and base toughness each equal to {your} mana value",
        (MANA_VALUE,),
    )

e(
    "dpart",
    "lose* {a:keyword_name} and {b:keyword_name}",
    (n.RemoveKeyword(V("a")), n.RemoveKeyword(V("b"))),
)
e("spart", "be* legendary", (n.AddTypes(supertypes=("Legendary",)),))
e("spart", "be* snow", (n.AddTypes(supertypes=("Snow",)),))
e("spart", "be* no longer snow", (n.RemoveTypes(supertypes=("Snow",)),))
e(
    "spart",
    "can't block, and its activated abilities can't be activated",
    (n.CantBlock(), n.CantActivate(True)),
)

e("dpart", "become* all colors", (n.SetColors("WUBRG"),))
e("dpart", "become* {c:color} in addition to {your} other colors", (n.AddColors(V("c")),))
e("vp", "can't be countered", n.Apply((n.CantBeCountered(),), SUBJ, "forever"))
e(
    "vp",
    "can block up to {c:n} additional creatures this turn",
    n.Apply((n.BlockAlso(V("c")),), SUBJ, said="up to"),
)
e("vp", "attack* you this turn if able", n.Apply((n.MustAttack(n.You()),), SUBJ))
e(
    "vp",
    "may play up to {c:n} additional lands this turn",
    n.Apply((n.ExtraLands(V("c"), SUBJ),)),
    explicit=True,
)

e(
    "vp",
    "don't* untap during that player's next untap step",
    n.Apply((n.DoesntUntap(),), SUBJ, "next-untap", said="that player's"),
)
e(
    "vp",
    "don't* untap during that player's next untap step",
    n.Apply((n.DoesntUntap(n.TargetPlayer()),), SUBJ, "next-untap", said="that player's"),
    penalty=9,
)

e("dpart", "gain* your choice of {o:options}", (n.AddAbility(V("o"), said="choice"),))
e("dpart", "lose* your choice of {o:options}", (n.RemoveKeyword(V("o"), said="choice"),))

FROM = n.AnyOf(
    (n.AllOf((n.IsSpell(), V("f"))), n.AllOf((n.IsAbility(), n.FromSource(V("s"))))), said="from"
)
e(
    "rpart",
    "can't be the target of {f:spells.p} or abilities from {s:sources.p}",
    (n.CantBeTargeted(FROM),),
)
# ------------------------------------------------ costs of attacking and blocking
for whose, payments in (("you", "{c:payments.y/you}"), ("its controller", "{c:payments.s/they}")):
    said = "you" if whose == "you" else ""
    attack = n.AttackCost(V("c"), None, said=said)
    e("spart", f"can't attack unless {whose} {payments}", (attack,), penalty=1)
    e("spart", f"can't block unless {whose} {payments}", (n.BlockCost(V("c"), said=said),), 1)
    e("spart", f"can't attack or block unless {whose} {payments}", (attack, n.BlockCost(V("c"))), 1)
# ------------------------------------------------ types that were chosen
KEPT = ("types", "supertypes")
e("dpart", "become* that type", (n.SetTypes((), (), KEPT, "type", said="that"),))
e("dpart", "become* that type", (n.SetLandTypes((), chosen="land-type", said="that"),))

e("dpart", "become* snow", (n.AddTypes(supertypes=("Snow",)),))
e("dpart", "become* {t:land_plural}", (n.SetLandTypes(V("t")),), only="p")
for word, duration in (
    ("this {what} remains tapped", "while-tapped"),
    ("you control this {what}", "while-control"),
    ("this {what} remains on the battlefield", "while-source"),
):
    for what in ("creature", "artifact", "enchantment"):
        text = word.format(what=what)
        e(
            "vp",
            f"get* {{m:ptmod}} and have* {{a:abilities}} for as long as {text}",
            n.Do(
                (
                    n.Apply((V("m"),), SUBJ, duration, said=what),
                    n.Apply(V("a"), SUBJ, duration, said=what),
                ),
                said="!",
            ),
        )
        e(
            "vp",
            f"have* {{a:abilities}} for as long as {text}",
            n.Apply(V("a"), SUBJ, duration, said=f"has {what}"),
        )

e("dpart", "lose* all creature types", (n.AllCreatureTypes(True),))
e("spart", "lose* all creature types", (n.AllCreatureTypes(True),))
e("rpart", "can't be regenerated this turn", (n.CantBeRegenerated(said="turn"),))
e("rpart", "can't be equipped", (n.CantBeAttached(n.HasSubtype("Equipment"), said="equipped"),))
e(
    "rpart",
    "can't be enchanted by other Auras",
    (n.CantBeAttached(n.AllOf((n.Not(n.Is(n.This())), n.HasSubtype("Aura")))),),
)
e("rpart", "can block as though {you} were untapped", (n.BlockAsThough("untapped"),))

# ------------------------------------------------ as long as a counter is there, or the source
COUNTED = n.Fits(SUBJ, n.HasCounter(V("k")))
TAIL = "for as long as it has {k:acounter} counter on it"
for kind in ("dparts", "sparts"):
    said = "" if kind == "dparts" else "is"
    e(
        "vp",
        f"{{p:{kind}.^}} {TAIL}",
        n.Apply(V("p"), SUBJ, "forever", condition=COUNTED, said=said),
    )
for what in ("creature", "artifact", "enchantment"):
    e(
        "vp",
        f"{{p:dparts.^}} until this {what} leaves the battlefield",
        n.Apply(V("p"), SUBJ, "until-left", said=f"until {what}"),
    )
e("rpart", "can't phase out", (n.CantPhaseOut(),))
e("rpart", "can attack as though {you} had haste", (n.AttackAsThough("haste"),))
e(
    "spart",
    "be* an {t:land_subtype} in addition to its other types",
    (n.SetLandTypes(V("t"), add=True, said="an"),),
    only="s",
)

# ------------------------------------------------ a creature that becomes an Aura for a while
AURA = (
    n.LoseAbility(),
    n.SetTypes(("Enchantment",), ("Aura",)),
    n.AddAbility(n.Keyword("enchant", filter=n.HasType("Creature"))),
    n.EndsFor((n.PayMana(V("m")),)),
)
e(
    "vp",
    "lose* this ability and become* an Aura enchantment with enchant creature. attach it to "
    "{t:obj}. you may pay {m:mana} to end this effect",
    n.Do((n.Apply(AURA, SUBJ, "forever"), n.Attach(SUBJ, V("t"))), said="!"),
)

e("dpart", "lose* all landwalk abilities", (n.RemoveKeyword("landwalk", said="all"),))
e(
    "dpart",
    "lose* all \u201c bands with other \u201d abilities",
    (n.RemoveKeyword("bands with other", said="all"),),
)
e(
    "dpart",
    "lose* banding and all \u201c bands with other \u201d abilities",
    (n.RemoveKeyword("banding"), n.RemoveKeyword("bands with other", said="all")),
)
e(
    "spart",
    "can be blocked as though {you} didn't have those abilities",
    (n.BlockedAsThough("landwalk", said="those"),),
)
