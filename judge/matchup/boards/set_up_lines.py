"""A set-up of cards and what is done on it, told in lines of the scenario language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.errors import CannotSimulate
from judge.matchup.boards.board_of_roles import PROBE_LABEL
from judge.scenario.board.to_script import script_of
from judge.scenario.language.script import Deck, ObjectsInZone
from judge.scenario.language.written_setup import written_setup

if TYPE_CHECKING:
    from datetime import date

    from judge.matchup.boards.board_of_roles import Board
    from judge.scenario.language.script import SetupLine, StatedObject

MANY = 3
"""From this many equal cards in one place on, only their number is written."""


def assumed(board: Board, day: date) -> tuple[str, ...]:
    """A set-up and its acts, in the words of the scenario language if it has words for them."""
    try:
        stated = script_of(board.setup(), day)
        acts = _acts(board, stated.labels)
        lines = written_setup(_with_equal_cards_together(one, acts) for one in stated.lines)
    except (CannotSimulate, ValueError):
        return (board.describe(),)
    return (*_together(lines), acts)


def _with_equal_cards_together(said: SetupLine, acts: str) -> SetupLine:
    """A line with equal plain cards as a number of them, unless one of them is named in an act."""
    if not isinstance(said, Deck | ObjectsInZone):
        return said
    rows: dict[StatedObject, list[StatedObject]] = {}
    for thing in said.things:
        rows.setdefault(replace(thing, label=""), []).append(thing)
    things: list[StatedObject] = []
    for bare, row in rows.items():
        is_named = any(thing.label and f" {thing.label}" in acts for thing in row)
        things += row if len(row) < MANY or is_named else [replace(bare, count=len(row))]
    return replace(said, things=tuple(things))


def _acts(board: Board, called: dict[str, str]) -> str:
    """The acts in words. A player is named when it changes, and each object has the name that it has above."""
    told: list[str] = []
    before = ""
    for act in board.acts:
        name = called.get(act.label, act.label)
        name = f'the spell "{name}"' if act.label == PROBE_LABEL else name
        words = replace(act, label=name, to=called.get(act.to, act.to)).describe()
        told.append(words.removeprefix(f"{act.who} ") if act.who == before else words)
        before = act.who
    return ", then ".join(told)


def _together(lines: tuple[str, ...]) -> list[str]:
    """Set-up lines with what one player has in one of them."""
    made: dict[str, str] = {}
    for one in lines:
        who, colon, rest = one.partition(": ")
        key = who if colon and who.startswith("P") else one
        made[key] = f"{made[key]}; {rest}" if key in made else one
    return list(made.values())
