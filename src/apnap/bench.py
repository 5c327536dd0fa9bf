"""The budgets of speed, measured in CPU time: medians, with a reference of `fib(30)` in the same
run, to which the targets are scaled."""

from __future__ import annotations

import gc
import statistics
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import thread_time as clock
from typing import Any

from apnap import fuzz, ir, setup
from apnap.agents.chance import RandomAgent
from apnap.core import questions as q
from apnap.core.edition import Edition
from apnap.core.game import Game

REFERENCE = 0.08  # seconds that fib(30) takes on the machine that the targets are for


def fib(n: int) -> int:
    """The reference load."""
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def reference() -> float:
    """Seconds that fib(30) takes here: the best of five."""
    times = []
    for _ in range(5):
        start = clock()
        fib(30)
        times.append(clock() - start)
    return min(times)


class Bench:
    """One run over all budgets. `decks`: the decks of the games (name -> copies)."""

    def __init__(self, edition: Edition, decks: list[dict[str, int]], games: int = 60) -> None:
        self.edition = edition
        self.decks = decks
        self.games = games
        self.factor = 1.0
        self.rows: list[dict[str, Any]] = []

    def row(
        self,
        name: str,
        target: float,
        measured: float,
        unit: str,
        *,
        least: bool = False,
        scaled: bool = True,
    ) -> None:
        """One budget: met if the value measured is at most the target (with `least`: at least),
        both scaled to the machine.
        """
        goal = target
        if scaled:
            goal = target / self.factor if least else target * self.factor
        met = measured >= goal if least else measured <= goal
        self.rows.append(
            {
                "name": name,
                "target": round(goal, 1),
                "measured": round(measured, 1),
                "unit": unit,
                "met": met,
            }
        )

    def run(self) -> dict[str, Any]:
        """Measure everything."""
        seconds = reference()
        self.factor = seconds / REFERENCE
        self.random_games()
        self.moves()
        self.forks()
        self.suspended()
        self.long_move()
        self.tokens()
        self.memory()
        return {
            "reference": round(seconds, 4),
            "factor": round(self.factor, 3),
            "budgets": self.rows,
        }

    def pair(self, number: int) -> list[dict[str, int]]:
        """Two decks for game `number`."""
        return [
            self.decks[number % len(self.decks)],
            self.decks[(number * 7 + 3) % len(self.decks)],
        ]

    # ------------------------------------------------------------------ rows

    def random_games(self) -> None:
        """Games and answered questions a second, by random agents inside the engine."""
        for i in range(4):
            fuzz.play_inside(self.edition, self.pair(i), 900 + i)
        times, asked, real = [], [0], [0]
        total = 0.0
        for i in range(self.games):
            g = fuzz.start(self.edition, self.pair(i), i)
            g.keep_history = False
            g.agents = [_counting(RandomAgent(i * 2 + seat), asked, real) for seat in range(2)]
            start = clock()
            g.run()
            times.append(clock() - start)
            total += times[-1]
        self.row("random games a second", 60, 1 / statistics.median(times), "games/s", least=True)
        self.row(
            "answered questions a second, pass-only ones counted",
            30_000,
            asked[0] / total,
            "questions/s",
            least=True,
        )
        self.row(
            "answered questions a second, pass-only ones not counted",
            5_000,
            real[0] / total,
            "questions/s",
            least=True,
        )

    def moves(self) -> None:
        """push + pop of a pass, of a pass that ends a step, of a cast."""
        samples: dict[str, list[float]] = {"pass": [], "step": [], "cast": []}
        for number in range(12):
            g = _midgame(self.edition, self.pair(number), number, 150)
            for _ in range(120):
                question = g.question
                if question is None:
                    break
                if question.key == "priority":
                    self._measure_moves(g, question, samples)
                g.push(fuzz.answer_of(RandomAgent(len(g.past_moves)), g, question))
        for name, target in (("pass", 15), ("step", 40), ("cast", 100)):
            label = {
                "pass": "push + pop, a pass",
                "step": "push + pop, a pass that ends a step",
                "cast": "push + pop, a cast",
            }[name]
            self.row(label, target, statistics.median(samples[name]) * 1e6, "microseconds")

    def _measure_moves(
        self, g: Game, question: q.Question, samples: dict[str, list[float]]
    ) -> None:
        step = g.step
        before = len(g.past_moves)
        kind = "pass"
        for index, option in enumerate(question.options):
            if option.kind not in ("pass", "cast"):
                continue
            start = clock()
            g.push(index)
            if option.kind == "pass":
                kind = "pass" if g.step == step and not g.stack else "step"
            else:
                kind = "cast"
            g.pop()
            spent = clock() - start
            assert len(g.past_moves) == before
            samples[kind].append(spent)

    def forks(self) -> None:
        """A fork of a mid-game state, at a stable point and in the middle of a move."""
        stable: list[float] = []
        middle: list[float] = []
        for number in range(10):
            g = _midgame(self.edition, self.pair(number), number, 200)
            for _ in range(150):
                question = g.question
                if question is None:
                    break
                start = clock()
                g.fork(1)
                spent = clock() - start
                (stable if question.key == "priority" else middle).append(spent)
                g.push(fuzz.answer_of(RandomAgent(len(g.past_moves)), g, question))
        self.row("fork at a stable point", 100, statistics.median(stable) * 1e6, "microseconds")
        self.row(
            "fork in the middle of a move",
            250,
            statistics.median(middle or [0.0]) * 1e6,
            "microseconds",
        )

    def suspended(self) -> None:
        """The 99th percentile of all answers that come from outside."""
        times: list[float] = []
        for number in range(8):
            g = fuzz.start(self.edition, self.pair(number), number)
            agents = [RandomAgent(number * 2 + seat) for seat in range(2)]
            while g.question is not None:
                answer = fuzz.answer_of(agents[g.question.chooser], g, g.question)
                start = clock()
                g.push(answer)
                times.append(clock() - start)
        times.sort()
        self.row(
            "suspended answer, 99th percentile",
            500,
            times[int(len(times) * 0.99)] * 1e6,
            "microseconds",
        )

    def long_move(self) -> None:
        """A move with 256 answers."""
        times = []
        for _ in range(3):
            g = _coin_flips(self.edition, 256)
            start = clock()
            for _ in range(256):
                question = g.question
                assert question is not None and question.key != "priority"
                g.push(0)
            times.append(clock() - start)
        self.row("256 answers in one move", 25, statistics.median(times) * 1e3, "ms")

    def tokens(self) -> None:
        """Thousands of tokens in combat."""
        for number, target in ((1_000, 20), (10_000, 200)):
            seconds = _median(partial(_attack, self.edition, number, 0))
            label = f"{number:,} tokens attack unblocked through damage"
            self.row(label, target, seconds * 1e3, "ms")
        self.row(
            "1,000 attackers blocked by 1,000, all die",
            60,
            _median(lambda: _attack(self.edition, 1_000, 1_000)) * 1e3,
            "ms",
        )

    def memory(self) -> None:
        """What a finished game with its history, and a fork, hold."""
        _finished(self.edition, self.pair(0), 1)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        g = _finished(self.edition, self.pair(0), 2)
        gc.collect()
        self.row(
            "memory of a finished game with history",
            1_000,
            (tracemalloc.get_traced_memory()[0] - before) / 1024,
            "KiB",
            scaled=False,
        )
        g = _midgame(self.edition, self.pair(1), 3, 200)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        forks = [g.fork(i) for i in range(10)]
        gc.collect()
        self.row(
            "memory of a fork",
            60,
            (tracemalloc.get_traced_memory()[0] - before) / 1024 / len(forks),
            "KiB",
            scaled=False,
        )
        tracemalloc.stop()


