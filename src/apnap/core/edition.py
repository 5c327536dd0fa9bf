"""What an edition is: facts, tables and procedures that the engine reads; editions/ fills them in.

The rules packages read `game.edition.facts.NAME`, each fact in one place. A procedure that differs
is replaced whole, by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from apnap import ir

from . import constants as c
from . import halves
from .definitions import Behavior, Definition
from .objects import Characteristics

if TYPE_CHECKING:
    from .game import Game
    from .objects import GameObject


@dataclass(frozen=True)
class Facts:
    """One default for every fact; an edition names those that differ. Defaults are the current
    edition's.
    """

    mana_burn: bool = False  # unspent mana costs life
    mana_empties_each_step: bool = True  # False: only as a phase ends
    damage_uses_stack: bool = False  # combat damage is an object on the stack
    damage_assignment_order: bool = False  # declared with blocks; lethal in order
    deathtouch_lowers_lethal: bool = (
        True  # one damage of a deathtouch source is lethal for assignment
    )
    legend_rule: str = "choose"  # "choose": each player keeps one; "all": all of a name go
    planeswalkers_unique_by_type: bool = False
    planeswalkers_exist: bool = True
    set_symbols: bool = False  # what speaks of a set looks at expansion symbols, not at names
    subtypes_mixed: bool = True  # False: those of an artifact creature are all creature types
    negative_reads_zero: bool = False  # power, toughness and the like below 0 are read as 0
    land_plays_announced: bool = False  # by which effect a land is played, or by none
    # mana symbols in costs beyond the colours, numbers, letters and halves of 2006
    later_mana_symbols: tuple[str, ...] = ("snow", "monohybrid", "phyrexian", "colorless")
    planeswalker_redirection: bool = False  # noncombat damage to a player may be redirected
    any_target: tuple[str, ...] = ("creature", "player", "planeswalker", "battle")
    phasing_zone: bool = False  # phased-out is a zone; otherwise a status
    phased_tokens_cease: bool = False
    token_owner: str = "creator"  # "creator" | "enters-under" | "effect-controller"
    # a token whose name nothing says is named its subtypes and the word "Token", or without it
    token_in_names: bool = True
    mulligan: str = "london"  # "london" | "paris"
    mulligans_together: bool = True  # False: each player finishes before the next begins
    first_mulligan_free_multiplayer: bool = True
    illegal_targets_counter: bool = (
        False  # all targets illegal: "countered"; otherwise it does not resolve
    )
    illegal_targets_known: bool = (
        False  # what must be known of an illegal target is taken as it is or last was
    )
    # "change the targets": all are changed, or none; False: each that can be
    targets_changed_all_or_none: bool = True
    # what is discarded to a library, and not revealed, is known to what asks for it
    discarded_unseen_known: bool = False
    # how something enters is said of it as all effects that are there would make it; False: as
    # only what it carries along and its own abilities make it
    entering_as_others_make_it: bool = True
    counters_annihilate: bool = True  # +1/+1 and -1/-1 are removed in pairs
    cda_pt_everywhere: bool = (
        True  # power/toughness defining abilities work outside the battlefield too
    )
    convoke_reduces: bool = False
    costless_uncastable: bool = False  # a card without a mana cost can't be cast in any way
    prowl_opponents_only: bool = False  # only combat damage to opponents counts
    offering_at_announcement: bool = False  # the permanent is sacrificed before all else
    indestructible_keyword: bool = True
    # what was no keyword yet: an effect that says it of a permanent gives it no ability
    stated_keywords: tuple[str, ...] = ()
    wishes_reach_exile: bool = False
    lethal_deathtouch_sba: bool = True
    poison_loses: int = 10
    # what could be obeyed is counted with the help of creatures that have no requirement themselves
    requirements_count_helpers: bool = True
    regeneration_optional: bool = False
    bands_with_other_of_each: bool = False  # only creatures with that very ability band so
    first_turn_draw_skipped: bool = True
    lifelink_static: bool = True
    starting_life: int = 20
    team_life: int = 30  # of a team with two heads
    team_shares_poison: bool = True
    team_poison_loses: int = 15
    commander_life: int = 40  # 0: the edition has no commanders
    commander_damage_loses: int = 21  # combat damage from one and the same commander
    commander_mana_colorless: bool = False  # mana outside the colour identity is colourless
    commander_sba: bool = True  # from a graveyard or exile it may go to the command zone
    planes_exist: bool = True  # the Planechase variant
    phenomena_exist: bool = True  # and phenomena in it
    pool: str = "all"  # era-2006 | era-2010 | all
    vocabulary: str = "current"
    sideboard: str = "up-to-15"
    commander_replaces: tuple[str, ...] = ("hand", "library")  # zones that its owner may avoid
    loops_by_numbers: bool = False  # players name numbers; otherwise shortcuts are proposed
    split_cards_asked_apart: bool = False  # off the stack each half answers for itself
    # owners order cards put into a graveyard together: where-it-matters is in games in which some
    # card reads the order of a graveyard
    graveyard_order: str = "where-it-matters"  # "never" | "where-it-matters" | "always"
    # who orders timestamps received together: each player for what is theirs, or the active player
    timestamps_together: str = "apnap"  # "apnap" | "active-player"
    turning_renews_timestamp: bool = True  # what turns face up or face down gets a new timestamp
    enters_as_it_is: bool = True  # what is put onto the battlefield and "is" something enters so


@dataclass(frozen=True)
class StepDef:
    """One step (or a phase without steps): its name, its phase, its turn-based actions by name,
    and whether players get priority.
    """

    name: str
    phase: str
    actions: tuple[str, ...] = ()
    priority: bool = True
    needs: str = ""  # a named procedure that says whether the step takes place


KeywordExpander = Callable[[ir.Keyword], tuple[ir.Ability, ...]]
StateBasedAction = Callable[["Game", Any, Any], None]


@dataclass
class Procedures:
    """The procedures of the rules packages that core and each other call through the edition.
    Filled by editions.base.
    """

    advance: Callable[[Game], None]  # one unit from a stable point to the next (turn.flow)
    compute: Callable[[Game, GameObject], Characteristics]  # the layers (continuous.layers)
    match: Callable[..., None]  # trigger matching of a batch of events (triggers.matching)
    replace: Callable[
        [Game, Any], list[Any]
    ]  # replacement of one would-be event (replacement.apply)
    named: dict[str, Callable[..., Any]] = field(
        default_factory=dict
    )  # turn-based actions and other steps, by name


@dataclass
class Edition:
    """An edition of the rule book, assembled. `key` is its name (`2006`, `2009`, `current`, or a
    user's).
    """

    key: str
    title: tuple[str, str]
    parent: str
    facts: Facts
    steps: tuple[StepDef, ...]
    sba: tuple[tuple[str, StateBasedAction], ...]
    casting: tuple[tuple[str, Callable[..., None]], ...]
    layers: tuple[str, ...]
    keywords: dict[str, KeywordExpander]
    citations: dict[str, str]
    procedures: Procedures
    # the tables of cards that once read otherwise, the edition's own first (`revised`)
    revisions: tuple[str, ...] = ()
    source: dict[str, Any] | None = None  # what a user's file said, for saved games
    _texts: dict[int, tuple[ir.Card, str]] = field(default_factory=dict, repr=False)
    _nodes: dict[ir.Node, ir.Node] = field(default_factory=dict, repr=False)
    _node_texts: dict[int, tuple[ir.Node, str]] = field(default_factory=dict, repr=False)
    _text_nodes: dict[str, ir.Node] = field(default_factory=dict, repr=False)
    _cards: dict[str, ir.Card] = field(default_factory=dict, repr=False)
    _definitions: dict[Any, Definition] = field(default_factory=dict, repr=False)
    _as_saved: dict[int, ir.Card] = field(default_factory=dict, repr=False)
    _behaviors: dict[tuple[int, ...], tuple[tuple[ir.Node, ...], Behavior]] = field(
        default_factory=dict, repr=False
    )

    def expand_keyword(self, keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
        """The abilities that a keyword stands for in this edition (none for keywords that the
        rules read directly).
        """
        expander = self.keywords.get(keyword.name)
        return expander(keyword) if expander is not None else ()

    def behavior(self, chars: Characteristics) -> Behavior:
        """The behaviour of these characteristics' abilities, shared by all objects that have the
        same ones.
        """
        if chars.derived is None:
            key = tuple(map(id, chars.abilities))
            known = self._behaviors.get(key)
            if known is None:
                known = (chars.abilities, Behavior(self, chars.abilities))
                self._behaviors[key] = known
            chars.derived = known[1]
        behavior: Behavior = chars.derived
        return behavior

    def revised(self, card: ir.Card) -> ir.Card:
        """The card as it read in this edition: another one only for a card of the pool that was
        reworded since, and never for one of a game that was saved with it.
        """
        if not self.revisions or id(card) in self._as_saved:
            return card
        found: ir.Card = self.procedures.named["revised"](card, self.revisions)
        return found

    def define(self, card: ir.Card, face: int = 0) -> Definition:
        """The definition of a card's face, as the card read in this edition, made once."""
        key = (id(card), face)
        known = self._definitions.get(key)
        if known is None:
            revised = self.revised(card)
            if revised is card:
                known = self._definitions[key] = Definition(self, card, face)
            else:
                known = self.define(revised, face)
        return known

    def whole(self, card: ir.Card) -> Definition:
        """The card as it is in every zone but the stack: its first face, or both halves."""
        return self.define(card, halves.number(card))

    def define_token(self, face: ir.Face) -> Definition:
        """The definition of a token with the characteristics of the face, made once for equal
        faces. A face named for its subtypes is one whose name nothing says (111.4).
        """
        known = self._definitions.get(face)
        if known is None:
            named = face
            if self.facts.token_in_names and face.name and face.name == " ".join(face.subtypes):
                named = replace(face, name=face.name + c.TOKEN_WORD)
            known = Definition(self, ir.Card((named,), "token"))
            self._definitions[face] = known
        return known

    def define_face(self, card: ir.Card, index: int, face: ir.Face) -> Definition:
        """The definition of a card's face with other values (a copy with exceptions), made once."""
        key = (id(card), index, face)
        known = self._definitions.get(key)
        if known is None:
            known = Definition(self, card, index, face)
            self._definitions[key] = known
        return known

    def text_of(self, card: ir.Card) -> str:
        """The card as JSON text, made once."""
        known = self._texts.get(id(card))
        if known is None:
            text = json.dumps(ir.to_json(card), ensure_ascii=False, separators=(",", ":"))
            known = self._texts[id(card)] = (card, text)
            self._cards.setdefault(text, card)
        return known[1]

    def card_of(self, text: str) -> ir.Card:
        """The card of a JSON text: the very one that is known already, if there is one. It stays
        what the text says (`revised`).
        """
        known = self._cards.get(text)
        if known is None:
            known = ir.from_json(json.loads(text))
            if not isinstance(known, ir.Card):
                raise ir.IRError("expected a card")
            self._cards[text] = self._as_saved[id(known)] = known
            for face in range(len(known.faces)):
                for ability in self.define(known, face).behavior.all:
                    self._nodes.setdefault(ability, ability)
        return known

    def text_of_node(self, node: ir.Node) -> str:
        """The node as JSON text, made once."""
        known = self._node_texts.get(id(node))
        if known is None:
            text = json.dumps(ir.to_json(node), ensure_ascii=False, separators=(",", ":"))
            known = self._node_texts[id(node)] = (node, text)
            self._text_nodes.setdefault(text, node)
        return known[1]

    def node_of(self, text: str) -> ir.Node:
        """The node of a JSON text: the very one that a known card has, if there is one."""
        known = self._text_nodes.get(text)
        if known is None:
            made = ir.from_json(json.loads(text))
            known = self._text_nodes[text] = self._nodes.setdefault(made, made)
        return known

    def cite(self, rule_key: str) -> str:
        """The rule's number in this edition, or "" if it has none."""
        return self.citations.get(rule_key, "")
