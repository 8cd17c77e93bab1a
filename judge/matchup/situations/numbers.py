"""How many a question says there are: whose they may be, and what would be so with another number."""

from __future__ import annotations

from judge.matchup.situations.situation import BATTLEFIELD, IN_ALL, ME, OPPONENT, SAME, Count, with_thing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.situations.situation import Situation

_MANY = 20


def of_either_player(situation: Situation) -> tuple[Situation, ...]:
    """The situation with units that are all there is, of either player if nobody says whose, wherever that is open."""
    for at, count in enumerate(situation.counts):
        if count.of == IN_ALL and not count.who:
            places = (count.at,) if count.at else (BATTLEFIELD, "")
            ways = (count._replace(who=who, at=place) for place in places for who in (ME, OPPONENT))
            return tuple(situation._replace(counts=_with(situation.counts, at, way)) for way in ways)
    return (situation,)


def other_numbers(situation: Situation) -> Iterator[tuple[Situation, str]]:
    """The situation with another number of what it counts, one at a time, and that in words."""
    for at, count in enumerate(situation.counts):
        told = "with another number of units" if count.of == IN_ALL else f"with another number of {count.of}"
        for many in sorted({0, 1, 2, 3, count.many + 1, _MANY} - {count.many}, key=lambda one: (one != _MANY, one)):
            yield situation._replace(counts=_with(situation.counts, at, count._replace(many=many))), told
        if count.of == "units":
            mighty = count._replace(of="mighty units", many=1)
            yield situation._replace(counts=_with(situation.counts, at, mighty)), "with a Mighty unit"
        if count.of == IN_ALL:
            fought = situation.asked._replace(phase="combat")
            yield situation._replace(counts=_with(situation.counts, at), asked=fought), "with more units in a combat"


def with_one_beside(situation: Situation) -> Iterator[tuple[Situation, str]]:
    """The situation with exactly one other unit beside something that is said to be alone, and that in words."""
    for thing in situation.things:
        if "alone" in thing.states:
            together = thing._replace(states=tuple(state for state in thing.states if state != "alone"))
            beside = Count(thing.whose or ME, "other units", 1, at=SAME)
            other = with_thing(situation._replace(counts=(*situation.counts, beside)), together)
            yield other, "with exactly one other unit there"


def _with(counts: tuple[Count, ...], at: int, *instead: Count) -> tuple[Count, ...]:
    return (*counts[:at], *instead, *counts[at + 1 :])
