"""Words of the years after 2010."""

from typing import Any

from ... import ir
from ...ir.predefined import PREDEFINED
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ the nth of a turn
for nth, word in ((1, "first"), (2, "second"), (3, "third"), (4, "fourth")):
    e("event", f"you draw your {word} card each turn", n.DrawsCard(n.You(), nth))
    e("event", f"an opponent draws their {word} card each turn", n.DrawsCard(n.EachOpponent(), nth))
    e(
        "event",
        f"you cast your {word} spell each turn",
        n.CastsSpell(n.Anything(), n.You(), nth),
    )
    e(
        "event",
        f"an opponent casts their {word} spell each turn",
        n.CastsSpell(n.Anything(), n.EachOpponent(), nth),
    )
    e(
        "event",
        f"a player casts their {word} spell each turn",
        n.CastsSpell(n.Anything(), None, nth),
    )

# ------------------------------------------------ one or more
for combat, word in ((True, "combat "), (None, "")):
    e(
        "event",
        f"one or more {{f:perms.p}} deal {word}damage to a player",
        n.DealsDamage(V("f"), n.IsPlayer(), combat, batch=True, said="more"),
    )
    e(
        "event",
        f"one or more {{f:perms.p}} deal {word}damage to an opponent",
        n.DealsDamage(V("f"), n.IsPlayer(n.EachOpponent()), combat, batch=True, said="more"),
    )
BOTH = n.EitherOf((n.CastsSpell(V("s"), n.You()), n.CopiesSpell(V("s"), n.You())), said="copy")
e("event", "you cast or copy {s:aspell}", BOTH)
OTHERS = n.AllOf((n.HasType("Creature"), n.IsAttacking(), n.Other()))
for count, word in ((2, "two"), (1, "one")):
    plural = "creatures attack" if count > 1 else "creature attack"
    e(
        "event",
        f"{{w:ewhat}} and at least {word} other {plural}",
        n.OnlyWhile(n.AttacksPattern(V("w")), n.Compare(n.Count(OTHERS), ">=", count)),
    )

# ------------------------------------------------ facts of the turn
e("cond1", "you attacked this turn", n.Happened("attackers-declared", n.You()))
e(
    "cond1",
    "a permanent left the battlefield under your control this turn",
    n.Happened("permanents-left", n.You()),
)
e(
    "cond1",
    "you gained {c:digits} or more life this turn",
    n.Compare(n.TurnFact("life-gained", n.You()), ">=", V("c")),
)
e(
    "cond1",
    "you've drawn {c:n} or more cards this turn",
    n.Compare(n.TurnFact("cards-drawn", n.You()), ">=", V("c"), said="'ve"),
)
e(
    "cond1",
    "you've cast {c:n} or more spells this turn",
    n.Compare(n.TurnFact("spells-cast", n.You()), ">=", V("c")),
)
e("cond1", "you haven't cast a spell this turn", n.Untrue(n.Happened("spells-cast", n.You())))
e("cond1", "you've gained life this turn", n.Happened("life-gained", n.You(), said="'ve"))
e(
    "cond1",
    "a creature entered the battlefield under your control this turn",
    n.Happened("creatures-entered", n.You()),
)
e("cond1", "you sacrificed a permanent this turn", n.Happened("sacrificed", n.You()))
e("cond1", "you've sacrificed a permanent this turn", n.Happened("sacrificed", n.You(), said="'ve"))
e("cond1", "you've discarded a card this turn", n.Happened("cards-discarded", n.You(), said="'ve"))

# ------------------------------------------------ card types in graveyards
e(
    "cond1",
    "there are {c:n} or more card types among cards in your graveyard",
    n.Compare(n.CardTypesAmong(n.All(n.Owned(), ("graveyard",))), ">=", V("c")),
)
e(
    "amt",
    "the number of card types among cards in your graveyard",
    n.CardTypesAmong(n.All(n.Owned(), ("graveyard",))),
)
e(
    "amt",
    "the number of card types among cards in all graveyards",
    n.CardTypesAmong(n.All(n.Anything(), ("graveyard",))),
)
e(
    "each",
    "card type among cards in your graveyard",
    n.CardTypesAmong(n.All(n.Owned(), ("graveyard",))),
)

