"""`python -m mutants`: put the faults in, one after another, and write docs/mutants.md."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from apnap.rules import project

from . import report
from .faults import EACH, drawn
from .running import Results, Workshop, attempt

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(tempfile.gettempdir()) / f"apnap-mutants-{os.getuid()}"


def main() -> int:
    """Exit status 0 when enough faults are caught, 1 when not, 2 when time ran out."""
    words = argparse.ArgumentParser(prog="mutants", description=__doc__)
    words.add_argument("--each", type=int, default=EACH, help="faults for each package")
    words.add_argument("--minutes", type=float, default=1e6, help="stop after so long, go on later")
    words.add_argument("--keep", action="store_true", help="stay with the copy made before")
    words.add_argument("--again", action="store_true", help="try the survivors once more")
    words.add_argument("--folder", type=Path, default=FOLDER, help="for the copy and the results")
    given = words.parse_args()
    until = time.monotonic() + 60 * given.minutes
    shop = Workshop(given.folder, ROOT)
    if not given.keep:
        shop.prepare()
    reach = shop.reach()
    results = Results(shop.folder / "results.json")
    if given.again:
        results.forget_survivors()
    faults = drawn(shop.package, given.each)
    done = attempt(shop, faults, reach, results, until)
    summary = report.summed(faults, results.found)
    print(report.line(summary))
    if not done:
        return 2
    if given.each == EACH:
        page = report.page(summary, state())
        (ROOT / "docs" / "mutants.md").write_text(page, encoding="utf-8")
    return 0 if report.enough(summary) else 1


def state() -> str:
    """Of which commits the sources and the tests are."""
    changed = " with changes" if project.dirty(ROOT) else ""
    words = ("log", "-1", "--format=%h", "--")
    sources = project._git(ROOT, *words, "src").strip()
    tests = project._git(ROOT, *words, "tests", "examples").strip()
    return f"{sources}, tests of {tests}{changed}"


if __name__ == "__main__":
    sys.exit(main())
