"""Any other question: full text, with the cards that it names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.full_text import full_text
from judge.cards.names import find_names

_ASKS = re.compile(
    r"(?:and |but |so )*(?:can|could|may|do|does|did|will|would|is|are|what (?:happens|if|does|do)"
    r"|if|when|while|who|how (?:much|many))\b",
    re.IGNORECASE,
)
NOT_PLAYED = (
    "Not played out: the question has no form that is read as one about what cards do; its words were searched for. "
    'judge "A vs B" plays two cards, judge ask a question on a board of yours.'
)

if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer:
    """Search everything; an answer of kind ``none`` if nothing is about the question."""
    cards = list(dict.fromkeys(name for _, _, name in find_names(request.question)))
    found = full_text(library, request, cards)
    if not cards or request.search or not request.simulate or not _ASKS.match(request.question):
        return found
    return found._replace(notes=(*found.notes, NOT_PLAYED))
