"""Passes of priority and focus, in sequence (rules 339.1, 347.2.a, 348)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.chain import FOCUS_PASSES_AFTER

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem
    from judge.engine.game import Game
    from judge.engine.state import GameState


def count_anew(game: Game, finalized: ChainItem) -> None:
    """There is a new item on the chain, so nobody has passed since: priority (339.1), nor focus if it is a play (348).

    The player with priority keeps it where resources are added (429.2.a); otherwise it goes to whoever is next.
    """
    if finalized.adds_resources:
        game.change(cleanup_due=True, passes=0)
    else:
        game.change(cleanup_due=True, priority=None, passes=0)
    showdown = game.state.showdown
    if showdown is not None and showdown.passes and finalized.kind in FOCUS_PASSES_AFTER:
        game.change(showdown=showdown._replace(passes=0))


def stand_as_before(game: Game, undone: ChainItem, before: GameState) -> None:
    """What a player began by their own choice is undone: they have priority or focus as they had before (358.5)."""
    instructed = undone.permission is not None and undone.permission.instructed
    if undone.kind not in FOCUS_PASSES_AFTER or instructed:
        return
    if game.state.chain:
        game.change(priority=before.priority, passes=before.passes)
    else:
        game.change(focus_passes=False)
