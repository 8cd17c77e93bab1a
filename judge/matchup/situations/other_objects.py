"""Other objects around those of a situation, for a text that needs something more to choose or to pay with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import UNIT
from judge.matchup.boards.other_objects_table import companies
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import is_a
from judge.matchup.situations.situation import IN_ALL, ME, OPPONENT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Situation

_OF_A_MIGHT = re.compile(r"\b\d+-Might")
_COUNTED = frozenset({"units", "mighty units", "other units", "total might"})
STANDING = frozenset({*_COUNTED, IN_ALL, "gear", "empowered things"})
"""What is counted that stands on the board, where something can choose it."""
_EXACT = frozenset({"alone"})
_RARE = frozenset({"stunned", "empowered", "buffed", "damaged"})
"""States that none of the other objects has."""


def with_company(stage: SituationBoard, situation: Situation, given: Given) -> Iterator[SituationBoard]:
    """The board as it is, then with more objects. Only as it is if all of its objects were stated."""
    there = {owner: _fields(stage, owner, given) for owner in (ME, OPPONENT)}
    exact = _exact_for(situation)
    geared = {count.who for count in situation.counts if count.of == "gear"}

    def may_stand(who: str, zone: str, what: str) -> bool:
        if what.endswith("plain gear"):
            return geared.isdisjoint({"", who})
        return zone in {"hand", "trash"} or who not in exact

    field = "base" if "at BF2" in there[ME] or stage.opening else "at BF2"
    for company in companies(ME, OPPONENT, field, keep=may_stand):
        if all(_has_room(line, there, stage) for line in company):
            yield stage._replace(company=(*stage.company, *company))


def with_other_might(stage: SituationBoard) -> Iterator[SituationBoard]:
    """The board with little Might, then with much, on all other objects, and on those of either player."""
    for weak, strong in ((ME, OPPONENT), (OPPONENT, ME)):
        company = tuple(
            _OF_A_MIGHT.sub({weak: "1-Might", strong: "20-Might"}[line[:2]], line)
            if line[:2] in {weak, strong}
            else line
            for line in stage.company
        )
        if company != stage.company:
            yield stage._replace(company=company)


def _has_room(line: str, there: dict[str, set[str]], stage: SituationBoard) -> bool:
    """Whether an object added at a battlefield by a line begins no combat there, and takes part in none."""
    others = there[other(line[:2])]
    return not any(field in line and (field in others or stage.opening) for field in ("at BF1", "at BF2"))


def _exact_for(situation: Situation) -> set[str]:
    """The players for whom the question gives all of their units."""
    if any(_EXACT & set(thing.states) for thing in situation.things):
        return {ME, OPPONENT}
    counted = (count for count in situation.counts if not _RARE & set(count.states) and count.of in _COUNTED)
    if any(count.of == IN_ALL for count in situation.counts):
        return {ME, OPPONENT}
    return {who for count in counted for who in ((count.who,) if count.who else (ME, OPPONENT))}


def _fields(stage: SituationBoard, owner: str, given: Given) -> set[str]:
    return {one.zone for one in stage.placed if one.owner == owner and is_a(one.thing, UNIT, given)}
