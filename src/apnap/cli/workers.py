"""Processes that share a command's work."""

from __future__ import annotations

import signal
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers


def workers(number: int) -> Workers:
    """So many of them. Ctrl-C is the main process's affair; it ends the others."""
    return Pool(number, initializer=_heed_no_interrupt)


def _heed_no_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
