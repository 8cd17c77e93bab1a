"""The list of documents: every edition has its dates, and one follows the other."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.answers.doctor.front_matter import is_day
from judge.content.documents import DOCUMENTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.model import Document

FILE = "judge/content/documents.py"


def check_dates(documents: Iterable[Document] = DOCUMENTS) -> Iterator[Finding]:
    """Check the dates of all documents."""
    books: dict[str, list[Document]] = {}
    for document in documents:
        for name in ("published", "in_force", "until"):
            day = getattr(document, name)
            if not is_day(day) and (day or name != "until"):
                yield Finding("dates", FILE, f"{document.id}: {name}: {day!r} is not a date", "Write it as 2026-07-24.")
        if document.in_force < document.published:
            reason = f"{document.id} is in force on {document.in_force}, before it is published"
            yield Finding("dates", FILE, reason, "Correct one of the two dates.")
        if bool(document.until) != bool(document.retired) or (document.until and document.until < document.in_force):
            reason = f"{document.id} ends on {document.until or 'no day'} ({document.retired or 'nothing said'})"
            yield Finding("dates", FILE, reason, "Give the date of its end and the word for it, or neither.")
        if document.kind == "rules":
            books.setdefault(document.document, []).append(document)
    for editions in books.values():
        for earlier, later in pairwise(editions):
            if earlier.until != later.in_force:
                reason = f"{earlier.id} ends on {earlier.until or 'no day'}, and {later.id} begins on {later.in_force}"
                yield Finding("dates", FILE, reason, "One edition ends where the next begins.")
