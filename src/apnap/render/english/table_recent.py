"""Events, conditions and lines that later cards put together from what there is."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e
from .nouns import CARD
from .table_later import LOOK, RESTS, SHOW, WHERE

n: Any = ir

# ------------------------------------------------ events of two kinds, events of other cards
OTHER = n.Other()
e("event", "you cycle another card", n.CycledPattern(n.You(), OTHER))
e(
    "event",
    "you cycle or discard another card",
    n.EitherOf((n.CycledPattern(n.You(), OTHER), n.DiscardsCard(n.You(), OTHER))),
)
LAND_OR_SPELL = n.EitherOf((n.PlaysLand(n.You()), n.CastsSpell(n.Anything(), n.You())))
e("event", "you play a land or cast a spell", LAND_OR_SPELL)
HITS = n.DealsDamage(V("w"), n.IsPlayer(V("p")), True)
e(
    "event",
    "{w:ewhat} enters or deals combat damage to {p:eplayer}",
    n.EitherOf((n.Moves(V("w"), to="battlefield"), HITS)),
)
e(
    "event",
    "{w:esource} deals noncombat damage to {p:eplayer}",
    n.DealsDamage(V("w"), n.IsPlayer(V("p")), False),
)
e(
    "event",
    "{w:esource} deals noncombat damage to {b:ewhat}",
    n.DealsDamage(V("w"), V("b"), False),
)

# ------------------------------------------------ one or more
MINE = n.AllOf((V("f"), n.Controlled()))
e(
    "event",
    "you attack with {c:n} or more {f:perms.p}",
    n.AttacksPattern(MINE, batch=True, least=V("c"), said="with"),
    penalty=1,
)
e(
    "event",
    "{c:n} or more {f:perms.p} you control attack a player",
    n.AttacksPattern(MINE, least=V("c"), each_attacked=True),
)
ANY_OF_YOURS = n.AllOf((n.HasType("Creature"), n.Controlled()))
e("event", "you attack a player", n.AttacksPattern(ANY_OF_YOURS, each_attacked=True, said="you"))
for words, what in (("cards", (n.Owned(),)), ("{f:cards.p}", (V("f"), n.Owned()))):
    milled = n.AllOf(what) if len(what) > 1 else what[0]
    for place, origin, fits in (
        ("your library", "library", milled),
        ("anywhere", "", n.AllOf((*what, CARD))),
    ):
        put = n.Moves(fits, origin, "graveyard", batch=True)
        lead = f"one or more {words} are put into your graveyard from {place}"
        e("event", lead, put)
        e("event", f"{lead} during your turn", n.OnlyWhile(put, n.TurnOf()))
for deed, fact, pattern in (
    ("gain", "life-gained", n.GainsLife(n.You())),
    ("lose", "life-lost", n.LosesLife(n.You())),
):
    so_far = n.Compare(n.TurnFact(fact, n.You()), "=", n.EventAmount())
    e(
        "event",
        f"you {deed} life for the first time each turn",
        n.OnlyWhile(pattern, so_far, said="first"),
    )
first = n.CastsSpell(n.Anything(), n.You(), 1)
e(
    "event",
    "you cast your first spell during each opponent's turn",
    n.OnlyWhile(first, n.TurnOf(n.EachOpponent()), said="first spell"),
)
e(
    "event",
    "you cast {s:aspell} or {w:ewhat} enters",
    n.EitherOf((n.CastsSpell(V("s"), n.You()), n.Moves(V("w"), to="battlefield"))),
)
e(
    "cond1",
    "your opponents control {c:n} or more {f:perms.p}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled(n.EachOpponent(said="your"))))), ">=", V("c")),
)
WORN = n.Fits(n.AttachedTo(), n.HasType("Creature"), said="worn")
e("cond1", "this Equipment is attached to a creature", WORN)
e("cond1", "this spell was cast from a graveyard", n.WasCast("graveyard", said="this spell"))
e("cond1", "a nonland permanent left the battlefield this turn", n.Happened("nonlands-left"))
e("cond1", "a spell was warped this turn", n.Happened("spells-warped"))
LEAVE = n.Moves(MINE, "battlefield", batch=True)
e("event", "one or more {f:perms.p} you control enter", n.Moves(MINE, to="battlefield", batch=True))
DIE = n.Moves(MINE, "battlefield", "graveyard", batch=True)
e("event", "one or more {f:perms.p} you control die", DIE)
e("event", "one or more {f:perms.p} die", n.Moves(V("f"), "battlefield", "graveyard", batch=True))
for group, found in (("{f:perms.p}", V("f")), ("creatures", n.HasType("Creature"))):
    theirs = n.AllOf((found, n.Controlled(n.EachOpponent(said="your"))))
    dead = n.Moves(theirs, "battlefield", "graveyard", batch=True)
    e("event", f"one or more {group} your opponents control die", dead)
GONE = n.Moves(n.Owned(), "graveyard", "exile", batch=True)
for words, when in (
    ("one or more {f:perms.p} you control leave the battlefield", LEAVE),
    ("one or more cards are put into exile from your graveyard", GONE),
):
    e("event", words, when)
    e("event", f"{words} during your turn", n.OnlyWhile(when, n.TurnOf()))

e("event", "you discard one or more cards", n.DiscardsCard(n.You(), batch=True))
e("event", "you discard one or more {f:cards.p}", n.DiscardsCard(n.You(), V("f"), batch=True))

# ------------------------------------------------ abilities activated
for who, by in (("you activate", n.You()), ("{p:ewho} activates", V("p"))):
    e(
        "event",
        f"{who} an ability of {{w:ewhat}} that isn't a mana ability",
        n.ActivatesAbility(V("w"), by, said="of"),
    )
ANY_OF = n.ActivatesAbility(V("w"), n.You(), said="if")
e("event", "you activate an ability of {w:ewhat}, if it isn't a mana ability", ANY_OF)
ANY_AT_ALL = n.ActivatesAbility(n.Anything(), n.You(), said="if")
e("event", "you activate an ability, if it isn't a mana ability", ANY_AT_ALL)
e(
    "event",
    "you activate an ability that isn't a mana ability",
    n.ActivatesAbility(n.Anything(), n.You()),
)

# ------------------------------------------------ amounts and conditions
e("each", "color of mana spent to cast it", n.ColorsSpent(said="it"))
e("each", "color of mana spent to cast this spell", n.ColorsSpent(said="this spell"))
DIED = n.DiedCount(n.AllOf((V("f"), n.Controlled())), said="under")
e("each", "{f:perms.s} that died under your control this turn", DIED)
e("amt", "the number of {f:perms.p} that died under your control this turn", DIED)
ONE_DIED = n.DiedCount(n.AllOf((V("f"), n.Controlled())), said="one under")
e(
    "cond1",
    "{f:aperm} died under your control this turn",
    n.Compare(ONE_DIED, ">=", 1),
)
e(
    "cond1",
    "you control exactly {c:n} {f:perms.s}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled()))), "=", V("c"), said="exactly"),
)
DEVOTED = n.Devotion(V("k"))
e("cond1", "your devotion to {k:color} is less than {c:n}", n.Compare(DEVOTED, "<", V("c")))
e("cond1", "your devotion to {k:color} is {c:n} or greater", n.Compare(DEVOTED, ">=", V("c")))
e("cond1", "you discarded a card this turn", n.Happened("cards-discarded", n.You()))

# ------------------------------------------------ counters, so many more
TWICE = n.Times(2, n.EventAmount())
ONE_MORE = n.Plus(n.EventAmount(), 1)
for thing in ("it", "that creature", "that permanent"):
    for words, amount in (("twice that many", TWICE), ("that many plus one", ONE_MORE)):
        e(
            "xline",
            "if one or more {k:counter_kind} counters would be put on {w:ewhat}, "
            f"{words} {{k:counter_kind}} counters are put on {thing} instead.",
            n.Replacement(n.WouldPutCounters(V("w"), V("k")), amount=amount, said=thing),
        )

# ------------------------------------------------ hands, libraries
VALUED = (("{c:digits} or less", "<="), ("{c:digits} or greater", ">="))
for words, op in VALUED:
    kind = n.AllOf((V("f"), n.Number("mana-value", op, V("c"))), said="from it")
    seen = n.Choose(n.AllOf((kind, n.Owned(SUBJ))), chooser=n.You(), zones=("hand",))
    lead = f"reveal* {{your}} hand. you choose {{f:acards}} from it with mana value {words}"
    e(
        "vp",
        f"{lead}. that player discards that card",
        n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, kind, chooser=n.You())), said="!"),
    )
    e(
        "vp",
        f"{lead} and exile that card",
        n.Do((n.RevealHand(SUBJ), n.Move(seen, "exile", verb="exile")), said="!"),
    )
for rest, text in RESTS:
    for lead, where in ((LOOK, ""), (WHERE, "where ")):
        for that, put in (("that card", "put the rest"), ("it", "then put the rest")):
            said = where + ("that card" if that == "that card" else "then")
            e(
                "vp",
                f"{lead}. {{you}} may reveal {{f:acards}} from among them and put {that} into "
                f"{{your}} hand. {put} {text}",
                n.Dig(
                    V("c"),
                    filter=V("f"),
                    rest=rest,
                    who=SUBJ,
                    whose=SUBJ,
                    optional=True,
                    reveal_taken=True,
                    said=said,
                ),
            )
        for them in ("them", "those cards"):
            told = where + them
            e(
                "vp",
                f"{lead}. put up to {{t:n}} of {them} into {{your}} hand and the rest {text}",
                n.Dig(
                    V("c"),
                    V("t"),
                    rest=rest,
                    who=SUBJ,
                    whose=SUBJ,
                    optional=True,
                    said=f"up to {told}",
                ),
            )
        e(
            "vp",
            f"{lead}. put {{t:n}} of those cards into {{your}} hand and the rest {text}",
            n.Dig(V("c"), V("t"), rest=rest, who=SUBJ, whose=SUBJ, said=f"{where}of those"),
            penalty=1,
        )
    e(
        "vp",
        f"{SHOW}. put {{f:acards}} from among them into {{your}} hand and the rest {text}",
        n.Dig(V("c"), filter=V("f"), rest=rest, who=SUBJ, whose=SUBJ, reveal=True),
    )
    e(
        "vp",
        f"{SHOW}. put any number of {{f:cards.p}} from among them into {{your}} hand and the rest "
        f"{text}",
        n.Dig(V("c"), None, V("f"), rest=rest, who=SUBJ, whose=SUBJ, reveal=True, optional=True),
    )

# ------------------------------------------------ lines
e(
    "xline",
    "if {c:cond}, {w:this} enters tapped.",
    n.Entering(tapped=True, condition=V("c"), said=V("w")),
)
e(
    "xline",
    "Equip abilities you activate cost {g:generic} less to activate.",
    n.Static((n.KeywordCost("equip", V("g"), said="activate"),)),
)

# ------------------------------------------------ what it is not
e("spart", "aren't* a creature", (n.RemoveTypes(("Creature",)),))
COMMON = (n.RemoveTypes(supertypes=("Legendary",)),)
e(
    "vp",
    "create* a token that's a copy of {w:obj}, except it isn't legendary",
    n.CreateCopies(V("w"), 1, SUBJ, exceptions=COMMON, said="common"),
    penalty=-1,
)
e(
    "vp",
    "copy* {w:obj}, except the copy isn't legendary",
    n.CopySpell(V("w"), retarget=False, exceptions=COMMON),
    penalty=-1,
)
COMMANDERS = n.AllOf((n.IsCommander(), n.Controlled()))
e("xline", "commanders you control {p:sparts.p}.", n.Static(V("p"), COMMANDERS, said="commanders"))
