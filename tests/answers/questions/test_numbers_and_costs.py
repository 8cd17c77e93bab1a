"""Questions that turn on a number, a state or a cost get the answer of a judge; "-" is one without a verdict."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.errors import JudgeError

if TYPE_CHECKING:
    from judge.content.library import Library

ASKED = [
    tuple(line.split("\t"))
    for line in Path(__file__).with_name("numbers_and_costs.tsv").read_text(encoding="utf-8").splitlines()
]


@cache
def _library() -> Library:
    return open_library("2026-11-28")


@pytest.mark.parametrize(("question", "wanted"), ASKED)
def test_the_number_the_state_or_the_cost_decides(question: str, wanted: str) -> None:
    try:
        found = answer(_library(), Request(question))
    except JudgeError:
        assert wanted == "-"
        return
    if wanted.startswith("["):
        assert found.answer.startswith(f"P1 pays {wanted} for "), found.answer
    elif wanted == "-":
        assert not found.verdict
        assert not found.answer.startswith("P1 pays "), found.answer
    else:
        assert found.verdict == wanted, found.answer
