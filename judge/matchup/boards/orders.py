"""The order in which the acts of a solved board are taken, without those that no rule would allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.state.zones import Zone
from judge.matchup.clauses.meetings import reacts
from judge.matchup.walks.planned_acts import Act, Slot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.board.stated_setup import Placed


def orders(first: tuple[Act, ...], second: tuple[Act, ...], placed: list[Placed]) -> Iterator[tuple[Act, ...]]:
    """The one in response to the other, and one after the other, as far as they can be played or used at their time.

    ``first`` brings about the event that ``second`` is about. Orders with a response come before those with something
    that is already there.
    """
    for acts in _orders(first, second):
        if acts and all(_is_timely(acts[:place], act, placed) for place, act in enumerate(acts)):
            yield acts


def _orders(first: tuple[Act, ...], second: tuple[Act, ...]) -> list[tuple[Act, ...]]:
    if not first or not second:
        return [first or second]
    found = [(*second, *_in_response(first)), (*first, *_in_response(second)), (*second, *first), (*first, *second)]
    for one, other in ((first, second), (second, first)):
        if any(act.verb == "move" for act in one):
            found.append((*one, *_afterwards(other)))
        if _all_of(one, "P1") and _all_of(other, "P2") and not _ends(*one, *other):
            found.append((*one, Act("P1", "end", "turn"), *other))  # on the next turn
    return found


def _all_of(acts: tuple[Act, ...], who: str) -> bool:
    return all(act.who == who for act in acts)


def _ends(*acts: Act) -> bool:
    return any(act.verb == "end" for act in acts)


def _in_response(acts: tuple[Act, ...]) -> tuple[Act, ...]:
    return tuple(replace(act, slot=Slot.IN_RESPONSE) for act in acts)


def _afterwards(acts: tuple[Act, ...]) -> tuple[Act, ...]:
    return tuple(replace(act, slot=Slot.AFTERWARDS) for act in acts)


def _is_timely(before: tuple[Act, ...], act: Act, placed: list[Placed]) -> bool:
    """Whether an act can be taken at its time by what is printed: P1's turn, responses with Reaction or Ambush."""
    if act.slot is Slot.AFTERWARDS:
        return act.who == "P1" and act.verb != "end" and not any(found.verb == "end" for found in before)
    if act.verb in ("move", "end"):
        return act.slot is Slot.ON_ITS_OWN
    thing = next((one for one in placed if one.label == act.label), None)
    if thing is None:
        return False
    timely = thing.place.zone is Zone.FACEDOWN or reacts(thing.card)
    if act.verb == "use":
        timely = any(isinstance(found, Activated) and found.reaction for found in thing.card.abilities)
    if act.slot is Slot.IN_RESPONSE:
        return timely and bool(before)
    ended = any(found.verb == "end" for found in before)
    if any(found.verb == "move" for found in before) and not ended:
        return timely or (act.verb == "play" and thing.card.has("Action"))
    return act.who == ("P2" if ended else "P1")
