"""A few words that look like the name of a card, and are that of none: it is said, with the nearest names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.asking_words import without_asking_words
from judge.cards.name_words import fold
from judge.cards.names import find_mentions
from judge.cards.ordinary_words import is_ordinary

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST = 3
"""A name that somebody types has no more words."""
MOST_NEAR = 3
"""So many of the nearest names are listed."""


def no_such_card(question: str, unknown: Collection[str]) -> str:
    """The sentence that says so where a question is no more than a name with an ``unknown`` word in it; else "".

    A word of a card's name counts as that card only if the others are not strange: a black lotus is no Lotus Trap.
    """
    name = without_asking_words(question.strip(" ?!."))[-1]
    written = fold(name)
    if not unknown or len(written) > LONGEST:
        return ""
    mentions = find_mentions(name)
    if any(mention.match.kind in {"exact", "short"} for mention in mentions):
        return ""
    part = {word for mention in mentions for word in fold(name[mention.start : mention.end])}
    others = [word for word in written if word not in part]
    if not all(word in unknown for word in others) or (not part and all(map(is_ordinary, others))):
        return ""
    near = [card for mention in mentions for card in (mention.match.name, *mention.match.alternatives) if card]
    if not near:
        from judge.cards.corrections import near_names  # noqa: PLC0415 - compares spellings

        near = list(near_names(written))
    listed = " or ".join(near[:MOST_NEAR])
    return f"No card is called {name!r}{f'; the nearest is {listed}' if listed else ''}."
