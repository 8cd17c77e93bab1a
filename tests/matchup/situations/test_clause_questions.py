"""A clause decides: the same question is answered otherwise where it is otherwise."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.matchup.boards.given import Given
from judge.matchup.working_out.solve import solve
from tests.matchup.situations import clause_questions, more_questions, played_questions

if TYPE_CHECKING:
    from tests.matchup.situations.asked import Asked

GIVEN = Given(date(2026, 11, 28))


@pytest.mark.parametrize(
    "asked",
    [*clause_questions.QUESTIONS, *more_questions.QUESTIONS, *played_questions.QUESTIONS],
    ids=lambda asked: asked.question,
)
def test_a_clause_decides(asked: Asked) -> None:
    found = solve(asked.situation, GIVEN)
    if asked.answer.startswith("["):
        assert found.why.startswith(f"P1 pays {asked.answer} for ")
    else:
        assert found.said.split()[0] == asked.answer, found.why
