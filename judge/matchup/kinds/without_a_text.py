"""The differences if a card has no text: the same lines with a textless card in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.boards.textless import without_text
from judge.matchup.kinds.free_play import FreePlay
from judge.matchup.points.fact_table import fact_table
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.walks.explorer import walk
from judge.scenario.asking.answered import Answered, agrees
from judge.scenario.language.script_play import Act
from judge.scenario.runner import position_after

if TYPE_CHECKING:
    from judge.engine.turn.position import Position
    from judge.matchup.points.fact_table import Row
    from judge.scenario.asking.answered import AskedAt
    from judge.scenario.language.script_asks import Ask

BUDGET = 4_000
MOST = 4
"""Maximum number of different facts that are named."""


def differing(ask: Ask, at: AskedAt) -> Answered:
    """The answer to whether anything differs without the text of a card, with the differences.

    Raises CannotSimulate if the lines cannot be played without it, or were not all walked.
    """
    assert ask.subject is not None
    thing = at.play.thing(ask.subject)
    with_it = walk(at.play.position, FreePlay(()), BUDGET)
    without = walk(_position_without(at, thing.card.name, thing.label), FreePlay(()), BUDGET)
    if not (with_it.complete and without.complete):
        raise CannotSimulate(f'"{ask.question}" was not answered: there were still lines left.')
    rows = [row for row in fact_table(with_it, without, thing.label).rows if row.differs]
    said = "something" if rows else "nothing"
    shown = [row for row in rows if not row.aside] or rows
    others = {rule for event in AllLines(without).events() for rule in event.rules}
    rules = (rule for event in AllLines(with_it).events() for rule in event.rules if rule not in others)
    why = "; ".join(map(_difference_in_words, shown[:MOST]))
    return Answered(ask, said, why, tuple(dict.fromkeys(rules)), agrees=_agrees(ask.reply, said))


def _difference_in_words(row: Row) -> str:
    return f"{row.fact}: {row.here.words}, without it {row.without.words if row.without is not None else '-'}"


def _agrees(reply: str, said: str) -> bool | None:
    return reply == said if reply else agrees(reply, said)


def _position_without(at: AskedAt, card: str, label: str) -> Position:
    """The position of the play with a textless card, or without acts for which that card cannot be used any more."""
    try:
        return position_after(at.script, at.day, at.rules, lambda setup: without_text(setup, card))
    except ScenarioError:
        play = tuple(
            line
            for line in at.script.play
            if not (isinstance(line, Act) and any(one.text == label for one in line.what))
        )
        try:
            script = replace(at.script, play=play)
            return position_after(script, at.day, at.rules, lambda setup: without_text(setup, card))
        except ScenarioError as problem:
            raise CannotSimulate(
                f"the play cannot be followed without the text of {label}: {problem.reason}"
            ) from problem
