"""Words that are spelled correctly although no passage has them."""

from __future__ import annotations

from judge.cards.name_index import name_index
from judge.cards.name_words import singulars
from judge.cards.ordinary_words import is_ordinary


def is_spelled(word: str) -> bool:
    """Whether a word is one of everyday English or of a card's name, and so no slip of another one."""
    return is_ordinary(word) or any(form in name_index().containing for form in singulars(word))
