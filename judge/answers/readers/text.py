"""Any other question: full text, with the cards that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.full_text import full_text
from judge.cards.names import find_names

if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer:
    """Search everything; an answer of kind ``none`` if nothing is about the question."""
    cards = list(dict.fromkeys(name for _, _, name in find_names(request.question)))
    return full_text(library, request, cards)
