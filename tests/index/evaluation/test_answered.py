"""How ``judge eval`` counts an answer: right, wrong or contrary, as the answer or perhaps."""

from __future__ import annotations

import pytest

from judge.errors import Misuse
from judge.index.evaluation.answered import Shown, check_answer, how_answered

RULE, OTHER = "core@1.4:337.2", "core@1.4:400"


@pytest.mark.parametrize(
    ("answer", "shown", "counts"),
    [
        ("no", Shown("no", "sure", (OTHER,)), "right"),
        ("no", Shown("yes", "sure", (RULE,)), "contrary"),
        ("no", Shown("depends", "", ()), "wrong"),
        ("no", Shown("", "sure", (RULE,)), "right"),
        ("no", Shown("", "sure", (OTHER,)), "wrong"),
        ("no", Shown("", "perhaps", (OTHER, RULE)), "right perhaps"),
        ("no", Shown("", "perhaps", (OTHER,)), "wrong perhaps"),
        ("no", Shown(), "nothing"),
        (RULE, Shown("", "sure", (RULE,)), "right"),
        (OTHER, Shown("", "sure", (OTHER,)), "right"),
        (None, Shown("yes", "sure", (RULE,)), ""),
    ],
)
def test_an_answer_counts_as(answer: str | None, shown: Shown, counts: str) -> None:
    question = {"query": "can I respond", "answer": answer}
    assert how_answered(question, shown, lambda one: one == RULE) == counts


@pytest.mark.parametrize("answer", ["maybe", "Yes", "", "337.2", 3, ["yes"]])
def test_any_other_word_is_refused_with_its_question(answer: object) -> None:
    with pytest.raises(Misuse, match="q7: answer: expected yes, no or an id"):
        check_answer({"id": "q7", "query": "can I", "answer": answer}, "questions.json")


@pytest.mark.parametrize(
    "answer", [None, "yes", "no", RULE, "ruling:combat/results", "faq@origins:hidden-3", "card:Gust"]
)
def test_these_are_answers(answer: str | None) -> None:
    check_answer({"query": "can I", "answer": answer}, "questions.json")
