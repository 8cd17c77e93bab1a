"""Any other question: full text, with the cards that it names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.full_text import full_text
from judge.cards.names import find_mentions

_ASKS = re.compile(
    r"(?:and |but |so )*(?:can|could|may|do|does|did|will|would|is|are|what (?:happens|if|does|do)"
    r"|if|when|while|who|how (?:much|many))\b",
    re.IGNORECASE,
)
NOT_PLAYED = (
    "Not played out: the question has no form that is read as one about what cards do; its words were searched for. "
    'judge "A vs B" plays two cards, judge ask a question on a board of yours.'
)

MOST_SHARING = 6
"""So many cards that share a name are listed."""

if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.cards.names import Mention
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer:
    """Search everything; an answer of kind ``none`` if nothing is about the question."""
    mentions = find_mentions(request.question)
    cards = list(dict.fromkeys(one.match.name for one in mentions if one.match.name))
    shared = [one for one in mentions if not one.match.name and len(one.match.alternatives) <= MOST_SHARING]
    found = full_text(library, request, cards)
    found = found._replace(notes=(*found.notes, *(_which(request.question, one) for one in shared)))
    if not cards or found.kind == "none" or request.search or not request.simulate or not _ASKS.match(request.question):
        return found
    return found._replace(notes=(*found.notes, NOT_PLAYED))


def _which(question: str, one: Mention) -> str:
    """That a name of the question is that of several cards, and of which."""
    return f"{question[one.start : one.end]!r} may be {' or '.join(one.match.alternatives)}."
