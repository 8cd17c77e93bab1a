"""Every kind of answer in every form, at 40, 80 and 120 columns: the pages of ``tests/cli/pages``."""

from __future__ import annotations

import difflib
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.cli.writers.plain import plain
from tests.cli.page_cases import PAGES, WIDTHS, Page, cases, drawn, in_all_forms

if TYPE_CHECKING:
    from pathlib import Path

WRITE = "python -m tests.cli.page_cases"
NAMES = sorted(path.stem for path in PAGES.glob("*.txt"))
KEPT = re.compile(r"^\s*(expect |P\d[: ]|\^|\S+: \[)")
"""Lines that are never broken: what can be copied into a scenario, and places that an editor jumps to."""


@cache
def pages(folder: Path) -> dict[str, Page]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_CACHE", str(folder / "cache"))
        patch.setenv("JUDGE_DATA", str(folder / "data"))
        return dict(cases())


@pytest.fixture
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Page]:
    return pages(tmp_path_factory.getbasetemp() / "pages")


def test_every_kind_of_answer_has_its_page(found: dict[str, Page]) -> None:
    assert sorted(found) == NAMES, f"write the pages with: {WRITE}"


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_as_it_was_looked_at(found: dict[str, Page], name: str) -> None:
    kept = (PAGES / f"{name}.txt").read_text(encoding="utf-8")
    made = in_all_forms(found[name])
    changed = difflib.unified_diff(
        kept.splitlines(), made.splitlines(), f"{name}.txt", "as it is now", lineterm="", n=2
    )
    assert made == kept, "\n".join([f"{name} reads differently; if that is meant, {WRITE}", *changed])


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", NAMES)
def test_no_line_is_wider_than_it_has_to_be(found: dict[str, Page], name: str, width: int) -> None:
    page = found[name]
    lines = plain(page.blocks, width).splitlines() + (drawn(page, width).splitlines() if page.is_drawn else [])
    assert [line for line in lines if _is_too_wide(line, width)] == []


@pytest.mark.parametrize("question", ["323", "baited hook", "deflect", "what counts as a target", "TR 704"])
def test_real_answers_fit_forty_columns(question: str) -> None:
    answer = router.answer(open_library(), Request(question))
    assert [line for line in plain(answer.shown(), 40).splitlines() if _is_too_wide(line, 40)] == []


def _is_too_wide(line: str, width: int) -> bool:
    """Whether a line goes beyond the width although a break, or less of an indent, would keep it within."""
    words = line.removeprefix("  | ").split()
    return len(line) > width and not KEPT.match(line) and (len(words) > 1 or len(words[0]) <= width)
