"""Puts the whole history of numbers and our notes on changes into the compiled library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.change_notes import read_change_notes

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content

HISTORY = "table history"
NOTES = "table change-notes"


def records(_content: Content, root: Path) -> dict[str, Any]:
    """``table history`` is the text of the history, ``table change-notes`` the notes; either may be absent."""
    found: dict[str, Any] = {}
    path = root / "rules" / "history.tsv"
    if path.exists():
        found[HISTORY] = path.read_text(encoding="utf-8")
    if notes := read_change_notes(root):
        found[NOTES] = [list(note) for note in notes]
    return found
