"""``judge tournament``: the sections of the tournament rules, one rule, an infraction by its name, or a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.finding.searched_part import searched
from judge.answers.lookups.infraction import infraction_answer, without_asking
from judge.answers.lookups.rule_page import name_answer
from judge.answers.lookups.sections_page import sections_answer
from judge.content import documents
from judge.content.ids import is_bare_number, parse_id
from judge.content.typed_numbers import read_number
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.model import Document

DOCUMENT = "tournament"


def tournament_answer(library: Library, request: Request) -> Answer:
    """The page for the words after ``judge tournament``. Raises NotFound if no tournament rule is about them."""
    text = " ".join(request.question.split())
    if text.casefold() in {"", "rules"}:
        return sections_answer(library, DOCUMENT, _shown_edition(library), "judge tournament")
    named = [*library.named(text), *library.named(without_asking(text))]
    for kind, name in named:
        if kind == "infraction":
            return request.shortened(infraction_answer(library, text, name))
        if kind == "section" and name.startswith(f"{DOCUMENT}@"):
            return request.shortened(name_answer(library, text, name, kind))
    from judge.answers.readers.infraction_words import read as infraction_in_words  # noqa: PLC0415 - loads the search

    if in_words := infraction_in_words(library, request):
        return in_words
    found = searched(library, request, "a tournament rule", lambda id_: id_.startswith(f"{DOCUMENT}@"))
    if found is None:
        hint = "judge tournament lists the sections; judge search looks through all rules."
        raise NotFound(f"no tournament rule is about {text!r}", hint=hint)
    return found


def _shown_edition(library: Library) -> Document:
    """The edition in use, or the one whose text is held if that has none."""
    used = library.edition(DOCUMENT)
    return used if library.has_text(DOCUMENT, used.version) else documents.edition(DOCUMENT, library.written(DOCUMENT))


def number_of(text: str) -> str:
    """A number as a question for the tournament rules, whichever document it was typed with. "" for other words."""
    if parse_id(text):
        return text
    typed = read_number(text)
    if typed is None:
        return f"TR {text}" if is_bare_number(text) else ""
    if typed.document == "core":
        return text
    return f"TR {typed.version}: {typed.number}" if typed.version else f"TR {typed.number}"
