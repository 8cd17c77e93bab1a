"""Ruling files and other Markdown with scenario blocks."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.errors import Misuse, ScenarioError
from judge.scenario.ruling_files import LARGEST_FILE, read_file, read_rulings, read_text
from judge.scenario.runner import run_block

if TYPE_CHECKING:
    from pathlib import Path

RULING = """---
ruling: Two blocks
as-of: 2026-08-01
case: whole-file
source: [faq@origins:baited-hook-1, core@1.4:428.1]
---

Words.

```scenario
P1: base u = 1-Might unit
expect u ready
```

```scenario
case: its-own, and-another
P1: base u = 1-Might unit
expect u exhausted
```

```python
nothing
```
"""

FAQ = """# A topic

## A question?

```yaml
id: faq@origins:topic-1
cards: []
```

An answer.

### Today

```scenario
P1: base u = 1-Might unit
expect u ready
```

## Another

```scenario
P1: base u = 1-Might unit
expect u ready
```
"""


def test_blocks_have_lines_cases_and_sources() -> None:
    first, second = read_text(RULING, "r.md")
    assert (first.line, first.cases, first.as_of) == (11, ("whole-file",), date(2026, 8, 1))
    assert (second.line, second.cases) == (16, ("its-own", "and-another"))
    assert first.sources == ("faq@origins:baited-hook-1", "core@1.4:428.1")
    assert run_block(first, date(2020, 1, 1)).passed
    assert "r.md:18: " in run_block(second, date(2020, 1, 1)).message


def test_blocks_of_a_faq_know_their_entry() -> None:
    first, second = read_text(FAQ, "f.md")
    assert (first.entry, second.entry) == ("faq@origins:topic-1", "")


def test_a_broken_block_does_not_hide_the_others() -> None:
    broken, whole = read_text(
        "```scenario\nP1 hand\n```\n\n```scenario\nP1: points 1\nexpect P1 has 1 point\n```\n", "b.md"
    )
    assert isinstance(broken.problem, ScenarioError)
    assert not run_block(broken, date(2026, 8, 1)).passed
    assert run_block(broken, date(2026, 8, 1)).exit_code == 2
    assert run_block(whole, date(2026, 8, 1)).passed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("---\nruling: x\n", "is not closed"),
        ("---\nruling: [x\n---\n", "cannot be read"),
        ("---\nas-of: yesterday\n---\n", "not a date"),
    ],
)
def test_broken_front_matter_is_named(text: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason):
        read_text(text, "x.md")


def test_files_that_are_no_text_are_one_failed_block_each(tmp_path: Path) -> None:
    (tmp_path / "binary.md").write_bytes(b"\xff\xfe\x00```scenario")
    (tmp_path / "huge.md").write_text("x" * (LARGEST_FILE + 1))
    (tmp_path / "whole.md").write_text(RULING)
    blocks = list(read_rulings([tmp_path], root=tmp_path))
    assert [(block.file, block.problem is None) for block in blocks] == [
        ("binary.md", False),
        ("huge.md", False),
        ("whole.md", True),
        ("whole.md", True),
    ]


def test_a_path_that_is_not_there_is_misuse(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match="no file"):
        list(read_rulings([tmp_path / "gone.md"]))


def test_one_block_of_a_file_can_be_read_alone(tmp_path: Path) -> None:
    path = tmp_path / "two.md"
    path.write_text(RULING, encoding="utf-8")
    first, second = read_file(path)
    assert read_file(path, only=first.line) == (first,)
    assert read_file(path, only=second.line) == (second,)
    assert read_file(path, only=1) == ()


PLAIN = "P1: base u = 1-Might unit,\n    v = 2-Might unit\n\nP1 moves u to BF1\nexpect u at BF1, a showdown at BF1\n"


def test_a_file_that_is_named_and_has_no_fence_is_one_scenario(tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    path.write_text(f"---\nas-of: 2026-08-01\n---\n# A remark\n{PLAIN}", encoding="utf-8")
    (block,) = read_rulings([path])
    assert (block.line, block.as_of) == (4, date(2026, 8, 1))
    assert run_block(block, date(2020, 1, 1)).passed


def test_what_is_no_scenario_says_how_it_was_read(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Nothing of the kind\n", encoding="utf-8")
    (block,) = read_rulings([path])
    assert block.problem is not None
    assert "read as one scenario" in block.problem.hint


def test_a_directory_is_read_for_its_blocks_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.md").write_text(PLAIN, encoding="utf-8")
    (tmp_path / "page.md").write_text("# A page\n\n```console\n$ judge\n```\n", encoding="utf-8")
    assert list(read_rulings([tmp_path])) == []
    assert list(read_rulings([tmp_path / "page.md"])) == []


def test_lines_that_are_all_indented_are_read_like_others(tmp_path: Path) -> None:
    path = tmp_path / "indented.txt"
    for indent in ("  ", "\t"):
        lines = [f"{indent}{line}" for line in (*PLAIN.splitlines(), "ask can P2 move u to base: NO")]
        path.write_text("\n".join(lines), encoding="utf-8")
        (block,) = read_rulings([path])
        assert run_block(block, date(2026, 8, 1)).passed, block.problem


def test_a_line_that_is_indented_by_mistake_is_told_so() -> None:
    (block,) = read_text("```scenario\nP1: base u = 1-Might unit\nP1 moves u to BF1\n  all pass\n```\n", "x.md")
    assert block.problem is not None
    assert block.problem.line == 4
    assert block.problem.hint.startswith("A line that is indented continues the one above.")
