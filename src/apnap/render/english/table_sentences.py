"""Sentences: conditions before and after, unless, delayed triggers, for each."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

e("xsentence", "if {c:cond}, {e:clauses}", n.If(V("c"), V("e")), penalty=1)
e("xsentence", "{e:clauses} if {c:cond}", n.If(V("c"), V("e"), said="post"))
e("xsentence", "{e:clauses} unless you {c:payments.y/you}", n.PayOr(V("c"), n.You(), unpaid=V("e")))
e(
    "xsentence",
    "{e:clauses} unless {p:who.s} {c:payments.s/they}",
    n.PayOr(V("c"), V("p"), unpaid=V("e")),
    agree={"p": "s"},
)

# ------------------------------------------------ delayed
LATER = (
    ("at the beginning of the next end step", n.StepBegins("end", None)),
    ("at the beginning of your next end step", n.StepBegins("end")),
    ("at the beginning of your next upkeep", n.StepBegins("upkeep")),
    ("at the beginning of the next cleanup step", n.StepBegins("cleanup", None)),
    ("at end of combat", n.StepBegins("end_of_combat", None)),
)
for words, when in LATER:
    e("xsentence", f"{{e:clauses}} {words}", n.Delay(when, V("e")))
    e("xsentence", f"{words}, {{e:clauses}}", n.Delay(when, V("e"), said="pre"))
NEXT_TURN = n.Delay(n.StepBegins("upkeep", None), V("e"), duration="next-turn")
NEXT_TURN_FIRST = n.Delay(n.StepBegins("upkeep", None), V("e"), duration="next-turn", said="pre")
e("xsentence", "{e:clauses} at the beginning of the next turn's upkeep", NEXT_TURN)
e("xsentence", "at the beginning of the next turn's upkeep, {e:clauses}", NEXT_TURN_FIRST)
# With a duration it triggers each time, though it says "when" (2006:404.4b).
e(
    "xsentence",
    "when {w:event} this turn, {e:clauses}",
    n.Delay(V("w"), V("e"), once=False, duration="turn", said="when"),
)
e(
    "xsentence",
    "whenever {w:event} this turn, {e:clauses}",
    n.Delay(V("w"), V("e"), once=False, duration="turn"),
)

# ------------------------------------------------ for a while, said first
for words, duration in (("until end of turn", "turn"), ("until your next turn", "your-next-turn")):
    e(
        "xsentence",
        f"{words}, {{w:plural_subject}} {{p:dparts.p/they}}",
        n.Apply(V("p"), V("w"), duration, said="pre"),
    )
    e(
        "xsentence",
        f"{words}, {{w:singular_subject}} {{p:dparts.s/it}}",
        n.Apply(V("p"), V("w"), duration, said="pre"),
    )

e(
    "xsentence",
    "{e:clauses} unless {p:who.p} {c:payments.p/they}",
    n.PayOr(V("c"), V("p"), unpaid=V("e")),
    agree={"p": "p"},
)
e(
    "xclause",
    "if {w:ewhat} would die this turn, exile it instead",
    n.Instead(n.Replacement(n.WouldMove(V("w"), "battlefield", "graveyard"), to="exile")),
)
e("vp", "clash* with an opponent", n.Clash(who=SUBJ))
e("xclause", "after this phase, there is an additional combat phase", n.ExtraPhase(("combat",)))
e(
    "xclause",
    "{f:spells.p} can't be countered this turn",
    n.Apply((n.CantBeCountered(),), filter=V("f"), said="spells"),
)
e(
    "xclause",
    "change the text of {w:obj} by replacing all instances of one color word with another",
    n.Do(
        (
            n.ChooseValue("color", "old"),
            n.ChooseValue("color", "new", unlike="old"),
            n.Apply((n.ChangeWord(old_chosen="old", new_chosen="new"),), V("w"), "forever"),
        ),
        said="!!",
    ),
)
e(
    "xclause",
    "change the text of {w:obj} by replacing all instances of one basic land type with another",
    n.Do(
        (
            n.ChooseValue("basic-land-type", "old"),
            n.ChooseValue("basic-land-type", "new", unlike="old"),
            n.Apply((n.ChangeWord(old_chosen="old", new_chosen="new"),), V("w"), "forever"),
        ),
        said="!!",
    ),
)

e("xsentence", "when {w:event}, {e:clauses}", n.Delay(V("w"), V("e")), penalty=2)
e(
    "xsentence",
    "at the beginning of your next main phase, {e:clauses}",
    n.Delay(n.EitherOf((n.StepBegins("main1"), n.StepBegins("main2"))), V("e")),
)
e("vp", "take* two extra turns after this one", n.Repeat(2, n.ExtraTurn(SUBJ)))
e(
    "vp",
    "create* a token that's a copy of {w:obj}, except it has {a:abilities}",
    n.CreateCopies(V("w"), 1, SUBJ, exceptions=V("a")),
)
e(
    "vp",
    "may reveal {f:acards} you own from outside the game and put it into {your} hand",
    n.May(n.Search(V("f"), zones=("outside",), shuffle=False), SUBJ),
    explicit=True,
)
e(
    "vp",
    "copy* {w:obj}, except that the copy is {c:color}",
    n.CopySpell(V("w"), retarget=False, exceptions=(n.SetColors(V("c")),)),
)

e("xsentence", "{e:clauses} unless {c:cond}", n.If(n.Untrue(V("c")), V("e"), said="unless"))
e(
    "xsentence",
    "until end of turn, you may play {w:obj}",
    n.Apply((n.MayPlay(zone="exile", what=V("w")),), said="pre"),
)
e(
    "vp",
    "may play {w:obj} this turn",
    n.Apply((n.MayPlay(zone="exile", what=V("w"), who=SUBJ),)),
    explicit=True,
)
e(
    "xsentence",
    "until end of turn, you may play {w:obj} without paying its mana cost",
    n.Apply((n.MayPlay(zone="exile", what=V("w"), free=True),), said="pre"),
)

e(
    "xsentence",
    "until end of turn, whenever {w:event}, {e:clauses}",
    n.Delay(V("w"), V("e"), once=False, duration="turn", said="until"),
)

e("xclause", "pay {m:mana}", n.PayOr((n.PayMana(V("m")),), asked="may", said="must"))
e(
    "vp",
    "may cast {f:spells.p} this turn as though they had flash",
    n.Apply((n.FlashFor(V("f"), SUBJ),)),
    explicit=True,
)

e(
    "xsentence",
    "{e:clauses} unless {p:who.s} has {c:clause.inf}",
    n.PayOr((n.ActCost(V("c"), said="has"),), V("p"), unpaid=V("e")),
    agree={"p": "s"},
)
ANYONE = n.EachPlayer(said="any player")
e(
    "xsentence",
    "{e:clauses} unless any player {c:payments.s/they}",
    n.PayOr(V("c"), ANYONE, unpaid=V("e")),
)
e(
    "xsentence",
    "unless any player {c:payments.s/they}, {e:clauses}",
    n.PayOr(V("c"), ANYONE, unpaid=V("e"), said="pre"),
)
e(
    "xsentence",
    "unless you {c:payments.y/you}, {e:clauses}",
    n.PayOr(V("c"), n.You(), unpaid=V("e"), said="pre"),
)
e(
    "xsentence",
    "unless {p:who.s} {c:payments.s/they}, {e:clauses}",
    n.PayOr(V("c"), V("p"), unpaid=V("e"), said="pre"),
)

for one, person in (("plural", "p/they"), ("singular", "s/it")):
    for two, person2 in (("plural", "p/they"), ("singular", "s/it")):
        e(
            "xsentence",
            f"until end of turn, {{w:{one}_subject}} {{p:dparts.{person}}} and "
            f"{{v:{two}_subject}} {{q:dparts.{person2}}}",
            n.Do((n.Apply(V("p"), V("w"), said="pre"), n.Apply(V("q"), V("v"))), said="%"),
            agree={"w": one[0], "v": two[0]},
        )
        e(
            "xclause",
            f"{{w:{one}_subject}} {{p:dparts.{person}}} and "
            f"{{v:{two}_subject}} {{q:dparts.{person2}}} until end of turn",
            n.Do((n.Apply(V("p"), V("w"), said="both"), n.Apply(V("q"), V("v"))), said="%"),
            agree={"w": one[0], "v": two[0]},
        )

# ------------------------------------------------ delayed, with the event last; a later turn
e("xsentence", "{e:clauses} when {w:event}", n.Delay(V("w"), V("e"), said="post"), penalty=2)
e(
    "xsentence",
    "at the beginning of that turn's end step, {e:clauses}",
    n.Delay(n.OnlyWhile(n.StepBegins("end", None), n.ThatTurn()), V("e"), said="that turn"),
)

# ------------------------------------------------ chosen, and paid for each
CHOSEN_ONES = n.Let(
    "*",
    n.ChooseObject(n.Choose(n.AllOf((V("f"), n.Controlled(V("p")))), 0, None, V("p")), "chosen"),
)
FOR_EACH = n.RepeatedCost((n.PayMana(V("m")),), n.CountOf(n.Result("*")))
e(
    "xclause",
    "{p:who.s} may choose any number of {f:perms.p} they control and pay {m:mana} for each "
    "creature chosen this way. if the player does, untap those creatures",
    n.Do(
        (CHOSEN_ONES, n.PayOr((FOR_EACH,), V("p"), n.Untap(n.Result("*")), asked="may")), said="!"
    ),
)
# ------------------------------------------------ the least of them
for key, name in (("power", "power"), ("toughness", "toughness")):
    least = n.Choose(n.AllOf((n.HasType("Creature"), n.Extreme(key, n.HasType("Creature"), True))))
    tied = f"if two or more creatures are tied for least {name}, you choose one of them"
    e(
        "vp",
        f"destroy* the creature with the least {name}. it can't be regenerated. {tied}",
        n.Destroy(least, True, said="and"),
    )
    e(
        "xclause",
        f"{{s:ref}} deals {{a:mass.damage}} to the creature with the least {name}. {tied}",
        n.Damage(V("a"), (least,), V("s"), said="least"),
    )
for words, when in LATER:
    e(
        "xsentence",
        f"{{e:clauses}} {words} and {{f:clauses}}",
        n.Do((n.Delay(when, V("e")), V("f")), said="%"),
        penalty=3,
    )
UNTIL_UPKEEP = "until your next upkeep, {w:singular_subject}"
e(
    "xsentence",
    UNTIL_UPKEEP + " {p:dparts.s/it}",
    n.Apply(V("p"), V("w"), "your-next-upkeep", said="pre"),
)
e(
    "xsentence",
    UNTIL_UPKEEP + " {r:rparts.s/it}",
    n.Apply(V("r"), V("w"), "your-next-upkeep", said="pre rules"),
)

for words, when in LATER:
    e(
        "xsentence",
        f"{{e:clauses}} {words} if {{c:cond}}",
        n.Delay(when, n.If(V("c"), V("e"), said="last")),
        penalty=1,
    )
    e(
        "xsentence",
        f"{words}, {{e:clauses}} if {{c:cond}}",
        n.Delay(when, n.If(V("c"), V("e"), said="last"), said="pre"),
        penalty=1,
    )
TURN_END = n.StepBegins("end_of_combat", None)
e(
    "xsentence",
    "at this turn's next end of combat, {e:clauses}",
    n.Delay(TURN_END, V("e"), duration="turn", said="next"),
)
e(
    "xsentence",
    "when {w:ewhat} regenerates this way, {e:clauses}",
    n.Delay(n.RegeneratedPattern(V("w"), True), V("e"), duration="turn", said="this way"),
)

for words, when in LATER:
    e(
        "xsentence",
        f"if {{c:cond}}, {{e:clauses}} {words}",
        n.If(V("c"), n.Delay(when, V("e"))),
        penalty=1,
    )
