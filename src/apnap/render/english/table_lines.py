"""Lines that are abilities of their own kind: entering, costs of casting, replacement, "
"restrictions."""

from typing import Any

from ... import ir
from .grammar import V, e
from .nouns import DEALERS

n: Any = ir

THIS = n.Is(n.This())

# ------------------------------------------------ entering
e("xline", "{w:this} enters tapped.", n.Entering(tapped=True, said=V("w")))
e(
    "xline",
    "{w:this} enters tapped unless {c:cond}.",
    n.Entering(tapped=True, condition=n.Untrue(V("c")), said=V("w")),
)
e("xline", "{w:this} enters with {c:counters}.", n.Entering(counters=(V("c"),), said=V("w")))
e(
    "xline",
    "{w:this} enters tapped with {c:counters}.",
    n.Entering(tapped=True, counters=(V("c"),), said=V("w")),
)
e("xline", "as {w:this} enters, {e:clauses}.", n.Entering(choice=V("e"), said=V("w")))
e(
    "xline",
    "if this creature was kicked, it enters with {c:counters}.",
    n.Entering(counters=(V("c"),), condition=n.Kicked()),
)
e("xline", "{f:perms.p} enter tapped.", n.Entering(V("f"), tapped=True))

# ------------------------------------------------ casting
e(
    "xline",
    "as an additional cost to cast this spell, {c:payments.b/you}.",
    n.AdditionalCost(V("c")),
)
e(
    "xline",
    "as an additional cost to cast this spell, {a:payments.b/you} or {b:payments.b/you}.",
    n.AdditionalCost(choice=(V("a"), V("b"))),
)
e(
    "xline",
    "you may {c:payments.b/you} rather than pay this spell's mana cost.",
    n.AlternativeCost(V("c")),
)
e(
    "xline",
    "if {d:cond}, you may {c:payments.b/you} rather than pay this spell's mana cost.",
    n.AlternativeCost(V("c"), V("d")),
)
e(
    "xline",
    "if {d:cond}, you may cast this spell without paying its mana cost.",
    n.AlternativeCost((), V("d")),
)
e("xline", "you may cast this spell as though it had flash.", n.CastRule(flash=True))
e("xline", "this spell costs {1} less to cast for each {c:each}.", n.CastRule(less=V("c")))
e(
    "xline",
    "this spell costs {g:generic} less to cast for each {c:each}.",
    n.CastRule(less=n.Times(V("g"), V("c"))),
    penalty=1,
)
e(
    "xline",
    "this spell costs {g:generic} less to cast as long as {c:cond}.",
    n.CastRule(less=V("g"), condition=V("c"), said="as long"),
)
e(
    "xline",
    "this spell can't be countered.",
    n.Static((n.CantBeCountered(),), n.This(), zones=("stack",), affected_zones=("stack",)),
)

# ------------------------------------------------ characteristic-defining
for own in ("creature", "token"):
    ME = n.This(said="" if own == "creature" else "this token")
    e(
        "xline",
        f"this {own}'s power and toughness are each equal to {{a:amt}}.",
        n.Static((n.SetPT(V("a"), V("a")),), ME, cda=True),
    )
    e(
        "xline",
        f"this {own}'s power is equal to {{a:amt}}.",
        n.Static((n.SetPT(V("a"), None),), ME, cda=True),
    )
    e(
        "xline",
        f"this {own}'s toughness is equal to {{a:amt}}.",
        n.Static((n.SetPT(None, V("a")),), ME, cda=True),
    )
e(
    "xline",
    "this creature is all colors.",
    n.Static((n.SetColors("WUBRG"),), n.This(), cda=True, said="all"),
)

