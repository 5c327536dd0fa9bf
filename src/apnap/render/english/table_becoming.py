"""Counters, copies, becoming and leaving: further words."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

NOW = n.CurrentPlayer()
CREATURE = n.HasType("Creature")

# ------------------------------------------------ types and colours in addition
CHOSEN_TYPE = n.AddTypes(chosen="type")
e("spart", "have* the chosen creature type in addition to {your} other types", (CHOSEN_TYPE,))
e(
    "vp",
    "be* a {c:color} {t:subtype} in addition to {your} other colors and types",
    n.Apply((n.AddColors(V("c")), n.AddTypes(subtypes=(V("t"),))), SUBJ, "forever", said="colors"),
)
e("xclause", "{w:its} {b:animated.s/it}", n.Apply(V("b"), V("w"), "forever", said="'s"))
e("dpart", "aren't* an artifact", (n.RemoveTypes(("Artifact",)),))
ITS_VALUE = n.ManaValueOf(n.Current())
e(
    "spart",
    "have* base power and base toughness each equal to {your} mana value",
    (n.SetPT(ITS_VALUE, ITS_VALUE, said="each base"),),
)
e(
    "vp",
    "become* {t:one_kind} with power and toughness each equal to {a:amt}",
    n.Apply((V("t"), n.SetPT(V("a"), V("a"), said="each")), SUBJ, "forever"),
)

# ------------------------------------------------ one of several abilities
e("dpart", "gain* {o:options}", (n.AddAbility(V("o"), said="choice of"),), penalty=1)
ARTIFACTS = n.Keyword("protection", filter=n.HasType("Artifact"))
OF_COLOR = n.Keyword("protection", filter=n.OfChosen("color"))
e(
    "vp",
    "gain* protection from artifacts or from the color of your choice until end of turn",
    n.ChooseMode(
        (
            n.Apply((n.AddAbility(ARTIFACTS),), SUBJ),
            n.Do((n.ChooseValue("color", "color"), n.Apply((n.AddAbility(OF_COLOR),), SUBJ))),
        ),
        said="artifacts",
    ),
)
THEIRS = n.ChooseValue("color", "color", n.ControllerOf(SUBJ))
e(
    "vp",
    "gain* protection from the color of its controller's choice until end of turn",
    n.Do((THEIRS, n.Apply((n.AddAbility(OF_COLOR),), SUBJ)), said="?"),
)

# ------------------------------------------------ counters
e("vp", "double* the number of each kind of counter on {w:obj}", n.DoubleCounters(V("w")))
e("amt", "the number of {k:counter_kind} counters on {w:whole_set}", n.CountersOn(V("k"), V("w")))
e(
    "cond1",
    "there are {c:digits} or more {k:counter_kind} counters on {w:obj}",
    n.Compare(n.CountersOn(V("k"), V("w")), ">=", V("c"), said="digits"),
)
ONE_MORE = n.PutCounters(V("k"), 1, V("w"))
e(
    "vp",
    "put* {k:acounter} counter on {w:obj} or remove one from it",
    n.ChooseMode((ONE_MORE, n.RemoveCounters(V("k"), 1, V("w"))), said="one"),
)
e(
    "vp",
    "move* all {k:counter_kind} counters from {a:obj} onto {b:obj}",
    n.MoveCounters(V("k"), "all", V("a"), V("b")),
)
e("each", "counter removed", n.CostCount(said="short"))

# ------------------------------------------------ players do it
YOURS = n.SetController(V("p"))
e(
    "xclause",
    "{p:who.s} untaps {w:obj} and gains control of it",
    n.Do((n.Untap(V("w")), n.Apply((YOURS,), V("w"), "forever")), said="!"),
)
e(
    "xclause",
    "{p:who.s} gains control of {w:obj} and puts {k:acounter} counter on it",
    n.Do((n.Apply((YOURS,), V("w"), "forever"), n.PutCounters(V("k"), 1, V("w"))), said="!"),
)
e(
    "xclause",
    "each {f:perms.s} is sacrificed by its controller",
    n.Sacrifice(V("f"), "all", n.EachPlayer(), said="passive"),
)
OTHERS = n.AllOf((n.Other(), V("f")))
e(
    "xline",
    "whenever one or more other {f:perms.p} are on the battlefield, their controllers sacrifice "
    "them.",
    n.Triggered(
        n.StateIs(n.Exists(OTHERS)),
        n.Body(n.Sacrifice(OTHERS, "all", n.EachPlayer(), said="passive")),
        said="more",
    ),
)
HALF = n.Half(n.Count(n.AllOf((V("f"), n.Controlled(SUBJ)))))
e(
    "vp",
    "sacrifice* half the {f:perms.p} {you} control of {your} choice, rounded down",
    n.Sacrifice(V("f"), HALF, SUBJ, said="half"),
)
e(
    "vp",
    "gain* control of all Equipment that were attached to {w:obj}",
    n.Apply(
        (n.SetController(SUBJ),),
        n.AttachmentsOf(V("w"), n.HasSubtype("Equipment")),
        "forever",
        said="were",
    ),
)
e(
    "vp",
    "gain* control of {w:obj} for as long as that creature is enchanted",
    n.Apply(
        (n.SetController(SUBJ),),
        V("w"),
        "forever",
        condition=n.Fits(V("w"), n.IsEnchanted()),
        said="enchanted",
    ),
)
WHOSE = n.PlayersFitting(n.PlayerOf(n.Exists(n.AllOf((V("f"), n.Controlled(NOW))))))
e("post", "whose controller controls {f:aperm}", n.Controlled(WHOSE), only="s")
e("post", "with the same controller", n.SharesWith("controller", n.Target()), penalty=2)
e(
    "post",
    "that shares one of those types with {w:ref}",
    n.SharesWith("type", V("w"), "*", said="those"),
    only="s",
)
e(
    "post",
    "that has the same name as {f:acards} in your graveyard",
    n.SharesWithAny("name", n.AllOf((V("f"), n.Owned())), ("graveyard",)),
    only="s",
)
e("vp", "exchange* control of {w:obj}", n.ExchangeControl(V("w"), V("w"), said="both"), penalty=1)

# ------------------------------------------------ each other player's copy
COPIES = n.CopySpell(n.EventObject(), who=n.OthersThan(n.EventPlayer()), said="new")
e(
    "xclause",
    "each other player copies that spell. each of those players may choose new targets for their "
    "copy",
    COPIES,
)
e(
    "vp",
    "copy* {w:obj} and you may choose new targets for the copy",
    n.CopySpell(V("w"), said="new and"),
    penalty=-2,
)

# ------------------------------------------------ costs
e(
    "costvp",
    "tap any number of untapped {f:perms.p} you control other than this creature with total power "
    "{a:digits} or greater",
    n.TapCost(n.AllOf((V("f"), n.Other(said="than"))), power=V("a")),
)
e(
    "costvp",
    "tap an untapped {f:perms.s} you control other than this creature",
    n.TapCost(n.AllOf((V("f"), n.Other(said="than")))),
)
e(
    "costvp",
    "sacrifice* any number of {f:perms.p} with total power {a:digits} or greater",
    n.SacrificeCost(V("f"), power=V("a")),
)
e("costvp", "skip* your next turn", n.ActCost(n.SkipNext("turn"), said="turn"))
e("costvp", "pay* {a:mass.life} for each {c:each}", n.RepeatedCost((n.PayLife(V("a")),), V("c")))

# ------------------------------------------------ amounts and conditions
RICHEST = n.Highest(n.EachOpponent(), n.LifeOf(NOW))
e("amt1", "the life total of an opponent with the most life", RICHEST)
FULLEST = n.Highest(n.EachOpponent(), n.CardsIn(NOW))
e(
    "amt",
    "the number of cards in the hand of the opponent with the most cards in hand",
    FULLEST,
)
e(
    "cond1",
    "the difference between {a:amt} and {b:amt} is {c:digits} or less",
    n.AllTrue(
        (
            n.Compare(n.Minus(V("a"), V("b")), "<=", V("c")),
            n.Compare(n.Minus(V("b"), V("a")), "<=", V("c")),
        ),
        said="difference",
    ),
)
e(
    "cond1",
    "{w:obj} is {a:adjective} and untapped",
    n.Fits(V("w"), n.AllOf((V("a"), n.Not(n.IsTapped())), said="untapped")),
)
SAME_NAME = n.SameNameAs(n.EventObject())
e("cond1", "a card with the same name is in a graveyard", n.Exists(SAME_NAME, ("graveyard",)))
e(
    "cond1",
    "{f:aperm} with the same name is on the battlefield",
    n.Exists(n.AllOf((V("f"), SAME_NAME))),
)
e(
    "event",
    "a player has no cards in hand",
    n.StateIs(n.Compare(n.Highest(n.EachPlayer(), n.CardsIn(NOW), True), "=", 0)),
)
e(
    "event",
    "{p:who.s} controls no {f:perms.p}",
    n.StateIs(n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled(V("p"))))), said="controls")),
)
e(
    "xsentence",
    "{e:clauses} if {w:ewhat} regenerates this way",
    n.Delay(n.RegeneratedPattern(V("w"), True), V("e"), duration="turn", said="this way last"),
)
e(
    "xsentence",
    "{e:clauses} if {c:cond}, and {f:clauses} if {d:cond}",
    n.Do((n.If(V("c"), V("e"), said="post"), n.If(V("d"), V("f"), said="post")), said="%"),
)

# ------------------------------------------------ moving
e(
    "vp",
    "return* {w:obj.from} to the battlefield under the control of {p:who.s}",
    n.Move(V("w"), "battlefield", control=V("p"), said="of"),
)
e(
    "xclause",
    "{p:who.s} returns this Aura from its owner's graveyard to the battlefield",
    n.Move(n.This(), "battlefield", control=V("p"), said="owner's"),
)
e(
    "vp",
    "shuffle* {your} hand, graveyard, and all permanents {you} own into {your} library",
    n.ShuffleInto(n.All(n.Owned(SUBJ), ("hand", "graveyard", "battlefield")), SUBJ, said="short"),
)
e(
    "vp",
    "tap* {f:aperm} {you} control for each {c:each}",
    n.Tap(n.Choose(n.AllOf((V("f"), n.Controlled(SUBJ))), V("c"), V("c"), SUBJ)),
)
e(
    "vp",
    "search* {your} library for {f:acards} and put it into {your} graveyard",
    n.Search(V("f"), who=SUBJ, whose=SUBJ, to="graveyard", reveal=False, shuffle=False),
)
for verb, place in (("return", "to"), ("put", "onto")):
    move = n.Move(V("w"), "battlefield", verb=verb, counters=(V("c"),), said="additional")
    e(
        "vp",
        f"{verb}* {{w:obj.from}} {place} the battlefield with {{c:more_counters}}",
        move,
    )

# ------------------------------------------------ life that is paid, for what it buys
PAID = n.ChosenNumber("life-paid")
e("vp", "pay* any amount of life", n.PayAnyLife(who=SUBJ))
LIMIT = (
    "pay* any amount of life. the amount {you} pay can't be more than the total number of "
    "{f:perms.p} plus the total number of {g:cards.p} in their graveyards"
)
THERE_TOO = n.Count(n.AllOf((V("g"), n.Owned(n.EachOpponent()))), ("graveyard",))
e("vp", LIMIT, n.PayAnyLife(who=SUBJ, most=n.Plus(n.Count(V("f")), THERE_TOO)))
e("amt", "the life paid as it entered", PAID)
e("amt", "the life paid as this artifact entered", n.ChosenNumber("life-paid", said="artifact"))

# ------------------------------------------------ copies of cards
e("vp", "copy* {w:copied_card}", n.CopyCard(V("w"), SUBJ), penalty=-1)

# ------------------------------------------------ both players at once
for other, who in (("target opponent", "{p:target_player}"), ("that opponent", "{p:who.s}")):
    e(
        "xclause",
        f"you and {who} each gain control of all {{f:perms.p}} the other controls until end of "
        "turn",
        n.SwapControl(V("f"), n.You(), V("p"), said=other),
    )

# ------------------------------------------------ the same creature, a colour once more
e(
    "vp",
    "destroy* all {f:perms.p} or all {g:perms.p}. they can't be regenerated",
    n.ChooseMode((n.Destroy(n.All(V("f")), True), n.Destroy(n.All(V("g")), True)), said="destroy"),
)
e("each", "other spell cast this turn", n.TurnFact("other-spells-cast"))
EITHER_ONE = n.ChooseMode(
    (n.Apply((n.SetPT(V("a"), None),), V("w")), n.Apply((n.SetPT(None, V("b")),), V("w"))),
    said="either base",
)
e(
    "xsentence",
    "until end of turn, {w:singular_subject} has base power {a:digits} or base toughness "
    "{b:digits}",
    EITHER_ONE,
)
e("event", "{w:ewhat} becomes attached to {v:ewhat}", n.BecomesAttached(V("w"), V("v")))
for words, by in (
    ("a spell or ability", n.Anything()),
    ("a spell", n.IsSpell()),
):
    e(
        "event",
        f"{{w:ewhat}} becomes the target of {words} for the first time each turn",
        n.Targeted(V("w"), by, True),
    )
e("vp", "add* one mana of any color {you} choose", n.AddMana(who=SUBJ, any_color=True, said="they"))

# ------------------------------------------------ entering
e(
    "xline",
    "{w:this} enters with {c:counters} unless {d:cond}.",
    n.Entering(counters=(V("c"),), condition=n.Untrue(V("d"), said="unless"), said=V("w")),
)
e(
    "xline",
    "if this creature was kicked, it enters with {c:more_counters}.",
    n.Entering(counters=(V("c"),), condition=n.Kicked(), said="additional"),
)
e(
    "xline",
    "as {w:this} enters, {e:clauses}. this creature enters with {c:counters}.",
    n.Entering(choice=V("e"), counters=(V("c"),), said=V("w")),
)
e(
    "xline",
    "{w:this} enters with {c:counters}. if {d:cond}, it enters with {e:more_counters}.",
    (
        n.Entering(counters=(V("c"),), said=V("w")),
        n.Entering(counters=(V("e"),), condition=V("d"), said="additional pair"),
    ),
)

# ------------------------------------------------ all zones
EVERYWHERE = ("battlefield", "hand", "library", "graveyard", "exile", "stack", "command")
e(
    "xline",
    "all cards that aren't on the battlefield, spells, and permanents are colorless.",
    n.Static((n.SetColors(""),), n.Anything(), affected_zones=EVERYWHERE, said="everywhere"),
)
e(
    "xline",
    "all cards that aren't on the battlefield, spells, and permanents are the chosen color in "
    "addition to their other colors.",
    n.Static(
        (n.AddColors("", chosen="color"),),
        n.Anything(),
        affected_zones=EVERYWHERE,
        said="everywhere",
    ),
)
THERE = n.AnyOf((n.IsIn("battlefield"), n.IsIn("stack")))
MINE = n.AnyOf((n.AllOf((THERE, n.Controlled())), n.AllOf((n.Not(THERE), n.Owned()))))
e(
    "xline",
    "creatures you control are the chosen type. the same is true for creature spells you control "
    "and creature cards you own that aren't on the battlefield.",
    n.Static(
        (n.SetTypes((), (), ("types", "supertypes"), "type"),),
        n.AllOf((CREATURE, MINE)),
        affected_zones=EVERYWHERE,
        said="same",
    ),
)
e(
    "xline",
    "nonland permanents you control are {c:color}. the same is true for spells you control and "
    "nonland cards you own that aren't on the battlefield.",
    n.Static(
        (n.SetColors(V("c")),),
        n.AllOf((n.Not(n.HasType("Land")), MINE)),
        affected_zones=EVERYWHERE,
        said="same",
    ),
)


# ------------------------------------------------ text changes of two kinds
def _words(kind: str, duration: str) -> Any:
    return n.Do(
        (
            n.ChooseValue(kind, "old"),
            n.ChooseValue(kind, "new", unlike="old"),
            n.Apply((n.ChangeWord(old_chosen="old", new_chosen="new"),), V("w"), duration),
        ),
        said="!!",
    )


for tail, duration in (("", "forever"), (" until end of turn", "turn")):
    e(
        "xclause",
        "change the text of {w:obj} by replacing all instances of one color word with another or "
        f"one basic land type with another{tail}",
        n.ChooseMode(
            (_words("color", duration), _words("basic-land-type", duration)), said="words"
        ),
    )