# ------------------------------------------------ exile until something leaves
for noun in (
    "enchantment",
    "creature",
    "artifact",
    "Aura",
    "Saga",
    "Vehicle",
    "permanent",
    "Equipment",
):
    e(
        "vp",
        f"exile* {{w:obj}} until this {noun} leaves the battlefield",
        n.Move(V("w"), "exile", verb="exile", until="source-leaves", said=noun),
    )

# ------------------------------------------------ playing what was exiled
for words, duration in (
    ("until the end of your next turn", "your-next-end"),
    ("until your next turn", "your-next-turn"),
):
    e(
        "xsentence",
        f"{words}, you may play {{w:obj}}",
        n.Apply((n.MayPlay(zone="exile", what=V("w")),), duration=duration, said="pre"),
    )
    e(
        "vp",
        f"may play {{w:obj}} {words}",
        n.Apply((n.MayPlay(zone="exile", what=V("w"), who=SUBJ),), duration=duration),
        explicit=True,
    )

# ------------------------------------------------ searching in two places
CARD = n.Search(V("f"), zones=("library", "graveyard"))
IF_SO = "if you search your library this way, shuffle"
e(
    "xsentence",
    f"you may search your library and/or graveyard for {{f:acards}}, reveal it, and put it into "
    f"your hand. {IF_SO}",
    n.May(CARD),
)
e(
    "xsentence",
    f"search your library and/or graveyard for {{f:acards}}, reveal it, and put it into your hand. "
    f"{IF_SO}",
    CARD,
)
ONTO = n.Search(V("f"), zones=("library", "graveyard"), to="battlefield", reveal=False)
e(
    "xsentence",
    f"you may search your library and/or graveyard for {{f:acards}} and put it onto the "
    f"battlefield. {IF_SO}",
    n.May(ONTO),
)
e(
    "xsentence",
    f"search your library and/or graveyard for {{f:acards}} and put it onto the battlefield. "
    f"{IF_SO}",
    ONTO,
)

# ------------------------------------------------ emblems
e("vp", "get* an emblem with {a:abilities}", n.CreateEmblem(V("a"), SUBJ), explicit=True)

# ------------------------------------------------ costs by targets
TARGETED = n.Targets(V("f"))
e(
    "xline",
    "this spell costs {g:generic} less to cast if it targets {f:aperm}.",
    n.CastRule(less=V("g"), condition=n.Fits(n.This(), TARGETED), said="targets"),
)

