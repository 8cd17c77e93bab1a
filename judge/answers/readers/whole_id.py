"""A question that is an id: ``core@1.2:415.1``, ``faq@origins:baited-hook-1``, ``card:Charm``, ``origins#43``.

A document is one, too, and is opened: ``core@1.4``, ``faq@origins``; also by its label, ``TR 2026-07-16``.
"""

from __future__ import annotations

from judge.answers.official_wording import anything_imported
from judge.answers.opened_document import opened_document
from judge.content.ids import parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Look up what has the id, first in imported documents; NotFound where nothing has it."""
    if "@" in request.question and anything_imported():
        from judge.answers.imported_lookup import imported_named  # noqa: PLC0415 - usually there is nothing

        if imported := imported_named(library, request.question):
            return request.shortened(imported)
    if found := opened_document(library, request):
        return found
    question = request.question
    answer = f"faq@{question.lower()}"
    if "@" not in question and (library.store.has(f"alias {answer}") or library.store.has(f"faq {answer}")):
        question = answer
    if not parse_id(question):
        return None
    from judge.answers.lookup import id_answer  # noqa: PLC0415 - only for an id

    return request.shortened(id_answer(library, question))
