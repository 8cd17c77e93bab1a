"""Every scenario block of every ruling and FAQ entry holds."""

from __future__ import annotations

import os
import re

import pytest

from judge.scenario.language.script_asks import Ask
from tests.each import each
from tests.rulings.played import BY_ONE_WORKER, folders, name_of, played_in
from tools.runs import FAQ, ROOT, RULINGS, BlockRun, blocks, blocks_of, files

pytestmark = BY_ONE_WORKER


def test_of_several_workers_one_plays_all_rulings(request: pytest.FixtureRequest) -> None:
    """A pytest that pytest-xdist does not fit has each worker play them, and nothing else tells."""
    assert "PYTEST_XDIST_WORKER" not in os.environ or request.node.nodeid.endswith("@rulings")


@pytest.mark.parametrize("folder", folders())
def test_the_rulings_of_a_folder_hold(folder: str) -> None:
    each(played_in(folder), _holds, name_of)


def _holds(found: BlockRun) -> None:
    assert found.run.passed, f"\n{found.run.message}"


@pytest.mark.parametrize("folder", folders())
def test_the_rulings_of_a_folder_expect_something_and_say_which_day(folder: str) -> None:
    each(played_in(folder), _expects_something, name_of)


def _expects_something(found: BlockRun) -> None:
    assert found.run.checks, "nothing is expected"
    assert found.block.entry or found.block.as_of, "no day: write as-of in the front matter"


def test_no_ruling_lies_where_they_used_to_be() -> None:
    left = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "tests" / "rulings").rglob("*.md"))
    assert not left, "rulings lie in rulings/, at the top of the repository: git mv these files there"


def test_every_file_holds_a_scenario() -> None:
    assert not [file for file in files(RULINGS) if not blocks_of(file)]


def test_every_question_of_a_ruling_has_its_answer() -> None:
    scripts = [block.script for block in blocks(RULINGS) if block.script is not None]
    asks = [line for script in scripts for line in script.play if isinstance(line, Ask)]
    assert asks
    assert [ask.question for ask in asks if not ask.reply] == []


def test_each_case_is_proven_once() -> None:
    cases = [case for block in blocks(RULINGS) for case in block.cases]
    assert sorted(set(cases)) == sorted(cases)
    assert len(cases) >= 54


def test_there_are_at_least_eight_pairs_with_sources() -> None:
    pairs = {block.file: block.sources for block in blocks(RULINGS) if "/pairs/" in block.file}
    assert len(pairs) >= 8
    assert all(pairs.values())


def test_the_sources_of_rulings_exist() -> None:
    known = set()
    for path in files(FAQ):
        known |= set(re.findall(r"^id: (faq@\S+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    named = {source for block in blocks(RULINGS) for source in block.sources}
    assert {source for source in named if source.startswith("faq@") and ":" in source} <= known
