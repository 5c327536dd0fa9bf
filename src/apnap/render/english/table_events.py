"""Events: what triggers abilities."""

from typing import Any

from ... import ir
from .grammar import V, e
from .nouns import CARD

n: Any = ir

e("event", "{w:ewhat} enters", n.Moves(V("w"), to="battlefield"))
e("event", "{w:ewhat} leaves the battlefield", n.Moves(V("w"), origin="battlefield"))
e("event", "{w:ewhat} dies", n.Moves(V("w"), "battlefield", "graveyard"))
e(
    "event",
    "{w:ewhat} is put into a graveyard from the battlefield",
    n.Moves(V("w"), "battlefield", "graveyard", said="put"),
)
e("event", "{w:ewhat} is put into a graveyard from anywhere", n.Moves(V("w"), "", "graveyard"))
e("event", "{w:ewhat} attacks", n.AttacksPattern(V("w")))
e("event", "{w:ewhat} attacks alone", n.AttacksPattern(V("w"), alone=True))
e("event", "{w:ewhat} attacks you", n.AttacksPattern(V("w"), whom=n.You()))
e("event", "{w:ewhat} attacks and isn't blocked", n.AttacksUnblocked(V("w")))
e(
    "event",
    "{w:ewhat} attacks or blocks",
    n.EitherOf((n.AttacksPattern(V("w")), n.BlocksPattern(V("w")))),
)
e("event", "{w:ewhat} blocks", n.BlocksPattern(V("w")))
e("event", "{w:ewhat} blocks {a:ewhat}", n.BlocksPattern(V("w"), V("a")))
e("event", "{w:ewhat} becomes blocked", n.BecomesBlocked(V("w")))
e("event", "{w:ewhat} becomes blocked by {b:ewhat}", n.BecomesBlocked(V("w"), V("b")))
e(
    "event",
    "{w:ewhat} blocks or becomes blocked",
    n.EitherOf((n.BlocksPattern(V("w")), n.BecomesBlocked(V("w")))),
)
e(
    "event",
    "{w:ewhat} blocks or becomes blocked by {b:ewhat}",
    n.EitherOf((n.BlocksPattern(V("w"), V("b")), n.BecomesBlocked(V("w"), V("b")))),
)
e("event", "{w:ewhat} becomes tapped", n.BecomesTapped(V("w")))
e("event", "{w:ewhat} becomes untapped", n.BecomesUntapped(V("w")))
e("event", "{w:ewhat} becomes the target of a spell or ability", n.Targeted(V("w")))
e("event", "{w:ewhat} becomes the target of a spell", n.Targeted(V("w"), n.IsSpell()))
e(
    "event",
    "{w:ewhat} becomes the target of a spell or ability an opponent controls",
    n.Targeted(V("w"), n.Controlled(n.EachOpponent())),
)
for combat, word in ((None, ""), (True, "combat ")):
    e(
        "event",
        f"{{w:esource}} deals {word}damage to {{p:eplayer}}",
        n.DealsDamage(V("w"), n.IsPlayer(V("p")), combat),
    )
    e(
        "event",
        f"{{w:esource}} deals {word}damage to {{b:ewhat}}",
        n.DealsDamage(V("w"), V("b"), combat),
    )
    e("event", f"{{w:esource}} deals {word}damage", n.DealsDamage(V("w"), combat=combat))
    e(
        "event",
        f"{{w:ewhat}} is dealt {word}damage",
        n.DealsDamage(n.Anything(), V("w"), combat, said="passive"),
    )
    e(
        "event",
        f"{{w:esource}} deals {word}damage to a creature or player",
        n.DealsDamage(V("w"), n.AnyOf((n.HasType("Creature"), n.IsPlayer())), combat),
    )
