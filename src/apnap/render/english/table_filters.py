"""What follows a noun: "you control", "with flying", "in your graveyard"."""

from typing import Any

from ... import ir
from ...ir.mana import BASIC_LAND_TYPES
from .grammar import V, e

n: Any = ir

# ------------------------------------------------ whose
e("post", "you control", n.Controlled(n.You()))
e("post", "you don't control", n.Not(n.Controlled(n.You())))
e("post", "you own", n.Owned(n.You()))
e("post", "an opponent controls", n.Controlled(n.EachOpponent()))
e("post", "your opponents control", n.Controlled(n.EachOpponent(said="your")))
e("post", "defending player controls", n.Controlled(n.DefendingPlayer()))
e("post", "{p:who.s} controls", n.Controlled(V("p")), penalty=1, agree={"p": "s"})
e("post", "{p:who.p} control", n.Controlled(V("p")), penalty=1, agree={"p": "p"})
e("post", "{p:who.s} owns", n.Owned(V("p")), penalty=1)

# ------------------------------------------------ qualities
e("post", "with {k:keyword_name}", n.HasKeyword(V("k")))
e("post", "without {k:keyword_name}", n.Not(n.HasKeyword(V("k"))))
e(
    "post",
    "with {a:keyword_name} or {b:keyword_name}",
    n.AnyOf((n.HasKeyword(V("a")), n.HasKeyword(V("b")))),
)
for word, key in (("power", "power"), ("toughness", "toughness"), ("mana value", "mana-value")):
    e("post", f"with {word} {{a:digits}} or less", n.Number(key, "<=", V("a")))
    e("post", f"with {word} {{a:digits}} or greater", n.Number(key, ">=", V("a")))
    e("post", f"with {word} {{a:digits}}", n.Number(key, "=", V("a")))
    e("post", f"with {word} less than {{a:amt}}", n.Number(key, "<", V("a")))
    e("post", f"with {word} greater than {{a:amt}}", n.Number(key, ">", V("a")))
    e("post", f"with {word} less than or equal to {{a:amt}}", n.Number(key, "<=", V("a")))
    e("post", f"with {word} equal to {{a:amt}}", n.Number(key, "=", V("a"), said="equal"))
e("post", "with {k:acounter} counter on it", n.HasCounter(V("k")))
e("post", "with {k:acounter} counter on them", n.HasCounter(V("k"), said="them"))
e("post", "with {k:counter_kind} counters on them", n.HasCounter(V("k"), said="counters"))
e("post", "with a counter on it", n.HasCounter())
e("post", "of the chosen color", n.OfChosen("color"))
e("post", "of the chosen type", n.OfChosen("type"))
for key in ("card-type", "land-type"):
    e("post", "of the chosen type", n.OfChosen(key), penalty=1)
e("post", "of that color", n.OfChosen("color", said="that"))
e("post", "of that type", n.OfChosen("type", said="that"))
e("post", "with the chosen name", n.OfChosen("name"))
e("post", "named {m:name}", n.Named(V("m")))
for name, code in (("Arabian Nights", "ARN"), ("Antiquities", "ATQ"), ("Homelands", "HML")):
    e("post", f"with a name originally printed in the {name} expansion", n.FromSet(code))
