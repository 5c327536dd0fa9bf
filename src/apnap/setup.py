"""Setting up games: from decks, or any position by hand (scenario files, tests, the lab)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from apnap import ir, variants
from apnap.actions import zones
from apnap.cards import membership, pool
from apnap.cards.variants import avatar
from apnap.casting import identity
from apnap.core import constants as c
from apnap.core.definitions import Definition, says
from apnap.core.edition import Edition
from apnap.core.game import Game
from apnap.core.objects import GameObject, Player
from apnap.interpret import reads
from apnap.interpret.filters_objects import SYMBOLS
from apnap.multiplayer import deploying, formats, melee, planar, reach
from apnap.turn import flow

Lookup = Callable[[str], ir.Card | None]


class SetupError(ValueError):
    """A game or position that cannot be set up; one sentence with the place and the remedy."""


def empty_game(
    edition: Edition,
    names: Sequence[str],
    *,
    seed: int = 0,
    life: int | None = None,
    teams: Sequence[int] | None = None,
    format: str = "",
    range_: int = 0,
    attack: str = "",
) -> Game:
    """A game without cards, before its first turn.

    `format`: one of multiplayer.formats; by default a duel, or for more players free-for-all or,
    with `teams` (the team of each seat), team vs. team. `range_`: a limited range of influence, in
    seats (0: the format's). `attack`: one of formats.ATTACK_OPTIONS instead of the format's.
    """
    number = len(names)
    if number < 2:
        raise SetupError("a game needs at least two players")
    together = teams is not None and len(set(teams)) < number
    if format in ("", "duel") and number > 2:
        format = "team-vs-team" if together else "free-for-all"
    try:
        form = formats.find(format or "duel")
        formats.check_players(form, number)
    except formats.FormatError as error:
        raise SetupError(str(error)) from None
    if range_ > 1 and form.markers and number >= 2 * melee.APART:
        raise SetupError("in a grand melee of eight or more players the range of influence is 1")
    total = formats.starting_life(form, edition.facts)
    if not formats.is_known(form, edition.facts):
        raise SetupError(f"the edition {edition.key} knows no {form.title[0]}")
    if attack and attack not in formats.ATTACK_OPTIONS:
        options = ", ".join(formats.ATTACK_OPTIONS)
        raise SetupError(f"attack is one of {options}, not {attack!r}")
    g = Game(edition, seed)
    g.format = form.key
    sides = formats.teams(form, number, teams)
    for seat, name in enumerate(names):
        player = Player(seat, name, total if life is None else life)
        player.team = sides[seat]
        g.players.append(player)
    if attack:
        g.setup_data = (*g.setup_data, ("attack", attack))
    if form.deploys:
        deploying.begin(g)
    ranges = formats.ranges(form, number, range_)
    if ranges:
        g.setup_data = (*g.setup_data, ("ranges", ranges))
        g.reach = reach.masks(g)
    return g


def new_game(
    edition: Edition,
    decks: Sequence[Mapping[str, int]],
    *,
    seed: int = 0,
    names: Sequence[str] = (),
    sideboards: Sequence[Mapping[str, int]] = (),
    starter: int = -1,
    chooser: int = -1,
    lookup: Lookup = pool.load_card,
    anachronistic: bool = False,
    format: str = "",
    teams: Sequence[int] | None = None,
    range_: int = 0,
    attack: str = "",
    commanders: Sequence[Sequence[str]] = (),
    ante: bool = False,
    planes: Sequence[Sequence[str]] = (),
    avatars: Sequence[str] = (),
) -> Game:
    """A game of these decks (card name -> copies), at its very start: who starts, shuffling, hands
    and mulligans follow as questions.

    `format`, `teams`, `range_`, `attack`: as for `empty_game`. `commanders`: for each
    player the names of the cards that lead their deck, beside it: one, or two that are partners.

    `starter`: the seat that starts, or -1: `chooser` chooses, a player picked by chance where that
    is -1 too (2006:101.2; `game.next_chooser`: who does in a later game of a match).
    `anachronistic`: cards that are younger than the edition are let in. SetupError names cards that
    do not exist or do not belong to the edition's pool. `ante`: each player antes a card before
    hands are drawn; without it, cards that are for such games only are taken out of the decks.
    `planes`: in Planechase the planar deck of each player, or one for all; by default each has the
    planes that come along. `avatars`: in Vanguard each player's vanguard card; by default picked by
    the seed.
    """
    if not anachronistic:
        leading = [dict.fromkeys(names_, 1) for names_ in commanders]
        _check_pool(edition, [*decks, *sideboards, *leading])
    g = empty_game(
        edition,
        names or [chr(65 + i) for i in range(len(decks))],
        seed=seed,
        format=format,
        teams=teams,
        range_=range_,
        attack=attack,
    )
    for seat, deck in enumerate(decks):
        for card in _playable(_cards(deck, lookup), ante):
            _put_card(g, edition.whole(card), seat, c.LIBRARY)
        g.players[seat].cards_in_start = len(g.players[seat].library)
        if formats.of(g).commander:
            leaders = commanders[seat] if seat < len(commanders) else ()
            _set_commanders_aside(g, seat, _cards(dict.fromkeys(leaders, 1), lookup))
        if seat < len(sideboards):
            for card in _playable(_cards(sideboards[seat], lookup), ante):
                _put_card(g, edition.whole(card), seat, c.OUTSIDE)
    form = formats.of(g)
    if form.planar:
        _variant(variants.add_planes, g, planes, lookup)
    if form.avatars:
        _variant(variants.add_avatars, g, avatars)
    if ante:
        g.setup_data = (*g.setup_data, ("ante", True))
    if starter >= 0:
        g.setup_data = (*g.setup_data, ("starter", starter))
    if chooser >= 0:
        g.setup_data = (*g.setup_data, ("chooser", chooser))
    _ready(g)
    return g


def _check_pool(edition: Edition, decks: Sequence[Mapping[str, int]]) -> None:
    """Cards outside an edition's pool are refused in it."""
    strangers = membership.outside(
        dict.fromkeys(n for deck in decks for n in deck), edition.facts.pool
    )
    if strangers:
        raise SetupError(
            f"{', '.join(strangers[:5])}: not in the pool {edition.facts.pool} of the edition "
            f"{edition.key}; set the game up as anachronistic to play with younger cards"
        )


def _cards(deck: Mapping[str, int], lookup: Lookup) -> list[ir.Card]:
    found = []
    for name, copies in deck.items():
        card = lookup(name)
        if card is None:
            raise SetupError(f"there is no card called {name!r} in the pool")
        found += [card] * copies
    return found


def _variant(add: Callable[..., None], g: Game, *given: Any) -> None:
    try:
        add(g, *given)
    except variants.VariantError as error:
        raise SetupError(str(error)) from None


def _playable(cards: list[ir.Card], ante: bool) -> list[ir.Card]:
    """Cards for ante games only are removed from a deck that is not played for ante
    (2006:217.9c)."""
    return [card for card in cards if ante or not says(card, "for-ante")]


def _set_commanders_aside(g: Game, seat: int, leaders: list[ir.Card]) -> None:
    """commander-set-aside: face up in the command zone from the start (903.6)."""
    player = g.players[seat]
    if not leaders:
        raise SetupError(f"the deck of player {player.name} names no commander")
    for card in leaders:
        obj = _put_card(g, g.edition.whole(card), seat, c.COMMAND)
        name_commander(g, obj)
        g.trace("commander-set-aside", player=seat, object=obj.id)
    player.cards_in_start += len(leaders)


def name_commander(g: Game, obj: GameObject) -> None:
    """The physical card is a commander from now on."""
    known = dict(g.game_data)
    colors = dict(known.get(identity.KEY, ()))
    letters = {*colors.get(obj.owner, ""), *_identity(obj.card)}
    colors[obj.owner] = "".join(letter for letter in "WUBRG" if letter in letters)
    g.game_data = (
        *(pair for pair in g.game_data if pair[0] not in ("commanders", identity.KEY)),
        ("commanders", (*known.get("commanders", ()), obj.phys)),
        (identity.KEY, tuple(sorted(colors.items()))),
    )


def _identity(card: ir.Card) -> str:
    """The colour identity of a card, at least the colours of its cost."""
    return card.identity + "".join(face.colors for face in card.faces)


def give_symbol(g: Game, obj: GameObject, code: str) -> None:
    """The physical card carries the expansion symbol of that set (2006:206.3)."""
    known = dict(g.setup_data).get(SYMBOLS, ())
    kept = tuple([pair for pair in g.setup_data if pair[0] != SYMBOLS])
    g.setup_data = (*kept, (SYMBOLS, (*known, (obj.phys, code))))


def _put_card(g: Game, defn: Definition, owner: int, zone: int) -> GameObject:
    obj = g.new_object(defn, owner, zone)
    g.place(obj)
    return obj


def _ready(g: Game) -> None:
    """The position stands: it is the first stable point, with nothing to take back."""
    if order_matters(g):
        g.setup_data = (*g.setup_data, (zones.ORDERED, True))
    g.journal.clear()
    g.unit_mark = 0
    g.rebuild_indexes()


def order_matters(g: Game) -> bool:
    """Do owners order what is put into a graveyard together? Where the edition asks only in games
    in which the order matters, all cards of the game decide it, at its start and for all to see:
    so no later question tells anything of what is hidden (2006:217.4c)."""
    fact = g.edition.facts.graveyard_order
    if fact != "where-it-matters":
        return fact == "always"
    cards = {id(obj.card): obj.card for obj in g.objects.values() if obj.card is not None}
    return any(reads.graveyard_order(card) for card in cards.values())


# ------------------------------------------------------------------ positions by hand

# Fields of an object that may be set by hand, as they are.
FIELDS = ("tapped", "damage", "flipped", "phased_out", "controller", "chosen", "linked")


def add(
    g: Game,
    card: ir.Card,
    owner: int,
    zone: str,
    *,
    face: int = 0,
    token: bool = False,
    controller: int | None = None,
    counters: Mapping[str, int] | None = None,
    sick: bool = False,
    face_down: bool = False,
    index: int | None = None,
    **fields: Any,
) -> GameObject:
    """Put an object into a zone by hand: nothing triggers, nothing is replaced. Cards go to the
    top of a library or graveyard unless `index` says where.
    """
    number = c.ZONES[zone]
    if fields.get("phased_out") and number == c.BATTLEFIELD:
        number = c.PHASED_OUT
    whole = not face and number != c.STACK
    defn = g.edition.whole(card) if whole else g.edition.define(card, face)
    obj = g.new_object(defn, owner, number, c.TOKEN if token else c.CARD)
    for name, value in fields.items():
        if name not in FIELDS:
            raise SetupError(f"{name!r} cannot be set on a card; choose from {', '.join(FIELDS)}")
        setattr(obj, name, value)
    if controller is not None:
        obj.controller = controller
    obj.face_down = face_down
    if counters is not None:
        obj.counters = tuple(sorted((kind, n) for kind, n in counters.items() if n))
    elif (
        number == c.BATTLEFIELD
        and obj.defn.base.types & c.PLANESWALKER
        and isinstance(obj.defn.base.loyalty, int)
    ):
        obj.counters = (("loyalty", obj.defn.base.loyalty),)
    obj.timestamp = g.stamp()
    obj.since = 1 << 30 if sick else -1
    obj.entered = g.turn if sick else -1
    g.place(obj, index)
    return obj


def note_commander_damage(g: Game, seat: int, obj: GameObject, number: int) -> None:
    """The player was dealt so much combat damage by the commander."""
    known = dict(g.players[seat].damage_from)
    g.players[seat].damage_from = tuple(sorted({**known, obj.phys: number}.items()))


def set_chance(g: Game, state: int) -> None:
    """What chance decides from here on: the generator's state (see `referee.chance`)."""
    g.rng = state


def share(g: Game, given: Sequence[tuple[bool, bool]]) -> None:
    """What was set by hand for one player (life, poison) is the team's where a team shares it."""
    for seat, (life, poison) in enumerate(given):
        player = g.players[seat]
        mates = [p for p in g.players if p.team == player.team]
        if life and formats.shares_life(g):
            for mate in mates:
                mate.life = player.life
        if poison and formats.shares_poison(g):
            for mate in mates:
                mate.poison = player.poison


def put_planes(g: Game, seat: int, cards: Sequence[ir.Card], up: bool) -> list[int]:
    """The player's planar deck by hand, its top card first; with `up` the first one is face up. The
    physical identities of the cards."""
    for card in cards:
        planar.add_to_deck(g, seat, card)
    ids = planar.deck(g, seat)[::-1]
    physical = [g.objects[id_].phys for id_ in ids[: len(cards)]]
    if up and cards:
        planar.turn_up(g, seat)
    return physical


def put_avatar(g: Game, seat: int, name: str) -> bool:
    """The vanguard card of that name for the player; False if there is none."""
    found = avatar(name)
    if found is not None:
        variants.place_avatar(g, seat, found)
    return found is not None


def attach(g: Game, obj: GameObject, to: int) -> None:
    """Attach by hand: to an object's id, or to a player (-1 - seat)."""
    obj.attached_to = to
    if to > 0:
        host = g.objects[to]
        host.attachments = (*host.attachments, obj.id)


def begin_at(g: Game, *, turn: int = 1, active: int = 0, step: str = "main1") -> None:
    """Let the game begin in that step of that turn, with its turn-based actions and triggers;
    nothing before it happens. Where several turns go on at once all of them begin there.
    """
    names = [one.name for one in g.edition.steps]
    if step not in names:
        raise SetupError(f"there is no step {step!r}; the steps are {', '.join(names)}")
    g.turn = turn
    g.active = active
    g.starting = 0
    g.game_data = (*g.game_data, ("natural", active))
    g.plan = tuple(range(names.index(step), len(names)))
    g.stage = flow.STEP
    for player in g.players:
        behind = (active - player.seat) % len(g.players)
        player.turn_began = max(0, turn - behind)
        to_come = not behind and names.index(step) <= names.index("upkeep")
        player.upkeep_began = max(0, turn - (len(g.players) if to_come else behind))
    if formats.of(g).markers:
        melee.begin_at(g)
    for obj in g.objects.values():
        if obj.zone == c.BATTLEFIELD and obj.since == 1 << 30:
            obj.since = turn
            obj.entered = turn
    _ready(g)
