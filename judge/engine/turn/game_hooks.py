"""What the rules make of every change, in one table, and the way to make a game beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.borrowed import end_borrowing
from judge.engine.abilities.own_trash import instead_of_trash
from judge.engine.conditions.leaving import notice_leaving
from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.layers.attachment import move_attached
from judge.engine.layers.change_might import note_limits
from judge.engine.layers.mighty import notice_mighty
from judge.engine.layers.recalculation import object_changed, object_put, state_changed
from judge.engine.state.game import Game, Hooks

if TYPE_CHECKING:
    from judge.engine.state.events import Log
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


def _object_put(game: Game, before: GameObject | None, now: GameObject) -> GameObject:
    """What follows from an object that has come to its place: what waits for it (383.2.c), layers, control (191.3)."""
    notice_leaving(game, before, now)
    put = object_put(game, before, now)
    if game.state.delayed and before is not None and before.on_board and not now.on_board:
        end_borrowing(game, before)
    return put


def _might_changed(game: Game, before: int, thing: GameObject, entered: bool) -> None:
    """What follows from another Might: a unit becomes Mighty (709), or falls below the limit of a decrease."""
    if thing.lasting and not entered:
        note_limits(game, before, thing)
    notice_mighty(game, before, thing, entered)


HOOKS = Hooks(
    goes_instead=instead_of_trash,  # 369
    goes_with=move_attached,  # 719
    state_changed=state_changed,  # 473
    object_changed=object_changed,  # 473
    object_put=_object_put,  # 191.3, 383.2.c, 473, 480.1
    might_changed=_might_changed,  # 709, 711
    keyword_triggers=keyword_triggers,  # 816, 817, 823
)


def game_on(state: GameState, log: Log | None = None) -> Game:
    """A game at a state, played by the rules of the table; ``log`` is what has happened so far."""
    return Game(state, log, HOOKS)
