"""Causes of events: a context in which all events have the same cause and source."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId


class CauseContext:
    """A context manager that sets the cause and source of a game's events and restores the previous ones on exit."""

    __slots__ = ("_before", "_cause", "_game", "_source")

    def __init__(self, game: Game, cause: tuple[int, ...], source: ObjectId | None) -> None:
        self._game = game
        self._cause = cause
        self._source = source

    def __enter__(self) -> None:
        game = self._game
        self._before = game.causes, game.source
        game.causes, game.source = self._cause, self._source

    def __exit__(self, *_: object) -> None:
        self._game.causes, self._game.source = self._before
