"""Answers to partly understood questions on two cards: they say which part, and deny nothing about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.asked_for import AskedFor
from judge.answers.words_asked import ASKING

if TYPE_CHECKING:
    from judge.answers.model import Answer

_OF_ANY_PLAY = frozenset({"cast", "get", "let", "make", "play"})
"""Verbs that an answer has whatever was asked."""
_DENIALS = ("No. ", "No interaction ", "Nothing in particular")


def not_understood(found: Answer, words: tuple[str, ...]) -> Answer:
    """The answer with the words that were not understood; a verb that the verdict itself has was.

    It does not open with a denial, which would be one of what was not understood.
    """
    unread = tuple(word for word in words if not _is_told(word.casefold(), found.answer.casefold()))
    if not unread:
        return found
    asked_for = found.asked_for or AskedFor()
    said = found.answer
    if said.startswith(_DENIALS):
        listed = ", ".join(map(repr, unread))
        said = f"Read as {found.read_as}; not understood: {listed}. Of these cards alone: {said.removeprefix('No. ')}"
    return found._replace(answer=said, asked_for=asked_for._replace(not_understood=unread))


def _is_told(word: str, verdict: str) -> bool:
    """Whether a word is a verb that the verdict has."""
    verb = word if word in ASKING and not word.endswith("s") else word.removesuffix("s")
    return verb in ASKING - _OF_ANY_PLAY and verb in verdict