# ------------------------------------------------ keyword actions
CLUE = n.CreateTokens(PREDEFINED["Clue"], 1, SUBJ, said="investigate")
e("vp", "investigate*", CLUE)
e("vp", "investigate* twice", n.CreateTokens(PREDEFINED["Clue"], 2, SUBJ, said="investigate"))
e("vp", "proliferate*", n.Proliferate(SUBJ))
e(
    "vp",
    "populate*",
    n.CreateCopies(
        n.Choose(n.AllOf((n.HasType("Creature"), n.IsToken(), n.Controlled()))),
        1,
        SUBJ,
        said="populate",
    ),
)
e("vp", "explore*", n.Explore(SUBJ))
e("vp", "connive*", n.Connive(SUBJ))
e("vp", "connive* X", n.Connive(SUBJ, n.X()))
e("vp", "amass* {k:subtype_plural} {c:digits}", n.Amass(V("k"), V("c"), SUBJ))
e("vp", "get* {c:energy}", n.GetEnergy(V("c"), SUBJ), explicit=True)
e("vp", "get* {c:n} {E}", n.GetEnergy(V("c"), SUBJ, said="words"), explicit=True)
e("costvp", "pay* {c:energy}", n.PayEnergy(V("c")))
e("costvp", "pay* {c:n} {E}", n.PayEnergy(V("c"), said="words"))
e("vp", "may pay {c:energy}", n.PayOr((n.PayEnergy(V("c")),), SUBJ, asked="may"), explicit=True)
MINE = n.AllOf((n.HasType("Creature"), n.Controlled()))
WEAKEST = n.Choose(
    n.AllOf((n.HasType("Creature"), n.Controlled(), n.Extreme("toughness", MINE, True)))
)
e("vp", "bolster* {c:digits}", n.PutCounters("+1/+1", V("c"), WEAKEST, said="bolster"))
MONSTROUS = n.BecomeMarked("monstrous", n.PutCounters("+1/+1", V("c"), n.This()))
e("vp", "monstrosity* {c:digits}", MONSTROUS)
GOADED = (n.MustAttack(n.OthersThan(n.You())), n.MustAttack())
e("vp", "goad* {w:obj}", n.Apply(GOADED, V("w"), "your-next-turn", said="goad"))
e("rpart", "be* goaded", GOADED)
e("vp", "discover* {c:digits}", n.Discover(V("c"), SUBJ))
e("vp", "become* the monarch", n.BecomeMonarch(SUBJ), explicit=True)
e("cond1", "you're the monarch", n.IsMonarch())
e("cond1", "{p:who.s} is the monarch", n.IsMonarch(V("p")))
LESSON = n.Search(n.HasSubtype("Lesson"), zones=("outside",), shuffle=False)
RUMMAGE = n.PayOr((n.DiscardCost(),), paid=n.Draw(), asked="may")
e("vp", "learn*", n.May(n.ChooseMode((LESSON, RUMMAGE)), said="learn"))
for word, verb in (
    ("exploit", "exploits a creature"),
    ("explore", "explores"),
    ("connive", "connives"),
    ("monstrous", "becomes monstrous"),
    ("renowned", "becomes renowned"),
):
    e("event", f"{{w:ewhat}} {verb}", n.Deed(V("w"), word))
for word in ("monstrous", "renowned"):
    MARKED = n.Compare(n.CountOf(n.Linked(word)), ">", 0)
    e("cond1", f"this creature is {word}", MARKED)
    e("cond1", f"it's {word}", n.Compare(n.CountOf(n.Linked(word)), ">", 0, said="it"))

# ------------------------------------------------ looking at the top, and more of it
LOOK = "look* at the top {c:n} cards of {your} library"
WHERE = "look* at the top X cards of {your} library, where X is {c:amt}"
SHOW = "reveal* the top {c:n} cards of {your} library"
RESTS = (
    ("graveyard", "into {your} graveyard"),
    ("bottom-any-order", "on the bottom of {your} library in any order"),
    ("bottom-random", "on the bottom of {your} library in a random order"),
)


def _dig(take: Any = 1, **more: Any) -> Any:
    return n.Dig(V("c"), take, V("f"), who=SUBJ, whose=SUBJ, **more)


for rest, text in RESTS:
    put = f"put the rest {text}"
    for lead, shown, where in ((LOOK, False, ""), (SHOW, True, ""), (WHERE, False, "where ")):
        for onto, tapped in (("", False), (" tapped", True)):
            there = {"to": "battlefield", "rest": rest, "reveal": shown, "tapped": tapped}
            tail = f"from among them onto the battlefield{onto}. {put}"
            for optional, who in ((True, "{you} may put"), (False, "put")):
                one = _dig(optional=optional, said=where, **there)
                e("vp", f"{lead}. {who} {{f:acards}} {tail}", one)
                said = where + ("up to" if optional else "put up to")
                some = _dig(V("t"), optional=True, said=said, **there)
                e("vp", f"{lead}. {who} up to {{t:n}} {{f:cards.p}} {tail}", some)
            every = _dig(None, optional=True, said=where + "any", **there)
            e("vp", f"{lead}. {{you}} may put any number of {{f:cards.p}} {tail}", every)
    e(
        "vp",
        f"{SHOW}. {{you}} may put {{f:acards}} from among them into {{your}} hand. {put}",
        _dig(rest=rest, reveal=True, optional=True),
    )
    for many, take, said in (("any number of", None, "any"), ("up to {t:n}", V("t"), "up to")):
        for them, told in (("the revealed cards", said), ("them", f"{said} them")):
            e(
                "vp",
                f"{LOOK}. {{you}} may reveal {many} {{f:cards.p}} from among them and put {them} "
                f"into {{your}} hand. {put}",
                _dig(take, rest=rest, optional=True, reveal_taken=True, said=told),
            )
