"""A word of everyday English is meant as it is written, whatever word of the rules resembles it."""

from __future__ import annotations

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request


@pytest.mark.parametrize(
    "question",
    [
        "my fellow dies in the showdown",
        "units from the left flank move together",
        "a temporary fairy sits at a battlefield",
        "one effect moves units to two unclaimed battlefields",
        "I realised it in the main phase",
        "plus one damage in total or apiece",
    ],
)
def test_it_is_not_corrected(question: str) -> None:
    answer = router.answer(open_library(), Request(question))
    assert answer.hits
    assert not [note for note in answer.notes if note.startswith("Read '")]


def test_a_slip_is_corrected_and_said() -> None:
    answer = router.answer(open_library(), Request("when does a showdwon begin"))
    assert any("showdown" in note for note in answer.notes)
