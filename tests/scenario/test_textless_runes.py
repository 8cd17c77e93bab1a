"""A rune that has lost its text has no abilities: an act that needs one is refused, with the reason."""

from __future__ import annotations

from datetime import date

import pytest

from judge.errors import JudgeError
from judge.matchup.boards.textless import without_text
from judge.scenario.language.parse import parse
from judge.scenario.runner import position_after

DAY = date(2026, 8, 1)


@pytest.mark.parametrize("verb", ["exhausts", "recycles"])
def test_a_rune_without_its_text_cannot_be_used(verb: str) -> None:
    script = parse(f"P1's turn\nP1: runes 1 Fury\n\nP1 {verb} a Fury rune\n")
    assert position_after(script, DAY).events
    with pytest.raises(JudgeError, match="no such ability on"):
        position_after(script, DAY, altered=lambda setup: without_text(setup, "Fury Rune"))
