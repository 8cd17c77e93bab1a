"""The roll of cases names all cases there are, and ``docs/generated/cases.md`` tells the truth about each."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from judge.scenario.cases import ROLL, Case, read_roll
from tests.each import for_each

ROOT = Path(__file__).parents[2]
CASES = read_roll(ROOT / "rulings" / ROLL)
SEED = Path(os.environ.get("JUDGE_CASES") or ROOT.parent / "shared" / "cases") / "seed_rulings.yaml"
RENEW = "python tools/lists.py writes docs/generated/cases.md anew"

ROW = re.compile(r"^\| ([^ |]+) \| ([^|]+) \| (.*) \|$", re.MULTILINE)


def rows() -> dict[str, tuple[str, str]]:
    """The state and the last column of each case on the page."""
    found = ROW.findall((ROOT / "docs" / "generated" / "cases.md").read_text(encoding="utf-8"))
    return {case: (state, rest) for case, state, rest in found if case != "case"}


def test_there_are_235_cases_to_prove_and_21_to_look_up() -> None:
    assert sum(case.executable for case in CASES) == 235
    assert sum(not case.executable for case in CASES) == 21
    assert sum(not case.settled for case in CASES) == 3


def test_the_roll_is_that_of_the_documents() -> None:
    if not SEED.is_file():
        pytest.skip(f"needs {SEED}")
    listed = re.findall(r"^- id: (\S+)$", SEED.read_text(encoding="utf-8"), re.MULTILINE)
    assert [case.id for case in CASES] == listed


def test_the_page_lists_every_case_once() -> None:
    assert list(rows()) == [case.id for case in CASES], RENEW


@for_each(lambda: CASES, named=lambda case: case.id)
def test_what_the_page_says_is_true(case: Case) -> None:
    state, where = rows()[case.id]
    if state == "proven" or (state == "unsettled" and where.endswith(".md")):
        assert case.id in (ROOT / where).read_text(encoding="utf-8"), RENEW
    elif state == "look-up test":
        assert f'"{case.id}"' in (ROOT / where).read_text(encoding="utf-8"), RENEW
    else:
        assert where, RENEW
