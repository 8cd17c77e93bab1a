"""States of the turn (rules 307-310): neutral or showdown, open or closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.state import GameState

SHOWDOWN_NEEDS_ACTION = cite("turn-state.showdown-needs-action")  # 308.1.a
CLOSED_NEEDS_REACTION = cite("turn-state.closed-needs-reaction")  # 309.1.a


def name_of(state: GameState) -> str:
    """The name of the current state of the turn, one of the four of rule 310."""
    return f"{'Neutral' if state.is_neutral else 'Showdown'} {'Open' if state.is_open else 'Closed'}"
