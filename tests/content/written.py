"""What is written in this project, read once for all tests that look through it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.sources import read_content

if TYPE_CHECKING:
    from judge.content.model import Content, FaqEntry

ROOT = Path(__file__).parents[2]


@cache
def written() -> Content:
    """The whole content of the checkout."""
    return read_content(ROOT)


def written_answers() -> tuple[FaqEntry, ...]:
    """Every answer of every FAQ."""
    return written().faq