# ------------------------------------------------ static, with conditions of their own
e(
    "xline",
    "this creature can't attack or block unless {c:cond}.",
    n.Static((n.CantAttack(), n.CantBlock()), n.This(), n.Untrue(V("c"), said="unless")),
)
e(
    "xline",
    "this creature can't block unless {c:cond}.",
    n.Static((n.CantBlock(),), n.This(), n.Untrue(V("c"), said="unless")),
)
e(
    "xline",
    "you may choose not to untap {w:this} during your untap step.",
    n.Static((n.MayNotUntap(),), n.This(), said=V("w")),
)
for whose in ("that creature's", "its"):
    e(
        "xline",
        "{w:enchanted} can't attack or block, and its activated abilities can't be activated. "
        f"{whose} controller may {{c:payments.b/they}} for that player to ignore this effect until "
        "end of turn.",
        n.Static(
            (n.CantAttack(), n.CantBlock(), n.CantActivate(True), n.MayIgnore(V("c"), said=whose)),
            V("w"),
        ),
    )
e("event", "you reveal {f:ewhat} this way", n.RevealedThisWay(V("f")))
e(
    "xline",
    "reveal the first card you draw each turn. whenever you reveal a basic land card this way, "
    "{b:clauses}.",
    (
        n.Static((n.RevealsFirstDraw(),), said="pair"),
        n.Triggered(
            n.RevealedThisWay(n.AllOf((n.HasSupertype("Basic"), n.HasType("Land")))),
            n.Body(V("b")),
            said="whenever",
        ),
    ),
)
e("xline", "you control {w:enchanted}.", n.Static((n.SetController(),), V("w")))
e(
    "xline",
    "you may have this creature assign its combat damage as though it weren't blocked.",
    n.Static((n.AssignsAsUnblocked(),), n.This()),
)
e("xline", "all creatures able to block {w:obj} do so.", n.Static((n.MustBeBlocked(True),), V("w")))

# ------------------------------------------------ triggered, the condition inside the sentence
for step, told in (("upkeep", "upkeep"), ("end", "end step")):
    e(
        "xline",
        f"{{b:clauses}} at the beginning of their {told}.",
        n.Triggered(
            n.StepBegins(step, n.ControllerOf(n.AttachedTo())), n.Body(V("b")), said="after"
        ),
    )

# ------------------------------------------------ static, of players and rules
RULES = (
    ("you have no maximum hand size", n.HandSize(None)),
    ("you may play an additional land on each of your turns", n.ExtraLands(1)),
    ("play with the top card of your library revealed", n.RevealedTop()),
    ("you may look at the top card of your library any time", n.SeesTop()),
    ("players play with the top card of their libraries revealed", n.RevealedTop(None)),
    ("reveal the first card you draw each turn", n.RevealsFirstDraw()),
    ("skip your draw step", n.SkipsStep("draw")),
    ("skip your untap step", n.SkipsStep("untap")),
    ("skip your combat phase", n.SkipsStep("combat")),
    ("players skip their untap steps", n.SkipsStep("untap", None)),
    ("players skip their draw steps", n.SkipsStep("draw", None)),
    ("you can't lose the game and your opponents can't win the game", n.CantLose(n.You(), True)),
    ("you have shroud", n.PlayerCantBeTargeted(n.You(), said="shroud")),
    ("you have hexproof", n.PlayerCantBeTargeted(n.You(), n.EachOpponent(), said="hexproof")),
    ("no more than two creatures can attack each combat", n.CombatLimit(2)),
    ("no more than one creature can attack each combat", n.CombatLimit(1)),
    ("no more than one creature can block each combat", n.CombatLimit(None, 1)),
    ("no more than two creatures can block each combat", n.CombatLimit(None, 2)),
)
for words, part in RULES:
    e("xline", words + ".", n.Static((part,)))
e("xline", "you may cast {f:spells.p} as though they had flash.", n.Static((n.FlashFor(V("f")),)))
e(
    "xline",
    "creatures can't attack you unless their controller pays {m:mana} for each creature "
    "they control that's attacking you.",
    n.Static((n.AttackCost((n.PayMana(V("m")),)),), n.HasType("Creature")),
)

