"""Infractions are read from blocks behind their rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.content.markdown import read_page
from judge.content.read_infractions import read_infractions
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

HEAD = '---\ndocument: tournament\nversion: "2026-07-16"\nsection: "702"\ntitle: Errors\n---\n\n# 702 Errors\n\n'
BLOCK = (
    "```yaml\ninfraction: Looking\npenalty: {low: none, high: Warning}\nupgrade: none\n"
    "remedy: look away\nrules: []\n```\n"
)


def _read(folder: Path, text: str) -> list[object]:
    path = folder / "rules" / "tournament" / "702-errors.md"
    path.parent.mkdir(parents=True)
    path.write_text(HEAD + text, encoding="utf-8")
    return list(read_infractions([read_page(path, folder)]))


def test_a_block_belongs_to_the_rule_above_it(tmp_path: Path) -> None:
    (found,) = _read(tmp_path, "**702.1** Looking.\n\n" + BLOCK)
    assert found == (
        "Looking",
        {"low": "none", "high": "Warning"},
        "none",
        "look away",
        (),
        "tournament@2026-07-16:702.1",
    )


def test_a_block_without_a_rule_is_refused_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="does not follow a rule") as refusal:
        _read(tmp_path, BLOCK)
    assert refusal.value.where.endswith("702-errors.md:10")


def test_a_block_that_lacks_a_field_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="lacks remedy"):
        _read(tmp_path, "**702.1** Looking.\n\n" + BLOCK.replace("remedy: look away\n", ""))


@pytest.mark.parametrize("rules", ["5", "", "{a: b}", "tournament@2026-07-16:702.2"])
def test_rules_that_are_no_list_are_refused(tmp_path: Path, rules: str) -> None:
    with pytest.raises(ContentError, match="rules: expected a list"):
        _read(tmp_path, "**702.1** Looking.\n\n" + BLOCK.replace("rules: []", f"rules: {rules}"))