TAKE = "{you} may reveal {f:acards} from among them and put it into {your} hand. put the rest"
for rest, text in RESTS:
    taken = _dig(rest=rest, optional=True, reveal_taken=True, said="where")
    e("vp", f"{WHERE}. {TAKE} {text}", taken)
    for of in ("them", "those cards"):
        e(
            "vp",
            f"{WHERE}. put one of {of} into {{your}} hand and the rest {text}",
            n.Dig(V("c"), rest=rest, who=SUBJ, whose=SUBJ, said=f"where {of}"),
        )
INTO_GRAVE = _dig(rest="graveyard", optional=True, reveal_taken=True)
e("vp", f"{LOOK}. {TAKE} into {{your}} graveyard", INTO_GRAVE)

# ------------------------------------------------ amounts
e("amt", "your devotion to {k:color}", n.Devotion(V("k")))
for noun in ("it", "this spell", "this creature", "this artifact"):
    e("amt", f"the number of colors of mana spent to cast {noun}", n.ColorsSpent(said=noun))
SPENT = n.ManaSpentOn(V("w"))
e("amt", "the amount of mana spent to cast {w:obj}", SPENT)
for verb, word, op in (("is", "greater", ">"), ("is", "less", "<"), ("was", "less", "<")):
    e(
        "cond1",
        f"the amount of mana spent to cast {{w:obj}} {verb} {word} than {{a:amt}}",
        n.Compare(SPENT, op, V("a"), said="" if verb == "is" else verb),
    )
e("amt", "the amount of life you gained this turn", n.TurnFact("life-gained", n.You()))
e(
    "amt",
    "the amount of life your opponents lost this turn",
    n.TurnFact("life-lost", n.EachOpponent()),
)
e(
    "xline",
    "this spell costs {X} less to cast, where X is {a:amt}.",
    n.CastRule(less=V("a"), said="X"),
)

# ------------------------------------------------ more events
e(
    "event",
    "one or more {k:counter_kind} counters are put on {w:ewhat}",
    n.CountersPut(V("k"), V("w"), together=True),
)
e(
    "event",
    "one or more {f:cards.p} leave your graveyard",
    n.Moves(n.AllOf((V("f"), n.Owned())), "graveyard", batch=True),
)
e(
    "event",
    "you cast {s:aspell} from anywhere other than your hand",
    n.CastsSpell(n.AllOf((V("s"), n.Not(n.CastFrom("hand")))), n.You()),
)
e(
    "xsentence",
    "when you next cast {s:aspell} this turn, {e:clauses}",
    n.Delay(n.CastsSpell(V("s"), n.You()), V("e"), duration="turn", said="next"),
)
e("moment", "the beginning of your second main phase", n.StepBegins("main2", said="second"))

# ------------------------------------------------ more conditions
LEAST = n.Highest(n.EachPlayer(), n.LifeOf(n.CurrentPlayer()), True)
e("cond1", "a player has {c:digits} or less life", n.Compare(LEAST, "<=", V("c")))
COMMANDED = n.Exists(n.AllOf((n.IsCommander(), n.Owned(), n.Controlled())))
e("cond1", "you control your commander", COMMANDED)
for letter, word in (("W", "white"), ("U", "blue"), ("B", "black"), ("R", "red"), ("G", "green")):
    for noun in ("this spell", "it"):
        e(
            "cond1",
            f"at least three {word} mana was spent to cast {noun}",
            n.ManaSpent(letter, 3, said=noun),
        )

# ------------------------------------------------ moves, copies, what may be played
for verb in ("return*", "put*"):
    e(
        "vp",
        f"{verb} {{w:obj}} {'to' if verb == 'return*' else 'onto'} the battlefield transformed "
        "under {your} control",
        n.Move(V("w"), "battlefield", verb=verb[:-1], transformed=True, control=SUBJ),
    )
