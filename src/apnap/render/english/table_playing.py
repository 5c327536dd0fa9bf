"""Cards that may be cast or played from where they are, for a while or now."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e
from .table_sentences import LATER

n: Any = ir

# ------------------------------------------------ for a while
PLAY = n.MayPlay(zone="exile", what=V("w"))
e(
    "xsentence",
    "until the beginning of your next upkeep, you may play {w:obj}",
    n.Apply((PLAY,), duration="your-next-upkeep", said="pre beginning"),
)
e(
    "xsentence",
    "until your next turn, you may cast {w:ref} if it's {f:aspell}",
    n.Apply(
        (n.MayPlay(V("f"), "exile", what=V("w"), lands=False),),
        duration="your-next-turn",
        said="pre if",
    ),
)
for verb, lands in (("play", True), ("cast", False)):
    free = n.MayPlay(zone="exile", what=V("w"), who=SUBJ, free=True, lands=lands)
    e(
        "vp",
        f"may {verb} {{w:obj}} without paying its mana cost for as long as it remains exiled",
        n.Apply((free,), duration="forever", said="remains"),
        explicit=True,
    )
    for what in ("creature", "artifact", "enchantment"):
        e(
            "vp",
            f"may {verb} {{w:obj}} without paying its mana cost for as long as this {what} remains "
            "on the battlefield",
            n.Apply((free,), duration="while-source", said=f"this {what}"),
            explicit=True,
        )
    for doer in ("you haven't", "the player hasn't"):
        done = {"play": "played", "cast": "cast"}[verb]
        e("cond1", f"{doer} {done} {{w:ref}}", n.InZone("exile", V("w"), said=f"{doer} {done}"))
e(
    "xsentence",
    "until end of turn, you may cast {w:obj.from} without paying its mana cost. if that spell "
    "would be put into your graveyard, exile it instead",
    n.Apply(
        (n.MayPlay(zone="exile", what=V("w"), free=True, lands=False, exile=True),), said="pre cast"
    ),
)
e(
    "xsentence",
    "until end of turn, you may cast {f:spells.p} from the top of your graveyard. if a spell cast "
    "this way would be put into a graveyard, exile it instead",
    n.Apply(
        (n.MayPlay(n.AllOf((V("f"), n.Owned())), "graveyard-top", lands=False, exile=True),),
        said="pre",
    ),
)
# ------------------------------------------------ from a place, as a law (see table_laws)
ALL = n.Anything()
for place, zone, own in (
    ("the top of your library", "library-top", ()),
    ("your graveyard", "graveyard", (n.Owned(),)),
):
    every = own[0] if own else ALL
    some = n.AllOf((V("f"), *own)) if own else V("f")
    lands = n.MayPlay(every, zone, spells=False)
    for words, parts, more in (
        ("play lands and cast spells", (n.MayPlay(every, zone),), 0),
        ("play lands", (lands,), 0),
        ("cast spells", (n.MayPlay(every, zone, lands=False),), 0),
        ("cast {f:spells.p}", (n.MayPlay(some, zone, lands=False),), 1),
        ("play {f:perms.p}", (n.MayPlay(some, zone, spells=False),), 2),
        ("play lands and cast {f:spells.p}", (lands, n.MayPlay(some, zone, lands=False)), 1),
    ):
        e("law", f"you may {words} from {place}", parts, penalty=more)
    for when, said, condition in (
        ("once during each of your turns", "once during", n.TurnOf()),
        ("once each turn", "once", None),
    ):
        some = n.AllOf((V("s"), *own)) if own else V("s")
        rider = ". if a spell cast this way would be put into your graveyard, exile it instead."
        for end, exile in ((".", False), (rider, True)):
            played = n.MayPlay(some, zone, lands=False, exile=exile, once=True)
            e(
                "xline",
                f"{when}, you may cast {{s:aspell}} from {place}{end}",
                n.Static((played,), condition=condition, said=said),
            )
e(
    "xline",
    "you may cast this card from your graveyard, but not from anywhere else.",
    (
        n.Static((n.MayPlay(what=n.This(), lands=False),), zones=("graveyard",), said="pair"),
        n.CastRule(condition=n.InZone("graveyard")),
    ),
)
THEIRS = n.MayPlay(zone="hand", what=n.All(n.Owned(V("p")), ("hand",)))
e(
    "xclause",
    "you may play lands and cast spells from {p:poss.who} hand this turn",
    n.Apply((THEIRS,), said="hand"),
)
e(
    "xsentence",
    "this turn, {p:who.s} can't cast spells or activate abilities and plays with their hand "
    "revealed",
    n.Apply((n.CantCast(who=V("p")), n.CantActivateAny(V("p"), True), n.RevealedHand(V("p")))),
)

for words, when in LATER:
    e(
        "xsentence",
        f"{words}, if {{c:cond}}, {{e:clauses}}",
        n.Delay(when, n.If(V("c"), V("e"), said="first"), said="pre"),
    )

# ------------------------------------------------ now
FREE = "without paying its mana cost"
e(
    "vp",
    f"may cast {{s:aspell}} from among cards exiled with {{w:this}} {FREE}",
    n.CastCard(
        n.Choose(V("s"), 0, 1, zones=("exile",), among=n.Linked(said=V("w"))),
        SUBJ,
        spell=True,
        said="linked",
    ),
    explicit=True,
)
e(
    "vp",
    f"may cast {{s:aspell}} from among {{w:ref}} {FREE}",
    n.CastCard(n.Choose(V("s"), 0, 1, among=V("w")), SUBJ, spell=True, said="among"),
    explicit=True,
)
CAST = n.AllOf((V("s"), n.NameCastThisTurn(), n.Owned(SUBJ)))
e(
    "vp",
    f"may cast {{s:aspell}} from {{your}} hand {FREE} if it has the same name as a spell that was "
    "cast this turn",
    n.CastCard(n.Choose(CAST, 0, 1, zones=("hand",)), SUBJ, spell=True, said="same name"),
    explicit=True,
)
e(
    "vp",
    "cast* {w:obj.from} without paying their mana costs",
    n.CastCard(V("w"), SUBJ, optional=False, said="their"),
)
e("vp", "may cast {w:obj.from}", n.CastCard(V("w"), SUBJ, free=False), explicit=True)
e(
    "xclause",
    "if {w:ref} would be put into a graveyard, exile it instead",
    n.Instead(n.Replacement(n.WouldMove(n.Is(V("w")), to="graveyard"), to="exile"), "forever"),
)

# ------------------------------------------------ cards that are face down
e(
    "vp",
    "may look at {w:obj} for as long as it remains exiled",
    n.KeepLooking(V("w"), SUBJ),
    explicit=True,
)
e(
    "vp",
    "may look at {w:obj} for as long as they remain exiled",
    n.KeepLooking(V("w"), SUBJ, said="they"),
    explicit=True,
)
e(
    "xclause",
    "put any of {w:ref} you didn't play into your graveyard",
    n.Move(V("w"), "graveyard", verb="put", said="you didn't play"),
)
for lead in ("the cards", "cards"):
    e(
        "xline",
        f"you may look at {lead} exiled with {{w:this}}.",
        n.Static((n.MayLook(),), n.This(said=V("w")), said=lead),
    )
e(
    "xline",
    "you may look at the cards exiled with {w:this}, and you may play lands and cast spells from "
    "among those cards.",
    (
        n.Static((n.MayLook(),), n.This(said=V("w")), said="pair"),
        n.Static((n.MayPlay(zone="exile", what=n.Linked()),)),
    ),
)
