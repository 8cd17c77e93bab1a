"""A question about two versions: ``what changed for legion 1.2 -> 1.3``."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library

_CHANGE = ("chang", "differ", "diff ", "new")


def read(library: Library, request: Request) -> Answer | None:
    """Compare the versions; nothing without a version and a word for change."""
    folded = request.question.lower()
    if not (any(word in folded for word in _CHANGE) and any(letter.isdigit() for letter in folded)):
        return None
    from judge.answers.changes.question import answer_change  # noqa: PLC0415 - reads whole documents

    return answer_change(library, request.question)