e("post", "other than this creature", n.Other(said="than"))
e("post", "other than {w:ref}", n.Not(n.Is(V("w"))), penalty=1)
e("post", "on the battlefield", n.Anything(said="bf"))
e("post", "that isn't enchanted", n.Not(n.IsEnchanted(said="that")))
e("post", "that entered this turn", n.EnteredThisTurn())
e("post", "that attacked this turn", n.AttackedThisTurn())
e("post", "dealt damage by {w:ref} this turn", n.DamagedThisTurnBy(V("w")))
e("post", "attached to {w:ref}", n.AttachedToFilter(n.Is(V("w"))))
e("post", "attached to {f:aperm}", n.AttachedToFilter(V("f")))
e("post", "blocking {w:ref}", n.IsBlocking(V("w")))
e("post", "blocking or blocked by {w:ref}", n.AnyOf((n.IsBlocking(V("w")), n.BlockedBy(V("w")))))
e("post", "blocked by {w:ref}", n.BlockedBy(V("w")))
e("post", "attacking you", n.IsAttacking(n.You()))
e("post", "that targets {w:ref}", n.Targets(n.Is(V("w"))))
e("post", "that targets {f:aperm}", n.Targets(V("f")))
e("post", "that targets you", n.Targets(n.IsPlayer(n.You())))
e("post", "that shares a color with {w:ref}", n.SharesWith("color", V("w")), only="s")
e(
    "post",
    "that shares a creature type with {w:ref}",
    n.SharesWith("creature-type", V("w")),
    only="s",
)
e("post", "with the same name as {w:ref}", n.SameNameAs(V("w")))

# ------------------------------------------------ where cards are

e("post", "that's {a:adjective} or {b:adjective}", n.AnyOf((V("a"), V("b")), said="that's"))
e("post", "with a single target", n.Targets(n.Anything(), True))
e("post", "that isn't {a:adjective}", n.Not(V("a"), said="isn't"))
e("post", "that entered the battlefield this turn", n.EnteredThisTurn(said="battlefield"))

e(
    "post",
    "that shares at least one creature type with {w:ref}",
    n.SharesWith("creature-type", V("w"), said="least"),
)
e("post", "with that name", n.OfChosen("name", said="that"))
e(
    "post",
    "with the same mana value as {w:ref}",
    n.Number("mana-value", "=", n.ManaValueOf(V("w")), said="same"),
)

e("post", "that's attacking you", n.IsAttacking(n.You(), said="that's"))
e("post", "that aren't {a:adjective}", n.Not(V("a"), said="aren't"))

e(
    "post",
    "that share a creature type with {w:ref}",
    n.SharesWith("creature-type", V("w")),
    only="p",
)
e("post", "that share a color with {w:ref}", n.SharesWith("color", V("w")), only="p")
e("post", "that was dealt damage this turn", n.DamagedThisTurn())
e("post", "dealt damage this turn", n.DamagedThisTurn(said="short"))

for word, quality in (
    ("enchanted", n.IsEnchanted),
    ("equipped", n.IsEquipped),
    ("tapped", n.IsTapped),
    ("attacking", n.IsAttacking),
    ("blocking", n.IsBlocking),
):
    e("post", f"that's {word}", quality(said="that's"), only="s")
    e("post", f"that are {word}", quality(said="that are"), only="p")

e("post", "you own or control", n.AnyOf((n.Owned(), n.Controlled())))
e("post", "{w:ref} is blocking", n.BlockedBy(V("w"), said="active"))

e("post", "{w:its} blocking", n.BlockedBy(V("w"), said="its"))

e("post", "of the creature type of your choice", n.OfChosen("type", said="choice"))
e("post", "of the color of your choice", n.OfChosen("color", said="choice"))

e("post", "that target {w:ref}", n.Targets(n.Is(V("w")), said="target"), only="p")
e("post", "except for {w:ref}", n.Not(n.Is(V("w")), said="except"))

e("post", "that didn't attack this turn", n.Not(n.AttackedThisTurn()))
e("post", "from {f:asource}", n.FromSource(V("f")), penalty=1)
e("post", "from {f:sources.p}", n.FromSource(V("f"), said="p"), penalty=1, only="p")


# ------------------------------------------------ players of whom something is true
NOW = n.CurrentPlayer()

HELD = n.Count(n.AllOf((V("f"), n.Controlled(NOW))))
MINE = n.Count(n.AllOf((V("f"), n.Controlled())))
e("post", "who controls more {f:perms.p} than you do", n.PlayerOf(n.Compare(HELD, ">", MINE)))
MORE_THAN_YOURS = n.PlayerOf(n.Compare(HELD, ">", MINE), said="than you")
e("post", "who controls more {f:perms.p} than you", MORE_THAN_YOURS)
e("post", "who has more life than you do", n.PlayerOf(n.Compare(n.LifeOf(NOW), ">", n.LifeOf())))
e("post", "who controls {f:aperm}", n.PlayerOf(n.Exists(n.AllOf((V("f"), n.Controlled(NOW))))))

