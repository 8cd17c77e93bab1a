"""Scenario blocks with answers to all their questions, and the assumed board of a question that names none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import line
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date
    from typing import Any

    from judge.answers.page.blocks import Line
    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.run import Run


def run_asking(block: RulingBlock, day: date, rules: str) -> Run:
    """Runs a block. Its questions are answered over everything that its play leaves open."""
    from judge.matchup.kinds.scenario_questions import answer_to  # noqa: PLC0415 - an answer that is shown needs no engine
    from judge.scenario.runner import run_block  # noqa: PLC0415

    return run_block(block, day, rules, answer_to)


class Assumed(NamedTuple):
    """The board and the play that were assumed for a question.

    ``asked`` are the questions of a scenario that were answered on it, as JSON.
    """

    setup: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    asked: tuple[dict[str, Any], ...] = ()

    def as_lines(self) -> Iterator[Line]:
        if self.setup:
            yield line("frame", f"Assumed: {'; '.join(self.setup)}. Played: {'; '.join(self.play) or 'nothing'}.")

    def add_to(self, values: dict[str, Any]) -> None:
        values["assumed"] = [*self.setup, *self.play]
        values["asked"] = list(self.asked)


def assumed_for(question: str, play: tuple[str, ...], day: date) -> Assumed:
    """The board that is derived for a question, and its play if none is given.

    Raises CannotSimulate if it names no card, or if no board is found on which they can be played.
    """
    from judge.matchup.boards.given import Given  # noqa: PLC0415 - the same
    from judge.matchup.kinds.assumed_board import assumed_board  # noqa: PLC0415 - an answer that is shown needs no engine

    scene = assumed_board(question, play, Given(day))
    return Assumed(scene.setup, scene.play)
