"""The board as text: the opponent on top, the reader below; stack, combat, hand, counts, and where
in the turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from apnap import ir
from apnap.core.views import SeenObject, SeenPlayer, View

from .wording import Wording, cost_text, strength

STEP_ORDER = (
    "untap",
    "upkeep",
    "draw",
    "main1",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "main2",
    "end",
    "cleanup",
)
PASSING = ("untap", "end_of_combat", "cleanup")  # shown only while they last
NAME_CELLS = 24
MOST_NAME_CELLS = 40


class Board:
    """Draws one seat's view, so many columns wide."""

    def __init__(self, view: View, wording: Wording, width: int = 80) -> None:
        self.view = view
        self.width = width
        self.wording = wording
        self.t = wording.t
        self.names = NAME_CELLS
        self.seen = {seen.id: seen for p in view.players for seen in p.battlefield}

    def draw(self) -> RenderableType:
        """The whole board."""
        parts: list[RenderableType] = [self.header()]
        widest = [
            cell_len(self.wording.called(seen.name)) + 5
            for seen in self.seen.values()
            if not is_land(seen)
        ]
        self.names = min(MOST_NAME_CELLS, max([NAME_CELLS, *widest]))
        for player in self.view.players:
            if player.seat != self.view.seat:
                parts += [self.status(player), *self.permanents(player)]
        parts += self.stack()
        parts += self.combat()
        parts.append(Rule(style="dim"))
        own = self.view.players[self.view.seat]
        parts += [*reversed_blocks(list(self.permanents(own))), self.status(own), self.hand(own)]
        parts.append(self.steps())
        return Group(*parts)

    def header(self) -> Rule:
        """Whose turn it is, and in which edition."""
        if not self.view.turn:
            title = self.t("before-the-game")
        else:
            player = self.view.players[self.view.active].name
            title = self.t("turn-of", n=self.view.turn, player=player)
            for turn in self.view.turns:
                who = self.view.players[turn.active].name
                title += self.t("turn-beside", player=who, step=self.t(f"step-{turn.step}"))
                if turn.stack:
                    title += self.t("stack-beside", n=len(turn.stack))
        edition = self.wording.game.edition.title[self.t.lang == "zh"]
        return Rule(Text(f"{title} · {edition}", style="bold"))

    def status(self, player: SeenPlayer) -> Text:
        """A player's line: life, counts, mana."""
        own = player.seat == self.view.seat
        told = Text(" ")
        told.append(player.name, style="bold green" if own else "bold red")
        if own:
            told.append(self.t("that-is-you"))
        told.append("  ")
        told.append(self.t("life-total", n=player.life), style="bold")
        facts = [
            f"{self.wording.zone('hand')} {player.hand_size}",
            f"{self.wording.zone('library')} {player.library_size}",
            f"{self.wording.zone('graveyard')} {len(player.graveyard)}",
        ]
        if player.poison:
            facts.append(self.wording.counters((("poison", player.poison),)))
        if player.counters:
            facts.append(self.wording.counters(player.counters))
        mana = pool_text(player)
        if mana:
            facts.append(self.wording.words("mana-in-pool", other=mana))
        told.append(" · " + " · ".join(facts))
        return told

    # ------------------------------------------------------------------ permanents

    def permanents(self, player: SeenPlayer) -> Iterator[Text]:
        """Lands in one line, everything else a line each, what is attached below its host."""
        lands: list[SeenObject] = []
        others: list[SeenObject] = []
        for seen in player.battlefield:
            if seen.phased_out or seen.attached_to in self.seen:
                continue
            (lands if is_land(seen) and not seen.attachments else others).append(seen)
        if lands:
            yield self.land_line(lands)
        others.sort(key=lambda seen: not seen.has_type("Creature"))
        for group in alike(others, self):
            yield from self.permanent(group[0], len(group))

    def land_line(self, lands: list[SeenObject]) -> Text:
        """Lands by name, with how many are tapped."""
        names = dict.fromkeys(seen.name for seen in lands)
        told = []
        for name in names:
            same = [seen for seen in lands if seen.name == name]
            tapped = sum(1 for seen in same if seen.tapped)
            number = f" ×{len(same)}" if len(same) > 1 else ""
            note = self.t("so-many-tapped", n=tapped) if len(same) > 1 else self.t("note-tapped")
            counters = self.wording.counters(tuple(c for seen in same for c in seen.counters))
            notes = (note if tapped else "") + (f" [{counters}]" if counters else "")
            told.append(f"{self.wording.called(name)}{number}{notes}")
        return flow(Text("   "), told, self.width, "dim")

    def permanent(self, seen: SeenObject, number: int, depth: int = 0) -> Iterator[Text]:
        """The lines of a permanent and of what is attached to it."""
        line = Text("   " + "  " * depth + ("└ " if depth else ""))
        name = self.wording.called(seen.name) or self.wording.object_name(seen.id)
        line.append(
            name + (f" ×{number}" if number > 1 else ""), style="" if seen.tapped else "bold"
        )
        line.append(" " * max(1, self.names - cell_len(line.plain)))
        size = strength(seen) if seen.chars.power is not None else ""
        line.append(f"{size:>5}  " + self.t("comma").join(self.notes(seen)))
        line.rstrip()
        yield line
        for id_ in seen.attachments:
            below = self.seen.get(id_)
            if below is not None and depth < 3:
                yield from self.permanent(below, 1, depth + 1)

    def notes(self, seen: SeenObject) -> list[str]:
        """What is to be said of a permanent."""
        told = []
        keywords = self.wording.keywords(seen)
        if keywords:
            told.append(keywords)
        if seen.tapped:
            told.append(self.t("tapped"))
        if seen.sick and seen.has_type("Creature"):
            told.append(self.t("summoning-sick"))
        if seen.damage:
            told.append(self.t("damaged", n=seen.damage))
        if seen.counters:
            told.append(self.wording.counters(seen.counters))
        if seen.attacking:
            told.append(self.t("attacking"))
        if seen.blocking:
            told.append(self.t("blocking", names=self.wording.names(seen.blocking)))
        told += [f"{value}" for _, value in seen.chosen if isinstance(value, str)]
        return told

    # ------------------------------------------------------------------ stack, combat, hand

    def stack(self) -> list[RenderableType]:
        """The stack, its top first."""
        if not self.view.stack:
            return []
        parts: list[RenderableType] = [Rule(Text(self.t("stack-title")), style="dim")]
        for place, seen in enumerate(reversed(self.view.stack), 1):
            line = Text(f"   {place}. ")
            line.append(self.wording.object_name(seen.id), style="bold")
            line.append(self.t("in-parens", what=self.view.players[seen.controller].name))
            targets = [id_ for slot in seen.targets for id_ in slot]
            if seen.x:
                line.append(f" X={seen.x}")
            if targets:
                line.append(f" → {self.wording.names(tuple(targets))}")
            parts.append(line)
        return parts

    def combat(self) -> list[RenderableType]:
        """Attackers, each facing its blockers."""
        if not fighting(self.view):
            return []
        parts: list[RenderableType] = [Rule(Text(self.t("combat-title")), style="dim")]
        for seen in self.seen.values():
            if not seen.attacking:
                continue
            line = Text(f"   {self.wording.object_name(seen.id)} {strength(seen)}")
            line.append(f" → {self.wording.object_name(seen.attacking)}")
            blockers = [self.seen[id_] for id_ in seen.blockers if id_ in self.seen]
            if blockers:
                names = [f"{self.wording.object_name(b.id)} {strength(b)}" for b in blockers]
                line.append("  " + self.t("blocked-by", names=self.t("comma").join(names)))
            elif seen.blocked:
                line.append("  " + self.t("blocked-by-nobody"))
            parts.append(line)
        return parts

    def hand(self, player: SeenPlayer) -> Text:
        """The cards in hand with their costs."""
        told = Text(" ")
        told.append(self.t("your-hand"), style="bold")
        cards = sorted(
            player.hand, key=lambda seen: (not seen.has_type("Land"), value(seen), seen.name)
        )
        groups: dict[str, int] = {}
        for seen in cards:
            text = f"{self.wording.called(seen.name)} {cost_text(seen)}".rstrip()
            groups[text] = groups.get(text, 0) + 1
        shown = [text + (f" ×{n}" if n > 1 else "") for text, n in groups.items()]
        return flow(told, shown or [self.t("no-cards")], self.width)

    def steps(self) -> Text:
        """The steps of the turn, the present one marked."""
        line = Text(" ")
        for step in STEP_ORDER:
            now = self.view.step
            here = step == now or (step == "combat_damage" and now == "first_strike_damage")
            if not here and step in PASSING:
                continue
            name = self.wording.words(f"step-{step}")
            line.append(f"[{name}]" if here else name, style="bold reverse" if here else "dim")
            line.append(" ")
        return line


