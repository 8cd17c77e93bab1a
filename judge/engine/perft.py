"""Counting: in how many ways a game can go on for so many decisions (a "performance test" of the rules).

Two versions of the engine that count the same from many positions allow the same play; where the counts differ,
``divide`` narrows it down, first choice by first choice. Lines of play that lead to the same position are walked once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.position import answer
from judge.engine.sameness import key

if TYPE_CHECKING:
    from judge.engine.decisions import Answer
    from judge.engine.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly ``depth`` answers there are; a game that is over has none to give.

    Answers that are forced are no answers. Raises NotModelled where one of the sequences leads to something that is
    not modelled.
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
    """For each first answer, how many sequences of ``depth`` answers begin with it; ``depth`` is at least 1."""
    if position.decision is None:
        return {}
    return {given: perft(answer(position, given), depth - 1) for given in position.decision.answers()}


def _name(position: Position) -> object:
    """What tells positions apart: the checkpoint and the answers since say everything."""
    return key(position.checkpoint), position.answers