# ------------------------------------------------------------------ helpers


def _counting(
    agent: RandomAgent, asked: list[int], real: list[int]
) -> Callable[[q.Question, Any], Any]:
    def answer(question: q.Question, sight: Any) -> Any:
        asked[0] += 1
        if len(question.options) == 1 and question.key == "priority":
            return 0
        real[0] += 1
        return agent(question, sight)

    return answer


def _midgame(edition: Edition, decks: list[dict[str, int]], seed: int, answers: int) -> Game:
    g = fuzz.start(edition, decks, seed)
    agents = [RandomAgent(seed * 2 + seat) for seat in range(2)]
    for _ in range(answers):
        if g.question is None:
            return _midgame(edition, decks, seed + 1000, answers)
        g.push(fuzz.answer_of(agents[g.question.chooser], g, g.question))
    return g


def _finished(edition: Edition, decks: list[dict[str, int]], seed: int) -> Game:
    return fuzz.play_outside(edition, decks, seed)


def _coin_flips(edition: Edition, number: int) -> Game:
    """A spell that asks so many yes-or-no questions as it resolves."""
    spell = ir.Face(
        "Long Deliberation",
        (),
        types=("Sorcery",),
        abilities=(ir.Spell(ir.Body(ir.Repeat(number, ir.May(ir.GainLife(1))))),),
    )
    g = setup.empty_game(edition, ["A", "B"])
    g.tracing = False
    obj = setup.add(g, ir.Card((spell,)), 0, "hand")
    for seat in (0, 1):
        for _ in range(10):
            setup.add(g, ir.Card((ir.Face("Rock", types=("Land",)),)), seat, "library")
    setup.begin_at(g)
    g.push(q.Option("cast", obj.id, ""))
    while g.question is not None and g.question.key == "priority":
        g.push(0)
    return g


