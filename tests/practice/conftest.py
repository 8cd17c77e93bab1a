from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.practice.pool import questions
from tests.practice.explored_once import explored_once

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.practice.question import Question

SAMPLE = 12
SEED = 7


@pytest.fixture(scope="session")
def library() -> Library:
    return open_library("2026-11-20")


@pytest.fixture(scope="session")
def asked(library: Library) -> list[Question]:
    """A sample of questions that a seed draws, from answers, rulings and pairs."""
    with explored_once():
        return list(islice(questions(library, SEED), SAMPLE))
