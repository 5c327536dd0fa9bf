"""Casting and playing: who may cast what from where, what spells cost under conditions.

Frames that exist once, because the rule they make does: casting "only during their own turns", "the
same is true for" after a comparison, the choice of what must be a target, what a card says of being
cast from the graveyard only.
"""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e
from .nouns import CARD

n: Any = ir

# ------------------------------------------------ how many spells, and when
e(
    "xline",
    "each player who has cast {f:aspell} this turn can't cast additional {f:spells.p}.",
    n.Static((n.CastLimit(1, V("f")),), said="additional"),
)
NOT_THEIRS = n.OthersThan(n.ActivePlayer())
e(
    "xline",
    "players can cast spells only during their own turns.",
    n.Static((n.CantCast(who=NOT_THEIRS),), said="own"),
)
e(
    "xline",
    "players can cast spells and activate abilities only during their own turns.",
    n.Static((n.CantCast(who=NOT_THEIRS), n.CantActivateAny(NOT_THEIRS, True)), said="own"),
)
NOW = n.CurrentPlayer()


def _with_more(what: str) -> Any:
    """Opponents who control more of these than you."""
    theirs = n.Count(n.AllOf((V(what), n.Controlled(NOW))))
    mine = n.Count(n.AllOf((V(what), n.Controlled())))
    more = n.PlayerOf(n.Compare(theirs, ">", mine))
    return n.PlayersFitting(n.AllOf((n.IsPlayer(n.EachOpponent()), more)))


SHUT = tuple(n.CantCast(V(what), _with_more(what)) for what in "fgh")
e(
    "xline",
    "each opponent who controls more {f:perms.p} than you can't cast {f:spells.p}. the same is "
    "true for {g:perms.p} and {h:perms.p}.",
    n.Static(SHUT),
)
e(
    "cond1",
    "{c:n} or more {f:perms.p} are on the battlefield",
    n.Compare(n.Count(V("f")), ">=", V("c"), said="are"),
)

# ------------------------------------------------ what may be played from where
e(
    "xclause",
    "if a card would be put into your graveyard from anywhere this turn, exile that card instead",
    n.Instead(n.Replacement(n.WouldMove(n.AllOf((n.Owned(), CARD)), "", "graveyard"), to="exile")),
)

ANY_TIME = n.MayPlay(V("f"), "hand", None, free=True, lands=False, flash=True)
e(
    "xline",
    "any player may cast {f:spells.p} without paying their mana costs and as though they had "
    "flash.",
    n.Static((ANY_TIME,)),
)
e("post", "with enchant creature", n.CanEnchant(n.HasType("Creature")))
e("post", "with {X} in their mana costs", n.CostHas("X"), only="p")

# ------------------------------------------------ mana
for word, letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    for other, kind in (
        ("white", "W"),
        ("blue", "U"),
        ("black", "B"),
        ("red", "R"),
        ("green", "G"),
    ):
        if other != word:
            e(
                "xline",
                f"you may spend {word} mana as though it were {other} mana.",
                n.Static((n.SpendAs(letter, kind),)),
            )

# ------------------------------------------------ what spells cost
e(
    "xline",
    "each spell costs {g:generic} more to cast except during its controller's turn.",
    n.Static((n.CostChange(n.Anything(), V("g"), NOT_THEIRS, more=True),)),
)
e(
    "payments2",
    "discard {f:acards} and another card",
    (n.DiscardCost(1, V("f")), n.DiscardCost(1, said="another")),
)

e(
    "xline",
    "each {f:spells.s} costs {1} more to cast for each {h:perms.s} its controller controls.",
    n.Static(
        (n.CostChange(V("f"), n.Count(n.AllOf((V("h"), n.Controlled(NOW)))), None, more=True),),
        said="each",
    ),
)
NAMESAKES = n.Count(n.AllOf((n.SameNameAs(n.Current()), n.Owned())), ("graveyard",))
e(
    "xline",
    "{f:spells.p} you cast cost {1} less to cast for each card with the same name as that spell in "
    "your graveyard.",
    n.Static((n.CostChange(V("f"), NAMESAKES),)),
)
e(
    "xline",
    "activated abilities cost {g:generic} more to activate unless they're mana abilities.",
    n.Static((n.CostChange(n.Anything(), V("g"), None, abilities=True, more=True, but_mana=True),)),
)
e(
    "xline",
    "as long as {w:this} is on the stack, spells that target it cost {g:generic} more to cast.",
    n.Static(
        (n.CostChange(n.Targets(n.Is(n.This())), V("g"), None, more=True),),
        zones=("stack",),
        said=V("w"),
    ),
)
for word in ("two", "three", "four"):
    number = {"two": 2, "three": 3, "four": 4}[word]
    e(
        "xline",
        f"as long as {{c:cond}}, each spell that would cost less than {word} mana to cast costs "
        f"{word} mana to cast.",
        n.Static((n.LeastCost(number),), condition=V("c")),
    )

