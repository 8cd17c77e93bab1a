"""The rule before or after another one."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.lookups.rule_beside import rule_beside


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("what comes after 428", "429"),
        ("What's after rule 428?", "429"),
        ("next rule after 428.1.a", "428.2"),
        ("the rule following 428.2", "428.3"),
        ("which rule comes after 428.2.b", "428.3"),
        ("what comes before 429", "428"),
        ("what is the rule before 428.2", "428.1"),
        ("previous rule before 428.1", "428"),
        ("section after TR 704", "705"),
    ],
)
def test_the_rule_beside_one_is_found(question: str, number: str) -> None:
    typed = rule_beside(open_library(), question)
    assert typed is not None
    assert typed.number == number


@pytest.mark.parametrize(
    "question",
    ["what comes after 829", "what comes after combat", "428", "what comes before 000", "what comes after 999"],
)
def test_nothing_else_is_taken_for_it(question: str) -> None:
    assert rule_beside(open_library(), question) is None
