"""Parts of a set-up that need not be mentioned: already said, done only to show it, or unrelated."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from judge.answers.sentences.trigger_sentences import name_of
from judge.engine.state.events import Happened
from judge.matchup.points.narration import phrases, told_events
from judge.matchup.points.over_all_lines import AllLines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.answers.sentences.trigger_sentences import Name
    from judge.engine.state.events import Event
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk

_OF_A_COMBAT = frozenset({
    Happened.DAMAGED, Happened.KILLED, Happened.CONTROL_GAINED, Happened.CONTROL_LOST, Happened.POINT_GAINED,
    Happened.RECALLED,
})  # fmt: skip
"""Effects of a combat on the cards themselves."""

_ALIKE = frozenset({Happened.GIVEN, Happened.MIGHT_CHANGED, Happened.READIED, Happened.BUFFED, Happened.STUNNED})
"""Effects of a text on several objects at once."""


def phrases_left_out(found: WalkedSetUp, cards: tuple[str, str], said: frozenset[Name]) -> Iterator[str]:
    """The phrases of all outcomes that do not have to be repeated for each of them."""
    moved = {act.label for act in found.board.acts if act.verb == "move"}
    anyway = _so_anyway(found)
    for outcome in found.walk.outcomes:
        known = {event.id: event for event in outcome.end.events}
        told = [event for event in known.values() if name_of(event) in said]
        yield from (f"{one.name} stays banished" for one in told if one.kind is Happened.BANISHED)
        for phrase, event in told_events(outcome):
            is_act = event.kind is Happened.MOVED and event.source is None and event.name in moved
            is_beside = event.card not in cards or (event.kind in _OF_A_COMBAT and _is_by_combat(event, known))
            is_said = name_of(event) in said or any(_is_the_same(event, one, found) for one in told)
            if is_said or is_act or (phrase in anyway and is_beside):
                yield from (phrase, f"{phrase} again")


def _is_the_same(event: Event, told: Event, found: WalkedSetUp) -> bool:
    """Whether a text has the same effect on another object as in the verdict. That is not about the two cards."""
    return (
        event.kind in _ALIKE and (event.kind, event.source, event.detail) == (told.kind, told.source, told.detail)
        and event.source is not None and event.card != found.edges[0].to
    )  # fmt: skip


def _so_anyway(found: WalkedSetUp) -> frozenset[str]:
    """The phrases that are true on all lines without the text of one card, if all of them were walked."""
    without = found.without
    if without is None or not without.outcomes or not without.complete:
        return frozenset()
    return frozenset(phrases(without.outcomes[0], on_all_lines(without)))


def _is_by_combat(event: Event, known: dict[int, Event]) -> bool:
    """Whether an event comes from the damage of a combat, or from its end."""
    waiting, seen = [event], set[int]()
    while waiting:
        now = waiting.pop()
        if now.kind is Happened.COMBAT_BEGUN or now.detail.endswith("by combat"):
            return True
        causes = [known[one] for one in now.causes if one in known and one not in seen]
        seen.update(one.id for one in causes)
        waiting += causes
    return event.kind in {Happened.CONTROL_GAINED, Happened.CONTROL_LOST, Happened.POINT_GAINED}


def on_all_lines(walked: Walk) -> Callable[[Event], bool]:
    """A test whether an event happens, and that often, on every line.

    Of equal ends only one of several lines is given.
    """
    lines = AllLines(walked)
    left: dict[tuple[object, ...], int] = {}

    def is_told(event: Event) -> bool:
        name = (event.kind, event.source_card, str(event))
        if name not in left:
            counted = lines.sums(lambda one: int((one.kind, one.source_card, str(one)) == name), 0, add)
            left[name] = min((one.value for one in counted.reached), default=0)
        left[name] -= 1
        return left[name] >= 0

    return is_told
