"""The examples of the grammar: what each question means, all its words understood; and questions that are not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answers.questions.situation_of_a_question import situation_of_a_question
from judge.cards.names import find_names
from judge.engine.keyword_abilities.vocabulary import KEYWORDS
from tests.answers.questions.told import told

HERE = Path(__file__).parent
EXAMPLES = [tuple(line.split("\t")) for line in (HERE / "examples.tsv").read_text(encoding="utf-8").splitlines()]
NOT_READ = (HERE / "not_read.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("question", "means"), EXAMPLES)
def test_a_question_means_this(question: str, means: str) -> None:
    meant = situation_of_a_question(question, find_names(question), KEYWORDS)
    assert meant is not None, "a word of it is not understood"
    assert told(meant) == means


@pytest.mark.parametrize("question", NOT_READ)
def test_a_question_with_a_word_that_is_not_understood_is_not_read(question: str) -> None:
    meant = situation_of_a_question(question, find_names(question), KEYWORDS)
    assert meant is None, f"read as {told(meant)}"
