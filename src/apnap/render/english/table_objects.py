"""Tokens, counters, characteristics and control: further words."""

from typing import Any

from ... import ir
from ...ir.mana import BASIC_LAND_TYPES
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ power and toughness by two amounts
XY = n.ModifyPT(V("a"), V("b"), said="xy")
WHERE_XY = "where X is {a:amt} and Y is {b:amt}"
e("vp", f"get* +X/+Y until end of turn, {WHERE_XY}", n.Apply((XY,), SUBJ))
e("spart", "get* +X/+Y, where X is {a:amt}, and Y is {b:amt}", (XY,))
e("amt1", "{w:poss.obj} toughness", n.ToughnessOf(V("w")))
e(
    "vp",
    "have* base power {a:digits} or base toughness {b:digits} until end of turn",
    n.ChooseMode(
        (n.Apply((n.SetPT(V("a"), None),), SUBJ), n.Apply((n.SetPT(None, V("b")),), SUBJ)),
        said="base",
    ),
)

# ------------------------------------------------ life totals
e("xclause", "{p:poss.who} life total becomes {b:amt}", n.SetLife(V("b"), V("p")), penalty=1)
HIGHEST = n.Highest(n.EachPlayer(), n.LifeOf(n.CurrentPlayer()))
e("amt", "the highest life total among all players", HIGHEST)
OWN_LIFE = n.May(n.SetLife(V("a"), SUBJ, said="have"), SUBJ)
e("vp", "may have {your} life total become {a:amt}", OWN_LIFE, explicit=True)
COUNTED = n.SetLife(V("a"), n.You(), said="count")
e("xclause", "count {a:amt}. your life total becomes that number", COUNTED)

# ------------------------------------------------ control
NOW = n.CurrentPlayer()
THEIR_OWN = n.All(n.AllOf((V("f"), n.Owned(SUBJ))))
e(
    "vp",
    "gain* control of all {f:perms.p} they own",
    n.Apply((n.SetController(SUBJ),), THEIR_OWN, "forever", said="own"),
)
e("post", "you control but don't own", n.AllOf((n.Controlled(), n.Not(n.Owned())), said="but"))

# ------------------------------------------------ what is so of each colour, of each land type
ALL_LANDS = tuple(
    n.Exists(n.AllOf((n.HasType("Land"), n.HasSubtype(name), n.Controlled())))
    for name in BASIC_LAND_TYPES
)
ALL_COLORS = tuple(
    n.Exists(n.AllOf((n.HasType("Creature"), n.HasColor(letter), n.Controlled())))
    for letter in "WUBRG"
)
e(
    "cond1",
    "you control a land of each basic land type and a creature of each color",
    n.AllTrue((*ALL_LANDS, *ALL_COLORS), said="each of both"),
)

# ------------------------------------------------ who may activate
for words, who in (
    ("your opponents", n.EachOpponent()),
    ("the controller of the enchanted creature", n.ControllerOf(n.AttachedTo())),
):
    e("restriction", f"only {words} may activate this ability.", n.Activated((), n.Body(), who=who))

# ------------------------------------------------ what is so from then on
e("vp", "{p:being.^}", n.Apply(V("p"), SUBJ, "forever", said="is"), penalty=1)

# ------------------------------------------------ events of two kinds
UNTAPPED = n.BecomesUntapped(V("w"))
e(
    "event",
    "{w:ewhat} becomes untapped or you lose control of {v:ewhat}",
    n.EitherOf((UNTAPPED, n.ControlLost(V("v")))),
)
e(
    "event",
    "{w:ewhat} leaves the battlefield or becomes untapped",
    n.EitherOf((n.Moves(V("w"), origin="battlefield"), UNTAPPED)),
)

# ------------------------------------------------ any number, as a cost
e("costvp", "sacrifice* any number of {f:perms.p}", n.SacrificeCost(V("f"), "any"))
e("costvp", "exile any number of {f:cards.p} from {your} graveyard", n.ExileCost(V("f"), "any"))

# ------------------------------------------------ types that are shared
e("post", "that shares a card type with {w:ref}", n.SharesWith("type", V("w")), only="s")
e(
    "post",
    "that shares a permanent type with {w:ref}",
    n.SharesWith("type", V("w"), "Permanent", said="permanent"),
    only="s",
)
e("cond1", "{w:obj} shares a card type with {u:obj}", n.Fits(V("w"), n.SharesWith("type", V("u"))))

# ------------------------------------------------ tokens
e("vp", "create* {u:those_tokens}", V("u"))

e(
    "vp",
    "unattach* all Equipment from {w:obj}",
    n.Unattach(n.AttachmentsOf(V("w"), n.HasSubtype("Equipment"))),
)
e(
    "moment",
    "the beginning of each of your main phases",
    n.EitherOf((n.StepBegins("main1"), n.StepBegins("main2")), said="phases"),
)
e(
    "vp",
    "gain* {a:abilities} or {b:abilities} until end of turn",
    n.ChooseMode((n.Apply(V("a"), SUBJ), n.Apply(V("b"), SUBJ)), said="gain"),
)

