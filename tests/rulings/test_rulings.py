"""Every scenario block of every ruling and FAQ entry holds."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from judge.matchup.asking.answers import answered
from judge.scenario.language.script_asks import Ask
from judge.scenario.ruling_files import RulingBlock, read_rulings
from judge.scenario.runner import run_block

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 8, 1)
RULINGS = tuple(read_rulings([ROOT / "tests" / "rulings"], root=ROOT))
IN_FAQ = tuple(read_rulings([ROOT / "faq"], root=ROOT))


def _name(block: RulingBlock) -> str:
    return f"{block.file}:{block.line}"


@pytest.mark.parametrize("block", [*RULINGS, *IN_FAQ], ids=_name)
def test_the_ruling_holds(block: RulingBlock) -> None:
    found = run_block(block, TODAY, answering=answered)
    assert found.passed, f"\n{found.message}"


@pytest.mark.parametrize("block", [*RULINGS, *IN_FAQ], ids=_name)
def test_the_ruling_expects_something_and_says_which_day(block: RulingBlock) -> None:
    assert run_block(block, TODAY, answering=answered).checks
    assert block.entry or block.as_of


def test_every_question_of_a_ruling_has_its_answer() -> None:
    asks = [
        line for block in RULINGS if block.script is not None for line in block.script.play if isinstance(line, Ask)
    ]
    assert asks
    assert [ask.question for ask in asks if not ask.reply] == []


def test_each_case_is_proven_once() -> None:
    cases = [case for block in RULINGS for case in block.cases]
    assert sorted(set(cases)) == sorted(cases)
    assert len(cases) >= 54


def test_there_are_at_least_eight_pairs_with_sources() -> None:
    pairs = {block.file: block.sources for block in RULINGS if "/pairs/" in block.file}
    assert len(pairs) >= 8
    assert all(pairs.values())


def test_the_sources_of_rulings_exist() -> None:
    known = set()
    for path in (ROOT / "faq").rglob("*.md"):
        known |= set(re.findall(r"^id: (faq@\S+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    sources = {source for block in RULINGS for source in block.sources if source.startswith("faq@") and ":" in source}
    assert sources <= known