e("post", "that dealt damage to {p:eto} this turn", n.DealtDamageTo(V("p")))
for word, least in (("greatest", False), ("least", True), ("lowest", True)):
    for name, of in (("power", "power"), ("toughness", "toughness"), ("mana value", "mana-value")):
        said = "lowest" if word == "lowest" else ""
        made = n.Extreme(of, V("f"), least, said=said)
        e("post", f"with the {word} {name} among {{f:perms.p}}", made)

e(
    "post",
    "with {w:poss.obj} mana value",
    n.Number("mana-value", "=", n.ManaValueOf(V("w")), said="its"),
)

# ------------------------------------------------ cast from, targeting one of two, abilities
e("post", "cast from a graveyard", n.CastFrom("graveyard"))
FROM_GRAVE = n.CastFrom("graveyard", said="from")
e("post", "from graveyards", FROM_GRAVE, only="p")
for words, zone in (("libraries", "library"), ("exile", "exile")):
    e(
        "post",
        f"from graveyards or {words}",
        n.AnyOf((FROM_GRAVE, n.CastFrom(zone)), said="that's from"),
        only="p",
    )
e(
    "post",
    "from anywhere other than their hands",
    n.Not(n.CastFrom("hand"), said="other than"),
    only="p",
)
e(
    "post",
    "with the same name as a card exiled with {w:this}",
    n.SameNameAs(n.Linked(said=V("w")), said="exiled"),
)
e("post", "that targets you or {f:aperm}", n.Targets(n.AnyOf((n.IsPlayer(n.You()), V("f")))))
e("post", "except for {f:perms.p}", n.Not(V("f"), said="except for"), only="p")
e("post", "that has been dealt damage this turn", n.DamagedThisTurn(said="has been"))
e("post", "without {k:acounter} counter on it", n.Not(n.HasCounter(V("k"))), only="s")
e("post", "with counters on them", n.HasCounter(said="any them"), only="p")
e("post", "that isn't of the chosen type", n.Not(n.OfChosen("type"), said="isn't of"))
e("post", "you both own and control", n.AllOf((n.Owned(), n.Controlled()), said="both"))
e(
    "post",
    "with equal or lesser mana value",
    n.Number("mana-value", "<=", n.ManaValueOf(n.Target())),
)
for word, key in (("power", "power"), ("toughness", "toughness"), ("mana value", "mana-value")):
    e("post", f"with {word} equal to or greater than {{a:amt}}", n.Number(key, ">=", V("a")))
e(
    "post",
    "that's {f:aperm} or {g:aperm}",
    n.AnyOf((V("f"), V("g")), said="that's either"),
    only="s",
    penalty=1,
)
e(
    "post",
    "that's {f:aperm}, {g:aperm}, or {h:aperm}",
    n.AnyOf((V("f"), V("g"), V("h")), said="that's any"),
    only="s",
)
e(
    "post",
    "that's {a:adjective}, {b:adjective}, {c:adjective}, or {d:adjective}",
    n.AnyOf((V("a"), V("b"), V("c"), V("d")), said="that's"),
    only="s",
)
# ------------------------------------------------ players of whom more is true
OTHERS = n.Highest(n.OthersThan(NOW), HELD)
e(
    "post",
    "who controls more {f:perms.p} than each other player",
    n.PlayerOf(n.Compare(HELD, ">", OTHERS)),
)
AS = "than you do as you activate this ability"
e(
    "post",
    f"who controls more {{f:perms.p}} {AS}",
    n.PlayerOf(n.Compare(HELD, ">", MINE), once=True),
)
LIFE = n.Compare(n.LifeOf(NOW), ">", n.LifeOf())
e("post", f"who has more life {AS}", n.PlayerOf(LIFE, once=True))
HANDS = n.Compare(n.CardsIn(NOW), ">=", n.Plus(n.CardsIn(n.You()), V("c")))
e("post", f"who has at least {{c:n}} more cards in hand {AS}", n.PlayerOf(HANDS, once=True))
THEIRS = n.Count(n.AllOf((V("f"), n.Owned(NOW))), ("graveyard",))
OURS = n.Count(n.AllOf((V("f"), n.Owned())), ("graveyard",))
FEWER = n.Compare(THEIRS, "<=", n.Minus(OURS, V("c")))
e(
    "post",
    f"who has at least {{c:n}} fewer {{f:cards.p}} in their graveyard {AS}",
    n.PlayerOf(FEWER, once=True),
)

