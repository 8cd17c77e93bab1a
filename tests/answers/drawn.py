"""What an answer shows on its first screen, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers import router
from judge.answers.page.request import Request
from judge.cli.writers.plain import plain

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.how_much import More
    from judge.content.library import Library

LINES = 24
"""A screen has no more."""


def ask(library: Library, question: str) -> Answer:
    return router.answer(library, Request(question))


def screen(answer: Answer, width: int = 80, more: More | None = None) -> list[str]:
    return plain(answer.shown(more=more), width).split("\n")
