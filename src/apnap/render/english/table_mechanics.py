"""Words of mechanics of later years, whole ways of playing: what lies face down or aside."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ face down
for verb, cloak in (("manifest", False), ("cloak", True)):
    top = f"{verb}* the top card of {{your}} library"
    e("vp", top, n.Manifest(1, SUBJ, cloak=cloak))
    tops = f"{verb}* the top {{c:n}} cards of {{your}} library"
    e("vp", tops, n.Manifest(V("c"), SUBJ, cloak=cloak))
    hand = n.Choose(n.Owned(SUBJ), zones=("hand",))
    e("vp", f"{verb}* a card from {{your}} hand", n.Manifest(1, SUBJ, hand, cloak))
    e("vp", f"{verb}* {{w:obj}}", n.Manifest(1, SUBJ, V("w"), cloak), penalty=2)
e("vp", "manifest* dread", n.ManifestDread(SUBJ))

# ------------------------------------------------ laid aside
e("vp", "become* plotted", n.Plot(SUBJ))
e("cond1", "tribute wasn't paid", n.Untrue(n.ChoiceIs("tribute", "paid")))
e("cond1", "this spell was foretold", n.CostPaid("foretell"))

# ------------------------------------------------ copies of cards that are cast
FREELY = " without paying its mana cost"
for joint in (".", ", then", ", and"):
    for free in (True, False):
        said = joint.removeprefix(",").strip(" .")
        e(
            "vp",
            f"copy* {{w:obj}}{joint} {{you}} may cast the copy{FREELY if free else ''}",
            n.CastCopy(V("w"), SUBJ, free, said=said),
            penalty=-1,  # the whole of it rather than a spell that is copied
        )

# ------------------------------------------------ designations
e("cond1", "you have the city's blessing", n.HasBlessing())
e("cond1", "you have max speed", n.HasMaxSpeed())

# ------------------------------------------------ mounts
RIDDEN = n.Fits(n.EventObject(), n.IsSaddled())
e("event", "{w:ewhat} attacks while saddled", n.OnlyWhile(n.AttacksPattern(V("w")), RIDDEN))
for noun in ("this creature", "this permanent"):
    e("cond1", f"{noun} is saddled", n.Fits(n.This(said=noun), n.IsSaddled()))
    e("cond1", f"{noun} isn't saddled", n.Untrue(n.Fits(n.This(said=noun), n.IsSaddled())))
e("vp", "become* saddled until end of turn", n.BecomeSaddled(SUBJ))
e("post", "that saddled {w:ref} this turn", n.SaddledThisTurn(V("w")))

# ------------------------------------------------ incubating
for words, number in (("{n:digits}", V("n")), ("X", n.X())):
    e("vp", f"incubate* {words}", n.Incubate(number, SUBJ))

# ------------------------------------------------ earthbending
for words, number in (("{n:digits}", V("n")), ("X", n.X())):
    e("vp", f"earthbend* {words}{{w:own_land}}", n.Earthbend(V("w"), number))

# ------------------------------------------------ evidence
EVIDENCE = n.ExileCost(n.Anything(), "any", total=V("n"), said="evidence")
e("costvp", "collect evidence {n:digits}", EVIDENCE)
e("cond1", "evidence was collected", n.CostPaid("additional", said="evidence"))

# ------------------------------------------------ beholding
e("costvp", "behold {f:aperm}", n.BeholdCost(V("f")))
e("costvp", "behold {f:aperm} and exile it", n.BeholdCost(V("f"), exile=True))
e("costvp", "behold {c:n} {f:perms.p}", n.BeholdCost(V("f"), V("c")))
e("cond1", "{f:aperm} was beheld", n.Fits(n.CostObject("beheld"), V("f")))

# ------------------------------------------------ blighting
for who, verb, word in (
    (SUBJ, "vp", "blight* {n:digits}"),
    (n.You(), "costvp", "blight {n:digits}"),
):
    own = n.Choose(n.AllOf((n.HasType("Creature"), n.Controlled(who))), chooser=who)
    blight = n.PutCounters("-1/-1", V("n"), own, said="blight")
    e(verb, word, blight if verb == "vp" else n.ActCost(blight))

# ------------------------------------------------ suspicion
e("vp", "suspect* {w:obj}", n.Suspect(V("w")))
e("xclause", "{w:subj} are no longer suspected", n.Unsuspect(V("w")), only="p")
e("vp", "become* no longer suspected", n.Unsuspect(SUBJ))
for noun in ("this creature", "it"):
    e("cond1", f"{noun} is suspected", n.Fits(n.This(said=noun), n.IsSuspected()))
    e("cond1", f"{noun} isn't suspected", n.Untrue(n.Fits(n.This(said=noun), n.IsSuspected())))

# ------------------------------------------------ day and night
for time in ("day", "night"):
    e("xclause", f"it becomes {time}", n.BecomeTime(time))
    e("cond1", f"it's {time}", n.IsTime(time))
e("event", "day becomes night or night becomes day", n.TimeChanges())
e("event", "night becomes day", n.TimeChanges("day"))
for noun in ("creature", "artifact", "permanent"):
    e(
        "xline",
        f"if it's neither day nor night, it becomes day as this {noun} enters.",
        n.Static((n.Designates("day"),), said=f"as this {noun}"),
    )

# ------------------------------------------------ expending
for number in (4, 6, 8):
    e("event", f"you expend {number}", n.PlayerDeed(n.You(), f"expend-{number}"))

# ------------------------------------------------ the Ring
e("xclause", "the Ring tempts you", n.RingTempts())
e("event", "the Ring tempts you", n.PlayerDeed(n.You(), "ring"))
e(
    "cond1",
    "you chose {f:aperm} as your Ring-bearer",
    n.Fits(n.EventObject(), V("f"), said="bearer"),
)

# ------------------------------------------------ crimes, exerting
for who, words in ((n.You(), "you commit"), (n.EachOpponent(), "an opponent commits")):
    e("event", f"{words} a crime", n.PlayerDeed(who, "crime"))
e("cond1", "you've committed a crime this turn", n.Happened("crimes", n.You(), said="'ve"))
e("event", "you exert {f:aperm}", n.PlayerDeed(n.You(), "exert", V("f")))
e("vp", "exert* {w:obj}", n.Exert(V("w")))
e("vp", "exert* {w:obj} as it attacks", n.Exert(V("w"), said="attacks"))
e("costvp", "exert* {w:this}", n.ActCost(n.Exert(), said=V("w")))
for n_more in (1, 2):
    e(
        "spart",
        f"saddle* Mounts and crews Vehicles as though its power were {n_more} greater",
        (n.TapsAsThough(n_more),),
    )
e(
    "spart",
    "saddle* Mounts and crews Vehicles using its toughness rather than its power",
    (n.TapsAsThough(toughness=True),),
)
e("spart", "crew* Vehicles as though its power were 2 greater", (n.TapsAsThough(2, only="crew"),))

# ------------------------------------------------ parties
e("amt", "the number of creatures in your party", n.PartySize())
e("each", "creature in your party", n.PartySize())
FULL = n.Compare(n.PartySize(), ">=", 4)
e("cond1", "you have a full party", FULL)
e("cond1", "this creature is modified", n.Fits(n.This(said="this creature"), n.IsModified()))
LEADS = n.Exists(n.AllOf((n.IsCommander(), n.Controlled())), said="leads")
e("cond1", "you control a commander", LEADS)

# ------------------------------------------------ what entered this turn
for words, said in (("the battlefield ", ""), ("", "short")):
    under = f"entered {words}under your control this turn"
    e(
        "cond1",
        f"{{f:aperm}} {under}",
        n.Compare(n.EnteredCount(V("f"), n.You()), ">=", 1, said=f"one {said}".strip()),
        penalty=1,
    )
    e(
        "cond1",
        f"{{c:n}} or more {{f:perms.p}} {under}",
        n.Compare(n.EnteredCount(V("f"), n.You()), ">=", V("c"), said=said),
    )
    e("amt", f"the number of {{f:perms.p}} that {under}", n.EnteredCount(V("f"), said=said))
    e("each", f"{{f:perms.s}} that {under}", n.EnteredCount(V("f"), said=said))

# ------------------------------------------------ soulbond
PAIR = n.Is(n.PairOf(n.This(said="this creature")))
AS_PAIR = "as long as this creature is paired with another creature"
e("xline", f"{AS_PAIR}, both creatures {{p:sparts.p}}.", n.Static(V("p"), PAIR, said="both"))
e("xline", f"{AS_PAIR}, each of those creatures {{p:sparts.s}}.", n.Static(V("p"), PAIR))

# ------------------------------------------------ colours among permanents
AMONG = n.ColorsAmong(n.All(V("f")))
e("amt", "the number of colors among {f:perms.p}", AMONG)
e("each", "color among {f:perms.p}", AMONG)
e("cond1", "there are five colors among {f:perms.p}", n.Compare(AMONG, ">=", 5))
