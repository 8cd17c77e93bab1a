"""Action (rule 806): permission to be played or activated in showdowns, also on another player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.keywords.reaction import REACTION

if TYPE_CHECKING:
    from collections.abc import Collection

ACTION = "Action"


def permits_in_showdowns(keywords: Collection[str]) -> bool:
    """Whether a card with these keywords may be played in a showdown (806.1.b); Reaction permits it, too (813.1.b)."""
    return ACTION in keywords or REACTION in keywords
