"""Two or more cards in any words: ``what does charm do to defy``, ``charm + bated hook``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.other_cards import resolve_card
from judge.answers.words_asked import words_of
from judge.cards.names import find_names
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library

_VERSUS = re.compile(r"\s+(?:vs?\.?|versus|against)\s+|\s*\+\s*", re.IGNORECASE)


def read(library: Library, request: Request) -> Answer | None:
    """Simulate the cards together, unless nothing may be simulated; NotFound where one side of a ``vs`` is no card."""
    if not request.simulate:
        return None
    words = words_of(request.question)
    if not (cards := named_cards(library, words.question)):
        return None
    from judge.answers.pairing import pair_answer  # noqa: PLC0415 - loads the engine

    return pair_answer(library, request, cards, words)


def named_cards(library: Library, question: str) -> list[str]:
    """The two or more cards that a question names, none where it names fewer; a card may stand on both sides of a vs.

    Raises NotFound where one side of a ``vs`` is no card.
    """
    cards = list(dict.fromkeys(name for _, _, name in find_names(question)))
    parts = [part for part in _VERSUS.split(question) if part.strip()]
    if len(parts) > 1 and len(cards) < len(parts):
        matches = [(part, resolve_card(library, part)) for part in parts]
        named = [match.name for _, match in matches if match and match.name]
        if len(named) == len(parts):
            return named
        if named:
            for part, match in matches:
                if match is None or not match.name:
                    near = match.alternatives if match else ()
                    raise NotFound(f"there is no card {part.strip()!r}", where=question, nearest=near[:5])
    return cards if len(cards) > 1 else []
