"""What a referee reads of a game: everything, hidden cards too. The lab stands on it; players and
programs get views."""

from __future__ import annotations

from dataclasses import replace

from apnap import ir
from apnap.casting import permits, ways
from apnap.combat import attack, block, state
from apnap.continuous.explain import explain
from apnap.core import constants as c
from apnap.core.objects import GameObject
from apnap.core.questions import Option, Question
from apnap.core.subtypes import CREATURE_TYPES
from apnap.core.views import SeenObject, View
from apnap.game import Game
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx
from apnap.oracle import print_ability
from apnap.render.english.nouns import Unprintable
from apnap.turn import order, several

UNPRINTABLE = (Unprintable, ValueError, KeyError, TypeError)  # what printing may raise

ORDER = (
    c.BATTLEFIELD,
    c.STACK,
    c.HAND,
    c.GRAVEYARD,
    c.EXILE,
    c.COMMAND,
    c.PHASED_OUT,
    c.ANTE,
    c.LIBRARY,
    c.OUTSIDE,
)


def turns(g: Game) -> dict[int, tuple[int, list[int]]]:
    """The turns that go on: whose -> (index of the step, stack)."""
    found = {m.seat: (m.step, list(m.stack)) for m in several.others(g) if m.begun}
    return {g.active: (g.step, g.stack), **found}


def turn_over(g: Game, turn: int) -> bool:
    """Is the turn of that number, which had begun or was to begin, over?"""
    return several.newest(g) >= turn and turn not in several.running(g).values()


def all_ids(g: Game) -> list[int]:
    """Ids of all objects: the battlefield first, libraries (top card first) last."""
    found: list[int] = []
    for zone in ORDER:
        ids = g.in_zone(zone)
        if zone == c.LIBRARY:
            ids = [id_ for player in g.players for id_ in reversed(player.library)]
        found += ids
    return found


def get(g: Game, id_: int) -> GameObject:
    """The object, as it is or as it last was."""
    return g.get(id_)


def physical(g: Game, id_: int) -> int:
    """The physical card of an object."""
    return g.get(id_).phys if id_ in g.objects or id_ in g.past else -1


def chance(g: Game) -> int:
    """The state of the generator, from which all follows that chance decides."""
    return g.rng


def of_physical(g: Game, phys: int) -> list[int]:
    """The object that a physical card is now (a list of one or none)."""
    return [
        id_
        for id_ in all_ids(g)
        if g.objects[id_].phys == phys and g.objects[id_].kind != c.ABILITY
    ]


def printed_name(obj: GameObject) -> str:
    """The name printed on the card (of an ability: of its source)."""
    return obj.defn.base.name


def name_of(g: Game, id_: int) -> str:
    """The present name."""
    return g.chars(g.get(id_)).name


def has_name(g: Game, id_: int, name: str) -> bool:
    """Present or printed name; a split card answers to its halves and its whole name."""
    if id_ not in g.objects and id_ not in g.past:
        return False
    obj = g.get(id_)
    if obj.kind == c.ABILITY:
        return False
    if obj.face_down and obj.zone in (c.BATTLEFIELD, c.STACK, c.EXILE):
        return name == printed_name(obj)
    if name in (g.chars(obj).name, printed_name(obj)):
        return True
    if obj.kind == c.TOKEN:  # with the word in its name or without, whatever the edition
        plain = name.removesuffix(c.TOKEN_WORD)
        if {plain, plain + c.TOKEN_WORD} & {g.chars(obj).name, printed_name(obj)}:
            return True
    card: ir.Card | None = obj.card
    return card is not None and (card.name == name or any(face.name == name for face in card.faces))


def by_name(g: Game, name: str) -> list[int]:
    """All objects of that name, in zone order."""
    return [id_ for id_ in all_ids(g) if has_name(g, id_, name)]


def is_card(g: Game, id_: int) -> bool:
    """Is it a card, as opposed to tokens, copies and abilities?"""
    return bool(g.get(id_).kind == c.CARD)


def is_ability(g: Game, id_: int) -> bool:
    """Is it an ability on the stack?"""
    return bool(g.get(id_).kind == c.ABILITY)


def is_face_down(g: Game, id_: int) -> bool:
    """Face down on the battlefield or stack."""
    return id_ in g.objects and g.objects[id_].face_down


def face_down(g: Game) -> list[int]:
    """All face-down objects."""
    return [id_ for id_ in all_ids(g) if is_face_down(g, id_)]


def face_names(g: Game, id_: int) -> tuple[str, ...]:
    """The names on the faces of a card."""
    card: ir.Card | None = g.get(id_).card
    return tuple(face.name for face in card.faces) if card is not None else ()


def is_copy(g: Game, id_: int) -> bool:
    """A copy of a spell, or a token or permanent that has become a copy."""
    obj = g.get(id_)
    if obj.kind in (c.SPELL_COPY, c.TOKEN) or g.chars(obj).name != printed_name(obj):
        return True
    card: ir.Card | None = obj.card
    return card is not None and printed_name(obj) not in (card.name, *face_names(g, id_))


def copies(g: Game, name: str) -> list[int]:
    """All copies of that name."""
    return [id_ for id_ in all_ids(g) if is_copy(g, id_) and name_of(g, id_) == name]


# ------------------------------------------------------------------ abilities


def way_of(option: Option) -> str:
    """How an option casts a card, without the face and what happens to the spell afterwards; ""
    in the usual way."""
    return ways.split_exiling(ways.split_way(str(option.extra or ""))[1])[0]


