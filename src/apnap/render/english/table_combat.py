"""Attacking and blocking: who can't, who must, what it costs.

Frames that exist once, because the rule does: who attacks if another attacks, creatures controlled
since the beginning of the turn, players who did something in their last turn.
"""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ for a while, said first
e(
    "xsentence",
    "until your next turn, {f:perms.p} can't attack you",
    n.Apply((n.CantAttack(n.You()),), filter=V("f"), duration="your-next-turn", said="pre"),
)
PAYS = "{f:perms.p} can't %s unless their controller {c:payments.s/they} for each"
e(
    "xsentence",
    "this turn, " + PAYS % "block" + " blocking creature they control",
    n.Apply((n.BlockCost(V("c")),), filter=V("f"), said="pre"),
)
e(
    "xsentence",
    "this turn, " + PAYS % "attack" + " attacking creature they control",
    n.Apply((n.AttackCost(V("c"), None),), filter=V("f"), said="pre"),
)
e(
    "xline",
    PAYS % "attack" + " {f:perms.s} they control that's attacking.",
    n.Static((n.AttackCost(V("c"), None),), V("f"), said="each"),
)
e(
    "xline",
    "{f:perms.p} can't block {g:perms.p} unless their controller {c:payments.s/they} for each "
    "blocking creature they control.",
    n.Static((n.BlockCost(V("c"), V("g")),), V("f"), said="each"),
)
e(
    "spart",
    "can't block {g:perms.p} unless you {c:payments.y/you}",
    (n.BlockCost(V("c"), V("g"), said="you"),),
    penalty=1,
)
e(
    "xline",
    "{f:perms.p} can't attack you unless their controller pays {X} for each creature they control "
    "that's attacking you, where X is {a:amt}.",
    n.Static((n.AttackCost((n.PayMana((), V("a")),)),), V("f"), said="X"),
)

# ------------------------------------------------ how many, and in whose company
for count, noun in (("one", "creature"), ("two", "creatures")):
    e(
        "xline",
        f"no more than {count} {noun} can attack you each combat.",
        n.Static((n.CombatLimit(1 if count == "one" else 2, whom=n.You()),)),
    )
e("rpart", "can only attack alone", (n.AttacksOnlyAlone(),))
for verb, attack, block in (("attack", True, False), ("block", False, True)):
    e(
        "rpart",
        f"can't {verb} unless at least {{c:n}} other creatures {verb}",
        (n.CantAttackOrBlockAlone(attack, block, V("c")),),
        penalty=1,
    )
    e(
        "rpart",
        f"can't {verb} unless {{f:aperm}} also {verb}s",
        (n.CantAttackOrBlockAlone(attack, block, partner=V("f")),),
    )
e("post", "with greater power", n.Number("power", ">", n.PowerOf(n.Current())))
e(
    "xline",
    "except for {a:perms.p} and {b:perms.p}, {f:perms.p} can't attack.",
    n.Static((n.CantAttack(),), n.AllOf((V("f"), n.Not(V("a")), n.Not(V("b")))), said="except"),
)

# ------------------------------------------------ must, if others do
e(
    "xline",
    "if {f:aperm} attacks, this creature also attacks if able.",
    n.Static((n.MustAttack(beside=V("f")),), n.This(), said="beside"),
)
e(
    "xline",
    "if {w:ref} attacks, all {g:perms.p} attack if able.",
    n.Static((n.MustAttack(beside=n.Is(V("w"))),), V("g"), said="beside"),
)
e(
    "xline",
    "if {f:aperm} attacks, all {g:perms.p} attack if able.",
    n.Static((n.MustAttack(beside=V("f")),), V("g"), said="beside"),
)
THEIRS = n.AllOf((n.HasType("Creature"), n.SharesWith("controller", n.Current())))
e(
    "xline",
    "if a creature an opponent controls attacks, all creatures that opponent controls attack if "
    "able.",
    n.Static(
        (n.MustAttack(beside=THEIRS),),
        n.AllOf((n.HasType("Creature"), n.Controlled(n.EachOpponent()))),
        said="opponent",
    ),
)
e(
    "xline",
    "all {f:perms.p} able to block {w:obj} do so.",
    n.Static((n.MustBeBlocked(True, V("f")),), V("w")),
    penalty=1,  # "all creatures" is said without a filter
)
e("spart", "all creatures able to block {them} do so", (n.MustBeBlocked(True, said="so"),))

