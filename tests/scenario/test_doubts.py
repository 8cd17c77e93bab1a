"""Open questions: each is declared, stands in the table, is reached where it matters, and changes nothing."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import judge.cards
import judge.engine
from judge.doubts import Doubt, declared
from judge.engine.turn.sameness import key
from judge.engine.wording import doubts as doubted
from judge.engine.wording.doubts import NOTES
from judge.scenario.runner import run_block
from tests.rulings.played import BY_ONE_WORKER
from tools.runs import TODAY, runs

ROOT = Path(__file__).parents[2]

for package in (judge.engine, judge.cards):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)

pytestmark = BY_ONE_WORKER
UNREACHED: dict[str, str] = {}
"""Open questions that no ruling can reach, with the reason."""


@cache
def reached() -> dict[str, dict[str, list[int]]]:
    """The files and lines of the blocks that depend on each open question."""
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for block, played in runs():
        for note in played.notes:
            found[note.slug][block.file].append(block.line)
    return found


def test_every_place_that_is_marked_declares_its_question() -> None:
    for path in sorted((ROOT / "judge").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if path.parts[-1] == "doubts.py":
            continue
        marked, declares = text.count("Unclear:"), len(re.findall(r"= open_question\(", text))
        assert marked == declares, f"{path.relative_to(ROOT)}: marked {marked} times, {declares} questions declared"


def test_every_question_stands_in_the_table_with_its_anchor_and_its_file() -> None:
    rows = (ROOT / "docs" / "conflicts.md").read_text(encoding="utf-8").splitlines()
    for note in declared():
        mine = [row for row in rows if row.startswith(f'| <a id="{note.slug}"></a>{note.question} |')]
        assert len(mine) == 1, note
        if isinstance(note, Doubt):
            assert "marks the doubt" in mine[0], note
        else:
            assert note.settled in mine[0], note
            assert note.older in mine[0], note
    anchors = {slug for row in rows for slug in re.findall(r'<a id="([^"]+)"', row)}
    assert anchors == {doubt.slug for doubt in declared()}
    for row in rows:
        for name in re.findall(r"`(judge/[^`]+)` marks the doubt", row):
            assert "open_question(" in (ROOT / name).read_text(encoding="utf-8"), name


@pytest.mark.parametrize("slug", sorted(doubt.slug for doubt in declared()))
def test_a_ruling_reaches_it_and_one_beside_that_does_not(slug: str) -> None:
    found = reached().get(slug, {})
    if slug in UNREACHED:
        assert not found
        return
    assert found
    alike = {block.line for block, _ in runs() for file in found if block.file == file}
    assert any(alike - set(lines) for lines in found.values())


def test_most_rulings_rest_on_no_open_question() -> None:
    doubtful = [block for block, played in runs() if played.doubts]
    assert 40 < len(doubtful) < len(runs()) // 10


def test_reaching_one_changes_no_state_no_check_and_no_other_event(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    monkeypatch.setattr(doubted, "_note", lambda *_: None)
    for block, before in runs():
        if before.notes and before.position is not None:
            after = run_block(block, TODAY)
            assert after.position is not None
            assert not after.notes
            assert key(after.position.state) == key(before.position.state)
            assert [check.passed for check in after.checks] == [check.passed for check in before.checks]
            assert after.rules == before.rules
            told = [str(event) for event in before.position.events if event.kind not in NOTES]
            assert [str(event) for event in after.position.events] == told
            compared += 1
    assert compared > 40
