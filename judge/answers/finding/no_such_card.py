"""A few words that look like the name of a card and are not one: a sentence says so, with the nearest names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.typed.asking_words import without_asking_words
from judge.cards.corrections import near_names
from judge.cards.name_words import fold
from judge.cards.names import find_mentions
from judge.cards.ordinary_words import is_ordinary
from judge.index.words import STOP_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

LONGEST = 3
"""Maximum number of words in a name that a user types."""
MOST_NEAR = 3
"""Maximum number of similar names listed."""


def no_such_card(question: str, unknown: Collection[str], tells: Callable[[str], bool]) -> str:
    """The sentence that says so, if a question is no more than a name with a strange word in it, else "".

    An ``unknown`` word is strange. Before a part of a card's name, so is any word that ``tells`` nothing about the
    rules: a black lotus is not a Lotus Trap.
    """
    name = without_asking_words(question.strip(" ?!."))[-1]
    written = fold(name)
    if len(written) > LONGEST:
        return ""
    mentions = find_mentions(name)
    if not mentions:
        is_name = unknown and set(written) <= set(unknown) and not all(map(is_ordinary, written))
        return _said(name, near_names(written)) if is_name else ""
    before, behind = fold(name[: mentions[0].start]), fold(name[mentions[-1].end :])
    if len(mentions) > 1 or mentions[0].match.kind in {"exact", "short"} or not set(behind) <= set(unknown):
        return ""
    strange = [word not in STOP_WORDS and (word in unknown or not tells(word)) for word in before]
    if not all(strange) or not (before or behind):
        return ""
    return _said(name, (mentions[0].match.name, *mentions[0].match.alternatives))


def _said(name: str, near: Iterable[str]) -> str:
    listed = " or ".join([card for card in near if card][:MOST_NEAR])
    return f"No card is called {name!r}; the nearest is {listed}." if listed else ""
