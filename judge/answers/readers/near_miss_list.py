"""The list of near misses, or those with some words: ``near misses``, ``near misses of a move``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_ASKED = re.compile(
    r"(?:list |list of |all )?near[- ]miss(?:es)?(?: (?:of|for|with|on))?(?: (?:a|an|the))?(?: (.+))?[?.]?",
    re.IGNORECASE,
)


def read(library: Library, request: Request) -> Answer | None:
    """The list. None if something else is asked, or no near miss has those words."""
    found = _ASKED.fullmatch(request.question)
    if found is None:
        return None
    from judge.answers.documents.near_misses_page import near_misses_answer  # noqa: PLC0415 - only where it is asked for
    from judge.errors import NotFound  # noqa: PLC0415 - only where it is asked for

    try:
        return near_misses_answer(library, request._replace(question=found[1] or ""))._replace(
            question=request.question
        )
    except NotFound:
        return None
