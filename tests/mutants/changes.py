"""What changed in the project since it was copied. While only tests did, what is known of the
others stays: see `Workshop.prepare`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from pathlib import Path, PurePosixPath

from apnap.rules import project

SCENARIOS = tuple(f"{folder}/" for folder in project.SCENARIO_FOLDERS)
ABOUT_TESTS = ("tests/mutants/", "tests/switchoff.py")  # which no test reads


def fingerprints(root: Path) -> dict[str, str]:
    """A fingerprint of each file that decides outcomes, by its path."""
    return {
        name: hashlib.sha256((root / name).read_bytes()).hexdigest()
        for name in project._files(root)
        if (root / name).is_file() and not name.startswith(ABOUT_TESTS)
    }


def differing(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """The paths of files that came, went or changed."""
    return sorted(
        name for name in before.keys() | after.keys() if before.get(name) != after.get(name)
    )


def only_tests(paths: Collection[str]) -> bool:
    """Are all of these test modules or scenario files, on which nothing else depends?"""
    return all(_is_test(PurePosixPath(path)) for path in paths)


def _is_test(path: PurePosixPath) -> bool:
    module = path.suffix == ".py" and path.name.startswith("test_")
    scenario = path.suffix in project.SUFFIXES and str(path).startswith(SCENARIOS)
    return module or scenario


def concerned(test: str, paths: Collection[str]) -> bool:
    """May the test be another one, when these files change? One whose name has that of a scenario
    file in it is taken to run it.
    """
    file, _, name = test.partition("::")
    return any(
        file == path or (not path.endswith(".py") and PurePosixPath(path).stem in name)
        for path in paths
    )
