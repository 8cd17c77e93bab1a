"""Questions about two cards of which a part was not understood: that is said first, and is not denied."""

from __future__ import annotations

import pytest

from judge.answers.model import Answer
from judge.answers.not_understood import not_understood
from judge.answers.open_library import open_library
from judge.answers.request import Request
from judge.answers.router import answer


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        (
            "does Grove of the God-Willow draw twice if I hold with Trinity Force",
            "Read as Grove of the God-Willow vs Trinity Force; not understood: 'draw twice if I hold'. Of these cards",
        ),
        (
            "can Draven, Audacious play Vi, Destructive",
            "Read as Draven, Audacious vs Vi, Destructive; not understood: 'play'. Of these cards alone: Draven",
        ),
        (
            "Faithful Manufactor vs Plundering Poro on a sunday",
            "Read as Faithful Manufactor vs Plundering Poro; not understood: 'on a sunday'. Of these cards alone: ",
        ),
    ],
)
def test_no_denial_stands_first_where_a_part_was_not_understood(question: str, begins: str) -> None:
    found = answer(open_library("2026-10-01"), Request(question))
    assert found.answer.startswith(begins)
    assert found.asked_for is not None
    assert all(repr(words) in begins for words in found.asked_for.not_understood)


def test_a_question_that_was_understood_is_denied_plainly() -> None:
    found = answer(open_library("2026-10-01"), Request("Draven, Audacious vs Vi, Destructive"))
    assert found.answer.startswith("No. Draven, Audacious and Vi, Destructive do not interact")


def test_a_verb_that_the_verdict_has_was_understood() -> None:
    told = Answer("", kind="matchup", read_as="Charm vs Defy", answer="Defy counters Charm.")
    assert not_understood(told, ("counter",)) == told
    missed = not_understood(told, ("counter", "kills"))
    assert missed.asked_for is not None
    assert missed.asked_for.not_understood == ("kills",)
    assert missed.answer == told.answer
