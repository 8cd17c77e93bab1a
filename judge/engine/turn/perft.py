"""Counting the ways in which a game can go on for a number of decisions (a "performance test" of the rules).

Two versions of the engine that count the same from many positions allow the same play. Where the counts differ,
``divide`` narrows the difference down by first answer. Lines of play that reach the same position are walked once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.turn.position import answer
from judge.engine.turn.sameness import key

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer
    from judge.engine.turn.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of sequences of exactly ``depth`` answers; a finished game has none.

    Forced answers do not count. Raises NotModelled if one of the sequences leads to something that is not modelled.
    """
    return counts(position, depth)[-1]


def counts(position: Position, depth: int) -> tuple[int, ...]:
    """The number of sequences of 0, 1, … ``depth`` answers."""
    level = {_name(position): (position, 1)}
    found = [1]
    for _ in range(depth):
        after: dict[object, tuple[Position, int]] = {}
        for here, times in level.values():
            for given in here.decision.answers() if here.decision is not None else ():
                there = answer(here, given)
                name = _name(there)
                known = after[name][1] if name in after else 0
                after[name] = (there, known + times)
        level = after
        found.append(sum(times for _, times in level.values()))
    return tuple(found)


def divide(position: Position, depth: int) -> dict[Answer, int]:
    """The number of sequences of ``depth`` answers that begin with each first answer; ``depth`` is at least 1."""
    if position.decision is None:
        return {}
    return {given: perft(answer(position, given), depth - 1) for given in position.decision.answers()}


def _name(position: Position) -> object:
    """A key that identifies the position: its checkpoint and the answers given since."""
    return key(position.checkpoint), position.answers
