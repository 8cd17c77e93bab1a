"""Every event of every ruling names its rules; each of them exists and says what it is about."""

from __future__ import annotations

import re
from functools import cache

import pytest

from judge.citations.numbers import rule_id
from judge.citations.words import about
from judge.engine.wording.doubts import NOTES
from tests.each import each
from tests.rulings.played import BY_ONE_WORKER, folders, name_of, played_in
from tools.runs import ROOT, BlockRun

pytestmark = BY_ONE_WORKER


@cache
def rules() -> frozenset[str]:
    """The ids of all rules and sections of the newest rulebook."""
    found = set()
    for path in (ROOT / "rules" / "core").glob("*.md"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^\*\*(\d{3}(?:\.\w+)*)\*\*", text, re.MULTILINE))
        found |= set(re.findall(r"^#+ (\d{3}(?:\.\w+)*)\b", text, re.MULTILINE))
    return frozenset(f"core@1.4:{number}" for number in found)


@pytest.mark.parametrize("folder", folders())
def test_every_event_has_a_rule_that_exists_and_words_for_it(folder: str) -> None:
    each(played_in(folder), _events_have_rules, name_of)


def _events_have_rules(found: BlockRun) -> None:
    assert found.run.position is not None
    for event in found.run.position.events:
        assert event.rules or event.kind in NOTES, str(event)
        assert {rule_id(rule) for rule in event.rules} <= rules(), str(event)
        assert all(re.fullmatch(r"\S.*: \S.*", about(rule)) for rule in event.rules), str(event)
