"""Corrects card names in a question that are misspelt, or whose words are divided in another way."""

from __future__ import annotations

import re
from itertools import pairwise

from judge.answers.library.spelled_words import is_spelled
from judge.cards.catalogue import catalogue
from judge.cards.name_words import fold
from judge.cards.names import find_names, resolve_name
from judge.cards.ordinary_words import rules_words

_WORD = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*")
_LONGEST = 3
"""The maximum number of words taken for one misspelt name."""
_DONE_WITH_IT = re.compile(r"(?<=[a-z]{4})ed$")
"""The ending of a name used as a verb: "windwalled"."""
_SHORTEST = 5
"""The minimum length of a word that is corrected: many names are only one letter away from shorter ones."""
_LONGEST_HEARD = 5
"""The maximum number of words that dictation makes of one name."""
_SHORTEST_HEARD = 3
"""The minimum length of one of these words that is not plain English."""


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


def with_names_in_their_place(text: str) -> str:
    """The text in which a word of the rules that is also a spell's name (Retreat, Block) is written as a name.

    Only in the place of a card: after "can" or "does" and before a verb, after "play" or "how much does".
    """
    from judge.answers.questions.vocabulary import BASE_FORMS  # noqa: PLC0415 - few questions have such a word

    def written(found: re.Match[str]) -> str:
        word, after = found["name"], (found["after"] or "").lower()
        card = catalogue().get(word.capitalize())
        is_subject = found["opens"] is not None and after not in BASE_FORMS
        if card is None or "Spell" not in card.types or word.lower() not in rules_words() or is_subject:
            return found[0]
        return f"{found['opens'] or found['acts']}{word.capitalize()}{found[0][found.end('name') - found.start() :]}"

    return _IN_PLACE.sub(written, text, count=1)


_IN_PLACE = re.compile(
    r"(?:(?P<opens>^(?:can|could|does|do|did|will|would)\s+)"
    r"|(?P<acts>\b(?:play|cast|hide|flip|counter|discard|pay for|how much does|what does)\s+))"
    r"(?P<name>[a-z]{4,})(?=\s+(?P<after>[a-z]+)|(?P<end>\W*$))",
    re.IGNORECASE,
)


def _free_words(text: str) -> list[re.Match[str]]:
    """The words of a text that are in no name."""
    found = find_names(text)
    return [word for word in _WORD.finditer(text) if not any(start <= word.start() < end for start, end, _ in found)]


def with_names_spelled(text: str, known: frozenset[str]) -> str:
    """The text with a misspelt word corrected that is part of a name. ``known`` are words that are not slips."""
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
    """Whether words are next to each other, with nothing but spaces between them."""
    return all(not text[one.end() : other.start()].strip() for one, other in pairwise(span))
