"""Every event of every ruling names its rules; each of them exists and says what it is about."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from judge.citations.numbers import rule_id
from judge.citations.words import about
from judge.engine.state.events import Happened
from judge.matchup.asking.answers import answered
from judge.scenario.ruling_files import RulingBlock, read_rulings
from judge.scenario.runner import run_block
from tests.rulings.test_rulings import TODAY

ROOT = Path(__file__).parents[2]
BLOCKS = tuple(read_rulings([ROOT / "tests" / "rulings", ROOT / "faq"], root=ROOT))


@cache
def rules() -> frozenset[str]:
    """The ids of all rules and sections of the newest rulebook."""
    found = set()
    for path in (ROOT / "rules" / "core").glob("*.md"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^\*\*(\d{3}(?:\.\w+)*)\*\*", text, re.MULTILINE))
        found |= set(re.findall(r"^#+ (\d{3}(?:\.\w+)*)\b", text, re.MULTILINE))
    return frozenset(f"core@1.4:{number}" for number in found)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.file}:{block.line}")
def test_every_event_has_a_rule_that_exists_and_words_for_it(block: RulingBlock) -> None:
    position = run_block(block, TODAY, answering=answered).position
    assert position is not None
    for event in position.events:
        assert event.rules or event.kind is Happened.DOUBTED, str(event)
        assert {rule_id(rule) for rule in event.rules} <= rules(), str(event)
        assert all(re.fullmatch(r"\S.*: \S.*", about(rule)) for rule in event.rules), str(event)
