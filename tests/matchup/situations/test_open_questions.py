"""Questions with a clause that decides are answered as a judge would; a few are refused, none is answered wrongly."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.errors import JudgeError
from judge.matchup.boards.given import Given
from judge.matchup.working_out.solve import solve
from tests.matchup.situations.open_questions import QUESTIONS

if TYPE_CHECKING:
    from tests.matchup.situations.asked import Asked

GIVEN = Given(date(2026, 11, 28))
REFUSED = frozenset({
    "Bard, Mercurial, and I didn't exhaust my legend for him. Do my units get to move?",
    "does warwick, hunter kill an imposing challenger with his trigger when he attacks",  # combat damage kills it, too
})  # fmt: skip
"""Questions that are not answered yet; a right answer to one of them is no fault."""


@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: asked.question)
def test_a_question_is_answered_as_its_clause_decides(asked: Asked) -> None:
    try:
        found = solve(asked.situation, GIVEN)
    except JudgeError:
        assert asked.question in REFUSED
        return
    if asked.answer.startswith("["):
        assert found.why.startswith(f"P1 pays {asked.answer} for ")
    else:
        assert found.said.split()[0] == asked.answer, found.why