e(
    "vp",
    "return* {w:obj} to the battlefield transformed under its owner's control",
    n.Move(V("w"), "battlefield", transformed=True, said="owner"),
)
e(
    "vp",
    "create* {c:n} tokens that are copies of {w:obj}",
    n.CreateCopies(V("w"), V("c"), SUBJ, said="copies"),
)
e(
    "vp",
    "may play {w:obj} for as long as it remains exiled",
    n.Apply((n.MayPlay(zone="exile", what=V("w"), who=SUBJ),), duration="forever", said="remains"),
    explicit=True,
)
e(
    "vp",
    "may cast {w:obj} for as long as it remains exiled",
    n.Apply(
        (n.MayPlay(zone="exile", what=V("w"), who=SUBJ, lands=False),),
        duration="forever",
        said="remains",
    ),
    explicit=True,
)
e(
    "xclause",
    "if {w:ref} would be put into your graveyard, exile it instead",
    n.Instead(n.Replacement(n.WouldMove(n.Is(V("w")), to="graveyard"), to="exile"), said="your"),
)
WALKERS = n.CantAttack(n.You(), walkers=True)
e("spart", "can't attack you or planeswalkers you control", (WALKERS,))
e(
    "vp",
    "may cast {s:aspell} from {your} hand without paying its mana cost",
    n.CastCard(
        n.Choose(n.AllOf((V("s"), n.Owned(SUBJ))), 0, 1, zones=("hand",)),
        SUBJ,
        spell=True,
        said="hand",
    ),
    explicit=True,
)
NAMESAKE = n.Exists(n.AllOf((V("f"), n.SameNameAs(V("w")), n.Owned())), ("graveyard",))
e("cond1", "{w:obj} has the same name as {f:acards} in your graveyard", NAMESAKE)

# ------------------------------------------------ faces, blocks, flashback
for number in (2, 3):
    reached = n.Deed(n.Is(n.This(said=V("w"))), f"level-{number}")
    e("event", f"{{w:this}} becomes level {number}", reached)
e("event", "{w:ewhat} transforms into this creature", n.Deed(V("w"), "transform"))
e(
    "event",
    "{w:ewhat} enters or transforms into this creature",
    n.EitherOf((n.Moves(V("w"), to="battlefield"), n.Deed(V("w"), "transform"))),
)
e("vp", "must be blocked this turn if able", n.Apply((n.MustBeBlocked(),), SUBJ))
FLASHBACK = n.AddAbility(n.Keyword("flashback", (n.PayManaOf(n.This()),)))
for cost in ("its mana cost", "that card's mana cost"):
    e(
        "vp",
        f"gain* flashback until end of turn. the flashback cost is equal to {cost}",
        n.Apply((FLASHBACK,), SUBJ, said=cost),
    )
e(
    "cond1",
    "you have {c:n} or more opponents",
    n.Compare(n.PlayerCount(n.EachOpponent()), ">=", V("c")),
)
EXILED = n.Replacement(n.WouldMove(n.Is(V("w")), "battlefield"), to="exile")
e(
    "xclause",
    "if {w:ref} would leave the battlefield, exile it instead of putting it anywhere else",
    n.Instead(EXILED, "forever", said="leave"),
)

# ------------------------------------------------ conditions about any one that there is
LIKE = n.AllOf((V("f"), n.SharesWith("color", V("w"))))
e("cond1", "{w:obj} shares a color with {f:aperm}", n.Exists(LIKE))
KIN = n.AllOf((V("f"), n.SharesWith("creature-type", V("w"))))
e("cond1", "{w:obj} shares a creature type with {f:aperm}", n.Exists(KIN))
e(
    "cond1",
    "{w:obj} has the same name as {f:aperm}",
    n.Exists(n.AllOf((V("f"), n.SameNameAs(V("w"))))),
)
e("cond1", "{f:aperm} is on the battlefield", n.Exists(V("f"), said="on"))
MARKED = n.Exists(n.AllOf((V("f"), n.HasCounter(V("k")))))
e("cond1", "{f:aperm} has {k:acounter} counter on it", MARKED)
