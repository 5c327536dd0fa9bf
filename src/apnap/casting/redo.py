"""What a rewound action leaves behind: mana abilities that moved a library, showed a card or were
left to chance are performed again (2006:422.1)."""

from __future__ import annotations

from typing import Any

from apnap.core.game import Game, IllegalAction

from . import mana

NOTES = "mana abilities of this action"  # where in Game.cache they are noted while it is taken


class Activation:
    """A mana ability activated while an action was being taken: by whom, which, the answers given
    in it, and whether it did something that is not taken back."""

    __slots__ = ("answers", "id", "letters", "number", "permanent", "seat")

    def __init__(self, seat: int, id_: int, number: int, letters: tuple[str, ...] | None) -> None:
        self.seat = seat
        self.id = id_
        self.number = number
        self.letters = letters
        self.answers: tuple[Any, ...] = ()
        self.permanent = False


class Before:
    """The state before a mana ability, as far as it tells whether the ability can be taken back."""

    __slots__ = ("libraries", "lines", "rng", "tape")

    def __init__(self, g: Game) -> None:
        self.libraries = [player.library[:] for player in g.players]
        self.rng = g.rng
        self.lines = len(g.lines)
        self.tape = g.tape_pos


def begin(g: Game) -> None:
    """An action begins: no mana ability has been activated in it yet."""
    g.cache[NOTES] = []


def note(
    g: Game, seat: int, id_: int, number: int, letters: tuple[str, ...] | None, before: Before
) -> None:
    """A mana ability has been activated."""
    notes = g.cache.get(NOTES)
    if notes is None:
        return
    done = Activation(seat, id_, number, letters)
    done.answers = tuple(g.tape[before.tape : g.tape_pos])
    done.permanent = (
        g.rng != before.rng
        or any(p.library != old for p, old in zip(g.players, before.libraries, strict=True))
        or any(key == "cards-revealed" for key, _, _ in g.lines[before.lines :])
    )
    notes.append(done)


def irreversible(g: Game) -> list[Activation]:
    """The activations that stand although the action is taken back: up to the last one that moved a
    library, revealed something or flipped a coin, since its mana may have come from the others."""
    notes: list[Activation] = g.cache.get(NOTES) or []
    for last in range(len(notes), 0, -1):
        if notes[last - 1].permanent:
            return notes[:last]
    return []


def rewind(g: Game, mark: int, lines: int) -> list[Activation]:
    """Undo all since the marks of the journal and the trace; what must be performed again."""
    kept = irreversible(g)
    g.roll_back(mark)
    del g.lines[lines:]
    return kept


def perform_again(g: Game, kept: list[Activation]) -> None:
    """Perform them again with the answers that were given. These stand on the tape once more, so
    that a replay is the same."""
    g.cache.pop(NOTES, None)
    for one in kept:
        if g.tape_pos == len(g.tape) and not g.feed:
            g.tape.extend(one.answers)
        try:
            mana.activate(g, one.seat, one.id, one.number, one.letters)
        except IllegalAction:
            continue
