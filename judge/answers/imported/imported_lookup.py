"""Look-ups of imported entries: a question or an erratum by its id, a whole document, a card by its name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.imported.imported_cards import imported_card, imported_card_answer
from judge.answers.library.imported_places import Place, citation_of, hit_of, place_of, places
from judge.answers.page.answer import Answer

if TYPE_CHECKING:
    from judge.content.library import Library

_DOCUMENT = re.compile(r"(faq|errata)@[a-z0-9@.-]+", re.IGNORECASE)


def imported_named(library: Library, question: str) -> Answer | None:
    """The answer to a question that names one of these. None if it names none."""
    if place := place_of(library, question):
        return _page(library, question, place.id, place.text, [place])
    if _DOCUMENT.fullmatch(question) and not library.bulletin(question.lower()):
        wanted = question.lower()
        listed = [one for one in places(library) if one.id.startswith((f"{wanted}#", f"{wanted}:", f"{wanted}@"))]
        return imported_document_answer(library, question, wanted, listed) if listed else None
    name = imported_card(library, question)
    return imported_card_answer(library, question, name) if name else None


def imported_document_answer(library: Library, question: str, identifier: str, listed: list[Place]) -> Answer:
    """A list of the entries of an imported document that are not restated."""
    what = "questions" if listed[0].kind == "faq" else "errata"
    said = f"{listed[0].about}: {len(listed)} {what}, imported."
    answer = _page(library, question, identifier, said, [])
    return answer._replace(hits=tuple(hit_of(library, one) for one in listed))


def _page(library: Library, question: str, read_as: str, said: str, found: list[Place]) -> Answer:
    return Answer(
        question=question,
        read_as=read_as,
        kind="search",
        answer=said,
        citations=tuple(citation_of(library, one) for one in found),
    )
