"""Corrects card names in a question that are misspelt, or whose words are parted otherwise than they are written."""

from __future__ import annotations

import re
from itertools import pairwise

from judge.answers.library.spelled_words import is_spelled
from judge.cards.name_words import fold
from judge.cards.names import find_names, resolve_name

_WORD = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*")
_LONGEST = 3
"""So many words at most are taken for one misspelt name."""
_DONE_WITH_IT = re.compile(r"(?<=[a-z]{4})ed$")
"""What a name has behind it as a verb: "windwalled"."""
_SHORTEST = 5
"""A word that is no shorter is looked at: of shorter ones many names are one letter away."""
_LONGEST_HEARD = 5
"""So many words at most a telephone makes of one name."""
_SHORTEST_HEARD = 3
"""One of these words at least is no plain English and has so many letters."""


def with_names_put_together(text: str) -> str:
    """The text in which words that are a name by their letters alone (``zone yas hour glass``) are that name."""
    from judge.cards.run_together import run_together, same_letters  # noqa: PLC0415 - a question with names needs none

    words = _free_words(text)
    strange = {
        at for at, word in enumerate(words) if len(word[0]) >= _SHORTEST_HEARD and not is_spelled(word[0].lower())
    }
    for length in range(_LONGEST_HEARD, 1, -1):
        for first in range(len(words) - length + 1):
            span = words[first : first + length]
            if not _in_a_row(text, span):
                continue
            start, end = span[0].start(), span[-1].end()
            read = same_letters if strange.isdisjoint(range(first, first + length)) else run_together
            if match := read(fold(text[start:end])):
                return with_names_put_together(f"{text[:start]}{match.name}{text[end:]}")
    return text


def _free_words(text: str) -> list[re.Match[str]]:
    """The words of a text that are in no name."""
    found = find_names(text)
    return [word for word in _WORD.finditer(text) if not any(start <= word.start() < end for start, end, _ in found)]


def with_names_spelled(text: str, known: frozenset[str]) -> str:
    """The text in which a word that nobody spells so is part of a name; ``known`` are words that are no slips."""
    words = _free_words(text)
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
