"""HOT FEPR: handle outstanding tasks, then finalize, execute, pass, resolve (rules 332-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.combat.cleanup import clean_up, is_cleaned_up_at_once
from judge.engine.combat.resolution import combat_cleanup, go_on
from judge.engine.combat.showdown import end_showdown, pass_focus
from judge.engine.playing.play import finalize
from judge.engine.state.procedure import PlayerLeft
from judge.engine.state.state import CombatStep
from judge.engine.state.turn import Phase
from judge.engine.turn.acts import END_TURN_KEY, MOVE_KEY, act
from judge.engine.turn.phases import proceed
from judge.engine.turn.resolution import resolve

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure

__all__ = ["END_TURN_KEY", "MOVE_KEY", "next_step"]


def next_step(game: Game) -> Procedure[None] | tuple[()] | None:
    """The next step of play in the order of rules 334-340, or None if the game is over.

    A cleanup with nothing to do is performed here and now, and leaves no step to perform.
    """
    state = game.state
    if state.winner is not None:
        return None
    if state.combat is not None and state.combat.step is CombatStep.CLEANUP:
        return combat_cleanup(game)  # nothing comes between the damage and this cleanup: 465.3
    if state.focus_passes and not state.chain:
        _chain_is_over(game)  # with the resolution of its last item, before any task that it has made due: 340.2.a
    if state.cleanup_due:
        return () if is_cleaned_up_at_once(game) else clean_up(game)
    return _with_chain(game) if state.chain else _without_chain(game)


def _with_chain(game: Game) -> Procedure[None]:
    state = game.state
    for item in state.chain:
        if not item.pending and (item.is_permanent or item.adds_resources):  # at once, before the next one: 337.2
            return _resolve(game, item)
    for item in state.chain:
        if item.pending:
            return _finalize(game, item)
    newest = state.chain[-1]
    if state.passes >= len(state.players):
        return _resolve(game, newest)
    if state.priority is None:
        game.change_chain(priority=newest.controller, passes=0)  # 337.4, 340.4
    return act(game)


def _resolve(game: Game, item: ChainItem) -> Procedure[None]:
    game.performing = item.id
    yield from resolve(game, item)


def _finalize(game: Game, item: ChainItem) -> Procedure[None]:
    """Finalize an item; start again if a player leaves the game, so that one of its choices is no longer made."""
    game.performing = item.id
    try:
        yield from finalize(game, item)
    except PlayerLeft:
        if game.state.item(item.id) is not None:
            game.set_item(item)


def _without_chain(game: Game) -> Procedure[None]:
    state = game.state
    if state.showdown is not None:
        return end_showdown(game) if state.showdown.passes >= len(state.players) else act(game)
    if state.combat is not None:
        return go_on(game)
    return act(game) if state.turn.phase is Phase.MAIN else proceed(game)


def _chain_is_over(game: Game) -> None:
    """Record that focus passes: the chain was opened by a play or an activation in a showdown (340.2.a, 346)."""
    if game.state.showdown is not None:
        pass_focus(game, game.state.showdown)
    else:
        game.change_chain(focus_passes=False)
