"""What all tests share: nothing is imported unless a test imports it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from pathlib import Path


settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("new" if os.environ.get("JUDGE_NEW_EXAMPLES") else "same")
"""Property tests look at the same examples every time; $JUDGE_NEW_EXAMPLES=1 draws new ones."""


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data directory, so that documents of whoever runs the tests have no effect."""
    place = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("JUDGE_DATA", str(place))
    return place
