"""Files that documentation, comments and docstrings name are there: a renamed module is found by its new name."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CODE = [path for folder in ("judge", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
FILES = [*CODE, *ROOT.glob("*.py"), *(ROOT / "bench").glob("*.py")]
PATHS = {"/" + path.relative_to(ROOT).as_posix() for path in FILES}
ENDS = {path[at:] for path in PATHS for at, sign in enumerate(path) if sign == "/"}
IN_CODE, IN_PAGES = (re.compile(rf"{tick}((?:\w+/)*\w+\.py){tick}") for tick in ("``", "`"))


def test_pages_name_files_that_there_are() -> None:
    named = {(page.name, name) for page in PAGES for name in IN_PAGES.findall(page.read_text(encoding="utf-8"))}
    assert len(named) > 100
    assert {(page, name) for page, name in named if f"/{name}" not in ENDS} == set()


def test_comments_name_files_that_there_are() -> None:
    named = {(path.name, name) for path in CODE for name in IN_CODE.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 30
    assert {(path, name) for path, name in named if f"/{name}" not in ENDS} == set()