# ------------------------------------------------ prevention
for combat, word in ((None, ""), (True, "combat ")):
    all_ = f"prevent all {word}damage that would be dealt"
    e(
        "xline",
        f"{all_} to {{w:obj}}.",
        n.Replacement(n.WouldBeDealt(n.Anything(), n.Is(V("w")), combat), prevent="all"),
    )
    e(
        "xline",
        f"{all_} to you.",
        n.Replacement(n.WouldBeDealt(n.Anything(), n.IsPlayer(n.You()), combat), prevent="all"),
    )
    e(
        "xline",
        f"{all_} by {{w:obj}}.",
        n.Replacement(n.WouldBeDealt(n.Is(V("w")), n.Anything(), combat), prevent="all"),
    )
    e(
        "xline",
        f"{all_} to {{w:obj}} by {{f:perms.p}}.",
        n.Replacement(n.WouldBeDealt(DEALERS, n.Is(V("w")), combat), prevent="all"),
    )

# ------------------------------------------------ activating

e(
    "xline",
    "as {w:this} enters, you may {c:payments.b/you}. if you don't, it enters tapped.",
    n.Entering(tapped=True, unless=V("c"), said=V("w")),
)
for combat, word in ((None, ""), (True, "combat ")):
    all_ = f"prevent all {word}damage that would be dealt to and dealt by {{w:obj}}"
    e(
        "xline",
        all_ + ".",
        (
            n.Replacement(n.WouldBeDealt(n.Anything(), n.Is(V("w")), combat), prevent="all"),
            n.Replacement(n.WouldBeDealt(n.Is(V("w")), n.Anything(), combat), prevent="all"),
        ),
    )
    e(
        "xclause",
        all_ + " this turn",
        n.Do(
            (
                n.PreventDamage(to=(V("w"),), combat=combat),
                n.PreventDamage(source_ref=V("w"), combat=combat),
            ),
            said="!",
        ),
    )
    e(
        "xclause",
        f"prevent all {word}damage that would be dealt this turn to and dealt by {{w:obj}}",
        n.Do(
            (
                n.PreventDamage(to=(V("w"),), combat=combat),
                n.PreventDamage(source_ref=V("w"), combat=combat),
            ),
            said="?",
        ),
    )

e(
    "xline",
    "{f:spells.p} can't be countered.",
    n.Static((n.CantBeCountered(),), n.AllOf((n.IsSpell(), V("f"))), affected_zones=("stack",)),
)
e("xline", "{f:spells.p} can't be cast.", n.Static((n.CantCast(V("f")),), said="passive"))

e(
    "xline",
    "as this land enters, you may {c:payments.b/you}. if you don't, this land enters tapped.",
    n.Entering(tapped=True, unless=V("c"), said="this land"),
)


e(
    "xline",
    "you may have {w:this} enter as a copy of any {f:perms.s}.",
    n.Entering(copy=V("f"), optional=True, said=V("w")),
)
e(
    "xline",
    "you may have {w:this} enter as a copy of any {f:perms.s}, except it doesn't copy that "
    "creature's color and it has {a:quoted}",
    n.Entering(
        copy=V("f"), optional=True, exceptions=(n.KeepsColor(), n.AddAbility(V("a"))), said=V("w")
    ),
)
e("xline", "{w:this} enters as a copy of any {f:perms.s}.", n.Entering(copy=V("f"), said=V("w")))
for kind, article in (("artifact", "an"), ("enchantment", "an"), ("creature", "a")):
    e(
        "xline",
        f"you may have {{w:this}} enter as a copy of any {{f:perms.s}}, except it's "
        f"{article} {kind} in addition to its other types.",
        n.Entering(
            copy=V("f"), optional=True, exceptions=(n.AddTypes((kind.capitalize(),)),), said=V("w")
        ),
    )
e(
    "xline",
    "this creature's power is equal to {a:amt} and its toughness is equal to that number "
    "plus {b:digits}.",
    n.Static((n.SetPT(V("a"), n.Plus(V("a"), V("b"))),), n.This(), cda=True),
)
e(
    "xline",
    "players don't lose unspent mana as steps and phases end.",
    n.Static((n.ManaStays(who=None),)),
)
e(
    "xline",
    "any player may cast {f:spells.p} as though they had flash.",
    n.Static((n.FlashFor(V("f"), None),)),
)
e(
    "xline",
    "if you would draw a card, look at the top {c:n} cards of your library instead. put "
    "one of those cards into your hand and the rest on the bottom of your library in any order.",
    n.Replacement(n.WouldDraw(), n.Dig(V("c"))),
)
e(
    "xline",
    "this spell costs {1} more to cast for each target beyond the first.",
    n.CastRule(more=n.Minus(n.CountOf(n.Target()), 1, 0)),
)

