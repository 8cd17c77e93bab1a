"""Scenarios with a line more or less, played on from where they begin to differ."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from judge.citations.numbers import CURRENT
from judge.engine.turn.position import begin
from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.kinds.scenario_questions import answer_to
from judge.scenario.board.from_script import setup_of
from judge.scenario.play.earlier_in_turn import after_what_was_earlier
from judge.scenario.play.left_open import nothing_left_open
from judge.scenario.play.playing import Playing
from judge.scenario.runner import _Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from judge.scenario.asking.questions import Questions
    from judge.scenario.language.script import PlayLine, Script


class Underway(_Running):
    """A scenario that has been played up to one of its lines, and can go on in several ways."""

    def __init__(self, script: Script, day: date) -> None:
        state = after_what_was_earlier(script, setup_of(script, day).state(), CURRENT)
        super().__init__(script, state, CURRENT, day, answer_to)
        self._play = Playing(begin(state, pausing=True), script.where, CURRENT)

    def before_each_line(self) -> Iterator[tuple[int, Underway]]:
        """The number of each line of the play, with the scenario as it stands before it."""
        going_on = self._copy()
        for number, line in enumerate(self._script.play):
            yield number, going_on
            going_on.perform(going_on._play, line)

    def passes(self, lines: tuple[PlayLine, ...]) -> bool:
        """Whether the scenario passes when it goes on with these lines and ends there."""
        trial = self._copy()
        try:
            for line in lines:
                trial.perform(trial._play, line)
                if not all(check.passed for check in trial._checks):
                    return False
            if not trial._questions.are_open:
                trial._play.finish(lines[-1].at if lines else None)
                nothing_left_open(trial._play, (self._script.play or self._script.setup)[-1].at, trial._expected_open)
            trial._answers(trial._play)
            for because in self._script.because:
                trial._because(trial._play, because)
        except (ScenarioError, CannotSimulate):
            return False
        return all(check.passed for check in trial._checks)

    def _copy(self) -> Underway:
        """The same play, of which nothing changes when the copy goes on."""
        other = copy(self)
        other._play, other._questions = copy(self._play), copy(self._questions)
        copies = ((self, other), (self._play, other._play), (self._questions, other._questions))
        for mine, its in copies:
            for name, value in _fields(mine).items():
                if isinstance(value, list | set):
                    setattr(its, name, value.copy())
        return other


def _fields(value: Underway | Playing | Questions) -> dict[str, object]:
    return {one: getattr(value, one) for one in value.__struct_fields__} if isinstance(value, Playing) else vars(value)
