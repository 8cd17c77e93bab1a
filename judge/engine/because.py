"""What causes events: a stretch of work inside which everything that happens has the same cause and source."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import ObjectId


class Because:
    """Within it, events have a cause and a source; afterwards those that they had before."""

    __slots__ = ("_before", "_cause", "_game", "_source")

    def __init__(self, game: Game, cause: tuple[int, ...], source: ObjectId | None) -> None:
        self._game = game
        self._cause = cause
        self._source = source

    def __enter__(self) -> None:
        self._before = self._game.set_cause(self._cause, self._source)

    def __exit__(self, *_: object) -> None:
        self._game.set_cause(*self._before)
