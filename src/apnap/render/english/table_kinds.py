"""Each of the colours and types, choices among them, and several abilities in one line.

Frames that exist once, because the action does: a land of each basic land type, one card of each
color, tokens and counters in twice the number.
"""

from typing import Any

from ... import ir
from ...ir.mana import BASIC_LAND_TYPES
from .grammar import SUBJ, V, e
from .nouns import CARD

n: Any = ir

NOW = n.CurrentPlayer()
CREATURE = n.HasType("Creature")

# ------------------------------------------------ enchanted players
for noun in ("player", "opponent"):
    THEY = n.PlayerOrController(n.AttachedTo(), said=f"enchanted {noun}")
    e("ewho", f"enchanted {noun}", THEY)
SHOWN = n.EventObject()
e(
    "xline",
    "if a card would be put into {p:poss.who} graveyard from anywhere, instead that card is "
    "revealed and put on the bottom of that player's library.",
    n.Replacement(
        n.WouldMove(n.AllOf((n.Owned(V("p")), CARD)), "", "graveyard"),
        n.Do((n.Reveal(SHOWN), n.Move(SHOWN, "library", verb="put", position="bottom"))),
    ),
)

# ------------------------------------------------ each of the basic land types
LAND = n.HasType("Land")
BASICS = tuple(n.HasSubtype(name) for name in BASIC_LAND_TYPES)
EACH_LAND = tuple(n.AllOf((LAND, one)) for one in BASICS)
e(
    "vp",
    "search* {your} library for a land card of each basic land type, put those cards onto the "
    "battlefield, then shuffle",
    n.Search(n.Anything(), 5, SUBJ, SUBJ, to="battlefield", reveal=False, each=EACH_LAND),
)
TYPES = n.Let("*", n.ChooseObject(n.Choose(LAND, each=BASICS), "chosen"))
e(
    "xclause",
    "choose a land of each basic land type, then destroy those lands",
    n.Do((TYPES, n.Destroy(n.Result("*"))), said="?"),
)
OWN_LAND = n.AllOf((LAND, n.Controlled(NOW)))
KEPT = n.ForEachPlayer(
    n.EachPlayer(), n.ChooseObject(n.Choose(OWN_LAND, chooser=NOW, each=BASICS), "kept")
)
e(
    "xclause",
    "each player chooses a land they control of each basic land type. return those lands to their "
    "owners' hands",
    n.Do((n.Let("*", KEPT), n.Move(n.Result("*"), "hand")), said="?"),
)
REST = n.AllOf((LAND, n.Not(n.Is(n.Result("*")))))
e(
    "xclause",
    "each player chooses from the lands they control a land of each basic land type, then "
    "sacrifices the rest",
    n.Do((n.Let("*", KEPT), n.Sacrifice(REST, "all", n.EachPlayer())), said="?"),
)
e(
    "spart",
    "be* a {t:land_list}",
    (n.SetLandTypes(V("t"), said="list"),),
    only="s",
)

# ------------------------------------------------ one of the types that are named
e("vp", "choose* {k:type_list}", n.ChooseValue("card-type", "card-type", SUBJ, limits=V("k")))
e(
    "vp",
    "sacrifice* {f:aperm} of {your} choice of that type",
    n.Sacrifice(n.AllOf((V("f"), n.OfChosen("card-type"))), 1, SUBJ, said="that type"),
)

# ------------------------------------------------ twice as many, less colour
e(
    "xline",
    "if an effect would create one or more tokens under your control, it creates twice that many "
    "of those tokens instead.",
    n.Replacement(n.WouldCreateTokens(by_effect=True), amount=n.Times(2, n.EventAmount())),
)
e(
    "xline",
    "if one or more tokens would be created under your control, twice that many of those tokens "
    "are created instead.",
    n.Replacement(n.WouldCreateTokens(), amount=n.Times(2, n.EventAmount())),
)
e(
    "xline",
    "if an effect would put one or more counters on {w:ewhat}, it puts twice that many of those "
    "counters on that permanent instead.",
    n.Replacement(n.WouldPutCounters(V("w"), by_effect=True), amount=n.Times(2, n.EventAmount())),
)
e(
    "xline",
    "{f:spells.p} you cast cost {m:mana} less to cast. this effect reduces only the amount of "
    "colored mana you pay.",
    n.Static((n.CostChange(V("f"), 0, mana=V("m")),)),
)