# ------------------------------------------------ costs of keywords
for word in ("equip", "flashback", "buyback", "morph"):
    for more, way in ((False, "less"), (True, "more")):
        for lead, who in (
            (f"{word.capitalize()} costs you pay", n.You()),
            (f"{word.capitalize()} costs your opponents pay", n.EachOpponent()),
            (f"{word.capitalize()} costs", None),
            (f"all {word} costs", n.EachPlayer()),
        ):
            e(
                "xline",
                f"{lead} cost {{g:generic}} {way}.",
                n.Static((n.KeywordCost(word, V("g"), who, more),)),
            )
e(
    "xline",
    "Cycling abilities you activate cost {g:generic} less to activate.",
    n.Static((n.KeywordCost("cycling", V("g")),)),
)
e(
    "xline",
    "you may activate equip abilities any time you could cast an instant.",
    n.Static((n.ActivateAsInstant("equip"),)),
)
e(
    "xline",
    "you may pay {m:mana} rather than pay the mana cost for {f:spells.p} you cast.",
    n.Static((n.AlternativeFor((n.PayMana(V("m")),), V("f")),)),
)
e(
    "xline",
    "you may pay {X} rather than pay the mana cost for {f:spells.p} you cast, where X is that "
    "spell's mana value.",
    n.Static((n.AlternativeFor((n.PayMana((), n.ManaValueOf(n.This(said="it"))),), V("f")),)),
)

# ------------------------------------------------ a card's own words about casting it
e(
    "xline",
    "you can't cast {w:this} if {c:cond}.",
    n.CastRule(condition=n.Untrue(V("c")), said=V("w")),
)
e(
    "xline",
    "you can't play lands if this creature was cast this turn.",
    n.Static(
        (n.CantPlayLands(who=n.You()),),
        condition=n.AllTrue(
            (n.WasCast(), n.Fits(n.This(), n.EnteredThisTurn())), said="cast this turn"
        ),
    ),
)
e("cond1", "you've played a land this turn", n.Happened("lands-played", n.You(), said="'ve"))

# ------------------------------------------------ activating
FEWER = n.Compare(n.TimesActivated(), "<", n.Count(V("f")), said="no more")
e(
    "restriction",
    "activate no more times each turn than the number of {f:perms.p}.",
    n.Activated((), n.Body(), condition=FEWER),
)

# ------------------------------------------------ spells that are countered
e(
    "vp",
    "exile* all cards from {your} graveyard",
    n.Move(n.All(n.Owned(SUBJ), ("graveyard",)), "exile", verb="exile", said="all cards"),
)

# ------------------------------------------------ more conditions and times
e(
    "cond1",
    "an opponent controls at least {c:n} more {f:perms.p} than you",
    n.Compare(
        n.Count(n.AllOf((V("f"), n.Controlled(n.AnOpponent())))),
        ">=",
        n.Plus(V("c"), n.Count(n.AllOf((V("f"), n.Controlled())))),
    ),
)
e(
    "cond1",
    "you've cast {f:aspell} and {g:aspell} this turn",
    n.AllTrue(
        (
            n.Compare(n.SpellsCast(V("f")), ">=", 1),
            n.Compare(n.SpellsCast(V("g")), ">=", 1),
        ),
        said="cast both",
    ),
)
e(
    "xsentence",
    "until your next turn, {f:spells.p} can't be cast and {g:perms.p} can't be played",
    n.Apply((n.CantCast(V("f")), n.CantPlayLands(V("g"))), duration="your-next-turn", said="pre"),
)
e(
    "xline",
    "{f:spells.p} you cast have affinity for {g:perms.p}.",
    n.Static((n.CostChange(V("f"), n.Count(n.AllOf((V("g"), n.Controlled())))),), said="affinity"),
)
e(
    "xline",
    "if {c:cond}, it has {a:abilities}.",
    n.Static(V("a"), n.This(), V("c"), ("stack",), ("stack",), said="it has"),
)

# ------------------------------------------------ spells that have something
OF_YOURS = n.AllOf((n.IsSpell(), V("f"), n.Controlled()))
e(
    "xline",
    "{f:spells.p} you cast have {a:abilities}.",
    n.Static(V("a"), OF_YOURS, affected_zones=("stack",), said="cast"),
    penalty=1,
)
e(
    "xline",
    "each {f:spells.s} you cast has {a:abilities}.",
    n.Static(V("a"), OF_YOURS, affected_zones=("stack",), said="each cast"),
)
REPLICATE = (n.AddAbility(n.Keyword("replicate", (n.PayManaOf(n.This()),))),)
e(
    "xline",
    "each {f:spells.s} you cast has replicate. the replicate cost is equal to its mana cost.",
    n.Static(REPLICATE, OF_YOURS, affected_zones=("stack",), said="each cast"),
)

