"""A document by its id or label: the sections of a rulebook, the answers of a FAQ."""

from __future__ import annotations

from judge.content.documents import document
from judge.content.editions import editions, not_held
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.model import Document

_LABELS = {"core": "core", "tr": "tournament", "tournament": "tournament", "faq": "faq"}


def opened_document(library: Library, request: Request) -> Answer | None:
    """The page of the document whose id or label the question is. None for any other question."""
    label, _, name = request.question.lower().replace("@", " ", 1).partition(" ")
    kind = _LABELS.get(label, "")
    name = name.strip().removeprefix("rules ").removeprefix("v").strip("?. ")
    if not kind or not name:
        return None
    if kind == "faq":
        return _of_faq(library, request, name) if document("faq", name) else _no_other(request.question)
    if name == "rules":
        name = library.edition(kind).version
    later = [one.as_document() for one in not_held(library.store, kind)]
    edition = next((one for one in (*editions(library.store, kind), *later) if name in {one.version, one.id}), None)
    return _of_edition(library, request, edition) if edition else _no_other(request.question)


def _no_other(question: str) -> Answer | None:
    """None for words that only begin like a document. Raises NotFound for an id that no document has."""
    if "@" in question and not any(mark in question for mark in ":# "):
        raise NotFound(f"there is no document {question}", hint="judge versions lists them.")
    return None


def _of_faq(library: Library, request: Request, name: str) -> Answer:
    from judge.answers.documents.faq_page import faq_answer  # noqa: PLC0415 - only for a FAQ

    return faq_answer(library, request._replace(question=name))._replace(question=request.question)


def _of_edition(library: Library, request: Request, edition: Document) -> Answer:
    """The sections of an edition whose text is held. For another one, its status."""
    if library.has_text(edition.document, edition.version):
        from judge.answers.lookups.sections_page import sections_answer  # noqa: PLC0415 - only for a rulebook

        command = "judge" if edition.document == "core" else "judge tournament"
        return sections_answer(library, request.question, edition, command)
    from judge.answers.documents.document_status import status_answer  # noqa: PLC0415 - only for a rulebook

    found = status_answer(library, request.question, edition)
    said = found.answer.partition(": ")[2]
    return found._replace(answer=f"{said[0].upper()}{said[1:]}")