def offered_by(option: Option) -> int:
    """Whose effect lets this be cast for another cost than its own; 0 where no effect does."""
    for way in str(option.extra).split("+"):
        if way.startswith(permits.OFFERED):
            return int(way.removeprefix(permits.OFFERED).split(":")[0])
    return 0


def activated_numbers(g: Game, id_: int) -> list[int]:
    """The numbers (in the object's list of abilities) of its activated abilities, in printed
    order.
    """
    return [
        i
        for i, ability in enumerate(g.behavior(g.get(id_)).all)
        if isinstance(ability, ir.Activated)
    ]


def ability_fits(g: Game, id_: int, number: int, words: str) -> bool:
    """Is the ability of that number the one meant: by the keyword that made it, or by how its text
    begins?
    """
    ability = g.behavior(g.get(id_)).all[number]
    if not isinstance(ability, ir.Activated):
        return False
    if ability.keyword and words.lower().startswith(ability.keyword):
        return True
    chars = g.chars(g.get(id_))
    text = _beginning(ability, chars.name)
    for own in (chars.name, chars.name.partition(",")[0]):  # legends go by the first part too
        words = words.replace(own, "~") if own else words
    return bool(text) and plain(text).startswith(plain(words))


def plain(text: str) -> str:
    """Text for comparing beginnings."""
    return (
        text.lower()
        .replace("this creature", "~")
        .replace("this permanent", "~")
        .replace("this spell", "~")
        .replace("this artifact", "~")
        .strip()
    )


def _beginning(ability: ir.Activated, name: str) -> str:
    """The text of an ability, or at least of its cost; "" if that has no words either."""
    for one in (ability, replace(ability, body=ir.Body(ir.Draw(1)))):
        try:
            text = print_ability(one, name=name)
        except UNPRINTABLE:
            continue
        return text if one is ability else text[: text.index(":") + 1]
    return ""


def subtypes(g: Game, obj: GameObject) -> list[str]:
    """The subtypes of an object, every creature type where it has them all."""
    chars = g.chars(obj)
    return sorted({*chars.subtypes, *(CREATURE_TYPES if chars.all_types else ())})


def ability_words(g: Game, id_: int) -> list[str]:
    """The texts of all abilities of an object, as far as they can be printed."""
    found = []
    chars = g.chars(g.get(id_))
    for ability in chars.abilities:
        try:
            assert isinstance(ability, ir.Ability)
            found.append(print_ability(ability, name=chars.name))
        except UNPRINTABLE:
            continue
    return found


def keyword_name(ability: ir.Node) -> str:
    """The name of a keyword ability as checks write it (`protection from red`, `islandwalk`), or
    "".
    """
    if not isinstance(ability, ir.Keyword):
        return ""
    if ability.filter is None and not ability.cost and ability.n is None:
        return ability.name
    try:
        return print_ability(ability, name="").lower()
    except UNPRINTABLE:
        return ability.name


def keyword_words(g: Game, obj: GameObject) -> list[str]:
    """The keywords of an object and the beginnings of its other abilities, for messages."""
    return [keyword_name(a) or type(a).__name__ for a in g.chars(obj).abilities]


def base_size(g: Game, obj: GameObject) -> tuple[int | None, int | None]:
    """Power and toughness before what only modifies them."""
    power, toughness = obj.defn.base.power, obj.defn.base.toughness
    for _, source, part in explain(g, obj):
        if isinstance(part, ir.SetPT):
            ctx = Ctx(g, source, g.get(source).controller)
            power = power if part.power is None else amount(ctx, part.power)
            toughness = toughness if part.toughness is None else amount(ctx, part.toughness)
    return power, toughness


def could_declare(g: Game, key: str) -> list[int]:
    """The creatures that could be declared now as attackers or blockers, though nobody is asked."""
    if key == "attackers":
        return [
            obj.id
            for seat in order.actives(g)
            for obj in attack.candidates(g, seat)
            if attack.may_attack(g, obj, state.defenders(g, g.active))
        ]
    found = []
    for side in block.sides(g):
        attacking = [a for a in state.attackers(g) if state.defending_player(g, a.id) in side]
        able, _ = block.options_for(g, side, attacking)
        found += [obj.id for obj in able]
    return found


# ------------------------------------------------------------------ everything at once


def sight(g: Game, question: Question | None = None) -> View:
    """A view with every card known, hidden ones too; `question`: what is asked, whoever it is."""
    view = View(g, question.chooser if question is not None else 0, question)
    for player, seen in zip(g.players, view.players, strict=True):
        seat = player.seat
        seen.hand = [SeenObject(g, g.objects[i], seat) for i in player.hand]
        top = len(player.library) - 1
        seen.known_library = {
            top - n: SeenObject(g, g.objects[i], seat) for n, i in enumerate(player.library)
        }
        for obj in seen.battlefield:
            if obj.face_down:
                obj.under = printed_name(g.objects[obj.id])
    view.exile = [SeenObject(g, g.objects[i], g.objects[i].owner) for i in g.exile]
    for obj in (*view.exile, *view.stack, *view.phased):
        if obj.face_down:
            obj.under = printed_name(g.objects[obj.id])
    return view


def type_words(mask: int) -> list[str]:
    """The card types in a mask of them."""
    return [word for word in c.TYPE_NAMES if mask & c.TYPES[word]]