e(
    "xline",
    "you may cast this spell as though it had flash. if you cast it any time a sorcery "
    "couldn't have been cast, "
    "the controller of the permanent it becomes sacrifices it at the beginning of the "
    "next cleanup step.",
    n.CastRule(flash=True, cleanup=True),
)
for noun, said in (("land", ""), ("creature", "creature")):
    e(
        "xline",
        f"if this {noun} would enter, {{c:payments.b/you}} instead. if you do, put this {noun} "
        "onto the battlefield. if you don't, put it into its owner's graveyard.",
        n.Entering(unless=V("c"), to="graveyard", said=said),
    )
e(
    "xline",
    "if this land would enter, {c:payments.b/you} instead. if you do, put this land onto "
    "the battlefield tapped. "
    "if you don't, put it into its owner's graveyard.",
    n.Entering(unless=V("c"), to="graveyard", tapped=True),
)
e(
    "xline",
    "{w:this} enters with {c:counters} if {d:cond}.",
    n.Entering(counters=(V("c"),), condition=V("d"), said=V("w")),
)
e(
    "xline",
    "if this card is in your opening hand, you may begin the game with it on the battlefield.",
    n.Granted("opening-hand"),
)
e(
    "xline",
    "remove this card from your deck before playing if you're not playing for ante.",
    n.Granted("for-ante"),
)
e(
    "xline",
    "if {c:cond}, this spell costs {g:generic} less to cast.",
    n.CastRule(less=V("g"), condition=V("c")),
)
e(
    "xline",
    "this spell costs {g:generic} less to cast if {c:cond}.",
    n.CastRule(less=V("g"), condition=V("c"), said="post"),
)
e(
    "xline",
    "each player may play an additional land on each of their turns.",
    n.Static((n.ExtraLands(1, n.EachPlayer()),)),
)
e(
    "xline",
    "as an additional cost to cast this spell, you may {c:payments.b/you}.",
    n.AdditionalCost(V("c"), optional=True, key="additional"),
)

e(
    "xline",
    "activated abilities of {f:perms.p} can't be activated.",
    n.Static((n.CantActivate(True),), V("f")),
)
e(
    "xline",
    "activated abilities of {f:perms.p} can't be activated unless they're mana abilities.",
    n.Static((n.CantActivate(),), V("f")),
)


e(
    "xline",
    "this Equipment can be attached only to {f:aperm}.",
    n.Static((n.AttachesOnly(V("f")),), n.This()),
)
e("xline", "play with your hand revealed.", n.Static((n.RevealedHand(),), said="play"))

# ------------------------------------------------ what players can't do, and may do
e(
    "xline",
    "each player may play an additional land during each of their turns.",
    n.Static((n.ExtraLands(1, n.EachPlayer()),), said="during"),
)
e(
    "xline",
    "you may activate abilities of {f:perms.p} as though those creatures had haste.",
    n.Static((n.ActivateAsThoughHaste(),), V("f")),
)
LESS = (
    "cost {g:generic} less to activate. this effect can't reduce the mana in that cost to less "
    "than one mana."
)
e(
    "xline",
    f"activated abilities of {{f:perms.p}} {LESS}",
    n.Static((n.CostChange(V("f"), V("g"), None, abilities=True, least=1),)),
)
e(
    "xline",
    f"{{w:poss.obj}} activated abilities {LESS}",
    n.Static((n.CostChange(n.Is(V("w")), V("g"), None, abilities=True, least=1),)),
)

UNSTOPPED = n.Static(
    (n.CantBeCountered(), n.DamageWontPrevent()), n.This(), V("c"), ("stack",), ("stack",)
)
e(
    "xline",
    "if {c:cond}, this spell can't be countered and the damage can't be prevented.",
    UNSTOPPED,
)