e("event", "you're dealt damage", n.DealsDamage(n.Anything(), n.IsPlayer(n.You()), said="passive"))
e("event", "{p:ewho} casts {s:aspell}", n.CastsSpell(V("s"), V("p")))
e("event", "you cast {s:aspell}", n.CastsSpell(V("s"), n.You()))
e("event", "{p:ewho} draws a card", n.DrawsCard(V("p")))
e("event", "you draw a card", n.DrawsCard(n.You()))
e("event", "{p:ewho} discards a card", n.DiscardsCard(V("p")))
e("event", "you discard a card", n.DiscardsCard(n.You()))
e("event", "you gain life", n.GainsLife(n.You()))
e("event", "{p:ewho} gains life", n.GainsLife(V("p")))
e("event", "you lose life", n.LosesLife(n.You()))
e("event", "{p:ewho} loses life", n.LosesLife(V("p")))
e("event", "you sacrifice {w:ewhat}", n.SacrificesPattern(n.You(), V("w")))
e("event", "{p:ewho} sacrifices {w:ewhat}", n.SacrificesPattern(V("p"), V("w")))
e("event", "{p:ewho} plays a land", n.PlaysLand(V("p")))
e("event", "you play a land", n.PlaysLand(n.You()))
e("event", "{p:ewho} cycles a card", n.CycledPattern(V("p")))
e("event", "you cycle this card", n.CycledPattern(n.You(), n.Is(n.This()), said="this"))
e("event", "you cycle a card", n.CycledPattern(n.You()))
e(
    "event",
    "you cycle or discard a card",
    n.EitherOf((n.CycledPattern(n.You()), n.DiscardsCard(n.You()))),
)
e("event", "{w:ewhat} is tapped for mana", n.TapsForMana(V("w"), said="passive"))
e("event", "{p:ewho} taps {w:ewhat} for mana", n.TapsForMana(V("w"), V("p")))
e("event", "you tap {w:ewhat} for mana", n.TapsForMana(V("w"), n.You()))
e(
    "event",
    "you control no {f:perms.p}",
    n.StateIs(n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled()))))),
)
e(
    "event",
    "the last {k:counter_kind} counter is removed from {w:ewhat}",
    n.LastCounterRemoved(V("k"), V("w")),
)
e("event", "there are no {f:perms.p} on the battlefield", n.StateIs(n.Untrue(n.Exists(V("f")))))

# ------------------------------------------------ at
for step, words in (
    ("upkeep", "upkeep"),
    ("draw", "draw step"),
    ("end", "end step"),
    ("main1", "first main phase"),
):
    e("moment", f"the beginning of your {words}", n.StepBegins(step))
    e("moment", f"the beginning of each player's {words}", n.StepBegins(step, n.EachPlayer()))
    e("moment", f"the beginning of each {words}", n.StepBegins(step, None, said="each"))
    e("moment", f"the beginning of each opponent's {words}", n.StepBegins(step, n.EachOpponent()))
    e(
        "moment",
        f"the beginning of each other player's {words}",
        n.StepBegins(step, n.OthersThan(n.You())),
    )
    e("moment", f"the beginning of the {words}", n.StepBegins(step, None, said="the"))
    e(
        "moment",
        f"the beginning of the {words} of {{w:poss.obj}} controller",
        n.StepBegins(step, n.ControllerOf(V("w")), said="of"),
    )
    e("moment", f"the beginning of {{p:poss.who}} {words}", n.StepBegins(step, V("p")), penalty=1)
e("moment", "the beginning of combat on your turn", n.StepBegins("combat"))
e("moment", "the beginning of each combat", n.StepBegins("combat", None))
e("moment", "end of combat", n.StepBegins("end_of_combat", None))

e("ewho", "a player", None)
e("ewho", "an opponent", n.EachOpponent())
e("ewho", "another player", n.OthersThan(n.You()))
e("ewho", "each player", n.EachPlayer(said="each player"))
e("eplayer", "a player", None)
e("eplayer", "an opponent", n.EachOpponent())
e("eplayer", "you", n.You())

e("event", "{w:ewhat} is turned face up", n.TurnedFaceUp(V("w")))
OWN = n.Owned(n.You())
e(
    "event",
    "{w:ewhat} is put into your graveyard from the battlefield",
    n.Moves(n.AllOf((V("w"), OWN)), "battlefield", "graveyard"),
)
e(
    "event",
    "{w:ewhat} is put into an opponent's graveyard from the battlefield",
    n.Moves(n.AllOf((V("w"), n.Owned(n.EachOpponent()))), "battlefield", "graveyard"),
)
e(
    "event",
    "a spell or ability an opponent controls causes you to discard this card",
    n.DiscardsCard(n.You(), n.Is(n.This()), n.Controlled(n.EachOpponent())),
)
e("event", "you lose control of {w:ewhat}", n.ControlLost(V("w")))
e("event", "a player shuffles their library", n.Shuffles())
e("event", "you discard this card", n.DiscardsCard(n.You(), n.Is(n.This())))
for step, words in (("upkeep", "upkeep"), ("draw", "draw step"), ("end", "end step")):
    e(
        "moment",
        f"the beginning of the chosen player's {words}",
        n.StepBegins(step, n.ChosenPlayer()),
    )
    e("moment", f"the beginning of each of your {words}s", n.StepBegins(step, said="each of"))
