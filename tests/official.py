"""Where the official texts are, for the tests that compare with them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

_BESIDE = Path(__file__).parents[2] / "shared" / "official"


def official(*parts: str) -> Path:
    """The path of an official text ($JUDGE_OFFICIAL, else ../shared/official); skips the test if it is absent."""
    path = Path(os.environ.get("JUDGE_OFFICIAL") or _BESIDE, *parts)
    if not path.exists():
        pytest.skip(f"needs the official texts: {path} is absent (set JUDGE_OFFICIAL)")
    return path