# ------------------------------------------------ what enters
PLAYED = n.AllOf((V("f"), n.Controlled(n.EachOpponent()), n.CastFrom("", played=True)))
e(
    "xline",
    "{f:perms.p} played by your opponents enter tapped.",
    n.Entering(PLAYED, tapped=True, said="played"),
)
e("event", "{w:ewhat} enters from a graveyard", n.Moves(V("w"), "graveyard", "battlefield"))
e(
    "event",
    "{p:ewho} casts a spell from a graveyard",
    n.CastsSpell(n.CastFrom("graveyard"), V("p"), said="from"),
)
e(
    "rpart",
    "can't be the targets of spells or abilities your opponents control",
    (n.CantBeTargeted(whose=n.EachOpponent(), said="targets"),),
    only="p",
)
e(
    "spart",
    "can't be the targets of {f:spells.p} or abilities from {s:sources.p}",
    (
        n.CantBeTargeted(
            n.AnyOf(
                (
                    n.AllOf((n.IsSpell(), V("f"))),
                    n.AllOf((n.IsAbility(), n.FromSource(V("s")))),
                ),
                said="from",
            ),
            said="targets",
        ),
    ),
    only="p",
)
e(
    "vp",
    "don't* untap during the player's next untap step",
    n.Apply((n.DoesntUntap(),), SUBJ, "next-untap", said="the player's"),
)
e(
    "vp",
    "don't* untap during their controllers' untap steps for as long as this artifact remains "
    "tapped",
    n.Apply((n.DoesntUntap(),), SUBJ, "while-tapped", said="artifact their"),
)
e(
    "xline",
    "this creature enters tapped and doesn't untap during your untap step.",
    (
        n.Static((n.DoesntUntap(said="your"),), n.This(), said="pair"),
        n.Entering(tapped=True),
    ),
)
for verb in ("return", "put"):
    place = "to" if verb == "return" else "onto"
    e(
        "vp",
        f"{verb}* {{w:obj.from}} {place} the battlefield under their owner's control",
        n.Move(V("w"), "battlefield", verb=verb, said="their owner"),
    )
e("cond1", "{w:this} is in your graveyard", n.InZone("graveyard", n.This(said=V("w")), said="this"))

# ------------------------------------------------ abilities that can't be activated
SHUT_OFF = n.CantActivate(mana_too=True)
for words in (
    "{w:poss.obj} activated abilities can't be activated this turn",
    "activated abilities of {w:ref} can't be activated this turn",
):
    said = "" if words.startswith("{") else "of"
    e("xclause", words, n.Apply((SHUT_OFF,), V("w"), said=said))
e("post", "from {f:aperm}", n.FromSource(V("f"), True, said="permanent"), penalty=2)

# ------------------------------------------------ the next spell, and the nth of a turn
e(
    "xclause",
    "the next {s:spells.s} you cast this turn can't be countered",
    n.Apply((n.NextSpell(V("s"), gives=(n.CantBeCountered(),)),), said="next"),
)
e(
    "xclause",
    "the next {s:spells.s} you cast this turn can be cast as though it had flash",
    n.Apply((n.NextSpell(V("s"), flash=True),), said="next"),
)
e(
    "xclause",
    "the next {s:cards.s} you play this turn can be played as though it had flash",
    n.Apply((n.NextSpell(V("s"), flash=True),), said="next card"),
)
for nth, word in ((1, "first"), (2, "second"), (3, "third"), (4, "fourth")):
    e(
        "event",
        f"the {word} {{s:spells.s}} of a turn is cast",
        n.CastsSpell(V("s"), None, nth, True),
    )
    e(
        "event",
        f"an opponent casts his or her {word} spell each turn",
        n.CastsSpell(n.Anything(), n.EachOpponent(), nth, said="his or her"),
    )
FIRST = n.AllOf((n.IsSpell(), n.FirstCastThisTurn(), n.Controlled()))
e(
    "xline",
    "the first spell you cast each turn has {a:abilities}.",
    n.Static(V("a"), FIRST, affected_zones=("stack",), said="first"),
)
e(
    "event",
    "a spell you've cast is countered",
    n.SpellCountered(n.AllOf((n.IsSpell(), n.Controlled(), n.CastFrom("")))),
)

# ------------------------------------------------ what must be a target
e(
    "xline",
    "while an opponent is choosing targets as part of casting a spell they control or activating "
    "an ability they control, that player must choose at least one {f:perms.s} on the battlefield "
    "if able.",
    n.Static((n.MustTarget(V("f"), n.EachOpponent()),)),
)

