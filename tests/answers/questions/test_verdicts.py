"""Questions as people type them, with the verdict that they get: each turns on a time or on a combat."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer

LIBRARY = open_library("2026-11-28")
ROWS = [
    tuple(line.split("\t"))
    for line in (Path(__file__).parent / "verdicts.tsv").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize(("verdict", "question"), ROWS)
def test_a_question_gets_this_verdict(verdict: str, question: str) -> None:
    assert answer(LIBRARY, Request(question)).verdict == verdict.replace("none", "")
