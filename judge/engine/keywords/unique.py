"""Unique (rule 825): a deck can contain one card of this name; the keyword does nothing in play (825.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

UNIQUE = "Unique"
ONE_OF_A_NAME = "825.3.a"
"""The rule that a deck with several of them breaks."""


def breaks_unique(keywords: Collection[str], copies: int) -> bool:
    """Whether a card with these keywords is Unique and ``copies`` of it are too many for a deck."""
    return UNIQUE in keywords and copies > 1