e(
    "event",
    "one or more {f:perms.p} you control attack",
    n.AttacksPattern(n.AllOf((V("f"), n.Controlled())), batch=True),
)
e(
    "event",
    "you attack",
    n.AttacksPattern(n.AllOf((n.HasType("Creature"), n.Controlled())), batch=True, said="you"),
)

HAUNTED = n.Moves(n.Is(n.Linked("haunted")), "battlefield", "graveyard")
e(
    "event",
    "{w:ewhat} enters or leaves the battlefield",
    n.EitherOf((n.Moves(V("w"), to="battlefield"), n.Moves(V("w"), origin="battlefield"))),
)
e(
    "event",
    "{w:ewhat} enters or dies",
    n.EitherOf((n.Moves(V("w"), to="battlefield"), n.Moves(V("w"), "battlefield", "graveyard"))),
)
e(
    "event",
    "{w:ewhat} enters or the creature it haunts dies",
    n.EitherOf((n.Moves(V("w"), to="battlefield"), HAUNTED)),
)
e("event", "the creature this card haunts dies", HAUNTED)
e(
    "event",
    "{w:ewhat} enters or attacks",
    n.EitherOf((n.Moves(V("w"), to="battlefield"), n.AttacksPattern(V("w")))),
)
e(
    "event",
    "{w:ewhat} attacks or becomes the target of a spell",
    n.EitherOf((n.AttacksPattern(V("w")), n.Targeted(V("w"), n.IsSpell()))),
)

e("event", "you control {f:aperm}", n.StateIs(n.Exists(n.AllOf((V("f"), n.Controlled())))))
e(
    "event",
    "no {f:perms.p} are on the battlefield",
    n.StateIs(n.Untrue(n.Exists(V("f")), said="are")),
)
e(
    "event",
    "{w:this} has {c:n} or more {k:counter_kind} counters on it",
    n.StateIs(n.Compare(n.CountersOn(V("k"), n.This(said=V("w"))), ">=", V("c"))),
)
e(
    "event",
    "there are {c:n} or more {k:counter_kind} counters on {w:obj}",
    n.StateIs(n.Compare(n.CountersOn(V("k"), V("w")), ">=", V("c"), said="there")),
)
e(
    "event",
    "there are no {k:counter_kind} counters on {w:obj}",
    n.StateIs(n.Compare(n.CountersOn(V("k"), V("w")), "=", 0, said="there")),
)
e(
    "event",
    "{w:this} has no {k:counter_kind} counters on it",
    n.StateIs(n.Compare(n.CountersOn(V("k"), n.This(said=V("w"))), "=", 0)),
)
e("event", "you play {f:aperm}", n.PlaysLand(n.You(), V("f")), penalty=1)
e("event", "{p:ewho} plays {f:aperm}", n.PlaysLand(V("p"), V("f")), penalty=1)

e(
    "event",
    "you cycle this card and when {w:ewhat} dies",
    n.EitherOf(
        (
            n.CycledPattern(n.You(), n.Is(n.This()), said="this"),
            n.Moves(V("w"), "battlefield", "graveyard"),
        )
    ),
)

MINE = n.Moves(n.AllOf((n.Owned(), CARD)), "", "graveyard")
e("event", "a card is put into your graveyard from anywhere", MINE)
e(
    "event",
    "a card is put into an opponent's graveyard from anywhere",
    n.Moves(n.AllOf((n.Owned(n.EachOpponent()), CARD)), "", "graveyard"),
)

for combat, word in ((None, ""), (True, "combat ")):
    dealt = n.DealsDamage(n.Anything(), n.IsPlayer(V("p")), combat, said="passive")
    e("event", f"{{p:ewho}} is dealt {word}damage", dealt)
