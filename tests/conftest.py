"""What all tests share: hypothesis settings, and where the project lies."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ("ledger_plugin",)

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder that holds `pyproject.toml`."""
    return Path(__file__).resolve().parent.parent
