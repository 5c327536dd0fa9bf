"""Many games at once over the wire, and how long a click takes:
`python -m apnap.web.load --games 50 --seconds 30`.

A server process of its own is started, or the one at `--address` is used. Each game is played
against the machine by somebody who clicks at random at a human pace; a click has been answered when
the next state has come. Prints median and 95th percentile in milliseconds."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from apnap import editions

Json = dict[str, Any]
START = """
import sys
from pathlib import Path
from apnap.web import Settings, serve
serve(Settings(folder=Path(sys.argv[1]), port=0, ready=lambda a: print(a, flush=True)))
"""
EDITIONS = editions.names()
PATIENCE = 60.0


@dataclass
class Measured:
    """Seconds from each click to the next state; how many were refused, how many games ended."""

    clicks: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    ended: int = 0

    def told(self) -> str:
        """In a line."""
        if not self.clicks:
            return "no clicks"
        ordered = sorted(self.clicks)
        late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
        median = statistics.median(ordered)
        return (
            f"{len(ordered)} clicks: median {median * 1000:.0f} ms, 95% {late * 1000:.0f} ms, "
            f"longest {ordered[-1] * 1000:.0f} ms; {sum(self.refused.values())} refused, "
            f"{self.ended} games ended"
        )


class Clicker:
    """Answers questions as a page would, at random."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def answer(self, question: Json) -> Any:
        """Some answer; it may be refused."""
        options = question["options"]
        shape = question["shape"]
        if shape == "pick one":
            if question["domain"]:
                return str(options[0]["id"]) if options else "Forest"
            return self.random.randrange(len(options))
        if shape == "pick some":
            number = self.random.randint(question["least"], min(question["most"], len(options)))
            return self.random.sample(range(len(options)), number)
        if shape == "number":
            return question["least"]
        if shape == "order":
            return list(range(len(options)))
        if shape == "split":
            return [question["total"], *[0] * (len(options) - 1)]
        return [[o["i"], o["places"][0]] for o in options if o["places"] and self.chance()]

    def chance(self) -> bool:
        """Heads or tails."""
        return self.random.random() < 0.5

    def plain(self, question: Json) -> Json:
        """A message that is taken where an answer was refused: nothing, or giving up."""
        empty = question["shape"] in ("pick some", "assign") and not question["least"]
        return {"do": "answer", "answer": []} if empty else {"do": "concede"}


async def play(address: str, token: str, seed: int, until: float, pace: float, m: Measured) -> None:
    """One page until the time is over."""
    import websockets

    clicker, number, refused = Clicker(seed), 0, False
    where = address.replace("http", "ws", 1) + f"/live/{token}"
    async with websockets.connect(where, max_size=None) as socket:
        clicked, answered = 0.0, -1
        state: Json | None = None
        while time.monotonic() < until:
            with contextlib.suppress(TimeoutError):
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.25))
                if message["kind"] == "state":
                    state = message
                    if clicked:
                        m.clicks.append(time.monotonic() - clicked)
                        clicked = 0.0
                elif message["kind"] == "refused":
                    why = str(message["why"])
                    m.refused[why] = m.refused.get(why, 0) + 1
                    clicked, answered, refused = 0.0, -1, True
            if state is None or clicked or state["version"] == answered:
                continue
            if state["over"]:
                m.ended += 1
                click: Json = {"do": "rematch"}
            elif state["question"]:
                question = state["question"]
                known = {"do": "answer", "answer": clicker.answer(question)}
                click = clicker.plain(question) if refused else known
            else:
                continue
            await asyncio.sleep(min(clicker.random.expovariate(1 / pace), 4 * pace))
            number, refused, answered = number + 1, False, state["version"]
            click |= {"n": number, "version": answered}
            clicked = time.monotonic()
            await socket.send(json.dumps(click))


def open_table(address: str, number: int) -> str:
    """A new table against the machine; the token of its page."""
    wishes = {"edition": EDITIONS[number % len(EDITIONS)], "seed": number, "opponent": "heuristic"}
    request = urllib.request.Request(
        address + "/api/tables",
        json.dumps(wishes).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return str(json.load(answer)["tokens"][0])


async def measure(address: str, games: int, seconds: float, pace: float) -> Measured:
    """So many games for so long."""
    tokens = [await asyncio.to_thread(open_table, address, i) for i in range(games)]
    measured, until = Measured(), time.monotonic() + seconds
    await asyncio.gather(
        *(play(address, token, i, until, pace, measured) for i, token in enumerate(tokens))
    )
    return measured


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server process with a folder of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", START, folder]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rstrip("/")
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    urllib.request.urlopen(address + "/words/en.json", timeout=PATIENCE).close()
                    break
                except OSError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.05)
            yield address
        finally:
            process.kill()
            process.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Many games at once: how long does a click take?")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds a player thinks, about")
    parser.add_argument("--address", default="", help="of a server that runs already")
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        address = given.address.rstrip("/") or stack.enter_context(server())
        measured = asyncio.run(measure(address, given.games, given.seconds, given.pace))
    print(f"{given.games} games, {given.seconds:g} s: {measured.told()}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    if not given.address and measured.clicks:
        spent = (used.ru_utime + used.ru_stime) / len(measured.clicks)
        print(f"server: {spent * 1000:.0f} ms of processor time a click, its start included")
    for why, number in measured.refused.items():
        print(f"refused {number}: {why}")


if __name__ == "__main__":
    main()
