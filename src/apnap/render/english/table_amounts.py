"""Amounts with names: "the number of creatures you control", "its power"."""

from typing import Any

from ... import ir
from .grammar import V, e

n: Any = ir

e("amt", "the number of {c:countp}", V("c"))
e("amt", "{w:poss.obj} power", n.PowerOf(V("w")))
e("amt", "{w:poss.obj} toughness", n.ToughnessOf(V("w")))
e("amt", "{w:poss.obj} mana value", n.ManaValueOf(V("w")))
e("amt", "{p:poss.who} life total", n.LifeOf(V("p")))
e("amt", "the number of {k:counter_kind} counters on {w:obj}", n.CountersOn(V("k"), V("w")))
e("amt", "twice {a:amt}", n.Times(2, V("a")))
e("amt", "half {a:amt}, rounded up", n.Half(V("a"), True))
e("amt", "half {a:amt}, rounded down", n.Half(V("a")))
e("amt", "{c:digits} plus {a:amt}", n.Plus(V("c"), V("a")))
e("amt", "the greatest power among {w:whole_set}", n.Max("power", V("w")))
e("amt", "the greatest toughness among {w:whole_set}", n.Max("toughness", V("w")))
e("amt", "the greatest mana value among {w:whole_set}", n.Max("mana-value", V("w")))
e(
    "amt",
    "the number of basic land types among lands you control",
    n.BasicTypesAmong(n.All(n.AllOf((n.HasType("Land"), n.Controlled())))),
)
e("amt", "the number of players", n.PlayerCount(n.EachPlayer()))
e("amt", "the number of opponents you have", n.PlayerCount(n.EachOpponent()))

e("each", "{c:counts}", V("c"))
e("each", "{k:counter_kind} counter on {w:obj}", n.CountersOn(V("k"), V("w")))
e(
    "each",
    "basic land type among lands you control",
    n.BasicTypesAmong(n.All(n.AllOf((n.HasType("Land"), n.Controlled())))),
)

e("each", "time it was kicked", n.TimesKicked())
e("each", "creature that died this turn", n.TurnFact("creatures-died"))
e("each", "{k:counter_kind} counter removed this way", n.CostCount(kind=V("k")))
e("each", "{k:counter_kind} counter removed this way", n.RemovedCount("*", V("k")))
e("amt", "the number of {k:counter_kind} counters removed this way", n.CostCount(kind=V("k")))
e("amt", "the number of {k:counter_kind} counters removed this way", n.RemovedCount("*", V("k")))
e("amt", "{a:digits} minus {b:amt}", n.Minus(V("a"), V("b")))
e("amt", "{a:amt1} minus {b:digits}", n.Minus(V("a"), V("b")))
e("amt", "{a:amt1} minus {b:amt1}", n.Minus(V("a"), V("b")))
e("amt", "{a:amt1} plus {b:digits}", n.Plus(V("a"), V("b")))
e("amt", "the total mana value of {w:whole_set}", n.Sum("mana-value", V("w")))
e("amt", "the total power of {w:whole_set}", n.Sum("power", V("w")))
e("amt1", "the number of {c:countp}", V("c"))
e("amt1", "{w:poss.obj} power", n.PowerOf(V("w")))
e("amt1", "{p:poss.who} life total", n.LifeOf(V("p")))

e("amt", "the power of {w:obj}", n.PowerOf(V("w"), said="of"))
e("amt", "the toughness of {w:obj}", n.ToughnessOf(V("w"), said="of"))
e("amt", "{w:poss.obj} converted mana cost", n.ManaValueOf(V("w"), said="cost"), penalty=1)
e("amt", "the mana value of {w:obj}", n.ManaValueOf(V("w"), said="of"))

LANDS = n.BasicTypesAmong(n.All(n.AllOf((n.HasType("Land"), n.Controlled(V("p"))))))
e("each", "basic land type among lands {p:who.p} control", LANDS, agree={"p": "p"})
e("amt", "the number of basic land types among lands {p:who.p} control", LANDS, agree={"p": "p"})
e("amt", "the number of basic land types among lands {p:who.s} controls", LANDS, agree={"p": "s"})

e("each", "1 damage prevented this way", n.EventAmount())

