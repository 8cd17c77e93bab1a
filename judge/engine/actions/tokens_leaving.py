"""Tokens that are put into a Non-Board zone other than the chain, where they cease to exist (rule 186.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject

CEASES = cite("tokens.cease-to-exist")  # 186.1


def ceases(game: Game, moved: GameObject, because: int) -> None:
    """Tell that what has been moved there ceases to exist because of that event, if it is a token."""
    if moved.card.token:
        game.tell(Happened.CEASED, CEASES, moved, causes=(because,))