# ------------------------------------------------ what happened this turn
e(
    "cond1",
    "an opponent had {f:aperm} enter the battlefield under their control this turn",
    n.Compare(n.EnteredCount(V("f"), n.EachOpponent()), ">=", 1),
)
e(
    "cond1",
    "an opponent had {c:n} or more cards put into their graveyard from anywhere this turn",
    n.Compare(n.TurnFact("graveyard-cards", n.AnOpponent()), ">=", V("c")),
)
OURS = n.AllOf((n.IsSpell(), V("s"), n.Controlled(), n.CastFrom("")))
e(
    "cond1",
    "{s:aspell} you cast this turn was countered by a spell or ability an opponent controlled",
    n.Compare(n.CounteredCount(OURS, n.EachOpponent()), ">=", 1),
)
CAUSE = n.Controlled(n.EachOpponent())
e(
    "event",
    "a spell or ability an opponent controls causes {w:ewhat} to be put into your graveyard from "
    "the battlefield",
    n.Moves(n.AllOf((V("w"), n.Owned())), "battlefield", "graveyard", cause=CAUSE),
)
e(
    "xline",
    "if a spell or ability an opponent controls causes you to discard this card, put it onto the "
    "battlefield instead of putting it into your graveyard.",
    n.Replacement(
        n.WouldDiscard(n.You(), n.Is(n.This()), CAUSE), to="battlefield", zones=("hand",)
    ),
)

# ------------------------------------------------ the order of a graveyard
HERE = ("graveyard",)
e(
    "cond1",
    "{c:n} or more {f:cards.p} are above this card",
    n.Compare(n.Count(n.AllOf((V("f"), n.Above(n.This()))), HERE), ">=", V("c"), said="above"),
)
ON_TOP = n.Exists(n.AllOf((V("f"), n.Above(n.This(), True))), HERE)
e(
    "cond1",
    "this card is in your graveyard with {f:acards} directly above it",
    n.AllTrue((n.InZone("graveyard"), ON_TOP), said="above"),
)
e("mana_use", "pay cumulative upkeep costs", n.OfKeyword("cumulative upkeep"))

# ------------------------------------------------ since when
e(
    "cond1",
    "you've controlled this artifact continuously since the beginning of your most recent turn",
    n.HeldSinceTurn(),
)
NOT_THERE = ("hand", "library", "graveyard", "exile", "stack", "command")
e(
    "xline",
    "{f:cards.p} you own that aren't on the battlefield have {a:abilities}.",
    n.Static(V("a"), n.AllOf((V("f"), n.Owned())), affected_zones=NOT_THERE, said="elsewhere"),
)
e(
    "xline",
    "this spell costs {c:digits} life more to cast for each target.",
    n.AdditionalCost((n.PayLife(n.Times(V("c"), n.CountOf(n.Target()))),), said="each target"),
)

# ------------------------------------------------ targets that change
e(
    "cond1",
    "{w:obj} has only one target and that target is {f:aperm}",
    n.Fits(V("w"), n.AllOf((n.Targets(n.Anything(), True), n.Targets(V("f")))), said="only one"),
)
e(
    "cond1",
    "{w:obj} has only one target and that target is {u:ref}",
    n.Fits(
        V("w"), n.AllOf((n.Targets(n.Anything(), True), n.Targets(n.Is(V("u"))))), said="only one"
    ),
)
e(
    "vp",
    "change* {w:poss.obj} target to another {f:perms.s}",
    n.ChangeTargets(V("w"), SUBJ, single=True, among=V("f")),
)
e(
    "vp",
    "change* the target of {w:obj}. the new target must be a player",
    n.ChangeTargets(V("w"), SUBJ, single=True, among=n.IsPlayer()),
)
e(
    "vp",
    "change* the target of {w:obj} to {t:ref}",
    n.ChangeTargets(V("w"), SUBJ, to=V("t"), said="of"),
)
e("post", "that targets only a player", n.Targets(n.IsPlayer(), True, said="only a"))
e("post", "that targets only a single {f:perms.s}", n.Targets(V("f"), True, said="only a"))

# ------------------------------------------------ destroyed by an opponent
e(
    "event",
    "a spell or ability an opponent controls destroys {w:ewhat}",
    n.Moves(V("w"), "battlefield", cause=CAUSE, destroyed=True),
)
LOST = n.AllOf((V("f"), n.Controlled()))
e(
    "cond1",
    "{f:aperm} under your control was destroyed this turn by a spell or ability an opponent "
    "controlled",
    n.Compare(n.DestroyedCount(LOST, n.EachOpponent()), ">=", 1),
)
e(
    "xline",
    "if you would begin your draw step, you may skip that step instead. if you do, {e:clauses}.",
    n.Replacement(n.WouldBeginStep("draw"), V("e"), optional=True),
)
e(
    "post",
    "that have mana value {c:digits}",
    n.Number("mana-value", "=", V("c"), said="have"),
    only="p",
)
