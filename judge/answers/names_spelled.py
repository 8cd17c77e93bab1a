"""Corrects misspelt card names in a question."""

from __future__ import annotations

import re
from itertools import pairwise

from judge.answers.spelled_words import is_spelled
from judge.cards.names import find_names, resolve_name

_WORD = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*")
_LONGEST = 3
"""So many words at most are taken for one misspelt name."""
_DONE_WITH_IT = re.compile(r"(?<=[a-z]{4})ed$")
"""What a name has behind it as a verb: "windwalled"."""
_SHORTEST = 5
"""A word that is no shorter is looked at: of shorter ones many names are one letter away."""


def with_names_spelled(text: str, known: frozenset[str]) -> str:
    """The text in which a word that nobody spells so is part of a name; ``known`` are words that are no slips."""
    found = find_names(text)
    words = [word for word in _WORD.finditer(text) if not any(start <= word.start() < end for start, end, _ in found)]
    for at, word in enumerate(words):
        if len(word[0]) < _SHORTEST or is_spelled(word[0].lower()) or word[0].lower() in known:
            continue
        for length in range(_LONGEST, 0, -1):
            for first in range(max(0, at - length + 1), at + 1):
                span = words[first : first + length]
                if len(span) < length or not _in_a_row(text, span):
                    continue
                typed = text[span[0].start() : span[-1].end()]
                match = resolve_name(typed) or resolve_name(_DONE_WITH_IT.sub("", typed))
                if match is not None and match.name and match.kind == "corrected":
                    spelled = f"{text[: span[0].start()]}{match.name}{text[span[-1].end() :]}"
                    return with_names_spelled(spelled, known)
    return text


def _in_a_row(text: str, span: list[re.Match[str]]) -> bool:
    """Whether words stand next to each other, with nothing but spaces between them."""
    return all(not text[one.end() : other.start()].strip() for one, other in pairwise(span))
