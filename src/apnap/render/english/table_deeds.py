"""What creatures, spells and players did, and what is said of it: more of combat and damage."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e
from .nouns import DEALERS

n: Any = ir

THIS = n.This()
IT = n.This(said="it")
LIKE = n.HasType("Creature")

# ------------------------------------------------ events
e("event", "{w:ewhat} attacks for the first time each turn", n.AttacksPattern(V("w"), first=True))
e("event", "you cast a kicked spell", n.CastsSpell(n.WasKicked(), n.You()))
CAUSED = n.Shuffles(caused=True)
e("event", "a spell or ability causes a player to shuffle their library", CAUSED)
ALIEN = n.Untrue(n.Fits(IT, n.Controlled(n.OwnerOf(THIS))))
e(
    "event",
    "a player other than this creature's owner controls it",
    n.StateIs(ALIEN, said="owner"),
)
ARTIFACT = n.HasType("Artifact")
TAPLESS = n.ActivatesAbility(ARTIFACT, mana=True, tapping=False)
e(
    "event",
    "an artifact becomes tapped or a player activates an artifact's ability without {T} in its "
    "activation cost",
    n.EitherOf((n.BecomesTapped(ARTIFACT), TAPLESS), said="artifact"),
)
TAPLESS = n.ActivatesAbility(V("w"), mana=True, tapping=False)
e(
    "event",
    "{w:ewhat} becomes tapped or a player activates an ability of {w:ewhat} without {T} in its "
    "activation cost",
    n.EitherOf((n.BecomesTapped(V("w")), TAPLESS)),
)
for word, letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    either = n.AllOf((n.AnyOf((LIKE, n.IsSpell())), n.HasColor(letter)), said="both")
    e("event", f"a {word} creature or spell deals damage", n.DealsDamage(either))

# ------------------------------------------------ conditions
FIRST = n.Compare(n.TurnFact("combat-phases"), "=", 1, said="first")
e("cond1", "it's the first combat phase of the turn", FIRST)
e(
    "cond1",
    "{w:poss.obj} power is {c:digits} or more",
    n.Fits(V("w"), n.Number("power", ">=", V("c")), said="more"),
)

# ------------------------------------------------ what follows a noun
e("post", "banded with {w:ref}", n.BandedWith(V("w")))

# ------------------------------------------------ amounts
e("amt1", "the toughness of {w:obj}", n.ToughnessOf(V("w"), said="of"))
e(
    "amt",
    "the damage dealt to you so far this turn by {f:sources.p}",
    n.DamageTaken(n.You(), V("f")),
)
e(
    "amt",
    "the damage dealt to you so far this turn by {f:perms.p}",
    n.DamageTaken(n.You(), DEALERS, said="perms"),
)
e("amt", "the number of times {w:obj} was kicked", n.TimesKicked(V("w"), said="that"), penalty=1)

# ------------------------------------------------ doing
PLAIN = n.Damage(V("a"), (n.AttachedTo(n.Current()),), SUBJ, said="attached")
e("vp", "deal* {a:mass.damage} to the creature it's attached to", PLAIN)
e(
    "xclause",
    "each {f:perms.s} and each {g:perms.s} doesn't untap during its controller's next untap step",
    n.Apply((n.DoesntUntap(),), n.All(n.AnyOf((V("f"), V("g")))), "next-untap", said="each two"),
)
e("dpart", "lose* {a:quoted}", (n.LoseAbility(V("a")),))
e(
    "vp",
    "change* the base power and toughness of {w:obj} to {s:size}",
    n.Apply(V("s"), V("w"), "forever", said="change"),
)
BECOMES = n.SetPT(V("a"), V("b"))
e(
    "xclause",
    "{w:poss.obj} power becomes {a:amt} until end of turn, and its toughness becomes {b:amt} until "
    "end of turn",
    n.Apply((BECOMES,), V("w"), said="becomes"),
)
e(
    "vp",
    "skip* all combat phases of {your} next turn",
    n.SkipNext("all-combat", SUBJ),
    explicit=True,
)
e(
    "vp",
    "skip* {your} next combat phase this turn",
    n.SkipNext("combat-this-turn", SUBJ),
    explicit=True,
)
HALF = n.Half(n.Count(n.AllOf((V("f"), n.Controlled(SUBJ)))), True)
e(
    "vp",
    "sacrifice* half the {f:perms.p} {you} control, rounded up",
    n.Sacrifice(V("f"), HALF, SUBJ),
)
e(
    "vp",
    "sacrifice* half the {f:perms.p} {you} control of {your} choice, rounded up",
    n.Sacrifice(V("f"), HALF, SUBJ, said="choice"),
)
for what in ("creature", "artifact", "enchantment"):
    e(
        "vp",
        f"play* with {{your}} hand revealed for as long as this {what} remains on the battlefield",
        n.Apply((n.RevealedHand(SUBJ),), duration="while-source", said=what),
    )
e("vp", "roll* a six-sided die", n.RollDie(6, SUBJ))
e("xclause", "prevent the next {a:digits} damage", n.PreventDamage(V("a"), said="same"), penalty=3)
TAKEN = n.Apply((n.SetController(),), V("w"), said="pre")
e(
    "xsentence",
    "until end of turn, you gain control of {w:obj} and it {p:dparts.s/it}",
    n.Do((TAKEN, n.Apply(V("p"), V("w"))), said="%"),
)
e(
    "xsentence",
    "whenever {w:event} this turn, if {c:cond}, {e:clauses}",
    n.If(V("c"), n.Delay(V("w"), V("e"), once=False, duration="turn"), said="inside"),
)

# ------------------------------------------------ lines
ALL_FOR_ALL = n.Static((n.DamageWontPrevent(),))
e("xline", "damage can't be prevented.", ALL_FOR_ALL)
e("xline", "all damage is dealt as though its source had wither.", n.Static((n.DamageWithers(),)))
e(
    "xline",
    "this creature can't be the target of {f:np_spells} unless {c:cond}.",
    n.Static((n.CantBeTargeted(V("f")),), THIS, n.Untrue(V("c")), said="unless"),
)
ATTACKING = n.Fits(THIS, n.IsAttacking())
e(
    "xline",
    "as long as this creature isn't attacking, its power and toughness are each equal to {a:amt}. "
    "as long as this creature is attacking, its power and toughness are each equal to {b:amt}.",
    (
        n.Static((n.SetPT(V("a"), V("a")),), THIS, n.Untrue(ATTACKING), said="pair"),
        n.Static((n.SetPT(V("b"), V("b")),), THIS, ATTACKING, said="pair"),
    ),
)
KIND = "+1/+1"
e(
    "xline",
    "for each 1 damage that would be dealt to this creature, if it has a +1/+1 counter on it, "
    "remove a +1/+1 counter from it and prevent that 1 damage.",
    n.Replacement(
        n.WouldBeDealt(to=n.Is(THIS)),
        prevent=n.CountersOn(KIND),
        and_also=n.RemoveCounters(KIND, n.EventAmount(whole=True), THIS),
        said="each 1",
    ),
)
ALSO = n.WouldBeDealt(DEALERS, n.AnyOf((n.Is(THIS), n.BandedWith(THIS))))
e(
    "xline",
    "as long as {c:cond}, prevent all damage {f:perms.p} would deal to this creature and to "
    "creatures banded with this creature.",
    n.Replacement(ALSO, condition=V("c"), prevent="all", said="banded"),
)

# ------------------------------------------------ blocking because an effect says so
e("vp", "block* {w:obj}", n.BlockNow(SUBJ, V("w")), penalty=2)
e(
    "xclause",
    "creatures {w:obj} was blocking that had become blocked by only {v:ref} this combat become "
    "unblocked",
    n.Unblock(V("w"), V("v")),
)
e(
    "xclause",
    "creatures {w:obj} was blocking that hadn't become blocked by another creature this combat "
    "become unblocked",
    n.Unblock(V("w"), V("w"), said="another"),
)
THERE = n.BlockNow(n.Result("*"), V("w"), True)
e(
    "vp",
    "create* {t:created} that's blocking {w:obj}",
    n.Do((n.Let("*", V("t")), THERE), said="!"),
    penalty=1,
)
ONTO = n.Let("*", n.Move(V("v"), "battlefield", verb="put"))
e(
    "vp",
    "put* {v:obj.from} onto the battlefield blocking {w:ref}",
    n.Do((ONTO, THERE), said="!"),
)
e(
    "event",
    "{p:ewho} activates an ability of {w:ewhat} with {T} in its activation cost that isn't a mana "
    "ability",
    n.ActivatesAbility(V("w"), V("p"), tapping=True),
)

# ------------------------------------------------ X in the costs of abilities
for word, letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    spent = n.Activated((), n.Body(), x_mana=letter)
    e("restriction", f"spend only {word} mana on X.", spent)
e("restriction", "X is {a:amt}.", n.Activated((), n.Body(), x=V("a")))

# ------------------------------------------------ more of attackers, and of what they attack
e(
    "xsentence",
    "this turn, whenever {w:event}, {e:clauses}",
    n.Delay(V("w"), V("e"), once=False, duration="turn", said="this turn"),
)
e(
    "event",
    "{w:ewhat} is dealt damage by {s:aperm}",
    n.DealsDamage(n.AllOf((V("s"), n.IsPermanent())), V("w"), said="passive by"),
)
SOMEBODY = n.EachPlayer(said="a player")
e(
    "xsentence",
    "{e:clauses} unless a player has {c:clause.inf}",
    n.PayOr((n.ActCost(V("c"), said="has"),), SOMEBODY, unpaid=V("e")),
)
EITHER_WAY = n.AnyOf((n.IsBlocking(V("w")), n.BlockedBy(V("w"))), said="being")
e("post", "blocking or being blocked by {w:ref}", EITHER_WAY)
e(
    "vp",
    "deal* {a:mass.damage} to the player or planeswalker {w:its} attacking",
    n.Damage(V("a"), (n.AttackedBy(V("w")),), SUBJ),
)
HIM = n.DefendingPlayer(n.EventObject())
NOBODY_ELSE = n.Compare(n.PlayerCount(n.Without(n.You(), HIM)), "=", 0, said="defending")
e("cond1", "you're the defending player", NOBODY_ELSE)
e(
    "vp",
    "assign* {your} combat damage this turn as though {you} weren't blocked",
    n.Apply((n.AssignsAsUnblocked(True),), SUBJ, said="must"),
    penalty=3,
)

# ------------------------------------------------ even numbers, effects that leave some out
HALVES = n.Minus(V("c"), n.Times(2, n.Half(V("c"))))
e("cond1", "the number of {c:countp} is even", n.Compare(HALVES, "=", 0, said="even"))
e(
    "xline",
    "this creature can attack as though it had haste unless {c:cond}.",
    n.Static((n.AttackAsThough("haste"),), THIS, n.Untrue(V("c")), said="haste"),
)
e("cond1", "this spell's additional cost was paid", n.CostPaid("additional", said="additional"))
LEFT_OUT = n.PreventDamage(source=n.Not(V("f")), combat=True)
e(
    "xsentence",
    "prevent all combat damage that would be dealt this turn. if {c:cond}, this effect doesn't "
    "affect combat damage that would be dealt by {f:perms.p}",
    n.If(V("c"), LEFT_OUT, n.PreventDamage(combat=True), said="but"),
)
