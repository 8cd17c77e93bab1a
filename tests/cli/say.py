"""Running a command in a test."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.cli.entry import main

if TYPE_CHECKING:
    import pytest


class Say:
    """Runs a command and gives what it wrote."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.notes = ""

    def __call__(self, *words: str, code: int = 0) -> str:
        assert main(list(words)) == code
        written = self.capsys.readouterr()
        self.notes = written.err
        return written.out

    def json(self, *words: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self("diff", *words, "--json"))
        return found
