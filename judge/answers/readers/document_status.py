"""A question about whether a document is in force: ``is the Origins FAQ in force``, ``which rules are current``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.documents.document_status import document_status

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """The answer for the day asked about. None if the question asks for more than that."""
    return document_status(library, request.question)
