"""Recognises a question about a limit by words that a search drops: ``how many cards can I have in hand``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.index.words import stemmed

if TYPE_CHECKING:
    from judge.index.query import Question

_HOW_MANY = re.compile(
    r"\bhow (?:many|much)\b.*\b(?:can|may|could) (?:i|you|we|he|she|they|it|there|a|an|the|my|your|one|any)\b",
    re.IGNORECASE,
)
LIMIT, WEIGHT = "maximum", 0.5
"""The word of the rules and the answers for what is asked, and what it counts for beside a word that was typed."""


def with_limit(question: Question) -> Question:
    """The question, with a search for the word "limit" if it asks for one only by ``how many can``."""
    if not _HOW_MANY.search(question.text):
        return question
    return question._replace(wanted={**question.wanted, stemmed(LIMIT): WEIGHT})
