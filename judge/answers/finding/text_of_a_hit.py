"""The part of a text shown on the screen of a search: no lead-in, no bare heading, no sentence torn off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.index.words import STOP_WORDS, stemmed, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_LEADS_IN = re.compile(r"^in short(?:,? [\w-]+)? it says(?: this\.|:) *(?=\S)", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.!?]) +(?!\()")
_REFERS_BACK = re.compile(
    r"^(?:it|its|they|them|their|he|she|this|that|these|those|such|then|there|here|so|but|however|otherwise|instead|also|"
    r"nor|neither|in (?:that|this|these|those|such)|if (?:so|not)\b|the (?:same|other|latter|former))\b",
    re.IGNORECASE,
)
"""The beginning of a sentence that says nothing without the one before it."""
_ANNOUNCING = frozenset({"follow", "rule", "section", "say", "step"})
"""Stems of words by which a heading only says that there is more below it."""

SHORTEST = 4
"""A sentence with no more words than this says nothing by itself."""
SAME = 0.8
"""A text that has this much in common with an earlier one only repeats it."""


def without_lead_in(text: str) -> str:
    """A text without "In short it says this", which tells a user nothing."""
    rest = _LEADS_IN.sub("", text, count=1)
    return text if rest == text else rest[:1].upper() + rest[1:]


def is_bare(title: str, text: str) -> bool:
    """Whether a text is a heading written as a sentence, such as "Step 1 is the combat showdown step".

    It has no words besides those of its title; or it says that rules follow, and its title again.
    """
    said = {stemmed(word) for word in words(text) if word not in STOP_WORDS and not word.isdigit()}
    named = {stemmed(word) for word in words(title)}
    return bool(named) and (said <= named | _ANNOUNCING or (title == text.partition(".")[0] and "that follow" in text))


def is_said_again(text: str, said: Iterable[frozenset[str]]) -> bool:
    """Whether one of these texts, each as its words, has nearly the same words."""
    mine = frozenset(words(text))
    return any(len(mine & one) >= SAME * len(mine | one) for one in said if one)


def best_sentence(text: str, telling: Callable[[str], int]) -> str:
    """The sentence that is most ``telling``, with the one before it if it refers to that, and signs for the rest.

    One of a word or two ("Step 3a.") has the next behind it.
    """
    sentences = _SENTENCE.split(text)
    scores = [telling(sentence) for sentence in sentences]
    at = end = scores.index(max(scores))
    while at and _REFERS_BACK.match(sentences[at]):
        at -= 1
    while end < len(sentences) - 1 and len(" ".join(sentences[at : end + 1]).split()) <= SHORTEST:
        end += 1
    return f"{'… ' if at else ''}{' '.join(sentences[at : end + 1])}{' …' if end < len(sentences) - 1 else ''}"
