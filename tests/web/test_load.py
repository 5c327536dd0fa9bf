"""The script that measures how long clicks take under many games."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from apnap.web.load import measure

from .conftest import Server


def test_many_pages_click_and_are_answered(server: Server) -> None:
    task = measure(server.address, games=6, seconds=6, pace=0.3)
    with ThreadPoolExecutor(1) as thread:  # this one may have a loop running: a browser's
        measured = thread.submit(asyncio.run, task).result()
    assert len(measured.clicks) > 6
    assert not measured.refused
    assert "median" in measured.told()
