"""Flows of greatest gain, by which attackers and blockers are assigned (`assignment`)."""

from __future__ import annotations

from collections import deque


class Graph:
    """A directed graph without cycles, and the flow in it that gains most."""

    __slots__ = ("_edges", "_ends", "_gains", "_left")

    def __init__(self, size: int) -> None:
        self._edges: list[list[int]] = [[] for _ in range(size)]
        self._ends: list[int] = []
        self._left: list[int] = []
        self._gains: list[int] = []

    def add(self, start: int, end: int, most: int, gain: int) -> int:
        """Add an edge for up to `most`, each gaining `gain`, and return its number."""
        number = len(self._ends)
        self._edges[start].append(number)
        self._edges[end].append(number + 1)
        self._ends += (end, start)
        self._left += (most, 0)
        self._gains += (gain, -gain)
        return number

    def flow(self, edge: int) -> int:
        """How much flows through an edge."""
        return self._left[edge ^ 1]

    def maximise(self, source: int, sink: int) -> int:
        """Send along the path of most gain as long as there is gain; the sum of the gains."""
        total = 0
        while True:
            gain, path = self._best_path(source, sink)
            if gain <= 0:
                return total
            amount = min(self._left[edge] for edge in path)
            for edge in path:
                self._left[edge] -= amount
                self._left[edge ^ 1] += amount
            total += amount * gain

    def _best_path(self, source: int, sink: int) -> tuple[int, list[int]]:
        """The path with room left that gains most, and its gain (0 if there is none)."""
        gains: list[int | None] = [None] * len(self._edges)
        arrived = [-1] * len(self._edges)
        gains[source] = 0
        waiting = deque((source,))
        queued = {source}
        while waiting:
            node = waiting.popleft()
            queued.discard(node)
            so_far = gains[node]
            assert so_far is not None
            for edge in self._edges[node]:
                if self._left[edge]:
                    end, gain = self._ends[edge], so_far + self._gains[edge]
                    known = gains[end]
                    if known is None or gain > known:
                        gains[end] = gain
                        arrived[end] = edge
                        if end not in queued:
                            queued.add(end)
                            waiting.append(end)
        path: list[int] = []
        node = sink
        while arrived[node] >= 0 and node != source:
            path.append(arrived[node])
            node = self._ends[arrived[node] ^ 1]
        return gains[sink] or 0, path
