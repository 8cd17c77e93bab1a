"""Recording that play depends on what documents leave open or answer differently, so that an answer says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import Doubt, asking
from judge.engine.state.events import Event, Happened, Log

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.doubts import Note
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.circumstances import Circumstance

NOTES = frozenset({Happened.DOUBTED, Happened.SETTLED})
"""The events that only say what play depends on."""


def record_doubt(game: Game, note: Note | None) -> None:
    """Record in the log that play depends on ``note`` from here on; None records nothing. The state does not change.

    The same question is not recorded twice in a row.
    """
    if note is not None:
        _note(game, note)


def _note(game: Game, note: Note) -> None:
    last = game.log.event if game.log is not None else None
    if last is None or last.kind not in NOTES or last.detail != note.question:
        number = last.id + 1 if last is not None else 1
        kind = Happened.DOUBTED if isinstance(note, Doubt) else Happened.SETTLED
        game.log = Log(Event(number, kind, (), (), None, None, "", "", note.question, "", ""), game.log)


def holds(game: Game, circumstance: Circumstance, you: str, source: GameObject | None) -> bool:
    """Whether a condition holds; records the open question that this depends on, if there is one."""
    record_doubt(game, circumstance.doubt(game.state, you, source))
    return circumstance.holds(game.state, you, source)


def notes_of(events: Iterable[Event]) -> tuple[Note, ...]:
    """What was recorded among ``events``, without repetition, in the order in which it was reached."""
    return tuple(dict.fromkeys(asking(event.detail) for event in events if event.kind in NOTES))


def notes_since(log: Log | None, event: int) -> tuple[Note, ...]:
    """What was recorded after the event with id ``event``."""
    found = []
    while log is not None and log.event.id > event:
        found.append(log.event)
        log = log.before
    return notes_of(reversed(found))
