"""Conceding (rules 649-651): a player leaves, and the game ends or goes on without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.outcomes.scoring import win
from judge.engine.state.decisions import Kind
from judge.engine.state.sides import are_friends, team_of
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.position import begin, interrupted
from judge.engine.turn.removal import leave, remove
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.turn.position import Position


LAST_ONE_WINS = cite("conceding.last-one-wins")  # 651.1
ONLY_ONES_LEFT = cite("winning.only-player-remaining")  # 195


def concede(position: Position, player: str, *, pausing: bool = False) -> Position:
    """The position after a player concedes; ``pausing`` as in ``position.begin``.

    Whatever is being performed goes on without that player: what they control is countered, and the decisions that were
    theirs are not made (651.3, 652.4).

    Raises ValueError if the player is not in the game.
    """
    state = position.state
    if state.winner is not None or player not in state.players:
        raise ValueError(f"{player} is not in the game.")
    leaving = team_of(state, player)
    remaining = tuple(other for other in state.players if other not in leaving)
    decision = position.decision
    if all(are_friends(state, remaining[0], other) for other in remaining):
        game = game_on(state, position.log)
        leave(game, player)
        win(game, remaining[0], (LAST_ONE_WINS, ONLY_ONES_LEFT))
        return begin(game.state, game.log, pausing=pausing)
    if decision is not None and decision.kind is not Kind.ACT:
        return interrupted(position, player, pausing=pausing)
    game = game_on(state, position.log)
    remove(game, *leave(game, player))
    return begin(game.state, game.log, pausing=pausing)
