"""Asks the questions of a file for ``judge eval``, without simulating anything."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

from judge.answers.open_library import open_library
from judge.answers.request import Request
from judge.answers.router import answer
from judge.index.evaluate import Scored, read_questions, score_question

if TYPE_CHECKING:
    from judge.answers.model import Answer


def evaluate(path: str) -> list[Scored]:
    """Ask every question of a file, with its version or its day, and score what was found."""
    library = open_library()
    return [score_question(question, found_ids, library) for question in read_questions(path)]


def found_ids(question: dict[str, Any]) -> list[str]:
    """The ids that a question leads to, best first."""
    text, as_of = str(question["query"]), str(question.get("as_of") or "")
    if " --as-of " in text:
        text, _, as_of = text.partition(" --as-of ")
        as_of = shlex.split(as_of)[0]
    library = open_library(as_of, "" if as_of else str(question.get("rules") or ""))
    return ids_of(answer(library, Request(text, limit=10, simulate=False)))


def ids_of(found: Answer) -> list[str]:
    """Every id of an answer in the order in which a reader meets them."""
    if found.kind == "none":
        return []
    return list(dict.fromkeys([*(one.id for one in found.citations), *(one.id for one in found.hits)]))
