"""A question that is exactly the name of a keyword, a card, a section of the rules or an infraction."""

from __future__ import annotations

from judge.answers.lookup import name_answer
from judge.answers.official_wording import anything_imported

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Look up what has the name; what only an import names comes last."""
    found = _named(library, request.question) or _only_imported(library, request.question)
    return request.shortened(found) if found else None


def _named(library: Library, question: str) -> Answer | None:
    named = library.named(question.rstrip("?!. "))
    if not named or named[0][0] == "section":
        from judge.answers.infraction import without_asking  # noqa: PLC0415 - a keyword and a card need none of it

        asked = [pair for pair in library.named(without_asking(question)) if pair[0] == "infraction"]
        named = asked or named
    if not named:
        return None
    kind, identifier = named[0]
    others = [f"{other} {name}" for other, name in named[1:]]
    note = "Also: " + ", ".join(others) + "." if others else ""
    if kind == "infraction":
        from judge.answers.infraction import infraction_answer  # noqa: PLC0415 - the same

        return infraction_answer(library, question, identifier)
    if kind == "card":
        from judge.answers.card_page import card_answer  # noqa: PLC0415 - a look-up of a keyword needs none of it

        return card_answer(library, question, identifier, note)
    return name_answer(library, question, identifier, kind, note)


def _only_imported(library: Library, question: str) -> Answer | None:
    if not anything_imported():
        return None
    from judge.answers.imported_lookup import imported_named  # noqa: PLC0415 - usually there is nothing

    return imported_named(library, question)
