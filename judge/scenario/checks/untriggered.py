"""Which rules a fact rests on that says how often something triggered: what would have triggered it otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.engine.triggers.kept_from_triggering import died_with, fought_without, was_countered
from judge.engine.turn.game_hooks import game_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.engine.state.objects import GameObject
    from judge.engine.turn.position import Position
    from judge.scenario.play.playing import Playing
    from judge.slugs import Slug


def why_untriggered(thing: GameObject, play: Playing) -> Iterator[Slug]:
    """The rules by which abilities of an object did not trigger in the play so far."""
    events = play.position.events
    game = game_on(play.position.state)
    yield from fought_without(game, thing, events)
    if thing.on_board:
        yield from was_countered(game, thing, events)
    died = next((event for event in reversed(events) if _is_death_of(event, thing)), None)
    before = _before(play, died) if died is not None else None
    if died is None or before is None:
        return
    objects = before.state.objects
    others = [(objects[event.object.card], event) for event in _together(events, died) if event.object is not None]
    yield from died_with(game_on(before.state), objects[thing.id.card], others)


def _is_death_of(event: Event, thing: GameObject) -> bool:
    return event.kind is Happened.KILLED and event.object is not None and event.object.card == thing.id.card


def _before(play: Playing, event: Event) -> Position | None:
    """The last position that somebody decided in before an event."""
    positions = [given.position for given in play.course]
    return next(
        (one for one in reversed(positions) if one.log is not None and one.log.event.id < event.id), None
    )  # fmt: skip


def _together(events: tuple[Event, ...], died: Event) -> list[Event]:
    """The other deaths of the same moment: what would die is told in one go (323.5, 428)."""
    would_die = {event.id for event in events if event.kind is Happened.WOULD_DIE}
    run = {*died.causes} & would_die
    while more := {near for one in run for near in (one - 1, one + 1) if near in would_die} - run:
        run |= more
    return [
        event for event in events
        if event.kind is Happened.KILLED and event.id != died.id and run & {*event.causes}
    ]  # fmt: skip
