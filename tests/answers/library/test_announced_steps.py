"""A rule that only announces its steps says them in one breath."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.announced_steps import announces, with_steps
from judge.answers.library.open_library import open_library

if TYPE_CHECKING:
    from judge.content.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


@pytest.mark.parametrize(
    "identifier",
    [
        "core@1.4:413.4", "core@1.4:143.3.b", "core@1.4:813.1.c", "core@1.4:431.2", "core@1.4:469", "core@1.4:348.2",
        "tournament@2026-07-16:702.3.b", "tournament@2026-07-16:701.1",
    ],
)  # fmt: skip
def test_its_steps_follow(library: Library, identifier: str) -> None:
    rule = library.find_rule(identifier)
    assert rule is not None
    said = with_steps(library, rule)
    assert said.startswith(f"{rule.text} (1) ")
    first = library.find_rule(rule.children[0])
    assert first is not None
    assert first.text in said


def test_burning_out_says_who_gains_a_point(library: Library) -> None:
    rule = library.find_rule("core@1.4:431.2")
    assert rule is not None
    assert "point" in with_steps(library, rule)


def test_a_rule_that_says_something_keeps_its_text(library: Library) -> None:
    rule = library.find_rule("core@1.4:431.1")
    assert rule is not None
    assert with_steps(library, rule) == rule.text
    assert not announces("A unit that is stunned already cannot be stunned once more.")