# ------------------------------------------------------------------ helpers


def flow(start: Text, pieces: list[str], width: int, style: str = "") -> Text:
    """The pieces with dots between them, broken only between pieces, hanging under the first."""
    told, indent = start.copy(), cell_len(start.plain)
    told.style = style
    used = indent
    for number, piece in enumerate(pieces):
        size = cell_len(piece) + 3
        if number and used + size > width:
            told.append("\n" + " " * indent)
            used = indent
        elif number:
            told.append(" · ")
        told.append(piece)
        used += size
    return told


def alike(objects: list[SeenObject], board: Board) -> list[list[SeenObject]]:
    """Objects that look the same together, in the order of the first of each kind."""
    groups: dict[object, list[SeenObject]] = {}
    for seen in objects:
        special = seen.attachments or seen.attacking or seen.blocking or seen.damage
        key: object = (
            seen.id
            if special
            else (seen.name, *board.notes(seen), seen.chars.power, seen.chars.toughness)
        )
        groups.setdefault(key, []).append(seen)
    return list(groups.values())


def reversed_blocks(lines: list[Text]) -> list[Text]:
    """The reader's side: creatures above, lands nearest to the reader."""
    return lines[1:] + lines[:1] if lines and str(lines[0].style) == "dim" else lines


def pool_text(player: SeenPlayer) -> str:
    """The mana in a pool as symbols."""
    pairs = zip(ir.mana.MANA_TYPES, player.pool, strict=False)
    return "".join("{" + letter + "}" for letter, number in pairs for _ in range(number))


def fighting(view: View) -> bool:
    """Does anything attack?"""
    return any(seen.attacking for player in view.players for seen in player.battlefield)


def is_land(seen: SeenObject) -> bool:
    """A land that is no creature at the moment."""
    return seen.has_type("Land") and not seen.has_type("Creature")


def value(seen: SeenObject) -> int:
    """The mana value of a card in hand, for sorting."""
    return ir.mana_value(seen.chars.cost)
