"""A question that is an id: ``core@1.2:415.1``, ``faq@origins:baited-hook-1``, ``card:Charm``, ``origins#43``.

A ruling has an id, a name, and the path of its file: ``ruling:combat/results``, ``combat/results``.

A document is opened by its id or its label: ``core@1.4``, ``faq@origins``, ``TR 2026-07-16``.
"""

from __future__ import annotations

from judge.answers.library.official_wording import anything_imported
from judge.content.ids import RULING, parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_DOCUMENTS = ("core", "tr", "tournament", "faq")
"""The beginnings of ids and labels of documents that can be opened."""


def read(library: Library, request: Request) -> Answer | None:
    """The page of the thing with that id, first in imported documents. Raises NotFound if nothing has it."""
    if "@" in request.question and anything_imported():
        from judge.answers.imported.imported_lookup import imported_named  # noqa: PLC0415 - usually there is nothing

        if imported := imported_named(library, request.question):
            return request.shortened(imported)
    if (name := named_ruling(library, request.question)) is not None:
        from judge.answers.documents.rulings_look_up import ruling_answer  # noqa: PLC0415 - only for a ruling

        return request.shortened(ruling_answer(library, request._replace(question=name)))
    if request.question.lower().startswith(_DOCUMENTS):
        from judge.answers.documents.whole_document import opened_document  # noqa: PLC0415 - few questions begin so

        if found := opened_document(library, request):
            return found
    question = request.question
    answer = f"faq@{question.lower()}"
    if "@" not in question and (library.store.has(f"alias {answer}") or library.store.has(f"faq {answer}")):
        question = answer
    if not parse_id(question):
        return None
    from judge.answers.documents.page_of_an_id import id_answer  # noqa: PLC0415 - only for an id

    return request.shortened(id_answer(library, question))


def named_ruling(library: Library, question: str) -> str | None:
    """The id of a ruling, or the name of a ruling or a folder with a slash in it. None for any other question."""
    text = question.strip()
    if text.lower().startswith(RULING):
        return RULING + text[len(RULING) :].strip()
    if "/" not in text or " " in text:
        return None
    from judge.answers.rulings.ruling_index import in_folder, ruling_named, typed_name  # noqa: PLC0415 - only for such a text

    return ruling_named(library, text) or (text if in_folder(library, typed_name(text)) else None)
