"""The queue of turns: whose turn comes next, additional turns, and what a mode changes in a first turn (737)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.player import FirstTurn
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.modes import Mode
    from judge.engine.state.state import GameState

QUEUE_GOES_ON = cite("turns.queue-goes-on")  # 737


class NextTurn(Struct, frozen=True):
    """The next turn: whose it is, who had the last turn of the regular queue, and the additional turns left."""

    player: str
    regular: str | None
    additional: tuple[str, ...]
    is_additional: bool


def next_turn(state: GameState) -> NextTurn:
    """The next turn in the queue: an additional turn, or that of the player after the last regular turn (737)."""
    regular = state.turn.last_regular or state.turn.player
    if state.turn.additional:
        return NextTurn(state.turn.additional[0], regular, state.turn.additional[1:], is_additional=True)
    return NextTurn(state.next_player(regular), None, (), is_additional=False)


def first_turns(mode: Mode, players: tuple[str, ...]) -> dict[str, FirstTurn]:
    """The special first turns of a mode (483.7) by player, for players in turn order."""
    found = {} if mode.first_draws else {players[0]: FirstTurn(mode.first_turn, skips_draw=True)}
    return {**found, players[-1]: FirstTurn(mode.first_turn, extra_runes=1)}
