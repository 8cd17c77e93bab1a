"""A question that is exactly the name of a keyword, a card, a section of the rules or an infraction."""

from __future__ import annotations

from judge.answers.library.official_wording import anything_imported
from judge.answers.lookups.exact_names import named_answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """The page of the thing with that name. Things that only an import names come last."""
    found = named_answer(library, request.question, request.question) or _only_imported(library, request.question)
    return request.shortened(found) if found else None


def _only_imported(library: Library, question: str) -> Answer | None:
    if not anything_imported():
        return None
    from judge.answers.imported.imported_lookup import imported_named  # noqa: PLC0415 - usually there is nothing

    return imported_named(library, question)
