"""Names whose words are parted otherwise than they are written, as dictation does: ``hour glass``, ``zone yas``.

The letters are compared without spaces.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.cards.name_index import name_index
from judge.cards.name_match import Match, match_of
from judge.cards.ordinary_words import is_ordinary
from judge.cards.terms import Phrase, terms

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORTEST = 6
"""So many letters a name has at least that is heard in several words."""
LONGEST = 6
"""A phrase of more words is no name."""
LETTERS_PER_SLIP = 5
"""One letter may be another for so many, where a word is none of plain English."""
SEVERAL, LONG, BEGINNING = 3, 12, 3
"""Plain words may have slips, too, if they are so many with so many letters, and the first ones are right."""


def run_together(phrase: Phrase) -> Match | None:
    """The card whose name has the letters of a phrase, but for a few; None where no name or several are near.

    Words of plain English are such a name only if every letter is right, or if they are long and begin like it. Words
    of which some are a name by themselves are none.
    """
    if found := same_letters(phrase):
        return found
    typed, names = "".join(phrase), _letters()
    if not 1 < len(phrase) <= LONGEST or len(typed) < SHORTEST or phrase in terms() or _holds_a_name(phrase):
        return None
    if not all(map(is_ordinary, phrase)):
        return _nearest(phrase, tuple(names))
    if len(phrase) < SEVERAL or len(typed) < LONG:
        return None
    return _nearest(phrase, [name for name in names if name[:BEGINNING] == typed[:BEGINNING]])


def same_letters(phrase: Phrase) -> Match | None:
    """The card whose name has exactly the letters of several words."""
    names = _letters().get("".join(phrase)) if len(phrase) > 1 else None
    return match_of(names, "corrected") if names and not _holds_a_name(phrase) else None


def _holds_a_name(phrase: Phrase) -> bool:
    """Whether some words of a phrase are a name by themselves: then the others are not of it."""
    index = name_index()
    spans = [phrase[at : at + length] for length in range(1, len(phrase) + 1) for at in range(len(phrase) - length + 1)]
    return any(span[0] in index.distinctive or index.named(span)[0] for span in spans)


def _nearest(phrase: Phrase, choices: Sequence[str]) -> Match | None:
    """The card with the nearest letters; None where a word fewer at an end is nearer still."""
    typed = "".join(phrase)
    slips = len(typed) // LETTERS_PER_SLIP
    near = [letters for letters in choices if abs(len(letters) - len(typed)) <= slips]
    if not near:
        return None
    from rapidfuzz import process  # noqa: PLC0415 - most phrases are near to no name
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    found = process.extract(typed, near, scorer=OSA.distance, score_cutoff=slips, limit=5)
    shorter = ("".join(phrase[1:]), "".join(phrase[:-1]))
    if any(OSA.distance(one, letters) < distance for letters, distance, _ in found for one in shorter):
        return None
    best = [_letters()[letters] for letters, distance, _ in found if distance == found[0][1]]
    names = tuple(dict.fromkeys(name for several in best for name in several))
    match = match_of(names, "corrected") if names else None
    return match if match and match.name else None


@cache
def _letters() -> dict[str, tuple[str, ...]]:
    """The cards by the letters of their names and short names, where these are long enough."""
    index = name_index()
    written = {"".join(phrase): names for phrase, names in (*index.short.items(), *index.full.items())}
    return {letters: names for letters, names in written.items() if len(letters) >= SHORTEST}
