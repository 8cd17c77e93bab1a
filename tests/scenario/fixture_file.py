"""Fixture files: title, input, and the exit code with the message; each part is closed by a line with a dot."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FIXTURES = Path(__file__).parent / "fixtures"


class Fixture(NamedTuple):
    title: str
    given: str
    exit_code: int
    message: str


def fixtures(name: str) -> list[Fixture]:
    """Read the fixtures of one file."""
    parts = (FIXTURES / name).read_text(encoding="utf-8").removesuffix("\n.\n").split("\n.\n")
    return [_fixture(parts[at : at + 3]) for at in range(0, len(parts), 3)]


def _fixture(parts: list[str]) -> Fixture:
    title, given, expected = parts
    code, _, message = expected.partition("\n")
    return Fixture(title, given, int(code), message)