# ------------------------------------------------ who blocked whom this turn
BLOCKED = n.BlockedThisTurn()
EITHER = n.AnyOf((BLOCKED, n.WasBlockedThisTurn()), said="either")
e("post", "that blocked this turn", BLOCKED)
e("post", "that blocked {w:ref} this turn", n.BlockedThisTurn(V("w")))
e("post", "that was blocked by {w:ref} this turn", n.WasBlockedThisTurn(V("w")), only="s")
e("post", "that were blocked by {w:ref} this turn", n.WasBlockedThisTurn(V("w")), only="p")
e("post", "that blocked or was blocked this turn", EITHER, only="s")
e(
    "post",
    "that blocked or were blocked by {w:ref} this turn",
    n.AnyOf((n.BlockedThisTurn(V("w")), n.WasBlockedThisTurn(V("w"))), said="either"),
    only="p",
)
e("post", "{w:ref} blocked this turn", n.WasBlockedThisTurn(V("w"), said="active"))
e("post", "each opponent controls", n.Controlled(n.EachOpponent(said="each")))

# ------------------------------------------------ the player who has the most
MORE = n.PlayerOf(n.Compare(HELD, ">", OTHERS))
ALIVE = n.PlayerOf(n.Compare(n.LifeOf(NOW), ">", n.Highest(n.OthersThan(NOW), n.LifeOf(NOW))))
FULL = n.PlayerOf(n.Compare(n.CardsIn(NOW), ">", n.Highest(n.OthersThan(NOW), n.CardsIn(NOW))))
for words, told, test in (
    ("controls more {f:perms.p} than each other player", "who controls the most {f:perms.p}", MORE),
    ("has more life than each other player", "with the most life", ALIVE),
    ("has more cards in hand than each other player", "who has the most cards in hand", FULL),
):
    e("player_phrase", f"the player {told}", n.PlayersFitting(test))
    there = n.Compare(n.PlayerCount(n.PlayersFitting(test)), ">=", 1)
    e("cond1", f"a player {words}", there)

# ------------------------------------------------ the active player's, morphs, basic land types
ACTIVE = n.Controlled(n.ActivePlayer())
HELD_ON = n.AllOf((ACTIVE, n.ControlledSince()), said="both")
e("post", "the active player controls", ACTIVE)
e("post", "the active player has controlled continuously since the beginning of the turn", HELD_ON)
e("post", "with a morph ability", n.HasKeyword("morph"), only="s")
e("post", "with morph abilities", n.HasKeyword("morph"), only="p")
BASICS = tuple(n.HasSubtype(name) for name in BASIC_LAND_TYPES)
e("post", "with a basic land type", n.AnyOf(BASICS, said="that's basic"))
e("post", "that targets only {w:ref}", n.Targets(n.Is(V("w")), True))
e(
    "post",
    "that were put there from the battlefield this turn",
    n.PutThereThisTurn(),
    only="p",
)
e("post", "that was put there from the battlefield this turn", n.PutThereThisTurn(), only="s")
e("post", "with landwalk abilities", n.HasKeyword("landwalk", said="abilities"), only="p")
