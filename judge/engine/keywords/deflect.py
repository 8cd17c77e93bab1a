"""Deflect (rule 809): choosing an object costs an opponent Power more, each time they choose it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.board import board_of
from judge.engine.costs import FREE, Cost
from judge.engine.instructions import targets
from judge.engine.sides import are_friends
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem
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


def deflect_cost(game: Game, item: ChainItem) -> Cost:
    """What the targets of a spell or ability add to its cost, once for each time that they are chosen (809.1.c)."""
    power = 0
    if not is_on_board(game.state):
        return FREE
    for target in targets(item.effect):
        for which in item.chosen(target.name):
            thing = game.find(which)
            if thing is not None and thing.on_board:
                power += deflects(game, thing, item.controller)
    return Cost(power=("A",) * power) if power else FREE