# ------------------------------------------------ mana symbols, facts of the turn
for word, letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    for category, lead in (
        ("amt", f"the number of {word} mana symbols"),
        ("each", f"{word} mana symbol"),
    ):
        e(
            category,
            f"{lead} in the mana costs of {{w:whole_set}}",
            n.SymbolsIn(letter, V("w")),
            agree={"w": "p"},
        )
        e(
            category,
            f"{lead} in {{w:poss.obj}} mana cost",
            n.SymbolsIn(letter, V("w")),
            agree={"w": "s"},
        )
        e(
            category,
            f"{lead} in the mana costs of cards in your graveyard",
            n.SymbolsIn(letter, n.All(n.Owned(), ("graveyard",))),
        )
e("amt", "the damage dealt to {p:who} this turn", n.TurnFact("damage-taken", V("p")))
e(
    "amt",
    "the damage already dealt to {p:who} this turn",
    n.TurnFact("damage-taken", V("p"), said="already"),
)
e("amt", "the life you've lost this turn", n.TurnFact("life-lost", n.You()))
e("amt", "the total life lost by all players this turn", n.TurnFact("life-lost"))
e("amt", "the number of times it was kicked", n.TimesKicked())
e("amt", "the number of times this creature was kicked", n.TimesKicked(said="creature"))
e("amt", "the number of times this enchantment was kicked", n.TimesKicked(said="enchantment"))
e("each", "time this spell was kicked", n.TimesKicked(said="spell"))
e("amt", "{a:amt1} plus {b:amt1}", n.Plus(V("a"), V("b")))
e(
    "amt",
    "{w:poss.obj} power plus {v:poss.obj} toughness",
    n.Plus(n.PowerOf(V("w")), n.ToughnessOf(V("v"))),
)
e("amt", "one plus {a:amt}", n.Plus(1, V("a"), said="one"))
e(
    "each",
    "card named {m:name} in each graveyard",
    n.Count(n.Named(V("m")), ("graveyard",), said="in each"),
)
e("amt", "the total number of cards in all players' hands", n.Count(n.Anything(), ("hand",)))

# ------------------------------------------------ what died this turn, what was devoured
DIED = n.DiedCount(V("f"))
e("each", "{f:perms.s} that died this turn", DIED, penalty=1)
e("amt", "the number of {f:perms.p} that died this turn", DIED)
PUT = n.DiedCount(n.AllOf((V("f"), n.Owned())), said="put")
e("each", "{f:perms.s} put into your graveyard from the battlefield this turn", PUT)
e("each", "creature it devoured", n.CountOf(n.Linked("devoured")))
e("amt", "the number of {f:perms.p} it devoured", n.CountOf(n.Those(n.Linked("devoured"), V("f"))))

e(
    "amt",
    "the number of cards in all graveyards with the same name as {w:ref}",
    n.Count(n.SameNameAs(V("w")), ("graveyard",), said="zone first"),
)

# ------------------------------------------------ colours of it, life lost and gained
e("each", "of its colors", n.ColorsAmong(n.Current(said="its")))
e("each", "1 life you lost", n.EventAmount(said="you lost"))
e("each", "1 life they lost", n.EventAmount(said="they lost"))
e("each", "1 life you gained", n.EventAmount(said="you gained"))
e("each", "1 life they gained", n.EventAmount(said="they gained"))
e("each", "counter on it", n.CountersOn("", n.This(said="it")))
e("each", "player", n.PlayerCount(n.EachPlayer()))
e("amt", "the life they lost this turn", n.TurnFact("life-lost", n.CurrentPlayer(said="they")))
e("amt", "half X, rounded down", n.Half(n.X()))
e("amt", "half X, rounded up", n.Half(n.X(), True))
TAKEN = n.DamageTaken(V("w"))
e("amt", "the amount of damage dealt to {w:ref} this turn", TAKEN)
e("amt", "the damage already dealt to {w:ref} this turn", n.DamageTaken(V("w"), said="already"))
e(
    "amt",
    "the amount of damage dealt to {w:ref} this turn by other {f:sources.p}",
    n.DamageTaken(V("w"), n.AllOf((n.Other(), V("f")))),
)

e("amt", "the total power of {w:ref}", n.Sum("power", V("w")), penalty=1)
e("amt", "the total toughness of {w:ref}", n.Sum("toughness", V("w")), penalty=1)
e("amt", "the total mana value of {w:ref}", n.Sum("mana-value", V("w")), penalty=1)
