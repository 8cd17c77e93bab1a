"""A question about the errata of a card: ``has baited hook been errata'd``, ``errata for charm``."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_SIGNS = ("errat", "correct", "reword", "changed")


def read(library: Library, request: Request) -> Answer | None:
    """Answers whether a card was corrected, with its text now. None if the question has words besides its name."""
    folded = request.question.lower()
    if not any(sign in folded for sign in _SIGNS):
        return None
    from judge.answers.documents.errata_question import errata_answer  # noqa: PLC0415 - only for a question about errata

    return errata_answer(library, request.question)