e(
    "event",
    "{w:ewhat} becomes the target of {s:aspell}",
    n.Targeted(V("w"), n.AllOf((n.IsSpell(), V("s")))),
    penalty=1,
)
e(
    "event",
    "{w:ewhat} is put into an opponent's graveyard",
    n.Moves(n.AllOf((V("w"), n.Owned(n.EachOpponent()))), "battlefield", "graveyard", said="short"),
)

e("event", "{c:cond1}", n.StateIs(V("c")), penalty=2)

e("event", "you cast {w:this}", n.CastsSpell(n.Is(n.This(said=V("w"))), n.You()))

# ------------------------------------------------ cards that go elsewhere
for lead, what in (("{w:this}", n.Is(n.This(said=V("w")))), ("{w:acards}", V("w"))):
    said = "" if lead == "{w:this}" else "card"
    for place, mine in (("your", n.Owned()), ("an opponent's", n.Owned(n.EachOpponent()))):
        both = n.AllOf((what, mine))
        library = "your" if place == "your" else "their"
        if said:
            e(
                "event",
                f"{lead} is put into {place} graveyard from anywhere",
                n.Moves(n.AllOf((what, mine, CARD)), "", "graveyard", said=said),
                penalty=1,
            )
        e(
            "event",
            f"{lead} is put into {place} graveyard from {library} library",
            n.Moves(both, "library", "graveyard", said=said),
        )
e(
    "event",
    "{w:ewhat} is put into your hand from your graveyard",
    n.Moves(n.AllOf((V("w"), n.Owned())), "graveyard", "hand"),
)
e(
    "event",
    "{w:ewhat} is returned to your hand",
    n.Moves(n.AllOf((V("w"), n.Owned())), "battlefield", "hand"),
)
e("event", "{w:ewhat} is returned to a player's hand", n.Moves(V("w"), "battlefield", "hand"))
e(
    "event",
    "{w:ewhat} is returned to your hand from the battlefield",
    n.Moves(n.AllOf((V("w"), n.Owned())), "battlefield", "hand", said="from"),
)

e(
    "event",
    "{w:ewhat} is put into a graveyard",
    n.Moves(V("w"), "battlefield", "graveyard", said="short"),
)

e("event", "{p:ewho} shuffles their library", n.Shuffles(V("p")))

# ------------------------------------------------ one or more, so many, so much
CREATURES = n.AllOf((n.HasType("Creature"), n.Controlled()))
e(
    "event",
    "you attack with {c:n} or more creatures",
    n.AttacksPattern(CREATURES, batch=True, least=V("c"), said="with"),
)
e(
    "event",
    "a player attacks with one or more creatures",
    n.AttacksPattern(n.HasType("Creature"), each_player=True),
)
e(
    "event",
    "one or more {f:perms.p} attack you",
    n.AttacksPattern(V("f"), batch=True, whom=n.You(), said="more"),
)
e("event", "one or more {f:perms.p} block", n.BlocksPattern(V("f"), batch=True))
e("event", "{w:ewhat} blocks {c:n} or more {f:perms.p}", n.BlocksPattern(V("w"), V("f"), V("c")))
MANY = (n.BlocksPattern(V("w"), V("f"), 1), n.BecomesBlocked(V("w"), V("f"), 1))
e("event", "{w:ewhat} blocks or becomes blocked by one or more {f:perms.p}", n.EitherOf(MANY))
e(
    "event",
    "{w:ewhat} becomes blocked by {c:n} or more {f:perms.p}",
    n.BecomesBlocked(V("w"), V("f"), V("c")),
)
for combat, word in ((None, ""), (True, "combat ")):
    many = n.DealsDamage(n.AllOf((V("f"), n.Controlled())), n.IsPlayer(V("p")), combat, batch=True)
    e("event", f"one or more {{f:perms.p}} you control deal {word}damage to {{p:eplayer}}", many)
    e(
        "event",
        f"{{w:esource}} deals {{c:digits}} or more {word}damage to {{p:eplayer}}",
        n.DealsDamage(V("w"), n.IsPlayer(V("p")), combat, least=V("c")),
    )

# ------------------------------------------------ only while something is so
TIMES = (
    ("during an opponent's turn", n.TurnOf(n.EachOpponent())),
    ("during your turn", n.TurnOf()),
)
for words, when in TIMES:
    for lead, caster in (("you cast", n.You()), ("an opponent casts", n.EachOpponent())):
        cast = n.OnlyWhile(n.CastsSpell(V("s"), caster), when)
        e("event", f"{lead} {{s:aspell}} {words}", cast)
