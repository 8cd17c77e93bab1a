"""Unique (rule 825): a deck can contain one card of the name. In play it does nothing (825.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

UNIQUE = "Unique"
ONE_OF_A_NAME = "825.3.a"
"""The rule that a deck with several of them breaks."""


def breaks_unique(keywords: Collection[str], copies: int) -> bool:
    """Whether so many copies of a card with these keywords are too many for one deck."""
    return UNIQUE in keywords and copies > 1
