"""The screen for a question about what cards do: like that of two cards, with the assumed board."""

from __future__ import annotations

from judge.answers.page.blocks import line, shortened
from judge.answers.simulated.pair_screen import PairScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Line

LONGEST_BOARD = 400
"""The maximum number of letters of the board."""


class QuestionScreen(PairScreen):
    """Everything on the first screen but the answer: how the question was read, the rules, the ruling, the board."""

    def _assumed(self) -> Line:
        board = shortened("; ".join(self.assumed), LONGEST_BOARD)
        return line("assumed", f"assumed (judge ask asks on another board): {board}")

    def _options(self, answer: Answer) -> Iterator[str]:
        if answer.outcomes:
            yield "--steps N"
        yield "--rules"
        yield "--all"
