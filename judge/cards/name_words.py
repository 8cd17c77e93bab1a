"""Words in the form in which names are compared: without case, apostrophes, hyphens, commas and dots of initials."""

from __future__ import annotations

import re

from judge.record import NamedTuple

_APOSTROPHES = "'\u2019\u2018\u02bc`\u00b4"
_WORD = re.compile(rf"(?:[^\W\d_]\.){{2,}}|[^\W_]+(?:[{_APOSTROPHES}][^\W_]+)*")
_SET_ASIDE = str.maketrans("", "", _APOSTROPHES + ".")
_IN_NAMES = _SET_ASIDE | str.maketrans(dict.fromkeys("-,!()", " "))


class Word(NamedTuple):
    """A word of a text: its span and its folded form."""

    start: int
    end: int
    folded: str


def words(text: str) -> list[Word]:
    """The words of a text: ``Zhonya's`` folds to ``zhonyas``, ``God-Willow`` is two words, ``B.F.`` is one."""
    return [Word(*found.span(), found.group().translate(_SET_ASIDE).casefold()) for found in _WORD.finditer(text)]


def fold(text: str) -> tuple[str, ...]:
    """The folded words of a text."""
    return tuple(word.folded for word in words(text))


def fold_name(name: str) -> tuple[str, ...]:
    """The folded words of a name in the catalogue; equal to ``fold`` and several times as fast."""
    return tuple(name.translate(_IN_NAMES).casefold().split())


def singulars(word: str) -> tuple[str, ...]:
    """The folded words whose plural or possessive a word could be, beginning with itself."""
    forms = [word]
    if word.endswith("ies"):
        forms.append(word[:-3] + "y")
    if word.endswith("es"):
        forms.append(word[:-2])
    if word.endswith("s"):
        forms.append(word[:-1])
    return tuple(form for form in forms if form)
