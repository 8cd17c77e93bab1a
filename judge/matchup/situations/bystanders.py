"""Other units in a state that a text reads: "if there is an enemy ready unit here"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import UNIT
from judge.matchup.boards.scenes import other
from judge.matchup.situations.alone import side_of
from judge.matchup.situations.board_of_a_situation import is_a
from judge.matchup.situations.situation import ME, SAME, Object

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

_STANDING_BY = re.compile(
    r"\b(?P<side>enemy|friendly) (?P<state>ready|exhausted|stunned|damaged|buffed) units?\b[^.;]*\b(?:here|there)\b"
)
_OTHERWISE = {"ready": "exhausted"}
"""The state to give a unit so that it is not in the one that is read, if units begin in that state."""
_AGAINST = {"attacking": "defending", "defending": "attacking", "in combat": "in combat"}


def with_bystanders(thing: Object, text: str, situation: Situation, given: Given) -> Iterator[tuple[Situation, str]]:
    """The situation with a unit that the text of a thing reads in the other state than it would have of itself."""
    for read in _STANDING_BY.finditer(text):
        state, is_enemy = read["state"], read["side"] == "enemy"
        whose = other(thing.whose or ME) if is_enemy else thing.whose or ME
        said = [one for one in situation.things if one.key != thing.key and is_a(one, UNIT, given)]
        if any((one.whose or other(ME)) == whose for one in said):
            continue  # its own state is stated, or open as that of what is asked about
        sides = side_of(thing, situation)
        if is_enemy:
            sides = tuple(_AGAINST[side] for side in sides)
        states = (_OTHERWISE.get(state, state), *sides)
        unit = Object("standing by", whose=whose, at="" if sides else SAME, states=states)
        told = f"whether {'an enemy' if is_enemy else 'another'} unit there is {state}"
        yield situation._replace(things=(*situation.things, unit)), told
