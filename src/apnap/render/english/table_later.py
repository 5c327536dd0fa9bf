"""Words of the years after 2010."""

from typing import Any

from ... import ir
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
    n.Compare(n.TurnFact("cards-drawn", n.You()), ">=", V("c")),
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
e("cond1", "an opponent was dealt damage this turn", n.Happened("damage-taken", n.EachOpponent()))

# ------------------------------------------------ card types in graveyards
GRAVE = n.All(n.Owned(V("p")), ("graveyard",))
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
