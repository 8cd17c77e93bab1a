"""The words by which people's questions find an infraction."""

from __future__ import annotations

from judge.index.words import terms, words

FAULTS = frozenset({"too", "not", "no", "without", "never"})
"""Words that a search drops, and by which alone something is a fault: "how many cards in hand" is not "too many"."""


def keys_of(text: str) -> tuple[str, ...]:
    """The keys of a name: its terms in the order of the alphabet, and a short one written as one word."""
    said = words(text)
    key = " ".join(sorted({*terms(text), *FAULTS.intersection(said)}))
    return (key, "".join(said)) if len(said) == len(("slow", "play")) else (key,)


_JOINING = frozenset({"a", "an", "and", "at", "during", "for", "in", "of", "on", "the", "to"})
LONGEST_SHORT = 6
"""An infraction has no more initials."""


def short_names(name: str) -> tuple[str, ...]:
    """The initials by which an infraction is written down: all of them, and those of its longer words (LTM and LM)."""
    said = words(name)
    every, longer = ("".join(word[0] for word in some) for some in (said, [one for one in said if one not in _JOINING]))
    return tuple(dict.fromkeys(short for short in (every, longer) if len(short) > 1))
