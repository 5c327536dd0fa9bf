"""Running commands as a user does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cli.frame import Root

Apnap = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of this test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def apnap(home: Path) -> Apnap:
    """Run the program with these words; `lang` is the locale's language."""

    def run(*words: str, lang: str = "en", typed: str = "") -> Result:
        locale = {"en": "en_GB.UTF-8", "zh": "zh_CN.UTF-8"}[lang]
        env = {"LC_ALL": locale, "LANG": "C", "COLUMNS": "80", "NO_COLOR": "1"}
        return CliRunner(env=env).invoke(Root(), list(words), input=typed)

    return run
