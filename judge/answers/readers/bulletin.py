"""A question that asks to list a bulletin: ``cards with errata in spiritforged``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.documents.entry_page import entry_answer
from judge.content.documents import DOCUMENTS

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_ERRATA = frozenset({"errata", "errataed", "corrected", "corrections"})
_LIST = frozenset({"cards", "list", "all", "which", "errata"})


def read(library: Library, request: Request) -> Answer | None:
    """List the entries of the bulletin that the question names."""
    said = set(re.findall(r"[a-z]+", request.question.lower()))
    if not (said & _ERRATA and said & _LIST):
        return None
    for document in DOCUMENTS:
        if document.kind == "errata" and document.document in said:
            return entry_answer(library, request.question, document.id)
    return None
