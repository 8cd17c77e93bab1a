"""What all tests share: nothing is imported unless a test imports it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an empty data directory, so that documents of whoever runs the tests change nothing."""
    place = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("JUDGE_DATA", str(place))
    return place
