"""The threads that work on games: what somebody waits for first, games that run on by themselves
when nothing else is to be done."""

from __future__ import annotations

import asyncio
import itertools
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

T = TypeVar("T")
AT_ONCE, SOON, LATER = range(3)
THREADS: Final = 2


class Crew:
    """A few threads with one queue."""

    def __init__(self, threads: int = THREADS) -> None:
        self._tasks: queue.PriorityQueue[tuple[int, int, Callable[[], None] | None]] = (
            queue.PriorityQueue()
        )
        self._numbers = itertools.count()
        self._waiting = 0  # how many tasks that somebody waits for are in the queue
        self._lock = threading.Lock()
        self._threads = [
            threading.Thread(target=self._run, name=f"table-{i}", daemon=True)
            for i in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def _run(self) -> None:
        while True:
            urgency, _, task = self._tasks.get()
            if task is None:
                return
            if urgency == SOON:
                with self._lock:
                    self._waiting -= 1
            task()

    def hurried(self) -> bool:
        """Does anybody wait for anything?"""
        return self._waiting > 0

    def _put(self, urgency: int, task: Callable[[], None] | None) -> None:
        if urgency == SOON:
            with self._lock:
                self._waiting += 1
        self._tasks.put((urgency, next(self._numbers), task))

    def later(self, task: Callable[..., None], *given: Any) -> None:
        """Do something when nothing else is to be done; `task` must not raise."""
        self._put(LATER, lambda: task(*given))

    def soon(self, task: Callable[..., T], *given: Any) -> Future[T]:
        """Do something before what can wait."""
        future: Future[T] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(task(*given))
            except BaseException as error:
                future.set_exception(error)

        self._put(SOON, run)
        return future

    async def work(self, task: Callable[..., T], *given: Any) -> T:
        """Wait for something that is done in one of the threads."""
        return await asyncio.wrap_future(self.soon(task, *given))

    def close(self) -> None:
        """Let the threads end what they are at, and go."""
        for _ in self._threads:
            self._put(AT_ONCE, None)
        for thread in self._threads:
            thread.join()
