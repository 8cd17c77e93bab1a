"""Why an ability has not triggered, although what it waits for was all but met: what a play leaves no event of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.combat import WhenThisFights
from judge.engine.conditions.occurrences import Died, Occurrence, Played
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.triggers.triggered import triggers_of, would_trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.events import Event
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

LEFT_WITH_IT = cite("triggered.left-at-the-same-time")  # 383.2.c.2
ATTACKS_WITHOUT = cite("triggered.attack-requirements")  # 383.4.e.2.b
DEFENDS_WITHOUT = cite("triggered.defend-requirements")  # 383.4.f.2.b
COUNTERED = cite("play.countered-triggers-nothing")  # 419.4.a.1

_WITHOUT = {Designation.ATTACKER: ATTACKS_WITHOUT, Designation.DEFENDER: DEFENDS_WITHOUT}


def fought_without(game: Game, thing: GameObject, events: Iterable[Event]) -> Iterator[Slug]:
    """The rules by which an attack or defend trigger failed: what else it requires was not so as the unit got it."""
    about = [event for event in events if event.object is not None and event.object.card == thing.id.card]
    became = {event.detail for event in about if event.kind is Happened.DESIGNATED}
    triggered = {rule for event in about if event.kind is Happened.ABILITY_TRIGGERED for rule in event.rules}
    for _, ability in triggers_of(game, thing):
        for part in ability.condition.parts:
            if isinstance(part, WhenThisFights) and ability.only_if is not None and not triggered & {*part.rules}:
                yield from (_WITHOUT[one] for one in part.becomes if one.value in became)


def died_with(game: Game, thing: GameObject, others: list[tuple[GameObject, Event]]) -> Iterator[Slug]:
    """The rule by which an object did not see others die that died together with it; ``game`` is before the deaths."""
    occurrences = [Died(other, event.id) for other, event in others]
    if would_trigger(game, thing, [*occurrences]):
        yield LEFT_WITH_IT


def was_countered(game: Game, thing: GameObject, events: tuple[Event, ...]) -> Iterator[Slug]:
    """The rule by which a card that was countered was not played, where an ability waits for that play."""
    players = {event.object.card: event.who for event in events if event.kind is Happened.PLAY_BEGUN and event.object}
    countered = [event for event in events if event.kind is Happened.COUNTERED and event.object is not None]
    occurrences: list[Occurrence] = [
        Played(players[event.object.card], game.state.objects[event.object.card], event.id)
        for event in countered if event.object is not None and event.object.card in players
    ]  # fmt: skip
    if would_trigger(game, thing, occurrences):
        yield COUNTERED