# ------------------------------------------------ two choices at once
OPPONENT = n.ChooseValue("opponent", "player", SUBJ)
COLOR = n.ChooseValue("color", "color", SUBJ)
KIND = n.ChooseValue("creature-type", "type", SUBJ)
e("vp", "choose* a color and a creature type", n.Do((COLOR, KIND), said="?"))
e("vp", "choose* a color and an opponent", n.Do((COLOR, OPPONENT), said="?"))

# ------------------------------------------------ the most common colour
COMMON = (
    "{w:obj} shares a color with the most common color among all permanents or a color tied for "
    "most common"
)
e("cond1", COMMON, n.Fits(V("w"), n.OfCommonColor()))

# ------------------------------------------------ what can be attached to what
e("post", "{w:ref} can enchant", n.CanBear(V("w"), said="enchant"))
e("post", "that could enchant {w:ref}", n.CanBeAttachedTo(V("w")))
e("post", "attached to {f:aperm}", n.AttachedToFilter(V("f")), penalty=1)
e("post", "that's attached to {f:aperm}", n.AttachedToFilter(V("f"), said="that's"), penalty=1)
e(
    "post",
    "with another Aura attached to it",
    n.HasAttached(n.AllOf((n.Other(), n.HasSubtype("Aura")))),
)
for verb, place in (("return", "to"), ("put", "onto")):
    move = n.Move(V("w"), "battlefield", verb=verb, control=SUBJ, attached=V("t"))
    e(
        "vp",
        f"{verb}* {{w:obj.from}} {place} the battlefield under {{your}} control attached to "
        "{t:obj}",
        move,
    )

# ------------------------------------------------ abilities, characteristics that any one shares
e("post", "with no abilities", n.HasNoAbilities())
for of, words in (
    ("name", "with the same name as"),
    ("color", "that shares a color with"),
    ("creature-type", "that shares a creature type with"),
):
    e("post", f"{words} {{f:aperm}}", n.SharesWithAny(of, V("f")), penalty=1)
e(
    "post",
    "that doesn't share a color with {f:aperm}",
    n.Not(n.SharesWithAny("color", V("f")), said="doesn't"),
    only="s",
)

# ------------------------------------------------ entering
e(
    "xline",
    "{w:this} enters with {c:counters} and {d:counters}.",
    n.Entering(counters=(V("c"), V("d")), said=V("w")),
)

# ------------------------------------------------ the highest and the lowest life total
LIVES = n.LifeOf(NOW)
MOST = n.PlayersFitting(n.PlayerOf(n.Compare(LIVES, ">=", n.Highest(n.EachPlayer(), LIVES))))
e(
    "xclause",
    "the player with the highest life total wins the game. if two or more players are tied for "
    "highest life total, the game is a draw",
    n.If(n.Compare(n.PlayerCount(MOST), ">=", 2), n.DrawGame(), n.WinGame(MOST), said="!tied"),
)

# ------------------------------------------------ sharing, all together
e(
    "xline",
    "{f:perms.p} get {m:ptmod} as long as they all share a color.",
    n.Static((V("m"),), V("f"), n.AllShare("color", n.All(V("f"))), said="share"),
)

# ------------------------------------------------ attaching elsewhere
KEEPER = n.AttachedTo(V("w"))
SAME = n.SharesWith("controller", KEEPER)
e(
    "vp",
    "attach* {w:obj} to another permanent with the same controller",
    n.Attach(V("w"), n.Choose(n.AllOf((n.Not(n.Is(KEEPER)), SAME)))),
)
e(
    "vp",
    "attach* all Auras enchanting {w:obj} to another permanent with the same controller",
    n.Attach(
        n.AttachmentsOf(V("w"), n.HasSubtype("Aura")),
        n.Choose(n.AllOf((n.Not(n.Is(V("w"))), n.SharesWith("controller", V("w"))))),
    ),
)
FOUND = n.Let("*", n.Search(V("f"), to="battlefield", reveal=False, shuffle=False))
e(
    "cond1",
    "{w:obj} is enchanted by {c:n} or more Auras",
    n.Compare(n.CountOf(n.AttachmentsOf(V("w"), n.HasSubtype("Aura"))), ">=", V("c")),
)

# ------------------------------------------------ mana of the colours of things
e("vp", "add* one mana of any of {w:poss.obj} colors", n.AddMana(who=SUBJ, colors_of=V("w")))
OF = n.AddMana(colors_of=n.All(V("f")), each=True)
e("xclause", "for each color among {f:perms.p}, add one mana of that color", OF)
ANY = n.AddMana(colors_of=n.All(V("f")), said="choose")
e("xclause", "choose a color of {f:aperm}. add one mana of that color", ANY)

TYPES = {
    "target artifact or creature": ("Artifact", "Creature"),
    "a creature or land": ("Creature", "Land"),
}
FOUND = n.Let("*", n.Search(V("f"), to="battlefield", reveal=False, shuffle=False))
e(
    "vp",
    "search* {your} library for {f:acards}, put it onto the battlefield, attach it to {t:obj}, "
    "then shuffle",
    n.Do((FOUND, n.Attach(n.Result("*"), V("t")), n.Shuffle(SUBJ)), said="!!"),
)
