"""The recorded session of docs/browse/ is what the keys show."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("textual", reason="the extra screen is not installed")

from tools import browse_session


def test_the_recorded_session_is_what_the_keys_show() -> None:
    screens, picture = asyncio.run(browse_session.recorded())
    assert browse_session.PAGE.read_text(encoding="utf-8") == browse_session.page(screens), (
        "tools/browse_session.py writes it"
    )
    assert "two\u00a0versions" in picture or "two&#160;versions" in picture