# ------------------------------------------------ shown, and put elsewhere
SHOW = n.Choose(n.AllOf((n.Other(), V("f"), n.Owned(SUBJ))), 0, None, SUBJ, ("hand",))
e("vp", "reveal* any number of other {f:cards.p} from {your} hand", n.Reveal(SHOW))
e(
    "xline",
    "each creature with the greatest mana value has {a:abilities}.",
    n.Static(V("a"), n.AllOf((CREATURE, n.Extreme("mana-value", CREATURE))), said="greatest"),
)
e("dpart", "gain* suspend", (n.AddAbility(n.Keyword("suspend")),))
e("post", "that you control", n.Controlled(said="that"))
TIMED = n.AllOf((n.HasType("Permanent"), n.IsIn("battlefield"), n.Controlled()))
SUSPENDED = (n.IsIn("exile"), n.HasKeyword("suspend"), n.HasCounter("time"))
EITHER = n.AnyOf((TIMED, n.AllOf((*SUSPENDED, n.Owned()))))
e(
    "costvp",
    "remove* a time counter from a permanent you control or suspended card you own",
    n.ActCost(n.RemoveCounters("time", 1, n.Choose(EITHER, zones=("battlefield", "exile")))),
)

# ------------------------------------------------ one of two things, one of the opponents
e("xclause", "{a:clause}, or {b:clause}", n.ChooseMode((V("a"), V("b")), said=", or"), penalty=3)
OPPONENT = n.ChooseValue("opponent", "player", said="one of")
TO_THEM = n.Apply((n.SetController(n.ChosenPlayer()),), V("w"), "forever")
e(
    "xclause",
    "choose one of your opponents. that player gains control of {w:obj}",
    n.Do((OPPONENT, TO_THEM), said="?"),
)
TAKEN = n.Apply((n.SetController(),), n.Choose(V("f")), "forever")
e("costvp", "gain control of {f:aperm}", n.ActCost(TAKEN))
GIVEN_BACK = n.All(n.AllOf((V("f"), n.Owned(SUBJ), n.Controlled())))
e(
    "vp",
    "gain* control of each {f:perms.s} they own that you control",
    n.Apply((n.SetController(SUBJ),), GIVEN_BACK, "forever", said="own back"),
)
e("costvp", "choose* a creature type", n.ActCost(n.ChooseValue("creature-type", "type")))

# ------------------------------------------------ kicked, countered, targeted
e("event", "{p:ewho} kicks a spell", n.CastsSpell(n.WasKicked(), V("p"), said="kicks"))
MINE = n.AllOf((n.AnyOf((n.IsSpell(), n.IsAbility())), n.Controlled()), said="mine")
e("event", "a spell or ability you control counters a spell", n.CountersSpell(MINE))
THEIRS_TOO = n.Controlled(n.EachOpponent())
e(
    "event",
    "you or {w:ewhat} becomes the target of a spell or ability an opponent controls",
    n.EitherOf((n.PlayerTargeted(n.You(), THEIRS_TOO), n.Targeted(V("w"), THEIRS_TOO))),
)
e(
    "event",
    "{w:ewhat} is tapped for mana of the chosen color",
    n.TapsForMana(V("w"), chosen="color", said="passive"),
)
e("vp", "add* one mana of that color", n.AddMana(who=SUBJ, chosen="color", said="that"))

