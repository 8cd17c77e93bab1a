"""What comes of a scenario: its exit code and what is said."""

from __future__ import annotations

from datetime import date

from judge.errors import JudgeError
from judge.scenario.language.parse import parse
from judge.scenario.runner import run

TODAY = date(2026, 8, 1)


def said(text: str) -> tuple[int, str]:
    """Play a scenario that stands in x.md; give the exit code and the message."""
    try:
        found = run(parse(text, where="x.md"), TODAY)
    except JudgeError as problem:
        return problem.exit_code, str(problem)
    return found.exit_code, found.message
