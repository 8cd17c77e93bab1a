"""Reaction (rule 813): permission to be played or activated in closed states, with all that Action permits."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

REACTION = "Reaction"


def permits_in_closed_states(keywords: Collection[str]) -> bool:
    """Whether a card with these keywords may be played while the turn is closed (813.1.c.1)."""
    return REACTION in keywords
