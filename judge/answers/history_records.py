"""Puts the history of rule numbers into the compiled library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content


def records(_content: Content, _root: Path) -> dict[str, Any]:
    """``history <old id>`` gives what became of it, ``earlier <id>`` its numbers before; nothing without a history."""
    return {}
