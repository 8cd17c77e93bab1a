"""Deflect (rule 809): an opponent pays additional Power each time they choose the object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.ignoring import ignores_deflect
from judge.engine.state.sides import are_friends
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

DEFLECT = cite("deflect.additional-cost")  # 809.1.c
MANDATORY = cite("deflect.mandatory")  # 356.2.a.2
ANY_DOMAIN = cite("deflect.any-domain")  # 809.1.c.1
SUMMED = cite("deflect.values-summed")  # 809.2


def is_on_board(state: GameState) -> bool:
    """Whether anything on the board has Deflect."""
    return "Deflect" in state.board.keywords


def deflects(game: Game, thing: GameObject, player: str) -> int:
    """The Power of any domain that a player pays for choosing an object (809.1.c.1, 809.2)."""
    if not thing.has("Deflect") or are_friends(game.state, thing.controller, player):
        return 0
    return thing.value_of("Deflect")


def deflected(game: Game, charged: Charged) -> int:
    """The Power that the chosen objects add to a cost, once for each time that they are chosen (809.1.c).

    0 if the spell ignores Deflect, or if players ignore it because of what is chosen (765, 766).
    """
    if not is_on_board(game.state) or ignores_deflect(game.state, charged):
        return 0
    return sum(deflects(game, thing, charged.player) for thing in charged.chosen if thing.on_board)


def rules_of(game: Game, charged: Charged) -> tuple[Slug, ...]:
    """The rules by which Deflect adds to a cost; the values of several instances on one object are summed (809.2)."""
    several = any(
        sum(word.split()[0] == "Deflect" for word in thing.keywords) > 1
        for thing in charged.chosen if thing.on_board and deflects(game, thing, charged.player)
    )  # fmt: skip
    return (MANDATORY, DEFLECT, ANY_DOMAIN, *((SUMMED,) if several else ()))