# ------------------------------------------------ cards of the colours of what was paid
COLORED = n.All(n.AllOf((n.SharesWith("color", V("w")), n.Owned(V("p")))), ("hand",))
e(
    "xclause",
    "{p:who.s} reveals their hand and discards all cards of each of {w:poss.obj} colors",
    n.Do((n.RevealHand(V("p")), n.DiscardIt(COLORED, V("p"))), said="?"),
)
COLORS = tuple(n.HasColor(letter) for letter in "WUBRG")
ONE_EACH = n.ForEachPlayer(
    n.EachPlayer(),
    n.ChooseObject(n.Choose(n.Owned(NOW), chooser=NOW, zones=("hand",), each=COLORS), "kept"),
)
OTHERS_GO = n.ForEachPlayer(
    n.EachPlayer(),
    n.DiscardIt(
        n.All(
            n.AllOf((n.Not(n.HasType("Land")), n.Owned(NOW), n.Not(n.Is(n.Result("*"))))), ("hand",)
        ),
        NOW,
    ),
)
e(
    "xclause",
    "each player reveals their hand, chooses one card of each color from it, then discards all "
    "other nonland cards",
    n.Do((n.RevealHand(n.EachPlayer()), n.Let("*", ONE_EACH), OTHERS_GO), said="??"),
)
SEEN = n.LookAt(n.All(n.Owned(V("p")), ("hand",)))
SOME = n.Choose(n.Owned(V("p")), 0, V("c"), zones=("hand",))
e(
    "xclause",
    "look at {p:poss.who} hand and choose up to {c:n} cards from it",
    n.Do((SEEN, n.ChooseObject(SOME, "chosen")), said="!"),
    penalty=3,
)
# ------------------------------------------------ sizes of two amounts
e(
    "xsentence",
    "until end of turn, {w:plural_subject} gain {a:abilities} and get +1/+1 for each {c:each}",
    n.Do(
        (n.Apply(V("a"), V("w"), said="pre"), n.Apply((n.ModifyPT(V("c"), V("c")),), V("w"))),
        said="?",
    ),
)
OF_TURN = n.This()
YES = n.Static((n.SetPT(V("a"), V("a")),), OF_TURN, n.TurnOf(), said="pair")
NO = n.Static((n.SetPT(V("b"), V("b")),), OF_TURN, n.Untrue(n.TurnOf()), said="pair")
e(
    "xline",
    "during your turn, this creature's power and toughness are each equal to {a:amt}. during turns "
    "other than yours, this creature's power and toughness are each {b:digits}.",
    (YES, NO),
)
e(
    "xline",
    "if this creature was kicked, it enters with {a:abilities} and with {c:counters}.",
    n.Entering(
        counters=(V("c"),),
        choice=n.Apply(V("a"), n.This(), "forever"),
        condition=n.Kicked(),
        said="first",
    ),
)
LANDWALKS = tuple(
    n.Static(
        (n.AddAbility(n.Keyword("landwalk", filter=one)),),
        n.This(),
        n.Exists(n.AllOf((LAND, one, n.Controlled()))),
        said="run=types",
    )
    for one in BASICS
)
e(
    "xline",
    "for each basic land type among lands you control, this creature has landwalk of that type.",
    LANDWALKS,
)

# ------------------------------------------------ several parts in one line
GETS = n.Static((V("a"),), V("w"), said="run=gets")
MORE = n.Static((V("b"),), V("w"), V("c"), said="run=gets")
HAS = n.Static(V("f"), V("w"), V("d"), said="run=gets")
e(
    "xline",
    "{w:enchanted} gets {a:ptmod}. as long as {c:cond}, it gets an additional {b:ptmod}. "
    "as long as {d:cond}, it has {f:abilities}.",
    (GETS, MORE, HAS),
)
e(
    "vp",
    "add* an additional one mana of that color",
    n.AddMana(who=SUBJ, chosen="color", said="additional that"),
)
e(
    "vp",
    "remove* all {k:counter_kind} counters from {v:whole_set}",
    n.RemoveCounters(V("k"), "all", V("v")),
    penalty=1,
)
e("post", "of that type", n.OfChosen("card-type", said="that"), penalty=1)

# ------------------------------------------------ what it is as it enters, copies of one's own name
e(
    "xline",
    "as {w:this} enters, it becomes your choice of {o:shapes}.",
    n.Entering(choice=V("o"), said=V("w")),
)
OWN_NAME = (n.KeepsName(), n.AddTypes(supertypes=("Legendary",)), n.AddAbility(V("a")))
e(
    "xline",
    "you may have {w:this} enter as a copy of any {f:perms.s}, except its name is this creature, "
    "it's legendary in addition to its other types, and it has {a:quoted}",
    n.Entering(copy=V("f"), optional=True, exceptions=OWN_NAME, said=V("w")),
)
WINS = n.Let("*", n.FlipUntilLost())
e(
    "xclause",
    "flip a coin until you lose a flip. put {k:acounter} counter on {w:obj} for each flip you won",
    n.Do((WINS, n.PutCounters(V("k"), n.ResultAmount("*"), V("w"))), said="?"),
)
e(
    "vp",
    "may put {k:acounter} counter on {w:obj}",
    n.May(n.PutCounters(V("k"), 1, V("w")), SUBJ, said="put"),
    penalty=1,
    explicit=True,
)