def _attack(edition: Edition, attackers: int, blockers: int) -> float:
    """Seconds from the declaration of all attackers through combat damage (and all deaths)."""
    token = ir.Card(
        (
            ir.Face(
                "Soldier",
                colors="W",
                types=("Creature",),
                subtypes=("Soldier",),
                power=1,
                toughness=1,
            ),
        ),
        layout="token",
    )
    g = setup.empty_game(edition, ["A", "B"], life=1_000_000)
    g.tracing = False
    for _ in range(attackers):
        setup.add(g, token, 0, "battlefield", token=True)
    for _ in range(blockers):
        setup.add(g, token, 1, "battlefield", token=True)
    for seat in (0, 1):
        for _ in range(10):
            setup.add(g, ir.Card((ir.Face("Rock", types=("Land",)),)), seat, "library")
    setup.begin_at(g, step="declare_attackers")
    question = g.question
    assert question is not None and question.key == "attackers"
    start = clock()
    g.push([(i, places[0]) for i, places in enumerate(question.places)])
    while g.step < [s.name for s in edition.steps].index("end_of_combat"):
        question = g.question
        assert question is not None
        if question.key == "blockers":
            g.push([(i, places[i]) for i, places in enumerate(question.places)])
        else:
            g.push(0)
    spent = clock() - start
    if blockers:
        assert not g.players[0].battlefield and not g.players[1].battlefield
    else:
        assert g.players[1].life == 1_000_000 - attackers
    return spent


def _median(measure: Callable[[], float], times: int = 3) -> float:
    return statistics.median(measure() for _ in range(times))


def main() -> None:
    """Print the budgets (for a quick look without the command line)."""
    from apnap.cards.deckfiles import read_deck
    from apnap.cards.decks import deck_paths
    from apnap.game import find_edition

    decks = [dict(read_deck(path).main) for path in deck_paths()]
    edition = find_edition(sys.argv[1] if len(sys.argv) > 1 else "current")
    result = Bench(edition, decks).run()
    print(f"fib(30): {result['reference']} s, factor {result['factor']}")
    for row in result["budgets"]:
        print(
            f"{'met ' if row['met'] else 'MISS'} {row['name']:60} {row['measured']:>12} "
            f"{row['unit']:14} target {row['target']}"
        )


if __name__ == "__main__":
    main()
