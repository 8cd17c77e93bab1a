"""Recording that play depends on an open question, so that an answer can say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import asking
from judge.engine.state.events import Event, Happened, Log

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.doubts import Doubt
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.circumstances import Circumstance


def record_doubt(game: Game, doubt: Doubt | None) -> None:
    """Record in the log that play depends on ``doubt`` from here on; None records nothing. The state does not change.

    The same question is not recorded twice in a row.
    """
    if doubt is not None:
        _note(game, doubt)


def _note(game: Game, doubt: Doubt) -> None:
    last = game.log.event if game.log is not None else None
    if last is None or last.kind is not Happened.DOUBTED or last.detail != doubt.question:
        number = last.id + 1 if last is not None else 1
        game.log = Log(Event(number, Happened.DOUBTED, (), (), None, None, "", "", doubt.question, "", ""), game.log)


def holds(game: Game, circumstance: Circumstance, you: str, source: GameObject | None) -> bool:
    """Whether a condition holds; records the open question that this depends on, if there is one."""
    record_doubt(game, circumstance.doubt(game.state, you, source))
    return circumstance.holds(game.state, you, source)


def doubts_of(events: Iterable[Event]) -> tuple[Doubt, ...]:
    """The open questions recorded among ``events``, without repetition, in the order in which they were reached."""
    return tuple(dict.fromkeys(asking(event.detail) for event in events if event.kind is Happened.DOUBTED))


def doubts_since(log: Log | None, event: int) -> tuple[Doubt, ...]:
    """The open questions recorded after the event with id ``event``."""
    found = []
    while log is not None and log.event.id > event:
        found.append(log.event)
        log = log.before
    return doubts_of(reversed(found))
