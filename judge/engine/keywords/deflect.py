"""Deflect (rule 809): choosing an object costs an opponent Power more, each time they choose it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.ignoring import ignores_deflect
from judge.engine.board import board_of
from judge.engine.sides import are_friends
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.costs.charged import Charged
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState

DEFLECT = cite("deflect.additional-cost")  # 809.1.c
MANDATORY = cite("deflect.mandatory")  # 356.2.a.2
ANY_DOMAIN = cite("deflect.any-domain")  # 809.1.c.1


def is_on_board(state: GameState) -> bool:
    """Whether anything on the board has Deflect."""
    return "Deflect" in board_of(state).keywords


def deflects(game: Game, thing: GameObject, player: str) -> int:
    """The Power of any domain that choosing an object costs a player more (809.1.c.1, 809.2)."""
    if not thing.has("Deflect") or are_friends(game.state, thing.controller, player):
        return 0
    return thing.value_of("Deflect")


def deflected(game: Game, charged: Charged) -> int:
    """The Power that what is chosen adds to a cost, once for each time that it is chosen (809.1.c).

    Nothing where the spell ignores Deflect, or where players do because of what it chooses (765, 766).
    """
    if not is_on_board(game.state) or ignores_deflect(game.state, charged):
        return 0
    return sum(deflects(game, thing, charged.player) for thing in charged.chosen if thing.on_board)
