"""Verb phrases that move objects between zones, and counters onto them."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

S = {"w": "s"}
P = {"w": "p"}

# ------------------------------------------------ to hand
e("vp", "return* {w:obj.from} to its owner's hand", n.Move(V("w"), "hand"), agree=S)
e("vp", "return* {w:obj.from} to their owners' hands", n.Move(V("w"), "hand"), agree=P)
e("vp", "return* {w:obj.from} to their owner's hand", n.Move(V("w"), "hand", said="their owner's"))
e("vp", "return* {w:obj.from} to its owner's hand", n.Move(V("w"), "hand", said="its"), penalty=1)
e("vp", "return* {w:obj.from} to {your} hand", n.Move(V("w"), "hand", said="your"))

e("vp", "put* {w:obj.from} into {your} hand", n.Move(V("w"), "hand", verb="put", said="your"))
e("vp", "put* {w:obj} into its owner's hand", n.Move(V("w"), "hand", verb="put"))

# ------------------------------------------------ to the battlefield
YOU = n.You()
for tapped, word in ((False, ""), (True, " tapped")):
    for verb in ("return", "put"):
        place = "to" if verb == "return" else "onto"
        move = n.Move(V("w"), "battlefield", verb=verb, tapped=tapped)
        e("vp", f"{verb}* {{w:obj.from}} {place} the battlefield{word}", move)
        move = n.Move(V("w"), "battlefield", verb=verb, tapped=tapped, control=YOU, said="unsaid")
        e("vp", f"{verb}* {{w:obj.from}} {place} the battlefield{word}", move, penalty=9)
        move = n.Move(V("w"), "battlefield", verb=verb, tapped=tapped, control=SUBJ)
        e(
            "vp",
            f"{verb}* {{w:obj.from}} {place} the battlefield{word} under {{your}} control",
            move,
        )
        move = n.Move(V("w"), "battlefield", verb=verb, tapped=tapped, said="owner")
        e(
            "vp",
            f"{verb}* {{w:obj.from}} {place} the battlefield{word} under its owner's control",
            move,
        )
        move = n.Move(V("w"), "battlefield", verb=verb, tapped=tapped, said="owners")
        e(
            "vp",
            f"{verb}* {{w:obj.from}} {place} the battlefield{word} under their owners' control",
            move,
        )

# ------------------------------------------------ exile, library, graveyard
e("vp", "exile* {w:obj.from}", n.Move(V("w"), "exile", verb="exile"))
for place in ("top", "bottom"):
    move = n.Move(V("w"), "library", verb="put", position=place)
    e(
        "vp",
        f"put* {{w:obj.from}} on {'the ' if place == 'bottom' else ''}{place} of its "
        f"owner's library",
        move,
        agree=S,
    )
    move = n.Move(V("w"), "library", verb="put", position=place, said="the")
    e("vp", f"put* {{w:obj.from}} on the {place} of its owner's library", move, penalty=1)
    move = n.Move(V("w"), "library", verb="put", position=place)
    e(
        "vp",
        f"put* {{w:obj.from}} on {'the ' if place == 'bottom' else ''}{place} of their "
        f"owners' libraries",
        move,
        agree=P,
    )
    move = n.Move(V("w"), "library", verb="put", position=place, said="your")
    e(
        "vp",
        f"put* {{w:obj.from}} on {'the ' if place == 'bottom' else ''}{place} of {{your}} library",
        move,
    )
    move = n.Move(V("w"), "library", verb="put", position="any-order-" + place, said="your")
    e(
        "vp",
        f"put* {{w:obj.from}} on {'the ' if place == 'bottom' else ''}{place} of {{your}} "
        f"library in any order",
        move,
    )
e("vp", "ante* {w:obj}", n.Move(V("w"), "ante", verb="ante"))
e("vp", "put* {w:obj} into its owner's graveyard", n.Move(V("w"), "graveyard", verb="put"))
e(
    "vp",
    "put* {w:obj.from} into {your} graveyard",
    n.Move(V("w"), "graveyard", verb="put", said="your"),
)

# ------------------------------------------------ counters
e("vp", "put* {k:acounter} counter on {w:obj}", n.PutCounters(V("k"), 1, V("w")))
e("vp", "put* {c:n} {k:counter_kind} counters on {w:obj}", n.PutCounters(V("k"), V("c"), V("w")))
e("vp", "remove* {k:acounter} counter from {w:obj}", n.RemoveCounters(V("k"), 1, V("w")))
e(
    "vp",
    "remove* {c:n} {k:counter_kind} counters from {w:obj}",
    n.RemoveCounters(V("k"), V("c"), V("w")),
)
e(
    "vp",
    "remove* all {k:counter_kind} counters from {w:obj}",
    n.RemoveCounters(V("k"), "all", V("w")),
)
e(
    "vp",
    "move* {k:acounter} counter from {a:obj} onto {b:obj}",
    n.MoveCounters(V("k"), 1, V("a"), V("b")),
)

# ------------------------------------------------ entering in other ways
for verb, place in (("return", "to"), ("put", "onto")):
    move = n.Move(V("w"), "battlefield", verb=verb, tapped=True, attacking=True)
    e("vp", f"{verb}* {{w:obj.from}} {place} the battlefield tapped and attacking", move)
    move = n.Move(V("w"), "battlefield", verb=verb, counters=(V("c"),))
    e("vp", f"{verb}* {{w:obj.from}} {place} the battlefield with {{c:counters}}", move)
    move = n.Move(V("w"), "battlefield", verb=verb, control=SUBJ, counters=(V("c"),))
    e(
        "vp",
        f"{verb}* {{w:obj.from}} {place} the battlefield under {{your}} control with "
        f"{{c:counters}}",
        move,
    )
    move = n.Move(V("w"), "battlefield", verb=verb, said="owner", counters=(V("c"),))
    e(
        "vp",
        f"{verb}* {{w:obj.from}} {place} the battlefield under its owner's control with "
        f"{{c:counters}}",
        move,
    )
e(
    "vp",
    "put* {w:obj} into {your} library third from the top",
    n.Move(V("w"), "library", verb="put", position="3", said="your"),
)
e(
    "vp",
    "put* {w:obj} into its owner's library third from the top",
    n.Move(V("w"), "library", verb="put", position="3"),
)
e(
    "vp",
    "put* {w:obj} into its owner's library second from the top",
    n.Move(V("w"), "library", verb="put", position="2"),
)

for verb, place in (("return", "to"), ("put", "onto")):
    move = n.Move(V("w"), "battlefield", verb=verb, attached=V("t"))
    e("vp", f"{verb}* {{w:obj.from}} {place} the battlefield attached to {{t:obj}}", move)
e(
    "vp",
    "exile* {w:obj} with {c:counters}",
    n.Move(V("w"), "exile", verb="exile", counters=(V("c"),)),
)

PLACES = (
    ("graveyard", "into that player's graveyard", "top", "that player's"),
    ("graveyard", "into their graveyard", "top", "their"),
    ("library", "on top of that player's library", "top", "that player's"),
    ("library", "on the bottom of that player's library", "bottom", "that player's"),
)
for place, words, position, said in PLACES:
    move = n.Move(V("w"), place, verb="put", position=position, said=said)
    e("vp", f"put* {{w:obj}} {words}", move)
e(
    "vp",
    "return* {w:obj.from} to the battlefield transformed",
    n.Move(V("w"), "battlefield", transformed=True),
)

# ------------------------------------------------ some of a group, and the rest
TAKEN = (
    ("hand", "into {your} hand", "top", "your"),
    ("hand", "into their hand", "top", "their"),
    ("graveyard", "into {your} graveyard", "top", "your"),
    ("graveyard", "into their graveyard", "top", "their"),
    ("graveyard", "into that player's graveyard", "top", "that player's"),
    ("library", "on top of {your} library", "top", "your"),
    ("library", "on the bottom of {your} library", "bottom", "your"),
    ("library", "on the bottom of their library", "bottom", "their"),
    ("library", "back on top of their library", "top", "back their"),
)
LEFT = (
    *TAKEN,
    ("library", "on top of {your} library in any order", "any-order-top", "your"),
    ("library", "on the bottom of {your} library in any order", "any-order-bottom", "your"),
    ("library", "on top of their library in any order", "any-order-top", "their"),
    ("library", "on the bottom of their library in any order", "any-order-bottom", "their"),
    ("library", "back in any order", "any-order-top", "back"),
    ("library", "back on top of {your} library in any order", "any-order-top", "back your"),
    ("library", "back on top of that player's library in any order", "any-order-top", "back that"),
)


def _put(what: str, zone: str, position: str, said: str) -> Any:
    ordered = position.startswith("any-order") and "your" not in said  # by who puts them there
    order = SUBJ if ordered else None
    return n.Move(V(what), zone, verb="put", position=position, order=order, said=said)


ONTO = n.Move(V("w"), "battlefield", verb="put")
AWAY = n.Move(V("w"), "exile", verb="exile")
for zone2, words2, position2, said2 in LEFT:
    rest = _put("r", zone2, position2, said2)
    for zone, words, position, said in TAKEN:
        both = (_put("w", zone, position, said), rest)
        e("vp", f"put* {{w:named}} {words} and {{r:rest}} {words2}", n.Do(both, said="%"), 2)
    lead = "put* {w:named} onto the battlefield and {r:rest} "
    e("vp", lead + words2, n.Do((ONTO, rest), said="%"), 2)
    e("vp", "exile* {w:named} and put {r:rest} " + words2, n.Do((AWAY, rest), said="%"), 2)
for zone, words, position, said in TAKEN:
    both = (_put("w", zone, position, said), n.Move(V("r"), "exile", verb="exile"))
    e("vp", f"put* {{w:named}} {words} and exile {{r:rest}}", n.Do(both, said="%"), 2)
for zone, words, position, said in (
    ("hand", "into their hand", "top", "their"),
    ("library", "on the bottom of their library", "bottom", "their"),
    ("library", "back on top of their library", "top", "back their"),
    *LEFT[len(TAKEN) + 2 :],
):
    e("vp", f"put* {{w:obj}} {words}", _put("w", zone, position, said), penalty=2)

WHOLE = n.All(n.Owned(SUBJ), ("hand",), said="the cards in")
for place in ("top", "bottom"):
    lead = "on the bottom" if place == "bottom" else "on top"
    e(
        "vp",
        f"put* the cards in {{your}} hand {lead} of {{your}} library in any order",
        n.Move(WHOLE, "library", verb="put", position=f"any-order-{place}", said="your"),
    )
e(
    "vp",
    "shuffle* the cards from {your} hand into {your} library",
    n.ShuffleInto(n.All(n.Owned(SUBJ), ("hand",)), SUBJ, said="the cards"),
)

for zone2, words2, position2, said2 in LEFT:
    e("vp", f"put* {{r:rest}} {words2}", _put("r", zone2, position2, said2), penalty=3)
e(
    "vp",
    "shuffle* {r:rest} into {your} library",
    n.ShuffleInto(V("r"), SUBJ, said="your"),
    penalty=3,
)

# ------------------------------------------------ face down, and what was exiled goes on
e("vp", "exile* {w:obj.from} face down", n.Move(V("w"), "exile", verb="exile", face_down=True))
for zone in ("hand", "graveyard"):
    for verb, word in (("put", "into"), ("return", "to")):
        move = n.Move(V("w"), zone, verb=verb, said="their owner's one")
        e("vp", f"{verb}* {{w:obj.from}} {word} their owner's {zone}", move, penalty=3)

# ------------------------------------------------ the place first
THERE = n.All(n.AllOf((V("f"), n.Owned(SUBJ), n.PutThereThisTurn())), ("graveyard",))
e(
    "vp",
    "return* to {your} hand all {f:cards.p} in {your} graveyard that were put there from the "
    "battlefield this turn",
    n.Move(THERE, "hand", said="front"),
)
for zone, words in (("battlefield", "the battlefield"), ("hand", "their hand")):
    e(
        "xclause",
        f"each player returns to {words} all cards they own exiled with it",
        n.Move(n.Linked(), zone, said="each player"),
    )

e(
    "vp",
    "put* {w:obj} into their library third from the top",
    n.Move(V("w"), "library", verb="put", position="3", said="their"),
)
for place in ("top", "bottom"):
    lead = "on top" if place == "top" else "on the bottom"
    e(
        "vp",
        f"put* {{w:obj}} {lead} of that player's library in any order",
        n.Move(
            V("w"),
            "library",
            verb="put",
            position=f"any-order-{place}",
            order=SUBJ,
            said="that player's",
        ),
        penalty=1,
    )
