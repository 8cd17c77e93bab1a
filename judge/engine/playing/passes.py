"""Consecutive passes of priority and focus (rules 339.1, 347.2.a, 348)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.chain import FOCUS_PASSES_AFTER

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.state import GameState


def reset_passes(game: Game, finalized: ChainItem) -> None:
    """Reset the passes because an item was finalized: those of priority (339.1), and for a play those of focus (348).

    If the item adds resources, the player with priority keeps it (429.2.a); otherwise priority is determined anew.
    """
    if finalized.adds_resources:
        game.change_chain(cleanup_due=True, passes=0)
    else:
        game.change_chain(cleanup_due=True, priority=None, passes=0)
    showdown = game.state.showdown
    if showdown is not None and showdown.passes and finalized.kind in FOCUS_PASSES_AFTER:
        game.change(showdown=replace(showdown, passes=0))


def restore_passes(game: Game, undone: ChainItem, before: GameState) -> None:
    """Restore priority or focus as before a player began what is now undone, if they began it on their own (358.5)."""
    instructed = undone.permission is not None and undone.permission.instructed
    if undone.kind not in FOCUS_PASSES_AFTER or instructed:
        return
    if game.state.chain:
        game.change_chain(priority=before.priority, passes=before.passes)
    else:
        game.change_chain(focus_passes=False)
