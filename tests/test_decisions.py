"""The decisions in docs/decisions: each has a number of its own, and its heading says it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

DECISIONS = sorted((Path(__file__).parents[1] / "docs" / "decisions").glob("*.md"))


def test_each_number_is_given_once_and_none_is_left_out() -> None:
    numbers = Counter(path.name.partition("-")[0] for path in DECISIONS)
    assert numbers == Counter(f"{number:04}" for number in range(1, len(DECISIONS) + 1))


def test_the_heading_has_the_number() -> None:
    for path in DECISIONS:
        heading = path.read_text(encoding="utf-8").partition("\n")[0]
        assert heading.startswith(f"# {int(path.name.partition('-')[0])}. "), path.name
