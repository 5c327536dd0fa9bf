"""Verb phrases of what players and objects do: draw, discard, destroy, deal damage."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ cards
e("vp", "draw* {c:counted.card}", n.Draw(V("c"), SUBJ))
e("vp", "draw* an additional card", n.Draw(1, SUBJ, said="additional"))
e("vp", "discard* {c:counted.card}", n.Discard(V("c"), SUBJ))
e("vp", "discard* {c:counted.card} at random", n.Discard(V("c"), SUBJ, random=True))
e("vp", "discard* {your} hand", n.Discard("hand", SUBJ))
e("vp", "discard* all the cards in {your} hand", n.Discard("hand", SUBJ, said="all"))
e("vp", "discard* {f:acards}", n.Discard(1, SUBJ, V("f")), penalty=1)
e("vp", "mill* {c:counted.card}", n.Mill(V("c"), SUBJ))
e("vp", "scry* {c:digits}", n.Scry(V("c"), SUBJ))
e("vp", "reveal* {your} hand", n.RevealHand(SUBJ))
e("vp", "shuffle*", n.Shuffle(SUBJ))
e("vp", "shuffle* {your} library", n.Shuffle(SUBJ, said="library"))
e("vp", "shuffle* {w:obj.from} into {your} library", n.ShuffleInto(V("w"), SUBJ, said="your"))
e("vp", "shuffle* {w:obj} into its owner's library", n.ShuffleInto(V("w")))
e("vp", "shuffle* {w:obj} into their owners' libraries", n.ShuffleInto(V("w"), said="their"))
e("vp", "look* at {p:poss.who} hand", n.LookAt(n.All(n.Owned(V("p")), ("hand",)), SUBJ))
e("vp", "look* at {w:obj}", n.LookAt(V("w"), SUBJ))
e("vp", "reveal* {w:obj.from}", n.Reveal(V("w")))
e("vp", "reveal* {w:obj}", n.Reveal(V("w"), said="in"), penalty=1)

# ------------------------------------------------ life
e("vp", "gain* {a:mass.life}", n.GainLife(V("a"), SUBJ), explicit=True)
e("vp", "lose* {a:mass.life}", n.LoseLife(V("a"), SUBJ), explicit=True)
e(
    "vp",
    "lose* half {your} life, rounded up",
    n.LoseLife(n.Half(n.LifeOf(SUBJ), True), SUBJ),
    explicit=True,
)
e("vp", "get* {c:counted.poison_counter}", n.GivePoison(V("c"), SUBJ), explicit=True)
e("vp", "win* the game", n.WinGame(SUBJ), explicit=True)
e("vp", "lose* the game", n.LoseGame(SUBJ), explicit=True)
e("vp", "skip* {your} next turn", n.SkipNext("turn", SUBJ), explicit=True)
for said, step in (("untap step", "untap"), ("draw step", "draw"), ("combat phase", "combat")):
    e("vp", f"skip* {{your}} next {said}", n.SkipNext(step, SUBJ), explicit=True)
e("vp", "take* an extra turn after this one", n.ExtraTurn(SUBJ))
e("xclause", "the game is a draw", n.DrawGame())
SUBGAME = "players play a Magic subgame, using their libraries as their decks"
e("xclause", SUBGAME, n.PlaySubgame())
e(
    "xclause",
    "after this main phase, there is an additional combat phase followed by an additional "
    "main phase",
    n.ExtraPhase(("combat", "main"), True),
)

# ------------------------------------------------ damage
e("vp", "deal* {a:mass.damage} to {t:recipient}", n.Damage(V("a"), (V("t"),), SUBJ))
e(
    "vp",
    "deal* {a:mass.damage} to {t:recipient} and {u:recipient}",
    n.Damage(V("a"), (V("t"), V("u")), SUBJ),
    penalty=1,
)
e(
    "vp",
    "deal* damage to {t:recipient} equal to {a:amt}",
    n.Damage(V("a"), (V("t"),), SUBJ, said="equal"),
)
e(
    "vp",
    "deal* {a:mass.damage} to {t:recipient} and {b:mass.damage} to {u:recipient}",
    n.AtOnce((n.Damage(V("a"), (V("t"),), SUBJ), n.Damage(V("b"), (V("u"),), SUBJ))),
)
e(
    "vp",
    "deal* {a:mass.damage} divided as you choose among {t:divided}",
    n.Damage(V("a"), (V("t"),), SUBJ, divided=True),
)
e("vp", "fight* {w:obj}", n.Fight(SUBJ, V("w")))

# ------------------------------------------------ permanents
e("vp", "destroy* {w:obj}", n.Destroy(V("w")))
e("vp", "tap* {w:obj}", n.Tap(V("w")))
e(
    "vp",
    "tap* {f:aperm} for each {a:each}",
    n.Tap(n.Choose(V("f"), V("a"), V("a"), chooser=SUBJ, said="for each")),
)
e("vp", "untap* {w:obj}", n.Untap(V("w")))
e("vp", "regenerate* {w:obj}", n.Regenerate(V("w")))
e("vp", "sacrifice* {w:sacrificed}", n.SacrificeIt(V("w"), SUBJ))
e("vp", "sacrifice* {f:aperm}", n.Sacrifice(V("f"), 1, SUBJ))
e("vp", "sacrifice* {f:aperm} of {your} choice", n.Sacrifice(V("f"), 1, SUBJ, said="choice"))
e("vp", "sacrifice* {c:n} {f:perms.p}", n.Sacrifice(V("f"), V("c"), SUBJ))
e(
    "vp",
    "sacrifice* {c:n} {f:perms.p} of {your} choice",
    n.Sacrifice(V("f"), V("c"), SUBJ, said="choice"),
)
e("vp", "attach* {w:obj} to {t:obj}", n.Attach(V("w"), V("t")))
e("vp", "unattach* {w:obj}", n.Unattach(V("w")))
e("vp", "flip* {w:obj}", n.Flip(V("w")))
e("vp", "transform* {w:obj}", n.Transform(V("w")))
e("vp", "turn* {w:obj} face up", n.TurnFace(V("w")))
e("vp", "turn* {w:obj} face down", n.TurnFace(V("w"), True))
e("vp", "phase* out", n.Phase(SUBJ))
e("vp", "remove* all damage from {w:obj}", n.RemoveDamage(V("w")))
e("vp", "remove* {w:obj} from combat", n.RemoveFromCombat(V("w")))
e("vp", "exchange* control of {a:obj} and {b:obj}", n.ExchangeControl(V("a"), V("b")))
e("vp", "exchange* ownership of {a:obj} and {b:obj}", n.ExchangeOwnership(V("a"), V("b")))
e("vp", "own* {w:obj}", n.Own(V("w"), SUBJ), explicit=True)
e("vp", "exchange* {a:obj} with {b:obj}", n.ExchangeCards(V("a"), V("b")))
e("vp", "exchange* life totals with {w:who}", n.ExchangeLife(SUBJ, V("w")))

# ------------------------------------------------ spells
e("vp", "counter* {w:obj}", n.Counter(V("w")))
e("vp", "copy* {w:obj}", n.CopySpell(V("w"), retarget=False))
e("vp", "choose* new targets for {w:obj}", n.ChangeTargets(V("w"), SUBJ))
e("vp", "change* the target of {w:obj}", n.ChangeTargets(V("w"), SUBJ, single=True))
e("vp", "cast* {w:obj.from} without paying its mana cost", n.CastCard(V("w"), SUBJ, optional=False))
for step in ("upkeep", "draw"):
    e(
        "vp",
        f"get* an additional {step} step after this step",
        n.ExtraStep(step, who=SUBJ),
    )
    e(
        "vp",
        f"get* an additional {step} step after the draw step",
        n.ExtraStep(step, "draw", SUBJ),
    )
e("vp", "end* the turn", n.EndTurn())
e("vp", "planeswalk*", n.Planeswalk())
e("vp", "create* {t:created}", V("t"))
e("vp", "create* a token that's a copy of {w:obj}", n.CreateCopies(V("w"), 1, SUBJ))

# ------------------------------------------------ choices
KEYS = {
    "creature-type": "type",
    "card-name": "name",
    "opponent": "player",
    "basic-land-type": "land-type",
}
for word, what in (
    ("color", "color"),
    ("creature type", "creature-type"),
    ("card name", "card-name"),
    ("land type", "land-type"),
    ("basic land type", "basic-land-type"),
    ("card type", "card-type"),
    ("opponent", "opponent"),
    ("player", "player"),
    ("number", "number"),
):
    article = "an" if word == "opponent" else "a"
    e("vp", f"choose* {article} {word}", n.ChooseValue(what, KEYS.get(what, what), SUBJ))
e(
    "vp",
    "choose* a nonland card name",
    n.ChooseValue("card-name", "name", SUBJ, limits=n.Not(n.HasType("Land"))),
)
e("vp", "choose* {w:obj}", n.ChooseObject(V("w"), "chosen"))
e("vp", "flip* a coin", n.FlipCoin(who=SUBJ))

# ------------------------------------------------ may, have
e("vp", "may {e:vps.b}", n.May(V("e"), SUBJ), explicit=True)
e("vp", "may have {e:clause.inf}", n.May(V("e"), SUBJ, said="have"), explicit=True)
e("vp", "may pay {m:mana}", n.PayOr((n.PayMana(V("m")),), SUBJ, asked="may"), explicit=True)
e("vp", "may pay {a:mass.life}", n.PayOr((n.PayLife(V("a")),), SUBJ, asked="may"), explicit=True)

e("vp", "tap or untap {w:obj}", n.ChooseMode((n.Tap(V("w")), n.Untap(V("w")))))
e(
    "vp",
    "may tap or untap {w:obj}",
    n.May(n.ChooseMode((n.Tap(V("w")), n.Untap(V("w")))), SUBJ),
    explicit=True,
)
e("vp", "lose* all unspent mana", n.LoseMana(SUBJ), explicit=True)
e("xclause", "you control {p:who} during that player's next turn", n.ControlTurn(V("p")))
e("xclause", "{p:poss.who} life total becomes {a:digits}", n.SetLife(V("a"), V("p")))
e(
    "vp",
    "switch* {w:poss.obj} power and toughness until end of turn",
    n.Apply((n.SwitchPT(),), V("w")),
)

e("vp", "reveal* the top card of {your} library", n.Reveal(n.Top(SUBJ, 1)))
e("vp", "look* at the top card of {your} library", n.LookAt(n.Top(SUBJ, 1), SUBJ))
e(
    "vp",
    "shuffle* {your} hand and graveyard into {your} library",
    n.ShuffleInto(n.All(n.Owned(SUBJ), ("hand", "graveyard")), SUBJ),
)
e(
    "vp",
    "shuffle* {your} graveyard into {your} library",
    n.ShuffleInto(n.All(n.Owned(SUBJ), ("graveyard",)), SUBJ),
)
e(
    "vp",
    "shuffle* {your} hand, {your} graveyard, and all permanents {you} own into {your} library",
    n.ShuffleInto(n.All(n.Owned(SUBJ), ("hand", "graveyard", "battlefield")), SUBJ),
)
for first, second in (("hand", "graveyard"), ("graveyard", "library"), ("hand", "library")):
    e("vp", f"exchange* {{your}} {first} and {second}", n.ExchangeZones(first, second, SUBJ))
e(
    "vp",
    "shuffle* {your} hand into {your} library",
    n.ShuffleInto(n.All(n.Owned(SUBJ), ("hand",)), SUBJ),
)
e("vp", "block* this turn if able", n.Apply((n.MustBlock(),), SUBJ, said="able"))
e("vp", "attack* this turn if able", n.Apply((n.MustAttack(),), SUBJ, said="able"))
e("vp", "block* {w:ref} this turn if able", n.Apply((n.MustBlock(n.Is(V("w"))),), SUBJ))
e(
    "vp",
    "can attack this turn as though {you} didn't have defender",
    n.Apply((n.AttackAsThough(),), SUBJ, said="mid"),
)
e(
    "vp",
    "can't be blocked this turn except by {f:perms.p}",
    n.Apply((n.CantBeBlocked(n.Not(V("f"))),), SUBJ, said="mid"),
)
e("vp", "each {p:dparts.^} until end of turn", n.Apply(V("p"), SUBJ, said="each"), only="p")
e(
    "vp",
    "exile* {p:poss.who} graveyard",
    n.Move(n.All(n.Owned(V("p")), ("graveyard",)), "exile", verb="exile"),
)
e("vp", "exile* all graveyards", n.Move(n.All(n.Anything(), ("graveyard",)), "exile", verb="exile"))
e("vp", "may play an additional land this turn", n.Apply((n.ExtraLands(1, SUBJ),)), explicit=True)

e("vp", "deal* {a:mass.damage}", n.Damage(V("a"), (), SUBJ, said="same"), penalty=3)
e("vp", "deal* {a:mass.damage} to itself", n.Damage(V("a"), (SUBJ,), SUBJ, said="itself"))
e(
    "vp",
    "deal* {a:mass.damage} to {t:recipient} and {b:mass.damage} to itself",
    n.AtOnce((n.Damage(V("a"), (V("t"),), SUBJ), n.Damage(V("b"), (SUBJ,), SUBJ, said="itself"))),
)
e(
    "xclause",
    "{w:poss.obj} owner shuffles it into their library",
    n.ShuffleInto(V("w"), n.OwnerOf(V("w")), said="owner"),
)
e(
    "xclause",
    "{w:poss.obj} owner puts it on their choice of the top or bottom of their library",
    n.Move(V("w"), "library", verb="put", position="either", said="owner"),
)
e(
    "xclause",
    "the owner of {w:obj} puts it on their choice of the top or bottom of their library",
    n.Move(V("w"), "library", verb="put", position="either", said="the owner"),
)
e("vp", "destroy* {w:obj} and it can't be regenerated", n.Destroy(V("w"), True, said="and"))
LOOKED = n.LookAt(n.All(n.Owned(V("p")), ("hand",)))
for player, joint in (("that player", "!"), ("the player", "?")):
    e(
        "xclause",
        f"look at {{p:poss.who}} hand and choose {{f:acards}} from it. {player} discards that card",
        n.Do((LOOKED, n.Discard(1, V("p"), V("f"), chooser=n.You())), said=joint),
    )
e(
    "vp",
    "reveal* {your} hand and you choose {f:acards} from it. that player discards that card",
    n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, V("f"), chooser=n.You())), said="%"),
)
e("vp", "return* {w:obj.from} to their hand", n.Move(V("w"), "hand", said="their hand"))

e(
    "vp",
    "deal* damage to itself equal to {a:amt}",
    n.Damage(V("a"), (SUBJ,), SUBJ, said="itself equal"),
)

e(
    "vp",
    "play* {w:obj.from} without paying its mana cost",
    n.CastCard(V("w"), SUBJ, optional=False, play=True),
)

SEEN = n.Choose(n.AllOf((V("f"), n.Owned(SUBJ))), chooser=n.You(), zones=("hand",))
e(
    "vp",
    "reveal* {your} hand. you choose {f:acards} from it and exile that card",
    n.Do((n.RevealHand(SUBJ), n.Move(SEEN, "exile", verb="exile")), said="!"),
)
e(
    "vp",
    "reveal* {your} hand. you choose {f:acards} from it. exile that card",
    n.Do((n.RevealHand(SUBJ), n.Move(SEEN, "exile", verb="exile")), said="?"),
)
e(
    "vp",
    "reveal* {your} hand and you choose {f:acards} from it. exile that card",
    n.Do((n.RevealHand(SUBJ), n.Move(SEEN, "exile", verb="exile")), said="%"),
)
e(
    "vp",
    "deal* {a:mass.damage} to {t:recipient} and {b:mass.damage} to {u:recipient} and {v:recipient}",
    n.AtOnce((n.Damage(V("a"), (V("t"),), SUBJ), n.Damage(V("b"), (V("u"), V("v")), SUBJ))),
)

e(
    "vp",
    "may copy this spell and may choose a new target for that copy",
    n.May(n.CopySpell(n.This(), who=SUBJ, said="new"), SUBJ),
    explicit=True,
)
e("vp", "copy* this spell for each {c:each}", n.CopySpell(n.This(), V("c"), retarget=False))
e("vp", "remove* a counter from {w:obj}", n.RemoveCounters("", 1, V("w")))
e("vp", "remove* all counters from {w:obj}", n.RemoveCounters("", "all", V("w")))
e(
    "vp",
    "put* another {k:counter_kind} counter on {w:obj}",
    n.PutCounters(V("k"), 1, V("w"), said="another"),
)

e("vp", "draw* two additional cards", n.Draw(2, SUBJ, said="additional"))
e(
    "vp",
    "double* {p:poss.who} life total",
    n.SetLife(n.Times(2, n.LifeOf(V("p"))), V("p"), said="double"),
)
e("vp", "move* all counters from {a:obj} onto {b:obj}", n.MoveCounters("", "all", V("a"), V("b")))
SAME = n.PutSameCounters(V("w"), V("b"))
THOSE = n.PutSameCounters(n.EventObject(said="those"), V("b"))
e("vp", "put* {w:poss.obj} counters on {b:obj}", SAME)
e("vp", "put* those counters on {b:obj}", THOSE)
e("vp", "move* a counter from {a:obj} onto {b:obj}", n.MoveCounters("", 1, V("a"), V("b")))

e("vp", "mill* half {your} library, rounded down", n.Mill(n.Half(n.CardsIn(SUBJ, "library")), SUBJ))
e(
    "vp",
    "mill* half {your} library, rounded up",
    n.Mill(n.Half(n.CardsIn(SUBJ, "library"), True), SUBJ),
)

# ------------------------------------------------ cards that are named, or as many as one likes
OWN = n.Owned(SUBJ)
HAND = ("hand",)
e("vp", "discard* {w:named}", n.DiscardIt(V("w"), SUBJ))
e("vp", "discard* any number of cards", n.DiscardIt(n.Choose(OWN, 0, None, SUBJ, HAND), SUBJ))
e(
    "vp",
    "discard* any number of {f:cards.p}",
    n.DiscardIt(n.Choose(n.AllOf((V("f"), OWN)), 0, None, SUBJ, HAND), SUBJ),
    penalty=1,
)
e(
    "vp",
    "sacrifice* any number of {f:perms.p}",
    n.SacrificeIt(n.Choose(n.AllOf((V("f"), n.Controlled(SUBJ))), 0, None, SUBJ), SUBJ),
)
e("vp", "draw* up to {c:n} cards", n.Draw(V("c"), SUBJ, True))
e("vp", "surveil* {c:digits}", n.Surveil(V("c"), SUBJ))
e("vp", "fateseal* {c:digits}", n.Scry(V("c"), SUBJ, n.AnOpponent()))
e(
    "vp",
    "distribute* {c:n} {k:counter_kind} counters among {t:divided}",
    n.PutCounters(V("k"), V("c"), V("t"), True),
)

e(
    "vp",
    "choose* a creature type other than {t:subtype}",
    n.ChooseValue("creature-type", "type", SUBJ, limits=n.Not(n.HasSubtype(V("t")))),
)
# ------------------------------------------------ several amounts at once
ONE = n.Damage(V("a"), (V("t"),), SUBJ)
TWO = n.Damage(V("b"), (V("u"),), SUBJ)
THREE = n.Damage(V("c"), (V("v"),), SUBJ)
e(
    "vp",
    "deal* {a:mass.damage} to {t:recipient}, {b:mass.damage} to {u:recipient}, and "
    "{c:mass.damage} to {v:recipient}",
    n.AtOnce((ONE, TWO, THREE)),
)
e(
    "vp",
    "put* {a:counters_on} and {b:counters_on}",
    n.AtOnce((V("a"), V("b"))),
)
e(
    "vp",
    "put* {a:counters_on}, {b:counters_on}, and {c:counters_on}",
    n.AtOnce((V("a"), V("b"), V("c"))),
)
e("counters_on", "{k:acounter} counter on {w:obj}", n.PutCounters(V("k"), 1, V("w")))
e(
    "counters_on",
    "{c:n} {k:counter_kind} counters on {w:obj}",
    n.PutCounters(V("k"), V("c"), V("w")),
)

e(
    "vp",
    "double* the number of {k:counter_kind} counters on {w:obj}",
    n.PutCounters(V("k"), n.CountersOn(V("k"), V("w")), V("w"), said="double"),
)
e("vp", "become* blocked", n.BecomeBlocked(SUBJ))
# ------------------------------------------------ what the owner of a card is told to do with it
for doer in ("that player", "the player", "they"):
    verb = "put" if doer == "they" else "puts"
    for place, words in (
        ("hand", "into their hand"),
        ("graveyard", "into their graveyard"),
        ("graveyard", "into that player's graveyard"),
    ):
        move = n.Move(V("w"), place, verb="put", said=f"{doer}, {words}")
        e("xclause", f"{doer} {verb} {{w:ref}} {words}", move)
    back = n.Move(V("w"), "hand", said=f"{doer} returns")
    e("xclause", f"{doer} {verb.replace('put', 'return')} {{w:ref}} to their hand", back)
    third = n.Move(V("w"), "library", verb="put", position="3", said=doer)
    e("xclause", f"{doer} {verb} {{w:ref}} into their library third from the top", third)
    gone = n.Move(V("w"), "exile", verb="exile", said=doer)
    e("xclause", f"{doer} {verb.replace('put', 'exile')} {{w:ref}}", gone)

# ------------------------------------------------ one of two things
e(
    "vp",
    "destroy* all {f:perms.p} or all {g:perms.p}",
    n.ChooseMode((n.Destroy(n.All(V("f"))), n.Destroy(n.All(V("g")))), said="destroy"),
    penalty=1,
)
e(
    "vp",
    "get* {a:ptmod} or {b:ptmod} until end of turn",
    n.ChooseMode((n.Apply((V("a"),), SUBJ), n.Apply((V("b"),), SUBJ)), said="get"),
)
e(
    "vp",
    "put* {k:acounter} counter or {j:acounter} counter on {w:obj}",
    n.ChooseMode((n.PutCounters(V("k"), 1, V("w")), n.PutCounters(V("j"), 1, V("w"))), said="put"),
)
e(
    "vp",
    "become* a {t:land_subtype} or an {u:land_subtype} until end of turn",
    n.ChooseMode(
        (
            n.Apply((n.SetLandTypes(V("t")),), SUBJ),
            n.Apply((n.SetLandTypes(V("u"), said="an"),), SUBJ),
        ),
        said="become",
    ),
)
e(
    "vp",
    "lose* {a:keyword_name} or {b:keyword_name} until end of turn",
    n.ChooseMode(
        (n.Apply((n.RemoveKeyword(V("a")),), SUBJ), n.Apply((n.RemoveKeyword(V("b")),), SUBJ)),
        said="lose",
    ),
)
e("vp", "choose* {p:target_player}", n.ChooseObject(V("p"), "chosen"))

e("vp", "skip* {your} next {c:n} turns", n.Repeat(V("c"), n.SkipNext("turn", SUBJ)), explicit=True)
e(
    "vp",
    "may prevent the next {a:digits} damage that would be dealt to {t:recipient} this turn",
    n.May(n.PreventDamage(V("a"), (V("t"),)), SUBJ, said="prevent"),
    explicit=True,
)

# ------------------------------------------------ the process again
for words in ("", " any number of times", " as many times as {you} choose"):
    e("vp", f"repeat* this process{words}", n.RepeatProcess(said=words.strip().split(" ")[0]))

e(
    "vp",
    "deal* {a:mass.damage} to {t:recipient} and the damage can't be prevented",
    n.Damage(V("a"), (V("t"),), SUBJ, unpreventable=True, said="and"),
)

for key, part in (("power", n.SetPT(V("a"), None)), ("toughness", n.SetPT(None, V("a")))):
    e(
        "vp",
        f"change* {{w:poss.obj}} base {key} to {{a:amt}}",
        n.Apply((part,), V("w"), "forever", said="change"),
    )
BOTH_PT = n.SetPT(n.PowerOf(V("t")), n.ToughnessOf(V("t")))
e(
    "vp",
    "change* {w:poss.obj} base power and toughness to {t:poss.obj} power and toughness until end "
    "of turn",
    n.Apply((BOTH_PT,), V("w"), "turn", said="change"),
)
# ------------------------------------------------ counters up to a total
e(
    "vp",
    "put* up to {c:digits} {k:counter_kind} counters on {w:obj}. this ability can't cause the "
    "total number of {j:counter_kind} counters on this creature to be greater than {t:n}",
    n.PutCounters(V("k"), V("c"), V("w"), up_to=True, total=V("t"), said=V("j")),
)

e("vp", "create* {all:several_created}", V("all"), penalty=1)
e(
    "several_created",
    "{a:created}, {b:created}, and {c:created}",
    n.AtOnce((V("a"), V("b"), V("c"))),
)
e("several_created", "{a:created} and {b:created}", n.AtOnce((V("a"), V("b"))))
e("vp", "change* any targets of {w:obj}", n.ChangeTargets(V("w"), SUBJ, said="any"))
e("vp", "change* the targets of {w:obj}", n.ChangeTargets(V("w"), SUBJ, every=True))
KEPT = n.ChooseObject(n.Choose(n.AllOf((V("f"), n.Controlled(SUBJ))), V("c"), V("c"), SUBJ), "kept")
GONE = n.SacrificeIt(n.Rest(n.All(n.AllOf((V("f"), n.Controlled(SUBJ)))), n.Result("*")), SUBJ)
for joint, words in (("!", ", then sacrifice* the rest"), ("?", " and sacrifice* the rest")):
    e(
        "vp",
        f"choose* {{c:n}} {{f:perms.p}} {{you}} control{words}",
        n.Do((n.Let("*", KEPT), GONE), said=joint),
    )
HELD = n.ChooseObject(n.Choose(n.Owned(SUBJ), V("c"), V("c"), SUBJ, ("hand",)), "kept")
LEFT = n.DiscardIt(n.Rest(n.All(n.Owned(SUBJ), ("hand",)), n.Result("*")), SUBJ)
e(
    "vp",
    "choose* {c:n} cards in {your} hand and discard* the rest",
    n.Do((n.Let("*", HELD), LEFT), said="!"),
)