# ------------------------------------------------ activated abilities too
NO_COMBAT = (n.CantAttack(), n.CantBlock())
for whose in ("its", "their"):
    only = "s" if whose == "its" else "p"
    lead = f"can't attack or block, and {whose} activated abilities"
    e(
        "spart",
        f"{lead} can't be activated unless they're mana abilities",
        (*NO_COMBAT, n.CantActivate()),
        only=only,
    )
    e(
        "spart",
        f"{lead} with {{T}} in their costs can't be activated",
        (*NO_COMBAT, n.CantActivate(True, True)),
        only=only,
    )

# ------------------------------------------------ a player's last turn
LATELY = n.Fits(n.This(said="it"), n.AttackedLastTurn(said="your"))
for words, part in (
    ("can't attack", n.CantAttack()),
    ("doesn't untap during your untap step", n.DoesntUntap(said="your")),
):
    e(
        "xline",
        f"this creature {words} if it attacked during your last turn.",
        n.Static((part,), n.This(), LATELY, said="last turn"),
    )
e(
    "cond1",
    "{w:obj} attacked during its controller's last turn",
    n.Fits(V("w"), n.AttackedLastTurn()),
)
e("post", "that attacked during their controller's last turn", n.AttackedLastTurn(), only="p")
AT_HOME = n.TurnFact("tokens-created", n.DefendingPlayer(), True)
e(
    "xline",
    "{f:perms.p} can't attack a player unless that player cast a spell or put a nontoken permanent "
    "onto the battlefield during their last turn.",
    n.Static(
        (
            n.CantAttack(
                n.EachPlayer(),
                n.AnyTrue(
                    (
                        n.Compare(n.TurnFact("spells-cast", n.DefendingPlayer(), True), ">=", 1),
                        n.Compare(
                            n.TurnFact("permanents-entered", n.DefendingPlayer(), True),
                            ">",
                            AT_HOME,
                        ),
                    )
                ),
            ),
        ),
        V("f"),
        said="last turn",
    ),
)

# ------------------------------------------------ two statements in one
e(
    "spart",
    "can't block or be blocked by {f:perms.p}",
    (n.CantBlock(V("f")), n.CantBeBlocked(V("f"), said="or")),
)
e(
    "rpart",
    "can block creatures with landwalk abilities as though they didn't have those abilities",
    (n.BlockAsThough("no-landwalk"),),
)
e(
    "xsentence",
    "you may have {f:perms.p} assign their combat damage this turn as though they weren't blocked",
    n.Apply((n.AssignsAsUnblocked(),), filter=V("f"), said="have"),
)
e(
    "xclause",
    "you may have {w:ref} assign its combat damage this turn as though it weren't blocked",
    n.Apply((n.AssignsAsUnblocked(),), V("w")),
)

# ------------------------------------------------ when
OWNER = n.OwnerOf(n.This())
e(
    "restriction",
    "only this creature's owner may activate this ability.",
    n.Activated((), n.Body(), who=OWNER),
)
e(
    "restriction",
    "only this creatures owner may activate this ability.",
    n.Activated((), n.Body(), who=n.OwnerOf(n.This(), said="creatures")),
)
e(
    "moment",
    "the beginning of combat on each opponent's turn",
    n.StepBegins("combat", n.EachOpponent()),
)

