"""Whether a unit is alone, if a text reads that and a question leaves it open."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import UNIT
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import is_a
from judge.matchup.situations.situation import ME, SAME, Object

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

_ALONE = re.compile(r"\balone\b|\blone\b|\bone on one\b|\bexactly 1 of your (?:other )?units\b")
_ENEMY_ALONE = re.compile(r"\bone on one\b|\benemy lone\b")
_AGAINST = {"attacking": ("defending",), "defending": ("attacking",), "in combat": ("in combat",)}
_BESIDE = "beside"
_SEVERAL = 2


def with_company_or_alone(
    thing: Object, text: str, situation: Situation, given: Given
) -> Iterator[tuple[Situation, str]]:
    """The situation with another unit beside one of which a text asks whether it is alone, and with none."""
    if not _ALONE.search(text) or any(count.at == SAME for count in situation.counts):
        return
    units = [one for one in situation.things if is_a(one, UNIT, given)]
    deeds = (*situation.happened, situation.asked)
    acting = {key for deed in deeds for key in (deed.by, deed.to, *deed.on)}
    for unit in units if not any("alone" in one.states for one in situation.things) else ():
        mine = unit.whose or ME
        if unit.key in acting and not any((one.whose or ME) == mine for one in units if one != unit):
            beside = Object(_BESIDE, whose=mine, at=SAME, states=side_of(unit, situation))
            yield situation._replace(things=(*situation.things, beside)), "whether it is alone"
            alone = unit._replace(states=(*unit.states, "alone"))
            things = tuple(alone if one == unit else one for one in situation.things)
            yield situation._replace(things=things), "whether it is alone"
    if _ENEMY_ALONE.search(text) and thing in units and (side := side_of(thing, situation)):
        they = [one for one in units if one.whose == other(thing.whose or ME)]
        missing = range(_SEVERAL - len(they))
        more = [Object(f"{_BESIDE}{one}", whose=other(thing.whose or ME), states=_AGAINST[side[0]]) for one in missing]
        if more and not any("alone" in one.states for one in they):
            yield situation._replace(things=(*situation.things, *more)), "whether an enemy unit is alone there"


def side_of(unit: Object, situation: Situation) -> tuple[str, ...]:
    """On which side of a combat something is."""
    for state in unit.states:
        if state in _AGAINST:
            return (state,)
    deeds = (*situation.happened, situation.asked)
    verbs = {deed.verb for deed in deeds if unit.key in {deed.by, deed.to}}
    if "defend" in verbs:
        return ("defending",)
    fights = bool(verbs & {"attack", "win", "fight"}) or any(deed.phase == "combat" for deed in deeds)
    return ("attacking",) if fights else ()
