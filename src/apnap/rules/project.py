"""The checkout that the package belongs to: its tests, its scenario files, its state in git."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import Final

SCENARIO_FOLDERS: Final[tuple[str, ...]] = ("examples", "tests/scenarios")
SUFFIXES: Final[tuple[str, ...]] = (".yaml", ".yml", ".json")
DECIDES: Final[tuple[str, ...]] = ("src", "tests", "examples", "decks", "pyproject.toml")
"""What outcomes of tests depend on."""


def project_root() -> Path | None:
    """The folder of `pyproject.toml`, None where the package is installed without its tests."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def test_files(root: Path) -> list[Path]:
    """The Python files of the tests, sorted."""
    return sorted((root / "tests").rglob("*.py"))


def scenario_files(root: Path) -> list[Path]:
    """The scenario files that the tests run, sorted folder by folder."""
    return [
        path
        for folder in SCENARIO_FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in SUFFIXES
    ]


def commit(root: Path) -> str:
    """The commit that is checked out, "" without git."""
    return _git(root, "rev-parse", "HEAD").strip()


def dirty(root: Path) -> bool:
    """Whether files that decide outcomes differ from the commit."""
    return bool(_git(root, "status", "--porcelain", "--", *DECIDES).strip())


def content(root: Path) -> str:
    """A fingerprint of all files that decide outcomes, as they lie there."""
    digest = hashlib.sha256()
    for name in _files(root):
        path = root / name
        if path.is_file():
            digest.update(f"{name}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _files(root: Path) -> list[str]:
    """What git tracks or would track; without git everything but what Python writes."""
    listed = _git(root, "ls-files", "-z", "-co", "--exclude-standard", "--", *DECIDES)
    if listed:
        return sorted(filter(None, set(listed.split("\0"))))
    found = [root / name for name in DECIDES if (root / name).is_file()]
    found += [path for name in DECIDES for path in (root / name).rglob("*") if path.is_file()]
    return sorted(
        path.relative_to(root).as_posix() for path in found if "__pycache__" not in path.parts
    )


def _git(root: Path, *words: str) -> str:
    try:
        run = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return run.stdout if run.returncode == 0 else ""