# ------------------------------------------------ what is so, and what happened
BLOCKING = n.Exists(n.IsBlocking(V("w")))
e("cond1", "at least one creature is blocking {w:ref}", BLOCKING)
CAME = n.AllOf((n.Controlled(), n.Not(n.ControlledSince())), said="came")
e("cond1", "{w:obj} came under your control this turn", n.Fits(V("w"), CAME))
e(
    "cond1",
    "{w:obj} didn't attack or come under your control this turn",
    n.Untrue(n.Fits(V("w"), n.AnyOf((n.AttackedThisTurn(), CAME)))),
)
e(
    "vp",
    "sacrifice* {f:aperm} of {your} choice that {you} controlled since the beginning of the turn",
    n.Sacrifice(n.AllOf((V("f"), n.ControlledSince())), 1, SUBJ, said="since"),
)
e("post", "that didn't attack", n.Not(n.AttackedThisCombat()))
e(
    "post",
    ", except for creatures the player hasn't controlled continuously since the beginning of the "
    "turn",
    n.ControlledSince(said="except"),
)
ALL_SINCE = n.Destroy(n.All(n.AllOf((V("f"), n.ControlledSince()))), said="ignore")
e(
    "vp",
    "destroy* all {f:perms.p}. ignore this effect for each creature the player didn't control "
    "continuously since the beginning of the turn",
    ALL_SINCE,
)
NOW = n.CurrentPlayer()
e("post", "who attacked this turn", n.PlayerOf(n.Happened("attackers-declared", NOW)))
e(
    "cond1",
    "one of {p:poss.who} opponents was dealt damage this turn",
    n.Happened("damage-taken", n.OpponentsOf(V("p"))),
)
HELD = n.CardsIn(V("p"))
for form in ("who.s} has", "who.p} have"):
    e(
        "cond1",
        "{p:" + form + " exactly {a:n} or exactly {b:n} cards in hand",
        n.AnyTrue((n.Compare(HELD, "=", V("a")), n.Compare(HELD, "=", V("b"))), said=form[-4:]),
    )
e(
    "cond1",
    "there are {c:n} or more basic land types among lands {p:who.s} controls",
    n.Compare(
        n.BasicTypesAmong(n.All(n.AllOf((n.HasType("Land"), n.Controlled(V("p")))))), ">=", V("c")
    ),
)
e("cond1", "{w:obj} was {f:acards}", n.Fits(V("w"), V("f"), said="was card"))
e(
    "cond1",
    "it wasn't the first land you played this turn",
    n.Compare(n.TurnFact("lands-played", n.You()), ">=", 2, said="first"),
)
e("xline", "you may play any number of lands on each of your turns.", n.Static((n.ExtraLands(-1),)))
e(
    "post",
    "whose controller controls {f:aperm}",
    n.Controlled(n.PlayersFitting(n.PlayerOf(n.Exists(n.AllOf((V("f"), n.Controlled(NOW))))))),
)
e(
    "event",
    "{p:ewho} casts a spell or {w:ewhat} attacks",
    n.EitherOf((n.CastsSpell(n.Anything(), V("p")), n.AttacksPattern(V("w")))),
)
SECOND = n.Compare(n.SpellsCast(V("f"), n.EventPlayer()), ">=", 2)
e(
    "event",
    "{p:ewho} casts {f:aspell} other than the first {f:spells.s} that player casts each turn",
    n.OnlyWhile(n.CastsSpell(V("f"), V("p")), SECOND, said="other"),
)
e("post", "with lesser power", n.Number("power", "<", n.PowerOf(n.EventObject()), said="lesser"))

# ------------------------------------------------ each
e("each", "1 damage dealt to you this turn", n.TurnFact("damage-taken", n.You()))
e(
    "each",
    "creature blocking {w:obj} beyond the first",
    n.Minus(n.Count(n.AllOf((n.HasType("Creature"), n.IsBlocking(V("w"))))), 1, 0),
)
e("amt", "{a:amt1} in excess of {b:amt1}", n.Minus(V("a"), V("b"), said="excess"))
e("amt", "the number of cards {p:they_ve} drawn this turn", n.TurnFact("cards-drawn", V("p")))
for words, among in (
    ("on the battlefield", V("f")),
    ("you control", n.AllOf((V("f"), n.Controlled()))),
):
    e(
        "amt",
        f"the number of {{f:perms.p}} {words} as you cast this spell",
        n.Count(among, said="as cast"),
    )
e(
    "xsentence",
    "for as long as {w:ref} has {k:acounter} counter on it, it {p:sparts.s/it}",
    n.Apply(V("p"), V("w"), "forever", condition=n.Fits(V("w"), n.HasCounter(V("k"))), said="long"),
)
for words in ("this turn, when {w:event}, {e:clauses}",):
    e("xsentence", words, n.Delay(V("w"), V("e"), once=False, duration="turn", said="pre"))
e(
    "vp",
    "may choose to have {e:clause.inf}",
    n.May(V("e"), SUBJ, said="choose"),
    explicit=True,
)
