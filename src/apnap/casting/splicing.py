"""Splice (keyword-splice): text of cards in the hand added to a spell while it is cast
(2009:702.44)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap import ir
from apnap.actions import zones
from apnap.core.game import Game
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import PICK_ONE, STOP, Option, Question
from apnap.interpret import filters

from . import bounds, choices, plans, targets

if TYPE_CHECKING:
    from .cast import Casting

KEYWORD = "splice onto"
OWN = (ir.Spell, ir.AdditionalCost, ir.AlternativeCost)  # what is not simply added as it stands


def offer(casting: Casting) -> None:
    """additional-cost-chosen: which cards are spliced, and in which order their instructions
    follow those of the spell itself; they are revealed together, each once."""
    g, seat = casting.g, casting.seat
    if casting.body is None:
        return
    chosen: list[int] = []
    while True:
        found = [id_ for id_ in _candidates(casting, chosen) if _possible(casting, id_)]
        if not found:
            break
        options = (*[Option("object", id_) for id_ in found], STOP)
        question = Question(
            PICK_ONE, "splice", seat, options, source=casting.id, args=(len(chosen),)
        )
        picked = g.choose(question)
        if picked == len(found):
            break
        chosen.append(found[picked])
        keyword = _keyword(casting, found[picked])
        if keyword is not None:
            casting.costs += keyword.cost
            casting.spliced += keyword.cost
    if chosen:
        zones.reveal(g, chosen, casting.id)
        _add_text(casting, chosen)
        g.trace("keyword-splice", player=seat, object=casting.id, n=len(chosen), list=tuple(chosen))


def _candidates(casting: Casting, chosen: list[int]) -> list[int]:
    """Cards of the hand that say they may be spliced onto such a spell."""
    hand = casting.g.players[casting.seat].hand
    return [id_ for id_ in hand if id_ not in chosen and _keyword(casting, id_) is not None]


def _keyword(casting: Casting, id_: int) -> ir.Keyword | None:
    """The splice ability of the card that fits the spell."""
    behavior = casting.g.behavior(casting.g.objects[id_])
    for keyword in behavior.params.get(KEYWORD, ()):
        if keyword.filter is None or filters.fits(casting.ctx, keyword.filter, casting.id):
            return keyword
    return None


def _possible(casting: Casting, id_: int) -> bool:
    """Not where its text asks for choices that can't be made, or its cost can't be paid
    (2009:702.44b)."""
    keyword = _keyword(casting, id_)
    body = casting.g.behavior(casting.g.objects[id_]).spell
    if keyword is None or body is None or not bounds.affordable(casting, keyword.cost):
        return False
    if not targets.feasible(casting.ctx, body.targets):
        return False
    return not body.modes or bool(choices.possible_modes(casting.ctx, body))


def _add_text(casting: Casting, chosen: list[int]) -> None:
    """The spell gains the rules text of the cards, and nothing else of them: their instructions
    come after its own, with target words of their own."""
    g, obj = casting.g, casting.obj
    own = casting.body
    assert own is not None
    modes: list[ir.Mode] = []
    gained: list[ir.Ability] = []
    for number, id_ in enumerate(chosen):
        card = g.objects[id_]
        for mode in _instructions(casting, card):  # its results are no other's
            modes.append(replace(mode, effect=ir.renamed(mode.effect, f"+{number}")))
        gained += _others(g, card)
    count = len(own.modes)
    body = replace(own, modes=(*own.modes, *modes))
    casting.info.modes += tuple(range(count, count + len(modes)))
    _rewrite(g, obj, body, tuple(gained))
    casting.plan = plans.plan_of(g.behavior(obj))
    casting.body = casting.plan.body


def _instructions(casting: Casting, card: GameObject) -> list[ir.Mode]:
    """The instructions of a card as parts of another spell's; of a modal card, of the modes chosen
    now."""
    body = casting.g.behavior(card).spell
    assert body is not None
    found = []
    if body.effect is not None:
        found.append(ir.Mode(body.effect, body.targets))
    if body.modes:
        info = StackInfo(casting.id)
        trial = choices.Proposal(casting.g, casting.seat, casting.id, card.id, info, body)
        choices.choose_modes(trial)
        found += [body.modes[number] for number in info.modes]
    return found


def _others(g: Game, card: GameObject) -> list[ir.Ability]:
    """Its other abilities."""
    return [
        ability
        for ability in g.chars(card).abilities
        if isinstance(ability, ir.Ability)
        and not isinstance(ability, OWN)
        and not (isinstance(ability, ir.Keyword) and ability.name == KEYWORD)
    ]


def _rewrite(g: Game, obj: GameObject, body: ir.Body, gained: tuple[ir.Ability, ...]) -> None:
    """Write the text of the spell anew, for as long as it is on the stack: what it becomes
    elsewhere is made from the card (2009:702.44e)."""
    face = obj.defn.face
    abilities: list[ir.Ability] = []
    written = False
    for ability in face.abilities:
        if isinstance(ability, ir.Spell):
            if not written:
                abilities.append(ir.Spell(body))
            written = True
        else:
            abilities.append(ability)
    face = replace(face, abilities=(*abilities, *gained))
    card = obj.card if obj.card is not None else obj.defn.card
    g.put_indexed(obj, "defn", g.edition.define_face(card, obj.defn.face_index, face))
    g.stale(obj)