e(
    "event",
    "you cast {s:aspell} while {c:cond}",
    n.OnlyWhile(n.CastsSpell(V("s"), n.You()), V("c"), said="while"),
)
DIES = n.Moves(V("w"), "battlefield", "graveyard")
e("event", "{w:ewhat} dies during combat", n.OnlyWhile(DIES, n.During("combat")))
ENTERS = n.Moves(V("w"), to="battlefield")
TAPPED = n.Fits(n.EventObject(), n.IsTapped())
e("event", "{w:ewhat} enters tapped", n.OnlyWhile(ENTERS, TAPPED))

# ------------------------------------------------ phasing, counters, coins, clashing
e("event", "{w:ewhat} phases in", n.PhasesPattern(V("w")))
e("event", "{w:ewhat} phases out", n.PhasesPattern(V("w"), True))
e(
    "event",
    "{w:ewhat} phases out or leaves the battlefield",
    n.EitherOf((n.PhasesPattern(V("w"), True), n.Moves(V("w"), origin="battlefield"))),
)
e("event", "{k:acounter} counter is put on {w:ewhat}", n.CountersPut(V("k"), V("w")))
e("event", "{k:acounter} counter is removed from {w:ewhat}", n.CountersRemoved(V("k"), V("w")))
EXILED = n.InZone("exile", n.This(said="it"))
e(
    "event",
    "{k:acounter} counter is removed from this card while it's exiled",
    n.OnlyWhile(n.CountersRemoved(V("k"), n.Is(n.This(said="this card"))), EXILED),
)
e(
    "event",
    "the last {k:counter_kind} counter is removed from this card while it's exiled",
    n.OnlyWhile(n.LastCounterRemoved(V("k"), n.Is(n.This(said="this card"))), EXILED),
)
e("event", "you win a coin flip", n.FlipsPattern(n.You()))
e("event", "you lose a coin flip", n.FlipsPattern(n.You(), False))
e("event", "chaos ensues", n.PlanarPattern("chaos"))
e("event", "you planeswalk to {w:this}", n.PlanarPattern("to", said=V("w")))
e("event", "you encounter {w:this}", n.PlanarPattern("encounter", said=V("w")))
e("event", "you planeswalk away from {w:this}", n.PlanarPattern("away", said=V("w")))
e("event", "you clash", n.ClashesPattern(n.You()))
e("event", "you clash and win", n.ClashesPattern(n.You(), True))

# ------------------------------------------------ playing, activating
CARD_CAST = n.CastsSpell(n.Anything(), n.You(), card=True)
PLAYED = n.EitherOf((CARD_CAST, n.PlaysLand(n.You())), said="card")
e("event", "you play a card", PLAYED)
e("event", "you activate an ability", n.ActivatesAbility(n.Anything(), n.You(), True))
e(
    "event",
    "{p:ewho} activates an ability that isn't a mana ability",
    n.ActivatesAbility(n.Anything(), V("p")),
)
e(
    "event",
    "you activate an ability of {w:ewhat}",
    n.ActivatesAbility(V("w"), n.You(), True),
)
e(
    "event",
    "a player puts {w:ewhat} onto the battlefield",
    n.Moves(V("w"), to="battlefield", said="puts"),
)
e(
    "event",
    "a spell or ability an opponent controls causes you to discard a card",
    n.DiscardsCard(n.You(), cause=n.Controlled(n.EachOpponent())),
)
e(
    "event",
    "{w:ewhat} is put into a player's graveyard from the battlefield",
    n.Moves(V("w"), "battlefield", "graveyard", said="player's"),
)
e(
    "event",
    "another card is put into a graveyard from anywhere",
    n.Moves(n.AllOf((n.Other(), CARD)), "", "graveyard", said="another card"),
)

for combat, word in ((None, ""), (True, "combat ")):
    apart = n.DealsDamage(n.Anything(), V("b"), combat, apart=True)
    e("event", f"a source deals {word}damage to {{b:ewhat}}", apart, penalty=-1)

e("eplayer", "another player", n.OthersThan(n.You()))
e("eplayer", "defending player", n.DefendingPlayer())
